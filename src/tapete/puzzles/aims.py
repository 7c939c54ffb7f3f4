"""What a puzzle asks for, game by game: a number that its player wants to be as large as it can be when the turn is over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.atrum_arena import things as arena
from tapete.games.dungeon_alliance import things as dungeon
from tapete.games.dungeon_alliance.rules.rounds import points as experience
from tapete.games.keyforge import things as forge
from tapete.games.mitos_y_leyendas import things as legends
from tapete.games.res_arcana.rules.victory import points as arcane_points

FAR: Final = 1000  # more than any measure: the game is won
REPTANTE: Final = 100  # what a reptante counts beside resistance


@dataclass(frozen=True, slots=True)
class Aim:
    """One thing that can be asked for: how it is measured, and how little of it makes no puzzle."""

    id: str
    theme: Words
    measure: Callable[[State, int], int]
    least: int  # by how much a turn must raise it
    asked: Callable[[State, int, int], Words]  # at the beginning, by whom, and what must be reached
    told: Callable[[State, int, int], Words]  # at the beginning, by whom, and how far somebody gets


def rival(s: State, player: int) -> int:
    return s.game.opponent(s, player)


def aember(s: State, player: int) -> int:
    return s.tallies[forge.POOL][player]


def rivals_aember(s: State, player: int) -> int:
    return -s.tallies[forge.POOL][rival(s, player)]


def rivals_creatures(s: State, player: int) -> int:
    return -len(s.zone(forge.LINE, rival(s, player)))


def rivals_castle(s: State, player: int) -> int:
    return -len(s.zone(legends.CASTLE, rival(s, player)))


def rivals_allies(s: State, player: int) -> int:
    other = rival(s, player)
    return -len(s.zone(legends.DEFENCE, other)) - len(s.zone(legends.ATTACK, other))


def rivals_strength(s: State, player: int) -> int:
    other = rival(s, player)
    return -s.tallies[arena.RESISTANCE][other] - REPTANTE * len(s.zone(arena.REPTANTES, other))


def own_strength(s: State, player: int) -> int:
    return s.tallies[arena.RESISTANCE][player]


def rivals_altar(s: State, player: int) -> int:
    return -len(s.zone(arena.ALTAR, rival(s, player)))


def wounds(s: State, player: int) -> int:
    return -sum([dungeon.monster(s, each).health - s.numbers[dungeon.DAMAGE][each] for each in dungeon.monsters(s)])


def ask_aember(s: State, player: int, target: int) -> Words:
    return Words(f"Reúne {target} Æ en este turno.", f"Have {target}Æ this turn.")


def ask_poor(s: State, player: int, target: int) -> Words:
    if not target:
        return Words("Deja al rival sin Æ en este turno.", "Leave your opponent without Æ this turn.")
    return Words(f"Deja al rival con {-target} Æ en este turno.", f"Leave your opponent with {-target}Æ this turn.")


def ask_cleared(s: State, player: int, target: int) -> Words:
    if not target:
        return Words("Vacía la línea de batalla rival en este turno.", "Empty the enemy battleline this turn.")
    return Words(
        f"Deja {counted(-target, 'criatura', 'criaturas')} en la línea rival en este turno.",
        f"Leave {counted(-target, 'creature', 'creatures')} in the enemy battleline this turn.",
    )


def ask_points(s: State, player: int, target: int) -> Words:
    return Words(
        f"Llega a {counted(target, 'punto', 'puntos')} en esta ronda: los demás ya se han retirado.",
        f"Reach {counted(target, 'point', 'points')} this round: the others have passed.",
    )


def ask_castle(s: State, player: int, target: int) -> Words:
    if target > 0:
        return ask_win(s, player, target)
    fallen = target - rivals_castle(s, player)
    return Words(
        f"Haz caer {counted(fallen, 'carta', 'cartas')} del Castillo rival en este turno.",
        f"Make {counted(fallen, 'card', 'cards')} of the enemy Castle fall this turn.",
    )


def ask_allies(s: State, player: int, target: int) -> Words:
    gone = target - rivals_allies(s, player)
    return Words(
        f"Saca de juego {counted(gone, 'Aliado rival', 'Aliados rivales')} en este turno.",
        f"Remove {counted(gone, 'enemy Ally', 'enemy Allies')} from play this turn.",
    )


def ask_strength(s: State, player: int, target: int) -> Words:
    if target > 0:
        return ask_win(s, player, target)
    other = rival(s, player)
    lost = len(s.zone(arena.REPTANTES, other)) - (-target // REPTANTE)
    if lost > 0:
        return Words(
            f"Elimina {counted(lost, 'Reptante rival', 'Reptantes rivales')} en este turno.",
            f"Eliminate {counted(lost, 'enemy Reptante', 'enemy Reptantes')} this turn.",
        )
    left = -target % REPTANTE
    return Words(f"Baja la Resistencia rival a {left} en este turno.", f"Bring the enemy Resistance down to {left} this turn.")


def ask_resistance(s: State, player: int, target: int) -> Words:
    if target >= FAR:
        return ask_win(s, player, target)
    return Words(f"Llega a {target} de Resistencia en este turno.", f"Get to {target} Resistance this turn.")


def ask_altar(s: State, player: int, target: int) -> Words:
    if target > 0:
        return ask_win(s, player, target)
    gone = target - rivals_altar(s, player)
    return Words(
        f"Deja el Altar rival con {counted(gone, 'Esbirro', 'Esbirros')} menos en este turno.",
        f"Leave the enemy Altar with {counted(gone, 'minion', 'minions')} less this turn.",
    )


def ask_experience(s: State, player: int, target: int) -> Words:
    more = target - experience(s, player)
    return Words(f"Gana {more} XP con esta activación.", f"Gain {more} XP with this activation.")


def ask_wounds(s: State, player: int, target: int) -> Words:
    more = target - wounds(s, player)
    return Words(
        f"Quita {more} de Salud a los monstruos con esta activación.", f"Take {more} Health from the monsters with this activation."
    )


def ask_win(s: State, player: int, target: int) -> Words:
    return Words("Gana la partida en este turno.", "Win the game this turn.")


def tell_aember(s: State, player: int, value: int) -> Words:
    return Words(f"{value} Æ", f"{value}Æ")


def tell_poor(s: State, player: int, value: int) -> Words:
    return Words(f"{-value} Æ en su reserva", f"{-value}Æ in their pool")


def tell_cleared(s: State, player: int, value: int) -> Words:
    return Words(
        f"{counted(-value, 'criatura rival', 'criaturas rivales')} en la línea",
        f"{counted(-value, 'enemy creature', 'enemy creatures')} left",
    )


def tell_points(s: State, player: int, value: int) -> Words:
    return Words(counted(value, "punto", "puntos"), counted(value, "point", "points"))


def tell_castle(s: State, player: int, value: int) -> Words:
    fallen = value - rivals_castle(s, player)
    return Words(counted(fallen, "carta", "cartas"), counted(fallen, "card", "cards"))


def tell_allies(s: State, player: int, value: int) -> Words:
    gone = value - rivals_allies(s, player)
    return Words(counted(gone, "Aliado", "Aliados"), counted(gone, "Ally", "Allies"))


def tell_strength(s: State, player: int, value: int) -> Words:
    left, resistance = -value // REPTANTE, -value % REPTANTE
    return Words(
        f"el rival con {counted(left, 'Reptante', 'Reptantes')} y {resistance} de Resistencia",
        f"an opponent with {counted(left, 'Reptante', 'Reptantes')} and {resistance} Resistance",
    )


def tell_resistance(s: State, player: int, value: int) -> Words:
    return Words(f"{value} de Resistencia", f"{value} Resistance")


def tell_altar(s: State, player: int, value: int) -> Words:
    return Words(
        f"{counted(-value, 'Esbirro', 'Esbirros')} en el Altar rival", f"{counted(-value, 'minion', 'minions')} in the enemy Altar"
    )


def tell_experience(s: State, player: int, value: int) -> Words:
    return Words(f"{value - experience(s, player)} XP", f"{value - experience(s, player)} XP")


def tell_wounds(s: State, player: int, value: int) -> Words:
    return Words(f"{value - wounds(s, player)} de Salud", f"{value - wounds(s, player)} Health")


def counted(number: int, one: str, several: str) -> str:
    return f"{number} {one if number == 1 else several}"


AIMS: Final[dict[str, tuple[Aim, ...]]] = {
    "keyforge": (
        Aim("aember", Words("el mejor turno de Æ", "the best turn of Æ"), aember, 3, ask_aember, tell_aember),
        Aim("board", Words("limpiar la mesa", "clearing the table"), rivals_creatures, 2, ask_cleared, tell_cleared),
        Aim("poor", Words("quitar Æ", "taking Æ away"), rivals_aember, 2, ask_poor, tell_poor),
    ),
    "res_arcana": (
        Aim("points", Words("los puntos de la ronda", "the points of the round"), arcane_points, 1, ask_points, tell_points),
    ),
    "mitos_y_leyendas": (
        Aim("castle", Words("el golpe al Castillo", "the blow to the Castle"), rivals_castle, 2, ask_castle, tell_castle),
        Aim("allies", Words("romper la defensa", "breaking the defence"), rivals_allies, 1, ask_allies, tell_allies),
    ),
    "atrum_arena": (
        Aim("strength", Words("el golpe más fuerte", "the hardest blow"), rivals_strength, 2, ask_strength, tell_strength),
        Aim("resistance", Words("recobrar fuerzas", "recovering strength"), own_strength, 2, ask_resistance, tell_resistance),
        Aim("altar", Words("vaciar el Altar", "emptying the Altar"), rivals_altar, 1, ask_altar, tell_altar),
    ),
    "dungeon_alliance": (
        Aim(
            "xp",
            Words("la activación que más rinde", "the activation that pays most"),
            experience,
            1,
            ask_experience,
            tell_experience,
        ),
        Aim("wounds", Words("la activación que más hiere", "the activation that wounds most"), wounds, 2, ask_wounds, tell_wounds),
    ),
}


def aim_of(game: str, id: str) -> Aim:
    return next(aim for aim in AIMS[game] if aim.id == id)
