"""A hero's activation: choose it, move, attack, select an upgrade, discard and draw (DA-activate, DA-move, DA-step, DA-rest)."""

from __future__ import annotations

from typing import Final

from tapete.core.decision import Option
from tapete.core.events import Event, happen, happens
from tapete.core.grid.floor import DIRECTIONS, SIDE_LETTERS
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.rules import combat, doors, moving, playing, turning
from tapete.games.dungeon_alliance.rules import refusals as no
from tapete.games.dungeon_alliance.rules.acting import Acting, is_passing
from tapete.games.dungeon_alliance.rules.drawing import draw_up
from tapete.games.dungeon_alliance.rules.harm import WHICH_FACING, heal
from tapete.games.dungeon_alliance.rules.threats import hidden_at, open_chest
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
        ready = [who for who in heroes(s, self.player) if why_not_activate(s, self.player, who) is None]
        if not ready:
            s.pop(self)
            return
        s.offer(self.player, "activate", [Option(s.names, "activate", (who,)) for who in ready], WHICH_HERO)

    def begin(self, s: State) -> None:
        assert s.answer is not None
        self.who = s.answer.thing
        self.points = values.speed(s, self.who)
        happens(s, Event(ev.ACTIVATED, self.who, self.player))

    def offer(self, s: State) -> None:
        """Everything the hero may do now; one who falls in the middle of it ends its main part there (DA-step-17)."""
        if s.numbers[t.DEFEATED][self.who] and self.started:
            self.step = SELECT
            return
        if s.numbers[t.SURGE][self.who] and not s.numbers[t.DEFEATED][self.who]:
            self.started = True  # it stood up with a Surge and goes on normally (DA-rest-08)
        s.offer(self.player, "main", main_options(s, self), self.question(), self.who)

    def question(self) -> Words:
        """What to do, and with how many points where they can still be spent."""
        return WHAT if self.attacked else WHAT_WITH[max(0, min(self.points, len(WHAT_WITH) - 1))]

    def act(self, s: State) -> None:
        answer = s.answer
        assert answer is not None
        self.step = MAIN
        verb, word = answer.verb, answer.word
        if verb != "face" and (verb != "surge" or not s.numbers[t.DEFEATED][self.who]):
            self.started = True
        if verb == "done":
            self.step = SELECT
        elif verb == "step":
            moving.step(s, self, DIRECTIONS.index(word))
        elif verb == "walk":
            moving.walk(s, self, floor(s).find(word))
        elif verb == "face":
            turning.turn_for(s, self, word)
        elif verb == "attack":
            self.attack(s, answer)
        elif verb in ("play", "cast", "pet"):
            playing.play(s, self, answer)
        elif verb == "surge":
            self.surge(s, t.SURGES.index(word))
        elif verb == "again":
            self.second = True
            self.points = values.speed(s, self.who)
            happens(s, Event(ev.WAIVED, self.who, self.player))
        elif verb == "rest":
            self.resting = True
            heal(s, self.who, REST)
            happens(s, Event(ev.RESTED, self.who, self.player))
        elif verb == "leave":
            self.step = LEAVING
            happens(s, Event(ev.LEFT, self.who, self.player))
        else:
            self.handle(s, answer)

    def handle(self, s: State, answer: Option) -> None:
        """Doors, chests and threats."""
        verb, word = answer.verb, answer.word
        if verb == "open":
            doors.open_door(s, self, SIDE_LETTERS.index(word))
        elif verb == "force":
            doors.force_door(s, self, SIDE_LETTERS.index(word))
        elif verb == "chest":
            self.pay(1)
            open_chest(s, answer.thing, self.who)
        elif verb == "pick":
            doors.try_threat(s, answer.thing, 1)
        elif verb == "reveal":
            doors.reveal(s, self, hidden_at(s, floor(s).find(word)))
        else:
            doors.try_threat(s, hidden_at(s, floor(s).find(word)), 1)

    def attack(self, s: State, answer: Option) -> None:
        card = answer.thing if len(answer.things) > 1 else -1
        self.attacked = True
        self.attacks = (*self.attacks, answer.target)
        for source, kind, strength in values.bases(s, self.who):
            if source == card:
                combat.attack(s, self.who, answer.target, kind, strength)
        turning.turn_for(s, self, answer.word)

    def surge(self, s: State, which: int) -> None:
        if which == 1:
            self.points += 1
        frame = playing.Surging()
        frame.who = self.who
        frame.which = which
        s.push(frame)

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
        options = [Option(s.names, "discard", (card,)) for card in hand]
        s.offer(self.player, "discard", [*options, Option(s.names, "done")], WHICH_DISCARD)

    def discard(self, s: State) -> None:
        assert s.answer is not None
        if s.answer.verb == "done":
            return
        self.discarded += 1
        self.step = OFFER_DISCARD
        happens(s, ev.send(s.answer.thing, t.DISCARD, self.player, kind=ev.DISCARDED))


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


def why_not_rest(s: State, turn: Acting) -> Refusal | None:
    return no.REST_FIRST if turn.started else None


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


# -- options


def main_options(s: State, turn: Acting) -> list[Option]:
    names = s.names
    found: list[Option] = []
    if s.numbers[t.DEFEATED][turn.who]:  # the duty of DA-rest-07
        found += playing.surges(s, turn)
        found.append(Option(names, "rest"))
        if why_not_leave(s, turn) is None:
            found.append(Option(names, "leave"))
        return found
    found += moving.options(s, turn)
    if is_passing(s, turn.who):
        return found
    found += doors.options(s, turn)
    found += combat.options(s, turn)
    found += playing.options(s, turn)
    found += playing.surges(s, turn)
    found += turning.options(s, turn)
    if why_not_again(s, turn) is None:
        found.append(Option(names, "again"))
    if why_not_rest(s, turn) is None:
        found.append(Option(names, "rest"))
    found.append(Option(names, "done"))
    return found
