"""Nouns: the cards a text speaks of."""
