"""Cards that came with Worlds Collide, one file a house, and its Anomalies."""

FILES: tuple[str, ...] = ("brobnar", "dis", "logos", "saurian", "shadows", "staralliance", "untamed", "anomalies")
