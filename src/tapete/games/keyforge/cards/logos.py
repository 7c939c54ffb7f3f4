"""Logos."""
