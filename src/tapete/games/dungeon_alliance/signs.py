"""The symbols of Dungeon Alliance: attacks, defences and Speed, whom a card is aimed at, and what holds while it lies there."""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words
from tapete.core.symbols import UP_TO, Sign, by_id
from tapete.games.dungeon_alliance.printed import ARMOR, BONUS_NAMES, EVASION, MELEE, RANGED, SPEED

HARM: Final = "#d33a3a"
GOOD: Final = "#5fae6a"
PLAIN: Final = "#8f8f9a"

BONUS_SIGNS: Final = {
    MELEE: Sign(MELEE, Words("ataque cuerpo a cuerpo", "melee attack"), "⚔", "broadsword", "#d0603a"),
    RANGED: Sign(RANGED, Words("ataque a distancia", "ranged attack"), "➶", "bow-arrow", "#6fae4f"),
    SPEED: Sign(SPEED, BONUS_NAMES[SPEED], "»", "wingfoot", "#5fa7c7"),
    ARMOR: Sign(ARMOR, BONUS_NAMES[ARMOR], "⛨", "checked-shield", "#6f8fb0"),
    EVASION: Sign(EVASION, BONUS_NAMES[EVASION], "↝", "dodging", "#8f9fae"),
}
DAMAGE: Final = Sign("damage", Words("Daño", "Damage"), "✶", "bleeding-wound", HARM)
POISON: Final = Sign("poison", Words("daño por veneno", "poison damage"), "☠", "poison-bottle", "#6fae3a")
HEAL: Final = Sign("heal", Words("retira daño de", "remove damage from"), "✚", "health-normal", GOOD)
XP: Final = Sign("xp", Words("XP", "XP"), "XP", "upgrade", GOOD)
DRAW: Final = Sign("draw", Words("roba cartas", "draw cards"), "▯", "card-draw", GOOD)
COST: Final = Sign("to_play", Words("cuesta", "costs"), "¤", "price-tag", PLAIN)
EXHAUST: Final = Sign("exhaust", Words("deja exhausto a", "exhaust"), "↷", "clockwise-rotation", PLAIN)
READY: Final = Sign("ready", Words("se prepara", "becomes ready"), "↶", "anticlockwise-rotation", HARM)
MOVE: Final = Sign("move", Words("mueve", "move"), "⇶", "push", PLAIN)
MARK: Final = Sign(
    "mark",
    Words("pon la ficha de este héroe; mientras siga ahí", "put this hero’s token on; while it stays there"),
    "⚑",
    "bullseye",
    PLAIN,
)
DEFENCE: Final = Sign("defence", Words("su defensa", "its defence"), "⛊", "shield-disabled", "#6f8fb0")
IGNORE: Final = Sign("ignore", Words("ignora", "ignores"), "⊘", "cancel", HARM)
HERO: Final = Sign("hero", Words("este héroe", "this hero"), "⌂", "visored-helm", GOOD)
OF_ALLIANCE: Final = Sign("of_alliance", Words("un héroe de tu alianza", "a hero of your alliance"), "♙", "three-friends", GOOD)
ANOTHER: Final = Sign("another", Words("otro héroe de tu alianza", "another hero of your alliance"), "♙+", "team-idea", GOOD)
MONSTER: Final = Sign("monster", Words("monstruo", "monster"), "♆", "goblin-head", HARM)
RIVAL: Final = Sign("rival_hero", Words("héroe rival", "rival hero"), "☹", "person", HARM)
IN_ROOM: Final = Sign("in_room", Words("héroe de la sala", "hero in the room"), "▦", "dungeon-gate", PLAIN)
OTHERS: Final = Sign(
    "others", Words("demás personajes de esa sala, también los tuyos", "other characters in that room, yours included"), "▦!",
    "bright-explosion", HARM,
)  # fmt: skip
SQUARES: Final = Sign("squares", Words("casillas", "squares"), "□", "square", PLAIN)
SIGHT: Final = Sign("in_sight", Words("a la vista", "in sight"), "👁", "eyeball", "#5fa7c7")
BLIND: Final = Sign("blind", Words("no requiere línea de visión", "line of sight not required"), "≠👁", "blindfold", PLAIN)
NO_BONUS: Final = Sign("no_bonus", Words("bonificaciones no permitidas", "bonuses not allowed"), "≠+", "cancel", PLAIN)
PET: Final = Sign(
    "pet",
    Words("la mascota ataca, además del ataque del héroe", "the pet attacks, besides the hero’s attack"),
    "❦",
    "paw-print",
    GOOD,
)
CARD: Final = Sign("card", Words("esta carta", "this card"), "▭", "card-pickup", PLAIN)
DIE: Final = Sign(
    "die", Words("al dado con puertas, cofres y trampas", "to the die for doors, chests and traps"), "⚄", "rolling-dices", PLAIN
)
QUIET: Final = Sign(
    "quiet",
    Words(
        "abre lo cerrado, busca puertas secretas y revela amenazas aunque haya enemigos",
        "open what is locked, look for secret doors and reveal threats even with enemies near",
    ),
    "♪",
    "silence",
    GOOD,
)
BACKSTAB: Final = Sign(
    "backstab", Words("ataque cuerpo a cuerpo por la espalda", "melee attack from behind"), "⚔‹", "backstab", "#d0603a"
)
CLEAR_SIGHT: Final = Sign(
    "clear_sight", Words("los personajes no afectan a tu línea de visión", "characters do not affect your line of sight"), "👁!",
    "third-eye", GOOD,
)  # fmt: skip
PETS: Final = Sign("pets", Words("ataque de tus mascotas", "attack of your pets"), "❦⚔", "wolf-head", GOOD)
STAYS: Final = Sign(
    "stays",
    Words("puede quedarse bajo el héroe en la fase final", "it may stay under the hero in the final phase"),
    "⚓",
    "anchor",
    GOOD,
)
LEAVES: Final = Sign(
    "leaves", Words("sale de la partida en la fase final", "it leaves the game in the final phase"), "⇥", "exit-door", PLAIN
)
ATTACKING: Final = Sign("attacking", Words("al atacar", "attacking"), "✦", "crossed-swords", HARM)
FREE_LEAVING: Final = Sign(
    "free_leaving",
    Words("no paga el punto de más por alejarse de los héroes", "does not pay the extra point for leaving heroes"),
    "≠»",
    "feathered-wing",
    "#5fa7c7",
)
NEXT_TO_TARGET: Final = Sign(
    "next_to_target", Words("otro monstruo junto al objetivo", "another monster next to the target"), "♆☹", "wolf-howl", HARM
)
NEXT_TO_IT: Final = Sign("next_to_it", Words("otro monstruo adyacente", "another monster adjacent"), "♆♆", "minions", HARM)
ENTERING: Final = Sign(
    "entering", Words("permanece en juego: entrar en su casilla", "it stays in play: entering its square"), "◍", "hole", PLAIN
)
FROM_IT: Final = Sign("from_it", Words("ataque desde ella", "attack from it"), "◍⚔", "hole-ladder", PLAIN)
SIGNS: Final = by_id(
    (
        *BONUS_SIGNS.values(), DAMAGE, POISON, HEAL, XP, DRAW, COST, EXHAUST, READY, MOVE, MARK, DEFENCE, IGNORE, HERO, OF_ALLIANCE,
        ANOTHER, MONSTER, RIVAL, IN_ROOM, OTHERS, SQUARES, SIGHT, BLIND, NO_BONUS, PET, CARD, DIE, QUIET, BACKSTAB, CLEAR_SIGHT,
        PETS, STAYS, LEAVES, ATTACKING, FREE_LEAVING, NEXT_TO_TARGET, NEXT_TO_IT, ENTERING, FROM_IT,
    )
)  # fmt: skip
LASTING: Final = {  # what a card gives while it lies there: a number of it, or a sign that says all
    "die": DIE,
    "backstab": BACKSTAB,
    "pets": PETS,
}
WHOLE: Final = {"quiet": QUIET, "sight": CLEAR_SIGHT, "stays": STAYS, "leaves": LEAVES}
IGNORED: Final = {"ignores_armor": ARMOR, "ignores_evasion": EVASION}


def within(reach: int, blind: bool) -> str:
    """How far somebody may be, and whether in sight."""
    return f"{UP_TO}{reach} {SQUARES.mark} {(BLIND if blind else SIGHT).mark}"
