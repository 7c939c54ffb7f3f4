"""The cards, one file a house, later sets in folders of their own; ``catalogue.load`` declares them all."""

from tapete.games.keyforge.cards import age_of_ascension, worlds_collide

FILES = (
    "brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed", "others",
    *[f"age_of_ascension.{name}" for name in age_of_ascension.FILES],
    *[f"worlds_collide.{name}" for name in worlds_collide.FILES],
)  # fmt: skip
