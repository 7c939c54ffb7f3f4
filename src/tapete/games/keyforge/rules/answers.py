"""Answers that are not among the options: the clause that forbids each, for everything a player may try."""

from __future__ import annotations

from tapete.core.decision import PASS, Decision
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.keyforge.rules import refusals as no
from tapete.games.keyforge.rules.bidding import BID, NOBODY_BID, YIELD, refuse_bid
from tapete.games.keyforge.rules.house import refuse_house
from tapete.games.keyforge.rules.play import refuse_play
from tapete.games.keyforge.rules.turn import refuse_discard
from tapete.games.keyforge.rules.use import FIGHTING, MODES, refuse_fight, refuse_use
from tapete.games.keyforge.things import COLOUR_NAMES, HOUSES, STEP, TAGGED, in_play


def judge(s: State, decision: Decision, verb: str, rest: str) -> Refusal | None:
    """The clause that forbids an answer: a verb and what it names."""
    kind = decision.kind
    if kind == "main":
        return judge_deed(s, decision.player, verb, named(s, rest))
    if kind == "house" and decision.source < 0 and verb in ("house", PASS):
        return judge_house(s, decision.player, rest)
    if kind == "archives" and verb in ("archives", "choose"):
        return no.ALL_OR_NONE
    if kind == "flank" and verb in ("place", "flank"):
        return no.INSIDE_THE_LINE
    if kind == "key" and verb == "key" and rest in COLOUR_NAMES:
        return no.ALREADY_FORGED
    if kind == "host" and verb == "host":
        return no.NOT_A_HOST
    if verb == BID or verb == YIELD:
        return judge_bid(s, rest)
    if kind == "choose" and verb == "choose":
        return judge_choice(s, named(s, rest))
    if verb == "mulligan":
        return no.ONE_MULLIGAN
    if verb == "play" or verb == "discard" or verb == PASS or verb in MODES:
        return no.UNFINISHED if s.world[STEP] == 3 else no.NOT_MAIN_STEP
    return None


def judge_deed(s: State, player: int, verb: str, things: list[int]) -> Refusal | None:
    """Playing, discarding and using cards in step 3."""
    if verb == "mulligan":
        return no.ONE_MULLIGAN
    if not things or -1 in things:
        return None
    if verb == "play":
        return refuse_play(s, player, things[0])
    if verb == "discard":
        return refuse_discard(s, player, things[0])
    if verb == FIGHTING and len(things) == 2:
        return refuse_fight(s, player, things[0], things[1])
    if verb in MODES:
        return refuse_use(s, player, things[0], verb)
    return None


def judge_house(s: State, player: int, house: str) -> Refusal | None:
    """A house that cannot be chosen, or none at all (KF-house-06, KF-house-08, KF-house-09, KF-cannot-01)."""
    if house not in HOUSES:
        return no.NO_HOUSE
    return refuse_house(s, player, HOUSES.index(house))


def judge_bid(s: State, chains: str) -> Refusal | None:
    """A bid that is no number, too low or too high, or one after the bidding (KF-bidding-01)."""
    return refuse_bid(s, int(chains) if chains.isascii() and chains.isdigit() else NOBODY_BID)


def judge_choice(s: State, things: list[int]) -> Refusal | None:
    """A card that an ability does not let be chosen."""
    if not things or -1 in things:
        return None
    return no.IS_TAGGED if in_play(s, things[0]) and s.numbers[TAGGED][things[0]] else no.NOT_DESCRIBED


def named(s: State, rest: str) -> list[int]:
    """The cards an answer names; -1 for a name that no card has."""
    return [s.names.index(name) if name in s.names else -1 for name in rest.split(">")] if rest else []
