"""Setup, its first-game form and the drafts (RA-setup, RA-draft)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tapete.core.decision import Option
from tapete.core.events import Event, happen, happen_in_turn, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.pool import FIELD
from tapete.core.position import Document
from tapete.core.refusal import BadDocument, Refusal
from tapete.core.state import State, new_state
from tapete.games import sets
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana.position import match_is_for_two
from tapete.games.res_arcana.rules import refusals as no
from tapete.games.res_arcana.rules.actions import Round
from tapete.games.res_arcana.rules.drawing import opening_hand
from tapete.games.res_arcana.things import (
    ACTIVE,
    AREA,
    ARTIFACT,
    BOX,
    DECK,
    FIRST,
    GAME_NUMBER,
    HAND,
    ITEM,
    ITEMS,
    LOSER,
    MAGE,
    MAGES,
    MATCH,
    PACK,
    PICKED,
    facts,
    shared,
)

if TYPE_CHECKING:
    from tapete.core.game import Game

WHICH_MAGE: Final = Words("Elige tu mago.", "Choose your mage.")
WHICH_ITEM: Final = Words("Elige un objeto mágico.", "Choose a magic item.")
WHICH_CARD: Final = Words("Quédate con una carta y pasa las demás.", "Keep one card and pass the others.")

NORMAL: Final = "normal"
FIRST_GAME: Final = "first_game"
DRAFT: Final = "draft"

# steps of the setup; passing packs came last, and saved games know the others by their numbers
LAY_OUT: Final = 0
DEAL: Final = 1
DEAL_PACKS: Final = 2
ASK_PICK: Final = 3
TAKE_PICK: Final = 4
OPENING_HANDS: Final = 5
ASK_MAGE: Final = 6
TAKE_MAGE: Final = 7
REVEAL_MAGES: Final = 8
ASK_ITEM: Final = 9
TAKE_ITEM: Final = 10
BEGIN: Final = 11
PASS_PACKS: Final = 12


def start(game: Game, setup: dict[str, object], seed: int) -> State:
    """``setup``: ``players`` (2–4), ``mode`` (normal, first_game, draft), ``first`` (from 1), ``match``, ``sets`` from outside."""
    doc = Document(setup, "")
    players = doc.number("players", 2, 5, default=2)
    mode = doc.choice("mode", [NORMAL, FIRST_GAME, DRAFT], default=NORMAL)
    first = doc.number("first", 1, players + 1, default=0)
    match = doc.flag("match", default=False)
    doc.get(FIELD)
    doc.close()
    added = sets.asked(game.id, setup)
    if match and players != 2:
        raise match_is_for_two()
    if match and mode != NORMAL:
        raise BadDocument(
            "mode",
            f"la primera partida de un enfrentamiento lleva las reglas normales, no {mode} (RA-match-01)",
            f"the first game of a match has the normal rules, not {mode} (RA-match-01)",
        )
    cards = tuple([game.catalogue[id] for id in sets.taking_part(game.catalogue, added)])
    s = new_state(game, players, cards, tuple([-1] * len(cards)))
    s.setup = setup
    s.key = seed
    for card in range(len(cards)):
        s.move(card, BOX, 0)
    s.shuffle(BOX, 0)
    s.world[FIRST] = first - 1 if first else s.random(players)
    s.world[ACTIVE] = s.world[FIRST]
    s.world[GAME_NUMBER] = 1
    s.world[MATCH] = 1 if match else 0
    s.world[LOSER] = -1
    frame = Setup()
    frame.mode = mode
    s.push(frame)
    s.advance()
    return s


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

    def why_not(self, s: State, option: Option) -> Refusal | None:
        """Only what lies before a player, or in the supply, is chosen."""
        if not option.things:
            return None
        if option.verb == "item":
            return no.ITEM_CHOSEN if facts(s, option.thing).type == ITEM else None
        return no.NOT_YOUR_MAGE if option.verb == "mage" else no.NOT_IN_PACK

    def holds_up(self) -> Refusal | None:
        return no.STILL_SETTING_UP

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == LAY_OUT:
            happens(s, Event(ev.LAID_OUT, amount=1 if self.mode == FIRST_GAME else 0))
        elif step == DEAL:
            self.deal(s)
        elif step == DEAL_PACKS:
            self.deal_packs(s)
        elif step == ASK_PICK:
            self.ask_pick(s)
        elif step == TAKE_PICK:
            self.take_pick(s)
        elif step == PASS_PACKS:
            self.pass_packs(s)
        elif step == OPENING_HANDS:
            self.opening_hands(s)
        elif step == ASK_MAGE:
            self.ask_mage(s)
        elif step == TAKE_MAGE:
            self.take_mage(s)
        elif step == REVEAL_MAGES:
            reveal_mages(s)
        elif step == ASK_ITEM:
            self.ask_item(s)
        elif step == TAKE_ITEM:
            self.take_item(s)
        else:
            s.pop(self)
            s.push(Round())

    def deal(self, s: State) -> None:
        """Two mages and eight artifacts each (RA-setup-08); first-game sets (RA-setup-14 to 17)."""
        artifacts = in_box(s, ARTIFACT)
        if self.mode == FIRST_GAME:
            self.step = ASK_ITEM
            happen(s, first_game(s, artifacts))
            return
        batch = shared_out(s, in_box(s, MAGE), 2, MAGES)
        if self.mode == NORMAL:
            batch += shared_out(s, artifacts, 8, DECK)
            self.step = OPENING_HANDS
        happen(s, batch)

    def deal_packs(self, s: State) -> None:
        """Two batches of four (RA-draft-02, RA-draft-03)."""
        if self.batch == 2:
            self.step = OPENING_HANDS
            return
        self.player = 0
        happen(s, shared_out(s, in_box(s, ARTIFACT), 4, PACK))

    def ask_pick(self, s: State) -> None:
        """Picks are secret and simultaneous (RA-draft-06): packs move on only when everybody has picked."""
        pack = s.zone(PACK, self.player)
        if not pack:
            self.batch += 1
            self.step = DEAL_PACKS
            return
        s.ask(self.player, "pick", [Option(s.names, "pick", (card,)) for card in pack], WHICH_CARD)

    def take_pick(self, s: State) -> None:
        assert s.answer is not None
        picked = dealt(s.answer.thing, PICKED, self.player)
        self.player += 1
        self.step = ASK_PICK if self.player < s.players else PASS_PACKS
        happens(s, picked)

    def pass_packs(self, s: State) -> None:
        """Packs go to the left, and in the second batch to the right (RA-draft-02, RA-draft-03)."""
        direction = 1 if self.batch == 0 else -1
        self.player = 0
        self.step = ASK_PICK
        seats = range(s.players)
        happen(s, [dealt(card, PACK, (seat + direction) % s.players) for seat in seats for card in s.zone(PACK, seat)])

    def opening_hands(self, s: State) -> None:
        """Eight cards shuffled as deck, three drawn (RA-setup-11)."""
        self.player = 0
        batches: list[list[Event]] = []
        for player in range(s.players):
            batches.append([dealt(card, DECK, player) for card in s.zone(PICKED, player)])
            batches += opening_hand(player)
        happen_in_turn(s, batches)

    def ask_mage(self, s: State) -> None:
        """Everybody chooses in secret, then all are shown (RA-setup-13)."""
        mages = s.zone(MAGES, self.player)
        s.ask(self.player, "mage", [Option(s.names, "mage", (card,)) for card in mages], WHICH_MAGE)

    def take_mage(self, s: State) -> None:
        assert s.answer is not None
        picked = dealt(s.answer.thing, PICKED, self.player)
        self.player += 1
        if self.player < s.players:
            self.step = ASK_MAGE
        happens(s, picked)

    def ask_item(self, s: State) -> None:
        """Counter-clockwise from the First Player's right; the First Player chooses last (RA-setup-18)."""
        self.player = (s.world[FIRST] - 1 - self.asked) % s.players
        s.ask(self.player, "item", [Option(s.names, "item", (card,)) for card in shared(s, ITEMS)], WHICH_ITEM)

    def take_item(self, s: State) -> None:
        assert s.answer is not None
        item = s.answer.thing
        self.asked += 1
        if self.asked < s.players:
            self.step = ASK_ITEM
        happen(s, [ev.send(item, AREA, self.player), Event(ev.CHOSE_ITEM, item, self.player)])


def dealt(card: int, zone: int, player: int) -> Event:
    return Event(ev.DEALT, card, player, zone=zone)


def in_box(s: State, type: int) -> list[int]:
    """The components of one type still in the box, in its shuffled order."""
    return [card for card in shared(s, BOX) if facts(s, card).type == type]


def shared_out(s: State, cards: list[int], each: int, zone: int) -> list[Event]:
    """So many cards are dealt to each player, one player after another."""
    return [dealt(cards[at], zone, at // each) for at in range(each * s.players)]


def first_game(s: State, artifacts: list[int]) -> list[Event]:
    """A mage with its set of three as opening hand, and five more unseen; the sets go to the players at random."""
    order = [1, 2, 3, 4]
    for at in range(3, 0, -1):
        other = s.random(at + 1)
        order[at], order[other] = order[other], order[at]
    used = order[: s.players]
    batch: list[Event] = []
    for card in range(len(s.cards)):
        number = facts(s, card).first_game_set
        if number in used:
            player = used.index(number)
            if facts(s, card).type == MAGE:
                batch += [ev.send(card, AREA, player), Event(ev.REVEALED, card, player)]
            else:
                batch.append(dealt(card, HAND, player))
    rest = [card for card in artifacts if facts(s, card).first_game_set not in used]
    return batch + shared_out(s, rest, 5, DECK)


def reveal_mages(s: State) -> None:
    """The chosen mages are shown; the others go back to the box."""
    batches: list[list[Event]] = []
    for player in range(s.players):
        for card in s.zone(PICKED, player):
            batches.append([ev.send(card, AREA, player), Event(ev.REVEALED, card, player)])
        batches.append([ev.send(card, BOX, 0) for card in s.zone(MAGES, player)])
    happen_in_turn(s, batches)
