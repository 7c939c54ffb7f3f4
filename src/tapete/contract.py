"""What every game must keep, checked by playing: ``check_game(game)`` for a game of your own.

Random games are played to their end. At every decision the cheap properties are checked, at some of them the costly ones. The
first property that does not hold raises ``ContractBroken``, which names it, the game and the moment.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager

from tapete.core import randomness
from tapete.core.codec import digest, from_json, to_json
from tapete.core.costs import still_serves
from tapete.core.events import Entry, Event
from tapete.core.frames import Frame
from tapete.core.game import Game
from tapete.core.language import LANGUAGES
from tapete.core.ledger import SPENT_ONCE, Book
from tapete.core.records import Diverged, begin, record_from_text
from tapete.core.refusal import EngineError, Refused
from tapete.core.state import State
from tapete.core.visibility import SPECTATOR, Shown, exchange, redeal, view

LONGEST = 20_000  # answers in one game
EACH = 60  # one decision in so many is looked at closely, and then another one soon after
TRIED = 16  # options tried at a decision that is looked at closely
RECENT = 100  # lines of the log that the next close look begins with
AHEAD = 12  # answers that a copy is played on for
BLANKS = ("card", "player", "amount", "source", "other")  # what a sentence of the log may leave to be filled
CAN_BE_REPLACED = "every event can be replaced"
NO_SUCH_OPTION = "no-such-option:at#1"


class ContractBroken(AssertionError):
    """A property that every game keeps does not hold."""

    def __init__(self, game: str, property: str, problem: str) -> None:
        super().__init__(f"{game}: {property}: {problem}")
        self.game = game
        self.property = property
        self.problem = problem


def check_game(game: Game, games: int = 3, seed: int = 1, each: int = EACH) -> None:
    """Raise ``ContractBroken`` unless the game keeps the whole contract.

    ``games`` random games are played from ``seed`` on; about one decision in ``each`` is looked at closely.
    """
    check_declarations(game)
    check_language(game)
    for number in range(seed, seed + games):
        Playthrough(game, number, each).run()


# ---------------------------------------------------------------------------------------------------------------- declarations


def check_declarations(game: Game) -> None:
    """Frames can be made from nothing; events have the numbers of their places; cards and abilities are known by their ids."""
    for name, kind in game.frames.items():
        frame: Frame = kind()
        expect(game, "frames are data", name == kind.NAME and name != "", f"{kind.__name__} has the name {kind.NAME!r}")
        missing = [field for field in kind.FIELDS if not hasattr(frame, field)]
        expect(game, "frames are data", not missing, f"a new {name} lacks {', '.join(missing)}")
    for index, event in enumerate(game.event_kinds):
        expect(game, "events are registered", event.index == index, f"{event.id} has number {event.index}, not {index}")
    ids = [event.id for event in game.event_kinds]
    expect(game, "events are registered", len(set(ids)) == len(ids), "two kinds of event have the same id")
    for id, card in game.catalogue.items():
        expect(game, "cards are registered", id == card.id, f"{card.id} is registered as {id}")
        for ability in card.abilities:
            expect(game, "cards are registered", ability.id in game.abilities, f"{id}: ability {ability.id!r} is not known")


def check_language(game: Game) -> None:
    """Both languages print every card, zone and sentence of the log, with no holes."""
    for lang in LANGUAGES:
        readable(game, game.title.text(lang), "the title", lang)
        for zone in game.zones:
            readable(game, zone.name.text(lang), f"zone {zone.id}", lang)
        for event in game.event_kinds:
            if event.log is not None:
                text = event.log.fill(lang, **event.words(Event(event.index), lang))
                for blank in BLANKS:
                    text = text.replace("{" + blank + "}", blank)
                readable(game, text, f"the log of {event.id}", lang)
        for window in game.windows.values():
            readable(game, window.prompt.text(lang), f"window {window.id}", lang)
        for card in game.catalogue.values():
            readable(game, card.name.text(lang), f"the name of {card.id}", lang)
            try:
                text = card.text(lang)
            except NotImplementedError:
                raise broken(game, "both languages print", f"{card.id} has a part without text ({lang})") from None
            if card.abilities:
                readable(game, text, f"the text of {card.id}", lang)


def readable(game: Game, text: str, what: str, lang: str) -> None:
    hole = re.search(r"[{}]|None|NotImplemented|<[a-z]|  | [,.;]|^$", text)
    expect(game, "both languages print", hole is None, f"{what} ({lang}) has a hole: {text!r}")


# ---------------------------------------------------------------------------------------------------------------- play


class Follower:
    """A copy made earlier, to be played on with the same answers."""

    def __init__(self, property: str, state: State, start: int, fingerprint: str) -> None:
        self.property = property
        self.state = state
        self.start = start
        self.fingerprint = fingerprint


class Line:
    """A line of the log as it was told when it was new, to a spectator and to each player."""

    def __init__(self, entry: Entry, said: list[dict[str, object]], answers: int) -> None:
        self.entry = entry
        self.said = said
        self.answers = answers  # how many had been given


class Playthrough:
    """One random game, with all its checks."""

    def __init__(self, game: Game, seed: int, each: int) -> None:
        self.game = game
        self.seed = seed
        self.each = each
        self.setup = game.random_setup(seed)
        self.record = begin(game, self.setup, seed, 10)
        self.followers: list[Follower] = []
        self.stale: dict[str, bool] = {}  # options of earlier decisions
        self.conserved: list[int] = []
        self.lines: list[Line] = []
        self.unread = 0  # lines of the log from here on are new

    def run(self) -> None:
        with noise(self.seed):
            s = self.record.start(self.game)
            s.log = []
            s.book = Book()
            self.conserved = self.game.accounts.conserved(s)
            while not s.over:
                self.at_decision(s)
                option_id = self.pick(s)
                self.play(s, option_id)
                self.hear(s)
                self.check_ledger(s)
                self.record.note(s, option_id)
                self.follow(s)
                expect(self.game, "random games end", len(self.record.answers) < LONGEST, f"{LONGEST} answers: {self.moment(s)}")
            self.record.close(s)
            self.at_end(s)
        self.again()
        self.patiently()

    def pick(self, s: State) -> str:
        assert s.decision is not None
        options = s.decision.options
        return options[randomness.number(self.seed, len(self.record.answers), len(options))].id

    def play(self, s: State, option_id: str) -> None:
        try:
            self.game.play(s, option_id)
        except Refused as refused:
            raise self.broken("options offered are accepted", s, f"{option_id}: {refused}") from refused
        except Exception as error:
            raise self.broken("options offered are accepted", s, f"{option_id}: {type(error).__name__} {error}") from error

    # -- at every decision

    def at_decision(self, s: State) -> None:
        self.check_state(s)
        self.check_question(s)
        answers = len(self.record.answers)
        if answers == 0 or randomness.number(self.seed + 1, answers, self.each) < 2:
            self.look_closely(s)
            assert s.log is not None
            s.log = s.log[-RECENT:]
            self.unread = len(s.log)
        assert s.decision is not None
        if len(self.stale) < 200:
            for option in s.decision.options:
                self.stale[option.id] = True

    def check_state(self, s: State) -> None:
        """Every card in exactly one zone, resources conserved."""
        seen = [card for zone in s.zones for card in zone]
        self.expect("every card in one zone", s, len(seen) == len(set(seen)), "a card lies in two zones")
        for at, zone in enumerate(s.zones):
            for card in zone:
                self.expect(
                    "every card in one zone", s, s.place[card] == at, f"place of {s.names[card]} is {s.place[card]}, not {at}"
                )
        lost = [card for card in range(len(s.cards)) if card not in set(seen)]
        self.expect("every card in one zone", s, not lost, f"{[s.names[card] for card in lost]} in no zone")
        self.expect(
            "resources conserved",
            s,
            self.game.accounts.conserved(s) == self.conserved,
            f"{self.conserved} → {self.game.accounts.conserved(s)}",
        )

    def check_ledger(self, s: State) -> None:
        """What was due is what left, what was announced could be paid, what is reserved is spent once (core/ledger.py)."""
        assert s.book is not None
        if not s.over and 0 <= self.game.accounts.main_depth(s) >= len(s.stack):
            s.book.at_rest(s)
        for property, problem in s.book.problems:
            raise self.broken(property, s, problem)
        set_aside = [card for each in s.reserved for card in each.things if still_serves(s, each, card)]
        self.expect(SPENT_ONCE, s, len(set(set_aside)) == len(set_aside), "a card is set aside twice")
        for resource in self.game.resources:
            for player in range(s.players):
                if resource.purse(player, -1) == player:
                    self.expect("no debts", s, resource.held(s, player) >= 0, f"player {player + 1} owes {resource.id}")

    def hear(self, s: State) -> None:
        """Listen to the new lines of the log, as everybody is told them."""
        assert s.log is not None
        ears = [Shown(s, player) for player in range(SPECTATOR, s.players)]
        for entry in s.log[self.unread :]:
            self.lines.append(Line(entry, [each.line(entry) for each in ears], len(self.record.answers)))
        self.unread = len(s.log)

    def check_lines(self, s: State) -> None:
        """A line of the log is told the same later: whoever reads it again reads what they were told."""
        for player in range(SPECTATOR, s.players):
            ear = Shown(s, player)
            for line in self.lines:
                before, now = line.said[player - SPECTATOR], ear.line(line.entry)
                self.expect("the log stays as told", s, now == before, f"told at answer {line.answers}: {before} became {now}")

    def check_question(self, s: State) -> None:
        """A question has options with different ids; at the main decision nothing else is under way."""
        decision = s.decision
        if decision is None:
            raise self.broken("somebody decides", s, "the engine stopped without a decision and the game is not over")
        ids = decision.ids()
        self.expect("options are distinct", s, bool(ids) and len(set(ids)) == len(ids), f"{decision.kind}: {ids}")
        self.expect("options are distinct", s, 0 <= decision.player < s.players, f"asks player {decision.player}")
        rows = self.game.actions.get(decision.kind)
        if rows is not None:
            allowed = [option.id for option, refusal in rows.tried(s, decision.player) if refusal is None]
            self.expect("options are what no rule refuses", s, ids == allowed, f"{decision.kind}: offered {ids}, allowed {allowed}")
        depth = self.game.accounts.main_depth(s)
        under_way = [frame.NAME for frame in s.stack]
        self.expect("nothing under way at the main decision", s, depth < 0 or len(s.stack) <= depth, f"{under_way}")

    # -- at some decisions

    def look_closely(self, s: State) -> None:
        before = digest(s)
        for frame in s.stack:
            forgotten = unlisted(frame)
            self.expect("frames are data", s, not forgotten, f"{frame.NAME} holds {', '.join(forgotten)} outside its FIELDS")
        self.check_options(s)
        self.check_refusals(s, before)
        self.check_copies(s, before)
        self.check_zones(s)
        self.check_lines(s)
        self.check_sight(s)
        self.expect("looking changes nothing", s, digest(s) == before, "the state was changed by a copy or a view")

    def check_options(self, s: State) -> None:
        """Every option offered can be taken, on a copy, whatever it leads to."""
        assert s.decision is not None
        for option_id in s.decision.ids()[:TRIED]:
            twin = s.clone()
            self.play(twin, option_id)
            self.check_state(twin)

    def check_refusals(self, s: State, before: str) -> None:
        """Answers that are not offered are refused, and the state is left alone."""
        assert s.decision is not None
        offered = s.decision.ids()
        wrong = [NO_SUCH_OPTION, "", *[id for id in self.stale if id not in offered][-10:]]
        for option_id in wrong:
            try:
                self.game.play(s, option_id)
            except Refused as refused:
                self.expect("illegal answers refused", s, bool(refused.refusal.clause), f"{option_id}: refusal without a clause")
            except Exception as error:
                raise self.broken("illegal answers refused", s, f"{option_id}: {type(error).__name__} {error}") from error
            else:
                raise self.broken("illegal answers refused", s, f"{option_id} was accepted")
        self.expect("illegal answers refused", s, digest(s) == before, "a refused answer changed the state")

    def check_copies(self, s: State, before: str) -> None:
        """Clones and states read back from JSON are the same moment, and lead to the same game (see ``follow``)."""
        twin = s.clone()
        self.expect("clone fidelity", s, digest(twin) == before, difference(to_json(s), to_json(twin)))
        text = json.dumps(to_json(s))
        restored = from_json(self.game, json.loads(text))
        self.expect("JSON round trip", s, json.dumps(to_json(restored)) == text, difference(to_json(s), to_json(restored)))
        at = len(self.record.answers)
        self.followers.append(Follower("clone fidelity", twin, at, before))
        self.followers.append(Follower("JSON round trip", restored, at, before))

    def follow(self, now: State) -> None:
        """Copies made a while ago are still what they were, and the same answers lead them to the same place."""
        answers = len(self.record.answers)
        due = [each for each in self.followers if answers - each.start >= AHEAD or now.over]
        self.followers = [each for each in self.followers if each not in due]
        for each in due:
            s = each.state
            self.expect(each.property, s, digest(s) == each.fingerprint, "a copy changed while the original was played on")
            for option_id in self.record.answers[each.start :]:
                self.play(s, option_id)
            got = digest(s)
            self.expect(each.property, s, got == digest(now), f"{answers - each.start} answers later the copy is elsewhere")

    def check_zones(self, s: State) -> None:
        """The cards of a zone that somebody sees are those that ``sees`` says."""
        for player in range(-1, s.players):
            for at, cards in enumerate(s.zones):
                found = self.game.sight.seen_cards(s, player, at // s.players, at % s.players)
                said = [card for card in cards if self.game.sight.sees(s, player, card)]
                self.expect("one sight", s, found == said, f"player {player} sees {found} in zone {at}, and one by one {said}")

    def check_sight(self, s: State) -> None:
        """Nobody's view depends on what is hidden from them, and worlds dealt anew look the same and can be played on."""
        assert s.decision is not None
        key = randomness.fork(self.seed, len(self.record.answers))
        for player in range(SPECTATOR, s.players):
            seen = written(view(s, player))
            self.same_view("no leak", s, player, seen, exchange(s, player, key))
            world = redeal(s, player, key)
            self.same_view("redeal keeps the view", s, player, seen, world)
            again = redeal(s, player, key)
            self.expect("redeal keeps the view", s, digest(world) == digest(again), "one key gives two worlds")
            if s.decision.player == player:
                assert world.decision is not None
                self.expect("redeal keeps the options", s, world.decision.ids() == s.decision.ids(), f"{world.decision.ids()}")
                self.check_state(world)
                self.play_on(world)

    def same_view(self, property: str, s: State, player: int, seen: str, world: State) -> None:
        other = written(view(world, player))
        if other != seen:
            raise self.broken(property, s, f"player {player}: {changed(seen, other)}")

    def play_on(self, s: State) -> None:
        for number in range(AHEAD):
            if s.decision is None:
                return
            options = s.decision.options
            self.play(s, options[randomness.number(self.seed, number, len(options))].id)
            self.check_state(s)

    # -- when it is over

    def at_end(self, s: State) -> None:
        self.check_state(s)
        self.check_lines(s)
        self.expect("random games end", s, all(0 <= player < s.players for player in s.winners), f"winners {s.winners}")
        self.expect("random games end", s, s.decision is None, "a decision is pending after the end")
        before = digest(s)
        self.expect("JSON round trip", s, digest(from_json(self.game, to_json(s))) == before, "the end cannot be read back")
        try:
            self.game.play(s, NO_SUCH_OPTION)
        except Refused:
            pass
        else:
            raise self.broken("illegal answers refused", s, "an answer was accepted after the end")
        for player in range(SPECTATOR, s.players):
            json.dumps(view(s, player))

    def again(self) -> None:
        """The record, written and read back, replays to the same digests while the global randomness is disturbed."""
        record = record_from_text(json.dumps(self.record.to_json()))
        try:
            with noise(self.seed + 1):
                record.replay(self.game)
        except Diverged as diverged:
            raise broken(self.game, "replay gives the same digests", str(diverged)) from diverged

    def patiently(self) -> None:
        """Whatever happens could be replaced: it makes no difference when every event waits on the stack until that is settled.

        A rule that goes on as if an event had already happened, that lets two of them wait in the wrong order, or that reads an
        answer given before an event (a replacement may have asked something since), parts ways here.
        """
        once = self.record.start(self.game)
        twice = self.record.start(self.game)
        twice.patient = True
        for number, option_id in enumerate(self.record.answers):
            asked = "" if once.decision is None else once.decision.kind
            self.game.play(once, option_id)
            try:
                self.game.play(twice, option_id)
            except (Refused, EngineError) as error:
                raise broken(self.game, CAN_BE_REPLACED, f"answer {number} ({asked}), {option_id}: {error}") from error
            twice.answer = once.answer  # the next one takes its place; what went on meanwhile must not have used it
            if digest(once) != digest(twice):
                where = f"seed {self.seed}, answer {number} ({asked}), {option_id}"
                raise broken(self.game, CAN_BE_REPLACED, f"{where}: {difference(to_json(once), to_json(twice))}")

    # -- telling

    def moment(self, s: State) -> str:
        decision = "over" if s.decision is None else f"player {s.decision.player} decides {s.decision.kind}"
        return f"seed {self.seed}, answer {len(self.record.answers)}, {decision}"

    def broken(self, property: str, s: State, problem: str) -> ContractBroken:
        return broken(self.game, property, f"{problem} ({self.moment(s)})")

    def expect(self, property: str, s: State, holds: bool, problem: str) -> None:
        if not holds:
            raise self.broken(property, s, problem)


def broken(game: Game, property: str, problem: str) -> ContractBroken:
    return ContractBroken(game.id, property, problem)


def expect(game: Game, property: str, holds: bool, problem: str) -> None:
    if not holds:
        raise broken(game, property, problem)


def unlisted(frame: Frame) -> list[str]:
    """Attributes that a copy of the frame would lose. Compiled classes do not tell; the pure build does."""
    attributes: dict[str, object] = getattr(frame, "__dict__", {})
    fresh = type(frame)()
    return [
        name for name, value in attributes.items() if name not in ("step", *frame.FIELDS) and value != getattr(fresh, name, None)
    ]


@contextmanager
def noise(seed: int) -> Iterator[None]:
    """Disturb the interpreter's global randomness, which no game may use, and put it back afterwards."""
    before = random.getstate()
    random.seed(seed)
    try:
        yield
    finally:
        random.setstate(before)


def written(shown: dict[str, object]) -> str:
    return json.dumps(shown, ensure_ascii=False, sort_keys=True)


def changed(before: str, after: str) -> str:
    """Where two texts begin to differ."""
    at = next((at for at, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), min(len(before), len(after)))
    return f"…{before[max(0, at - 60) : at + 40]}… became …{after[max(0, at - 60) : at + 40]}…"


def difference(before: dict[str, object], after: dict[str, object]) -> str:
    """The first field in which two written states differ."""
    for name, value in before.items():
        if after.get(name) != value:
            return f"{name}: {str(value)[:120]} became {str(after.get(name))[:120]}"
    return "nothing but the order of fields"
