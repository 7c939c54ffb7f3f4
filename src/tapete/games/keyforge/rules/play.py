"""Who may play which card (KF-play, KF-main, KF-alpha, KF-six), and what effects in force forbid or make somebody pay for."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.abilities import Constant, Modifying
from tapete.core.decision import Option
from tapete.core.effects import scope
from tapete.core.events import Event, happens
from tapete.core.language import Words
from tapete.core.modifiers import Lasting, drop
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.abilities import EntersAsCopy, PlayAsCopy, PlayCost, PlayOnlyIf
from tapete.games.keyforge.modifiers import Change
from tapete.games.keyforge.rules import refusals as no
from tapete.games.keyforge.things import (
    ACTED,
    ACTIVE_HOUSE,
    ALPHA,
    ARRIVED,
    FROM_HAND,
    HAND,
    LINE,
    POOL,
    STEP,
    UPGRADE,
    Card,
    active,
    facts,
)
from tapete.games.keyforge.turn_events import MAIN_STEP
from tapete.games.keyforge.values import about_player, belongs


def forbidden(s: State, player: int, deed: int, card: int) -> bool:
    """Whether an effect in force keeps this player from doing this with this card."""
    for each in s.index().modifying[m.CANNOT]:
        change = cast(Change, each.modifier)
        if change.extra == deed and change.concerns(s, each.scope, player):
            if change.cards is None or change.cards.describes(s, each.scope, card):
                return True
    return False


def toll(s: State, player: int, deed: int, card: int) -> int:
    """What this player must pay the opponent to do this."""
    due = 0
    for each in about_player(s, m.TOLL, player):
        change = cast(Change, each.modifier)
        if change.extra == deed and (change.cards is None or change.cards.describes(s, each.scope, card)):
            due += change.amount(s, each.scope, card)
    return due


def times_done(s: State, player: int, card: int) -> int:
    """How often this player has played or used cards of this name this turn (KF-six-01)."""
    kind = s.cards[card]
    count = 0
    for e in s.history:
        if (e.kind == ev.PLAYED or e.kind == ev.USED) and e.player == player:
            named = e.other if e.kind == ev.PLAYED and e.other >= 0 else e.card
            if s.cards[named] is kind:
                count += 1
    return count


def permissions(s: State, player: int, card: int) -> list[Modifying]:
    """The effects that let this player play a card of another house."""
    found: list[Modifying] = []
    for each in about_player(s, m.MAY_PLAY, player):
        change = cast(Change, each.modifier)
        if change.uses and each.lasting < 0 and permitted_before(s, each.source) >= change.uses:
            continue
        if change.cards is None or change.cards.describes(s, each.scope, card):
            found.append(each)
    return found


def end_the_other(s: State, taken: Modifying) -> None:
    """A card may be played or used: when a player takes one of the two ways, the other is gone."""
    if cast(Change, taken.modifier).either:
        pair = [effect.number for effect in s.lasting if effect.serial == taken.lasting]
        drop(
            s, [effect for effect in s.lasting if effect.serial == taken.lasting or effect.number not in pair or not either(effect)]
        )


def either(effect: Lasting) -> bool:
    ability = effect.ability
    return isinstance(ability, Constant) and isinstance(ability.modifier, Change) and ability.modifier.either


def permitted_before(s: State, source: int) -> int:
    """How many cards this card in play has let its player play this turn."""
    arrived = s.numbers[ARRIVED][source]
    return len([e for e in s.history if e.kind == ev.PERMITTED and e.card == source and e.amount == arrived])


def refuse_untimely(s: State) -> Refusal:
    """Cards are played, discarded and used in step 3 (KF-turn-02), and never while something else is resolved (KF-ability-09)."""
    return no.UNFINISHED if s.world[STEP] == MAIN_STEP else no.NOT_MAIN_STEP


def refuse_play(s: State, player: int, card: int) -> Refusal | None:
    """The one authority on playing a card from hand in step 3: nothing when it is legal, or the reason why not."""
    if s.place[card] != HAND * 2 + player:
        return no.NOT_IN_HAND
    first_turn_over = s.turn == 1 and s.world[FROM_HAND] >= 1
    if first_turn_over or not belongs(s, card, s.world[ACTIVE_HOUSE]):
        if not permissions(s, player, card):
            return no.FIRST_TURN if first_turn_over else no.OFF_HOUSE
    return refuse_to_play(s, player, card)


def refuse_to_play(s: State, player: int, card: int) -> Refusal | None:
    """Why a card is not played, be it by choice or by an effect, wherever it comes from (KF-play-07)."""
    kind = facts(s, card)
    refusal = refuse_as_printed(s, player, card, kind)
    if refusal is not None:
        return refusal
    modifying = s.index().modifying
    if modifying[m.CANNOT] and forbidden(s, player, m.TO_PLAY, card):
        return no.CARD_FORBIDS
    if modifying[m.PLAY_LIMIT] and played_enough(s, player, card):
        return no.CARD_FORBIDS
    due = toll(s, player, m.TO_PLAY, card) if modifying[m.TOLL] else 0
    for ability in kind.abilities:
        if isinstance(ability, PlayCost):
            due += ability.amount
    if due > s.tallies[POOL][player]:
        return no.CANNOT_PAY
    if kind.type == UPGRADE and not s.zones[LINE * 2] and not s.zones[LINE * 2 + 1]:
        return no.NO_HOST
    models = originals(s, player, card)
    if models and not copyable(s, player, card):
        return refuse_as_printed(s, player, models[0], facts(s, models[0]))  # KF-faq-51
    return None


def played_enough(s: State, player: int, card: int) -> bool:
    """Whether an effect lets this player play no more cards this turn."""
    played = len(ev.remembered(s, ev.PLAYED, player))
    limits = about_player(s, m.PLAY_LIMIT, player)
    return any([played >= each.modifier.amount(s, each.scope, card) for each in limits])


def refuse_as_printed(s: State, player: int, card: int, kind: Card) -> Refusal | None:
    """What a card's own text and name demand: Alpha, its requirements, the Rule of Six."""
    if kind.values[ALPHA] and s.world[ACTED] > 0:
        return no.ALPHA_LATE
    for ability in kind.abilities:
        if isinstance(ability, PlayOnlyIf) and not ability.condition.holds(s, scope(player, card)):
            return no.REQUIREMENT
    if len(s.history) > 5 and times_done(s, player, card) >= 6:
        return no.SIX_TIMES
    return None


def originals(s: State, player: int, card: int) -> list[int]:
    """What a card played or entering play as a copy could be a copy of. A copy of the same card would only ask again."""
    for ability in s.cards[card].abilities:
        if isinstance(ability, (PlayAsCopy, EntersAsCopy)):
            found = ability.cards.all(s, scope(player, card))
            return [each for each in found if s.cards[each] is not s.cards[card]]
    return []


def copyable(s: State, player: int, card: int) -> list[int]:
    """Those of them that may be played now (KF-faq-51, KF-faq-52)."""
    return [each for each in originals(s, player, card) if refuse_as_printed(s, player, each, facts(s, each)) is None]


def ask_mould(s: State, player: int, card: int) -> bool:
    """Ask what a card put into play enters it as a copy of; false where there is nothing to ask."""
    s.answer = None
    found = originals(s, player, card) if facts(s, card).shifts else []
    if found:
        s.ask(active(s), "choose", [Option(s.names, "choose", (each,)) for each in found], WHICH_COPY, card)
    return bool(found)


def become(s: State, card: int) -> None:
    """The card becomes a copy of the one that was answered."""
    if s.answer is not None:
        happens(s, Event(ev.COPIES, card, other=s.answer.thing))


WHICH_COPY: Final = Words("¿Qué carta copia?", "Which card does it copy?")
