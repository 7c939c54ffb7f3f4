"""Ways to play KeyForge: one game or a series, with one's own deck, with each other's, and what is settled between two games.

Of series the rulebook says who chooses who begins (KF-setup-05), how a handicap follows the results (KF-handicap) and how chains
are bid (KF-bidding). What it does not say is ours (docs/formats.md): in an *adaptive* match both play their own deck, then each
other's; when each has won one game, one deck has won both, and chains are bid for it.
"""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words
from tapete.core.position import not_among
from tapete.core.refusal import BadDocument
from tapete.core.series import BEST_OF, NOBODY, check, results_so_far
from tapete.core.text import unmarked
from tapete.games.keyforge.rules.handicap import read_handicap

FORMAT: Final = "format"
ARCHON: Final = "archon"  # everybody plays the deck they brought
ADAPTIVE: Final = "adaptive"
FORMATS: Final[tuple[str, ...]] = (ARCHON, ADAPTIVE)
EXCHANGED: Final = "exchanged"  # whether each plays the other's deck; ``decks`` are always in the order of who brought them
GAMES_OF_ADAPTIVE: Final = 3
CHAINS_OF_OTHERS: Final[tuple[str, ...]] = ("chains", "handicap", "bidding")  # an adaptive match has its own
EACH_OTHERS_DECK: Final = Words(
    "En la siguiente cada uno juega con el mazo del otro.", "In the next one each plays the other’s deck."
)
BIDDING_AHEAD: Final = Words(
    "Ahora se pujan cadenas por {deck}, que ha ganado las dos.", "Now chains are bid for {deck}, which has won both."
)
OWN_DECK_AGAIN: Final = Words("En la siguiente cada uno juega con su mazo.", "In the next one each plays their own deck.")
DECK_OF: Final = Words("el mazo del jugador {seat}", "the deck of player {seat}")


def checked(setup: dict[str, object]) -> dict[str, object]:
    """A setup whose series and format make sense; an adaptive match is the best of three."""
    format = setup.get(FORMAT)
    if format is not None and format not in FORMATS:
        raise not_among(FORMAT, str(format), list(FORMATS))
    if format == ADAPTIVE:
        if not results_so_far(setup):
            for field in (*CHAINS_OF_OTHERS, "bid"):
                if setup.get(field) is not None:
                    raise BadDocument(
                        field,
                        "en un duelo adaptativo las cadenas se pujan en la tercera partida (KF-bidding-01)",
                        "in an adaptive match chains are bid for in the third game (KF-bidding-01)",
                    )
        if setup.get(BEST_OF) is None:
            setup = {**setup, BEST_OF: GAMES_OF_ADAPTIVE}
        elif setup[BEST_OF] != GAMES_OF_ADAPTIVE:
            raise BadDocument(BEST_OF, "un duelo adaptativo es al mejor de 3", "an adaptive match is the best of 3")
    check(setup, 2)
    if setup.get(EXCHANGED) and setup.get("bidding") is not None:
        raise BadDocument(EXCHANGED, "la puja decide quién juega con cada mazo", "the bidding decides who plays which deck")
    return setup


def rematch(setup: dict[str, object], winners: list[int]) -> dict[str, object]:
    """The setup of the next game of a series: whoever has the deck that lost chooses who begins (KF-setup-05), and a handicap
    follows the results (KF-handicap-04, KF-handicap-05)."""
    after = {field: value for field, value in setup.items() if field not in ("first", "chooser")}
    if setup.get(FORMAT) == ADAPTIVE:
        return adapted(after, results_so_far(setup))
    if len(winners) != 1:
        return after
    after["chooser"] = 1 - winners[0]
    if setup.get("handicap") is not None:
        deck, start, results = read_handicap(setup["handicap"])
        after["handicap"] = {"deck": deck, "start": start, "results": results + ("w" if winners[0] == deck else "l")}
    return after


def adapted(after: dict[str, object], won: list[int]) -> dict[str, object]:
    """The next game of an adaptive match: the second with each other's deck; the third with a bidding for the deck that won both.

    The right to choose who begins goes with the deck that lost, whoever plays it now. Where a game has no winner, neither deck has
    won both and there is no bidding.
    """
    if len(won) == 1:
        after[EXCHANGED] = True
        if won[0] != NOBODY:
            after["chooser"] = won[0]
        return after
    after.pop(EXCHANGED, None)
    if len(won) == 2 and NOBODY not in won:
        after["bidding"] = won[0]
        after["chooser"] = 1 - won[0]
    return after


def ahead(setup: dict[str, object]) -> Words | None:
    """What changes in the next game of an adaptive match."""
    if setup.get(FORMAT) != ADAPTIVE:
        return None
    won = results_so_far(setup)
    if len(won) == 1:
        return EACH_OTHERS_DECK
    if NOBODY in won:
        return OWN_DECK_AGAIN
    deck = called(setup, won[0])
    return Words(BIDDING_AHEAD.fill("es", deck=deck.es), BIDDING_AHEAD.fill("en", deck=deck.en))


def called(setup: dict[str, object], brought_by: int) -> Words:
    """How the deck that a player brought is named in a sentence; one made up for a single game has only a number."""
    name = deck_name(setup, brought_by)
    if name == "" or name.startswith("#"):
        seat = str(brought_by + 1)
        return Words(DECK_OF.fill("es", seat=seat), DECK_OF.fill("en", seat=seat))
    return Words(f"«{name}»", f"“{name}”")


def deck_name(setup: dict[str, object], brought_by: int) -> str:
    """What stands on the identity card of the deck that a player brought."""
    decks = setup.get("decks")
    deck = decks[brought_by] if isinstance(decks, list) and 0 <= brought_by < len(decks) else {}
    return unmarked(str(deck.get("name", ""))) if isinstance(deck, dict) else ""
