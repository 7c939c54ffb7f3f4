"""Others."""
