"""Cards that came with Age of Ascension, one file a house."""

FILES: tuple[str, ...] = ("brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed")
