"""Shadows."""
