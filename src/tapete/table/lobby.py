"""Making a match: what can be chosen, and from what is chosen to a setup that the game accepts."""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass, replace
from typing import Any

from tapete import games
from tapete.core.game import Game
from tapete.core.language import LANGUAGES
from tapete.core.position import plain
from tapete.core.records import catalogue_hash
from tapete.table.absence import CONSEQUENCES, AbsenceKept
from tapete.table.bodies import AbsenceAsked, ClockAsked, NewMatch, SeatAsked
from tapete.table.clock import ClockKept
from tapete.table.errors import Denied
from tapete.table.match import Match
from tapete.table.store import Terms
from tapete.table.texts import layout_of
from tapete.table.thinking import STAND_IN, known_levels, levels
from tapete.table.wire import Chosen, both

logger = logging.getLogger("tapete.server")
SEATS = ("me", "bot", "open")
SEED_LIMIT = 1 << 127
AS_USUAL = Terms()


# ---------------------------------------------------------------------------------------------------------------- what there is


def playable() -> list[Game]:
    """The games that can be played; one that does not load is not offered, and is no reason not to offer the others."""
    found: list[Game] = []
    for id in games.ids():
        try:
            found.append(games.find(id))
        except Exception as error:
            logger.error("%s does not load", id, exc_info=error)
    return found


def game_named(id: str) -> Game:
    if id in games.ids():
        try:
            return games.find(id)
        except Exception as error:
            logger.error("%s does not load", id, exc_info=error)
    raise Denied("no_such_game", detail=", ".join(games.ids()))


def offers() -> dict[str, object]:
    """The answer of GET /api/games."""
    return {
        "games": [offer(game) for game in playable()],
        "levels": [{"id": level.id, "name": both(level.name), "about": both(level.about)} for level in levels()],
        "languages": list(LANGUAGES),
    }


def offer(game: Game) -> dict[str, object]:
    least, most = game.players_range()
    return {
        "id": game.id,
        "title": both(game.title),
        "rules": game.version,
        "catalogue": catalogue_hash(game),
        "players": {"least": least, "most": most},
        "cards": len(game.catalogue),
        "choices": [
            {
                "field": choice.field,
                "name": both(choice.name),
                "values": [
                    {"value": value, "name": both(name), "round": shortest_round(game, {choice.field: value})}
                    for value, name in choice.values
                ],
                "apart": list(choice.apart),
            }
            for choice in game.choices()
        ],
        "decks": decks_offered(game),
        "strengths": game.documents.strengths_offered(),
        "first": {"seats": players_of(layout_of(game).first_game(), game)},
    }


def decks_offered(game: Game) -> list[dict[str, object]]:
    """The decks that come with a game, without their cards; with their strength, where it was measured."""
    strengths = game.documents.strengths()
    found: list[dict[str, object]] = []
    for deck in game.workshop.shipped():
        told = {name: value for name, value in deck.items() if name != "cards"}
        strength = strengths.get(str(deck["name"]))
        found.append(told if strength is None else {**told, "strength": with_names(game, strength)})
    return found


def with_names(game: Game, strength: dict[str, object]) -> dict[str, object]:
    """A strength with the names of the cards of which it says what they add."""
    cards = strength.get("cards")
    if not isinstance(cards, dict):
        return strength
    named = [{**each, "name": both(game.catalogue[each["card"]].name)} for each in cards["each"]]
    return {**strength, "cards": {**cards, "each": named}}


def shortest_round(game: Game, setup: dict[str, object]) -> int | None:
    """How many seconds a round lasts at least in such a game; None: its rules know no rounds."""
    times = game.endings.times(setup)
    return None if times is None else times.round


# ---------------------------------------------------------------------------------------------------------------- what is chosen


@dataclass(frozen=True, slots=True)
class Planned:
    """A match about to be made; without a seed the server draws one."""

    setup: dict[str, object]
    seats: list[SeatAsked]
    seed: int | None
    terms: Terms = AS_USUAL


def planned(game: Game, asked: NewMatch) -> Planned:
    """What is asked for, completed; refused where it cannot be."""
    if asked.first:
        return first_game(game, asked)
    checked_seats(game, asked.seats)
    seed = checked_seed(asked.seed)
    return Planned(setup_of(game, asked), asked.seats, seed)


def first_game(game: Game, asked: NewMatch) -> Planned:
    """A newcomer's match: as the game's table has it, or the usual game with the first decks that come with it."""
    if asked.setup or asked.seed is not None:
        raise Denied("bad_setup", detail="first")
    first = layout_of(game).first_game()
    seed = first.get("seed")
    players = players_of(first, game)
    seats = asked.seats or [SeatAsked("me")] + [SeatAsked("bot", STAND_IN)] * (players - 1)
    checked_seats(game, seats)
    setup = first.get("setup")
    if isinstance(setup, dict):
        setup = dict(setup)
        if isinstance(setup.get("decks"), list):
            setup["decks"] = chosen_decks(game, setup["decks"], list(setup["decks"]))
    else:
        usual = dict(game.random_setup(0))
        wanted = {"decks": [deck["name"] for deck in game.documents.decks()[:players]]} if "decks" in usual else {}
        setup = setup_of(game, NewMatch(game.id, seats, wanted))
    return Planned(setup, seats, seed if isinstance(seed, int) else None, Terms(guided=True))


def continued(game: Game, asked: NewMatch, source: Match) -> Planned:
    """A match that goes on from a moment of one that is over, with its setup and seed."""
    assert asked.origin is not None
    if not source.over:
        raise Denied("record_closed")
    if source.game is not game or asked.setup or asked.seed is not None or asked.first:
        raise Denied("bad_setup", detail="from")
    ended = source.reason == "rules" and asked.origin.answers == len(source.answers)
    if asked.origin.answers > len(source.answers) or ended:
        raise Denied("no_such_moment", detail=f"0-{len(source.answers)}")
    checked_seats(game, asked.seats)
    terms = Terms(origin=asked.origin.match, begun=asked.origin.answers)
    return Planned(source.kept.setup, asked.seats, source.seed, terms)


def players_of(first: dict[str, object], game: Game) -> int:
    """How many sit at a first game: two, unless the game says otherwise."""
    given = first.get("seats")
    least, most = game.players_range()
    return given if isinstance(given, int) else max(least, min(2, most))


def chosen(game: Game, setup: dict[str, object]) -> list[Chosen]:
    """What was settled before a match, in words: modes and variants, nothing that is anybody's secret."""
    found: list[Chosen] = []
    for choice in game.choices():
        for value, name in choice.values:
            if choice.field in setup and same(setup[choice.field], value):
                found.append(Chosen(choice.field, both(choice.name), both(name)))
    return found


def tidy(name: str) -> str:
    """A player's name as it is shown: printable, on one line, without the marks of ``core/text.py``.

    >>> tidy("  Ana \\n\\u202e María ")
    'Ana María'
    >>> tidy("\\ue000card 7\\ue001Ana")
    'card 7 Ana'
    """
    return " ".join("".join([letter if letter.isprintable() else " " for letter in name]).split())


def checked_seats(game: Game, seats: list[SeatAsked]) -> None:
    least, most = game.players_range()
    if not least <= len(seats) <= most:
        raise Denied("bad_seats", detail=f"{least}-{most}")
    for seat in seats:
        if seat.kind not in SEATS:
            raise Denied("bad_seats", detail=", ".join(SEATS))
        if seat.kind == "bot" and seat.level not in known_levels():
            raise Denied("no_such_level", detail=", ".join(known_levels()))
        if seat.kind != "bot" and seat.level:
            raise Denied("bad_seats", detail="level")


def checked_people(seats: list[SeatAsked]) -> None:
    """Whoever asks for a match does not ask for one of bots alone."""
    if seats and all([seat.kind == "bot" for seat in seats]):
        raise Denied("bad_seats", detail="me, open")


def checked_seed(seed: int | None) -> int | None:
    if seed is not None and not -SEED_LIMIT < seed < SEED_LIMIT:
        raise Denied("bad_setup", detail="seed")
    return seed


def checked_clock(game: Game, setup: dict[str, object], asked: ClockAsked | None) -> ClockKept | None:
    """A clock that limits something; none for a match without. With a round come the other times that the rules speak of."""
    if asked is None:
        return None
    if not (asked.game or asked.move or asked.round) or (asked.increment and not asked.game):
        raise Denied("bad_setup", detail="clock")
    kept = ClockKept(asked.game, asked.increment, asked.move)
    if not asked.round:
        return kept
    times = game.endings.times(setup)
    if times is None:
        raise Denied("bad_setup", detail="clock.round")
    refusal = times.why_not_round(asked.round)
    if refusal is not None:
        raise Denied("refused", refusal=refusal)
    return replace(kept, round=asked.round, preparing=times.preparing, idle=times.idle, warnings=times.warnings)


def checked_absence(seats: list[SeatAsked], asked: AbsenceAsked | None) -> AbsenceKept | None:
    """What is agreed about somebody who stays away: at a table where somebody else would wait for them."""
    if asked is None:
        return None
    people = len([seat for seat in seats if seat.kind != "bot"])
    if asked.then not in CONSEQUENCES or people < 2:
        raise Denied("bad_setup", detail="absence")
    return AbsenceKept(asked.then, asked.after)


def setup_of(game: Game, asked: NewMatch) -> dict[str, object]:
    """The setup asked for, completed with what was left open."""
    if "position" in asked.setup:
        if len(asked.setup) > 1:
            raise Denied("bad_setup", detail="position")
        return {"position": asked.setup["position"]}
    known = {choice.field: choice for choice in game.choices()}
    setup = dict(game.random_setup(secrets.randbelow(1 << 30) if asked.seed is None else asked.seed))
    if "players" in setup:  # then it need not say more: the usual game for so many
        setup = {"players": len(asked.seats)}
    for field in asked.setup:
        if field not in known and not (field == "decks" and game.workshop.shipped()):
            raise Denied("bad_setup", detail=field)
    for choice in known.values():
        setup.pop(choice.field, None)
        value = asked.setup.get(choice.field, choice.values[0][0])
        if not any([same(value, each) for each, _ in choice.values]):
            raise Denied("bad_setup", detail=choice.field)
        if value is not None:
            setup[choice.field] = value
    if not game.documents.takes_decks(setup):
        setup.pop("decks", None)
        if "decks" in asked.setup:
            raise Denied("bad_setup", detail="decks")
    elif "decks" in asked.setup:
        decks = setup.get("decks")
        usual = decks if isinstance(decks, list) else [None] * len(asked.seats)
        setup["decks"] = chosen_decks(game, asked.setup["decks"], usual)
    return setup


def same(value: object, other: object) -> bool:
    """Equal, and not merely by Python's reading of true as 1."""
    return type(value) is type(other) and value == other


def chosen_decks(game: Game, asked: Any, drawn: list[object]) -> list[object]:
    """For each seat a shipped deck by its name, a deck as a document, one of about a ``strength``, or null for any."""
    if not isinstance(asked, list) or len(asked) > len(drawn):
        raise Denied("bad_setup", detail="decks")
    shipped = {plain(str(deck["name"])): deck for deck in game.workshop.shipped()}
    decks = drawn[:]
    for at, deck in enumerate(asked):
        if isinstance(deck, str):
            found = shipped.get(plain(deck))
            if found is None:
                raise Denied("no_such_deck", detail=deck[:64])
            decks[at] = found
        elif isinstance(deck, dict) and list(deck) == ["strength"]:
            if deck["strength"] not in game.documents.strengths_offered():
                raise Denied("bad_setup", detail=f"decks[{at}].strength")
            decks[at] = game.documents.deck_of_strength(int(deck["strength"]), secrets.randbelow(1 << 30))
        elif isinstance(deck, dict):
            decks[at] = deck
        elif deck is not None:
            raise Denied("bad_setup", detail=f"decks[{at}]")
    return decks
