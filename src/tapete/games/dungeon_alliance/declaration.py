"""Dungeon Alliance's declaration: the answers it gives to the engine's questions."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from tapete.core.abilities import CardDef
from tapete.core.decision import Option
from tapete.core.events import Event
from tapete.core.frames import Frame
from tapete.core.game import HOLDER, NOBODY, Choice, Game
from tapete.core.language import Words
from tapete.core.layout import Layout
from tapete.core.ledger import Bill
from tapete.core.position import Document
from tapete.core.refusal import BadDocument, Refusal
from tapete.core.state import State, new_state
from tapete.games.dungeon_alliance import accounts, hints, words
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.catalogue import COPIES, DECLARED, load
from tapete.games.dungeon_alliance.position import position
from tapete.games.dungeon_alliance.rules.activation import Turn
from tapete.games.dungeon_alliance.rules.combat import Attack
from tapete.games.dungeon_alliance.rules.doors import Attempt, Placing, Revealing
from tapete.games.dungeon_alliance.rules.harm import Healing
from tapete.games.dungeon_alliance.rules.judge import impossible, why_not
from tapete.games.dungeon_alliance.rules.monsters import MonsterPhase, Prowling
from tapete.games.dungeon_alliance.rules.playing import Surging
from tapete.games.dungeon_alliance.rules.rounds import FinalPhase, Play, points, total
from tapete.games.dungeon_alliance.rules.setup import Setup
from tapete.games.dungeon_alliance.rules.solo import SoloPhase
from tapete.games.dungeon_alliance.rules.threats import Entering, OnChest
from tapete.games.dungeon_alliance.rules.upgrades import Selecting
from tapete.games.dungeon_alliance.written import to_position

FRAMES: Final = (
    Setup, Play, Turn, Attack, Attempt, Placing, Revealing, Healing, MonsterPhase, Prowling, Surging, FinalPhase, Entering, OnChest,
    Selecting, SoloPhase,
)  # fmt: skip
# where each kind of thing lies before the setup
HOMES: Final = {t.HERO: t.HERO_DECK, t.TILE: t.UNUSED, t.MONSTER: t.SUPPLY, t.THREAT: t.THREATS, t.SOLO: t.SOLO_DECK}
SHUFFLED: Final = (t.HERO_DECK, t.UNUSED, t.THREATS, t.UPGRADES, t.SOLO_DECK)

NO: Final = (None, Words("No", "No"))
CHOICES: Final = (
    Choice("pvp", Words("Jugador contra jugador", "Player against player"), (NO, (True, Words("Sí", "Yes")))),
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
    ),
    Choice(
        "basic",
        Words("Juego básico", "Basic game"),
        (NO, (True, Words("Sí: mazos con cartas genéricas", "Yes: decks with generic cards"))),
    ),
    Choice(
        "first",
        Words("Empieza", "Begins"),
        (
            (None, Words("Al azar", "By chance")),
            (1, Words("Jugador 1", "Player 1")),
            (2, Words("Jugador 2", "Player 2")),
            (3, Words("Jugador 3", "Player 3")),
            (4, Words("Jugador 4", "Player 4")),
        ),
    ),
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
            version="3",
        )
        self.phrases = words.PHRASES
        self.groups = words.GROUPS
        self.looks = ("main", "draft", "select")
        for card in DECLARED.values():
            self.register(card)

    # -- setup

    def players_range(self) -> tuple[int, int]:
        return 1, 4

    def start(self, setup: dict[str, object], seed: int) -> State:
        """``players`` (1–4), ``pvp``, ``cooperative`` and ``basic`` (rules of ours), ``first`` (from 1); or ``position``."""
        if "position" in setup:
            return position(self, setup["position"])
        doc = Document(setup, "")
        players = doc.number("players", 1, 5) if doc.has("players") else 2
        pvp = doc.flag("pvp") if doc.has("pvp") else False
        basic = doc.flag("basic") if doc.has("basic") else False
        together = doc.flag("cooperative") if doc.has("cooperative") else False
        if together and (pvp or players == 1):
            raise BadDocument(
                "cooperative",
                "el modo cooperativo es para dos a cuatro jugadores, sin PvP",
                "the cooperative game is for two to four players without PvP",
            )
        first = doc.number("first", 1, players + 1) if doc.has("first") else 0
        doc.read.update(dict.fromkeys(("players", "pvp", "basic", "cooperative", "first"), True))
        doc.close()
        s = self.unpacked(players, seed)
        s.setup = setup
        s.world[t.PVP] = 1 if pvp else 0
        s.world[t.COOPERATIVE] = 1 if together else 0
        for zone in SHUFFLED:
            s.shuffle(zone, 0)
        s.world[t.FIRST] = first - 1 if first else s.random(players)  # DA-setup-08
        s.world[t.ACTIVE] = s.world[t.FIRST]
        frame = Setup()
        frame.basic = basic
        s.push(frame)
        s.advance()
        return s

    def choices(self) -> tuple[Choice, ...]:
        return CHOICES

    def unpacked(self, players: int, seed: int) -> State:
        """Everything that is in the box, each thing in its place before the setup."""
        cards: list[CardDef] = []
        for id, thing in DECLARED.items():
            cards += [thing] * COPIES[id]
        s = new_state(self, players, tuple(cards), tuple([-1] * len(cards)))
        s.key = seed
        for card in range(len(cards)):
            s.move(card, home(s, card), 0)
        return s

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

    def owed(self, s: State, frame: Frame) -> Bill | None:
        return accounts.owed(s, frame)

    def tender(self, s: State, e: Event) -> int:
        return accounts.tender(e)

    def main_depth(self, s: State) -> int:
        """The rounds and a hero's activation."""
        return 2 if s.decision is not None and s.decision.kind == "main" else -1

    def conserved(self, s: State) -> list[int]:
        return [len(s.cards)]

    # -- what a player knows

    def sees(self, s: State, player: int, card: int) -> bool:
        if s.place[card] >= 0 and s.place[card] // s.players == t.FACE_DOWN:
            return s.numbers[t.KNOWN][card] == 1
        return super().sees(s, player, card)

    def knows_contents(self, s: State, player: int, kind: int, holder: int) -> bool:
        """The own alliance deck."""
        return kind == t.DECK and holder == player

    def swappable(self, s: State, player: int) -> list[list[int]]:
        """The own deck; what a rival holds, has buried and has in the deck; and by level: upgrades, tiles, threats; heroes."""
        groups: dict[str, list[int]] = {}
        for place, cards in enumerate(s.zones):
            sight = self.zones[place // s.players].sight
            if cards and (sight == NOBODY or (sight == HOLDER and place % s.players != player)):
                for card in cards:
                    if not self.sees(s, player, card):
                        groups.setdefault(unseen_as(s, card), []).append(card)
        return [group for group in groups.values() if len(group) > 1]

    def described(self, s: State, card: int) -> dict[str, object]:
        """Where something is on the map, and whose hero it is; on a tile, where threats lie, whose level is the tile's."""
        plan = t.floor(s)
        if t.kind(s, card) == t.TILE and s.numbers[t.SLOT][card]:
            slot = s.numbers[t.SLOT][card] - 1
            cells = [t.cell(s, each) for each in t.shared(s, t.FACE_DOWN)]
            hidden = [at for at in cells if plan.slot_of(at) == slot]
            return {"threats": [plan.name(at) for at in sorted(hidden)]}
        at = t.cell(s, card)
        shown: dict[str, object] = {"square": plan.name(at)} if at >= 0 else {}
        if s.place[card] // s.players == t.HEROES:
            shown["owner"] = t.owner(s, card)
        return shown

    # -- what bots ask

    def evaluate(self, s: State, player: int) -> float:
        return hints.evaluate(s, player)

    def prior(self, s: State, option: Option) -> int:
        return hints.prior(s, option)

    def idle(self, s: State, option: Option) -> bool:
        """Turning on the spot: whoever attacks or aims turns with it."""
        return option.verb == "face" and s.decision is not None and s.decision.kind == "main"

    def habit(self, s: State) -> Option | None:
        return hints.habit(s)

    def stretch(self, s: State) -> int:
        return hints.stretch(s)

    # -- what the laboratory asks

    def balance_units(self, s: State) -> list[tuple[int, str]]:
        """The heroes of each alliance."""
        return [(player, s.cards[who].id) for player in range(s.players) for who in t.heroes(s, player)]

    def scores(self, s: State) -> list[int]:
        """The points of each alliance; those of all together when the cards play the monsters."""
        return [total(s)] * s.players if t.governs(s) else [points(s, player) for player in range(s.players)]

    # -- the judge

    def why_not(self, s: State, option_id: str) -> Refusal | None:
        return why_not(s, option_id)

    def impossible(self, s: State) -> list[tuple[Option, Refusal]]:
        return impossible(s)

    # -- words and table

    def layout(self) -> Layout:
        from tapete.games.dungeon_alliance.table import table

        return table(self)

    def word(self, s: State, option: Option, lang: str) -> str:
        return words.word(s, option, lang)

    def verdict(self, s: State, lang: str) -> str:
        return words.verdict(s, lang)

    def whereabouts(self, s: State, card: int, player: int, lang: str) -> str:
        return words.whereabouts(s, card, lang) or super().whereabouts(s, card, player, lang)

    def facts_text(self, card: CardDef, lang: str) -> str:
        return words.facts_text(cast(t.Thing, card), lang)

    # -- documents

    def give_up(self, s: State, gone: frozenset[int]) -> None:
        """Those who play together have lost only when nobody is left."""
        if not s.world[t.COOPERATIVE] or len(gone) == s.players:
            super().give_up(s, gone)

    def position(self, doc: object) -> State:
        return position(self, doc)

    def to_position(self, s: State) -> dict[str, object]:
        return to_position(s)


def unseen_as(s: State, card: int) -> str:
    """The group a hidden thing belongs to: any thing of it could lie in the place of any other."""
    zone = s.zone_kind(card)
    if zone in (t.HAND, t.DECK, t.BURIED):
        return f"player {s.holder(card)}"
    kind = t.kind(s, card)
    if kind == t.CARD:
        return f"upgrade {t.card_of(s, card).level}"
    if kind == t.TILE:
        return f"tile {t.tile(s, card).level}"
    if kind == t.THREAT:
        return f"threat {t.threat(s, card).level}"
    return f"kind {kind}"


def home(s: State, card: int) -> int:
    kind = t.kind(s, card)
    if kind == t.CARD:
        return t.UPGRADES if t.card_of(s, card).level else t.REMOVED
    return HOMES[kind]


@cache
def dungeon_alliance() -> DungeonAlliance:
    """The one Dungeon Alliance, with everything in its box."""
    load()
    return DungeonAlliance()
