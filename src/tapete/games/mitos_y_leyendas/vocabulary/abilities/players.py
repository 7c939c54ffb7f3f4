"""What a card changes for players while it is in play: what they cannot do, and what they pay."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, CardDef, Constant
from tapete.core.effects import Amount, Condition, Effect, Resolving, amount
from tapete.core.language import Words, invariable, listing
from tapete.core.nouns import Cards, Quality
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Spell
from tapete.games.mitos_y_leyendas.modifiers import Change, OnKind, OnPlayers, Sole
from tapete.games.mitos_y_leyendas.terms import CostsLess, OnlyIf
from tapete.games.mitos_y_leyendas.things import face
from tapete.games.mitos_y_leyendas.vocabulary.abilities.bans import CANNOT, Ban
from tapete.games.mitos_y_leyendas.vocabulary.conditions import SinceBefore, Unarmed
from tapete.games.mitos_y_leyendas.vocabulary.lasting.players import FREE
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import TALISMAN, Kind
from tapete.games.mitos_y_leyendas.vocabulary.nouns.qualities import OfType
from tapete.games.mitos_y_leyendas.vocabulary.verbs.hands import (
    Counting,
    DiscardHand,
    DiscardOneSuch,
    Discards,
    LoseOne,
    MillsUntil,
    TheyDiscard,
)
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import Removes


def player_rule(kind: int, who: int, es: str, en: str, by: int | Amount = 0, types: int = 0, cards: Cards | None = None) -> Ability:
    """Something a player cannot do, or pays more or less for, while this card is in play."""
    return Constant(OnPlayers(kind, Words(es, en), who, by, types, cards))


def cannot_play(who: int, type: int, cards: Cards | None = None) -> Ability:
    what = cards.phrase("es", "", True) if cards is not None else NAMES[type].es
    said = cards.phrase("en", "", True) if cards is not None else NAMES[type].en
    return player_rule(
        m.CANNOT_PLAY, who, f"{CANNOT[who].es} jugar {what}", f"{CANNOT[who].en} play {said}", types=1 << type, cards=cards
    )


NAMES: Final[tuple[Words, ...]] = (
    Words("Aliados", "Allies"),
    Words("Armas", "Weapons"),
    Words("Talismanes", "Talismans"),
    Words("Tótems", "Totems"),
    Words("Oros", "Oros"),
)


WHOSE: Final[tuple[Words, ...]] = (
    Words("te cuesta", "costs you"),
    Words("a tu oponente le cuesta", "costs your opponent"),
    Words("a todos les cuesta", "costs everybody"),
)


def dearer(who: int, by: int, type: int = -1) -> Ability:
    """Cards, or those of a type, cost more to play."""
    oros = "Oro" if by == 1 else "Oros"
    what = NAMES[type] if type >= 0 else Words("sus cartas", "their cards")
    types = 1 << type if type >= 0 else m.ANY_TYPE
    es, en = f"{WHOSE[who].es} {by} {oros} más jugar {what.es}", f"playing {what.en} {WHOSE[who].en} {by} more {oros}"
    return player_rule(m.SURCHARGE, who, es, en, by, types)


def cheaper(who: int, by: int, type: int, cards: Cards, condition: Condition | None = None) -> Ability:
    """Such cards cost less to play, or nothing, perhaps only while something is so."""
    es, en = cards.phrase("es", "", True), cards.phrase("en", "", True)
    oros = "Oro" if by == 1 else "Oros"
    words = Words(f"{WHOSE[who].es} {by} {oros} menos jugar {es}", f"playing {en} {WHOSE[who].en} {by} {oros} less")
    if by == FREE:
        words = Words(f"jugar {es} cuesta 0", f"playing {en} costs 0")
    return Constant(OnPlayers(m.REDUCTION, words, who, by, 1 << type, cards, condition))


def extra_draw(who: int, by: int = 1) -> Ability:
    es = (f"robas {by} carta extra", f"tu oponente roba {by} carta extra", f"cada jugador roba {by} carta extra")[who]
    en = (f"you draw {by} extra card", f"your opponent draws {by} extra card", f"each player draws {by} extra card")[who]
    return player_rule(
        m.EXTRA_DRAW,
        who,
        f"{es} al final de su turno" if who else f"{es} al final de tu turno",
        f"{en} at the end of their turn" if who else f"{en} at the end of your turn",
        by,
    )


def weapons_cheaper(by: int, on: Cards | None = None, one: bool = False) -> Ability:
    """Weapons cost less on it, or on such Allies of yours; or a single one does, or nothing at all."""
    oros = "Oro" if by == 1 else "Oros"
    if on is not None:
        es, en = on.phrase("es", "those", True), on.phrase("en", "those", True)
        words = Words(f"poner Armas a {es} te cuesta {by} {oros} menos", f"putting Weapons on {en} costs you {by} {oros} less")
    elif not one:
        words = Words(f"ponerle Armas te cuesta {by} {oros} menos", f"putting Weapons on it costs you {by} {oros} less")
    elif by == FREE:
        words = Words("puedes ponerle un Arma sin pagar su coste", "you may put a Weapon on it without paying its cost")
    else:
        words = Words(f"puedes ponerle un Arma por {by} {oros} menos", f"you may put a Weapon on it for {by} {oros} less")
    if on is not None:
        return Constant(OnKind(m.CHEAP_WEAPON, words, on, by))
    return Constant(Change(m.CHEAP_WEAPON, words, by, condition=Unarmed() if one else None, told=True))


def only_one(*names: str) -> Ability:
    es, en = " o ".join(names), " or ".join(names)
    words = Words(f"solo puedes tener en juego un Aliado llamado {es}", f"you can only have one Ally named {en} in play")
    return OnlyOne(words, names)


class OnlyOne(Constant):
    """Its controller has a single Ally of some names in play."""

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        super().__init__(Sole(words, names))
        self.names = names

    def printed_on(self, card: CardDef) -> None:
        assert isinstance(card, t.Card)
        card.alone += self.names


EXTRA_DROP: Final = Constant(
    OnPlayers(
        m.EXTRA_DROP,
        Words(
            "desde el turno siguiente al de su entrada puedes bajar un Oro más de tu mano",
            "from the turn after it entered you may put down one more Oro from your hand",
        ),
        by=1,
        condition=SinceBefore(),
        told=True,
    )
)


def their_oros_cost(number: int) -> Ability:
    """The opponent pays for each Oro they put into play, with other Oros."""
    oros = "Oro" if number == 1 else "Oros"
    es = f"tu oponente debe pagar {number} {oros} por cada Oro que ponga en juego"
    en = f"your opponent has to pay {number} {oros} for each Oro they put into play"
    return player_rule(m.GOLD_TOLL, m.OPPONENT, es, en, number)


def pays_only(number: int, types: int) -> Ability:
    """An Oro that is worth more, but pays for cards of certain types alone."""
    names = [NAMES[type] for type in range(len(NAMES)) if types >> type & 1]
    es = listing([name.es for name in names], "es", Words("o", "or"))
    en = listing([name.en for name in names], "en", Words("o", "or"))
    words = Words(
        f"al utilizarlo cuenta como {number} Oros, y solo paga {es}",
        f"when used it counts as {number} Oros, and it only pays for {en}",
    )
    return Constant(Change(m.WORTH, words, by=number - 1, extra=types))


def empties(effect: Effect) -> bool:
    """Whether an effect discards cards or mills them."""
    if isinstance(effect, (Discards, DiscardHand, TheyDiscard, DiscardOneSuch, LoseOne, MillsUntil)):
        return True
    if isinstance(effect, Counting) and effect.kind == ev.MILLED:
        return True
    if isinstance(effect, Removes) and effect.kind == ev.DISCARDED:
        return True
    return any([empties(part) for part in effect.parts()])


class Empties(Quality):
    """A Talisman whose effect discards or mills."""

    def test(self, s: State, f: Resolving, card: int) -> bool:
        spell = face(s, card).spell
        return isinstance(spell, Spell) and empties(spell.effect)


EMPTYING: Final = Kind(
    TALISMAN,
    (t.PLAYING,),
    -1,
    (OfType(1 << t.TALISMAN), Empties(invariable("que descarten o boten cartas", "that discard or mill cards"))),
)


EMPTYING_IS_SAFE: Final = Constant(
    OnPlayers(
        m.SAFE_FROM_ANNULMENT,
        Words(
            "tu oponente no puede anular los Talismanes que juegues y que descarten o boten cartas",
            "your opponent cannot annul Talismans you play that discard or mill cards",
        ),
        by=m.FROM_OPPONENT,
        extra=1 << t.TALISMAN,
        cards=EMPTYING,
    )
)


def only_playable_if(condition: Condition) -> Ability:
    """The card is played only while something is so (ML-play-05)."""
    return OnlyIf(condition, Words(f"solo puedes jugarlo si {condition.text('es')}", f"play it only if {condition.text('en')}"))


def costs_less(by: int | Amount, condition: Condition | None = None) -> Ability:
    """The card itself costs 1 Oro less for each card that counts, or nothing if something is so."""
    if condition is not None:
        words = Words(f"si {condition.text('es')}, te cuesta 0", f"if {condition.text('en')}, it costs you 0")
    else:
        each = amount(by)
        words = Words(f"te cuesta 1 Oro menos {each.each('es')}", f"it costs you 1 Oro less {each.each('en')}")
    return CostsLess(by, words, condition)


def rule(ban: Ban, who: int) -> Ability:
    """What a player cannot do while this card is in play, or what befalls them."""
    said = ban.said[who]
    return Constant(OnPlayers(ban.kind, said, who, ban.by, ban.extra, condition=ban.condition, told=ban.condition is not None))
