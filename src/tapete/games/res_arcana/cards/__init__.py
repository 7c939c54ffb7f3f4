"""The cards, one file a kind; ``catalogue.load`` declares them all."""

FILES = ("artifacts", "mages", "items", "monuments", "places")
