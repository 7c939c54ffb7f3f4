"""Randomness as two integers: a key and a counter.

The n-th number of a game is a hash of (key, n): any game can be replayed, forked or re-keyed anywhere, and nothing uses the
interpreter's global generator.
"""

from collections.abc import Callable
from hashlib import blake2b
from struct import Struct
from typing import Any, Final

_SPAN: Final = 1 << 32
_BLOCK: Final[Callable[[bytes], tuple[int, ...]]] = Struct(">16I").unpack  # sixteen numbers below ``_SPAN`` in each hash
_KEPT: Final = 256  # keys whose hash is begun
_begun: Final[dict[int, Any]] = {}


def block(key: int, counter: int, salt: int) -> bytes:
    """The hash of a key and a counter. What it is begun with is the same for every counter, and made once."""
    if salt:
        return blake2b(b"%d:%d" % (key, counter), salt=b"%d" % salt).digest()
    begun = _begun.get(key)
    if begun is None:
        if len(_begun) >= _KEPT:
            _begun.clear()
        begun = blake2b(b"%d:" % key, salt=b"0")
        _begun[key] = begun
    hashed = begun.copy()
    hashed.update(b"%d" % counter)
    found: bytes = hashed.digest()
    return found


def number(key: int, counter: int, below: int) -> int:
    """A fair number in ``range(below)`` for this key and counter.

    >>> number(7, 1, 6) == number(7, 1, 6)
    True
    """
    limit = _SPAN - _SPAN % below
    first = block(key, counter, 0)
    value = (first[0] << 24) | (first[1] << 16) | (first[2] << 8) | first[3]
    if value < limit:  # nearly always
        return value % below
    salt = 0
    while True:
        for value in _BLOCK(block(key, counter, salt)):
            if value < limit:
                return value % below
        salt += 1


def shuffled(key: int, counter: int, items: list[int]) -> list[int]:
    """The items in the fair order of this key and counter (one counter shuffles a whole deck)."""
    result = list(items)
    size = len(result)
    if size < 2:
        return result
    salt = 0
    place = size - 1
    while True:
        for value in _BLOCK(block(key, counter, salt)):
            if value < _SPAN - _SPAN % (place + 1):
                other = value % (place + 1)
                result[place], result[other] = result[other], result[place]
                place -= 1
                if place == 0:
                    return result
        salt += 1


def fork(key: int, name: int) -> int:
    """Another key derived from this one, for a world that must not share its randomness."""
    return int.from_bytes(blake2b(b"%d/%d" % (key, name), digest_size=8).digest(), "big")
