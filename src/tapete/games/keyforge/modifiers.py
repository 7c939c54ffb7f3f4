"""What constant abilities and lasting effects can change in KeyForge, and how each change is said."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability
from tapete.core.effects import Amount, Condition, Program, Resolving, amount
from tapete.core.language import EN, Words, sentence
from tapete.core.modifiers import Modifier
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.core.symbols import AND, EACH, IS, NOT, THEN, UP_TO, counted, joined
from tapete.games.keyforge import signs
from tapete.games.keyforge.things import HOUSES, KEYWORDS, NUMBERED

POWER: Final = 0
ARMOR: Final = 1
KEYWORD: Final = 2
LOSES_KEYWORD: Final = 3
BELONGS: Final = 4  # to a house
KEY_COST: Final = 5
HAND_SIZE: Final = 6
MAY_PLAY: Final = 7
MAY_USE: Final = 8
CANNOT: Final = 9
MUST_CHOOSE_HOUSE: Final = 10
CANNOT_CHOOSE_HOUSE: Final = 11
TOLL: Final = 12
ENTERS_READY: Final = 13
ENTERS_STUNNED: Final = 14
SKIPS_FORGE: Final = 15
SPENDABLE: Final = 16  # Æmber on the card may pay for keys
NOT_STOLEN: Final = 17
GRANT: Final = 18
FLANK: Final = 19
PROTECTED: Final = 20  # cannot be dealt damage
FIGHT_BONUS: Final = 21
HARMLESS: Final = 22  # deals no damage when fighting
IGNORES: Final = 23  # keywords while attacking, as bits
RECEIVES_SPENT: Final = 24  # gets the Æmber the opponent spends on keys
PLAY_LIMIT: Final = 25
CONTROLS: Final = 26
BLANK: Final = 27
DOOM: Final = 28  # destroyed as soon as a condition holds
ALSO: Final = 29  # abilities under one heading work under another, too
CANNOT_FORGE: Final = 30
DEALS_ONLY: Final = 31  # so much damage when fighting
MUST_FIGHT: Final = 32  # when used, if able
UNATTACKABLE: Final = 33  # by some creatures
MORE_DAMAGE: Final = 34  # whenever it takes some
TEXT: Final = 35  # a creature has the text of another card besides its own
MODIFIERS: Final[tuple[str, ...]] = (
    "power", "armor", "keyword", "loses_keyword", "belongs", "key_cost", "hand_size", "may_play", "may_use", "cannot",
    "must_choose_house", "cannot_choose_house", "toll", "enters_ready", "enters_stunned", "skips_forge", "spendable",
    "not_stolen", "grant", "flank", "protected", "fight_bonus", "harmless", "ignores", "receives_spent", "play_limit",
    "controls", "blank", "doom", "also", "cannot_forge", "deals_only", "must_fight", "unattackable", "more_damage", "text",
)  # fmt: skip

# the kinds that, without a noun, are about the card that speaks and not about its player
ON_CARDS: Final[tuple[int, ...]] = (
    POWER, ARMOR, KEYWORD, LOSES_KEYWORD, BELONGS, MAY_USE, GRANT, FLANK, PROTECTED, FIGHT_BONUS, HARMLESS, IGNORES, BLANK,
    DEALS_ONLY, UNATTACKABLE, MORE_DAMAGE, TEXT,
)  # fmt: skip

# what a CANNOT or a TOLL is about, as its `extra`
TO_PLAY: Final = 1
TO_USE: Final = 2
TO_FIGHT: Final = 3
TO_REAP: Final = 4
TO_DISCARD: Final = 5
TO_ATTACK: Final = 6  # these creatures
TO_ACT: Final = 7  # with an *Action:* or *Omni:* ability
# how a MAY_USE lets a card be used, as its `extra`
IN_ANY_WAY: Final = 0
TO_FIGHT_ONLY: Final = 1
# when a HARMLESS creature deals no damage, as its `extra`
ALWAYS: Final = 0
WHEN_ATTACKED: Final = 1

# which headings an ALSO joins, as its `extra`
PLAY_IS_REAP: Final = 0
FIGHT_IS_REAP: Final = 1

# whom a modifier of players concerns
YOU: Final = 0
OPPONENT: Final = 1
EVERYONE: Final = 2


ON_PLAYERS: Final[tuple[int, ...]] = (
    KEY_COST, HAND_SIZE, SKIPS_FORGE, PLAY_LIMIT, MUST_CHOOSE_HOUSE, CANNOT_CHOOSE_HOUSE, TOLL, CANNOT,
)  # fmt: skip
UNSAID: Final = Words("", "")


class Change(Modifier):
    """A modifier as KeyForge cards use them: for cards (``cards``, or the card itself), or for players (``who``).

    ``extra`` is what the kind needs besides an amount: a keyword, a house, an action that is forbidden.
    """

    def __init__(
        self,
        kind: int,
        words: Words,
        cards: Cards | None = None,
        who: int = YOU,
        by: int | Amount = 0,
        extra: int = 0,
        condition: Condition | None = None,
        ability: Ability | None = None,
        uses: int = 0,
        deed: Words = UNSAID,
    ) -> None:
        super().__init__(kind)
        self.words = words
        self.cards = cards
        self.who = who
        self.by = amount(by)
        self.extra = extra
        self.condition = condition
        self.ability = ability
        self.uses = uses
        self.either = False  # one of two ways in which a card may be played or used: taking one ends the other
        self.deed = deed  # its words without their subject, where a sentence has said it already

    def affects(self, s: State, scope: Resolving, card: int) -> bool:
        condition = self.condition
        if condition is not None and not condition.asked(s, scope):
            return False
        cards = self.cards
        if cards is None:
            return card == scope.source
        return cards.fits(s, scope, card)

    def concerns(self, s: State, scope: Resolving, player: int) -> bool:
        """Whether it is about this player."""
        condition = self.condition
        if condition is not None and not condition.asked(s, scope):
            return False
        return self.who == EVERYONE or (player == scope.you) == (self.who == YOU)

    def amount(self, s: State, scope: Resolving, card: int) -> int:
        return self.by.reckoned(s, scope)

    def text(self, lang: str) -> str:
        return sentence(self.clause(lang))

    def clause(self, lang: str) -> str:
        """The change in words, without full stop, with its condition in front or behind."""
        text = self.words.text(lang)
        if self.condition is not None:
            when = ("while " if lang == EN else "mientras ") + self.condition.text(lang)
            text = f"{when}, {text}"
        return text

    def unconditional(self) -> str:
        """The change in symbols, whatever its condition."""
        flag = signs.FLAGS.get(MODIFIERS[self.kind])
        if flag is not None:
            return self.on(flag.mark)
        if self.kind in ON_PLAYERS:
            return self.on_players()
        return self.on_cards()

    def on(self, what: str) -> str:
        """What these cards have, or this one; the cards chosen before and this one have no "each"."""
        if self.cards is None or not what:
            return what
        who = self.cards.symbols()
        return joined([who if who == signs.IT.mark or who == signs.THIS.mark else f"{EACH} {who}" if who else "", what], " ")

    def on_cards(self) -> str:
        kind, by = self.kind, self.by.symbols()
        if kind == POWER or kind == ARMOR:
            return self.on(f"{signed(by)} {(signs.POWER if kind == POWER else signs.ARMOR).mark}" if by else "")
        if kind == KEYWORD or kind == LOSES_KEYWORD:
            word = signs.KEYWORD_SIGNS[KEYWORDS[self.extra]].mark
            return self.on(NOT + word if kind == LOSES_KEYWORD else f"{word} {by}" if self.extra in NUMBERED else word)
        if kind == BELONGS:
            return self.on(f"{IS.strip()} {house(self.extra)}")
        if kind == GRANT:
            said = self.ability.symbols() if self.ability is not None and "play" not in self.ability.headings else ""
            return self.on(said)
        if kind == DEALS_ONLY:
            return self.on(f"{signs.HEADING_SIGNS['fight'].mark}{IS}{by} {signs.DAMAGE.mark}")
        return self.in_fights(by) if kind == FIGHT_BONUS or kind == IGNORES else self.permission()

    def in_fights(self, by: str) -> str:
        """What it has while attacking."""
        if self.kind == FIGHT_BONUS:
            against = self.cards.symbols() if self.cards is not None else ""
            return f"{signs.ATTACKING.mark} {against}: +{by} {signs.DAMAGE.mark}" if against and by else ""
        words = [signs.KEYWORD_SIGNS[word].mark for at, word in enumerate(KEYWORDS) if self.extra >> at & 1]
        return f"{signs.ATTACKING.mark}: " + AND.join([NOT + word for word in words])

    def permission(self) -> str:
        """Which cards may be played or used, whatever their house."""
        if self.kind != MAY_USE and self.kind != MAY_PLAY:
            return ""
        sign = signs.MAY_PLAY if self.kind == MAY_PLAY else signs.MAY_FIGHT if self.extra == TO_FIGHT_ONLY else signs.MAY_USE
        cards = self.cards.symbols() if self.cards is not None else signs.THIS.mark
        return joined([sign.mark, f"{UP_TO}{self.uses} {cards}" if self.uses and cards else cards], " ")

    def on_players(self) -> str:
        kind, by = self.kind, self.by.symbols()
        who = "" if self.who == EVERYONE else f"{(signs.YOU if self.who == YOU else signs.RIVAL).mark} "
        if kind == KEY_COST:
            return f"{who}{signs.KEY_COST.mark}: {signed(by)} {signs.AEMBER.mark}" if by else ""
        if kind == HAND_SIZE:
            return f"{who}{signs.HAND_SIZE.mark}: {signed(by)}" if by else ""
        if kind == SKIPS_FORGE:
            return who + signs.NO_FORGING.mark
        if kind == PLAY_LIMIT:
            return f"{who}{signs.PLAY.mark} {UP_TO}{by} {signs.CARD.mark}"
        if kind == MUST_CHOOSE_HOUSE or kind == CANNOT_CHOOSE_HOUSE:
            return f"{who}{signs.ACTIVE_HOUSE.mark} {IS.strip() if kind == MUST_CHOOSE_HOUSE else NOT} {house(self.extra)}"
        return self.prohibition(who, by)

    def prohibition(self, who: str, by: str) -> str:
        """What they cannot do with which cards, or have to pay for."""
        cards = self.cards.symbols() if self.cards is not None else signs.CARD.mark
        if self.kind == TOLL:
            sign = signs.PLAY if self.extra == TO_PLAY else signs.USE
            return f"{who}{sign.mark} {cards}: {by} {signs.AEMBER.mark} ⇒ {signs.YOU.mark}" if cards else ""
        deed = signs.CANNOT.get(self.extra)
        if deed is None or not cards:
            return ""
        return f"{who}{deed.mark} {cards}" if self.cards is not None or self.extra in (TO_PLAY, TO_USE) else who + deed.mark

    def programs(self) -> list[Program]:
        return self.ability.programs() if self.ability is not None else []

    def declared(self) -> list[Ability]:
        return [self.ability] if self.ability is not None else []

    def symbols(self) -> str:
        said = self.unconditional()
        return said if self.condition is None else joined([self.condition.symbols(), said], THEN)


def signed(by: str) -> str:
    """An amount in symbols that adds or takes away."""
    return by.replace("-", "−") if by.startswith("-") else f"+{by}"


def house(extra: int) -> str:
    """A house as the ``extra`` of a change names it: one, the chosen one (-2) or all (-1)."""
    return (signs.THAT_HOUSE if extra == -2 else signs.ALL_HOUSES if extra == -1 else signs.HOUSE_SIGNS[HOUSES[extra]]).mark


class Unattackable(Change):
    """The card itself cannot be attacked by such creatures."""

    def __init__(self, words: Words, attackers: Cards) -> None:
        super().__init__(UNATTACKABLE, words)
        self.attackers = attackers


class CannotForge(Change):
    """Players who have so many forged keys (-1: more than their opponent) cannot forge another one."""

    def __init__(self, words: Words, forged: int) -> None:
        super().__init__(CANNOT_FORGE, words, who=EVERYONE)
        self.forged = forged

    def symbols(self) -> str:
        if self.forged >= 0:
            return f"{self.forged} {signs.KEY.mark}{THEN}{signs.NO_FORGING.mark}"
        mine, theirs = counted(signs.KEY.mark), counted(f"{signs.RIVAL.mark} {signs.KEY.mark}")
        return f"{mine} > {theirs}{THEN}{signs.NO_FORGING.mark}"
