"""Results that gain essences or put them on components."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tapete.core.decision import Option
from tapete.core.effects import Code, Op, Resolving
from tapete.core.events import Event, happen, happen_in_turn, happens
from tapete.core.language import EN, Words, listing
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana import signs
from tapete.games.res_arcana.abilities import Result
from tapete.games.res_arcana.rules import refusals as no
from tapete.games.res_arcana.things import ESSENCES, FEMININE, GOLD, KINDS, facts, mine, some
from tapete.games.res_arcana.vocabulary.asking import loop, many, once
from tapete.games.res_arcana.vocabulary.parts import aim_at
from tapete.games.res_arcana.vocabulary.saying import amounts_text, but_text, essence

ANY_BUT_GOLD: Final = f"{signs.ANY.mark} ≠{signs.essence(GOLD)}"
WHICH_GAIN: Final = Words("¿Qué esencia recibes?", "Which essence do you gain?")
WHICH_PUT: Final = Words("¿Qué esencia pones sobre el componente?", "Which essence do you put on the component?")
WHICH_RIVAL: Final = Words("¿Las esencias de qué rival cuentas?", "Which rival’s essences do you count?")
PUT_ON_WHICH: Final = Words("¿Sobre qué componente pones la esencia?", "Which component do you put the essence on?")


class Mix(Result):
    """Essences from the supply: given ones, then any mix without the excluded ones (RA-effect-11)."""

    def __init__(self, of: tuple[int, ...], generic: int = 0, but: tuple[int, ...] = (), excluded: Refusal = no.EXCLUDED) -> None:
        self.of = of
        self.generic = generic
        self.but = but
        self.kinds = [kind for kind in KINDS if kind not in but]
        self.excluded = excluded

    def collected(self) -> None:
        self.excluded = no.NOT_COLLECTED

    def why_not(self, s: State, f: Resolving, option: Option) -> Refusal | None:
        return self.excluded if option.word in ESSENCES else None

    def what(self, lang: str) -> str:
        parts = [amounts_text(self.of, lang)] if sum(self.of) else []
        if self.generic:
            n = self.generic
            noun = ("essence" if lang == EN else "esencia") + ("s" if n > 1 else "")
            parts.append(f"{n} {noun}{but_text(self.but, lang, n > 1)}")
        return listing(parts, lang)

    def in_symbols(self, sign: str) -> str:
        parts = [f"{sign}{n} {signs.essence(kind)}" for kind, n in some(self.of)]
        if self.generic:
            barred = "".join([f" ≠{signs.essence(kind)}" for kind in self.but])
            parts.append(f"{sign}{self.generic} {signs.ANY.mark}{barred}")
        return " ".join(parts)


class Gain(Mix):
    """To the pool."""

    def emit(self, code: Code) -> None:
        code.add(GainSpecific(self.of))
        many(code, self.generic, self)

    def act(self, s: State, f: Resolving) -> None:
        ask_gain(s, f, self.kinds)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        gain(s, f, ESSENCES.index(answer.word), 1)

    def clause(self, lang: str, mood: str) -> str:
        return f"{'gain' if lang == EN else 'recibe'} {self.what(lang)}"

    def symbols(self) -> str:
        return self.in_symbols("+")


def ask_gain(s: State, f: Resolving, kinds: Sequence[int]) -> None:
    s.ask(f.you, "gain", [Option(s.names, "gain", (), ESSENCES[kind]) for kind in kinds], WHICH_GAIN, f.source)


def gain(s: State, f: Resolving, kind: int, amount: int) -> None:
    happens(s, Event(ev.GAINED, player=f.you, amount=amount, source=f.source, zone=kind))


class GainSpecific(Op):
    def __init__(self, of: tuple[int, ...]) -> None:
        self.of = of

    def run(self, s: State, f: Resolving) -> None:
        happen(s, [Event(ev.GAINED, player=f.you, amount=n, source=f.source, zone=kind) for kind, n in some(self.of)])


class GainOneOf(Result):
    """One of two essences (RA-collect-05)."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds = kinds

    def emit(self, code: Code) -> None:
        once(code, self, True)

    def act(self, s: State, f: Resolving) -> None:
        ask_gain(s, f, self.kinds)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        gain(s, f, ESSENCES.index(answer.word), 1)

    def why_not(self, s: State, f: Resolving, option: Option) -> Refusal | None:
        return no.NOT_OF_THESE if option.word in ESSENCES else None

    def clause(self, lang: str, mood: str) -> str:
        names = listing([essence(kind, lang) for kind in self.kinds], lang, Words("o", "or"))
        return f"gain 1 {names}" if lang == EN else f"recibe 1 de {names}"

    def symbols(self) -> str:
        return "+1 " + "/".join([signs.essence(kind) for kind in self.kinds])


class GainX(Result):
    """As many of another essence as were paid (RA-effect-20): Gold, or one type of your choice other than Gold."""

    def __init__(self, kind: int) -> None:
        self.kind = kind  # -1 is the player's choice

    def emit(self, code: Code) -> None:
        once(code, self, self.kind < 0)

    def act(self, s: State, f: Resolving) -> None:
        if self.kind >= 0:
            gain(s, f, self.kind, f.number)
            return
        s.answer = None
        if f.number:
            ask_gain(s, f, [kind for kind in KINDS if kind != GOLD and ESSENCES[kind] != f.word])

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        gain(s, f, ESSENCES.index(answer.word), f.number)

    def why_not(self, s: State, f: Resolving, option: Option) -> Refusal | None:
        if option.word not in ESSENCES:
            return None
        return no.NOT_ANOTHER if option.word == f.word else no.NEVER_GOLD

    def clause(self, lang: str, mood: str) -> str:
        if self.kind >= 0:
            return f"gain X {essence(self.kind, lang)}" if lang == EN else f"recibe X de {essence(self.kind, lang)}"
        return "gain X of a single type other than Gold" if lang == EN else "recibe X de un solo tipo que no sea Oro"

    def symbols(self) -> str:
        return f"+X {signs.essence(self.kind) if self.kind >= 0 else ANY_BUT_GOLD}"


class GainCost(Result):
    """As many essences as the printed cost of the destroyed or discarded card, plus some (RA-effect-24)."""

    def __init__(self, of: str, plus: int, kind: int = -1) -> None:
        self.of = of
        self.plus = plus
        self.kind = kind  # -1 is any mix without Gold

    def emit(self, code: Code) -> None:
        if self.kind >= 0:
            once(code, self, False)
            return
        loop(code, WorthLoop(self.plus), self)

    def act(self, s: State, f: Resolving) -> None:
        if self.kind >= 0:
            gain(s, f, self.kind, facts(s, f.it).worth + self.plus)
        else:
            ask_gain(s, f, [kind for kind in KINDS if kind != GOLD])

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        gain(s, f, ESSENCES.index(answer.word), 1)

    def why_not(self, s: State, f: Resolving, option: Option) -> Refusal | None:
        return no.NOT_FOR_COST if option.word in ESSENCES else None

    def clause(self, lang: str, mood: str) -> str:
        plus = (f", plus {self.plus}" if lang == EN else f", más {self.plus}") if self.plus else ""
        card = COST_OF[self.of].text(lang)
        if self.kind >= 0:
            name = essence(self.kind, lang)
            if lang == EN:
                return f"gain {name} equal to {card}{plus}"
            return f"recibe {'tanta' if self.kind in FEMININE else 'tanto'} {name} como sume {card}{plus}"
        if lang == EN:
            return f"gain essences other than Gold equal to {card}{plus}"
        return f"recibe tantas esencias que no sean Oro como sume {card}{plus}"

    def symbols(self) -> str:
        name = signs.essence(self.kind) if self.kind >= 0 else ANY_BUT_GOLD
        return f"+({signs.COST.mark}{f'+{self.plus}' if self.plus else ''}) {name}"


COST_OF: Final = {
    "destroyed": Words("el coste impreso del artefacto destruido", "the destroyed artifact’s printed cost"),
    "discarded": Words("el coste impreso de la carta descartada", "the discarded card’s printed cost"),
}


class WorthLoop(Op):
    """Loop as often as the remembered card is worth."""

    def __init__(self, plus: int) -> None:
        self.plus = plus

    def run(self, s: State, f: Resolving) -> None:
        f.loop = (*f.loop, facts(s, f.it).worth + self.plus)


class GainPerRival(Result):
    """As much of one essence as a chosen rival holds of another (RA-effect-22, RA-effect-23)."""

    def __init__(self, gain: int, per: int) -> None:
        self.gain = gain
        self.per = per

    def emit(self, code: Code) -> None:
        once(code, self, True)

    def act(self, s: State, f: Resolving) -> None:
        rivals = [player for player in range(s.players) if player != f.you]
        if all([s.tallies[self.per][player] == s.tallies[self.per][rivals[0]] for player in rivals]):
            rivals = rivals[:1]  # whoever it is, it gives the same
        s.ask(f.you, "rival", [Option(s.names, "rival", (), str(player + 1)) for player in rivals], WHICH_RIVAL, f.source)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        much = s.tallies[self.per][int(answer.word) - 1]
        counts = Event(ev.COUNTS, player=f.you, amount=int(answer.word), source=f.source)
        happen_in_turn(s, [[counts], [Event(ev.GAINED, player=f.you, amount=much, source=f.source, zone=self.gain)]])

    def why_not(self, s: State, f: Resolving, option: Option) -> Refusal | None:
        return no.NOT_A_RIVAL if option.word.isdigit() else None

    def clause(self, lang: str, mood: str) -> str:
        a, b = essence(self.gain, lang), essence(self.per, lang)
        if lang == EN:
            return f"choose a rival and gain as much {a} as they have {b} in their pool"
        much = "tanta" if self.gain in FEMININE else "tanto"
        return f"elige a un rival y recibe {much} {a} como {b} tenga en su reserva"

    def symbols(self) -> str:
        return f"+{signs.essence(self.gain)} = {signs.essence(self.per)} {signs.OF_A_RIVAL.mark}"


class RivalsGain(Result):
    """Every rival gains, passed or not (RA-effect-21)."""

    def __init__(self, of: tuple[int, ...]) -> None:
        self.of = of

    def emit(self, code: Code) -> None:
        once(code, self, False)

    def act(self, s: State, f: Resolving) -> None:
        batch: list[Event] = []
        for seat in range(1, s.players):
            rival = (f.you + seat) % s.players
            batch += [Event(ev.GAINED, player=rival, amount=n, source=f.source, zone=kind) for kind, n in some(self.of)]
        happen(s, batch)

    def clause(self, lang: str, mood: str) -> str:
        return (
            f"each rival gains {amounts_text(self.of, lang)}" if lang == EN else f"cada rival recibe {amounts_text(self.of, lang)}"
        )

    def symbols(self) -> str:
        return f"{signs.RIVALS.mark} +{signs.essences(self.of)}"


class Put(Mix):
    """Onto this component: not spendable until collected (RA-effect-08)."""

    def emit(self, code: Code) -> None:
        code.add(PutSpecific(self.of))
        many(code, self.generic, self)

    def act(self, s: State, f: Resolving) -> None:
        s.ask(f.you, "put", [Option(s.names, "put", (), ESSENCES[kind]) for kind in self.kinds], WHICH_PUT, f.source)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        happens(s, Event(ev.PUT, f.source, f.you, 1, zone=ESSENCES.index(answer.word)))

    def clause(self, lang: str, mood: str) -> str:
        what = self.what(lang)
        return f"put {what} on this component" if lang == EN else f"pon {what} sobre este componente"

    def symbols(self) -> str:
        return f"{signs.PUT.mark} {self.in_symbols('')}"


class PutSpecific(Op):
    def __init__(self, of: tuple[int, ...]) -> None:
        self.of = of

    def run(self, s: State, f: Resolving) -> None:
        happen(s, [Event(ev.PUT, f.source, f.you, n, zone=kind) for kind, n in some(self.of)])


class PutPaid(Result):
    """What was just paid lies down on this component, or on one of yours (RA-note-11)."""

    def __init__(self, on: str) -> None:
        self.on = on

    def emit(self, code: Code) -> None:
        once(code, self, self.on != "self")

    def act(self, s: State, f: Resolving) -> None:
        if self.on == "self":
            happens(s, Event(ev.PUT, f.source, f.you, 1, zone=ESSENCES.index(f.word)))
        else:
            aim_at(s, f, mine(s, f.you), PUT_ON_WHICH)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        happens(s, Event(ev.PUT, answer.thing, f.you, 1, zone=ESSENCES.index(f.word)))

    def why_not(self, s: State, f: Resolving, option: Option) -> Refusal | None:
        return no.NOT_TO_PUT_ON if option.things else None

    def clause(self, lang: str, mood: str) -> str:
        where = (
            Words("este componente", "this component")
            if self.on == "self"
            else Words("uno de tus componentes", "one of your components")
        )
        return f"put that essence on {where.en}" if lang == EN else f"pon esa esencia sobre {where.es}"

    def symbols(self) -> str:
        return f"{signs.PUT.mark} = {signs.OWN[self.on].mark}"


class PutPerKind(Result):
    """More of every essence already lying on this component (RA-note-14)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def emit(self, code: Code) -> None:
        once(code, self, False)

    def act(self, s: State, f: Resolving) -> None:
        kinds = [kind for kind in KINDS if s.numbers[kind][f.source]]
        happen(s, [Event(ev.PUT, f.source, f.you, self.count, zone=kind) for kind in kinds])

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"put {self.count} more on it of each type already there"
        return f"pon encima {self.count} más de cada tipo que ya tenga"

    def symbols(self) -> str:
        return f"{signs.PUT.mark} {self.count} × {signs.EACH_TYPE.mark}"
