"""Atrum Arena's declaration: the answers it gives to the engine's questions."""

from __future__ import annotations

from functools import cache

from tapete.core.abilities import CardDef
from tapete.core.costs import Reservation, is_marked, still_serves
from tapete.core.decision import Option
from tapete.core.game import HOLDER, PUBLIC, Choice, Game
from tapete.core.language import Words
from tapete.core.layout import Layout
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.times import Times
from tapete.core.windows import (
    AT_ONCE,
    AT_RESOLUTION,
    FROM_RESPONDER,
    FROM_THE_START,
    LAST,
    LAST_FIRST,
    SEATS,
    TARGETS_FIRST,
    Announcement,
    Discipline,
    Window,
)
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import hints, links, secrets, words
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.catalogue import POWERS, REPTANTES, load
from tapete.games.atrum_arena.history import changes, unknown_cards
from tapete.games.atrum_arena.position import position, to_position
from tapete.games.atrum_arena.powers import Launching
from tapete.games.atrum_arena.rules import chain, judge, resistance, setup, tournament
from tapete.games.atrum_arena.rules.announcing import RESPONSE, Announcing, announceable, announcing, conceivable
from tapete.games.atrum_arena.rules.costs import RESOURCES, Paying
from tapete.games.atrum_arena.rules.resistance import Eliminating
from tapete.games.atrum_arena.rules.turn import Discarding, Turn
from tapete.games.atrum_arena.teams import SHIPPED, read_deck
from tapete.games.atrum_arena.values import types

FRAMES = (Turn, Discarding, Announcing, Paying, Launching, Eliminating, tournament.Removing)
WINDOWS = (
    Discipline(
        links.CHAIN, Words("¿Respondes?", "Do you respond?"), TARGETS_FIRST, LAST, FROM_RESPONDER, 0, AT_RESOLUTION, LAST_FIRST
    ),
    Discipline(
        links.PHASE_START,
        Words("Empieza la fase: ¿anuncias un Poder Táctico?", "The phase begins: do you announce a Tactical Power?"),
        SEATS,
        LAST,
        FROM_THE_START,
        0,
        AT_RESOLUTION,
        AT_ONCE,
    ),
)


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
            version="3",
        )
        self.phrases = dict(words.PHRASES)
        self.groups = dict(words.GROUPS)
        cards: list[CardDef] = [*t.ESBIRROS, *POWERS.values(), *REPTANTES.values()]
        for card in cards:
            self.register(card)

    # -- setup

    def players_range(self) -> tuple[int, int]:
        """The rulebook counts esbirros for up to nine and goes on "and so on"; more than nine is no table (AA-comp-06)."""
        return 2, setup.MOST_PLAYERS

    def start(self, setup_: dict[str, object], seed: int) -> State:
        return setup.start(self, setup_, seed)

    def random_setup(self, number: int) -> dict[str, object]:
        """Duels above all, then tournament matches, three to six players, and groups of two and of three."""
        mode, players = MIXTURE[number % len(MIXTURE)]
        return {"players": players, "mode": mode}

    def choices(self) -> tuple[Choice, ...]:
        return CHOICES

    def rematch(self, ended: State) -> dict[str, object]:
        return tournament.next_round(ended) if ended.world[t.TOURNAMENT] else ended.setup

    def decks(self) -> list[dict[str, object]]:
        return list(SHIPPED)

    def read_deck(self, written: object) -> dict[str, object]:
        return read_deck(self, written)

    def position(self, doc: object) -> State:
        return position(self, doc)

    def to_position(self, s: State) -> dict[str, object]:
        return to_position(s)

    # -- endings that no option leads to

    def give_up(self, s: State, gone: frozenset[int]) -> None:
        if s.world[t.TOURNAMENT]:
            tournament.concede(s, min(gone))
        else:
            resistance.give_up(s, gone)

    def times(self, setup_: dict[str, object]) -> Times | None:
        return tournament.TIMES if setup_.get("mode") == setup.TOURNAMENT else None

    def preparing(self, s: State) -> bool:
        """While the teams are formed (AA-trn-13)."""
        return s.decision is not None and s.decision.kind == "remove"

    def time_up(self, s: State) -> None:
        tournament.end_on_time(s)

    def scores(self, s: State) -> list[int]:
        return tournament.scores(s) if s.world[t.TOURNAMENT] else []

    # -- who

    def active(self, s: State) -> int:
        return s.world[t.ACTIVE]

    def opponent(self, s: State, player: int) -> int:
        found = t.opponents(s, player)
        return found[0] if found else player

    def plays(self, s: State, player: int) -> bool:
        return not s.tallies[t.OUT][player]

    def check(self, s: State) -> None:
        resistance.check(s)

    # -- windows

    def responses(self, s: State, window: Window, player: int) -> list[Option]:
        if s.tallies[t.OUT][player] or s.tallies[t.OUT][s.world[t.ACTIVE]]:
            return []
        return announceable(s, player, window if window.discipline == links.CHAIN else None)

    def asks(self, s: State, window: Window, player: int) -> bool:
        """Only hidden hands may tell who can respond, so everybody who might is asked (AA-gap-06)."""
        if s.tallies[t.OUT][player] or s.tallies[t.OUT][s.world[t.ACTIVE]]:
            return False
        return conceivable(s, player, window if window.discipline == links.CHAIN else None)

    def asked(self, s: State, window: Window) -> Words:
        return words.question(s, window)

    def announce(self, s: State, window: Window, player: int, option: Option) -> None:
        announcing(s, player, option, RESPONSE)

    def why_not_launched(self, s: State, announced: Announcement) -> Refusal | None:
        return chain.why_not_launched(s, announced)

    def not_launched(self, s: State, announced: Announcement, refusal: Refusal) -> None:
        chain.not_launched(s, announced, refusal)

    def pay(self, s: State, announced: Announcement) -> None:
        frame = Paying()
        frame.link = announced
        s.push(frame)

    def launch(self, s: State, announced: Announcement) -> None:
        chain.launch(s, announced)

    # -- what a player knows

    def sees(self, s: State, player: int, card: int) -> bool:
        place = s.place[card]
        if place < 0:
            return False
        sight = t.ZONES[place // s.players].sight
        if sight == PUBLIC or (sight == HOLDER and place % s.players == player):
            return True
        known = s.numbers[t.KNOWN][card]
        return known >= t.EVERYBODY or (player >= 0 and bool(known >> player & 1))

    def counts(self, s: State, player: int, kind: int, holder: int) -> bool:
        """Nobody counts the fosa in a tournament (AA-gap-06)."""
        return kind != t.FOSA or not s.world[t.TOURNAMENT]

    def swappable(self, s: State, player: int) -> list[list[int]]:
        """Esbirros the player does not see; a discard that lies face down is then made to serve again (``suppose``)."""
        hidden = secrets.hidden(s, player)
        return [hidden] if len(hidden) > 1 else []

    def suppose(self, world: State, player: int) -> None:
        secrets.suppose(world, player)

    def known_reservation(self, s: State, player: int, reserved: Reservation) -> Reservation:
        return secrets.known(s, player, reserved)

    def described(self, s: State, card: int) -> dict[str, object]:
        """The types an esbirro of an altar is of, and what is reserved."""
        if t.is_esbirro(s, card) and t.in_altar(s, card):
            kinds = types(s, card)
            return {"types": [t.TYPE_IDS[type] for type in t.TYPES if kinds & type], "reserved": is_marked(s, card)}
        return {}

    def why_not(self, s: State, option_id: str) -> Refusal | None:
        return judge.why_not(s, option_id)

    def impossible(self, s: State) -> list[tuple[Option, Refusal]]:
        return judge.impossible(s)

    def main_depth(self, s: State) -> int:
        return 1 if s.decision is not None and s.decision.kind == "main" else -1

    def conserved(self, s: State) -> list[int]:
        """Esbirros, wherever they are; and none of them reserved for two announcements."""
        esbirros = len([c for c in range(len(s.cards)) if t.is_esbirro(s, c) and s.place[c] >= 0])
        doubled = [card for each in s.reserved for card in each.things if still_serves(s, each, card)]
        return [esbirros, len(doubled) - len(set(doubled))]

    def balance_units(self, s: State) -> list[tuple[int, str]]:
        """The reptantes of every team; those set aside before a tournament match did not play."""
        played = (t.REPTANTES, t.ELIMINATED)
        return [(owner, s.cards[card].id) for card, owner in enumerate(s.owners) if owner >= 0 and s.zone_kind(card) in played]

    # -- what bots ask

    def evaluate(self, s: State, player: int) -> float:
        return hints.evaluate(s, player)

    def prior(self, s: State, option: Option) -> int:
        return hints.prior(s, option)

    def habit(self, s: State) -> Option | None:
        return hints.habit(s)

    def foresight(self) -> int:
        return hints.FORESIGHT

    # -- words and table

    def layout(self) -> Layout:
        from tapete.games.atrum_arena.table import table

        return table(self)

    def printed_cards(self) -> list[str]:
        """What can be played, and what the rulebook only names: its effect is unknown to us."""
        return [*self.catalogue, *unknown_cards()]

    def official_changes(self, id: str, lang: str) -> list[str]:
        card = self.catalogue.get(id)
        return changes(card.power.key if isinstance(card, t.PowerCard) else id, lang)

    def word(self, s: State, option: Option, lang: str) -> str:
        return words.word(s, option, lang)

    def facts_text(self, card: CardDef, lang: str) -> str:
        return words.facts_text(card, lang)


MIXTURE = (
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
CHOICES = (
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
