"""Solo play: the card of the cycle governs the monsters (DA-solo, DA-solocard).

The cooperative mode for two to four is ours, since the rulebook only points to it: the same card governs the monsters, the first
player resolves it, every hero is of one team, the score is that of solo with the points of all, and all win or lose by it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import Option
from tapete.core.events import Event, happen_in_turn, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.rules.harm import check_end, wound
from tapete.games.dungeon_alliance.rules.market import refill
from tapete.games.dungeon_alliance.rules.monsters import destinations, prowl
from tapete.games.dungeon_alliance.rules.tiles import next_tile
from tapete.games.dungeon_alliance.telling import here
from tapete.games.dungeon_alliance.things import SoloCard, hero, monster, shared, solo_card

WHICH_MONSTER: Final = Words("¿Qué monstruo?", "Which monster?")
WHICH_ACTION: Final = Words("¿Qué hace el monstruo?", "What does the monster do?")
WHICH_DISCARD: Final = Words("¿Qué descartas?", "What do you discard?")
WHO_SUFFERS: Final = Words("¿Qué héroe recibe el daño?", "Which hero takes the damage?")
DISCARDS: Final = 3
GOALS: Final[tuple[int, ...]] = (
    0,
    55,
    68,
    70,
)  # ours: the score with which one to four players win together; alone there is none (DA-solo-14)
SURGE: Final = 3

# steps of the phase
BEGIN: Final = 0
READY: Final = 1
UNLEASH: Final = 2
THIRD: Final = 3
CARRY_ON: Final = 4
CARRIED: Final = 5
CLOSE: Final = 6
FIRST: Final = 7
TILES_GONE: Final = 8
SECOND: Final = 9
ASK_DISCARD: Final = 10
ASK_VICTIM: Final = 11


def show_next(s: State) -> None:
    """The card that is done leaves and the next is revealed at once (DA-solo-11)."""
    done = [ev.send(card, t.REMOVED, 0) for card in shared(s, t.SOLO_SHOWN)]
    shown: list[Event] = []
    for card in shared(s, t.SOLO_DECK)[:1]:
        shown = [ev.send(card, t.SOLO_SHOWN, 0), Event(ev.NEXT_OMEN, card)]
    happen_in_turn(s, [done, shown])


def highest(s: State, exhausted: bool) -> list[int]:
    """The monsters of highest XP among the exhausted or the ready ones; ties are the player's choice (DA-solo-09, DA-solo-17)."""
    found = [who for who in t.monsters(s) if bool(s.numbers[t.EXHAUSTED][who]) == exhausted]
    most = max([monster(s, who).xp for who in found], default=0)
    return [who for who in found if monster(s, who).xp == most]


def standing_heroes(s: State) -> list[int]:
    return [who for who in t.all_heroes(s) if values.standing(s, who)]


def marked_heroes(s: State, card: SoloCard) -> list[int]:
    """The heroes the first action of section II names: those with one of the icons, or those of lowest defence (DA-solocard-13)."""
    found = standing_heroes(s)
    if card.icons:
        return [who for who in found if any([icon == hero(s, who).race or icon in hero(s, who).classes for icon in card.icons])]
    least = min([values.armor(s, who) + values.evasion(s, who) for who in found], default=0)
    return [who for who in found if values.armor(s, who) + values.evasion(s, who) == least]


def bonus(s: State, card: SoloCard, who: int, way: str) -> int:
    """What the action adds to that one attack (DA-solocard-04 to DA-solocard-06)."""
    if way == "marked":
        return 1 if card.icons else 0
    if card.type:
        return 3 if monster(s, who).attack[0] == card.type else 0
    return 2


def actions(s: State, card: SoloCard) -> list[Option]:
    """The actions of section II that can end in their attack; it does not pass to a monster of lower XP (DA-solocard-07)."""
    found: list[Option] = []
    for who in highest(s, False):
        for way, whom in (("marked", marked_heroes(s, card)), ("any", standing_heroes(s))):
            if whom and destinations(s, who, tuple(whom)):
                found.append(Option(s.names, "unleash", (who,), way))
    return found


class SoloPhase(Frame):
    """The card of the cycle, top to bottom: section I; one action of II; only if there was none, all of III (DA-solo-05 to 08)."""

    NAME = "solo_phase"
    FIELDS: ClassVar[tuple[str, ...]] = ("section", "left")

    def __init__(self) -> None:
        self.step = 0
        self.section: tuple[str, ...] = ()  # actions of section III still to do
        self.left = 0  # cards to discard or damage to spread

    def run(self, s: State) -> None:
        if self.step == BEGIN and (not shared(s, t.SOLO_SHOWN) or s.world[t.ENDING]):
            s.pop(self)
            return
        step = self.next_step()
        if step == BEGIN:
            self.step = FIRST
            happens(s, Event(ev.OMEN, shared(s, t.SOLO_SHOWN)[0]))
        elif step == FIRST:
            self.step = SECOND
            self.first(s, shown_card(s))
        elif step == READY:
            assert s.answer is not None
            self.step = SECOND
            happens(s, readied(s, self.player(s), s.answer.thing))
        elif step == TILES_GONE:
            self.step = SECOND
            check_end(s)
        elif step == SECOND:
            self.second(s, shown_card(s))
        elif step == UNLEASH:
            self.unleash(s, shown_card(s))
        elif step == THIRD:
            self.third(s)  # of which nothing is left to do after an action of II
        elif step == ASK_DISCARD:
            self.ask_discard(s)
        elif step == ASK_VICTIM:
            self.ask_victim(s)
        elif step == CARRY_ON:
            self.carry_on(s)
        elif step == CARRIED:
            self.step = THIRD
        else:
            s.pop(self)
            show_next(s)

    def player(self, s: State) -> int:
        return s.world[t.FIRST]

    def first(self, s: State, card: SoloCard) -> None:
        """Section I: upgrades, tiles, or an exhausted monster made ready (DA-solocard-01 to 03)."""
        s.answer = None  # as the digests of kept matches have it
        if card.first == "upgrades":
            area = shared(s, t.AREA)
            crossed = [taking_out(area[card.cross], t.REMOVED, ev.REMOVED)] if card.cross < len(area) else []
            passed = [taking_out(area[card.arrow], t.PILE, ev.CAST_OFF)] if card.arrow < len(area) else []
            for frame in passed + crossed:  # what is put on the stack last is done first
                s.push(frame)
        elif card.first == "tiles":
            self.step = TILES_GONE
            if card.cross < len(shared(s, t.TILE_AREA)):
                gone = ev.send(shared(s, t.TILE_AREA)[card.cross], t.REMOVED, 0, kind=ev.REMOVED)
                happen_in_turn(s, [[gone], next_tile(s)])
        else:
            found = highest(s, True)
            if found:
                self.step = READY
                s.ask(self.player(s), "ready", [Option(s.names, "ready", (who,)) for who in found], WHICH_MONSTER)

    def second(self, s: State, card: SoloCard) -> None:
        """Unless the last tile has left the deck and no monster stands (DA-end-09)."""
        self.step = CLOSE
        if s.world[t.ENDING]:
            return
        found = actions(s, card)
        if found:
            self.step = UNLEASH
            s.ask(self.player(s), "unleash", found, WHICH_ACTION)
        else:
            self.section = card.third
            self.step = THIRD

    def unleash(self, s: State, card: SoloCard) -> None:
        assert s.answer is not None
        way = s.answer.word
        whom = marked_heroes(s, card) if way == "marked" else standing_heroes(s)
        prowl(s, self.player(s), s.answer.thing, tuple(whom), bonus(s, card, s.answer.thing, way))

    def third(self, s: State) -> None:
        """Begin the next action of section III that is possible."""
        player = self.player(s)
        if not self.section:
            self.step = CLOSE
            return
        action, self.section = self.section[0], self.section[1:]
        word, _, count = action.partition(":")
        self.step = THIRD
        if word == "surge":
            able = [who for who in highest(s, True) if standing_heroes(s) and destinations(s, who, tuple(standing_heroes(s)))]
            if able:
                self.step = CARRY_ON
                s.ask(player, "surge", [Option(s.names, "unleash", (who,), "surge") for who in able], WHICH_MONSTER)
        elif word == "xp" and s.tallies[t.XP][player]:
            happens(s, Event(ev.TURNED_DOWN, player=player, amount=1))
        elif word == "discard":
            self.left = min(DISCARDS, len(s.zone(t.HAND, player)))
            self.step = ASK_DISCARD
            happens(s, Event(ev.DRAWS_LESS, player=player, amount=DISCARDS))
        elif word in ("damage", "poison"):
            self.left = int(count)
            self.section = (word, *self.section)
            self.step = ASK_VICTIM

    def ask_discard(self, s: State) -> None:
        self.step = CARRY_ON if self.left else THIRD
        if self.left:
            hand = s.zone(t.HAND, self.player(s))
            s.ask(self.player(s), "discard", [Option(s.names, "discard", (card,)) for card in hand], WHICH_DISCARD)

    def ask_victim(self, s: State) -> None:
        """Tokens spread as the player decides; none for defeated heroes (DA-solocard-12)."""
        found = standing_heroes(s)
        if self.left == 0 or not found:
            self.section = self.section[1:]
            self.step = THIRD
            return
        self.step = CARRY_ON
        s.ask(self.player(s), "suffer", [Option(s.names, "suffer", (who,)) for who in found], WHO_SUFFERS)

    def carry_on(self, s: State) -> None:
        """What was asked in section III is done, and asked again while something is left."""
        answer = s.answer
        assert answer is not None
        if answer.verb == "unleash":
            prowl(s, self.player(s), answer.thing, tuple(standing_heroes(s)), SURGE)
            happens(s, readied(s, self.player(s), answer.thing))
        elif answer.verb == "discard":
            self.left -= 1
            self.step = ASK_DISCARD
            happens(s, ev.send(answer.thing, t.DISCARD, self.player(s), kind=ev.DISCARDED))
        else:
            self.left -= 1
            self.step = ASK_VICTIM
            wound(s, [answer.thing], 1, self.section[0] == "poison")


def shown_card(s: State) -> SoloCard:
    return solo_card(s, shared(s, t.SOLO_SHOWN)[0])


def readied(s: State, player: int, who: int) -> Event:
    return Event(ev.READIED, who, player, zone=here(s, who))


class TakingOut(Frame):
    """An upgrade leaves the Area and is replaced where it lay."""

    NAME = "taking_out"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "zone", "kind")

    def __init__(self) -> None:
        self.step = 0
        self.card = -1
        self.zone = t.REMOVED
        self.kind = ev.REMOVED

    def run(self, s: State) -> None:
        s.pop(self)
        refill(s, shared(s, t.AREA).index(self.card))
        happens(s, ev.send(self.card, self.zone, 0, kind=self.kind))


def taking_out(card: int, zone: int, kind: int) -> TakingOut:
    frame = TakingOut()
    frame.card = card
    frame.zone = zone
    frame.kind = kind
    return frame


def deductions(s: State) -> int:
    """4 for each tile left, 1 for each monster and each face-down threat on the board (DA-solo-12, DA-solo-13)."""
    tiles = len(shared(s, t.DUNGEON)) + len(shared(s, t.TILE_AREA))
    return 4 * tiles + len(t.monsters(s)) + len(shared(s, t.FACE_DOWN))
