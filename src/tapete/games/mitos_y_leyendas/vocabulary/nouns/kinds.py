"""Nouns: the cards a text speaks of. ``race("vampiro").enemy`` selects them and prints them."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Register, Resolving
from tapete.core.language import EN, Adjective, Noun, Words, invariable
from tapete.core.nouns import THEIRS, YOURS, Cards, Quality
from tapete.core.state import State
from tapete.core.symbols import NOT, joined
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Again
from tapete.games.mitos_y_leyendas.things import RACES
from tapete.games.mitos_y_leyendas.vocabulary.nouns.qualities import (
    CLAUSE_RANK,
    ENEMY,
    NO_WORD,
    OWN,
    Another,
    Armed,
    Attacking,
    Blocking,
    CalledLike,
    CostFrom,
    Fighting,
    FromHand,
    Lying,
    NotOfRace,
    OfRace,
    OfType,
    Quiet,
    StrengthFrom,
    TouchesGold,
    Unarmed,
    Unblockable,
    WithText,
    agreeing,
)


class Kind(Cards):
    """Cards with words to narrow them down."""

    @property
    def enemy(self) -> Kind:
        return Kind(self.noun, self.zones, THEIRS, self.qualities)

    @property
    def own(self) -> Kind:
        return Kind(self.noun, self.zones, YOURS, self.qualities)

    def adjectives(self) -> list[Adjective]:
        found = super().adjectives()
        if self.zones[0] in t.IN_PLAY:
            if self.side == THEIRS:
                found.append(ENEMY)
            elif self.side == YOURS:
                found.append(OWN)
        return found

    def article(self, lang: str, article: str, body: str) -> str:
        """Spanish says "un Arma", though the noun is feminine. ``those`` is "los Aliados", and in English no article at all."""
        if article == "those":
            return "" if lang == EN else "las" if self.noun.feminine else "los"
        if article == "a" and lang != EN and self.noun in (WEAPON, WEAPON_OR_TOTEM):
            return "un"
        return super().article(lang, article, body)

    def phrase(self, lang: str, article: str, plural: bool) -> str:
        """Cards other than the one that speaks are "otro Aliado", "todos los demás Aliados"."""
        if not any([isinstance(quality, Another) for quality in self.qualities]):
            return super().phrase(lang, article, plural)
        body = super().phrase(lang, "", plural)
        if lang == EN:
            return f"{OTHERS_EN.get(article, f'{article} other')} {body}"
        first = self.article(lang, article, body)
        if article in ("all", "those"):
            return f"{first} demás {body}"
        others = "otr" + ("a" if self.noun.feminine else "o") + ("s" if plural else "")
        return f"{others} {body}" if article in ("a", "") else f"{first} {others} {body}"

    @property
    def somewhere(self) -> Kind:
        """The same cards without a word about where they lie."""
        return Kind(self.noun, self.zones, self.side, tuple([each for each in self.qualities if not isinstance(each, Lying)]))

    @property
    def lying(self) -> Kind:
        """The same cards as what lies there: "for each Oro in your Graveyard"."""
        return Kind(
            self.noun, self.zones, self.side, tuple([each.inside if isinstance(each, Lying) else each for each in self.qualities])
        )

    @property
    def anyones(self) -> Kind:
        """The same cards on either side."""
        return Kind(self.noun, self.zones, -1, self.qualities)

    def with_quality(self, quality: Quality) -> Kind:
        return Kind(self.noun, self.zones, self.side, (*self.qualities, quality))

    def stronger(self, than: int) -> Kind:
        words = invariable(f"de Fuerza mayor que {than}", f"with Strength greater than {than}")
        return self.with_quality(StrengthFrom(than + 1, 1 << 20, words))

    def up_to_strength(self, most: int) -> Kind:
        words = invariable(f"de Fuerza {most} o menos", f"with Strength {most} or less")
        return self.with_quality(StrengthFrom(0, most, words))

    def cost_up_to(self, most: int) -> Kind:
        return self.with_quality(CostFrom(0, most, invariable(f"de coste {most} o menos", f"with cost {most} or less")))

    def of_another_race(self, name: str) -> Kind:
        what = race_noun(name)
        one, several = f"that is not {what.a(EN)} {what.en}", f"that are not {what.en_plural}"
        words = agreeing(f"que no sea {what.es}", f"que no sean {what.es_plural}", one, several)
        return self.with_quality(NotOfRace(t.race_bit(name), words))

    @property
    def attacking(self) -> Kind:
        return self.with_quality(Attacking(Adjective("atacante", "atacante", "atacantes", "atacantes", "attacking", False, 4, 2)))

    @property
    def blocking(self) -> Kind:
        words = ("bloqueador", "bloqueadora", "bloqueadores", "bloqueadoras", "blocking")
        return self.with_quality(Blocking(Adjective(*words, False, 4, 2)))

    @property
    def fighting(self) -> Kind:
        return self.with_quality(
            Fighting(agreeing("que participe en la Batalla", "que participen en la Batalla", "taking part in the Battle"))
        )

    @property
    def another(self) -> Kind:
        return self.with_quality(Another(NO_WORD))  # said by the article

    @property
    def in_attack(self) -> Kind:
        words = invariable("de la Línea de Ataque", "in the Attack Line", es_rank=CLAUSE_RANK)
        return Kind(self.noun, (t.ATTACK,), self.side, (*self.qualities, Quiet(words, signs.IN_ATTACK.mark)))

    @property
    def is_unblockable(self) -> Kind:
        return self.with_quality(
            Unblockable(Adjective("imbloqueable", "imbloqueable", "imbloqueables", "imbloqueables", "unblockable"))
        )

    @property
    def armed(self) -> Kind:
        return self.with_quality(Armed(agreeing("que porte un Arma", "que porten un Arma", "carrying a Weapon")))

    @property
    def unarmed(self) -> Kind:
        return self.with_quality(Unarmed(agreeing("que no porte un Arma", "que no porten un Arma", "carrying no Weapon")))

    @property
    def from_hand(self) -> Kind:
        """Of cards being played."""
        return self.with_quality(FromHand(invariable("de su mano", "from their hand")))

    @property
    def touching_gold(self) -> Kind:
        return self.with_quality(TouchesGold(invariable("que afecte a los Oros", "that affects Oros")))

    def named(self, *names: str) -> Kind:
        return self.with_quality(CalledLike(*names))

    def symbols(self) -> str:
        """Whose, which, what and where."""
        before: list[str] = []
        after: list[str] = []
        if self.side >= 0 and self.zones[0] in t.IN_PLAY:
            before.append((signs.OWN if self.side == YOURS else signs.ENEMY).mark)
        for quality in self.qualities:
            if isinstance(quality, (OfType, OfRace)) and not quality.adjective.m:
                continue
            (after if isinstance(quality, Quiet) else before).append(quality.symbols())
        return joined([*before, self.noun.sign, *after], " ")


OTHERS_EN: Final = {"a": "another", "": "other", "those": "other"}


def race_noun(name: str) -> Noun:
    return RACE_NOUNS[RACES.index(name)]


def noun(es: str, plural: str, feminine: bool, en: str, en_plural: str, sign: str = "") -> Noun:
    return Noun(es, plural, feminine, en, en_plural, sign)


RACE_NOUNS: Final[tuple[Noun, ...]] = (
    noun("Abominación", "Abominaciones", True, "Abomination", "Abominations"),
    noun("Bestia", "Bestias", True, "Beast", "Beasts"),
    noun("Bárbaro", "Bárbaros", False, "Barbarian", "Barbarians"),
    noun("Caballero", "Caballeros", False, "Knight", "Knights"),
    noun("Cazador", "Cazadores", False, "Hunter", "Hunters"),
    noun("Campeón", "Campeones", False, "Champion", "Champions"),
    noun("Chamán", "Chamanes", False, "Shaman", "Shamans"),
    noun("Criatura", "Criaturas", True, "Creature", "Creatures"),
    noun("Dragón", "Dragones", False, "Dragon", "Dragons"),
    noun("Dios", "Dioses", False, "God", "Gods"),
    noun("Faerie", "Faeries", False, "Faerie", "Faeries"),
    noun("Kami", "Kamis", False, "Kami", "Kamis"),
    noun("Guerrero", "Guerreros", False, "Warrior", "Warriors"),
    noun("Licántropo", "Licántropos", False, "Werewolf", "Werewolves"),
    noun("Xian", "Xian", False, "Xian", "Xian"),
    noun("Vampiro", "Vampiros", False, "Vampire", "Vampires"),
    noun("Samurái", "Samuráis", False, "Samurai", "Samurai"),
    noun("Shaolín", "Shaolines", False, "Shaolin", "Shaolins"),
    noun("Ninja", "Ninjas", False, "Ninja", "Ninjas"),
)


for race_number, race_named in enumerate(RACE_NOUNS):
    race_named.sign = signs.RACE_SIGNS[race_number].mark
CREATURE: Final = RACE_NOUNS[7]


ALLY: Final = noun("Aliado", "Aliados", False, "Ally", "Allies", signs.ALLY.mark)


WEAPON: Final = noun("Arma", "Armas", True, "Weapon", "Weapons", signs.WEAPON.mark)


WEAPON_OR_TOTEM: Final = noun(
    "Arma o Tótem", "Armas o Tótems", True, "Weapon or Totem", "Weapons or Totems", signs.types(1 << t.WEAPON | 1 << t.TOTEM)
)
TALISMAN: Final = noun("Talismán", "Talismanes", False, "Talisman", "Talismans", signs.TALISMAN.mark)


TOTEM: Final = noun("Tótem", "Tótems", False, "Totem", "Totems", signs.TOTEM.mark)


ORO: Final = noun("Oro", "Oros", False, "Oro", "Oros", signs.ORO.mark)


CARD: Final = noun("carta", "cartas", True, "card", "cards", signs.CARD.mark)


NO_ORO: Final = agreeing("que no sea un Oro", "que no sean Oros", "other than an Oro", "other than Oros")


ally: Final = Kind(ALLY, t.LINES)


gold: Final = Kind(ORO, t.TREASURE)


totem: Final = Kind(TOTEM, (t.SUPPORT,))


weapon: Final = Kind(WEAPON, (t.WEAPONS,))


card_in_play: Final = Kind(CARD, t.IN_PLAY, -1, (Quiet(invariable("en juego", "in play"), signs.IN_PLAY.mark),))


not_gold: Final = Kind(
    CARD, (t.DEFENCE, t.ATTACK, t.SUPPORT, t.WEAPONS), -1,
    (Quiet(invariable("en juego", "in play"), signs.IN_PLAY.mark), Quiet(NO_ORO, NOT + signs.ORO.mark)),
)  # fmt: skip


weapon_or_totem: Final = Kind(WEAPON_OR_TOTEM, (t.WEAPONS, t.SUPPORT))


gold_with_text: Final = gold.with_quality(WithText(invariable("con habilidad", "that has an ability", en_rank=CLAUSE_RANK)))


paid_gold: Final = Kind(ORO, (t.PAID,), -1, (Quiet(Adjective("pagado", "pagada", "pagados", "pagadas", "paid"), signs.PAID.mark),))


def race(name: str) -> Kind:
    """Allies of a race, named by it: "un Vampiro"."""
    return Kind(race_noun(name), t.LINES, -1, (OfRace(t.race_bit(name)),))


WHERE: Final = {
    (t.GRAVEYARD, YOURS): Lying("de tu Cementerio", "your Graveyard", signs.GRAVEYARD.mark),
    (t.GRAVEYARD, THEIRS): Lying("del Cementerio oponente", "your opponent’s Graveyard", signs.THEIR_GRAVEYARD.mark),
    (t.GRAVEYARD, -1): Lying("de un Cementerio", "a Graveyard", signs.A_GRAVEYARD.mark),
    (t.CASTLE, YOURS): Lying("de tu Castillo", "your Castle", signs.CASTLE.mark),
    (t.CASTLE, THEIRS): Lying("del Castillo oponente", "your opponent’s Castle", signs.THEIR_CASTLE.mark),
    (t.HAND, YOURS): Lying("de tu mano", "your hand", signs.HAND.mark),
    (t.HAND, THEIRS): Lying("de la mano oponente", "your opponent’s hand", signs.THEIR_HAND.mark),
}


TYPED: Final = {t.ALLY: ALLY, t.WEAPON: WEAPON, t.TALISMAN: TALISMAN, t.TOTEM: TOTEM, t.GOLD: ORO}


def somewhere(zone: int, side: int, type: int = -1, race_name: str = "", *more: Quality) -> Kind:
    """Cards of a type in a Castle, a Graveyard or a hand."""
    named = CARD if type < 0 else TYPED[type]
    qualities: list[Quality] = []
    if type >= 0:
        qualities.append(OfType(1 << type))
    if race_name:
        named = race_noun(race_name)
        qualities.append(OfRace(t.race_bit(race_name)))
    return Kind(named, (zone,), side, (*qualities, *more, WHERE[zone, side]))


NOT_AN_ORO: Final = OfType(15, NO_ORO)


def in_graveyard(type: int = -1, side: int = YOURS, race_name: str = "") -> Kind:
    return somewhere(t.GRAVEYARD, side, type, race_name)


def in_castle(type: int = -1, side: int = YOURS, race_name: str = "") -> Kind:
    return somewhere(t.CASTLE, side, type, race_name)


def in_castle_or_graveyard(type: int) -> Kind:
    """Cards of yours in either place."""
    where = Lying("de tu Castillo o de tu Cementerio", "your Castle or Graveyard", signs.EITHER.mark)
    return Kind(TYPED[type], (t.CASTLE, t.GRAVEYARD), YOURS, (OfType(1 << type), where))


def in_hand(type: int = -1, side: int = YOURS, race_name: str = "") -> Kind:
    return somewhere(t.HAND, side, type, race_name)


def played(type: int = -1, race_name: str = "") -> Kind:
    """A card being played, as responses describe it: of a type, or of anything but an Oro."""
    qualities: list[Quality] = [OfType(15 if type < 0 else 1 << type)]
    if race_name:
        qualities.append(OfRace(t.race_bit(race_name)))
    named = race_noun(race_name) if race_name else CARD if type < 0 else TYPED[type]
    return Kind(named, (t.PLAYING,), -1, tuple(qualities))


THIS: Final = Register("this", Words("esta carta", "this card"), signs.THIS.mark)


THIS_ALLY: Final = Register("this", Words("este Aliado", "this Ally"), signs.THIS.mark)


IT: Final = Register("it", Words("esa carta", "that card"), signs.IT.mark)


THAT: Final = Register("that", Words("esa carta", "that card"), signs.IT.mark)


THAT_ALLY: Final = Register("that", Words("ese Aliado", "that Ally"), signs.IT.mark)


OPPOSITE: Final = Register("other", Words("el Aliado que lo bloquea", "the Ally that blocks it"), signs.BLOCKER.mark)


class TopCards(Cards):
    """The top cards of a Castle."""

    def __init__(self, number: int, side: int = YOURS) -> None:
        super().__init__(CARD, (t.CASTLE,), side)
        self.number = number

    def all(self, s: State, f: Resolving) -> list[int]:
        return s.zone(t.CASTLE, f.you if self.side == YOURS else t.other(f.you))[: self.number]


ally_card: Final = Kind(ALLY, t.LINES, -1, (OfType(1 << t.ALLY),))


SAME_TARGET: Final = Again(Words("ese Aliado", "that Ally"))


SAME_CARD: Final = Again(Words("esa carta", "that card"))


THEM: Final = Register("them", Words("ese Aliado", "that Ally"), signs.IT.mark)
