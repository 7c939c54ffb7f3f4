"""docs/protocol.md names everything that can pass over the wire."""

from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct
from tools.wire_types import typescript

from tapete.server.settings import Settings
from tapete.table import bodies, wire
from tapete.table.errors import FAULTS
from tapete.table.replay import STRIDE
from tapete.table.uploads import MOST_ANSWERS

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
MESSAGES = [*get_args(wire.FromTable), *get_args(wire.ToTable)]


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: str(kind.__name__))
def test_every_message_and_its_fields_are_documented(kind: type[wire.Incoming]) -> None:
    tag = kind.__struct_config__.tag
    assert f"| `{tag}` |" in DOCUMENT
    for name in kind.__struct_fields__:
        assert f"`{name}`" in DOCUMENT, f"{tag}.{name}"


def test_every_message_and_every_body_has_its_typescript() -> None:
    made = typescript()
    for module in (wire, bodies):
        for name, kind in vars(module).items():
            if (
                isinstance(kind, type)
                and issubclass(kind, Struct)
                and kind.__module__ == module.__name__
                and kind.__struct_fields__
            ):
                assert f"export interface {name} " in made, f"{name}: name it in tools/wire_types.py"


def test_every_error_is_documented_with_its_status() -> None:
    rows = [line.split("|") for line in DOCUMENT.splitlines() if line.startswith("| `") and line.count("|") == 4]
    told = {code.strip(" `"): row[2].strip() for row in rows for code in row[1].split(",")}
    assert {code: str(fault.status) for code, fault in FAULTS.items()}.items() <= told.items()
    assert all(code in FAULTS for code, status in told.items() if status.isdigit())


def test_the_limits_are_those_documented() -> None:
    limits = Settings(data=Path())
    assert f"{limits.message_bytes // 1024} KiB in a frame" in DOCUMENT
    assert f"{limits.body_bytes // 1024} KiB in a body" in DOCUMENT
    assert (
        f"more than {limits.messages_per_second:.0f} messages a second in the long run ({limits.messages_at_once:.0f} at once)"
        in DOCUMENT
    )
    assert f"after {limits.patience} such" in DOCUMENT
    assert f"{limits.record_bytes >> 20} MiB, {MOST_ANSWERS} answers and {limits.record_seconds:.0f} seconds" in DOCUMENT
    assert f"kept every {STRIDE}" in DOCUMENT
    assert f"{limits.looks_per_second:.0f} moments or statistics ({limits.looks_at_once:.0f} at once)" in DOCUMENT


def test_typescript_has_every_struct_once() -> None:
    sources = typescript()
    for kind in MESSAGES:
        assert sources.count(f"export interface {kind.__name__} {{") == 1
        assert f'type: "{kind.__struct_config__.tag}";' in sources
    assert "undefined" not in sources and "None" not in sources
