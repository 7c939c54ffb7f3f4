"""Untamed."""
