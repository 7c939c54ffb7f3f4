"""The Res Arcana table as lines of text, from one player's side of it: pools are public, hands and decks are not."""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words
from tapete.core.state import State
from tapete.core.text import plain
from tapete.games.res_arcana import things as t
from tapete.games.res_arcana.rules.victory import points
from tapete.games.res_arcana.things import ESSENCE_NAMES, ESSENCES, Component, facts, on_it, pool, shared, some
from tapete.games.res_arcana.words import CREATURE, DRAGON, PER_ESSENCE, POINT, POINTS, compact, cost_text, per_beast, turned

ROUND: Final = Words("Ronda {n}", "Round {n}")
SETUP: Final = Words("Preparación", "Setup")
GAME: Final = Words("partida {n} del enfrentamiento ({wins})", "game {n} of the match ({wins})")
FIRST: Final = Words("ficha: jugador {n}", "token: player {n}")
PLAYER: Final = Words("Jugador {n}", "Player {n}")
YOU: Final = Words("Jugador {n} (tú)", "Player {n} (you)")
HAS_PASSED: Final = Words("ha pasado", "has passed")
TOTAL: Final = Words("{n} puntos", "{n} points")
ONE: Final = Words("1 punto", "1 point")
EMPTY: Final = Words("sin esencias", "no essences")
PILES: Final = (
    (t.HAND, Words("mano", "hand")),
    (t.DECK, Words("mazo", "deck")),
    (t.DISCARD, Words("descartes", "discards")),
)
PLACES: Final = Words("Lugares de poder", "Places of power")
MONUMENTS: Final = Words("Monumentos (4 Oro; {n} en el mazo)", "Monuments (4 Gold; {n} in the deck)")
ITEMS: Final = Words("Objetos mágicos: ", "Magic items: ")
CENTRE: Final = Words("En el centro: ", "In the centre: ")
RESTING: Final = Words("hasta la próxima ronda", "until the next round")
YOUR_HAND: Final = Words("Tu mano", "Your hand")
NO_HAND: Final = Words("Tu mano está vacía", "Your hand is empty")
YOUR_DECK: Final = Words("Tu mazo, en un orden que no conoces: ", "Your deck, in an order you do not know: ")
ON_TOP: Final = Words("Sabes que encima de tu mazo está: ", "You know the top of your deck: ")
TOP_MONUMENTS: Final = Words("Sabes que encima del mazo de monumentos está: ", "You know the top of the monument deck: ")
DISCARDS: Final = Words("descartes: ", "discards: ")
YOUR_MAGES: Final = Words("Tus magos: ", "Your mages: ")
YOUR_PICKS: Final = Words("Has elegido: ", "You have picked: ")


def board(s: State, player: int, lang: str, width: int) -> list[str]:
    """The whole table: the centre, the rivals in turn order, this player and their hand; a spectator sees nobody's."""
    lines = [heading(s, lang).ljust(width, "═")]
    lines += centre(s, player, lang, width)
    near = max(player, 0)
    for seat in range(1, s.players + 1):
        lines += area(s, (near + seat) % s.players, player, lang, width)
    if player >= 0:
        lines += secret(s, player, lang, width)
    return lines


def heading(s: State, lang: str) -> str:
    number = s.world[t.ROUND]
    parts = [ROUND.fill(lang, n=str(number)) if number else SETUP.text(lang), FIRST.fill(lang, n=str(s.world[t.FIRST] + 1))]
    if s.world[t.MATCH]:
        wins = "–".join([str(count) for count in s.tallies[t.WINS]])
        parts.insert(0, GAME.fill(lang, n=str(s.world[t.GAME_NUMBER]), wins=wins))
    return f"══ {' · '.join(parts)} "


def centre(s: State, player: int, lang: str, width: int) -> list[str]:
    """What anybody may still claim, and the items in the supply."""
    lines: list[str] = []
    places = shared(s, t.PLACES)
    if places:
        lines.append(PLACES.text(lang))
        for card in places:
            lines += rows(s, card, lang, width, cost_text(facts(s, card), lang))
    shown = shared(s, t.MONUMENTS)
    deck = shared(s, t.MONUMENT_DECK)
    if shown or deck:
        lines.append(MONUMENTS.fill(lang, n=str(len(deck))))
        for card in shown:
            lines += rows(s, card, lang, width)
    known = known_top(s, deck, player)
    if known:
        lines += listed(TOP_MONUMENTS, [s.cards[card].name.text(lang) for card in known], lang, width)
    lines += listed(ITEMS, names(s, shared(s, t.ITEMS), lang), lang, width)
    artifacts = [card for card in shared(s, t.CENTRE) if facts(s, card).type == t.ARTIFACT]
    return lines + listed(CENTRE, names(s, artifacts, lang), lang, width)


def area(s: State, player: int, viewer: int, lang: str, width: int) -> list[str]:
    """A player's pool, piles, components and discards: all of them public (RA-action-13, RA-action-18)."""
    name = (YOU if player == viewer else PLAYER).fill(lang, n=str(player + 1))
    held = [f"{n} {ESSENCE_NAMES[ESSENCES[kind]].text(lang)}" for kind, n in some(pool(s, player))]
    total = points(s, player)
    parts = [
        ("▶ " if s.world[t.ACTIVE] == player else "  ") + name,
        " ".join(held) or EMPTY.text(lang),
        ONE.text(lang) if total == 1 else TOTAL.fill(lang, n=str(total)),
        " ".join([f"{words.text(lang)} {len(s.zone(zone, player))}" for zone, words in PILES]),
    ]
    if s.tallies[t.PASSED][player]:
        parts.append(HAS_PASSED.text(lang))
    lines = ["─" * width, *wrapped(parts, " │ ", width, "    ")]
    for card in s.zone(t.AREA, player):
        lines += rows(s, card, lang, width)
    return lines + listed(DISCARDS, names(s, s.zone(t.DISCARD, player), lang), lang, width, "   ")


def rows(s: State, card: int, lang: str, width: int, first: str = "") -> list[str]:
    """A component: what lies on it, its state, and what it does in symbols."""
    what = facts(s, card)
    lying = [f"{n} {ESSENCE_NAMES[ESSENCES[kind]].text(lang)}" for kind, n in some(on_it(s, card))]
    name = what.name.text(lang)
    if s.numbers[t.TURNED][card]:
        name += f" ({turned(what, lang)})"
    if s.numbers[t.RESTING][card]:
        name += f" ({RESTING.text(lang)})"
    if lying:
        name += f" [{', '.join(lying)}]"
    told = [first] if first else []
    told += worth(what, lang)
    text = compact(what, lang)
    if text:
        told.append(text)
    mark = "↷" if s.numbers[t.TURNED][card] else "·"
    text = plain(f"{name}{' — ' if told else ''}{' · '.join(told)}")
    return wrapped([f"   {mark}", *text.split(" ")], " ", width, "       ")


def worth(what: Component, lang: str) -> list[str]:
    """Points and what is scored."""
    told: list[str] = []
    if what.points:
        told.append((POINT if what.points == 1 else POINTS).fill(lang, n=str(what.points)))
    if what.scores >= 0:
        told.append(PER_ESSENCE.fill(lang, essence=ESSENCE_NAMES[ESSENCES[what.scores]].text(lang)))
    if what.per_creature or what.per_dragon:
        told.append(per_beast(what, lang))
    return told


def secret(s: State, player: int, lang: str, width: int) -> list[str]:
    """What only this player sees: hand, mages and picks, and what they know of their deck (RA-setup-10)."""
    cards = s.zone(t.HAND, player)
    lines = ["─" * width]
    if s.world[t.ROUND] or cards:
        lines.append(YOUR_HAND.text(lang) if cards else NO_HAND.text(lang))
    for card in cards:
        lines += rows(s, card, lang, width, kinds(facts(s, card), lang))
    lines += listed(YOUR_MAGES, names(s, s.zone(t.MAGES, player), lang), lang, width)
    lines += listed(YOUR_PICKS, names(s, s.zone(t.PICKED, player), lang), lang, width)
    deck = s.zone(t.DECK, player)
    known = known_top(s, deck, player)
    lines += listed(ON_TOP, [s.cards[card].name.text(lang) for card in known], lang, width)
    if s.tallies[t.SAW_DECK][player]:
        rest = [card for card in deck if card not in known]
        lines += listed(YOUR_DECK, names(s, rest, lang), lang, width)
    return lines


def kinds(what: Component, lang: str) -> str:
    told = [words.text(lang) for words, is_so in ((DRAGON, what.dragon), (CREATURE, what.creature)) if is_so]
    return ", ".join([cost_text(what, lang), *told])


def known_top(s: State, deck: list[int], player: int) -> list[int]:
    """The cards of a deck that this player has looked at, from the top down."""
    return [card for card in deck if s.game.sight.sees(s, player, card)]


def names(s: State, cards: list[int], lang: str) -> list[str]:
    return sorted([s.cards[card].name.text(lang) for card in cards])


def listed(lead: Words, told: list[str], lang: str, width: int, indent: str = "") -> list[str]:
    return wrapped([indent + lead.text(lang) + told[0], *told[1:]], ", ", width, indent + "  ") if told else []


def wrapped(parts: list[str], joint: str, width: int, indent: str = "") -> list[str]:
    """Parts joined, with a new line where the next one would not fit."""
    lines: list[str] = []
    line = ""
    end = joint.rstrip()
    for part in parts:
        joined = f"{line}{joint}{part}" if line else part
        if line and len(joined) > width - len(end):
            lines.append(cut(line + end, width))
            line = indent + part
        else:
            line = joined
    return [*lines, cut(line, width)] if line else lines


def cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"
