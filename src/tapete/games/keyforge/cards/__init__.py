"""The cards, one file a house. ``load`` declares them all."""

from importlib import import_module

FILES = ("brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed", "others")


def load() -> None:
    """Declare every card."""
    for name in FILES:
        import_module(f"tapete.games.keyforge.cards.{name}")
