"""The symbols of Res Arcana, as its players know them: essences, turning, the triangle between a cost and its result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tapete.core.language import Words
from tapete.core.symbols import Sign, by_id
from tapete.games.res_arcana.things import ESSENCE_NAMES, ESSENCES, some

ESSENCE_GLYPHS: Final[tuple[str, ...]] = ("✹", "☘", "≈", "☠", "◉")
ESSENCE_ICONS: Final[tuple[str, ...]] = ("flame", "three-leaves", "water-drop", "death-skull", "two-coins")
ESSENCE_COLOURS: Final[tuple[str, ...]] = ("#d8482f", "#4d9e44", "#3f87c6", "#8073a0", "#d8ab2c")
ANY_COLOUR: Final = "#9a948a"
ACT: Final = "#b5652d"
POINT: Final = "#e3c04a"

ESSENCE_SIGNS: Final = tuple(
    [
        Sign(id, ESSENCE_NAMES[id], ESSENCE_GLYPHS[kind], ESSENCE_ICONS[kind], ESSENCE_COLOURS[kind], worded=True)
        for kind, id in enumerate(ESSENCES)
    ]
)
ANY: Final = Sign("any", Words("Cualquier esencia", "Any essence"), "◇", "cut-diamond", ANY_COLOUR)
GIVES: Final = Sign("gives", Words("el coste da", "the cost gives"), "▶", "play-button", ACT)
TURN: Final = Sign("turn", Words("agota", "turn"), "↷", "clockwise-rotation", ACT)
STRAIGHTEN: Final = Sign("straighten", Words("prepara", "straighten"), "↶", "anticlockwise-rotation", ACT)
PUT: Final = Sign("put", Words("pon sobre el componente", "put onto the component"), "↴", "bottom-right-3d-arrow", ACT)
TAKE: Final = Sign("take", Words("quita del componente", "take off the component"), "⤴", "box-unpacking", ACT)
DESTROY: Final = Sign("destroy", Words("destruye", "destroy"), "✖", "broken-bone", "#b2554d")
PLACE: Final = Sign("place", Words("pon en juego", "place"), "⬇", "card-play", ACT)
LOOK: Final = Sign("look", Words("mira y ordena cartas de un mazo", "look at and order cards of a deck"), "👁", "eyeball", "#5fa7c7")
LOSS: Final = Sign("loss", Words("cada rival pierde Vida", "each rival loses Life"), "♥", "broken-heart", "#b2554d")
IGNORE: Final = Sign("ignore", Words("ignora el efecto", "ignore the effect"), "⛨", "checked-shield", "#6f8fb0")
REACTION: Final = Sign("reaction", Words("reacción a", "reaction to"), "⚡", "lightning-trio", "#3f87c6")
POINTS: Final = Sign("points", Words("Puntos", "Points"), "★", "laurel-crown", POINT)
COLLECT: Final = Sign("collect", Words("Recolectar", "Collect"), "✋", "hand", "#4d9e44", worded=True)
CLAIM: Final = Sign("claim", Words("Al reclamar", "On claiming"), "⚑", "flag-objective", POINT, worded=True)
CARD: Final = Sign("card", Words("carta", "card"), "▯", "card-pick", "#8fa3c0", worded=True)
CARDS: Final = Sign("cards", Words("cartas", "cards"), "▯", "card-pick", "#8fa3c0", worded=True)
COST: Final = Sign("cost", Words("coste", "cost"), "¤", "price-tag", ANY_COLOUR, worded=True)
RIVALS: Final = Sign("rivals", Words("rivales", "rivals"), "☹", "three-friends", "#b2554d", worded=True)
OF_A_RIVAL: Final = Sign("of_a_rival", Words("de un rival", "of a rival"), "☹", "person", "#b2554d", worded=True)
EACH_TYPE: Final = Sign("each_type", Words("cada tipo que tenga", "each type on it"), "◈", "cut-diamond", ANY_COLOUR, worded=True)
NOT_GOLD: Final = Sign("not_gold", Words("no Oro", "not Gold"), "≠◉", "cancel", "#8f8f9a", worded=True)
LEAVING_GOLD: Final = Sign(
    "leaving_gold",
    Words("si dejas Oro sobre este componente", "if you leave Gold on this component"),
    "◉↴",
    "locked-chest",
    ESSENCE_COLOURS[4],
    worded=True,
)
LEAVING_ALL: Final = Sign(
    "leaving_all",
    Words("si no retiras nada de lo que hay sobre este componente", "if you take nothing of what lies on this component"),
    "◇↴",
    "locked-chest",
    ANY_COLOUR,
    worded=True,
)
OWN: Final = {
    "creature": Sign("creature", Words("criatura", "Creature"), "❦", "paw-print", "#4d9e44", worded=True),
    "dragon": Sign("dragon", Words("dragón", "Dragon"), "♆", "dragon-head", "#b2554d", worded=True),
    "component": Sign("component", Words("componente", "component"), "▢", "card-random", ANY_COLOUR, worded=True),
    "artifact": Sign("artifact", Words("artefacto", "artifact"), "▣", "gem-chain", "#8a5aa8", worded=True),
    "another_artifact": Sign(
        "another_artifact", Words("otro artefacto", "another artifact"), "▣+", "gem-necklace", "#8a5aa8", worded=True
    ),
    "dragon_or_creature": Sign(
        "dragon_or_creature", Words("dragón o criatura", "Dragon or Creature"), "♆/❦", "sea-dragon", "#b2554d", worded=True
    ),
    "self": Sign("self", Words("este componente", "this component"), "⌂", "card-pickup", ANY_COLOUR, worded=True),
}
SIGNS: Final = by_id(
    (
        *ESSENCE_SIGNS, ANY, GIVES, TURN, STRAIGHTEN, PUT, TAKE, DESTROY, PLACE, LOOK, LOSS, IGNORE, REACTION, POINTS, COLLECT,
        CLAIM, CARD, CARDS, COST, RIVALS, OF_A_RIVAL, EACH_TYPE, NOT_GOLD, LEAVING_GOLD, LEAVING_ALL, *OWN.values(),
    )
)  # fmt: skip
ARROW: Final = f" {GIVES.mark} "


def essence(kind: int) -> str:
    return ESSENCE_SIGNS[kind].mark


def essences(of: Sequence[int]) -> str:
    return " + ".join([f"{n} {essence(kind)}" for kind, n in some(of)])
