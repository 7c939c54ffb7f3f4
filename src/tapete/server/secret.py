"""Secrets of a table: tokens of seats, of which only hashes are kept, and the commitment to a shuffle."""

from __future__ import annotations

import secrets
from hashlib import blake2b


def new_token() -> str:
    """A secret that opens one seat."""
    return secrets.token_urlsafe(24)


def new_match_id() -> str:
    """A name nobody guesses: whoever knows it may look on."""
    return secrets.token_urlsafe(12)


def new_seed() -> int:
    """A shuffle nobody guesses, not even from its commitment."""
    return secrets.randbits(120)


def hashed(token: str) -> str:
    return blake2b(token.encode(), digest_size=32, person=b"tapete seat").hexdigest()


def opens(token: str, stored: str) -> bool:
    """Whether a token is the one whose hash is stored; takes the same time either way."""
    return bool(stored) and secrets.compare_digest(hashed(token), stored)


def commitment(seed: int) -> str:
    """What is published before the match: the BLAKE2b-256 of the seed in decimal digits. The seed is told afterwards.

    >>> commitment(7)[:16]
    '0a420b072ce72f6a'
    """
    return blake2b(b"%d" % seed, digest_size=32).hexdigest()
