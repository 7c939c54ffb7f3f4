"""Positions in which two cards that copy, repeat, replace, redirect, save or annul meet each other, played on at random.

    python -m tests.games.mitos_y_leyendas.pairs [--count N] [--seed N] [--moves N]

plays all pairs (or ``--count`` of them) and names those that raise something or never come to a decision. The cards are chosen by
the words they are written in, so that a card added later joins by itself.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any, cast

from tests.games import pairs as runner
from tests.games.pairs import Meetings, one_of_each

from tapete.core.abilities import Ability, Constant, Replacement
from tapete.core.decision import Option
from tapete.core.effects import Effect
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import game
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Power, Spell
from tapete.games.mitos_y_leyendas.rules.responding import BURIED, COPYING, DOOMED
from tapete.games.mitos_y_leyendas.terms import Asks, InsteadOfDamage
from tapete.games.mitos_y_leyendas.things import Card
from tapete.games.mitos_y_leyendas.vocabulary.abilities import responses, uses
from tapete.games.mitos_y_leyendas.vocabulary.verbs import annulling, copying, moving, searching

COPY = (copying.Copies, copying.Learns, copying.EntersAs, copying.Echoes)
REPEAT = (searching.BackFromTheDead, searching.TopIntoPlay, searching.PutIntoPlay, searching.TakesUp, annulling.ExtraTurn)
REDIRECT = (annulling.Redirect, moving.TakeControl, moving.Swap, moving.GiveAway)
SAVE = (annulling.Save,)
ANNUL = (annulling.Annul, annulling.CancelAbility, annulling.CancelPhase, responses.Ransom)
VERBS = COPY + REPEAT + REDIRECT + SAVE + ANNUL
CHANGES = (m.INDESTRUCTIBLE, m.ANNULS, m.SAFE_FROM_ANNULMENT, m.NO_USE, m.BLANK, m.NOT_SWAPPED, m.UNAFFECTED)
MOMENTS = (COPYING, DOOMED, BURIED)  # what answers a copy or a fall that has not happened yet
ABILITIES = (Replacement, InsteadOfDamage, uses.Unannullable)

COMPANY = ["talos", "surt", "frigg", "chasqui"]  # Allies for what is destroyed, blocks, or asks for an Abomination or a God
WEAPON_BEARER = "los_titanes"
SCENES = (  # hands and Oros beside the two cards, and whether they have company
    (["yanomami", "stribog-mg", "prometeo", "kunai"], ["espada_real-er"] * 9, True),
    (["seth", "yanomami", "prometeo"], ["espada_real-er"] * 12, False),
    (["hombres_de_madera", "talos"], ["puchao"] * 5, False),
)
STEPS = 4_000  # of frames between two decisions


class RunsAway(AssertionError):
    """The engine does not come to a decision."""


def effects(effect: Effect) -> Iterator[Effect]:
    yield effect
    for part in effect.parts():
        yield from effects(part)


def spoken(ability: Ability) -> Iterator[Effect]:
    """Everything an ability does, its costs and what it grants included."""
    if isinstance(ability, Power):
        yield from effects(ability.effect)
        for toll in ability.tolls:
            yield from effects(toll.effect)
    if isinstance(ability, Spell) and ability.ransom is not None:
        yield ability.ransom.effect
    if isinstance(ability, Asks):
        yield from effects(ability.toll.effect)
    for inner in ability.declared():
        yield from spoken(inner)


def constants(ability: Ability) -> Iterator[int]:
    """The kinds of change it makes, always or for a while."""
    if isinstance(ability, Constant):
        yield ability.modifier.kind
    for inner in ability.declared():
        yield from constants(inner)


def meddles(card: Card) -> bool:
    """Whether it copies, repeats, replaces, redirects, saves or annuls."""
    for ability in card.abilities:
        if isinstance(ability, ABILITIES) or any(isinstance(effect, VERBS) for effect in spoken(ability)):
            return True
        if isinstance(ability, Power) and any(moment in MOMENTS for moment in ability.moments):
            return True
        if any(kind in CHANGES for kind in constants(ability)):
            return True
    return False


def meddlers() -> list[str]:
    """The cards to pair, one of those that say the same."""
    cards = [cast(Card, each) for each in game().catalogue.values()]
    return one_of_each([card for card in cards if meddles(card)], lambda card: cast(Card, card).type)


def side(cards: Iterable[str], scene: int) -> dict[str, Any]:
    """One player with these cards in hand, in play and in the Graveyard, among others for them to act on."""
    hand, oros, company = SCENES[scene]
    row: dict[str, Any] = {
        "hand": [*cards, *hand], "graveyard": [*cards, "seth", "odin-er", "rey_mono"], "reserve": [*oros],
        "defence": [{"card": name} for name in (COMPANY if company else COMPANY[:1])], "support": ["tui"] if company else [],
        "castle": [*cards, *["argonautas"] * 18],
    }  # fmt: skip
    for id in cards:
        lay(row, id)
    return row


def lay(row: dict[str, Any], id: str) -> None:
    """Put a card into play where its type lies; a Weapon with a bearer. A Talisman is never in play."""
    card = game().catalogue[id]
    assert isinstance(card, Card)
    if card.type == t.ALLY:
        row["defence"].append({"card": id})
    elif card.type == t.WEAPON:
        row["defence"].append({"card": WEAPON_BEARER, "weapons": [id]})
    elif card.type == t.TOTEM:
        row["support"].append(id)
    elif card.type == t.GOLD:
        row["reserve"].append(id)


def meeting(first: str, second: str, scene: int, seed: int) -> State:
    """A Vigil in which both players have both cards everywhere."""
    players = [side((first, second), scene), side((second, first), scene)]
    return game().documents.position({"game": "mitos_y_leyendas", "players": players, "active": 1 + seed % 2, "seed": seed})


def play_on(s: State, seed: int, moves: int, watch: Callable[[State], None] | None = None) -> int:
    """``watch`` sees the state after each step."""
    return runner.play_on(s, seed, moves, give=lambda s, option: answer(s, option, watch))


def answer(s: State, option: Option, watch: Callable[[State], None] | None) -> None:
    """What ``State.choose`` does, with an eye on how long it takes."""
    s.answer = option
    s.decision = None
    steps = 0
    while s.decision is None and not s.over:
        steps += 1
        if steps > STEPS:
            raise RunsAway(f"{STEPS} steps after {option.id}: {[frame.NAME for frame in s.stack[-8:]]}")
        if s.dirty:
            s.dirty = False
            s.game.check(s)
        else:
            s.stack[-1].run(s)
        if watch is not None:
            watch(s)


def play(first: str, second: str, scene: int, seed: int, moves: int) -> int:
    return play_on(meeting(first, second, scene, seed), seed, moves)


MEETINGS = Meetings(meddlers(), len(SCENES), play)

if __name__ == "__main__":
    sys.exit(MEETINGS.main(str(__doc__).partition("\n")[0]))
