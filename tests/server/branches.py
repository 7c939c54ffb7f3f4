"""Worlds that part at a secret choice, and everything that somebody is told in each of them."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator

import msgspec

from tapete import games
from tapete.core.decision import Option
from tapete.core.events import Entry
from tapete.core.visibility import SPECTATOR, Shown, redeal, saw, view
from tapete.table.clock import Clock
from tapete.table.forecasts import forecasts
from tapete.table.match import Match, Prepared
from tapete.table.news import impossible_now, lines_of, look_of, update
from tapete.table.room import Room
from tapete.table.store import ANSWER, UNDO, Act, MatchKept, SeatKept, Stored
from tapete.table.wire import NOT_SEEN, encode

MOST = 6  # options of a choice that are tried
PROBES = 3
FORESEEN = 2


def match_of(game: str, seed: int) -> Match:
    """A match as the laboratory mixes them, all seats taken by people."""
    played = games.find(game)
    setup = dict(played.random_setup(seed))
    seats = tuple([SeatKept("me", token=str(seat)) for seat in range(played.start(setup, seed).players)])
    return Match(Stored(MatchKept("x", game, played.version, "", setup, seed, "seed", seats, 0.0)))


def watchers(match: Match) -> list[int]:
    """Everybody but who decides."""
    assert match.decision is not None
    return [seat for seat in (*range(match.players), SPECTATOR) if seat != match.decision.player]


def answered(match: Match, option: str) -> None:
    assert match.decision is not None
    act = Act(match.seq + 1, match.decision.player, f"m{match.seq}", ANSWER, option, 0.0)
    match.commit(match.prepare(act))


def taken_back(match: Match, seat: int, answers: int) -> None:
    match.commit(match.prepare(Act(match.seq + 1, seat, f"m{match.seq}", UNDO, str(answers), 0.0)))


def branch(match: Match) -> Match:
    """The same match, to be played on in another way."""
    twin = copy.copy(match)
    for name in ("answers", "entries", "marks", "warnings", "numbers", "far"):
        setattr(twin, name, list(getattr(match, name)))
    twin.past = match.past.copy()
    twin.acts = dict(match.acts)
    twin.conceded, twin.open, twin.mixed = set(match.conceded), set(match.open), set(match.mixed)
    twin.clock = Clock(match.kept.terms.clock, match.players)
    twin.picture = None
    return twin


# ---------------------------------------------------------------------------------------------------------------- what is told


def told(match: Match, seat: int, since: int) -> list[bytes]:
    """Everything a seat may be told at this moment: on coming in, as news, when it asks, and in its own record."""
    match.picture = None
    room = Room(match, None, None, None, lambda: 0.0)  # type: ignore[arg-type]
    found = [encode(room.joined(seat)), encode(update(match, seat, since, 0.0)), encode(update(match, seat, NOT_SEEN, 0.0))]
    found.append(encode(room.talk(seat)))
    if seat == SPECTATOR:
        return found
    found.append(encode(impossible_now(match, seat)))
    found += [json.dumps(each, sort_keys=True).encode() for each in foreseen(match, seat, FORESEEN)]
    found.append(msgspec.json.encode([line.es for line in lines_of(match, look_of(match, seat), 0, len(match.entries))]))
    decision = match.decision
    if decision is not None and decision.player == seat:
        for name in match.state.names[:PROBES]:
            refusal = match.why_not(seat, f"play:{name}")
            found.append(f"{refusal.clause} {refusal.reason.en}".encode())
        found.append(supposed(match, seat))
    return found


def foreseen(match: Match, seat: int, most: int) -> list[dict[str, object]]:
    """What the seat that decides is told would come of its first answers, however long that takes."""
    decision = match.decision
    if decision is None or decision.player != seat:
        return []
    match.picture = None
    told = forecasts(look_of(match, seat), decision.ids()[:most])
    return [msgspec.to_builtins(each) for each in told if each is not None]


def supposed(match: Match, seat: int) -> bytes:
    """What is so in the world in which a bot thinks in a seat's place (for its hints), whatever cards it was dealt there."""
    world = redeal(match.state, seat, 7)
    world.log = None
    found: list[object] = []
    for each in range(world.players):
        seen = view(world, each)
        reserved = seen["reserved"]
        assert isinstance(reserved, list)
        found.append([seen[part] for part in ("tallies", "world", "lasting", "announced")])
        found.append([row["cost"] for row in reserved])
    return json.dumps(found, sort_keys=True).encode()


# ---------------------------------------------------------------------------------------------------------------- secret choices


def alike(option: Option, hidden: set[int]) -> tuple[object, tuple[int, ...]]:
    """What one who does not see some cards can tell of an option, and the hidden cards that it names."""
    named = tuple([card for card in option.things if card in hidden])
    return (option.verb, tuple([-1 if card in hidden else card for card in option.things])), named


def named_in(lines: tuple[Entry, ...] | list[Entry], card: int, seat: int) -> bool:
    """Whether the log told a seat of a card: then it is no secret any more."""
    for line in lines:
        e = line.event
        for each, seen in ((e.card, line.seen), (e.other, line.seen_other), (e.source, line.seen_source)):
            if each == card and saw(seen, seat):
                return True
    return False


class Choice:
    """A choice that is nobody's business: its options, and the cards that may not be told apart."""

    def __init__(self, options: list[str], cards: set[int]) -> None:
        self.options = options
        self.cards = cards

    def still_secret(self, match: Match, seat: int, lines: int) -> bool:
        """Whether a seat has seen none of its cards since."""
        shown = Shown(match.state, seat)
        return not any([shown.sees(card) or named_in(match.entries[lines:], card, seat) for card in self.cards])


def secret_choices(match: Match, seat: int) -> Iterator[Choice]:
    """The choices that are open now and that a seat must not be told of.

    Two options are one when they differ only in which cards they name that the seat does not see (and in what these are to serve
    as), and all of those are still hidden afterwards, by the table and by the log.
    """
    decision = match.decision
    assert decision is not None
    shown = Shown(match.state, seat)
    hidden = {card for card in range(len(match.state.cards)) if not shown.sees(card)}
    groups: dict[object, list[tuple[Option, tuple[int, ...]]]] = {}
    for option in decision.options:
        kind, cards = alike(option, hidden)
        if cards:
            groups.setdefault(kind, []).append((option, cards))
    for group in groups.values():
        every = {card for _, cards in group for card in cards}
        secret: list[str] = []
        for option, cards in group[:MOST]:
            prepared: Prepared = match.prepare(Act(match.seq + 1, decision.player, "try", ANSWER, option.id, 0.0))
            after = Shown(prepared.state, seat)
            seen = [card for card in every if after.sees(card)]
            if not seen and not any([named_in(prepared.lines, card, seat) for card in cards]):
                secret.append(option.id)
        if len(secret) > 1:
            yield Choice(secret, every)
