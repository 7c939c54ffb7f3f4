"""How Atrum Arena lies on the table: reptantes with their five powers, altars below, Fosa and Vertedero between, the chain."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import CardDef
from tapete.core.costs import Cost
from tapete.core.decision import Decision, Option
from tapete.core.game import Game
from tapete.core.language import EN, ES, Words
from tapete.core.layout import (
    DRAWER,
    FULL,
    HAND,
    PILE,
    PILES,
    ROW,
    TABLE,
    TOKEN,
    Area,
    Arrow,
    Dress,
    Face,
    Gauge,
    Gem,
    Layout,
    Link,
    Part,
    Pose,
    Reading,
    Stage,
    Symbol,
)
from tapete.core.programs import Fixed
from tapete.core.state import State
from tapete.core.windows import Announcement
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.dress import dress_of
from tapete.games.atrum_arena.kinds import ESBIRRO_NAMES, KIND_NAMES
from tapete.games.atrum_arena.lessons import ABOUT, CLAUSES, COUNTED, GUIDE, KEYWORDS, NOTHING_NOW, ONLY_PLACE, PLACED, SPOKEN
from tapete.games.atrum_arena.links import own_power
from tapete.games.atrum_arena.powers import Power
from tapete.games.atrum_arena.rules.costs import EXHAUSTION
from tapete.games.atrum_arena.secrets import marked_openly
from tapete.games.atrum_arena.teams import SHIPPED
from tapete.games.atrum_arena.things import Esbirro, PowerCard, Reptante
from tapete.games.atrum_arena.values import types
from tapete.games.atrum_arena.words import PHASES
from tapete.games.faces import mentioned, pictures

AREAS: Final[tuple[Area, ...]] = (
    Area("fosa", TABLE, PILE, 0),
    Area("vertedero", TABLE, PILE, 0),
    Area("revealed", TABLE, ROW, 0),
    Area("reptantes", TABLE, ROW, 0, FULL),
    Area("altar", TABLE, ROW, 1, TOKEN),
    Area("hand", HAND, ROW),
    Area("eliminated", PILES, PILE),
    Area("aside", DRAWER, ROW),
)
STAGES: Final[tuple[Stage, ...]] = (
    Stage("ready", PHASES[0], "AA-turn-05"),
    Stage("draw", PHASES[1], "AA-turn-07"),
    Stage("main", PHASES[2], "AA-turn-14"),
    Stage("discard", PHASES[3], "AA-turn-19"),
)
TYPE_COLOURS: Final = {
    t.BEAST: "#8c5bb5",
    t.FALLEN: "#c2473d",
    t.SKELETON: "#d1a63c",
    t.GOLEM: "#3f82c0",
    t.ZOMBIE: "#4f9a50",
    t.SHADOW: "#5b5a6b",
    t.NEUTRAL: "#9a9da3",
}
KIND_IDS: Final[tuple[str, ...]] = ("attack", "defense", "tactical", "copy")
SYMBOLS: Final[tuple[Symbol, ...]] = (
    Symbol("resistance", Words("Resistencia", "Resistance"), "heart-beats", "#d9483b"),
    Symbol("reptantes", Words("Reptantes en juego", "Reptantes in play"), "half-body-crawling", "#c9a25a"),
    Symbol("group", Words("Grupo", "Group"), "three-friends", "#8fa3c0"),
    Symbol("out", Words("Fuera de la partida", "Out of the game"), "tombstone", "#8f8f9a"),
    Symbol("returns", Words("Vuelve a 10 en su turno", "Back to 10 on their turn"), "regeneration", "#5fae6a"),
    Symbol("cost", Words("Coste", "Cost"), "card-pickup", "#b8a98a"),
    Symbol("beast", ESBIRRO_NAMES[t.BEAST], "wolf-head", TYPE_COLOURS[t.BEAST]),
    Symbol("fallen", ESBIRRO_NAMES[t.FALLEN], "broken-shield", TYPE_COLOURS[t.FALLEN]),
    Symbol("skeleton", ESBIRRO_NAMES[t.SKELETON], "skeleton", TYPE_COLOURS[t.SKELETON]),
    Symbol("golem", ESBIRRO_NAMES[t.GOLEM], "rock-golem", TYPE_COLOURS[t.GOLEM]),
    Symbol("zombie", ESBIRRO_NAMES[t.ZOMBIE], "shambling-zombie", TYPE_COLOURS[t.ZOMBIE]),
    Symbol("shadow", ESBIRRO_NAMES[t.SHADOW], "two-shadows", TYPE_COLOURS[t.SHADOW]),
    Symbol("any", ESBIRRO_NAMES[t.NEUTRAL], "card-random", TYPE_COLOURS[t.NEUTRAL]),
    Symbol("reserved", Words("Reservado", "Reserved"), "padlock", "#d6a13a"),
    Symbol("sleeps", Words("No se Preparará la próxima vez", "Will not be readied next time"), "sleepy", "#7f8fb5"),
    Symbol("damage", Words("Daño", "Damage"), "bleeding-wound", "#d33a3a"),
    Symbol("prevent", Words("Previene", "Prevents"), "shield-reflect", "#6f8fb0"),
    Symbol("reinforce", Words("Refuerza", "Reinforces"), "upgrade", "#5fae6a"),
    Symbol("heal", Words("Aumenta la resistencia", "Raises resistance"), "heart-plus", "#5fae6a"),
    Symbol("weaken", Words("Disminuye la resistencia", "Decreases resistance"), "heart-minus", "#a86fb0"),
    Symbol("attack", KIND_NAMES[0], "crossed-swords", "#d0603a"),
    Symbol("defense", KIND_NAMES[1], "checked-shield", "#6f8fb0"),
    Symbol("tactical", KIND_NAMES[2], "chess-knight", "#8fae5a"),
    Symbol("copy", KIND_NAMES[3], "mirror-mirror", "#a58fc0"),
)
TYPE_SYMBOLS: Final = {**t.TYPE_IDS, t.NEUTRAL: "any"}
REPTANTE: Final = Words("Reptante", "Reptante")
ESBIRRO: Final = Words("Esbirro", "Minion")
CHAIN: Final = Words("Cadena abierta: lo último ocurre primero", "A chain is open: the last one happens first")


class AtrumTable(Layout):
    def face(self, card: CardDef) -> Face:
        picture = pictures("atrum_arena").get(card.id, "evil-minion")
        if isinstance(card, Reptante):
            first, second = colours(card)
            powers = tuple([part(each) for each in card.powers])
            return Face(first, picture, REPTANTE, second=second, parts=powers, glossary=reptante_words(card))
        if isinstance(card, PowerCard):
            power = card.power
            return Face(TYPE_COLOURS[power.esbirro], picture, line(power), gems(power), glossary=words_of(card, power))
        assert isinstance(card, Esbirro)
        return Face(TYPE_COLOURS[card.type], picture, ESBIRRO, glossary=("shadow",) if card.type == t.SHADOW else ())

    def dress(self, card: CardDef) -> Dress:
        return dress_of(card)

    # -- at this moment

    def pose(self, s: State, card: int) -> Pose:
        made = Pose()
        if s.numbers[t.EXHAUSTED][card]:
            made.turned = 90
        if s.numbers[t.SLEEPS][card]:
            made.marks.append("sleeps")
        for each in s.reserved:
            if card in marked_openly(s, each) or (card == each.source and exhausts(each.cost)):
                made.turned = 45
                made.marks.append("reserved")
                break
        zone = s.place[card] // s.players
        if (zone == t.ALTAR or zone == t.HAND) and t.is_esbirro(s, card):
            kinds = types(s, card)
            if kinds != t.printed_type(s, card):
                made.marks += [t.TYPE_IDS[type] for type in t.TYPES if kinds & type]
        return made

    def gauges(self, s: State, player: int) -> list[Gauge]:
        tallies = s.tallies
        found = [
            Gauge("reptantes", len(t.team(s, player)), max(t.TEAM, len(t.team(s, player))), big=True),
            Gauge("resistance", tallies[t.RESISTANCE][player], big=True),
        ]
        if tallies[t.RETURNS][player]:
            found.append(Gauge("returns", t.STARTING_RESISTANCE))
        if len(set(tallies[t.SIDE])) < s.players:
            found.append(Gauge("group", 1 + tallies[t.SIDE][player]))
        for at, type in enumerate(t.MAIN_TYPES):
            if tallies[t.TOKENS + at][player]:
                found.append(Gauge(t.TYPE_IDS[type], tallies[t.TOKENS + at][player]))
        if tallies[t.OUT][player]:
            found.append(Gauge("out", 1))
        return found

    def stage(self, s: State) -> str:
        phase = s.world[t.PHASE]
        return STAGES[phase - 1].id if 1 <= phase <= len(STAGES) else ""

    def banner(self, s: State) -> Words | None:
        return CHAIN if chain_of(s) else None

    def chain(self, s: State) -> list[Link]:
        return [link(s, each) for each in chain_of(s)]

    def arrows(self, s: State) -> list[Arrow]:
        """From the reptantes to the esbirros their announced powers are aimed at."""
        found: list[Arrow] = []
        for each in chain_of(s):
            found += [Arrow(each.things[0], card, KIND_IDS[each.numbers[links.KIND]]) for card in each.things[1:]]
        return found

    def reading(self, s: State, option: Option) -> Reading | None:
        """Which of a reptante's powers an option is about."""
        if option.verb in ("announce", "exploit", "copy"):
            return Reading([], part=int(option.word))
        return None

    def lesson(self, s: State, decision: Decision) -> Words | None:
        if len(decision.options) == 1:
            return NOTHING_NOW
        verbs = {option.verb for option in decision.options}
        if decision.kind == "main" and "place" not in verbs:
            return PLACED
        if decision.kind == "main" and "announce" not in verbs:
            return ONLY_PLACE
        return super().lesson(s, decision)

    def first_game(self) -> dict[str, object]:
        """Reptantes with plain attacks and defenses; the newcomer begins."""
        return {"setup": {"decks": list(SHIPPED[:2]), "first": 0}, "seed": 3, "seats": 2}


# -- faces


def colours(card: Reptante) -> tuple[str, str]:
    """Of the types that most of its powers ask for."""
    ranked = sorted([(-len([each for each in card.powers if each.esbirro == type]), type) for type in TYPE_COLOURS])
    second = TYPE_COLOURS[ranked[1][1]] if ranked[1][0] else ""
    return TYPE_COLOURS[ranked[0][1]], second


def part(power: Power) -> Part:
    star = "★" if power.unique else ""
    name = Words(power.name.es + star, power.name.en + star)
    return Part(name, line(power), Words(power.text(ES), power.text(EN)), TYPE_COLOURS[power.esbirro], gems(power))


def line(power: Power) -> Words:
    kind, type = KIND_NAMES[power.kind], ESBIRRO_NAMES[power.esbirro]
    return Words(f"{kind.es} · {type.es}", f"{kind.en} · {type.en}")


def gems(power: Power) -> tuple[Gem, ...]:
    """What it exhausts and the one esbirro it discards; then how much it does, where that is a plain number."""
    found = [Gem("cost", power.cost), Gem(TYPE_SYMBOLS[power.esbirro], 1)]
    for deed in power.deeds:
        amount = deed.strength()
        if isinstance(amount, Fixed):
            found.append(Gem(deed.sign(), amount.number))
    return tuple(found)


def words_of(card: CardDef, power: Power) -> tuple[str, ...]:
    found = [KIND_IDS[power.kind], *mentioned(card, SPOKEN)]
    return tuple([*found, "unique"] if power.unique else found)


def reptante_words(card: Reptante) -> tuple[str, ...]:
    """The words that its powers speak of."""
    found = [word for word in KIND_IDS if any([KIND_IDS[power.kind] == word for power in card.powers])]
    found += mentioned(card, SPOKEN)
    return tuple([*found, "unique"] if any([power.unique for power in card.powers]) else found)


# -- the chain


def chain_of(s: State) -> tuple[Announcement, ...]:
    window = links.chain_under_way(s)
    return () if window is None else window.chain


def link(s: State, each: Announcement) -> Link:
    """An announced power: its reptante, whom or what it is aimed at, and what is reserved for it."""
    power = own_power(s, each)
    made = Link(each.player, each.things[0], power.name, each.numbers[links.NUMBER] + 1)
    made.cards = list(each.things[1:])
    victim = each.numbers[links.VICTIM]
    made.players = [victim] if victim >= 0 else []
    made.link = each.numbers[links.AIMED]
    for reservation in s.reserved:
        if reservation.serial == each.reservation:
            made.reserved = list(marked_openly(s, reservation))
    return made


def exhausts(cost: Cost) -> bool:
    """Whether a cost set aside includes that the reptante itself exhausts."""
    return any([resource == EXHAUSTION for resource, _ in cost.parts])


def table(game: Game) -> AtrumTable:
    return AtrumTable(game, AREAS, STAGES, SYMBOLS, KEYWORDS, "#33243a", CLAUSES, GUIDE, COUNTED, ABOUT)
