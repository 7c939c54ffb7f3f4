"""Short forms, so that a component reads like its own text."""

from __future__ import annotations

from typing import Final

from tapete.games.res_arcana.abilities import Part, Power, Reaction, Result
from tapete.games.res_arcana.things import GOLD
from tapete.games.res_arcana.vocabulary.attacks import AN_EFFECT, Ignore, LifeLoss
from tapete.games.res_arcana.vocabulary.essences import Gain, Put, RivalsGain
from tapete.games.res_arcana.vocabulary.parts import Pay, Remove, Turn


def turn(what: str = "self") -> Turn:
    return Turn(what)


def pay(elan: int = 0, life: int = 0, calm: int = 0, death: int = 0, gold: int = 0, any: int = 0) -> Pay:
    return Pay((elan, life, calm, death, gold), any)


def remove(elan: int = 0, life: int = 0, calm: int = 0, death: int = 0, gold: int = 0) -> Remove:
    return Remove((elan, life, calm, death, gold))


def gain(
    elan: int = 0, life: int = 0, calm: int = 0, death: int = 0, gold: int = 0, any: int = 0, but: tuple[int, ...] = ()
) -> Gain:
    return Gain((elan, life, calm, death, gold), any, but)


def put(elan: int = 0, life: int = 0, calm: int = 0, death: int = 0, gold: int = 0, any: int = 0, but: tuple[int, ...] = ()) -> Put:
    return Put((elan, life, calm, death, gold), any, but)


def rivals_gain(elan: int = 0, life: int = 0, calm: int = 0, death: int = 0, gold: int = 0) -> RivalsGain:
    return RivalsGain((elan, life, calm, death, gold))


def power(*parts: Part, gives: Result | tuple[Result, ...], while_turned: bool = False) -> Power:
    """A cost and what it gives."""
    return Power(parts, gives if isinstance(gives, tuple) else (gives,), while_turned)


def ignores_loss(*parts: Part, also: Result | None = None) -> Reaction:
    """A reaction that ignores a Life loss."""
    return Reaction("life_loss", parts, (Ignore(),) if also is None else (Ignore(), also))


def ignores_dragon(*parts: Part) -> Reaction:
    return Reaction("dragon_power", parts, (Ignore(AN_EFFECT),))


def at_check(*parts: Part, gives: Result) -> Reaction:
    return Reaction("victory_check", parts, (gives,))


def dragon_attack(ignored_by: Part) -> Power:
    """The power all Dragons have: turn to make rivals lose 2 Life, each with its own way out (RA-comp-02)."""
    return power(turn(), gives=LifeLoss(2, ignored_by, dragon=True))


NOT_GOLD: Final = (GOLD,)
