"""The house in which the tables stand: the server of matches over a websocket protocol (docs/protocol.md).

What happens at a table is told in `tapete.table`; here is what a machine has: `app` with its `pages`, `transport` and `connection`,
databases (`rows`, `batching`, `sqlite`, `postgres`, `seal`), processes (`workers`, in which bots think, `thinkers`, and whatever
strangers send is built), the rules of the `house`, and its upkeep. `hub` is the hall of tables with all that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.server.settings import Settings

if TYPE_CHECKING:
    import uvicorn

    from tapete.server.app import Door

__all__ = ["Settings", "server"]

GRACE = 3  # seconds for connections to end when the server is asked to stop


def server(settings: Settings, app: Door | None = None) -> uvicorn.Server:
    """A server ready to ``run()``."""
    import uvicorn  # only who serves needs it, not who verifies a shuffle

    from tapete.server.app import application
    from tapete.server.house import raise_descriptors
    from tapete.server.transport import AT_ONCE, Doorkeeper, doors

    door = app if app is not None else application(settings)
    door.hub.house.descriptors = raise_descriptors()
    http, websocket = doors(door.hub.house)
    config = uvicorn.Config(
        door,
        host=settings.host,
        port=settings.port,
        ws=websocket,
        ws_max_size=settings.message_bytes,
        http=http,
        log_config=None,
        log_level="warning",
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=",".join(settings.proxies),
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        backlog=AT_ONCE,
    )
    return Doorkeeper(config)
