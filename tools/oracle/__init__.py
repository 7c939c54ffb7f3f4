"""Replays games recorded from another KeyForge engine through this one and says where the two part."""
