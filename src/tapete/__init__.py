"""Tapete: one engine that plays modern card games exactly as their rulebooks say."""

__version__ = "0.1.0"
