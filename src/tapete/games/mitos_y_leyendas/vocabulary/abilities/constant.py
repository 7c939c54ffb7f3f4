"""What a card always has, or its bearer: Strength, blocks, attacks, Weapons."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Amount, Condition, amount
from tapete.core.language import Words
from tapete.core.nouns import Cards
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas.modifiers import Change, OnKind
from tapete.games.mitos_y_leyendas.vocabulary.amounts import Count, Greatest, HandCount, lessens, size
from tapete.games.mitos_y_leyendas.vocabulary.conditions import Blocks, InBattle, Unmet
from tapete.games.mitos_y_leyendas.vocabulary.lasting.changes import GAINS, LOSES
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import weapon


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
    return Constant(Change(kind, Words(es, en), by, extra, condition).against(blockers))


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


def strength_is(by: Count | HandCount) -> Ability:
    return own_change(m.BASE, f"tiene Fuerza igual {by.equal('es')}", f"its Strength equals {by.equal('en')}", by)


def others_gain(cards: Cards, by: int | Amount, condition: Condition | None = None) -> Ability:
    """All these cards are stronger while this one is in play."""
    es = f"{cards.phrase('es', 'all', True)} {said_bonus(by, 'es', True)}"
    en = f"{cards.phrase('en', 'all', True)} {said_bonus(by, 'en', True)}"
    return Constant(OnKind(m.STRENGTH, Words(es, en), cards, by, condition=condition))


def others_have(kind: int, cards: Cards, es: str, en: str, by: int = 0, condition: Condition | None = None) -> Ability:
    """All these cards have something: they are unblockable, cannot block…"""
    said = Words(f"{cards.phrase('es', 'all', True)} {es}", f"{cards.phrase('en', 'all', True)} {en}")
    return Constant(OnKind(kind, said, cards, by, condition=condition))


UNBLOCKABLE: Final = own_change(m.UNBLOCKABLE, "imbloqueable", "unblockable")


def unblockable_if(condition: Condition) -> Ability:
    return own_change(m.UNBLOCKABLE, "es imbloqueable", "it is unblockable", condition=condition)


NEVER: Final = {
    "attacks": (m.CANNOT_ATTACK, "atacar", "attack"),
    "blocks": (m.CANNOT_BLOCK, "bloquear", "block"),
}


def never(deed: str) -> Ability:
    """This Ally never "attacks", or never "blocks"."""
    kind, es, en = NEVER[deed]
    return own_change(kind, f"este Aliado no puede {es}", f"this Ally cannot {en}")


def must_attack(condition: Condition | None = None) -> Ability:
    """Whenever it can, or if something is so."""
    if condition is None:
        return own_change(m.MUST_ATTACK, "debe atacar siempre que pueda", "it must attack whenever it can")
    words = Words(f"si {condition.text('es')}, debe atacar", f"if {condition.text('en')}, it must attack")
    return Constant(Change(m.MUST_ATTACK, words, condition=condition, told=True))


def only_attacks_if(condition: Condition, blocks: bool = False) -> tuple[Ability, ...]:
    """It does not attack unless something is so; nor does it block (``blocks``)."""
    es, en = condition.text("es"), condition.text("en")
    deeds = Words("atacar o bloquear", "attack or block") if blocks else Words("atacar", "attack")
    words = Words(f"solo puede {deeds.es} si {es}", f"it can only {deeds.en} if {en}")
    attack = Constant(Change(m.CANNOT_ATTACK, words, condition=Unmet(condition), told=True))
    if not blocks:
        return (attack,)
    return attack, Constant(Change(m.CANNOT_BLOCK, m.SAID_BEFORE, condition=Unmet(condition), told=True))


def attacks_at_once() -> Ability:
    return own_change(m.HASTE, "puede atacar el turno en que entra en juego", "it can attack on the turn it enters play")


def must_be_blocked() -> Ability:
    return own_change(m.MUST_BE_BLOCKED, "si ataca, debe ser bloqueado", "if it attacks, it must be blocked")


def blocked_only_by(cards: Cards) -> Ability:
    es, en = cards.phrase("es", "", True), cards.phrase("en", "", True)
    return own_change(m.BLOCKED_ONLY_BY, f"solo lo pueden bloquear {es}", f"it can only be blocked by {en}", blockers=cards)


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
    es = "puede bloquear a cualquier número de Aliados" if number == m.UNLIMITED else "puede bloquear a un Aliado más"
    en = "it can block any number of Allies" if number == m.UNLIMITED else "it can block one more Ally"
    return own_change(m.BLOCKS_MORE, es, en, number)


def blocks_until_exhausted() -> Ability:
    es = "puede bloquear a varios Aliados hasta agotar su Fuerza"
    return own_change(m.BLOCKS_SUM, es, "it can block several Allies until its Strength is exhausted")


def carries_more(number: int = 1) -> Ability:
    es = "puede portar cualquier número de Armas" if number == m.UNLIMITED else "puede portar un Arma más"
    en = "it can carry any number of Weapons" if number == m.UNLIMITED else "it can carry one more Weapon"
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


def returns_to_block() -> Ability:
    es = "puede volver de la Línea de Ataque a la de Defensa para bloquear"
    return own_change(m.RETURNS_TO_BLOCK, es, "it can go back from the Attack Line to the Defence Line in order to block")


def rallies() -> Ability:
    es = "si ataca, también deben atacar todos tus Aliados habilitados para ello"
    return own_change(m.RALLIES, es, "if it attacks, all your Allies that are able to must attack too")


def blocks_for_gold() -> Ability:
    """One block more than it may, for an Oro paid as the block is declared."""
    es = "al declarar el bloqueo puedes pagar 1 Oro para que bloquee a un Aliado más"
    return own_change(m.BLOCKS_FOR_GOLD, es, "as you declare blocks you may pay 1 Oro for it to block one more Ally", 1)


def carries_two(name: str) -> Ability:
    words = Words(f"puede portar dos {name}s", f"it can carry two {name}s")
    return Constant(Change(m.EXTRA_WEAPON, words, 1).against(weapon.named(name)))


def unaffected_by_talismans() -> Ability:
    """It may be a target, but nothing comes of it (ML-affect-01, ML-affect-02)."""
    return own_change(m.UNAFFECTED, "los Talismanes no lo afectan", "Talismans do not affect it")


def unaffected_in_battle(cards: Cards) -> Ability:
    es, en = cards.phrase("es", "those", True), cards.phrase("en", "those", True)
    words = Words(
        f"en la Batalla Mitológica los Talismanes no afectan a {es}", f"in the Mythological Battle Talismans do not affect {en}"
    )
    return Constant(OnKind(m.UNAFFECTED, words, cards, condition=InBattle(), told=True))


def takes_damage_while_blocking() -> Ability:
    """Its controller's Castle takes none in a Battle in which it blocks: the Ally does."""
    es = "si bloquea, recibe este Aliado todo el daño que recibiría tu Castillo"
    en = "if it blocks, this Ally takes all damage that your Castle would take"
    return Constant(Change(m.TAKES_DAMAGE, Words(es, en), condition=Blocks(), told=True))
