"""Step 1, forge a key — and forging, or unforging, by card effects (KF-forge)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tapete.core.bills import PAID, Bill
from tapete.core.decision import Option
from tapete.core.events import Event, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.modifiers import CannotForge
from tapete.games.keyforge.rules import refusals as no
from tapete.games.keyforge.rules.aember import spendable
from tapete.games.keyforge.things import AMBER, COLOUR_NAMES, KEY_COLOURS, POOL, keys, other
from tapete.games.keyforge.values import about_player, key_cost

WHICH_KEY: Final = Words("¿Qué llave forjas?", "Which key do you forge?")
HOW_TO_PAY: Final = Words("¿De dónde pagas el siguiente Æ?", "Where do you pay the next Æ from?")

# steps of what comes before
ANNOUNCE: Final = 0
GO_ON: Final = 1

# steps of forging
BEGIN: Final = 0
PAY: Final = 1
TAKE_PAYMENT: Final = 2
HAND_OVER: Final = 3
CHOOSE_KEY: Final = 4
FLIP: Final = 5


def cost_of(s: State, player: int, extra: int, free: bool) -> int:
    """The cost of a key for this attempt (KF-cost-02)."""
    return 0 if free else max(0, key_cost(s, player) + extra)


def funds(s: State, player: int) -> int:
    """Pool and spendable Æmber together decide whether a key can be paid (KF-forge-10)."""
    return s.tallies[POOL][player] + sum([s.numbers[AMBER][card] for card in spendable(s, player)])


def can_forge(s: State, player: int, extra: int = 0, free: bool = False) -> bool:
    """Whoever has not won yet has a key left to forge (KF-objective-01), unless a card forbids it (KF-golden-01)."""
    return funds(s, player) >= cost_of(s, player, extra, free) and not barred(s, player)


def barred(s: State, player: int) -> bool:
    """Whether a card in play keeps this player from forging the next key."""
    for each in s.index().modifying[m.CANNOT_FORGE]:
        change = cast(CannotForge, each.modifier)
        mine = keys(s, player)
        if (mine == change.forged) if change.forged >= 0 else (mine > keys(s, other(player))):
            return True
    return False


class Forge(Frame):
    """Pay the current cost and flip one key (KF-timing-04). Does nothing when the cost cannot be paid."""

    NAME = "forge"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "extra", "free", "due", "cost", "source", "cause")

    def __init__(self) -> None:
        self.step = 0
        self.player = -1
        self.extra = 0
        self.free = False
        self.due = 0
        self.cost = 0
        self.source = -1
        self.cause = -1

    def why_not(self, s: State, option: Option) -> Refusal | None:
        return no.ALREADY_FORGED if option.verb == "key" and option.word in COLOUR_NAMES else None

    def bill(self, s: State) -> Bill | None:
        if self.step != TAKE_PAYMENT:
            return None
        return Bill(PAID, [("aember", self.cost - self.due)], [("aember", self.due)])

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == BEGIN:
            self.begin(s)
        elif step == PAY:
            self.pay(s)
        elif step == TAKE_PAYMENT:
            self.take_payment(s)
        elif step == HAND_OVER:
            self.hand_over(s)
        elif step == CHOOSE_KEY:
            self.choose_key(s)
        elif step == FLIP:
            self.flip(s)

    def begin(self, s: State) -> None:
        if not can_forge(s, self.player, self.extra, self.free):
            s.pop(self)
            return
        self.cost = self.due = cost_of(s, self.player, self.extra, self.free)

    def pay(self, s: State) -> None:
        """The player splits the payment freely between pool and cards (KF-forge-12)."""
        cards = spendable(s, self.player)
        pool = s.tallies[POOL][self.player]
        if not self.due or not cards:
            self.step = HAND_OVER
            happens(s, Event(ev.SPENT, player=self.player, amount=self.due))
            return
        options = [Option(s.names, "spend", (card,)) for card in cards]
        if pool:
            options.append(Option(s.names, "spend", (), "pool"))
        s.ask(self.player, "pay", options, HOW_TO_PAY)

    def take_payment(self, s: State) -> None:
        assert s.answer is not None
        card = s.answer.thing if s.answer.things else -1
        self.due -= 1
        self.step = PAY
        happens(s, Event(ev.SPENT, card, self.player, 1))

    def hand_over(self, s: State) -> None:
        """What is spent goes to the common supply, or to an opponent whose card says so."""
        rival = other(self.player)
        if self.cost and about_player(s, m.RECEIVES_SPENT, rival):
            happens(s, Event(ev.GAINED, player=rival, amount=self.cost, source=self.source))

    def choose_key(self, s: State) -> None:
        """The forging player picks the colour (KF-forge-04)."""
        options = [
            Option(s.names, "key", (), COLOUR_NAMES[i])
            for i, colour in enumerate(KEY_COLOURS)
            if not s.tallies[colour][self.player]
        ]
        s.ask(self.player, "key", options, WHICH_KEY)

    def flip(self, s: State) -> None:
        assert s.answer is not None
        colour = KEY_COLOURS[COLOUR_NAMES.index(s.answer.word)]
        s.pop(self)
        happens(
            s,
            Event(ev.FORGED, player=self.player, amount=self.cost, zone=colour, source=self.source, cause=self.cause),
        )


class AboutToForge(Frame):
    """What happens when a player *would* forge a key comes before anything is due."""

    NAME = "about_to_forge"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "extra", "free", "source", "cause", "stopped")

    def __init__(self) -> None:
        self.step = 0
        self.player = -1
        self.extra = 0
        self.free = False
        self.source = -1
        self.cause = -1
        self.stopped = False  # a card has kept this key from being forged

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == ANNOUNCE:
            if can_forge(s, self.player, self.extra, self.free):
                happens(s, Event(ev.WOULD_FORGE, player=self.player, source=self.source))
        elif step == GO_ON:
            s.pop(self)
            if not self.stopped:
                pay_and_flip(s, self.player, self.extra, self.free, self.source, self.cause)


def about_to_forge(s: State) -> AboutToForge | None:
    """The forging that may still be stopped, if any (the innermost one)."""
    for frame in reversed(s.stack):
        if isinstance(frame, AboutToForge):
            return frame
    return None


def forge(s: State, player: int, extra: int = 0, free: bool = False, source: int = -1, cause: int = -1) -> None:
    """Start forging a key."""
    if not s.index().listening[ev.WOULD_FORGE]:
        pay_and_flip(s, player, extra, free, source, cause)
        return
    frame = AboutToForge()
    frame.player = player
    frame.extra = extra
    frame.free = free
    frame.source = source
    frame.cause = cause
    s.push(frame)


def pay_and_flip(s: State, player: int, extra: int, free: bool, source: int, cause: int) -> None:
    frame = Forge()
    frame.player = player
    frame.extra = extra
    frame.free = free
    frame.source = source
    frame.cause = cause
    s.push(frame)
