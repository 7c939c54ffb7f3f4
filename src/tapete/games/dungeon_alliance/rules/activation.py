"""A hero's activation: choose it, move, attack, select an upgrade, discard and draw (DA-activate, DA-move, DA-step, DA-rest)."""

from __future__ import annotations

from typing import Final

from tapete.core.actions import Action, Actions, Places, Row, nothing
from tapete.core.decision import Option
from tapete.core.events import NOTHING, Event, happen, happens
from tapete.core.grid.floor import SIDE_LETTERS
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.rules import combat, doors, moving, playing, turning
from tapete.games.dungeon_alliance.rules import refusals as no
from tapete.games.dungeon_alliance.rules.acting import Acting, Deed, acting, is_passing
from tapete.games.dungeon_alliance.rules.drawing import draw_up
from tapete.games.dungeon_alliance.rules.harm import WHICH_FACING, heal
from tapete.games.dungeon_alliance.rules.upgrades import Selecting
from tapete.games.dungeon_alliance.things import floor, heroes

WHICH_HERO: Final = Words("¿A qué héroe activas?", "Which hero do you activate?")
WHAT: Final = Words("¿Qué hace el héroe?", "What does the hero do?")
WHAT_WITH: Final = tuple(
    [
        Words(f"¿Qué hace el héroe? Velocidad restante: {points}.", f"What does the hero do? Speed left: {points}.")
        for points in range(40)
    ]
)
WHICH_DISCARD: Final = Words("¿Qué descartas?", "What do you discard?")
WHERE: Final = Words("¿Dónde reaparece el héroe?", "Where does the hero reappear?")
REST: Final = 3

# steps of the frame
CHOOSE: Final = 0
BEGIN: Final = 1
MAIN: Final = 2
ACT: Final = 3
LEAVING: Final = 4
APPEAR: Final = 5
FACING: Final = 6
FACED: Final = 7
SELECT: Final = 8
OFFER_DISCARD: Final = 9
DISCARD: Final = 10
END: Final = 11


class Turn(Acting):
    """One hero's activation (DA-activate-02)."""

    NAME = "turn"

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == MAIN:
            self.offer(s)
        elif step == ACT:
            self.act(s)
        elif step == CHOOSE:
            self.choose(s)
        elif step == BEGIN:
            self.begin(s)
        elif step == SELECT:
            frame = Selecting()
            frame.player = self.player
            s.push(frame)
        elif step == OFFER_DISCARD:
            self.offer_discard(s)
        elif step == DISCARD:
            self.discard(s)
        elif step == END:
            s.pop(self)
            draw_up(s, self.player)
        else:
            self.leave(s, step)

    def leave(self, s: State, step: int) -> None:
        """A hero who leaves the dungeon reappears, facing where its player likes (DA-rest-10)."""
        if step == LEAVING:
            empty = [Option(s.names, "appear", (), floor(s).name(at)) for at in empty_home(s, self.who)]
            s.ask(self.player, "appear", empty, WHERE, self.who)
        elif step == APPEAR:
            self.appear(s)
        elif step == FACING:
            sides = [Option(s.names, "face", (), letter) for letter in SIDE_LETTERS]
            s.ask(self.player, "face", sides, WHICH_FACING, self.who)
        else:
            assert s.answer is not None
            self.step = SELECT
            turning.turn_for(s, self, s.answer.word)

    def choose(self, s: State) -> None:
        """One ready hero, and one must be chosen (DA-round-11)."""
        ready = HEROES.options(s, self.player)
        if ready:
            s.offer(self.player, "activate", ready, WHICH_HERO)
        else:
            s.pop(self)

    def begin(self, s: State) -> None:
        assert s.answer is not None
        HEROES.do(s, self.player, s.answer)

    def offer(self, s: State) -> None:
        """Everything the hero may do now; one who falls in the middle of it ends its main part there (DA-step-17)."""
        if s.numbers[t.DEFEATED][self.who] and self.started:
            self.step = SELECT
            return
        if s.numbers[t.SURGE][self.who] and not s.numbers[t.DEFEATED][self.who]:
            self.started = True  # it stood up with a Surge and goes on normally (DA-rest-08)
        s.offer(self.player, "main", DEEDS.options(s, self.player), self.question(), self.who)

    def question(self) -> Words:
        """What to do, and with how many points where they can still be spent."""
        return WHAT if self.attacked else WHAT_WITH[max(0, min(self.points, len(WHAT_WITH) - 1))]

    def act(self, s: State) -> None:
        answer = s.answer
        assert answer is not None
        self.step = MAIN
        DEEDS.do(s, self.player, answer)

    def appear(self, s: State) -> None:
        """All damage is gone and the hero stands on an empty square of its starting tile (DA-rest-10)."""
        assert s.answer is not None
        at = floor(s).find(s.answer.word)
        happen(
            s,
            [
                Event(ev.CURED, self.who, self.player, s.numbers[t.DAMAGE][self.who]),
                Event(ev.CURED, self.who, self.player, s.numbers[t.POISON][self.who], zone=1),
                Event(ev.STOOD, self.who, self.player),
                ev.step_to(s, self.who, self.player, at, ev.DEPLOYED),
            ],
        )

    # -- discard and draw

    def offer_discard(self, s: State) -> None:
        """Up to the discard limit, never forced (DA-draw-01, DA-draw-02)."""
        hand = s.zone(t.HAND, self.player)
        if self.discarded >= t.row(s, self.player)[0] or not hand:
            self.step = END
            return
        s.offer(self.player, "discard", DISCARDS.options(s, self.player), WHICH_DISCARD)

    def discard(self, s: State) -> None:
        assert s.answer is not None
        if s.answer.verb == "discard":
            self.discarded += 1
            self.step = OFFER_DISCARD
            DISCARDS.do(s, self.player, s.answer)


# -- authorities


def why_not_activate(s: State, player: int, who: int) -> Refusal | None:
    if who not in heroes(s, player):
        return no.NOT_YOURS
    return no.EXHAUSTED if s.numbers[t.EXHAUSTED][who] else None


def why_not_again(s: State, turn: Acting) -> Refusal | None:
    """A second full move in place of attacking, any time before an attack (DA-move-07, DA-move-10), by a hero who stands."""
    if turn.resting:
        return no.RESTING_MOVE
    if turn.attacked:
        return no.AFTER_ATTACK
    if turn.second:
        return no.SECOND_DONE
    return no.PASSING if is_passing(s, turn.who) else None


def why_not_leave(s: State, turn: Acting) -> Refusal | None:
    if not s.numbers[t.DEFEATED][turn.who]:
        return no.ONLY_DEFEATED
    return None if empty_home(s, turn.who) else no.NO_ROOM


def empty_home(s: State, who: int) -> list[int]:
    """The empty squares of a hero's starting tile; its own is empty once it leaves."""
    plan = floor(s)
    slot = plan.entrances[t.owner(s, who)][0]
    others = values.mask_of(s, [each for each in t.all_heroes(s) if each != who]) | values.mask_of(s, t.monsters(s))
    return [at for at in range(plan.size) if plan.slot_cells[slot] >> at & 1 and not others >> at & 1]


# -- what is done


class Activate(Action):
    """Choose the hero to activate (DA-activate-01)."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return why_not_activate(s, player, option.thing)

    def do(self, s: State, player: int, option: Option) -> None:
        turn = acting(s)
        turn.who = option.thing
        turn.points = values.speed(s, turn.who)
        happens(s, Event(ev.ACTIVATED, turn.who, player))

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.NOT_NOW


class Again(Deed):
    """Give up attacking for a second move."""

    def why_not(self, s: State, turn: Acting, option: Option) -> Refusal | None:
        return why_not_again(s, turn)

    def act(self, s: State, turn: Acting, option: Option) -> None:
        turn.second = True
        turn.points = values.speed(s, turn.who)
        happens(s, Event(ev.WAIVED, turn.who, turn.player))


class Rest(Deed):
    """Rest, standing or not (DA-rest-01, DA-rest-09)."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.REST_FIRST if acting(s).started else None

    def act(self, s: State, turn: Acting, option: Option) -> None:
        turn.resting = True
        heal(s, turn.who, REST)
        happens(s, Event(ev.RESTED, turn.who, turn.player))


class Leave(Deed):
    """Leave the dungeon, defeated."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return why_not_leave(s, acting(s))

    def act(self, s: State, turn: Acting, option: Option) -> None:
        turn.step = LEAVING
        happens(s, Event(ev.LEFT, turn.who, turn.player))


class Finish(Deed):
    """Nothing more with this hero."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        turn = acting(s)
        if s.numbers[t.DEFEATED][turn.who]:
            return no.MUST_RECOVER
        return no.PASSING if is_passing(s, turn.who) else None

    def act(self, s: State, turn: Acting, option: Option) -> None:
        turn.step = SELECT


class Discard(Action):
    """Discard a card of the hand."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return None if s.place[option.thing] == t.HAND * s.players + player else no.NOT_IN_HAND

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        options += [Option(s.names, self.verb, (card,)) for card in things]

    def do(self, s: State, player: int, option: Option) -> None:
        happens(s, ev.send(option.thing, t.DISCARD, player, kind=ev.DISCARDED))


class Stop(Action):
    """Discard no more: nobody is made to, but for a card that says so (DA-draw-02, DA-solocard-11)."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return None if isinstance(s.stack[-1], Turn) else no.MUST_DISCARD


def hand(s: State, player: int) -> list[int]:
    return s.zone(t.HAND, player)


class Deeds(Actions):
    """The rows are the authority; what holds for many of them is looked at once here."""

    def options(self, s: State, player: int) -> list[Option]:
        turn = acting(s)
        found: list[Option] = []
        if s.numbers[t.DEFEATED][turn.who]:  # the duty of DA-rest-07
            playing.SURGE.add_each(s, player, NO_THING, found)
            RESTING.add(s, player, NOTHING, found)
            LEAVE.add(s, player, NOTHING, found)
            return found
        moving.WALK.add_each(s, player, NO_THING, found)
        if is_passing(s, turn.who):
            return found
        if turn.points > 0 and not turn.attacked:
            doors.add_all(s, turn, found)
        combat.add_all(s, turn, found)
        playing.PLAY.add_each(s, player, s.zone(t.HAND, player), found)
        playing.SURGE.add_each(s, player, NO_THING, found)
        turning.FACE.add_each(s, player, turning.ALL_SIDES, found)
        if why_not_again(s, turn) is None:
            found.append(Option(s.names, AGAIN.verb))
        if not turn.started:
            found.append(Option(s.names, RESTING.verb))
        found.append(Option(s.names, FINISH.verb))
        return found


NO_THING: Final = [NOTHING]
TO_REST: Final = Words("Descansar", "Rest")
AGAIN: Final = Again("again", Words("Renuncia a atacar para moverte otra vez", "Give up attacking to move again"), moving.TO_MOVE)
RESTING: Final = Rest("rest", Words("Descansa", "Rest"), TO_REST)
LEAVE: Final = Leave("leave", Words("Abandona la mazmorra", "Leave the dungeon"), TO_REST)
FINISH: Final = Finish("done", Words("Termina con este héroe", "Finish with this hero"), Words("Terminar", "Finish"))
# what a hero does, in the order of the menu
DEEDS: Final = Deeds(
    "main",
    Places(moving.directions, moving.STEP),
    Places(moving.farther_away, moving.WALK),
    Places(turning.sides, doors.OPEN, doors.FORCE),
    Row(doors.chests_in_view, doors.CHEST),
    Row(doors.locked_chests, doors.PICK),
    Places(doors.hidden_threats, doors.REVEAL, doors.DISARM),
    Row(combat.others, combat.ATTACK),
    Row(combat.based_weapons, combat.ATTACK),
    Row(hand, playing.PLAY),
    Row(playing.none_apart, playing.CAST, playing.PET),
    Row(nothing, playing.SURGE),
    Places(turning.sides, turning.FACE),
    Row(nothing, AGAIN, RESTING, LEAVE, FINISH),
)
HEROES: Final = Actions("activate", Row(heroes, Activate("activate", Words("Activa a {thing}", "Activate {thing}"))))
DISCARDS: Final = Actions(
    "discard",
    Row(hand, Discard("discard", Words("Descarta {thing}", "Discard {thing}"))),
    Row(nothing, Stop("done", Words("No descartes más", "Discard no more"))),
)
