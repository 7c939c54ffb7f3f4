"""Position documents: any moment of a Vigil, written so that a person can read and type it (see docs/positions.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tapete.core.abilities import CardDef
from tapete.core.events import Event
from tapete.core.facets import Documents
from tapete.core.language import Words
from tapete.core.position import Document, check_game, check_players, plain, quoted, unknown_card
from tapete.core.refusal import BadDocument
from tapete.core.state import State, new_state
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import lists
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.catalogue import DECLARED, all_facts, waiting
from tapete.games.mitos_y_leyendas.decks import shipped_decks
from tapete.games.mitos_y_leyendas.rules.acting import VIGIL
from tapete.games.mitos_y_leyendas.rules.asking import QUICK
from tapete.games.mitos_y_leyendas.rules.turn import OFFER, Turn
from tapete.games.mitos_y_leyendas.things import EDITIONS, Card

if TYPE_CHECKING:
    from tapete.core.game import Game

ZONES: Final = {
    "hand": t.HAND, "castle": t.CASTLE, "reserve": t.RESERVE, "paid": t.PAID, "defence": t.DEFENCE, "attack": t.ATTACK,
    "support": t.SUPPORT, "graveyard": t.GRAVEYARD, "exile": t.EXILE,
}  # fmt: skip
FILLER: Final = "castle_size"
FILES: Final = {
    "er": "el_reto", "ere": "el_reto", "mg": "mundo_gotico", "mge": "mundo_gotico", "in": "ira_del_nahual", "ra": "ragnarok",
    "co": "la_cofradia", "ed": "espiritu_de_dragon", "ld": "others", "ms": "others",
}  # fmt: skip


class Entry:
    """One card of a document, before it has a number."""

    def __init__(self, card: Card, owner: int, holder: int, zone: int, fresh: bool, host: int = -1, attacked: bool = False) -> None:
        self.card = card
        self.owner = owner
        self.holder = holder
        self.zone = zone
        self.fresh = fresh
        self.attacked = attacked  # in the turn before
        self.host = host  # the place of its bearer in the list


class MitosYLeyendasDocuments(Documents):
    def decks(self) -> list[dict[str, object]]:
        return list(shipped_decks())

    def read_deck(self, written: object) -> dict[str, object]:
        """A list of names with their counts, as text or as the bytes of a file, or our own JSON."""
        return lists.read(written)

    def printed_cards(self) -> list[str]:
        return list(all_facts())

    def waiting(self) -> list[tuple[Words, list[str]]]:
        return waiting()

    def card_file(self, id: str) -> str:
        return FILES[all_facts()[id].edition]

    def position(self, doc: object) -> State:
        """The state a document describes: the active player's Vigil, ready for a decision."""
        read = Document(doc, "")
        if read.has("game"):
            check_game(read, self.game)
        rows = read.documents("players")
        check_players(len(rows), 2, 2)
        entries: list[Entry] = []
        for player, row in enumerate(rows):
            read_cards(self.game, row, player, entries)
        cards: tuple[CardDef, ...] = tuple([entry.card for entry in entries])
        s = new_state(self.game, 2, cards, tuple([entry.owner for entry in entries]))
        s.setup = {"position": doc}
        if read.has("quick"):
            s.setup[QUICK] = [seat - 1 for seat in read.numbers("quick", 1, 3)]
        s.key = read.number("seed", default=1)
        lay(s, entries)
        s.world[t.ACTIVE] = read.number("active", 1, 3, default=1) - 1
        s.world[t.FIRST] = read.number("first", 1, 3, default=1) - 1
        s.turn = read.number("turn", 1, default=5)
        s.world[t.PHASE] = t.VIGIL
        s.tallies[t.GOLD_DROPPED][s.world[t.ACTIVE]] = int(read.flag("gold_dropped", default=False))
        s.world[t.DROP_CLOSED] = int(read.flag("drop_closed", default=False))
        for player, row in enumerate(rows):
            s.tallies[t.VIRTUAL][player] = row.number("virtual", 0, default=0)
            row.close()
        read.close()
        for player in (0, 1):
            if not s.zone(t.CASTLE, player):
                raise BadDocument(
                    f"players[{player}].castle",
                    "quien tiene el Castillo sin cartas ha perdido (ML-win-01)",
                    "a Castle without cards has lost (ML-win-01)",
                )
        turn = Turn()
        turn.step = OFFER
        s.push(turn)
        s.touch()
        s.advance()
        return s

    def to_position(self, s: State) -> dict[str, object]:
        """The position document of a state at a Vigil's main decision. Lasting effects have no words in it."""
        untold = cannot_be_told(s)
        if untold is not None:
            raise BadDocument("position", untold.es, untold.en)
        players: list[dict[str, object]] = []
        for player in (0, 1):
            row: dict[str, object] = {}
            for name, zone in ZONES.items():
                cards = [written(s, card, player, zone) for card in s.zone(zone, player)]
                if cards:
                    row[name] = cards
            if s.tallies[t.VIRTUAL][player]:
                row["virtual"] = s.tallies[t.VIRTUAL][player]
            players.append(row)
        active = s.world[t.ACTIVE]
        doc: dict[str, object] = {
            "game": s.game.id,
            "turn": s.turn,
            "active": active + 1,
            "first": s.world[t.FIRST] + 1,
            "players": players,
        }
        if s.tallies[t.GOLD_DROPPED][active]:
            doc["gold_dropped"] = True
        if s.world[t.DROP_CLOSED]:
            doc["drop_closed"] = True
        quick = s.setup.get(QUICK)
        if isinstance(quick, list):
            doc["quick"] = [seat + 1 for seat in quick]
        return doc


# -- reading


def lay(s: State, entries: list[Entry]) -> None:
    """Put the cards of a document where it says."""
    for number, entry in enumerate(entries):
        if entry.zone in t.IN_PLAY:
            s.numbers[t.ARRIVED][number] = s.next_serial()
            s.numbers[t.SETTLED][number] = 1 if entry.zone in t.LINES and not entry.fresh else 0
        if entry.host >= 0:
            s.numbers[t.HOST][number] = entry.host + 1
        s.move(number, entry.zone, entry.holder)
    s.past = [Event(ev.ATTACKS, number, entry.holder) for number, entry in enumerate(entries) if entry.attacked]


def read_cards(game: Game, row: Document, player: int, entries: list[Entry]) -> None:
    for name, zone in ZONES.items():
        for at, item in enumerate(row.items(name, default=[])):
            read_card(game, item, f"players[{player}].{name}[{at}]", player, zone, entries)
    for _ in range(row.number(FILLER, 0, 200, default=0)):
        entries.append(Entry(filler(), player, player, t.CASTLE, False))


def filler() -> Card:
    """A card without ability, for a Castle of which only the size matters."""
    return DECLARED["argonautas"]


def read_card(game: Game, item: object, field: str, player: int, zone: int, entries: list[Entry]) -> None:
    """A card as its id or name, or as an object with ``card``, ``owner``, ``weapons``, ``fresh`` and ``attacked``."""
    row = Document(item if isinstance(item, dict) else {"card": item}, field)
    card = find(game, row.text("card"), field)
    owner = row.number("owner", 1, 3, default=player + 1) - 1
    fresh = row.flag("fresh", default=False)
    attacked = row.flag("attacked", default=False)
    fits(card, zone, field)
    host = len(entries)
    entries.append(Entry(card, owner, player, zone, fresh, attacked=attacked))
    for at, inner in enumerate(row.items("weapons", default=[])):
        weapon = Document(inner if isinstance(inner, dict) else {"card": inner}, f"{field}.weapons[{at}]")
        made = find(game, weapon.text("card"), weapon.path)
        if made.type != t.WEAPON or zone not in t.LINES:
            raise BadDocument(
                weapon.path,
                "solo los Aliados en juego portan Armas, y nada más (ML-weap-01)",
                "only Allies in play carry Weapons, and nothing else (ML-weap-01)",
            )
        whose = weapon.number("owner", 1, 3, default=player + 1) - 1
        weapon.close()
        entries.append(Entry(made, whose, player, t.WEAPONS, False, host))
    row.close()


def fits(card: Card, zone: int, field: str) -> None:
    """A card in play lies where its type does."""
    if zone in t.IN_PLAY:
        allowed = {t.ALLY: t.LINES, t.GOLD: t.TREASURE, t.TOTEM: (t.SUPPORT,)}.get(card.type, ())
        if zone not in allowed:
            type, where = t.TYPE_NAMES[card.type], t.ZONES[zone].name
            raise BadDocument(
                field,
                f"{card.name.es} ({type.es}) no puede estar en esta zona: {where.es} (ML-zone-24)",
                f"{card.name.en} ({type.en}) cannot lie in this zone: {where.en} (ML-zone-24)",
            )


def find(game: Game, text: str, field: str) -> Card:
    """A card of the game's catalogue by id, by name, or by name and edition in brackets."""
    if text in game.catalogue:
        return cast(Card, game.catalogue[text])
    declared = [cast(Card, each) for each in game.catalogue.values()]
    name, _, edition = text.partition("(")
    wanted = plain(name.strip())
    where = plain(edition.strip(") "))
    found = [each for each in declared if plain(each.name.es) == wanted]
    if where:
        found = [each for each in found if where in (plain(EDITIONS[each.edition]), each.edition)]
    if not found:
        known = [name for each in declared for name in (each.id, each.name.es)]
        raise unknown_card(field, text, known)
    if len(found) > 1:
        ids = ", ".join([each.id for each in found])
        raise BadDocument(
            field, f"de {quoted(text).es} hay varias ediciones: {ids}", f"{quoted(text).en} has several printings: {ids}"
        )
    return found[0]


# -- writing


def cannot_be_told(s: State) -> Words | None:
    """What about a state a position document has no words for."""
    if s.decision is None or s.decision.kind != VIGIL:
        return Words(
            "solo la decisión principal de una Vigilia se puede escribir como posición",
            "only the main decision of a Vigil can be written as a position",
        )
    if s.lasting:
        return Words(
            f"hay efectos que duran ({len(s.lasting)}) y una posición no puede contarlos: guarda el estado",
            f"{len(s.lasting)} lasting effects are in force, which a position cannot tell: save the state",
        )
    if s.world[t.EXTRA_TURNS] or s.world[t.DUE] or max(s.tallies[t.GOLD_DROPPED]) > 1:
        return Words(
            "una posición no puede contar turnos ni Oros adicionales: guarda el estado",
            "extra turns and extra Oros cannot be told in a position: save the state",
        )
    if any([any(s.numbers[field]) for field in (t.COPY, t.BORROWED, t.TAUGHT, t.USES)]):
        return Words(
            "una posición no puede contar copias ni habilidades usadas: guarda el estado",
            "copies and used abilities cannot be told in a position: save the state",
        )
    if any(s.tallies[t.MEANT]):
        return Words(
            "una posición no puede contar Oros virtuales destinados a algo: guarda el estado",
            "virtual Oros meant for something cannot be told in a position: save the state",
        )
    if any([s.place[e.card] not in [zone * 2 + e.player for zone in t.LINES] for e in attacks(s)]):
        return Words(
            "un Aliado que atacó el turno pasado ya no está, y una posición no puede contarlo: guarda el estado",
            "an Ally that attacked last turn has gone, which a position cannot tell: save the state",
        )
    return None


def attacks(s: State) -> list[Event]:
    """The attacks of the turn before, which some cards remember."""
    return [e for e in s.past if e.kind == ev.ATTACKS]


def written(s: State, card: int, player: int, zone: int) -> object:
    """A card as its id when nothing else is to be said."""
    row: dict[str, object] = {"card": s.cards[card].id}
    if s.owners[card] != player:
        row["owner"] = s.owners[card] + 1
    if zone in t.LINES:
        if not s.numbers[t.SETTLED][card]:
            row["fresh"] = True
        if any([e.card == card for e in attacks(s)]):
            row["attacked"] = True
        weapons: list[object] = []
        for weapon in t.weapons_on(s, card):
            whose = s.owners[weapon]
            weapons.append(s.cards[weapon].id if whose == player else {"card": s.cards[weapon].id, "owner": whose + 1})
        if weapons:
            row["weapons"] = weapons
    return row["card"] if len(row) == 1 else row
