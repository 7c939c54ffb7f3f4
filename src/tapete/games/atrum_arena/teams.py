"""Teams as players bring them: three reptantes, and two in reserve for a tournament's five (AA-comp-01, AA-trn-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core.position import Document, find_card, forbidden
from tapete.core.refusal import BadDocument
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.rules.tournament import REGISTERED, why_not_registered
from tapete.games.atrum_arena.things import Reptante

if TYPE_CHECKING:
    from tapete.core.game import Game


def shipped(name: str, es: str, en: str, cards: str, reserve: str) -> dict[str, object]:
    return {"name": name, "guide": {"es": es, "en": en}, "cards": cards.split(), "reserve": reserve.split()}


# Those of the guided first game come first: plain attacks and defences.
SHIPPED: Final = (
    shipped(
        "Colmillo, acero y piedra",
        "Ataques sencillos y buenas defensas: pega cada turno y guarda un Esbirro para defenderte. Para empezar.",
        "Plain attacks and good defences: strike every turn and keep a minion to defend with. To begin with.",
        "fauces-de-ambar espada-sin-rey torre-que-anda",
        "voto-quebrado puerta-cerrada",
    ),
    shipped(
        "Luna, hueso y barro",
        "Roba y recupera Esbirros con Elcias y Ondra, y muerde barato con Gusa hasta que el oponente no pueda responder.",
        "Draw and recover minions with Elcias and Ondra, and bite cheaply with Gusa until your opponent cannot answer.",
        "cuernos-de-luna mano-de-marfil labios-de-barro",
        "arena-vieja plaga-dulce",
    ),
    shipped(
        "La jauría",
        "Bestias: descarta Bestias y ataca con todo. Cuantas más tengas en el Altar, más fuerte muerde la manada.",
        "Beasts: discard Beasts and attack with everything. The more of them in your Altar, the harder the pack bites.",
        "sangre-de-lobo garra-sin-dueno colmillo-tardio",
        "fauces-de-ambar paso-de-niebla",
    ),
    shipped(
        "La legión caída",
        "Caídos: Prepara Reptantes con Brisa, quema el Altar con Duarte, que no se Agota, y remata con las flechas de Aldo.",
        "Fallen: ready Reptantes with Brisa, burn the Altar with Duarte, who never Exhausts, and finish with Aldo's arrows.",
        "pendon-rasgado ceniza-jurada sin-reposo",
        "espada-sin-rey lengua-de-hiel",
    ),
    shipped(
        "El osario",
        "Esqueletos: Bruno llena el Vertedero, el Rey levanta su corte y la danza macabra termina. Iria repite lo mejor.",
        "Skeletons: Bruno fills the Dump, the King raises his court and the danse macabre ends it. Iria repeats the best of it.",
        "corona-hueca pala-de-medianoche espejo-de-tumba",
        "archivo-mudo mano-de-marfil",
    ),
    shipped(
        "Los muros que andan",
        "Gólems: aguanta, cúrate y junta costes altos. El coloso llega tarde, pero llega.",
        "Golems: hold out, heal and gather high costs. The colossus comes late, but it comes.",
        "gran-engranaje corazon-de-cobre puerta-cerrada",
        "ojo-de-meteoro manos-de-plomo",
    ),
    shipped(
        "La marea",
        "Zombies: cada Esbirro perdido vuelve. Desgasta la resistencia sin Ataques, contra lo que no hay Defensas.",
        "Zombies: every minion that is lost comes back. Wear resistance down without Attacks, against which there are no Defenses.",
        "vientre-de-la-horda plaga-dulce segunda-muerte",
        "olla-comun dedos-largos",
    ),
    shipped(
        "Los embusteros",
        "Neutrales: cualquier Esbirro les sirve. Copia lo mejor de la mesa con Lázara y Anula lo peor con Fermín.",
        "Neutral: any minion serves them. Copy the best of the table with Lazara and annul the worst with Fermin.",
        "mil-caras dado-cargado espejo-de-tumba",
        "arena-vieja piel-de-sombra",
    ),
    shipped(
        "El cobro",
        "Pierde un Reptante sin miedo: entonces Petra, Saturio y Brun pegan más, roban más y se curan más.",
        "Lose a Reptante without fear: then Petra, Saturio and Brun strike harder, draw more and heal more.",
        "cuenta-pendiente ultima-guardia colmillo-tardio",
        "voto-quebrado sin-reposo",
    ),
    shipped(
        "La bolsa y la balanza",
        "Manos: si el oponente guarda Esbirros, la balanza y el mercader se los cobran; si no, Casilda ya se los ha quitado.",
        "Hands: what your opponent keeps, the scales and the merchant charge for; what they do not, Casilda has taken already.",
        "bolsa-llena balanza-de-polvo lengua-de-hiel",
        "velo-de-moscas archivo-mudo",
    ),
    shipped(
        "El crisol",
        "Un Altar de todos los tipos: Concha pega y se cura por cada uno, y Ruina aplasta lo que el oponente haya cansado.",
        "An Altar of every type: Concha strikes and heals for each, and Ruin crushes what your opponent has tired out.",
        "siete-voces mil-caras paso-lento",
        "manos-de-plomo piel-de-sombra",
    ),
)


def read_deck(game: Game, written: object) -> dict[str, object]:
    """A team somebody brings: lines of names, a list of them, or our own document. Of five, the last two are the reserve."""
    if isinstance(written, str):
        written = [line.strip() for line in written.splitlines() if line.strip()]
    if isinstance(written, list):
        written = {"name": "", "cards": written[: t.TEAM], "reserve": written[t.TEAM :]}
    doc = Document(written, "deck")
    found = [card.id for card in reptantes(game, doc, "cards")]
    spare = [card.id for card in reptantes(game, doc, "reserve")]
    name = doc.text("name", default="") or " · ".join(found)
    if len(found) != t.TEAM or len(spare) not in (0, REGISTERED - t.TEAM):
        given = len(found) + len(spare)
        raise BadDocument(
            "deck",
            f"hacen falta 3 reptantes, o 5 para un torneo, no {given} (AA-comp-01)",
            f"expected 3 reptantes, or 5 for a tournament, not {given} (AA-comp-01)",
        )
    return {"name": name, "cards": found, "reserve": spare}


def team_of(game: Game, row: object, field: str, tournament: bool) -> list[Reptante]:
    """The team of a seat: three of different names, or the five registered for a tournament (AA-comp-01, AA-comp-03, AA-trn)."""
    if isinstance(row, list):
        found = reptantes(game, Document({"cards": row}, field), "cards")
    else:
        doc = Document(row, field)
        found = reptantes(game, doc, "cards")
        if tournament:
            found += reptantes(game, doc, "reserve")
    wanted = REGISTERED if tournament else t.TEAM
    if len(found) != wanted:
        clause = "AA-trn-01" if tournament else "AA-comp-01"
        raise BadDocument(
            field,
            f"hacen falta {wanted} reptantes, no {len(found)} ({clause})",
            f"expected {wanted} reptantes, not {len(found)} ({clause})",
        )
    if len({each.id for each in found}) < len(found):
        raise BadDocument(
            field, "hay dos reptantes del mismo nombre (AA-comp-03)", "there are two reptantes of the same name (AA-comp-03)"
        )
    if tournament:
        refusal = why_not_registered(found)
        if refusal is not None:
            raise forbidden(field, refusal)
    return found


def reptantes(game: Game, doc: Document, field: str) -> list[Reptante]:
    """The reptantes that a document names, by id or name; a reserve may be left out."""
    found: list[Reptante] = []
    for at, name in enumerate(doc.texts(field, [] if field == "reserve" else None)):
        card = find_card(game, name, doc.at(f"{field}[{at}]"))
        if not isinstance(card, Reptante):
            raise BadDocument(doc.at(f"{field}[{at}]"), f"{card.name.es} no es un reptante", f"{card.name.en} is not a reptante")
        found.append(card)
    return found
