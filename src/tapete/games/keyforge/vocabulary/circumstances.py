"""Conditions and amounts whose words are printed from what they count: "if you control more creatures than your opponent"."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Condition, Effect, RepeatWhile
from tapete.core.language import EN, Words, adjective
from tapete.core.nouns import Cards
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import things as t
from tapete.games.keyforge.modifiers import OPPONENT, YOU
from tapete.games.keyforge.things import HOUSE_NAMES
from tapete.games.keyforge.vocabulary.conditions import (
    AllExist,
    AtLeast,
    CardIs,
    Counted,
    EqualTo,
    EventAmount,
    Excess,
    Exists,
    Happened,
    MoreAember,
    MoreCards,
    Whole,
    count,
)
from tapete.games.keyforge.vocabulary.fighting import OfTheActiveHouse
from tapete.games.keyforge.vocabulary.nouns import KeyForgeCards, any_card
from tapete.games.keyforge.vocabulary.piles import Fewer

# ---------------------------------------------------------------------------------------------------------------- conditions


def they_have_in_play(least: int, cards: KeyForgeCards) -> AtLeast:
    """The opponent controls at least so many cards of a kind."""
    some = Words(cards.phrase("es", f"{least} o más", True), cards.phrase("en", f"{least} or more", True))
    words = Words(f"tu oponente tiene {some.es} en juego", f"your opponent has {some.en} in play")
    return AtLeast(count(cards.enemy), least, words)


def they_have_none_in_play(cards: KeyForgeCards) -> Exists:
    words = Words(
        f"tu oponente no tiene {cards.phrase('es', '', True)} en juego",
        f"your opponent has no {cards.phrase('en', '', True)} in play",
    )
    return Exists(cards.enemy, words, wanted=False)


def there_is_none(cards: KeyForgeCards) -> Exists:
    """No card of a kind is in play."""
    none = "ninguna" if cards.noun.feminine else "ningún"
    words = Words(f"no hay {none} {cards.phrase('es', '', False)} en juego", f"there is no {cards.phrase('en', '', False)} in play")
    return Exists(cards, words, wanted=False)


def you_control_more(cards: KeyForgeCards) -> MoreCards:
    words = Words(
        f"controlas más {cards.phrase('es', '', True)} que tu oponente",
        f"you control more {cards.phrase('en', '', True)} than your opponent",
    )
    return MoreCards(cards.friendly, cards.enemy, words)


def they_still_control_more(cards: KeyForgeCards) -> MoreCards:
    words = Words(
        f"tu oponente sigue controlando más {cards.phrase('es', '', True)} que tú",
        f"your opponent still controls more {cards.phrase('en', '', True)} than you",
    )
    return MoreCards(cards.enemy, cards.friendly, words)


class StillMoreAember(MoreAember):
    def text(self, lang: str) -> str:
        return "your opponent still has more Æ than you" if lang == EN else "tu oponente sigue teniendo más Æ que tú"


THEY_STILL_HAVE_MORE_AEMBER = StillMoreAember()
IT_IS_OF_THAT_HOUSE = CardIs(any_card.of_that_house, Words("es de esa casa", "it is of that house"))
IT_IS_OF_THE_ACTIVE_HOUSE = CardIs(
    any_card.having(OfTheActiveHouse()),
    Words("la carta descartada es de la casa activa", "the discarded card is of the active house"),
)


def it_is_not_of(house: str) -> CardIs:
    name = HOUSE_NAMES[house]
    return CardIs(any_card.not_of(house), Words(f"esa carta no es de {name.es}", f"that card is not a {name.en} card"))


def fewer_destroyed_than(number: int) -> Fewer:
    """By all that the sentence before did."""
    return Fewer(number, Words(f"no se destruyen {number} cartas de este modo", f"{number} cards are not destroyed this way"))


def you_healed(number: int) -> AtLeast:
    healed = Counted("this way", Words("", ""))
    return AtLeast(healed, number, Words(f"has curado {number} de daño", f"you healed {number} damage"))


# -- what has been done this turn


def several(least: int, cards: Cards) -> Words:
    if least == 1:
        return Words(cards.phrase("es", "a", False), cards.phrase("en", "a", False))
    return Words(cards.phrase("es", f"{least} o más", True), cards.phrase("en", f"{least} or more", True))


def you_played(least: int, cards: Cards) -> Happened:
    some = several(least, cards)
    return Happened(ev.PLAYED, least, Words(f"has jugado {some.es} este turno", f"you have played {some.en} this turn"), cards)


def you_used(least: int, cards: Cards) -> Happened:
    """Different ones: the same card used twice counts once."""
    some = several(least, cards)
    words = Words(f"has usado {some.es} este turno", f"you have used {some.en} this turn")
    return Happened(ev.USED, least, words, cards, different=True)


def you_discarded(least: int, cards: Cards) -> Happened:
    """From your hand."""
    some = several(least, cards)
    words = Words(f"has descartado de tu mano {some.es} este turno", f"you have discarded {some.en} from your hand this turn")
    return Happened(ev.DISCARDED, least, words, cards, zone=t.HAND)


def they_played_last_turn(least: int, cards: Cards) -> Happened:
    some = several(least, cards)
    words = Words(f"tu oponente jugó {some.es} en su turno anterior", f"your opponent played {some.en} on their previous turn")
    return Happened(ev.PLAYED, least, words, cards, OPPONENT, past=True)


# ---------------------------------------------------------------------------------------------------------------- amounts

DONE: Final = {
    "destroyed": adjective("destruido", "destroyed"),
    "discarded": adjective("descartado", "discarded"),
    "healed": adjective("curado", "healed"),
    "purged": adjective("purgado", "purged"),
    "revealed": adjective("revelado", "revealed"),
}


def per(deed: str, cards: Cards, times: int = 1) -> Counted:
    """For each card to which the sentence before did this: "for each card revealed this way"."""
    done = DONE[deed].word("es", cards.noun.feminine, False)
    words = Words(
        f"por {cards.phrase('es', 'each', False)} {done} de este modo", f"for each {cards.phrase('en', '', False)} {deed} this way"
    )
    return Counted("this way", words, times=times)


def as_many_as(deed: str, cards: Cards) -> EqualTo:
    """The number of cards to which the sentence before did this."""
    done = DONE[deed].word("es", cards.noun.feminine, True)
    words = Words(
        f"el número de {cards.phrase('es', '', True)} {done} de este modo",
        f"the number of {cards.phrase('en', '', True)} {deed} this way",
    )
    return EqualTo("this way", words)


def in_excess(cards: KeyForgeCards, who: int) -> Excess:
    """How many more cards of a kind a player controls than the other."""
    one = Words(cards.phrase("es", "each", False), cards.phrase("en", "", False))
    if who == YOU:
        words = Words(
            f"por {one.es} que controles de más respecto a tu oponente", f"for each {one.en} you control in excess of your opponent"
        )
        return Excess(cards.friendly, cards.enemy, words)
    words = Words(
        f"por {one.es} que tu oponente controle de más respecto a ti", f"for each {one.en} your opponent controls in excess of you"
    )
    return Excess(cards.enemy, cards.friendly, words)


AEMBER_ON_THIS = Counted("aember on this", Words("por cada Æ que haya sobre ella", "for each Æ on it"))
AEMBER_IN_YOUR_POOL = Counted("pool", Words("por cada Æ que haya en tu reserva", "for each Æ in your pool"))
ALL_THEIR_AEMBER = Whole("pool", Words("todo su", "all of their "), OPPONENT)
ARCHIVED_CARDS = Counted("archives", Words("por cada carta que tengas archivada", "for each archived card you have"))
DAMAGE_PREVENTED = EventAmount(Words("por cada punto de daño evitado de este modo", "for each damage prevented this way"))


def unforged_keys(times: int) -> Counted:
    return Counted("unforged", Words("por cada llave que no hayas forjado", "for each unforged key you have"), times=times)


# ---------------------------------------------------------------------------------------------------------------- repetition


def repeat_if(condition: Condition, effect: Effect) -> RepeatWhile:
    """Again and again while a condition holds."""
    words = Words(f"si {condition.text('es')}, repite este efecto", f"if {condition.text('en')}, repeat this effect")
    return RepeatWhile(effect, condition, words)


def repeat_once_if(condition: Condition, effect: Effect) -> RepeatWhile:
    words = Words(
        f"si {condition.text('es')}, repite el efecto anterior una vez",
        f"if {condition.text('en')}, repeat the preceding effect once",
    )
    return RepeatWhile(effect, condition, words, limit=1)


def repeat_at_will(effect: Effect, *needed: Cards) -> RepeatWhile:
    """As often as its player likes, while there is a card of every kind it needs."""
    words = Words(
        "puedes repetir este efecto tantas veces como quieras, mientras sea posible repetirlo entero",
        "you may repeat this effect as many times as you like, as long as it is possible to repeat all of it",
    )
    return RepeatWhile(effect, AllExist(*needed), words, ask=True)
