"""The judge: why an answer that is not among the options is not allowed, with its clause, and what else is not possible now."""

from __future__ import annotations

from typing import Final

from tapete.core.costs import is_marked
from tapete.core.decision import Decision, Option
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.windows import Window
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.rules import refusals as no
from tapete.games.atrum_arena.rules.announcing import ANNOUNCE, EXPLOIT, FRIEND_STEP, MODES, WILD_WORDS, Announcing, refuse
from tapete.games.atrum_arena.rules.costs import Paying
from tapete.games.atrum_arena.rules.objectives import harms, spent, victims
from tapete.games.atrum_arena.rules.turn import PLACE, refuse_place
from tapete.games.atrum_arena.rules.ways import Way
from tapete.games.atrum_arena.values import one_of_each, types

MOMENTS: Final = ("main", "part", links.CHAIN, links.PHASE_START)  # questions that an announcement answers
# why nothing is announced while another question waits for its answer; elsewhere effects are resolving
INSTEAD: Final = {"hand_limit": no.DISCARD_FIRST, "eliminate": no.ELIMINATE_FIRST, "remove": no.TEAMS_FIRST}


def why_not(s: State, option_id: str) -> Refusal | None:
    """The clause that forbids an answer which names an action of the game."""
    decision = s.decision
    assert decision is not None
    verb, _, rest = option_id.partition(":")
    if verb == PLACE and rest in s.names:
        return why_not_placed(s, decision, s.names.index(rest))
    if verb in MODES:
        name, _, number = rest.rpartition(":")
        if name not in s.names or not number.isdigit():
            return None
        return why_not_announced(s, decision, s.names.index(name), int(number) - 1, MODES[verb])
    if verb == "withdraw":
        return no.FINAL
    top = s.stack[-1]
    if isinstance(top, Announcing):
        return about_announcement(s, top, verb, rest)
    if isinstance(top, Paying):
        return about_payment(s, top, verb, rest)
    return no.KEEP_FIVE if decision.kind == "hand_limit" else None


def why_not_placed(s: State, decision: Decision, card: int) -> Refusal | None:
    """The esbirro of the turn is placed when nothing is under way."""
    refusal = refuse_place(s, decision.player, card)
    return no.PLACE_IN_CHAIN if refusal is None and decision.kind != "main" else refusal


def why_not_announced(s: State, decision: Decision, card: int, number: int, mode: int) -> Refusal | None:
    """A power that cannot be announced now, paid in this way."""
    if isinstance(s.stack[-1], Announcing):
        return no.FINAL
    if decision.kind not in MOMENTS:
        return INSTEAD.get(decision.kind, no.RESOLVING)
    if t.is_esbirro(s, card):
        return no.NOT_YOURS
    top = s.stack[-1]
    window = top if isinstance(top, Window) and top.discipline == links.CHAIN else None
    return refuse(s, decision.player, card, number, mode, window)


# -- the choices of an announcement


def about_announcement(s: State, frame: Announcing, verb: str, rest: str) -> Refusal | None:
    """An objective or a discard that is not valid."""
    if verb == "target" and rest.isdigit() and 0 < int(rest) <= s.players:
        return why_not_aimed(s, frame, int(rest) - 1)
    if verb == "discard":
        name, _, wild = rest.partition(":")
        return why_not_set_aside(s, frame, s.names.index(name), wild) if name in s.names else None
    if verb == "choose":
        return why_not_chosen(s, frame, s.names.index(rest)) if rest in s.names else None
    if verb == "power":
        return no.NOT_ANNULLABLE
    return no.NOTHING_TO_COPY if verb == "copy" else None


def why_not_aimed(s: State, frame: Announcing, player: int) -> Refusal:
    """A player whom it cannot be applied to or aimed at."""
    if frame.step == FRIEND_STEP + 1:
        return no.NOT_A_FRIEND
    effect = frame.effect(s)
    if player not in t.opponents(s, frame.player) and not effect.anyone:
        return no.NOT_AN_OPPONENT
    kind = frame.numbers[links.KIND]
    if harms(effect, kind) and not s.tallies[t.RESISTANCE][player]:
        return no.AT_ZERO
    exhausting = Way(frame.player, frame.power(s).cost, links.EXHAUSTING)
    return spent(effect) if player in victims(s, effect, kind, exhausting) else no.NO_TARGET


def why_not_set_aside(s: State, frame: Announcing, card: int, wild: str) -> Refusal:
    """An esbirro that does not serve as the discard, or not as it was said."""
    if s.zone_kind(card) != t.HAND or s.holder(card) != frame.player:
        return no.NO_DISCARD
    if is_marked(s, card):
        return no.DISCARD_COMMITTED
    if types(s, card) & t.SHADOW:
        return no.NO_COMPANION
    return no.NO_TOKEN if wild == WILD_WORDS[links.WITH_TOKEN] else no.WRONG_DISCARD


def why_not_chosen(s: State, frame: Announcing, card: int) -> Refusal:
    """An esbirro that is no valid target, or that the payment or the effect could not do without."""
    effect = frame.effect(s)
    aim = effect.minions
    if aim is None or not effect.particular or not t.is_esbirro(s, card) or not t.in_altar(s, card):
        return no.NO_TARGET
    own = s.holder(card) == frame.player
    return spent(effect) if own and types(s, card) & aim.types and card not in frame.minions else no.NO_TARGET


def about_payment(s: State, frame: Paying, verb: str, rest: str) -> Refusal | None:
    """An esbirro that cannot pay."""
    if verb != "choose" or rest not in s.names:
        return None
    link = frame.link
    assert link is not None
    card = s.names.index(rest)
    if not t.is_esbirro(s, card):
        return None
    if t.in_altar(s, card):
        if s.holder(card) != link.player:
            friends = t.friends(s, link.player)
            return no.TEAMMATES_MINION if s.holder(card) in friends else no.OTHERS_MINION
        if s.numbers[t.EXHAUSTED][card]:
            return no.EXHAUSTED_MINION
        return no.DISCARD_COMMITTED if is_marked(s, card, link.reservation) else no.NEEDED
    if s.zone_kind(card) != t.HAND or s.holder(card) != link.player:
        return no.NO_DISCARD
    return no.TWO_SHADOWS if types(s, card) & t.SHADOW else no.DISCARD_COMMITTED


# -- everything that a player might look for


def impossible(s: State) -> list[tuple[Option, Refusal]]:
    """Every power in the player's sight that cannot be announced now, and what else of their cards is of no use, each with its
    reason."""
    decision = s.decision
    if decision is None:
        return []
    found: list[tuple[Option, Refusal]] = []
    offered = decision.ids()
    top = s.stack[-1]
    if isinstance(top, Announcing | Paying):
        for option in unfit(s, decision):
            add(s, found, offered, option, why_not(s, option.id))
    elif decision.kind in MOMENTS:
        for card in one_of_each(s, t.hand(s, decision.player)):
            add(s, found, offered, Option(s.names, PLACE, (card,)), why_not_placed(s, decision, card))
    for card in t.team(s, decision.player):
        for number in range(len(t.reptante(s, card).powers)):
            unannounced(s, decision, card, number, offered, found)
    return found


def unannounced(
    s: State, decision: Decision, card: int, number: int, offered: list[str], found: list[tuple[Option, Refusal]]
) -> None:
    """The ways of paying a power in which it cannot be announced; once where the reason is the same."""
    power = t.reptante(s, card).powers[number]
    said: Refusal | None = None
    for verb in (ANNOUNCE, EXPLOIT):
        if (verb == EXPLOIT and not power.cost) or (verb == ANNOUNCE and power.exploiting and power.cost):
            continue
        refusal = why_not_announced(s, decision, card, number, MODES[verb])
        if refusal is not said:
            add(s, found, offered, Option(s.names, verb, (card,), str(number + 1)), refusal)
        said = refusal


def unfit(s: State, decision: Decision) -> list[Option]:
    """Answers like those that are asked for, but not among them: esbirros of the own hand, of altars, players."""
    asked = decision.options[0]
    if asked.verb == "target":
        return [Option(s.names, "target", (), str(player + 1)) for player in range(s.players) if not s.tallies[t.OUT][player]]
    if asked.verb not in ("discard", "choose"):
        return []
    cards = t.hand(s, decision.player)
    if t.in_altar(s, asked.thing):
        holders = [decision.player] if decision.kind == "pay" else list(range(s.players))
        cards = [card for player in holders for card in t.altar(s, player)]
    named = [card for option in decision.options for card in option.things]
    alike = [(s.place[card], t.printed_type(s, card), s.numbers[t.EXHAUSTED][card]) for card in named]
    found: list[Option] = []
    for card in cards:
        looks = (s.place[card], t.printed_type(s, card), s.numbers[t.EXHAUSTED][card])
        if looks not in alike:
            alike.append(looks)
            found.append(Option(s.names, asked.verb, (card,)))
    return found


def add(s: State, found: list[tuple[Option, Refusal]], offered: list[str], option: Option, refusal: Refusal | None) -> None:
    if refusal is not None and option.id not in offered:
        found.append((option, refusal))
