"""Events: the only way anything changes.

proposed → replaced (each replacement at most once per event) → applied → logged → triggers. Events happen in batches where the
rules say "simultaneously". An event is plain integers and never changes; a replacement makes another one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tapete.core.decision import Option
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.zones import EVERYBODY

if TYPE_CHECKING:
    from tapete.core.abilities import Pending, Replacing
    from tapete.core.state import State

NOTHING: Final = -1
SAME: Final = -(1 << 40)  # no field of an event is ever this


class Event:
    """Something that happens: its kind, the card and player it happens to, how much, and what caused it."""

    __slots__ = ("amount", "card", "cause", "kind", "other", "player", "replaced", "source", "zone")

    def __init__(
        self,
        kind: int,
        card: int = NOTHING,
        player: int = NOTHING,
        amount: int = 0,
        source: int = NOTHING,
        other: int = NOTHING,
        zone: int = NOTHING,
        cause: int = NOTHING,
        replaced: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.card = card  # what it happens to
        self.player = player  # whom it concerns
        self.amount = amount
        self.source = source  # the card whose ability or power causes it
        self.other = other  # a second card: an opponent in a fight, a host, a receiver
        self.zone = zone  # a zone kind it names
        self.cause = cause  # depth on the stack of the frame that wants to know that it happened
        self.replaced = replaced  # replacement sources already applied to it

    def values(self) -> list[int]:
        numbers = [self.kind, self.card, self.player, self.amount, self.source, self.other, self.zone, self.cause]
        return numbers + list(self.replaced)

    def but(
        self,
        kind: int = SAME,
        card: int = SAME,
        player: int = SAME,
        amount: int = SAME,
        source: int = SAME,
        other: int = SAME,
        zone: int = SAME,
        cause: int = SAME,
    ) -> Event:
        """The same event but for what is said here: an event itself never changes."""
        return Event(
            self.kind if kind == SAME else kind,
            self.card if card == SAME else card,
            self.player if player == SAME else player,
            self.amount if amount == SAME else amount,
            self.source if source == SAME else source,
            self.other if other == SAME else other,
            self.zone if zone == SAME else zone,
            self.cause if cause == SAME else cause,
            self.replaced,
        )

    def after(self, replaced: tuple[int, ...]) -> Event:
        """The same event, to which these replacements are not applied again."""
        return Event(self.kind, self.card, self.player, self.amount, self.source, self.other, self.zone, self.cause, replaced)

    def __repr__(self) -> str:
        return f"Event{self.values()}"


def event_from(values: list[int]) -> Event:
    """The inverse of ``Event.values``."""
    kind, card, player, amount, source, other, zone, cause = values[:8]
    return Event(kind, card, player, amount, source, other, zone, cause, tuple(values[8:]))


class EventKind:
    """What one kind of event does to the state. Games subclass it; ``apply`` is atomic and never asks."""

    def __init__(self, id: str, log: Words | None = None, remembered: bool = False) -> None:
        self.id = id
        self.log = log  # sentence with {card} {player} {amount} {source} {other}; None says nothing
        self.remembered = remembered  # whether the turn's history keeps it
        self.index = NOTHING  # set when the game registers its kinds

    def sentence(self, s: State, e: Event) -> Words | None:
        """The line of the log for one event; None where this one says nothing new.

        It is told again later, and to everybody: what it depends on must be public and must never change.
        """
        return self.log

    def along(self, s: State, e: Event) -> list[Event]:
        """What the log tells right after it, by how things stand before it: what goes along with a card that leaves."""
        return NO_EVENTS

    def words(self, e: Event, lang: str) -> dict[str, str]:
        """What fills further gaps of the log's sentence, by their names; the same names for every event of the kind."""
        return {}

    def apply(self, s: State, e: Event) -> Event | None:
        """Change the state. What really happened (``e.but(amount=…)`` when it was less), or None when nothing did after all:
        then nothing triggers and nothing is logged."""
        raise NotImplementedError


class Marker(EventKind):
    """An event that changes nothing by itself and exists to be triggered on ("the turn begins", "reaps")."""

    def apply(self, s: State, e: Event) -> Event | None:
        return e


def happen(s: State, batch: list[Event]) -> None:
    """Let a batch happen at once: replacements, application, then its triggers together."""
    replacing = s.index().replacing
    for e in batch:
        if replacing[e.kind] or s.patient:
            frame = Batch()
            frame.waiting = tuple(batch)
            s.push(frame)
            return
    _settle(s, batch)


def happens(s: State, e: Event) -> None:
    """Let one event happen."""
    if s.index().replacing[e.kind] or s.patient:
        frame = Batch()
        frame.waiting = (e,)
        s.push(frame)
    elif s.log is None and s.book is None:
        _settle_untold(s, e)
    else:
        _settle(s, [e])


def happen_in_turn(s: State, batches: list[list[Event]]) -> None:
    """Let batches happen one after another, where nothing has to be looked at in between."""
    replacing = s.index().replacing
    for batch in batches:
        for e in batch:
            if replacing[e.kind] or s.patient:
                for each in reversed(batches):  # what is put on the stack last is done first
                    frame = Batch()
                    frame.waiting = tuple(each)
                    s.push(frame)
                return
    for at, batch in enumerate(batches):
        depth = len(s.stack)
        below = s.stack[-1] if depth else None
        if len(batch) == 1 and s.log is None and s.book is None:
            _settle_untold(s, batch[0])
        else:
            _settle(s, batch)
        if s.over:
            return
        if len(s.stack) > depth and s.stack[-1] is not below:  # what it triggered comes before the rest
            for later in batches[at + 1 :]:
                frame = Batch()
                frame.waiting = tuple(later)
                s.push_below(frame, depth)
            return


def _settle(s: State, batch: list[Event]) -> None:
    """Apply events that nothing replaces any more, log them and put their triggers on the stack."""
    kinds = s.game.event_kinds
    happened: list[Event] = []
    log = s.log
    book = s.book
    for e in batch:
        kind = kinds[e.kind]
        before, along = NOBODY_SAW, NO_LINES
        if log is not None:
            before = sighted(s, e)
            along = [Entry(each, *sighted(s, each)) for each in kind.along(s, e)]
        payment = book.before(s, e) if book is not None else None
        done = kind.apply(s, e)
        if payment is not None and book is not None:
            book.after(s, e if done is None else done, payment)
        if done is not None:
            happened.append(done)
            if kind.remembered:
                s.history.append(done)
            if log is not None:
                after = sighted(s, done)
                log.append(Entry(done, before[0] | after[0], before[1] | after[1], before[2] | after[2]))
                log.extend(along)
            if e.cause >= 0 and not s.over:
                s.stack[e.cause].note(s, done)
    if happened and not s.over:
        pending = s.game.triggers(s, happened)
        if pending:
            s.push(Triggers.of(pending))


def _settle_untold(s: State, e: Event) -> None:
    """``_settle`` for one event that nobody writes down: searches and simulations, where it counts."""
    kind = s.game.event_kinds[e.kind]
    done = kind.apply(s, e)
    if done is None:
        return
    if kind.remembered:
        s.history.append(done)
    if s.over:
        return
    if e.cause >= 0:
        s.stack[e.cause].note(s, done)
    pending = s.game.triggers(s, [done])
    if pending:
        s.push(Triggers.of(pending))


class Entry:
    """A line of the log: what happened, and the players (as bits) who saw which cards it names. Bit 30 is everybody else."""

    __slots__ = ("event", "seen", "seen_other", "seen_source")

    def __init__(self, event: Event, seen: int, seen_other: int = 0, seen_source: int = 0) -> None:
        self.event = event
        self.seen = seen
        self.seen_other = seen_other
        self.seen_source = seen_source


NO_EVENTS: Final[list[Event]] = []
NO_LINES: Final[list[Entry]] = []


def narrate(s: State, e: Event) -> None:
    """Tell the log something that is no event of its own: who was aimed at, what is about to be dealt. Nothing changes by it."""
    if s.log is not None:
        seen, other, source = sighted(s, e)
        s.log.append(Entry(e, seen, other, source))


NOBODY_SAW: Final[tuple[int, ...]] = (0, 0, 0)


def sighted(s: State, e: Event) -> tuple[int, int, int]:
    """Who can see the event's card, its other card and its source now."""
    return witnesses(s, e.card), witnesses(s, e.other), witnesses(s, e.source)


def witnesses(s: State, card: int) -> int:
    """Who can see a card now, as bits."""
    if card < 0:
        return 0
    seen = EVERYBODY if s.game.sight.sees(s, NOTHING, card) else 0
    for player in range(s.players):
        if s.game.sight.sees(s, player, card):
            seen |= 1 << player
    return seen


class Batch(Frame):
    """A batch some of whose events may be replaced: asks whose replacement goes first when several apply.

    A replacement that is *offered* is its player's choice, asked when no other one applies. Taken up, it puts on the stack
    whatever it costs, and what comes of that makes the event give way (``give_way``), or not.
    """

    NAME = "batch"
    FIELDS: ClassVar[tuple[str, ...]] = ("waiting", "ready", "choices", "offered")

    def __init__(self) -> None:
        self.step = 0
        self.waiting: tuple[Event, ...] = ()
        self.ready: tuple[Event, ...] = ()
        self.choices: tuple[int, ...] = ()  # sources of the replacements to choose from
        self.offered = NOTHING  # the key of the replacement somebody is asked about

    def run(self, s: State) -> None:
        if self.offered != NOTHING:
            self.answered(s)
            return
        if self.choices:
            chosen = s.answer
            assert chosen is not None
            found = [r for r in self.applicable(s, self.waiting[0]) if r.key == self.choices[int(chosen.word)]]
            self.choices = ()
            self.replace(s, found[0])
            return
        if not self.waiting:
            s.pop(self)
            if s.patient:
                s.answer = Option(s.names, "replaced")  # whoever was asked about a replacement has answered that
            _settle(s, list(self.ready))
            return
        found = self.applicable(s, self.waiting[0])
        candidates = [r for r in found if r.ability.offered_to(s, self.waiting[0], r) == NOTHING]
        if not found:
            self.ready = (*self.ready, self.waiting[0])
            self.waiting = self.waiting[1:]
        elif not candidates:
            self.offer(s, found[0])
        elif len(candidates) == 1:
            self.replace(s, candidates[0])
        else:
            self.choices = tuple([r.key for r in candidates])
            options = [Option(s.names, "replace", (r.source,), str(i)) for i, r in enumerate(candidates)]
            s.ask(s.game.arbiter(s), "replace", options, WHICH_REPLACEMENT)

    def offer(self, s: State, r: Replacing) -> None:
        """Ask whether a replacement is taken up; what asks its own questions is taken up as it is."""
        e = self.waiting[0]
        player = r.ability.offered_to(s, e, r)
        if player == BY_ITSELF:
            self.take_up(s, r)
            return
        self.offered = r.key
        options = [Option(s.names, "yes", (e.card,) if e.card != NOTHING else ()), Option(s.names, "no")]
        s.ask(player, "instead", options, r.ability.question(), r.source)

    def answered(self, s: State) -> None:
        answer = s.answer
        assert answer is not None
        key = self.offered
        self.offered = NOTHING
        found = [r for r in self.applicable(s, self.waiting[0]) if r.key == key]
        if answer.verb == "yes":
            self.take_up(s, found[0])
        else:
            self.exempt(key)

    def take_up(self, s: State, r: Replacing) -> None:
        """What the replacement costs comes first; the event waits for it, and is not offered to the same one again."""
        e = self.waiting[0]
        self.exempt(r.key)
        r.ability.take_up(s, e, r)

    def exempt(self, key: int) -> None:
        e = self.waiting[0]
        self.waiting = (e.after((*e.replaced, key)), *self.waiting[1:])

    def lifted(self, depth: int) -> None:
        """Events name the frame that wants to hear of them by its depth."""
        self.waiting = tuple([e.but(cause=e.cause + 1) if e.cause >= depth else e for e in self.waiting])
        self.ready = tuple([e.but(cause=e.cause + 1) if e.cause >= depth else e for e in self.ready])

    def applicable(self, s: State, e: Event) -> list[Replacing]:
        return [r for r in s.index().replacing[e.kind] if r.key not in e.replaced and r.ability.applies(s, e, r)]

    def replace(self, s: State, chosen: Replacing) -> None:
        """The first waiting event gives way to what the replacement makes of it (never again by the same one)."""
        old = self.waiting[0]
        used = (*old.replaced, chosen.key)
        made = [e.after(used) for e in chosen.ability.instead(s, old, chosen)]
        self.waiting = (*made, *self.waiting[1:])


def give_way(s: State, card: int, made: list[Event]) -> bool:
    """The event that waits for this card in the innermost batch gives way to others; whether there was one."""
    for frame in reversed(s.stack):
        if isinstance(frame, Batch) and frame.waiting and frame.waiting[0].card == card:
            used = frame.waiting[0].replaced
            frame.waiting = (*[e.after(used) for e in made], *frame.waiting[1:])
            return True
    return False


BY_ITSELF: Final = -2  # offered to nobody in particular: it asks its own questions
WHICH_REPLACEMENT: Final = Words("¿Qué efecto se aplica primero?", "Which effect applies first?")


CHOOSING: Final = 0  # which ability goes next
CHOSEN: Final = 1


class Triggers(Frame):
    """Abilities that triggered together and wait to be resolved, one after another, in the order the game's timing gives."""

    NAME = "triggers"
    FIELDS: ClassVar[tuple[str, ...]] = ("pending", "last")

    def __init__(self) -> None:
        self.step = 0
        self.pending: tuple[Pending, ...] = ()
        self.last = NOTHING  # the player whose ability was resolved last

    @classmethod
    def of(cls, pending: list[Pending]) -> Triggers:
        frame = cls()
        frame.pending = tuple(pending)
        return frame

    def run(self, s: State) -> None:
        if self.step == CHOSEN:
            self.step = CHOOSING
            answer = s.answer
            assert answer is not None
            self.resolve(s, int(answer.word))
            return
        live = tuple([p for p in self.pending if s.game.still_triggers(s, p)])
        self.pending = live
        if not live:
            s.pop(self)
            return
        asker = s.game.trigger_order(s, live, self.last)
        own = [i for i, p in enumerate(live) if asker < 0 or p.you == asker]
        alike = all(live[i].same(live[own[0]]) for i in own)
        if alike:
            self.resolve(s, own[0])
            return
        self.step = CHOSEN
        options = [Option(s.names, "resolve", (live[i].source,), str(i)) for i in own]
        s.ask(s.game.arbiter(s) if asker < 0 else asker, "order", options, WHICH_TRIGGER)

    def resolve(self, s: State, at: int) -> None:
        chosen = self.pending[at]
        self.pending = self.pending[:at] + self.pending[at + 1 :]
        self.last = chosen.you
        if not self.pending:
            s.pop(self)
        s.game.resolve_trigger(s, chosen)


WHICH_TRIGGER: Final = Words("¿Qué efecto se resuelve antes?", "Which effect resolves first?")
