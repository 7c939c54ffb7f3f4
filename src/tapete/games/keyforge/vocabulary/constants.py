"""Constant text: what is so while a card is in play (or while a lasting effect is in force)."""

from __future__ import annotations

from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Amount, Condition, Effect, amount
from tapete.core.language import Words, listing
from tapete.core.nouns import Cards
from tapete.games.keyforge import abilities as ab
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.abilities import Bold, PlayAsCopy, PlayCost, PlayOnlyIf, UseOnlyIf
from tapete.games.keyforge.modifiers import EVERYONE, OPPONENT, YOU, Change
from tapete.games.keyforge.things import HOUSES, KEYWORD_NAMES, KEYWORDS
from tapete.games.keyforge.turn_events import WHEN_PLAYED
from tapete.games.keyforge.vocabulary.qualities import Among

THIS_CREATURE = Words("esta criatura", "this creature")


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
    number = by.text(lang)
    return number if number.startswith("-") else f"+{number}"


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


def loses(keyword: str, cards: Cards) -> Constant:
    who = subject(cards)
    name = KEYWORD_NAMES[keyword]
    words = Words(f"{who.es} pierde {name.es}", f"{who.en} loses {name.en}")
    return Constant(Change(m.LOSES_KEYWORD, words, cards, extra=KEYWORDS.index(keyword)))


def grants(ability: Ability, cards: Cards | None = None, words: Words | None = None) -> Constant:
    """An ability with a bold heading for other cards: "each creature you play gains, “Play: …”"."""
    who = words or subject(cards)
    deed = Words(f"obtiene: «{ability.text('es')}»", f"gains, “{ability.text('en')}”")
    return Constant(Change(m.GRANT, Words(f"{who.es} {deed.es}", f"{who.en} {deed.en}"), cards, ability=ability, deed=deed))


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


def refills(by: int, who: int = YOU) -> Constant:
    """The hand is refilled to more or fewer cards in the draw step."""
    es = f"{abs(by)} carta {'más' if by > 0 else 'menos'}"
    en = f"{abs(by)} {'additional' if by > 0 else 'fewer'} card"
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
    return Constant(Change(m.HAND_SIZE, words, who=who, by=by))


DEEDS = {
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


def enters_stunned() -> Constant:
    return Constant(Change(m.ENTERS_STUNNED, Words("esta criatura entra en juego aturdida", "this creature enters play stunned")))


def protected(cards: Cards | None, words: Words) -> Constant:
    """Cannot be dealt damage."""
    return Constant(Change(m.PROTECTED, words, cards))


def blank_text(cards: Cards, words: Words) -> Constant:
    """The text of such creatures counts as blank."""
    return Constant(Change(m.BLANK, words, cards))


def enters_opposite() -> ab.EntersOpposite:
    return ab.EntersOpposite()


def harmless() -> Constant:
    words = Words("esta criatura no inflige daño al luchar", "this creature deals no damage when fighting")
    return Constant(Change(m.HARMLESS, words))


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


def spendable() -> Constant:
    words = Words(
        "puedes gastar el Æ que haya sobre este artefacto al forjar llaves",
        "you may spend Æ on this artifact when forging keys",
    )
    return Constant(Change(m.SPENDABLE, words))


def cannot_be_stolen() -> Constant:
    return Constant(Change(m.NOT_STOLEN, Words("tu Æ no puede ser robado", "your Æ cannot be stolen")))


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


# ---------------------------------------------------------------------------------------------------------------- headings


def on_play(*effects: Effect) -> Bold:
    """*Jugar:* / *Play:*"""
    return Bold(("play",), joined(effects))


def on_reap(*effects: Effect) -> Bold:
    return Bold(("reap",), joined(effects))


def on_fight(*effects: Effect) -> Bold:
    return Bold(("fight",), joined(effects))


def on_fight_or_reap(*effects: Effect) -> Bold:
    return Bold(("fight", "reap"), joined(effects))


def on_play_fight_or_reap(*effects: Effect) -> Bold:
    return Bold(("play", "fight", "reap"), joined(effects))


def on_play_or_reap(*effects: Effect) -> Bold:
    return Bold(("play", "reap"), joined(effects))


def on_destroyed(*effects: Effect) -> Bold:
    return Bold(("destroyed",), joined(effects))


def on_leaving_play(*effects: Effect) -> Bold:
    return Bold(("leaves play",), joined(effects))


def before_fight(*effects: Effect) -> Bold:
    return Bold(("before fight",), joined(effects))


def action(*effects: Effect) -> Bold:
    """*Acción:* / *Action:*"""
    return Bold(("action",), joined(effects))


def omni(*effects: Effect) -> Bold:
    return Bold(("omni",), joined(effects))


def joined(effects: tuple[Effect, ...]) -> Effect:
    from tapete.core.effects import Sequence

    return effects[0] if len(effects) == 1 else Sequence(*effects)


def whenever(
    kind: int | tuple[int, ...],
    words: Words,
    *effects: Effect,
    cards: Cards | None = None,
    who: int = EVERYONE,
    others: bool = False,
    foe: bool = False,
    your_turn: bool = False,
    when: Condition | None = None,
    itself: bool = False,
) -> ab.Whenever:
    """ "Each time…", "after…": ``words`` open the sentence, the effects close it."""
    kinds = kind if isinstance(kind, tuple) else (kind,)
    return ab.Whenever(kinds, words, joined(effects), cards, who, others, foe, your_turn, when, itself)


def gained(ability: Ability) -> ab.Granted:
    """On an upgrade: "this creature gains, “…”"."""
    return ab.Granted(ability)


def play_only_if(condition: Condition, words: Words) -> PlayOnlyIf:
    return PlayOnlyIf(condition, words)


def play_cost(number: int) -> PlayCost:
    return PlayCost(number)


def play_as_copy(of: Cards) -> PlayAsCopy:
    return PlayAsCopy(of)


def use_only_if(condition: Condition, words: Words) -> UseOnlyIf:
    return UseOnlyIf(condition, words)
