"""What can be settled before a game of KeyForge besides players and decks."""

from __future__ import annotations

from typing import Final

from tapete.core import series
from tapete.core.game import Choice
from tapete.core.language import Words
from tapete.games.begins import who_begins
from tapete.games.keyforge.catalogue import SETS
from tapete.games.keyforge.rules.formats import ADAPTIVE, CHAINS_OF_OTHERS, FORMAT
from tapete.games.keyforge.rules.handicap import MOST, SUGGESTED
from tapete.games.keyforge.rules.sealed import SEALED, SIZES
from tapete.games.keyforge.things import chains_text

NO: Final = Words("No", "No")
OF_PLAYER: Final = Words("Jugador {n}: {chains}", "Player {n}: {chains}")
HANDICAP_OF: Final = Words(
    "Mazo del jugador {n}: {chains} y, en una serie, según sus resultados",
    "Player {n}’s deck: {chains} and, in a series, by its results",
)
DECKS_OF_ANY: Final = Words("Uno de {n} mazos de cualquier set", "One of {n} decks of any set")
DECKS_OF_SET: Final = Words("Uno de {n} mazos de {set}", "One of {n} decks of {set}")


def filled(words: Words, es: dict[str, str], en: dict[str, str]) -> Words:
    return Words(words.fill("es", **es), words.fill("en", **en))


def with_chains(words: Words, player: int, chains: int) -> Words:
    """A sentence about a player and their chains."""
    es, en = ({"n": str(player + 1), "chains": chains_text(chains, lang)} for lang in ("es", "en"))
    return filled(words, es, en)


def sealed_values() -> list[tuple[object, Words]]:
    """One of three or of six decks, of any set or of one."""
    found: list[tuple[object, Words]] = [(None, NO)]
    for size in SIZES:
        found.append((size, filled(DECKS_OF_ANY, {"n": str(size)}, {"n": str(size)})))
        for id, name in SETS.items():
            words = filled(DECKS_OF_SET, {"n": str(size), "set": name.es}, {"n": str(size), "set": name.en})
            found.append(({"decks": size, "edition": id}, words))
    return found


def chains_values() -> list[tuple[object, Words]]:
    found: list[tuple[object, Words]] = [(None, NO)]
    for player in (0, 1):
        for chains in range(1, MOST + 1):
            found.append(([0, chains] if player else [chains, 0], with_chains(OF_PLAYER, player, chains)))
    return found


CHOICES: Final[tuple[Choice, ...]] = (
    who_begins(2),
    Choice(series.BEST_OF, series.NAME, series.choice_values()),
    Choice(
        FORMAT,
        Words("Formato", "Format"),
        (
            (None, Words("Arconte: cada uno, su mazo", "Archon: each plays their own deck")),
            (
                ADAPTIVE,
                Words(
                    "Adaptativo: al mejor de 3, también con el mazo del otro, y puja",
                    "Adaptive: best of 3, also with the other’s deck, then a bidding",
                ),
            ),
        ),
        (series.BEST_OF, *CHAINS_OF_OTHERS),
    ),
    Choice(SEALED, Words("Sellado", "Sealed"), tuple(sealed_values()), ("decks",)),
    Choice("chains", Words("Cadenas", "Chains"), tuple(chains_values()), ("handicap", "bidding")),
    Choice(
        "handicap",
        Words("Hándicap", "Handicap"),
        (
            (None, NO),
            ({"deck": 0}, with_chains(HANDICAP_OF, 0, SUGGESTED)),
            ({"deck": 1}, with_chains(HANDICAP_OF, 1, SUGGESTED)),
        ),
        ("chains", "bidding"),
    ),
    Choice(
        "bidding",
        Words("Puja de cadenas", "Bidding of chains"),
        (
            (None, NO),
            (0, Words("Por el mazo del jugador 1", "For player 1’s deck")),
            (1, Words("Por el mazo del jugador 2", "For player 2’s deck")),
        ),
        ("chains", "handicap"),
    ),
    Choice(
        "order_discards",
        Words("Orden de los descartes", "Order of discards"),
        (
            (False, Words("Da igual", "It does not matter")),
            (True, Words("Lo elige el jugador activo", "Chosen by the active player")),
        ),
    ),
)
