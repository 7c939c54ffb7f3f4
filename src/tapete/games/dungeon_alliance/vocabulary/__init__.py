"""The words of cards: each acts and prints itself."""
