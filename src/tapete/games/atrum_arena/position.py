"""Position documents: any part of any phase with any cards, written so that a person can read and type it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core.abilities import CardDef
from tapete.core.facets import Documents
from tapete.core.language import Words
from tapete.core.position import Document, check_game, check_players, find_card
from tapete.core.refusal import BadDocument
from tapete.core.state import State, new_state
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.history import changes, unknown_cards
from tapete.games.atrum_arena.rules.setup import MOST_PLAYERS, common_deck
from tapete.games.atrum_arena.rules.turn import ACTION, LAST_OFFER, OFFER, START, Turn
from tapete.games.atrum_arena.teams import SHIPPED, read_deck
from tapete.games.atrum_arena.things import Esbirro, Reptante

if TYPE_CHECKING:
    from tapete.core.game import Game

PHASES: Final[tuple[str, ...]] = ("ready", "draw", "main", "discard")
PARTS: Final[tuple[str, ...]] = ("start", "development", "end")
RESTS: Final[tuple[str, ...]] = ("fosa", "vertedero", "none")  # where the esbirros lie that the document does not mention
OWN: Final = {"reptantes": t.REPTANTES, "eliminated": t.ELIMINATED, "hand": t.HAND, "altar": t.ALTAR}
PILES: Final = {"fosa": t.FOSA, "vertedero": t.VERTEDERO}
FLAGS: Final[tuple[str, ...]] = ("placed", "fell", "returns")


class Put:
    """A card of a document and where it says it lies."""

    def __init__(self, card: CardDef, zone: int, player: int, row: Document, field: str) -> None:
        self.card = card
        self.zone = zone
        self.player = player
        self.exhausted = 1 if row.flag("exhausted", default=False) else 0
        self.sleeps = row.number("sleeps", 0, default=0)
        self.field = field
        row.close()


def first_step(s: State) -> int:
    """Where the turn goes on: the action that opens a phase's development is still to come, but for the main phase."""
    if s.world[t.PART] == t.START:
        return START
    if s.world[t.PART] == t.END:
        return LAST_OFFER
    return OFFER if s.world[t.PHASE] == t.MAIN_PHASE else ACTION


def read_puts(game: Game, doc: Document, rows: list[Document]) -> list[Put]:
    puts: list[Put] = []
    for player, row in enumerate(rows):
        for name, zone in OWN.items():
            puts += [read_put(game, item, row.at(f"{name}[{at}]"), zone, player) for at, item in enumerate(row.items(name, []))]
    for name, zone in PILES.items():
        puts += [read_put(game, item, f"{name}[{at}]", zone, 0) for at, item in enumerate(doc.items(name, []))]
    return puts


def read_put(game: Game, item: object, field: str, zone: int, player: int) -> Put:
    """A card as its id, or as an object with the id under ``card`` and its state."""
    row = Document(item if isinstance(item, dict) else {"card": item}, field)
    card = find_card(game, row.text("card"), field)
    wanted = Reptante if zone in (t.REPTANTES, t.ELIMINATED) else Esbirro
    if not isinstance(card, wanted):
        es, en = ("un reptante", "a reptante") if wanted is Reptante else ("un esbirro", "an esbirro")
        raise BadDocument(field, f"hace falta {es}, no {card.name.es}", f"expected {en}, not {card.name.en}")
    return Put(card, zone, player, row, field)


def laid_out(game: Game, puts: list[Put], players: int, rest: str) -> State:
    """All cards in their places; the esbirros not mentioned lie where ``rest`` says."""
    reptantes = [put for put in puts if isinstance(put.card, Reptante)]
    esbirros = [put for put in puts if not isinstance(put.card, Reptante)]
    left = common_deck(players)
    for put in esbirros:
        if put.card in left:
            left.remove(put.card)
        else:
            raise BadDocument(
                put.field,
                f"no quedan más cartas de {put.card.name.es} en el mazo para {players} jugadores (AA-comp-07, AA-trn-12)",
                f"there are no more cards of {put.card.name.en} in the deck for {players} players (AA-comp-07, AA-trn-12)",
            )
    unseen: list[CardDef] = [] if rest == "none" else left
    cards = [put.card for put in reptantes] + [put.card for put in esbirros] + unseen
    owners = [put.player for put in reptantes] + [-1] * (len(esbirros) + len(unseen))
    s = new_state(game, players, tuple(cards), tuple(owners))
    for card, put in enumerate(reptantes + esbirros):
        s.move(card, put.zone, put.player)
        s.numbers[t.EXHAUSTED][card] = put.exhausted
        s.numbers[t.SLEEPS][card] = put.sleeps
    for card in range(len(puts), len(cards)):
        s.move(card, PILES[rest], 0)
    return s


def read_player(s: State, player: int, row: Document) -> None:
    s.tallies[t.RESISTANCE][player] = row.number("resistance", 0, t.MOST_RESISTANCE + 1, default=10)
    flags = [row.flag(name, default=False) for name in FLAGS]
    s.tallies[t.PLACED_ON][player] = s.turn if flags[0] else 0
    s.tallies[t.FELL_ON][player] = s.turn if flags[1] else 0
    s.tallies[t.RETURNS][player] = 1 if flags[2] or s.tallies[t.RESISTANCE][player] == 0 else 0
    s.tallies[t.OUT][player] = 0 if t.team(s, player) else 1
    row.close()


def written(s: State, card: int) -> object:
    """A card with its state; only its id when there is nothing to say."""
    row: dict[str, object] = {"card": s.cards[card].id}
    if s.numbers[t.EXHAUSTED][card]:
        row["exhausted"] = True
    if s.numbers[t.SLEEPS][card]:
        row["sleeps"] = s.numbers[t.SLEEPS][card]
    return row if len(row) > 1 else s.cards[card].id


class AtrumArenaDocuments(Documents):
    def decks(self) -> list[dict[str, object]]:
        return list(SHIPPED)

    def read_deck(self, written: object) -> dict[str, object]:
        return read_deck(self.game, written)

    def printed_cards(self) -> list[str]:
        """What can be played, and what the rulebook only names: its effect is unknown to us."""
        return [*self.game.catalogue, *unknown_cards()]

    def has_facts(self) -> bool:
        return False

    def card_file(self, id: str) -> str:
        return "neutral"

    def new_id(self, id: str) -> str:
        return f"{id}-1"

    def declaration(self, id: str, name: Words) -> str:
        """A Power of cost 1."""
        return f'power("{id}", "{name.es}", "{name.en}", 1, NEUTRAL, TACTICAL, BASIC, Draw(1))'

    def official_changes(self, id: str, lang: str) -> list[str]:
        card = self.game.catalogue.get(id)
        return changes(card.power.key if isinstance(card, t.PowerCard) else id, lang)

    def position(self, data: object) -> State:
        """The state a document describes: by default the active player's main phase."""
        game = self.game
        doc = Document(data, "")
        if doc.has("game"):
            check_game(doc, game)
        rows = doc.documents("players")
        check_players(len(rows), 2, MOST_PLAYERS)
        rest = doc.choice("rest", list(RESTS), default="fosa")
        puts = read_puts(game, doc, rows)
        s = laid_out(game, puts, len(rows), rest)
        s.setup = {"position": data}
        s.key = doc.number("seed", default=1)
        if rest == "fosa" and not doc.has("fosa"):
            s.shuffle(t.FOSA, 0)
        s.turn = doc.number("turn", 1, default=5)
        first = doc.number("first", 1, len(rows) + 1, default=1) - 1
        s.world[t.FIRST] = first
        s.world[t.ACTIVE] = doc.number("active", 1, len(rows) + 1, default=1) - 1
        s.world[t.PHASE] = PHASES.index(doc.choice("phase", list(PHASES), default="main")) + 1
        s.world[t.PART] = PARTS.index(doc.choice("part", list(PARTS), default="development"))
        s.world[t.TOURNAMENT] = 1 if doc.flag("tournament", default=False) else 0
        grouped = doc.flag("groups", default=False)
        s.tallies[t.SIDE] = [player % 2 if grouped else player for player in range(s.players)]
        for player, row in enumerate(rows):
            read_player(s, player, row)
            seat = (player - first) % s.players
            s.tallies[t.TURNS][player] = max(0, (s.turn - 1 - seat) // s.players + 1)
        doc.close()
        frame = Turn()
        frame.step = first_step(s)
        s.push(frame)
        s.touch()
        s.dirty = False
        s.advance()
        return s

    def to_position(self, s: State) -> dict[str, object]:
        """The document of a state at a main decision without lasting effects."""
        if s.decision is None or s.decision.kind != "main":
            raise BadDocument(
                "state",
                "solo la fase Principal de un jugador tiene documento de posición",
                "only a player's main phase has a position document",
            )
        if s.lasting or s.world[t.TOKENS_OUT]:
            raise BadDocument(
                "state",
                "los efectos que duran hasta el final del turno no se pueden escribir en un documento de posición",
                "effects that last until the end of the turn cannot be written in a position document",
            )
        players: list[dict[str, object]] = []
        for player in range(s.players):
            players.append(
                {
                    "resistance": s.tallies[t.RESISTANCE][player],
                    "reptantes": [written(s, card) for card in t.team(s, player)],
                    "eliminated": [s.cards[card].id for card in s.zone(t.ELIMINATED, player)],
                    "hand": [s.cards[card].id for card in t.hand(s, player)],
                    "altar": [written(s, card) for card in t.altar(s, player)],
                    "placed": s.tallies[t.PLACED_ON][player] == s.turn,
                    "fell": s.tallies[t.FELL_ON][player] == s.turn,
                    "returns": bool(s.tallies[t.RETURNS][player]),
                }
            )
        return {
            "game": s.game.id,
            "turn": s.turn,
            "first": s.world[t.FIRST] + 1,
            "active": s.world[t.ACTIVE] + 1,
            "groups": s.players > 2 and s.tallies[t.SIDE][0] == s.tallies[t.SIDE][2],
            "tournament": bool(s.world[t.TOURNAMENT]),
            "players": players,
            "fosa": [s.cards[card].id for card in t.fosa(s)],
            "vertedero": [s.cards[card].id for card in t.vertedero(s)],
            "rest": "none",
        }
