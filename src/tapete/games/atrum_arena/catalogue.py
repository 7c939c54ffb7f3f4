"""Powers and reptantes as they are declared."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from tapete.core.language import Words
from tapete.core.pool import set_of
from tapete.games import sets
from tapete.games.atrum_arena.deeds import Deed
from tapete.games.atrum_arena.history import in_force
from tapete.games.atrum_arena.powers import CopyAim, Power, Requirement
from tapete.games.atrum_arena.telling import POWER_LIST
from tapete.games.atrum_arena.things import PowerCard, Reptante
from tapete.games.atrum_arena.vocabulary.resistance import Lose

POWERS: Final[dict[str, PowerCard]] = {}
REPTANTES: Final[dict[str, Reptante]] = {}
NO_STORY: Final = Words("", "")
GENERAL_LOSS: Final = Lose(2, general=True)


def power(
    key: str,
    es: str,
    en: str,
    cost: int,
    esbirro: int,
    kind: int,
    rarity: int,
    *deeds: Deed,
    unique: bool = False,
    needs: Requirement | None = None,
    copies: CopyAim | None = None,
    tireless: bool = False,
    ours: bool = True,
    invented: tuple[str, ...] = (),
    exploiting: bool = False,
    piercing: bool = False,
) -> Power:
    """Declare a power at one cost; its id is the key and the cost."""
    id = f"{key}-{cost}"
    if id in POWERS:
        raise KeyError(f"{id}: declared twice")
    made = Power(
        key,
        Words(es, en),
        cost,
        esbirro,
        kind,
        rarity,
        unique,
        deeds,
        GENERAL_LOSS,
        needs,
        copies,
        tireless,
        ours,
        invented,
        exploiting,
        piercing,
    )
    made.number = len(POWER_LIST)
    POWER_LIST.append(made)
    POWERS[id] = PowerCard(id, made.name, made)
    return made


def reptante(id: str, es: str, en: str, *powers: str, story: Words = NO_STORY, ours: bool = True, edition: str = "") -> Reptante:
    """Declare a reptante by the ids of its five powers, as printed: a banned one gives way to its replacement."""
    if id in REPTANTES:
        raise KeyError(f"{id}: declared twice")
    if len(powers) != 5:
        raise ValueError(f"{id}: a reptante has five powers, not {len(powers)}")
    made = Reptante(id, Words(es, en), tuple([POWERS[in_force(each)].power for each in powers]), ours, edition, story)
    REPTANTES[id] = made
    return made


def load() -> None:
    """Declare every power, then every reptante."""
    from tapete.games.atrum_arena import cards

    for name in cards.FILES:
        import_module(f"tapete.games.atrum_arena.cards.{name}")
    sets.declare("atrum_arena", REPTANTES)
    for id in [*POWERS, *REPTANTES]:
        if set_of(id) and set_of(id) not in sets.sets_of("atrum_arena"):
            raise KeyError(f"{id}: of no set that is there")
