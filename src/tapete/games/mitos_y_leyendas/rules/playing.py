"""Playing a card: its seven steps, from the declaration to its entry into play (ML-play-06 to ML-play-18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, cast

from tapete.core.abilities import Pending
from tapete.core.effects import Program, resolving
from tapete.core.events import Event, Triggers, happen_in_turn, happens, narrate
from tapete.core.modifiers import spend
from tapete.core.state import State
from tapete.core.windows import Announcement, current
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Effecting, Power, Spell
from tapete.games.mitos_y_leyendas.modifiers import Change
from tapete.games.mitos_y_leyendas.rules.asking import ask_for
from tapete.games.mitos_y_leyendas.rules.paying import pay, refund
from tapete.games.mitos_y_leyendas.rules.targets import Aiming, aim
from tapete.games.mitos_y_leyendas.terms import ToPlay
from tapete.games.mitos_y_leyendas.things import is_ally
from tapete.games.mitos_y_leyendas.tolls import Toll
from tapete.games.mitos_y_leyendas.values import describes, price, purse

ANNUL: Final = "annul"
RESPOND: Final = "respond"

# steps
DECLARE: Final = 0
AIM: Final = 1
CHARGE: Final = 2
COUNT: Final = 3
ANNULMENTS: Final = 4
RESPONSES: Final = 5
TRIGGERED: Final = 6
RESOLVE: Final = 7
FINISH: Final = 8
FATE: Final = 9  # between COUNT and ANNULMENTS
ENTER: Final = 10  # between RESOLVE and FINISH


class Playing(Aiming):
    """A card being played, or put into play by an effect, which counts as playing it without its cost (ML-put-01)."""

    NAME = "playing"
    FIELDS: ClassVar[tuple[str, ...]] = (
        "card", "player", "controller", "host", "targets", "stamps", "free", "event", "pending", "annulling", "due", "annullers",
        "origin", "safe", "struck", "model", "likeness", "paid", "measured", "oros", "spent", "short",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.card = -1
        self.player = 0
        self.controller = -1  # who will control it, when not whoever plays it
        self.host = -1
        self.free = 0  # put into play by an effect
        self.event: Event | None = None  # what it responds to
        self.pending: tuple[Pending, ...] = ()  # what triggered in step C and waits for step F
        self.annullers: tuple[int, ...] = ()  # who has used their annulment on it (ML-play-12)
        self.annulling = 0  # played in the annulment window: it resolves when that closes
        self.due = 0
        self.origin = -1  # the zone it is played from
        self.safe = 0  # by whom it cannot be annulled: 1 its player's opponent, 2 its player
        self.struck = 0  # something annuls it of itself
        self.model = 0  # 1 + the number of the card it enters play as
        self.likeness = -1  # that card itself

    def shows(self) -> tuple[int, ...]:
        return (self.card,)

    def run(self, s: State) -> None:
        """What comes to nothing is followed by the next step at once."""
        while True:
            step = self.step
            self.step = step + 1
            if STEPS[step](self, s):
                return

    def announcement(self) -> Announcement:
        return Announcement(self.player, "play", (self.card,))

    def declare(self, s: State) -> bool:
        """A: the card is shown and its targets chosen (ML-play-06). The price is fixed while it is still where it was."""
        if not self.free or t.printed(s, self.card).type == t.GOLD:
            self.due = price(s, self.player, self.card, self.host)
        self.origin = s.place[self.card] // 2
        if self.free and not self.affordable(s):
            s.pop(self)  # what was put into play along with it took what it asks for
        else:
            happens(s, Event(ev.DECLARED, self.card, self.player, other=self.host, zone=ev.FREE if self.free else -1))
        return True

    def aim(self, s: State) -> bool:
        spell = t.printed(s, self.card).spell
        if spell is None or not cast(Spell, spell).targets:
            return False
        aim(s, cast(Spell, spell), self.player, self.card)
        return True

    def affordable(self, s: State) -> bool:
        """Whether a card that an effect puts into play can be paid what it asks for (ML-put-03)."""
        if self.due > purse(s, self.player, t.printed(s, self.card).type, self.card):
            return False
        return all([toll.payable(s, self.player, self.card) for toll in self.tolls(s)])

    def tolls(self, s: State) -> list[Toll]:
        """What has to be done to play it, besides paying Oros."""
        shown = t.printed(s, self.card)
        found = [ability.toll for ability in shown.tolls if isinstance(ability, ToPlay)]
        return found if shown.spell is None else found + list(cast(Spell, shown.spell).tolls)

    def charge(self, s: State) -> bool:
        """B: costs (ML-play-07, ML-play-23), the Oros first, so that nothing else is paid with them meanwhile."""
        tolls = self.tolls(s)
        for toll in tolls:
            s.push(toll.frame(s, self.player, self.card))
        pay(s, self.player, self.due, self.card, t.printed(s, self.card).type, self.host, charge=1)
        return bool(tolls) or self.due > 0

    def undo(self, s: State) -> None:
        """What was to leave as a cost has stayed: the cost is not paid, and so the card is not played (ML-play-20)."""
        s.pop(self)
        back = Event(ev.FAILED, self.card, self.player)
        if self.origin == t.HAND:
            back = Event(ev.TAKEN, self.card, self.player, 1)
        elif self.origin == t.CASTLE:
            back = Event(ev.SHUFFLED_IN, self.card, self.player)
        happen_in_turn(s, [refund(s, self, self.player), [back]])

    def count(self, s: State) -> bool:
        """C: it counts as played; what depends on that triggers now and resolves in F (ML-play-11)."""
        if self.short:
            self.undo(s)
        elif not self.free or t.printed(s, self.card).type != t.GOLD:  # an Oro that an effect puts into play is not (ML-put-06)
            self.step = FATE
            happens(s, Event(ev.PLAYED, self.card, self.player))
        return True

    def fate(self, s: State) -> bool:
        """What was said about the next card comes true on this one and is spent; what protects such cards, protects it."""
        self.step = ANNULMENTS
        bit = 1 << t.printed(s, self.card).type
        for kind in (m.SAFE_FROM_ANNULMENT, m.ANNULS, m.REDUCTION):
            for each in s.index().modifying[kind]:
                change = cast(Change, each.modifier)
                if (
                    not change.extra & bit
                    or not change.concerns(s, each.scope, self.player)
                    or not describes(s, change, each, self.card)
                ):
                    continue
                if kind == m.SAFE_FROM_ANNULMENT:
                    self.safe |= change.amount(s, each.scope, self.card)
                elif kind == m.ANNULS:
                    self.struck = 1
                if each.lasting >= 0 and any([effect.serial == each.lasting and effect.uses > 0 for effect in s.lasting]):
                    spend(s, each.lasting)
        spell = t.printed(s, self.card).spell
        if isinstance(spell, Spell) and spell.ransom is not None and not self.safe & m.FROM_OPPONENT:
            s.push(resolving(spell.ransom, self.player, self.card))
        return True

    def hold(self, pending: list[Pending]) -> None:
        """Keep what has triggered for step F."""
        self.pending = self.pending + tuple(pending)

    def annulments(self, s: State) -> bool:
        """D: annulments; a card that is itself one joins the window in which it was played (ML-play-12, ML-play-13)."""
        if self.annulling:
            s.pop(self)
            window = current(s)
            keep_for_outer(s, self.pending)
            window.announce(s, Announcement(self.player, "play", (self.card, self.subject())))
            return True
        if not t.printed(s, self.card).annullable or self.annulled(s) or self.safe == m.FROM_EVERYONE:  # ML-ann-06
            return False
        if self.struck:
            happens(s, Event(ev.ANNULLED, self.card, self.player))
            return True
        return ask_for(s, ANNUL, "annul", self.announcement(), Event(ev.PLAYED, self.card, self.player))

    def responses(self, s: State) -> bool:
        if self.annulled(s):
            return False
        return ask_for(s, RESPOND, "play", self.announcement(), Event(ev.PLAYED, self.card, self.player))

    def triggered(self, s: State) -> bool:
        """F: what playing it has triggered."""
        waiting = list(self.pending)
        if not waiting:
            return False
        self.pending = ()
        s.push(Triggers.of(waiting))
        return True

    def subject(self) -> int:
        return self.event.card if self.event is not None else -1

    def feasible(self, s: State) -> bool:
        """Whether all can see that it will come to something: else nobody responds to it (ML-tal-06)."""
        shown = t.printed(s, self.card)
        if self.annulled(s) or (shown.type == t.WEAPON and not is_ally(s, self.host)):
            return False
        return shown.spell is None or self.hits(s, cast(Power, shown.spell))

    def annulled(self, s: State) -> bool:
        return s.place[self.card] // 2 != t.PLAYING

    def resolve(self, s: State) -> bool:
        """G: it enters play, or does what it does (ML-play-17)."""
        if self.annulled(s):
            return False
        shown = t.printed(s, self.card)
        if shown.type == t.TALISMAN:
            if shown.spell is not None:
                s.push(effecting(cast(Power, shown.spell), self.player, self.card, self.event, self.targets, self.stamps))
        elif shown.type == t.WEAPON and not is_ally(s, self.host):
            happens(s, Event(ev.FAILED, self.card, self.player))  # ML-weap-16
        else:
            self.step = ENTER
            if not self.model:
                return False
            # it becomes another card before it is in play
            happens(s, Event(ev.COPIED, self.card, self.side(), self.model - 1, self.card, self.likeness, ev.FULLY))
        return True

    def enter(self, s: State) -> bool:
        self.step = FINISH
        if self.side() != self.player:
            narrate(s, Event(ev.CONTROLLED, self.card, self.side()))
        happens(s, Event(ev.ENTERED, self.card, self.side(), other=self.host))
        return True

    def finish(self, s: State) -> bool:
        s.pop(self)
        if t.printed(s, self.card).type == t.TALISMAN:
            happens(s, Event(ev.RESOLVED, self.card, self.player))
        return True

    def side(self) -> int:
        """Who will control it."""
        return self.controller if self.controller >= 0 else self.player


STEPS: Final[dict[int, Callable[[Playing, State], bool]]] = {
    DECLARE: Playing.declare,
    AIM: Playing.aim,
    CHARGE: Playing.charge,
    COUNT: Playing.count,
    FATE: Playing.fate,
    ANNULMENTS: Playing.annulments,
    RESPONSES: Playing.responses,
    TRIGGERED: Playing.triggered,
    RESOLVE: Playing.resolve,
    ENTER: Playing.enter,
    FINISH: Playing.finish,
}


def effecting(
    power: Power, you: int, source: int, event: Event | None, targets: tuple[int, ...], stamps: tuple[int, ...], via: int = -1
) -> Effecting:
    """A frame ready to apply the effect of a power."""
    frame = Effecting()
    program: Program = power.program
    frame.program = program
    frame.you = you
    frame.source = source
    frame.event = event
    frame.via = via
    frame.targets = targets
    frame.stamps = stamps
    return frame


def keep_for_outer(s: State, pending: tuple[Pending, ...]) -> None:
    """What an annulment made trigger waits with the card whose playing is under way."""
    if not pending:
        return
    for frame in reversed(s.stack):
        if isinstance(frame, Playing):
            frame.hold(list(pending))
            return


def play(s: State, player: int, card: int, host: int = -1, free: int = 0, event: Event | None = None) -> Playing:
    """Put the playing of a card on the stack."""
    frame = Playing()
    frame.card = card
    frame.player = player
    frame.host = host
    frame.free = free
    frame.event = event
    s.push(frame)
    return frame


def under_way(s: State, card: int) -> Playing | None:
    """The procedure that is playing this card."""
    for frame in reversed(s.stack):
        if isinstance(frame, Playing) and frame.card == card:
            return frame
    return None
