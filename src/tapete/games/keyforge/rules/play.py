"""Playing cards (KF-play, KF-action, KF-artifact, KF-creature, KF-upgrade) and putting them into play."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tapete.core.abilities import Modifying
from tapete.core.decision import Option
from tapete.core.effects import scope
from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.modifiers import spend, uses_left
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.abilities import EntersOpposite, PlayAsCopy, PlayCost, PlayOnlyIf
from tapete.games.keyforge.modifiers import Change
from tapete.games.keyforge.rules import refusals as no
from tapete.games.keyforge.rules.aember import gain
from tapete.games.keyforge.rules.control import ask_flank, flank_place
from tapete.games.keyforge.telling import QUIETLY, tell
from tapete.games.keyforge.things import (
    ACTED,
    ACTION,
    ACTIVE_HOUSE,
    ALPHA,
    ARRIVED,
    ARTIFACT,
    ARTIFACTS,
    CREATURE,
    DEPLOY,
    DISCARD,
    FIRST,
    FROM_HAND,
    HAND,
    LINE,
    OMEGA,
    PLAYING,
    POOL,
    UPGRADE,
    UPGRADES,
    Card,
    active,
    facts,
    in_play,
    other,
)
from tapete.games.keyforge.turn_events import CHOSEN_FROM_HAND, PLAYED, READY
from tapete.games.keyforge.values import about_player, belongs, keyword

WHICH_HOST = Words("¿A qué criatura unes la mejora?", "Which creature do you attach the upgrade to?")
WHICH_COPY = Words("¿Qué carta copia?", "Which card does it copy?")
WHICH_PERMISSION = Words("¿Qué efecto te permite jugarla?", "Which effect lets you play it?")

# what a CANNOT or a TOLL is about
PLAY = 1
USE = 2
FIGHT = 3
REAP = 4
DISCARDING = 5
ACT = 7  # to use an *Action:* or *Omni:* ability

# steps of playing a card
CHOOSE_COPY: Final = 0
ASK_PERMISSION: Final = 1
PAY: Final = 2
CHOOSE_PLACE: Final = 3
ENTER: Final = 4
BONUS: Final = 5
ANNOUNCE: Final = 6
RESOLVE: Final = 7

# steps of putting one into play
ASK_FLANK: Final = 0
PUT: Final = 1


def forbidden(s: State, player: int, deed: int, card: int) -> bool:
    """Whether an effect in force keeps this player from doing this with this card."""
    for each in s.index().modifying[m.CANNOT]:
        change = cast(Change, each.modifier)
        if change.extra == deed and change.concerns(s, each.scope, player):
            if change.cards is None or change.cards.describes(s, each.scope, card):
                return True
    return False


def toll(s: State, player: int, deed: int, card: int) -> int:
    """What this player must pay the opponent to do this."""
    due = 0
    for each in about_player(s, m.TOLL, player):
        change = cast(Change, each.modifier)
        if change.extra == deed and (change.cards is None or change.cards.describes(s, each.scope, card)):
            due += change.amount(s, each.scope, card)
    return due


def times_done(s: State, player: int, card: int) -> int:
    """How often this player has played or used cards of this name this turn (KF-six-01)."""
    kind = s.cards[card]
    count = 0
    for e in s.history:
        if (e.kind == ev.PLAYED or e.kind == ev.USED) and e.player == player:
            named = e.other if e.kind == ev.PLAYED and e.other >= 0 else e.card
            if s.cards[named] is kind:
                count += 1
    return count


def permissions(s: State, player: int, card: int) -> list[Modifying]:
    """The effects that let this player play a card of another house."""
    found: list[Modifying] = []
    for each in about_player(s, m.MAY_PLAY, player):
        change = cast(Change, each.modifier)
        if change.uses and each.lasting < 0 and permitted_before(s, each.source) >= change.uses:
            continue
        if change.cards is None or change.cards.describes(s, each.scope, card):
            found.append(each)
    return found


def permitted_before(s: State, source: int) -> int:
    """How many cards this card in play has let its player play this turn."""
    arrived = s.numbers[ARRIVED][source]
    return len([e for e in s.history if e.kind == ev.PERMITTED and e.card == source and e.amount == arrived])


def refuse_play(s: State, player: int, card: int, by_effect: bool = False) -> Refusal | None:
    """The one authority on playing a card: nothing when it is legal, or the reason why not."""
    kind = facts(s, card)
    if not by_effect:
        if s.place[card] != HAND * 2 + player:
            return no.NOT_IN_HAND
        first_turn_over = s.turn == 1 and s.world[FROM_HAND] >= 1
        if first_turn_over or not belongs(s, card, s.world[ACTIVE_HOUSE]):
            if not permissions(s, player, card):
                return no.FIRST_TURN if first_turn_over else no.OFF_HOUSE
    refusal = refuse_as_printed(s, player, card, kind)
    if refusal is not None:
        return refusal
    modifying = s.index().modifying
    if modifying[m.CANNOT] and forbidden(s, player, PLAY, card):
        return no.CARD_FORBIDS
    if modifying[m.PLAY_LIMIT]:
        played = len(ev.remembered(s, ev.PLAYED, player))
        for each in about_player(s, m.PLAY_LIMIT, player):
            if played >= each.modifier.amount(s, each.scope, card):
                return no.CARD_FORBIDS
    due = toll(s, player, PLAY, card) if modifying[m.TOLL] else 0
    for ability in kind.abilities:
        if isinstance(ability, PlayCost):
            due += ability.amount
    if due > s.tallies[POOL][player]:
        return no.CANNOT_PAY
    if kind.type == UPGRADE and not s.zones[LINE * 2] and not s.zones[LINE * 2 + 1]:
        return no.NO_HOST
    models = originals(s, player, card)
    if models and not copyable(s, player, card):
        return refuse_as_printed(s, player, models[0], facts(s, models[0]))  # KF-faq-51
    return None


def refuse_as_printed(s: State, player: int, card: int, kind: Card) -> Refusal | None:
    """What a card's own text and name demand: Alpha, its requirements, the Rule of Six."""
    if kind.values[ALPHA] and s.world[ACTED] > 0:
        return no.ALPHA_LATE
    for ability in kind.abilities:
        if isinstance(ability, PlayOnlyIf) and not ability.condition.holds(s, scope(player, card)):
            return no.REQUIREMENT
    if len(s.history) > 5 and times_done(s, player, card) >= 6:
        return no.SIX_TIMES
    return None


def originals(s: State, player: int, card: int) -> list[int]:
    """What a card played as a copy could be a copy of. A copy of the same card would only ask again."""
    for ability in s.cards[card].abilities:
        if isinstance(ability, PlayAsCopy):
            found = ability.cards.all(s, scope(player, card))
            return [each for each in found if s.cards[each] is not s.cards[card]]
    return []


def copyable(s: State, player: int, card: int) -> list[int]:
    """Those of them that may be played now (KF-faq-51, KF-faq-52)."""
    return [each for each in originals(s, player, card) if refuse_as_printed(s, player, each, facts(s, each)) is None]


class Playing(Frame):
    """A card being played: pay, put into play or reveal, bonus, abilities, and the discard of an action (KF-timing-08 to 11)."""

    NAME = "playing"
    FIELDS: ClassVar[tuple[str, ...]] = (
        "card", "player", "by_effect", "copied", "stamp", "cause", "purge", "ready", "models", "beside",
    )  # fmt: skip

    def __init__(self) -> None:
        self.step = 0
        self.card = -1
        self.player = -1
        self.models: tuple[int, ...] = ()  # what it may be a copy of
        self.beside = -1  # the creature it is to be placed next to
        self.by_effect = False
        self.copied = -1  # the card an action is treated as a copy of
        self.stamp = 0
        self.cause = -1
        self.purge = False
        self.ready = False

    def shows(self) -> tuple[int, ...]:
        return (self.card,)

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == CHOOSE_COPY:
            self.choose_copy(s)
        elif step == ASK_PERMISSION:
            self.ask_permission(s)
        elif step == PAY:
            self.pay(s)
        elif step == CHOOSE_PLACE:
            self.choose_place(s)
        elif step == ENTER:
            self.enter(s)
        elif step == BONUS:
            self.bonus(s)
        elif step == ANNOUNCE:
            self.announce(s)
        elif step == RESOLVE:
            self.resolve(s)
        else:
            self.end(s)

    def ask_permission(self, s: State) -> None:
        """A card of another house is played by one permission; with several, the player says which."""
        if self.models:
            assert s.answer is not None
            self.copied = s.answer.thing
        s.answer = None
        needed = not belongs(s, self.card, s.world[ACTIVE_HOUSE]) or (s.turn == 1 and s.world[FROM_HAND] >= 1)
        if self.by_effect or not needed:
            return
        found = permissions(s, self.player, self.card)
        if any([each.lasting < 0 and cast(Change, each.modifier).uses == 0 for each in found]):
            return
        options = [Option(s.names, "permission", (each.source,), str(i)) for i, each in enumerate(found)]
        s.ask(self.player, "permission", options, WHICH_PERMISSION, self.card)

    def pay(self, s: State) -> None:
        batch: list[Event] = []
        if s.answer is not None:
            chosen = permissions(s, self.player, self.card)[int(s.answer.word)]
            if chosen.lasting >= 0 and uses_left(s, chosen.lasting) > 0:
                spend(s, chosen.lasting)
            elif chosen.lasting < 0:
                arrived = s.numbers[ARRIVED][chosen.source]
                batch.append(Event(ev.PERMITTED, chosen.source, self.player, arrived, other=self.card))
        from_hand = CHOSEN_FROM_HAND if not self.by_effect and s.zone_kind(self.card) == HAND else 0
        batch.append(Event(ev.ACTS, self.card, self.player, from_hand))
        tell(s, Event(ev.PLAYS, self.card, self.player, other=self.copied))
        due = toll(s, self.player, PLAY, self.card)
        if due:
            batch.append(Event(ev.PAID, player=self.player, amount=due))
        for ability in facts(s, self.card).abilities:
            if isinstance(ability, PlayCost):
                batch.append(Event(ev.LOST, player=self.player, amount=ability.amount, source=self.card))
        happen(s, batch)

    def choose_copy(self, s: State) -> None:
        """A card treated as a copy of another: which one, among those that may be played."""
        s.answer = None
        self.models = tuple(copyable(s, self.player, self.card))
        if self.models:
            options = [Option(s.names, "choose", (card,)) for card in self.models]
            s.ask(active(s), "choose", options, WHICH_COPY, self.card)

    def choose_place(self, s: State) -> None:
        kind = facts(s, self.card).type
        s.answer = None
        if kind == CREATURE:
            ask_place(s, self.card, side_of_entry(s, self.card, self.player), self.beside)
        elif kind == UPGRADE:
            options = [Option(s.names, "host", (card,)) for player in (0, 1) for card in s.zone(LINE, player)]
            s.aim(self.player, "host", options, WHICH_HOST, self.card)

    def enter(self, s: State) -> None:
        """The card is put into play, or the action is revealed (KF-timing-08)."""
        kind = facts(s, self.card).type
        if kind == ACTION:
            happens(s, Event(ev.LAID_OUT, self.card, self.player))
            return
        side = side_of_entry(s, self.card, self.player)
        enter_play(s, self.card, side, self.ready, played=True, source=QUIETLY if side == self.player else -1)

    def bonus(self, s: State) -> None:
        """Then the Æmber bonus (KF-timing-09), also when played by an effect (KF-play-03)."""
        printed = facts(s, self.copied if self.copied >= 0 else self.card)
        gain(s, self.player, printed.aember, self.card)

    def announce(self, s: State) -> None:
        """What an action meets "before it resolves" always comes before its *Play:* (KF-faq-50)."""
        if facts(s, self.card).type == ACTION and s.index().listening[ev.ANNOUNCED]:
            happens(s, Event(ev.ANNOUNCED, self.card, self.player))

    def resolve(self, s: State) -> None:
        """Then *Play:*, "after you play" and "enters play" together (KF-timing-10)."""
        batch = [Event(ev.PLAYED, self.card, self.player, 1, self.card, self.copied, cause=self.cause)]
        if in_play(s, self.card):
            batch.append(Event(ev.ENTERED_PLAY, self.card, self.player))
        happen(s, batch)

    def end(self, s: State) -> None:
        """An action goes to its owner's pile once played (KF-timing-11); Omega ends the step (KF-omega-01)."""
        printed = facts(s, self.copied if self.copied >= 0 else self.card)
        omega = keyword(s, self.card, OMEGA) if in_play(s, self.card) else printed.values[OMEGA]
        s.pop(self)
        batch: list[Event] = []
        if omega:
            batch.append(Event(ev.STEP_CUT, amount=1))
        if s.zone_kind(self.card) == PLAYING:
            zone = ev.PURGE_ZONE if self.purge else DISCARD
            batch.append(Event(ev.MOVED, self.card, s.owners[self.card], 0, -1 if self.purge else QUIETLY, zone=zone))
        if batch:
            happen(s, batch)


def side_of_entry(s: State, card: int, player: int) -> int:
    """Under whose control a card enters play: the player's, unless its text gives it to the opponent (KF-faq-31)."""
    for ability in s.cards[card].abilities:
        if isinstance(ability, EntersOpposite):
            return other(player)
    return player


def ask_place(s: State, card: int, player: int, beside: int = -1) -> None:
    """A creature enters at a flank (KF-creature-02), one with Deploy anywhere in the line (KF-deploy-01).

    ``beside`` is a creature that an effect wants it next to, on either side (KF-adjacent-02).
    """
    line = s.zone(LINE, player)
    if beside in line:
        at = line.index(beside)
        s.ask(active(s), "place", [Option(s.names, "place", (), str(place)) for place in (at, at + 1)], WHERE, card)
    elif line and facts(s, card).values[DEPLOY]:
        options = [Option(s.names, "place", (), str(at)) for at in range(len(line) + 1)]
        s.ask(active(s), "place", options, WHERE, card)
    else:
        ask_flank(s, player)


WHERE = Words("¿En qué lugar de la línea, contando desde la izquierda?", "At which place of the line, from the left?")


def answered_place(s: State) -> int:
    """The place in the line that was answered."""
    if s.answer is None:
        return -1
    return int(s.answer.word) if s.answer.verb == "place" else flank_place(s)


def enter_play(s: State, card: int, player: int, ready: bool = False, played: bool = False, source: int = -1) -> None:
    """A card enters play: exhausted (KF-state-04) unless an effect says otherwise. Reads the answered place or host."""
    kind = facts(s, card).type
    how = (READY if ready else 0) | (PLAYED if played else 0)
    if kind == CREATURE:
        entered = Event(ev.ENTERED, card, player, answered_place(s), source, zone=LINE)
    elif kind == ARTIFACT:
        entered = Event(ev.ENTERED, card, player, -1, source, zone=ARTIFACTS)
    else:
        assert s.answer is not None
        entered = Event(ev.ENTERED, card, player, -1, source, other=s.answer.thing, zone=UPGRADES)
    happen(s, [entered, Event(ev.ARRIVES, card, player, how)])


class PutIntoPlay(Frame):
    """A card put into play without being played: no bonus, no *Play:* (KF-playgl-02), but it enters (KF-playgl-04)."""

    NAME = "put_into_play"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "player", "cause", "ready")

    def __init__(self) -> None:
        self.step = 0
        self.card = -1
        self.player = -1
        self.cause = -1
        self.ready = False

    def shows(self) -> tuple[int, ...]:
        return (self.card,)

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == ASK_FLANK:
            s.answer = None
            if facts(s, self.card).type == CREATURE:
                ask_flank(s, side_of_entry(s, self.card, self.player))
        elif step == PUT:
            enter_play(s, self.card, side_of_entry(s, self.card, self.player), self.ready)
        else:
            s.pop(self)
            happens(s, Event(ev.ENTERED_PLAY, self.card, self.player, cause=self.cause))


def play_card(s: State, card: int, player: int, by_effect: bool = True, cause: int = -1, beside: int = -1) -> bool:
    """Start playing a card; an effect's card that cannot be played stays where it was (KF-play-07)."""
    if by_effect and refuse_play(s, player, card, by_effect=True) is not None:
        return False
    frame = Playing()
    frame.card = card
    frame.player = player
    frame.by_effect = by_effect
    frame.cause = cause
    frame.beside = beside
    s.push(frame)
    return True


def put_into_play(s: State, card: int, player: int, cause: int = -1, ready: bool = False) -> None:
    frame = PutIntoPlay()
    frame.card = card
    frame.player = player
    frame.cause = cause
    frame.ready = ready
    s.push(frame)


def first_turn(s: State) -> bool:
    """The starting player's first turn (KF-firstturn-01)."""
    return s.turn == 1 and active(s) == s.world[FIRST]
