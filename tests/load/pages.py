"""Every page of a server with what it is asked as it should be, and the same bent: what the storm of requests is made of."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import quote

from tests.server.fuzz import ODD, Fuzz

from tapete import games

Made = Callable[[Fuzz, "Known"], Any]
NOWHERE: Final = "https://192.0.2.1/x"  # an address that no machine has
QUERIES: Final = ("seat", "since", "level", "q", "lang", "format", "of", "solution", "whole")
INSIDE: Final = {  # what an answer tells of, by the name it has there
    "me": "person", "who": "person", "people": "person", "one": "person", "other": "person", "organiser": "person",
    "tournaments": "id", "seeks": "seek", "matches": "match", "decks": "deck", "devices": "device", "puzzles": "puzzle",
    "games": "", "rounds_told": "", "tables": "",
}  # fmt: skip
METHODS: Final = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE")
HEADERS: Final = (
    "Host", "Origin", "Accept-Encoding", "If-None-Match", "Authorization", "Content-Type", "X-Forwarded-For", "Cookie", "Range",
)  # fmt: skip


@dataclass
class Known:
    """What there is on the server, by the names that pages have for it."""

    keys: list[str]  # of people
    records: list[Any] = field(default_factory=list)
    named: dict[str, list[str]] = field(default_factory=dict)  # match, person, seek, id (of a tournament), deck …

    def heard(self, told: Any, kind: str = "") -> None:
        """Learn the names of what an answer tells of: an ``id`` is one of the kind that is told of."""
        if isinstance(told, list):
            for each in told[:20]:
                self.heard(each, kind)
        elif isinstance(told, dict):
            for name, value in told.items():
                if isinstance(value, str) and 0 < len(value) < 64:
                    self.learn(kind if name == "id" else name, value)
                elif name in INSIDE:
                    self.heard(value, INSIDE[name])

    def learn(self, kind: str, name: str) -> None:
        if kind in self.named and name not in self.named[kind]:
            self.named[kind] = [*self.named[kind][-30:], name]


def written(fuzz: Fuzz, known: Known) -> Any:
    return json.loads(fuzz.written())


def new_match(fuzz: Fuzz, known: Known) -> Any:
    chance = fuzz.chance
    made: dict[str, Any] = {"game": chance.choice(games.ids()), "seats": [{"kind": "me"}, {"kind": "bot", "level": "aprendiz"}]}
    more = {
        "clock": {"game": 60, "increment": 1, "move": 0, "round": 0},
        "absence": {"then": chance.choice(["bot", "claim"]), "after": 60},
        "setup": {"best_of": 3},
        "seed": 7,
        "first": True,
        "from": {"match": chance.choice(fuzz.matches), "begun": 1},
        "every_question": True,
    }
    made.update({name: more[name] for name in more if chance.random() < 0.2})
    return made


def deck_kept(fuzz: Fuzz, known: Known) -> Any:
    deck = {"name": "x", "cards": ["anger"] * 3}
    found = {
        "id": "d1",
        "game": fuzz.chance.choice(games.ids()),
        "name": "x",
        "deck": deck,
        "note": "ñ",
        "favourite": True,
        "at": 1.0,
    }
    found["versions"] = [{"at": 1.0, "deck": deck}]
    found["results"] = [{"match": "m", "against": "y", "result": "won", "at": 2.0}]
    return found


def seek(fuzz: Fuzz, known: Known) -> Any:
    made = {"game": fuzz.chance.choice(games.ids()), "setup": {}, "deck": None, "rated": fuzz.chance.random() < 0.5}
    if fuzz.chance.random() < 0.3:
        made["wants"] = fuzz.chance.choice(known.named["person"] or ["x"])
    return made


def tournament(fuzz: Fuzz, known: Known) -> Any:
    chance = fuzz.chance
    pairing = chance.choice(["swiss", "single", "double", "round_robin"])
    made = {"name": "Tarde", "game": chance.choice(games.ids()), "pairing": pairing, "rounds": chance.choice([0, 2])}
    made.update(
        {"best_of": chance.choice([0, 1, 3]), "minutes": 0, "check_in": chance.random() < 0.2, "online": chance.random() < 0.7}
    )
    return made


def step(fuzz: Fuzz, known: Known) -> Any:
    chance = fuzz.chance
    actions = ["register", "enter", "check_in", "drop", "back", "pair", "result", "rule", "finish", "undo", "judge"]
    made: dict[str, Any] = {"action": chance.choice([*actions, "register", "pair"])}
    if chance.random() < 0.5:
        made |= {"name": chance.choice([*known.named["person"], "x"]), "round": 1, "table": 1, "wins": [2, 1], "score": [1, 0]}
    if made["action"] in ("enter", "register") and chance.random() < 0.5:
        made["bot"] = "aprendiz"
    return made


def notices(fuzz: Fuzz, known: Known) -> Any:
    ways = ["page", "browser", "push", "webhook"]
    return {
        "kinds": {"turn": ways, "invitation": ["page"], "round": ["page"]},
        "webhook": fuzz.chance.choice(["", NOWHERE]),
        "lang": "en",
    }


def plain(value: Any) -> Made:
    return lambda fuzz, known: copy.deepcopy(value)


PAGES: Final[dict[tuple[str, str], Made | None]] = {
    ("GET", "/api/games"): None,
    ("POST", "/api/matches"): new_match,
    ("POST", "/api/matches/{match}/claim"): plain({"invitation": "x", "name": "Eva", "number": "ab" * 16, "key": "k" * 20}),
    ("GET", "/api/matches/{match}/shuffle"): None,
    ("GET", "/api/matches/{match}/record"): None,
    ("GET", "/api/matches/{match}/moments/{answers}"): None,
    ("GET", "/api/matches/{match}/moments/{answers}/hint"): None,
    ("GET", "/api/matches/{match}/stats"): None,
    ("GET", "/api/matches/{match}/review"): None,
    ("POST", "/api/records"): lambda fuzz, known: copy.deepcopy(fuzz.chance.choice(known.records)),
    ("POST", "/api/decks/{game}"): written,
    ("POST", "/api/positions/{game}"): written,
    ("GET", "/api/workshop/{game}"): None,
    ("POST", "/api/workshop/{game}/check"): plain(
        {"name": "x", "format": "", "cards": [{"card": "anger", "count": 2}], "deck": {"name": "x", "cards": ["anger"]}}
    ),
    ("POST", "/api/workshop/{game}/read"): written,
    ("GET", "/api/rules/{game}"): None,
    ("GET", "/api/rules/{game}/{clause}"): None,
    ("GET", "/api/tables/{game}"): None,
    ("GET", "/api/cards/{game}"): None,
    ("GET", "/api/cards/{game}/{card}"): None,
    ("GET", "/api/meet/home"): None,
    ("POST", "/api/meet/me"): plain({"name": "Ana", "picture": ""}),
    ("GET", "/api/meet/me"): None,
    ("DELETE", "/api/meet/me"): None,
    ("GET", "/api/meet/decks"): None,
    ("PUT", "/api/meet/decks/{deck}"): deck_kept,
    ("DELETE", "/api/meet/decks/{deck}"): None,
    ("GET", "/api/meet/people/{person}"): None,
    ("GET", "/api/meet/ladders/{game}/{pace}"): None,
    ("POST", "/api/meet/seeks"): seek,
    ("DELETE", "/api/meet/seeks/{seek}"): None,
    ("POST", "/api/meet/seeks/{seek}/accept"): plain({"deck": None}),
    ("POST", "/api/meet/matches/{match}/seat"): plain({"number": "ab" * 16}),
    ("POST", "/api/meet/matches/{match}/again"): plain({}),
    ("POST", "/api/meet/tournaments"): tournament,
    ("GET", "/api/meet/tournaments/{id}"): None,
    ("POST", "/api/meet/tournaments/{id}"): step,
    ("GET", "/api/meet/tournaments"): None,
    ("GET", "/api/meet/forms"): None,
    ("POST", "/api/meet/tournaments/{id}/look"): plain({"table": 1, "reason": "x"}),
    ("GET", "/api/meet/tournaments/{id}/standings.csv"): None,
    ("GET", "/api/meet/tournaments/{id}/results.csv"): None,
    ("GET", "/api/meet/tournaments/{id}/export.json"): None,
    ("GET", "/api/puzzles"): None,
    ("POST", "/api/puzzles/{game}/{puzzle}"): None,
    ("POST", "/api/puzzles/{game}/{puzzle}/rating"): plain(
        {"solved": True, "rating": 1500.0, "deviation": 200.0, "volatility": 0.06}
    ),
    ("GET", "/api/matches/{match}/puzzle/{puzzle}"): None,
    ("GET", "/api/matches/{match}/puzzle/{puzzle}/hint"): None,
    ("GET", "/api/meet/notices"): None,
    ("PUT", "/api/meet/notices"): notices,
    ("POST", "/api/meet/notices/devices"): plain({"endpoint": NOWHERE, "p256dh": "B" * 87, "auth": "a" * 22, "name": "x"}),
    ("DELETE", "/api/meet/notices/devices/{device}"): None,
    ("POST", "/api/meet/notices/test"): plain({"way": "webhook"}),
    ("GET", "/health"): None,
    ("GET", "/ready"): None,
    ("GET", "/metrics"): None,
    ("GET", "/"): None,
    ("GET", "/icons/{game}.json"): None,
    ("GET", "/{path:path}"): None,
}


SELDOM: Final = [("DELETE", "/api/meet/me")]  # else there is nobody


@dataclass(frozen=True)
class Asked:
    """A request."""

    method: str
    page: str  # as PAGES has it
    path: str
    body: bytes | None
    headers: dict[str, str]


def asked(fuzz: Fuzz, known: Known) -> Asked:
    """One request: half of them as they should be, the others bent somewhere."""
    chance = fuzz.chance
    method, page = chance.choice([each for each in PAGES if each not in SELDOM or chance.random() < 0.05])
    made = PAGES[method, page]
    path = page
    for name in [part.partition("}")[0] for part in page.split("{")[1:]]:
        path = path.replace("{" + name + "}", quote(word(fuzz, known, name), safe=""))
    if chance.random() < 0.4:
        path += f"?{chance.choice(QUERIES)}={quote(word(fuzz, known, 'answers'), safe='')}"
    body = None
    if made is not None:
        value = made(fuzz, known)
        if page.startswith("/api/meet/decks/") and isinstance(value, dict):
            value["id"] = path.rpartition("/")[2].partition("?")[0]
        body = json.dumps(bent(fuzz, value) if chance.random() < 0.5 else value).encode("utf-8", "replace")
        body = body[: chance.randrange(len(body))] if chance.random() < 0.03 else body
    headers = {"Authorization": f"Bearer {chance.choice(known.keys)}"} if chance.random() < 0.8 else {}
    if chance.random() < 0.2:
        headers[chance.choice(HEADERS)] = str(chance.choice(ODD)).encode("ascii", "ignore").decode().replace("\x00", "")[:100]
    return Asked(chance.choice(METHODS) if chance.random() < 0.05 else method, page, path, body, headers)


def word(fuzz: Fuzz, known: Known, name: str) -> str:
    """Something for a place in an address: mostly what there is."""
    chance = fuzz.chance
    found = {
        "game": games.ids(), "match": fuzz.matches, "answers": ["0", "1", "3"], "pace": ["live", "days"], "deck": ["d1", "d2"],
        "clause": ["KF-main-04"], "card": ["anger"],
    }.get(name, [])  # fmt: skip
    found = [*found, *known.named.get(name, [])]
    if found and chance.random() < 0.75:
        return chance.choice(found)
    return str(chance.choice([*ODD, fuzz.word()]))[:200]


def bent(fuzz: Fuzz, value: Any) -> Any:
    """The same with something else somewhere in it."""
    chance = fuzz.chance
    if isinstance(value, dict) and value and chance.random() < 0.85:
        name = chance.choice(list(value))
        if chance.random() < 0.15:
            return {each: value[each] for each in value if each != name}
        return {**value, name: bent(fuzz, value[name])}
    if isinstance(value, list) and value and chance.random() < 0.85:
        at = chance.randrange(len(value))
        return [*value[:at], bent(fuzz, value[at]), *value[at + 1 :]] if chance.random() < 0.8 else value * 3
    return fuzz.part(None)
