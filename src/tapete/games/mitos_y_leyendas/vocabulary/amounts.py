"""Amounts by another card: its Strength or its cost, as it is, as it was paid with, or as it fell."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Amount, Code, Condition, Effect, Op, Resolving, Selection
from tapete.core.language import EN, Words, invariable
from tapete.core.nouns import Quality
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Activated, Effecting, Own
from tapete.games.mitos_y_leyendas.modifiers import Change
from tapete.games.mitos_y_leyendas.rules.battle import Battle
from tapete.games.mitos_y_leyendas.things import face, voice
from tapete.games.mitos_y_leyendas.tolls import Toll
from tapete.games.mitos_y_leyendas.values import strength
from tapete.games.mitos_y_leyendas.vocabulary.conditions import Equalling
from tapete.games.mitos_y_leyendas.vocabulary.lasting import set_strength
from tapete.games.mitos_y_leyendas.vocabulary.nouns import THIS_ALLY, Kind, agreeing, ally


class PaidCost(Equalling):
    """The printed cost of the card that was paid with; an Oro has none (ML-gold-12)."""

    def value(self, s: State, f: Resolving) -> int:
        return sum([face(s, card).cost for card in f.paid]) if isinstance(f, Effecting) else 0

    def text(self, lang: str) -> str:
        return "equal to that card’s cost" if lang == EN else "igual al coste de esa carta"


class PaidStrength(Equalling):
    """The Strength that the Ally destroyed as a cost had."""

    clausal: ClassVar[bool] = True

    def value(self, s: State, f: Resolving) -> int:
        return f.measured[0] if isinstance(f, Effecting) and f.measured else 0

    def text(self, lang: str) -> str:
        return "equal to what this card had" if lang == EN else "igual a la que tenía esta carta"


class AsStrongAsPaid(Quality):
    """Of the Strength of the Ally destroyed as a cost, or of that or less."""

    def __init__(self, es: str, es_plural: str, en: str, less: bool) -> None:
        super().__init__(agreeing(es, es_plural, en))
        self.less = less

    def test(self, s: State, f: Resolving, card: int) -> bool:
        if not isinstance(f, Effecting) or not f.measured:
            return False
        force = strength(s, card)
        return force == f.measured[0] or (self.less and force < f.measured[0])


equally_strong: Final[Kind] = ally.with_quality(
    AsStrongAsPaid("que tenga su misma Fuerza", "que tengan su misma Fuerza", "of the same Strength as it had", False)
)
no_stronger: Final[Kind] = ally.enemy.with_quality(
    AsStrongAsPaid(
        "que tenga igual o menor Fuerza que ese",
        "que tengan igual o menor Fuerza que ese",
        "with the same Strength as that one or less",
        True,
    )
)


class BearerStrength(Amount):
    """The Strength of the Ally that carries this Weapon, or carried it when the ability was used."""

    def value(self, s: State, f: Resolving) -> int:
        host = t.bearer(s, f.source)
        if host < 0:
            host = f.via
        return strength(s, host) if host >= 0 and t.is_ally(s, host) else 0

    def text(self, lang: str) -> str:
        return "1"

    def each(self, lang: str) -> str:
        return "for each point of its bearer’s Strength" if lang == EN else "por cada punto de Fuerza del portador"


class Greatest(Amount):
    """The greatest Strength among your other Allies, but for those whose own is told in this same way."""

    def value(self, s: State, f: Resolving) -> int:
        rivals = [card for card in t.allies(s, f.you) if card != f.source and not mirrors(s, card)]
        return max([0, *[strength(s, card) for card in rivals]])

    def text(self, lang: str) -> str:
        return "X"


def mirrors(s: State, card: int) -> bool:
    """Whether the Strength of an Ally is that of another one."""
    for ability in voice(s, card).abilities:
        if isinstance(ability, Constant) and isinstance(ability.modifier, Change) and isinstance(ability.modifier.by, Greatest):
            return True
    return False


AS_STRONG_AS_THE_STRONGEST: Final = Constant(
    Change(
        m.BASE,
        Words(
            "tiene tanta Fuerza como el Aliado más fuerte que controles",
            "it has as much Strength as the strongest Ally you control",
        ),
        by=Greatest(),
    )
)


class OpposedPlus(Amount):
    """So much more than the Strength of the Ally it blocks."""

    def __init__(self, more: int) -> None:
        self.more = more

    def value(self, s: State, f: Resolving) -> int:
        return strength(s, f.event.other) + self.more if f.event is not None and f.event.other >= 0 else self.more

    def text(self, lang: str) -> str:
        return f"{self.more} more than the Ally it blocks" if lang == EN else f"{self.more} más que el Aliado al que bloquea"


class NotUsed(Condition):
    """Its ability has not been used this turn."""

    def holds(self, s: State, f: Resolving) -> bool:
        return not any([e.kind == ev.USED and e.card == f.source for e in s.history])

    def text(self, lang: str) -> str:
        return "you have not used its ability this turn" if lang == EN else "no has usado su habilidad este turno"


def outgrows_what_it_blocks(gold_cost: int) -> Ability:
    """Once per turn, as it blocks."""
    words = Words("cuando bloquea", "when it blocks")
    return Own((ev.BLOCKS,), words, set_strength(OpposedPlus(1), THIS_ALLY), gold=gold_cost, condition=NotUsed())


def use_in_your_turn(effect: Effect, tolls: tuple[Toll, ...]) -> Ability:
    """In one's own turn, as often as one likes."""
    return Activated(effect, 0, tolls, own_turn=True)


# -- what destroyed it


class Killers(Selection):
    """The opposing cards in play that destroyed this one: by comparison in combat, or by their ability."""

    def emit(self, code: Code, prompt: Effect) -> None:
        code.add(TakeKillers())

    def phrase(self, lang: str) -> str:
        return "the opposing card that destroyed it" if lang == EN else "la carta oponente que lo destruyó"


class TakeKillers(Op):
    def run(self, s: State, f: Resolving) -> None:
        e = f.event
        found: list[int] = []
        if e is not None and e.zone == ev.COMBAT:
            battles = [frame for frame in s.stack if isinstance(frame, Battle)]
            pairs = battles[-1].killers if battles else ()
            found = [pairs[at + 1] for at in range(0, len(pairs), 2) if pairs[at] == e.card]
        elif e is not None and e.zone != ev.BY_CONTROLLER and e.source >= 0:
            found = [e.source]
        f.them = tuple([card for card in found if t.in_play(s, card) and s.place[card] % 2 != f.you])


class KilledByThem(Condition):
    """The card was destroyed by the opponent: in combat with their Allies, or by a card of theirs."""

    def holds(self, s: State, f: Resolving) -> bool:
        e = f.event
        if e is None or e.player != f.you or e.zone == ev.BY_CONTROLLER:
            return False
        if e.zone == ev.COMBAT:
            return True
        return e.source >= 0 and (s.place[e.source] % 2 if s.place[e.source] >= 0 else s.owners[e.source]) != f.you


class SameType(Quality):
    """Of the type of the card spoken of before: the one just destroyed."""

    def test(self, s: State, f: Resolving, card: int) -> bool:
        known = f.it if f.it >= 0 else f.event.card if f.event is not None else -1
        return known >= 0 and face(s, card).type == face(s, known).type


SAME_TYPE: Final = SameType(invariable("del mismo tipo", "of the same type", es_rank=4, en_rank=4))
