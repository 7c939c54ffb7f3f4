"""Position documents written: a moment of a hero's activation as ``position`` reads it, with the map drawn for the eye."""

from __future__ import annotations

from tapete.core.facets import Documents
from tapete.core.grid.floor import SIDE_LETTERS
from tapete.core.language import Words
from tapete.core.refusal import BadDocument
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.alliances import read_alliance
from tapete.games.dungeon_alliance.drawing import drawn
from tapete.games.dungeon_alliance.kinds import damagers
from tapete.games.dungeon_alliance.position import COMMON, HERO_FLAGS, HERO_NUMBERS, PILES, TALLIES, position
from tapete.games.dungeon_alliance.rules.activation import Turn
from tapete.games.dungeon_alliance.things import floor, heroes, shared, tile


def to_position(s: State) -> dict[str, object]:
    """The document of a state in a hero's activation, with the map drawn for the reader's eye."""
    top = s.stack[-1] if s.stack else None
    if s.decision is None or s.decision.kind not in ("main", "activate") or not isinstance(top, Turn):
        raise BadDocument(
            "state",
            "solo la activación de un héroe tiene documento de posición",
            "only a hero's activation has a position document",
        )
    plan = floor(s)
    made: dict[str, object] = {
        "game": s.game.id,
        "round": s.world[t.ROUND],
        "cycle": s.world[t.CYCLE],
        "first": s.world[t.FIRST] + 1,
        "active": s.world[t.ACTIVE] + 1,
        "reserves": [s.world[t.RESERVE_1], s.world[t.RESERVE_2]],
        "pvp": bool(s.world[t.PVP]),
        "cooperative": bool(s.world[t.COOPERATIVE]),
        "ending": bool(s.world[t.ENDING]),
        "map": drawn(s),
        "tiles": [
            {"tile": s.cards[card].id, "slot": slot_of(s, card), "rotation": 90 * s.numbers[t.ROTATION][card]}
            for card in t.tiles(s)
            if tile(s, card).level
        ],
        "hallways": hallways(s),
        "monsters": [written_monster(s, card) for card in t.monsters(s)],
        "threats": [
            {"threat": s.names[card], "at": plan.name(t.cell(s, card)), "hidden": zone == t.FACE_DOWN, "known": known(s, card)}
            for zone in (t.OPEN_THREATS, t.FACE_DOWN)
            for card in shared(s, zone)
        ],
        "players": [written_player(s, player) for player in range(s.players)],
    }
    for name, zone in COMMON.items():
        made[name] = [s.names[card] for card in shared(s, zone)]
    if top.who >= 0:
        made["activating"] = s.cards[top.who].id
        made["points"] = top.points
        made.update(top.flags())
        if top.attacks:
            made["attacks"] = [s.names[card] for card in top.attacks]
    return made


def known(s: State, card: int) -> bool:
    return bool(s.numbers[t.KNOWN][card])


def slot_of(s: State, card: int) -> list[int]:
    slot = s.numbers[t.SLOT][card] - 1
    return [floor(s).column(slot), floor(s).row(slot)]


def hallways(s: State) -> list[object]:
    plan = floor(s)
    found: list[object] = []
    for slot in plan.slots:
        for side in (0, 1):
            joint = plan.joint(slot, side)
            if joint >= 0 and s.world[t.HALLWAYS] >> joint & 1:
                beyond = plan.beside[slot][side]
                found.append([[plan.column(slot), plan.row(slot)], [plan.column(beyond), plan.row(beyond)]])
    return found


def written_monster(s: State, card: int) -> dict[str, object]:
    row: dict[str, object] = {
        "monster": s.names[card],
        "at": floor(s).name(t.cell(s, card)),
        "faces": SIDE_LETTERS[s.numbers[t.FACING][card]],
        "exhausted": bool(s.numbers[t.EXHAUSTED][card]),
    }
    if s.numbers[t.DAMAGE][card]:
        row["damage"] = [s.numbers[t.BY + player][card] for player in range(s.players)]
        row["order"] = [player + 1 for player in damagers(s, card)]
    if s.numbers[t.POISON][card]:
        row["poison"] = s.numbers[t.POISON][card]
    if s.numbers[t.MARK][card]:
        row["mark"] = s.names[s.numbers[t.MARK][card] - 1]
    return row


def written_player(s: State, player: int) -> dict[str, object]:
    row: dict[str, object] = {name: s.tallies[field][player] for field, name in enumerate(TALLIES)}
    buried = [s.names[card] for card in s.zone(t.BURIED, player)]
    people: list[object] = []
    for card in heroes(s, player):
        each: dict[str, object] = {
            "hero": s.cards[card].id,
            "at": floor(s).name(t.cell(s, card)),
            "faces": SIDE_LETTERS[s.numbers[t.FACING][card]],
        }
        for name, field in HERO_NUMBERS.items():
            if s.numbers[field][card]:
                each[name] = s.numbers[field][card]
        for name, field in HERO_FLAGS.items():
            if s.numbers[field][card]:
                each[name] = True
        if s.numbers[t.SURGE][card]:
            each["surge"] = t.SURGES[s.numbers[t.SURGE][card]]
        under = [{"card": s.names[c], "base": bool(s.numbers[t.BASED][c])} for c in values.column(s, card)]
        if under:
            each["under"] = under
        if buried:
            each["buried"], buried = buried, []
        people.append(each)
    row["heroes"] = people
    for name, zone in PILES.items():
        row[name] = [s.names[card] for card in s.zone(zone, player)]
    return row


class DungeonAllianceDocuments(Documents):
    def has_facts(self) -> bool:
        return False

    def card_file(self, id: str) -> str:
        return "upgrades"

    def declaration(self, id: str, name: Words) -> str:
        """An upgrade of level I for any hero."""
        return f'upgrade(1, 1, "{id}", "{name.es}", "{name.en}", "maneuver", "gold", study(1))'

    def read_deck(self, written: object) -> dict[str, object]:
        return read_alliance(self.game, written)

    def position(self, doc: object) -> State:
        return position(self.game, doc)

    def to_position(self, s: State) -> dict[str, object]:
        return to_position(s)
