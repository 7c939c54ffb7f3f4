"""Nouns that both select cards and print themselves: ``creature.enemy.damaged``."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tapete.core.language import EN, Adjective, Noun, letters
from tapete.core.runaway import MOST_IN_A_ROW, in_a_circle
from tapete.core.symbols import joined

if TYPE_CHECKING:
    from tapete.core.effects import Resolving
    from tapete.core.state import State

ANYONE: Final = -1
YOURS: Final = 0
THEIRS: Final = 1


class Quality:
    """One property a card may have, and the adjective that says so."""

    implied: ClassVar[bool] = False  # the noun or the rules say it already, so that symbols need not

    def __init__(self, adjective: Adjective) -> None:
        self.adjective = adjective

    def test(self, s: State, f: Resolving, card: int) -> bool:
        raise NotImplementedError

    def symbols(self) -> str:
        """The quality in symbols; "" when it cannot be said in them."""
        return ""


class Cards:
    """Cards of some zones, of some player, with some qualities."""

    def __init__(self, noun: Noun, zones: tuple[int, ...], side: int = ANYONE, qualities: tuple[Quality, ...] = ()) -> None:
        self.noun = noun
        self.zones = zones
        self.side = side
        self.qualities = qualities

    def all(self, s: State, f: Resolving) -> list[int]:
        """Every card that fits, read from the side of the resolving ability's player."""
        found: list[int] = []
        players = s.players
        side = self.side
        asking = s.asking
        asking.append(f.source)
        if len(asking) > MOST_IN_A_ROW:
            raise in_a_circle(s)
        for turn in range(players):
            if (side == YOURS and turn) or (side == THEIRS and not turn):
                continue
            player = (f.you + turn) % players
            for zone in self.zones:
                for card in s.zones[zone * players + player]:
                    for quality in self.qualities:
                        if not quality.test(s, f, card):
                            break
                    else:
                        found.append(card)
        asking.pop()
        return found

    def fits(self, s: State, f: Resolving, card: int) -> bool:
        """Whether this one card fits."""
        zone = s.place[card]
        players = s.players
        if zone // players not in self.zones:
            return False
        if self.side != ANYONE and (zone % players == f.you) != (self.side == YOURS):
            return False
        return self.describes(s, f, card)

    def describes(self, s: State, f: Resolving, card: int) -> bool:
        """Whether a card is such a card, wherever it lies."""
        if not self.qualities:
            return True
        asking = s.asking
        asking.append(f.source)
        if len(asking) > MOST_IN_A_ROW:
            raise in_a_circle(s)
        for quality in self.qualities:
            if not quality.test(s, f, card):
                asking.pop()
                return False
        asking.pop()
        return True

    def any(self, s: State, f: Resolving) -> bool:
        return bool(self.all(s, f))

    # -- words

    def phrase(self, lang: str, article: str, plural: bool) -> str:
        """The noun with article ("a", "each", "all", "up to 3", "2", "") and adjectives in agreement."""
        before, after = self.beside_the_noun(lang, plural)
        body = " ".join([*before, self.noun.word(lang, plural), *after])
        return f"{self.article(lang, article, body)} {body}".strip()

    def beside_the_noun(self, lang: str, plural: bool) -> tuple[list[str], list[str]]:
        """The adjectives in agreement: those before the noun, and those after it."""
        before: list[str] = []
        after: list[str] = []
        adjectives = self.adjectives()
        adjectives.sort(key=english_rank if lang == EN else spanish_rank)
        for adjective in adjectives:
            word = adjective.word(lang, self.noun.feminine, plural)
            if not word:
                continue
            if lang == EN and not adjective.after:
                before.append(word)
            else:
                after.append(word)
        return before, after

    def adjectives(self) -> list[Adjective]:
        """The adjectives the phrase carries."""
        return [quality.adjective for quality in self.qualities]

    def symbols(self) -> str:
        """The noun with its qualities in symbols; "" when one of them has none."""
        said = [quality.symbols() for quality in self.qualities if not quality.implied]
        if self.side != ANYONE:
            said.insert(0, self.whose())
        return joined([*said, self.noun.sign], " ")

    def whose(self) -> str:
        """Whose cards, in symbols."""
        return ""

    def article(self, lang: str, article: str, body: str) -> str:
        if lang == EN:
            if article == "a":
                return "an" if letters(body)[:1] in "aeiouæ" else "a"
            return article
        feminine = self.noun.feminine
        if article == "a":
            return "una" if feminine else "un"
        if article == "each":
            return "cada"
        if article == "all":
            return "todas las" if feminine else "todos los"
        if article == "the":
            return "la" if feminine else "el"
        if article.startswith("up to"):
            number = article[5:].strip()
            return f"hasta {number}" if number else ("hasta una" if feminine else "hasta un")
        return article


def english_rank(adjective: Adjective) -> int:
    return adjective.en_rank


def spanish_rank(adjective: Adjective) -> int:
    return adjective.es_rank
