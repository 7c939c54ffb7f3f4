"""The beginning: two decks, the initial Oro, eight cards, and changing a hand (ML-setup-01 to ML-setup-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tapete.core import series
from tapete.core.abilities import CardDef
from tapete.core.actions import Action, Actions, AskedAbout, Row, nothing
from tapete.core.decision import Option
from tapete.core.events import Event, happen_in_turn
from tapete.core.frames import Frame
from tapete.core.game import Choice
from tapete.core.language import Words
from tapete.core.pool import FIELD
from tapete.core.position import described, forbidden, unknown_field
from tapete.core.refusal import BadDocument, Refusal
from tapete.core.state import State, new_state
from tapete.games import sets
from tapete.games.begins import who_begins
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import formats
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.catalogue import DECLARED, all_facts
from tapete.games.mitos_y_leyendas.decks import entries, find_deck, is_plain_gold, missing, no_deck, problems
from tapete.games.mitos_y_leyendas.formats import Format
from tapete.games.mitos_y_leyendas.rules import refusals as no
from tapete.games.mitos_y_leyendas.rules.asking import QUICK
from tapete.games.mitos_y_leyendas.rules.turn import Turn, all_in_sight
from tapete.games.mitos_y_leyendas.things import Card, other

if TYPE_CHECKING:
    from tapete.core.game import Game

KEEP: Final = Words("¿Te quedas con esta mano?", "Do you keep this hand?")

# steps
DEAL: Final = 0
ASK: Final = 1
DECIDE: Final = 2
BEGIN: Final = 3


class Setup(Frame):
    """Both players get their hands, the starting player decides first."""

    NAME = "setup"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "kept")

    def __init__(self) -> None:
        self.step = 0
        self.player = 0
        self.kept = 0

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == DEAL:
            self.player = s.world[t.FIRST]
            happen_in_turn(s, [dealt(player, t.OPENING_HAND) for player in (self.player, other(self.player))])
        elif step == ASK:
            s.ask(self.player, HANDS, WITH_A_HAND.options(s, self.player), KEEP)
        elif step == DECIDE:
            answer = s.answer
            assert answer is not None
            self.step = ASK
            WITH_A_HAND.do(s, self.player, answer)
            if answer.verb == "keep" and self.kept:
                self.step = BEGIN
            elif answer.verb == "keep":
                self.kept = 1
                self.player = other(self.player)
        else:
            s.pop(self)
            s.push(Turn())


class Keep(Action):
    """Begin with this hand. What comes of it is the frame's own next step."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.WHOLE_HAND if option.things else None

    def do(self, s: State, player: int, option: Option) -> None:
        pass


class Mulligan(Action):
    """The hand goes back, and one card fewer comes for each change (ML-setup-03)."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        if option.things:
            return no.WHOLE_HAND
        return no.EMPTY_HAND if s.tallies[t.MULLIGANS][player] >= t.OPENING_HAND else None

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.KEEP_ONLY

    def do(self, s: State, player: int, option: Option) -> None:
        count = t.OPENING_HAND - s.tallies[t.MULLIGANS][player] - 1
        happen_in_turn(s, [[Event(ev.NEW_HANDS, player=player, amount=count)], dealt(player, count)])


HANDS: Final = "hand"
MULLIGAN: Final = Mulligan("mulligan", Words("Cámbiala por otra con una carta menos", "Change it for one with a card fewer"))
WITH_A_HAND: Final = Actions(
    HANDS,
    Row(nothing, Keep("keep", Words("Quédate con esta mano", "Keep this hand")), MULLIGAN),
    AskedAbout(all_in_sight, MULLIGAN),
)


def dealt(player: int, count: int) -> list[Event]:
    return [Event(ev.DRAWN, player=player, zone=ev.NEW_HAND) for _ in range(count)]


# -- a game from two decks

CHOICES: Final[tuple[Choice, ...]] = (
    who_begins(2),
    Choice(series.BEST_OF, series.NAME, series.choice_values()),
    Choice(
        formats.FORMAT,
        Words("Formato", "Format"),
        (
            (None, Words("Abierto: todas las cartas", "Open: every card")),
            *[
                (each.id, Words(f"{each.name.es}: {each.about.es}", f"{each.name.en}: {each.about.en}"))
                for each in formats.all_formats().values()
            ],
        ),
    ),
    Choice(
        QUICK,
        Words("Preguntas de respuesta", "Questions for responses"),
        (
            (
                None,
                Words("Siempre que pudieras responder: no delatan tu mano", "Whenever you might respond: they give nothing away"),
            ),
            ([0, 1], Words("Ágiles: solo a quien tiene respuesta", "Quick: only to whoever has a response")),
            ([0], Words("Ágiles para el jugador 1", "Quick for player 1")),
            ([1], Words("Ágiles para el jugador 2", "Quick for player 2")),
        ),
    ),
)

FIELDS: Final[tuple[str, ...]] = ("decks", "first", formats.FORMAT, QUICK, FIELD, *series.FIELDS)  # of a setup


def start(game: Game, setup: dict[str, object], seed: int) -> State:
    """``setup``: ``decks`` (two, or names of shipped ones), ``first`` (0 or 1; else at random, ML-setup-04), ``quick`` (seats),
    ``format`` (formats.py), ``best_of`` and ``results`` (core/series.py), ``sets`` from outside whose cards the decks may hold."""
    for field in setup:
        if field not in FIELDS:
            raise unknown_field(field, field, list(FIELDS))
    series.check(setup, 2)
    listed = setup.get("decks")
    seats = setup.get(QUICK, [])
    if not isinstance(seats, list) or any([seat not in (0, 1) for seat in seats]):
        raise BadDocument(QUICK, "hace falta una lista de asientos, 0 y 1", "expected a list of seats, 0 and 1")
    if not isinstance(listed, list) or len(listed) != 2:
        raise BadDocument("decks", "hacen falta dos mazos", "expected two decks")
    added = sets.asked(game.id, setup)
    cards: list[CardDef] = []
    owners: list[int] = []
    initial: list[int] = []
    kind = formats.asked(setup)
    for player, item in enumerate(listed):
        deck, begun = dealt_from(item, f"decks[{player}]", kind)
        sets.check([card.id for card in deck], added, f"decks[{player}]")
        initial.append(len(cards) + begun)
        cards += deck
        owners += [player] * len(deck)
    s = new_state(game, 2, tuple(cards), tuple(owners))
    s.setup = setup
    s.key = seed
    for card, owner in enumerate(owners):
        if card in initial:
            s.move(card, t.RESERVE, owner)  # ML-setup-01, ML-deck-08
            s.numbers[t.ARRIVED][card] = s.next_serial()
        else:
            s.move(card, t.CASTLE, owner)
    for player in (0, 1):
        s.shuffle(t.CASTLE, player)
    first = setup.get("first")
    s.world[t.FIRST] = first if isinstance(first, int) and first in (0, 1) else s.random(2)
    s.world[t.ACTIVE] = s.world[t.FIRST]
    s.push(Setup())
    s.advance()
    return s


def dealt_from(item: object, field: str, kind: Format | None) -> tuple[list[Card], int]:
    """The cards of a deck, or of a shipped one by its name, and the place among them of the Oro it begins with."""
    deck = find_deck(item) if isinstance(item, str) else item
    if not isinstance(deck, dict):
        raise no_deck(field, item)
    breaches = kind.breaches([all_facts()[id] for id, _ in entries(deck) if id in all_facts()]) if kind is not None else []
    for refusal in [*problems(deck), *breaches]:
        raise forbidden(field, refusal)
    absent = missing(deck)
    if absent:
        ids = ", ".join(absent)
        raise BadDocument(field, f"sin implementar: {ids}", f"not implemented: {ids}")
    wanted = deck.get("initial")
    begun = -1
    cards: list[Card] = []
    for id, count in entries(deck):
        if begun < 0 and is_plain_gold(all_facts()[id]) and wanted in (None, id):
            begun = len(cards)
        cards += [DECLARED[id]] * count
    if begun < 0:
        raise BadDocument(
            f"{field}.initial",
            f"el mazo no tiene ningún Oro sin habilidad {described(wanted).es}",
            f"the deck has no Oro without ability {described(wanted).en}",
        )
    return cards, begun
