"""Æmber that goes elsewhere than it would: stolen instead of gained, caught on its way to a pool."""

from __future__ import annotations

from tapete.core.abilities import Pending, Replacing
from tapete.core.effects import Code, Condition, Op, Resolving
from tapete.core.events import Event, Triggers
from tapete.core.language import EN, Lexeme, Words
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.abilities import Prevention
from tapete.games.keyforge.aember_events import FROM_SUPPLY
from tapete.games.keyforge.rules.aember import capture
from tapete.games.keyforge.things import other
from tapete.games.keyforge.values import cannot_be_stolen
from tapete.games.keyforge.vocabulary.speech import Said


class ReapingSteals(Prevention):
    """The Æmber you would gain from reaping is stolen from the opponent instead (KF-replace-06)."""

    def __init__(self) -> None:
        words = Words(
            "si fueras a obtener Æ al cosechar, en vez de eso róbaselo a tu oponente",
            "any Æ you would gain from reaping is stolen from your opponent instead",
        )
        super().__init__((ev.GAINED,), words)

    def applies(self, s: State, e: Event, r: Replacing) -> bool:
        return e.zone == ev.FROM_REAPING and e.player == r.you

    def instead(self, s: State, e: Event, r: Replacing) -> list[Event]:
        if cannot_be_stolen(s, other(r.you)):
            return []
        return [Event(ev.STOLEN, player=r.you, amount=e.amount, source=r.source, cause=e.cause)]


class CatchesAember(Prevention):
    """Each Æmber on its way to the opponent's pool, wherever it comes from, is captured by this creature instead."""

    def __init__(self) -> None:
        words = Words(
            "cada Æ que fuera a añadirse a la reserva de tu oponente lo captura esta criatura en vez de eso",
            "each Æ that would be added to your opponent’s pool is captured by this creature instead",
        )
        super().__init__((ev.GAINED, ev.STOLEN, ev.TAKEN, ev.PAID, ev.RETURNED), words)

    def applies(self, s: State, e: Event, r: Replacing) -> bool:
        receiver = other(e.player) if e.kind == ev.PAID else e.player
        return receiver != r.you and e.amount > 0

    def instead(self, s: State, e: Event, r: Replacing) -> list[Event]:
        spider = r.source
        if e.kind == ev.TAKEN:
            return [Event(ev.PASSED, spider, amount=e.amount, source=spider, other=e.card, cause=e.cause)]
        if e.kind == ev.STOLEN or e.kind == ev.PAID:
            zone = e.zone if e.kind == ev.STOLEN else -1  # another effect may have spared the pool (KF-faq-33)
            return [Event(ev.CAPTURED, spider, r.you, e.amount, spider, zone=zone, cause=e.cause)]
        return [Event(ev.PLACED, spider, amount=e.amount, source=spider, cause=e.cause)]


class FromTheSupply(Prevention):
    """What is stolen or captured from your pool comes out of the common supply; it is stolen all the same (KF-faq-33)."""

    def __init__(self) -> None:
        words = Words(
            "el Æ que se robe o capture de tu reserva se toma de la reserva común en vez de eso",
            "Æ stolen or captured from your pool is taken from the common supply instead",
        )
        super().__init__((ev.STOLEN, ev.CAPTURED), words)

    def applies(self, s: State, e: Event, r: Replacing) -> bool:
        loser = other(e.player) if e.kind == ev.STOLEN else e.player
        return loser == r.you and e.zone != FROM_SUPPLY

    def instead(self, s: State, e: Event, r: Replacing) -> list[Event]:
        return [e.but(zone=FROM_SUPPLY)]


class CaptureWhatWasReaped(Said):
    """Capture the very Æmber that was just gained: of several creatures that would, only the first one does (KF-faq-49)."""

    def __init__(self) -> None:
        super().__init__(Lexeme("lo captura", "capturarlo", "captures it"), Words("", ""))

    def emit(self, code: Code) -> None:
        super().emit(code)
        code.add(ItIsGone())

    def clause(self, lang: str, mood: str) -> str:
        return "this creature captures it" if lang == EN else "esta criatura lo captura"

    def act(self, s: State, f: Resolving) -> None:
        assert f.event is not None
        capture(s, (f.source,), f.event.amount, f.source, len(s.stack) - 1)


class ItIsGone(Op):
    """Nobody else captures the same Æmber once it has left the pool; what came out of the common supply instead left it there."""

    def run(self, s: State, f: Resolving) -> None:
        gained = f.event
        assert gained is not None
        if not [e for e in f.noted if e.kind == ev.CAPTURED and e.zone != FROM_SUPPLY]:
            return
        for frame in s.stack:
            if isinstance(frame, Triggers):
                frame.pending = tuple([each for each in frame.pending if not self.rivals(each, gained)])

    def rivals(self, pending: Pending, gained: Event) -> bool:
        """Whether an ability that waits would capture the same Æmber."""
        return isinstance(pending.program.effect, CaptureWhatWasReaped) and pending.event.values() == gained.values()


class GainedByReaping(Condition):
    def holds(self, s: State, f: Resolving) -> bool:
        return f.event is not None and f.event.zone == ev.FROM_REAPING

    def text(self, lang: str) -> str:
        return "it was gained by reaping" if lang == EN else "se ha obtenido al cosechar"


BY_REAPING = GainedByReaping()


def from_the_supply() -> FromTheSupply:
    return FromTheSupply()


def capture_what_was_reaped() -> CaptureWhatWasReaped:
    return CaptureWhatWasReaped()


def reaping_steals() -> ReapingSteals:
    return ReapingSteals()


def catches_aember() -> CatchesAember:
    return CatchesAember()
