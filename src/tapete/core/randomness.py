"""Randomness as two integers: a key and a counter.

The n-th number of a game is a hash of (key, n): any game can be replayed, forked or re-keyed anywhere, and nothing uses the
interpreter's global generator.
"""

from hashlib import blake2b
from typing import Final

_WORD: Final = 4
_SPAN: Final = 1 << 32


def number(key: int, counter: int, below: int) -> int:
    """A fair number in ``range(below)`` for this key and counter.

    >>> number(7, 1, 6) == number(7, 1, 6)
    True
    """
    seed = b"%d:%d" % (key, counter)
    limit = _SPAN - _SPAN % below
    block = blake2b(seed, salt=b"0").digest()
    value = (block[0] << 24) | (block[1] << 16) | (block[2] << 8) | block[3]
    if value < limit:  # nearly always
        return value % below
    at = _WORD
    salt = 0
    while True:
        while at < len(block):
            value = int.from_bytes(block[at : at + _WORD], "big")
            if value < limit:
                return value % below
            at += _WORD
        salt += 1
        block = blake2b(seed, salt=b"%d" % salt).digest()
        at = 0


def shuffled(key: int, counter: int, items: list[int]) -> list[int]:
    """The items in the fair order of this key and counter (one counter shuffles a whole deck)."""
    result = list(items)
    size = len(result)
    if size < 2:
        return result
    stream = b""
    at = 0
    salt = 0
    seed = b"%d:%d" % (key, counter)
    place = size - 1
    while place > 0:
        if at >= len(stream):
            stream = blake2b(seed, digest_size=64, salt=b"%d" % salt).digest()
            salt += 1
            at = 0
        value = int.from_bytes(stream[at : at + _WORD], "big")
        at += _WORD
        if value >= _SPAN - _SPAN % (place + 1):
            continue
        other = value % (place + 1)
        result[place], result[other] = result[other], result[place]
        place -= 1
    return result


def fork(key: int, name: int) -> int:
    """Another key derived from this one, for a world that must not share its randomness."""
    return int.from_bytes(blake2b(b"%d/%d" % (key, name), digest_size=8).digest(), "big")
