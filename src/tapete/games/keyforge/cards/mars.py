"""Mars."""
