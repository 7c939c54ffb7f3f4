"""A PostgreSQL cluster of the tests' own: made in a temporary folder, reached through a socket there, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ANYWHERE = "/usr/lib/postgresql/*/bin"  # where Debian keeps what is not meant for users' hands


def program(name: str) -> str:
    """A program of PostgreSQL; "" when there is none."""
    found = shutil.which(name)
    if found is None:
        places = sorted(Path("/").glob(f"{ANYWHERE[1:]}/{name}"))
        found = str(places[-1]) if places else ""
    return found


def owner() -> str | None:
    """Whom the cluster runs as: it refuses to run as root."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres").pw_name
    except KeyError:
        return ""


def missing() -> str:
    """Why no cluster can be made here; "" when one can."""
    if not (program("initdb") and program("pg_ctl")):
        return "PostgreSQL is not installed (initdb, pg_ctl)"
    return "no user postgres to run it as" if owner() == "" else ""


def run(folder: Path, *command: str) -> None:
    subprocess.run(command, check=True, user=owner(), cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=60)


def folder_of(database: str) -> Path:
    return Path(database.partition("host=")[2].partition(" ")[0])


def start(database: str) -> None:
    folder = folder_of(database)
    options = f"-k {folder} -c listen_addresses= -c shared_buffers=16MB"
    run(folder, program("pg_ctl"), "-D", str(folder / "data"), "-w", "-o", options, "-l", str(folder / "log"), "start")


def stop(database: str) -> None:
    """At once, as if it had fallen."""
    folder = folder_of(database)
    run(folder, program("pg_ctl"), "-D", str(folder / "data"), "-m", "immediate", "stop")


@contextmanager
def cluster() -> Iterator[str]:
    """A running cluster: how to connect to it."""
    folder = Path(tempfile.mkdtemp(prefix="tapete-pg-"))
    user = owner()
    if user is not None:
        shutil.chown(folder, user)

    database = f"host={folder} user=tapete dbname=postgres"
    try:
        made = ("-D", str(folder / "data"), "-A", "trust", "-U", "tapete", "-E", "UTF8", "--no-sync", "--locale=C")
        run(folder, program("initdb"), *made)
        start(database)
        try:
            yield database
        finally:
            stop(database)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
