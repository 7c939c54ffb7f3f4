"""What Atrum Arena tells programs that learn (core/encoding.py)."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import CardDef
from tapete.core.costs import is_marked
from tapete.core.encoding import LOOK, SEVEN_BITS, Column, Encoding, add_bits, category, count, flag, flags, seat, seat_of
from tapete.core.state import State
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.rules.setup import common_deck
from tapete.games.atrum_arena.values import types

KINDS: Final[tuple[str, ...]] = ("attack", "defense", "tactical", "copying")
PHASES: Final[tuple[str, ...]] = ("ready", "draw", "main", "discard")
TYPES: Final = tuple([t.TYPE_IDS[type] for type in t.TYPES])
REPTANTES_EACH: Final = 6  # at most, with those set aside in a tournament
LAUNCHING: Final[tuple[str, ...]] = ("announce", "exploit")


class AtrumArenaEncoding(Encoding):
    def kinds(self) -> tuple[str, ...]:
        return ("main", "part", "chain", "phase_start", "announcing", "pay", "hand_limit", "eliminate", "remove")

    def verbs(self) -> tuple[str, ...]:
        return ("place", "announce", "exploit", "discard", "eliminate", "type", "target", "copy", "power", "remove")

    def words(self) -> tuple[str, ...]:
        return (*TYPES, "token")

    def naming_players(self) -> tuple[str, ...]:
        return ("target",)

    def rows(self, players: int) -> int:
        return len(common_deck(players)) + REPTANTES_EACH * players

    def uncounted(self) -> tuple[int, ...]:
        return (t.FOSA,)

    def lively(self) -> tuple[int, ...]:
        return (t.HAND, t.ALTAR, t.REPTANTES)

    # -- cards

    def fact_columns(self) -> list[Column]:
        asks = [count(f"asks_{type}", t.POWERS) for type in TYPES]
        kinds = [count(f"powers_{kind}", t.POWERS) for kind in KINDS]
        return [flag("reptante"), *flags("printed", TYPES), *asks, *kinds, count("least_cost", 20), count("most_cost", 20)]

    def facts(self, card: CardDef) -> list[int]:
        told = [0]
        if isinstance(card, t.Esbirro):
            add_bits(card.type, len(TYPES), told)
            return told + [0] * (len(TYPES) + len(KINDS) + 2)
        if not isinstance(card, t.Reptante):
            return [0] * len(self.fact_columns())
        told = [1] + [0] * len(TYPES)
        told += [card.asks[type] for type in t.TYPES]
        told += [len([power for power in card.powers if power.kind == kind]) for kind in range(len(KINDS))]
        costs = [power.cost for power in card.powers]
        return [*told, min(costs), max(costs)]

    def card_columns(self, players: int) -> list[Column]:
        return [flag("exhausted"), count("sleeps", 9), flag("reserved"), *flags("counts_as", TYPES)]

    def card(self, s: State, looker: int, card: int, rows: list[int], out: list[int]) -> None:
        out.append(s.numbers[t.EXHAUSTED][card])
        out.append(s.numbers[t.SLEEPS][card])
        if not t.is_esbirro(s, card):
            out += [0] * (1 + len(TYPES))
            return
        out.append(1 if s.reserved and t.in_altar(s, card) and is_marked(s, card) else 0)
        add_bits(types(s, card), len(TYPES), out)

    def glance(self, s: State, looker: int, card: int, rows: list[int]) -> int:
        """Whether it is exhausted or sleeps, is set aside, and its types, in so many bits each."""
        sleeps = s.numbers[t.SLEEPS][card]
        if sleeps > SEVEN_BITS:
            return LOOK
        told = sleeps << 1 | s.numbers[t.EXHAUSTED][card]
        if t.is_esbirro(s, card):
            reserved = 1 if s.reserved and t.in_altar(s, card) and is_marked(s, card) else 0
            told = (told << 1 | reserved) << len(TYPES) | types(s, card)
        return told

    # -- options

    def option_columns(self) -> list[Column]:
        return [category("power_kind", KINDS), count("power_cost", 20), flag("harms"), *flags("takes", TYPES)]

    def option(self, s: State, verb: str, word: str, things: tuple[int, ...], out: list[int]) -> None:
        """The power that is announced: what it is, what it costs, and which esbirros serve as its discard."""
        if verb in LAUNCHING and things and word.isdecimal():
            what = s.cards[things[0]]
            if isinstance(what, t.Reptante) and int(word) <= len(what.powers):
                power = what.powers[int(word) - 1]
                out += [power.kind + 1, power.cost, 1 if power.harms else 0]
                add_bits(power.esbirro, len(TYPES), out)
                return
        out += [0] * (3 + len(TYPES))

    # -- players and table

    def player_columns(self, players: int) -> list[Column]:
        life = [count("resistance", t.MOST_RESISTANCE), count("due", 9), flag("returns"), flag("out"), flag("friend")]
        turn = [flag("fell_this_turn"), flag("placed_this_turn"), flag("reinforced_this_turn"), count("turns", 999)]
        return [*life, *turn, *[count(f"token_{type}", 99) for type in TYPES[:-1]]]

    def player(self, s: State, looker: int, player: int, out: list[int]) -> None:
        tallies = s.tallies
        out.append(tallies[t.RESISTANCE][player])
        out.append(tallies[t.DUE][player])
        out.append(tallies[t.RETURNS][player])
        out.append(tallies[t.OUT][player])
        out.append(1 if tallies[t.SIDE][player] == tallies[t.SIDE][looker] else 0)
        for field in (t.FELL_ON, t.PLACED_ON, t.REINFORCED_ON):
            out.append(1 if s.turn and tallies[field][player] == s.turn else 0)
        out.append(tallies[t.TURNS][player])
        for type in range(len(TYPES) - 1):
            out.append(tallies[t.TOKENS + type][player])

    def table_columns(self, players: int) -> list[Column]:
        turn = [seat("active", players), category("phase", PHASES), category("part", ("development", "end"))]
        loops = [count("looks", 999), count("came_back", 99)]
        return [*turn, seat("first", players), flag("tournament"), count("falls", 99), count("tokens_out", 99), *loops]

    def table(self, s: State, looker: int, out: list[int]) -> None:
        world = s.world
        out.append(seat_of(s, looker, world[t.ACTIVE]))
        out.append(world[t.PHASE])
        out.append(world[t.PART])
        out.append(seat_of(s, looker, world[t.FIRST]))
        out.append(world[t.TOURNAMENT])
        out.append(world[t.FALLS])
        out.append(world[t.TOKENS_OUT])
        out.append(world[t.LOOKS])
        out.append(world[t.CAME_BACK])
