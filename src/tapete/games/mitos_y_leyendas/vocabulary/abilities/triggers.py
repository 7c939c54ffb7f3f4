"""When abilities trigger: entering, attacking, moments of the turn, what happens to others."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability
from tapete.core.effects import Condition, Effect
from tapete.core.language import Words
from tapete.core.nouns import Cards
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Own, Whenever
from tapete.games.mitos_y_leyendas.tolls import Toll
from tapete.games.mitos_y_leyendas.vocabulary.abilities import when
from tapete.games.mitos_y_leyendas.vocabulary.abilities.when import Moment
from tapete.games.mitos_y_leyendas.vocabulary.amounts import OpposedPlus
from tapete.games.mitos_y_leyendas.vocabulary.conditions import (
    BearerAttacked,
    HasAttacked,
    KilledByThem,
    NotUsed,
    OnThis,
)
from tapete.games.mitos_y_leyendas.vocabulary.lasting.changes import set_strength
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import THAT_ALLY, THIS_ALLY, WEAPON, Kind, ally_card
from tapete.games.mitos_y_leyendas.vocabulary.nouns.qualities import OfType
from tapete.games.mitos_y_leyendas.vocabulary.nouns.selections import Bearer
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import destroy, shuffle_in


def enters(
    effect: Effect, optional: bool = False, gold_cost: int = 0, tolls: tuple[Toll, ...] = (), condition: Condition | None = None
) -> Ability:
    return Own((ev.ENTERED,), Words("cuando entra en juego", "when it enters play"), effect, optional, gold_cost, tolls, condition)


def played_itself(effect: Effect) -> Ability:
    """Triggers as the card itself is played, though it be annulled afterwards (ML-play-11, ML-play-22)."""
    return Own((ev.PLAYED,), Words("cuando la juegas", "when you play it"), effect)


def attacks(
    effect: Effect, optional: bool = False, gold_cost: int = 0, tolls: tuple[Toll, ...] = (), condition: Condition | None = None
) -> Ability:
    return Own((ev.ATTACKS,), Words("cuando ataca", "when it attacks"), effect, optional, gold_cost, tolls, condition)


def blocks(effect: Effect, optional: bool = False, condition: Condition | None = None) -> Ability:
    return Own((ev.BLOCKS,), Words("cuando bloquea", "when it blocks"), effect, optional, condition=condition)


def is_blocked(effect: Effect, optional: bool = False, condition: Condition | None = None) -> Ability:
    return Own((ev.BLOCKED,), Words("cuando es bloqueado", "when it is blocked"), effect, optional, condition=condition)


def unblocked(effect: Effect, optional: bool = False) -> Ability:
    return Own((ev.UNBLOCKED,), Words("cuando ataca y no es bloqueado", "when it attacks and is not blocked"), effect, optional)


def destroyed(effect: Effect, optional: bool = False, gold_cost: int = 0, condition: Condition | None = None) -> Ability:
    words = Words("cuando es destruido", "when it is destroyed")
    return Own((ev.DESTROYED,), words, effect, optional, gold_cost, condition=condition)


def falls(effect: Effect, optional: bool) -> Ability:
    """Triggers when it goes from play to the Graveyard, destroyed or not."""
    words = Words("cuando va al Cementerio desde el juego", "when it goes to the Graveyard from play")
    return Own((ev.DESTROYED, ev.BURIED), words, effect, optional)


def damages(effect: Effect, optional: bool = False, gold_cost: int = 0) -> Ability:
    words = Words("cuando hace daño al Castillo oponente", "when it deals damage to your opponent’s Castle")
    return Own((ev.DEALT,), words, effect, optional, gold_cost)


def at(
    moment: Moment,
    effect: Effect,
    optional: bool = False,
    condition: Condition | None = None,
    gold_cost: int = 0,
    tolls: tuple[Toll, ...] = (),
) -> Ability:
    """At a moment of the turn, perhaps only if something is so."""
    words = moment.words
    if condition is not None:
        words = Words(f"{words.es}, si {condition.text('es')}", f"{words.en}, if {condition.text('en')}")
    return Whenever(
        (ev.PHASE,), words, effect, who=moment.who, moment=moment.moment, optional=optional,
        condition=condition or moment.condition, gold=gold_cost, tolls=tolls,
    )  # fmt: skip


def whenever(
    kind: int,
    es: str,
    en: str,
    effect: Effect,
    cards: Cards | None = None,
    who: int = 2,
    optional: bool = False,
    others: bool = False,
    gold_cost: int = 0,
    tolls: tuple[Toll, ...] = (),
    condition: Condition | None = None,
) -> Ability:
    return Whenever(
        (kind,),
        Words(es, en),
        effect,
        cards,
        who,
        optional=optional,
        others=others,
        gold=gold_cost,
        tolls=tolls,
        condition=condition,
    )


def bearer_blocks(effect: Effect) -> Ability:
    return Whenever((ev.BLOCKS,), Words("cuando su portador bloquea", "when its bearer blocks"), effect, of_bearer=True)


def bearer_attacks(effect: Effect, optional: bool) -> Ability:
    return Whenever(
        (ev.ATTACKS,), Words("cuando su portador ataca", "when its bearer attacks"), effect, of_bearer=True, optional=optional
    )


SUBJECTS: Final[tuple[Words, ...]] = (
    Words("cuando juegas", "when you play"),
    Words("cuando tu oponente juega", "when your opponent plays"),
    Words("cuando un jugador juega", "when a player plays"),
)


def on_playing(
    cards: Cards, who: int, effect: Effect, optional: bool = False, gold: int = 0, tolls: tuple[Toll, ...] = ()
) -> Ability:
    """Triggers when somebody plays such a card."""
    es = f"{SUBJECTS[who].es} {cards.phrase('es', 'a', False)}"
    en = f"{SUBJECTS[who].en} {cards.phrase('en', 'a', False)}"
    return Whenever((ev.PLAYED,), Words(es, en), effect, cards, who, optional=optional, gold=gold, tolls=tolls)


def on_destroyed(cards: Cards, effect: Effect, optional: bool = False) -> Ability:
    """Triggers when such a card is destroyed."""
    es = f"cuando {cards.phrase('es', 'a', False)} es destruid{'a' if cards.noun.feminine else 'o'}"
    en = f"when {cards.phrase('en', 'a', False)} is destroyed"
    return Whenever((ev.DESTROYED,), Words(es, en), effect, cards, others=True, optional=optional)


def dies_after_attacking() -> Ability:
    return at(when.TURN_ENDS, destroy(THIS_ALLY), condition=HasAttacked())


def bearer_dies_after_attacking() -> Ability:
    return at(when.TURN_ENDS, destroy(Bearer()), condition=BearerAttacked())


def bearer_is_blocked(effect: Effect) -> Ability:
    words = Words("cuando su portador es bloqueado", "when its bearer is blocked")
    return Whenever((ev.BLOCKED,), words, effect, of_bearer=True)


def bearer_damages(effect: Effect, optional: bool = False) -> Ability:
    words = Words("cuando su portador hace daño al Castillo oponente", "when its bearer deals damage to your opponent’s Castle")
    return Whenever((ev.DEALT,), words, effect, of_bearer=True, optional=optional)


def leaves_play(effect: Effect) -> Ability:
    """Triggers however it leaves play."""
    kinds = (ev.DESTROYED, ev.EXILED, ev.SHUFFLED_IN, ev.RETURNED, ev.BURIED)
    return Own(kinds, Words("cuando sale del juego", "when it leaves play"), effect)


def gets_weapon(effect: Effect, optional: bool = False) -> Ability:
    """Triggers when a Weapon is put on it."""
    words = Words("cuando se le pone un Arma", "when a Weapon is put on it")
    cards = Kind(WEAPON, (t.WEAPONS,), -1, (OfType(1 << t.WEAPON),))
    return Whenever((ev.ENTERED,), words, effect, cards, optional=optional, condition=OnThis())


def whenever_one_enters(effect: Effect) -> Ability:
    """Each time an Ally, this one too, enters play under your control."""
    words = Words("cuando un Aliado entra en juego bajo tu control", "when an Ally enters play under your control")
    return Whenever((ev.ENTERED,), words, effect, ally_card, m.YOU)


def outgrows_what_it_blocks(gold_cost: int) -> Ability:
    """Once per turn, as it blocks."""
    words = Words("cuando bloquea", "when it blocks")
    return Own((ev.BLOCKS,), words, set_strength(OpposedPlus(1), THIS_ALLY), gold=gold_cost, condition=NotUsed())


def when_they_destroy_yours(effect: Effect) -> Ability:
    words = Words("cuando tu oponente destruye una carta que controlas", "when your opponent destroys a card you control")
    return Whenever((ev.DESTROYED,), words, effect, who=m.YOU, condition=KilledByThem())


def bearer_fell_is_shuffled() -> Ability:
    """When the bearer is destroyed, and this Weapon with it, the bearer is shuffled into its Castle."""
    words = Words("cuando su portador es destruido, y con él esta Arma", "when its bearer is destroyed, and this Weapon with it")
    return Own((ev.BEARER_FELL,), words, shuffle_in(THAT_ALLY))
