"""The KeyForge table as lines of text, from one player's side of it: what that player sees and nothing else."""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words
from tapete.core.series import standing
from tapete.core.state import State
from tapete.core.visibility import visible
from tapete.games.keyforge import things as t
from tapete.games.keyforge.telling import agreed
from tapete.games.keyforge.things import COLOUR_NAMES, COLOUR_WORDS, HOUSE_NAMES, HOUSES, KEY_COLOURS, facts
from tapete.games.keyforge.values import armor, key_cost, keyword, power, printed_house
from tapete.games.keyforge.words import TYPES

PLAYER: Final = Words("Jugador {n}", "Player {n}")
YOU: Final = Words("Jugador {n} (tú)", "Player {n} (you)")
TURN: Final = Words("Turno {n}", "Turn {n}")
HOUSE: Final = Words("casa activa: {house}", "active house: {house}")
NO_HOUSE: Final = Words("sin casa activa", "no active house")
POOL: Final = Words("Æ {n} (la llave cuesta {cost})", "Æ {n} (a key costs {cost})")
KEYS: Final = Words("llaves {marks}", "keys {marks}")
CHAINS: Final = Words("cadenas {n}", "chains {n}")
PILES: Final = (
    (t.HAND, Words("mano", "hand")),
    (t.DECK, Words("mazo", "deck")),
    (t.DISCARD, Words("descartes", "discard")),
    (t.ARCHIVES, Words("archivos", "archives")),
    (t.PURGED, Words("purgadas", "purged")),
)
ARTIFACTS: Final = Words("artefactos: ", "artifacts: ")
EMPTY_LINE: Final = Words("(línea de batalla vacía)", "(empty battleline)")
YOUR_HAND: Final = Words("Tu mano", "Your hand")
MARKED_HAND: Final = Words("Tu mano (* de la casa activa)", "Your hand (* of the active house)")
NO_HAND: Final = Words("Tu mano está vacía", "Your hand is empty")
YOUR_ARCHIVES: Final = Words("Tus archivos: ", "Your archives: ")
IN_FORCE: Final = Words("En vigor: ", "In force: ")
STATUSES: Final = (
    (t.EXHAUSTED, Words("agotad{o}", "exhausted")),
    (t.STUN, Words("aturdid{o}", "stunned")),
    (t.WARD, Words("escudad{o}", "warded")),
    (t.ENRAGE, Words("enfurecid{o}", "enraged")),
)
READY: Final = Words("preparad{o}", "ready")
DAMAGE: Final = Words("daño {n}", "damage {n}")
POWER: Final = Words("poder {n}", "power {n}")
ARMOR: Final = Words("arm. {n}", "armor {n}")
BENEATH: Final = Words("{n} debajo", "{n} beneath")
SHOWN_KEYWORDS: Final = (
    (t.TAUNT, Words("Provocar", "Taunt")),
    (t.ELUSIVE, Words("Elusivo", "Elusive")),
)
WIDEST: Final = 24
NARROWEST: Final = 17


def board(s: State, player: int, lang: str, width: int) -> list[str]:
    """The whole table: the opponent above, this player and their hand below; for a spectator, the first player and no hand."""
    house = s.world[t.ACTIVE_HOUSE]
    active = NO_HOUSE.text(lang) if house < 0 else HOUSE.fill(lang, house=HOUSE_NAMES[HOUSES[house]].text(lang))
    series = standing(s)
    games = "" if series is None else f" · {series.text(lang)}"
    lines = [f"══ {TURN.fill(lang, n=str(s.turn))} · {active}{games} ".ljust(width, "═")]
    near = max(player, 0)
    rival = t.other(near)
    lines += header(s, rival, player, lang, width)
    lines += artifacts(s, rival, lang, width)
    lines += battleline(s, rival, lang, width)
    lines.append("─" * width)
    lines += battleline(s, near, lang, width)
    lines += artifacts(s, near, lang, width)
    lines += header(s, near, player, lang, width)
    lines += lasting(s, player, lang, width)
    return lines if player < 0 else lines + hand(s, player, lang, width)


def header(s: State, player: int, viewer: int, lang: str, width: int) -> list[str]:
    """Pool, keys, chains and piles of a player."""
    tallies = s.tallies
    name = (YOU if player == viewer else PLAYER).fill(lang, n=str(player + 1))
    marks = "".join(["◆" if tallies[colour][player] else "◇" for colour in KEY_COLOURS])
    forged = [COLOUR_WORDS[COLOUR_NAMES[at]].text(lang) for at, colour in enumerate(KEY_COLOURS) if tallies[colour][player]]
    if forged:
        marks += f" ({', '.join(forged)})"
    parts = [
        ("▶ " if s.world[t.ACTIVE] == player else "  ") + name,
        POOL.fill(lang, n=str(tallies[t.POOL][player]), cost=str(key_cost(s, player))),
        KEYS.fill(lang, marks=marks),
    ]
    if tallies[t.CHAINS][player]:
        parts.append(CHAINS.fill(lang, n=str(tallies[t.CHAINS][player])))
    piles = [
        f"{words.text(lang)} {len(s.zone(zone, player))}" for zone, words in PILES if zone < t.ARCHIVES or s.zone(zone, player)
    ]
    return wrapped([*parts, " ".join(piles)], " │ ", width)


def artifacts(s: State, player: int, lang: str, width: int) -> list[str]:
    cards = s.zone(t.ARTIFACTS, player)
    if not cards:
        return []
    told: list[str] = []
    for card in cards:
        house = HOUSE_NAMES[HOUSES[printed_house(s, card)]].text(lang)
        told.append(f"{s.cards[card].name.text(lang)} ({', '.join([house, *marks_on(s, card, lang)])})")
    return wrapped([ARTIFACTS.text(lang) + told[0], *told[1:]], "; ", width, "  ")


def battleline(s: State, player: int, lang: str, width: int) -> list[str]:
    """The creatures side by side, numbered from the left; ◂ and ▸ are the flanks."""
    line = s.zone(t.LINE, player)
    if not line:
        return [f"  {EMPTY_LINE.text(lang)}"]
    room = max(1, min(len(line), width // NARROWEST))
    size = min(WIDEST, width // room)
    lines: list[str] = []
    for start in range(0, len(line), room):
        part = line[start : start + room]
        boxes = [creature(s, card, lang, size - 2) for card in part]
        height = max([len(box) for box in boxes])
        lines.append("".join([top(line, card, size) for card in part]))
        for row in range(height):
            lines.append("".join([f"│{(box[row] if row < len(box) else '').ljust(size - 2)}│" for box in boxes]))
        lines.append("".join(["╰" + "─" * (size - 2) + "╯" for _ in part]))
    return lines


def top(line: list[int], card: int, size: int) -> str:
    at = line.index(card)
    left = "◂" if at == 0 else "─"
    right = "▸" if at == len(line) - 1 else "─"
    number = str(at + 1)
    return "╭" + left + number + "─" * (size - 4 - len(number)) + right + "╮"


def creature(s: State, card: int, lang: str, size: int) -> list[str]:
    """What is inside a creature's box."""
    house = HOUSE_NAMES[HOUSES[printed_house(s, card)]].text(lang)
    strength = POWER.fill(lang, n=str(power(s, card)))
    if armor(s, card):
        strength += " " + ARMOR.fill(lang, n=str(armor(s, card)))
    rows = [cut(s.cards[card].name.text(lang), size)]
    rows += wrapped([house, strength], " ", size)
    words = [name.text(lang) for word, name in SHOWN_KEYWORDS if keyword(s, card, word)]
    rows += wrapped([*marks_on(s, card, lang), *words], ", ", size)
    rows += [cut(f"+ {s.cards[upgrade].name.text(lang)}", size) for upgrade in t.upgrades_on(s, card)]
    return rows


def marks_on(s: State, card: int, lang: str) -> list[str]:
    """Damage, Æmber, statuses and counters of a card in play."""
    numbers = s.numbers
    marks: list[str] = []
    if numbers[t.DAMAGE][card]:
        marks.append(DAMAGE.fill(lang, n=str(numbers[t.DAMAGE][card])))
    if numbers[t.AMBER][card]:
        marks.append(f"Æ {numbers[t.AMBER][card]}")
    if numbers[t.POWER_UP][card]:
        marks.append(f"+1 ×{numbers[t.POWER_UP][card]}")
    for kind, name in enumerate(t.COUNTER_KINDS):
        if t.counters(s, card, kind):
            marks.append(f"{t.COUNTER_NAMES[name].text(lang)} ×{t.counters(s, card, kind)}")
    under = t.beneath(s, card)
    if under:
        marks.append(BENEATH.fill(lang, n=str(len(under))))
    statuses = [words for field, words in STATUSES if numbers[field][card]]
    if not numbers[t.EXHAUSTED][card]:
        statuses.insert(0, READY)
    return marks + [agreed(s, card, words).text(lang) for words in statuses]


def lasting(s: State, player: int, lang: str, width: int) -> list[str]:
    """Effects in force that come from no card in play, with the card that made them when this player knows it."""
    lines: list[str] = []
    for effect in s.lasting:
        said = effect.ability.text(lang).strip()
        if said and effect.starts <= s.turn:
            source = f" [{s.cards[effect.source].name.text(lang)}]" if visible(s, player, effect.source) else ""
            lines += wrapped((IN_FORCE.text(lang) + said + source).split(" "), " ", width, "  ")
    return lines


def hand(s: State, player: int, lang: str, width: int) -> list[str]:
    """The player's own hand, and what they have archived."""
    cards = s.zone(t.HAND, player)
    title = NO_HAND if not cards else MARKED_HAND if s.world[t.ACTIVE_HOUSE] >= 0 else YOUR_HAND
    lines = [title.text(lang)]
    ranked = sorted([(printed_house(s, card), s.cards[card].name.text(lang), card) for card in cards])
    for _, _, card in ranked:
        kind = facts(s, card)
        house = printed_house(s, card)
        mark = "*" if house == s.world[t.ACTIVE_HOUSE] and house >= 0 else " "
        told = [TYPES[t.TYPES[kind.type]].text(lang), HOUSE_NAMES[HOUSES[house]].text(lang)]
        if kind.type == t.CREATURE:
            told.append(POWER.fill(lang, n=str(kind.power)))
            if kind.armor:
                told.append(ARMOR.fill(lang, n=str(kind.armor)))
        if kind.aember:
            told.append(f"+{kind.aember} Æ")
        lines.append(cut(f" {mark} {s.cards[card].name.text(lang)} — {', '.join(told)}", width))
    archived = [s.cards[card].name.text(lang) for card in s.zone(t.ARCHIVES, player) if s.game.sight.sees(s, player, card)]
    if archived:
        lines += wrapped([YOUR_ARCHIVES.text(lang) + archived[0], *archived[1:]], ", ", width, "  ")
    return lines


def wrapped(parts: list[str], joint: str, width: int, indent: str = "") -> list[str]:
    """Parts joined, with a new line where the next one would not fit."""
    lines: list[str] = []
    line = ""
    for part in parts:
        joined = f"{line}{joint}{part}" if line else (indent if lines else "") + part
        if line and len(joined) > width:
            lines.append(line + joint.rstrip())
            line = indent + part
        else:
            line = joined
    return [*lines, cut(line, width)] if line else lines


def cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"
