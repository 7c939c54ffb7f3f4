"""Our answers to recorded inputs.

The two engines ask differently: the other one asks for an attacker and then for its target, stops for choices that we answer by
ourselves, and lets a player decline by picking nothing. So the inputs between two moments at rest are taken together: the first
ones name the action, the others are hints, and a small search looks for answers that agree with the hints and lead to the
recorded table. A card that was clicked is preferred wherever it can be chosen, and nothing else is chosen in its place.
"""

from __future__ import annotations

from dataclasses import dataclass

from tools.oracle.compare import differences, same_rest
from tools.oracle.dice import DICE, scripts_for
from tools.oracle.record import HOUSE, MAIN, MAIN_MENU, NO_REST, OVER, Input, Moment

from tapete.core.decision import Option
from tapete.core.game import Game
from tapete.core.state import State
from tapete.games.keyforge import things as t
from tapete.games.keyforge.things import HOUSES

VERBS = {
    "Play this action": "play",
    "Play this creature": "play",
    "Play this artifact": "play",
    "Play this upgrade": "play",
    "Discard this card": "discard",
    "Fight with this creature": "fight",
    "Reap with this creature": "reap",
    "Use this card's Action ability": "action",
    "Use this card's Omni ability": "omni",
    "Remove this creature's stun": "unstun",
}
CANCEL = "Cancel"
ORDERING = "Triggered Abilities"
SIDES = {"Mine", "Me", "Opponent's", "Opponent"}  # a side is chosen before its cards
MOST_NODES = 1500
NAMING = ("choose", "host", "fight", "resolve", "replace", "permission", "spend", "reap", "action", "omni", "unstun", "discard")


@dataclass
class Stretch:
    """The inputs between two moments at rest."""

    at: int
    inputs: list[Input]
    before: Moment

    @property
    def after(self) -> Moment:
        return self.inputs[-1].after

    def clicks(self) -> list[str]:
        return [each.card for each in self.inputs if each.kind == "card"]

    def buttons(self) -> list[str]:
        return [each.text for each in self.inputs if each.kind == "button"]


@dataclass(frozen=True)
class Answer:
    """One of our answers, and the cards we could have named instead."""

    id: str
    offered: frozenset[str]


def offered(s: State, option: Option) -> frozenset[str]:
    decision = s.decision
    assert decision is not None
    found = [each for each in decision.options if each.things and each.verb == option.verb]
    if option.verb == "fight":
        found = [each for each in found if each.thing == option.thing]
    return frozenset([s.names[each.target] for each in found])


class Search:
    """Looks for answers that lead from our state to the recorded table."""

    def __init__(self, game: Game, s: State, stretch: Stretch) -> None:
        self.game = game
        self.s = s
        self.stretch = stretch
        self.target = stretch.after
        self.clicks: list[str] = []
        self.buttons: list[str] = []
        self.nodes = 0
        self.best: list[str] | None = None
        self.best_path: list[Answer] = []
        self.words: list[str] = []
        self.shuffled = False
        self.numbers = {uid: card for card, uid in enumerate(s.names)}

    def complaints(self) -> list[str]:
        lines = list(self.words)
        if self.best is not None:
            lines += self.best
            lines.append(f"answers: {' '.join([answer.id for answer in self.best_path])}")
        return lines or ["our engine never came to rest there"]

    def run(self) -> State | None:
        moments = [self.target] + [each.after for each in reversed(self.stretch.inputs[:-1])]
        DICE.moments = moments
        first = self.first_options()
        if first is None:
            return None
        if not first:
            found = differences(self.s, self.target, self.stretch.before, False)
            if self.target.rest != NO_REST and found:
                self.best = found
                return None
            return self.s.clone()
        for option in first:
            result = self.take(self.s, option, 0, [])
            if result is not None:
                return result
        return None

    def other_targets(self, path: list[Answer]) -> list[str]:
        """Choices among cards that were recorded with other cards to choose from than ours.

        Not where we declined before being asked for cards, nor where all the cards were taken, nor for the order of abilities, nor
        where one of several effects was chosen first and its cards are among the recorded ones: there the engines ask differently.
        """
        ours = [answer.offered for answer in path]
        if SIDES & set(self.stretch.buttons()):
            ours += [frozenset([uid for uid in offer if uid[0] == side]) for offer in ours for side in "12"]
        if any([answer.id in ("no", "done") for answer in path]):
            return []
        modal = any([answer.id.startswith("option:") for answer in path])
        found: list[str] = []
        clicked: set[str] = set()
        every = set(self.stretch.clicks())
        for each in self.stretch.inputs[:-1]:
            clicked.add(each.card)
            for side in each.after.sides:
                prompt = side.prompt
                whole = frozenset(prompt.selectable)
                recorded = whole - frozenset(prompt.selected)
                if len(recorded) < 2 or recorded <= every or prompt.title == ORDERING:
                    continue
                if modal and any([len(offer) > 0 and offer < recorded for offer in ours]):
                    continue
                if not any([each in ours for each in (whole, recorded, recorded - clicked)]):
                    found.append(f"«{prompt.title}: {prompt.menu}» recorded among {sorted(recorded)}")
        if found:
            found += [f"ours {answer.id} among {sorted(answer.offered)}" for answer in path]
        return found

    # -- the action itself

    def first_options(self) -> list[Option] | None:
        """Our options for the recorded action; none at all when nothing was done; nothing when we do not allow it."""
        decision = self.s.decision
        assert decision is not None
        inputs = self.stretch.inputs
        first = inputs[0]
        if first.by != self.stretch.before.active:
            self.clicks, self.buttons = self.stretch.clicks(), self.stretch.buttons()
            return []
        if first.kind == "button":
            self.clicks, self.buttons = self.stretch.clicks(), self.stretch.buttons()[1:]
            return self.by_button(first)
        if decision.kind != "main":
            return []
        at = self.action_at()
        first = inputs[at]
        own = self.own_options(first.card)
        if not self.same_cards_legal(first) or not self.same_menu(first, own):
            return None
        if at + 1 >= len(inputs) or inputs[at + 1].text not in VERBS:
            return []
        verb = VERBS[inputs[at + 1].text]
        self.clicks = [each.card for each in inputs[at + 1 :] if each.kind == "card"]
        self.buttons = [each.text for each in inputs[at + 2 :] if each.kind == "button"]
        if CANCEL in self.buttons and not differences(self.s, self.target, self.stretch.before, False):
            return []
        chosen = [option for option in own if option.verb == verb]
        if not chosen:
            self.words.append(f"{verb} {first.card}: not legal here")
            return None
        return self.permitted(chosen)

    def action_at(self) -> int:
        """Where the card of the action is clicked: just before the way of using it; a card may be clicked in vain before."""
        inputs = self.stretch.inputs
        for at in range(1, len(inputs)):
            if inputs[at].text in VERBS:
                return at - 1 if inputs[at - 1].kind == "card" else 0
        return 0

    def own_options(self, uid: str) -> list[Option]:
        decision = self.s.decision
        assert decision is not None
        return [option for option in decision.options if option.things and self.s.names[option.thing] == uid]

    def same_menu(self, first: Input, own: list[Option]) -> bool:
        """Whether the recorded engine lets the player do the same things with a card as ours; nothing when it shows no menu."""
        asked = first.after.asked
        offered = {VERBS[text] for text in asked.buttons if text in VERBS}
        ours = {option.verb for option in own}
        if offered == ours or (not offered and asked.menu != MAIN_MENU):
            return True
        self.words.append(f"{first.card}: recorded may {sorted(offered)}, ours may {sorted(ours)}")
        for verb in sorted(offered - ours):
            refusal = self.game.why_not(self.s, f"{verb}:{first.card}")
            if refusal is not None:
                self.words.append(f"ours refuses {verb}: {refusal.clause}")
        return False

    def same_cards_legal(self, first: Input) -> bool:
        """Whole games list the cards that could be clicked."""
        decision = self.s.decision
        assert decision is not None
        if not first.legal or self.stretch.before.rest != MAIN:
            return True
        recorded = {uid for uid in first.legal if not uid.startswith("[")}
        ours = {self.s.names[option.thing] for option in decision.options if option.things}
        if recorded == ours:
            return True
        self.words.append(f"cards to act with: only recorded {sorted(recorded - ours)}, only ours {sorted(ours - recorded)}")
        return False

    def by_button(self, first: Input) -> list[Option] | None:
        decision = self.s.decision
        assert decision is not None
        if first.text == "End Turn":
            if "Yes" in self.buttons:
                self.buttons.remove("Yes")
            elif self.stretch.after.active == self.stretch.before.active and self.stretch.after.rest != OVER:
                if self.stretch.after.rest == MAIN or (len(self.stretch.inputs) == 1 and self.stretch.after.rest == NO_REST):
                    return []
            return [option for option in decision.options if option.verb == "pass"]
        if first.text in HOUSES:
            if decision.kind in ("house", "naming"):
                return self.house_options(first)
            taken = self.s.world[t.ACTIVE_HOUSE]
            if taken == HOUSES.index(first.text):
                return []
        self.words.append(f"{first.text}: no such answer here ({decision.kind})")
        return None

    def house_options(self, first: Input) -> list[Option] | None:
        decision = self.s.decision
        assert decision is not None
        recorded = {text for text in self.stretch.before.asked.buttons if text in HOUSES}
        ours = {option.word for option in decision.options}
        if recorded != ours:
            self.words.append(f"houses: recorded {sorted(recorded)}, ours {sorted(ours)}")
            return None
        return [option for option in decision.options if option.word == first.text]

    # -- what follows

    def take(self, s: State, option: Option, used: int, path: list[Answer]) -> State | None:
        """Answer and go on, with every outcome of the dice that the answer rolls."""
        twin, asked = self.roll(s, option, ())
        result = self.search(twin, used, [*path, Answer(option.id, offered(s, option))])
        if result is not None:
            return result
        for script in scripts_for(asked):
            if self.nodes > MOST_NODES:
                return None
            twin, _ = self.roll(s, option, script)
            result = self.search(twin, used, [*path, Answer(option.id, offered(s, option))])
            if result is not None:
                return result
        return None

    def roll(self, s: State, option: Option, script: tuple[int, ...]) -> tuple[State, list[int]]:
        twin = s.clone()
        DICE.script = script
        DICE.asked = []
        DICE.state = twin
        self.nodes += 1
        twin.choose(option)
        asked = list(DICE.asked)
        if asked:
            self.shuffled = True
        return twin, asked

    def search(self, s: State, used: int, path: list[Answer]) -> State | None:
        if self.target.rest == NO_REST:
            if self.same_question(s, path):
                return s
        if s.over:
            return self.judge_end(s, path)
        if at_rest(s):
            return self.judge(s, path)
        assert s.decision is not None
        for option, next_used in self.ranked(s, used):
            result = self.take(s, option, next_used, path)
            if result is not None:
                return result
            if self.nodes > MOST_NODES:
                return None
        return None

    def judge_end(self, s: State, path: list[Answer]) -> State | None:
        if self.target.rest == OVER:
            return s
        self.keep(["our game is over, the recorded one is not"], path)
        return None

    def judge(self, s: State, path: list[Answer]) -> State | None:
        target = self.target
        if target.rest == OVER:
            self.keep(["the recorded game is over, ours is not"], path)
            return None
        if target.rest == NO_REST:
            self.keep([f"recorded asks «{asking(target)}», ours is at rest"], path)
            return None
        found = differences(s, target, self.stretch.before, self.shuffled)
        early = target.rest == HOUSE and s.decision is not None and s.decision.kind == "main"
        if not same_rest(s, target) and not early:
            found.insert(0, f"recorded rests at {target.rest}, ours at {s.decision.kind if s.decision else 'nothing'}")
        if not found:
            found = self.other_targets(path)
        if not found:
            return s
        self.keep(found, path)
        return None

    def keep(self, found: list[str], path: list[Answer]) -> None:
        if self.best is None or len(found) < len(self.best):
            self.best = found
            self.best_path = path

    def same_question(self, s: State, path: list[Answer]) -> bool:
        """A recording that ends in the middle of a choice: ours must offer the same cards."""
        for side in self.target.sides:
            prompt = side.prompt
            if prompt.selectable:
                recorded = set(prompt.selectable) - set(prompt.selected)
                if len(recorded) == 1 or recorded in [answer.offered for answer in path]:
                    return True  # answered by ourselves, or together with the action
                if s.decision is None:
                    return False
                ours = {s.names[option.target] for option in s.decision.options if option.things} - set(prompt.selected)
                if recorded == ours:
                    return True
                self.keep([f"recorded chooses among {sorted(recorded)}, ours ({s.decision.kind}) among {sorted(ours)}"], path)
                return False
        return True

    def permitted(self, options: list[Option]) -> list[Option]:
        """Where a clicked card can be chosen, only clicked cards are."""
        if not any([option.verb in NAMING for option in options]):
            return options
        clicked = [option for option in options if option.things and self.names(option) in self.clicks]
        if not clicked:
            return options
        clicked.sort(key=lambda option: self.clicks.index(self.names(option)))
        return clicked + [option for option in options if not option.things]

    def names(self, option: Option) -> str:
        return self.s.names[option.target]

    def ranked(self, s: State, used: int) -> list[tuple[Option, int]]:
        """Our options, the likeliest first, each with the number of clicks used up by it."""
        decision = s.decision
        assert decision is not None
        scored: list[tuple[int, int, Option, int]] = []
        for at, option in enumerate(self.permitted(decision.options)):
            score, next_used = self.score(option, used)
            scored.append((score, at, option, next_used))
        scored.sort(key=lambda row: row[:2])
        return [(option, next_used) for _, _, option, next_used in scored]

    def score(self, option: Option, used: int) -> tuple[int, int]:
        verb = option.verb
        if option.things:
            uid = self.names(option)
            for at in range(used, len(self.clicks)):
                if self.clicks[at] == uid:
                    return at - used, at + 1
            return (60 if uid in self.clicks else 90), used
        if verb == "flank":
            side = "Left" if option.word == "left" else "Right"
            return (0 if side in self.buttons else 5), used
        if verb in ("house", "key"):
            word = option.word
            return (0 if word in self.buttons or word.capitalize() in self.buttons else 50), used
        if verb == "yes":
            return (0 if "Yes" in self.buttons or used < len(self.clicks) else 2), used
        if verb == "no":
            return (0 if "No" in self.buttons else 1), used
        if verb == "archives":
            return (0 if (option.word == "take") == ("Yes" in self.buttons) else 1), used
        if verb == "done":
            return 40, used
        return 30, used


def at_rest(s: State) -> bool:
    return s.decision is not None and len(s.stack) == 1 and s.decision.kind in ("main", "house")


def asking(moment: Moment) -> str:
    for side in moment.sides:
        if side.prompt.selectable or (side.prompt.buttons and side.prompt.menu):
            return f"{side.prompt.title}: {side.prompt.menu}"
    return moment.asked.menu
