"""The ledger: what was due for a cost is what really left, at every step of random games and of positions full of costs."""

import random

import pytest
from tests.games.mitos_y_leyendas.conftest import ORO
from tests.games.mitos_y_leyendas.pairs import lay, play_on

from tapete.core.ledger import Book
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import game
from tapete.games.mitos_y_leyendas import things as zones
from tapete.games.mitos_y_leyendas.abilities import Power
from tapete.games.mitos_y_leyendas.rules.paying import Paying
from tapete.games.mitos_y_leyendas.rules.playing import Playing
from tapete.games.mitos_y_leyendas.rules.using import Using
from tapete.games.mitos_y_leyendas.terms import Asks
from tapete.games.mitos_y_leyendas.tolls import Tolling, charged, gone
from tapete.games.mitos_y_leyendas.values import worth

GUARDS = [
    "alfheim",
    "osiris-co",
    "totem_de_guerra",
    "guardian",
    "amor_de_valkyria",
    "totem_de_conejo-in",
    "heimdal",
    "she_chuan_fa",
]


class Ledger:
    """Follows every payment from the step in which it is asked for to the one in which it is done."""

    def __init__(self, s: State) -> None:
        s.log = []
        s.book = Book()
        self.open: dict[int, tuple[object, int, int]] = {}  # what is being paid, where the log was then, and how much is due
        self.given: dict[int, tuple[int, ...]] = {}  # the Oros that a procedure has been paid
        self.done: list = []  # what was played or used, its cost being paid
        self.counted = {"oros": 0, "tolls": 0, "saved": 0}

    def __call__(self, s: State) -> None:
        here = {id(frame): frame for frame in s.stack if isinstance(frame, (Paying, Tolling, Playing, Using))}
        for key, frame in here.items():
            self.open.setdefault(key, (frame, len(s.log), frame.due if isinstance(frame, (Paying, Tolling)) else 0))
            if isinstance(frame, (Playing, Using)) and frame.oros:
                self.given[key] = frame.oros
        for key in [key for key in self.open if key not in here]:
            frame, since, due = self.open.pop(key)
            oros = self.given.pop(key, ())
            if not s.over:
                self.close(s, frame, [entry.event for entry in s.log[since:]], due, oros)

    def close(self, s: State, frame: object, events: list, due: int, oros: tuple[int, ...]) -> None:
        if isinstance(frame, Paying):
            mine = [e for e in events if e.player == frame.player]
            value = sum(worth(s, e.card, frame.type) for e in mine if e.kind == ev.PAID)
            value += sum(e.amount for e in mine if e.kind == ev.SPENT)
            assert value >= due, f"{s.names[frame.source]}: {value} of {due} Oros were paid"
            self.counted["oros"] += 1
        elif isinstance(frame, Tolling) and due:
            left = [card for at, card in enumerate(frame.given) if gone(s, card, frame.stood[at])]
            left += [e.card for e in events if e.kind == ev.MILLED and e.player == frame.you and e.source == frame.source]
            below = charged(s)
            assert len(left) >= due or (below is not None and below.short), f"{s.names[frame.source]}: {len(left)} of {due} left"
            self.counted["tolls"] += 1
        elif isinstance(frame, (Playing, Using)) and frame.short:
            kept = [s.names[card] for card in oros if s.place[card] // 2 == zones.PAID]
            assert not kept, f"{kept} stay paid for what was not done"
            card = frame.card if isinstance(frame, Playing) else frame.source
            done = [e for e in events if e.card == card and e.kind in (ev.PLAYED, ev.USED)]
            meanwhile = [e for e in self.done if any(e is each for each in events)]  # the same card, used to save its own price
            assert len(done) <= len(meanwhile), f"{s.names[card]} was done without its cost"
            self.counted["saved"] += 1
        elif isinstance(frame, (Playing, Using)):
            self.done += [e for e in events if e.kind in (ev.PLAYED, ev.USED)][:1]


def costly() -> list[str]:
    """The cards that ask for something: Oros or cards for an ability, cards in order to be played or to attack."""
    found = []
    for card in game().catalogue.values():
        for ability in card.abilities:
            powers = [each for each in [ability, *ability.declared()] if isinstance(each, Power)]
            if isinstance(ability, Asks) or any(power.gold or power.tolls for power in powers):
                found.append(card.id)
                break
    return found


def crowd(seed: int) -> State:
    """A Vigil full of cards that ask for something, and of cards that keep it from leaving."""
    chance = random.Random(seed)
    rows = []
    for _ in range(2):
        mine = chance.sample(costly(), 7) + chance.sample(GUARDS, 2)
        row = {
            "hand": [*chance.sample(mine, 5), "amor_de_valkyria"], "graveyard": ["hymir", "garm", "talos"], "support": [],
            "defence": [{"card": "los_titanes"}, {"card": "talos"}], "castle": ["argonautas"] * chance.choice([3, 8, 20]),
            "reserve": [*[ORO] * chance.choice([2, 4, 7]), *chance.sample(["puchao", "drakkar", "halatafl"], 1)],
        }  # fmt: skip
        for id in mine:
            lay(row, id)
        rows.append({**row, "virtual": chance.choice([0, 2])})
    return game().documents.position({"game": "mitos_y_leyendas", "players": rows, "active": chance.choice([1, 2]), "seed": seed})


@pytest.mark.clause("ML-play-20", "ML-use-05")
def test_in_positions_full_of_costs_what_is_due_is_what_leaves():
    total = {"oros": 0, "tolls": 0, "saved": 0}
    for seed in range(1, 121):
        s = crowd(seed)
        ledger = Ledger(s)
        play_on(s, seed, 70, ledger)
        assert s.book is not None and s.book.problems == [], seed  # the book of the contract suite agrees
        for name, count in ledger.counted.items():
            total[name] += count
    assert total["oros"] > 500 and total["tolls"] > 500 and total["saved"] > 5, total


@pytest.mark.clause("ML-play-20", "ML-use-05")
def test_in_random_games_what_is_due_is_what_leaves():
    paid = 0
    for seed in range(1, 9):
        s = game().start(game().random_setup(seed), seed)
        ledger = Ledger(s)
        play_on(s, seed, 400, ledger)
        assert s.book is not None and s.book.problems == [], seed
        paid += ledger.counted["oros"]
    assert paid > 100
