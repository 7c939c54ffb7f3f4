"""Lists of names as a person writes or pastes them: a card a line, with its count, under its house or without."""

from __future__ import annotations

import re
from typing import Final

from tapete.core.position import plain
from tapete.games.keyforge.things import HOUSE_NAMES, HOUSES

LINE: Final = re.compile(r"(?:[-*•]\s+)?(?:(\d{1,2})\s*[x×]?\s+)?(.+?)(?:\s+[x×]\s*(\d{1,2}))?")
REMARK: Final = re.compile(r"\s*\((?:maverick|inconformista|\d+)\)\s*:?$", re.IGNORECASE)  # "Troll (Maverick)", "Dis (12)"


class Entry:
    """A line of a list: so many copies of a card, in the house under whose name it stands."""

    def __init__(self, title: str, house: str, count: int) -> None:
        self.title = title
        self.house = house  # "" where no house was named: that of the card
        self.count = count


def entries(text: str) -> list[Entry]:
    """The lines of a list, but for the names of houses, which say where the lines below them belong."""
    found: list[Entry] = []
    house = ""
    for line in text.splitlines():
        read = LINE.fullmatch(REMARK.sub("", line.strip()))
        if read is None:
            continue
        title = read.group(2).strip()
        named = house_named(title)
        if named:
            house = named
        else:
            found.append(Entry(title, house, int(read.group(1) or read.group(3) or 1)))
    return found


def house_named(line: str) -> str:
    """The house a line names, in either language; "" when it names none."""
    wanted = plain(line.rstrip(": "))
    for house in HOUSES:
        if wanted in (plain(house), plain(HOUSE_NAMES[house].es), plain(HOUSE_NAMES[house].en)):
            return house
    return ""
