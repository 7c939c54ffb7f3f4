"""What Dungeon Alliance tells programs that learn (core/encoding.py)."""

from __future__ import annotations

import re
from typing import Final

from tapete.core.abilities import CardDef
from tapete.core.encoding import (
    LOOK,
    Column,
    Encoding,
    Said,
    add_bits,
    category,
    count,
    flag,
    flags,
    row,
    row_of,
    seat,
    seat_of,
)
from tapete.core.grid.floor import SIDE_LETTERS, SIDES
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.values import armor, bonuses, evasion, health_left

KINDS: Final[tuple[str, ...]] = ("hero", "card", "tile", "monster", "threat", "solo")
THREATS: Final[tuple[str, ...]] = (t.CHEST, t.LOCKED_CHEST, t.TRAP, t.PIT)
TYPES: Final = tuple(t.TYPE_NAMES)
BONUSES: Final = tuple(t.BONUSES)
LETTERS: Final = tuple(SIDE_LETTERS)
CELL: Final = "cell"
SQUARE: Final = re.compile(r"([a-z])(\d{1,2})(?:,([a-z]+))?")
MOST_ROWS: Final = 160
ALLIANCES: Final = 4
MARKS: Final[tuple[int, ...]] = (t.EXHAUSTED, t.DEFEATED, t.BASED, t.WAIVED)
CELL_BITS: Final = 10  # more than there are cells
ROW_BITS: Final = 8
VALUE_BITS: Final = 5
VALUE: Final = (1 << VALUE_BITS) - 1


class DungeonAllianceEncoding(Encoding):
    def kinds(self) -> tuple[str, ...]:
        return (
            "main", "activate", "draft", "deploy", "tile", "discard", "bury", "goto", "prowl", "react", "stay", "draw",
            "victim", "effort", "monster", "select", "on_chest", "unleash", "appear", "face", "stand", "ready", "suffer",
            "remove", "trap", "surge", "entering",
        )  # fmt: skip

    def verbs(self) -> tuple[str, ...]:
        return (
            "step", "walk", "face", "play", "surge", "again", "rest", "open", "force", "attack", "cast", "pet", "activate",
            "draft", "deploy", "tile", "discard", "bury", "goto", "stay", "react", "effort", "monster", "chest", "buy",
            "salvage", "pick", "unleash", "reveal", "leave", "appear", "ready", "suffer", "remove", "disarm",
        )  # fmt: skip

    def words(self) -> tuple[str, ...]:
        return (*t.SIDE_NAMES, CELL, *t.SURGES[1:], "surge", "base", "plus", "marked", "any", "normal", "poison")

    def said(self, word: str) -> Said:
        """A square is two numbers, with the side to face where one is named: ``h13,n``."""
        square = SQUARE.fullmatch(word)
        if square is None:
            return super().said(word)
        return Said(square[3] or CELL, ord(square[1]) - ord("a") + 1, int(square[2]))

    def rows(self, players: int) -> int:
        return MOST_ROWS

    def untold(self) -> tuple[int, ...]:
        return (t.SUPPLY, t.REMOVED)

    def lively(self) -> tuple[int, ...]:
        return (t.HEROES, t.MONSTERS, t.BOARD, t.COLUMN, t.FACE_DOWN, t.OPEN_THREATS)

    # -- things

    def fact_columns(self) -> list[Column]:
        body = [category("race", t.RACES), *flags("class", t.CLASSES), flag("ranged"), count("attack", 20)]
        worth = [count("health", 20), count("level", 9), count("cost", 30), count("xp", 30)]
        played = [*flags("type", TYPES), *[count(f"plus_{bonus}", 9) for bonus in BONUSES], flag("says")]
        return [category("kind", KINDS), *body, *worth, *played, category("threat", THREATS), *flags("door", LETTERS)]

    def facts(self, card: CardDef) -> list[int]:
        race, ranged, attack, health, level, cost, xp, threat, doors = 0, 0, 0, 0, 0, 0, 0, 0, 0
        classes: tuple[str, ...] = ()
        types: tuple[str, ...] = ()
        plus = dict.fromkeys(BONUSES, 0)
        if isinstance(card, t.Hero):
            race, classes, health = t.RACES.index(card.race) + 1, card.classes, card.health
            ranged, attack = int(card.attack[0] == t.RANGED), card.attack[1]
            plus.update({t.SPEED: card.speed, t.ARMOR: card.armor, t.EVASION: card.evasion})
        elif isinstance(card, t.Monster):
            ranged, attack, health = int(card.attack[0] == t.RANGED), card.attack[1], card.health
            level, xp = card.level, card.xp
            plus.update({t.SPEED: card.speed, t.ARMOR: card.armor, t.EVASION: card.evasion})
        elif isinstance(card, t.Card):
            race = t.RACES.index(card.races[0]) + 1 if card.races else 0
            ranged, attack = int(card.base[0] == t.RANGED), card.base[1]
            classes, types, level, cost = card.classes, card.types, card.level, card.cost
            plus.update(dict(card.bonuses))
        elif isinstance(card, t.Tile):
            level, doors = card.level, card.shape.doors(0)
        elif isinstance(card, t.Threat):
            level, threat = card.level, THREATS.index(card.sort) + 1
        kind = card.kind + 1 if isinstance(card, t.Thing) else 0
        told = [kind, race, *[int(each in classes) for each in t.CLASSES], ranged, attack, health, level, cost, xp]
        told += [int(each in types) for each in TYPES]
        told += [plus[bonus] for bonus in BONUSES]
        told += [1 if card.abilities else 0, threat]
        add_bits(doors, len(LETTERS), told)
        return told

    def card_columns(self, players: int) -> list[Column]:
        where = [flag("on_board"), count("across", 30), count("down", 30), *flags("faces", LETTERS)]
        marks = [flag("exhausted"), flag("defeated"), flag("based"), flag("waived"), category("surge", t.SURGES[1:])]
        harm = [count("damage", 30), count("poison", 30), *[count(f"damage_of_{at}", 30) for at in range(1, ALLIANCES + 1)]]
        values = [count("health_left", 30), count("speed", 30), count("armor", 30), count("evasion", 30)]
        attacks = [count("melee_bonus", 30), count("ranged_bonus", 30)]
        tile = [*flags("doors", LETTERS), *flags("open", LETTERS), count("hidden_threats", 9)]
        return [*where, *marks, *harm, *values, *attacks, *tile, row("under"), row("mark")]

    def card(self, s: State, looker: int, card: int, rows: list[int], out: list[int]) -> None:
        numbers = s.numbers
        plan = t.floor(s)
        kind = t.kind(s, card)
        slot = numbers[t.SLOT][card] - 1
        cell = numbers[t.CELL][card] - 1
        placed = kind == t.TILE and slot >= 0
        if placed:
            out += [1, slot % plan.columns + 1, slot // plan.columns + 1, 0, 0, 0, 0]
        elif cell >= 0:
            out += [1, plan.x(cell) + 1, plan.y(cell) + 1]
            add_bits(1 << numbers[t.FACING][card], len(LETTERS), out)
        else:
            out += [0] * 7
        for field in (t.EXHAUSTED, t.DEFEATED, t.BASED, t.WAIVED, t.SURGE, t.DAMAGE, t.POISON):
            out.append(numbers[field][card])
        for at in range(ALLIANCES):
            out.append(numbers[t.BY + (looker + at) % s.players][card] if at < s.players else 0)
        self.fighter(s, card, kind, cell, out)
        if placed:
            self.tile(s, card, slot, out)
        else:
            out += [0] * 9
        out.append(row_of(rows, numbers[t.UNDER][card] - 1))
        out.append(row_of(rows, numbers[t.MARK][card] - 1))

    def fighter(self, s: State, card: int, kind: int, cell: int, out: list[int]) -> None:
        """What a character is worth in a fight at this moment."""
        if kind == t.HERO and s.place[card] // s.players == t.HEROES:
            out.append(max(0, health_left(s, card)))
            out += self.worth(s, card)
        elif kind == t.MONSTER and cell >= 0:
            facts = t.monster(s, card)
            out += [max(0, facts.health - s.numbers[t.DAMAGE][card]), facts.speed, armor(s, card), evasion(s, card), 0, 0]
        else:
            out += [0] * 6

    def worth(self, s: State, card: int) -> list[int]:
        """What a hero has of speed, armor and evasion, and what is added to its attacks, melee and ranged."""
        printed, surge = t.hero(s, card), s.numbers[t.SURGE][card]
        melee, ranged, speed, armor, evasion = bonuses(s, card)
        quick, strong = 1 if surge == 1 else 0, 1 if surge == 2 else 0
        return [printed.speed + speed + quick, printed.armor + armor, printed.evasion + evasion, melee + strong, ranged + strong]

    def tile(self, s: State, card: int, slot: int, out: list[int]) -> None:
        """The doors of a tile as it lies, which of them are open hallways, and how many threats lie on it face down."""
        add_bits(t.tile(s, card).shape.doors(s.numbers[t.ROTATION][card]), len(LETTERS), out)
        add_bits(self.halls(s, slot), len(LETTERS), out)
        out.append(self.hidden(s, slot))

    def halls(self, s: State, slot: int) -> int:
        """The sides of a tile at which a hallway is open, as bits."""
        joints = t.floor(s).joint_of[slot]
        open = s.world[t.HALLWAYS]
        found = 0
        for side in SIDES:
            if joints[side] >= 0 and open >> joints[side] & 1:
                found |= 1 << side
        return found

    def hidden(self, s: State, slot: int) -> int:
        """How many threats lie face down on a tile."""
        slots = t.floor(s).cell_slot
        found = 0
        for each in t.shared(s, t.FACE_DOWN):
            if slots[s.numbers[t.CELL][each] - 1] == slot:
                found += 1
        return found

    # -- the same in one number each

    def glance(self, s: State, looker: int, card: int, rows: list[int]) -> int:
        """What a thing of this kind can have, in so many bits each; LOOK at one that has anything else, or very much."""
        numbers = s.numbers
        told = 0
        for field in MARKS:
            told = told << 1 | (1 if numbers[field][card] else 0)
        cell = numbers[t.CELL][card]
        told = ((told << 2 | numbers[t.SURGE][card]) << 2 | numbers[t.FACING][card]) << CELL_BITS | cell
        if cell >> CELL_BITS:
            return LOOK
        kind = t.kind(s, card)
        if kind == t.MONSTER:
            return self.glance_at_monster(s, looker, card, rows, told)
        harm = numbers[t.POISON][card] | numbers[t.DAMAGE][card]
        if numbers[t.MARK][card] or harm > VALUE or (harm and kind != t.HERO):
            return LOOK
        if kind == t.HERO:
            told = (told << VALUE_BITS | numbers[t.POISON][card]) << VALUE_BITS | numbers[t.DAMAGE][card]
            if numbers[t.UNDER][card]:
                return LOOK
            if s.place[card] // s.players == t.HEROES:
                for value in self.worth(s, card):
                    if value < 0 or value > VALUE:
                        return LOOK
                    told = told << VALUE_BITS | value
            return told
        if kind == t.TILE:
            slot = numbers[t.SLOT][card]
            if told or numbers[t.UNDER][card]:
                return LOOK
            lying = slot << 2 | numbers[t.ROTATION][card]
            return (lying << 4 | self.halls(s, slot - 1)) << VALUE_BITS | min(self.hidden(s, slot - 1), VALUE) if slot else lying
        return told << ROW_BITS | row_of(rows, numbers[t.UNDER][card] - 1)

    def glance_at_monster(self, s: State, looker: int, card: int, rows: list[int], told: int) -> int:
        numbers = s.numbers
        harm = numbers[t.DAMAGE][card]
        most = harm
        for at in range(min(ALLIANCES, s.players)):
            by = numbers[t.BY + (looker + at) % s.players][card]
            most |= by
            told = told << VALUE_BITS | by
        if most > VALUE or numbers[t.POISON][card] or numbers[t.UNDER][card] or numbers[t.SLOT][card]:
            return LOOK
        told = told << VALUE_BITS | harm
        if numbers[t.CELL][card]:
            told = told << 1 | (1 if armor(s, card) > t.monster(s, card).armor else 0)
        return told << ROW_BITS | row_of(rows, numbers[t.MARK][card] - 1)

    # -- players and table

    def player_columns(self, players: int) -> list[Column]:
        scored = [count("xp", 99), count("spent", 99), count("defeats", 99), count("selections", 99), count("short", 9)]
        return [*scored, count("discard_limit", 9), count("hand_size", 9)]

    def player(self, s: State, looker: int, player: int, out: list[int]) -> None:
        for field in s.tallies:
            out.append(field[player])
        limit, size = t.row(s, player)
        out.append(limit)
        out.append(size)

    def table_columns(self, players: int) -> list[Column]:
        turn = [count("round", t.ROUNDS), count("cycle", t.CYCLES), seat("first_player", players), seat("active", players)]
        return [*turn, count("reserve_1", 99), count("reserve_2", 99), flag("pvp"), flag("ending"), flag("cooperative")]

    def table(self, s: State, looker: int, out: list[int]) -> None:
        world = s.world
        out.append(world[t.ROUND])
        out.append(world[t.CYCLE])
        out.append(seat_of(s, looker, world[t.FIRST]))
        out.append(seat_of(s, looker, world[t.ACTIVE]))
        for field in (t.RESERVE_1, t.RESERVE_2, t.PVP, t.ENDING, t.COOPERATIVE):
            out.append(world[field])
