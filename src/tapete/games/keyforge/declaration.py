"""KeyForge's declaration: the answers it gives to the engine's questions."""

from __future__ import annotations

from functools import cache
from typing import Final

from tapete.core.abilities import Index, Pending
from tapete.core.effects import Resolving
from tapete.core.events import Event
from tapete.core.game import Choice, Game
from tapete.core.language import Words
from tapete.core.layout import Layout
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games import sets
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge import things as t
from tapete.games.keyforge.abilities import HEADING_OF
from tapete.games.keyforge.accounts import RESOURCES, KeyForgeAccounts
from tapete.games.keyforge.catalogue import DECLARED, load
from tapete.games.keyforge.choices import CHOICES
from tapete.games.keyforge.decks import random_decks
from tapete.games.keyforge.documents import KeyForgeDocuments
from tapete.games.keyforge.encoding import KeyForgeEncoding
from tapete.games.keyforge.facets import KeyForgeEndings, KeyForgeMeasures, KeyForgeSight
from tapete.games.keyforge.hints import KeyForgeHints
from tapete.games.keyforge.programs import control, programs
from tapete.games.keyforge.rules import refusals as no
from tapete.games.keyforge.rules.archives import ARCHIVES_CHOICE
from tapete.games.keyforge.rules.bidding import BIDS, Bidding
from tapete.games.keyforge.rules.control import TakeControl, changing_hands, check_control
from tapete.games.keyforge.rules.destroy import Destruction, check_destruction
from tapete.games.keyforge.rules.fight import Fight
from tapete.games.keyforge.rules.forge import AboutToForge, Forge, about_to_forge
from tapete.games.keyforge.rules.formats import rematch
from tapete.games.keyforge.rules.headings import own_triggers
from tapete.games.keyforge.rules.house import HOUSE_CHOICE
from tapete.games.keyforge.rules.in_force import enter_upgrade, lend, silence
from tapete.games.keyforge.rules.leave import Leaving, under_way
from tapete.games.keyforge.rules.line import TakePlace, swapping
from tapete.games.keyforge.rules.playing import Playing, PutIntoPlay
from tapete.games.keyforge.rules.sealed import PACKS, ChooseDeck
from tapete.games.keyforge.rules.setup import HANDS, WHO_GOES_FIRST, ChooseFirst, Setup, start
from tapete.games.keyforge.rules.turn import MAIN, Turn
from tapete.games.keyforge.rules.use import BY_EFFECT, ChooseUse
from tapete.games.keyforge.rules.using import Using
from tapete.games.keyforge.signs import SIGNS
from tapete.games.keyforge.table import table
from tapete.games.keyforge.things import in_play
from tapete.games.keyforge.words import PHRASES, KeyForgeSpeech
from tapete.games.keyforge.workshop import KeyForgeWorkshop

FRAMES: Final = (
    Bidding, ChooseFirst, Setup, Turn, Forge, Playing, PutIntoPlay, Using, ChooseUse, Fight, Destruction, Leaving, TakeControl,
    TakePlace, ChooseDeck, AboutToForge,
)  # fmt: skip


class KeyForge(Game):
    def __init__(self) -> None:
        super().__init__(
            "keyforge",
            Words("KeyForge", "KeyForge"),
            t.ZONES,
            ev.EVENTS,
            t.CARD_FIELDS,
            t.PLAYER_FIELDS,
            t.WORLD_FIELDS,
            m.MODIFIERS,
            FRAMES,
            seldom_fields=t.SELDOM_FIELDS,
            resources=RESOURCES,
            version="11",
        )
        self.phrases = PHRASES
        self.signs = SIGNS
        self.offer_actions(MAIN, BY_EFFECT, HOUSE_CHOICE, ARCHIVES_CHOICE, BIDS, WHO_GOES_FIRST, HANDS, PACKS)
        for program in programs():
            self.programs[program.id] = program
        self.learn(control())
        for card in DECLARED.values():
            self.register(card)

    def furnish(self) -> None:
        self.sight = KeyForgeSight(self)
        self.speech = KeyForgeSpeech(self)
        self.documents = KeyForgeDocuments(self)
        self.workshop = KeyForgeWorkshop(self)
        self.hints = KeyForgeHints(self)
        self.lab = KeyForgeMeasures(self)
        self.accounts = KeyForgeAccounts(self)
        self.encoding = KeyForgeEncoding(self)
        self.endings = KeyForgeEndings(self)

    # -- setup

    def start(self, setup: dict[str, object], seed: int) -> State:
        return start(self, setup, seed)

    def random_setup(self, number: int) -> dict[str, object]:
        return random_decks(number)

    def rematch(self, ended: State) -> dict[str, object]:
        return rematch(ended.setup, list(ended.winners))

    def choices(self) -> tuple[Choice, ...]:
        return (*CHOICES, *sets.choices(self.id))

    # -- who decides

    def active(self, s: State) -> int:
        return s.world[t.ACTIVE]

    def decider(self, s: State, player: int) -> int:
        """The active player makes all choices, also for the opponent's abilities (KF-ability-01, KF-ability-02)."""
        return s.world[t.ACTIVE]

    # -- abilities in force

    def index_card(self, s: State, index: Index, card: int, player: int) -> None:
        host = s.numbers[t.HOST][card] - 1
        if host < 0 or s.place[card] // 2 != t.UPGRADES:
            super().index_card(s, index, card, player)
        else:
            enter_upgrade(s, index, card, host)

    def stays_quiet(self, s: State, card: int) -> bool:
        return s.cards[card].quiet and s.place[card] // 2 != t.UPGRADES

    def indexed(self, s: State) -> Index:
        index = super().indexed(s)
        if index.modifying[m.TEXT]:
            index.brittle = True
            lend(s, index)
        if index.modifying[m.BLANK]:
            index.brittle = True
            silence(s, index)
        return index

    def check(self, s: State) -> None:
        """Where every card belongs first, then which ones are destroyed: nothing is looked at while cards are on their way."""
        if under_way(s) or swapping(s):
            return
        check_control(s)
        if not changing_hands(s):
            check_destruction(s)

    def triggers(self, s: State, happened: list[Event]) -> list[Pending]:
        pending: list[Pending] = []
        for e in happened:
            heading = HEADING_OF.get(e.kind)
            if heading is not None and e.card >= 0:
                own_triggers(s, e, heading, pending)
        pending += super().triggers(s, happened)
        if s.index().modifying[m.POWER] and not all([e.kind in ev.COUNTING for e in happened]):
            s.dirty = True  # power may depend on anything; damage is compared with it all the time (KF-damage-06)
        return pending

    def still_triggers(self, s: State, p: Pending) -> bool:
        """Abilities only work in play (KF-cardab-04), except an action's, which is being played, and lasting effects."""
        if p.event.kind == ev.WOULD_FORGE:  # one card is enough to stop it
            forging = about_to_forge(s)
            if forging is None or forging.stopped:
                return False
        if p.via < -1:
            return True
        if in_play(s, p.source):
            return True
        return s.zone_kind(p.source) == t.PLAYING

    def repeats(self, s: State, f: Resolving) -> bool:
        """A repetition stops when the card that causes it is no longer in play; an action never is (KF-repeat-03)."""
        return f.via < -1 or in_play(s, f.source) or t.facts(s, f.source).type == t.ACTION

    def weight(self, e: Event) -> int:
        return e.amount if e.kind in ev.WEIGHED else 1

    # -- words

    def layout(self) -> Layout:
        return table(self)

    def why_not_chosen(self, s: State, card: int) -> Refusal | None:
        return no.IS_TAGGED if in_play(s, card) and s.numbers[t.TAGGED][card] else no.NOT_DESCRIBED


@cache
def keyforge() -> KeyForge:
    """The one KeyForge, with every declared card."""
    load()
    return KeyForge()
