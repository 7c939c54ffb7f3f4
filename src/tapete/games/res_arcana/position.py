"""Position documents: any moment of the action step with any component, written so that a person can read and type it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core.abilities import CardDef
from tapete.core.facets import Documents
from tapete.core.language import Words
from tapete.core.pool import FIELD
from tapete.core.position import Document, check_game, check_players, find_card
from tapete.core.refusal import BadDocument
from tapete.core.state import State, new_state
from tapete.games import sets
from tapete.games.res_arcana import things as t
from tapete.games.res_arcana.catalogue import rows
from tapete.games.res_arcana.rules.actions import OFFER, Round
from tapete.games.res_arcana.things import ESSENCES, facts, shared
from tapete.games.res_arcana.words import TYPES

if TYPE_CHECKING:
    from tapete.core.game import Game

PRIVATE: Final = {"hand": t.HAND, "deck": t.DECK, "discard": t.DISCARD}
CENTRE: Final = {"places": t.PLACES, "monuments": t.MONUMENTS, "monument_deck": t.MONUMENT_DECK}


def match_is_for_two() -> BadDocument:
    return BadDocument(
        "match",
        "el enfrentamiento a tres partidas es para dos jugadores (RA-match-01)",
        "the match of three is for two players (RA-match-01)",
    )


def read_match(s: State, doc: Document) -> None:
    """Which game of a match of three this is, and how many each player has won."""
    if s.players != 2:
        raise match_is_for_two()
    s.world[t.MATCH] = 1
    s.world[t.GAME_NUMBER] = doc.number("game", 1, 4)
    wins = doc.numbers("wins", 0, 2, default=[0, 0])
    if len(wins) != 2 or sum(wins) >= s.world[t.GAME_NUMBER]:
        number = s.world[t.GAME_NUMBER]
        raise BadDocument(
            "match.wins",
            f"hacen falta las victorias de los dos jugadores antes de la partida {number}, no {wins}",
            f"expected the wins of both players before game {number}, not {wins}",
        )
    s.tallies[t.WINS] = wins
    doc.close()


def home(s: State, card: int) -> int:
    """Where a component lies when a document does not mention it."""
    type = facts(s, card).type
    if type == t.ITEM:
        return t.ITEMS
    return t.CENTRE if type == t.PLACE else t.BOX


class Reader:
    """Puts the cards of a document where it says, each once."""

    def __init__(self, game: Game, s: State) -> None:
        self.game = game
        self.s = s
        self.seen: dict[int, str] = {}

    def player(self, player: int, row: Document) -> None:
        s = self.s
        s.tallies[t.SAW_DECK][player] = 1 if row.flag("knows_deck", default=True) else 0
        if row.has("pool"):
            pool = row.document("pool")
            for kind, name in enumerate(ESSENCES):
                s.tallies[kind][player] = pool.number(name, 0, default=0)
            pool.close()
        s.tallies[t.PASSED][player] = 1 if row.flag("passed", default=False) else 0
        for name, zone in (("area", t.AREA), *PRIVATE.items()):
            for at, item in enumerate(row.items(name, [])):
                self.put(item, row.at(f"{name}[{at}]"), zone, player)
        row.close()

    def put(self, item: object, field: str, zone: int, player: int) -> None:
        """A component as its id, or as an object with the id under ``card``, what lies on it, and ``turned``."""
        s = self.s
        row = Document(item if isinstance(item, dict) else {"card": item}, field)
        card = s.cards.index(find_card(self.game, row.text("card"), field))
        if card in self.seen:
            called, earlier = s.cards[card].name, self.seen[card]
            raise BadDocument(field, f"{called.es} ya está en {earlier}", f"{called.en} is already at {earlier}")
        self.seen[card] = field
        self.check_zone(card, field, zone)
        if zone == t.AREA:
            self.check_one(card, field, player)
        s.move(card, zone, player)
        s.numbers[t.DEALT_TO][card] = player + 1
        if zone in (t.AREA, t.DISCARD):
            s.numbers[t.EXPOSED][card] = 1
        for kind, name in enumerate(ESSENCES):
            s.numbers[kind][card] = row.number(name, 0, default=0)
        for name, number in (("turned", t.TURNED), ("resting", t.RESTING)):
            s.numbers[number][card] = 1 if row.flag(name, default=False) else 0
        row.close()

    def check_zone(self, card: int, field: str, zone: int) -> None:
        """Hands, decks and discards hold artifacts; the centre holds its own kinds."""
        type = facts(self.s, card).type
        allowed = {t.PLACES: t.PLACE, t.MONUMENTS: t.MONUMENT, t.MONUMENT_DECK: t.MONUMENT}.get(zone, t.ARTIFACT)
        if zone != t.AREA and type != allowed:
            name, what, wanted = self.s.cards[card].name, TYPES[type], TYPES[allowed]
            raise BadDocument(
                field,
                f"ahí va un {wanted.es}, no {name.es} ({what.es})",
                f"expected a card of kind {wanted.en}, not {name.en} ({what.en})",
            )

    def check_one(self, card: int, field: str, player: int) -> None:
        """One mage and one magic item each."""
        type = facts(self.s, card).type
        for other in self.s.zone(t.AREA, player):
            if type in (t.MAGE, t.ITEM) and facts(self.s, other).type == type:
                name, what = self.s.cards[card].name, TYPES[type]
                raise BadDocument(field, f"{name.es} sería un segundo {what.es}", f"{name.en} would be a second {what.en}")

    def check_tiles(self) -> None:
        """Both sides of a tile are never in one game (RA-comp-20)."""
        sides: dict[int, int] = {}
        for card, field in self.seen.items():
            tile = facts(self.s, card).tile
            if tile and tile in sides:
                one, other = self.s.cards[card].name, self.s.cards[sides[tile]].name
                raise BadDocument(
                    field,
                    f"{one.es} es la otra cara de {other.es} (RA-comp-20)",
                    f"{one.en} is the other side of {other.en} (RA-comp-20)",
                )
            sides[tile] = card


def written(s: State, card: int) -> object:
    """A component with what lies on it; only its id when there is nothing to say."""
    row: dict[str, object] = {name: s.numbers[kind][card] for kind, name in enumerate(ESSENCES) if s.numbers[kind][card]}
    for name, number in (("turned", t.TURNED), ("resting", t.RESTING)):
        if s.numbers[number][card]:
            row[name] = True
    return {"card": s.cards[card].id, **row} if row else s.cards[card].id


class ResArcanaDocuments(Documents):
    def printed_cards(self) -> list[str]:
        return list(rows())

    def card_file(self, id: str) -> str:
        return f"{rows()[id]['kind']}s"

    def declaration(self, id: str, name: Words) -> str:
        return f'component("{id}")'

    def position(self, data: object) -> State:
        """The state a document describes: the active player is about to take an action."""
        doc = Document(data, "")
        game = self.game
        if doc.has("game"):
            check_game(doc, game)
        doc.get(FIELD)
        added = sets.asked(game.id, doc.data)
        rows = doc.documents("players")
        check_players(len(rows), 2, 4)
        cards: tuple[CardDef, ...] = tuple([game.catalogue[id] for id in sets.taking_part(game.catalogue, added)])
        s = new_state(game, len(rows), cards, tuple([-1] * len(cards)))
        s.setup = {"position": data}
        s.key = doc.number("seed", default=1)
        for card in range(len(cards)):
            s.move(card, home(s, card), 0)
        reader = Reader(game, s)
        for player, row in enumerate(rows):
            reader.player(player, row)
        for name, zone in CENTRE.items():
            for at, item in enumerate(doc.items(name, [])):
                reader.put(item, f"{name}[{at}]", zone, 0)
        s.world[t.FIRST] = doc.number("first", 1, len(rows) + 1, default=1) - 1
        s.world[t.ACTIVE] = doc.number("active", 1, len(rows) + 1, default=1) - 1
        s.world[t.ROUND] = doc.number("round", 1, default=1)
        s.world[t.FLIPPED] = 1 if any(s.tallies[t.PASSED]) else 0
        s.world[t.GAME_NUMBER] = 1
        s.world[t.LOSER] = -1
        if doc.has("match"):
            read_match(s, doc.document("match"))
        doc.close()
        if s.tallies[t.PASSED][s.world[t.ACTIVE]]:
            active = s.world[t.ACTIVE] + 1
            raise BadDocument(
                "active",
                f"el jugador {active} ha pasado y ya no actúa en esta ronda (RA-action-02)",
                f"player {active} has passed and acts no more this round (RA-action-02)",
            )
        reader.check_tiles()
        frame = Round()
        frame.step = OFFER
        s.push(frame)
        s.touch()
        s.advance()
        return s

    def to_position(self, s: State) -> dict[str, object]:
        """The document of a state that is at a main decision."""
        if s.decision is None or s.decision.kind != "main":
            raise BadDocument(
                "state",
                "solo el turno de actuar de un jugador tiene documento de posición",
                "only a player's turn to act has a position document",
            )
        players: list[dict[str, object]] = []
        for player in range(s.players):
            row: dict[str, object] = {
                "pool": {name: s.tallies[kind][player] for kind, name in enumerate(ESSENCES) if s.tallies[kind][player]},
                "passed": bool(s.tallies[t.PASSED][player]),
                "area": [written(s, card) for card in s.zone(t.AREA, player)],
            }
            if not s.tallies[t.SAW_DECK][player]:
                row["knows_deck"] = False
            for name, zone in PRIVATE.items():
                row[name] = [s.cards[card].id for card in s.zone(zone, player)]
            players.append(row)
        made: dict[str, object] = {
            "game": s.game.id,
            "round": s.world[t.ROUND],
            "first": s.world[t.FIRST] + 1,
            "active": s.world[t.ACTIVE] + 1,
            "players": players,
        }
        if s.world[t.MATCH]:
            made["match"] = {"game": s.world[t.GAME_NUMBER], "wins": s.tallies[t.WINS][:]}
        for name, zone in CENTRE.items():
            made[name] = [s.cards[card].id for card in shared(s, zone)]
        return made
