"""Position documents: any moment of step 3, written so that a person can read and type it (see docs/positions.md)."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from tapete.core.abilities import CardDef
from tapete.core.refusal import BadDocument
from tapete.core.state import State, new_state
from tapete.games.keyforge import things as t
from tapete.games.keyforge.catalogue import DECLARED
from tapete.games.keyforge.rules.turn import Turn
from tapete.games.keyforge.things import COLOUR_NAMES, HOUSES, KEY_COLOURS

if TYPE_CHECKING:
    from tapete.core.game import Game

OUTSIDE = {"hand": t.HAND, "deck": t.DECK, "discard": t.DISCARD, "archives": t.ARCHIVES, "purged": t.PURGED}
INSIDE = {"line": t.LINE, "artifacts": t.ARTIFACTS}
STATUS = {
    "exhausted": t.EXHAUSTED, "damage": t.DAMAGE, "aember": t.AMBER, "stunned": t.STUN, "warded": t.WARD,
    "enraged": t.ENRAGE, "power_counters": t.POWER_UP,
}  # fmt: skip
PLAYER_KEYS = ("houses", "aember", "keys", "chains", "keys_last_turn", *OUTSIDE, *INSIDE)
TOP_KEYS = ("game", "turn", "active", "house", "players", "order_discards", "first", "seed")
MAIN_STEP = 7


class Entry:
    """One card of a document, before it has a number."""

    def __init__(self, id: str, owner: int, holder: int, zone: int, row: dict[str, object]) -> None:
        self.id = id
        self.owner = owner
        self.holder = holder
        self.zone = zone
        self.row = row
        self.host: Entry | None = None
        self.number = -1


def position(game: Game, doc: object) -> State:
    """The state a document describes: step 3 of the active player's turn, ready for a decision."""
    if not isinstance(doc, dict):
        raise BadDocument("position", "expected an object with game, active, house and players")
    known_keys("position", doc, TOP_KEYS)
    if doc.get("game", "keyforge") != "keyforge":
        raise BadDocument("game", f"expected keyforge, not {doc['game']}")
    players = doc.get("players")
    if not isinstance(players, list) or len(players) != 2:
        raise BadDocument("players", "expected exactly two players")
    entries: list[Entry] = []
    for player, row in enumerate(players):
        if not isinstance(row, dict):
            raise BadDocument(f"players[{player}]", "expected an object")
        known_keys(f"players[{player}]", row, PLAYER_KEYS)
        read_cards(row, player, entries)
    cards: tuple[CardDef, ...] = tuple([DECLARED[entry.id] for entry in entries])
    s = new_state(game, 2, cards, tuple([entry.owner for entry in entries]))
    s.setup = {"position": doc}
    s.key = whole(doc, "seed", "seed", 1)
    for number, entry in enumerate(entries):
        entry.number = number
    for entry in entries:
        place(s, entry)
    for player, row in enumerate(players):
        read_player(s, player, row)
    active = whole(doc, "active", "active", 1)
    if active not in (1, 2):
        raise BadDocument("active", f"expected player 1 or 2, not {active}")
    s.turn = whole(doc, "turn", "turn", 3)
    s.world[t.ACTIVE] = active - 1
    s.world[t.FIRST] = whole(doc, "first", "first", 1) - 1
    s.world[t.STEP] = 3
    s.world[t.ORDER_DISCARDS] = 1 if doc.get("order_discards") else 0
    house = doc.get("house")
    if house is not None and house not in HOUSES:
        raise BadDocument("house", f"{house} is not a house; expected one of {', '.join(HOUSES)}")
    s.world[t.ACTIVE_HOUSE] = HOUSES.index(str(house)) if house else t.NO_HOUSE
    turn = Turn()
    turn.step = MAIN_STEP
    s.push(turn)
    s.touch()
    s.advance()
    return s


def known_keys(field: str, row: dict[str, object], known: tuple[str, ...]) -> None:
    for key in row:
        if key not in known:
            near = get_close_matches(str(key), known, 1)
            hint = f"; did you mean {near[0]}?" if near else f"; expected one of {', '.join(known)}"
            raise BadDocument(f"{field}.{key}", f"unknown field{hint}")


def whole(row: dict[str, object], key: str, field: str, default: int) -> int:
    value = row.get(key, default)
    if isinstance(value, bool):
        return 1 if value else 0
    if not isinstance(value, int):
        raise BadDocument(field, f"expected a whole number, not {value!r}")
    return value


def read_cards(row: dict[str, object], player: int, entries: list[Entry]) -> None:
    for name, zone in (*OUTSIDE.items(), *INSIDE.items()):
        listed = row.get(name, [])
        field = f"players[{player}].{name}"
        if not isinstance(listed, list):
            raise BadDocument(field, "expected a list of cards")
        for at, item in enumerate(listed):
            read_card(item, f"{field}[{at}]", player, zone, entries)


def read_card(item: object, field: str, player: int, zone: int, entries: list[Entry]) -> Entry:
    """A card as its id, or as an object with the id under ``card`` and what is on it."""
    row: dict[str, object] = item if isinstance(item, dict) else {"card": item}
    known_keys(field, row, ("card", "house", "owner", "upgrades", "beneath", "face_up", *STATUS, *t.COUNTER_KINDS))
    id = card_id(row.get("card"), field)
    owner = whole(row, "owner", f"{field}.owner", player + 1) - 1
    entry = Entry(id, owner, player, zone, row)
    entries.append(entry)
    for key, kept in (("upgrades", t.UPGRADES), ("beneath", t.UNDER)):
        more = row.get(key, [])
        if not isinstance(more, list):
            raise BadDocument(f"{field}.{key}", "expected a list of cards")
        for at, lower in enumerate(more):
            made = read_card(lower, f"{field}.{key}[{at}]", player, kept, entries)
            made.host = entry
            made.holder = made.owner
    return entry


def card_id(value: object, field: str) -> str:
    if not isinstance(value, str):
        raise BadDocument(field, f"expected a card id, not {value!r}")
    if value not in DECLARED:
        near = get_close_matches(value, list(DECLARED), 3)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise BadDocument(field, f"{value}: unknown or not implemented{hint}")
    return value


def place(s: State, entry: Entry) -> None:
    card = entry.number
    house = entry.row.get("house")
    if house is not None and house not in HOUSES:
        raise BadDocument("house", f"{entry.id}: {house} is not a house")
    s.numbers[t.HOUSE][card] = (HOUSES.index(str(house)) if house else DECLARED[entry.id].house) + 1
    s.move(card, entry.zone, entry.holder)
    for name, field in STATUS.items():
        s.numbers[field][card] = whole(entry.row, name, f"{entry.id}.{name}", 0)
    for kind, name in enumerate(t.COUNTER_KINDS):
        s.numbers[t.COUNTER][card] |= whole(entry.row, name, f"{entry.id}.{name}", 0) << (t.COUNTER_BITS * kind)
    if entry.zone in (t.LINE, t.ARTIFACTS, t.UPGRADES):
        s.numbers[t.BASE][card] = entry.holder + 1
        s.numbers[t.ARRIVED][card] = s.next_serial()
    if entry.host is not None:
        s.numbers[t.HOST][card] = entry.host.number + 1
    if entry.zone == t.UNDER:
        s.numbers[t.KNOWN][card] = t.EVERYBODY_KNOWS if entry.row.get("face_up") else 1 << entry.holder


def read_player(s: State, player: int, row: dict[str, object]) -> None:
    field = f"players[{player}]"
    houses = row.get("houses")
    if houses is None:
        own = [s.numbers[t.HOUSE][card] - 1 for card in range(len(s.cards)) if s.owners[card] == player]
        listed = [HOUSES[house] for house in sorted(set(own)) if house >= 0]
    elif isinstance(houses, list):
        listed = [str(house) for house in houses]
    else:
        raise BadDocument(f"{field}.houses", "expected a list of houses")
    for house in listed:
        if house not in HOUSES:
            raise BadDocument(f"{field}.houses", f"{house} is not a house")
        s.tallies[t.IDENTITY][player] |= 1 << HOUSES.index(house)
    s.tallies[t.POOL][player] = whole(row, "aember", f"{field}.aember", 0)
    s.tallies[t.CHAINS][player] = whole(row, "chains", f"{field}.chains", 0)
    s.tallies[t.KEYS_BEFORE][player] = whole(row, "keys_last_turn", f"{field}.keys_last_turn", 0)
    keys = row.get("keys", [])
    if not isinstance(keys, list) or any([key not in COLOUR_NAMES for key in keys]):
        raise BadDocument(f"{field}.keys", f"expected a list of {', '.join(COLOUR_NAMES)}")
    for at, colour in enumerate(KEY_COLOURS):
        s.tallies[colour][player] = 1 if COLOUR_NAMES[at] in keys else 0


def to_position(s: State) -> dict[str, object]:
    """The document of a state that is at a main decision."""
    if s.decision is None or s.decision.kind != "main":
        raise BadDocument("state", "only the main decision of step 3 has a position document")
    players: list[dict[str, object]] = []
    for player in (0, 1):
        row: dict[str, object] = {
            "houses": [HOUSES[house] for house in range(len(HOUSES)) if s.tallies[t.IDENTITY][player] >> house & 1],
            "aember": s.tallies[t.POOL][player],
            "keys": [COLOUR_NAMES[at] for at, colour in enumerate(KEY_COLOURS) if s.tallies[colour][player]],
            "chains": s.tallies[t.CHAINS][player],
            "keys_last_turn": s.tallies[t.KEYS_BEFORE][player],
        }
        for name, zone in (*INSIDE.items(), *OUTSIDE.items()):
            row[name] = [written(s, card) for card in s.zone(zone, player)]
        players.append(row)
    house = s.world[t.ACTIVE_HOUSE]
    return {
        "game": "keyforge",
        "turn": s.turn,
        "active": s.world[t.ACTIVE] + 1,
        "house": HOUSES[house] if house >= 0 else None,
        "first": s.world[t.FIRST] + 1,
        "players": players,
    }


def written(s: State, card: int) -> object:
    """A card with what is on it; only its id when there is nothing to say."""
    row: dict[str, object] = {}
    if s.numbers[t.HOUSE][card] - 1 != DECLARED[s.cards[card].id].house:
        row["house"] = HOUSES[s.numbers[t.HOUSE][card] - 1]
    if s.owners[card] != s.holder(card):
        row["owner"] = s.owners[card] + 1
    for name, field in STATUS.items():
        if s.numbers[field][card]:
            row[name] = s.numbers[field][card]
    for kind, name in enumerate(t.COUNTER_KINDS):
        if t.counters(s, card, kind):
            row[name] = t.counters(s, card, kind)
    if s.zone_kind(card) == t.UNDER and s.numbers[t.KNOWN][card] == t.EVERYBODY_KNOWS:
        row["face_up"] = True
    on = [written(s, each) for each in t.upgrades_on(s, card)]
    if on:
        row["upgrades"] = on
    under = [written(s, each) for each in t.beneath(s, card)]
    if under:
        row["beneath"] = under
    return {"card": s.cards[card].id, **row} if row else s.cards[card].id
