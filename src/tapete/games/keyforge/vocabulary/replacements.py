"""What happens instead of something else."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Pending, Replacing
from tapete.core.effects import Act, Amount, Branch, Code, Condition, Effect, If, Op, Program, Resolving, Times, Together, resolving
from tapete.core.events import BY_ITSELF, Event, Triggers, give_way, happen
from tapete.core.language import EN, TELL, Lexeme, Words, sentence
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.core.symbols import INTO, joined
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import signs
from tapete.games.keyforge.abilities import Prevention
from tapete.games.keyforge.aember_events import FROM_SUPPLY
from tapete.games.keyforge.rules.aember import capture
from tapete.games.keyforge.rules.damage import unharmed
from tapete.games.keyforge.rules.destroy import save
from tapete.games.keyforge.things import POOL, TAGGED, active, is_creature, neighbors, other
from tapete.games.keyforge.values import cannot_be_stolen
from tapete.games.keyforge.vocabulary.nouns import a, creature
from tapete.games.keyforge.vocabulary.speech import Said


class Instead(If):
    """An effect, and the one that takes its place under a condition: the text names the usual one first (KF-replace-05)."""

    def __init__(self, usual: Effect, condition: Condition, instead: Effect) -> None:
        super().__init__(condition, instead, usual)
        self.usual = usual

    def clause(self, lang: str, mood: str) -> str:
        return f"{self.usual.clause(lang, mood)}; {self.exception(lang)}"

    def exception(self, lang: str) -> str:
        when = self.condition.text(lang)
        then = self.then.clause(lang, TELL)
        return f"if {when}, {then} instead" if lang == EN else f"si {when}, en vez de eso {then}"

    def text(self, lang: str) -> str:
        return f"{self.usual.text(lang)} {sentence(self.exception(lang))}"


class Spare(Said):
    """This creature is no longer tagged for destruction (KF-replace-03)."""

    def __init__(self) -> None:
        super().__init__(Lexeme("salva", "salvar", "save"), Words("esta criatura", "this creature"))

    def act(self, s: State, f: Resolving) -> None:
        save(s, f.source)


class StillTagged(Condition):
    def holds(self, s: State, f: Resolving) -> bool:
        return bool(s.numbers[TAGGED][f.source])

    def text(self, lang: str) -> str:
        return "it is tagged for destruction" if lang == EN else "está marcada para ser destruida"


class InsteadOfDestruction(Together):
    """After *Destroyed:*, what happens in place of the destruction, unless that has been replaced already (KF-replace-02)."""

    def emit(self, code: Code) -> None:
        branch = Branch(StillTagged())
        code.add(branch)
        code.add(Act(Spare()))
        super().emit(code)
        branch.otherwise = code.here

    def clause(self, lang: str, mood: str) -> str:
        text = super().clause(lang, mood)
        return f"{text} instead" if lang == EN else f"en vez de eso, {text}"


class DrawnDamage(Prevention):
    """Damage dealt to some neighbors is dealt to this creature instead, once their own armor has done its part (KF-faq-17).

    By then it is being dealt (KF-timing-21): what comes before, ward and armor (KF-ward-04, KF-timing-20), was for the neighbor
    to use, and this creature's own are passed by. Only where it cannot be dealt damage is none dealt.
    """

    def __init__(self, neighbors: Cards) -> None:
        words = Words(
            f"el daño infligido a {neighbors.phrase('es', 'each', False)} se inflige a esta criatura en vez de eso",
            f"damage dealt to {neighbors.phrase('en', 'each', False)} is dealt to this creature instead",
        )
        super().__init__((ev.DAMAGED,), words)
        self.neighbors = neighbors

    def applies(self, s: State, e: Event, r: Replacing) -> bool:
        if not is_creature(s, r.source) or e.card == r.source or e.card not in neighbors(s, r.source):
            return False
        frame = Resolving()
        frame.you = r.you
        frame.source = r.source
        return self.neighbors.describes(s, frame, e.card)

    def instead(self, s: State, e: Event, r: Replacing) -> list[Event]:
        if unharmed(s, r.source):
            return []
        return [Event(ev.DAMAGED, r.source, e.player, e.amount, e.source, zone=e.zone | ev.REDIRECTED, cause=e.cause)]


def instead(usual: Effect, condition: Condition, other: Effect) -> Instead:
    """The usual effect, or the other one instead when the condition holds."""
    return Instead(usual, condition, other)


def instead_of_destruction(*effects: Effect) -> InsteadOfDestruction:
    return InsteadOfDestruction(*effects)


def draws_damage_of(neighbors: Cards) -> DrawnDamage:
    return DrawnDamage(neighbors)


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


class CaptureOneOfIt(Said):
    """One of the Æmber that would have been stolen goes onto a creature instead, out of the pool it would have left."""

    def __init__(self) -> None:
        super().__init__(
            Lexeme("captura", "capturar", "capture"), Words("1 Æ con {target}", "1Æ with {target}"), a(creature.friendly)
        )

    def act(self, s: State, f: Resolving) -> None:
        assert f.event is not None
        victim = other(f.event.player)
        happen(s, [Event(ev.CAPTURED, card, victim, 1, f.source, zone=f.event.zone) for card in f.them])


class HowMuchOfIt(Amount):
    def value(self, s: State, f: Resolving) -> int:
        assert f.event is not None
        loser = other(f.event.player)
        return f.event.amount if f.event.zone == FROM_SUPPLY else min(f.event.amount, s.tallies[POOL][loser])

    def text(self, lang: str) -> str:
        return "X"


class CapturedRatherThanStolen(Prevention):
    """Whoever would steal it, each Æmber goes onto a creature of the player whose turn it is; without one it stays where it is."""

    def __init__(self) -> None:
        words = Words(
            "cada Æ que fuera a robarse lo captura una criatura controlada por el jugador activo en vez de eso",
            "each Æ that would be stolen is captured by a creature controlled by the active player instead",
        )
        super().__init__((ev.STOLEN,), words)
        self.program = Times(HowMuchOfIt(), CaptureOneOfIt()).compiled()

    def programs(self) -> list[Program]:
        return [self.program]

    def applies(self, s: State, e: Event, r: Replacing) -> bool:
        return e.amount > 0

    def offered_to(self, s: State, e: Event, r: Replacing) -> int:
        return BY_ITSELF

    def take_up(self, s: State, e: Event, r: Replacing) -> None:
        give_way(s, e.card, [])
        s.push(resolving(self.program, active(s), r.source, e))

    def symbols(self) -> str:
        return joined([signs.STEAL.mark, f"{signs.CAPTURE.mark} {signs.CREATURE.mark}"], INTO)


def captured_rather_than_stolen() -> CapturedRatherThanStolen:
    return CapturedRatherThanStolen()


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


BY_REAPING: Final = GainedByReaping()


def from_the_supply() -> FromTheSupply:
    return FromTheSupply()


def capture_what_was_reaped() -> CaptureWhatWasReaped:
    return CaptureWhatWasReaped()


def reaping_steals() -> ReapingSteals:
    return ReapingSteals()


def catches_aember() -> CatchesAember:
    return CatchesAember()
