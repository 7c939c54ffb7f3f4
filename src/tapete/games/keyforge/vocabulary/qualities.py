"""What can be said of a card: the adjectives behind the nouns."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.effects import Condition, Resolving
from tapete.core.language import Adjective, Noun, invariable
from tapete.core.nouns import Quality
from tapete.core.state import State
from tapete.core.symbols import NOT, OR, joined
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import signs
from tapete.games.keyforge import things as t
from tapete.games.keyforge.catalogue import all_facts, trait_names
from tapete.games.keyforge.rules.headings import headed
from tapete.games.keyforge.things import ACTIVE_HOUSE, HOUSE_NAMES, HOUSES, KEYWORDS, facts, neighbors, type_of, upgrades_on
from tapete.games.keyforge.values import armor, belongs, has_trait, keyword, on_flank, power, printed_house

NO_WORD: Final = invariable("", "")
NO_LIMIT: Final = 1 << 20  # as many as there are


def unlike(es: str, en: str) -> Adjective:
    """What something is not: "que no sea de Marte", "que no sean de Marte"; "non-Mars"."""
    return Adjective(f"que no sea {es}", f"que no sea {es}", f"que no sean {es}", f"que no sean {es}", en, False, 7, 3)


def plural_of(word: str) -> str:
    """The plural of a Spanish noun.

    >>> plural_of("Caballero"), plural_of("Ladrón"), plural_of("Ángel"), plural_of("IA")
    ('Caballeros', 'Ladrones', 'Ángeles', 'IA')
    """
    if word[-1].isupper() or word.endswith(("s", "]")):
        return word
    if word.endswith("ón"):
        return word[:-2] + "ones"
    return word + ("s" if word[-1] in "aeioué" else "es")


class IsType(Quality):
    implied: ClassVar[bool] = True

    def __init__(self, type: int) -> None:
        super().__init__(NO_WORD)
        self.type = type

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return type_of(s, card) == self.type


class OnlyIf(Quality):
    """Any card if a condition holds, and else none."""

    def __init__(self, condition: Condition) -> None:
        super().__init__(invariable(f"si {condition.text('es')}", f"if {condition.text('en')}", True, 9, 9))
        self.condition = condition

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return self.condition.holds(s, f)


class OfHouse(Quality):
    """Belongs to a house, or not; without a house named, to the one chosen before."""

    def __init__(self, house: str, wanted: bool = True) -> None:
        if house:
            name = HOUSE_NAMES[house]
            words = invariable(f"de {name.es}", name.en, False, 3, 4) if wanted else unlike(f"de {name.es}", f"non-{name.en}")
        else:
            words = invariable("de esa casa", "of that house", True, 3)
        super().__init__(words)
        self.house = HOUSES.index(house) if house else -1
        self.wanted = wanted

    def test(self, s: State, f: Resolving, card: int) -> bool:
        house = self.house
        if house < 0:
            if not f.word:
                return False
            house = HOUSES.index(f.word)
        return belongs(s, card, house) == self.wanted

    def symbols(self) -> str:
        return ("" if self.wanted else NOT) + (signs.THAT_HOUSE if self.house < 0 else signs.HOUSE_SIGNS[HOUSES[self.house]]).mark


class OfTrait(Quality):
    """Has a trait, or not. In Spanish the trait is a noun: "un Caballero aliado"."""

    def __init__(self, trait: str, wanted: bool = True) -> None:
        name = trait_names()[trait]
        es, en = name["es"], name["en"]
        super().__init__(invariable(es, en, False, 0, 5) if wanted else unlike(es, f"non-{en}"))
        self.trait = trait
        self.wanted = wanted
        self.noun = Noun(es, plural_of(es), name["gender"] == "f", en, en)

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return has_trait(s, card, self.trait) == self.wanted

    def symbols(self) -> str:
        sign = signs.TRAIT_SIGNS.get(self.trait)
        return "" if sign is None else ("" if self.wanted else NOT) + sign.mark


class HasCounter(Quality):
    """Has (or lacks) something on it: damage, a stun, Æmber."""

    def __init__(self, field: int, wanted: bool, words: Adjective) -> None:
        super().__init__(words)
        self.field = field
        self.wanted = wanted

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return (s.numbers[self.field][card] > 0) == self.wanted

    def symbols(self) -> str:
        sign = COUNTER_SIGNS.get(self.field)
        return "" if sign is None else ("" if self.wanted else "≠") + sign.mark


COUNTER_SIGNS: Final = {t.DAMAGE: signs.DAMAGED, t.STUN: signs.STUNNED, t.EXHAUSTED: signs.EXHAUST, t.AMBER: signs.WITH_AEMBER}


class OnFlank(Quality):
    def __init__(self, wanted: bool) -> None:
        words = (
            invariable("de flanco", "flank", False, 3, 3)
            if wanted
            else Adjective(
                "que no esté en un flanco",
                "que no esté en un flanco",
                "que no estén en un flanco",
                "que no estén en un flanco",
                "not on a flank",
                True,
                7,
                6,
            )
        )
        super().__init__(words)
        self.wanted = wanted

    def symbols(self) -> str:
        return ("" if self.wanted else "≠") + signs.FLANK.mark

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return on_flank(s, card) == self.wanted


class Power(Quality):
    """Power within bounds (inclusive)."""

    def __init__(self, least: int, most: int) -> None:
        if least == most:
            words = invariable(f"con {least} de poder", f"with power {least}")
        elif least <= 0:
            words = invariable(f"con {most} o menos de poder", f"with power {most} or lower")
        else:
            words = invariable(f"con {least} o más de poder", f"with power {least} or higher")
        super().__init__(words)
        self.least = least
        self.most = most

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return self.least <= power(s, card) <= self.most

    def symbols(self) -> str:
        if self.least == self.most:
            return f"{self.least} {signs.POWER.mark}"
        return f"≤{self.most} {signs.POWER.mark}" if self.least <= 0 else f"≥{self.least} {signs.POWER.mark}"


class HasKeyword(Quality):
    def __init__(self, word: int, words: Adjective) -> None:
        super().__init__(words)
        self.word = word

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return keyword(s, card, self.word) > 0

    def symbols(self) -> str:
        return signs.KEYWORD_SIGNS[KEYWORDS[self.word]].mark


class Other(Quality):
    """Not the card that speaks."""

    def __init__(self) -> None:
        super().__init__(invariable("", "other", False, 0, 0))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return card != f.source

    def symbols(self) -> str:
        return NOT + signs.THIS.mark


class Itself(Quality):
    """The very card that speaks."""

    def __init__(self) -> None:
        super().__init__(NO_WORD)

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return card == f.source

    def symbols(self) -> str:
        return signs.THIS.mark


class NotChosen(Quality):
    """Not the card (or one of the cards) chosen before."""

    def __init__(self) -> None:
        super().__init__(invariable("", "other", False, 0, 0))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return card != f.it and card not in f.kept

    def symbols(self) -> str:
        return NOT + signs.IT.mark


class Neighbor(Quality):
    """Next to this card, to the card chosen before, or to the one being fought."""

    def __init__(self, of: str, words: Adjective) -> None:
        super().__init__(words)
        self.of = of

    def test(self, s: State, f: Resolving, card: int) -> bool:
        centre = f.source
        if self.of == "it":
            centre = f.it
        elif self.of == "fought":
            centre = f.event.other if f.event is not None else -1
        return centre >= 0 and s.place[centre] // 2 == t.LINE and card in neighbors(s, centre)

    def symbols(self) -> str:
        return signs.NEIGHBOR.mark if self.of == "this" else (signs.NEXT_TO_IT if self.of == "it" else signs.NEXT_TO_FOUGHT).mark


class Named(Quality):
    """A card of one name."""

    def __init__(self, id: str) -> None:
        name = all_facts()[id].name
        forms = [f"{form} {name.es}" for form in ("llamado", "llamada", "llamados", "llamadas")]
        super().__init__(Adjective(forms[0], forms[1], forms[2], forms[3], f"named {name.en}", True, 6, 6))
        self.id = id

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return s.cards[card].id == self.id


class Among(Quality):
    """One of the cards a lasting effect was made for; the text speaks of one card or of several."""

    def __init__(self, several: bool = False) -> None:
        super().__init__(NO_WORD)
        self.several = several

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return card in f.them

    def symbols(self) -> str:
        return signs.IT.mark


class Untagged(Quality):
    """Nobody may choose a creature already tagged for destruction (KF-destroy-09)."""

    implied: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(NO_WORD)

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return not s.numbers[t.TAGGED][card]


class OfTheActiveHouse(Quality):
    """Belongs to the active house."""

    def __init__(self) -> None:
        super().__init__(invariable("de la casa activa", "of the active house"))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        house = s.world[ACTIVE_HOUSE]
        return house >= 0 and belongs(s, card, house)

    def symbols(self) -> str:
        return signs.ACTIVE_HOUSE.mark


class WithArmor(Quality):
    def __init__(self) -> None:
        super().__init__(invariable("con armadura", "with armor"))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return armor(s, card) > 0

    def symbols(self) -> str:
        return f"≥1 {signs.ARMOR.mark}"


class Upgraded(Quality):
    def __init__(self) -> None:
        super().__init__(invariable("con una mejora", "with an upgrade"))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return bool(upgrades_on(s, card))

    def symbols(self) -> str:
        return signs.UPGRADE.mark


class EitherOf(Quality):
    """One quality or another: "that is a Giant or has power 5 or higher"."""

    def __init__(self, one: Quality, two: Quality, words: Adjective) -> None:
        super().__init__(words)
        self.one = one
        self.two = two

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return self.one.test(s, f, card) or self.two.test(s, f, card)

    def symbols(self) -> str:
        either = joined([self.one.symbols(), self.two.symbols()], OR)
        return f"({either})" if either else ""


class NotThose(Quality):
    """None of the cards the sentence before is about."""

    def __init__(self) -> None:
        super().__init__(invariable("que no haya sido elegida", "other", False, 7, 0))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return card not in f.them


class AsPowerful(Quality):
    """With the same power as one of the cards the sentence before is about; those too."""

    def __init__(self) -> None:
        super().__init__(
            invariable("con el mismo poder que una de las elegidas", "with the same power as either of the chosen creatures")
        )

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return any([power(s, each) == power(s, card) for each in f.them])


class OfHouseChosen(Quality):
    """Of the house that a player has just chosen as the active one."""

    def __init__(self) -> None:
        super().__init__(invariable("de esa casa", "of that house", True, 3))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return f.event is not None and belongs(s, card, f.event.amount)

    def symbols(self) -> str:
        return signs.THAT_HOUSE.mark


class OffActiveHouse(Quality):
    def __init__(self) -> None:
        super().__init__(invariable("que no sea de la casa activa", "that is not of the active house"))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        house = s.world[ACTIVE_HOUSE]
        return house >= 0 and not belongs(s, card, house)

    def symbols(self) -> str:
        return "≠" + signs.ACTIVE_HOUSE.mark


class OfHouseInPlay(Quality):
    """Of a house of which its player has a card in play."""

    def __init__(self) -> None:
        super().__init__(
            invariable("de cualquier casa de la que tengas una carta en juego", "of any house for which you have a card in play")
        )

    def test(self, s: State, f: Resolving, card: int) -> bool:
        mine = [each for zone in t.IN_PLAY for each in s.zone(zone, f.you)]
        houses = [house for house in range(len(HOUSES)) if belongs(s, card, house)]
        return any([belongs(s, each, house) for each in mine for house in houses])


class AloneInTraits(Quality):
    """Shares no trait with another creature of its controller's line."""

    def __init__(self) -> None:
        super().__init__(
            invariable(
                "que no comparta ningún rasgo con otra criatura de la línea de batalla de su controlador",
                "that does not share a trait with another creature in its controller’s battleline",
            )
        )

    def test(self, s: State, f: Resolving, card: int) -> bool:
        mine = facts(s, card).traits
        others = [each for each in s.zones[s.place[card]] if each != card]
        return not any([trait in mine for each in others for trait in facts(s, each).traits])


class OfChosenTrait(Quality):
    def __init__(self) -> None:
        super().__init__(invariable("con ese rasgo", "with that trait"))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return bool(f.word) and has_trait(s, card, f.word)


class Parity(Quality):
    """Even or odd power."""

    def __init__(self, which: str) -> None:
        super().__init__(
            invariable("con poder par", "with even power") if which == "even" else invariable("con poder impar", "with odd power")
        )
        self.rest = 0 if which == "even" else 1

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return power(s, card) % 2 == self.rest

    def symbols(self) -> str:
        return (signs.EVEN if self.rest == 0 else signs.ODD).mark


class PowerIsNumber(Quality):
    """With exactly the power that was chosen before."""

    def __init__(self) -> None:
        super().__init__(invariable("con un poder igual a ese número", "with power equal to that number"))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return power(s, card) == f.number


class OfItsHouse(Quality):
    """Of the house printed on the card at hand."""

    def __init__(self) -> None:
        super().__init__(invariable("de la casa de esa carta", "of that card’s house"))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return f.it >= 0 and belongs(s, card, printed_house(s, f.it))


class SharesTrait(Quality):
    """Has a trait in common with the card chosen before."""

    def __init__(self) -> None:
        super().__init__(
            invariable("que comparta un rasgo con la criatura purgada", "that shares a trait with the purged creature")
        )

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return f.it >= 0 and any([trait in facts(s, f.it).traits for trait in facts(s, card).traits])


class OfAnotherName(Quality):
    """Not a copy of the card chosen before."""

    def __init__(self) -> None:
        super().__init__(invariable("con otro nombre", "with a different name"))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return f.it < 0 or s.cards[card] is not s.cards[f.it]


class OfOnePile(Quality):
    """All picks of a choice from the same player's pile."""

    def __init__(self) -> None:
        super().__init__(NO_WORD)

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return not f.picked or s.place[card] == s.place[f.picked[0]]


class Reaper(Quality):
    """Has a *Reap:* ability that is not already resolving: effects that trigger one another do not come back to where they
    began, or two Replicators alone would never end."""

    def __init__(self) -> None:
        super().__init__(invariable("", ""))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        effects = [ability.program for ability, _ in headed(s, card, "reap")]
        for frame in s.stack:
            if isinstance(frame, Resolving) and frame.source == card and frame.program in effects:
                return False
        return bool(effects)


class Player(Quality):
    """Has a *Play:* ability."""

    def __init__(self) -> None:
        super().__init__(invariable("con un efecto de Jugar", "with a play effect"))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return bool(headed(s, card, "play"))


class IsOneOf(Quality):
    """Of one of some types, or with a trait; the noun says which."""

    def __init__(self, types: tuple[int, ...], trait: str = "") -> None:
        super().__init__(NO_WORD)
        self.types = types
        self.trait = trait

    def test(self, s: State, f: Resolving, card: int) -> bool:
        kind = facts(s, card)
        return kind.type in self.types or (bool(self.trait) and self.trait in kind.traits)


class FirstPlayed(Quality):
    """The first creature played this turn: nobody has played one before it."""

    def __init__(self) -> None:
        super().__init__(invariable("", ""))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return not any([e.kind == ev.PLAYED and type_of(s, e.card) == t.CREATURE for e in s.history])


FIRST_PLAYED: Final = FirstPlayed()
