"""An announcement (II.1): the choices it takes, what it reserves and what everybody is told (AA-ann)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core import costs as ledger
from tapete.core.bills import CHOSEN, PAID, Bill
from tapete.core.decision import Option
from tapete.core.events import Event, happens, narrate
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.windows import Announcement, current, open_chain
from tapete.core.zones import EVERYBODY
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.kinds import COPYING, OF_BOTH, OWN
from tapete.games.atrum_arena.links import own_power
from tapete.games.atrum_arena.powers import Power
from tapete.games.atrum_arena.rules import refusals as no
from tapete.games.atrum_arena.rules.announcing import MODES, VERBS
from tapete.games.atrum_arena.rules.costs import Means, cost_of, discards, move_marks, reserved_discard
from tapete.games.atrum_arena.rules.objectives import (
    copyable,
    harms,
    link_aim,
    link_choices,
    minion_choices,
    needs_victim,
    spent,
    victims,
)
from tapete.games.atrum_arena.rules.ways import Way, payment
from tapete.games.atrum_arena.values import kind_of, one_of_each, twin_offered, types

WHICH_COPY: Final = Words("¿Qué Poder copias?", "Which Power do you copy?")
WHICH_DISCARD: Final = Words(
    "¿Qué Esbirro de tu mano apartas para el descarte?", "Which minion of your hand do you set aside to discard?"
)
WHICH_FRIEND: Final = Words("¿A quién se aplica?", "To whom does it apply?")
WHICH_VICTIM: Final = Words("¿Quién es el objetivo?", "Who is the target?")
WHICH_MINION: Final = Words("¿Qué Esbirro es el objetivo?", "Which minion is the target?")
WHICH_POWER: Final = Words("¿A qué Poder anunciado se dirige?", "Which announced Power is it aimed at?")

# steps of an announcement: a question that does not arise is skipped
ASK_COPY: Final = 0
TAKE_COPY: Final = 1
ASK_DISCARD: Final = 2
TAKE_DISCARD: Final = 3
ASK_FRIEND: Final = 4
TAKE_FRIEND: Final = 5
ASK_VICTIM: Final = 6
TAKE_VICTIM: Final = 7
ASK_MINION: Final = 8
TAKE_MINION: Final = 9
ASK_LINK: Final = 10
TAKE_LINK: Final = 11
RESERVE: Final = 12
ANNOUNCE: Final = 13

# what an announcement begins or joins
RESPONSE: Final = 0
OPENING: Final = 1


class Announcing(Frame):
    """An announcement being made: what it copies, its discard and its objectives, then it is reserved and final (AA-ann-12)."""

    NAME = "announcing"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "card", "number", "mode", "opens", "numbers", "minions", "discard")

    def __init__(self) -> None:
        self.step = ASK_COPY
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

    def holds_up(self) -> Refusal | None:
        return no.FINAL

    def bill(self, s: State) -> Bill | None:
        """What it will take, while its discard is chosen; then how many of those aimed at have been named."""
        if self.step == TAKE_DISCARD:
            return Bill(PAID, [], [("cost", self.power(s).cost), ("discard", 1)])
        aim = self.effect(s).minions
        if self.step != TAKE_MINION or aim is None or not self.minions:
            return None
        return Bill(CHOSEN, [("", len(self.minions))], [], self.minions, aim.up_to)

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == ASK_COPY:
            self.ask_copy(s)
        elif step == ASK_DISCARD:
            self.ask_discard(s)
        elif step == ASK_FRIEND:
            self.ask_friend(s)
        elif step == ASK_VICTIM:
            self.ask_victim(s)
        elif step == ASK_MINION:
            self.ask_minion(s)
        elif step == ASK_LINK:
            self.ask_link(s)
        elif step == RESERVE:
            self.reserve(s)
        elif step == ANNOUNCE:
            self.announce(s)
        else:
            answer = s.answer
            assert answer is not None
            self.take(s, step, answer)

    def take(self, s: State, step: int, answer: Option) -> None:
        if step == TAKE_COPY:
            self.set(links.COPIED_FROM, answer.thing)
            self.set(links.COPIED, int(answer.word) - 1)
            self.set(links.KIND, kind_of(s, answer.thing, t.reptante(s, answer.thing).powers[int(answer.word) - 1]))
        elif step == TAKE_DISCARD:
            self.discard = answer.thing
            self.set(links.WILD, WILD_WORDS.index(answer.word))
        elif step == TAKE_FRIEND:
            self.set(links.FRIEND, int(answer.word) - 1)
        elif step == TAKE_VICTIM:
            self.set(links.VICTIM, int(answer.word) - 1)
        elif step == TAKE_MINION:
            if answer.verb == "choose":
                self.minions = (*self.minions, answer.thing)
                self.step = ASK_MINION
        elif step == TAKE_LINK:
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

    # -- the questions, in order

    def ask_copy(self, s: State) -> None:
        if self.numbers[links.KIND] != COPYING:
            self.step = ASK_DISCARD
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
            self.step = ASK_VICTIM
            return
        s.ask(self.player, "announcing", [person(s, each) for each in t.friends(s, self.player)], WHICH_FRIEND, self.card)

    def ask_victim(self, s: State) -> None:
        effect = self.effect(s)
        kind = self.numbers[links.KIND]
        if not needs_victim(effect, kind):
            self.step = ASK_MINION
            return
        found = victims(s, effect, kind, self.way(s))
        s.ask(self.player, "announcing", [person(s, each) for each in found], WHICH_VICTIM, self.card)

    def ask_minion(self, s: State) -> None:
        effect = self.effect(s)
        found = minion_choices(s, effect, self.numbers[links.VICTIM], self.minions, self.way(s))
        if not found:
            self.step = ASK_LINK
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
            self.step = RESERVE
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
        move_marks(s, self.player, marked, t.NOTHING)
        ledger.reserve(s, cost, self.player, self.card, (*marked, self.discard))
        aim = self.effect(s).minions
        victim = self.numbers[links.VICTIM] if aim is None or aim.whose == OWN else t.NOTHING  # else its esbirros tell
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

    # -- why another answer is none

    def why_not(self, s: State, option: Option) -> Refusal | None:
        if option.verb == "target":
            return self.why_not_aimed(s, option)
        if option.verb == "power":
            return no.NOT_ANNULLABLE
        if option.verb == "copy":
            return no.NOTHING_TO_COPY
        if twin_offered(s, option):
            return no.ALIKE
        if not option.things:
            return None
        return self.why_not_set_aside(s, option) if option.verb == "discard" else self.why_not_chosen(s, option.thing)

    def why_not_aimed(self, s: State, option: Option) -> Refusal | None:
        """A player whom it cannot be applied to or aimed at."""
        player = seat(s, option)
        if player < 0:
            return None
        if self.step == TAKE_FRIEND:
            return no.NOT_A_FRIEND
        effect = self.effect(s)
        if player not in t.opponents(s, self.player) and not effect.anyone:
            return no.NOT_AN_OPPONENT
        kind = self.numbers[links.KIND]
        if harms(effect, kind) and not s.tallies[t.RESISTANCE][player]:
            return no.AT_ZERO
        exhausting = Way(self.player, self.power(s).cost, links.EXHAUSTING)
        return spent(effect) if player in victims(s, effect, kind, exhausting) else no.NO_TARGET

    def why_not_set_aside(self, s: State, option: Option) -> Refusal:
        """An esbirro that does not serve as the discard, or not as it was said."""
        card = option.thing
        if s.zone_kind(card) != t.HAND or s.holder(card) != self.player:
            return no.NO_DISCARD
        if ledger.is_marked(s, card):
            return no.DISCARD_COMMITTED
        if types(s, card) & t.SHADOW:
            return no.NO_COMPANION
        return no.NO_TOKEN if option.word == WILD_WORDS[links.WITH_TOKEN] else no.WRONG_DISCARD

    def why_not_chosen(self, s: State, card: int) -> Refusal:
        """An esbirro that is no valid target, or that the payment or the effect could not do without."""
        effect = self.effect(s)
        aim = effect.minions
        if aim is None or not effect.particular or not t.is_esbirro(s, card) or not t.in_altar(s, card):
            return no.NO_TARGET
        own = s.holder(card) == self.player
        return spent(effect) if own and types(s, card) & aim.types and card not in self.minions else no.NO_TARGET


def seat(s: State, option: Option) -> int:
    """The player an answer names by their number; -1 for nobody."""
    number = int(option.word) if option.word.isdigit() else 0
    return number - 1 if number <= s.players else -1


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


WILD_WORDS: Final[tuple[str, ...]] = ("", "shadow", "token")
