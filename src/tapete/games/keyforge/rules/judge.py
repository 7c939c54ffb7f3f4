"""What cannot be done now, and why: the questions a player puts to a judge, asked of the authorities the options come from."""

from __future__ import annotations

from tapete.core.decision import Option
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.keyforge.rules.bidding import BID, refuse_bid
from tapete.games.keyforge.rules.handicap import MOST
from tapete.games.keyforge.rules.house import refuse_house
from tapete.games.keyforge.rules.play import refuse_play
from tapete.games.keyforge.rules.turn import refuse_discard
from tapete.games.keyforge.rules.use import ACTING, FIGHTING, OMNI, REAPING, headed, refuse_fight, refuse_use
from tapete.games.keyforge.things import ARTIFACTS, HAND, HOUSES, LINE, STUN, other

ALONE = "alone"  # the word of a fight with nobody in particular, for its phrase


def impossible(s: State) -> list[tuple[Option, Refusal]]:
    """The plays, discards, uses, houses and bids that are not among the options of the pending decision."""
    decision = s.decision
    if decision is None:
        return []
    if decision.kind == "house" and decision.source < 0:
        return impossible_houses(s, decision.player)
    if decision.kind == "bidding":
        return impossible_bids(s)
    if decision.kind != "main":
        return []
    found: list[tuple[Option, Refusal]] = []
    for card in s.zone(HAND, decision.player):
        add(found, Option(s.names, "play", (card,)), refuse_play(s, decision.player, card))
        add(found, Option(s.names, "discard", (card,)), refuse_discard(s, decision.player, card))
    for card in s.zone(LINE, decision.player):
        creature(s, decision.player, card, found)
    for card in s.zone(ARTIFACTS, decision.player):
        activated(s, decision.player, card, found)
    return found


def creature(s: State, player: int, card: int, found: list[tuple[Option, Refusal]]) -> None:
    add(found, Option(s.names, REAPING, (card,)), refuse_use(s, player, card, REAPING))
    refusal = refuse_use(s, player, card, FIGHTING)
    if refusal is not None:
        add(found, Option(s.names, FIGHTING, (card,), ALONE), refusal)
    else:
        for target in s.zone(LINE, other(player)):
            add(found, Option(s.names, FIGHTING, (card, target)), refuse_fight(s, player, card, target))
    if not s.numbers[STUN][card]:
        activated(s, player, card, found)


def activated(s: State, player: int, card: int, found: list[tuple[Option, Refusal]]) -> None:
    """The *Action:* and *Omni:* that the card really has."""
    for mode in (ACTING, OMNI):
        if headed(s, card, mode):
            add(found, Option(s.names, mode, (card,)), refuse_use(s, player, card, mode))


def impossible_houses(s: State, player: int) -> list[tuple[Option, Refusal]]:
    found: list[tuple[Option, Refusal]] = []
    for house in range(len(HOUSES)):
        add(found, Option(s.names, "house", (), HOUSES[house]), refuse_house(s, player, house))
    return found


def impossible_bids(s: State) -> list[tuple[Option, Refusal]]:
    found: list[tuple[Option, Refusal]] = []
    for chains in range(MOST + 1):
        add(found, Option(s.names, BID, (), str(chains)), refuse_bid(s, chains))
    return found


def add(found: list[tuple[Option, Refusal]], option: Option, refusal: Refusal | None) -> None:
    if refusal is not None:
        found.append((option, refusal))
