"""What cannot be done now, and why: asked of the same authorities that make the options."""

from __future__ import annotations

from tapete.core.decision import Decision, Option
from tapete.core.grid.floor import DIRECTIONS, SIDE_LETTERS
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.rules import activation, combat, doors, monsters, moving, playing, turning, upgrades
from tapete.games.dungeon_alliance.rules import refusals as no
from tapete.games.dungeon_alliance.rules.acting import Acting, acting
from tapete.games.dungeon_alliance.rules.upgrades import Selecting
from tapete.games.dungeon_alliance.things import floor, kind, shared

MAIN_VERBS = (
    "step", "walk", "face", "open", "force", "chest", "pick", "reveal", "disarm", "attack", "play", "cast", "pet", "surge", "again",
    "rest", "leave",
)  # fmt: skip

OTHER_VERBS = ("activate", "buy", "salvage", "replace")


def why_not(s: State, option_id: str) -> Refusal | None:
    """The clause that forbids an answer; nothing when it is no answer to anything."""
    decision = s.decision
    assert decision is not None
    verb, things, word = parsed(s, option_id)
    top = s.stack[-1]
    if decision.kind == "main" and verb in MAIN_VERBS:
        return why_not_main(s, acting(s), verb, things, word)
    if decision.kind == "activate" and verb == "activate" and things:
        return activation.why_not_activate(s, decision.player, things[0])
    if decision.kind == "select" and isinstance(top, Selecting) and things and kind(s, things[0]) == t.CARD:
        if verb == "replace":
            return upgrades.why_not_replace(s, top, things[0])
        if verb not in ("buy", "salvage"):
            return no.NOT_NOW
        sold = shared(s, t.AREA if verb == "buy" else t.PILE)
        return upgrades.why_not_buy(s, top, things[0]) if things[0] in sold else no.NOT_ON_SALE
    if decision.kind == "monster" and verb == "monster" and things:
        return monsters.why_not_monster(s, decision.player, things[0])
    if decision.kind == "goto" and verb == "goto" and floor(s).find(word) >= 0:
        return why_not_goto(s, decision, floor(s).find(word))
    if decision.kind == "react" and verb in ("react", "play") and things:
        return why_not_react(s, decision, things[0])
    if decision.kind == "discard" and verb == "discard" and things:
        return no.NOT_IN_HAND
    return no.NOT_NOW if verb in MAIN_VERBS or verb in OTHER_VERBS else None


def parsed(s: State, option_id: str) -> tuple[str, list[int], str]:
    """An option's id as its verb, its things and its word."""
    verb, _, rest = option_id.partition(":")
    named, _, word = rest.rpartition(":")
    names = named.split(">") if named else []
    if rest and not names:
        names, word = rest.split(">"), ""
        if names[0] not in s.names:
            return verb, [], rest
    return verb, [s.names.index(name) for name in names if name in s.names], word


def why_not_main(s: State, turn: Acting, verb: str, things: list[int], word: str) -> Refusal | None:
    """Something a hero does in its activation."""
    down = bool(s.numbers[t.DEFEATED][turn.who])
    if verb == "rest":
        return activation.why_not_rest(s, turn)
    if verb == "leave":
        return activation.why_not_leave(s, turn)
    if verb == "surge" and word in t.SURGES[1:]:
        return playing.why_not_surge(s, turn, t.SURGES.index(word))
    if down:
        return no.DEFEATED_ACTS
    if verb == "step" and word in DIRECTIONS:
        return moving.why_not_step(s, turn, DIRECTIONS.index(word), values.hero_ground(s, turn.who))
    if verb == "walk":
        return moving.why_not_walk(s, turn, floor(s).find(word))
    if verb == "face" and len(word) == 1 and word in SIDE_LETTERS:
        return turning.why_not_face(s, turn, SIDE_LETTERS.index(word))
    if verb == "again":
        return activation.why_not_again(s, turn)
    if verb in ("open", "force") and len(word) == 1 and word in SIDE_LETTERS:
        side = SIDE_LETTERS.index(word)
        return doors.why_not_open(s, turn, side) if verb == "open" else doors.why_not_force(s, turn, side)
    if verb in ("chest", "pick") and things:
        return doors.why_not_chest(s, turn, things[0]) if verb == "chest" else doors.why_not_pick(s, turn, things[0])
    if verb in ("reveal", "disarm"):
        return doors.why_not_reveal(s, turn, floor(s).find(word), verb == "disarm")
    if verb == "attack" and things:
        return why_not_attack(s, turn, things, word)
    if verb in ("play", "cast", "pet") and things and kind(s, things[0]) == t.CARD:
        return playing.why_not_way(s, turn, verb, things[0], things[-1] if len(things) > 1 else -1, word)
    return None


def why_not_attack(s: State, turn: Acting, things: list[int], word: str) -> Refusal | None:
    """The hero's own attack, or one from a weapon's strength."""
    card = things[0] if len(things) > 1 else -1
    for source, type, _ in values.bases(s, turn.who):
        if source == card:
            return combat.why_not_strike(s, turn, things[-1], type, None, turning.side_in(word))
    return no.NOT_IN_HAND


def why_not_goto(s: State, decision: Decision, at: int) -> Refusal | None:
    return no.MUST_REACH if at in monsters.places(s, decision.source) else no.MONSTER_FAR


def why_not_react(s: State, decision: Decision, card: int) -> Refusal | None:
    if card not in s.zone(t.HAND, decision.player):
        return no.NOT_IN_HAND
    if not combat.is_reaction(s, card):
        return no.ONLY_REACTIONS
    if not values.fits(s, decision.source, card):
        return no.NOT_VALID
    return playing.why_not_type(s, decision.source, card)


def impossible(s: State) -> list[tuple[Option, Refusal]]:
    """The cards in hand, steps and enemies a player might look for among the options and not find."""
    decision = s.decision
    if decision is None or decision.kind != "main":
        return []
    turn = acting(s)
    found: list[tuple[Option, Refusal]] = []
    for card in s.zone(t.HAND, decision.player):
        if not playing.why_not_play(s, turn, card) and playing.ways(s, turn, card):
            continue
        refusal = playing.why_not_way(s, turn, "play", card, -1, "")
        if refusal is not None:
            found.append((Option(s.names, "play", (card,)), refusal))
    for target in t.monsters(s):
        refusal = why_not_attack(s, turn, [target], "")
        if refusal is not None and not any([option.verb == "attack" and option.target == target for option in decision.options]):
            found.append((Option(s.names, "attack", (target,)), refusal))
    return found
