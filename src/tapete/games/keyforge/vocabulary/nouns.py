"""Nouns: which cards a sentence speaks of. They select and they print: ``creature.enemy.damaged``."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Amount, Both, Chosen, Condition, Each, Register, Resolving, Selection, amount
from tapete.core.language import EN, Adjective, Noun, Words, adjective, invariable
from tapete.core.nouns import ANYONE, THEIRS, YOURS, Cards, Quality
from tapete.core.state import State
from tapete.core.symbols import UP_TO, joined
from tapete.games.keyforge import signs
from tapete.games.keyforge import things as t
from tapete.games.keyforge.modifiers import YOU
from tapete.games.keyforge.rules.using import Using
from tapete.games.keyforge.things import in_play
from tapete.games.keyforge.vocabulary.adjectives import (
    ExtremePower,
    KinOfIt,
    OfOneLine,
    ToTheSide,
    WeakerThanIt,
    WithCounters,
)
from tapete.games.keyforge.vocabulary.qualities import (
    FIRST_PLAYED,
    NO_LIMIT,
    AloneInTraits,
    Among,
    AsPowerful,
    EitherOf,
    HasCounter,
    HasKeyword,
    IsOneOf,
    IsType,
    Itself,
    Named,
    Neighbor,
    NotChosen,
    NotThose,
    OfAnotherName,
    OfChosenTrait,
    OffActiveHouse,
    OfHouse,
    OfHouseChosen,
    OfHouseInPlay,
    OfItsHouse,
    OfOnePile,
    OfTrait,
    OnFlank,
    OnlyIf,
    Other,
    Parity,
    Player,
    Power,
    PowerIsNumber,
    Reaper,
    SharesTrait,
    Untagged,
    Upgraded,
    WithArmor,
)

CREATURE: Final = Noun("criatura", "criaturas", True, "creature", "creatures", signs.CREATURE.mark)
ARTIFACT: Final = Noun("artefacto", "artefactos", False, "artifact", "artifacts", signs.ARTIFACT.mark)
CARD: Final = Noun("carta", "cartas", True, "card", "cards", signs.CARD.mark)
UPGRADE: Final = Noun("mejora", "mejoras", True, "upgrade", "upgrades", signs.UPGRADE.mark)
ACTION: Final = Noun("carta de acción", "cartas de acción", True, "action card", "action cards", signs.ACTION_CARD.mark)
CREATURE_OR_ARTIFACT: Final = Noun(
    "criatura o artefacto",
    "criaturas o artefactos",
    False,
    "creature or artifact",
    "creatures or artifacts",
    f"({signs.CREATURE.mark} / {signs.ARTIFACT.mark})",
)
# creatures and artifacts together: what an article makes of them in Spanish; adjectives are then masculine and plural
EITHER: Final = {
    "": "criaturas o artefactos",
    "a": "una criatura o un artefacto",
    "each": "cada criatura y cada artefacto",
    "the next": "la próxima criatura o el próximo artefacto",
}
SPANISH_ARTICLES: Final = {
    "that": ("ese", "esa"),
    "those": ("esos", "esas"),
    "those all": ("los", "las"),
    "the next": ("el próximo", "la próxima"),
}
FROM_A_ZONE: Final = 9  # after all other words


class Whence(Adjective):
    """Where cards lie, as a place they come from ("from your hand"); cards that are only counted lie in it ("in your hand")."""

    def __init__(self, es: str, place: str) -> None:
        super().__init__(es, es, es, es, f"from {place}", True, FROM_A_ZONE, FROM_A_ZONE)
        self.there = invariable(es.replace("de ", "en ", 1), f"in {place}", True, FROM_A_ZONE, FROM_A_ZONE)


REVEALED_THIS_WAY: Final = Adjective(
    "revelado de este modo",
    "revelada de este modo",
    "revelados de este modo",
    "reveladas de este modo",
    "revealed this way",
    True,
    4,
    9,
)
WITH_AEMBER: Final = Adjective(
    "con Æ sobre él", "con Æ sobre ella", "con Æ sobre ellos", "con Æ sobre ellas", "with Æ on it", True, 6, 6
)
WITHOUT_AEMBER: Final = Adjective(
    "sin Æ sobre él", "sin Æ sobre ella", "sin Æ sobre ellos", "sin Æ sobre ellas", "with no Æ on it", True, 6, 6
)
ALIADA: Final = adjective("aliado", "friendly", 1, 2)
ENEMIGA: Final = adjective("enemigo", "enemy", 1, 2)


def borrowed(s: State, f: Resolving) -> int:
    """The card that speaks, when a player uses it as if it were theirs without controlling it (KF-asif-01); else -1."""
    card = f.source
    if card < 0 or s.holder(card) == f.you or not in_play(s, card):
        return -1
    for frame in s.stack:
        if isinstance(frame, Using) and frame.card == card and frame.player == f.you:
            return card
    return -1


PLACES: Final = {
    (t.ARCHIVES, YOURS): signs.ARCHIVED,
    (t.HAND, YOURS): signs.HAND,
    (t.HAND, THEIRS): signs.THEIR_HAND,
    (t.DISCARD, YOURS): signs.OWN_DISCARD,
    (t.DISCARD, THEIRS): signs.THEIR_DISCARD,
    (t.DISCARD, ANYONE): signs.ANY_DISCARD,
}


class KeyForgeCards(Cards):
    """Cards with KeyForge's adjectives as attributes."""

    def having(self, quality: Quality) -> KeyForgeCards:
        return KeyForgeCards(self.noun, self.zones, self.side, (*self.qualities, quality), self.origin)

    def __init__(
        self,
        noun: Noun,
        zones: tuple[int, ...],
        side: int = ANYONE,
        qualities: tuple[Quality, ...] = (),
        origin: Adjective | None = None,
    ) -> None:
        super().__init__(noun, zones, side, qualities)
        self.origin = origin  # "de tu pila de descartes"

    def adjectives(self) -> list[Adjective]:
        found = super().adjectives()
        if self.origin is not None:
            found.append(self.origin)
        elif self.side == YOURS:
            found.append(ALIADA)
        elif self.side == THEIRS:
            found.append(ENEMIGA)
        return found

    def symbols(self) -> str:
        """The card that speaks and the one chosen before have signs of their own; others: whose, which, what and where."""
        said = [quality.symbols() for quality in self.qualities if not quality.implied]
        for quality in self.qualities:
            if isinstance(quality, (Among, Itself)):
                return joined(said, " ")
        if self.origin is None:
            return "" if self.zones[0] in (t.DECK, t.PURGED) else super().symbols()
        where = signs.SHOWN if self.origin is REVEALED_THIS_WAY else PLACES.get((self.zones[0], self.side))
        return joined([*said, self.noun.sign, where.mark if where is not None else ""], " ")

    def whose(self) -> str:
        return signs.FRIENDLY.mark if self.side == YOURS else signs.ENEMY.mark

    def all(self, s: State, f: Resolving) -> list[int]:
        """Every card that fits; what is being used "as if it were yours" counts as friendly meanwhile (KF-asif-02)."""
        found = super().all(s, f)
        if self.side != ANYONE:
            lent = borrowed(s, f)
            if lent >= 0:
                found = [card for card in found if card != lent]
                if self.side == YOURS and self.fits(s, f, lent):
                    found.append(lent)
        return found

    def fits(self, s: State, f: Resolving, card: int) -> bool:
        if self.side != ANYONE and card == f.source and borrowed(s, f) == card:
            return self.side == YOURS and s.place[card] // 2 in self.zones and self.describes(s, f, card)
        return super().fits(s, f, card)

    def phrase(self, lang: str, article: str, plural: bool) -> str:
        """The cards in words. In Spanish a trait is the noun, and "other" joins its article."""
        if lang == EN and article == "a" and self.excludes():
            rest = tuple([quality for quality in self.qualities if not isinstance(quality, (Other, NotChosen))])
            return "another " + KeyForgeCards(self.noun, self.zones, self.side, rest, self.origin).phrase(lang, "", plural)
        if lang == EN:
            return super().phrase(lang, article, plural)
        for quality in self.qualities:
            if isinstance(quality, OfTrait) and quality.wanted and self.noun in (CREATURE, ARTIFACT):
                others = tuple([each for each in self.qualities if each is not quality])
                return KeyForgeCards(quality.noun, self.zones, self.side, others, self.origin).phrase(lang, article, plural)
        if self.noun is CREATURE_OR_ARTIFACT:
            _, after = self.beside_the_noun(lang, True)
            return " ".join([EITHER.get(article, EITHER[""]), *after])
        return self.among_the_rest(article, plural) if self.excludes() else super().phrase(lang, article, plural)

    def excludes(self) -> bool:
        """Whether some card is excepted: "other"."""
        return any([isinstance(quality, (Other, NotChosen)) for quality in self.qualities])

    def among_the_rest(self, article: str, plural: bool) -> str:
        """ "Other" in Spanish."""
        ending = "a" if self.noun.feminine else "o"
        if article == "each":
            body = super().phrase("es", "", True)
            return f"cada un{ending} de l{ending}s demás {body}"
        body = super().phrase("es", "", plural)
        other = f"otr{ending}s" if plural else f"otr{ending}"
        if article == "that":
            return f"es{'a' if self.noun.feminine else 'e'} {other} {body}"
        if article.startswith("up to"):
            return f"hasta {other} {article[5:].strip()} {body}"
        number = article if article.isdigit() else ""
        return " ".join([word for word in (other, number, body) if word])

    def article(self, lang: str, article: str, body: str) -> str:
        if lang != EN and article in SPANISH_ARTICLES:
            return SPANISH_ARTICLES[article][1 if self.noun.feminine else 0]
        return super().article(lang, article, body)

    def beside(self, side: int, origin: Adjective | None = None) -> KeyForgeCards:
        return KeyForgeCards(self.noun, self.zones, side, self.qualities, origin or self.origin)

    def lying(self, zone: int, side: int, origin: Adjective) -> KeyForgeCards:
        return KeyForgeCards(self.noun, (zone,), side, self.qualities, origin)

    def lying_there(self) -> KeyForgeCards:
        """The same, as cards that lie in a place and do not come from it."""
        there = self.origin.there if isinstance(self.origin, Whence) else self.origin
        return KeyForgeCards(self.noun, self.zones, self.side, self.qualities, there)

    def counted(self, lang: str) -> str:
        """One card of these, as what something is done "for each" of."""
        if lang == EN:
            return self.lying_there().phrase(lang, "", False)
        return self.phrase(lang, "each", False)

    @property
    def friendly(self) -> KeyForgeCards:
        return self.beside(YOURS)

    @property
    def enemy(self) -> KeyForgeCards:
        return self.beside(THEIRS)

    @property
    def damaged(self) -> KeyForgeCards:
        return self.having(HasCounter(t.DAMAGE, True, adjective("dañado", "damaged", 2, 1)))

    @property
    def undamaged(self) -> KeyForgeCards:
        return self.having(HasCounter(t.DAMAGE, False, invariable("sin daño", "undamaged", False, 2, 1)))

    @property
    def stunned(self) -> KeyForgeCards:
        return self.having(HasCounter(t.STUN, True, adjective("aturdido", "stunned", 2, 1)))

    @property
    def warded(self) -> KeyForgeCards:
        return self.having(HasCounter(t.WARD, True, adjective("escudado", "warded", 2, 1)))

    @property
    def ready(self) -> KeyForgeCards:
        return self.having(HasCounter(t.EXHAUSTED, False, adjective("preparado", "ready", 2, 1)))

    @property
    def exhausted(self) -> KeyForgeCards:
        return self.having(HasCounter(t.EXHAUSTED, True, adjective("agotado", "exhausted", 2, 1)))

    @property
    def with_aember(self) -> KeyForgeCards:
        return self.having(HasCounter(t.AMBER, True, WITH_AEMBER))

    @property
    def without_aember(self) -> KeyForgeCards:
        return self.having(HasCounter(t.AMBER, False, WITHOUT_AEMBER))

    @property
    def flank(self) -> KeyForgeCards:
        return self.having(OnFlank(True))

    @property
    def off_flank(self) -> KeyForgeCards:
        return self.having(OnFlank(False))

    @property
    def elusive(self) -> KeyForgeCards:
        return self.having(HasKeyword(t.ELUSIVE, invariable("con Elusivo", "elusive", False, 6, 3)))

    @property
    def other(self) -> KeyForgeCards:
        return self.having(Other())

    @property
    def itself(self) -> KeyForgeCards:
        return self.having(Itself())

    @property
    def different(self) -> KeyForgeCards:
        """Another one than the one chosen before."""
        return self.having(NotChosen())

    @property
    def neighboring(self) -> KeyForgeCards:
        return self.having(Neighbor("this", adjective("adyacente", "neighboring", 2, 1)))

    @property
    def next_to_it(self) -> KeyForgeCards:
        return self.having(Neighbor("it", adjective("adyacente", "neighboring", 2, 1)))

    @property
    def next_to_the_fought(self) -> KeyForgeCards:
        words = invariable("adyacente a la criatura con la que lucha", "neighboring the creature it fights", True, 2)
        return self.having(Neighbor("fought", words))

    @property
    def chosen(self) -> KeyForgeCards:
        """The very card chosen when a lasting effect was made."""
        return self.having(Among())

    @property
    def those(self) -> KeyForgeCards:
        """The very cards chosen when a lasting effect was made, of which there may be several."""
        return self.having(Among(several=True))

    @property
    def of_that_house(self) -> KeyForgeCards:
        return self.having(OfHouse(""))

    def of(self, house: str) -> KeyForgeCards:
        return self.having(OfHouse(house))

    def not_of(self, house: str) -> KeyForgeCards:
        return self.having(OfHouse(house, False))

    def trait(self, trait: str) -> KeyForgeCards:
        return self.having(OfTrait(trait))

    def not_trait(self, trait: str) -> KeyForgeCards:
        return self.having(OfTrait(trait, False))

    def power(self, least: int = 0, most: int = NO_LIMIT) -> KeyForgeCards:
        return self.having(Power(least, most))

    def with_power(self, which: str) -> KeyForgeCards:
        """The "highest" or the "lowest", an "even" or an "odd" one, or the number "chosen" before."""
        if which == "chosen":
            return self.having(PowerIsNumber())
        if which in ("even", "odd"):
            return self.having(Parity(which))
        return self.having(ExtremePower(self, 1 if which == "highest" else -1))

    def with_effect(self, heading: str) -> KeyForgeCards:
        """Under the heading "play" or "reap"."""
        return self.having(Player() if heading == "play" else Reaper())

    def provided(self, condition: Condition) -> KeyForgeCards:
        """Only if a condition holds; else there are none."""
        return self.having(OnlyIf(condition))

    def named(self, id: str) -> KeyForgeCards:
        return self.having(Named(id))

    @property
    def first_played(self) -> KeyForgeCards:
        """The first one played this turn."""
        return self.having(FIRST_PLAYED)

    @property
    def with_armor(self) -> KeyForgeCards:
        return self.having(WithArmor())

    @property
    def weaker_than_it(self) -> KeyForgeCards:
        """Than the card at hand."""
        return self.having(WeakerThanIt()).having(Untagged())

    @property
    def kin_of_it(self) -> KeyForgeCards:
        """The others that share a trait with the chosen creature."""
        return self.different.having(KinOfIt())

    @property
    def of_one_line(self) -> KeyForgeCards:
        """All picks of a choice, from one battleline."""
        return self.having(OfOneLine())

    def to_the(self, side: str) -> KeyForgeCards:
        """To the "left" or the "right" of this creature."""
        return self.having(ToTheSide(side))

    def with_counters(self, kind: str) -> KeyForgeCards:
        return self.having(WithCounters(kind))

    @property
    def of_its_house(self) -> KeyForgeCards:
        """Of the house of the card at hand."""
        return self.having(OfItsHouse())

    @property
    def sharing_a_trait(self) -> KeyForgeCards:
        """With the card chosen before."""
        return self.having(SharesTrait())

    @property
    def of_another_name(self) -> KeyForgeCards:
        """Than the card chosen before."""
        return self.having(OfAnotherName())

    @property
    def upgraded(self) -> KeyForgeCards:
        return self.having(Upgraded())

    @property
    def not_those(self) -> KeyForgeCards:
        """None of the cards chosen just before."""
        return self.having(NotThose())

    @property
    def as_powerful_as_those(self) -> KeyForgeCards:
        """With the power of one of the cards chosen just before."""
        return self.having(AsPowerful())

    @property
    def of_the_house_just_chosen(self) -> KeyForgeCards:
        """As the active house, by whichever player."""
        return self.having(OfHouseChosen())

    @property
    def off_the_active_house(self) -> KeyForgeCards:
        return self.having(OffActiveHouse())

    @property
    def of_a_house_you_have_in_play(self) -> KeyForgeCards:
        return self.having(OfHouseInPlay())

    @property
    def alone_in_its_traits(self) -> KeyForgeCards:
        return self.having(AloneInTraits())

    @property
    def of_that_trait(self) -> KeyForgeCards:
        """The trait chosen before."""
        return self.having(OfChosenTrait())

    @property
    def of_one_pile(self) -> KeyForgeCards:
        return self.having(OfOnePile())

    @property
    def in_discard(self) -> KeyForgeCards:
        return self.lying(t.DISCARD, YOURS, Whence("de tu pila de descartes", "your discard pile"))

    def in_discard_of(self, whose: str) -> KeyForgeCards:
        """The discard pile of "any" player, of "each" or of the "opponent"."""
        words, side = DISCARDS[whose]
        return self.lying(t.DISCARD, side, words)

    def purged(self, yours: bool = False) -> KeyForgeCards:
        """Purged cards of either player, or those that you own: they lie with their owner."""
        if not yours:
            return KeyForgeCards(self.noun, (t.PURGED,), ANYONE, self.qualities, adjective("purgado", "purged", 2, 1))
        return self.lying(t.PURGED, YOURS, PURGED_OF_YOURS)

    @property
    def wherever(self) -> KeyForgeCards:
        """Yours, in hand, in the discard pile or in the line."""
        words = Whence("de tu mano, de tu pila de descartes o de tu línea de batalla", "your hand, discard pile, or battleline")
        return KeyForgeCards(self.noun, (t.HAND, t.DISCARD, t.LINE), YOURS, self.qualities, words)

    @property
    def in_hand(self) -> KeyForgeCards:
        return self.lying(t.HAND, YOURS, Whence("de tu mano", "your hand"))

    @property
    def in_their_hand(self) -> KeyForgeCards:
        return self.lying(t.HAND, THEIRS, Whence("de la mano de tu oponente", "your opponent’s hand"))

    def revealed(self, who: int) -> KeyForgeCards:
        """Of your hand, or of the opponent's, which the sentence before has revealed."""
        return self.lying(t.HAND, YOURS if who == YOU else THEIRS, REVEALED_THIS_WAY)


DISCARDS: Final = {
    "any": (Whence("de una pila de descartes", "a discard pile"), ANYONE),
    "each": (Whence("de cada pila de descartes", "each discard pile"), ANYONE),
    "opponent": (Whence("de la pila de descartes de tu oponente", "your opponent’s discard pile"), THEIRS),
}
PURGED_OF_YOURS: Final = Adjective(
    "purgado de tu propiedad", "purgada de tu propiedad", "purgados de tu propiedad", "purgadas de tu propiedad",
    "you own that was purged", True, 2, 9,
)  # fmt: skip


creature: Final = KeyForgeCards(CREATURE, (t.LINE,), ANYONE, (IsType(t.CREATURE),))
artifact: Final = KeyForgeCards(ARTIFACT, (t.ARTIFACTS,), ANYONE, (IsType(t.ARTIFACT),))
upgrade: Final = KeyForgeCards(UPGRADE, (t.UPGRADES,), ANYONE, (IsType(t.UPGRADE),))
action_card: Final = KeyForgeCards(ACTION, (t.HAND,), ANYONE, (IsType(t.ACTION),))
card_in_play: Final = KeyForgeCards(CARD, t.IN_PLAY)
creature_or_artifact: Final = KeyForgeCards(CREATURE_OR_ARTIFACT, (t.LINE, t.ARTIFACTS))
any_card: Final = KeyForgeCards(CARD, (t.HAND,))


CLAUSES: Final = {
    t.AMBER: Words("tenga Æ sobre ella", "has Æ on it"),
}


def relative(quality: Quality) -> Words:
    """A quality as what a creature is or has: "is a Giant", "has power 5 or higher"."""
    if isinstance(quality, OfTrait):
        name = quality.noun
        article = "una" if name.feminine else "un"
        return Words(f"sea {article} {name.es}", f"is a {name.en}")
    if isinstance(quality, Power):
        return Words(f"tenga {quality.least} o más de poder", f"has power {quality.least} or higher")
    assert isinstance(quality, HasCounter)
    return CLAUSES[quality.field]


def either(one: KeyForgeCards, two: KeyForgeCards) -> KeyForgeCards:
    """Creatures that have the last quality of the one or of the other: "that is a Giant or has power 5 or higher"."""
    first, second = one.qualities[-1], two.qualities[-1]
    said = (relative(first), relative(second))
    words = invariable(f"que {said[0].es} o {said[1].es}", f"that {said[0].en} or {said[1].en}", True, 8, 8)
    return creature.having(EitherOf(first, second, words))


upgrade_or_robot: Final = KeyForgeCards(
    Noun("mejora o carta de Robot", "mejoras o cartas de Robot", True, "upgrade or Robot card", "upgrades or Robot cards"),
    (t.HAND,),
    ANYONE,
    (IsOneOf((t.UPGRADE,), "robot"),),
)
noncreature_card: Final = KeyForgeCards(
    Noun(
        "artefacto, mejora o carta de acción", "artefactos, mejoras o cartas de acción", False,
        "artifact, upgrade, or action card", "artifacts, upgrades, or action cards",
    ),
    (t.HAND,),
    ANYONE,
    (IsOneOf((t.ARTIFACT, t.UPGRADE, t.ACTION)),),
)  # fmt: skip


class Pronoun(Register):
    """A card named just before: "archívala", "sobre ella"; "archive it", "on it"."""

    def __init__(self, name: str, feminine: bool = True) -> None:
        super().__init__(name, Words("ella" if feminine else "él", "it"), signs.THIS.mark if name == "this" else signs.IT.mark)
        self.joined = "la" if feminine else "lo"  # at the end of a Spanish verb


THIS: Final = Register("this", Words("esta criatura", "this creature"), signs.THIS.mark)
ITSELF: Final = Register(
    "this", Words("esta criatura", "this creature"), signs.THIS.mark
)  # named as the subject: "esta criatura captura"
HER: Final = Pronoun("it")  # the card chosen last
HERSELF: Final = Pronoun("this")
THIS_ARTIFACT: Final = Register("this", Words("este artefacto", "this artifact"), signs.THIS.mark)
THIS_CARD: Final = Register("this", Words("esta carta", "this card"), signs.THIS.mark)
THE_UPGRADE: Final = Register("via", Words("esta mejora", "this upgrade"), signs.THE_UPGRADE.mark)
IT: Final = Register("it", Words("esa criatura", "that creature"), signs.IT.mark)
THAT_ARTIFACT: Final = Register("it", Words("ese artefacto", "that artifact"), signs.IT.mark)
THAT_CARD: Final = Register("it", Words("esa carta", "that card"), signs.IT.mark)
THEM: Final = Register("them", Words("esas criaturas", "those creatures"), signs.IT.mark)
EVENT_CARD: Final = Register("that", Words("esa criatura", "that creature"), signs.IT.mark)
FOUGHT: Final = Register("other", Words("la criatura con la que lucha", "the creature it fights"), signs.FOUGHT.mark)


class Standing(Register):
    """A card the text already knows, while it is in play (KF-cardab-02)."""

    def known(self, s: State, f: Resolving) -> tuple[int, ...]:
        return tuple([card for card in super().known(s, f) if in_play(s, card)])


FOUGHT_AND_STANDING: Final = Standing("other", FOUGHT.words, FOUGHT.sign)


def each(cards: Cards) -> Each:
    return Each(cards)


def a(cards: Cards) -> Chosen:
    """One card, chosen by the player."""
    return Chosen(cards)


def up_to(most: int, cards: Cards) -> Chosen:
    return Chosen(cards, most, 0)


def exactly(number: int | Amount, cards: Cards) -> Chosen:
    return Chosen(cards, amount(number))


def any_number(cards: Cards) -> Chosen:
    return AnyNumber(cards, NO_LIMIT, 0)


class AnyNumber(Chosen):
    def phrase(self, lang: str) -> str:
        article = "any number of" if lang == EN else ("cualquier número de")
        return f"{article} {self.cards.phrase(lang, '', True)}"

    def symbols(self) -> str:
        said = self.cards.symbols()
        return f"{UP_TO}{signs.ALL.mark} {said}" if said else ""


def both(first: Selection, second: Selection) -> Both:
    return Both(first, second)
