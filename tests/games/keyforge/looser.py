"""How the declaration of a card is said more loosely: every way to leave out one thing that limits it.

A limit is a condition, a "may", a word that says which cards are meant, one card of several, a number, whom it is about, when and
for how long it holds, the heading under which it speaks, or a whole ability.
"""

from __future__ import annotations

import ast
import copy
import itertools
from collections.abc import Callable, Iterator
from typing import Any, cast

from tapete.core.abilities import Ability
from tapete.core.effects import Effect, Resolving, Sequence, Verb
from tapete.core.language import EN
from tapete.core.modifiers import FOREVER
from tapete.core.programs import Condition
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import things as t
from tapete.games.keyforge.abilities import Whenever
from tapete.games.keyforge.vocabulary.abilities import PLAIN, Occurrence
from tapete.games.keyforge.vocabulary.lasting import UNTIL_YOUR_NEXT_TURN, Lasts

Change = Callable[[Any], ast.AST]
ROOTS = (
    "creature",
    "artifact",
    "upgrade",
    "any_card",
    "card_in_play",
    "creature_or_artifact",
    "archived_card",
    "action_card",
    "noncreature_card",
    "SUBTLE_CHAIN",
)
HEADINGS = ("on_play", "on_fight", "on_reap", "on_fight_or_reap", "on_play_or_fight", "on_play_or_reap")
WIDER = {  # kinds of cards with a name of their own, and the kind they are part of
    "noncreature_card": "any_card",
    "upgrade_or_robot": "any_card",
    "dinosaur_or_exalted": "creature",
    "giant_or_mighty": "creature",
    "action_card": "any_card",
    "CREATURE_BESIDE_IT": "creature",
    "SUBTLE_CHAIN": "any_card",
    "OF_ANOTHER_HOUSE": "any_card",
}
UNSAYABLE = (TypeError, AttributeError, AssertionError, KeyError, IndexError, NotImplementedError)
EVERYWHERE = "on_play_fight_or_reap"
SILENT = ("last", "said", "again", "lasts", "or_more")  # what only the words of a card are about
CARD_EVENTS = ("destroyed", "enters_play", "is_played", "you_play")
PRICES = ("keys_cost", "refills", "cannot_use", "cannot_play")  # they can be about both players


# -- words that no card says


class Always(Condition):
    """What stands in the place of a condition."""

    def holds(self, s: State, f: Resolving) -> bool:
        return True

    def text(self, lang: str) -> str:
        return "always" if lang == EN else "siempre"


def at_the_start_of_every_turn(*effects: Effect) -> Whenever:
    return Occurrence(ev.TURN_BEGINS, PLAIN).answered(PLAIN, effects)


def at_the_end_of_every_turn(*effects: Effect) -> Whenever:
    return Occurrence(ev.TURN_ENDS, PLAIN).answered(PLAIN, effects)


class Prolong(Verb):
    """What has just been made to last for a while stays for the rest of the game."""

    def __init__(self, ability: Ability) -> None:
        super().__init__()
        self.ability = ability

    def act(self, s: State, f: Resolving) -> None:
        for made in s.lasting:
            if made.ability is self.ability:
                made.ends = FOREVER


def for_good(ability: Ability) -> Effect:
    """From now on, and not for a while."""
    return Sequence(Lasts(ability, UNTIL_YOUR_NEXT_TURN), Prolong(ability))


LOOSE: dict[str, Any] = {
    "for_good": for_good,
    "ALWAYS": Always(),
    "at_the_start_of_every_turn": at_the_start_of_every_turn,
    "at_the_end_of_every_turn": at_the_end_of_every_turn,
}


# -- one node after another


def loosened(call: ast.Call, words: dict[str, Any], type: int) -> Iterator[tuple[str, ast.Call]]:
    """The declaration with one node after another made looser, and what was left out."""
    own = call.args if type == t.CREATURE else []
    for at, node in enumerate(ast.walk(call)):
        if node is call:
            ways = without_an_ability(call)
        else:
            ways = itertools.chain(looser(node, words), looser_heading(node) if node in own and isinstance(node, ast.Call) else ())
        for what, change in ways:
            twin = copy.deepcopy(call)
            target = list(ast.walk(twin))[at]
            yield what, cast(ast.Call, Replaced(target, change(target)).visit(twin))


class Replaced(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> Any:
        return self.new if node is self.old else self.generic_visit(node)


def without_an_ability(call: ast.Call) -> Iterator[tuple[str, Change]]:
    for at in range(1, len(call.args)):
        yield (
            f"without {ast.unparse(call.args[at])}",
            lambda found, at=at: ast.Call(found.func, [*found.args[:at], *found.args[at + 1 :]], []),
        )


def looser(node: ast.AST, words: dict[str, Any]) -> Iterator[tuple[str, Change]]:
    """The ways in which one node of a declaration can be said without its limit."""
    if isinstance(node, ast.Name | ast.Call) and is_condition(node, words):
        yield f"without “{ast.unparse(node)}”", lambda _: ast.Name("ALWAYS")
    if isinstance(node, ast.Attribute) and root(node.value) in ROOTS:
        yield f"{ast.unparse(node.value)} instead of {ast.unparse(node)}", lambda found: found.value
    elif isinstance(node, ast.Name) and node.id in WIDER:
        yield f"any {WIDER[node.id]} instead of {node.id}", lambda found: ast.Name(WIDER[found.id])
    elif isinstance(node, ast.Constant) and type(node.value) is int and node.value > 0:
        yield f"{node.value + 1} instead of {node.value}", lambda found: ast.Constant(found.value + 1)
    elif isinstance(node, ast.Call):
        said = ast.unparse(node.func)
        yield from looser_noun(node, said)
        yield from looser_person(node, said)
        yield from looser_number(node, said)
        yield from looser_time(node, said)
        yield from looser_gift(node, said)
        if said == "May":
            yield "without May", lambda found: found.args[0]
        for at, keyword in enumerate(node.keywords):
            if keyword.arg not in SILENT:
                yield (
                    f"without {ast.unparse(keyword)}",
                    lambda found, at=at: ast.Call(
                        found.func, found.args, [each for place, each in enumerate(found.keywords) if place != at]
                    ),
                )


def calling(name: str, *args: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name), list(args), [])


def is_condition(node: ast.Name | ast.Call, words: dict[str, Any]) -> bool:
    try:
        return isinstance(eval(ast.unparse(node), words), Condition)
    except UNSAYABLE:
        return False


def looser_heading(node: ast.Call) -> Iterator[tuple[str, Change]]:
    """Under which heading a creature speaks."""
    said = ast.unparse(node.func)
    if said in HEADINGS:
        yield f"{said} everywhere", lambda found: calling(EVERYWHERE, *found.args)


def looser_gift(node: ast.Call, said: str) -> Iterator[tuple[str, Change]]:
    """Under which heading what creatures are granted speaks, or what the bearer of an upgrade gains."""
    given = node.args[0] if said in ("grants", "gained") and node.args else None
    if isinstance(given, ast.Call) and ast.unparse(given.func) in HEADINGS:
        wider = EVERYWHERE if said == "grants" else "on_fight_or_reap"  # nobody plays a creature with its upgrades
        yield (
            f"{said} {ast.unparse(given.func)} everywhere",
            lambda found: ast.Call(found.func, [calling(wider, *found.args[0].args), *found.args[1:]], found.keywords),
        )


def looser_noun(node: ast.Call, said: str) -> Iterator[tuple[str, Change]]:
    """Which cards, and how many of them."""
    if isinstance(node.func, ast.Attribute) and root(node.func.value) in ROOTS:
        yield f"{ast.unparse(node.func.value)} instead of {ast.unparse(node)}", lambda found: found.func.value
    elif said in ("a", "the_most_powerful", "the_least_powerful") and len(node.args) == 1:
        yield f"each instead of {said} {ast.unparse(node.args[0])}", lambda found: calling("each", *found.args)
    elif said in ("of_crowded_house", "sharing_with_neighbors"):
        yield f"without {said}", lambda found: found.args[0]
    elif said in ("up_to", "exactly", "each_of"):
        yield f"any number instead of {said}", lambda found: calling("any_number", found.args[1])
    elif said in CARD_EVENTS and isinstance(node.args[0], ast.Name | ast.Attribute | ast.Call) and root(node.args[0]) == "creature":
        yield f"{said} of any card", lambda found: Renamed("creature", "any_card").visit(copy.deepcopy(found))


def looser_person(node: ast.Call, said: str) -> Iterator[tuple[str, Change]]:
    """Whom it is about."""
    for at, given in enumerate(node.args):
        if isinstance(given, ast.Name) and given.id in ("OPPONENT", "YOU"):
            other = "EVERYONE" if said in PRICES else "YOU" if given.id == "OPPONENT" else "OPPONENT"
            yield (
                f"{said}: {other} instead of {given.id}",
                lambda found, at=at, other=other: ast.Call(
                    found.func, [*found.args[:at], ast.Name(other), *found.args[at + 1 :]], found.keywords
                ),
            )
    if said in ("keys_cost", "refills") and len(node.args) == 1:
        yield f"{said}: EVERYONE", lambda found: ast.Call(found.func, [*found.args, ast.Name("EVERYONE")], found.keywords)
    if said in ("a_player_chooses", "you_choose") and node.args:
        yield f"{said} any house", lambda _: calling("a_player_chooses")
    if said == "you_choose":
        yield "a player chooses", lambda found: calling("a_player_chooses", *found.args)
    if said == "they_play_on":
        yield "they play anywhere", lambda _: calling("does", ast.Constant("play"), ast.Name("creature"), ast.Name("OPPONENT"))


def looser_number(node: ast.Call, said: str) -> Iterator[tuple[str, Change]]:
    if said == "rather":
        yield "always the second number", lambda found: found.args[1]


def looser_time(node: ast.Call, said: str) -> Iterator[tuple[str, Change]]:
    """When, and for how long."""
    if said == "during_your_turn":
        yield "on every turn", lambda found: found.args[0]
    elif said in ("at_the_start_of_your_turn", "at_the_end_of_your_turn"):
        yield f"{said}: every turn", lambda found: calling(said.replace("your", "every"), *found.args)
    elif said == "on_destroyed":
        yield "on leaving play", lambda found: calling("on_leaving_play", *found.args)
    elif said in ("for_the_turn", "this_turn", "on_their_turn", "on_their_next_turn") and len(node.args) == 1:
        yield f"longer than {said}", lambda found: calling("for_good", found.args[0])
    elif said == "until" and ast.literal_eval(node.args[0]) != "leaves":
        yield "longer than until", lambda found: calling("for_good", found.args[1])


class Renamed(ast.NodeTransformer):
    def __init__(self, old: str, new: str) -> None:
        self.old = old
        self.new = new

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(self.new) if node.id == self.old else node


def root(node: ast.AST) -> str:
    """The noun that a chain of adjectives begins with."""
    while isinstance(node, ast.Attribute | ast.Call):
        node = node.value if isinstance(node, ast.Attribute) else node.func
    return node.id if isinstance(node, ast.Name) else ""
