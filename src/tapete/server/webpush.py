"""Web Push: a message that only one browser can read, signed by this server (RFC 8291, RFC 8292).

The work is done by the packages ``http-ece`` and ``py-vapid`` (``pip install tapete[push]``); without them there is none.
"""

from __future__ import annotations

import base64
import importlib
import json
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

from tapete.core.language import Words
from tapete.server.sending import Letter

NEEDED: Final = ("http_ece", "py_vapid")
MISSING: Final = Words(
    "este servidor no puede enviar avisos al navegador cerrado: quien lo lleva tiene que instalar tapete[push]",
    "this server cannot send notices to a closed browser: whoever runs it has to install tapete[push]",
)
DAY: Final = 86_400
SIGNED_FOR: Final = 12 * 3600  # seconds; a day is the most that is allowed


def available() -> bool:
    return all([find_spec(name) is not None for name in NEEDED])


def new_key() -> str:
    """A key by which browsers know this server again."""
    vapid = importlib.import_module("py_vapid").Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_key(pem: str) -> str:
    """What a browser is told of it."""
    serialization = importlib.import_module("cryptography.hazmat.primitives.serialization")
    point = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return written(signer(pem).public_key.public_bytes(*point))


def letter(pem: str, contact: str, device: dict[str, Any], message: dict[str, Any], now: float) -> Letter:
    """A message for one browser, as its push service takes it."""
    ec = importlib.import_module("cryptography.hazmat.primitives.asymmetric.ec")
    once = ec.generate_private_key(ec.SECP256R1())
    content = json.dumps(message, ensure_ascii=False).encode()
    body = importlib.import_module("http_ece").encrypt(
        content, private_key=once, dh=read(device["p256dh"]), auth_secret=read(device["auth"]), version="aes128gcm"
    )
    parts = urlsplit(device["endpoint"])
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + SIGNED_FOR, "sub": contact}
    headers = {str(name): str(value) for name, value in signer(pem).sign(claims).items()}
    headers |= {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(DAY), "Urgency": "normal"}
    return Letter(device["endpoint"], headers, body)


def usable(device: dict[str, Any]) -> bool:
    """Whether a browser's keys are keys: a point of the curve and sixteen bytes."""
    try:
        point, auth = read(device["p256dh"]), read(device["auth"])
    except ValueError:
        return False
    return len(point) == 65 and point[0] == 4 and len(auth) == 16


def signer(pem: str) -> Any:
    return importlib.import_module("py_vapid").Vapid02.from_pem(pem.encode())


def written(raw: bytes) -> str:
    """
    >>> written(b"tapete"), read("dGFwZXRl")
    ('dGFwZXRl', b'tapete')
    """
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
