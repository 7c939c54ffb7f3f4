"""Small games that show what a card does: play it, use it, attack with it, and look at the table."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.catalogue import DECLARED

WAITING = "hombres_de_madera"
PLAIN = {1: "prometeo", 2: "talos", 3: "rey_mono", 5: "los_titanes", 8: "thor-er"}  # Allies without ability, by Strength


class Stage:
    """Sets a table for one card and plays it. What is optional is accepted; the test looks at what came of it."""

    def __init__(self, mitos: Any) -> None:
        self.mitos = mitos

    def table(self, **parts: Any) -> Any:
        return self.mitos.table(**parts)

    def play(self, id: str, *targets: str, pay: int = 0, hand: tuple[str, ...] | list[str] = (), **parts: Any) -> Any:
        """A card from the hand, paid with as many Oros as it costs (and ``pay`` more that stay)."""
        card = DECLARED[id]
        cost = 0 if card.type == t.GOLD else card.cost
        table = self.mitos.table(gold=cost + pay, hand=[id, *hand], **parts)
        table.play(id, *targets)
        return self.accept(table, *targets)

    def accept(self, table: Any, *targets: str) -> Any:
        """Say yes to what may be done and choose what is to be chosen."""
        while table.s.decision is not None and table.decision.kind == "may":
            table.yes()
            table.aim(*targets)
        return table

    def use(self, id: str, *targets: str, pay: int = 0, **parts: Any) -> Any:
        """An ability of a card in play."""
        table = self.mitos.table(gold=pay, **self.placed(id, parts))
        table.use(id, *targets)
        return self.accept(table, *targets)

    def placed(self, id: str, parts: dict[str, Any]) -> dict[str, Any]:
        """The table with the card where its type lies."""
        zone = {t.ALLY: "defence", t.TOTEM: "support", t.GOLD: "reserve"}[DECLARED[id].type]
        return {**parts, zone: [id, *parts.get(zone, [])]}

    def armed(self, weapon: str, bearer: str = PLAIN[3], **parts: Any) -> Any:
        """An Ally of yours that carries a Weapon."""
        return self.mitos.table(**{**parts, "defence": [{"card": bearer, "weapons": [weapon]}, *parts.get("defence", [])]})

    def fight(self, id: str, blocker: str = "", *more: str, **parts: Any) -> Any:
        """An attack, blocked or not, to its end."""
        enemies = [blocker] if blocker else []
        defence = [id, *more, *parts.pop("defence", [])]
        table = self.mitos.table(defence=defence, enemy_defence=[*enemies, *parts.pop("enemy_defence", [])], **parts)
        table.attack(id, *more)
        if blocker:
            table.block((blocker, id))
        elif table.decision.kind == "block":
            table.done()
        return table

    def war(self, id: str, blocker: str = "", *more: str, **parts: Any) -> Any:
        """The same, but stopped in the Talisman War: the attacker holds a Talisman that costs nothing and waits with it."""
        return self.fight(id, blocker, *more, **{**parts, "hand": [WAITING, *parts.get("hand", [])]})

    def destroyed(self, id: str, *targets: str, **parts: Any) -> Any:
        """An Ally of yours that the opponent destroys in their turn."""
        mine = [id, *parts.pop("defence", [])]
        table = self.mitos.table(enemy_gold=4, enemy_hand=["yanomami"], active=2, defence=mine, **parts)
        table.act("play", "yanomami")
        if len(mine) > 1:
            table.choose(id)
        table.aim(*targets)
        return self.accept(table, *targets)

    def cannot_be_blocked(self, id: str, bearer_of: str = "", **parts: Any) -> bool:
        """Whether nobody is asked to block it, though an ordinary Ally beside it can be blocked."""
        mine = {"card": id, "weapons": [bearer_of]} if bearer_of else id
        alone = self.mitos.table(defence=[mine, *parts.pop("defence", [])], enemy_defence=["talos"], **parts)
        alone.attack(id)
        return alone.decision.kind != "block"


@pytest.fixture
def stage(mitos: Any) -> Stage:
    return Stage(mitos)
