"""The words KeyForge cards are written in. Each word selects or does something, and prints itself in Spanish and English."""
