"""The Atrum Arena table: any position with any powers in one call, played in words.

Players are ``a``, ``b``, ``c``… in the order of their seats. A team is written as powers, one text for each reptante, and filled
up to three with reptantes that only have an Attack; reptantes are called ``a1``, ``a2``…. Esbirros are written by type:
``zombie``, or ``zombie-`` for an Exhausted one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tapete.core.language import Words
from tapete.core.refusal import Refusal, Refused
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import game as atrum_arena
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.catalogue import POWERS
from tapete.games.atrum_arena.catalogue import power as declare
from tapete.games.atrum_arena.declaration import AtrumArena
from tapete.games.atrum_arena.deeds import Deed
from tapete.games.atrum_arena.kinds import BASIC, TACTICAL
from tapete.games.atrum_arena.rules.announcement import Announcing
from tapete.games.atrum_arena.telling import POWER_LIST
from tapete.games.atrum_arena.values import types
from tapete.games.atrum_arena.vocabulary.piles import Draw, Search
from tapete.testing import Table

GAME = atrum_arena()  # all powers are declared, for tests that go through them
# Two powers for nothing but what they give back at once. Nobody bears them, since they could go on without end; rules about
# powers of cost 0 and about loops are told with them.
declare("acopio", "Acopio", "Stockpile", 0, t.NEUTRAL, TACTICAL, BASIC, Draw(1))
declare("cripta-abierta", "Cripta abierta", "Open Crypt", 0, t.SKELETON, TACTICAL, BASIC, Search(t.VERTEDERO, 1, t.SKELETON))
FILLER = "golpe-oportuno-1"
QUESTIONS = ("announcing", "pay")


class AtrumTable(Table):
    # -- moves

    def power(self, id: str, player: int) -> tuple[int, int]:
        """The reptante of a player that has a power, and which one it is."""
        name, _, wanted = id.partition("@")
        for zone in (t.REPTANTES, t.ELIMINATED):
            for card in self.s.zone(zone, player):
                for number, power in enumerate(t.reptante(self.s, card).powers, 1):
                    if f"{power.key}-{power.cost}" == name and wanted in ("", self.s.cards[card].id):
                        return card, number
        raise AssertionError(f"player {player} has no {id}")

    def option(self, id: str, exploit: bool = False, player: str = "") -> str:
        who = "abcdef".index(player) if player else self.decision.player
        card, number = self.power(id, who)
        return f"{'exploit' if exploit else 'announce'}:{self.s.names[card]}:{number}"

    def announce(
        self,
        id: str,
        *,
        discard: str = "",
        target: str = "",
        friend: str = "",
        on: str = "",
        at: str = "",
        copy: str = "",
        exploit: bool = False,
    ) -> AtrumTable:
        """Announce a power and answer what its announcement asks; what is not said takes the first option."""
        announcer = self.decision.player
        self.answer(self.option(id, exploit))
        minions = on.split()
        people = [each for each in (friend, target) if each]
        while self.s.decision is not None and isinstance(self.s.stack[-1], Announcing):
            assert self.decision.player == announcer, "the choices of an announcement are its player's"
            options = self.decision.options
            verb = options[0].verb
            wanted = options[0].id
            if verb == "discard" and discard:
                kind, _, wild = discard.partition("+")
                wanted = next(o.id for o in options if self.s.cards[o.thing].id == kind and o.word == wild)
            elif verb == "target" and people:
                wanted = f"target:{'abcdef'.index(people.pop(0)) + 1}"
            elif verb in ("choose", "done") and minions:
                name = minions.pop(0)
                wanted = next(o.id for o in options if o.things and self.shown(o.thing) == name)
            elif verb in ("choose", "done") and on and any(o.verb == "done" for o in options):
                wanted = "done"
            elif verb == "power" and at:
                wanted = next(o.id for o in options if self.link_key(int(o.word) - 1) == at)
            elif verb == "copy" and copy:
                wanted = next(o.id for o in options if self.key(o.thing, int(o.word)) == copy)
            self.answer(wanted)
        return self

    def key(self, card: int, number: int) -> str:
        power = t.reptante(self.s, card).powers[number - 1]
        return f"{power.key}-{power.cost}"

    def link_key(self, at: int) -> str:
        chain = [frame for frame in self.s.stack if getattr(frame, "chain", None)][-1].chain  # type: ignore[attr-defined]
        return self.key(chain[at].things[0], chain[at].numbers[0] + 1)

    def passes(self, *players: str) -> AtrumTable:
        """These players, asked in this order, pass."""
        for player in players:
            assert self.asked == player, f"{self.asked} is asked, not {player}: {self.decision}"
            self.answer("pass")
        return self

    def resolve(self) -> AtrumTable:
        """Everybody passes until the chain is resolved; esbirros to pay with are the first offered."""
        while self.s.decision is not None and self.decision.kind in ("chain", "pay"):
            self.answer("pass" if self.decision.kind == "chain" else self.options[0])
        return self

    def resolve_chain(self) -> AtrumTable:
        """Everybody passes; what is asked when powers are paid and take effect is left to the test."""
        while self.s.decision is not None and self.decision.kind == "chain":
            self.answer("pass")
        return self

    def place(self, type: str) -> AtrumTable:
        wanted = next(o.id for o in self.decision.options if o.verb == "place" and self.s.cards[o.thing].id == type)
        self.answer(wanted)
        return self

    def pick(self, *names: str) -> AtrumTable:
        """Pick esbirros by type (``zombie-`` for an Exhausted one) or reptantes by name."""
        for name in names:
            self.answer(next(o.id for o in self.decision.options if o.things and self.shown(o.thing) == name))
        return self

    def to_turn(self, player: str) -> AtrumTable:
        """Everybody passes, and discards what comes first, until this player's main phase."""
        self.answer("pass")
        while not (self.s.decision is not None and self.decision.kind == "main" and self.active == player):
            self.answer("pass" if "pass" in self.options else self.options[0])
        return self

    def why_not(self, id: str, exploit: bool = False, player: str = "") -> Refusal:
        return self.refused(self.option(id, exploit, player))

    def refused(self, option_id: str) -> Refusal:
        try:
            self.s.clone().game.play(self.s.clone(), option_id)
        except Refused as refused:
            return refused.refusal
        raise AssertionError(f"{option_id} is allowed")

    def offers(self, id: str, exploit: bool = False) -> bool:
        return self.option(id, exploit) in self.options

    # -- looking

    @property
    def asked(self) -> str:
        return "abcdef"[self.decision.player]

    @property
    def active(self) -> str:
        return "abcdef"[self.s.world[t.ACTIVE]]

    @property
    def phase(self) -> tuple[int, int]:
        return self.s.world[t.PHASE], self.s.world[t.PART]

    def shown(self, card: int) -> str:
        return self.s.cards[card].id + ("-" if self.s.numbers[t.EXHAUSTED][card] else "")

    def hand(self, player: str) -> list[str]:
        return sorted(self.s.cards[card].id for card in t.hand(self.s, "abcdef".index(player)))

    def altar(self, player: str) -> list[str]:
        return sorted(self.shown(card) for card in t.altar(self.s, "abcdef".index(player)))

    def team(self, player: str) -> list[str]:
        return [self.shown(card) for card in t.team(self.s, "abcdef".index(player))]

    def resistance(self, player: str) -> int:
        return self.s.tallies[t.RESISTANCE]["abcdef".index(player)]

    @property
    def fosa(self) -> list[str]:
        return [self.s.cards[card].id for card in t.fosa(self.s)]

    @property
    def vertedero(self) -> list[str]:
        return [self.s.cards[card].id for card in t.vertedero(self.s)]

    def types(self, card: int) -> set[str]:
        return {t.TYPE_IDS[type] for type in t.TYPES if types(self.s, card) & type}

    def altar_types(self, player: str) -> list[set[str]]:
        return [self.types(card) for card in t.altar(self.s, "abcdef".index(player))]

    def happened(self, *kinds: int) -> list[ev.Event]:
        assert self.s.log is not None
        return [entry.event for entry in self.s.log if entry.event.kind in kinds]

    def launched(self) -> list[str]:
        """The powers launched so far, in order."""
        return [f"{POWER_LIST[e.amount].key}-{POWER_LIST[e.amount].cost}" for e in self.happened(ev.LAUNCHED)]

    def unlaunched(self) -> list[str]:
        return [f"{POWER_LIST[e.amount].key}-{POWER_LIST[e.amount].cost}" for e in self.happened(ev.NOT_LAUNCHED)]


class AtrumKit:
    """Makes tables."""

    def __init__(self) -> None:
        self.game = GAME

    def table(self, players: int = 2, **parts: Any) -> AtrumTable:
        """A position: ``table(a=["zarpazo-1 acopio-0"], a_hand="beast fallen", a_altar="beast zombie-", b_resistance=3)``."""
        game = AtrumArena()
        rows: list[dict[str, Any]] = []
        for seat in "abcdef"[:players]:
            team = parts.pop(seat, [])
            names: list[Any] = []
            for number, powers in enumerate([*team, FILLER, FILLER, FILLER][: max(3, len(team))], 1):
                state = powers.endswith(" -")
                made = tuple(POWERS[id].power for id in powers.removesuffix(" -").split())
                game.register(t.Reptante(f"{seat}{number}", Words(f"{seat}{number}", f"{seat}{number}"), made, True, ""))
                names.append({"card": f"{seat}{number}", "exhausted": state})
            rows.append({"reptantes": names[: parts.pop(f"{seat}_left", 3)]})
        for key, value in list(parts.items()):
            seat, _, field = key.partition("_")
            if field and len(seat) == 1:
                del parts[key]
                rows["abcdef".index(seat)][field] = minions(value) if isinstance(value, str) else value
        for key in ("fosa", "vertedero"):
            if isinstance(parts.get(key), str):
                parts[key] = parts[key].split()
        parts.setdefault("rest", "fosa")
        table = AtrumTable(game.documents.position({"game": "atrum_arena", "players": rows, **parts}))
        table.s.log = []
        return table

    def new_game(self, seed: int = 1, **setup: Any) -> AtrumTable:
        table = AtrumTable(self.game.start(setup, seed))
        table.s.log = []
        return table


def minions(text: str) -> list[Any]:
    return [{"card": each.removesuffix("-"), "exhausted": True} if each.endswith("-") else each for each in text.split()]


@pytest.fixture(scope="session")
def aa() -> AtrumKit:
    return AtrumKit()


Inventor = Callable[..., str]


@pytest.fixture
def invent() -> Iterator[Inventor]:
    """Makes powers that nobody has, for rules that the powers there are do not reach; they are forgotten after the test."""
    made: list[str] = []
    before = len(POWER_LIST)

    def make(*deeds: Deed, cost: int = 0, discard: int = t.FALLEN, kind: int = TACTICAL, **others: Any) -> str:
        name = f"invento{len(made)}"
        declare(name, "Invento", "Invention", cost, discard, kind, BASIC, *deeds, **others)
        made.append(f"{name}-{cost}")
        return made[-1]

    yield make
    for id in made:
        del POWERS[id]
    del POWER_LIST[before:]
