"""The forms in which a game is played in a tournament: what people bring, how a match is set up, what breaks ties.

A game has its own where its rulebook or its custom says so, and every game that two can play has the plain one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tapete import games
from tapete.core.game import Game
from tapete.core.language import Words
from tapete.core.randomness import fork
from tapete.core.refusal import BadDocument, Refusal
from tapete.meet.standings import USUAL

OWN, MADE, NONE = "own", "made", "none"  # decks: brought, made for each person, or none at all
PLAIN = "plain"
NUMBERS: Final = 10**6  # of made decks


@dataclass(frozen=True, slots=True)
class Form:
    id: str
    name: Words
    about: Words
    settings: dict[str, Any] = field(default_factory=dict)
    decks: str = OWN
    listed: bool = False  # who brings a deck has to say which
    best_of: int = 1
    minutes: int = 0
    tie_breaks: tuple[str, ...] = USUAL
    handicap: str = ""  # the field of a setup with what each has who won before (meet/tournament.py)


SIMPLE: Final = Form(PLAIN, Words("Normal", "Plain"), Words("Cada cual con su mazo.", "Each with a deck of their own."))
WITHOUT_DECKS: Final = Form(PLAIN, Words("Normal", "Plain"), Words("Sin mazos propios.", "Without decks of one's own."), decks=NONE)

NO_CHAINS: Final = Refusal(
    "KF-handicap-02", "En un torneo no hay cadenas de hándicap.", "There are no handicap chains in a tournament."
)
MOST_HANDICAP: Final = 24  # the end of the chain tracker (KF-chains-08)
BARRED: Final[dict[str, dict[str, Refusal]]] = {"keyforge": {"chains": NO_CHAINS}}  # fields of a setup that no tournament has

FORMS: Final[dict[str, tuple[Form, ...]]] = {
    "keyforge": (
        Form(
            "archon",
            Words("Arconte", "Archon"),
            Words("Cada cual trae su mazo, sin cadenas (KF-handicap-02).", "Each brings a deck, without chains (KF-handicap-02)."),
            minutes=35,
        ),
        Form(
            "sealed",
            Words("Sellado", "Sealed"),
            Words("Cada cual recibe un mazo nuevo que nadie ha visto.", "Each is given a new deck that nobody has seen."),
            decks=MADE,
            minutes=35,
        ),
        Form(
            "adaptive",
            Words("Adaptativo", "Adaptive"),
            Words(
                "Al mejor de tres: con el mazo propio, con el del otro, y al final se pujan cadenas (KF-bidding-01).",
                "Best of three: with one's own deck, with the other's, and then chains are bid for (KF-bidding-01).",
            ),
            settings={"format": "adaptive"},
            listed=True,
            best_of=3,
            minutes=90,
        ),
        Form(
            "chainbound",
            Words("Encadenado", "Chainbound"),
            Words(
                "Con mazo propio. Cada encuentro ganado da una cadena y cada uno perdido quita una, de torneo en torneo.",
                "With one's own deck. Each match won gives a chain, each one lost takes one away, from tournament to tournament.",
            ),
            listed=True,
            minutes=35,
            handicap="chains",
        ),
    ),
    "atrum_arena": (
        Form(
            "five",
            Words("Torneo de cinco Reptantes", "Tournament of five Reptantes"),
            Words(
                "Se registran cinco Reptantes; en cada ronda se apartan dos. A igual número de puntos decide el score "
                "(AA-trn-01, AA-trn-07 a 09, AA-score-04).",
                "Five Reptantes are registered; two are set aside each round. Equal points are decided by the score "
                "(AA-trn-01, AA-trn-07 to 09, AA-score-04).",
            ),
            settings={"mode": "tournament"},
            listed=True,
            minutes=35,
            tie_breaks=("score", "score_difference", *USUAL),
        ),
    ),
    "res_arcana": (
        Form(
            "match",
            Words("Enfrentamientos", "Matches"),
            Words("Hasta tres partidas con el mismo Mago (RA-match-01).", "Up to three games with the same Mage (RA-match-01)."),
            settings={"match": True},
            decks=NONE,
        ),
    ),
    "mitos_y_leyendas": (
        Form(
            "primera_era",
            Words("Primera Era", "Primera Era"),
            Words(
                "Cada cual trae su mazo legal de Primera Era; al mejor de tres.",
                "Each brings a legal Primera Era deck; best of three.",
            ),
            best_of=3,
        ),
        *[
            Form(
                id,
                name,
                Words(f"{about.es} Al mejor de tres.", f"{about.en} Best of three."),
                {"format": id},
                listed=True,
                best_of=3,
            )
            for id, name, about in (
                (
                    "dar",
                    Words("Primera Era DAR", "Primera Era DAR"),
                    Words("Con el DAR de julio de 2021.", "By the DAR of July 2021."),
                ),
                (
                    "racial",
                    Words("Racial Edición", "Racial Edición"),
                    Words("Aliados de una raza y cartas de una edición.", "Allies of one race and cards of one edition."),
                ),
                (
                    "cortesanos",
                    Words("Cortesanos y Vasallos", "Cortesanos and Vasallos"),
                    Words("Sin cartas Reales ni promocionales.", "Without Reales and promotional cards."),
                ),
                ("vasallos", Words("Vasallos", "Vasallos"), Words("Solo cartas Vasallo.", "Vasallo cards alone.")),
            )
        ],
    ),
    "dungeon_alliance": (
        Form(
            "rivals",
            Words("Unos contra otros", "Against each other"),
            Words("Dos alianzas rivales; los puntos desempatan.", "Two rival alliances; points break ties."),
            settings={"pvp": True},
            decks=NONE,
            tie_breaks=("score_difference", *USUAL),
        ),
    ),
}


def forms_of(game: str) -> tuple[Form, ...]:
    """The forms of a game, its own first; a game that two cannot play has none.

    >>> [form.id for form in forms_of("keyforge")]
    ['archon', 'sealed', 'adaptive', 'chainbound', 'plain']
    """
    rules = games.find(game)
    least, most = rules.players_range()
    if not least <= 2 <= most:
        return ()
    return (*FORMS.get(game, ()), SIMPLE if rules.documents.decks() else WITHOUT_DECKS)


def form_named(game: str, id: str) -> Form | None:
    return next((form for form in forms_of(game) if form.id == id), None)


def why_not(game: Game, settings: dict[str, Any], minutes: int) -> Refusal | None:
    """Why the rules do not allow a tournament with such settings and rounds."""
    for name in settings:
        if name in BARRED.get(game.id, {}):
            return BARRED[game.id][name]
    times = game.endings.times(settings)
    return times.why_not_round(minutes * 60) if times is not None and minutes else None


def setup_of(game: Game, settings: dict[str, Any], decks: list[Any]) -> dict[str, Any]:
    """The setup of a table of two."""
    least, most = game.players_range()
    setup: dict[str, Any] = {"players": 2} if least < most else {}
    return {**setup, **settings, **({"decks": decks} if any(decks) else {})}


def check_deck(game: Game, settings: dict[str, Any], deck: Any) -> None:
    """Refuse, as the game does, a deck with which nobody could sit down."""
    game.start(setup_of(game, settings, [deck, deck]), 1)


def made_deck(game: Game, key: int, number: int) -> dict[str, Any]:
    """A deck made for somebody: the same tournament and number give the same one."""
    return game.documents.read_deck(f"#{fork(key, number) % NUMBERS}")


def with_handicap(form: Form, settings: Mapping[str, Any], each: tuple[int, int]) -> dict[str, Any]:
    """The settings of a table at which these handicaps sit."""
    return {**settings, **({form.handicap: list(each)} if form.handicap and any(each) else {})}


def filler(game: str, form: str, key: int, number: int) -> Any:
    """``filler_deck`` by names, for where it is made elsewhere."""
    return filler_deck(games.find(game), form_named(game, form) or SIMPLE, key, number)


def filler_deck(game: Game, form: Form, key: int, number: int) -> Any:
    """The deck of a bot that fills up: one that comes with the game, in turn, or one made for it; None where none will do."""
    if form.decks == NONE:
        return None
    if form.decks == MADE:
        return made_deck(game, key, number)
    shipped = game.documents.decks()
    fit: list[Any] = []
    for deck in shipped:
        try:
            check_deck(game, form.settings, deck)
            fit.append(deck)
        except BadDocument:
            continue
    return fit[number % len(fit)] if fit else None
