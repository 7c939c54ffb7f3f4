"""Costs (I.7.3, I.7.4, II.1, II.5): what announcing reserves and launching pays (AA-cost, AA-ann-04 to 11, AA-launch-06)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core import costs
from tapete.core.bills import PAID, Bill
from tapete.core.costs import Cost, Reservation, Resource
from tapete.core.decision import Option
from tapete.core.events import Event, happen
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.windows import Announcement, current
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.links import effect_of, own_power
from tapete.games.atrum_arena.powers import Power
from tapete.games.atrum_arena.rules import refusals as no
from tapete.games.atrum_arena.rules.objectives import still_fits
from tapete.games.atrum_arena.rules.ways import Way, marks, next_to_pay, pledges, shared
from tapete.games.atrum_arena.values import one_of_each, one_of_each_look, twin_offered, types

EXHAUSTION: Final = 0
MINIONS: Final = 1
DISCARD: Final = 2
COMPANION: Final = 3
TOKEN: Final = 4  # and one for each further main type

WHICH_MINION: Final = Words("¿Con qué Esbirro de tu Altar pagas?", "Which minion of your Altar do you pay with?")
WHICH_DISCARD: Final = Words("¿Qué Esbirro descartas para lanzarlo?", "Which minion do you discard to launch it?")
WHICH_COMPANION: Final = Words("¿Qué Esbirro descartas junto con la Sombra?", "Which minion do you discard with the Shadow?")


class Exhaustion(Resource):
    """A reptante's being Ready, which one power of a chain can use up (AA-ann-04)."""

    def purse(self, player: int, source: int) -> int:
        return source

    def held(self, s: State, purse: int) -> int:
        return 0 if s.numbers[t.EXHAUSTED][purse] or s.zone_kind(purse) != t.REPTANTES else 1

    def spend(self, s: State, player: int, source: int, amount: int, things: tuple[int, ...]) -> list[Event]:
        return [Event(ev.EXHAUSTED, source, player)]


class Minions(Resource):
    """Ready esbirros of the own altar; their number is what counts (AA-ann-07, AA-ann-21)."""

    def things(self, s: State, purse: int) -> list[int]:
        return t.ready(s, purse)

    def claimed(self, s: State, each: Reservation, amount: int) -> int:
        """What has been taken from one announcement is not made good by another that still has its own (AA-launch-09)."""
        return len(marks(s, each))

    def spend(self, s: State, player: int, source: int, amount: int, things: tuple[int, ...]) -> list[Event]:
        launched = current(s).launching
        assert launched is not None
        kind = ev.EXPLOITED if launched.numbers[links.MODE] == links.EXPLOITING else ev.EXHAUSTED
        return [Event(kind, card, player) for card in things]


class Discard(Resource):
    """Esbirros in hand (AA-ann-09)."""

    def things(self, s: State, purse: int) -> list[int]:
        return t.hand(s, purse)

    def keeps(self, s: State, each: Reservation, card: int) -> bool:
        """Not what was to be paid with and has come back to hand: that is like any other esbirro in it."""
        return card == each.things[-1] and card in t.hand(s, each.player)

    def claimed(self, s: State, each: Reservation, amount: int) -> int:
        """The esbirro set aside, while it is in hand: who lost theirs takes none of another announcement's (AA-ann-23)."""
        return 1 if each.things[-1] in t.hand(s, each.player) else 0

    def spend(self, s: State, player: int, source: int, amount: int, things: tuple[int, ...]) -> list[Event]:
        return [Event(ev.DISCARDED, card, player) for card in things]


class Companion(Discard):
    """An esbirro of a main type that goes with a sombra: only its number is reserved (AA-ann-19)."""

    def things(self, s: State, purse: int) -> list[int]:
        return [card for card in t.hand(s, purse) if types(s, card) & t.MAIN and not costs.is_marked(s, card)]

    def keeps(self, s: State, each: Reservation, card: int) -> bool:
        return False  # none is marked

    def claimed(self, s: State, each: Reservation, amount: int) -> int:
        return amount


class Tokens(Resource):
    """Discards that count as a type chosen before (AA-type-03)."""

    def __init__(self, id: str, refusal: Refusal, at: int) -> None:
        super().__init__(id, refusal)
        self.at = at

    def held(self, s: State, purse: int) -> int:
        return s.tallies[t.TOKENS + self.at][purse]

    def spend(self, s: State, player: int, source: int, amount: int, things: tuple[int, ...]) -> list[Event]:
        return [Event(ev.TOKEN_USED, player=player, zone=self.at)]


RESOURCES: Final[tuple[Resource, ...]] = (
    Exhaustion("exhaustion", no.COMMITTED),
    Minions("minions", no.NOT_ENOUGH_MINIONS),
    Discard("discard", no.NO_DISCARD),
    Companion("companion", no.NO_COMPANION),
    Tokens("token_beast", no.NO_TOKEN, 0),
    Tokens("token_fallen", no.NO_TOKEN, 1),
    Tokens("token_skeleton", no.NO_TOKEN, 2),
    Tokens("token_golem", no.NO_TOKEN, 3),
    Tokens("token_zombie", no.NO_TOKEN, 4),
)


def exhausts(power: Power, mode: int) -> bool:
    """Whether launching it Exhausts its reptante (AA-cost-03, AA-cost-09, AA-act-12, AA-err-06)."""
    return power.cost > 0 and mode == links.EXHAUSTING and not power.tireless


def cost_of(power: Power, mode: int, wild: int) -> Cost:
    """What a power takes, paid in this way."""
    token = TOKEN + t.MAIN_TYPES.index(power.esbirro) if wild == links.WITH_TOKEN else TOKEN
    return Cost(
        (EXHAUSTION, 1 if exhausts(power, mode) else 0),
        (MINIONS, power.cost),
        (DISCARD, 1),
        (COMPANION, 1 if wild == links.WITH_SHADOW else 0),
        (token, 1 if wild == links.WITH_TOKEN else 0),
    )


class Means:
    """What a player has free for one more announcement."""

    __slots__ = ("companions", "free", "mains", "mask", "minions", "player")

    def __init__(self, s: State, player: int) -> None:
        self.player = player
        self.minions = t.ready_count(s, player)
        marked: tuple[int, ...] = ()
        companions = 0
        for each in s.reserved:
            if each.player == player:
                marked += each.things[-1:]
                for resource, amount in each.cost.parts:
                    if resource == MINIONS:
                        self.minions -= amount
                    elif resource == COMPANION:
                        companions += amount
        self.companions = companions
        self.free = [card for card in t.hand(s, player) if card not in marked] if marked else t.hand(s, player)
        present = 0
        mains = 0
        lasting = bool(s.lasting)
        for card in self.free:
            what = s.cards[card]
            assert isinstance(what, t.Esbirro)
            kinds = types(s, card) if lasting else what.type
            present |= kinds
            if kinds & t.MAIN:
                mains += 1
        self.mains = mains
        if mains <= companions:
            present &= t.SHADOW  # every esbirro of a main type is already needed beside a sombra
        mask = present
        if present & t.SHADOW and mains > companions:
            mask |= t.MAIN
        if present and s.world[t.TOKENS_OUT]:
            for at, type in enumerate(t.MAIN_TYPES):
                if s.tallies[t.TOKENS + at][player] > costs.reserved(s, TOKEN + at, player):
                    mask |= type
        self.mask = mask  # the types of discard that can be met


def discards(s: State, player: int, power: Power, means: Means) -> list[tuple[int, int]]:
    """The esbirros that can be set aside as a power's discard, each with how it meets the type; one of every kind."""
    found: list[tuple[int, int]] = []
    seen: list[int] = []
    token = power.esbirro != t.NEUTRAL and token_free(s, player, power.esbirro)
    for card in means.free:
        printed = t.printed_type(s, card)
        if printed in seen:
            continue
        seen.append(printed)
        kinds = types(s, card)
        if kinds & t.MAIN and means.mains <= means.companions:
            continue
        if kinds & power.esbirro:
            found.append((card, links.PLAIN))
        else:
            if kinds & t.SHADOW and means.mains > means.companions:
                found.append((card, links.WITH_SHADOW))
            if token:
                found.append((card, links.WITH_TOKEN))
    return found


def token_free(s: State, player: int, type: int) -> bool:
    at = t.MAIN_TYPES.index(type)
    return s.tallies[t.TOKENS + at][player] > costs.reserved(s, TOKEN + at, player)


def suits(s: State, power: Power, wild: int, card: int) -> bool:
    """Whether an esbirro serves as the discard that was declared."""
    kinds = types(s, card)
    if wild == links.WITH_SHADOW:
        return bool(kinds & t.SHADOW)
    return wild == links.WITH_TOKEN or bool(kinds & power.esbirro)


def substitutes(s: State, link: Announcement, power: Power) -> list[int]:
    """Unreserved esbirros that can take the place of a reserved one that left the hand (AA-ann-23)."""
    found: list[int] = []
    seen: list[int] = []
    means = Means(s, link.player)
    for card in means.free:
        printed = t.printed_type(s, card)
        if printed in seen or not suits(s, power, link.numbers[links.WILD], card):
            continue
        if types(s, card) & t.MAIN and means.mains <= means.companions:
            continue
        seen.append(printed)
        found.append(card)
    return found


def reserved_discard(s: State, link: Announcement) -> int:
    """The esbirro set aside as the discard of an announcement."""
    return costs.reservation(s, link.reservation).things[-1]


def why_not_paid(s: State, link: Announcement, power: Power) -> Refusal | None:
    """Whether there is still a discard for an announced power (AA-launch-09); the rest of its cost is the ledger's business."""
    card = reserved_discard(s, link)
    held = s.zone_kind(card) == t.HAND and s.holder(card) == link.player
    if not (held and suits(s, power, link.numbers[links.WILD], card)) and not substitutes(s, link, power):
        return no.CANNOT_PAY
    return None


# steps of paying
CHOOSE_MINIONS: Final = 0
TAKE_MINION: Final = 1
CHOOSE_DISCARD: Final = 2
TAKE_DISCARD: Final = 3
CHOOSE_COMPANION: Final = 4
TAKE_COMPANION: Final = 5


class Paying(Frame):
    """Paying, Exhausting and discarding at once, right before the effect (AA-launch-06)."""

    NAME = "paying"
    FIELDS: ClassVar[tuple[str, ...]] = ("link", "minions", "discarded")

    def __init__(self) -> None:
        self.step = CHOOSE_MINIONS
        self.link: Announcement | None = None
        self.minions: tuple[int, ...] = ()
        self.discarded: tuple[int, ...] = ()

    def why_not(self, s: State, option: Option) -> Refusal | None:
        """An esbirro that cannot pay."""
        link = self.link
        assert link is not None
        if not option.things or not t.is_esbirro(s, option.thing):
            return None
        if twin_offered(s, option):
            return no.ALIKE
        card = option.thing
        if not t.in_altar(s, card):
            if s.zone_kind(card) != t.HAND or s.holder(card) != link.player:
                return no.NO_DISCARD
            return no.TWO_SHADOWS if types(s, card) & t.SHADOW else no.DISCARD_COMMITTED
        if s.holder(card) != link.player:
            return no.TEAMMATES_MINION if s.holder(card) in t.friends(s, link.player) else no.OTHERS_MINION
        if s.numbers[t.EXHAUSTED][card]:
            return no.EXHAUSTED_MINION
        return no.DISCARD_COMMITTED if costs.is_marked(s, card, link.reservation) else no.NEEDED

    def bill(self, s: State) -> Bill | None:
        link = self.link
        assert link is not None
        power = own_power(s, link)
        given = self.minions + self.discarded
        companion = 1 if link.numbers[links.WILD] == links.WITH_SHADOW else 0
        due = [("cost", power.cost - len(self.minions)), ("discard", 1 + companion - len(self.discarded))]
        return Bill(PAID, [("cost", len(self.minions)), ("discard", len(self.discarded))], due, given)

    def run(self, s: State) -> None:
        link = self.link
        assert link is not None
        power = own_power(s, link)
        step = self.step
        answer = s.answer
        if step == CHOOSE_MINIONS:
            self.choose_minions(s, link, power)
        elif step == TAKE_MINION:
            assert answer is not None
            self.minions = (*self.minions, answer.thing)
            self.step = CHOOSE_MINIONS
        elif step == CHOOSE_DISCARD:
            card = reserved_discard(s, link)
            held = s.zone_kind(card) == t.HAND and s.holder(card) == link.player
            if held and suits(s, power, link.numbers[links.WILD], card):
                self.discarded = (card,)
                self.step = CHOOSE_COMPANION
            else:
                self.step = TAKE_DISCARD
                pick(s, link.player, substitutes(s, link, power), WHICH_DISCARD, link.things[0])
        elif step == TAKE_DISCARD:
            assert answer is not None
            self.discarded = (answer.thing,)
            self.step = CHOOSE_COMPANION
        elif step == CHOOSE_COMPANION:
            if link.numbers[links.WILD] == links.WITH_SHADOW:
                self.step = TAKE_COMPANION
                pick(s, link.player, one_of_each(s, RESOURCES[COMPANION].things(s, link.player)), WHICH_COMPANION, link.things[0])
            else:
                self.pay(s, link, power)
        else:
            assert answer is not None
            self.discarded = (*self.discarded, answer.thing)
            self.pay(s, link, power)

    def choose_minions(self, s: State, link: Announcement, power: Power) -> None:
        """Other esbirros than those marked may be used, but not what the effect itself needs (AA-ann-21)."""
        wanted = power.cost - len(self.minions)
        able = self.able(s, link) if wanted else []
        if len(able) <= wanted:
            self.minions = (*self.minions, *able)
            self.step = CHOOSE_DISCARD
        else:
            self.step = TAKE_MINION
            pick(s, link.player, one_of_each_look(s, able), WHICH_MINION, link.things[0])

    def able(self, s: State, link: Announcement) -> list[int]:
        """The esbirros of the altar that may pay next."""
        way = Way(link.player, own_power(s, link).cost, link.numbers[links.MODE], link.reservation)
        effect = effect_of(s, link)
        left = tuple([card for card in link.things[1:] if still_fits(s, link, effect, card)])
        return next_to_pay(s, way, effect, left, self.minions)

    def pay(self, s: State, link: Announcement, power: Power) -> None:
        s.pop(self)
        window = current(s)
        # with a sombra the esbirro discarded for the power is the one that goes with it, which the sombra only allows (II.7.4)
        window.launching = links.marked(link, links.DISCARDED, self.discarded[-1])
        move_marks(s, link.player, self.minions, link.reservation)
        batch = costs.pay(s, link.reservation, self.minions + self.discarded)
        if power.tireless and link.numbers[links.ANNULLED] and link.numbers[links.MODE] == links.EXHAUSTING:
            batch.append(Event(ev.EXHAUSTED, link.things[0], link.player))
        happen(s, [e if e.kind == ev.TOKEN_USED else e.but(zone=power.number) for e in batch])  # for which Power it is given


def move_marks(s: State, player: int, wanted: tuple[int, ...], serial: int) -> None:
    """Let what these esbirros were marked for be marked on others: only the number is reserved (AA-ann-21)."""
    others = pledges(s, player, serial)
    if not any([card in wanted for each in others for card in each.marks]):
        return
    moved = shared([card for card in t.ready(s, player) if card not in wanted], others)
    assert moved is not None
    for each, cards in zip(others, moved, strict=True):
        old = costs.reservation(s, each.serial)
        things = (*cards, *[card for card in old.things if card not in each.marks])
        costs.exchange(s, Reservation(old.serial, old.player, old.source, old.cost, things))


def pick(s: State, player: int, cards: list[int], prompt: Words, source: int) -> None:
    s.ask(player, "pay", [Option(s.names, "choose", (card,)) for card in cards], prompt, source)
