"""Position documents: any moment of step 3, written so that a person can read and type it (see docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core import position as core
from tapete.core.abilities import CardDef
from tapete.core.position import Document, card_list, check_game, check_players, expected, near, quoted, unknown_field
from tapete.core.refusal import BadDocument
from tapete.core.state import State, new_state
from tapete.core.zones import EVERYBODY, knows
from tapete.games.keyforge import things as t
from tapete.games.keyforge.catalogue import DECLARED
from tapete.games.keyforge.houses import house_list, house_number
from tapete.games.keyforge.rules.turn import MAIN_OPTIONS, Turn
from tapete.games.keyforge.things import COLOUR_NAMES, HOUSES, KEY_COLOURS
from tapete.games.keyforge.turn_events import MAIN_STEP

if TYPE_CHECKING:
    from tapete.core.game import Game

OUTSIDE: Final = {"hand": t.HAND, "deck": t.DECK, "discard": t.DISCARD, "archives": t.ARCHIVES, "purged": t.PURGED}
INSIDE: Final = {"line": t.LINE, "artifacts": t.ARTIFACTS}
STATUS: Final = {
    "exhausted": t.EXHAUSTED, "damage": t.DAMAGE, "aember": t.AMBER, "stunned": t.STUN, "warded": t.WARD,
    "enraged": t.ENRAGE, "power_counters": t.POWER_UP,
}  # fmt: skip
PLAYER_KEYS: Final[tuple[str, ...]] = ("houses", "aember", "keys", "chains", "keys_last_turn", *OUTSIDE, *INSIDE)
TOP_KEYS: Final[tuple[str, ...]] = ("game", "turn", "active", "house", "players", "order_discards", "first", "seed")


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
        raise expected(
            "position", "un objeto con game, active, house y players", "an object with game, active, house and players", doc
        )
    known_keys("position", doc, TOP_KEYS)
    top = Document(doc, "")
    if top.has("game"):
        check_game(top, game)
    players = [row.data for row in top.documents("players")]
    check_players(len(players), 2, 2)
    entries: list[Entry] = []
    for player, row in enumerate(players):
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
        raise expected("active", "el jugador 1 o el 2", "player 1 or 2", active)
    s.turn = whole(doc, "turn", "turn", 3)
    s.world[t.ACTIVE] = active - 1
    s.world[t.FIRST] = whole(doc, "first", "first", 1) - 1
    s.world[t.STEP] = MAIN_STEP
    s.world[t.ORDER_DISCARDS] = 1 if doc.get("order_discards") else 0
    house = doc.get("house")
    s.world[t.ACTIVE_HOUSE] = t.NO_HOUSE if house is None else house_number(house, "house")
    turn = Turn()
    turn.step = MAIN_OPTIONS
    s.push(turn)
    s.touch()
    s.advance()
    return s


def known_keys(field: str, row: dict[str, object], known: tuple[str, ...]) -> None:
    for key in row:
        if key not in known:
            raise unknown_field(f"{field}.{key}", str(key), list(known))


def whole(row: dict[str, object], key: str, field: str, default: int) -> int:
    value = row.get(key, default)
    if isinstance(value, bool):
        return 1 if value else 0
    return core.whole(value, field)


def read_cards(row: dict[str, object], player: int, entries: list[Entry]) -> None:
    for name, zone in (*OUTSIDE.items(), *INSIDE.items()):
        field = f"players[{player}].{name}"
        for at, item in enumerate(card_list(row.get(name, []), field)):
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
        for at, lower in enumerate(card_list(row.get(key, []), f"{field}.{key}")):
            made = read_card(lower, f"{field}.{key}[{at}]", player, kept, entries)
            made.host = entry
            made.holder = made.owner
    return entry


def card_id(value: object, field: str) -> str:
    if not isinstance(value, str):
        raise expected(field, "el identificador de una carta", "a card id", value)
    if value not in DECLARED:
        told, hint = quoted(value), near(value, list(DECLARED))
        raise BadDocument(
            field,
            f"la carta {told.es} no existe o no está implementada{hint.es}",
            f"card {told.en} is unknown or not implemented{hint.en}",
        )
    return value


def place(s: State, entry: Entry) -> None:
    card = entry.number
    house = entry.row.get("house")
    s.numbers[t.HOUSE][card] = (DECLARED[entry.id].house if house is None else house_number(house, f"{entry.id}.house")) + 1
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
        s.numbers[t.KNOWN][card] = EVERYBODY if entry.row.get("face_up") else 1 << entry.holder


def read_player(s: State, player: int, row: dict[str, object]) -> None:
    field = f"players[{player}]"
    if row.get("houses") is None:
        own = [s.numbers[t.HOUSE][card] - 1 for card in range(len(s.cards)) if s.owners[card] == player]
        listed = [house for house in sorted(set(own)) if house >= 0]
    else:
        listed = house_list(row.get("houses"), f"{field}.houses")
    for house in listed:
        s.tallies[t.IDENTITY][player] |= 1 << house
    s.tallies[t.POOL][player] = whole(row, "aember", f"{field}.aember", 0)
    s.tallies[t.CHAINS][player] = whole(row, "chains", f"{field}.chains", 0)
    s.tallies[t.KEYS_BEFORE][player] = whole(row, "keys_last_turn", f"{field}.keys_last_turn", 0)
    keys = row.get("keys", [])
    if not isinstance(keys, list) or any([key not in COLOUR_NAMES for key in keys]):
        named = ", ".join(COLOUR_NAMES)
        raise BadDocument(
            f"{field}.keys", f"hace falta una lista con algunos de estos colores: {named}", f"expected a list of {named}"
        )
    for at, colour in enumerate(KEY_COLOURS):
        s.tallies[colour][player] = 1 if COLOUR_NAMES[at] in keys else 0
    if t.keys(s, player) == len(KEY_COLOURS):
        raise BadDocument(
            f"{field}.keys",
            "con la tercera llave la partida ha terminado (KF-objective-01)",
            "the third key ends the game (KF-objective-01)",
        )


def to_position(s: State) -> dict[str, object]:
    """The document of a state that is at a main decision."""
    if s.decision is None or s.decision.kind != "main":
        raise BadDocument(
            "state",
            "solo la decisión principal del paso 3 tiene documento de posición",
            "only the main decision of step 3 has a position document",
        )
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
    if s.zone_kind(card) == t.UNDER and knows(s.numbers[t.KNOWN][card], -1):
        row["face_up"] = True
    on = [written(s, each) for each in t.upgrades_on(s, card)]
    if on:
        row["upgrades"] = on
    under = [written(s, each) for each in t.beneath(s, card)]
    if under:
        row["beneath"] = under
    return {"card": s.cards[card].id, **row} if row else s.cards[card].id
