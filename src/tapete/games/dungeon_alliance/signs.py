"""The symbols of Dungeon Alliance: attacks, defences and Speed, whom a card is aimed at, and what holds while it lies there."""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words
from tapete.core.symbols import EACH, THEN, UP_TO, Sign, by_id
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
STRENGTH: Final = Sign("strength", Words("a los ataques del héroe", "to the hero’s attacks"), "✦⌂", "crossed-swords", "#d0603a")
HITTING: Final = Sign("hitting", Words("a quien dañe", "whom it damages"), "✶✦", "bleeding-wound", HARM)
EDGES: Final = {
    "hurt": Sign("edge_hurt", Words("contra enemigos con daño", "against enemies with damage"), "✶☹", "broken-heart", PLAIN),
    "tired": Sign("edge_tired", Words("contra enemigos exhaustos", "against exhausted enemies"), "↷☹", "sleepy", PLAIN),
    "flanked": Sign(
        "edge_flanked",
        Words("con otro héroe de tu alianza junto al enemigo", "with another hero of your alliance next to the enemy"),
        "♙☹",
        "team-idea",
        PLAIN,
    ),
    "alone": Sign(
        "edge_alone",
        Words("sin otro héroe de tu alianza al lado", "with no other hero of your alliance adjacent"),
        "⌂⌀",
        "person",
        PLAIN,
    ),
    "still": Sign("edge_still", Words("sin haber gastado Velocidad", "having spent no Speed"), "»⌀", "anchor", PLAIN),
    "moved": Sign("edge_moved", Words("habiendo gastado Velocidad", "having spent Speed"), "»✓", "sprint", PLAIN),
}
FRIENDS: Final = Sign(
    "friends",
    Words("los demás héroes de tu alianza adyacentes", "the other heroes of your alliance adjacent to this one"),
    "♙♙",
    "three-friends",
    GOOD,
)
STRIKER: Final = Sign(
    "striker", Words("enemigo adyacente que ataque a este héroe", "adjacent enemy that attacks this hero"), "☹✦", "spikes", HARM
)
BESIDE: Final = Sign("beside", Words("los demás enemigos adyacentes", "the other adjacent enemies"), "☹☹", "minions", HARM)
SLAYING: Final = Sign("slaying", Words("al eliminar a un monstruo", "when it slays a monster"), "♆✝", "broken-skull", GOOD)
FREE_TYPE: Final = Sign(
    "free_type",
    Words("no cuenta para el límite de su tipo", "it does not count for the limit of its type"),
    "▭∞",
    "card-pickup",
    GOOD,
)
ONE_MORE: Final = Sign("one_more", Words("carta más de este tipo", "card more of this type"), "▭+", "card-draw", GOOD)
ATTACK_SPELL: Final = Sign("attack_spell", Words("Conjuro de Ataque", "Attack Spell"), "✧", "spell-book", "#7a55b0")
OF_TYPE: Final = {"pet": PET, "attack": ATTACK_SPELL}
LEAVING_FREE: Final = Sign(
    "leaving_free",
    Words("sin el punto de más por alejarse de enemigos", "without the extra point for leaving enemies"),
    "≠¤»",
    "feathered-wing",
    "#5fa7c7",
)
FLURRY: Final = Sign(
    "flurry",
    Words("segundo ataque aunque haya gastado Velocidad", "second attack even after spending Speed"),
    "✦✦",
    "striking-arrows",
    GOOD,
)
CHESTS: Final = Sign("chests", Words("por cada cofre que abra", "for each chest it opens"), "▣", "locked-chest", GOOD)
BLINK: Final = Sign("blink", Words("ponte en una casilla vacía", "go to an empty square"), "⇝", "teleport", "#5fa7c7")
THEIR_ATTACK: Final = Sign("their_attack", Words("sus ataques", "its attacks"), "☹⚔", "crossed-swords", HARM)
ROLL: Final = Sign("roll", Words("tira el dado", "roll the die"), "⚄?", "rolling-dices", PLAIN)
ATTACKED: Final = Sign("attacked_with", Words("al ser atacado", "when attacked"), "✦♆", "shield-disabled", PLAIN)
MISS: Final = Sign("miss", Words("el ataque falla", "the attack misses"), "✗", "dodging", PLAIN)
ACTIVATED: Final = Sign("activated", Words("al activarse", "when activated"), "♆!", "goblin-head", PLAIN)
LEFT: Final = {"poisons": POISON.mark, "stuns": EXHAUST.mark, "leech": f"{HEAL.mark} {HERO.mark}"}
ENTERING: Final = Sign(
    "entering", Words("permanece en juego: entrar en su casilla", "it stays in play: entering its square"), "◍", "hole", PLAIN
)
FROM_IT: Final = Sign("from_it", Words("ataque desde ella", "attack from it"), "◍⚔", "hole-ladder", PLAIN)
SIGNS: Final = by_id(
    (
        *BONUS_SIGNS.values(), DAMAGE, POISON, HEAL, XP, DRAW, COST, EXHAUST, READY, MOVE, MARK, DEFENCE, IGNORE, HERO, OF_ALLIANCE,
        ANOTHER, MONSTER, RIVAL, IN_ROOM, OTHERS, SQUARES, SIGHT, BLIND, NO_BONUS, PET, CARD, DIE, QUIET, BACKSTAB, CLEAR_SIGHT,
        STRENGTH, HITTING, *EDGES.values(), FRIENDS, STRIKER, BESIDE, SLAYING, FREE_TYPE, ONE_MORE, ATTACK_SPELL, LEAVING_FREE,
        FLURRY, CHESTS, BLINK, THEIR_ATTACK, ROLL, ATTACKED, MISS, ACTIVATED, PETS, STAYS, LEAVES, ATTACKING, FREE_LEAVING,
        NEXT_TO_TARGET, NEXT_TO_IT, ENTERING, FROM_IT,
    )
)  # fmt: skip
LASTING: Final = {  # what a card gives while it lies there: a number of it, or a sign that says all
    "die": DIE,
    "backstab": BACKSTAB,
    "pets": PETS,
}
WHOLE: Final = {
    "quiet": QUIET, "nimble": LEAVING_FREE, "flurry": FLURRY, "free": FREE_TYPE, "sight": CLEAR_SIGHT, "stays": STAYS,
    "leaves": LEAVES,
}  # fmt: skip
SAID: Final = {  # more than one sign, with its number
    "poisons": f"{BONUS_SIGNS[MELEE].mark} {HITTING.mark}{THEN}{POISON.mark}",
    "stuns": f"{BONUS_SIGNS[MELEE].mark} {HITTING.mark}{THEN}{EXHAUST.mark}",
    "leech": f"{HITTING.mark}{THEN}{{n}} {HEAL.mark} {HERO.mark}",
    "cleave": f"{BONUS_SIGNS[MELEE].mark}{THEN}{{n}} {DAMAGE.mark} {EACH} {BESIDE.mark}",
    "thorns": f"{STRIKER.mark}{THEN}{{n}} {DAMAGE.mark}",
    **{f"second_{type}": f"+{{n}} {ONE_MORE.mark} {sign.mark}" for type, sign in OF_TYPE.items()},
    "plunder": f"+{{n}} {XP.mark} {CHESTS.mark}",
}
IGNORED: Final = {"ignores_armor": ARMOR, "ignores_evasion": EVASION}


def within(reach: int, blind: bool) -> str:
    """How far somebody may be, and whether in sight."""
    return f"{UP_TO}{reach} {SQUARES.mark} {(BLIND if blind else SIGHT).mark}"
