"""Write docs/api.md: everything public of the front door, from its docstrings.

python tools/api.py           write it anew
python tools/api.py --check   say by the exit code whether it is up to date
"""

from __future__ import annotations

import argparse
import inspect
import sys
from pathlib import Path

import tapete
from tapete.core.refusal import BadDocument, EngineError, Refusal, Refused
from tapete.front import Game, Match, Option

PAGE = Path(__file__).resolve().parent.parent / "docs" / "api.md"
OPENING = """# The Python interface

*Made from the docstrings by `tools/api.py`; the examples run as tests.*

Everything here is imported with `import tapete`. Whoever needs more finds the engine behind it: `Game.rules` is the
declaration of a game (`tapete.core.game.Game`) and `Match.state` its state (`tapete.core.state.State`);
[architecture.md](architecture.md) says how they work.

```python
import tapete

match = tapete.game("keyforge").match(seed=1)
while not match.over:
    match.play(match.advise("greedy"))
print(match)
print(match.winners)
```

Messages are English. `match(language="es")` makes options, boards and refusals Spanish.
"""


def page() -> str:
    parts = [OPENING, "## tapete\n", function("tapete.games", "() -> list[str]", "The ids of the games that can be played.")]
    parts.append(function("tapete.game", signature(tapete.game), inspect.getdoc(tapete.game) or ""))
    parts += [described(kind) for kind in (Game, Match, Option)]
    parts.append("## What can be raised\n")
    parts += [described(kind, heading="###") for kind in (Refused, Refusal, BadDocument, EngineError)]
    return "\n".join(parts).rstrip() + "\n"


def described(kind: type, heading: str = "##") -> str:
    """A class with its public members, in the order of the source."""
    lines = [f"{heading} {kind.__name__}\n", text(inspect.getdoc(kind) or "")]
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        if isinstance(member, property):
            result = inspect.signature(member.fget).return_annotation if member.fget else ""
            lines.append(function(name, f" : {result}", inspect.getdoc(member) or ""))
        elif inspect.isfunction(member):
            lines.append(function(f"{name}", signature(member), inspect.getdoc(member) or ""))
    return "\n".join(lines)


def signature(member: object) -> str:
    """A signature without ``self``, as the source writes its types."""
    assert callable(member)
    found = inspect.signature(member)
    kept = [each for each in found.parameters.values() if each.name != "self"]
    return str(found.replace(parameters=kept)).replace("'", "")


def function(name: str, written: str, doc: str) -> str:
    return f"#### `{name}{written}`\n\n{text(doc)}"


def text(doc: str) -> str:
    """A docstring as Markdown: its examples fenced, double backticks single."""
    lines: list[str] = []
    fenced = False
    for line in doc.replace("``", "`").splitlines():
        code = line.startswith((">>>", "...")) or (fenced and bool(line.strip()))
        if code and not fenced:
            lines.append("```pycon")
        elif fenced and not code:
            lines.append("```")
        fenced = code
        lines.append(line)
    if fenced:
        lines.append("```")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; 1 when the page is not up to date")
    if parser.parse_args().check:
        return 0 if PAGE.read_text(encoding="utf-8") == page() else 1
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
