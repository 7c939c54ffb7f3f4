"""Cells are numbers; a set of cells is one number used as a mask, with the algebra of sets.

>>> three = CellSet.of(1, 5) | CellSet.of(7)
>>> sorted(three - CellSet.of(5)), 5 in three, len(three)
([1, 7], True, 3)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

BITS: Final = [1 << cell for cell in range(512)]  # the mask of each cell


class CellSet:
    """A set of cells that never changes: ``&``, ``|``, ``-``, ``^`` make others, ``<=`` asks whether one lies within another."""

    __slots__ = ("mask",)

    def __init__(self, mask: int = 0) -> None:
        self.mask = mask

    @staticmethod
    def of(*cells: int) -> CellSet:
        mask = 0
        for cell in cells:
            mask |= 1 << cell
        return CellSet(mask)

    def __and__(self, other: CellSet) -> CellSet:
        return CellSet(self.mask & other.mask)

    def __or__(self, other: CellSet) -> CellSet:
        return CellSet(self.mask | other.mask)

    def __sub__(self, other: CellSet) -> CellSet:
        return CellSet(self.mask & ~other.mask)

    def __xor__(self, other: CellSet) -> CellSet:
        return CellSet(self.mask ^ other.mask)

    def __le__(self, other: CellSet) -> bool:
        return self.mask & ~other.mask == 0

    def __contains__(self, cell: object) -> bool:
        return isinstance(cell, int) and bool(self.mask >> cell & 1)

    def __iter__(self) -> Iterator[int]:
        return iter(members(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CellSet) and other.mask == self.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    def __repr__(self) -> str:
        return f"CellSet.of({', '.join([str(cell) for cell in members(self.mask)])})"


def members(mask: int) -> list[int]:
    """The cells of a mask, in order."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
