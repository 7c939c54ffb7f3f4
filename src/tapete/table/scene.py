"""How the table looks to a seat: a game's layout (``core.layout``) as messages, for the cards this seat sees and no others."""

from __future__ import annotations

from functools import lru_cache

from tapete.core import series
from tapete.core.abilities import CardDef
from tapete.core.game import Game
from tapete.core.language import EN, ES, Words
from tapete.core.layout import DRAWER, PILE, PILES, UNSEEN, Gauge, Gem, Link, Part, Plan, Pose
from tapete.core.state import State
from tapete.core.symbols import GRAMMAR
from tapete.table.bodies import (
    AreaShown,
    CardShown,
    CardsShown,
    KeywordShown,
    PartShown,
    SignShown,
    StageShown,
    SymbolShown,
    TableShown,
)
from tapete.table.look import Look
from tapete.table.texts import in_symbols, layout_of, printed
from tapete.table.wire import (
    ArrowShown,
    Both,
    GaugeShown,
    GemShown,
    LinkShown,
    PlanShown,
    PoseShown,
    Scene,
    SeriesShown,
    ShareShown,
    Span,
    SquareShown,
    both,
)

# ---------------------------------------------------------------------------------------------------------------- now


class Picture:
    """How a moment lies on the table, whoever looks: worked out once, shown to each with the cards they see."""

    def __init__(self, s: State) -> None:
        self.s = s
        layout = layout_of(s.game)
        self.layout = layout
        banner = layout.banner(s)
        plan = layout.plan(s)
        self.gauges = [[gauge_shown(each) for each in layout.gauges(s, player)] for player in range(s.players)]
        self.stage = layout.stage(s)
        self.banner = None if banner is None else both(banner)
        self.arrows = layout.arrows(s)
        self.chain = layout.chain(s)
        self.plan = None if plan is None else plan_shown(plan)
        self.series = series_shown(s)
        self.lying = [card for place in places_posed(s.game, s.players) for card in s.zones[place]]
        self.poses: dict[int, Pose | None] = {}  # as they were asked for; none lies as usual
        self.shown: dict[int, PoseShown] = {}  # of cards that lie on no other: all are shown the same
        self.cards: dict[int, dict[str, object]] = {}  # as views of this moment show them

    def pose(self, card: int) -> Pose | None:
        if card not in self.poses:
            pose = self.layout.pose(self.s, card)
            self.poses[card] = None if as_usual(pose) else pose
        return self.poses[card]

    def pose_shown(self, look: Look, card: int, pose: Pose) -> PoseShown:
        if pose.on >= 0:
            return pose_shown(look, pose)
        shown = self.shown.get(card)
        if shown is None:
            shown = pose_shown(look, pose)
            self.shown[card] = shown
        return shown

    def look(self, seat: int, hands: bool = False) -> Look:
        """Somebody who looks at this moment."""
        return Look(self.s, seat, hands, self.cards)

    def scene(self, look: Look) -> Scene:
        names = self.s.names
        poses: dict[str, PoseShown] = {}
        for card in self.lying:
            if look.sees(card):
                pose = self.pose(card)
                if pose is not None:
                    poses[names[card]] = self.pose_shown(look, card, pose)
        return Scene(
            gauges=self.gauges,
            stage=self.stage,
            banner=self.banner,
            poses=poses,
            arrows=[
                ArrowShown(names[arrow.start], names[arrow.end], arrow.symbol)
                for arrow in self.arrows
                if look.sees(arrow.start) and look.sees(arrow.end)
            ],
            chain=[link_shown(look, link) for link in self.chain],
            plan=self.plan,
            series=self.series,
        )


def series_shown(s: State) -> SeriesShown | None:
    """The series that this game is one of."""
    most = series.length(s.setup)
    if most == 1:
        return None
    ahead = s.game.endings.next_game(s) if series.between(s) else None
    return SeriesShown(most, series.number(s), series.results_so_far(s.setup), None if ahead is None else both(ahead))


def scene(look: Look) -> Scene:
    """The table as it lies, for one who looks."""
    return Picture(look.s).scene(look)


@lru_cache(maxsize=64)
def places_posed(game: Game, players: int) -> list[int]:
    """The zones whose cards are asked how they lie: not piles and drawers, where all lie as usual."""
    areas = {area.zone: area for area in layout_of(game).areas}
    found: list[int] = []
    for kind, zone in enumerate(game.zones):
        area = areas.get(zone.id)
        if area is None or (area.form != PILE and area.place not in (PILES, DRAWER, UNSEEN)):
            found += [kind * players + player for player in range(players)]
    return found


def as_usual(pose: Pose) -> bool:
    """Whether a card lies upright with its printed numbers and nothing on it."""
    changed = pose.turned or pose.gems or pose.bare or pose.tokens or pose.marks or pose.on >= 0 or pose.forward
    return not (changed or pose.at or pose.facing or pose.face_down or pose.note is not None)


def pose_shown(look: Look, pose: Pose) -> PoseShown:
    return PoseShown(
        turned=pose.turned,
        gems=gems_shown(pose.gems),
        bare=pose.bare,
        tokens=gems_shown(pose.tokens),
        marks=pose.marks,
        on=look.name(pose.on),
        forward=pose.forward,
        at=pose.at,
        facing=pose.facing,
        face_down=pose.face_down,
        note=None if pose.note is None else both(pose.note),
    )


def gems_shown(gems: list[Gem]) -> list[GemShown]:
    return [GemShown(gem.symbol, gem.value, gem.printed) for gem in gems]


def link_shown(look: Look, link: Link) -> LinkShown:
    """A card that this seat does not see stays without its name, and so does what it is aimed at or paid with."""
    names = look.s.names
    return LinkShown(
        player=link.player,
        card=look.name(link.card),
        name=both(link.name) if link.card < 0 or look.sees(link.card) else None,
        part=link.part,
        cards=[names[card] for card in link.cards if look.sees(card)],
        players=link.players,
        link=link.link,
        reserved=[names[card] for card in link.reserved if look.sees(card)],
    )


def gauge_shown(gauge: Gauge) -> GaugeShown:
    parts = [ShareShown(both(part.name), part.value) for part in gauge.parts]
    return GaugeShown(gauge.symbol, gauge.value, gauge.most, gauge.big, parts)


def plan_shown(plan: Plan) -> PlanShown:
    squares = [SquareShown(each.name, each.x, each.y, each.kind, each.sides, each.tile, each.reach) for each in plan.squares]
    return PlanShown(plan.width, plan.height, squares)


# ---------------------------------------------------------------------------------------------------------------- printed


def table_shown(game: Game) -> TableShown:
    """The answer of GET /api/tables/{game}."""
    layout = layout_of(game)
    zones = {zone.id: zone for zone in game.zones}
    return TableShown(
        game=game.id,
        title=both(game.title),
        cloth=layout.cloth,
        areas=[
            AreaShown(
                area.zone,
                area.place,
                area.form,
                area.row,
                area.size,
                both(area.name or zones[area.zone].name),
                zones[area.zone].shared,
            )
            for area in layout.areas
        ],
        stages=[StageShown(stage.id, both(stage.name), stage.clause) for stage in layout.stages],
        symbols=[SymbolShown(symbol.id, both(symbol.name), symbol.icon, symbol.colour) for symbol in layout.symbols],
        legend=legend_shown(game),
        keywords=[KeywordShown(word.id, both(word.name), both(word.about), word.clause) for word in layout.keywords],
    )


def legend_shown(game: Game) -> list[SignShown]:
    """The signs of the lines of symbols, those of their grammar first; nothing in a game without such lines."""
    if not game.signs:
        return []
    grammar = [SignShown(sign, None, both(name)) for sign, name in GRAMMAR]
    return grammar + [SignShown(sign.glyph, sign.id, both(sign.name)) for sign in game.signs.values()]


def card_shown(game: Game, card: CardDef) -> CardShown:
    """A card of GET /api/cards/{game}."""
    face = layout_of(game).face(card)
    dress = layout_of(game).dress(card)
    return CardShown(
        id=card.id,
        name=both(card.name),
        facts=Both(game.speech.facts_text(card, ES), game.speech.facts_text(card, EN)),
        text=printed(game, Words(card.printed(ES), card.printed(EN))),
        colour=face.colour,
        second=face.second,
        picture=face.picture,
        kind=both(face.kind),
        gems=gems_shown(list(face.gems)),
        keywords=list(face.keywords),
        glossary=list(face.glossary),
        parts=[part_shown(game, part) for part in face.parts],
        frame=dress.frame,
        ground=dress.ground,
        rank=dress.rank,
        portrait=dress.portrait,
        symbols=symbols_shown(game, card),
    )


def cards_shown(game: Game) -> CardsShown:
    return CardsShown(game.id, [card_shown(game, card) for card in game.catalogue.values()])


def symbols_shown(game: Game, card: CardDef) -> list[list[str | Span]]:
    """What a card does in symbols; nothing where part of it cannot be said so."""
    said = game.speech.symbols(card)
    return [in_symbols(line) for line in said] if all(said) else []


def part_shown(game: Game, part: Part) -> PartShown:
    return PartShown(both(part.name), both(part.kind), printed(game, part.text), part.colour, gems_shown(list(part.gems)))
