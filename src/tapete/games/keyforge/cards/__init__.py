"""The cards, one file a house; ``catalogue.load`` declares them all."""

FILES = ("brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed", "others")
