"""Sanctum."""
