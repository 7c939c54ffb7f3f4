"""Setup: frame and starting tiles, draft, decks, hands, deployment, upgrade area, dungeon deck (DA-setup, DA-solo)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.abilities import CardDef
from tapete.core.decision import Option
from tapete.core.events import Event, happen
from tapete.core.frames import Frame
from tapete.core.game import Game
from tapete.core.grid.floor import opposite
from tapete.core.language import Words
from tapete.core.pool import FIELD
from tapete.core.position import Document
from tapete.core.refusal import BadDocument
from tapete.core.state import State, new_state
from tapete.games import sets
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.alliances import brought, handed
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

# steps of the setup
LAY_OUT: Final = 0
REVEAL: Final = 1
TAKE: Final = 2
DEAL: Final = 3
ASK_PLACE: Final = 4
PLACE: Final = 5
MARKET: Final = 6
ASK_HERO: Final = 7
BEGIN: Final = 8

SHUFFLED: Final[tuple[int, ...]] = (t.HERO_DECK, t.UNUSED, t.THREATS, t.UPGRADES, t.SOLO_DECK)
HOMES: Final = {t.HERO: t.HERO_DECK, t.TILE: t.UNUSED, t.MONSTER: t.SUPPLY, t.THREAT: t.THREATS, t.SOLO: t.SOLO_DECK}


class Setup(Frame):
    """Everything before the first round, in the rulebook's order."""

    NAME = "setup"
    FIELDS: ClassVar[tuple[str, ...]] = ("basic", "teams", "picks", "player", "placed")

    def __init__(self) -> None:
        self.step = 0
        self.basic = False
        self.teams = False  # alliances ready made or brought, instead of the draft
        self.picks = 0
        self.player = 0  # whose heroes are being deployed
        self.placed = 0

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == LAY_OUT:
            lay_out(s)
        elif step == REVEAL:
            self.reveal(s)
        elif step == ASK_HERO:
            self.step = TAKE
            options = [Option(s.names, "draft", (card,)) for card in shared(s, t.HERO_POOL)]
            s.ask(self.drafter(s), "draft", options, WHICH_HERO)
        elif step == TAKE:
            self.take_hero(s)
        elif step == DEAL:
            self.deal(s)
        elif step == ASK_PLACE:
            self.ask_place(s)
        elif step == PLACE:
            self.take_place(s)
        elif step == MARKET:
            self.step = BEGIN
            refill(s, kind=ev.MOVED)  # five that fit some hero in the game each (DA-setup-21, DA-setup-22)
        else:
            s.pop(self)
            s.push(Play())
            bring_omens(s)

    # -- the draft

    def drafter(self, s: State) -> int:
        """Snake: clockwise, in reverse, clockwise, in reverse (DA-setup-09)."""
        lap, seat = divmod(self.picks, s.players)
        order = t.clockwise(s, s.world[t.FIRST])
        return order[seat] if lap % 2 == 0 else order[s.players - 1 - seat]

    def reveal(self, s: State) -> None:
        """Alone, two are revealed and one is taken, four times (DA-solo-01)."""
        if self.teams:
            self.step = DEAL
            self.hand_out(s)
            return
        self.step = DEAL if self.picks == TEAM * s.players else ASK_HERO
        if self.step == ASK_HERO and s.players == 1:
            happen(s, [ev.send(card, t.HERO_POOL, 0) for card in shared(s, t.HERO_DECK)[:2]])

    def hand_out(self, s: State) -> None:
        """Alliances that were brought, and for the others those of a first game, as the shuffled heroes call them up."""
        named = {s.cards[card].id: card for card in shared(s, t.HERO_POOL) + shared(s, t.HERO_DECK)}
        told: list[Event] = []
        for player, alliance in enumerate(handed(list(named), brought(s.game, s.setup.get("decks"), s.players))):
            for id in alliance:
                told += [ev.send(named[id], t.HEROES, player), Event(ev.DRAFTED, named[id], player)]
        taken = [event.card for event in told]
        told += [ev.send(card, t.REMOVED, 0) for card in shared(s, t.HERO_POOL) if card not in taken]
        happen(s, told)

    def take_hero(self, s: State) -> None:
        assert s.answer is not None
        player = self.drafter(s)
        card = s.answer.thing
        self.picks += 1
        self.step = REVEAL
        told = [ev.send(card, t.HEROES, player), Event(ev.DRAFTED, card, player)]
        if s.players == 1 or self.picks == TEAM * s.players:  # the rest are out of the game (DA-setup-15)
            told += [ev.send(other, t.REMOVED, 0) for other in shared(s, t.HERO_POOL) if other != card]
        happen(s, told)

    def deal(self, s: State) -> None:
        """Alliance decks of twelve and hands of six (DA-setup-13, DA-setup-17)."""
        for player in range(s.players):
            numbers = [hero(s, who).number for who in heroes(s, player)]
            for card in starting_cards(s, numbers, self.basic):
                s.move(card, t.DECK, player)
            s.shuffle(t.DECK, player)
        for player in reversed(range(s.players)):
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
            self.step = MARKET
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
        self.placed += 1
        self.step = ASK_PLACE
        happen(s, [place, Event(ev.FACED, s.answer.thing, self.player, away)])


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
    seats = s.players - 1
    own = sorted([card for card in shared(s, t.UNUSED) if tile(s, card).level == 0])
    slots = [slot for slot, _ in floor(s).entrances]
    laid = [Event(ev.PLACED, card, amount=slot, zone=0) for card, slot in zip(own, slots, strict=False)]
    laid += [ev.send(card, t.REMOVED, 0) for card in shared(s, t.UNUSED) if card in own[len(slots) :]]  # not used (DA-setup-28)
    dungeon: list[int] = []
    for level in (1, 2, 3):
        fitting = [card for card in shared(s, t.UNUSED) if tile(s, card).level == level]
        dungeon += fitting[: t.TILES_BY_LEVEL[level - 1][seats]]
    laid += [ev.send(card, t.TILE_AREA, 0) for card in dungeon[:2]]
    laid += [ev.send(card, t.DUNGEON, 0) for card in dungeon[2:]]
    if s.players > 1:
        laid += [ev.send(card, t.HERO_POOL, 0) for card in shared(s, t.HERO_DECK)[: TEAM * s.players + 1]]
    s.world[t.RESERVE_1] = t.RESERVES[0][seats]
    s.world[t.RESERVE_2] = t.RESERVES[1][seats]
    happen(s, laid)


def bring_omens(s: State) -> None:
    """The first Solo/Cooperative card, where they govern (DA-solo-04); else they are not used (DA-setup-36)."""
    if t.governs(s):
        show_next(s)
    else:
        happen(s, [ev.send(card, t.REMOVED, 0) for card in shared(s, t.SOLO_DECK)])


def started(game: Game, setup: dict[str, object], seed: int) -> State:
    """``players`` (1–4), ``pvp``, ``cooperative`` and ``basic`` (rules of ours), ``teams``, ``first``; ``decks``: alliances
    that are brought; ``sets`` from outside."""
    doc = Document(setup, "")
    players = doc.number("players", 1, 5, default=2)
    pvp = doc.flag("pvp", default=False)
    basic = doc.flag("basic", default=False)
    teams = doc.flag("teams", default=False)
    together = doc.flag("cooperative", default=False)
    if together and (pvp or players == 1):
        raise BadDocument(
            "cooperative",
            "el modo cooperativo es para dos a cuatro jugadores, sin PvP",
            "the cooperative game is for two to four players without PvP",
        )
    first = doc.number("first", 1, players + 1, default=0)
    doc.get(FIELD)
    alliances = brought(game, doc.get("decks"), players)
    doc.close()
    s = unpacked(game, players, seed, sets.asked(game.id, setup))
    s.setup = setup
    s.world[t.PVP] = 1 if pvp else 0
    s.world[t.COOPERATIVE] = 1 if together else 0
    for zone in SHUFFLED:
        s.shuffle(zone, 0)
    s.world[t.FIRST] = first - 1 if first else s.random(players)  # DA-setup-08
    s.world[t.ACTIVE] = s.world[t.FIRST]
    frame = Setup()
    frame.basic = basic
    frame.teams = teams or any([alliance is not None for alliance in alliances])
    s.push(frame)
    s.advance()
    return s


def unpacked(game: Game, players: int, seed: int, added: tuple[str, ...] = ()) -> State:
    """Everything that is in the box, and in sets from outside, each thing in its place before the setup."""
    cards: list[CardDef] = []
    for id in sets.taking_part(DECLARED, added):
        cards += [DECLARED[id]] * COPIES[id]
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
