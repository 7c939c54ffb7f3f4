"""Circumstances a text looks at: what was done this way, who has fewer, how a card died, who carries it, and what is due later."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Amount, Condition, Effect, Register, Resolving, Selection, Verb
from tapete.core.language import EN, Words
from tapete.core.modifiers import Lasting, last
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Own, Whenever
from tapete.games.mitos_y_leyendas.modifiers import END_OF_TURN, Change, Span
from tapete.games.mitos_y_leyendas.terms import CostsLess, OnlyIf
from tapete.games.mitos_y_leyendas.things import bearer, face, in_play
from tapete.games.mitos_y_leyendas.values import races
from tapete.games.mitos_y_leyendas.vocabulary.nouns import THIS_ALLY, WEAPON, Kind, OfType, race_noun
from tapete.games.mitos_y_leyendas.vocabulary.rulings import Unmet
from tapete.games.mitos_y_leyendas.vocabulary.short import own_change
from tapete.games.mitos_y_leyendas.vocabulary.verbs import destroy

# -- amounts


class Thus(Amount):
    """How many cards the sentence before has moved."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def value(self, s: State, f: Resolving) -> int:
        return len(f.noted)

    def text(self, lang: str) -> str:
        return "1"

    def each(self, lang: str) -> str:
        return self.words.text(lang)


SHUFFLED_THUS: Final = Thus(Words("por cada carta barajada así", "for each card shuffled this way"))
DESTROYED_THUS: Final = Thus(Words("por cada Aliado destruido así", "for each Ally destroyed this way"))


class BearerCost(Amount):
    """The printed cost of the Ally that carries this Weapon."""

    def value(self, s: State, f: Resolving) -> int:
        host = bearer(s, f.source)
        return face(s, host).cost if host >= 0 else 0


BEARER_HAS_ITS_COST: Final = own_change(
    m.SET, "su portador tiene Fuerza igual a su coste", "its bearer has Strength equal to its cost", BearerCost()
)

# -- conditions


class ByCombat(Condition):
    """The card was destroyed by combat damage (ML-dmg-12)."""

    def holds(self, s: State, f: Resolving) -> bool:
        return f.event is not None and f.event.zone == ev.COMBAT

    def text(self, lang: str) -> str:
        return "it was in combat" if lang == EN else "fue en combate"


class OneRace(Condition):
    """All your Allies share a race."""

    def holds(self, s: State, f: Resolving) -> bool:
        common = -1
        for card in t.allies(s, f.you):
            common &= races(s, card)
        return common > 0

    def text(self, lang: str) -> str:
        return "all Allies you control are of one race" if lang == EN else "todos los Aliados que controlas son de una misma raza"


class FewerTheirs(Condition):
    """Your opponent controls fewer such cards than you, or you fewer than they."""

    def __init__(self, cards: Kind, mine: bool = False) -> None:
        self.cards = cards
        self.mine = mine  # it is you who must have fewer

    def holds(self, s: State, f: Resolving) -> bool:
        yours, theirs = len(self.cards.own.all(s, f)), len(self.cards.enemy.all(s, f))
        return yours < theirs if self.mine else theirs < yours

    def text(self, lang: str) -> str:
        what = self.cards.phrase(lang, "", True)
        if self.mine:
            return f"you control fewer {what} than your opponent" if lang == EN else f"controlas menos {what} que tu oponente"
        return f"your opponent controls fewer {what} than you" if lang == EN else f"tu oponente controla menos {what} que tú"


class Fresh(Condition):
    """The Ally has not yet gone through a Grouping of its controller's."""

    def holds(self, s: State, f: Resolving) -> bool:
        return not s.numbers[t.SETTLED][f.source]

    def text(self, lang: str) -> str:
        return "it entered play this turn" if lang == EN else "entró en juego este turno"


class BearerIs(Condition):
    """The bearer is of a race, or is of any other."""

    def __init__(self, race_name: str, contrary: bool = False) -> None:
        self.bits = t.race_bit(race_name)
        self.noun = race_noun(race_name)
        self.contrary = contrary

    def holds(self, s: State, f: Resolving) -> bool:
        host = bearer(s, f.source)
        return host >= 0 and bool(races(s, host) & self.bits) != self.contrary

    def text(self, lang: str) -> str:
        no = "no " if self.contrary else ""
        if lang == EN:
            return f"its bearer is {'not ' if self.contrary else ''}{self.noun.a('en')} {self.noun.en}"
        return f"su portador {no}es {self.noun.es}"


class BearerNamed(Condition):
    """The bearer goes by a name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, s: State, f: Resolving) -> bool:
        return face(s, bearer(s, f.source)).name.es == self.name

    def text(self, lang: str) -> str:
        return f"its bearer is {self.name}" if lang == EN else f"su portador es {self.name}"


class SmallCastle(Condition):
    """It is your turn and your Castle has fewer cards than a number."""

    def __init__(self, less_than: int) -> None:
        self.less_than = less_than

    def holds(self, s: State, f: Resolving) -> bool:
        return t.active(s) == f.you and len(s.zone(t.CASTLE, f.you)) < self.less_than

    def text(self, lang: str) -> str:
        if lang == EN:
            return f"it is your turn and your Castle has fewer than {self.less_than} cards"
        return f"es tu turno y tu Castillo tiene menos de {self.less_than} cartas"


def only_playable_if(condition: Condition) -> Ability:
    """The card is played only while something is so (ML-play-05)."""
    return OnlyIf(condition, Words(f"solo puedes jugarlo si {condition.text('es')}", f"play it only if {condition.text('en')}"))


def cheaper_for_each(by: Amount) -> Ability:
    """It costs 1 Oro less for each card that counts."""
    return CostsLess(by, Words(f"te cuesta 1 Oro menos {by.each('es')}", f"it costs you 1 Oro less {by.each('en')}"))


def free_if(condition: Condition) -> Ability:
    words = Words(f"si {condition.text('es')}, te cuesta 0", f"if {condition.text('en')}, it costs you 0")
    return CostsLess(1 << 10, words, condition)


def only_fights_if(condition: Condition) -> tuple[Ability, Ability]:
    """It neither attacks nor blocks unless something is so."""
    es, en = condition.text("es"), condition.text("en")
    words = Words(f"solo puede atacar o bloquear si {es}", f"it can only attack or block if {en}")
    return (
        Constant(Change(m.CANNOT_ATTACK, words, condition=Unmet(condition), told=True)),
        Constant(Change(m.CANNOT_BLOCK, m.SAID_BEFORE, condition=Unmet(condition), told=True)),
    )


def must_attack_if(condition: Condition) -> Ability:
    es, en = condition.text("es"), condition.text("en")
    return Constant(
        Change(m.MUST_ATTACK, Words(f"si {es}, debe atacar", f"if {en}, it must attack"), condition=condition, told=True)
    )


# -- cards and moments


def leaves_play(effect: Effect) -> Ability:
    """Triggers however it leaves play."""
    kinds = (ev.DESTROYED, ev.EXILED, ev.SHUFFLED_IN, ev.RETURNED, ev.BURIED)
    return Own(kinds, Words("cuando sale del juego", "when it leaves play"), effect)


def gets_weapon(effect: Effect, optional: bool = False) -> Ability:
    """Triggers when a Weapon is put on it."""
    words = Words("cuando se le pone un Arma", "when a Weapon is put on it")
    cards = Kind(WEAPON, (t.WEAPONS,), -1, (OfType(1 << t.WEAPON),))
    return Whenever((ev.ENTERED,), words, effect, cards, optional=optional, condition=OnThis())


class OnThis(Condition):
    """The event puts something on the card that speaks."""

    def holds(self, s: State, f: Resolving) -> bool:
        return f.event is not None and f.event.other == f.source


# -- what is due later


THEM: Final = Register("them", Words("ese Aliado", "that Ally"))
AT_THE_END: Final = Words("al final del turno", "at the end of the turn")


class Doom(Verb):
    """At the end of the turn these cards are destroyed, if they are still there."""

    def __init__(self, selection: Selection) -> None:
        super().__init__(selection)
        self.ability = Whenever((ev.PHASE,), AT_THE_END, destroy(THIS_ALLY), moment=ev.TURN_ENDS)

    def declared(self) -> list[Ability]:
        return [self.ability]

    def act(self, s: State, f: Resolving) -> None:
        for card in f.them:
            if in_play(s, card) or s.place[card] // 2 == t.PLAYING:
                last(s, Lasting(self.ability, card, f.you, s.next_serial(), s.turn, END_OF_TURN.ends(s, f.you), tie=card))

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        what = self.selection.phrase(lang)
        return f"at the end of the turn, destroy {what}" if lang == EN else f"al final del turno, destruye {what}"


class ForTheTurn(Verb):
    """An ability of nobody in play, in force for a while: "después de atacar, tus Aliados vuelven…"."""

    def __init__(self, ability: Ability, span: Span = END_OF_TURN, said: bool = True) -> None:
        super().__init__(None)
        assert isinstance(ability, Whenever)
        self.ability = ability
        self.span = span
        self.said = said  # the ability does not say itself when it ends

    def declared(self) -> list[Ability]:
        return [self.ability]

    def act(self, s: State, f: Resolving) -> None:
        last(s, Lasting(self.ability, f.source, f.you, s.next_serial(), self.span.begins(s, f.you), self.span.ends(s, f.you)))

    def clause(self, lang: str, mood: str) -> str:
        said = self.ability.clause(lang)
        return f"{'this turn' if lang == EN else 'este turno'}, {said}" if self.said else said
