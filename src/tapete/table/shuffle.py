"""The shuffle that anybody can verify: promised before the match, mixed by everybody who plays, shown after it.

Before anything else the server draws a secret and publishes a *commitment*: the SHA-256 of the secret together with what is to be
played (game, rules, cards, setup with its decks). Then each player's program sends a number of its own. The seed follows from the
secret, what is played and the players' numbers; so the server cannot choose it (it did not know the numbers when it promised its
secret) and neither can a player (who does not know the secret). After the match the secret is told, and whoever kept the commitment
and their own number can check all of it. A seed that somebody asked for is promised the same way, with the secret as its salt.

Everything is hashed as canonical JSON (sorted names, no spaces), so that a browser can do it too (web/src/lib/shuffle.ts).
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b, sha256
from typing import TYPE_CHECKING, Any, Final

from tapete.core.language import Words

if TYPE_CHECKING:
    from tapete.core.records import Record

SCHEME: Final = 2  # 1: the BLAKE2b-256 of a seed that the server drew alone
SEED_BITS: Final = 120

UNKNOWN = Words("no se sabe cómo se prometió el barajado", "it is not known how the shuffle was promised")
OTHER_PROMISE = Words(
    "lo prometido antes de la partida es otra cosa: otro secreto, otra preparación, otros mazos, otras reglas o cartas",
    "what was promised before the match is something else: another secret, setup, decks, rules or cards",
)
OTHER_SEED = Words(
    "la semilla no es la que sale del secreto y de los números de los jugadores",
    "the seed is not the one that follows from the secret and the players' numbers",
)
NOT_KEPT = Words("el compromiso no es el que se guardó al empezar", "the commitment is not the one kept from the beginning")
NOT_MIXED = Words("falta el número que se guardó al empezar", "the number kept from the beginning is missing")


def new_secret() -> str:
    return secrets.token_hex(32)


def canonical(value: object) -> bytes:
    """The one way to write a value."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode("utf-8", "replace")


def played(game: str, rules: str, catalogue: str, setup: dict[str, object]) -> str:
    """What is played, as a fingerprint."""
    return sha256(canonical({"catalogue": catalogue, "game": game, "rules": rules, "setup": setup})).hexdigest()


def promise(secret: str, what: str, given: int | None) -> str:
    """The commitment: to a secret and what is played, and to a seed that somebody asked for.

    >>> promise("00", "ff", 7) == promise("01", "ff", 7)
    False
    """
    return sha256(canonical(["tapete shuffle", SCHEME, secret, what, None if given is None else str(given)])).hexdigest()


def mixed(secret: str, what: str, numbers: Sequence[str]) -> int:
    """The seed that follows from the secret, what is played and the players' numbers, by seat ("" for who sent none)."""
    whole = sha256(canonical(["tapete seed", SCHEME, secret, what, list(numbers)])).digest()
    return int.from_bytes(whole) >> (256 - SEED_BITS)


def promise_alone(seed: int) -> str:
    """The commitment of matches made before players mixed: the BLAKE2b-256 of the seed in decimal digits."""
    return blake2b(b"%d" % seed, digest_size=32).hexdigest()


# ---------------------------------------------------------------------------------------------------------------- checking


@dataclass(frozen=True, slots=True)
class Shown:
    """What a server tells of a shuffle after the match, as it stands in a file that it gave."""

    commitment: str
    scheme: int = 1
    secret: str = ""
    numbers: tuple[str, ...] = ()
    given: bool = False  # whether somebody asked for the seed


def shown(document: Any) -> Shown | None:
    """What a document says about its shuffle; none when it says nothing."""
    if not isinstance(document, dict) or not document.get("commitment"):
        return None
    numbers = document.get("numbers")
    return Shown(
        str(document["commitment"]),
        int(document["scheme"]) if isinstance(document.get("scheme"), int) else 1,
        str(document.get("secret") or ""),
        tuple([str(each) for each in numbers]) if isinstance(numbers, list) else (),
        document.get("kind") != "verified",
    )


def problem(record: Record, told: Shown, kept: str = "", number: str = "") -> Words | None:
    """What is wrong with a shuffle: with itself, or with the commitment and the number that a player kept from the beginning."""
    if kept and kept != told.commitment:
        return NOT_KEPT
    if told.scheme == 1:
        return None if told.commitment == promise_alone(record.seed) else OTHER_SEED
    if told.scheme != SCHEME:
        return UNKNOWN
    what = played(record.game, record.rules, record.catalogue, record.setup)
    if told.commitment != promise(told.secret, what, record.seed if told.given else None):
        return OTHER_PROMISE
    if not told.given and record.seed != mixed(told.secret, what, told.numbers):
        return OTHER_SEED
    if number and number not in told.numbers:
        return NOT_MIXED
    return None
