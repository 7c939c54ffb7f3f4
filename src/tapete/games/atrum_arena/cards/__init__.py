"""The powers and reptantes: declarations only."""

FILES = ("rulebook", "beasts", "fallen", "skeletons", "golems", "zombies", "neutral", "reptantes")
