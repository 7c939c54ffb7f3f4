"""Mitos y Leyendas' declaration: the answers it gives to the engine's questions."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from tapete.core.abilities import Index, Pending
from tapete.core.decision import Option
from tapete.core.events import Event, happens, narrate
from tapete.core.game import Choice
from tapete.core.language import Words
from tapete.core.layout import Layout
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games import sets
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Effecting, Power
from tapete.games.mitos_y_leyendas.accounts import RESOURCES, MitosYLeyendasAccounts
from tapete.games.mitos_y_leyendas.catalogue import DECLARED, load
from tapete.games.mitos_y_leyendas.decks import random_decks
from tapete.games.mitos_y_leyendas.encoding import MitosYLeyendasEncoding
from tapete.games.mitos_y_leyendas.enrolment import Enrolling
from tapete.games.mitos_y_leyendas.facets import MitosYLeyendasEndings, MitosYLeyendasMeasures, MitosYLeyendasSight
from tapete.games.mitos_y_leyendas.hints import MitosYLeyendasHints
from tapete.games.mitos_y_leyendas.position import MitosYLeyendasDocuments
from tapete.games.mitos_y_leyendas.rules.acting import IN_THE_WAR, IN_VIGIL, beside_the_question
from tapete.games.mitos_y_leyendas.rules.battle import Battle
from tapete.games.mitos_y_leyendas.rules.declaring import ATTACKS, BLOCKS
from tapete.games.mitos_y_leyendas.rules.echoing import Echoing
from tapete.games.mitos_y_leyendas.rules.graveyard import Arranging, arrange
from tapete.games.mitos_y_leyendas.rules.in_force import silence, spare
from tapete.games.mitos_y_leyendas.rules.paying import TO_PAY, Paying
from tapete.games.mitos_y_leyendas.rules.playing import Playing
from tapete.games.mitos_y_leyendas.rules.protection import Protection
from tapete.games.mitos_y_leyendas.rules.responding import IN_WINDOWS, WINDOWS, LastWords, MitosYLeyendasResponding
from tapete.games.mitos_y_leyendas.rules.setup import CHOICES, WITH_A_HAND, Setup, start
from tapete.games.mitos_y_leyendas.rules.targets import Targeting
from tapete.games.mitos_y_leyendas.rules.triggering import triggered, wait
from tapete.games.mitos_y_leyendas.rules.turn import IN_GROUPING, TO_TRIM, Turn
from tapete.games.mitos_y_leyendas.rules.using import TRIGGERED, Using, use
from tapete.games.mitos_y_leyendas.signs import SIGNS
from tapete.games.mitos_y_leyendas.things import other, voice
from tapete.games.mitos_y_leyendas.tolls import Tolling
from tapete.games.mitos_y_leyendas.words import PHRASES, MitosYLeyendasSpeech
from tapete.games.mitos_y_leyendas.workshop import MitosYLeyendasWorkshop

FRAMES: Final = (Setup, Turn, Battle, Playing, Using, Paying, Targeting, Effecting, Tolling, Arranging, Echoing)


class MitosYLeyendas(Enrolling):
    def __init__(self) -> None:
        super().__init__(
            "mitos_y_leyendas",
            Words("Mitos y Leyendas", "Mitos y Leyendas"),
            t.ZONES,
            ev.EVENTS,
            t.CARD_FIELDS,
            t.PLAYER_FIELDS,
            t.WORLD_FIELDS,
            m.MODIFIERS,
            FRAMES,
            WINDOWS,
            resources=RESOURCES,
            version="5",
        )
        self.signs = SIGNS
        self.phrases = PHRASES
        self.offer_actions(IN_VIGIL, IN_THE_WAR, *IN_WINDOWS, ATTACKS, BLOCKS, IN_GROUPING, TO_TRIM, TO_PAY, WITH_A_HAND)
        self.protection = Protection()
        self.protection.adopt("rule/protection")
        self.learn(self.protection)
        self.last_words = LastWords()
        self.last_words.adopt("rule/last_words")
        self.learn(self.last_words)
        for card in DECLARED.values():
            self.enrol(card)

    def furnish(self) -> None:
        super().furnish()
        self.sight = MitosYLeyendasSight(self)
        self.responding = MitosYLeyendasResponding(self)
        self.speech = MitosYLeyendasSpeech(self)
        self.documents = MitosYLeyendasDocuments(self)
        self.workshop = MitosYLeyendasWorkshop(self)
        self.hints = MitosYLeyendasHints(self)
        self.lab = MitosYLeyendasMeasures(self)
        self.accounts = MitosYLeyendasAccounts(self)
        self.endings = MitosYLeyendasEndings(self)
        self.encoding = MitosYLeyendasEncoding(self)

    # -- setup

    def start(self, setup: dict[str, object], seed: int) -> State:
        return self.documents.position(setup["position"]) if "position" in setup else start(self, setup, seed)

    def random_setup(self, number: int) -> dict[str, object]:
        return random_decks(number)

    def choices(self) -> tuple[Choice, ...]:
        return (*CHOICES, *sets.choices(self.id))

    # -- who decides

    def active(self, s: State) -> int:
        return s.world[t.ACTIVE]

    # -- abilities in force

    def index_card(self, s: State, index: Index, card: int, player: int) -> None:
        numbers = s.numbers
        if numbers[t.COPY][card] or numbers[t.BORROWED][card] or numbers[t.TAUGHT][card]:
            index.heard[card] = 1
            index.enter(self.standing(s, voice(s, card), card, player), card)
        elif not s.cards[card].quiet:
            index.enter(self.standing(s, s.cards[card], card, player), card)

    def stays_quiet(self, s: State, card: int) -> bool:
        return s.cards[card].quiet and not t.altered(s, card)

    def indexed(self, s: State) -> Index:
        index = super().indexed(s)
        if index.modifying[m.BLANK]:
            index.brittle = True
            silence(s, index)
        if index.modifying[m.INDESTRUCTIBLE]:
            self.protection.listen(index)
        self.last_words.listen(index)
        if index.modifying[m.UNAFFECTED]:
            spare(s, index)
        return index

    # -- timing

    def check(self, s: State) -> None:
        """An empty Castle loses at once; two at once are a draw (ML-win-01, ML-win-04)."""
        lost = s.world[t.EMPTIED]
        if lost:
            winner = -1 if lost == 3 else 1 if lost == 1 else 0
            narrate(s, Event(ev.ENDED, player=winner, amount=ev.EMPTY))
            s.finish((0, 1) if winner < 0 else (winner,))

    def triggers(self, s: State, happened: list[Event]) -> list[Pending]:
        fallen = s.world[t.FALLEN]
        if not fallen and len(happened) == 1 and happened[0].card < 0 and not s.index().listening[happened[0].kind]:
            return []  # nobody has anything to say about it
        pending = triggered(s, happened)
        if pending:
            wait(s, happened[0], pending)
        if fallen:
            arrange(s, (fallen & ((1 << t.FALLEN_BITS) - 1), fallen >> t.FALLEN_BITS))
            happens(s, Event(ev.FALL_OVER))
        return []

    def trigger_order(self, s: State, pending: tuple[Pending, ...], last: int) -> int:
        """The active player first, then one and one (ML-multi-01, ML-multi-02)."""
        wanted = s.world[t.ACTIVE] if last < 0 else other(last)
        for each in pending:
            if each.you == wanted:
                return wanted
        return other(wanted)

    def resolve_trigger(self, s: State, p: Pending) -> None:
        use(s, cast(Power, self.abilities[p.program.id]), p.you, p.source, TRIGGERED, p.via, event=p.event)

    def impossible(self, s: State) -> list[tuple[Option, Refusal]]:
        decision = s.decision
        return super().impossible(s) if decision is None or decision.kind in self.actions else beside_the_question(s)

    def layout(self) -> Layout:
        from tapete.games.mitos_y_leyendas.table import table

        return table(self)


@cache
def mitos_y_leyendas() -> MitosYLeyendas:
    """The one game, with every declared card."""
    load()
    return MitosYLeyendas()
