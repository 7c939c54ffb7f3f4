"""Everybody who meets on a server: people, who seeks a rival, what they play, their ratings, and tournaments.

All of it follows from notes, one after another, which a store keeps; nothing is ever rewritten, except that the names of people who
want to be forgotten are emptied. So a server that falls has everything again, and several servers agree.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tapete.meet.glicko import DRAW, LOSS, WIN, Rating, rated
from tapete.meet.tournament import Tournament

PERSON, GONE, SEEK, UNSEEK, BOUT, OVER, TOURNAMENT, JUDGE, LOOK = "person gone seek unseek bout over tournament judge look".split()
NOTICES, TOLD, PUSH_KEY = "notices told push_key".split()
OUTWARD = ("push", "webhook")  # ways of notices that a server takes by itself
VOID = "void"  # a match that does not count
LIVE, CORRESPONDENCE = "live", "correspondence"
BOT = "bot:"  # before the level of a bot, where a person's id could be
MARK = "@"  # before the id of a person among those who take part in a tournament
HISTORY = 200  # points of a rating's curve that are kept


@dataclass(slots=True)
class Person:
    id: str
    key: str = ""  # the hash of the secret that they have
    name: str = ""
    picture: str = ""
    since: float = 0.0
    gone: bool = False
    ratings: dict[str, Rating] = field(default_factory=dict)  # by game and pace
    games: dict[str, int] = field(default_factory=dict)  # rated ones, by the same
    curve: dict[str, list[tuple[float, float]]] = field(default_factory=dict)  # when, and what the rating was then
    bouts: list[str] = field(default_factory=list)  # matches, the oldest first
    notices: dict[str, Any] = field(default_factory=dict)  # what they want to be told of, and how


@dataclass(frozen=True, slots=True)
class Seek:
    """Somebody would like to play."""

    id: str
    who: str
    game: str
    setup: Mapping[str, Any]
    deck: Any
    clock: Mapping[str, float] | None
    rated: bool
    at: float
    wants: str = ""  # only this person, who is asked for another game
    absence: Mapping[str, Any] | None = None  # what comes of it when somebody stays away

    @property
    def pace(self) -> str:
        return pace_of(self.clock)


@dataclass(slots=True)
class Bout:
    """A match between people of the company."""

    match: str
    game: str
    people: tuple[str, ...]  # by seat; bots with their mark
    invitations: tuple[str, ...]
    rated: bool
    pace: str
    at: float
    setup: Mapping[str, Any] = field(default_factory=dict)
    clock: Mapping[str, float] | None = None
    absence: Mapping[str, Any] | None = None
    tournament: str = ""
    pairing: str = ""  # which one of the tournament
    table: int = 0
    ended: float = 0.0
    winners: tuple[int, ...] = ()
    reason: str = ""
    wins: tuple[int, ...] = ()  # games of a series, by seat
    scores: tuple[int, ...] = ()
    sought: str = ""  # who was looking for it, or asked for it
    stood_in: tuple[int, ...] = ()  # seats for which a bot has answered while somebody was away

    @property
    def counts(self) -> bool:
        """Whether it is rated now that it is over. What a bot wins or draws for somebody who was away is nobody's rating."""
        lost = [seat for seat in range(len(self.people)) if len(self.winners) == 1 and seat not in self.winners]
        own = all([seat in lost for seat in self.stood_in])
        return self.rated and self.reason != VOID and len(self.people) == 2 and own

    def seat_of(self, person: str) -> int:
        return self.people.index(person) if person in self.people else -1


def pace_of(clock: Mapping[str, float] | None) -> str:
    """A match whose answers may take a day or more is played by correspondence.

    >>> pace_of({"move": 259200.0}), pace_of({"game": 1500.0}), pace_of(None)
    ('correspondence', 'live', 'live')
    """
    return CORRESPONDENCE if clock and clock.get("move", 0.0) >= 86_400 else LIVE


class Company:
    """What the notes add up to."""

    def __init__(self) -> None:
        self.seq = 0
        self.people: dict[str, Person] = {}
        self.keys: dict[str, str] = {}  # who has a secret, by its hash
        self.seeks: dict[str, Seek] = {}
        self.bouts: dict[str, Bout] = {}
        self.open: dict[str, Bout] = {}  # those that are not over
        self.steps: dict[str, list[dict[str, Any]]] = {}  # of tournaments
        self.organisers: dict[str, str] = {}
        self.read: dict[str, Tournament] = {}  # tournaments as they stand, read when somebody asks
        self.judges: dict[str, dict[str, None]] = {}  # besides the organisers, in the order in which they were named
        self.looks: dict[str, list[dict[str, Any]]] = {}  # of judges at tables with every hand open, by tournament
        self.noticed: set[str] = set()  # people whom the server tells something while they are elsewhere
        self.told_of: dict[str, dict[str, str]] = {}  # by person and key: what they were told
        self.push_key = ""
        self.entered: dict[str, dict[str, None]] = {}  # by person: the tournaments they were entered in, in that order
        self.at_table: dict[tuple[str, str, int], str] = {}  # the last match of a table of a pairing

    def apply(self, seq: int, kind: str, who: str, value: Mapping[str, Any], at: float) -> None:
        self.seq = seq
        if kind == PERSON:
            self.came(who, value, at)
        elif kind == GONE:
            self.went(who)
        elif kind == SEEK:
            made = [value[name] for name in ("seek", "game", "setup", "deck", "clock", "rated", "wants")]
            seek, game, setup, deck, clock, rated, wants = made
            self.seeks[seek] = Seek(seek, who, game, setup, deck, clock, rated, at, wants, value.get("absence"))
        elif kind == UNSEEK:
            self.seeks.pop(value["seek"], None)
        elif kind == BOUT:
            self.began(value, at)
        elif kind == OVER:
            self.ended(value, at)
        elif kind == TOURNAMENT:
            id = value["tournament"]
            self.organisers.setdefault(id, who)
            self.steps.setdefault(id, []).append({**value["step"], "by": who})
            for name in (value["step"].get("name", ""), *value["step"].get("names", ())):
                if str(name).startswith(MARK):
                    self.entered.setdefault(name.removeprefix(MARK), {})[id] = None
            self.read.pop(id, None)
        elif kind == NOTICES:
            self.wants_notices(who, value)
        elif kind == TOLD and value:
            self.told_of.setdefault(who, {})[value["key"]] = value["stamp"]
        elif kind == PUSH_KEY:
            self.push_key = value["pem"]
        elif kind == JUDGE:
            self.judges.setdefault(value["tournament"], {})[value["person"]] = None
        elif kind == LOOK:
            self.looks.setdefault(value["tournament"], []).append({**value, "judge": who, "at": at})

    # -- people

    def came(self, who: str, value: Mapping[str, Any], at: float) -> None:
        """Somebody new, or somebody who changed their name; nothing is left of those who were forgotten."""
        person = self.people.setdefault(who, Person(who, since=at))
        if "key" in value:
            self.keys.pop(person.key, None)
            person.key = value["key"]
            self.keys[person.key] = who
        person.name = value.get("name", person.name)
        person.picture = value.get("picture", person.picture)

    def went(self, who: str) -> None:
        person = self.people[who]
        self.keys.pop(person.key, None)
        person.key = person.name = person.picture = ""
        person.notices = {}
        self.noticed.discard(who)
        self.told_of.pop(who, None)
        person.gone = True
        for id in [seek.id for seek in self.seeks.values() if seek.who == who]:
            del self.seeks[id]

    def wants_notices(self, who: str, value: Mapping[str, Any]) -> None:
        """What somebody wants to be told of from now on; what they wanted before is emptied."""
        person = self.people.setdefault(who, Person(who))
        person.notices = dict(value)
        ways = {way for each in person.notices.get("kinds", {}).values() for way in each}
        if ways & set(OUTWARD):
            self.noticed.add(who)
        else:
            self.noticed.discard(who)

    def holder(self, key: str) -> Person | None:
        """Who has the secret with this hash."""
        who = self.keys.get(key)
        return None if who is None else self.people[who]

    def name_of(self, who: str) -> str:
        """The name of somebody, also of one who takes part in a tournament; empty for those who were forgotten."""
        id = who.removeprefix(MARK)
        return self.people[id].name if id in self.people else who

    # -- matches

    def began(self, value: Mapping[str, Any], at: float) -> None:
        taken = [self.seeks.pop(seek) for seek in value.get("seeks", ()) if seek in self.seeks]
        clock = value["clock"]
        bout = Bout(
            value["match"],
            value["game"],
            tuple(value["people"]),
            tuple(value["invitations"]),
            value["rated"],
            pace_of(clock),
            at,
            value.get("setup", {}),
            clock,
            value.get("absence"),
            value.get("tournament", ""),
            value.get("pairing", ""),
            value.get("table", 0),
        )
        bout.sought = taken[0].who if taken else ""
        self.bouts[bout.match] = self.open[bout.match] = bout
        if bout.tournament:
            self.at_table[bout.tournament, bout.pairing, bout.table] = bout.match
        for who in dict.fromkeys(bout.people):
            if who in self.people:
                self.people[who].bouts.append(bout.match)

    def ended(self, value: Mapping[str, Any], at: float) -> None:
        """The end of a match, which counts once."""
        bout = self.open.pop(value["match"], None)
        if bout is None:
            return
        bout.ended, bout.winners, bout.reason = at, tuple(value["winners"]), value["reason"]
        bout.wins, bout.scores = tuple(value.get("wins", ())), tuple(value.get("scores", ()))
        bout.stood_in = tuple(value.get("stood_in", ()))
        if bout.counts:
            self.rate(bout)

    def rate(self, bout: Bout) -> None:
        """Both at once, each against what the other was before."""
        ladder = ladder_of(bout.game, bout.pace)
        pair = [self.rated_one(who) for who in bout.people]
        before = [person.ratings.get(ladder, Rating()) for person in pair]
        for seat, person in enumerate(pair):
            alone = len(bout.winners) == 1
            points = DRAW if not alone else WIN if bout.winners[0] == seat else LOSS
            person.ratings[ladder] = after = rated(before[seat], [(before[1 - seat], points)])
            person.games[ladder] = person.games.get(ladder, 0) + 1
            person.curve.setdefault(ladder, []).append((bout.ended, after.rating))
            del person.curve[ladder][:-HISTORY]

    def rated_one(self, who: str) -> Person:
        """A person, or a bot as if it were one."""
        return self.people.setdefault(who, Person(who, name=who.removeprefix(BOT)))

    def ladder(self, ladder: str) -> list[Person]:
        """Who is rated in a game, the best first; those whose rating is not sure yet after the others."""
        found = [person for person in self.people.values() if ladder in person.ratings and not person.gone]
        return sorted(found, key=lambda each: (each.ratings[ladder].provisional, -each.ratings[ladder].rating, each.id))

    def against(self, one: str, other: str) -> tuple[int, int, int]:
        """How often one has won, drawn and lost against another."""
        won = drawn = lost = 0
        for match in self.people[one].bouts:
            bout = self.bouts[match]
            if not bout.ended or other not in bout.people or bout.reason == VOID:
                continue
            if len(bout.winners) != 1:
                drawn += 1
            elif bout.people[bout.winners[0]] == one:
                won += 1
            else:
                lost += 1
        return won, drawn, lost

    # -- tournaments

    def tournament(self, id: str) -> Tournament | None:
        if id not in self.steps:
            return None
        if id not in self.read:
            self.read[id] = Tournament(self.steps[id])
        return self.read[id]

    def told(self, who: str) -> dict[str, Any]:
        """All that is kept about somebody, for themselves."""
        person = self.people[who]
        bouts: Iterable[Bout] = [self.bouts[match] for match in person.bouts]
        return {
            "id": person.id,
            "name": person.name,
            "picture": person.picture,
            "since": person.since,
            "ratings": {ladder: [each.rating, each.deviation, each.volatility] for ladder, each in person.ratings.items()},
            "curves": person.curve,
            "notices": person.notices,
            "told": self.told_of.get(who, {}),
            "seeks": [seek.id for seek in self.seeks.values() if seek.who == who],
            "matches": [
                {
                    "match": bout.match,
                    "game": bout.game,
                    "seat": bout.seat_of(who),
                    "rivals": [self.name_of(each) for each in bout.people if each != who],
                    "rated": bout.rated,
                    "began": bout.at,
                    "ended": bout.ended or None,
                    "winners": list(bout.winners),
                    "reason": bout.reason,
                    "tournament": bout.tournament,
                }
                for bout in bouts
            ],
            "judge_of": [id for id, people in self.judges.items() if who in people],
            "looks": [each for looks in self.looks.values() for each in looks if each["judge"] == who],
            "tournaments": {
                id: [step for step in steps if MARK + who == step.get("name") or MARK + who in step.get("names", ())]
                for id, steps in self.steps.items()
                if self.organisers[id] == who or any(step.get("name") == MARK + who for step in steps)
            },
        }


def ladder_of(game: str, pace: str) -> str:
    return f"{game}/{pace}"
