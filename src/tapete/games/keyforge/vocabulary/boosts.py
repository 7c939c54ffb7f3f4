"""Several constant changes said in one sentence: "gets +1 armor and gains taunt"."""

from __future__ import annotations

from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Condition
from tapete.core.language import EN, Words, listing
from tapete.core.nouns import Cards
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.catalogue import keyword_of
from tapete.games.keyforge.modifiers import Change
from tapete.games.keyforge.things import KEYWORD_NAMES
from tapete.games.keyforge.vocabulary.constants import subject

SILENT = Words("", "")


class Spoken(Change):
    """A change whose words already say its condition; those that follow in the same sentence say nothing."""

    def clause(self, lang: str) -> str:
        return self.words.text(lang)


def boosts(
    power: int = 0,
    armor: int = 0,
    keywords: tuple[str, ...] = (),
    cards: Cards | None = None,
    when: Condition | None = None,
) -> tuple[Ability, ...]:
    """+power, +armor and keywords ("taunt", "hazardous:2") for this card or for others, in one sentence."""
    words = Words(said("es", power, armor, keywords, cards, when), said("en", power, armor, keywords, cards, when))
    made: list[Change] = []
    for kind, by in ((m.POWER, power), (m.ARMOR, armor)):
        if by:
            made.append(Spoken(kind, SILENT, cards, by=by, condition=when))
    for word in keywords:
        keyword, value = keyword_of(word)
        made.append(Spoken(m.KEYWORD, SILENT, cards, by=value, extra=keyword, condition=when))
    made[0].words = words
    return tuple([Constant(change) for change in made])


def said(lang: str, power: int, armor: int, keywords: tuple[str, ...], cards: Cards | None, when: Condition | None) -> str:
    names: list[str] = []
    for word in keywords:
        name, _, value = word.partition(":")
        names.append(f"{KEYWORD_NAMES[name].text(lang)} {value}".strip())
    numbers = [f"+{by} {unit}" for by, unit in ((power, POWER.text(lang)), (armor, ARMOR.text(lang))) if by]
    parts: list[str] = []
    if numbers:
        parts.append(("gets " if lang == EN else "recibe ") + listing(numbers, lang))
    if names:
        parts.append(("gains " if lang == EN else "obtiene ") + listing(names, lang))
    deed = listing(parts, lang)
    if when is None:
        return f"{subject(cards).text(lang)} {deed}"
    if lang == EN:
        return f"while {when.text(lang)}, {'it' if cards is None else subject(cards).en} {deed}"
    return f"mientras {when.text(lang)}, {deed if cards is None else subject(cards).es + ' ' + deed}"


POWER = Words("de poder", "power")
ARMOR = Words("de armadura", "armor")
