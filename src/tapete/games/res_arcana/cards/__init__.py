"""The components, one file a kind. ``load`` declares them all."""

from importlib import import_module

FILES = ("artifacts", "mages", "items", "monuments", "places")


def load() -> None:
    """Declare every component."""
    for name in FILES:
        import_module(f"tapete.games.res_arcana.cards.{name}")
