"""The wire's structs as TypeScript, for the browser's table: `python tools/wire_types.py [FILE]`.

Every message of `tapete.table.wire` and every body of `tapete.table.bodies` becomes an interface; the two
unions are `FromTable` and `ToTable`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import get_args

from msgspec import Struct, inspect

from tapete.table import bodies, wire

HEAD = "// Made by tools/wire_types.py from src/tapete/table/wire.py and bodies.py: change it there.\n"
BODIES: tuple[type[Struct], ...] = (
    bodies.NewMatch,
    bodies.MatchMade,
    bodies.Claim,
    bodies.Claimed,
    bodies.MomentShown,
    bodies.Stats,
    bodies.ReviewShown,
    bodies.RecordTaken,
    bodies.TableShown,
    bodies.CardsShown,
    bodies.NoticesAsked,
    bodies.NoticeTest,
    bodies.Written,
    bodies.DeviceAsked,
    bodies.NoticesShown,
    bodies.ShelfShown,
    bodies.DeckAsked,
    bodies.DecksRead,
    bodies.DecksKept,
)
SPARING = (
    wire.Incoming | wire.Span | bodies.NewMatch | bodies.SeatAsked | bodies.Claim | bodies.DeckAsked
)  # what is usual may be left out
UNIONS = {"FromTable": get_args(wire.FromTable), "ToTable": get_args(wire.ToTable)}


def typescript() -> str:
    """All types of the wire, in the order in which they are met."""
    found: dict[str, str] = {}
    for kind in (*UNIONS["FromTable"], *UNIONS["ToTable"], *BODIES):
        written(inspect.type_info(kind), found)
    parts = [HEAD, f"export const PROTOCOL = {wire.PROTOCOL};\n", *found.values()]
    for name, kinds in UNIONS.items():
        parts.append(f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};\n")
    return "\n".join(parts)


def written(kind: inspect.Type, found: dict[str, str]) -> str:
    """A type as TypeScript writes it; structs on the way are added to those found."""
    match kind:
        case inspect.StructType():
            return interface(kind, found)
        case inspect.UnionType(types=types):
            return " | ".join(written(each, found) for each in types)
        case inspect.ListType(item_type=item):
            inner = written(item, found)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(written(each, found) for each in items)}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {written(value, found)}>"
        case inspect.Metadata(type=inner_type):
            return written(inner_type, found)
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
    raise TypeError(f"no TypeScript for {kind}")


def interface(kind: inspect.StructType, found: dict[str, str]) -> str:
    name = kind.cls.__name__
    if name not in found:
        found[name] = ""  # keeps its place before the structs it holds
        lines = [f'  type: "{kind.tag}";\n'] if kind.tag is not None else []
        for field in kind.fields:
            optional = "?" if not field.required and issubclass(kind.cls, SPARING) else ""
            lines.append(f"  {field.encode_name}{optional}: {written(field.type, found)};\n")
        doc = (kind.cls.__doc__ or "").strip().partition("\n")[0] if "__doc__" in vars(kind.cls) else ""
        comment = f"/** {doc} */\n" if doc and not doc.startswith(f"{name}(") else ""
        found[name] = f"{comment}export interface {name} {{\n{''.join(lines)}}}\n"
    return name


def main() -> int:
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
    else:
        print(typescript(), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
