"""Announcing (II.1): who may announce what and when, and the choices an announcement takes (AA-ann, AA-pow, AA-flow)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core import costs as ledger
from tapete.core.decision import Option
from tapete.core.events import Event, happens, narrate
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.windows import Announcement, Window, current, open_chain
from tapete.core.zones import EVERYBODY
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.powers import ATTACK, COPYING, DEFENSE, OF_BOTH, OWN, Power
from tapete.games.atrum_arena.rules import refusals as no
from tapete.games.atrum_arena.rules.costs import (
    COMPANION,
    EXHAUSTION,
    MINIONS,
    Means,
    cost_of,
    discards,
    exhausts,
    move_marks,
    reserved_discard,
)
from tapete.games.atrum_arena.rules.objectives import (
    copyable,
    link_aim,
    link_choices,
    minion_choices,
    needs_victim,
    obstacle,
    own_power,
    victims,
)
from tapete.games.atrum_arena.rules.ways import Way, payment
from tapete.games.atrum_arena.values import kind_of, one_of_each

ANNOUNCE: Final = "announce"
EXPLOIT: Final = "exploit"
MODES: Final = {ANNOUNCE: links.EXHAUSTING, EXPLOIT: links.EXPLOITING}
VERBS: Final = (ANNOUNCE, EXPLOIT)

WHICH_COPY = Words("¿Qué Poder copias?", "Which Power do you copy?")
WHICH_DISCARD = Words("¿Qué Esbirro de tu mano apartas para el descarte?", "Which minion of your hand do you set aside to discard?")
WHICH_FRIEND = Words("¿A quién se aplica?", "To whom does it apply?")
WHICH_VICTIM = Words("¿Quién es el objetivo?", "Who is the target?")
WHICH_MINION = Words("¿Qué Esbirro es el objetivo?", "Which minion is the target?")
WHICH_POWER = Words("¿A qué Poder anunciado se dirige?", "Which announced Power is it aimed at?")


# -- when


def untimely(s: State, player: int, kind: int, window: Window | None) -> Refusal | None:
    """Why a power of this type cannot be announced at this moment; ``window`` is the open chain."""
    active = s.world[t.ACTIVE]
    if kind == ATTACK:
        if window is not None:
            return no.ATTACK_AS_ANSWER
        if player != active or s.world[t.PHASE] != t.MAIN_PHASE:
            return no.ATTACK_ONLY_IN_MAIN
        return None if s.world[t.PART] == t.DEVELOPMENT else no.ATTACK_ONLY_IN_DEVELOPMENT
    if kind == DEFENSE:
        if window is None or player == active or not window.chain or window.chain[0].numbers[links.KIND] != ATTACK:
            return no.DEFENSE_NEEDS_ATTACK
        for link in window.chain:
            if link.numbers[links.KIND] == DEFENSE:
                return no.SECOND_DEFENSE
        return None
    if window is None and player != active and s.world[t.PART] != t.START:
        return no.NOT_NOW
    return None


def timely_kinds(s: State, player: int, window: Window | None) -> tuple[bool, bool, bool]:
    """Whether an Attack, a Defense and a Tactical could be announced at this moment: ``untimely`` for all of them at once."""
    own = player == s.world[t.ACTIVE]
    if window is None:
        attack = own and s.world[t.PHASE] == t.MAIN_PHASE and s.world[t.PART] == t.DEVELOPMENT
        return attack, False, own or s.world[t.PART] == t.START
    return False, not own and untimely(s, player, DEFENSE, window) is None, True


# -- what


def refuse(s: State, player: int, card: int, number: int, mode: int, window: Window | None) -> Refusal | None:
    """The one authority on whether a power can be announced now, paid in this way."""
    if s.zone_kind(card) != t.REPTANTES or s.holder(card) != player:
        return no.NOT_YOURS
    powers = t.reptante(s, card).powers
    if not 0 <= number < len(powers):
        return no.NO_SUCH_POWER
    power = powers[number]
    kind = kind_of(s, card, power)
    if kind != COPYING:
        refusal = untimely(s, player, kind, window)
        if refusal is not None:
            return refusal
    if s.numbers[t.EXHAUSTED][card]:
        return no.IS_EXHAUSTED
    if mode == links.EXPLOITING and power.cost == 0:
        return no.NO_EXPLOIT
    if mode == links.EXHAUSTING and power.exploiting and power.cost:
        return no.ONLY_EXPLOITING
    if exhausts(power, mode) and ledger.reserved(s, EXHAUSTION, card):
        return no.COMMITTED
    means = Means(s, player)
    if means.minions < power.cost:
        return no.NOT_ENOUGH_MINIONS
    if not means.mask & power.esbirro:
        return no.NO_DISCARD
    way = Way(player, power.cost, mode)
    if kind == COPYING:
        return None if copyable(s, card, power, window, way) else no.NOTHING_TO_COPY
    return obstacle(s, power, kind, window, way)


def announceable(s: State, player: int, window: Window | None) -> list[Option]:
    """Every power the player can announce now, in each way of paying it."""
    if not t.hand(s, player):
        return []
    means = Means(s, player)
    return [] if not means.mask else possible(s, player, window, means.minions, means.mask, False)


def conceivable(s: State, player: int, window: Window | None) -> bool:
    """Whether, as far as the others know, the player might announce something: all but the types in hand is public.

    That a discard goes with a sombra is known once it has been shown; before, nobody may learn it from who is asked (AA-ann-16).
    """
    committed = 0
    minions = len(t.ready(s, player))
    for each in s.reserved:
        if each.player == player:
            shown = links.is_shown(s, each.serial)
            committed += 1
            for resource, amount in each.cost.parts:
                if resource == MINIONS:
                    minions -= amount
                elif resource == COMPANION and shown:
                    committed += amount
    return len(t.hand(s, player)) > committed and bool(possible(s, player, window, minions, t.NEUTRAL, True))


def possible(s: State, player: int, window: Window | None, minions: int, mask: int, first: bool) -> list[Option]:
    """The powers for which there are moment, reptante, altar, discard and objective (only the first one if asked)."""
    found: list[Option] = []
    exhausted = s.numbers[t.EXHAUSTED]
    timely = timely_kinds(s, player, window)
    exhausting = Way(player, 0, links.EXHAUSTING)  # what leaves nothing of the altar serves for any cost
    for card in t.team(s, player):
        if exhausted[card]:
            continue
        spent = bool(s.reserved) and ledger.reserved(s, EXHAUSTION, card) > 0
        for number, power in enumerate(t.reptante(s, card).powers):
            if power.cost > minions or not power.esbirro & mask:
                continue
            kind = kind_of(s, card, power) if s.lasting else power.kind
            if kind != COPYING and not timely[kind]:
                continue
            if kind == COPYING:
                if not copyable(s, card, power, window, exhausting):
                    continue
            elif obstacle(s, power, kind, window, exhausting) is not None:
                continue
            if not power.exploiting and not (spent and exhausts(power, links.EXHAUSTING)):
                found.append(Option(s.names, ANNOUNCE, (card,), str(number + 1)))
            if power.cost:
                plain = kind != COPYING and not power.particular  # then it makes no difference how it is paid
                if plain or feasible(s, card, power, kind, window, Way(player, power.cost, links.EXPLOITING)):
                    found.append(Option(s.names, EXPLOIT, (card,), str(number + 1)))
            if first and found:
                return found
    return found


def feasible(s: State, card: int, power: Power, kind: int, window: Window | None, way: Way) -> bool:
    """Whether a power, paid in this way, has something to do."""
    if kind == COPYING:
        return bool(copyable(s, card, power, window, way))
    return obstacle(s, power, kind, window, way) is None


# -- how

COPY_STEP: Final = 0
DISCARD_STEP: Final = 2
FRIEND_STEP: Final = 4
VICTIM_STEP: Final = 6
MINION_STEP: Final = 8
LINK_STEP: Final = 10
DONE_STEP: Final = 12
TELL_STEP: Final = 13
RESPONSE: Final = 0
OPENING: Final = 1


class Announcing(Frame):
    """An announcement being made: what it copies, its discard and its objectives, then it is reserved and final (AA-ann-12)."""

    NAME = "announcing"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "card", "number", "mode", "opens", "numbers", "minions", "discard")

    def __init__(self) -> None:
        self.step = COPY_STEP
        self.player = 0
        self.card = -1
        self.number = 0
        self.mode = 0
        self.opens = RESPONSE
        self.numbers: tuple[int, ...] = ()
        self.minions: tuple[int, ...] = ()
        self.discard = -1

    def shows(self) -> tuple[int, ...]:
        return (self.card,)

    def run(self, s: State) -> None:
        step = self.step
        self.step = step + 1
        if step == COPY_STEP:
            self.ask_copy(s)
        elif step == DISCARD_STEP:
            self.ask_discard(s)
        elif step == FRIEND_STEP:
            self.ask_friend(s)
        elif step == VICTIM_STEP:
            self.ask_victim(s)
        elif step == MINION_STEP:
            self.ask_minion(s)
        elif step == LINK_STEP:
            self.ask_link(s)
        elif step == DONE_STEP:
            self.reserve(s)
        elif step == TELL_STEP:
            self.announce(s)
        else:
            answer = s.answer
            assert answer is not None
            self.take(s, step, answer)

    def take(self, s: State, step: int, answer: Option) -> None:
        if step == COPY_STEP + 1:
            self.set(links.COPIED_FROM, answer.thing)
            self.set(links.COPIED, int(answer.word) - 1)
            self.set(links.KIND, kind_of(s, answer.thing, t.reptante(s, answer.thing).powers[int(answer.word) - 1]))
        elif step == DISCARD_STEP + 1:
            self.discard = answer.thing
            self.set(links.WILD, WILD_WORDS.index(answer.word))
        elif step == FRIEND_STEP + 1:
            self.set(links.FRIEND, int(answer.word) - 1)
        elif step == VICTIM_STEP + 1:
            self.set(links.VICTIM, int(answer.word) - 1)
        elif step == MINION_STEP + 1:
            if answer.verb == "choose":
                self.minions = (*self.minions, answer.thing)
                self.step = MINION_STEP
        else:
            self.set(links.AIMED, int(answer.word) - 1)

    def set(self, field: int, value: int) -> None:
        self.numbers = (*self.numbers[:field], value, *self.numbers[field + 1 :])

    def power(self, s: State) -> Power:
        return t.reptante(s, self.card).powers[self.number]

    def way(self, s: State) -> Way:
        return Way(self.player, self.power(s).cost, self.mode)

    def effect(self, s: State) -> Power:
        source = self.numbers[links.COPIED_FROM]
        return self.power(s) if source < 0 else t.reptante(s, source).powers[self.numbers[links.COPIED]]

    # -- the questions, in order; a question that does not arise is skipped

    def ask_copy(self, s: State) -> None:
        if self.numbers[links.KIND] != COPYING:
            self.step = DISCARD_STEP
            return
        found = copyable(s, self.card, self.power(s), links.chain_under_way(s), self.way(s))
        options = [Option(s.names, "copy", (card,), str(number + 1)) for card, number in found]
        s.ask(self.player, "announcing", options, WHICH_COPY, self.card)

    def ask_discard(self, s: State) -> None:
        found = discards(s, self.player, self.power(s), Means(s, self.player))
        options = [Option(s.names, "discard", (card,), WILD_WORDS[wild]) for card, wild in found]
        s.ask(self.player, "announcing", options, WHICH_DISCARD, self.card)

    def ask_friend(self, s: State) -> None:
        if not self.effect(s).friendly and not self.power(s).friendly:
            self.step = VICTIM_STEP
            return
        s.ask(self.player, "announcing", [person(s, each) for each in t.friends(s, self.player)], WHICH_FRIEND, self.card)

    def ask_victim(self, s: State) -> None:
        effect = self.effect(s)
        kind = self.numbers[links.KIND]
        if not needs_victim(effect, kind):
            self.step = MINION_STEP
            return
        found = victims(s, effect, kind, self.way(s))
        s.ask(self.player, "announcing", [person(s, each) for each in found], WHICH_VICTIM, self.card)

    def ask_minion(self, s: State) -> None:
        effect = self.effect(s)
        found = minion_choices(s, effect, self.numbers[links.VICTIM], self.minions, self.way(s))
        if not found:
            self.step = LINK_STEP
            return
        options = [Option(s.names, "choose", (card,)) for card in one_of_each(s, found)]
        assert effect.minions is not None
        if effect.minions.up_to and self.minions and effect.minions.whose != OF_BOTH:
            options.append(Option(s.names, "done"))
        if self.minions:
            s.ask(self.player, "announcing", options, WHICH_MINION, self.card)
        else:
            s.aim(self.player, "announcing", options, WHICH_MINION, self.card)

    def ask_link(self, s: State) -> None:
        aim = link_aim(self.effect(s), self.numbers[links.KIND])
        if aim is None:
            self.step = DONE_STEP
            return
        window = links.chain_under_way(s)
        assert window is not None
        found = link_choices(s, self.player, aim, window)
        options = [Option(s.names, "power", (window.chain[at].things[0],), str(at + 1)) for at in found]
        s.ask(self.player, "announcing", options, WHICH_POWER, self.card)

    # -- and the announcement

    def reserve(self, s: State) -> None:
        """Everything needed is reserved, and nothing is paid yet (AA-ann-10, AA-ann-11)."""
        power = self.power(s)
        cost = cost_of(power, self.mode, self.numbers[links.WILD])
        marked = payment(s, self.way(s), self.effect(s), self.minions)
        move_marks(s, self.player, marked, links.NOTHING)
        ledger.reserve(s, cost, self.player, self.card, (*marked, self.discard))
        aim = self.effect(s).minions
        victim = self.numbers[links.VICTIM] if aim is None or aim.whose == OWN else links.NOTHING  # else its esbirros tell
        happens(s, Event(ev.ANNOUNCED, self.card, self.player, power.number, zone=victim))

    def announce(self, s: State) -> None:
        s.pop(self)
        self.tell(s)
        victim = self.numbers[links.VICTIM]
        made = Announcement(
            self.player,
            VERBS[self.mode],
            (self.card, *self.minions),
            str(self.number + 1),
            (victim,) if victim >= 0 else (),
            s.reserved[-1].serial,
            self.numbers,
        )
        if self.opens == OPENING:
            open_chain(s, links.CHAIN, made)
            return
        window = current(s)
        answered = window.chain[-1] if window.chain else None
        if answered is not None:
            links.rewrite(window, len(window.chain) - 1, links.marked(answered, links.SHOWN, 1))
        window.announce(s, made)
        if answered is not None:
            show_discard(s, answered)

    def tell(self, s: State) -> None:
        """What everybody is told besides the power and its reptante: all that is declared with it (AA-ann-08, AA-target-02)."""
        if s.log is None:
            return
        number = self.power(s).number
        numbers = self.numbers
        if self.mode == links.EXPLOITING:
            narrate(s, Event(ev.WILL_EXPLOIT, self.card, self.player, number))
        source = numbers[links.COPIED_FROM]
        if source >= 0:
            narrate(s, Event(ev.COPIES, self.card, self.player, number, other=source, zone=self.effect(s).number))
        if numbers[links.FRIEND] != self.player:
            narrate(s, Event(ev.APPLIES, self.card, self.player, number, zone=numbers[links.FRIEND]))
        for minion in self.minions:
            narrate(s, Event(ev.AIMS, minion, self.player, number, zone=s.holder(minion)))
        window = links.chain_under_way(s)
        if numbers[links.AIMED] >= 0 and window is not None:
            aimed = window.chain[numbers[links.AIMED]]
            narrate(s, Event(ev.ANSWERS, self.card, self.player, number, other=aimed.things[0], zone=own_power(s, aimed).number))


def show_discard(s: State, link: Announcement) -> None:
    """When somebody responds, the esbirro set aside for the discard is shown; with a sombra only the sombra (AA-ann-16, 18)."""
    happens(s, Event(ev.DISCARD_SHOWN, reserved_discard(s, link), amount=EVERYBODY))


def announcing(s: State, player: int, option: Option, opens: int) -> None:
    """Begin an announcement from the option that was chosen."""
    frame = Announcing()
    frame.player = player
    frame.card = option.thing
    frame.number = int(option.word) - 1
    frame.mode = MODES[option.verb]
    frame.opens = opens
    power = t.reptante(s, option.thing).powers[frame.number]
    frame.numbers = tuple(links.numbers_of(frame.number, frame.mode, player, kind_of(s, option.thing, power)))
    s.push(frame)


def person(s: State, player: int) -> Option:
    return Option(s.names, "target", (), str(player + 1))


WILD_WORDS: Final = ("", "shadow", "token")
