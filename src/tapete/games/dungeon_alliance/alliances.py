"""Alliances of four heroes that players bring, and those handed out ready made (DA-overview-03; a way of playing of ours)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tapete.core.pool import set_of
from tapete.core.position import Document, find_card, forbidden
from tapete.core.refusal import BadDocument, Refusal
from tapete.games.dungeon_alliance import printed
from tapete.games.dungeon_alliance.cards.teams import TEAMS
from tapete.games.dungeon_alliance.printed import Hero

if TYPE_CHECKING:
    from tapete.core.game import Game

SIZE: Final = 4
EXACTLY: Final = Refusal("DA-overview-03", f"una alianza tiene {SIZE} héroes", f"an alliance has {SIZE} heroes")
TWICE: Final = Refusal("DA-component-07", "hay una sola carta de cada héroe", "there is only one card of each hero")


def shipped(name: str, es: str, en: str, heroes: tuple[str, ...]) -> dict[str, object]:
    return {"name": name, "guide": {"es": es, "en": en}, "cards": list(heroes)}


SHIPPED: Final = (
    shipped(
        "Los primeros",
        "Holgar resiste rodeado, Krom espera para golpear, Lorna dispara de lejos y Mysterios encadena conjuros.",
        "Holgar holds out surrounded, Krom waits to strike, Lorna shoots from afar and Mysterios casts one spell after another.",
        TEAMS[0],
    ),
    shipped(
        "Belzamin y compañía",
        "Petra y Graltar aguantan delante, Jypzy es la más rápida y Belzamin ataca de lejos.",
        "Petra and Graltar hold out in front, Jypzy is the fastest and Belzamin attacks from afar.",
        TEAMS[1],
    ),
    shipped(
        "Krolt y compañía",
        "Krolt es quien más aguanta; Mirabell, Root y Runyon Zay atacan a distancia.",
        "Nobody stands more than Krolt; Mirabell, Root and Runyon Zay attack from a distance.",
        TEAMS[2],
    ),
    shipped(
        "Bull y compañía",
        "Bull corre y golpea, Melinda pelea a su lado, y Emanon y McFarlin atacan a distancia.",
        "Bull runs and strikes, Melinda fights at his side, and Emanon and McFarlin attack from a distance.",
        TEAMS[3],
    ),
)


def heroes_of(game: Game, doc: Document) -> list[str]:
    """The heroes that a document names, by id or name."""
    found: list[str] = []
    for at, name in enumerate(doc.texts("cards")):
        where = doc.at(f"cards[{at}]")
        card = find_card(game, name, where)
        if cast(printed.Thing, card).kind != printed.HERO or set_of(card.id):
            raise BadDocument(where, f"{card.name.es} no es un héroe de la caja", f"{card.name.en} is not a hero of the box")
        found.append(card.id)
    return found


def why_not(heroes: list[str]) -> Refusal | None:
    if len(heroes) != SIZE:
        return EXACTLY
    return TWICE if len(set(heroes)) < SIZE else None


def read_alliance(game: Game, written: object) -> dict[str, object]:
    """An alliance somebody brings: lines of names, a list of them, or our own document."""
    if isinstance(written, str):
        written = [line.strip() for line in written.splitlines() if line.strip()]
    if isinstance(written, list):
        written = {"name": "", "cards": written}
    doc = Document(written, "deck")
    heroes = heroes_of(game, doc)
    name = doc.text("name", default="") or " · ".join([game.catalogue[id].name.es for id in heroes])
    return {"name": name, "cards": heroes}


def brought(game: Game, decks: object, players: int) -> list[list[str] | None]:
    """The alliance of each player; None for whoever brings none. A hero belongs to one of them only."""
    if decks is None:
        return [None] * players
    if not isinstance(decks, list) or len(decks) > players:
        raise BadDocument("decks", f"hace falta una lista de {players} alianzas", f"expected a list of {players} alliances")
    found: list[list[str] | None] = []
    taken: list[str] = []
    for at, each in enumerate(decks):
        alliance = None if each is None else heroes_of(game, Document(each, f"decks[{at}]"))
        found.append(alliance)
        if alliance is None:
            continue
        refusal = why_not(alliance)
        if refusal is not None:
            raise forbidden(f"decks[{at}]", refusal)
        for id in alliance:
            if id in taken:
                raise forbidden(f"decks[{at}]", only_one(game.catalogue[id]))
        taken += alliance
    return found + [None] * (players - len(found))


def only_one(card: object) -> Refusal:
    hero = cast(Hero, card)
    return Refusal(
        "DA-component-07",
        f"{hero.name.es} ya está en otra alianza de la mesa",
        f"{hero.name.en} is in another alliance of the table already",
    )


def handed(lot: list[str], alliances: list[list[str] | None]) -> list[list[str]]:
    """Everybody's alliance: those that were brought; for the others the ready-made ones in the order in which the shuffled heroes
    call them up, and where none is whole any more, the first heroes that are free."""
    taken = [id for each in alliances if each is not None for id in each]
    called: list[tuple[str, ...]] = []
    for id in lot:
        called += [team for team in TEAMS if id in team and team not in called]
    found: list[list[str]] = []
    for each in alliances:
        if each is None:
            each = list(next((team for team in called if not set(team) & set(taken)), ()))
            each = each or [id for id in lot if id not in taken][:SIZE]
            taken = taken + each
        found.append(each)
    return found
