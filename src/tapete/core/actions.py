"""Actions as rows: what can be done at a main decision, said once.

An ``Action`` is one verb of the rulebook. It knows what could be *tried* with a thing in sight, the one authority that *refuses*
it, what it *does*, and how it is said. An ``Actions`` lists them by the things they are done with, in the order of the menu. From
that one list come the options, what happens when one is taken, why another answer is refused, what a player might look for and
not find, the phrases and the headings of the menu.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tapete.core.decision import PASS, Decision, Option
from tapete.core.language import Words

if TYPE_CHECKING:
    from tapete.core.refusal import Refusal
    from tapete.core.state import State

NOTHING: Final = -1


class Action:
    """One thing that a player can do. ``phrase`` says it (core/labels.py); ``heading`` is where a menu lists it.

    With a ``word`` it is only what is done with that word; another action may have the same verb with other words or none.
    """

    def __init__(self, verb: str, phrase: Words, heading: Words | None = None, word: str = "") -> None:
        self.verb = verb
        self.phrase = phrase
        self.heading = heading
        self.word = word
        self.key = f"{verb}:{word}" if word else verb

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        """What could be tried with a thing in sight, allowed or not; with ``NOTHING``, what is done with no thing."""
        return [Option(s.names, self.verb, () if thing == NOTHING else (thing,), self.word)]

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        """The one authority: why an option with this verb is not allowed now. It is asked about any things and any word; about
        no thing only where a row has it with ``nothing`` or with places."""
        return None

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        """Why it is not done at the decision that is pending, which is another than its own."""
        return None

    def add(self, s: State, player: int, thing: int, options: list[Option]) -> None:
        """Add what is allowed with a thing. A game may find it faster; the contract suite compares it with the authority."""
        for option in self.tries(s, player, thing):
            if self.refuse(s, player, option) is None:
                options.append(option)

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        """Add what is allowed with the things of a row that has no other action. A game may find it faster all at once."""
        for thing in things:
            self.add(s, player, thing, options)

    def do(self, s: State, player: int, option: Option) -> None:
        """Do it: propose events or put a frame on the stack."""
        raise NotImplementedError

    def phrases(self) -> dict[str, Words]:
        """How it is said, by ``verb`` or ``verb:word``."""
        return {self.key: self.phrase}

    def said(self, s: State, option: Option, lang: str) -> str:
        """What stands for ``{word}`` in its phrase."""
        return s.game.speech.word(s, option, lang)


class Passing(Action):
    """End the turn, or do nothing: always allowed. What comes of it is the frame's own next step."""

    def __init__(self, phrase: Words, heading: Words | None = None) -> None:
        super().__init__(PASS, phrase, heading)

    def add(self, s: State, player: int, thing: int, options: list[Option]) -> None:
        options.append(Option(s.names, PASS))

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        options.append(Option(s.names, PASS))

    def do(self, s: State, player: int, option: Option) -> None:
        pass


def nothing(s: State, player: int) -> list[int]:
    """The things of an action that needs none."""
    return [NOTHING]


class Row:
    """Things in sight, and what can be done with each of them."""

    def __init__(self, things: Callable[[State, int], list[int]], *actions: Action) -> None:
        self.things = things
        self.bare = things is nothing
        self.likely = things
        self.actions = actions
        self.offered = True
        self.bare = things is nothing

    def among(self, likely: Callable[[State, int], list[int]]) -> Row:
        """Look for what is allowed among these of the things only, which a game finds fast: with the others nothing ever is.
        The contract suite compares it with the authority."""
        self.likely = likely
        return self


class Places(Row):
    """Squares, sides, directions: numbers as well, which an option names by its word and not as a thing."""

    def __init__(self, things: Callable[[State, int], list[int]], *actions: Action) -> None:
        super().__init__(things, *actions)
        self.bare = True


class AskedAbout(Row):
    """Things in sight with which none of this is ever allowed; somebody may ask why all the same."""

    def __init__(self, things: Callable[[State, int], list[int]], *actions: Action) -> None:
        super().__init__(things, *actions)
        self.offered = False


class Actions:
    """Everything that can be done at one kind of decision."""

    def __init__(self, kind: str, *rows: Row) -> None:
        self.kind = kind
        self.rows = rows
        self.offered = [row for row in rows if row.offered]
        self.known: dict[str, Action] = {}  # by ``verb:word`` or ``verb``
        self.bare: set[str] = set()  # those that are done with no thing
        for row in rows:
            for action in row.actions:
                self.known[action.key] = action
                if row.bare:
                    self.bare.add(action.key)

    def find(self, option: Option) -> Action | None:
        """The action that an option is, allowed or not; one that lacks its thing is none."""
        action = self.known.get(f"{option.verb}:{option.word}") if option.word else None
        if action is None:
            action = self.known.get(option.verb)
        return None if action is None or (not option.things and action.key not in self.bare) else action

    def options(self, s: State, player: int) -> list[Option]:
        """All that is allowed, in order."""
        options: list[Option] = []
        for row in self.offered:
            actions = row.actions
            if row.bare:
                for action in actions:
                    action.add(s, player, NOTHING, options)
                continue
            things = row.likely(s, player)
            if len(actions) == 1:
                actions[0].add_each(s, player, things, options)
                continue
            for thing in things:
                for action in actions:
                    action.add(s, player, thing, options)
        return options

    def tried(self, s: State, player: int) -> list[tuple[Option, Refusal | None]]:
        """All that could be tried, with the authority's answer."""
        found: list[tuple[Option, Refusal | None]] = []
        for row in self.rows:
            for thing in row.things(s, player):
                for action in row.actions:
                    for option in action.tries(s, player, thing):
                        found.append((option, action.refuse(s, player, option)))
        return found

    def impossible(self, s: State, player: int) -> list[tuple[Option, Refusal]]:
        """What a player might look for and not find, each with its reason."""
        return [(option, refusal) for option, refusal in self.tried(s, player) if refusal is not None]

    def why_not(self, s: State, player: int, option: Option) -> Refusal | None:
        """Why an answer is not allowed, when it is one of these actions."""
        action = self.find(option)
        return None if action is None else action.refuse(s, player, option)

    def do(self, s: State, player: int, option: Option) -> None:
        """Take an option."""
        action = self.find(option)
        assert action is not None
        action.do(s, player, option)

    def phrases(self) -> dict[str, Words]:
        """How the actions are said: the key of a phrase with the kind of decision wins over one without."""
        found: dict[str, Words] = {}
        for action in self.known.values():
            for key, phrase in action.phrases().items():
                found[f"{self.kind}/{key}"] = phrase
        return found

    def headings(self) -> dict[str, Words]:
        """The headings of the menu, in order."""
        found: dict[str, Words] = {}
        for action in self.known.values():
            if action.heading is not None:
                found[f"{self.kind}/{action.verb}"] = action.heading
        return found


def left_aside(s: State, decision: Decision, thing: int) -> tuple[Option, Refusal] | None:
    """Why a thing in sight is no answer to the pending question: it is not among what can be chosen, or what is done with it is
    done at another time."""
    first = decision.options[0]
    if len(first.things) == 1 and not first.word and s.stack:
        option = Option(s.names, first.verb, (thing,))
        refusal = s.stack[-1].why_not(s, option)
        if refusal is not None:
            return option, refusal
    for actions in s.game.actions.values():
        for row in actions.rows:
            for action in [] if row.bare else row.actions:
                for option in action.tries(s, decision.player, thing):
                    refusal = action.untimely(s, decision.player, option)
                    if refusal is not None:
                        return option, refusal
    return None
