"""Puzzles: moments of games at which one line, in one's own turn, is clearly best, and whoever plays knows enough to find it."""
