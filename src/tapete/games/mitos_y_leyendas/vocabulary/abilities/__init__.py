"""Abilities: when and how a card does what it says."""
