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
from tapete.games.dungeon_alliance.telling import CARDS, POINT, POINTS, counted
from tapete.games.dungeon_alliance.things import heroes, shared
from tapete.games.dungeon_alliance.words import bonuses_text, facts_text, tile_holds

SETUP: Final = Words("Preparación", "Setup")
HEADING: Final = Words("Ronda {r}, ciclo {c} · reservas {a} y {b}", "Round {r}, cycle {c} · reserves {a} and {b}")
PLAYER: Final = Words("Jugador {n}: {xp} XP para gastar, {points}, {cards}", "Player {n}: {xp} XP to spend, {points}, {cards}")
ALONE: Final = Words("Tu alianza: {xp} XP para gastar, {points}, {cards}", "Your alliance: {xp} XP to spend, {points}, {cards}")
SOMEBODY: Final = Words(
    "  {mark} {name} {at}: salud {left} de {all}{state} · {abilities}{more}",
    "  {mark} {name} {at}: health {left} of {all}{state} · {abilities}{more}",
)
POISONED: Final = Words(", {n} de veneno", ", {n} poison")
TIRED: Final = Words(" · exhaust{o}", " · exhausted")
DOWN: Final = Words(" · derrotad{o}", " · defeated")
MARKED: Final = Words(" · marcad{o} por {who}", " · marked by {who}")
WORTH: Final = Words(" · {n} XP", " · {n} XP")
INDENT: Final = "      "
ONE_CARD: Final = Words("1 carta", "1 card")
ENEMIES: Final = Words("Monstruos", "Monsters")
AREA: Final = Words("Área de mejoras", "Upgrade area")
PILE: Final = Words("Descartes de mejoras", "Upgrade discards")
TILES: Final = Words("Losas a la vista: ", "Tiles in view: ")
NO_TILES: Final = Words("ninguna", "none")
OMEN: Final = Words("Este ciclo, {omen}: ", "This cycle, {omen}: ")
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
        lines += alliance(s, each, lang, width)
    for card in shared(s, t.SOLO_SHOWN):
        omen = OMEN.fill(lang, omen=s.cards[card].name.text(lang)) + s.cards[card].text(lang)
        lines += textwrap.wrap(omen, width, subsequent_indent="  ")
    deck = LEFT.fill(lang, n=str(len(shared(s, t.DUNGEON))))
    rooms = [f"{s.cards[card].name.text(lang)} ({', '.join(tile_holds(t.tile(s, card), lang))})" for card in shared(s, t.TILE_AREA)]
    lines += textwrap.wrap(TILES.text(lang) + ("; ".join(rooms) or NO_TILES.text(lang)) + deck, width, subsequent_indent="  ")
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
                lines += wrapped(f"    {own.name.text(lang)}: {card_line(own, lang)}", width)
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
        abilities = (facts.attack, values.armor(s, card), facts.evasion, facts.speed)
        left = facts.health - s.numbers[t.DAMAGE][card]
        lines += wrapped(somebody(s, card, left, facts.health, abilities, more, lang), width)
    return lines


def condition(s: State, card: int, lang: str) -> str:
    """What a character suffers: poison, a rest, a fall, a mark."""
    ending = "a" if t.thing(s, card).feminine else "o"
    poison = s.numbers[t.POISON][card]
    said = POISONED.fill(lang, n=str(poison)) if poison else ""
    if s.numbers[t.DEFEATED][card]:
        said += DOWN.fill(lang, o=ending)
    if s.numbers[t.EXHAUSTED][card]:
        said += TIRED.fill(lang, o=ending)
    marker = s.numbers[t.MARK][card] - 1
    return said + (MARKED.fill(lang, o=ending, who=s.cards[marker].name.text(lang)) if marker >= 0 else "")


def alliance(s: State, player: int, lang: str, width: int) -> list[str]:
    line = (PLAYER if s.players > 1 else ALONE).fill(
        lang,
        n=str(player + 1),
        xp=str(s.tallies[t.XP][player]),
        points=counted(points(s, player), POINT, POINTS, lang),
        cards=counted(len(s.zone(t.HAND, player)), ONE_CARD, CARDS, lang),
    )
    lines = [line]
    for who in heroes(s, player):
        facts = t.hero(s, who)
        cards = [s.cards[card].name.text(lang) for card in values.column(s, who)]
        more = f" [{', '.join(cards)}]" if cards else ""
        kind, strength = facts.attack
        attack = (kind, strength + values.attack_bonus(s, who, kind))
        abilities = (attack, values.armor(s, who), values.evasion(s, who), values.speed(s, who))
        lines += wrapped(somebody(s, who, values.health_left(s, who), facts.health, abilities, more, lang), width)
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
        state=condition(s, card, lang),
        abilities=", ".join(parts),
        more=more,
    )


def market(s: State, player: int, lang: str, width: int) -> list[str]:
    """What is on sale: in full when something can be acquired now, else by name and price."""
    if s.decision is not None and s.decision.kind == "select":
        lines = listed(s, AREA.text(lang), shared(s, t.AREA), player, lang, width)
        return lines + listed(s, PILE.text(lang), shared(s, t.PILE), player, lang, width)
    names = [s.cards[card].name.text(lang) + PRICE.fill(lang, n=str(price(s, card))) for card in shared(s, t.AREA)]
    return wrapped(f"{AREA.text(lang)}: {', '.join(names)}", width) if names else []


def listed(s: State, title: str, cards: list[int], player: int, lang: str, width: int) -> list[str]:
    """Cards in full, each with the heroes of a player who may play it."""
    lines = [title] if cards else []
    for card in cards:
        thing = t.card_of(s, card)
        cost = PRICE.fill(lang, n=str(price(s, card))) if thing.level and s.zone_kind(card) != t.HAND else ""
        name = f"{thing.name.text(lang)}{cost} [{players_of(s, card, player, lang)}]"
        lines += wrapped(f"  {name}: {card_line(thing, lang)}", width)
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


def wrapped(text: str, width: int) -> list[str]:
    """As many lines as it takes, those after the first set in; nothing is cut off."""
    return textwrap.wrap(text, width, subsequent_indent=INDENT)
