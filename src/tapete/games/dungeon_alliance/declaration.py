"""Dungeon Alliance's declaration: the answers it gives to the engine's questions."""

from __future__ import annotations

from functools import cache
from typing import Final

from tapete.core.decision import Option, read_option
from tapete.core.game import Choice, Game
from tapete.core.language import Words
from tapete.core.layout import Layout
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games import sets
from tapete.games.begins import who_begins
from tapete.games.dungeon_alliance import accounts, facets, words
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.catalogue import DECLARED, load
from tapete.games.dungeon_alliance.encoding import DungeonAllianceEncoding
from tapete.games.dungeon_alliance.hints import DungeonAllianceHints
from tapete.games.dungeon_alliance.position import position
from tapete.games.dungeon_alliance.rules.activation import DEEDS, DISCARDS, HEROES, Turn
from tapete.games.dungeon_alliance.rules.attempts import Attempt, Placing, Revealing, Trying
from tapete.games.dungeon_alliance.rules.blows import Aftermath
from tapete.games.dungeon_alliance.rules.combat import REACTIONS, Attack, Splashing
from tapete.games.dungeon_alliance.rules.drawing import Drawing
from tapete.games.dungeon_alliance.rules.harm import Gaining, Healing, Hitting, Wounding
from tapete.games.dungeon_alliance.rules.judge import TOUCH, left_aside, why_not_touch
from tapete.games.dungeon_alliance.rules.market import Refilling
from tapete.games.dungeon_alliance.rules.monsters import MONSTERS, WAYS, MonsterPhase, Prowling
from tapete.games.dungeon_alliance.rules.playing import Playing, Surging
from tapete.games.dungeon_alliance.rules.rounds import FinalPhase, Play, Scoring
from tapete.games.dungeon_alliance.rules.setup import Setup, started
from tapete.games.dungeon_alliance.rules.solo import SoloPhase, TakingOut
from tapete.games.dungeon_alliance.rules.threats import Entering, OnChest, Springing
from tapete.games.dungeon_alliance.rules.tiles import Laying
from tapete.games.dungeon_alliance.rules.upgrades import UPGRADES, Selecting
from tapete.games.dungeon_alliance.signs import SIGNS
from tapete.games.dungeon_alliance.workshop import DungeonAllianceWorkshop
from tapete.games.dungeon_alliance.written import DungeonAllianceDocuments

FRAMES: Final = (
    Setup, Play, Turn, Attack, Attempt, Placing, Revealing, Healing, MonsterPhase, Prowling, Surging, FinalPhase, Entering, OnChest,
    Selecting, SoloPhase, Drawing, Gaining, Hitting, Laying, Playing, Refilling, Scoring, Splashing, Springing, TakingOut, Trying,
    Wounding, Aftermath,
)  # fmt: skip

NO: Final = (None, Words("No", "No"))
CHOICES: Final[tuple[Choice, ...]] = (
    Choice("pvp", Words("Jugador contra jugador", "Player against player"), (NO, (True, Words("Sí", "Yes"))), ("cooperative",)),
    Choice(
        "cooperative",
        Words("Cooperativo", "Cooperative"),
        (
            NO,
            (
                True,
                Words("Sí, con reglas nuestras (sin jugador contra jugador)", "Yes, by rules of ours (not player against player)"),
            ),
        ),
        ("pvp",),
    ),
    Choice(
        "teams",
        Words("Alianzas", "Alliances"),
        (
            (None, Words("Se eligen los héroes", "Heroes are drafted")),
            (True, Words("Ya hechas, para una primera partida", "Ready made, for a first game")),
        ),
    ),
    Choice(
        "basic",
        Words("Juego básico", "Basic game"),
        (NO, (True, Words("Sí: mazos con cartas genéricas", "Yes: decks with generic cards"))),
    ),
    who_begins(4, first=1),
)


class DungeonAlliance(Game):
    def __init__(self) -> None:
        super().__init__(
            "dungeon_alliance",
            Words("Dungeon Alliance", "Dungeon Alliance"),
            t.ZONES,
            ev.EVENTS,
            t.CARD_FIELDS,
            t.PLAYER_FIELDS,
            t.WORLD_FIELDS,
            frames=FRAMES,
            seldom_fields=t.CARD_FIELDS,  # most of the box lies still: a copy shares each counter until it changes
            resources=accounts.RESOURCES,
            version="6",
        )
        self.signs = SIGNS
        self.phrases = words.PHRASES
        self.offer_actions(DEEDS, HEROES, DISCARDS, UPGRADES, REACTIONS, MONSTERS, WAYS)
        self.looks = ("main", "draft", "select")
        for card in DECLARED.values():
            self.register(card)

    def furnish(self) -> None:
        self.sight = facets.DungeonAllianceSight(self)
        self.speech = words.DungeonAllianceSpeech(self)
        self.documents = DungeonAllianceDocuments(self)
        self.hints = DungeonAllianceHints(self)
        self.lab = facets.DungeonAllianceMeasures(self)
        self.accounts = accounts.DungeonAllianceAccounts(self)
        self.endings = facets.DungeonAllianceEndings(self)
        self.encoding = DungeonAllianceEncoding(self)
        self.workshop = DungeonAllianceWorkshop(self)

    def players_range(self) -> tuple[int, int]:
        return 1, 4

    def start(self, setup: dict[str, object], seed: int) -> State:
        """``players`` (1–4), ``pvp``, ``cooperative`` and ``basic`` (rules of ours), ``teams``, ``first``; or ``position``."""
        if "position" in setup:
            return position(self, setup["position"])
        return started(self, setup, seed)

    def choices(self) -> tuple[Choice, ...]:
        return (*CHOICES, *sets.choices(self.id))

    def random_setup(self, number: int) -> dict[str, object]:
        """One to four players, now and then with PvP, together, or in the basic game."""
        setup: dict[str, object] = {"players": 1 + (number + 1) % 4}
        if number % 5 == 4:
            setup["basic"] = True
        if setup["players"] != 1 and number % 3 == 2:
            setup["pvp" if number % 2 else "cooperative"] = True
        return setup

    def active(self, s: State) -> int:
        return s.world[t.ACTIVE]

    def why_not(self, s: State, option_id: str) -> Refusal | None:
        option = read_option(s.names, option_id)
        if option is not None and option.verb == TOUCH and option.things:
            return why_not_touch(s, option.thing)
        return super().why_not(s, option_id)

    def impossible(self, s: State) -> list[tuple[Option, Refusal]]:
        """What the rows know, and everything else in sight by where it lies."""
        decision = s.decision
        if decision is None:
            return []
        rows = self.actions.get(decision.kind)
        found = [] if rows is None else rows.impossible(s, decision.player)
        told = {thing for option in decision.options for thing in option.things}
        told.update([thing for option, _ in found for thing in option.things])
        return found + left_aside(s, decision.player, told)

    def layout(self) -> Layout:
        from tapete.games.dungeon_alliance.table import table

        return table(self)


@cache
def dungeon_alliance() -> DungeonAlliance:
    """The one Dungeon Alliance, with everything in its box."""
    load()
    return DungeonAlliance()
