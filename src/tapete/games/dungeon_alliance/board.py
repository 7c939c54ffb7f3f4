"""The Dungeon Alliance table as lines of text, from one player's side of it: the map first."""

from __future__ import annotations

import textwrap
from typing import Final

from tapete.core.language import Words, listing
from tapete.core.state import State
from tapete.games.dungeon_alliance import drawing, values
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.drawing import drawn_near, marks
from tapete.games.dungeon_alliance.printed import Card
from tapete.games.dungeon_alliance.rules.rounds import points
from tapete.games.dungeon_alliance.rules.upgrades import price
from tapete.games.dungeon_alliance.things import heroes, shared
from tapete.games.dungeon_alliance.words import bonuses_text, facts_text, tile_holds

SETUP: Final = Words("Preparación", "Setup")
HEADING: Final = Words("Ronda {r}, ciclo {c} · reservas {a} y {b}", "Round {r}, cycle {c} · reserves {a} and {b}")
PLAYER: Final = Words(
    "Jugador {n}: {xp} XP para gastar, {p} puntos, {h} cartas", "Player {n}: {xp} XP to spend, {p} points, {h} cards"
)
ALONE: Final = Words(
    "Tu alianza: {xp} XP para gastar, {p} puntos, {h} cartas", "Your alliance: {xp} XP to spend, {p} points, {h} cards"
)
SOMEBODY: Final = Words(
    "  {mark} {name} {at}: salud {left} de {all} · {abilities}{more}",
    "  {mark} {name} {at}: health {left} of {all} · {abilities}{more}",
)
TIRED: Final = Words(" · agotado", " · exhausted")
DOWN: Final = Words(" · derrotado", " · defeated")
MARKED: Final = Words(" · marcado por {who}", " · marked by {who}")
WORTH: Final = Words(" · {n} XP", " · {n} XP")
ENEMIES: Final = Words("Monstruos", "Monsters")
AREA: Final = Words("Área de mejoras", "Upgrade area")
PILE: Final = Words("Descartes de mejoras", "Upgrade discards")
TILES: Final = Words("Losas a la vista: ", "Tiles in view: ")
OMEN: Final = Words("Este ciclo — ", "This cycle — ")
DRAFT: Final = Words("Héroes por elegir", "Heroes to draft")
YOUR_HAND: Final = Words("Tu mano", "Your hand")
LEFT: Final = Words(" (quedan {n} en el mazo)", " ({n} left in the deck)")
ANYBODY: Final = Words("todos", "anybody")
NOBODY: Final = Words("nadie", "nobody")
PRICE: Final = Words(" ({n} XP)", " ({n} XP)")
LEGEND: Final = (
    (drawing.HIDDEN, Words("amenaza oculta", "hidden threat")),
    (drawing.KNOWN, Words("trampa conocida", "known trap")),
    ("$", Words("cofre", "chest")),
    ("¢", Words("cofre cerrado", "locked chest")),
    ("O", Words("foso", "pit")),
    ("◊", Words("puerta", "door")),
    ("×", Words("puerta cerrada", "locked door")),
    ("┊", Words("pared que quizá esconda un paso", "wall that may hide a way")),
)


def board(s: State, player: int, lang: str, width: int) -> list[str]:
    """The map, the monsters on it, the alliances, what is on sale and this player's hand."""
    lines = [heading(s, lang).ljust(width, "═")]
    if shared(s, t.HERO_POOL):
        return lines + draft(s, lang, width)
    lines += [*drawn_near(s), legend(s, lang)]
    lines += monsters(s, lang, width)
    for each in t.clockwise(s, player if player >= 0 else 0):
        lines += alliance(s, each, lang)
    for card in shared(s, t.SOLO_SHOWN):
        lines += textwrap.wrap(OMEN.text(lang) + s.cards[card].text(lang), width, subsequent_indent="  ")
    deck = LEFT.fill(lang, n=str(len(shared(s, t.DUNGEON))))
    rooms = [f"{s.cards[card].name.text(lang)} ({', '.join(tile_holds(t.tile(s, card), lang))})" for card in shared(s, t.TILE_AREA)]
    lines += textwrap.wrap(TILES.text(lang) + "; ".join(rooms) + deck, width, subsequent_indent="  ")
    lines += market(s, player, lang, width)
    if player >= 0:
        lines += listed(s, YOUR_HAND.text(lang), s.zone(t.HAND, player), player, lang, width)
    return lines


def heading(s: State, lang: str) -> str:
    w = s.world
    if not w[t.ROUND]:
        return f"══ {SETUP.text(lang)} "
    text = HEADING.fill(lang, r=str(w[t.ROUND]), c=str(w[t.CYCLE]), a=str(w[t.RESERVE_1]), b=str(w[t.RESERVE_2]))
    return f"══ {text} "


def draft(s: State, lang: str, width: int) -> list[str]:
    """The heroes one may take, each with its three cards, and those that are taken."""
    lines = [DRAFT.text(lang)]
    for who in shared(s, t.HERO_POOL):
        facts = t.hero(s, who)
        lines += textwrap.wrap(f"  {facts.name.text(lang)}: {facts_text(facts, lang)}", width, subsequent_indent="    ")
        for own in s.game.catalogue.values():
            if isinstance(own, Card) and own.number == facts.number:
                lines.append(clipped(f"    {own.name.text(lang)}: {card_line(own, lang)}", width))
    for player in range(s.players):
        names = [s.cards[who].name.text(lang) for who in heroes(s, player)]
        if names:
            lines.append(f"{player + 1}: {listing(names, lang)}")
    return lines


def legend(s: State, lang: str) -> str:
    """What the signs on the map mean, of those that are on it."""
    drawing_now = "".join(drawn_near(s))
    return "   " + " · ".join([f"{sign} {words.text(lang)}" for sign, words in LEGEND if sign in drawing_now])


def monsters(s: State, lang: str, width: int) -> list[str]:
    lines = [ENEMIES.text(lang)] if t.monsters(s) else []
    for card in t.monsters(s):
        facts = t.monster(s, card)
        more = WORTH.fill(lang, n=str(facts.xp)) + (f" · {facts.text(lang)}" if facts.abilities else "")
        more += TIRED.text(lang) if s.numbers[t.EXHAUSTED][card] else ""
        marker = s.numbers[t.MARK][card] - 1
        more += MARKED.fill(lang, who=s.cards[marker].name.text(lang)) if marker >= 0 else ""
        abilities = (facts.attack, values.armor(s, card), facts.evasion, facts.speed)
        lines.append(
            clipped(somebody(s, card, facts.health - s.numbers[t.DAMAGE][card], facts.health, abilities, more, lang), width)
        )
    return lines


def alliance(s: State, player: int, lang: str) -> list[str]:
    line = (PLAYER if s.players > 1 else ALONE).fill(
        lang,
        n=str(player + 1),
        xp=str(s.tallies[t.XP][player]),
        p=str(points(s, player)),
        h=str(len(s.zone(t.HAND, player))),
    )
    lines = [line]
    for who in heroes(s, player):
        facts = t.hero(s, who)
        more = TIRED.text(lang) if s.numbers[t.EXHAUSTED][who] else ""
        more += DOWN.text(lang) if s.numbers[t.DEFEATED][who] else ""
        cards = [s.cards[card].name.text(lang) for card in values.column(s, who)]
        more += f" [{', '.join(cards)}]" if cards else ""
        kind, strength = facts.attack
        attack = (kind, strength + values.attack_bonus(s, who, kind))
        abilities = (attack, values.armor(s, who), values.evasion(s, who), values.speed(s, who))
        lines.append(somebody(s, who, values.health_left(s, who), facts.health, abilities, more, lang))
    return lines


def somebody(
    s: State, card: int, left: int, health: int, abilities: tuple[tuple[str, int], int, int, int], more: str, lang: str
) -> str:
    """A character in one line: how it is drawn, where it is, its health and its abilities as they are now."""
    at = t.cell(s, card)
    square = t.floor(s).name(at) if at >= 0 else "–"
    (kind, strength), armor, evasion, speed = abilities
    parts = [f"{t.BONUS_NAMES[kind].text(lang)} {strength}"]
    for name, value in ((t.ARMOR, armor), (t.EVASION, evasion), (t.SPEED, speed)):
        if value:
            parts.append(f"{t.BONUS_NAMES[name].text(lang)} {value}")
    return SOMEBODY.fill(
        lang,
        mark=marks(s).get(card, "").ljust(3),
        name=s.cards[card].name.text(lang),
        at=square,
        left=str(left),
        all=str(health),
        abilities=", ".join(parts),
        more=more,
    )


def market(s: State, player: int, lang: str, width: int) -> list[str]:
    """What is on sale: in full when something can be acquired now, else by name and price."""
    if s.decision is not None and s.decision.kind == "select":
        lines = listed(s, AREA.text(lang), shared(s, t.AREA), player, lang, width)
        return lines + listed(s, PILE.text(lang), shared(s, t.PILE), player, lang, width)
    names = [s.cards[card].name.text(lang) + PRICE.fill(lang, n=str(price(s, card))) for card in shared(s, t.AREA)]
    return [clipped(f"{AREA.text(lang)}: {', '.join(names)}", width)] if names else []


def listed(s: State, title: str, cards: list[int], player: int, lang: str, width: int) -> list[str]:
    """Cards in full, each with the heroes of a player who may play it."""
    lines = [title] if cards else []
    for card in cards:
        thing = t.card_of(s, card)
        cost = PRICE.fill(lang, n=str(price(s, card))) if thing.level and s.zone_kind(card) != t.HAND else ""
        name = f"{thing.name.text(lang)}{cost} [{players_of(s, card, player, lang)}]"
        lines.append(clipped(f"  {name}: {card_line(thing, lang)}", width))
    return lines


def card_line(card: Card, lang: str) -> str:
    """What a card is and does, without its icons and price."""
    types = "/".join([t.TYPE_NAMES[each].text(lang) for each in card.types])
    return " ".join([part for part in (f"{types}.", bonuses_text(card, lang), card.text(lang)) if part])


def players_of(s: State, card: int, player: int, lang: str) -> str:
    among = heroes(s, player) if player >= 0 else t.all_heroes(s)
    able = [s.cards[who].name.text(lang) for who in among if values.fits(s, who, card)]
    if not able:
        return NOBODY.text(lang)
    return ANYBODY.text(lang) if len(able) == len(among) else ", ".join(able)


def clipped(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"
