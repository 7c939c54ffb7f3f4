"""The judge at questions that no row of actions answers: what else somebody might look for, and why it is no answer to them."""

from __future__ import annotations

from tapete.core.decision import Decision, Option
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.rules.actions import ANNOUNCING, PLACING, hand, other_esbirros


def elsewhere(s: State) -> list[tuple[Option, Refusal]]:
    """Answers like those that are asked for but not among them; for whatever else lies in sight, why nothing is placed or
    announced now."""
    decision = s.decision
    assert decision is not None
    player = decision.player
    found: list[tuple[Option, Refusal]] = []
    for option in unfit(s, decision):
        add(found, option, s.stack[-1].why_not(s, option))
    named = {card for option in decision.options for card in option.things} | {
        card for option, _ in found for card in option.things
    }
    for card in hand(s, player) + other_esbirros(s, player):
        if card not in named:
            option = Option(s.names, PLACING.verb, (card,))
            add(found, option, PLACING.untimely(s, player, option))
    for card, owner in enumerate(s.owners):
        if owner >= 0:
            for option in ANNOUNCING.tries(s, player, card):
                add(found, option, ANNOUNCING.untimely(s, player, option))
    return found


def unfit(s: State, decision: Decision) -> list[Option]:
    """Answers like those that are asked for: other players, other esbirros of the same sort of place, other reptantes."""
    asked = decision.options[0]
    if asked.verb == "target":
        offered = [option.word for option in decision.options]
        seats = [str(player + 1) for player in range(s.players) if not s.tallies[t.OUT][player]]
        return [Option(s.names, "target", (), seat) for seat in seats if seat not in offered]
    if not asked.things or (asked.word and asked.verb != "discard"):
        return []
    named = [card for option in decision.options for card in option.things]
    return [Option(s.names, asked.verb, (card,)) for card in others_like(s, decision, asked.thing) if card not in named]


def others_like(s: State, decision: Decision, card: int) -> list[int]:
    """What lies where the cards of the question do, as far as the player sees it; who pays looks at their own altar."""
    if not t.is_esbirro(s, card):
        return [other for other, owner in enumerate(s.owners) if owner >= 0]
    kind = s.zone_kind(card)
    own = decision.kind == "pay"
    seen = hand(s, decision.player) + other_esbirros(s, decision.player)
    return [other for other in seen if s.zone_kind(other) == kind and (not own or s.holder(other) == decision.player)]


def add(found: list[tuple[Option, Refusal]], option: Option, refusal: Refusal | None) -> None:
    if refusal is not None:
        found.append((option, refusal))
