"""A request to an address that somebody named: of the open network only, to the very one looked at, and nothing is followed.

A server that sends wherever it is told would knock at doors that only it can reach. So a name is looked up once, every address it
has must be of the open network, and the line goes to one of these. An operator may allow others, and HTTP without a lock.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from dataclasses import dataclass
from typing import Final
from urllib.parse import SplitResult, urlsplit

from tapete.core.language import Words
from tapete.table.errors import Denied

LONGEST: Final = 1_000  # letters of an address
LONGEST_ANSWER: Final = 8 << 10  # bytes of its head that are read; the rest is nobody's business here
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")  # addresses of the old kind in those of the new one

HTTPS_ONLY: Final = Words("tiene que empezar por https:// y no llevar usuario", "it has to begin with https:// and name no user")
PLAIN_PORT: Final = Words("solo el puerto de siempre de https", "only the usual port of https")
NOT_PUBLIC: Final = Words("no es una dirección de la red abierta", "it is no address of the open network")
NO_SUCH_NAME: Final = Words("ese nombre no lleva a ninguna parte", "that name leads nowhere")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Unsent(Exception):
    """Nothing was sent, or nobody answered."""


@dataclass(frozen=True, slots=True)
class Letter:
    """What is sent, and where to."""

    url: str
    headers: dict[str, str]
    body: bytes


def checked(url: str, private: bool = False) -> SplitResult:
    """An address to which something may be sent, as far as can be said without looking it up."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Denied("bad_address", why=HTTPS_ONLY) from None
    schemes = ("https", "http") if private else ("https",)
    clean = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not clean or parts.scheme not in schemes or not parts.hostname or "@" in parts.netloc:
        raise Denied("bad_address", why=HTTPS_ONLY)
    if not private and port not in (None, 443):
        raise Denied("bad_address", why=PLAIN_PORT)
    try:
        told = ipaddress.ip_address(parts.hostname)
    except ValueError:
        return parts
    if not private and not public(told):
        raise Denied("bad_address", why=NOT_PUBLIC)
    return parts


def public(address: Address) -> bool:
    """Whether an address is of the open network, whatever it is dressed as.

    >>> [public(ipaddress.ip_address(each)) for each in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "224.0.0.1", "0.0.0.0")]
    [False, False, False, False, False, False]
    >>> [public(ipaddress.ip_address(each)) for each in ("::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "fd00::1")]
    [False, False, False, False]
    >>> [public(ipaddress.ip_address(each)) for each in ("9.9.9.9", "2620:fe::fe", "64:ff9b::909:909")]
    [True, True, True]
    """
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return public(inner)
        if address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved and not address.is_unspecified


async def looked_up(host: str, port: int, private: bool) -> str:
    """One address of a name; refused when any of them is not of the open network."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Denied("bad_address", why=NO_SUCH_NAME) from error
    addresses = [str(each[4][0]).partition("%")[0] for each in found]
    if not addresses:
        raise Denied("bad_address", why=NO_SUCH_NAME)
    if not private and not all([public(ipaddress.ip_address(each)) for each in addresses]):
        raise Denied("bad_address", why=NOT_PUBLIC)
    return addresses[0]


async def send(letter: Letter, seconds: float, private: bool = False) -> int:
    """Send it, and say with which status it was answered."""
    parts = checked(letter.url, private)
    secure = parts.scheme == "https"
    host = parts.hostname or ""
    port = parts.port or (443 if secure else 80)
    try:
        async with asyncio.timeout(seconds):
            address = await looked_up(host, port, private)
            return await over_line(letter, parts, address, port, secure)
    except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError, UnicodeError) as error:
        raise Unsent(f"{type(error).__name__}: {error}"[:200]) from error


async def over_line(letter: Letter, parts: SplitResult, address: str, port: int, secure: bool) -> int:
    lock = ssl.create_default_context() if secure else None
    name = parts.hostname if secure else None
    reader, writer = await asyncio.open_connection(address, port, ssl=lock, server_hostname=name, limit=LONGEST_ANSWER)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Host": parts.netloc, "Connection": "close", "Content-Length": str(len(letter.body)), **letter.headers}
        head = "".join([f"{name}: {value}\r\n" for name, value in headers.items()])
        writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + letter.body)
        await writer.drain()
        status = (await reader.readuntil(b"\n")).split()
        return int(status[1])
    except IndexError as error:
        raise ValueError("no answer of HTTP") from error
    finally:
        writer.close()
