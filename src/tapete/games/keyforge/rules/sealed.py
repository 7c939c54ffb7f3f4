"""Sealed: everybody gets some decks that nobody has seen, and plays one of them (ours: the rulebook only names the format)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core import randomness
from tapete.core.actions import Action, Actions, Row, nothing
from tapete.core.decision import Option
from tapete.core.events import Event
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.position import expected
from tapete.core.refusal import BadDocument, Refusal
from tapete.core.series import begin
from tapete.core.state import State
from tapete.core.text import printed
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.catalogue import DECLARED, SETS
from tapete.games.keyforge.decks import MOST_DIGITS, generated_deck, set_named
from tapete.games.keyforge.rules import refusals as no
from tapete.games.keyforge.telling import tell
from tapete.games.keyforge.things import HOUSE_NAMES

SEALED: Final = "sealed"
POOLS: Final = "pools"  # in a state's setup: the names of the decks that each player has got
SIZES: Final[tuple[int, ...]] = (3, 6)
POOL_KEY: Final = 4001  # so that what is in the packs tells nothing about the shuffle
WHICH_DECK: Final = Words("¿Con cuál de tus mazos juegas?", "Which of your decks do you play?")
LISTED: Final = Words("{deck}:\n{cards}", "{deck}:\n{cards}")


def asked(setup: dict[str, object]) -> tuple[int, str]:
    """How many decks each player gets, and of which set ("": of any); none where it is not sealed."""
    given = setup.get(SEALED)
    if given is None:
        return 0, ""
    edition = ""
    if isinstance(given, dict):
        written = given.get("edition")
        edition = set_named(str(written)) if written else ""
        given = given.get("decks")
    if isinstance(given, bool) or not isinstance(given, int) or given not in SIZES:
        raise expected(SEALED, "3 o 6 mazos", "3 or 6 decks", given)
    if setup.get("decks") is not None:
        raise BadDocument("decks", "en sellado nadie trae mazo", "in sealed nobody brings a deck")
    return given, edition


def packs(size: int, edition: str, seed: int) -> list[list[str]]:
    """The decks that each player opens, by their names; no deck comes twice."""
    key = randomness.fork(seed, POOL_KEY)
    numbers: list[str] = []
    counter = 0
    while len(numbers) < 2 * size:
        set = edition or list(SETS)[randomness.number(key, counter, len(SETS))]
        name = f"{set} #{randomness.number(key, counter + 1, 10**MOST_DIGITS)}"
        counter += 2
        if name not in numbers:
            numbers.append(name)
    return [numbers[:size], numbers[size:]]


def opened(s: State, player: int) -> list[str]:
    """The names of a player's decks."""
    pools = s.setup[POOLS]
    assert isinstance(pools, list)
    return [str(each) for each in pools[player]]


def deck_named(name: str) -> dict[str, object]:
    deck = generated_deck(name)
    assert deck is not None, name
    return deck


# steps of choosing
ASK_ONE: Final = 0
ASK_OTHER: Final = 1
BEGIN: Final = 2


class ChooseDeck(Frame):
    """Each chooses a deck without knowing the other's choice; then both are shown and the game begins."""

    NAME = "choose_deck"
    FIELDS: ClassVar[tuple[str, ...]] = ("chosen",)

    def __init__(self) -> None:
        self.step = 0
        self.chosen = -1  # by the first who was asked: nobody else's business

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == ASK_ONE:
            ask(s, 0)
            return
        assert s.answer is not None
        if step == ASK_OTHER:
            self.chosen = int(s.answer.word)
            ask(s, 1)
        else:
            self.begin(s, (self.chosen, int(s.answer.word)))

    def begin(self, s: State, chosen: tuple[int, int]) -> None:
        """From here on the decks are as if they had been brought."""
        decks: list[object] = [deck_named(opened(s, player)[at]) for player, at in enumerate(chosen)]
        settled = {field: value for field, value in s.setup.items() if field not in (SEALED, POOLS)}
        begin(s, {**settled, "decks": decks}, s.key)
        for player in (0, 1):
            tell(s, Event(ev.DECK_CHOSEN, player=player, amount=player))


def ask(s: State, player: int) -> None:
    s.ask(player, PACKS.kind, PACKS.options(s, player), WHICH_DECK)


class Take(Action):
    """Play one of the decks that one has got."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        return [Option(s.names, self.verb, (), str(at)) for at in range(len(opened(s, player)))]

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.DECK_IS_CHOSEN

    def said(self, s: State, option: Option, lang: str) -> str:
        """The deck's name, its houses and every card, so that one can choose."""
        assert s.decision is not None
        pool = opened(s, s.decision.player)
        at = int(option.word) if option.word.isascii() and option.word.isdigit() else len(pool)
        if at >= len(pool):
            return option.word
        return LISTED.fill(lang, deck=pool[at], cards=contents(deck_named(pool[at]), lang))


def contents(deck: dict[str, object], lang: str) -> str:
    """What is in a deck, house by house: ``Dis: 2 × Diablillo de Polvo, …;`` and on the next line ``Logos: …``."""
    cards = deck["cards"]
    houses = deck["houses"]
    assert isinstance(cards, list) and isinstance(houses, list)
    parts: list[str] = []
    for house in houses:
        counts: dict[str, int] = {}
        for id, of in cards:
            if of == house:
                counts[id] = counts.get(id, 0) + 1
        names = [
            (f"{count}\u00a0×\u00a0" if count > 1 else "") + printed(id, DECLARED[id].name.text(lang))
            for id, count in sorted(counts.items())
        ]
        parts.append(f"{HOUSE_NAMES[house].text(lang)}: {', '.join(names)}")
    return ";\n".join(parts)


PACKS: Final = Actions("deck", Row(nothing, Take("deck", Words("{word}", "{word}"))))
