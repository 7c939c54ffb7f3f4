"""The Atrum Arena table as lines of text, from one player's side of it: what that player sees and nothing else."""

from __future__ import annotations

from typing import Final

from tapete.core.costs import is_marked
from tapete.core.language import EN, PLAYER, Words
from tapete.core.state import State
from tapete.core.visibility import SPECTATOR, visible
from tapete.core.windows import Window
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.kinds import ESBIRRO_NAMES
from tapete.games.atrum_arena.links import own_power
from tapete.games.atrum_arena.values import types
from tapete.games.atrum_arena.words import PHASES, titled

TURN: Final = Words("Turno {n}", "Turn {n}")
PARTS: Final[tuple[Words, ...]] = (Words("inicio", "start"), Words("desarrollo", "development"), Words("final", "end"))
YOU: Final = Words("Jugador {n} (tú)", "Player {n} (you)")
RESISTANCE: Final = Words("resistencia {n}", "resistance {n}")
HELD: Final = Words("mano {n}", "hand {n}")
GROUP: Final = Words("grupo {n}", "group {n}")
ALTAR: Final = Words("Altar: ", "Altar: ")
EMPTY_ALTAR: Final = Words("vacío", "empty")
EMPTY_HAND: Final = Words("vacía", "empty")
EXHAUSTED: Final = Words("Agotado", "Exhausted")
YOUR_HAND: Final = Words("Tu mano: ", "Your hand: ")
FOSA: Final = Words("Fosa {n}", "Pit {n}")
FOSA_HIDDEN: Final = Words("Fosa", "Pit")
VERTEDERO: Final = Words("Vertedero {n}", "Dump {n}")
CHAIN: Final = Words("Cadena: ", "Chain: ")
OUT: Final = Words("fuera de la partida", "out of the game")


def board(s: State, player: int, lang: str, width: int) -> list[str]:
    """The whole table: the others above, this player and their hand below."""
    phase = PHASES[max(0, s.world[t.PHASE] - 1)].text(lang)
    part = PARTS[s.world[t.PART]].text(lang)
    lines = [f"══ {TURN.fill(lang, n=str(s.turn))} · {phase}, {part} ".ljust(width, "═")]
    lines.append(piles(s, lang))
    for seat in range(1, s.players + 1):
        lines += person(s, (player + seat) % s.players, player, lang, width)
    lines += chain(s, lang, width)
    held = [s.cards[card].name.text(lang) for card in t.hand(s, player)] if player >= 0 else []
    if player >= 0:
        lines += wrapped(YOUR_HAND.text(lang) + (", ".join(sorted(held)) or EMPTY_HAND.text(lang)), width)
    return lines


def piles(s: State, lang: str) -> str:
    """Fosa and vertedero; the fosa is not always counted."""
    counted = s.game.sight.counts(s, SPECTATOR, t.FOSA, 0)
    fosa = FOSA.fill(lang, n=str(len(t.fosa(s)))) if counted else FOSA_HIDDEN.text(lang)
    counts = [(t.printed_type(s, card)) for card in t.vertedero(s)]
    told = [f"{ESBIRRO_NAMES[type].text(lang)} {counts.count(type)}" for type in t.TYPES if type in counts]
    pile = VERTEDERO.fill(lang, n=str(len(counts)))
    return f"{fosa} · {pile}" + (f" ({', '.join(told)})" if told else "")


def person(s: State, player: int, viewer: int, lang: str, width: int) -> list[str]:
    """A player: resistance, reptantes, altar."""
    name = (YOU if player == viewer else PLAYER).fill(lang, n=str(player + 1))
    marks = [
        ("▶ " if s.world[t.ACTIVE] == player else "") + name,
        RESISTANCE.fill(lang, n=str(s.tallies[t.RESISTANCE][player])),
        HELD.fill(lang, n=str(len(t.hand(s, player)))),
    ]
    if s.players > 2 and len(set(s.tallies[t.SIDE])) < s.players:
        marks.append(GROUP.fill(lang, n="AB"[s.tallies[t.SIDE][player] % 2]))
    if s.tallies[t.OUT][player]:
        marks.append(OUT.text(lang))
    lines = [f"── {' │ '.join(marks)} ".ljust(width, "─")]
    for card in t.team(s, player):
        state = f" [{EXHAUSTED.text(lang)}]" if s.numbers[t.EXHAUSTED][card] else ""
        lines.append(f"  {s.cards[card].name.text(lang)}{state}"[:width])
        powers = [f"{at}. {titled(power, lang)}" for at, power in enumerate(t.reptante(s, card).powers, 1)]
        lines += wrapped("; ".join(powers), width, "     ")
    told = [minion(s, card, lang) for card in t.altar(s, player) if visible(s, viewer, card)]
    lines += wrapped(ALTAR.text(lang) + (", ".join(told) or EMPTY_ALTAR.text(lang)), width, "  ")
    return lines


def minion(s: State, card: int, lang: str) -> str:
    """An esbirro of an altar: a sombra with the types it has there, Exhausted or not, reserved or not."""
    name = s.cards[card].name.text(lang)
    kinds = types(s, card)
    if kinds != t.printed_type(s, card):
        name += "=" + "/".join([ESBIRRO_NAMES[type].text(lang) for type in t.TYPES if kinds & type])
    marks = []
    if s.numbers[t.EXHAUSTED][card]:
        marks.append(EXHAUSTED.text(lang))
    if is_marked(s, card):
        marks.append("reserved" if lang == EN else "reservado")
    return f"{name} ({', '.join(marks)})" if marks else name


def chain(s: State, lang: str, width: int) -> list[str]:
    """What is announced and not yet launched, in order."""
    told: list[str] = []
    for frame in s.stack:
        if isinstance(frame, Window) and frame.discipline == links.CHAIN:
            for number, link in enumerate(frame.chain, 1):
                who = PLAYER.fill(lang, n=str(link.player + 1))
                aim = link.numbers[links.VICTIM]
                arrow = f" → {PLAYER.fill(lang, n=str(aim + 1))}" if aim >= 0 else ""
                told.append(f"{number}. {who}: {titled(own_power(s, link), lang)}{arrow}")
    return wrapped(CHAIN.text(lang) + "; ".join(told), width) if told else []


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """A text in lines of a width."""
    lines: list[str] = []
    line = indent
    for word in text.split(" "):
        if len(line) + len(word) + 1 > width and line.strip():
            lines.append(line.rstrip())
            line = indent
        line += word + " "
    return [*lines, line.rstrip()] if line.strip() else lines
