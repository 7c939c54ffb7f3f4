"""What lies on a Mitos y Leyendas table: card types, races, zones, and the counters of cards and players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tapete.core.abilities import Ability, CardDef
from tapete.core.language import Words
from tapete.core.state import State
from tapete.core.zones import HOLDER, NOBODY, PUBLIC, ZoneKind

if TYPE_CHECKING:
    from tapete.games.mitos_y_leyendas.declaration import MitosYLeyendas

# zones (ML-zone-01): the ten of the rulebook, weapons under their bearers, and cards on their way
CASTLE: Final = 0
HAND: Final = 1
RESERVE: Final = 2
PAID: Final = 3
DEFENCE: Final = 4
ATTACK: Final = 5
SUPPORT: Final = 6
GRAVEYARD: Final = 7
EXILE: Final = 8
PERMANENT: Final = 9
WEAPONS: Final = 10
PLAYING: Final = 11
ZONES: Final[tuple[ZoneKind, ...]] = (
    ZoneKind("castle", "Castillo", "Castle", NOBODY),
    ZoneKind("hand", "mano", "hand", HOLDER, ordered=False),
    ZoneKind("reserve", "Reserva de Oro", "Oro Reserve", PUBLIC, in_play=True),
    ZoneKind("paid", "Oro Pagado", "Paid Oro", PUBLIC, in_play=True),
    ZoneKind("defence", "Línea de Defensa", "Defence Line", PUBLIC, in_play=True),
    ZoneKind("attack", "Línea de Ataque", "Attack Line", PUBLIC, in_play=True),
    ZoneKind("support", "Línea de Apoyo", "Support Line", PUBLIC, in_play=True),
    ZoneKind("graveyard", "Cementerio", "Graveyard", PUBLIC),
    ZoneKind("exile", "Destierro", "Exile", PUBLIC),
    ZoneKind("permanent", "Efectos Permanentes", "Permanent Effects", PUBLIC),
    ZoneKind("weapons", "Armas portadas", "Weapons carried", PUBLIC, in_play=True),
    ZoneKind("playing", "carta en curso", "card being played", PUBLIC),
)
IN_PLAY: Final[tuple[int, ...]] = (RESERVE, PAID, DEFENCE, ATTACK, SUPPORT, WEAPONS)
LINES: Final[tuple[int, ...]] = (DEFENCE, ATTACK)
TREASURE: Final[tuple[int, ...]] = (RESERVE, PAID)

# counters of cards
HOST: Final = 0  # 1 + the Ally that carries this Weapon
SETTLED: Final = 1  # in play under this controller since the beginning of a Grouping of theirs (ML-ally-09)
ATTACKING: Final = 2  # declared as an attacker in the Battle under way
BLOCKER: Final = 3  # 1 + the Ally that blocks this attacker
ATTACKED: Final = 4  # attacked this turn
FOUGHT: Final = 5  # blocked this turn
USES: Final = 6  # how often its abilities were used this turn, four bits for each
ARRIVED: Final = 7  # the serial of its entry into play
COPY: Final = 8  # 1 + the number of the card it is a full copy of (ML-con-14)
BORROWED: Final = 9  # 1 + the number of the card whose Strength and ability it has until the Final Phase
KNOWN: Final = 10  # players who know this hidden card, as bits
TAUGHT: Final = 11  # 1 + the number of the card whose ability alone it has for good; less than 0 until the Final Phase
CARD_FIELDS: Final[tuple[str, ...]] = (
    "host", "settled", "attacking", "blocker", "attacked", "blocked", "uses", "arrived", "copy", "borrowed", "known", "taught",
)  # fmt: skip
USE_BITS: Final = 4

# counters of players
VIRTUAL: Final = 0  # virtual Oros (ML-gold-05)
GOLD_DROPPED: Final = 1  # Oros put down this turn
PLAYED: Final = 2  # cards played this turn
TALISMANS: Final = 3  # Talismans played this turn
MULLIGANS: Final = 4
MEANT: Final = 5  # all the virtual Oros that only pay for certain things
NARROW: Final = 6  # virtual Oros that only pay for certain things: one counter for each of the PURPOSES
PLAYER_FIELDS: Final[tuple[str, ...]] = (
    "virtual", "gold_dropped", "played", "talismans", "mulligans", "virtual_for_something", "virtual_for_talismans",
    "virtual_for_weapons", "virtual_for_weapons_or_totems", "virtual_for_things", "virtual_for_vampires", "virtual_for_werewolves",
    "virtual_for_shamans", "virtual_for_abilities_of_creatures", "virtual_for_knights_weapons", "virtual_for_knights",
)  # fmt: skip

# counters of the table
ACTIVE: Final = 0
FIRST: Final = 1
PHASE: Final = 2
DROP_CLOSED: Final = 3  # something came before the Oro of the turn (ML-vig-03)
CANCELLED: Final = 4  # the phase under way was cancelled (ML-resp-06)
EMPTIED: Final = 5  # players whose Castle has run out, as bits
QUIET: Final = 6  # turns since the Castles last changed in size
CASTLES: Final = 7  # their cards at that time
FALLEN: Final = 8  # cards that have just reached each player's Graveyard at once; nothing between two events
EXTRA_TURNS: Final = 9  # turns that players have coming besides their own, packed like the fallen
DUE: Final = 10  # during an extra turn: 1 + the player whose own turn comes next
WORLD_FIELDS: Final[tuple[str, ...]] = (
    "active",
    "first",
    "phase",
    "drop_closed",
    "cancelled",
    "emptied",
    "quiet",
    "castles",
    "fallen",
    "extra_turns",
    "due",
)
STANDSTILL: Final = 100  # turns without a change to any Castle: nobody will ever lose, so it is a draw
FALLEN_BITS: Final = 8

# phases and steps (ML-grp-01, ML-bat-02)
SETUP: Final = 0
GROUPING: Final = 1
VIGIL: Final = 2
ATTACKS: Final = 3
BLOCKS: Final = 4
WAR: Final = 5
DAMAGE: Final = 6
FINAL: Final = 7
PHASES: Final[tuple[str, ...]] = ("setup", "grouping", "vigil", "attack", "block", "war", "damage", "final")
PHASE_NAMES: Final[tuple[Words, ...]] = (
    Words("Preparación", "Setup"),
    Words("Agrupación", "Grouping"),
    Words("Vigilia", "Vigil"),
    Words("Declaración de ataque", "Attack declaration"),
    Words("Declaración de bloqueo", "Block declaration"),
    Words("Guerra de Talismanes", "Talisman War"),
    Words("Asignación de daño", "Damage assignment"),
    Words("Fase Final", "Final Phase"),
)
BATTLE: Final[tuple[int, ...]] = (ATTACKS, BLOCKS, WAR, DAMAGE)

# types of card (ML-card-05)
ALLY: Final = 0
WEAPON: Final = 1
TALISMAN: Final = 2
TOTEM: Final = 3
GOLD: Final = 4
TYPES: Final[tuple[str, ...]] = ("ally", "weapon", "talisman", "totem", "gold")
TYPE_NAMES: Final[tuple[Words, ...]] = (
    Words("Aliado", "Ally"),
    Words("Arma", "Weapon"),
    Words("Talismán", "Talisman"),
    Words("Tótem", "Totem"),
    Words("Oro", "Oro"),
)
RESTS: Final[tuple[int, ...]] = (DEFENCE, WEAPONS, GRAVEYARD, SUPPORT, RESERVE)  # where each type goes when it resolves

# races (ML-card-10) and the subdivisions of Campeón (ML-card-11)
RACES: Final[tuple[str, ...]] = (
    "abominacion", "bestia", "barbaro", "caballero", "cazador", "campeon", "chaman", "criaturas", "dragon", "dios", "faerie",
    "kami", "guerrero", "licantropo", "xian", "vampiro", "samurai", "shaolin", "ninja",
)  # fmt: skip
RACE_NAMES: Final[tuple[Words, ...]] = (
    Words("Abominación", "Abomination"),
    Words("Bestia", "Beast"),
    Words("Bárbaro", "Barbarian"),
    Words("Caballero", "Knight"),
    Words("Cazador", "Hunter"),
    Words("Campeón", "Champion"),
    Words("Chamán", "Shaman"),
    Words("Criatura", "Creature"),
    Words("Dragón", "Dragon"),
    Words("Dios", "God"),
    Words("Faerie", "Faerie"),
    Words("Kami", "Kami"),
    Words("Guerrero", "Warrior"),
    Words("Licántropo", "Werewolf"),
    Words("Xian", "Xian"),
    Words("Vampiro", "Vampire"),
    Words("Samurái", "Samurai"),
    Words("Shaolín", "Shaolin"),
    Words("Ninja", "Ninja"),
)
MAIN_RACES: Final = 16  # those a text may name as a race of its own

# what a virtual Oro may be meant for: types as bits (ABILITY for abilities of cards in play), and a race as a bit or none, which
# for a Weapon is that of the Ally of yours that is to carry it
ABILITY: Final = 5
PURPOSES: Final[tuple[tuple[int, int], ...]] = (
    (1 << TALISMAN, 0), (1 << WEAPON, 0), (1 << WEAPON | 1 << TOTEM, 0), (1 << TALISMAN | 1 << WEAPON | 1 << TOTEM, 0),
    (1 << ALLY, 1 << RACES.index("vampiro")), (1 << ALLY, 1 << RACES.index("licantropo")), (1 << ALLY, 1 << RACES.index("chaman")),
    (1 << ABILITY, 1 << RACES.index("criaturas")), (1 << WEAPON, 1 << RACES.index("caballero")),
    (1 << ALLY, 1 << RACES.index("caballero")),
)  # fmt: skip
FOR_TALISMANS: Final = 0
FOR_WEAPONS: Final = 1
FOR_WEAPONS_OR_TOTEMS: Final = 2
FOR_THINGS: Final = 3
FOR_VAMPIRES: Final = 4
FOR_WEREWOLVES: Final = 5
FOR_SHAMANS: Final = 6
FOR_CREATURES: Final = 7
FOR_KNIGHTS_WEAPONS: Final = 8
FOR_KNIGHTS: Final = 9
PURPOSE_WORDS: Final[tuple[Words, ...]] = (
    Words("para jugar Talismanes", "to play Talismans"),
    Words("para jugar Armas", "to play Weapons"),
    Words("para jugar Armas o Tótems", "to play Weapons or Totems"),
    Words("para jugar Talismanes, Armas o Tótems", "to play Talismans, Weapons or Totems"),
    Words("para jugar Vampiros", "to play Vampires"),
    Words("para jugar Licántropos", "to play Werewolves"),
    Words("para jugar Chamanes", "to play Shamans"),
    Words("para usar habilidades de Criaturas", "to use abilities of Creatures"),
    Words("para jugar Armas en tus Caballeros", "to play Weapons on your Knights"),
    Words("para jugar Caballeros", "to play Knights"),
)
THEIR_PURPOSES: Final = {FOR_KNIGHTS_WEAPONS: Words("para jugar Armas en sus Caballeros", "to play Weapons on their Knights")}
HAND_LIMIT: Final = 8
OPENING_HAND: Final = 8

EDITIONS: Final = {
    "er": "El Reto",
    "ere": "El Reto Expansión",
    "mg": "Mundo Gótico",
    "mge": "Mundo Gótico Expansión",
    "in": "La Ira del Nahual",
    "ra": "Ragnarok",
    "co": "La Cofradía",
    "ed": "Espíritu de Dragón",
    "ld": "Liber Dominus",
    "ms": "Misión Santiago",
}


class Card(CardDef):
    """A card as printed: a name in one edition, its numbers, and what it does."""

    def __init__(
        self,
        id: str,
        name: str,
        edition: str,
        number: int,
        type: int,
        cost: int,
        strength: int,
        races: int,
        frequency: str,
        unique: bool,
        boxed: bool,
        abilities: tuple[Ability, ...],
        affects_gold: bool = False,
    ) -> None:
        super().__init__(id, Words(name, name), abilities)
        self.edition = edition
        self.number = number
        self.type = type
        self.cost = cost
        self.strength = strength
        self.races = races  # as bits
        self.frequency = frequency
        self.unique = unique
        self.boxed = boxed  # has a text box (ML-card-23)
        self.affects_gold = affects_gold
        self.later_race = False  # printed without its race, which a later reprint gives it
        self.ordinal = -1  # its number in the game, for copies
        self.own: dict[int, list[Ability]] = {}  # abilities that answer events of the card itself, by kind of event
        self.activated: list[Ability] = []
        self.moments: dict[str, list[Ability]] = {}  # abilities that fit a response window
        self.spell: Ability | None = None  # what a Talisman does
        self.tolls: list[Ability] = []  # what it asks for in order to be played
        self.attack_tolls: list[Ability] = []  # and in order to attack
        self.siege_tolls: list[Ability] = []  # what it asks of an opponent who attacks
        self.alone: tuple[str, ...] = ()  # the names of which a player may have a single Ally in play
        self.reducing: list[Ability] = []  # what in its own text may make it cheaper
        self.least = cost  # what it costs at least, as printed
        self.annullable = type != GOLD
        for ability in abilities:
            ability.printed_on(self)

    def printed(self, lang: str) -> str:
        said = super().printed(lang)
        if self.unique:
            said += " (Unique.)" if lang == "en" else " (Carta Única.)"
        return said.strip()


def printed(s: State, card: int) -> Card:
    """What is printed on the piece of cardboard."""
    return cast(Card, s.cards[card])


def face(s: State, card: int) -> Card:
    """What a card is now: what is printed on it, or on the card it is a full copy of (ML-con-14)."""
    copy = s.numbers[COPY][card]
    if copy:
        return cast("MitosYLeyendas", s.game).ordinals[copy - 1]
    return cast(Card, s.cards[card])


def voice(s: State, card: int) -> Card:
    """Whose abilities a card has now: those of its face, or borrowed or learnt ones (ML-act-08, ML-con-13).

    What it learnt for now comes after what it borrowed, and that after what it learnt for good.
    """
    taught = s.numbers[TAUGHT][card]
    other_one = -taught if taught < 0 else s.numbers[BORROWED][card] or taught
    if other_one:
        return cast("MitosYLeyendas", s.game).ordinals[other_one - 1]
    return face(s, card)


def body(s: State, card: int) -> Card:
    """Whose printed Strength a card has now."""
    borrowed = s.numbers[BORROWED][card]
    return cast("MitosYLeyendas", s.game).ordinals[borrowed - 1] if borrowed else face(s, card)


def other(player: int) -> int:
    return 1 - player


def active(s: State) -> int:
    return s.world[ACTIVE]


def in_play(s: State, card: int) -> bool:
    kind = s.place[card] // 2
    return 2 <= kind <= 6 or kind == WEAPONS


def is_ally(s: State, card: int) -> bool:
    """Whether the card is an Ally in play."""
    kind = s.place[card] // 2
    return kind == DEFENCE or kind == ATTACK


def altered(s: State, card: int) -> bool:
    """Whether a card may have abilities that are not printed on it."""
    return bool(s.numbers[COPY][card] or s.numbers[BORROWED][card] or s.numbers[TAUGHT][card])


def controller(s: State, card: int) -> int:
    """Whoever has the card in one of their zones in play (ML-ctrl-01)."""
    return s.place[card] % 2


def allies(s: State, player: int) -> list[int]:
    return s.zones[DEFENCE * 2 + player] + s.zones[ATTACK * 2 + player]


def bearer(s: State, card: int) -> int:
    """The Ally a Weapon is on, or -1."""
    return s.numbers[HOST][card] - 1 if s.place[card] // 2 == WEAPONS else -1


def attacking(s: State) -> list[int]:
    """The attackers of the Battle under way that are still attacking (ML-dmg-16)."""
    flags = s.numbers[ATTACKING]
    return [card for card in s.zones[ATTACK * 2 + s.world[ACTIVE]] if flags[card]]


def weapons_on(s: State, card: int) -> list[int]:
    """The Weapons an Ally carries."""
    host = s.numbers[HOST]
    wanted = card + 1
    found = [each for each in s.zones[WEAPONS * 2] if host[each] == wanted]
    return found + [each for each in s.zones[WEAPONS * 2 + 1] if host[each] == wanted]


def virtual_oros(s: State, player: int) -> int:
    """A player's virtual Oros, those meant for something too."""
    return s.tallies[VIRTUAL][player] + s.tallies[MEANT][player]


def race_bit(name: str) -> int:
    return 1 << RACES.index(name)


def stands_still(s: State) -> bool:
    """Whether the Castles have long been as they are. The rulebook does not foresee it; without it some games have no end."""
    return s.world[QUIET] >= STANDSTILL
