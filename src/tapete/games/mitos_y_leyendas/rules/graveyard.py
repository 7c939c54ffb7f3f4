"""The order of the Graveyard: cards of one owner that reach it at once go there in the order that owner likes (ML-zone-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from tapete.core.decision import Option
from tapete.core.events import Event, happen
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.rules import refusals as no
from tapete.games.mitos_y_leyendas.rules.asking import quick

if TYPE_CHECKING:
    from tapete.games.mitos_y_leyendas.declaration import MitosYLeyendas

WHICH_FIRST: Final = Words(
    "Van a la vez a tu Cementerio: ¿cuál entra antes?", "They go to your Graveyard at once: which one goes in first?"
)


class Arranging(Frame):
    """Their owner says which of these cards, on top of the Graveyard already, goes in before the others."""

    NAME = "arranging"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "cards", "asked")

    def __init__(self) -> None:
        self.step = 0
        self.player = 0
        self.cards: tuple[int, ...] = ()  # those still to be placed, as they lie
        self.asked = 0

    def run(self, s: State) -> None:
        if self.asked:
            self.take(s)
            return
        here = t.GRAVEYARD * 2 + self.player
        self.cards = tuple([card for card in self.cards if s.place[card] == here])
        if not differ(s, self.cards):
            s.pop(self)
            return
        self.asked = 1
        options = [Option(s.names, "choose", (card,)) for card in self.cards]
        s.ask(self.player, "arrange", [*options, Option(s.names, "done")], WHICH_FIRST)

    def why_not(self, s: State, option: Option) -> Refusal | None:
        return no.NOT_ARRIVING if option.verb == "choose" else None

    def take(self, s: State) -> None:
        """The chosen card goes in now, so that the others come to lie on it."""
        self.asked = 0
        answer = s.answer
        assert answer is not None
        if answer.verb == "done":
            s.pop(self)
            return
        rest = [card for card in self.cards if card != answer.thing]
        self.cards = tuple(rest)
        happen(s, [Event(ev.ARRANGED, card, self.player) for card in rest])


def differ(s: State, cards: tuple[int, ...]) -> bool:
    """Whether the order of these cards can matter."""
    return any([s.cards[card] is not s.cards[cards[0]] for card in cards])


def arrange(s: State, fallen: tuple[int, int]) -> None:
    """Ask about the cards that have just reached each Graveyard: the player of the turn first."""
    for player in (t.other(t.active(s)), t.active(s)):
        count = fallen[player]
        if not count or (quick(s, player) and not cast("MitosYLeyendas", s.game).reads_order(s, player)):
            continue
        cards = tuple(s.zones[t.GRAVEYARD * 2 + player][-count:])
        if differ(s, cards):
            frame = Arranging()
            frame.player = player
            frame.cards = cards
            s.push(frame)
