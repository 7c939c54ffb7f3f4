"""What happens in a bidding for a deck (KF-bidding-01)."""

from __future__ import annotations

from tapete.core.events import Event, EventKind
from tapete.core.state import State, thing_names
from tapete.games.keyforge import things as t
from tapete.games.keyforge.things import other


class Bid(EventKind):
    """A player offers to play the deck with so many chains."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"chains": t.chains_text(e.amount, lang)}

    def apply(self, s: State, e: Event) -> Event | None:
        return e


class BidWon(Bid):
    """The winner plays the deck with the chains of the bid, and the other player the other deck. ``zone`` is whose deck it was.

    The setup says it from then on, so that the next game of a series has the same decks and chains without another bidding.
    """

    def apply(self, s: State, e: Event) -> Event | None:
        settled = {field: value for field, value in s.setup.items() if field != "bidding"}
        if e.player != e.zone:
            exchange_decks(s)
            settled["exchanged"] = True
            chooser = settled.get("chooser")
            if chooser is not None:
                settled["chooser"] = 0 if chooser == 1 else 1
        s.tallies[t.CHAINS][e.player] = e.amount
        settled["bid"] = s.tallies[t.CHAINS][:]
        s.setup = settled
        return e


def exchange_decks(s: State) -> None:
    """Each player owns the other's deck, before any card of it has been drawn."""
    s.owners = tuple([other(owner) for owner in s.owners])
    s.names = thing_names(s.cards, s.owners)
    for player, cards in enumerate([s.zone(t.DECK, 1)[:], s.zone(t.DECK, 0)[:]]):
        for card in cards:
            s.move(card, t.DECK, player)
    s.tallies[t.IDENTITY].reverse()
