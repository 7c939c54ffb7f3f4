"""The rules of Dungeon Alliance, one chapter of the rulebook to a file."""
