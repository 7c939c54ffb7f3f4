"""Secrets of a table: tokens of seats, of which only hashes are kept."""

from __future__ import annotations

import secrets
from hashlib import blake2b


def new_token() -> str:
    """A secret that opens one seat."""
    return secrets.token_urlsafe(24)


def new_match_id() -> str:
    """A name nobody guesses: whoever knows it may look on."""
    return secrets.token_urlsafe(12)


def hashed(token: str) -> str:
    return blake2b(token.encode(), digest_size=32, person=b"tapete seat").hexdigest()


def opens(token: str, stored: str) -> bool:
    """Whether a token is the one whose hash is stored; takes the same time either way."""
    return bool(stored) and secrets.compare_digest(hashed(token), stored)
