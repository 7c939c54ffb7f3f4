"""Answers that are not among the options: the clause that forbids each, and what a player may look for in vain."""

from __future__ import annotations

from tapete.core.decision import Option
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.windows import Window
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.rules import refusals as no
from tapete.games.mitos_y_leyendas.rules.battle import Battle, must_block, refuse_attack, refuse_block, why_not_done
from tapete.games.mitos_y_leyendas.rules.legal import refuse_play, refuse_use, usable_elsewhere
from tapete.games.mitos_y_leyendas.rules.playing import ANNUL
from tapete.games.mitos_y_leyendas.rules.responding import attacking, moment_of, refuse_response
from tapete.games.mitos_y_leyendas.rules.using import CANCEL
from tapete.games.mitos_y_leyendas.things import allies
from tapete.games.mitos_y_leyendas.values import voice

WINDOW_KINDS = ("annul", "respond", "answer", "cancel", "doomed", "phase")


def judge(s: State, option_id: str) -> Refusal | None:
    """The clause that forbids an answer: a verb, the cards it names and perhaps a word."""
    decision = s.decision
    assert decision is not None
    verb, _, rest = option_id.partition(":")
    things, word = parsed(s, rest)
    kind = decision.kind
    if verb == "play" and things:
        return judge_play(s, decision.player, kind, things)
    if verb == "use" and things:
        number = int(word) - 1 if word.isdigit() else 0
        return refuse_use(s, decision.player, things[0], number) or no.USE_TIME
    if verb == "attack":
        return judge_attack(s, decision.player, kind, things)
    if verb == "block" and len(things) == 2:
        return refuse_block(s, decision.player, things[0], things[1]) if kind == "block" else no.BLOCK_LINE
    if verb == "done" and kind == "attack":
        return why_not_done(s, decision.player, attackers(s))
    if verb == "done" and kind == "block":
        return no.MUST_BLOCK if must_block(s, decision.options) else None
    if verb == "group":
        return no.ALL_GROUPED if kind == "grouping" else no.NO_GROUPING_NOW
    if verb == "mulligan":
        return no.EMPTY_HAND if kind == "hand" else no.KEEP_ONLY
    if verb == "choose":
        return no.NOT_DESCRIBED
    if verb == "react" and kind in WINDOW_KINDS:
        return no.NOT_A_RESPONSE
    return None


def judge_play(s: State, player: int, kind: str, things: list[int]) -> Refusal | None:
    """A card that cannot be played at this decision."""
    card = things[0]
    host = things[1] if len(things) > 1 else -1
    if kind in WINDOW_KINDS:
        window = s.stack[-1]
        if not isinstance(window, Window):
            return no.NOT_A_RESPONSE
        asked = window.last
        subject = asked.things[0] if asked.things else -1
        if kind == "annul" and subject >= 0 and t.printed(s, subject).type == t.GOLD:
            return no.GOLD_NOT_ANNULLED
        refusal = refuse_again(s, player, card)
        if refusal is not None:
            return refusal
        return refuse_response(s, player, card, moment_of(window), subject, asked.player)
    if kind not in ("vigil", "war"):
        shown = t.printed(s, card)
        if s.place[card] != t.HAND * 2 + player:
            return no.NOT_IN_HAND
        if shown.type == t.GOLD:
            return no.GOLD_IN_VIGIL
        return no.TALISMAN_TIME if shown.type == t.TALISMAN else no.ONLY_VIGIL
    return refuse_play(s, player, card, host)


def refuse_again(s: State, player: int, card: int) -> Refusal | None:
    """Whether a card in hand would answer something already answered, of which the response is what is being annulled now."""
    moments = t.printed(s, card).moments
    if s.place[card] != t.HAND * 2 + player:
        return None
    for window in s.stack[:-1]:
        if isinstance(window, Window) and window.discipline in WINDOW_KINDS and moment_of(window) in moments:
            if window.discipline == CANCEL and window.answered:
                return no.ONE_CANCEL
            if window.discipline != ANNUL and player in window.answered:
                return no.ONE_RESPONSE
    return None


def judge_attack(s: State, player: int, kind: str, things: list[int]) -> Refusal | None:
    if kind != "attack" or not things:
        return no.NO_BATTLE
    return refuse_attack(s, player, things[0], attackers(s))


def attackers(s: State) -> tuple[int, ...]:
    top = s.stack[-1]
    return top.attackers if isinstance(top, Battle) else ()


def parsed(s: State, rest: str) -> tuple[list[int], str]:
    """The cards an answer names, and its word; no cards when a name is unknown."""
    names = s.names
    for text, word in ((rest, ""), tuple(rest.rpartition(":")[::2])):
        found = [names.index(name) for name in text.split(">") if name in names]
        if text and len(found) == len(text.split(">")):
            return found, word
    return [], rest


def impossible(s: State) -> list[tuple[Option, Refusal]]:
    """What the player might look for at the pending decision and not find, each with its reason."""
    decision = s.decision
    found: list[tuple[Option, Refusal]] = []
    if decision is None:
        return found
    player = decision.player
    if decision.kind == "attack":
        for card in s.zone(t.DEFENCE, player):
            add(found, Option(s.names, "attack", (card,)), refuse_attack(s, player, card, attackers(s)))
    elif decision.kind == "block":
        for card in allies(s, player):
            for attacker in attacking(s):
                add(found, Option(s.names, "block", (card, attacker)), refuse_block(s, player, card, attacker))
    elif decision.kind in WINDOW_KINDS:
        for card in s.zone(t.HAND, player):
            add(found, Option(s.names, "play", (card,)), judge_play(s, player, decision.kind, [card]))
    elif decision.kind in ("vigil", "war"):
        for card in s.zone(t.HAND, player):
            add(found, Option(s.names, "play", (card,)), refuse_play(s, player, card))
        for zone in t.IN_PLAY:
            for card in s.zone(zone, player):
                for number in range(len(voice(s, card).activated)):
                    add(found, Option(s.names, "use", (card,), str(number + 1)), refuse_use(s, player, card, number))
        for card in usable_elsewhere(s, player):
            for number in range(len(voice(s, card).activated)):
                add(found, Option(s.names, "use", (card,), str(number + 1)), refuse_use(s, player, card, number))
    return found


def add(found: list[tuple[Option, Refusal]], option: Option, refusal: Refusal | None) -> None:
    if refusal is not None:
        found.append((option, refusal))
