"""Setup: frame and starting tiles, draft, decks, hands, deployment, upgrade area, dungeon deck (DA-setup, DA-solo)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.abilities import CardDef
from tapete.core.decision import Option
from tapete.core.events import Event, settle
from tapete.core.frames import Frame
from tapete.core.game import Game
from tapete.core.grid.floor import opposite
from tapete.core.language import Words
from tapete.core.state import State, new_state
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.catalogue import COPIES, DECLARED
from tapete.games.dungeon_alliance.rules.drawing import draw
from tapete.games.dungeon_alliance.rules.market import refill
from tapete.games.dungeon_alliance.rules.rounds import Play
from tapete.games.dungeon_alliance.rules.solo import show_next
from tapete.games.dungeon_alliance.things import card_of, floor, hero, heroes, shared, tile

WHICH_HERO: Final = Words("Elige un héroe.", "Draft a hero.")
WHO_LEADS: Final = Words("¿Quién va delante, en el centro?", "Who goes ahead, in the centre?")
WHO_STANDS: Final = Words("¿Quién ocupa la casilla {cell}?", "Who stands on square {cell}?")
HAND: Final = 6
TEAM: Final = 4
BASIC_CARDS: Final = 2  # copies of each generic card for each player

HOMES: Final = {t.HERO: t.HERO_DECK, t.TILE: t.UNUSED, t.MONSTER: t.SUPPLY, t.THREAT: t.THREATS, t.SOLO: t.SOLO_DECK}


class Setup(Frame):
    """Everything before the first round, in the rulebook's order."""

    NAME = "setup"
    FIELDS: ClassVar[tuple[str, ...]] = ("basic", "picks", "player", "placed")

    def __init__(self) -> None:
        self.step = 0
        self.basic = False
        self.picks = 0
        self.player = 0  # whose heroes are being deployed
        self.placed = 0

    def run(self, s: State) -> None:
        match self.next_step():
            case 0:
                lay_out(s)
            case 1:
                self.ask_hero(s)
            case 2:
                self.take_hero(s)
            case 3:
                self.deal(s)
            case 4:
                self.ask_place(s)
            case 5:
                self.take_place(s)
            case _:
                open_market(s)
                s.pop(self)
                s.push(Play())

    # -- the draft

    def drafter(self, s: State) -> int:
        """Snake: clockwise, in reverse, clockwise, in reverse (DA-setup-09)."""
        lap, seat = divmod(self.picks, s.players)
        order = t.clockwise(s, s.world[t.FIRST])
        return order[seat] if lap % 2 == 0 else order[s.players - 1 - seat]

    def ask_hero(self, s: State) -> None:
        if self.picks == TEAM * s.players:
            self.step = 3
            return
        if s.players == 1:  # two are revealed, one is taken, four times (DA-solo-01)
            for card in shared(s, t.HERO_DECK)[:2]:
                settle(s, [ev.send(card, t.HERO_POOL, 0)])
        options = [Option(s.names, "draft", (card,)) for card in shared(s, t.HERO_POOL)]
        s.ask(self.drafter(s), "draft", options, WHICH_HERO)

    def take_hero(self, s: State) -> None:
        assert s.answer is not None
        player = self.drafter(s)
        card = s.answer.thing
        settle(s, [ev.send(card, t.HEROES, player), Event(ev.DRAFTED, card, player)])
        self.picks += 1
        self.step = 1
        if s.players == 1 or self.picks == TEAM * s.players:  # the rest are out of the game (DA-setup-15)
            for other in shared(s, t.HERO_POOL)[:]:
                settle(s, [ev.send(other, t.REMOVED, 0)])

    def deal(self, s: State) -> None:
        """Alliance decks of twelve and hands of six (DA-setup-13, DA-setup-17)."""
        for player in range(s.players):
            numbers = [hero(s, who).number for who in heroes(s, player)]
            for card in starting_cards(s, numbers, self.basic):
                s.move(card, t.DECK, player)
            s.shuffle(t.DECK, player)
            draw(s, player, HAND)

    # -- deployment

    def posts(self, s: State, player: int) -> list[int]:
        """The central square and the three along the coloured door (DA-setup-19)."""
        slot, side = floor(s).entrances[player]
        return [floor(s).centre(slot), *floor(s).along(slot, side)]

    def ask_place(self, s: State) -> None:
        if self.placed == TEAM:
            self.placed = 0
            self.player += 1
        if self.player == s.players:
            self.step = 6
            return
        at = self.posts(s, self.player)[self.placed]
        waiting = [who for who in heroes(s, self.player) if not s.numbers[t.CELL][who]]
        name = floor(s).name(at)
        prompt = WHO_LEADS if self.placed == 0 else Words(WHO_STANDS.fill("es", cell=name), WHO_STANDS.fill("en", cell=name))
        s.ask(self.player, "deploy", [Option(s.names, "deploy", (who,), name) for who in waiting], prompt)

    def take_place(self, s: State) -> None:
        assert s.answer is not None
        at = self.posts(s, self.player)[self.placed]
        away = opposite(floor(s).entrances[self.player][1])  # back to the entrance (DA-setup-20)
        place = ev.step_to(s, s.answer.thing, self.player, at, ev.DEPLOYED)
        settle(s, [place, Event(ev.FACED, s.answer.thing, self.player, away)])
        self.placed += 1
        self.step = 4


def starting_cards(s: State, numbers: list[int], basic: bool) -> list[int]:
    """The twelve cards of four heroes; in the basic game the first of each and two of each generic (DA-variant-01)."""
    found: list[int] = []
    seen: dict[int, int] = {}
    generics: dict[str, int] = {}
    for card in shared(s, t.REMOVED):
        if t.kind(s, card) != t.CARD:
            continue
        facts = card_of(s, card)
        if facts.number in numbers:
            seen[facts.number] = seen.get(facts.number, 0) + 1
            if not basic or seen[facts.number] == 1:
                found.append(card)
        elif basic and facts.generic and generics.get(facts.id, 0) < BASIC_CARDS:
            generics[facts.id] = generics.get(facts.id, 0) + 1
            found.append(card)
    return found


def lay_out(s: State) -> None:
    """Starting tiles by their entrances, dungeon deck by levels, two tiles shown, reserves, heroes to draft."""
    plan = floor(s)
    seats = s.players - 1
    own = [card for card in shared(s, t.UNUSED) if tile(s, card).level == 0]
    for slot, _ in plan.entrances:
        starter = min(own)
        own.remove(starter)
        settle(s, [Event(ev.PLACED, starter, amount=slot, zone=0)])
    for card in own:
        settle(s, [ev.send(card, t.REMOVED, 0)])  # unused starting tiles leave the game (DA-setup-28)
    for level in (1, 2, 3):
        fitting = [card for card in shared(s, t.UNUSED) if tile(s, card).level == level]
        for card in fitting[: t.TILES_BY_LEVEL[level - 1][seats]]:
            settle(s, [ev.send(card, t.DUNGEON, 0)])
    for card in shared(s, t.DUNGEON)[:2]:
        settle(s, [ev.send(card, t.TILE_AREA, 0)])
    s.world[t.RESERVE_1] = t.RESERVES[0][seats]
    s.world[t.RESERVE_2] = t.RESERVES[1][seats]
    if s.players > 1:
        for card in shared(s, t.HERO_DECK)[: TEAM * s.players + 1]:
            settle(s, [ev.send(card, t.HERO_POOL, 0)])


def open_market(s: State) -> None:
    """Five upgrades of level I, each fitting some hero in the game (DA-setup-21, DA-setup-22)."""
    refill(s, kind=ev.MOVED)
    if t.governs(s):
        show_next(s)  # DA-solo-04
    else:
        for card in shared(s, t.SOLO_DECK)[:]:
            settle(s, [ev.send(card, t.REMOVED, 0)])  # not used (DA-setup-36)


def unpacked(game: Game, players: int, seed: int) -> State:
    """Everything that is in the box, each thing in its place before the setup."""
    cards: list[CardDef] = []
    for id, thing in DECLARED.items():
        cards += [thing] * COPIES[id]
    s = new_state(game, players, tuple(cards), tuple([-1] * len(cards)))
    s.key = seed
    for card in range(len(cards)):
        s.move(card, home(s, card), 0)
    return s


def home(s: State, card: int) -> int:
    kind = t.kind(s, card)
    if kind == t.CARD:
        return t.UPGRADES if t.card_of(s, card).level else t.REMOVED
    return HOMES[kind]
