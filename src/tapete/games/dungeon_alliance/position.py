"""Position documents: any moment of a hero's activation, with its map, written so that a person can read and type it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core.grid.floor import SIDE_LETTERS
from tapete.core.position import Document, check_game, check_players, expected, find_card, near, quoted
from tapete.core.refusal import BadDocument
from tapete.core.state import State
from tapete.core.zones import EVERYBODY
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.rules.activation import MAIN, Turn
from tapete.games.dungeon_alliance.rules.rounds import HEROES_TURN, Play
from tapete.games.dungeon_alliance.rules.setup import unpacked
from tapete.games.dungeon_alliance.things import floor, heroes, kind, shared, tile

if TYPE_CHECKING:
    from tapete.core.game import Game

PILES: Final = {"hand": t.HAND, "deck": t.DECK, "discard": t.DISCARD, "artifacts": t.ARTIFACTS}
COMMON: Final = {
    "area": t.AREA, "pile": t.PILE, "tile_area": t.TILE_AREA, "dungeon": t.DUNGEON, "solo": t.SOLO_SHOWN, "solo_deck": t.SOLO_DECK,
    "upgrades": t.UPGRADES, "threat_stacks": t.THREATS,
}  # fmt: skip
TALLIES: Final[tuple[str, ...]] = ("xp", "spent", "defeats", "selections", "short")
TURN_FLAGS: Final[tuple[str, ...]] = ("spent", "second", "attacked", "resting", "started")  # of an activation
HERO_NUMBERS: Final = {"damage": t.DAMAGE, "poison": t.POISON}
HERO_FLAGS: Final = {"exhausted": t.EXHAUSTED, "defeated": t.DEFEATED, "waived": t.WAIVED}


def position(game: Game, data: object) -> State:
    """The state a document describes: a player chooses a hero, or the one under ``activating`` is in its activation."""
    doc = Document(data, "")
    if doc.has("game"):
        check_game(doc, game)
    rows = doc.documents("players")
    check_players(len(rows), 1, 4)
    s = unpacked(game, len(rows), doc.number("seed", default=1))
    s.setup = {"position": data}
    reader = Reader(game, s)
    reader.map(doc)
    for player, row in enumerate(rows):
        reader.player(player, row)
    for marked, text, field in reader.marks:
        s.numbers[t.MARK][marked] = 1 + reader.on_board(text, field, t.all_heroes(s))
    for name, zone in COMMON.items():
        if doc.has(name):
            taken = [reader.take(text, f"{name}[{at}]") for at, text in enumerate(doc.texts(name))]
            for card in shared(s, zone)[:]:
                s.move(card, t.REMOVED, 0)  # what a document lists is all there is
            for card in taken:
                s.move(card, zone, 0)
    if not doc.has("dungeon"):
        for level in (1, 2, 3):
            for card in [card for card in shared(s, t.UNUSED) if tile(s, card).level == level]:
                s.move(card, t.DUNGEON, 0)
    reader.world(doc)
    doc.has("map")  # drawn for the reader's eye
    start(s, reader, doc)
    doc.close()
    s.touch()
    s.advance()
    return s


def start(s: State, reader: Reader, doc: Document) -> None:
    """The frames of a moment in a cycle."""
    player = s.world[t.ACTIVE]
    for name in ("points", "attacks", *TURN_FLAGS):
        doc.has(name)  # they mean nothing while no hero is being activated
    play = Play()
    play.step = HEROES_TURN
    play.turns = t.clockwise(s, s.world[t.FIRST]).index(player) + 1
    s.push(play)
    turn = Turn()
    turn.player = player
    if doc.has("activating"):
        turn.who = reader.on_board(doc.text("activating"), "activating", heroes(s, player))
        s.numbers[t.EXHAUSTED][turn.who] = 1
        turn.step = MAIN
        turn.points = doc.number("points", 0, 100, default=values.speed(s, turn.who))
        turn.spent = doc.flag("spent", default=False)
        turn.second = doc.flag("second", default=False)
        turn.attacked = doc.flag("attacked", default=False)
        turn.resting = doc.flag("resting", default=False)
        turn.started = doc.flag("started", default=False)
        if doc.has("attacks"):
            targets = [reader.on_board(text, "attacks", reader.targets()) for text in doc.texts("attacks")]
            turn.attacks = tuple(targets)
            turn.attacked = True
    elif not [who for who in heroes(s, player) if not s.numbers[t.EXHAUSTED][who]]:
        raise BadDocument(
            "active", f"el jugador {player + 1} no tiene ningún héroe preparado", f"player {player + 1} has no ready hero"
        )
    keep_apart(s, turn.who)
    s.push(turn)


def keep_apart(s: State, acting: int) -> None:
    """Nobody shares a square, but for a hero who is passing through another's in its move (DA-step-03, DA-step-04)."""
    there: dict[int, int] = {}
    for card in t.monsters(s) + t.all_heroes(s):
        other = there.setdefault(t.cell(s, card), card)
        if other != card and (acting not in (card, other) or t.kind(s, other) == t.MONSTER):
            where = floor(s).name(t.cell(s, card))
            one, two = s.names[other], s.names[card]
            raise BadDocument(
                "at", f"{one} y {two} están los dos en {where} (DA-step-04)", f"{one} and {two} are both on {where} (DA-step-04)"
            )


class Reader:
    """Puts the things of a document where it says, each once."""

    def __init__(self, game: Game, s: State) -> None:
        self.game = game
        self.s = s
        self.used: dict[int, str] = {}
        self.marks: list[tuple[int, str, str]] = []  # monsters with a hero's token, which is looked for once heroes are placed

    def take(self, text: str, field: str) -> int:
        """A thing of the box that the document has not used yet: any copy of it, or the one with this very name."""
        if text in self.s.names:
            named = self.s.names.index(text)
            if named not in self.used:
                self.used[named] = field
                return named
        wanted = find_card(self.game, text, field)
        for card in range(len(self.s.cards)):
            if self.s.cards[card].id == wanted.id and card not in self.used:
                self.used[card] = field
                return card
        raise BadDocument(
            field, f"no quedan más de {wanted.name.es} en la caja", f"there are no more of {wanted.name.en} in the box"
        )

    def of_kind(self, card: int, wanted: int, field: str, es: str, en: str) -> None:
        """A thing must be of the kind that its place is for."""
        if kind(self.s, card) != wanted:
            name = self.s.cards[card].name
            raise BadDocument(field, f"{name.es} no es {es}", f"{name.en} is no {en}")

    def on_board(self, text: str, field: str, among: list[int]) -> int:
        for card in among:
            if text in (self.s.names[card], self.s.cards[card].id):
                return card
        told, hint = quoted(text), near(text, [self.s.names[card] for card in among])
        raise BadDocument(field, f"ahí no está {told.es}{hint.es}", f"{told.en} is not there{hint.en}")

    def targets(self) -> list[int]:
        """Who could have been attacked: everybody on the board, and the monsters that fell."""
        return t.monsters(self.s) + t.all_heroes(self.s) + shared(self.s, t.SUPPLY)

    def cell(self, row: Document) -> int:
        """A cell of a placed tile, by its name."""
        at = floor(self.s).find(row.text("at"))
        if at < 0 or t.tile_at(self.s, floor(self.s).slot_of(at)) < 0:
            told = quoted(row.text("at"))
            raise BadDocument(
                row.at("at"),
                f"ninguna losa colocada tiene la casilla {told.es}",
                f"no placed tile has a square {told.en}",
            )
        return at

    # -- the map

    def map(self, doc: Document) -> None:
        s, plan = self.s, floor(self.s)
        for player, (slot, _) in enumerate(plan.entrances):
            starter = [card for card in range(len(s.cards)) if kind(s, card) == t.TILE and tile(s, card).level == 0][player]
            self.lay(starter, slot, 0, "tiles")
        for each in doc.documents("tiles", default=[]):
            column, row = self.slot(each.numbers("slot", 0), each.at("slot"))
            rotation = each.number("rotation", 0, 360, default=0)
            if rotation % 90:
                raise expected(each.at("rotation"), "0, 90, 180 o 270", "0, 90, 180 or 270", rotation)
            self.lay(self.take(each.text("tile"), each.at("tile")), plan.slot(column, row), rotation // 90, each.path)
            each.close()
        for at, pair in enumerate(doc.items("hallways", default=[])):
            self.hallway(pair, f"hallways[{at}]")
        for name, reads in (("monsters", self.monster), ("threats", self.threat)):
            for each in doc.documents(name, default=[]):
                reads(each)
                each.close()

    def slot(self, numbers: list[int], field: str) -> tuple[int, int]:
        plan = floor(self.s)
        if len(numbers) != 2 or numbers[0] >= plan.columns or numbers[1] >= plan.rows:
            raise BadDocument(
                field,
                f"hacen falta una columna menor que {plan.columns} y una fila menor que {plan.rows}",
                f"expected a column below {plan.columns} and a row below {plan.rows}",
            )
        return numbers[0], numbers[1]

    def lay(self, card: int, slot: int, rotation: int, field: str) -> None:
        s = self.s
        self.of_kind(card, t.TILE, field, "una losa", "tile")
        if t.tile_at(s, slot) >= 0:
            raise BadDocument(field, "hay dos losas en el mismo hueco", "there are two tiles in one slot")
        self.used[card] = field
        s.move(card, t.BOARD, 0)
        s.numbers[t.SLOT][card] = slot + 1
        s.numbers[t.ROTATION][card] = rotation

    def hallway(self, pair: object, field: str) -> None:
        ends = Document({"ends": pair}, field).items("ends")
        if len(ends) != 2:
            raise BadDocument(field, "hacen falta dos huecos", "expected two slots")
        slots: list[int] = []
        for end in ends:
            column, row = self.slot(Document({"slot": end}, field).numbers("slot", 0), field)
            slots.append(floor(self.s).slot(column, row))
            if t.tile_at(self.s, slots[-1]) < 0:
                raise BadDocument(field, "un pasillo une dos losas colocadas", "a hallway joins two placed tiles")
        joint = floor(self.s).joint_between(slots[0], slots[1])
        if joint < 0:
            raise BadDocument(field, "esos huecos no tienen ningún borde en común", "those slots share no border")
        self.s.world[t.HALLWAYS] |= 1 << joint

    def monster(self, row: Document) -> None:
        s = self.s
        card = self.take(row.text("monster"), row.at("monster"))
        self.of_kind(card, t.MONSTER, row.at("monster"), "un monstruo", "monster")
        s.move(card, t.MONSTERS, 0)
        s.numbers[t.CELL][card] = self.cell(row) + 1
        self.common(card, row)
        marks = row.numbers("damage", 0, default=[])
        for player, amount in enumerate(marks[: s.players]):
            s.numbers[t.BY + player][card] = amount
            s.numbers[t.DAMAGE][card] += amount
        if s.numbers[t.DAMAGE][card] >= t.monster(s, card).health:
            health = t.monster(s, card).health
            raise BadDocument(
                row.at("damage"),
                f"el monstruo cae cuando el daño llega a su Salud, {health} (DA-damage-08)",
                f"the monster falls at its Health of {health} (DA-damage-08)",
            )
        hurt = [player + 1 for player, amount in enumerate(marks[: s.players]) if amount]
        order = row.numbers("order", 1, default=hurt)
        if sorted(order) != hurt:
            raise BadDocument(
                row.at("order"),
                f"hacen falta los jugadores que lo dañaron, {hurt}, empezando por el primero",
                f"expected the players who damaged it, {hurt}, the earliest first",
            )
        for player in order:
            s.numbers[t.ORDER][card] = s.numbers[t.ORDER][card] * 5 + player
        s.numbers[t.POISON][card] = row.number("poison", 1, s.players + 1, default=0)
        if row.has("mark"):
            self.marks.append((card, row.text("mark"), row.at("mark")))

    def common(self, card: int, row: Document) -> None:
        faces = row.choice("faces", list(SIDE_LETTERS), default="n")
        self.s.numbers[t.FACING][card] = SIDE_LETTERS.index(faces)
        self.s.numbers[t.EXHAUSTED][card] = 1 if row.flag("exhausted", default=False) else 0

    def threat(self, row: Document) -> None:
        s = self.s
        card = self.take(row.text("threat"), row.at("threat"))
        self.of_kind(card, t.THREAT, row.at("threat"), "una amenaza", "threat")
        hidden = row.flag("hidden", default=False)
        s.move(card, t.FACE_DOWN if hidden else t.OPEN_THREATS, 0)
        s.numbers[t.CELL][card] = self.cell(row) + 1
        s.numbers[t.KNOWN][card] = EVERYBODY if row.flag("known", default=False) else 0

    # -- players

    def player(self, player: int, row: Document) -> None:
        s = self.s
        for each in row.documents("heroes"):
            self.hero(player, each)
        for name, zone in PILES.items():
            if row.has(name):
                for at, text in enumerate(row.texts(name)):
                    card = self.take(text, row.at(f"{name}[{at}]"))
                    self.of_kind(card, t.CARD, row.at(f"{name}[{at}]"), "una carta de una alianza", "card of an alliance")
                    s.move(card, zone, player)
        for field, name in enumerate(TALLIES):
            s.tallies[field][player] = row.number(name, 0, default=0)
        row.close()

    def hero(self, player: int, row: Document) -> None:
        s = self.s
        card = self.take(row.text("hero"), row.at("hero"))
        self.of_kind(card, t.HERO, row.at("hero"), "un héroe", "hero")
        s.move(card, t.HEROES, player)
        s.numbers[t.CELL][card] = self.cell(row) + 1
        self.common(card, row)
        for name, field in HERO_NUMBERS.items():
            s.numbers[field][card] = row.number(name, 0, default=0)
        for name, field in HERO_FLAGS.items():
            if name != "exhausted":
                s.numbers[field][card] = 1 if row.flag(name, default=False) else 0
        s.numbers[t.SURGE][card] = t.SURGES.index(row.choice("surge", list(t.SURGES), default=""))
        for at, item in enumerate(row.items("under", default=[])):
            each = Document(item if isinstance(item, dict) else {"card": item}, row.at(f"under[{at}]"))
            played = self.take(each.text("card"), each.path)
            s.move(played, t.COLUMN, player)
            s.numbers[t.UNDER][played] = card + 1
            s.numbers[t.BASED][played] = 1 if each.flag("base", default=False) else 0
        for at, text in enumerate(row.texts("buried", default=[])):
            s.move(self.take(text, row.at(f"buried[{at}]")), t.BURIED, player)
        health = t.hero(s, card).health
        if values.hurt(s, card) > health:
            raise BadDocument(
                row.at("damage"), f"es más que la Salud del héroe, {health}", f"more than the hero's Health of {health}"
            )
        if bool(s.numbers[t.DEFEATED][card]) != (values.hurt(s, card) == health):
            raise BadDocument(
                row.at("defeated"),
                f"un héroe está derrotado justo cuando su daño es igual a su Salud, {health} (DA-defeat-01)",
                f"a hero is defeated exactly with as much damage as its Health of {health} (DA-defeat-01)",
            )
        row.close()

    def world(self, doc: Document) -> None:
        s = self.s
        s.world[t.FIRST] = doc.number("first", 1, s.players + 1, default=1) - 1
        s.world[t.ACTIVE] = doc.number("active", 1, s.players + 1, default=s.world[t.FIRST] + 1) - 1
        s.world[t.ROUND] = doc.number("round", 1, t.ROUNDS + 1, default=1)
        s.world[t.CYCLE] = doc.number("cycle", 1, t.CYCLES + 1, default=1)
        s.world[t.PVP] = 1 if doc.flag("pvp", default=False) else 0
        s.world[t.COOPERATIVE] = 1 if doc.flag("cooperative", default=False) else 0
        s.world[t.ENDING] = 1 if doc.flag("ending", default=False) else 0
        reserves = doc.numbers("reserves", 0, default=[t.RESERVES[0][s.players - 1], t.RESERVES[1][s.players - 1]])
        if len(reserves) != 2:
            raise BadDocument("reserves", "hacen falta dos números", "expected two numbers")
        if reserves[0] and not reserves[1]:
            raise BadDocument(
                "reserves",
                "de la segunda solo se toma cuando la primera está vacía (DA-xp-08)",
                "the second is drawn from only when the first is empty (DA-xp-08)",
            )
        s.world[t.RESERVE_1], s.world[t.RESERVE_2] = reserves
