"""Nouns by comparison, by choice and by memory: the strongest, those of the chosen race, those that attacked before."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Resolving
from tapete.core.language import invariable
from tapete.core.nouns import Quality
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Effecting
from tapete.games.mitos_y_leyendas.things import face, other
from tapete.games.mitos_y_leyendas.values import has_race, strength
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import ALLY, ORO, Kind, ally, in_hand, noun
from tapete.games.mitos_y_leyendas.vocabulary.nouns.qualities import agreeing


class AsStrongAsPaid(Quality):
    """Of the Strength of the Ally destroyed as a cost, or of that or less."""

    def __init__(self, or_less: bool) -> None:
        if or_less:
            es, en = "igual o menor Fuerza que ese", "with the same Strength as that one or less"
        else:
            es, en = "su misma Fuerza", "of the same Strength as it had"
        super().__init__(agreeing(f"que tenga {es}", f"que tengan {es}", en))
        self.or_less = or_less

    def test(self, s: State, f: Resolving, card: int) -> bool:
        if not isinstance(f, Effecting) or not f.measured:
            return False
        force = strength(s, card)
        return force == f.measured[0] or (self.or_less and force < f.measured[0])


def as_strong(cards: Kind, or_less: bool = False) -> Kind:
    """Of these cards, those as strong as the Ally destroyed as a cost."""
    return cards.with_quality(AsStrongAsPaid(or_less))


class SameType(Quality):
    """Of the type of the card spoken of before: the one just destroyed."""

    def test(self, s: State, f: Resolving, card: int) -> bool:
        known = f.it if f.it >= 0 else f.event.card if f.event is not None else -1
        return known >= 0 and face(s, card).type == face(s, known).type


SAME_TYPE: Final = SameType(invariable("del mismo tipo", "of the same type", es_rank=4, en_rank=4))


class ChosenRace(Quality):
    """Of the race that was chosen."""

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return has_race(s, card, f.number)


OF_THAT_RACE: Final = ChosenRace(invariable("de la raza elegida", "of the chosen race"))


class OfThatName(Quality):
    def test(self, s: State, f: Resolving, card: int) -> bool:
        return face(s, card).name.es == f.word


NAMED_IN_HAND: Final[Kind] = in_hand(-1, 1).with_quality(OfThatName(invariable("con ese nombre", "of that name")))


class StrongerThanCost(Quality):
    def test(self, s: State, f: Resolving, card: int) -> bool:
        return strength(s, card) > face(s, card).cost


class Strongest(Quality):
    """The strongest of the opponent's Allies, or one of them."""

    def test(self, s: State, f: Resolving, card: int) -> bool:
        rivals = t.allies(s, other(f.you))
        return bool(rivals) and strength(s, card) == max([strength(s, each) for each in rivals])


overgrown: Final[Kind] = ally.with_quality(
    StrongerThanCost(invariable("de Fuerza mayor que su coste", "with Strength greater than its cost"))
)


ally_or_gold: Final[Kind] = Kind(
    noun(f"{ALLY.es} u {ORO.es}", f"{ALLY.es_plural} u {ORO.es_plural}", False, "Ally or Oro", "Allies or Oros"),
    (*t.LINES, *t.TREASURE),
)


class TheOne(Kind):
    """Cards of which there is one, or that are alike in what matters: "el Aliado oponente de mayor Fuerza"."""

    def article(self, lang: str, article: str, body: str) -> str:
        return super().article(lang, "the" if article == "a" else article, body)


GREATEST: Final = Strongest(invariable("de mayor Fuerza", "with the greatest Strength"))


strongest: Final[Kind] = TheOne(ALLY, t.LINES, m.OPPONENT, (GREATEST,))


def attacked_you(s: State, you: int, before: bool) -> list[int]:
    """The opposing Allies that attacked in the turn before, or in this one."""
    past = s.past if before else s.history
    return list(dict.fromkeys([e.card for e in past if e.kind == ev.ATTACKS and e.player != you]))


class AttackedBefore(Quality):
    """It attacked in the turn before."""

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return card in attacked_you(s, f.you, True)


LAST_ATTACKERS: Final[Kind] = ally.enemy.with_quality(
    AttackedBefore(
        agreeing(
            "que te haya atacado en el turno anterior", "que te hayan atacado en el turno anterior", "that attacked you last turn"
        )
    )
)


class ChosenStrength(Quality):
    def test(self, s: State, f: Resolving, card: int) -> bool:
        return strength(s, card) == f.number - 1


class HasTwin(Quality):
    """There is another of its name in the same Castle."""

    def test(self, s: State, f: Resolving, card: int) -> bool:
        name = face(s, card).name.es
        return any([each != card and face(s, each).name.es == name for each in s.zones[s.place[card]]])
