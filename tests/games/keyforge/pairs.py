"""Positions in which two cards that copy, repeat, replace, redirect, protect, annul or play again meet, played on at random.

    python -m tests.games.keyforge.pairs [--count N] [--seed N] [--moves N] [--part 1/2]

plays all pairs (or ``--count`` of them) and names those that raise something, never come to a decision or pay wrongly. The cards
are chosen by the words they are written in, so that a card added later joins by itself.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, cast

from tests.games import pairs as runner
from tests.games.pairs import Meetings, lies_right, one_of_each

from tapete.core.abilities import Ability, Constant, Replacement, Triggered
from tapete.core.control import RepeatWhile
from tapete.core.effects import Effect
from tapete.core.ledger import Book
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import game
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge import things as t
from tapete.games.keyforge.abilities import Bold, EntersAsCopy, EntersOpposite, Granted, OrAsUpgrade, PlayAsCopy
from tapete.games.keyforge.position import position
from tapete.games.keyforge.vocabulary import (
    aember,
    battleline,
    choices,
    damage,
    decks,
    forging,
    groups,
    identities,
    looking,
    replacements,
    sharing,
    status,
    turns,
    using,
    zones,
)

REPEAT = (RepeatWhile, decks.OpponentRepeats, using.TriggerReap, status.TriggerPlay, using.UseWith, using.ReadyAnd)
AGAIN = (using.PlayCards, looking.PlayUnseen, using.PutIntoPlay, zones.ReturnPurged, status.Graft, groups.PlayOrUse)
THEIRS = (looking.PlayItAsYours, identities.LendText)
REDIRECT = (using.RedirectFight, using.TakeControl, using.TakeControlWhile, using.GiveControl, damage.Swap, damage.MoveDamage)
PLACES = (battleline.SwapPlaces, sharing.Redistribute, choices.Provided, replacements.CaptureWhatWasReaped)
REPLACE = (replacements.Instead, replacements.Spare, replacements.InsteadOfDestruction, zones.Abduct, decks.SwapPiles)
ANNUL = (forging.StopForging, turns.EndTurn, turns.BecomesActive)
FIGHTS = (using.FightAnother, using.ReadyAndFightOnce, using.FightsInARow, using.StopFight, aember.OpponentGives)
VERBS = REPEAT + AGAIN + THEIRS + REDIRECT + PLACES + REPLACE + ANNUL + FIGHTS
CHANGES = (m.GRANT, m.PROTECTED, m.CONTROLS, m.BLANK, m.DOOM, m.RECEIVES_SPENT, m.TOLL, m.SPENDABLE, m.BELONGS, m.ALSO, m.TEXT,
           m.NOT_STOLEN, m.HARMLESS, m.MORE_DAMAGE)  # fmt: skip
ABILITIES = (Replacement, PlayAsCopy, EntersAsCopy, OrAsUpgrade, EntersOpposite, Granted)

COMPANY = ("troll", "silvertooth", "dust-imp")  # creatures for whatever asks for some
IDLE = (*runner.IDLE, "discard")
SCENES = (  # what lies beside the two cards: creatures, Æmber, cards in hand
    {"line": list(COMPANY), "aember": 4, "hand": ["punch", "poison-wave"]},
    {"line": [], "aember": 7, "hand": ["urchin", "bad-penny"]},
)


def effects(effect: Effect) -> Iterator[Effect]:
    yield effect
    for part in effect.parts():
        yield from effects(part)


def spoken(ability: Ability) -> Iterator[Effect]:
    """Everything an ability does, and what it grants does."""
    if isinstance(ability, Triggered):
        yield from effects(ability.effect)
    for program in ability.programs():
        yield from effects(program.effect)
    for inner in ability.declared():
        yield from spoken(inner)


def constants(ability: Ability) -> Iterator[int]:
    """The kinds of change it makes, always or for a while."""
    if isinstance(ability, Constant):
        yield ability.modifier.kind
    for inner in ability.declared():
        yield from constants(inner)


def replaces(ability: Ability) -> bool:
    """Whether it changes what happens, gives its card's bearer an ability, or speaks at the moment of destruction."""
    if isinstance(ability, Bold) and {"destroyed", "leaves play"} & set(ability.headings):
        return True
    return isinstance(ability, ABILITIES) or any(replaces(inner) for inner in ability.declared())


def meddles(card: t.Card) -> bool:
    """Whether it copies, repeats, replaces, redirects, protects, annuls or plays or uses again."""
    for ability in card.abilities:
        if replaces(ability) or any(kind in CHANGES for kind in constants(ability)):
            return True
        for effect in spoken(ability):
            if isinstance(effect, VERBS) or (isinstance(effect, damage.Mark) and effect.kind == ev.WARDED):
                return True
    return False


def meddlers() -> list[str]:
    """The cards to pair, one of those that say the same."""
    cards = [cast(t.Card, each) for each in game().catalogue.values()]
    return one_of_each([card for card in cards if meddles(card)], lambda card: cast(t.Card, card).type)


def house(id: str) -> str:
    return t.HOUSES[cast(t.Card, game().catalogue[id]).house]


def side(cards: tuple[str, str], scene: int) -> dict[str, Any]:
    """One player with these cards in hand, in play, in the discard pile and in the deck, among others for them to act on."""
    beside = cast(dict[str, Any], SCENES[scene])
    houses = list(dict.fromkeys([house(cards[0]), house(cards[1]), "brobnar", "shadows", "dis"]))[:3]
    row: dict[str, Any] = {
        "houses": houses, "hand": [*cards, *beside["hand"]], "line": [*beside["line"]], "artifacts": [], "aember": beside["aember"],
        "discard": [*cards, "bumpsy"], "deck": [*cards, *["troll", "urchin", "dust-imp"] * 3], "archives": [cards[1]],
    }  # fmt: skip
    for id in cards:
        lay(row, id)
    return row


def lay(row: dict[str, Any], id: str) -> None:
    """Put a card into play where its type lies, an upgrade on a creature. An action is never in play."""
    kind = cast(t.Card, game().catalogue[id]).type
    if kind == t.CREATURE:
        row["line"].append(id)
    elif kind == t.ARTIFACT:
        row["artifacts"].append(id)
    elif kind == t.UPGRADE:
        row["line"].append({"card": "troll", "upgrades": [id]})


def meeting(first: str, second: str, scene: int, seed: int) -> State:
    """Step 3 of a turn in which both players have both cards everywhere."""
    players = [side((first, second), scene), side((second, first), scene)]
    active = 1 + seed % 2
    chosen = house(first if active == 1 else second)
    doc = {"game": "keyforge", "house": chosen, "turn": 5, "active": active, "seed": seed, "players": players}
    s = position(game(), doc)
    s.book = Book()
    return s


def check(s: State) -> None:
    lies_right(s)
    assert min(s.tallies[t.POOL]) >= 0 and min(s.numbers[t.AMBER]) >= 0, "less than no Æmber"


def play_on(s: State, seed: int, moves: int) -> int:
    return runner.play_on(s, seed, moves, IDLE, check)


def play(first: str, second: str, scene: int, seed: int, moves: int) -> int:
    return play_on(meeting(first, second, scene, seed), seed, moves)


MEETINGS = Meetings(meddlers(), len(SCENES), play)

if __name__ == "__main__":
    sys.exit(MEETINGS.main(str(__doc__).partition("\n")[0]))
