"""What constant abilities and lasting effects can change, how each change is said, and how long it lasts."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Amount, Condition, Fixed, Program, amount
from tapete.core.effects import Resolving as Resolving
from tapete.core.language import EN, Words, sentence
from tapete.core.modifiers import FOREVER as FOREVER
from tapete.core.modifiers import Lasting, Modifier, drop, exchange, last
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.core.symbols import EACH, IS, THEN, TIMES, UP_TO, grouped, joined
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.things import bearer, face

STRENGTH: Final = 0  # a bonus, up or down (ML-ally-04)
DOUBLE: Final = 1  # ML-ally-05
SET: Final = 2  # ML-ally-07
BASE: Final = 3  # a computed Strength of its own (ML-str-14)
RACE: Final = 4
BLANK: Final = 5
CANNOT_ATTACK: Final = 6
CANNOT_BLOCK: Final = 7
UNBLOCKABLE: Final = 8
HASTE: Final = 9  # may attack without having gone through a Grouping
MUST_ATTACK: Final = 10
MUST_BE_BLOCKED: Final = 11
BLOCKED_ONLY_BY: Final = 12
NOT_BLOCKED_BY: Final = 13
BLOCKS_UNBLOCKABLE: Final = 14
BLOCKS_MORE: Final = 15
BLOCKS_SUM: Final = 16  # until exhausting its Strength
SURCHARGE: Final = 17
REDUCTION: Final = 18
CANNOT_PLAY: Final = 19
NO_DROP: Final = 20
NOT_ATTACKED: Final = 21
SKIPS_DRAW: Final = 22
EXTRA_DRAW: Final = 23
NO_GRAVEYARD: Final = 24
NO_GOLD: Final = 25
EXTRA_WEAPON: Final = 26
INDESTRUCTIBLE: Final = 27
HARMLESS: Final = 28
STAYS: Final = 29  # is not grouped
WORTH: Final = 30  # an Oro pays for more than one
INVERTS: Final = 31
OPEN_HAND: Final = 32
HAND_SIZE: Final = 33
NAME_BAN: Final = 34
COMPANY: Final = 35  # attackers it needs at its side
ATTACK_TOLL: Final = 36  # Oros to pay for attacking
NO_ABILITIES: Final = 37
NOT_SWAPPED: Final = 38  # does not change controller
TALISMAN_LIMIT: Final = 39
CHEAP_WEAPON: Final = 40  # Weapons cost less on it
BLOCKABLE: Final = 41  # can be blocked though unblockable
UNTARGETABLE: Final = 42  # by an opponent's Talismans
NO_DRAW: Final = 43  # draws nothing at all
NO_USE: Final = 44  # its ability cannot be used
RETURNS_TO_BLOCK: Final = 45  # goes back from the Attack Line in order to block
RALLIES: Final = 46  # all that are able to attack must, when it does
FIRST_ACTION: Final = 47  # its controller has the first priority of the Talisman War
EXTRA_DROP: Final = 48  # one more Oro put down per turn
EXILES_TALISMANS: Final = 49  # Talismans that were played go to Exile
SHIELDED: Final = 50  # a player takes no damage
NO_BONUS: Final = 51  # what was added to Strength so far does not count
ONLY_ONE: Final = 52  # a player has a single one of these names in play
SAFE_FROM_ANNULMENT: Final = 53  # a card being played cannot be annulled by its player's opponent
ANNULS: Final = 54  # a card being played is annulled
BLOCKS_FOR_GOLD: Final = 55  # blocks one more for an Oro
UNAFFECTED: Final = 56  # by Talismans
GOLD_TOLL: Final = 57  # Oros to pay for each Oro that a player puts into play
WEAPON_TWICE: Final = 58  # what a Weapon adds to Strength counts twice
STURDY: Final = 59  # combat destroys it only with twice its Strength
TAKES_DAMAGE: Final = 60  # what its controller's Castle would take in a Battle, it takes
CAPPED: Final = 61  # a Castle takes no more than so much in a Battle
COMES_BACK: Final = 62  # a Talisman that returns to its owner's hand once it has done what it does
NOT_AGAIN: Final = 63  # a card that is not played again
MODIFIERS: Final[tuple[str, ...]] = (
    "strength", "double", "set", "base", "race", "blank", "cannot_attack", "cannot_block", "unblockable", "haste", "must_attack",
    "must_be_blocked", "blocked_only_by", "not_blocked_by", "blocks_unblockable", "blocks_more", "blocks_sum", "surcharge",
    "reduction", "cannot_play", "no_drop", "not_attacked", "skips_draw", "extra_draw", "no_graveyard", "no_gold", "extra_weapon",
    "indestructible", "harmless", "stays", "worth", "inverts", "open_hand", "hand_size", "name_ban", "company", "attack_toll",
    "no_abilities", "not_swapped", "talisman_limit", "cheap_weapon", "blockable", "untargetable", "no_draw", "no_use",
    "returns_to_block", "rallies", "first_action", "extra_drop", "exiles_talismans", "shielded", "no_bonus", "only_one",
    "safe_from_annulment", "annuls", "blocks_for_gold", "unaffected", "gold_toll", "weapon_twice",
    "sturdy", "takes_damage", "capped", "comes_back", "not_again",
)  # fmt: skip

# kinds that are abilities a card has been given: losing its ability takes them away too (ML-lose-02)
GIVEN: Final[tuple[int, ...]] = (UNBLOCKABLE, HASTE, BLOCKS_UNBLOCKABLE, BLOCKS_MORE, BLOCKS_SUM, INDESTRUCTIBLE, EXTRA_WEAPON)

# kinds that count as affecting a card (ML-affect-01): Strength, ability, race, being kept from attacking or blocking
AFFECTING: Final[tuple[int, ...]] = (STRENGTH, DOUBLE, SET, BASE, RACE, BLANK, CANNOT_ATTACK, CANNOT_BLOCK, UNBLOCKABLE, NO_BONUS)

# kinds that make up the Strength of a card: what is permanent among them goes with a copied Strength (ML-con-15)
OF_STRENGTH: Final[tuple[int, ...]] = (STRENGTH, DOUBLE, SET, BASE)

FLOORED: Final = 1  # of a bonus: it takes away no more than there is (ML-str-10)

# whom a modifier of players concerns
YOU: Final = 0
OPPONENT: Final = 1
EVERYONE: Final = 2

# from what a card is indestructible
FROM_ANYTHING: Final = 0
FROM_COMBAT: Final = 1
FROM_ENEMY_ALLIES: Final = 2
FROM_THINGS: Final = 3  # Weapons, Talismans and Totems

ALWAYS: Final = 1  # a ban on abilities that is not for the Battle alone

# what a player barred from Oros cannot do, as bits: pay with Oro cards, put them down, generate virtual ones, pay with those
SPEND: Final = 1
DROP: Final = 2
GENERATE: Final = 4
SPEND_VIRTUAL: Final = 8

ANY_TYPE: Final = 31

# by whom a card being played cannot be annulled, as bits
FROM_OPPONENT: Final = 1
FROM_EVERYONE: Final = 3


UNLIMITED: Final = 1 << 10  # as many as one likes, and more than anything costs

SAID_BEFORE: Final = Words("", "")  # of a change that the sentence of the one before it tells too


class Change(Modifier):
    """A modifier of the card that has it, or of a Weapon's bearer.

    ``extra`` is what the kind needs besides an amount: types as bits, a race, what it protects from.
    """

    CLAUSE: ClassVar[bool] = (
        True  # its words have a subject of their own, "it is unblockable", rather than go on from a card’s name
    )

    def __init__(
        self, kind: int, words: Words, by: int | Amount = 0, extra: int = 0, condition: Condition | None = None, told: bool = False
    ) -> None:  # fmt: skip
        super().__init__(kind)
        self.words = words
        self.by = amount(by)
        self.extra = extra
        self.condition = condition
        self.told = told  # the words tell the condition already
        self.cards: Cards | None = None  # which cards it speaks of, when not of its own alone
        self.blockers: Cards | None = None  # the cards that may or may not block it, or that it may carry
        self.spanned = True  # how long it lasts is not in its words
        self.whole = self.CLAUSE
        self.awaits = False  # lasts for, or until, a turn of the opponent's: an extra turn before it puts it off

    def against(self, blockers: Cards | None) -> Change:
        """The same with other cards that it hangs on."""
        self.blockers = blockers
        return self

    def saying_how_long(self) -> Change:
        """The same, with words that tell how long it lasts."""
        self.spanned = False
        return self

    def a_clause(self) -> Change:
        """The same, said with a subject of its own."""
        self.whole = True
        return self

    def affects(self, s: State, scope: Resolving, card: int) -> bool:
        condition = self.condition
        if condition is not None and not condition.asked(s, scope):
            return False
        host = bearer(s, scope.source)
        return card == (host if host >= 0 else scope.source)

    def concerns(self, s: State, scope: Resolving, player: int) -> bool:
        """Whether it is about this player."""
        condition = self.condition
        return player == scope.you and (condition is None or condition.asked(s, scope))

    def amount(self, s: State, scope: Resolving, card: int) -> int:
        return self.by.reckoned(s, scope)

    def text(self, lang: str) -> str:
        return sentence(self.clause(lang))

    def clause(self, lang: str) -> str:
        text = self.words.fill(lang, n="X")
        if self.condition is not None and not self.told:
            when = ("while " if lang == EN else "si ") + self.condition.text(lang)
            text = f"{when}, {text}"
        return text

    def under(self, said: str) -> str:
        """What is said in symbols, under its condition."""
        return said if self.condition is None else joined([self.condition.symbols(), grouped(said)], THEN)

    def what(self, by: str) -> str:
        """The change in symbols without whom it concerns; ``by`` is its amount in them."""
        kind = self.kind
        flag = signs.FLAGS.get(MODIFIERS[kind])
        if flag is not None:
            return flag.mark if self.blockers is None else ""
        if kind == INDESTRUCTIBLE:
            return signs.SAFE[self.extra].mark
        if kind == RACE:
            races = [sign.mark for race, sign in enumerate(signs.RACE_SIGNS) if self.extra >> race & 1]
            return "= " + " / ".join(races) if races else ""
        if kind == BLOCKED_ONLY_BY or kind == NOT_BLOCKED_BY:
            who = self.blockers.symbols() if self.blockers is not None else ""
            return joined([(signs.BLOCKED_ONLY_BY if kind == BLOCKED_ONLY_BY else signs.NOT_BLOCKED_BY).mark, who], " ")
        return self.how_much(by) if by and self.blockers is None else ""

    def how_much(self, by: str) -> str:
        """A change that is a number."""
        kind = self.kind
        strength = signs.STRENGTH.mark
        number = self.by.number if isinstance(self.by, Fixed) else 0
        if kind == STRENGTH:
            more = by.replace("-", "−")
            floored = " (≥0)" if self.extra == FLOORED else ""
            return f"{more if more.startswith('−') else '+' + more} {strength}{floored}"
        if kind == SET or kind == BASE:
            return f"{strength}{IS}{by}"
        if kind == DOUBLE:
            return f"2{TIMES}{strength}"
        if kind == BLOCKS_MORE or kind == EXTRA_WEAPON:
            more = signs.ANY_NUMBER.mark if number == UNLIMITED else by
            return f"+{more} {(signs.BLOCK_MORE if kind == BLOCKS_MORE else signs.WEAPON_MORE).mark}"
        if kind == COMPANY:
            return f"{signs.COMPANY.mark} ≥{by}"
        if kind == ATTACK_TOLL:
            return f"{signs.TO_ATTACK.mark}: {by} {signs.ORO.mark}"
        if kind == WORTH and number and not self.extra:
            return f"{signs.PAYS_AS.mark} {number + 1} {signs.ORO.mark}"
        if kind == CHEAP_WEAPON:
            return f"{signs.ON_WEAPONS.mark}: {less(number, by)}"
        return ""

    def programs(self) -> list[Program]:
        return []

    def declared(self) -> list[Ability]:
        return []

    def symbols(self) -> str:
        return self.under(self.what(self.by.symbols()))


class OnKind(Change):
    """A change of all cards of a kind, also of those that come later."""

    def __init__(
        self, kind: int, words: Words, cards: Cards, by: int | Amount = 0, extra: int = 0, condition: Condition | None = None,
        told: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(kind, words, by, extra, condition, told)
        self.kinds = cards
        self.cards = cards

    def affects(self, s: State, scope: Resolving, card: int) -> bool:
        condition = self.condition
        if condition is not None and not condition.asked(s, scope):
            return False
        return self.kinds.fits(s, scope, card)

    def symbols(self) -> str:
        who = self.kinds.symbols()
        return self.under(joined([f"{EACH} {who}" if who else "", self.what(self.by.symbols())], " "))


class OnChosen(Change):
    """A change of the cards that its effect chose."""

    CLAUSE: ClassVar[bool] = False

    def affects(self, s: State, scope: Resolving, card: int) -> bool:
        condition = self.condition
        return card in scope.them and (condition is None or condition.asked(s, scope))


class OnNamed(Change):
    """A change of all cards of the name that its effect was told."""

    CLAUSE: ClassVar[bool] = False

    def affects(self, s: State, scope: Resolving, card: int) -> bool:
        return name_of(s, card) == scope.word

    def symbols(self) -> str:
        return ""


MEASURED: Final = {  # what is a number of a player's, in symbols before and after it
    EXTRA_DRAW: ("+", f" {signs.EXTRA_AT_END.mark}"),
    HAND_SIZE: ("+", f" {signs.HAND.mark}"),
    CAPPED: (f"{signs.DAMAGE.mark}{UP_TO}", ""),
}


class OnPlayers(Change):
    """A change for you, for the opponent or for everybody; perhaps only about certain cards that they play."""

    def __init__(
        self, kind: int, words: Words, who: int = YOU, by: int | Amount = 0, extra: int = 0, cards: Cards | None = None,
        condition: Condition | None = None, told: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(kind, words, by, extra, condition, told)
        self.who = who
        self.cards = cards

    def concerns(self, s: State, scope: Resolving, player: int) -> bool:
        condition = self.condition
        if condition is not None and not condition.asked(s, scope):
            return False
        return self.who == EVERYONE or (player == scope.you) == (self.who == YOU)

    def for_them(self) -> str:
        """What it means for the players, in symbols."""
        flag = signs.FLAGS.get(MODIFIERS[self.kind])
        if flag is not None:
            return flag.mark if self.cards is None else ""
        by = self.by.symbols()
        if self.kind in MEASURED:
            before, after = MEASURED[self.kind]
            return f"{before}{by}{after}" if by else ""
        cards = self.cards.symbols() if self.cards is not None else signs.types(self.extra) if self.extra != ANY_TYPE else ""
        if not cards and self.extra == ANY_TYPE and self.cards is None:
            cards = signs.CARD.mark
        if not cards or not by:
            return ""
        if self.kind == CANNOT_PLAY:
            return f"{signs.CANNOT_PLAY.mark} {cards}"
        if self.kind == SURCHARGE:
            return f"{cards}: +{by} {signs.COST.mark}"
        if self.kind == REDUCTION:
            return f"{cards}: {less(self.by.number if isinstance(self.by, Fixed) else 0, by)}"
        if self.kind == SAFE_FROM_ANNULMENT:
            return f"{cards} {signs.UNANNULLABLE.mark}"
        return ""

    def symbols(self) -> str:
        return self.under(joined([signs.WHO[self.who].mark, self.for_them()], " "))


def less(number: int, by: str) -> str:
    """So many Oros less, or all of them."""
    return f"{signs.COST.mark}{IS}0" if number == UNLIMITED else f"−{by} {signs.COST.mark}"


class Sole(Change):
    """Its controller has a single Ally of these names in play."""

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        super().__init__(ONLY_ONE, words)
        self.names = names

    def symbols(self) -> str:
        return ""


class Lent(Amount):
    """The number an effect was made with."""

    def value(self, s: State, f: Resolving) -> int:
        return f.number

    def text(self, lang: str) -> str:
        return "X"


def name_of(s: State, card: int) -> str:
    """The name a card goes by now."""
    return face(s, card).name.es


# -- durations: a moment is eight times the turn plus the phase in which it ends

UNTIL_FINAL: Final[Words] = Words("hasta la Fase Final", "until the Final Phase")
THIS_TURN: Final[Words] = Words("hasta el final del turno", "until the end of the turn")
NEXT_TURN: Final[Words] = Words("en el próximo turno", "during the next turn")
PERMANENT: Final[Words] = Words("permanentemente", "permanently")
REST_OF_GAME: Final[Words] = Words("por el resto del juego", "for the rest of the game")


class Span:
    """How long an effect lasts: ``starts`` turns from now, ended in a phase of that turn (or ``later`` turns after).

    ``theirs`` counts the turns of the opponent alone: made in one of these, it waits for the one after yours.
    """

    def __init__(
        self, words: Words, starts: int = 0, phase: int = t.FINAL, later: int = 0, forever: bool = False, theirs: bool = False,
        awaits: bool = False, of_one: Words | None = None, sign: str = "",
    ) -> None:  # fmt: skip
        self.sign = sign  # in symbols
        self.words = words
        self.of_one = words if of_one is None else of_one  # of one card "their" turn is its controller's
        self.starts = starts
        self.phase = phase
        self.later = later
        self.forever = forever
        self.theirs = theirs
        self.awaits = theirs or awaits

    def begins(self, s: State, you: int) -> int:
        """The turn in which it begins."""
        return s.turn + self.starts + self.wait(s, you)

    def ends(self, s: State, you: int) -> int:
        """The moment at which it ends."""
        return FOREVER if self.forever else (s.turn + self.later + self.wait(s, you)) * 8 + self.phase

    def wait(self, s: State, you: int) -> int:
        return 1 if self.theirs and t.active(s) != you else 0


UNTIL_FINAL_PHASE: Final = Span(UNTIL_FINAL, sign=signs.UNTIL_FINAL.mark)  # the rule when a text says nothing (ML-dur-01)
FOR_THIS_TURN: Final = Span(Words("por este turno", "for this turn"), sign=signs.THIS_TURN.mark)
END_OF_TURN: Final = Span(THIS_TURN, phase=8, sign=signs.THIS_TURN.mark)  # what is said of Strength (ML-dur-02)
NEXT: Final = Span(NEXT_TURN, starts=1, later=1, sign=signs.NEXT_TURN.mark)
WHOLE_NEXT: Final = Span(NEXT_TURN, starts=1, phase=8, later=1, sign=signs.NEXT_TURN.mark)  # to its very end
THEIR_NEXT: Final = Span(
    Words("en su próximo turno", "during their next turn"), starts=1, later=1, theirs=True,
    of_one=Words("en su próximo turno", "during its controller’s next turn"), sign=signs.THEIR_NEXT.mark,
)  # fmt: skip
FOR_GOOD: Final = Span(PERMANENT, forever=True, sign=signs.FOR_GOOD.mark)
REST: Final = Span(REST_OF_GAME, forever=True, sign=signs.FOR_GOOD.mark)


# -- what a copy takes over


def permanent(s: State, card: int) -> list[Lasting]:
    """The permanent effects a card has received (ML-perm-02); what hangs on another card's staying in play is none."""
    return [effect for effect in s.lasting if effect.ends == FOREVER and effect.tie < 0 and card in effect.them]


def inherit(s: State, card: int, model: int) -> None:
    """A full copy has for good what its model has for good (ML-con-16)."""
    for effect in permanent(s, model):
        last(s, copied(s, effect, card, FOREVER))


def borrow(s: State, card: int, model: int) -> None:
    """With a Strength that is copied for a while go the permanent changes of it, for as long (ML-con-15, ML-dur-03)."""
    ends = UNTIL_FINAL_PHASE.ends(s, s.place[card] % 2)
    for effect in permanent(s, model):
        if cast(Constant, effect.ability).modifier.kind in OF_STRENGTH:  # nothing else is lasting and about certain cards
            twin = copied(s, effect, card, ends)
            twin.tie = card
            last(s, twin)


def give_back(s: State, card: int) -> None:
    """What an earlier copy had borrowed ends as the next one begins."""
    drop(s, [effect for effect in s.lasting if not (effect.tie == card and effect.them == (card,) and effect.ends != FOREVER)])


def copied(s: State, effect: Lasting, card: int, ends: int) -> Lasting:
    return Lasting(
        effect.ability, effect.source, effect.you, s.next_serial(), s.turn, ends, them=(card,), word=effect.word,
        number=effect.number,
    )  # fmt: skip


def expire(s: State, now: int) -> None:
    """End what lasted until this moment."""
    if s.lasting:
        drop(s, [effect for effect in s.lasting if effect.ends > now])


def put_off(s: State, player: int) -> None:
    """What waits for a turn of the opponent's waits one turn longer when this player takes one more before it."""
    exchange(s, [effect.later(8) if awaits(effect) and effect.you == player else effect for effect in s.lasting])


def awaits(effect: Lasting) -> bool:
    modifier = effect.ability.modifier if isinstance(effect.ability, Constant) else None
    return isinstance(modifier, Change) and modifier.awaits and effect.ends != FOREVER
