"""The rulebook, one chapter to a file."""
