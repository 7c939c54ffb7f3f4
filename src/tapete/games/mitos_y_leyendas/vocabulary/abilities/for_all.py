"""What a card gives to others while it is in play: its bearer, or all cards of a kind."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Condition
from tapete.core.language import Words
from tapete.core.nouns import Cards
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.modifiers import Change, OnKind
from tapete.games.mitos_y_leyendas.vocabulary.abilities.constant import bearer_is, own_change
from tapete.games.mitos_y_leyendas.vocabulary.amounts import BearerCost
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import ally, race_noun

BEARER_CANNOT_FIGHT: Final = (
    bearer_is(m.CANNOT_ATTACK, "no puede atacar ni bloquear", "cannot attack or block"),
    Constant(Change(m.CANNOT_BLOCK, m.SAID_BEFORE)),
)


BEARERS: Final = {
    "unblockable": bearer_is(m.UNBLOCKABLE, "es imbloqueable", "is unblockable"),
    "not-blocked": own_change(
        m.NOT_BLOCKED_BY,
        "su portador no puede ser bloqueado, aunque no se considera imbloqueable",
        "its bearer cannot be blocked, though it does not count as unblockable",
        blockers=ally,
    ),
    "blocks-unblockable": bearer_is(m.BLOCKS_UNBLOCKABLE, "puede bloquear a Aliados imbloqueables", "can block unblockable Allies"),
    "blocks-more": bearer_is(m.BLOCKS_MORE, "puede bloquear a más de un Aliado", "can block more than one Ally", by=m.UNLIMITED),
    "stays-yours": bearer_is(m.NOT_SWAPPED, "no puede cambiar de controlador", "cannot change controllers"),
    "strength-0": bearer_is(m.SET, "tiene Fuerza 0", "has Strength 0"),
    "strength-of-its-cost": own_change(
        m.SET, "su portador tiene Fuerza igual a su coste", "its bearer has Strength equal to its cost", BearerCost()
    ),
    "acts-first": own_change(
        m.FIRST_ACTION,
        "si su portador ataca, tienes la primera acción de la Guerra de Talismanes",
        "if its bearer attacks, you have the first action of the Talisman War",
    ),
}


def bearer(what: str) -> Ability:
    """What its bearer is or can do while it carries this Weapon; "acts-first" is ML-war-02."""
    return BEARERS[what]


def said_safe(extra: int, es: str, en: str) -> Ability:
    return Constant(Change(m.INDESTRUCTIBLE, Words(es, en), extra=extra))


SAFETIES: Final = {
    "combat": bearer_is(m.INDESTRUCTIBLE, "no recibe daño de combate", "takes no combat damage", extra=m.FROM_COMBAT),
    "enemies": said_safe(
        m.FROM_ENEMY_ALLIES,
        "no puede ser destruido por habilidades de Aliados oponentes",
        "it cannot be destroyed by abilities of opposing Allies",
    ),
    "things": said_safe(
        m.FROM_THINGS, "no es destruido por Armas, Talismanes ni Tótems", "it is not destroyed by Weapons, Talismans or Totems"
    ),
    "weaker": own_change(
        m.STURDY, "en combate solo lo destruye el doble de su Fuerza", "in combat only twice its Strength destroys it"
    ),
}


def safe_from(what: str) -> Ability:
    """From what a card is safe: a bearer from combat, or the card itself from enemies, things, or less than twice its Strength."""
    return SAFETIES[what]


def nobody(cards: Cards, es: str, en: str) -> Words:
    """None of these cards can: "los Oros que controles no pueden ser destruidos"."""
    return Words(f"{cards.phrase('es', 'those', True)} no {es}", f"{cards.phrase('en', 'those', True)} cannot {en}")


def all_safe(cards: Cards) -> Ability:
    destroyed = f"destruid{'as' if cards.noun.feminine else 'os'}"
    return Constant(OnKind(m.INDESTRUCTIBLE, nobody(cards, f"pueden ser {destroyed}", "be destroyed"), cards))


def all_lose_ability(cards: Cards) -> Ability:
    es, en = cards.phrase("es", "all", True), cards.phrase("en", "all", True)
    return Constant(OnKind(m.BLANK, Words(f"{es} pierden su habilidad", f"{en} lose their ability"), cards))


def all_unblockable(cards: Cards, condition: Condition | None = None) -> Ability:
    es, en = cards.phrase("es", "all", True), cards.phrase("en", "all", True)
    return Constant(OnKind(m.UNBLOCKABLE, Words(f"{es} son imbloqueables", f"{en} are unblockable"), cards, condition=condition))


def all_attack_at_once(cards: Cards) -> Ability:
    es, en = cards.phrase("es", "all", True), cards.phrase("en", "all", True)
    return Constant(
        OnKind(m.HASTE, Words(f"{es} pueden atacar el turno en que entran", f"{en} can attack on the turn they enter"), cards)
    )


def all_cannot(kind: int, cards: Cards) -> Ability:
    deed = ("atacar", "attack") if kind == m.CANNOT_ATTACK else ("bloquear", "block")
    return Constant(OnKind(kind, nobody(cards, f"pueden {deed[0]}", deed[1]), cards))


MORE: Final = {
    "block": (m.BLOCKS_MORE, "pueden bloquear a un Aliado más", "can block one more Ally"),
    "carry": (m.EXTRA_WEAPON, "pueden portar un Arma más", "can carry one more Weapon"),
}


def all_more(deed: str, cards: Cards) -> Ability:
    """They can "block" one more Ally or "carry" one more Weapon."""
    kind, es, en = MORE[deed]
    words = Words(f"{cards.phrase('es', 'all', True)} {es}", f"{cards.phrase('en', 'all', True)} {en}")
    return Constant(OnKind(kind, words, cards, by=1))


def counts_as(race_name: str, cards: Cards | None = None) -> Ability:
    """Its bearer, or all these cards, are of a race besides their own."""
    name = race_noun(race_name)
    bit = t.race_bit(race_name)
    if cards is None:
        return bearer_is(m.RACE, f"se considera {name.es}", f"counts as {name.a('en')} {name.en}", extra=bit)
    es, en = cards.phrase("es", "all", True), cards.phrase("en", "all", True)
    words = Words(f"{es} se consideran {name.es_plural}", f"{en} count as {name.en_plural}")
    return Constant(OnKind(m.RACE, words, cards, extra=bit))
