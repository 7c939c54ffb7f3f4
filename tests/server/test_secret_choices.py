"""Choices that are nobody else's business: whichever hidden card is picked, and to whatever end, the others are told the same.

Two options are a secret choice for somebody when they differ only in which card they name that this one does not see (and in what
it is to serve as), and the card is still hidden from them afterwards, by the table and by the log. Then no message may tell which
it was.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tapete import games
from tapete.core.decision import Option
from tapete.core.events import Entry
from tapete.core.visibility import SPECTATOR, Shown, saw
from tapete.server.eyes import Eyes
from tapete.server.match import Match, Prepared
from tapete.server.news import update
from tapete.server.store import ANSWER, Act, MatchKept, SeatKept, Stored
from tapete.server.wire import encode

GAMES = games.ids()
ANSWERS = 220
MOST = 6  # options of a choice that are tried
SEEDS = {"atrum_arena": range(6), "keyforge": range(24), "mitos_y_leyendas": range(10)}  # more where secret choices are rare


def match_of(game: str, seed: int) -> Match:
    played = games.find(game)
    setup = dict(played.random_setup(seed))
    if "players" in setup:
        setup = {"players": 2}
    seats = (SeatKept("me", token="a"), SeatKept("me", token="b"))
    return Match(Stored(MatchKept("x", game, played.version, "", setup, seed, "seed", seats, 0.0)))


def alike(option: Option, hidden: set[int]) -> tuple[object, int]:
    """What one who does not see some cards can tell of an option, and the one hidden card that it names; -1: none or several."""
    named = [card for card in option.things if card in hidden]
    return (option.verb, tuple([-1 if card in hidden else card for card in option.things])), named[0] if len(named) == 1 else -1


def named_in(lines: tuple[Entry, ...], card: int, seat: int) -> bool:
    """Whether the log told a seat of a card: then it is no secret any more."""
    for line in lines:
        e = line.event
        for each, seen in ((e.card, line.seen), (e.other, line.seen_other), (e.source, line.seen_source)):
            if each == card and saw(seen, seat):
                return True
    return False


def told_after(match: Match, prepared: Prepared, seat: int) -> bytes:
    """What a seat would be told if a change came to be."""
    state, entries, picture = match.state, match.entries, match.picture
    match.state, match.entries, match.picture = prepared.state, [*entries, *prepared.lines], None
    try:
        return encode(update(match, seat, match.seq, 0.0))
    finally:
        match.state, match.entries, match.picture = state, entries, picture


def secret_choices(match: Match, seat: int) -> list[set[bytes]]:
    """For each secret choice that is open now: what a seat would be told after each of its options."""
    decision = match.decision
    assert decision is not None
    shown = Shown(match.state, seat)
    hidden = {card for card in range(len(match.state.cards)) if not shown.sees(card)}
    groups: dict[object, list[tuple[Option, int]]] = {}
    for option in decision.options:
        kind, card = alike(option, hidden)
        if card >= 0:
            groups.setdefault(kind, []).append((option, card))
    found: list[set[bytes]] = []
    for group in groups.values():
        told: list[bytes] = []
        for option, card in group[:MOST]:
            prepared = match.prepare(Act(match.seq + 1, decision.player, "try", ANSWER, option.id, 0.0))
            after = Shown(prepared.state, seat)
            if not any([after.sees(each) for _, each in group]) and not named_in(prepared.lines, card, seat):
                told.append(told_after(match, prepared, seat))
        if len(told) > 1:
            found.append(set(told))
    return found


def counted(game: str, seeds: range) -> Counter[bool]:
    """How many secret choices told nothing (False) and how many told something (True) in some games at random."""
    found: Counter[bool] = Counter()
    for seed in seeds:
        match = match_of(game, seed)
        chance = random.Random(seed)
        while match.decision is not None and len(match.answers) < ANSWERS:
            rival = 1 - match.decision.player
            for seat in (rival, SPECTATOR):
                for told in secret_choices(match, seat):
                    found[len(told) > 1] += 1
            act = Act(match.seq + 1, match.decision.player, f"m{match.seq}", ANSWER, chance.choice(match.decision.ids()), 0.0)
            match.commit(match.prepare(act))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_of_a_secret_choice(game: str) -> None:
    found = counted(game, SEEDS.get(game, range(2)))
    assert found[True] == 0 and found[False] >= 4, found


def test_the_leak_that_once_was_is_found_when_it_is_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Atrum Arena told rivals by its price that a face-down minion was a shadow (AA-ann-16)."""
    view = Eyes.view

    def leaking(eyes: Eyes) -> dict[str, object]:
        found = view(eyes)
        shown = found["reserved"]
        assert isinstance(shown, list)
        for row, kept in zip(shown, eyes.s.reserved, strict=True):
            row["cost"] = {eyes.s.game.resources[part[0]].id: part[1] for part in kept.cost.parts}
        return found

    monkeypatch.setattr(Eyes, "view", leaking)
    assert counted("atrum_arena", SEEDS["atrum_arena"])[True] > 0
