"""Setup, its first-game form and the drafts (RA-setup, RA-draft)."""

from __future__ import annotations

from typing import ClassVar

from tapete.core.decision import Option
from tapete.core.events import Event, settle
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana.rules.actions import Round
from tapete.games.res_arcana.rules.drawing import draw
from tapete.games.res_arcana.things import (
    AREA,
    ARTIFACT,
    BOX,
    CENTRE,
    DECK,
    FIRST,
    HAND,
    HOLDER_WAS,
    ITEM,
    ITEMS,
    KINDS,
    MAGE,
    MAGES,
    MONUMENT,
    MONUMENT_DECK,
    MONUMENTS,
    PACK,
    PICKED,
    PLACES,
    SAW_DECK,
    facts,
    shared,
)

WHICH_MAGE = Words("Elige tu mago.", "Choose your mage.")
WHICH_ITEM = Words("Elige un objeto mágico.", "Choose a magic item.")
WHICH_CARD = Words("Quédate con una carta y pasa las demás.", "Keep one card and pass the others.")

NORMAL = "normal"
FIRST_GAME = "first_game"
DRAFT = "draft"


class Setup(Frame):
    """The setup of a game up to its first round."""

    NAME = "setup"
    FIELDS: ClassVar[tuple[str, ...]] = ("mode", "player", "batch", "asked")

    def __init__(self) -> None:
        self.step = 0
        self.mode = NORMAL
        self.player = 0
        self.batch = 0
        self.asked = 0

    def run(self, s: State) -> None:
        match self.next_step():
            case 0:
                lay_out_centre(s, self.mode == FIRST_GAME)
            case 1:
                self.deal(s)
            case 2:
                self.deal_batch(s)
            case 3:
                self.ask_pick(s)
            case 4:
                self.take_pick(s)
            case 5:
                self.opening_hands(s)
            case 6:
                self.ask_mage(s)
            case 7:
                self.take_mage(s)
            case 8:
                self.reveal_mages(s)
            case 9:
                self.ask_item(s)
            case 10:
                self.take_item(s)
            case _:
                s.pop(self)
                s.push(Round())

    def deal(self, s: State) -> None:
        """Two mages and eight artifacts each (RA-setup-08); first-game sets (RA-setup-14 to 17)."""
        mages = deal_order(s, MAGE)
        artifacts = deal_order(s, ARTIFACT)
        if self.mode == FIRST_GAME:
            deal_first_game(s, artifacts)
            self.step = 9
            return
        for player in range(s.players):
            for card in mages[2 * player : 2 * player + 2]:
                hand_out(s, card, MAGES, player)
        if self.mode == DRAFT:
            return
        for player in range(s.players):
            for card in artifacts[8 * player : 8 * player + 8]:
                hand_out(s, card, DECK, player)
            s.tallies[SAW_DECK][player] = 1
        self.step = 5

    def deal_batch(self, s: State) -> None:
        """Two batches of four (RA-draft-02, RA-draft-03)."""
        if self.batch == 2:
            self.step = 5
            return
        artifacts = [card for card in shared(s, BOX) if facts(s, card).type == ARTIFACT]
        for player in range(s.players):
            for card in artifacts[4 * player : 4 * player + 4]:
                hand_out(s, card, PACK, player)
        self.player = 0

    def ask_pick(self, s: State) -> None:
        """Picks are secret and simultaneous (RA-draft-06): packs move on only when everybody has picked."""
        pack = s.zone(PACK, self.player)
        if not pack:
            self.batch += 1
            self.step = 2
            return
        s.ask(self.player, "pick", [Option(s.names, "pick", (card,)) for card in pack], WHICH_CARD)

    def take_pick(self, s: State) -> None:
        assert s.answer is not None
        hand_out(s, s.answer.thing, PICKED, self.player)
        self.player += 1
        self.step = 3
        if self.player == s.players:
            self.player = 0
            pass_packs(s, 1 if self.batch == 0 else -1)

    def opening_hands(self, s: State) -> None:
        """Eight cards shuffled as deck, three drawn (RA-setup-11)."""
        for player in range(s.players):
            for card in s.zone(PICKED, player)[:]:
                hand_out(s, card, DECK, player)
            s.tallies[SAW_DECK][player] = 1
            settle(s, [Event(ev.SHUFFLED, player=player, zone=DECK)])
            draw(s, player, 3)
        self.player = 0

    def ask_mage(self, s: State) -> None:
        """Everybody chooses in secret, then all are shown (RA-setup-13)."""
        mages = s.zone(MAGES, self.player)
        s.ask(self.player, "mage", [Option(s.names, "mage", (card,)) for card in mages], WHICH_MAGE)

    def take_mage(self, s: State) -> None:
        assert s.answer is not None
        hand_out(s, s.answer.thing, PICKED, self.player)
        self.player += 1
        if self.player < s.players:
            self.step = 6

    def reveal_mages(self, s: State) -> None:
        for player in range(s.players):
            for card in s.zone(PICKED, player)[:]:
                settle(s, [ev.send(s, card, AREA, player), Event(ev.REVEALED, card, player)])
            for card in s.zone(MAGES, player)[:]:
                settle(s, [ev.send(s, card, BOX, 0)])

    def ask_item(self, s: State) -> None:
        """Counter-clockwise from the First Player's right; the First Player chooses last (RA-setup-18)."""
        self.player = (s.world[FIRST] - 1 - self.asked) % s.players
        s.ask(self.player, "item", [Option(s.names, "item", (card,)) for card in shared(s, ITEMS)], WHICH_ITEM)

    def take_item(self, s: State) -> None:
        assert s.answer is not None
        settle(s, [ev.send(s, s.answer.thing, AREA, self.player), Event(ev.CHOSE_ITEM, s.answer.thing, self.player)])
        self.asked += 1
        if self.asked < s.players:
            self.step = 9


def hand_out(s: State, card: int, zone: int, player: int) -> None:
    settle(s, [ev.send(s, card, zone, player)])
    s.numbers[HOLDER_WAS][card] = player + 1


def deal_order(s: State, type: int) -> list[int]:
    """The components of one type still in the box, in its shuffled order."""
    return [card for card in shared(s, BOX) if facts(s, card).type == type]


def deal_first_game(s: State, artifacts: list[int]) -> None:
    """A mage with its set of three as opening hand, and five more unseen; the sets go to the players at random."""
    order = [1, 2, 3, 4]
    for at in range(3, 0, -1):
        other = s.random(at + 1)
        order[at], order[other] = order[other], order[at]
    used = order[: s.players]
    for card in range(len(s.cards)):
        number = facts(s, card).first_game_set
        if number in used:
            player = used.index(number)
            if facts(s, card).type == MAGE:
                settle(s, [ev.send(s, card, AREA, player), Event(ev.REVEALED, card, player)])
            else:
                hand_out(s, card, HAND, player)
    rest = [card for card in artifacts if facts(s, card).first_game_set not in used]
    for player in range(s.players):
        for card in rest[5 * player : 5 * player + 5]:
            hand_out(s, card, DECK, player)


def lay_out_centre(s: State, first_game: bool) -> None:
    """Items, one side of each place tile, monuments and starting essences (RA-setup-01 to 06)."""
    for card in range(len(s.cards)):
        if facts(s, card).type == ITEM:
            settle(s, [ev.send(s, card, ITEMS, 0)])
    for tile in range(1, 6):
        sides = [card for card in range(len(s.cards)) if facts(s, card).tile == tile]
        if first_game:
            shown = sides[0] if facts(s, sides[0]).first_game_side else sides[1]
        else:
            shown = sides[s.random(2)]
        for card in sides:
            settle(s, [ev.send(s, card, PLACES if card == shown else CENTRE, 0)])
    for card in range(len(s.cards)):
        if facts(s, card).type == MONUMENT:
            settle(s, [ev.send(s, card, MONUMENT_DECK, 0)])
    settle(s, [Event(ev.SHUFFLED, player=0, zone=MONUMENT_DECK)])
    for _ in range(2):
        settle(s, [ev.send(s, shared(s, MONUMENT_DECK)[0], MONUMENTS, 0)])
    for player in range(s.players):
        for kind in KINDS:
            s.tallies[kind][player] = 1


def pass_packs(s: State, direction: int) -> None:
    """Packs go to the left, or to the right (RA-draft-02, RA-draft-03)."""
    packs = [s.zone(PACK, player)[:] for player in range(s.players)]
    for player, pack in enumerate(packs):
        for card in pack:
            hand_out(s, card, PACK, (player + direction) % s.players)
