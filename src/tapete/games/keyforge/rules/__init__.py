"""The rulebook, chapter by chapter: setup, turn, forge, house, play, use, fight, damage, destroy, leave, control, draw."""
