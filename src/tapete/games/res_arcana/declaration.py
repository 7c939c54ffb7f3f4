"""Res Arcana's declaration: the answers it gives to the engine's questions."""

from __future__ import annotations

from functools import cache
from typing import cast

from tapete.core import randomness
from tapete.core.abilities import CardDef
from tapete.core.decision import Option
from tapete.core.events import Event, happens
from tapete.core.frames import Frame
from tapete.core.game import HOLDER, PUBLIC, Choice, Game
from tapete.core.language import Words
from tapete.core.layout import Layout
from tapete.core.ledger import Bill
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.windows import NEVER, ONWARD, SEATS, TARGETS_ONLY, Announcement, Discipline, Window
from tapete.games.res_arcana import accounts, hints, words
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana import things as t
from tapete.games.res_arcana.abilities import reactions
from tapete.games.res_arcana.catalogue import DECLARED, load
from tapete.games.res_arcana.position import position, to_position
from tapete.games.res_arcana.rules.actions import Round
from tapete.games.res_arcana.rules.collect import Collecting
from tapete.games.res_arcana.rules.costs import Paying
from tapete.games.res_arcana.rules.drawing import Drawing
from tapete.games.res_arcana.rules.judge import impossible, why_not
from tapete.games.res_arcana.rules.life import REACTIONS, LosingLife, current_loss
from tapete.games.res_arcana.rules.match import NextGame
from tapete.games.res_arcana.rules.passing import Passing
from tapete.games.res_arcana.rules.setup import DRAFT, FIRST_GAME, NORMAL, Setup, start
from tapete.games.res_arcana.rules.victory import CHECK, GameOver, VictoryCheck
from tapete.games.res_arcana.things import Component, facts, mine
from tapete.games.res_arcana.vocabulary.attacks import LifeLoss, escape_of
from tapete.games.res_arcana.vocabulary.short import NOT_GOLD, gain

FRAMES = (Setup, Round, Collecting, Paying, Passing, Drawing, LosingLife, VictoryCheck, GameOver, NextGame)
CHOICES = (
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
    Choice(
        "first",
        Words("Empieza", "Begins"),
        (
            (None, Words("Al azar", "By chance")),
            (1, Words("Jugador 1", "Player 1")),
            (2, Words("Jugador 2", "Player 2")),
            (3, Words("Jugador 3", "Player 3")),
            (4, Words("Jugador 4", "Player 4")),
        ),
    ),
)
WINDOWS = (
    Discipline(
        REACTIONS,
        Words("¿Reaccionas a la pérdida de Vida?", "Do you react to the Life loss?"),
        asked=TARGETS_ONLY,
        announcer=NEVER,
        then=ONWARD,
        limit=1,
    ),
    Discipline(CHECK, Words("¿Reaccionas a la comprobación?", "Do you react to the check?"), asked=SEATS, then=ONWARD, limit=1),
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
            resources=accounts.RESOURCES,
            version="2",
        )
        self.phrases = words.PHRASES
        self.groups = words.GROUPS
        discard = gain(any=2, but=NOT_GOLD).compiled()
        discard.id = "rule/discard"
        self.programs[discard.id] = discard
        for card in DECLARED.values():
            self.register(card)
            for power in card.abilities:
                for result in getattr(power, "results", ()):
                    if isinstance(result, LifeLoss) and result.escape is not None:
                        result.escape.adopt(f"{card.id}/escape")
                        self.learn(result.escape)

    # -- setup

    def players_range(self) -> tuple[int, int]:
        return 2, 4

    def start(self, setup: dict[str, object], seed: int) -> State:
        """``setup`` as ``rules/setup.py`` reads it, or a ``position``."""
        return position(self, setup["position"]) if "position" in setup else start(self, setup, seed)

    def random_setup(self, number: int) -> dict[str, object]:
        """Two, three or four players in every mode; one game for two in six is a match of three."""
        players = 2 + number % 3
        mode = (NORMAL, NORMAL, DRAFT, FIRST_GAME)[randomness.number(number, 1, 4)]
        if players == 2 and randomness.number(number, 2, 6) == 0:
            return {"players": 2, "mode": NORMAL, "match": True}
        return {"players": players, "mode": mode}

    def choices(self) -> tuple[Choice, ...]:
        return CHOICES

    def position(self, doc: object) -> State:
        return position(self, doc)

    def to_position(self, s: State) -> dict[str, object]:
        return to_position(s)

    def active(self, s: State) -> int:
        return s.world[t.ACTIVE]

    # -- reactions

    def responses(self, s: State, window: Window, player: int) -> list[Option]:
        """Reactions of the player's components, and a Dragon's own way out (RA-life-07)."""
        options: list[Option] = []
        loss = window.discipline == REACTIONS
        kinds: tuple[str, ...] = ("life_loss",) if loss else ("victory_check",)
        if loss and current_loss(s).dragon:
            kinds = ("life_loss", "dragon_power")
        for card in mine(s, player):
            for number, reaction in enumerate(reactions(s, card), 1):
                if reaction.to in kinds and reaction.refuse(s, player, card) is None:
                    options.append(Option(s.names, "react", (card,), str(number)))
        if loss:
            escape = escape_of(s, current_loss(s).source)
            if escape is not None and escape.lacking(s, player, current_loss(s).source) is None:
                options.append(Option(s.names, "escape", (current_loss(s).source,)))
        return options

    def asked(self, s: State, window: Window) -> Words:
        """A Life loss is named with its cause and how much it takes."""
        if window.discipline != REACTIONS:
            return super().asked(s, window)
        loss = current_loss(s)
        name = s.cards[loss.source].name
        return Words(
            f"{name.es} te hace perder {loss.amount} de Vida. ¿Reaccionas?",
            f"{name.en} makes you lose {loss.amount} Life. Do you react?",
        )

    def announce(self, s: State, window: Window, player: int, answer: Option) -> None:
        window.announce(s, Announcement(player, answer.verb, answer.things, answer.word))

    def launch(self, s: State, announcement: Announcement) -> None:
        card = announcement.things[0]
        if announcement.verb == "react":
            reactions(s, card)[int(announcement.word) - 1].start(s, announcement.player, card)
            happens(s, Event(ev.REACTED, card, announcement.player))
        else:
            escape = escape_of(s, card)
            assert escape is not None
            escape.start(s, announcement.player, card)
            happens(s, Event(ev.ANSWERED, card, announcement.player))

    # -- what a player knows

    def sees(self, s: State, player: int, card: int) -> bool:
        place = s.place[card]
        if place < 0:
            return False
        sight = self.zones[place // s.players].sight
        if sight == PUBLIC:
            return True
        if player < 0:
            return False
        if sight == HOLDER and place % s.players == player:
            return True
        return bool(s.numbers[t.KNOWN][card] >> player & 1)

    def knows_contents(self, s: State, player: int, kind: int, holder: int) -> bool:
        """The own deck, by RA-setup-10; not in the first game, where nobody has seen it (RA-setup-15)."""
        return kind == t.DECK and holder == player and bool(s.tallies[t.SAW_DECK][player])

    def swappable(self, s: State, player: int) -> list[list[int]]:
        """The own deck by itself; rivals' unseen artifacts with those in the box; monuments; mages (RA-action-18)."""
        groups: dict[str, list[int]] = {}
        for card in range(len(s.cards)):
            if self.sees(s, player, card):
                continue
            kind = facts(s, card).type
            holder = s.holder(card)
            name = str(kind)
            if kind == t.ARTIFACT:
                own = s.zone_kind(card) == t.DECK and holder == player and player >= 0 and s.tallies[t.SAW_DECK][player]
                if own:
                    name = "own"
                elif s.numbers[t.EXPOSED][card]:
                    name = f"exposed {holder}"
            groups.setdefault(name, []).append(card)
        return [group for group in groups.values() if len(group) > 1]

    def conserved(self, s: State) -> list[int]:
        return [len(s.cards)]

    # -- the judge

    def why_not(self, s: State, option_id: str) -> Refusal | None:
        return why_not(s, option_id)

    def impossible(self, s: State) -> list[tuple[Option, Refusal]]:
        return impossible(s)

    def owed(self, s: State, frame: Frame) -> Bill | None:
        return accounts.owed(s, frame)

    def tender(self, s: State, e: Event) -> int:
        return accounts.tender(e)

    def main_depth(self, s: State) -> int:
        """Only the round itself is under way when a player is to act."""
        return 1 if s.decision is not None and s.decision.kind == "main" else -1

    # -- what the laboratory asks

    def balance_units(self, s: State) -> list[tuple[int, str]]:
        """The mage of each player and the places of power they ended with."""
        weighed = (t.MAGE, t.PLACE)
        return [(who, s.cards[c].id) for who in range(s.players) for c in t.mine(s, who) if facts(s, c).type in weighed]

    # -- what bots ask

    def evaluate(self, s: State, player: int) -> float:
        return hints.evaluate(s, player)

    def prior(self, s: State, option: Option) -> int:
        return hints.prior(s, option)

    def habit(self, s: State) -> Option | None:
        return hints.habit(s)

    def stretch(self, s: State) -> int:
        """A game of rounds; those of a match follow one another."""
        return s.world[t.GAME_NUMBER] * 1000 + s.world[t.ROUND]

    # -- words and table

    def layout(self) -> Layout:
        from tapete.games.res_arcana.table import table

        return table(self)

    def facts_text(self, card: CardDef, lang: str) -> str:
        return words.facts_text(cast(Component, card), lang)

    def word(self, s: State, option: Option, lang: str) -> str:
        return words.word(s, option, lang)

    def whereabouts(self, s: State, card: int, player: int, lang: str) -> str:
        return words.whereabouts(s, card, player, lang)


@cache
def res_arcana() -> ResArcana:
    """The one Res Arcana, with all its components."""
    load()
    return ResArcana()
