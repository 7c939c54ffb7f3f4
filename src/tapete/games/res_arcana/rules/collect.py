"""The Collect step (RA-collect)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.actions import Action, Actions, AskedAbout, Row
from tapete.core.decision import Option
from tapete.core.effects import resolving
from tapete.core.events import Event, happen
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana.abilities import ANYTHING_LEFT, Collect
from tapete.games.res_arcana.rules import refusals as no
from tapete.games.res_arcana.things import ANY_ESSENCE, any_on_it, mine, on_it, some
from tapete.games.res_arcana.vocabulary.saying import amounts_text

# steps of collecting
GAIN: Final = 0
LOOK: Final = 1
ASK_TAKE: Final = 2
TAKE: Final = 3
REWARD: Final = 4
DEMAND: Final = 5

TAKE_OR_LEAVE: Final = Words("¿Retiras todas las esencias de este componente?", "Do you take all the essences off this component?")


def collects(s: State, card: int) -> list[Collect]:
    return [ability for ability in s.cards[card].abilities if isinstance(ability, Collect)]


def demands(ability: Collect) -> bool:
    """Whether a Collect asks for something instead of giving (Cursed Forge): it comes last (RA-collect-13)."""
    return any([result.demands() for result in ability.results])


class Collecting(Frame):
    """One player collects: gains first, then what lies on components, then what is demanded.

    The order is free (RA-collect-01) and this one loses no possibility: gains are never refused (RA-collect-17) and only a
    demand can depend on what was received before.
    """

    NAME = "collecting"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "cards", "card", "left")

    def __init__(self) -> None:
        self.step = 0
        self.player = -1
        self.cards: tuple[int, ...] = ()
        self.card = -1
        self.left: tuple[int, ...] = ()  # components whose essences were left on them

    @property
    def settled(self) -> bool:
        """Whether everything was taken or left; what follows depends on it."""
        return self.step > TAKE

    def shows(self) -> tuple[int, ...]:
        return (self.card,)

    def holds_up(self) -> Refusal | None:
        return no.STILL_COLLECTING

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == GAIN:
            self.gain(s)
        elif step == LOOK:
            self.cards = tuple([card for card in mine(s, self.player) if any_on_it(s, card)])
        elif step == ASK_TAKE:
            self.ask_take(s)
        elif step == TAKE:
            self.take(s)
        elif step == REWARD:
            self.reward(s)
        elif step == DEMAND:
            self.demand(s)
        else:
            s.pop(self)

    def start(self, s: State, card: int, ability: Collect) -> None:
        s.push(resolving(ability.program, self.player, card))

    def gain(self, s: State) -> None:
        """Every plain Collect, each once (RA-collect-20)."""
        for card in reversed(mine(s, self.player)):
            for ability in collects(s, card):
                if ability.if_left == ANYTHING_LEFT and not demands(ability):
                    self.start(s, card, ability)

    def ask_take(self, s: State) -> None:
        """Everything on a component or nothing (RA-collect-09, RA-collect-10)."""
        if not self.cards:
            self.step = REWARD
            return
        self.card = self.cards[0]
        self.cards = self.cards[1:]
        s.ask(self.player, "collect", COLLECT.options(s, self.player), TAKE_OR_LEAVE, self.card)

    def take(self, s: State) -> None:
        assert s.answer is not None
        self.step = ASK_TAKE
        COLLECT.do(s, self.player, s.answer)

    def reward(self, s: State) -> None:
        """Vault and Windup Man reward what was left on them (RA-collect-14, RA-collect-19)."""
        for card in reversed(self.left):
            for ability in collects(s, card):
                if ability.if_left == ANY_ESSENCE or (ability.if_left >= 0 and s.numbers[ability.if_left][card]):
                    self.start(s, card, ability)

    def demand(self, s: State) -> None:
        for card in reversed(mine(s, self.player)):
            for ability in collects(s, card):
                if demands(ability):
                    self.start(s, card, ability)


def collecting(s: State) -> Collecting | None:
    """The Collect step under way."""
    for frame in reversed(s.stack):
        if isinstance(frame, Collecting):
            return frame
    return None


class TakeOff(Action):
    """Take everything off the component in question."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        """Only off one's own and only in this step (RA-collect-08); each component is decided on once (RA-collect-19)."""
        now = collecting(s)
        card = option.thing
        if now is None or card not in mine(s, now.player):
            return no.NOT_COLLECTING
        if card in now.left:
            return no.DECIDED
        if not any_on_it(s, card):
            return no.NOTHING_ON_IT
        return None if card == now.card else no.ONE_BY_ONE

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return self.refuse(s, player, option)

    def do(self, s: State, player: int, option: Option) -> None:
        lying = on_it(s, option.thing)
        happen(s, [Event(ev.TAKEN, option.thing, player, n, zone=kind) for kind, n in some(lying)])

    def said(self, s: State, option: Option, lang: str) -> str:
        return amounts_text(on_it(s, option.thing), lang) or NOTHING_LIES.text(lang)


NOTHING_LIES: Final = Words("nada", "nothing")


class LeaveOn(TakeOff):
    """Leave everything on it."""

    def do(self, s: State, player: int, option: Option) -> None:
        now = collecting(s)
        assert now is not None
        now.left = (*now.left, option.thing)


def in_question(s: State, player: int) -> list[int]:
    now = collecting(s)
    return [] if now is None else [now.card]


def not_in_question(s: State, player: int) -> list[int]:
    return [card for each in range(s.players) for card in mine(s, each) if card not in in_question(s, player)]


TAKING: Final = TakeOff("take", Words("Retira {word} de {thing}", "Take {word} off {thing}"))
LEAVING: Final = LeaveOn("leave", Words("No retires nada de {thing}", "Take nothing off {thing}"))
COLLECT: Final = Actions("collect", Row(in_question, TAKING, LEAVING), AskedAbout(not_in_question, TAKING))


def collect(s: State, player: int) -> None:
    frame = Collecting()
    frame.player = player
    s.push(frame)
