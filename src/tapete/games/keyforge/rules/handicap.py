"""Evening the match: chains between two decks (KF-handicap)."""

from __future__ import annotations

from typing import Final

from tapete.core.position import expected, forbidden, not_among
from tapete.core.refusal import BadDocument, Refusal

SUGGESTED: Final = 4  # chains on the deck seen as the stronger one (KF-handicap-03)
STREAK: Final = 3  # consecutive wins or losses that move the handicap (KF-handicap-04, KF-handicap-05)
MOST: Final = 24  # the end of the chain tracker (KF-chains-08)

TOURNAMENT: Final = "tournament"
NEW_DECKS: Final = "new_decks"
EVENTS: Final[tuple[str, ...]] = (TOURNAMENT, NEW_DECKS)  # what a game may be part of; else it is played for its own sake

NOT_IN_TOURNAMENTS: Final = Refusal(
    "KF-handicap-02", "En un torneo no hay hándicap de cadenas.", "There is no handicap of chains in a tournament."
)
NOT_WITH_NEW_DECKS: Final = Refusal(
    "KF-handicap-02", "Con mazos nuevos no hay hándicap de cadenas.", "There is no handicap of chains with new decks."
)


def refuse_handicap(setup: dict[str, object]) -> Refusal | None:
    """Chains are assigned if the players want to, never in tournaments nor with new decks (KF-handicap-02)."""
    event = setup.get("event")
    if event is not None and event not in EVENTS:
        raise not_among("event", str(event), list(EVENTS))
    if event == TOURNAMENT:
        return NOT_IN_TOURNAMENTS
    return NOT_WITH_NEW_DECKS if event == NEW_DECKS else None


def assigned(results: str, start: int = SUGGESTED) -> int:
    """The chains a deck starts with against one rival deck, after its results against that deck: "w" and "l" in order.

    Every three wins in a row add a chain and every three losses in a row take one away.
    """
    chains = start
    streak = 0
    last = ""
    for result in results:
        streak = streak + 1 if result == last else 1
        last = result
        if streak == STREAK:
            chains = min(MOST, chains + 1) if result == "w" else max(0, chains - 1)
            streak = 0
    return chains


def chains_of(setup: dict[str, object]) -> list[int]:
    """The chains both players start with: as ``chains`` says, as the ``handicap`` between the two decks has come to be, or as
    an earlier ``bid`` for a deck was won.

    A handicap is ``{"deck": 0 or 1, "start": chains, "results": "wwl"}``: the chained deck, what it began with (four unless said
    otherwise) and its results against the other deck so far. It belongs to these two decks (KF-handicap-06).
    """
    refusal = refuse_handicap(setup)
    given = two_numbers(setup, "bid")
    for field in ("chains", "handicap"):
        if setup.get(field) is None:
            continue
        if setup.get("bidding") is not None:
            raise BadDocument(
                field, "las cadenas las deciden las pujas (KF-bidding-01)", "the bids decide the chains (KF-bidding-01)"
            )
        if field == "chains":
            given = two_numbers(setup, field)
        else:
            deck, start, results = read_handicap(setup[field])
            given = [0, 0]
            given[deck] = assigned(results, start)
        if refusal is not None and given != [0, 0]:
            raise forbidden(field, refusal)
        return given
    return given


def two_numbers(setup: dict[str, object], field: str) -> list[int]:
    """The chains of both players in a field of the setup."""
    chains = setup.get(field)
    if chains is None:
        return [0, 0]
    if not isinstance(chains, list) or len(chains) != 2 or not all([is_chains(number) for number in chains]):
        raise BadDocument(field, f"hacen falta dos números de 0 a {MOST}", f"expected two numbers from 0 to {MOST}")
    return [int(chains[0]), int(chains[1])]


def is_chains(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= MOST


def read_handicap(handicap: object) -> tuple[int, int, str]:
    """The chained deck, its first chains and its results."""
    if not isinstance(handicap, dict) or handicap.get("deck") not in (0, 1):
        raise BadDocument("handicap.deck", "hace falta 0 o 1", "expected 0 or 1")
    start = handicap.get("start", SUGGESTED)
    if not is_chains(start):
        raise expected("handicap.start", f"un número de 0 a {MOST}", f"a number from 0 to {MOST}", start)
    results = handicap.get("results", "")
    if not isinstance(results, str) or results.strip("wl"):
        raise expected(
            "handicap.results",
            "una palabra con w y l, una letra por partida",
            "a word of w and l, one letter for each game",
            results,
        )
    return int(handicap["deck"]), int(start), results
