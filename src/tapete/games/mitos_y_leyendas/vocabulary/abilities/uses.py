"""Abilities that are used, their costs, and what playing or carrying a card asks for."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, CardDef
from tapete.core.effects import ChooseOne, Chosen, Condition, Effect, Together
from tapete.core.language import EN, Words
from tapete.core.nouns import Cards
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Activated
from tapete.games.mitos_y_leyendas.terms import CarriedBy, InsteadOfDamage, OnlyIf, ToAttack, ToBeAttacked, ToPlay
from tapete.games.mitos_y_leyendas.tolls import Toll
from tapete.games.mitos_y_leyendas.vocabulary.conditions import NotPaid
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import THIS, Kind, TopCards, in_hand
from tapete.games.mitos_y_leyendas.vocabulary.nouns.qualities import Quiet
from tapete.games.mitos_y_leyendas.vocabulary.nouns.selections import ITSELF, Expendable
from tapete.games.mitos_y_leyendas.vocabulary.verbs.annulling import DealIt, Withhold
from tapete.games.mitos_y_leyendas.vocabulary.verbs.compelling import THEIRS as THEIR_OWN
from tapete.games.mitos_y_leyendas.vocabulary.verbs.copying import EntersAs
from tapete.games.mitos_y_leyendas.vocabulary.verbs.hands import discards, mill
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import destroy, discard_from_hand, shuffle_in, to_hand


def use(
    effect: Effect,
    pay: int = 0,
    tolls: tuple[Toll, ...] = (),
    times: int = 0,
    condition: Condition | None = None,
    your_turn: bool = False,
    unpaid: bool = False,
) -> Ability:
    """An ability that is used at will, perhaps in one's own turn alone, or of an Oro only while it lies in the Reserve."""
    return Activated(effect, pay, tolls, times, NotPaid() if unpaid else condition, own_turn=your_turn)


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


def carried_by(cards: Cards) -> Ability:
    return CarriedBy(cards)


def only_if(condition: Condition, es: str, en: str) -> Ability:
    return OnlyIf(condition, Words(es, en))


def shuffling(cards: Cards, number: int = 1) -> Toll:
    return Toll(shuffle_in(Chosen(cards, number)), cards, number)


def returning(cards: Cards, number: int = 1) -> Toll:
    return Toll(to_hand(Chosen(cards, number)), cards, number)


class Unannullable(Ability):
    """The card cannot be annulled."""

    def printed_on(self, card: CardDef) -> None:
        assert isinstance(card, t.Card)
        card.annullable = False

    def text(self, lang: str) -> str:
        return "It cannot be annulled." if lang == EN else "No puede ser anulado."

    def symbols(self) -> str:
        return signs.UNANNULLABLE.mark


class AnyCopies(Ability):
    """A deck may hold more than three copies of it (ML-deck-09); the deck's own rule knows its name."""

    def text(self, lang: str) -> str:
        return "A deck may hold more than three copies of it." if lang == EN else "Un mazo puede llevar más de tres copias."

    def symbols(self) -> str:
        return signs.ANY_COPIES.mark


ANY_COPIES: Final = AnyCopies()


CANNOT_BE_ANNULLED: Final = Unannullable()


def to_attack(toll: Toll, by_rival: bool = False) -> Ability:
    """What an Ally asks for in order to attack; or what a card asks of whoever attacks its controller, who chooses what to give."""
    if not by_rival:
        return ToAttack(toll)
    cards = toll.needs
    assert isinstance(cards, Expendable) and isinstance(cards.cards, Kind)
    given = cards.cards.anyones.with_quality(Quiet(THEIR_OWN))
    es, en = given.phrase("es", "a", False), given.phrase("en", "a", False)
    words = Words(f"para atacarte, tu oponente debe destruir {es}", f"to attack you, your opponent has to destroy {en}")
    return ToBeAttacked(toll, words)


def from_graveyard(effect: Effect, pay: int, tolls: tuple[Toll, ...] = ()) -> Ability:
    """Used while the card is in its owner's Graveyard."""
    return Activated(effect, pay, tolls, zone=t.GRAVEYARD)


def anyone_may(effect: Effect, tolls: tuple[Toll, ...]) -> Ability:
    """Used by either player."""
    return Activated(effect, 0, tolls, anyone=True)


def enters_as(race_name: str) -> Ability:
    return ToPlay(Toll(EntersAs(race_name)))


def or_instead(effect: Effect) -> Ability:
    """Its damage, or something else, as you like."""
    return InsteadOfDamage(effect, ChooseOne(Together(effect, Withhold(None)), DealIt(None)))
