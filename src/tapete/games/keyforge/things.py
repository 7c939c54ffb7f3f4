"""What lies on a KeyForge table: houses, zones, and the counters of cards and players."""

from __future__ import annotations

from typing import Final, cast

from tapete.core import text
from tapete.core.abilities import Ability, CardDef
from tapete.core.language import EN, Words, sentence
from tapete.core.state import State
from tapete.core.zones import HOLDER, NOBODY, PUBLIC, ZoneKind

HOUSES: Final[tuple[str, ...]] = ("brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed", "saurian", "staralliance")
HOUSE_NAMES: Final = {
    "brobnar": Words("Brobnar", "Brobnar"),
    "dis": Words("Dis", "Dis"),
    "logos": Words("Logos", "Logos"),
    "mars": Words("Marte", "Mars"),
    "sanctum": Words("Sanctum", "Sanctum"),
    "shadows": Words("Sombras", "Shadows"),
    "untamed": Words("Indómita", "Untamed"),
    "saurian": Words("Saurios", "Saurian"),
    "staralliance": Words("Alianza Estelar", "Star Alliance"),
}
NO_HOUSE: Final = -1

# zones (KF-component-03)
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
ARCHIVES: Final = 3
PURGED: Final = 4
LINE: Final = 5
ARTIFACTS: Final = 6
UPGRADES: Final = 7
UNDER: Final = 8
PLAYING: Final = 9
ZONES: Final[tuple[ZoneKind, ...]] = (
    ZoneKind("deck", "mazo", "deck", NOBODY),
    ZoneKind("hand", "mano", "hand", HOLDER, ordered=False),
    ZoneKind("discard", "pila de descartes", "discard pile", PUBLIC),
    ZoneKind("archives", "archivos", "archives", HOLDER, ordered=False),
    ZoneKind("purged", "cartas purgadas", "purged cards", HOLDER, ordered=False),
    ZoneKind("line", "línea de batalla", "battleline", PUBLIC, in_play=True),
    ZoneKind("artifacts", "artefactos", "artifacts", PUBLIC, in_play=True),
    ZoneKind("upgrades", "mejoras", "upgrades", PUBLIC, in_play=True),
    ZoneKind("under", "debajo de otra carta", "beneath another card", HOLDER, ordered=False),
    ZoneKind("playing", "jugándose", "being played", PUBLIC),
)
IN_PLAY: Final[tuple[int, ...]] = (LINE, ARTIFACTS, UPGRADES)

# counters of cards
EXHAUSTED: Final = 0
DAMAGE: Final = 1
AMBER: Final = 2
STUN: Final = 3
WARD: Final = 4
ENRAGE: Final = 5
POWER_UP: Final = 6  # +1 power counters
ARMOR_USED: Final = 7  # armor spent this turn
ARMOR_SEEN: Final = 8  # total armor when it was last looked at
HOST: Final = 9  # 1 + the card an upgrade is attached to or a card lies beneath
TAGGED: Final = 10  # tagged for destruction
ATTACKED: Final = 11  # times attacked this turn
HOUSE: Final = 12  # 1 + the house printed on this copy
KNOWN: Final = 13  # players who know what and where this hidden card is, as bits
BASE: Final = 14  # 1 + the controller when no tied effect says otherwise
CAUSE: Final = 15  # 1 + the frame that dealt the damage being checked
FOE: Final = 16  # 1 + the creature that dealt it in a fight
DOOMED: Final = 17  # poisoned: destroyed at the next check
ARRIVED: Final = 18  # the serial of its entry into play
COUNTER: Final = 19  # doom, fuse, glory… as the card that creates them says: 6 bits for each kind
BASED: Final = 20  # the serial of what made its base controller control it
PRINTED: Final = 21  # of a copy of another card: 1 + what is really printed on it, among the cards that become copies
CARD_FIELDS: Final[tuple[str, ...]] = (
    "exhausted", "damage", "aember", "stun", "ward", "enrage", "power_counters", "armor_used", "armor_seen", "host", "tagged",
    "attacked", "house", "known", "base", "cause", "foe", "doomed", "arrived", "counters",
    "based", "printed",
)  # fmt: skip

SELDOM_FIELDS: Final[tuple[str, ...]] = (  # changed through ``State.write`` only
    "ward", "enrage", "power_counters", "armor_used", "armor_seen", "attacked", "house", "cause", "foe", "doomed", "counters",
    "printed",
)  # fmt: skip

COUNTER_KINDS: Final[tuple[str, ...]] = ("doom", "disruption", "fuse", "glory", "growth")  # KF-counter-01
COUNTER_NAMES: Final = {
    "doom": Words("Condena", "doom"),
    "disruption": Words("Disrupción", "disruption"),
    "fuse": Words("Mecha", "fuse"),
    "glory": Words("Gloria", "glory"),
    "growth": Words("Crecimiento", "growth"),
}
COUNTER_BITS: Final = 6
MOST_COUNTERS: Final = 63

# counters of players
POOL: Final = 0
RED: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
CHAINS: Final = 4
IDENTITY: Final = 5  # the houses of the identity card, as bits
KEYS_NOW: Final = 6  # keys forged this turn
KEYS_BEFORE: Final = 7  # keys this player forged on their last finished turn
MULLIGANED: Final = 8
PLAYER_FIELDS: Final[tuple[str, ...]] = (
    "aember", "red", "blue", "yellow", "chains", "identity", "keys_this_turn", "keys_last_turn", "mulliganed",
)  # fmt: skip
KEY_COLOURS: Final[tuple[int, ...]] = (RED, BLUE, YELLOW)
COLOUR_NAMES: Final[tuple[str, ...]] = ("red", "blue", "yellow")
COLOUR_WORDS: Final = {"red": Words("roja", "red"), "blue": Words("azul", "blue"), "yellow": Words("amarilla", "yellow")}

# counters of the table
ACTIVE: Final = 0
ACTIVE_HOUSE: Final = 1  # -1 while none is active
STEP: Final = 2  # the step of the turn, 1 to 5
ACTED: Final = 3  # cards played, used or discarded in this step
END_STEP: Final = 4  # Omega has ended the step
FROM_HAND: Final = 5  # cards played or discarded from hand this turn by choice
FIRST: Final = 6  # the starting player
ORDER_DISCARDS: Final = 7  # whether the order of simultaneous discards is asked
WORLD_FIELDS: Final[tuple[str, ...]] = (
    "active", "active_house", "step", "acted", "end_step", "from_hand", "first_player", "order_discards",
)  # fmt: skip

ACTION: Final = 0
ARTIFACT: Final = 1
CREATURE: Final = 2
UPGRADE: Final = 3
TYPES: Final[tuple[str, ...]] = ("action", "artifact", "creature", "upgrade")

# keywords
ELUSIVE: Final = 0
SKIRMISH: Final = 1
TAUNT: Final = 2
POISON: Final = 3
ASSAULT: Final = 4
HAZARDOUS: Final = 5
DEPLOY: Final = 6
ALPHA: Final = 7
OMEGA: Final = 8
INVULNERABLE: Final = 9
SPLASH: Final = 10
KEYWORDS: Final[tuple[str, ...]] = (
    "elusive", "skirmish", "taunt", "poison", "assault", "hazardous", "deploy", "alpha", "omega", "invulnerable", "splash-attack",
)  # fmt: skip
NUMBERED: Final[tuple[int, ...]] = (ASSAULT, HAZARDOUS, SPLASH)  # keywords that carry a value
KEYWORD_NAMES: Final = {
    "elusive": Words("Elusivo", "elusive"),
    "skirmish": Words("Escaramuza", "skirmish"),
    "taunt": Words("Provocar", "taunt"),
    "poison": Words("Veneno", "poison"),
    "assault": Words("Asalto", "assault"),
    "hazardous": Words("Dañino", "hazardous"),
    "deploy": Words("Despliegue", "deploy"),
    "alpha": Words("Alfa", "alpha"),
    "omega": Words("Omega", "omega"),
    "invulnerable": Words("Invulnerable", "invulnerable"),
    "splash-attack": Words("Ataque de dispersión", "splash-attack"),
}


class Card(CardDef):
    """A KeyForge card: its facts and its abilities."""

    def __init__(
        self,
        id: str,
        name: Words,
        house: int,
        type: int,
        power: int,
        armor: int,
        aember: int,
        traits: tuple[str, ...],
        rarity: str,
        set: str,
        number: str,
        keywords: tuple[tuple[int, int], ...],
        abilities: tuple[Ability, ...],
    ) -> None:
        super().__init__(id, name, abilities)
        self.house = house
        self.type = type
        self.power = power
        self.armor = armor
        self.aember = aember
        self.traits = traits
        self.rarity = rarity
        self.set = set
        self.number = number
        self.keywords = keywords
        self.feminine = type != ARTIFACT  # its Spanish name; unless told, like "criatura", "mejora" and "artefacto"
        self.values: list[int] = [0] * len(KEYWORDS)
        for keyword, value in keywords:
            self.values[keyword] = value
        self.shifts = False  # it enters play as a copy of another card
        self.attachable: Ability | None = None  # its text when it is played as an upgrade instead
        self.bold: dict[str, list[Ability]] = {}  # abilities under each bold heading
        for ability in abilities:
            for heading in ability.headings:
                self.bold.setdefault(heading, []).append(ability)
            ability.printed_on(self)

    def printed(self, lang: str) -> str:
        """Keywords first, each as a sentence, then what the abilities say."""
        said: list[str] = []
        for keyword, value in self.keywords:
            name = text.keyword(KEYWORDS[keyword], KEYWORD_NAMES[KEYWORDS[keyword]].text(lang))
            said.append(sentence(f"{name} {value}" if keyword in NUMBERED else name))
        rest = super().printed(lang)
        return " ".join([*said, rest]).strip()


def facts(s: State, card: int) -> Card:
    """What is printed on a card."""
    return cast(Card, s.cards[card])


def type_of(s: State, card: int) -> int:
    """What a card is where it lies: in play its place says so, elsewhere what is printed on it."""
    zone = s.place[card] // 2
    if zone == LINE:
        return CREATURE
    if zone == ARTIFACTS:
        return ARTIFACT
    return UPGRADE if zone == UPGRADES else facts(s, card).type


def says(s: State, card: int) -> tuple[Ability, ...]:
    """The abilities of a card: of a creature played as an upgrade, those it has as one."""
    printed = facts(s, card)
    if printed.attachable is not None and s.place[card] // 2 == UPGRADES:
        return (printed.attachable,)
    return printed.abilities


def active(s: State) -> int:
    """The player whose turn it is."""
    return s.world[ACTIVE]


def other(player: int) -> int:
    return 1 - player


def in_play(s: State, card: int) -> bool:
    kind = s.place[card] // 2
    return kind == LINE or kind == ARTIFACTS or kind == UPGRADES


def is_creature(s: State, card: int) -> bool:
    """Whether the card is a creature in play."""
    return s.place[card] // 2 == LINE


def controller(s: State, card: int) -> int:
    """The player who controls a card in play (KF-control-08)."""
    return s.place[card] % 2


def keys(s: State, player: int) -> int:
    """Forged keys."""
    tallies = s.tallies
    return tallies[RED][player] + tallies[BLUE][player] + tallies[YELLOW][player]


def upgrades_on(s: State, card: int) -> list[int]:
    """The upgrades attached to a card."""
    host = s.numbers[HOST]
    wanted = card + 1
    return [each for player in (0, 1) for each in s.zones[UPGRADES * 2 + player] if host[each] == wanted]


def beneath(s: State, card: int) -> list[int]:
    """The cards lying under a card."""
    host = s.numbers[HOST]
    wanted = card + 1
    return [each for player in (0, 1) for each in s.zones[UNDER * 2 + player] if host[each] == wanted]


def counters(s: State, card: int, kind: int) -> int:
    """How many counters of one kind are on a card."""
    return s.numbers[COUNTER][card] >> (COUNTER_BITS * kind) & MOST_COUNTERS


def haunted(s: State, player: int) -> bool:
    """Whether a player's discard pile has ten cards or more (KF-haunted-01)."""
    return len(s.zone(DISCARD, player)) >= 10


def neighbors(s: State, card: int) -> list[int]:
    """The creatures to the left and right in the same battleline (KF-adjacent-01)."""
    line = s.zones[s.place[card]]
    at = line.index(card)
    found: list[int] = []
    if at > 0:
        found.append(line[at - 1])
    if at + 1 < len(line):
        found.append(line[at + 1])
    return found


def chains_text(chains: int, lang: str) -> str:
    """A number of chains in words."""
    return f"{chains} " + ("chain" if lang == EN else "cadena") + ("" if chains == 1 else "s")
