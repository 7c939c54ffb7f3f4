"""How essences are said."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.core.language import EN, Words, listing
from tapete.games.res_arcana.things import ESSENCES, called, some


def essence(kind: int, lang: str) -> str:
    return called(ESSENCES[kind], lang)


def amounts_text(of: Sequence[int], lang: str) -> str:
    """ "1 de Elan y 2 de Muerte" / "1 Elan and 2 Death"."""
    joint = " " if lang == EN else " de "
    return listing([f"{n}{joint}{essence(kind, lang)}" for kind, n in some(of)], lang)


def but_text(but: tuple[int, ...], lang: str, plural: bool) -> str:
    """ "(ni Oro ni Vida)"."""
    names = [essence(kind, lang) for kind in but]
    if not names:
        return ""
    if lang == EN:
        return " other than " + listing(names, lang, Words("", "or"))
    return f" que no {'sean' if plural else 'sea'} " + listing(names, lang, Words("ni", ""))
