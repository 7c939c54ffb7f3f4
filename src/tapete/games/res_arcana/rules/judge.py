"""What cannot be done now, and why: asked of the same authorities that make the options."""

from __future__ import annotations

from tapete.core.decision import PASS, Decision, Option
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.res_arcana.abilities import powers, reactions
from tapete.games.res_arcana.rules import refusals as no
from tapete.games.res_arcana.rules.actions import refuse_claim, refuse_claim_unseen, refuse_discard, refuse_place, refuse_power
from tapete.games.res_arcana.rules.life import REACTIONS, current_loss
from tapete.games.res_arcana.rules.victory import CHECK
from tapete.games.res_arcana.things import ESSENCES, HAND, ITEM, MONUMENT_DECK, MONUMENTS, PLACES, facts, mine, shared

ACTIONS = ("place", "claim", "discard", "use")


def why_not(s: State, option_id: str) -> Refusal | None:
    """The clause that forbids an answer; nothing when it is no answer to anything."""
    decision = s.decision
    assert decision is not None
    parts = option_id.split(":")
    verb = parts[0]
    named = parts[1] if len(parts) > 1 else ""
    card = s.names.index(named) if named in s.names else -1
    if verb in ACTIONS:
        return why_no_action(s, decision, verb, card, parts)
    if verb in ("react", "escape"):
        return why_no_reaction(s, decision, verb, card, parts[2] if len(parts) > 2 else "1")
    if verb == "item" and card >= 0 and decision.kind == "item":
        return why_no_item(s, decision.player, card)
    if verb == PASS:
        return no.MUST_ANSWER
    if verb in PAYMENTS and decision.kind == verb and (named in ESSENCES or named == "any"):
        return PAYMENTS[verb]
    return None


PAYMENTS = {
    "discount": no.BAD_DISCOUNT,
    "gain": no.NO_MIX,
    "put": no.NO_MIX,
    "pay": no.CANNOT_PAY,
    "lose": no.NOT_TO_LOSE,
}


def why_no_action(s: State, decision: Decision, verb: str, card: int, parts: list[str]) -> Refusal | None:
    """An action in one's turn, one at a time (RA-action-01)."""
    if decision.kind != "main":
        return no.NOT_YOUR_TURN if card >= 0 or parts[1:] == ["top"] else None
    player = decision.player
    if verb == "claim" and parts[1:] == ["top"]:
        return refuse_claim_unseen(s, player)
    if card < 0:
        return None
    word = parts[2] if len(parts) > 2 else ""
    if verb == "place":
        return refuse_place(s, player, card)
    if verb == "claim":
        return refuse_claim(s, player, card)
    if verb == "discard":
        return refuse_discard(s, player, card) or no.DISCARD_FOR
    return refuse_power(s, player, card, int(word)) if word.isdigit() else no.NO_SUCH_POWER


def why_no_reaction(s: State, decision: Decision, verb: str, card: int, word: str) -> Refusal | None:
    """A reaction answers its own condition, with a component of one's own and a cost that can be paid."""
    if card < 0:
        return None
    if decision.kind not in (REACTIONS, CHECK):
        return no.NOT_NOW
    if verb == "escape":
        return no.CANNOT_REACT if decision.kind == REACTIONS and card == current_loss(s).source else no.NOT_NOW
    known = reactions(s, card)
    if not word.isdigit() or not 1 <= int(word) <= len(known):
        return no.NO_SUCH_POWER
    reaction = known[int(word) - 1]
    return reaction.refuse(s, decision.player, card) or no.NOT_NOW


def why_no_item(s: State, player: int, card: int) -> Refusal | None:
    if facts(s, card).type != ITEM:
        return None
    return no.SAME_ITEM if card in mine(s, player) else no.ITEM_TAKEN


def impossible(s: State) -> list[tuple[Option, Refusal]]:
    """The actions that a player might look for among the options of their turn and not find, each with its reason."""
    decision = s.decision
    if decision is None or decision.kind != "main":
        return []
    player = decision.player
    found: list[tuple[Option, Refusal]] = []
    for card in s.zone(HAND, player):
        add(found, Option(s.names, "place", (card,)), refuse_place(s, player, card))
    for zone in (MONUMENTS, PLACES):
        for card in shared(s, zone):
            add(found, Option(s.names, "claim", (card,)), refuse_claim(s, player, card))
    if shared(s, MONUMENT_DECK):
        add(found, Option(s.names, "claim", (), "top"), refuse_claim_unseen(s, player))
    for card in mine(s, player):
        for number in range(1, len(powers(s, card)) + 1):
            add(found, Option(s.names, "use", (card,), str(number)), refuse_power(s, player, card, number))
    return found


def add(found: list[tuple[Option, Refusal]], option: Option, refusal: Refusal | None) -> None:
    if refusal is not None:
        found.append((option, refusal))
