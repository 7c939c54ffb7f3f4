"""The words that card files are written in: abilities in a line each."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Amount, Chosen, Condition, Effect, Sequence, Together, amount
from tapete.core.language import Words
from tapete.core.nouns import Cards
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Activated, Again, Own, Reaction, Spell, Whenever
from tapete.games.mitos_y_leyendas.modifiers import Change
from tapete.games.mitos_y_leyendas.terms import CarriedBy, OnlyIf, ToPlay
from tapete.games.mitos_y_leyendas.tolls import Toll
from tapete.games.mitos_y_leyendas.vocabulary.conditions import Count, HandCount
from tapete.games.mitos_y_leyendas.vocabulary.giving import ITSELF, Expendable
from tapete.games.mitos_y_leyendas.vocabulary.lasting import GAINS, LOSES, lessens, size
from tapete.games.mitos_y_leyendas.vocabulary.nouns import (
    ALLY,
    CARD,
    FROM_HAND,
    TALISMAN,
    THIS,
    TOTEM,
    TOUCHES_GOLD,
    WEAPON,
    TopCards,
    ally,
    in_hand,
    played,
)
from tapete.games.mitos_y_leyendas.vocabulary.verbs import (
    bury,
    destroy,
    discard_from_hand,
    discard_hand,
    discards,
    mill,
    shuffle_in,
    to_hand,
)

# -- constants on cards


def own_change(
    kind: int,
    es: str,
    en: str,
    by: int | Amount = 0,
    condition: Condition | None = None,
    extra: int = 0,
    blockers: Cards | None = None,
) -> Ability:
    """A change to the card itself, or to the bearer of a Weapon."""
    return Constant(Change(kind, Words(es, en), by=by, condition=condition, extra=extra, blockers=blockers))


def said_bonus(by: int | Amount, lang: str, plural: bool = False) -> str:
    """The verb and the number: "gana +2 a la Fuerza", "pierden 1 de Fuerza"."""
    number = amount(by)
    each = number.each(lang)
    said = (LOSES if lessens(number) else GAINS).text(lang, plural, size(number, lang))
    return f"{said} {each}" if each else said


def gains(by: int | Amount, condition: Condition | None = None) -> Ability:
    """The card itself is stronger, always or under a condition."""
    return own_change(m.STRENGTH, f"este Aliado {said_bonus(by, 'es')}", f"this Ally {said_bonus(by, 'en')}", by, condition)


def bearer_gains(by: int | Amount, condition: Condition | None = None) -> Ability:
    return own_change(m.STRENGTH, f"su portador {said_bonus(by, 'es')}", f"its bearer {said_bonus(by, 'en')}", by, condition)


def doubles_if(condition: Condition) -> Ability:
    return own_change(m.DOUBLE, "dobla su Fuerza", "it doubles its Strength", condition=condition)


def strength_is(by: Count | HandCount) -> Ability:
    return own_change(m.BASE, f"tiene Fuerza igual {by.equal('es')}", f"its Strength equals {by.equal('en')}", by)


def others_gain(cards: Cards, by: int | Amount, condition: Condition | None = None) -> Ability:
    """All these cards are stronger while this one is in play."""
    es = f"{cards.phrase('es', 'all', True)} {said_bonus(by, 'es', True)}"
    en = f"{cards.phrase('en', 'all', True)} {said_bonus(by, 'en', True)}"
    return Constant(Change(m.STRENGTH, Words(es, en), cards, by=by, condition=condition))


def others_have(kind: int, cards: Cards, es: str, en: str, by: int = 0, condition: Condition | None = None) -> Ability:
    """All these cards have something: they are unblockable, cannot block…"""
    said = Words(f"{cards.phrase('es', 'all', True)} {es}", f"{cards.phrase('en', 'all', True)} {en}")
    return Constant(Change(kind, said, cards, by=by, condition=condition))


def player_rule(kind: int, who: int, es: str, en: str, by: int | Amount = 0, types: int = 0, cards: Cards | None = None) -> Ability:
    """Something a player cannot do, or pays more or less for, while this card is in play."""
    return Constant(Change(kind, Words(es, en), cards, who, by, types))


UNBLOCKABLE: Final = own_change(m.UNBLOCKABLE, "imbloqueable", "unblockable")


def unblockable_if(condition: Condition) -> Ability:
    return own_change(m.UNBLOCKABLE, "es imbloqueable", "it is unblockable", condition=condition)


def only_blocks() -> Ability:
    return own_change(m.CANNOT_ATTACK, "este Aliado no puede atacar", "this Ally cannot attack")


def never_blocks() -> Ability:
    return own_change(m.CANNOT_BLOCK, "este Aliado no puede bloquear", "this Ally cannot block")


def attacks_at_once() -> Ability:
    return own_change(m.HASTE, "puede atacar el turno en que entra en juego", "it can attack on the turn it enters play")


def must_attack() -> Ability:
    return own_change(m.MUST_ATTACK, "debe atacar siempre que pueda", "it must attack whenever it can")


def must_be_blocked() -> Ability:
    return own_change(m.MUST_BE_BLOCKED, "si ataca, debe ser bloqueado", "if it attacks, it must be blocked")


def blocked_only_by(cards: Cards) -> Ability:
    es, en = cards.phrase("es", "", True), cards.phrase("en", "", True)
    return own_change(m.BLOCKED_ONLY_BY, f"solo lo pueden bloquear {es}", f"it can only be blocked by {en}", blockers=cards)


def bearer_passes() -> Ability:
    """Nobody blocks its bearer, which is not unblockable for all that."""
    es = "su portador no puede ser bloqueado, aunque no se considera imbloqueable"
    return own_change(m.NOT_BLOCKED_BY, es, "its bearer cannot be blocked, though it does not count as unblockable", blockers=ally)


def not_blocked_by(cards: Cards, bearer: bool = False) -> Ability:
    es, en = cards.phrase("es", "", True), cards.phrase("en", "", True)
    who = (
        ("a su portador no lo pueden bloquear", "its bearer cannot be blocked by")
        if bearer
        else ("no lo pueden bloquear", "it cannot be blocked by")
    )
    return own_change(m.NOT_BLOCKED_BY, f"{who[0]} {es}", f"{who[1]} {en}", blockers=cards)


def blocks_unblockable() -> Ability:
    return own_change(m.BLOCKS_UNBLOCKABLE, "puede bloquear a Aliados imbloqueables", "it can block unblockable Allies")


def blocks_more(number: int) -> Ability:
    es = "puede bloquear a cualquier número de Aliados" if number > 1 else "puede bloquear a un Aliado más"
    en = "it can block any number of Allies" if number > 1 else "it can block one more Ally"
    return own_change(m.BLOCKS_MORE, es, en, number)


def blocks_until_exhausted() -> Ability:
    es = "puede bloquear a varios Aliados hasta agotar su Fuerza"
    return own_change(m.BLOCKS_SUM, es, "it can block several Allies until its Strength is exhausted")


def carries_more(number: int = 1) -> Ability:
    es = "puede portar un Arma más" if number == 1 else "puede portar cualquier número de Armas"
    en = "it can carry one more Weapon" if number == 1 else "it can carry any number of Weapons"
    return own_change(m.EXTRA_WEAPON, es, en, number)


def needs_company(number: int) -> Ability:
    es = f"solo ataca acompañado por {number} Aliados o más" if number > 1 else "solo ataca acompañado por otro Aliado"
    en = f"it only attacks along with {number} or more Allies" if number > 1 else "it only attacks along with another Ally"
    return own_change(m.COMPANY, es, en, number)


def attack_costs(number: int) -> Ability:
    es = f"para que ataque, paga {number} {'Oro' if number == 1 else 'Oros'}"
    en = f"for it to attack, pay {number} {'Oro' if number == 1 else 'Oros'}"
    return own_change(m.ATTACK_TOLL, es, en, number)


def worth(number: int) -> Ability:
    return own_change(m.WORTH, f"al utilizarlo cuenta como {number} Oros", f"when used it counts as {number} Oros", number - 1)


def bearer_is(kind: int, es: str, en: str, extra: int = 0, by: int = 0) -> Ability:
    return own_change(kind, f"su portador {es}", f"its bearer {en}", by, extra=extra)


# -- triggers


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


def damages(effect: Effect, optional: bool = False) -> Ability:
    return Own(
        (ev.DEALT,),
        Words("cuando hace daño al Castillo oponente", "when it deals damage to your opponent’s Castle"),
        effect,
        optional,
    )


def at(
    moment: int,
    es: str,
    en: str,
    effect: Effect,
    who: int = m.YOU,
    optional: bool = False,
    condition: Condition | None = None,
    gold_cost: int = 0,
    tolls: tuple[Toll, ...] = (),
) -> Ability:
    """At a moment of the turn."""
    return Whenever(
        (ev.PHASE,),
        Words(es, en),
        effect,
        who=who,
        moment=moment,
        optional=optional,
        condition=condition,
        gold=gold_cost,
        tolls=tolls,
    )


def your_turn_ends(effect: Effect, optional: bool = False, condition: Condition | None = None) -> Ability:
    es, en = "al final de tu turno", "at the end of your turn"
    if condition is not None:
        es, en = f"{es}, si {condition.text('es')}", f"{en}, if {condition.text('en')}"
    return at(ev.TURN_ENDS, es, en, effect, optional=optional, condition=condition)


def turn_ends(effect: Effect, condition: Condition) -> Ability:
    es = f"al final del turno, si {condition.text('es')}"
    en = f"at the end of the turn, if {condition.text('en')}"
    return at(ev.TURN_ENDS, es, en, effect, who=2, condition=condition)


def your_turn_begins(effect: Effect, optional: bool = False, gold_cost: int = 0) -> Ability:
    es, en = "al principio de tu turno", "at the beginning of your turn"
    return at(ev.GROUPING_BEGINS, es, en, effect, optional=optional, gold_cost=gold_cost)


def each_turn_begins(effect: Effect) -> Ability:
    return at(ev.GROUPING_BEGINS, "al principio de cada turno", "at the beginning of each turn", effect, who=2)


def in_your_grouping(effect: Effect, optional: bool = False) -> Ability:
    """In the Grouping Phase, once what is grouped has been (ML-grp-07)."""
    return at(ev.GROUPING, "en tu Fase de Agrupación", "in your Grouping Phase", effect, optional=optional)


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


# -- used abilities and costs


def use(effect: Effect, pay: int = 0, tolls: tuple[Toll, ...] = (), times: int = 0, condition: Condition | None = None) -> Ability:
    return Activated(effect, pay, tolls, times, condition)


def use_once_in_your_turn(effect: Effect, pay: int = 0, tolls: tuple[Toll, ...] = ()) -> Ability:
    """Once in one's own turn, not in the opponent's."""
    return Activated(effect, pay, tolls, 1, own_turn=True)


def use_in_battle(effect: Effect, pay: int = 0, tolls: tuple[Toll, ...] = (), times: int = 0) -> Ability:
    """From the attack declaration on: in response to it, or in the Talisman War."""
    words = Words("en la Batalla Mitológica", "in the Mythological Battle")
    return Activated(effect, pay, tolls, times, phases=(t.WAR,), words=words, moments=("attack",))


def sacrifice() -> Toll:
    """Destroy this very card."""
    return Toll(destroy(THIS), ITSELF)


def sacrificing(cards: Cards, number: int = 1, then: Effect | None = None) -> Toll:
    """Destroy so many of these cards, of those that can be; something may come along with it."""
    able = Expendable(cards)
    destroyed = destroy(Chosen(able, number))
    return Toll(destroyed if then is None else Together(destroyed, then), able, number)


def discarding(number: int, cards: Cards | None = None) -> Toll:
    if cards is not None:
        return Toll(discard_from_hand(Chosen(cards, number)), cards, number)
    return Toll(discards(number), in_hand(), number)


def milling(number: int) -> Toll:
    """Cards of the Castle, which has to hold as many (ML-play-20)."""
    return Toll(mill(number, 0), TopCards(number), number)


def to_play(toll: Toll) -> Ability:
    return ToPlay(toll)


def spell(*effects: Effect, condition: Condition | None = None) -> Ability:
    """What a Talisman does."""
    return Spell(effects[0] if len(effects) == 1 else Sequence(*effects), condition)


def war_spell(*effects: Effect) -> Ability:
    """A Talisman for the Battle alone."""
    words = Words("juégalo en la Guerra de Talismanes", "play it in the Talisman War")
    return Spell(effects[0] if len(effects) == 1 else Sequence(*effects), None, words, phases=(t.WAR,))


def response(moment: str, es: str, en: str, effect: Effect, to: Cards | None = None, whose: int = m.OPPONENT) -> Ability:
    """A Talisman played in response."""
    return Spell(effect, None, Words(es, en), (moment,), to, whose)


def reaction(
    moment: str,
    es: str,
    en: str,
    effect: Effect,
    to: Cards | None = None,
    whose: int = m.OPPONENT,
    pay: int = 0,
    tolls: tuple[Toll, ...] = (),
) -> Ability:
    return Reaction((moment,), Words(es, en), effect, to, whose, pay, tolls)


def carried_by(cards: Cards) -> Ability:
    return CarriedBy(cards)


def only_if(condition: Condition, es: str, en: str) -> Ability:
    return OnlyIf(condition, Words(es, en))


PLAYED_ALLY: Final = played(1 << t.ALLY, ALLY)
PLAYED_TALISMAN: Final = played(1 << t.TALISMAN, TALISMAN)
PLAYED_WEAPON: Final = played(1 << t.WEAPON, WEAPON)
PLAYED_TOTEM: Final = played(1 << t.TOTEM, TOTEM)
PLAYED_GOLD_ALLY: Final = played(1 << t.ALLY, ALLY, TOUCHES_GOLD)
ANY_PLAYED: Final = played(15, CARD)
ALLY_FROM_HAND: Final = PLAYED_ALLY.with_quality(FROM_HAND)
TALISMAN_FROM_HAND: Final = PLAYED_TALISMAN.with_quality(FROM_HAND)
WEAPON_FROM_HAND: Final = PLAYED_WEAPON.with_quality(FROM_HAND)
TOTEM_FROM_HAND: Final = PLAYED_TOTEM.with_quality(FROM_HAND)
DISCARD_THE_HAND: Final = Toll(discard_hand(0))
BURY_THIS: Final = Toll(bury(THIS))
SAME_TARGET: Final = Again(Words("ese Aliado", "that Ally"))
SAME_CARD: Final = Again(Words("esa carta", "that card"))


def shuffling(cards: Cards, number: int = 1) -> Toll:
    return Toll(shuffle_in(Chosen(cards, number)), cards, number)


def returning(cards: Cards, number: int = 1) -> Toll:
    return Toll(to_hand(Chosen(cards, number)), cards, number)
