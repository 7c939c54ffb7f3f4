"""Everything in the box, as declarations."""

FILES = ("heroes", "generics", "upgrades", "artifacts", "encounters", "tiles", "solo")
