"""What constant abilities and lasting effects can change in KeyForge, and how each change is said."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability
from tapete.core.effects import Amount, Condition, Program, Resolving, amount
from tapete.core.language import EN, Words, sentence
from tapete.core.modifiers import Modifier
from tapete.core.nouns import Cards
from tapete.core.state import State

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
MODIFIERS: Final = (
    "power", "armor", "keyword", "loses_keyword", "belongs", "key_cost", "hand_size", "may_play", "may_use", "cannot",
    "must_choose_house", "cannot_choose_house", "toll", "enters_ready", "enters_stunned", "skips_forge", "spendable",
    "not_stolen", "grant", "flank", "protected", "fight_bonus", "harmless", "ignores", "receives_spent", "play_limit",
    "controls", "blank", "doom",
)  # fmt: skip

# the kinds that, without a noun, are about the card that speaks and not about its player
ON_CARDS: Final = (
    POWER, ARMOR, KEYWORD, LOSES_KEYWORD, BELONGS, MAY_USE, GRANT, FLANK, PROTECTED, FIGHT_BONUS, HARMLESS, IGNORES, BLANK,
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

# whom a modifier of players concerns
YOU: Final = 0
OPPONENT: Final = 1
EVERYONE: Final = 2


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

    def programs(self) -> list[Program]:
        return self.ability.programs() if self.ability is not None else []

    def declared(self) -> list[Ability]:
        return [self.ability] if self.ability is not None else []
