"""The rulebook, chapter by chapter: setup, collect, actions, costs, effects, life loss, passing, victory, match."""
