"""The Dungeon Alliance table as lines of text, from one player's side of it: the map first."""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.drawing import drawn
from tapete.games.dungeon_alliance.rules.rounds import points
from tapete.games.dungeon_alliance.things import heroes, shared
from tapete.games.dungeon_alliance.words import facts_text

HEADING: Final = Words("Ronda {r}, ciclo {c} · reservas {a} y {b}", "Round {r}, cycle {c} · reserves {a} and {b}")
PLAYER: Final = Words(
    "Jugador {n}: {xp} XP para gastar, {p} puntos, {h} cartas", "Player {n}: {xp} XP to spend, {p} points, {h} cards"
)
HERO: Final = Words("  {name} {at}: salud {left} de {all}{more}", "  {name} {at}: health {left} of {all}{more}")
TIRED: Final = Words(", agotado", ", exhausted")
DOWN: Final = Words(", derrotado", ", defeated")
AREA: Final = Words("Área de mejoras", "Upgrade area")
TILES: Final = Words("Losas a la vista: ", "Tiles in view: ")
YOUR_HAND: Final = Words("Tu mano", "Your hand")
LEFT: Final = Words(" (quedan {n} en el mazo)", " ({n} left in the deck)")


def board(s: State, player: int, lang: str, width: int) -> list[str]:
    """The map, the monsters on it, the alliances, what is on sale and this player's hand."""
    lines = [heading(s, lang).ljust(width, "═"), *drawn(s)]
    for card in t.monsters(s):
        damage = s.numbers[t.DAMAGE][card]
        more = TIRED.text(lang) if s.numbers[t.EXHAUSTED][card] else ""
        lines.append(person(s, card, t.monster(s, card).health - damage, t.monster(s, card).health, more, lang))
    for each in t.clockwise(s, player if player >= 0 else 0):
        lines += alliance(s, each, lang)
    deck = LEFT.fill(lang, n=str(len(shared(s, t.DUNGEON))))
    lines.append(TILES.text(lang) + ", ".join([s.cards[card].name.text(lang) for card in shared(s, t.TILE_AREA)]) + deck)
    lines += listed(s, AREA.text(lang), shared(s, t.AREA), lang, width)
    if player >= 0:
        lines += listed(s, YOUR_HAND.text(lang), s.zone(t.HAND, player), lang, width)
    return lines


def heading(s: State, lang: str) -> str:
    w = s.world
    text = HEADING.fill(lang, r=str(w[t.ROUND]), c=str(w[t.CYCLE]), a=str(w[t.RESERVE_1]), b=str(w[t.RESERVE_2]))
    return f"══ {text} "


def alliance(s: State, player: int, lang: str) -> list[str]:
    line = PLAYER.fill(
        lang,
        n=str(player + 1),
        xp=str(s.tallies[t.XP][player]),
        p=str(points(s, player)),
        h=str(len(s.zone(t.HAND, player))),
    )
    lines = [line]
    for who in heroes(s, player):
        more = TIRED.text(lang) if s.numbers[t.EXHAUSTED][who] else ""
        more += DOWN.text(lang) if s.numbers[t.DEFEATED][who] else ""
        cards = [s.cards[card].name.text(lang) for card in values.column(s, who)]
        more += f" [{', '.join(cards)}]" if cards else ""
        lines.append(person(s, who, values.health_left(s, who), t.hero(s, who).health, more, lang))
    return lines


def person(s: State, card: int, left: int, health: int, more: str, lang: str) -> str:
    at = t.cell(s, card)
    square = t.floor(s).name(at) if at >= 0 else "–"
    return HERO.fill(lang, name=s.cards[card].name.text(lang), at=square, left=str(left), all=str(health), more=more)


def listed(s: State, title: str, cards: list[int], lang: str, width: int) -> list[str]:
    if not cards:
        return []
    lines = [title]
    for card in cards:
        thing = t.card_of(s, card)
        text = f"  {thing.name.text(lang)}: {facts_text(thing, lang)} {thing.text(lang)}".rstrip()
        lines.append(text if len(text) <= width else text[: width - 1] + "…")
    return lines
