"""What earlier runs have found out about mutants, so that a further run asks only what is new.

A test that has let a mutant pass is not asked about it again as long as nothing that the test reaches has changed. A test that
has noticed a mutant is asked first: what was killed is killed again or not at all.
"""

from __future__ import annotations

import pickle
import time
import zlib
from dataclasses import dataclass, field
from pathlib import Path

KEPT = "build/mutation/verdicts.pickle"
OFTEN = 30.0  # seconds between two savings
MANY = 6  # tests remembered for a function
Key = tuple[str, str, str, str, str, int]


@dataclass
class Memory:
    place: Path
    killers: dict[Key, str] = field(default_factory=dict)
    passed: dict[Key, frozenset[int]] = field(default_factory=dict)  # the stamps of the tests that noticed nothing
    witnesses: dict[tuple[str, str], list[str]] = field(default_factory=dict)  # by function: who has noticed something
    saved: float = field(default_factory=lambda: time.monotonic())

    def noticed(self, key: Key, test: str) -> None:
        self.killers[key] = test
        self.passed.pop(key, None)
        known = self.witnesses.setdefault(key[:2], [])
        if test in known:
            known.remove(test)
        known.insert(0, test)
        del known[MANY:]

    def let_pass(self, key: Key, stamps: set[int]) -> None:
        self.killers.pop(key, None)
        self.passed[key] = self.passed.get(key, frozenset()) | stamps

    def first(self, key: Key) -> list[str]:
        """Who is asked first about a mutant."""
        killer = [self.killers[key]] if key in self.killers else []
        return [*killer, *[test for test in self.witnesses.get(key[:2], ()) if test not in killer]]

    def keep(self) -> None:
        """Save now and then, so that a run that is interrupted goes on where it was."""
        if time.monotonic() - self.saved > OFTEN:
            self.save()

    def save(self) -> None:
        self.saved = time.monotonic()
        self.place.parent.mkdir(parents=True, exist_ok=True)
        beside = self.place.with_suffix(".new")
        beside.write_bytes(zlib.compress(pickle.dumps((self.killers, self.passed, self.witnesses)), 1))
        beside.replace(self.place)


def load(root: Path) -> Memory:
    memory = Memory(root / KEPT)
    try:
        memory.killers, memory.passed, memory.witnesses = pickle.loads(zlib.decompress(memory.place.read_bytes()))
    except (OSError, zlib.error, pickle.PickleError, AttributeError, EOFError, ImportError, ValueError):
        return Memory(root / KEPT)
    return memory
