"""How Mitos y Leyendas lies on the table: lines of attack, defence and support, Oros, the Castle with its height."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.abilities import CardDef
from tapete.core.decision import Decision, Option
from tapete.core.game import Game
from tapete.core.language import EN, ES, Words
from tapete.core.layout import (
    CHAIN,
    DRAWER,
    HAND,
    LINE,
    PILE,
    PILES,
    ROW,
    TABLE,
    TOKEN,
    TUCKED,
    Area,
    Arrow,
    Dress,
    Face,
    Gauge,
    Gem,
    Layout,
    Link,
    Pose,
    Stage,
    Symbol,
)
from tapete.core.state import State
from tapete.games.faces import mentioned, pictures
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.dress import dress_of
from tapete.games.mitos_y_leyendas.lessons import ABOUT, CLAUSES, COUNTED, DROP, GUIDE, KEYWORDS, NOTHING_NOW, SPOKEN
from tapete.games.mitos_y_leyendas.rules.playing import Playing
from tapete.games.mitos_y_leyendas.rules.using import Using
from tapete.games.mitos_y_leyendas.signs import RACE_COLOURS, RACE_PICTURES
from tapete.games.mitos_y_leyendas.things import PHASE_NAMES, RACE_NAMES, TYPE_NAMES, Card, face, voice
from tapete.games.mitos_y_leyendas.values import given, hand_limit, silenced, strength, unblockable

AREAS: Final[tuple[Area, ...]] = (
    Area("attack", TABLE, LINE, 0),
    Area("defence", TABLE, LINE, 1),
    Area("support", TABLE, ROW, 2),
    Area("reserve", TABLE, ROW, 2, TOKEN),
    Area("paid", TABLE, ROW, 2, TOKEN),
    Area("weapons", TABLE, TUCKED, 0),
    Area("playing", TABLE, CHAIN, 0),
    Area("hand", HAND, ROW),
    Area("castle", PILES, PILE),
    Area("graveyard", PILES, PILE),
    Area("exile", PILES, PILE),
    Area("permanent", DRAWER, ROW),
)
STAGES: Final = tuple(
    [
        Stage(t.PHASES[phase], PHASE_NAMES[phase], clause)
        for phase, clause in (
            (t.GROUPING, "ML-grp-02"),
            (t.VIGIL, "ML-vig-01"),
            (t.ATTACKS, "ML-bat-05"),
            (t.BLOCKS, "ML-blk-01"),
            (t.WAR, "ML-war-01"),
            (t.DAMAGE, "ML-dmg-02"),
            (t.FINAL, "ML-end-01"),
        )
    ]
)
TYPE_COLOURS: Final[tuple[str, ...]] = ("#8d7b68", "#7d8894", "#7a4fa3", "#4f8a5a", "#d0a22f")
TYPE_PICTURES: Final[tuple[str, ...]] = ("cowled", "broadsword", "scroll-unfurled", "totem", "two-coins")
RACE_SYMBOLS: Final = tuple(
    [Symbol(id, RACE_NAMES[race], RACE_PICTURES[race], RACE_COLOURS[race]) for race, id in enumerate(t.RACES)]
)
SYMBOLS: Final[tuple[Symbol, ...]] = (
    *RACE_SYMBOLS,
    Symbol("castle", Words("Castillo", "Castle"), "castle", "#b8a98a", Words("Castillo", "Castle")),
    Symbol("hand", Words("Mano", "Hand"), "poker-hand", "#8fa3c0"),
    Symbol("gold", Words("Oros disponibles", "Oros available"), "two-coins", "#d9ab2f"),
    Symbol("virtual", Words("Oros virtuales", "Virtual Oros"), "sparkles", "#c9c04a"),
    Symbol("cost", Words("Coste", "Cost"), "two-coins", "#d9ab2f"),
    Symbol("strength", Words("Fuerza", "Strength"), "broadsword", "#d0603a", Words("Fuerza", "Strength")),
    Symbol("waiting", Words("Aún no puede atacar", "Cannot attack yet"), "hourglass", "#8f8f9a"),
    Symbol("attacking", Words("Ataca", "Attacking"), "charging-bull", "#d0603a"),
    Symbol("silenced", Words("Sin habilidad", "No ability"), "silence", "#9a9aa5"),
    Symbol("unblockable", Words("Imbloqueable", "Unblockable"), "sprint", "#5fa7c7"),
    Symbol("cannot_attack", Words("No puede atacar", "Cannot attack"), "halt", "#b2554d"),
    Symbol("cannot_block", Words("No puede bloquear", "Cannot block"), "broken-shield", "#b2554d"),
    Symbol("indestructible", Words("Indestructible", "Indestructible"), "diamond-hard", "#7fb5c7"),
    Symbol("copy", Words("Copia", "Copy"), "mirror-mirror", "#a58fc0"),
    Symbol("block", Words("Bloqueo", "Block"), "checked-shield", "#6f8fb0"),
    Symbol("targets", Words("Objetivo", "Target"), "archery-target", "#c9a23a"),
)
# what an Ally can have from any card in play, with its mark
STATES: Final = (
    (m.CANNOT_ATTACK, "cannot_attack"),
    (m.CANNOT_BLOCK, "cannot_block"),
    (m.INDESTRUCTIBLE, "indestructible"),
)
COPIES: Final = Words("Copia a {name}", "Copies {name}")
WAR: Final = Words("Guerra de Talismanes · prioridad: jugador {who}", "Talisman War · priority: player {who}")
FIRST_DECKS: Final[tuple[str, ...]] = ("Dioses de Asgard", "Señores de la noche")


class MitosTable(Layout):
    def face(self, card: CardDef) -> Face:
        """Allies have the colour of their race; the others, that of their type."""
        facts = cast(Card, card)
        races = [race for race in range(len(t.RACES)) if facts.races >> race & 1]
        gems = [] if facts.type == t.GOLD else [Gem("cost", facts.cost)]
        if facts.type == t.ALLY:
            gems.insert(0, Gem("strength", facts.strength))
        return Face(
            RACE_COLOURS[races[0]] if races else TYPE_COLOURS[facts.type],
            pictures("mitos_y_leyendas").get(card.id) or usual_picture(facts, races),
            kind(facts, races),
            tuple(gems),
            ("unique",) if facts.unique else (),
            RACE_COLOURS[races[1]] if len(races) > 1 else "",
            glossary=(t.TYPES[facts.type], *mentioned(facts, SPOKEN)),
        )

    def dress(self, card: CardDef) -> Dress:
        return dress_of(card)

    # -- at this moment

    def pose(self, s: State, card: int) -> Pose:
        made = Pose()
        zone = s.place[card] // 2
        if zone == t.WEAPONS:
            made.on = t.bearer(s, card)
        elif zone == t.DEFENCE or zone == t.ATTACK:
            stand(s, card, zone, made)
        if t.in_play(s, card):
            if silenced(s, card):
                made.marks.append("silenced")
            shown = voice(s, card)
            if shown is not s.cards[card]:
                made.marks.append("copy")
                made.note = Words(COPIES.es.replace("{name}", shown.name.es), COPIES.en.replace("{name}", shown.name.en))
        return made

    def gauges(self, s: State, player: int) -> list[Gauge]:
        reserve, paid = len(s.zone(t.RESERVE, player)), len(s.zone(t.PAID, player))
        found = [
            Gauge("castle", len(s.zone(t.CASTLE, player)), big=True),
            Gauge("hand", len(s.zone(t.HAND, player)), hand_limit(s, player), big=True),
            Gauge("gold", reserve, reserve + paid),
        ]
        virtual = t.virtual_oros(s, player)
        if virtual:
            found.append(Gauge("virtual", virtual))
        return found

    def stage(self, s: State) -> str:
        phase = s.world[t.PHASE]
        return t.PHASES[phase] if phase != t.SETUP else ""

    def banner(self, s: State) -> Words | None:
        if s.world[t.PHASE] != t.WAR or s.decision is None:
            return None
        who = str(s.decision.player + 1)
        return Words(WAR.fill(ES, who=who), WAR.fill(EN, who=who))

    def arrows(self, s: State) -> list[Arrow]:
        """From each blocker to the attacker it stops."""
        blockers = s.numbers[t.BLOCKER]
        line = s.zones[t.ATTACK * 2] + s.zones[t.ATTACK * 2 + 1]
        return [Arrow(blockers[card] - 1, card, "block") for card in line if blockers[card]]

    def chain(self, s: State) -> list[Link]:
        """The cards being played and the abilities being used, one in answer to another."""
        found: list[Link] = []
        for frame in s.stack:
            if isinstance(frame, Playing) and frame.card >= 0:
                found.append(aimed(Link(frame.player, frame.card, s.cards[frame.card].name), frame.targets, frame.host))
            elif isinstance(frame, Using) and frame.source >= 0:
                found.append(aimed(Link(frame.you, frame.source, s.cards[frame.source].name), frame.targets, -1))
        return found

    def lesson(self, s: State, decision: Decision) -> Words | None:
        if len(decision.options) == 1:
            return NOTHING_NOW
        if decision.kind == "vigil" and any([is_drop(s, option) for option in decision.options]):
            return DROP
        return super().lesson(s, decision)

    def first_game(self) -> dict[str, object]:
        """Two of the shipped decks; the newcomer begins."""
        return {"setup": {"decks": list(FIRST_DECKS), "first": 0}, "seed": 21, "seats": 2}


def is_drop(s: State, option: Option) -> bool:
    return option.verb == "play" and t.printed(s, option.thing).type == t.GOLD


def usual_picture(facts: Card, races: list[int]) -> str:
    """For a card without a picture of its own: one of its race, or of its type."""
    return RACE_PICTURES[races[0]] if races else TYPE_PICTURES[facts.type]


def kind(facts: Card, races: list[int]) -> Words:
    type = TYPE_NAMES[facts.type]
    if not races:
        return type
    es, en = [RACE_NAMES[race].es for race in races], [RACE_NAMES[race].en for race in races]
    return Words(f"{type.es} · {' / '.join(es)}", f"{type.en} · {' / '.join(en)}")


def stand(s: State, card: int, zone: int, made: Pose) -> None:
    """An Ally in a line: its Strength now, and what it can and cannot do."""
    shown = face(s, card)
    made.gems.append(Gem("strength", strength(s, card), shown.strength))
    made.gems.append(Gem("cost", shown.cost))
    if s.numbers[t.ATTACKING][card]:
        made.marks.append("attacking")
    if zone == t.DEFENCE and not s.numbers[t.SETTLED][card] and not given(s, m.HASTE, card):
        made.marks.append("waiting")
    modifying = s.index().modifying
    if modifying[m.UNBLOCKABLE] and unblockable(s, card):
        made.marks.append("unblockable")
    for modifier, mark in STATES:
        if modifying[modifier] and given(s, modifier, card):
            made.marks.append(mark)


def aimed(link: Link, targets: tuple[int, ...], host: int) -> Link:
    link.cards = [card for card in targets if card >= 0]
    if host >= 0:
        link.cards.append(host)
    return link


def table(game: Game) -> MitosTable:
    return MitosTable(game, AREAS, STAGES, SYMBOLS, KEYWORDS, "#4a2f22", CLAUSES, GUIDE, COUNTED, ABOUT, ("turn",))
