"""Constant text: what a card gets, gains, loses, costs, and where it belongs."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Amount, Condition, Fixed, Resolving, amount
from tapete.core.language import EN, Noun, Words, invariable, listing
from tapete.core.nouns import ANYONE, Cards, Quality
from tapete.core.state import State
from tapete.games.keyforge import abilities as ab
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.abilities import PlayAsCopy, PlayCost, PlayOnlyIf, UseOnlyIf
from tapete.games.keyforge.catalogue import all_facts, keyword_of
from tapete.games.keyforge.modifiers import EVERYONE, OPPONENT, YOU, Change
from tapete.games.keyforge.things import (
    AMBER,
    ARTIFACTS,
    ASSAULT,
    DISCARD,
    HOUSE_NAMES,
    HOUSES,
    IDENTITY,
    KEYWORD_NAMES,
    KEYWORDS,
    LINE,
    in_play,
)
from tapete.games.keyforge.turn_events import WHEN_PLAYED
from tapete.games.keyforge.values import power, printed_house
from tapete.games.keyforge.vocabulary.lasting import Lasts, while_it_is_in_play
from tapete.games.keyforge.vocabulary.nouns import KeyForgeCards, artifact, creature
from tapete.games.keyforge.vocabulary.qualities import NO_WORD, Among

THIS_CREATURE: Final = Words("esta criatura", "this creature")


def chosen_before(cards: Cards) -> Among | None:
    """What marks a noun as the cards a lasting effect was made for."""
    for quality in cards.qualities:
        if isinstance(quality, Among):
            return quality
    return None


def definite(cards: Cards) -> tuple[Words, bool]:
    """The cards in words, and whether they are several: "esa criatura", "esas criaturas", "las criaturas aliadas"."""
    among = chosen_before(cards)
    if among is not None and not among.several:
        return Words(cards.phrase("es", "that", False), cards.phrase("en", "that", False)), False
    if among is not None:
        return Words(cards.phrase("es", "those", True), cards.phrase("en", "those", True)), True
    return Words(cards.phrase("es", "those all", True), cards.phrase("en", "", True)), True


def subject(cards: Cards | None) -> Words:
    """Who gets it: the card itself, the cards chosen before, or each card of a kind."""
    if cards is None:
        return THIS_CREATURE
    if chosen_before(cards) is not None:
        return definite(cards)[0]
    return Words(cards.phrase("es", "each", False), cards.phrase("en", "each", False))


def signed(by: Amount, lang: str) -> str:
    return by.text(lang) if isinstance(by, Fixed) and by.number < 0 else f"+{by.text(lang)}"


def gets(
    power: int | Amount = 0, armor: int | Amount = 0, cards: Cards | None = None, when: Condition | None = None
) -> tuple[Ability, ...]:
    """+power and +armor for this card or for others."""
    who = subject(cards)
    made: list[Ability] = []
    for kind, by, es, en in (
        (m.POWER, amount(power), "de poder", "power"),
        (m.ARMOR, amount(armor), "de armadura", "armor"),
    ):
        if by.text("en") == "0":
            continue
        each_es, each_en = by.each("es"), by.each("en")
        words = Words(
            f"{who.es} recibe {signed(by, 'es')} {es} {each_es}".strip(),
            f"{who.en} gets {signed(by, 'en')} {en} {each_en}".strip(),
        )
        made.append(Constant(Change(kind, words, cards, by=by, condition=when)))
    return tuple(made)


def gains(keyword: str, value: int = 1, cards: Cards | None = None, when: Condition | None = None) -> Constant:
    """A keyword for this card or for others."""
    whose = subject(cards)
    among = chosen_before(cards) if cards is not None else None
    several = among is not None and among.several
    said = Words(f"{whose.es} {'obtienen' if several else 'obtiene'}", f"{whose.en} {'gain' if several else 'gains'}")
    name = KEYWORD_NAMES[keyword]
    number = f" {value}" if keyword in ("assault", "hazardous", "splash-attack") else ""
    words = Words(f"{said.es} {name.es}{number}", f"{said.en} {name.en}{number}")
    return Constant(Change(m.KEYWORD, words, cards, by=value, extra=KEYWORDS.index(keyword), condition=when))


class AssaultOfItsPower(Change):
    """Assault equal to the power of the creature that has it."""

    def amount(self, s: State, scope: Resolving, card: int) -> int:
        return power(s, card)


def gains_assault_of_its_power(cards: Cards) -> Constant:
    who = subject(cards)
    deed = Words("obtiene Asalto X, donde X es su poder", "gains assault X, where X is its power")
    words = Words(f"{who.es} {deed.es}", f"{who.en} {deed.en}")
    return Constant(AssaultOfItsPower(m.KEYWORD, words, cards, by=1, extra=ASSAULT, deed=deed))


def loses(keyword: str, cards: Cards) -> Constant:
    who = subject(cards)
    name = KEYWORD_NAMES[keyword]
    deed = Words(f"pierde {name.es}", f"loses {name.en}")
    words = Words(f"{who.es} {deed.es}", f"{who.en} {deed.en}")
    return Constant(Change(m.LOSES_KEYWORD, words, cards, extra=KEYWORDS.index(keyword), deed=deed))


def grants(
    ability: Ability,
    cards: Cards | None = None,
    words: Words | None = None,
    when: Condition | None = None,
    played: bool = False,
) -> Constant:
    """An ability with a bold heading for other cards: "each creature you play (``played``) gains, “Play: …”"."""
    who = words or subject(cards)
    if played and cards is not None:
        each = Words(cards.phrase("es", "each", False), cards.phrase("en", "each", False))
        who = Words(f"{each.es} que juegues", f"{each.en} you play")
    deed = Words(f"obtiene: «{ability.text('es')}»", f"gains, “{ability.text('en')}”")
    return Constant(
        Change(m.GRANT, Words(f"{who.es} {deed.es}", f"{who.en} {deed.en}"), cards, condition=when, ability=ability, deed=deed)
    )


def keys_cost(by: int | Amount, who: int = OPPONENT, when: Condition | None = None) -> Constant:
    """Keys cost more or less for a player."""
    of = amount(by)
    whose = {
        YOU: Words("tus llaves cuestan", "your keys cost"),
        OPPONENT: Words("las llaves de tu oponente cuestan", "your opponent’s keys cost"),
        EVERYONE: Words("las llaves cuestan", "keys cost"),
    }[who]
    words = Words(
        f"{whose.es} {signed(of, 'es')} Æ {of.each('es')}".strip(),
        f"{whose.en} {signed(of, 'en')}Æ {of.each('en')}".strip(),
    )
    return Constant(Change(m.KEY_COST, words, who=who, by=of, condition=when))


class ByItsAember(Change):
    """Power for each Æmber on the very card that gets it."""

    def amount(self, s: State, scope: Resolving, card: int) -> int:
        return self.by.reckoned(s, scope) * s.numbers[AMBER][card]


def gets_for_its_aember(power: int, cards: Cards) -> Constant:
    """+power for each Æmber on it."""
    who = subject(cards)
    words = Words(
        f"{who.es} recibe +{power} de poder por cada Æ que haya sobre ella", f"{who.en} gets +{power} power for each Æ on it"
    )
    return Constant(ByItsAember(m.POWER, words, cards, by=power))


def refills(by: int, who: int = YOU, when: Condition | None = None) -> Constant:
    """The hand is refilled to more or fewer cards in the draw step."""
    plural = "" if abs(by) == 1 else "s"
    es = f"{abs(by)} carta{plural} {'más' if by > 0 else 'menos'}"
    en = f"{abs(by)} {'additional' if by > 0 else 'fewer'} card{plural}"
    words = {
        YOU: Words(
            f"durante tu paso de «robar cartas», repón tu mano hasta tener {es}",
            f"during your “draw cards” step, refill your hand to {en}",
        ),
        OPPONENT: Words(
            f"durante su paso de «robar cartas», tu oponente repone su mano hasta tener {es}",
            f"during their “draw cards” step, your opponent refills their hand to {en}",
        ),
        EVERYONE: Words(
            f"durante su paso de «robar cartas», cada jugador repone su mano hasta tener {es}",
            f"during their “draw cards” step, each player refills their hand to {en}",
        ),
    }[who]
    return Constant(Change(m.HAND_SIZE, words, who=who, by=by, condition=when))


DEEDS: Final = {
    "play": m.TO_PLAY,
    "use": m.TO_USE,
    "fight": m.TO_FIGHT,
    "reap": m.TO_REAP,
    "discard": m.TO_DISCARD,
    "act": m.TO_ACT,
}


def cannot(deed: str, who: int, words: Words, cards: Cards | None = None, when: Condition | None = None) -> Constant:
    """A prohibition: ``deed`` is play, use, fight, reap, act (*Action:* and *Omni:*) or discard."""
    return Constant(Change(m.CANNOT, words, cards, who, extra=DEEDS[deed], condition=when))


def cannot_fight_unless(barred: Cards, words: Words) -> Constant:
    """The card itself cannot fight such creatures."""
    return Constant(Change(m.CANNOT, words, barred, extra=m.TO_ATTACK))


def must_pay(number: int, deed: str, cards: Cards, words: Words) -> Constant:
    """The opponent must pay you to play or use such cards."""
    return Constant(Change(m.TOLL, words, cards, OPPONENT, by=number, extra=m.TO_PLAY if deed == "play" else m.TO_USE))


def play_limit(number: int, words: Words) -> Constant:
    return Constant(Change(m.PLAY_LIMIT, words, who=OPPONENT, by=number))


def must_choose(house: str, who: int, words: Words) -> Constant:
    """A house that must be chosen; without a name, the one chosen before."""
    return Constant(Change(m.MUST_CHOOSE_HOUSE, words, who=who, extra=HOUSES.index(house) if house else -2))


def cannot_choose(house: str, who: int, words: Words) -> Constant:
    return Constant(Change(m.CANNOT_CHOOSE_HOUSE, words, who=who, extra=HOUSES.index(house) if house else -2))


def belongs_to(house: str, words: Words, cards: Cards | None = None, when: Condition | None = None, only: bool = False) -> Constant:
    """Counts as of a house: a named one, or ``"all"``. ``only`` replaces the printed one."""
    extra = -1 if house == "all" else HOUSES.index(house)
    return Constant(Change(m.BELONGS, words, cards, by=1 if only else 0, extra=extra, condition=when))


def may_use(words: Words, cards: Cards | None = None, only_fight: bool = False, number: int = 0) -> Constant:
    """Cards may be used whatever their house; with a number, only that many of them."""
    return Constant(Change(m.MAY_USE, words, cards, extra=m.TO_FIGHT_ONLY if only_fight else m.IN_ANY_WAY, uses=number))


def may_play(words: Words, cards: Cards | None = None, when: Condition | None = None, number: int = 0) -> Constant:
    """Cards may be played whatever their house."""
    return Constant(Change(m.MAY_PLAY, words, cards, condition=when, uses=number))


def enters_ready(words: Words, cards: Cards | None = None, when: Condition | None = None, played: bool = False) -> Constant:
    """Enters play ready; ``played`` when the text speaks of playing it, not just of its entering."""
    return Constant(Change(m.ENTERS_READY, words, cards, condition=when, extra=WHEN_PLAYED if played else 0))


def enters(how: str) -> Ability:
    """This creature, "stunned" or on the "other-side": under the control of the opponent of whoever plays it."""
    if how == "other-side":
        return ab.EntersOpposite()
    return Constant(Change(m.ENTERS_STUNNED, Words("esta criatura entra en juego aturdida", "this creature enters play stunned")))


def protected(cards: Cards | None, words: Words, deed: Words = m.UNSAID) -> Constant:
    """Cannot be dealt damage."""
    return Constant(Change(m.PROTECTED, words, cards, deed=deed))


def blank_text(cards: Cards, words: Words) -> Constant:
    """The text of such creatures counts as blank."""
    return Constant(Change(m.BLANK, words, cards))


def harmless(when_attacked: bool = False) -> Constant:
    """This creature in all its fights, or only in those that others begin."""
    if when_attacked:
        words = Words("esta criatura no inflige daño al ser atacada", "this creature deals no damage when attacked")
        return Constant(Change(m.HARMLESS, words, extra=m.WHEN_ATTACKED))
    return Constant(
        Change(m.HARMLESS, Words("esta criatura no inflige daño al luchar", "this creature deals no damage when fighting"))
    )


def fight_bonus(by: int, against: Cards, words: Words) -> Constant:
    """Deals more damage while attacking such creatures."""
    return Constant(Change(m.FIGHT_BONUS, words, against, by=by))


def ignores(*keywords: str) -> Constant:
    """Keywords of what it attacks do not count."""
    bits = 0
    for keyword in keywords:
        bits |= 1 << KEYWORDS.index(keyword)
    es = listing([KEYWORD_NAMES[keyword].es for keyword in keywords], "es")
    en = listing([KEYWORD_NAMES[keyword].en for keyword in keywords], "en")
    words = Words(f"mientras ataca, esta criatura ignora {es}", f"while attacking, this creature ignores {en}")
    return Constant(Change(m.IGNORES, words, extra=bits))


def skips_forge(who: int, words: Words) -> Constant:
    return Constant(Change(m.SKIPS_FORGE, words, who=who))


def spendable(cards: Cards | None = None, itself: Words | None = None) -> Constant:
    """Æmber on this card (an artifact unless said) or on cards of a kind pays for keys (KF-forge-10)."""
    where = itself or Words("este artefacto", "this artifact")
    if cards is not None:
        where = definite(cards)[0]
    words = Words(
        f"puedes gastar el Æ que haya sobre {where.es} al forjar llaves", f"you may spend Æ on {where.en} when forging keys"
    )
    return Constant(Change(m.SPENDABLE, words, cards))


def spendable_on_it() -> Constant:
    """Of a creature."""
    return spendable(itself=THIS_CREATURE)


def cannot_be_stolen(when: Condition | None = None) -> Constant:
    return Constant(Change(m.NOT_STOLEN, Words("tu Æ no puede ser robado", "your Æ cannot be stolen"), condition=when))


def receives_spent() -> Constant:
    words = Words(
        "obtienes todo el Æ que tu oponente gaste al forjar llaves",
        "you get all Æ your opponent spends when forging keys",
    )
    return Constant(Change(m.RECEIVES_SPENT, words))


def counts_as_flank(cards: Cards | None, words: Words) -> Constant:
    return Constant(Change(m.FLANK, words, cards))


def you_control_it() -> Constant:
    return Constant(Change(m.CONTROLS, Words("controlas esta criatura", "you control this creature")))


def play_only_if(condition: Condition, words: Words) -> PlayOnlyIf:
    return PlayOnlyIf(condition, words)


def play_cost(number: int) -> PlayCost:
    return PlayCost(number)


def play_as_copy(of: Cards) -> PlayAsCopy:
    return PlayAsCopy(of)


def use_only_if(condition: Condition, words: Words) -> UseOnlyIf:
    return UseOnlyIf(condition, words)


SILENT: Final = Words("", "")


class Spoken(Change):
    """A change whose words already say its condition; those that follow in the same sentence say nothing."""

    def clause(self, lang: str) -> str:
        return self.words.text(lang)


def boosts(
    power: int = 0,
    armor: int = 0,
    keywords: tuple[str, ...] = (),
    cards: Cards | None = None,
    when: Condition | None = None,
) -> tuple[Ability, ...]:
    """+power, +armor and keywords ("taunt", "hazardous:2") for this card or for others, in one sentence."""
    words = Words(said("es", power, armor, keywords, cards, when), said("en", power, armor, keywords, cards, when))
    made: list[Change] = []
    for kind, by in ((m.POWER, power), (m.ARMOR, armor)):
        if by:
            made.append(Spoken(kind, SILENT, cards, by=by, condition=when))
    for word in keywords:
        keyword, value = keyword_of(word)
        made.append(Spoken(m.KEYWORD, SILENT, cards, by=value, extra=keyword, condition=when))
    made[0].words = words
    return tuple([Constant(change) for change in made])


def said(lang: str, power: int, armor: int, keywords: tuple[str, ...], cards: Cards | None, when: Condition | None) -> str:
    names: list[str] = []
    for word in keywords:
        name, _, value = word.partition(":")
        names.append(f"{KEYWORD_NAMES[name].text(lang)} {value}".strip())
    numbers = [f"+{by} {unit}" for by, unit in ((power, POWER.text(lang)), (armor, ARMOR.text(lang))) if by]
    parts: list[str] = []
    if numbers:
        parts.append(("gets " if lang == EN else "recibe ") + listing(numbers, lang))
    if names:
        parts.append(("gains " if lang == EN else "obtiene ") + listing(names, lang))
    deed = listing(parts, lang)
    if when is None:
        return f"{subject(cards).text(lang)} {deed}"
    if lang == EN:
        return f"while {when.text(lang)}, {'it' if cards is None else subject(cards).en} {deed}"
    return f"mientras {when.text(lang)}, {deed if cards is None else subject(cards).es + ' ' + deed}"


POWER: Final = Words("de poder", "power")
ARMOR: Final = Words("de armadura", "armor")


class OfNoHouseOfYours(Quality):
    """Printed in a house that is not on your identity card."""

    def __init__(self) -> None:
        super().__init__(invariable("que no pertenezca a ninguna de tus tres casas", "not of one of your three houses"))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        house = printed_house(s, card)
        return house < 0 or not s.tallies[IDENTITY][f.you] >> house & 1


class InPlayOrYours(Quality):
    """In play on either side; outside play, only in a zone of yours."""

    def __init__(self) -> None:
        super().__init__(NO_WORD)

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return in_play(s, card) or s.holder(card) == f.you


class IsCard(Quality):
    """A card of one name, which the noun already says."""

    def __init__(self, id: str) -> None:
        super().__init__(NO_WORD)
        self.id = id

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return s.cards[card].id == self.id


def copy_in_play_or_discard(id: str, feminine: bool = False) -> KeyForgeCards:
    """Cards of one name, in play on either side or in your discard pile; the name is the noun."""
    name = all_facts()[id].name
    noun = Noun(name.es, name.es, feminine, name.en, name.en)
    where = invariable("en juego o de tu pila de descartes", "from play or from your discard pile", True, 9, 9)
    return KeyForgeCards(noun, (LINE, ARTIFACTS, DISCARD), ANYONE, (IsCard(id), IN_PLAY_OR_YOURS), where)


OF_NO_HOUSE_OF_YOURS: Final = OfNoHouseOfYours()


class YouControlTheHost(Condition):
    """Whether the upgrade's own player controls the creature it is on."""

    def holds(self, s: State, f: Resolving) -> bool:
        return f.via >= 0 and in_play(s, f.via) and s.holder(f.via) == s.holder(f.source)

    def text(self, lang: str) -> str:
        return "you control this creature" if lang == EN else "controlas esta criatura"


def if_you_control_it_belongs_to(house: str) -> Constant:
    """On an upgrade: its creature belongs to this house instead of its own."""
    name = HOUSE_NAMES[house]
    words = Words(
        f"si controlas esta criatura, pertenece a la casa {name.es} en vez de a la suya",
        f"if you control this creature, it belongs to house {name.en} instead of its own",
    )
    return Constant(Spoken(m.BELONGS, words, by=1, extra=HOUSES.index(house), condition=YouControlTheHost()))


def also_under(heading: str, cards: Cards) -> Constant:
    """The *Play:* effects of such creatures are *Play/Reap:* effects; or their *Fight:* and *Reap:* effects are *Fight/Reap:*."""
    who = subject(cards)
    if heading == "play":
        words = Words(
            f"los efectos de Jugar de {who.es} son efectos de Jugar/Cosechar", f"the play effects of {who.en} are play/reap effects"
        )
        return Constant(Change(m.ALSO, words, cards, extra=m.PLAY_IS_REAP))
    words = Words(
        f"los efectos de Luchar y los de Cosechar de {who.es} son efectos de Luchar/Cosechar",
        f"the fight effects and reap effects of {who.en} are fight/reap effects",
    )
    return Constant(Change(m.ALSO, words, cards, extra=m.FIGHT_IS_REAP))


def adopted_by(house: str, always: bool = False) -> Lasts:
    """What was just taken belongs to a house of yours while you control it: if its own is none of yours, or ``always``."""
    if always:
        taken = HOUSE_NAMES[house]
        said = Words(
            f"mientras la controles, pertenece a la casa {taken.es}", f"while under your control, it belongs to house {taken.en}"
        )
        return while_it_is_in_play(belongs_to(house, said, creature.friendly.chosen, only=True))
    name = HOUSE_NAMES[house]
    words = Words(
        f"mientras lo controles, si no pertenece a ninguna de tus tres casas, se considera de {name.es}",
        f"while under your control, if it does not belong to one of your three houses, it is considered to be of house {name.en}",
    )
    return while_it_is_in_play(belongs_to(house, words, artifact.friendly.chosen.having(OF_NO_HOUSE_OF_YOURS), only=True))


IN_PLAY_OR_YOURS: Final = InPlayOrYours()
