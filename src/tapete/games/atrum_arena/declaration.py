"""Atrum Arena's declaration: the answers it gives to the engine's questions."""

from __future__ import annotations

from functools import cache
from typing import Final

from tapete.core.abilities import CardDef
from tapete.core.decision import Option
from tapete.core.game import Choice, Game
from tapete.core.language import Words
from tapete.core.layout import Layout
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games import sets
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import facets, words
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.catalogue import POWERS, REPTANTES, load
from tapete.games.atrum_arena.deeds import Launching
from tapete.games.atrum_arena.encoding import AtrumArenaEncoding
from tapete.games.atrum_arena.hints import AtrumArenaHints
from tapete.games.atrum_arena.position import AtrumArenaDocuments
from tapete.games.atrum_arena.rules import judge, resistance, setup, tournament
from tapete.games.atrum_arena.rules.actions import ANNOUNCING, AT_PHASE_START, EXPLOITING, IN_CHAIN, IN_MAIN, IN_PART, PLACING
from tapete.games.atrum_arena.rules.announcement import Announcing
from tapete.games.atrum_arena.rules.chain import WINDOWS, AtrumArenaResponding, TakingEffect
from tapete.games.atrum_arena.rules.costs import RESOURCES, Paying
from tapete.games.atrum_arena.rules.resistance import Eliminating
from tapete.games.atrum_arena.rules.turn import Discarding, Turn
from tapete.games.atrum_arena.secrets import AtrumArenaSight
from tapete.games.atrum_arena.signs import SIGNS
from tapete.games.atrum_arena.workshop import AtrumArenaWorkshop

FRAMES: Final = (
    Turn, Discarding, Announcing, Paying, TakingEffect, Launching, Eliminating, tournament.Removing, tournament.LookingForLoops,
)  # fmt: skip


class AtrumArena(Game):
    def __init__(self) -> None:
        super().__init__(
            "atrum_arena",
            Words("Atrum Arena", "Atrum Arena"),
            t.ZONES,
            ev.EVENTS,
            t.CARD_FIELDS,
            t.PLAYER_FIELDS,
            t.WORLD_FIELDS,
            t.MODIFIERS,
            FRAMES,
            WINDOWS,
            RESOURCES,
            version="6",
        )
        self.signs = SIGNS
        self.phrases = dict(words.PHRASES)
        for action in (PLACING, ANNOUNCING, EXPLOITING):  # somebody may look for them at any question
            self.phrases.update(action.phrases())
        self.offer_actions(IN_MAIN, IN_PART, AT_PHASE_START, IN_CHAIN)
        cards: list[CardDef] = [*t.ESBIRROS, *POWERS.values(), *REPTANTES.values()]
        for card in cards:
            self.register(card)

    # -- setup

    def furnish(self) -> None:
        self.sight = AtrumArenaSight(self)
        self.responding = AtrumArenaResponding(self)
        self.speech = words.AtrumArenaSpeech(self)
        self.documents = AtrumArenaDocuments(self)
        self.workshop = AtrumArenaWorkshop(self)
        self.hints = AtrumArenaHints(self)
        self.lab = facets.AtrumArenaMeasures(self)
        self.accounts = facets.AtrumArenaAccounts(self)
        self.endings = facets.AtrumArenaEndings(self)
        self.encoding = AtrumArenaEncoding(self)

    def players_range(self) -> tuple[int, int]:
        """The rulebook counts esbirros for up to nine and goes on "and so on"; more than nine is no table (AA-comp-06)."""
        return 2, setup.MOST_PLAYERS

    def start(self, setup_: dict[str, object], seed: int) -> State:
        """``setup_`` as ``rules/setup.py`` reads it, or a ``position``."""
        return self.documents.position(setup_["position"]) if "position" in setup_ else setup.start(self, setup_, seed)

    def random_setup(self, number: int) -> dict[str, object]:
        """Duels above all, then tournament matches, three to six players, and groups of two and of three."""
        mode, players = MIXTURE[number % len(MIXTURE)]
        return {"players": players, "mode": mode}

    def choices(self) -> tuple[Choice, ...]:
        return (*CHOICES, *sets.choices(self.id))

    def rematch(self, ended: State) -> dict[str, object]:
        return tournament.next_round(ended) if ended.world[t.TOURNAMENT] else ended.setup

    # -- who

    def active(self, s: State) -> int:
        return s.world[t.ACTIVE]

    def opponent(self, s: State, player: int) -> int:
        found = t.opponents(s, player)
        return found[0] if found else player

    def check(self, s: State) -> None:
        resistance.check(s)

    # -- what a player knows

    def impossible(self, s: State) -> list[tuple[Option, Refusal]]:
        return judge.elsewhere(s) if s.decision is not None and s.decision.kind not in self.actions else super().impossible(s)

    # -- words and table

    def layout(self) -> Layout:
        from tapete.games.atrum_arena.table import table

        return table(self)


MIXTURE: Final = (
    (setup.DUEL, 2),
    (setup.FREE, 3),
    (setup.DUEL, 2),
    (setup.GROUPS, 4),
    (setup.TOURNAMENT, 2),
    (setup.FREE, 4),
    (setup.DUEL, 2),
    (setup.GROUPS, 6),
    (setup.FREE, 5),
    (setup.DUEL, 2),
    (setup.FREE, 6),
)
CHOICES: Final = (
    Choice(
        "mode",
        Words("Modalidad", "Mode"),
        (
            (None, Words("La usual para tantos jugadores", "The usual one for so many players")),
            (setup.DUEL, Words("Duelo", "Duel")),
            (setup.FREE, Words("Todos contra todos", "Free for all")),
            (setup.GROUPS, Words("Por grupos", "Groups")),
            (setup.TOURNAMENT, Words("Partida de torneo", "Tournament match")),
        ),
    ),
)


@cache
def atrum_arena() -> AtrumArena:
    """The one Atrum Arena, with all its powers and reptantes."""
    load()
    return AtrumArena()
