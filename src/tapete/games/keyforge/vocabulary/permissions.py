"""What players may, cannot and must do."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Condition, Resolving
from tapete.core.language import Words, adjective
from tapete.core.nouns import ANYONE, THEIRS, Cards, Quality
from tapete.core.state import State
from tapete.games.keyforge.modifiers import CANNOT, ENTERS_READY, EVERYONE, OPPONENT, TO_PLAY, YOU
from tapete.games.keyforge.things import HOUSE_NAMES
from tapete.games.keyforge.vocabulary import changes as c
from tapete.games.keyforge.vocabulary.changes import definite
from tapete.games.keyforge.vocabulary.conditions import has_more
from tapete.games.keyforge.vocabulary.lasting import AsOne, Lasts, for_the_turn_together, this_turn
from tapete.games.keyforge.vocabulary.nouns import KeyForgeCards, creature
from tapete.games.keyforge.vocabulary.qualities import FIRST_PLAYED, NO_WORD


def may_be_used() -> Constant:
    """This creature, whatever its house."""
    words = Words(
        "puedes usar esta criatura como si perteneciera a la casa activa",
        "you may use this creature as if it belonged to the active house",
    )
    return c.may_use(words)


def may_fight(cards: Cards) -> Constant:
    """Such creatures may be used to fight, whatever their house."""
    words = Words(f"{cards.phrase('es', 'each', False)} puede luchar", f"{cards.phrase('en', 'each', False)} may fight")
    return c.may_use(words, cards, only_fight=True)


def only_to_fight(cards: Cards) -> AsOne:
    """For the turn: such creatures may be used whatever their house, but only to fight."""
    es, en = cards.phrase("es", "each", False), cards.phrase("en", "each", False)
    words = Words(
        f"puedes usar {es} como si perteneciera a la casa activa, pero solo para luchar",
        f"you may use {en} as if it belonged to the active house, but only to fight",
    )
    only = Words("tus criaturas solo pueden luchar", "your creatures can only fight")
    said = c.may_use(words, cards, only_fight=True)
    return for_the_turn_together(said, c.cannot("reap", YOU, only, creature), c.cannot("act", YOU, only, creature))


def may(deed: str, cards: Cards, most: int = 0) -> Constant:
    """You may "play" or "use" cards of a kind whatever their house, all of them or so many."""
    verb = Words("jugar", "play") if deed == "play" else Words("usar", "use")
    some = f"up to {most}" if most else ""
    words = Words(f"puedes {verb.es} {cards.phrase('es', some, True)}", f"you may {verb.en} {cards.phrase('en', some, True)}")
    return (c.may_play if deed == "play" else c.may_use)(words, cards, number=most)


def may_use_it(cards: Cards) -> Constant:
    """You may use the chosen card."""
    return c.may_use(
        Words(f"puedes usar {cards.phrase('es', 'that', False)}", f"you may use {cards.phrase('en', 'that', False)}"), cards
    )


def may_play_one(cards: Cards) -> Lasts:
    """This turn you may play one card of a kind whatever its house."""
    words = Words(f"puedes jugar {cards.phrase('es', 'a', False)}", f"you may play {cards.phrase('en', 'one', False)}")
    return this_turn(c.may_play(words, cards, number=1), uses=1)


def may_play_one_each_turn(cards: Cards, when: Condition) -> Constant:
    words = Words(
        f"puedes jugar {cards.phrase('es', 'a', False)} cada turno", f"you may play {cards.phrase('en', 'one', False)} each turn"
    )
    return c.may_play(words, cards, when, number=1)


WHO_CANNOT: Final = {
    YOU: Words("no puedes", "you cannot"),
    OPPONENT: Words("tu oponente no puede", "your opponent cannot"),
}
FOR_WHAT: Final = {"fight": Words("luchar", "fight"), "reap": Words("cosechar", "reap")}


def outnumbering_players_cannot_play(cards: KeyForgeCards) -> tuple[Constant, Constant]:
    """Whoever has more cards of a kind in play than the other plays no more of them."""
    many = Words(cards.phrase("es", "", True), cards.phrase("en", "", True))
    words = Words(
        f"mientras un jugador tenga más {many.es} en juego que su oponente, no puede jugar {many.es}",
        f"if a player has more {many.en} in play than their opponent, they cannot play {many.en}",
    )
    yours = c.Spoken(CANNOT, words, cards, YOU, extra=TO_PLAY, condition=has_more(YOU, cards))
    theirs = c.Spoken(CANNOT, c.SILENT, cards, OPPONENT, extra=TO_PLAY, condition=has_more(OPPONENT, cards))
    return Constant(yours), Constant(theirs)


def cannot_play(who: int, cards: Cards | None = None, beyond: int = 0) -> Constant:
    """A player cannot play such cards, or any; the opponent, no more than so many a turn (``beyond``)."""
    if beyond:
        most = Words(
            f"tu oponente no puede jugar más de {beyond} cartas cada turno",
            f"your opponent cannot play more than {beyond} cards each turn",
        )
        return c.play_limit(beyond, most)
    what = Words("cartas", "cards") if cards is None else Words(cards.phrase("es", "", True), cards.phrase("en", "", True))
    lead = WHO_CANNOT[who]
    return c.cannot("play", who, Words(f"{lead.es} jugar {what.es}", f"{lead.en} play {what.en}"), cards)


def cannot_use(who: int, to: str = "") -> Constant:
    """A player cannot use cards, or only not ``to`` fight or reap with them."""
    lead = WHO_CANNOT[who]
    if to:
        verb = FOR_WHAT[to]
        return c.cannot(to, who, Words(f"{lead.es} usar criaturas para {verb.es}", f"{lead.en} use creatures to {verb.en}"))
    return c.cannot("use", who, Words(f"{lead.es} usar cartas", f"{lead.en} use any cards"))


def cannot_reap(cards: Cards | None = None) -> Constant:
    """This creature, or such creatures."""
    if cards is not None:
        who = definite(cards)[0]
        whose = OPPONENT if cards.side == THEIRS else EVERYONE
        return c.cannot("reap", whose, Words(f"{who.es} no pueden cosechar", f"{who.en} cannot reap"), cards)
    words = Words("esta criatura no puede cosechar", "this creature cannot reap")
    return c.cannot("reap", EVERYONE, words, creature.itself)


def none_can(deed: str, cards: Cards) -> Constant:
    """Such creatures, of whichever player, cannot be used to fight or to reap."""
    verb = FOR_WHAT[deed]
    who = definite(cards)[0]
    words = Words(f"{who.es} no se pueden usar para {verb.es}", f"{who.en} cannot be used to {verb.en}")
    return c.cannot(deed, EVERYONE, words, cards)


def cannot_be_used(when: Condition) -> Constant:
    """This creature, while something is so."""
    return c.cannot("use", EVERYONE, Words("no puedes usar esta criatura", "this creature cannot be used"), creature.itself, when)


class Unlike(Quality):
    """Anything that is not such a card."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(NO_WORD)
        self.cards = cards

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return not self.cards.fits(s, f, card)


def can_only_fight(cards: KeyForgeCards) -> Constant:
    """This creature fights no others."""
    words = Words(
        f"esta criatura solo puede luchar contra {cards.phrase('es', '', True)}",
        f"this creature can only fight {cards.phrase('en', '', True)}",
    )
    return c.cannot_fight_unless(creature.having(Unlike(cards)), words)


def cannot_be_damaged(cards: Cards) -> Constant:
    who, several = definite(cards)
    deed = Words(f"no pued{'en' if several else 'e'} recibir daño", "cannot be dealt damage")
    return c.protected(cards, Words(f"{who.es} {deed.es}", f"{who.en} {deed.en}"), deed)


def only_if(deed: str, condition: Condition) -> Ability:
    """This card can be played, or this creature used, only if a condition holds."""
    es, en = condition.text("es"), condition.text("en")
    if deed == "play":
        return c.play_only_if(condition, Words(f"solo puedes jugar esta carta si {es}", f"you can only play this card if {en}"))
    return c.use_only_if(condition, Words(f"solo puedes usar esta criatura si {es}", f"you can only use this creature if {en}"))


def house_choice(rule: str, house: str = "") -> Constant:
    """The opponent ``must`` or ``cannot`` choose the house chosen before; or you must choose this one while the card is in play."""
    if house:
        name = HOUSE_NAMES[house]
        words = Words(
            f"mientras esta criatura esté en juego, debes elegir {name.es} como tu casa activa",
            f"while this creature is in play, you must choose {name.en} as your active house",
        )
        return c.must_choose(house, YOU, words)
    can = Words("debe", "must") if rule == "must" else Words("no puede", "cannot")
    words = Words(
        f"tu oponente {can.es} elegir esa casa como su casa activa",
        f"your opponent {can.en} choose that house as their active house",
    )
    return c.must_choose("", OPPONENT, words) if rule == "must" else c.cannot_choose("", OPPONENT, words)


def they_must_pay(number: int, deed: str, cards: Cards) -> Constant:
    """The opponent pays you to play or use such cards."""
    verb = Words("jugar", "play") if deed == "play" else Words("usar", "use")
    words = Words(
        f"tu oponente debe pagarte {number} Æ para {verb.es} {cards.phrase('es', 'a', False)}",
        f"your opponent must pay you {number}Æ in order to {verb.en} {cards.phrase('en', 'a', False)}",
    )
    return c.must_pay(number, deed, cards, words)


SKIPPERS: Final = {
    YOU: Words("te saltas tu paso de «forjar una llave»", "skip your “forge a key” step"),
    OPPONENT: Words("tu oponente se salta el paso de «forjar una llave»", "your opponent skips the “forge a key” step"),
}


def skips_forging(who: int) -> Constant:
    return c.skips_forge(who, SKIPPERS[who])


READY: Final = adjective("preparado", "ready")


def enters_ready(cards: KeyForgeCards | None = None, when: Condition | None = None, provided: Condition | None = None) -> Constant:
    """This creature, the cards of a kind under your control, or (``creature.first_played``) the first one of each turn.

    ``when`` is a condition said with "while", ``provided`` one said with "if".
    """
    if provided is not None:
        said = Words(
            f"si {provided.text('es')}, esta criatura entra en juego preparada",
            f"if {provided.text('en')}, this creature enters play ready",
        )
        return Constant(c.Spoken(ENTERS_READY, said, condition=provided))
    if cards is None:
        return c.enters_ready(Words("esta criatura entra en juego preparada", "this creature enters play ready"), when=when)
    if FIRST_PLAYED in cards.qualities:
        words = Words(
            "la primera criatura que se juegue cada turno entra en juego preparada",
            "the first creature played each turn enters play ready",
        )
        return c.enters_ready(words, cards, played=True)
    kind = cards.beside(ANYONE)
    ready = READY.word("es", cards.noun.feminine, True)
    words = Words(
        f"tus {kind.phrase('es', '', True)} entran en juego {ready}", f"your {kind.phrase('en', '', True)} enter play ready"
    )
    return c.enters_ready(words, cards)


def next_enters_ready(cards: KeyForgeCards) -> Lasts:
    """The next card of a kind that you play this turn."""
    ready = READY.word("es", cards.noun.feminine, False)
    words = Words(
        f"{cards.phrase('es', 'the next', False)} que juegues este turno entra en juego {ready}",
        f"{cards.phrase('en', 'the next', False)} you play this turn enters play ready",
    )
    return this_turn(c.enters_ready(words, cards.friendly, played=True), uses=1, said=True)


def counts_as_flank(cards: Cards) -> Constant:
    who, _ = definite(cards)
    words = Words(f"{who.es} se considera una criatura de flanco", f"{who.en} is considered a flank creature")
    return c.counts_as_flank(cards, words)


def text_is_blank(cards: Cards) -> Constant:
    """All but the traits."""
    words = Words(
        f"el texto de {definite(cards)[0].es} se considera en blanco, salvo sus rasgos",
        f"the text boxes of {definite(cards)[0].en} are considered blank, except for traits",
    )
    return c.blank_text(cards, words)


def hits_harder(by: int, against: Cards) -> Constant:
    """More damage while attacking such creatures."""
    words = Words(
        f"mientras ataca a {against.phrase('es', 'a', False)}, esta criatura inflige +{by} de daño",
        f"while attacking {against.phrase('en', 'a', False)}, this creature deals +{by} damage",
    )
    return c.fight_bonus(by, against, words)


def belongs_to(house: str, how: str = "") -> Constant:
    """This creature, besides its own house; to "all" of them. ``those`` speaks of the creatures just named, ``if-yours`` of an
    upgrade's creature while its player controls it, ``that`` of the creature chosen."""
    if how == "that":
        one = HOUSE_NAMES[house]
        words = Words(f"esa criatura se considera de la casa {one.es}", f"that creature is considered to be of house {one.en}")
        return c.belongs_to(house, words, creature.chosen)
    if how == "if-yours":
        return c.if_you_control_it_belongs_to(house)
    if how == "those":
        several = HOUSE_NAMES[house]
        said = Words(f"esas criaturas pertenecen a la casa {several.es}", f"those creatures belong to house {several.en}")
        return c.belongs_to(house, said, creature.those)
    if house == "all":
        return c.belongs_to(house, Words("esta criatura pertenece a todas las casas", "this creature belongs to all houses"))
    name = HOUSE_NAMES[house]
    words = Words(f"esta criatura pertenece a la casa {name.es}", f"this creature belongs to house {name.en}")
    return c.belongs_to(house, words)
