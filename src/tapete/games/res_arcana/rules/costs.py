"""Costs and discounts of components (RA-cost)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from tapete.core.bills import PAID, Bill
from tapete.core.decision import Option
from tapete.core.events import Event, happen, happen_in_turn, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana.abilities import Discount, OnClaim
from tapete.games.res_arcana.rules import refusals as no
from tapete.games.res_arcana.things import (
    AREA,
    ARTIFACT,
    ESSENCES,
    GOLD,
    KINDS,
    MONUMENT_DECK,
    MONUMENTS,
    Amounts,
    Component,
    facts,
    mine,
    pool,
    shared,
    some,
)

# steps of paying
ASK_DISCOUNT: Final = 0
TAKE_DISCOUNT: Final = 1
PAY_SPECIFIC: Final = 2
ASK_GENERIC: Final = 3
TAKE_GENERIC: Final = 4
RECEIVE: Final = 5

WHICH_DISCOUNT: Final = Words("¿Qué esencia del coste quita el descuento?", "Which essence of the cost does the discount remove?")
WHICH_PAYMENT: Final = Words("¿Con qué esencia pagas?", "Which essence do you pay with?")


def discounts(s: State, player: int, what: Component) -> tuple[int, int]:
    """The discounts in force for placing an artifact: those without exclusions and those that never touch Gold. They add
    up (RA-cost-09) and act also while their component is turned (RA-cost-13)."""
    return discounted(in_force(s, player), what) if what.type == ARTIFACT else (0, 0)


def in_force(s: State, player: int) -> list[Discount]:
    """The discounts that a player's components give."""
    found: list[Discount] = []
    for card in mine(s, player):
        for ability in s.cards[card].abilities:
            if isinstance(ability, Discount):
                found.append(ability)
    return found


def discounted(by: list[Discount], what: Component) -> tuple[int, int]:
    plain = 0
    not_gold = 0
    for ability in by:
        if what.dragon or ability.on == "artifact":
            if ability.not_gold:
                not_gold += ability.amount
            else:
                plain += ability.amount
    return plain, not_gold


def feasible(cost: Sequence[int], generic: int, plain: int, not_gold: int, held: list[int], owed: int = 0) -> bool:
    """Whether a cost can be met: specific part, generic part, discounts to allocate, pool, and a further generic debt
    that no discount touches."""
    short_gold = max(0, cost[GOLD] - held[GOLD])
    short = 0
    whole = generic
    for kind in KINDS:
        whole += cost[kind]
        if kind != GOLD and cost[kind] > held[kind]:
            short += cost[kind] - held[kind]
    if short_gold > plain or short > not_gold + plain - short_gold:
        return False
    not_gold_part = whole - cost[GOLD]
    used = min(not_gold, not_gold_part)
    removed = used + min(plain, whole - used)
    return whole - removed + owed <= sum(held)


def payments(cost: list[int], generic: int, plain: int, not_gold: int, held: list[int], owed: int = 0) -> list[Amounts]:
    """Everything that may leave the pool for a cost and a further generic debt, whatever the discounts remove."""
    whole = generic + sum(cost)
    never_gold = min(not_gold, whole - cost[GOLD])
    removed = never_gold + min(plain, whole - never_gold)
    found: list[Amounts] = []
    pay_on((), whole - removed + owed, removed, cost, held, removed - never_gold, found)
    return found


def pay_on(
    paid: tuple[int, ...], due: int, spare: int, cost: list[int], held: list[int], of_gold: int, found: list[Amounts]
) -> None:
    """Try every amount of the next essence: so many are still due, and so many of the cost may still be left out."""
    kind = len(paid)
    if kind < GOLD:
        for amount in range(max(0, cost[kind] - spare), min(held[kind], due) + 1):
            pay_on((*paid, amount), due - amount, spare - max(0, cost[kind] - amount), cost, held, of_gold, found)
    elif due <= held[GOLD] and cost[GOLD] - due <= min(spare, of_gold):
        found.append((paid[0], paid[1], paid[2], paid[3], due))


class Paying(Frame):
    """A cost being paid: discounts allocated (RA-cost-11), specific essences, then the generic part by choice (RA-cost-03).

    The card lies before ``player`` already; what claiming it gives comes afterwards and cannot pay for it (RA-effect-02).
    """

    NAME = "paying"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "player", "cost", "generic", "plain", "not_gold", "cause", "paid")

    def __init__(self) -> None:
        self.step = 0
        self.card = -1
        self.player = -1
        self.cost: tuple[int, ...] = (0, 0, 0, 0, 0)
        self.generic = 0
        self.plain = 0
        self.not_gold = 0
        self.cause = -1
        self.paid: tuple[int, ...] = (0, 0, 0, 0, 0)

    def bill(self, s: State) -> Bill | None:
        done = [(ESSENCES[kind], amount) for kind, amount in enumerate(self.paid)]
        specific = [] if self.step > PAY_SPECIFIC else [(ESSENCES[kind], amount) for kind, amount in enumerate(self.cost)]
        return Bill(PAID, done, [*specific, ("any", self.generic)])

    def shows(self) -> tuple[int, ...]:
        return (self.card,)

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == ASK_DISCOUNT:
            self.ask_discount(s)
        elif step == TAKE_DISCOUNT:
            self.take_discount(s)
        elif step == PAY_SPECIFIC:
            self.pay_specific(s)
        elif step == ASK_GENERIC:
            self.ask_generic(s)
        elif step == TAKE_GENERIC:
            self.take_generic(s)
        else:
            s.pop(self)
            received(s, self.card, self.player)

    def removable(self, s: State) -> list[str]:
        """What the discount may remove next while the rest can still be paid; "any" is the generic part."""
        found: list[str] = []
        if not self.plain and not self.not_gold:
            return found
        held = pool(s, self.player)
        for kind in KINDS:
            if self.cost[kind]:
                plain, not_gold = self.after(kind == GOLD)
                cost = list(self.cost)
                cost[kind] -= 1
                if feasible(cost, self.generic, plain, not_gold, held):
                    found.append(ESSENCES[kind])
        plain, not_gold = self.after(False)
        if self.generic and feasible(list(self.cost), self.generic - 1, plain, not_gold, held):
            found.append("any")
        return found

    def after(self, gold: bool) -> tuple[int, int]:
        """The discounts left once one of them is used: the one that cannot touch Gold goes first where it can. Where Gold meets
        only such discounts, less than none is left and nothing is feasible."""
        if self.not_gold and not gold:
            return self.plain, self.not_gold - 1
        return self.plain - 1, self.not_gold

    def ask_discount(self, s: State) -> None:
        words = self.removable(s)
        if not words:
            self.step = PAY_SPECIFIC
            return
        options = [Option(s.names, "discount", (), word) for word in words]
        harmless = self.harmless(s, words)
        s.ask(self.player, "discount", [options[harmless]] if harmless >= 0 else options, WHICH_DISCOUNT, self.card)

    def harmless(self, s: State, words: list[str]) -> int:
        """Which of these the discount can remove next so that everything that could be paid before can still be paid, if any:
        then there is nothing to ask yet."""
        held = pool(s, self.player)
        before = payments(list(self.cost), self.generic, self.plain, self.not_gold, held)
        for at, word in enumerate(words):
            cost = [amount - (ESSENCES[kind] == word) for kind, amount in enumerate(self.cost)]
            plain, not_gold = self.after(word == "gold")
            if payments(cost, self.generic - (word == "any"), plain, not_gold, held) == before:
                return at
        return -1

    def take_discount(self, s: State) -> None:
        assert s.answer is not None
        word = s.answer.word
        self.plain, self.not_gold = self.after(word == "gold")
        if word == "any":
            self.generic -= 1
        else:
            kind = ESSENCES.index(word)
            self.cost = tuple([amount - 1 if at == kind else amount for at, amount in enumerate(self.cost)])
        self.step = ASK_DISCOUNT

    def why_not(self, s: State, option: Option) -> Refusal | None:
        """What keeps an essence out of the question under way; ``any`` is the generic part of the cost."""
        word = option.word
        if word not in ESSENCES and word != "any":
            return None
        if option.verb != "discount":
            return no.NOT_HELD if word != "any" else None
        due = self.generic if word == "any" else self.cost[ESSENCES.index(word)]
        if not due:
            return no.NOT_IN_COST
        return no.NEVER_OFF_GOLD  # everything else in the cost is offered whenever there is something to choose

    def pay_specific(self, s: State) -> None:
        self.paid = self.cost
        happen(s, [Event(ev.PAID, player=self.player, amount=n, zone=kind) for kind, n in some(self.cost)])

    def ask_generic(self, s: State) -> None:
        """What must be given in any case is given first; the rest is asked, one by one."""
        held = pool(s, self.player)
        given = give(s, ev.PAID, self.player, self.generic, self.card)
        self.generic -= given
        if given:
            self.paid = tuple([self.paid[kind] + n for kind, n in enumerate(forced(held, self.generic + given))])
            self.step = ASK_GENERIC
        elif self.generic:
            ask_essence(s, self.player, WHICH_PAYMENT, self.card)
        else:
            self.step = RECEIVE

    def take_generic(self, s: State) -> None:
        assert s.answer is not None
        self.generic -= 1
        self.step = ASK_GENERIC
        given = ESSENCES.index(s.answer.word)
        self.paid = tuple([amount + (kind == given) for kind, amount in enumerate(self.paid)])
        happens(s, Event(ev.PAID, player=self.player, amount=1, zone=given))


def forced(held: list[int], due: int) -> list[int]:
    """How much of each kind has to go whatever the player chooses."""
    kept = max(0, sum(held) - due)  # of each kind no more than this can be left
    return [max(0, n - kept) for n in held]


def give(s: State, event: int, player: int, due: int, source: int) -> int:
    """Part with what has to go whatever the player chooses, so that only real choices are asked; how much that is.

    Whoever calls this goes on in a further step.
    """
    if not due:
        return 0
    going = forced(pool(s, player), due)
    happen(s, [Event(event, player=player, amount=n, source=source, zone=kind) for kind, n in some(going)])
    return sum(going)


def ask_essence(s: State, player: int, prompt: Words, source: int) -> None:
    """Which essence of the pool is paid next."""
    options = [Option(s.names, "pay", (), ESSENCES[kind]) for kind in KINDS if s.tallies[kind][player]]
    s.ask(player, "pay", options, prompt, source)


def can_pay(s: State, player: int, card: int) -> bool:
    """Whether a component's cost can be paid now, with the discounts in force."""
    what = facts(s, card)
    plain, not_gold = discounts(s, player, what)
    return feasible(what.cost, what.generic, plain, not_gold, pool(s, player))


def affordable(s: State, player: int, cards: list[int]) -> list[int]:
    """Those among some components whose cost can be paid now."""
    held = pool(s, player)
    by: list[Discount] | None = None
    found: list[int] = []
    for card in cards:
        what = facts(s, card)
        plain = not_gold = 0
        if what.type == ARTIFACT:
            if by is None:
                by = in_force(s, player)
            if by:
                plain, not_gold = discounted(by, what)
        if feasible(what.cost, what.generic, plain, not_gold, held):
            found.append(card)
    return found


def place(s: State, player: int, card: int, plain: int = 0, not_gold: int = 0, free: bool = False) -> None:
    """Put a component into the player's area and pay for it (RA-action-05); further reductions add to the discounts
    (RA-errata-06)."""
    what = facts(s, card)
    frame = Paying()
    frame.card = card
    frame.player = player
    if not free:
        frame.cost = what.cost
        frame.generic = what.generic
        permanent = discounts(s, player, what)
        frame.plain = permanent[0] + plain
        frame.not_gold = permanent[1] + not_gold
    s.push(frame)
    put_in_play(s, card, player)


def put_in_play(s: State, card: int, player: int) -> None:
    """What is placed or claimed enters straight (RA-action-16); a face-up monument's space is refilled (RA-action-09)."""
    placed = ev.PLACED if facts(s, card).type == ARTIFACT else ev.CLAIMED
    batches = [[ev.send(card, AREA, player)], [Event(placed, card, player)]]
    if card in shared(s, MONUMENTS) and shared(s, MONUMENT_DECK):
        next_one = shared(s, MONUMENT_DECK)[0]
        batches.append([ev.send(next_one, MONUMENTS, 0), Event(ev.UNCOVERED, next_one)])
    happen_in_turn(s, batches)


def received(s: State, card: int, player: int) -> None:
    """What a component gives once, when it is claimed (RA-comp-08)."""
    for ability in s.cards[card].abilities:
        if isinstance(ability, OnClaim):
            ability.start(s, player, card)
