"""What cannot be done now, and why: asked of the same authorities that make the options."""

from __future__ import annotations

from tapete.core.decision import PASS, Decision, Option
from tapete.core.effects import Resolving
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.res_arcana.abilities import powers, reactions
from tapete.games.res_arcana.rules import refusals as no
from tapete.games.res_arcana.rules.actions import refuse_claim, refuse_claim_unseen, refuse_discard, refuse_place, refuse_power
from tapete.games.res_arcana.rules.collect import Collecting
from tapete.games.res_arcana.rules.costs import Paying
from tapete.games.res_arcana.rules.life import REACTIONS, LosingLife, current_loss
from tapete.games.res_arcana.rules.match import NextGame
from tapete.games.res_arcana.rules.setup import Setup
from tapete.games.res_arcana.rules.victory import CHECK
from tapete.games.res_arcana.things import ESSENCES, HAND, ITEM, MONUMENT_DECK, MONUMENTS, PLACES, facts, mine, shared
from tapete.games.res_arcana.vocabulary.asking import Took
from tapete.games.res_arcana.vocabulary.attacks import escape_of

ACTIONS = ("place", "claim", "discard", "use")
OF_A_CARD = ("place", "discard", "use", "react", "escape", "item", "take", "leave")  # what is nothing without a card


def why_not(s: State, option_id: str) -> Refusal | None:
    """The clause that forbids an answer; nothing when it is no answer to anything."""
    decision = s.decision
    assert decision is not None
    parts = option_id.split(":")
    verb = parts[0]
    named = parts[1] if len(parts) > 1 else ""
    card = s.names.index(named) if named in s.names else -1
    if card < 0 and verb in OF_A_CARD:
        return None
    if verb in ACTIONS:
        return why_no_action(s, decision, verb, card, parts)
    if verb in ("react", "escape"):
        return why_no_reaction(s, decision, verb, card, parts[2] if len(parts) > 2 else "1")
    if verb == "item" and decision.kind == "item":
        return why_no_item(s, decision.player, card)
    if verb in ("take", "leave"):
        return why_no_taking(s, card)
    if verb == PASS:
        return out_of_turn(s, no.MUST_ANSWER)
    return why_no_answer(s, decision, named, card) if verb == decision.options[0].verb else None


def out_of_turn(s: State, otherwise: Refusal) -> Refusal:
    """Why no action is taken before the round has come to its actions (RA-round-01)."""
    for frame in s.stack:
        if isinstance(frame, (Setup, NextGame)):
            return no.STILL_SETTING_UP
        if isinstance(frame, Collecting):
            return no.STILL_COLLECTING
    return otherwise


def why_no_answer(s: State, decision: Decision, named: str, card: int) -> Refusal | None:
    """An answer to the question under way: whoever asks it knows what is left out."""
    top = s.stack[-1]
    if isinstance(top, Paying):
        return top.why_not(named, decision.kind == "discount")
    if isinstance(top, LosingLife):
        return no.NOT_TO_LOSE if named in ESSENCES else None
    if isinstance(top, NextGame):
        return no.NOT_ON_OFFER if card >= 0 else None
    if isinstance(top, Setup) and card >= 0:
        return no.NOT_YOUR_MAGE if decision.kind == "mage" else no.NOT_IN_PACK
    return why_no_part(s, top, named, card) if isinstance(top, Resolving) else None


def why_no_part(s: State, asking: Resolving, named: str, card: int) -> Refusal | None:
    """An answer to a cost or an effect; essences are also gained in Collect and by discarding, with clauses of their own."""
    assert asking.program is not None
    next_step = asking.program.ops[asking.step]
    refusal = next_step.node.why_not(s, asking, named, card) if isinstance(next_step, Took) else None
    if refusal is no.EXCLUDED:
        if isinstance(s.stack[-2], Collecting):
            return no.NOT_COLLECTED
        if asking.program.id == "rule/discard":
            return no.DISCARD_FOR
    return refusal


def why_no_taking(s: State, card: int) -> Refusal | None:
    """Essences on components are taken while collecting, off each component once (RA-collect-08, RA-collect-19)."""
    for frame in reversed(s.stack):
        if isinstance(frame, Collecting):
            own = card in mine(s, frame.player)
            return no.DECIDED if own and card in frame.left else no.NOT_COLLECTING if not own else None
    return no.NOT_COLLECTING


def why_no_action(s: State, decision: Decision, verb: str, card: int, parts: list[str]) -> Refusal | None:
    """An action in one's turn, one at a time (RA-action-01)."""
    unseen = parts[1:] == ["top"]
    if card < 0 and not unseen:
        return None
    if decision.kind != "main":
        return out_of_turn(s, no.NOT_YOUR_TURN)
    player = decision.player
    word = parts[2] if len(parts) > 2 else ""
    if verb == "claim":
        return refuse_claim_unseen(s, player) if unseen else refuse_claim(s, player, card)
    if verb == "place":
        return refuse_place(s, player, card)
    if verb == "discard":
        return refuse_discard(s, player, card) or no.DISCARD_FOR
    return refuse_power(s, player, card, int(word)) if word.isdigit() else no.NO_SUCH_POWER


def why_no_reaction(s: State, decision: Decision, verb: str, card: int, word: str) -> Refusal | None:
    """A reaction answers its own condition, with a component of one's own and a cost that can be paid."""
    if decision.kind not in (REACTIONS, CHECK):
        return no.NOT_NOW
    if verb == "escape":
        if decision.kind != REACTIONS or card != current_loss(s).source:
            return no.NOT_NOW
        return no.NO_SUCH_POWER if escape_of(s, card) is None else no.CANNOT_REACT
    known = reactions(s, card)
    if not word.isdigit() or not 1 <= int(word) <= len(known):
        return no.NO_SUCH_POWER
    reaction = known[int(word) - 1]
    return reaction.refuse(s, decision.player, card) or no.NOT_NOW


def why_no_item(s: State, player: int, card: int) -> Refusal | None:
    if facts(s, card).type != ITEM:
        return None
    if isinstance(s.stack[-1], Setup):
        return no.ITEM_CHOSEN
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
