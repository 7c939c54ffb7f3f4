"""The table of any game as lines of text: a game's own `board.py` when it has one, else this plain one, zone by zone."""

from importlib import import_module
from importlib.util import find_spec

from tapete.core.game import Game
from tapete.core.language import Words
from tapete.core.state import State
from tapete.core.visibility import visible

PLAYER = Words("Jugador {n}", "Player {n}")
YOU = Words("Jugador {n} (tú)", "Player {n} (you)")
HIDDEN = Words("{n} ocultas", "{n} hidden")
TURN = Words("Turno {n}", "Turn {n}")


def board(s: State, player: int, lang: str, width: int) -> list[str]:
    """What one player sees of the table."""
    package = type(s.game).__module__.rpartition(".")[0]
    if package and find_spec(f"{package}.board") is not None:
        lines: list[str] = import_module(f"{package}.board").board(s, player, lang, width)
        return lines
    return plain_board(s, player, lang, width)


def plain_board(s: State, player: int, lang: str, width: int) -> list[str]:
    """Counters and zones of every player, and the zones that all share."""
    lines = [f"══ {TURN.fill(lang, n=str(s.turn))} ".ljust(width, "═")]
    for kind, zone in enumerate(s.game.zones):
        if zone.shared and s.zone(kind, 0):
            lines.append(f"{zone.name.text(lang)}: {cards_of(s, kind, 0, player, lang)}")
    order = [(player + 1 + seat) % s.players for seat in range(s.players)]
    for each in order:
        name = (YOU if each == player else PLAYER).fill(lang, n=str(each + 1))
        lines.append(f"── {name}: {counters(s.game, s, each)} ".ljust(width, "─"))
        for kind, zone in enumerate(s.game.zones):
            if not zone.shared and s.zone(kind, each):
                lines.append(f"  {zone.name.text(lang)}: {cards_of(s, kind, each, player, lang)}")
    return lines


def counters(game: Game, s: State, player: int) -> str:
    return ", ".join(f"{name} {s.tallies[field][player]}" for field, name in enumerate(game.player_fields))


def cards_of(s: State, kind: int, holder: int, viewer: int, lang: str) -> str:
    told: list[str] = []
    hidden = 0
    for card in s.zone(kind, holder):
        if not visible(s, viewer, card):
            hidden += 1
            continue
        marks = [f"{name} {s.numbers[field][card]}" for field, name in enumerate(s.game.card_fields) if s.numbers[field][card]]
        told.append(s.cards[card].name.text(lang) + (f" ({', '.join(marks)})" if marks and s.game.zones[kind].in_play else ""))
    if hidden:
        told.append(HIDDEN.fill(lang, n=str(hidden)))
    return ", ".join(told)
