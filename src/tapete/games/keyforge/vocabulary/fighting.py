"""Words of fights: what a creature deals in them, whom it must and cannot fight, and who stands beside."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Constant
from tapete.core.effects import Condition, Register, Resolving
from tapete.core.language import EN, Lexeme, Words
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.modifiers import EVERYONE, Change, Unattackable
from tapete.games.keyforge.rules.damage import Hit, deal
from tapete.games.keyforge.rules.fight import current_fight
from tapete.games.keyforge.things import in_play, is_creature, neighbors
from tapete.games.keyforge.values import power
from tapete.games.keyforge.vocabulary.abilities import Occurrence
from tapete.games.keyforge.vocabulary.changes import subject
from tapete.games.keyforge.vocabulary.speech import Said


def deals_only(number: int) -> Constant:
    """Of this creature's power, in a fight."""
    words = Words(
        f"esta criatura solo inflige {number} de daño al luchar", f"this creature only deals {number} damage when fighting"
    )
    return Constant(Change(m.DEALS_ONLY, words, by=number))


def must_fight() -> Constant:
    """All creatures, like those that are enraged."""
    words = Words("las criaturas deben luchar al usarse, si es posible", "creatures must fight when used, if able")
    return Constant(Change(m.MUST_FIGHT, words, who=EVERYONE))


def cannot_be_fought_by(attackers: Cards) -> Constant:
    words = Words(
        f"{attackers.phrase('es', 'those all', True)} no pueden luchar contra esta criatura",
        f"{attackers.phrase('en', '', True)} cannot fight this creature",
    )
    return Constant(Unattackable(words, attackers))


def takes_more_damage(number: int, cards: Cards) -> Constant:
    """Whenever some is dealt to it."""
    who = subject(cards)
    words = Words(
        f"cada vez que {who.es} reciba daño, recibe {number} de daño adicional",
        f"each time {who.en} takes damage, it takes an additional {number} damage",
    )
    return Constant(Change(m.MORE_DAMAGE, words, cards, by=number))


class Attacking(Condition):
    """While this creature attacks such a creature."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def holds(self, s: State, f: Resolving) -> bool:
        fight = current_fight(s)
        return fight is not None and fight.attacker == f.source and self.cards.describes(s, f, fight.defender)

    def text(self, lang: str) -> str:
        one = self.cards.phrase(lang, "a", False)
        return f"this creature is attacking {one}" if lang == EN else f"esta criatura ataque a {one}"


def attacking(cards: Cards) -> Attacking:
    return Attacking(cards)


def attacks_and_destroys(cards: Cards) -> Occurrence:
    """This creature, in the fight it began."""
    es, en = cards.phrase("es", "a", False), cards.phrase("en", "a", False)
    words = Words(f"esta criatura ataque y destruya a {es}", f"this creature attacks and destroys {en}")
    return Occurrence(ev.DESTROYED, words, cards, when=Attacking(cards), foe=True)


def it_is_used() -> Occurrence:
    """This creature, in whatever way."""
    return Occurrence(ev.USED, Words("se use esta criatura", "this creature is used"), itself=True)


class FoughtHitsNeighbors(Said):
    """The creature that is fought deals damage equal to its power to those beside it."""

    def __init__(self) -> None:
        super().__init__(Lexeme("inflige", "infligir", "deals"), Words("", ""))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "the creature it fights deals damage equal to its power to each of its own neighbors"
        return "la criatura con la que lucha inflige una cantidad de daño igual a su poder a cada criatura adyacente a ella"

    def act(self, s: State, f: Resolving) -> None:
        foe = f.event.other if f.event is not None else -1
        if foe >= 0 and is_creature(s, foe):
            deal(s, [Hit(card, power(s, foe), foe) for card in neighbors(s, foe)], len(s.stack) - 1)


def fought_hits_neighbors() -> FoughtHitsNeighbors:
    return FoughtHitsNeighbors()


class BesideTheAttacked(Register):
    """Who stood beside the creature that was just fought by this effect, and still stands."""

    def known(self, s: State, f: Resolving) -> tuple[int, ...]:
        return tuple([e.card for e in f.noted if e.kind == ev.STOOD_BESIDE and in_play(s, e.card)])


BESIDE_THE_ATTACKED: Final = BesideTheAttacked(
    "noted", Words("cada criatura adyacente a la criatura atacada", "each neighbor of the attacked creature")
)
