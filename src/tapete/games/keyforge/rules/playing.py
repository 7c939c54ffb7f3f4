"""Playing cards (KF-play, KF-action, KF-artifact, KF-creature, KF-upgrade) and putting them into play."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tapete.core.actions import Action
from tapete.core.decision import Option
from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.modifiers import spend, uses_left
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.abilities import EntersOpposite, PlayCost
from tapete.games.keyforge.modifiers import Change
from tapete.games.keyforge.rules import refusals as no
from tapete.games.keyforge.rules.aember import gain
from tapete.games.keyforge.rules.control import ask_flank, flank_place, flanks, why_not_flank
from tapete.games.keyforge.rules.leave import out_of_archives
from tapete.games.keyforge.rules.play import (
    WHICH_COPY,
    ask_mould,
    become,
    copyable,
    end_the_other,
    permissions,
    refuse_play,
    refuse_to_play,
    refuse_untimely,
    toll,
)
from tapete.games.keyforge.telling import QUIETLY, tell
from tapete.games.keyforge.things import (
    ACTION,
    ACTIVE_HOUSE,
    ARCHIVES,
    ARRIVED,
    ARTIFACT,
    ARTIFACTS,
    CREATURE,
    DEPLOY,
    DISCARD,
    FROM_HAND,
    HAND,
    LINE,
    OMEGA,
    PLAYING,
    UPGRADE,
    UPGRADES,
    active,
    facts,
    in_play,
    other,
)
from tapete.games.keyforge.turn_events import CHOSEN_FROM_HAND, PLAYED, READY
from tapete.games.keyforge.values import belongs, keyword

WHICH_HOST: Final = Words("¿A qué criatura unes la mejora?", "Which creature do you attach the upgrade to?")
WHERE_OR_WHOM: Final = Words(
    "¿En qué flanco, o a qué criatura la unes como mejora?", "On which flank, or attached to which creature as an upgrade?"
)
WHICH_PERMISSION: Final = Words("¿Qué efecto te permite jugarla?", "Which effect lets you play it?")

# steps of playing a card
CHOOSE_COPY: Final = 0
ASK_PERMISSION: Final = 1
PAY: Final = 2
SHIFT: Final = 3
CHOOSE_PLACE: Final = 4
ENTER: Final = 5
BONUS: Final = 6
ANNOUNCE: Final = 7
RESOLVE: Final = 8

# steps of putting one into play
ASK_COPY: Final = 0
BECOME: Final = 1
ASK_FLANK: Final = 2
PUT: Final = 3


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
        self.copied = -1  # the card an action is treated as a copy of; until a creature has become a copy, of what
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
        elif step == SHIFT:
            self.shift(s)
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

    def why_not(self, s: State, option: Option) -> Refusal | None:
        if option.verb == "host":
            return no.NOT_A_HOST
        if option.verb == "choose" and option.things:
            return s.game.why_not_chosen(s, option.thing)
        return why_not_flank(s, option)

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
            if chosen.lasting >= 0:
                end_the_other(s, chosen)
            if chosen.lasting >= 0 and uses_left(s, chosen.lasting) > 0:
                spend(s, chosen.lasting)
            elif chosen.lasting < 0:
                arrived = s.numbers[ARRIVED][chosen.source]
                batch.append(Event(ev.PERMITTED, chosen.source, self.player, arrived, other=self.card))
        from_hand = CHOSEN_FROM_HAND if not self.by_effect and s.zone_kind(self.card) == HAND else 0
        batch.append(Event(ev.ACTS, self.card, self.player, from_hand))
        tell(s, Event(ev.PLAYS, self.card, self.player, other=self.copied))
        due = toll(s, self.player, m.TO_PLAY, self.card)
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

    def shift(self, s: State) -> None:
        """A creature that enters play as a copy is one before it has a place, a bonus or a *Play:*."""
        if self.copied >= 0 and facts(s, self.card).shifts:
            model = self.copied
            self.copied = -1
            happens(s, Event(ev.COPIES, self.card, other=model))

    def choose_place(self, s: State) -> None:
        printed = facts(s, self.card)
        s.answer = None
        hosts = [Option(s.names, "host", (card,)) for player in (0, 1) for card in s.zone(LINE, player)]
        if printed.type == UPGRADE:
            s.aim(self.player, "host", hosts, WHICH_HOST, self.card)
        elif printed.attachable is not None and hosts:
            s.ask(self.player, "flank", flanks(s, self.player) + hosts, WHERE_OR_WHOM, self.card)
        elif printed.type == CREATURE:
            ask_place(s, self.card, side_of_entry(s, self.card, self.player), self.beside)

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


WHERE: Final = Words("¿En qué lugar de la línea, contando desde la izquierda?", "At which place of the line, from the left?")


def answered_place(s: State) -> int:
    """The place in the line that was answered."""
    if s.answer is None:
        return -1
    return int(s.answer.word) if s.answer.verb == "place" else flank_place(s)


def enter_play(s: State, card: int, player: int, ready: bool = False, played: bool = False, source: int = -1) -> None:
    """A card enters play: exhausted (KF-state-04) unless an effect says otherwise. Reads the answered place or host."""
    kind = facts(s, card).type
    how = (READY if ready else 0) | (PLAYED if played else 0)
    if s.answer is not None and s.answer.verb == "host":
        entered = Event(ev.ENTERED, card, player, -1, source, other=s.answer.thing, zone=UPGRADES)
    elif kind == CREATURE:
        entered = Event(ev.ENTERED, card, player, answered_place(s), source, zone=LINE)
    else:
        assert kind == ARTIFACT
        entered = Event(ev.ENTERED, card, player, -1, source, zone=ARTIFACTS)
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

    def why_not(self, s: State, option: Option) -> Refusal | None:
        return why_not_flank(s, option)

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == ASK_COPY:
            ask_mould(s, self.player, self.card)
        elif step == BECOME:
            become(s, self.card)
        elif step == ASK_FLANK:
            s.answer = None
            if facts(s, self.card).type == CREATURE:
                ask_flank(s, side_of_entry(s, self.card, self.player))
        elif step == PUT:
            enter_play(s, self.card, side_of_entry(s, self.card, self.player), self.ready)
        else:
            s.pop(self)
            happens(s, Event(ev.ENTERED_PLAY, self.card, self.player, cause=self.cause))


def play_card(s: State, card: int, player: int, by_effect: bool = True, cause: int = -1, beside: int = -1) -> bool:
    """Start playing a card; an effect's card that cannot be played stays where it was (KF-play-07).

    Another player's card that would leave archives for it goes home instead (KF-faq-16).
    """
    if s.zone_kind(card) == ARCHIVES and s.holder(card) != s.owners[card]:
        happens(s, out_of_archives(s, Event(ev.MOVED, card, player, zone=DISCARD, cause=cause)))
        return True
    if by_effect and refuse_to_play(s, player, card) is not None:
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


class Play(Action):
    """Play a card from hand (KF-play-01)."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return refuse_play(s, player, option.thing)

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return refuse_untimely(s)

    def add(self, s: State, player: int, thing: int, options: list[Option]) -> None:
        """Of cards in hand; without permissions for other houses only those of the active one are asked about."""
        usual = s.turn > 1 and not s.index().modifying[m.MAY_PLAY]
        if (refuse_to_play(s, player, thing) if usual else refuse_play(s, player, thing)) is None:
            options.append(Option(s.names, self.verb, (thing,)))

    def do(self, s: State, player: int, option: Option) -> None:
        play_card(s, option.thing, player, by_effect=False)


PLAY: Final = Play("play", Words("Juega {thing}", "Play {thing}"), Words("Jugar", "Play"))
