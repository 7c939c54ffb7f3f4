"""An address on the loopback that takes whatever is sent to it, as a push service and a chat program would."""

from __future__ import annotations

import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from tests.server.served import PATIENCE


class Endpoint:
    """Keeps what came, by path."""

    def __init__(self) -> None:
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        taken = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                taken.came.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(taken.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nothing to say."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}/{path}"

    def at(self, path: str) -> list[tuple[dict[str, str], bytes]]:
        return [(headers, body) for where, headers, body in self.came if where == f"/{path}"]

    def texts(self, path: str) -> list[str]:
        return [str(json.loads(body)["text"]) for _, body in self.at(path)]

    def until(self, path: str, count: int) -> list[tuple[dict[str, str], bytes]]:
        """What came to a path, once there is so much of it."""
        late = time.monotonic() + PATIENCE
        while len(self.at(path)) < count:
            assert time.monotonic() < late, (path, count, self.came)
            time.sleep(0.05)
        return self.at(path)

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
