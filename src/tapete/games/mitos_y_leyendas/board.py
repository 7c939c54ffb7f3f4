"""The Mitos y Leyendas table as lines of text, from one player's side of it: what that player sees and nothing else."""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words
from tapete.core.state import State
from tapete.core.visibility import visible
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.things import face, other, weapons_on
from tapete.games.mitos_y_leyendas.values import silenced, strength
from tapete.games.mitos_y_leyendas.words import facts_text

TURN: Final = Words("Turno {n} · {phase}", "Turn {n} · {phase}")
PLAYER: Final = Words("Jugador {n}", "Player {n}")
YOU: Final = Words("Jugador {n} (tú)", "Player {n} (you)")
PILES: Final = Words(
    "Castillo {castle} · mano {hand} · Cementerio {graveyard} · Destierro {exile}",
    "Castle {castle} · hand {hand} · Graveyard {graveyard} · Exile {exile}",
)
OROS: Final = Words("Oros {free} libres, {paid} pagados", "Oros {free} free, {paid} paid")
VIRTUAL: Final = Words(", {n} virtuales", ", {n} virtual")
ROWS: Final = (
    (t.ATTACK, Words("Ataque", "Attack")),
    (t.DEFENCE, Words("Defensa", "Defence")),
    (t.SUPPORT, Words("Apoyo", "Support")),
)
HAND: Final = Words("Tu mano", "Your hand")
IN_FORCE: Final = Words("En vigor: {text}", "In force: {text}")
SILENT: Final = Words("sin habilidad", "no ability")
WAITS: Final = Words("aún no ataca", "cannot attack yet")


def board(s: State, player: int, lang: str, width: int) -> list[str]:
    """The whole table: the opponent above, this player and their hand below."""
    viewer = max(player, 0)
    phase = t.PHASE_NAMES[s.world[t.PHASE]].text(lang)
    lines = [f"══ {TURN.fill(lang, n=str(s.turn), phase=phase)} ".ljust(width, "═")]
    lines += side(s, other(viewer), player, lang)
    lines.append("─" * width)
    lines += side(s, viewer, player, lang)
    for effect in s.lasting:
        lines.append("  " + IN_FORCE.fill(lang, text=effect.ability.text(lang)))
    seen = [card for card in s.zone(t.HAND, viewer) if visible(s, player, card)]
    if seen:
        lines.append(f"── {HAND.text(lang)} ".ljust(width, "─"))
        lines += [f"  {s.cards[card].name.text(lang)} ({facts_text(t.printed(s, card), lang)})" for card in seen]
    return [line[:width] for line in lines]


def side(s: State, player: int, viewer: int, lang: str) -> list[str]:
    """One player's piles and lines."""
    mark = "▶ " if s.world[t.ACTIVE] == player else "  "
    name = (YOU if player == viewer else PLAYER).fill(lang, n=str(player + 1))
    sizes = {zone.id: str(len(s.zone(kind, player))) for kind, zone in enumerate(t.ZONES)}
    piles = PILES.fill(lang, castle=sizes["castle"], hand=sizes["hand"], graveyard=sizes["graveyard"], exile=sizes["exile"])
    oros = OROS.fill(lang, free=sizes["reserve"], paid=sizes["paid"])
    virtual = t.virtual_oros(s, player)
    if virtual:
        oros += VIRTUAL.fill(lang, n=str(virtual))
    lines = [f"{mark}{name}: {piles}", f"    {oros}"]
    for zone, title in ROWS:
        cards = s.zone(zone, player)
        if cards:
            lines.append(f"    {title.text(lang)}: " + " · ".join([told(s, card, lang) for card in cards]))
    return lines


def told(s: State, card: int, lang: str) -> str:
    """A card in play in few words: its name, Strength, Weapons, and what is unusual about it."""
    shown = face(s, card)
    text = shown.name.text(lang)
    if shown.type != t.ALLY:
        return text
    text += f" {strength(s, card)}"
    weapons = [s.cards[weapon].name.text(lang) for weapon in weapons_on(s, card)]
    if weapons:
        text += f" +{', '.join(weapons)}"
    notes: list[str] = []
    if silenced(s, card):
        notes.append(SILENT.text(lang))
    if not s.numbers[t.SETTLED][card] and s.place[card] // 2 == t.DEFENCE:
        notes.append(WAITS.text(lang))
    return f"{text} ({', '.join(notes)})" if notes else text
