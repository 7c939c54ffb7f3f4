"""What messages are made of: msgspec where it is, and where it is not (in a browser) the same in plain Python."""

from __future__ import annotations

try:
    from msgspec import Meta, MsgspecError, Struct, field, json
except ImportError:
    from tapete.table.plain import Meta, MsgspecError, Struct, field, json  # type: ignore[assignment,no-redef]

__all__ = ["NOT_UNDERSTOOD", "Meta", "MsgspecError", "Struct", "field", "json"]

NOT_UNDERSTOOD = (MsgspecError, UnicodeError, RecursionError, ValueError)  # by which decoding what somebody sent fails
