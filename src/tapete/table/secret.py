"""Secrets of a table: tokens of seats, of which only hashes are kept."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b


def new_token() -> str:
    """A secret that opens one seat."""
    return secrets.token_urlsafe(24)


def new_match_id() -> str:
    """A name nobody guesses: whoever knows it may look on."""
    return secrets.token_urlsafe(12)


def token_for(key: str, invitation: str, match: str) -> str:
    """The token of who takes a seat with a secret of their own: the same again when the answer was lost and they ask again."""
    made = blake2b(f"{match}/{invitation}".encode(), key=blake2b(key.encode()).digest(), digest_size=24, person=b"tapete claim")
    return urlsafe_b64encode(made.digest()).decode()


def hashed(token: str) -> str:
    return blake2b(token.encode(), digest_size=32, person=b"tapete seat").hexdigest()


def opens(token: str, stored: str) -> bool:
    """Whether a token is the one whose hash is stored; takes the same time either way."""
    return bool(stored) and secrets.compare_digest(hashed(token), stored)
