"""The Collect step (RA-collect)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import Option
from tapete.core.effects import resolving
from tapete.core.events import Event, happen
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana.abilities import ANYTHING_LEFT, Collect
from tapete.games.res_arcana.things import any_on_it, mine, on_it, some

# steps of collecting
GAIN: Final = 0
LOOK: Final = 1
ASK_TAKE: Final = 2
TAKE: Final = 3
REWARD: Final = 4
DEMAND: Final = 5

TAKE_OR_LEAVE = Words("¿Retiras todas las esencias de este componente?", "Do you take all the essences off this component?")


def collects(s: State, card: int) -> list[Collect]:
    return [ability for ability in s.cards[card].abilities if isinstance(ability, Collect)]


def demands(ability: Collect) -> bool:
    """Whether a Collect asks for something instead of giving (Cursed Forge): it comes last (RA-collect-13)."""
    from tapete.games.res_arcana.vocabulary.attacks import PayOrTurn

    return any([isinstance(result, PayOrTurn) for result in ability.results])


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
        options = [Option(s.names, "take", (self.card,)), Option(s.names, "leave", (self.card,))]
        s.ask(self.player, "collect", options, TAKE_OR_LEAVE, self.card)

    def take(self, s: State) -> None:
        assert s.answer is not None
        self.step = ASK_TAKE
        if s.answer.verb == "take":
            lying = on_it(s, self.card)
            happen(s, [Event(ev.TAKEN, self.card, self.player, n, zone=kind) for kind, n in some(lying)])
        else:
            self.left = (*self.left, self.card)

    def reward(self, s: State) -> None:
        """Vault and Windup Man reward what was left on them (RA-collect-14, RA-collect-19)."""
        for card in reversed(self.left):
            for ability in collects(s, card):
                if ability.if_left == 5 or (ability.if_left >= 0 and s.numbers[ability.if_left][card]):
                    self.start(s, card, ability)

    def demand(self, s: State) -> None:
        for card in reversed(mine(s, self.player)):
            for ability in collects(s, card):
                if demands(ability):
                    self.start(s, card, ability)


def collect(s: State, player: int) -> None:
    frame = Collecting()
    frame.player = player
    s.push(frame)
