"""Res Arcana's declaration: the answers it gives to the engine's questions."""

from __future__ import annotations

from functools import cache
from typing import Final

from tapete.core import randomness
from tapete.core.game import Choice, Game
from tapete.core.language import Words
from tapete.core.layout import Layout
from tapete.core.state import State
from tapete.games import sets
from tapete.games.begins import who_begins
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana import things as t
from tapete.games.res_arcana.accounts import RESOURCES, ResArcanaAccounts
from tapete.games.res_arcana.catalogue import DECLARED, load
from tapete.games.res_arcana.encoding import ResArcanaEncoding
from tapete.games.res_arcana.facets import ResArcanaMeasures, ResArcanaSight
from tapete.games.res_arcana.hints import ResArcanaHints
from tapete.games.res_arcana.position import ResArcanaDocuments
from tapete.games.res_arcana.rules import refusals as no
from tapete.games.res_arcana.rules.actions import MAIN, Round
from tapete.games.res_arcana.rules.collect import COLLECT, Collecting
from tapete.games.res_arcana.rules.costs import Paying
from tapete.games.res_arcana.rules.drawing import Drawing
from tapete.games.res_arcana.rules.life import LosingLife
from tapete.games.res_arcana.rules.match import NextGame
from tapete.games.res_arcana.rules.passing import Passing
from tapete.games.res_arcana.rules.reactions import AT_A_CHECK, TO_A_LOSS, WINDOWS, ResArcanaResponding
from tapete.games.res_arcana.rules.setup import DRAFT, FIRST_GAME, NORMAL, Setup, start
from tapete.games.res_arcana.rules.victory import GameOver, VictoryCheck
from tapete.games.res_arcana.signs import SIGNS
from tapete.games.res_arcana.vocabulary.attacks import way_out
from tapete.games.res_arcana.vocabulary.essences import Gain
from tapete.games.res_arcana.words import PHRASES, ResArcanaSpeech

FRAMES: Final = (Setup, Round, Collecting, Paying, Passing, Drawing, LosingLife, VictoryCheck, GameOver, NextGame)
CHOICES: Final[tuple[Choice, ...]] = (
    Choice(
        "mode",
        Words("Modo", "Mode"),
        (
            (NORMAL, Words("Normal", "Normal")),
            (FIRST_GAME, Words("Primera partida", "First game")),
            (DRAFT, Words("Selección de artefactos", "Draft")),
        ),
    ),
    Choice(
        "match",
        Words("Partidas", "Games"),
        ((None, Words("Una", "One")), (True, Words("Al mejor de tres (dos jugadores)", "Best of three (two players)"))),
    ),
    who_begins(4, first=1),
)


class ResArcana(Game):
    def __init__(self) -> None:
        super().__init__(
            "res_arcana",
            Words("Res Arcana", "Res Arcana"),
            t.ZONES,
            ev.EVENTS,
            t.CARD_FIELDS,
            t.PLAYER_FIELDS,
            t.WORLD_FIELDS,
            frames=FRAMES,
            windows=WINDOWS,
            resources=RESOURCES,
            version="2",
        )
        self.phrases = PHRASES
        self.signs = SIGNS
        self.offer_actions(MAIN, TO_A_LOSS, AT_A_CHECK, COLLECT)
        discard = Gain((0, 0, 0, 0, 0), 2, (t.GOLD,), no.DISCARD_FOR).compiled()
        discard.id = "rule/discard"
        self.programs[discard.id] = discard
        for card in DECLARED.values():
            self.register(card)
            escape = way_out(card)
            if escape is not None:
                escape.adopt(f"{card.id}/escape")
                self.learn(escape)

    # -- setup

    def furnish(self) -> None:
        self.sight = ResArcanaSight(self)
        self.responding = ResArcanaResponding(self)
        self.speech = ResArcanaSpeech(self)
        self.documents = ResArcanaDocuments(self)
        self.hints = ResArcanaHints(self)
        self.lab = ResArcanaMeasures(self)
        self.accounts = ResArcanaAccounts(self)
        self.encoding = ResArcanaEncoding(self)

    def players_range(self) -> tuple[int, int]:
        return 2, 4

    def start(self, setup: dict[str, object], seed: int) -> State:
        """``setup`` as ``rules/setup.py`` reads it, or a ``position``."""
        return self.documents.position(setup["position"]) if "position" in setup else start(self, setup, seed)

    def random_setup(self, number: int) -> dict[str, object]:
        """Two, three or four players in every mode; one game for two in six is a match of three."""
        players = 2 + number % 3
        mode = (NORMAL, NORMAL, DRAFT, FIRST_GAME)[randomness.number(number, 1, 4)]
        if players == 2 and randomness.number(number, 2, 6) == 0:
            return {"players": 2, "mode": NORMAL, "match": True}
        return {"players": players, "mode": mode}

    def choices(self) -> tuple[Choice, ...]:
        return (*CHOICES, *sets.choices(self.id))

    def active(self, s: State) -> int:
        return s.world[t.ACTIVE]

    def layout(self) -> Layout:
        from tapete.games.res_arcana.table import table

        return table(self)


@cache
def res_arcana() -> ResArcana:
    """The one Res Arcana, with all its components."""
    load()
    return ResArcana()
