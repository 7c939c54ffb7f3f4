"""Nobody acts for another: every action and page of a tournament and its tables, tried by everybody who is not meant, row by row.

``ROWS`` is the whole table: what is asked, and which of the roles may. Each cell is asked of a running server.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, get_args

import pytest
from tests.server.company import Visitor
from tests.server.served import Seat, Served, call, request

from tapete.server.tournament_pages import Action, TournamentPages
from tapete.server.tournaments import allowed
from tapete.table import wire

Value = dict[str, Any]
ROLES = ("organiser", "judge", "self", "rival", "player", "nobody", "unknown", "keyless")
ALL, STAFF, ORGANISER = frozenset(ROLES), frozenset({"organiser", "judge"}), frozenset({"organiser"})
KNOWN = ALL - {"unknown", "keyless"}
REFUSED = {"not_yours", "who_are_you"}


@dataclass
class Evening:
    """A tournament with somebody in every role; ``self`` is who each row is about."""

    served: Served
    online: bool
    id: str = ""
    people: dict[str, Visitor] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for role in ("organiser", "judge", "self", "rival", "player", "nobody"):
            self.people[role] = Visitor(self.served.port, role)
        asked = {"name": "Evening", "game": "res_arcana", "online": self.online, "minutes": 0, "check_in": True}
        status, found = self.people["organiser"].post("/tournaments", asked)
        assert status == 201, found
        self.id = found["id"]
        self.does("organiser", "judge", name=self.people["judge"].id)

    def begun(self) -> Evening:
        """``self`` and ``rival`` are there and sit at the only table; ``player`` is registered."""
        for role in ("self", "rival", "player"):
            self.does(role, "register")
        for role in ("self", "rival"):
            self.does(role, "check_in")
        self.does("organiser", "pair")
        return self

    def does(self, role: str, action: str, **more: object) -> Value:
        status, found = self.people[role].post(f"/tournaments/{self.id}", {"action": action, **more})
        assert status == 200, found
        assert isinstance(found, dict)
        return found

    def shown(self) -> Value:
        found = self.people["organiser"].call("GET", f"/tournaments/{self.id}")[1]
        assert isinstance(found, dict)
        return found

    @property
    def match(self) -> str:
        return str(self.shown()["rounds_told"][0]["tables"][0]["match"])

    @property
    def about(self) -> str:
        """``self``, as a tournament names people."""
        return f"@{self.people['self'].id}"

    def headers(self, role: str) -> dict[str, str]:
        if role == "keyless":
            return {}
        key = secrets.token_hex(16) if role == "unknown" else self.people[role].key
        return {"Authorization": f"Bearer {key}"}

    def asks(self, role: str, method: str, path: str, body: object = None) -> str:
        """The code of a refusal; "" where it was granted."""
        status, _, content = request(self.served.port, method, path, body, self.headers(role))
        return "" if status < 400 else str(json.loads(content)["code"])

    def tries(self, role: str, action: str, **more: object) -> str:
        return self.asks(role, "POST", f"/api/meet/tournaments/{self.id}", {"action": action, **more})


@dataclass(frozen=True)
class Row:
    """What is asked, and who may; the tournament is on paper unless ``online``, and begun unless ``before``."""

    what: str
    ask: Callable[[Evening, str], str]
    may: frozenset[str]
    online: bool = False
    before: bool = False

    def evening(self, served: Served) -> Evening:
        found = Evening(served, self.online)
        return found if self.before else found.begun()


def act(action: str, may: frozenset[str] | set[str], **more: Any) -> Row:
    """An action about ``self``."""
    online, before, name = more.pop("online", False), more.pop("before", False), more.pop("name", True)

    def ask(evening: Evening, role: str) -> str:
        return evening.tries(role, action, **({"name": evening.about} if name else {}), **more)

    told = ", ".join([action, *[f"{key}={value}" for key, value in more.items()], *(["online"] if online else [])])
    return Row(told if name else f"{told} (for oneself)", ask, frozenset(may), online, before)


def page(method: str, path: str, may: frozenset[str] | set[str], body: object = None, online: bool = False) -> Row:
    def ask(evening: Evening, role: str) -> str:
        match = evening.match if "{match}" in path else ""
        return evening.asks(role, method, path.replace("{id}", evening.id).replace("{match}", match), body)

    return Row(f"{method} {path}", ask, frozenset(may), online)


ONE = "/api/meet/tournaments/{id}"
SELF_OR_STAFF = STAFF | {"self"}
ROWS = [
    act("register", KNOWN, name=False, before=True),
    act("register", {"self"}, before=True),
    act("check_in", SELF_OR_STAFF),
    act("check_in", KNOWN, name=False),
    act("drop", SELF_OR_STAFF, reason="the last bus"),
    act("drop", KNOWN, name=False),
    act("back", SELF_OR_STAFF),
    act("back", KNOWN, name=False),
    act("enter", ORGANISER, bot="aprendiz", name=False),
    act("enter", ORGANISER, bot="aprendiz", name=False, online=True),
    act("pair", ORGANISER, name=False),
    act("undo", ORGANISER, name=False),
    act("finish", ORGANISER, name=False),
    act("judge", ORGANISER),
    act("result", STAFF | {"self", "rival"}, table=1, wins=[1, 0], name=False),
    act("result", STAFF, table=1, wins=[1, 0], name=False, online=True),
    act("result", STAFF | {"self", "rival"}, table=1, wins=[1, 0], how="forfeit", name=False),
    act("rule", STAFF, verdict="warning", reason="slow play"),
    act("rule", STAFF, verdict="disqualified", reason="marked cards", online=True),
    page("POST", ONE + "/look", STAFF, {"table": 1, "reason": "a question of the rules"}, online=True),
    page("POST", "/api/meet/tournaments", KNOWN, {"name": "Another", "game": "res_arcana"}),
    page("GET", "/api/meet/tournaments", ALL - {"unknown"}),
    page("GET", ONE, ALL - {"unknown"}),
    page("GET", ONE + "/standings.csv", ALL),
    page("GET", ONE + "/results.csv", ALL),
    page("GET", ONE + "/export.json", ALL),
    page("GET", "/api/meet/forms", ALL),
    page("POST", "/api/meet/matches/{match}/seat", {"self", "rival"}, {"number": "7"}, online=True),
    page("POST", "/api/meet/matches/{match}/again", set(), {}, online=True),
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    running = Served(tmp_path_factory.mktemp("roles"))
    yield running
    running.stop()


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.what)
def test_who_may_do_what(row: Row, house: Served) -> None:
    evening = row.evening(house)
    before = evening.shown() | {"now": 0}
    for role in ROLES:
        if role not in row.may:
            assert row.ask(evening, role) in REFUSED, f"{role} was not refused"
    assert evening.shown() | {"now": 0} == before, "what was refused changed something"
    for role in ROLES:
        if role in row.may:
            assert row.ask(row.evening(house), role) not in REFUSED, f"{role} was refused"


def test_the_table_has_every_action_and_every_page() -> None:
    assert {row.what.split(",")[0].split(" ")[0] for row in ROWS} >= set(get_args(Action))
    asked = {row.what for row in ROWS}
    routes = object.__new__(TournamentPages).routes()
    for route in routes:
        for method in (route.methods or set()) - {"HEAD"}:
            assert f"{method} {route.path}" in asked or (route.path, method) == (ONE, "POST"), route.path


@pytest.mark.parametrize(
    ("role", "own", "may"),
    [
        ("organiser", False, set(get_args(Action))),
        ("judge", False, {"result", "rule", "check_in", "drop", "back"}),
        ("player", False, set()),
        ("nobody", False, set()),
        ("player", True, {"register", "check_in", "drop", "back"}),
        ("nobody", True, {"register", "check_in", "drop", "back"}),
    ],
)
def test_the_rule_behind_the_table(role: str, own: bool, may: set[str]) -> None:
    assert {action for action in get_args(Action) if allowed(role, action, own)} == may


def test_a_result_that_is_in_is_changed_by_those_who_judge_and_with_a_reason(house: Served) -> None:
    evening = Evening(house, online=False).begun()
    evening.does("rival", "result", table=1, wins=[1, 0])
    for role in ("self", "rival"):
        assert evening.tries(role, "result", table=1, wins=[0, 1], reason="I won") == "not_now"
    assert evening.tries("judge", "result", table=1, wins=[0, 1]) == "not_now"
    told = evening.does("judge", "result", table=1, wins=[0, 1], reason="the wrong way round")
    assert [(each["verdict"], each["reason"], each["by"]) for each in told["rulings"]] == [
        ("result", "the wrong way round", "judge")
    ]


def test_a_judge_who_plays_sees_no_hands_and_every_look_is_told(house: Served) -> None:
    evening = Evening(house, online=True).begun()
    path, why = f"/api/meet/tournaments/{evening.id}/look", {"table": 1, "reason": "is that card legal?"}
    assert evening.asks("judge", "POST", path, {"table": 1}) == "not_now", "without a reason"
    assert evening.asks("judge", "POST", path, {**why, "table": 9}) == "not_now", "there is no such table"
    status, seen = call(house.port, "POST", path, why, evening.headers("judge"))
    assert status == 200 and seen["update"]["seed"] is None and seen["seat"] is None
    onlooker = Seat(house.port, evening.match)
    for zone, told in zip(seen["update"]["view"]["zones"], onlooker.update["view"]["zones"], strict=True):
        assert zone["hidden"] in (None, 0) or told["hidden"] == zone["hidden"], zone["zone"]
    assert sum(zone["hidden"] or 0 for zone in seen["update"]["view"]["zones"]) < sum(
        zone["hidden"] or 0 for zone in onlooker.update["view"]["zones"]
    )
    onlooker.close()
    assert evening.shown()["looks"] == [{"round": 1, "table": 1, "reason": why["reason"], "by": "judge"}]
    evening.does("judge", "register")
    assert evening.asks("judge", "POST", path, why) == "not_now"
    kept = evening.people["judge"].call("GET", "/me")[1]
    assert evening.id in kept["judge_of"] and [each["reason"] for each in kept["looks"]] == [why["reason"]]


MESSAGES: dict[str, Value] = {
    "join": {},
    "move": {"id": "x", "option": "pass", "seq": 0},
    "undo": {"id": "x"},
    "consent": {"id": "x", "request": 1, "agree": True},
    "concede": {"id": "x"},
    "claim_match": {"id": "x", "seat": 0},
    "open_hands": {"id": "x", "allow": True},
    "say": {"id": "x", "text": "psst", "name": "somebody"},
    "report": {"id": "x", "number": 1},
    "why": {"option": "pass"},
    "impossible": {},
    "hint": {},
    "forecast": {"seq": 0, "options": ["pass"]},
    "ping": {},
}
HARMLESS = {"ping": "pong", "say": "ack", "report": "error"}  # what those who look on may say


def test_at_the_table_only_who_sits_there_plays(house: Served) -> None:
    """Every message of the protocol by those who only look on, whatever their role, and by the rival in another's turn."""
    assert set(MESSAGES) == {kind.__struct_config__.tag for kind in get_args(wire.FromTable)}
    evening = Evening(house, online=True).begun()
    other = Evening(house, online=True).begun()
    seats = [evening.people[role].sit(evening.match) for role in ("self", "rival")]
    room = house.room(evening.match)
    strange = other.people["self"].token(other.match)
    before = room.match.seq
    onlooker = Seat(house.port, evening.match)
    for kind in MESSAGES:
        told = onlooker.ask({"type": kind, **({"match": evening.match, "token": strange} if kind == "join" else MESSAGES[kind])})
        expected = HARMLESS.get(kind, "error")
        assert told["type"] == expected, told
    waiting = next(seat for seat in seats if not seat.mine())
    mover = next(seat for seat in seats if seat.mine())
    assert waiting.move(mover.options()[0])["code"] == "not_your_question"
    assert room.match.seq == before and not room.match.conceded and not room.match.open
    for seat in (*seats, onlooker):
        seat.close()
