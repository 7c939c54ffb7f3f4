"""Alliances for a first game, ready made: the supplement's four teams. Vesna, whom it does not name, stays at home."""

from typing import Final

TEAMS: Final[tuple[tuple[str, ...], ...]] = (
    ("holgar", "krom", "lorna", "mysterios"),
    ("belzamin", "graltar", "jypzy", "petra"),
    ("krolt", "mirabell", "root", "runyon_zay"),
    ("bull", "emanon", "mcfarlin", "melinda"),
)
