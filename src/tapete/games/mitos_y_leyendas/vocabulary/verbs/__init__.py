"""Verbs: what effects do."""
