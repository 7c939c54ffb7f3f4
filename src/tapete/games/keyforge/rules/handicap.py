"""Evening the match and choosing who begins: chains between two decks, bids, series (KF-handicap, KF-bidding, KF-setup-05)."""

from __future__ import annotations

from typing import Final

from tapete.core.refusal import BadDocument, Refusal

SUGGESTED: Final = 4  # chains on the deck seen as the stronger one (KF-handicap-03)
STREAK: Final = 3  # consecutive wins or losses that move the handicap (KF-handicap-04, KF-handicap-05)
MOST: Final = 24  # the end of the chain tracker (KF-chains-08)

CASUAL: Final = "casual"
TOURNAMENT: Final = "tournament"

NOT_IN_TOURNAMENTS = Refusal("KF-handicap-02", "En un torneo no se asignan cadenas.", "Chains are not assigned in a tournament.")
NOT_WITH_NEW_DECKS = Refusal("KF-handicap-02", "Un mazo nuevo no lleva cadenas asignadas.", "A new deck gets no assigned chains.")
NOT_HIGHER = Refusal("KF-bidding-01", "Cada puja debe superar a la anterior.", "Each bid must be higher than the one before.")
NOT_A_BID = Refusal("KF-bidding-01", "Una puja es un número de cadenas, cero o más.", "A bid is a number of chains, zero or more.")
NOT_YOUR_BID = Refusal("KF-bidding-01", "Se puja por turnos.", "Bids alternate.")
BIDDING_OVER = Refusal("KF-bidding-01", "La puja ya ha terminado.", "The bidding is over.")


def refuse_handicap(event: str, new_decks: bool) -> Refusal | None:
    """Whether chains may be assigned at all: only if the players want to, never with new decks nor in tournaments."""
    if event == TOURNAMENT:
        return NOT_IN_TOURNAMENTS
    return NOT_WITH_NEW_DECKS if new_decks else None


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


class Pairings:
    """What each chained deck has done against each rival: the handicap belongs to the pairing (KF-handicap-06)."""

    def __init__(self) -> None:
        self.results: dict[tuple[str, str], str] = {}

    def record(self, deck: str, rival: str, won: bool) -> None:
        self.results[deck, rival] = self.results.get((deck, rival), "") + ("w" if won else "l")

    def chains(self, deck: str, rival: str, start: int = SUGGESTED) -> int:
        return assigned(self.results.get((deck, rival), ""), start)


class Bidding:
    """Chains bid for the right to play with a deck: ascending, by turns, until one player yields (KF-bidding-01)."""

    def __init__(self, first: int = 0) -> None:
        self.turn = first
        self.bid = -1  # the highest so far
        self.winner = -1

    def refuse(self, player: int, chains: int) -> Refusal | None:
        if self.winner >= 0:
            return BIDDING_OVER
        if player != self.turn:
            return NOT_YOUR_BID
        if chains < 0:
            return NOT_A_BID
        return NOT_HIGHER if chains <= self.bid else None

    def raise_to(self, player: int, chains: int) -> None:
        """A higher bid; then it is the other player's turn."""
        refusal = self.refuse(player, chains)
        if refusal is not None:
            raise ValueError(refusal.text("es"))
        self.bid = chains
        self.turn = 1 - player

    def give_way(self, player: int) -> None:
        """The other player gets the deck, with the chains of their last bid (none if nobody bid)."""
        if self.winner >= 0 or player != self.turn:
            raise ValueError((BIDDING_OVER if self.winner >= 0 else NOT_YOUR_BID).text("es"))
        self.winner = 1 - player
        self.bid = max(0, self.bid)

    def setup(self, decks: tuple[str, str]) -> tuple[dict[int, str], dict[int, int]]:
        """Who plays which deck (the first one is what was bid for), and with how many chains."""
        loser = 1 - self.winner
        return {self.winner: decks[0], loser: decks[1]}, {self.winner: self.bid, loser: 0}


# ---------------------------------------------------------------------------------------------------------------- series


def chooses_who_begins(pilots: dict[str, int], loser: str) -> int:
    """From the second game of a series on, whoever now plays the deck that lost chooses (KF-setup-05).

    ``pilots`` says which player has which deck in the coming game; ``loser`` is the deck that lost the one before.
    """
    return pilots[loser]


def chains_of(setup: dict[str, object]) -> list[int]:
    """The chains both players start with: as ``chains`` says, or as the ``handicap`` between the two decks has come to be.

    A handicap is ``{"deck": 0 or 1, "start": chains, "results": "wwl"}``: the chained deck, what it began with (four unless said
    otherwise) and its results against the other deck so far.
    """
    chains = setup.get("chains")
    if chains is not None:
        if not isinstance(chains, list) or len(chains) != 2 or not all([is_chains(number) for number in chains]):
            raise BadDocument("chains", f"expected two numbers from 0 to {MOST}")
        return [int(chains[0]), int(chains[1])]
    handicap = setup.get("handicap")
    if handicap is None:
        return [0, 0]
    deck, start, results = read_handicap(handicap)
    given = [0, 0]
    given[deck] = assigned(results, start)
    return given


def is_chains(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= MOST


def read_handicap(handicap: object) -> tuple[int, int, str]:
    """The chained deck, its first chains and its results."""
    if not isinstance(handicap, dict) or handicap.get("deck") not in (0, 1):
        raise BadDocument("handicap.deck", "expected 0 or 1")
    start = handicap.get("start", SUGGESTED)
    if not is_chains(start):
        raise BadDocument("handicap.start", f"expected a number from 0 to {MOST}")
    results = handicap.get("results", "")
    if not isinstance(results, str) or results.strip("wl"):
        raise BadDocument("handicap.results", "expected a word of w and l, one for each game")
    return int(handicap["deck"]), int(start), results


def rematch(setup: dict[str, object], winners: list[int]) -> dict[str, object]:
    """The setup of the next game of a series: the loser chooses who begins, and a handicap follows the results."""
    after = {field: value for field, value in setup.items() if field not in ("first", "chooser")}
    if len(winners) != 1:
        return after
    after["chooser"] = 1 - winners[0]
    if setup.get("handicap") is not None:
        deck, start, results = read_handicap(setup["handicap"])
        after["handicap"] = {"deck": deck, "start": start, "results": results + ("w" if winners[0] == deck else "l")}
    return after
