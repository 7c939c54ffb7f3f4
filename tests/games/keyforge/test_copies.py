"""Copies of a game share the counters that seldom change until one of them changes; nobody may notice."""

from __future__ import annotations

import re
from pathlib import Path

import tapete.games.keyforge as package
from tapete.games.keyforge import things as t

SOURCES = Path(package.__file__).parent
MADE_ANEW = ("position.py", "setup.py")  # they fill a state that nobody shares yet
SELDOM = [name for name, at in vars(t).items() if isinstance(at, int) and name.isupper() and name in (
    "WARD", "ENRAGE", "POWER_UP", "ARMOR_USED", "ARMOR_SEEN", "ATTACKED", "HOUSE", "CAUSE", "FOE", "DOOMED", "COUNTER", "PRINTED",
)]  # fmt: skip


def test_the_names_are_those_of_the_seldom_counters():
    assert sorted(t.CARD_FIELDS[getattr(t, name)] for name in SELDOM) == sorted(t.SELDOM_FIELDS)


def test_seldom_counters_are_changed_through_write_only():
    wrong = re.compile(r"numbers\[(?:t\.)?(?:" + "|".join(SELDOM) + r")\]\[[^\]]+\] *[-+|]?=[^=]")
    for file in SOURCES.rglob("*.py"):
        if file.name not in MADE_ANEW:
            assert not wrong.search(file.read_text(encoding="utf-8")), f"{file.name}: change it with s.write(field)[card]"


def test_a_copy_and_its_original_go_their_own_ways(keyforge):
    line = [{"card": "raiding-knight", "warded": True}, "kelifi-dragon"]
    table = keyforge.table(house="brobnar", hand=["punch", "blood-of-titans"], line=["troll"], enemy_line=line)
    twin = table.s.clone()
    table.play("punch").choose("raiding-knight")
    assert table.on("raiding-knight", "ward") == 0
    assert twin.numbers[t.WARD][table.card("raiding-knight")] == 1
    third = twin.clone()
    game = twin.game
    game.play(twin, table.option_id("fight", "troll", "kelifi-dragon"))
    assert twin.numbers[t.ATTACKED][table.card("kelifi-dragon")] == 1
    assert third.numbers[t.ATTACKED][table.card("kelifi-dragon")] == 0
    assert table.on("kelifi-dragon", "attacked") == 0
