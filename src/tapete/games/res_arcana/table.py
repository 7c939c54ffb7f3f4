"""How Res Arcana lies on the table: places, monuments and items in the centre, each player's components with essences on them."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.abilities import Ability, CardDef
from tapete.core.decision import Decision, Option
from tapete.core.game import Game
from tapete.core.language import EN, ES, Words, capital
from tapete.core.layout import (
    DRAWER,
    HAND,
    PILE,
    PILES,
    ROW,
    TABLE,
    TOKEN,
    UNSEEN,
    Area,
    Asked,
    Dress,
    Face,
    Gauge,
    Gem,
    Layout,
    Part,
    Pose,
    Reading,
    Share,
    Stage,
    Symbol,
)
from tapete.core.state import State
from tapete.core.symbols import spelled
from tapete.games.faces import mentioned, pictures
from tapete.games.res_arcana import things as t
from tapete.games.res_arcana.abilities import Collect, Discount, OnClaim, Power, Reaction, Usable
from tapete.games.res_arcana.dress import dress_of
from tapete.games.res_arcana.lessons import ABOUT, CLAUSES, COUNTED, GUIDE, KEYWORDS, NOTHING_LEFT
from tapete.games.res_arcana.rules.collect import Collecting
from tapete.games.res_arcana.rules.match import NextGame
from tapete.games.res_arcana.rules.setup import FIRST_GAME, Setup
from tapete.games.res_arcana.rules.victory import ENOUGH, VictoryCheck, points, worth
from tapete.games.res_arcana.signs import ANY_COLOUR, ESSENCE_COLOURS, SIGNS
from tapete.games.res_arcana.things import ESSENCE_NAMES, ESSENCES, Component, facts
from tapete.games.res_arcana.words import CREATURE, DRAGON, TYPES

AREAS: Final[tuple[Area, ...]] = (
    Area("places", TABLE, ROW, 0),
    Area("monuments", TABLE, ROW, 1),
    Area("monument_deck", TABLE, PILE, 1),
    Area("items", TABLE, ROW, 1, TOKEN),
    Area("centre", DRAWER, ROW),
    Area("box", UNSEEN, PILE),
    Area("area", TABLE, ROW, 0),
    Area("hand", HAND, ROW),
    Area("mages", HAND, ROW),
    Area("pack", HAND, ROW),
    Area("picked", DRAWER, ROW),
    Area("deck", PILES, PILE),
    Area("discard", PILES, PILE),
)
STAGES: Final[tuple[Stage, ...]] = (
    Stage("setup", Words("Preparación", "Setup"), "RA-setup-13"),
    Stage("collect", Words("Recolectar", "Collect"), "RA-collect-01"),
    Stage("actions", Words("Acciones", "Actions"), "RA-action-01"),
    Stage("check", Words("Comprobar la victoria", "Victory check"), "RA-victory-01"),
)
TYPE_COLOURS: Final[tuple[str, ...]] = (ANY_COLOUR, "#8a5aa8", "#3a8d8c", "#b09150", "#7a8a5a")
FIRST_PLAYER: Final = Words("Ficha de jugador inicial", "First Player token")
SYMBOLS: Final[tuple[Symbol, ...]] = (
    Symbol("points", Words("Puntos", "Points"), "laurel-crown", "#e3c04a"),
    Symbol("elan", ESSENCE_NAMES["elan"], "flame", ESSENCE_COLOURS[t.ELAN]),
    Symbol("life", ESSENCE_NAMES["life"], "three-leaves", ESSENCE_COLOURS[t.LIFE]),
    Symbol("calm", ESSENCE_NAMES["calm"], "water-drop", ESSENCE_COLOURS[t.CALM]),
    Symbol("death", ESSENCE_NAMES["death"], "death-skull", ESSENCE_COLOURS[t.DEATH]),
    Symbol("gold", ESSENCE_NAMES["gold"], "two-coins", ESSENCE_COLOURS[t.GOLD]),
    Symbol("any", Words("Cualquier esencia", "Any essence"), "cut-diamond", ANY_COLOUR),
    Symbol("first", FIRST_PLAYER, "flag-objective", "#d98a3a"),
    Symbol("passed", Words("Ha pasado", "Has passed"), "night-sleep", "#7f8fb5"),
    Symbol("wins", Words("Partidas ganadas", "Games won"), "trophy", "#e3c04a"),
    Symbol("resting", Words("Hasta la próxima ronda", "Until the next round"), "hourglass", "#8f8f9a"),
)
PART_KINDS: Final[tuple[Words, ...]] = (
    Words("Recolectar", "Collect"),
    Words("Efecto", "Effect"),
    Words("Reacción", "Reaction"),
    Words("Descuento", "Discount"),
    Words("Al reclamar", "On claiming"),
)
PART_COLOURS: Final[tuple[str, ...]] = ("#4d9e44", "#b5652d", "#3f87c6", "#9a7fb0", "#d8ab2c")
# how a component's English text speaks of some keywords
SPOKEN: Final[tuple[tuple[str, str], ...]] = (
    ("turn", "turn"),
    ("straighten", "straighten"),
    ("life_loss", "loses lose"),
    ("destroy", "destroy"),
)
EFFECTS: Final = Words("Efectos de esta comprobación", "Effects of this check")
ROUND: Final = Words("Ronda {n}", "Round {n}")
GAME: Final = Words("Partida {g} · ronda {n}", "Game {g} · round {n}")


class ResArcanaTable(Layout):
    def face(self, card: CardDef) -> Face:
        """The frame has the colours of the essences that weigh most in the cost, or that of the kind of component."""
        what = cast(Component, card)
        first, second = colours(what)
        return Face(
            first,
            pictures("res_arcana").get(card.id, "star-formation"),
            type_line(what),
            printed_gems(what),
            second=second,
            parts=parts(what),
            glossary=glossary(what),
        )

    def dress(self, card: CardDef) -> Dress:
        return dress_of(card)

    # -- at this moment

    def pose(self, s: State, card: int) -> Pose:
        made = Pose()
        numbers = s.numbers
        for kind in t.KINDS:
            if numbers[kind][card]:
                made.tokens.append(Gem(ESSENCES[kind], numbers[kind][card]))
        if numbers[t.TURNED][card]:
            made.turned = 90
        if numbers[t.RESTING][card]:
            made.marks.append("resting")
        if t.in_play(s, card):
            made.bare = True  # its cost has been paid: only what lies on it looks like essences
            what = facts(s, card)
            now = worth(s, card, t.mine(s, s.holder(card)))
            if now or what.points:
                made.gems.append(Gem("points", now, what.points))
        return made

    def gauges(self, s: State, player: int) -> list[Gauge]:
        tallies = s.tallies
        found = [Gauge("points", points(s, player), ENOUGH, big=True, parts=shares(s, player))]
        for kind in t.KINDS:
            found.append(Gauge(ESSENCES[kind], tallies[kind][player]))
        if s.world[t.FIRST] == player:
            found.append(Gauge("first", 1))
        if tallies[t.PASSED][player]:
            found.append(Gauge("passed", 1))
        if s.world[t.MATCH]:
            found.append(Gauge("wins", tallies[t.WINS][player], 2))
        return found

    def stage(self, s: State) -> str:
        for frame in s.stack:
            if isinstance(frame, (Setup, NextGame)):
                return "setup"
            if isinstance(frame, Collecting):
                return "collect"
            if isinstance(frame, VictoryCheck):
                return "check"
        return "actions"

    def banner(self, s: State) -> Words | None:
        number = s.world[t.ROUND]
        if not number:
            return None
        words = GAME if s.world[t.MATCH] else ROUND
        game = str(s.world[t.GAME_NUMBER])
        return Words(words.fill(ES, n=str(number), g=game), words.fill(EN, n=str(number), g=game))

    def reading(self, s: State, option: Option) -> Reading | None:
        """Which effect or reaction of a component an option uses."""
        kind = Power if option.verb == "use" else Reaction if option.verb == "react" else None
        if kind is None:
            return None
        number = int(option.word)
        for at, ability in enumerate(s.cards[option.thing].abilities, 1):
            if isinstance(ability, kind):
                number -= 1
                if not number:
                    return Reading([], part=at)
        return None

    def together(self, s: State, decision: Decision) -> list[Asked]:
        """Collecting as one sheet (RA-collect-01): every component that gives a choice or has essences on it.

        What was left on components is rewarded, and a demand is met, with what has been collected by then: those come after.
        """
        found: list[Asked] = []
        ahead = s.clone()
        while ahead.decision is not None and ahead.decision.player == decision.player and gathers(ahead):
            asked = ahead.decision
            found.append(Asked(ahead.clone(), asked, asked.options[0] if asked.kind == "collect" else None))
            ahead.choose(asked.options[0])
        return found

    def lesson(self, s: State, decision: Decision) -> Words | None:
        if decision.kind == "main" and len(decision.options) == 1:
            return NOTHING_LEFT
        return super().lesson(s, decision)

    def first_game(self) -> dict[str, object]:
        """The rulebook's own first game (RA-setup-14), for two; the newcomer begins."""
        return {"setup": {"players": 2, "mode": FIRST_GAME, "first": 1}, "seed": 12, "seats": 2}


def gathers(s: State) -> bool:
    """Whether a player is collecting, and no answer bears on a later question yet; those who collect later wait below."""
    collecting = [frame for frame in s.stack if isinstance(frame, Collecting)]
    return bool(collecting) and not collecting[-1].settled


def colours(what: Component) -> tuple[str, str]:
    if what.scores >= 0:
        return ESSENCE_COLOURS[what.scores], TYPE_COLOURS[what.type]
    if what.type != t.ARTIFACT:
        return TYPE_COLOURS[what.type], ""
    ranked = sorted([(-amount, kind) for kind, amount in enumerate(what.cost) if amount])
    found = [ESSENCE_COLOURS[kind] for _, kind in ranked[:2]]
    return (found[0] if found else ANY_COLOUR), (found[1] if len(found) > 1 else "")


def type_line(what: Component) -> Words:
    name = TYPES[what.type]
    es, en = [capital(name.es)], [capital(name.en)]
    for words, is_so in ((DRAGON, what.dragon), (CREATURE, what.creature)):
        if is_so:
            es.append(words.es)
            en.append(words.en)
    return Words(" · ".join(es), " · ".join(en))


def printed_gems(what: Component) -> tuple[Gem, ...]:
    """Points, then the cost by essence."""
    gems: list[Gem] = []
    if what.points:
        gems.append(Gem("points", what.points))
    for kind, amount in enumerate(what.cost):
        if amount:
            gems.append(Gem(ESSENCES[kind], amount))
    if what.generic:
        gems.append(Gem("any", what.generic))
    return tuple(gems)


def glossary(what: Component) -> tuple[str, ...]:
    found: list[str] = []
    for word, is_so in (("dragon", what.dragon), ("creature", what.creature), ("scores", what.scores >= 0)):
        if is_so:
            found.append(word)
    for ability in what.abilities:
        for word, kind in (("collect", Collect), ("reaction", Reaction), ("discount", Discount)):
            if isinstance(ability, kind) and word not in found:
                found.append(word)
    if what.type in (t.MONUMENT, t.PLACE):
        found.append("claim")
    if what.type == t.ITEM:
        found.append("swap")
    return tuple(found) + mentioned(what, SPOKEN)


def parts(what: Component) -> tuple[Part, ...]:
    """Each ability: in the compact symbols of the cards as its name, and as a sentence."""
    found: list[Part] = []
    for ability in what.abilities:
        sort = sort_of(ability)
        if isinstance(ability, Collect):  # its kind says the heading already
            name = in_words(ability.bare_symbols())
            text = Words(capital(ability.bare_text(ES)), capital(ability.bare_text(EN)))
        elif isinstance(ability, (Usable, Discount, OnClaim)):
            name = in_words(ability.symbols())
            text = Words(ability.text(ES), ability.text(EN))
        else:
            continue
        found.append(Part(name, PART_KINDS[sort], text, PART_COLOURS[sort]))
    return tuple(found)


def in_words(symbols: str) -> Words:
    return Words(capital(spelled(symbols, SIGNS, ES)), capital(spelled(symbols, SIGNS, EN)))


def sort_of(ability: Ability) -> int:
    """Which of PART_KINDS an ability is."""
    if isinstance(ability, Collect):
        return 0
    if isinstance(ability, Reaction):
        return 2
    if isinstance(ability, Discount):
        return 3
    return 4 if isinstance(ability, OnClaim) else 1


def shares(s: State, player: int) -> tuple[Share, ...]:
    """Where a player's points come from: components, the token, effects of the victory check (RA-victory-01)."""
    cards = t.mine(s, player)
    found = [Share(s.cards[card].name, worth(s, card, cards)) for card in cards]
    found.append(Share(FIRST_PLAYER, 1 if s.world[t.FIRST] == player else 0))
    found.append(Share(EFFECTS, s.tallies[t.BONUS][player]))
    return tuple([share for share in found if share.value])


def table(game: Game) -> ResArcanaTable:
    return ResArcanaTable(game, AREAS, STAGES, SYMBOLS, KEYWORDS, "#2b3350", CLAUSES, GUIDE, COUNTED, ABOUT)
