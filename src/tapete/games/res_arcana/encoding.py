"""What Res Arcana tells programs that learn (core/encoding.py)."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.abilities import CardDef
from tapete.core.encoding import LOOK, SEVEN_BITS, Column, Encoding, category, count, flag, seat, seat_of
from tapete.core.game import Game
from tapete.core.state import State
from tapete.games.res_arcana import things as t
from tapete.games.res_arcana.abilities import Collect, Discount, Power, Reaction
from tapete.games.res_arcana.rules.costs import discounted, in_force
from tapete.games.res_arcana.rules.victory import points, worth
from tapete.games.res_arcana.things import Component

MOST_ESSENCES: Final = 999
LYING: Final[tuple[int, ...]] = (t.TURNED, t.RESTING, t.EXPOSED)


class ResArcanaEncoding(Encoding):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.area: list[int] = []  # the components looked at last for discounts, and the discounts that they give
        self.cards: tuple[CardDef, ...] = ()
        self.giving: list[Discount] = []

    def kinds(self) -> tuple[str, ...]:
        return (
            "main", "collect", "pay", "gain", "item", "look", "reactions", "check", "place", "put", "curse", "rival", "lose",
            "x", "discount", "pick", "mage", "first",
        )  # fmt: skip

    def verbs(self) -> tuple[str, ...]:
        return (
            "place", "claim", "discard", "use", "gain", "pay", "take", "leave", "item", "look", "next", "react", "put", "rival",
            "escape", "lose", "x", "discount", "pick", "mage", "first",
        )  # fmt: skip

    def words(self) -> tuple[str, ...]:
        return (*t.ESSENCES, "two", "top", "own", "monuments", "pay", "turn")

    def naming_players(self) -> tuple[str, ...]:
        return ("rival", "first")

    def rows(self, players: int) -> int:
        return 78

    def lively(self) -> tuple[int, ...]:
        return (t.AREA, t.HAND)

    # -- components

    def fact_columns(self) -> list[Column]:
        costs = [count(f"cost_{essence}", 20) for essence in t.ESSENCES]
        kinds = [flag("dragon"), flag("creature"), category("scores", t.ESSENCES), count("per_creature", 9), count("per_dragon", 9)]
        says = [count("powers", 9), count("reactions", 9), flag("collects"), flag("discounts")]
        return [category("type", t.TYPES), *costs, count("cost_any", 20), count("printed_points", 9), *kinds, *says]

    def facts(self, card: CardDef) -> list[int]:
        what = cast(Component, card)
        told = [what.type + 1, *what.cost, what.generic, what.points, int(what.dragon), int(what.creature), what.scores + 1]
        told += [what.per_creature, what.per_dragon]
        told.append(len([each for each in what.abilities if isinstance(each, Power)]))
        told.append(len([each for each in what.abilities if isinstance(each, Reaction)]))
        told.append(1 if any([isinstance(each, Collect) for each in what.abilities]) else 0)
        told.append(1 if any([isinstance(each, Discount) for each in what.abilities]) else 0)
        return told

    def card_columns(self, players: int) -> list[Column]:
        lying = [count(essence, MOST_ESSENCES) for essence in t.ESSENCES]
        return [*lying, flag("turned"), flag("resting"), flag("exposed"), count("points", 99), count("cost_now", 60)]

    def card(self, s: State, looker: int, card: int, rows: list[int], out: list[int]) -> None:
        numbers = s.numbers
        for essence in t.KINDS:
            out.append(numbers[essence][card])
        out.append(numbers[t.TURNED][card])
        out.append(numbers[t.RESTING][card])
        out.append(numbers[t.EXPOSED][card])
        if t.in_play(s, card):
            out.append(worth(s, card, t.mine(s, s.place[card] % s.players)))
            out.append(0)
        else:
            out.append(0)
            out.append(self.cost_now(s, card))

    def cost_now(self, s: State, card: int) -> int:
        """What placing a component costs at this moment."""
        what = t.facts(s, card)
        if what.type != t.ARTIFACT:
            return what.worth
        area = t.mine(s, s.place[card] % s.players)
        if area != self.area or s.cards is not self.cards:
            self.area, self.cards = area[:], s.cards
            self.giving = in_force(s, s.place[card] % s.players)
        plain, not_gold = discounted(self.giving, what)
        return max(0, what.worth - plain - not_gold)

    def glance(self, s: State, looker: int, card: int, rows: list[int]) -> int:
        """Essences, how it lies, and its points or its cost, in so many bits each; LOOK at components with very many essences."""
        numbers = s.numbers
        told = 0
        for field in LYING:
            told = told << 1 | (1 if numbers[field][card] else 0)
        most = 0
        for essence in t.KINDS:
            number = numbers[essence][card]
            most |= number
            told = told << 7 | number
        value = worth(s, card, t.mine(s, s.place[card] % s.players)) if t.in_play(s, card) else self.cost_now(s, card)
        return told << 7 | value if 0 <= most | value <= SEVEN_BITS else LOOK

    # -- players and table

    def player_columns(self, players: int) -> list[Column]:
        held = [count(essence, MOST_ESSENCES) for essence in t.ESSENCES]
        return [*held, count("points", 99), flag("passed"), count("bonus", 99), count("wins", 3), flag("saw_deck")]

    def player(self, s: State, looker: int, player: int, out: list[int]) -> None:
        tallies = s.tallies
        for essence in t.KINDS:
            out.append(tallies[essence][player])
        out.append(points(s, player))
        out.append(tallies[t.PASSED][player])
        out.append(tallies[t.BONUS][player])
        out.append(tallies[t.WINS][player])
        out.append(tallies[t.SAW_DECK][player])

    def table_columns(self, players: int) -> list[Column]:
        seats = [seat("active", players), seat("first_player", players), seat("loser", players)]
        return [*seats, flag("token_flipped"), count("round", 999), count("game_number", 9), flag("match")]

    def table(self, s: State, looker: int, out: list[int]) -> None:
        world = s.world
        out.append(seat_of(s, looker, world[t.ACTIVE]))
        out.append(seat_of(s, looker, world[t.FIRST]))
        out.append(seat_of(s, looker, world[t.LOSER]))
        out.append(world[t.FLIPPED])
        out.append(world[t.ROUND])
        out.append(world[t.GAME_NUMBER])
        out.append(world[t.MATCH])
