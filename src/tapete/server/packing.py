"""What goes over a websocket is packed: an update is mostly what the one before it said, and costs little beside it.

The window is as large as it takes for the whole of the last update to lie in it, within what the format allows: half of what a
table takes of memory is its two windows. That of what tables send is small.
A message that unpacks to more than the limit is refused like any other that is too long.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

TOLD: Final = 15  # bits of the window of what the server says: 32 KiB
SMALL: Final = 14  # and while all that it says is short
SHORT: Final = 12_000  # bytes
HEARD: Final = 10  # and of what it hears: 1 KiB
MEMORY: Final = {"memLevel": 5, "level": 1}  # 144 or 80 KiB for each connection; the level that costs the processor least


class Packed(WebSocketsSansIOProtocol):
    """Uvicorn's protocol with a larger window than its own."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        packing = ServerPerMessageDeflateFactory(
            server_max_window_bits=TOLD, client_max_window_bits=HEARD, compress_settings=MEMORY
        )
        self.conn = ServerProtocol(extensions=[packing], max_size=config.ws_max_size, logger=logging.getLogger("uvicorn.error"))
        self.window = 0  # bits, once something has been said

    def fit(self, size: int) -> None:
        """Before a message of so many bytes: a window for it and the one before. A new one begins empty."""
        wanted = SMALL if size <= SHORT else TOLD
        if wanted <= self.window:
            return
        self.window = wanted
        for packing in self.conn.extensions:
            if isinstance(packing, PerMessageDeflate) and not packing.local_no_context_takeover:
                bits = min(wanted, packing.local_max_window_bits)
                packing.encoder = zlib.compressobj(MEMORY["level"], wbits=-bits, memLevel=MEMORY["memLevel"])
