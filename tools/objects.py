"""Which C files have to be compiled again: those that read otherwise, or see otherwise what they use of the headers.

mypyc writes one pair of headers with every name of all modules, so each of them changes with every edit anywhere. A C file depends
only on the declarations of the names that it uses, and on what these use in turn.
"""

import hashlib
import re
from pathlib import Path

WORD = re.compile(r"[A-Za-z_]\w*")
SIZE = re.compile(r"\[\d+\]")  # of the table of all literals, which no file but its own depends on
DECLARED = re.compile(r"(\w+)(?:\[\w*\])?(?:\(|;)|}\s*(\w+);")


class Declarations:
    """The declarations of generated headers by their names."""

    def __init__(self, headers: list[Path]) -> None:
        self.known: dict[str, str] = {}
        self.uses: dict[str, set[str]] = {}
        for header in headers:
            open_struct: list[str] = []
            for line in header.read_text(encoding="utf-8").splitlines():
                if line.startswith("typedef struct") or open_struct:
                    open_struct.append(line)
                    if line.startswith("}"):
                        self.note(line, "\n".join(open_struct))
                        open_struct = []
                elif not line.startswith("#"):
                    self.note(line, SIZE.sub("[]", line))

    def note(self, line: str, text: str) -> None:
        found = DECLARED.search(line)
        if found:
            name = found.group(1) or found.group(2)
            self.known[name] = text

    def used_by(self, text: str) -> list[str]:
        """The declarations that a text needs, in the order of their names."""
        found: set[str] = set()
        waiting = self.words(text)
        while waiting:
            found |= waiting
            waiting = {word for name in waiting for word in self.inside(name)} - found
        return [self.known[name] for name in sorted(found)]

    def inside(self, name: str) -> set[str]:
        if name not in self.uses:
            self.uses[name] = self.words(self.known[name])
        return self.uses[name]

    def words(self, text: str) -> set[str]:
        return self.known.keys() & set(WORD.findall(text))


def fingerprint(source: Path, declarations: Declarations, arguments: str) -> str:
    """What the object of a C file is made from, as a digest."""
    text = source.read_text(encoding="utf-8")
    return hashlib.sha256("\0".join([arguments, text, *declarations.used_by(text)]).encode()).hexdigest()
