"""Dungeon Alliance explained at the table: keywords, what a newcomer is told, and the clause behind each event."""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words
from tapete.core.layout import Keyword
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.perils import BULWARK, ELUSIVE, FLIGHT, LEADER, PACK, PIERCING, RAGE, REGROWTH, TRAITS, VENOM

ABOUT_TYPES: Final = {
    "weapon": (
        "DA-play-04",
        Words(
            "Suma a los ataques del héroe, o da un ataque propio. Una por héroe y ronda.",
            "Adds to the hero’s attacks, or gives one of its own. One per hero and round.",
        ),
    ),
    "armor": (
        "DA-play-04",
        Words(
            "Suma a la defensa del héroe el resto de la ronda. Una por héroe y ronda.",
            "Adds to the hero’s defence for the rest of the round. One per hero and round.",
        ),
    ),
    "attack": (
        "DA-attack-13",
        Words(
            "Es el ataque del héroe este turno, con la fuerza que dice la carta.",
            "It is the hero’s attack this turn, with the strength on the card.",
        ),
    ),
    "control": (
        "DA-attack-14",
        Words(
            "Mueve a un enemigo o lo deja exhausto, y no cuenta como ataque.",
            "Moves or exhausts an enemy, and does not count as an attack.",
        ),
    ),
    "enhancement": (
        "DA-spell-02",
        Words(
            "Puedes ponerla bajo otro héroe de tu alianza; cada uno lleva una como mucho.",
            "You may put it under another hero of your alliance; each has one at most.",
        ),
    ),
    "healing": ("DA-spell-07", Words("Quita daño a un héroe de tu alianza.", "Removes damage from a hero of your alliance.")),
    "pet": (
        "DA-pet-01",
        Words("Ataca además del héroe, cuando este ya no va a moverse.", "Attacks besides the hero, once the hero is done moving."),
    ),
    "reaction": (
        "DA-reaction-02",
        Words(
            "También se juega cuando atacan al héroe, fuera de su turno.",
            "It can also be played when the hero is attacked, out of turn.",
        ),
    ),
    "treasure": ("DA-valid-07", Words("Sirve a cualquier héroe.", "Any hero can use it.")),
    "maneuver": (
        "DA-play-04",
        Words(
            "Un truco del héroe para esta ronda. Una por héroe y ronda.",
            "A trick of the hero for this round. One per hero and round.",
        ),
    ),
    "artifact": (
        "DA-artifact-03",
        Words(
            "Queda en la mesa y vale siempre para los cuatro héroes.", "It stays on the table and always works for all four heroes."
        ),
    ),
}
TRAIT_NAMES: Final = {
    VENOM: (Words("Ponzoña", "Venom"), "DA-damage-10"),
    PIERCING: (Words("Perforante", "Piercing"), "DA-damage-03"),
    FLIGHT: (Words("Vuelo", "Flight"), "DA-step-06"),
    PACK: (Words("Manada", "Pack"), "DA-encounter-02"),
    BULWARK: (Words("Baluarte", "Bulwark"), "DA-encounter-02"),
    LEADER: (Words("Caudillo", "Leader"), "DA-encounter-02"),
    RAGE: (Words("Furia", "Rage"), "DA-encounter-02"),
    REGROWTH: (Words("Regeneración", "Regrowth"), "DA-encounter-02"),
    ELUSIVE: (Words("Esquivo", "Elusive"), "DA-encounter-02"),
}
THREATS: Final[tuple[Keyword, ...]] = (
    Keyword(
        t.CHEST,
        Words("Cofre", "Chest"),
        Words(
            "Un héroe de al lado lo abre por 1 punto, o gratis si pasa por encima.",
            "A hero next to it opens it for 1 point, or for free by stepping on it.",
        ),
        "DA-chest-01",
    ),
    Keyword(
        t.LOCKED_CHEST,
        Words("Cofre cerrado", "Locked chest"),
        Words(
            "Se paga 1 punto y se tira el dado: hay que igualar su nivel; cada punto más suma 1.",
            "Pay 1 point and roll: match its level; each further point adds 1.",
        ),
        "DA-lchest-01",
    ),
    Keyword(
        t.TRAP,
        Words("Trampa", "Trap"),
        Words(
            "Salta cuando un héroe entra en la sala. Desde el pasillo se puede revelar y desactivar.",
            "It goes off when a hero enters the room. From the hallway it can be revealed and disarmed.",
        ),
        "DA-threat-03",
    ),
    Keyword(
        t.PIT,
        Words("Foso", "Pit"),
        Words(
            "Salta como trampa y se queda: entrar en su casilla cuesta más y dentro se ataca peor.",
            "It goes off as a trap and stays: its square costs more to enter, and attacks from it are weaker.",
        ),
        "DA-threat-05",
    ),
)
KEYWORDS: Final[tuple[Keyword, ...]] = (
    *[Keyword(id, t.TYPE_NAMES[id], about, clause) for id, (clause, about) in ABOUT_TYPES.items()],
    *[Keyword(id, name, TRAITS[id], clause) for id, (name, clause) in TRAIT_NAMES.items()],
    *THREATS,
)

FACE: Final = Words(
    "Mira hacia donde puedan venir los enemigos: por la espalda no se ve ni se ataca.",
    "Face where enemies may come from: behind you, you neither see nor attack.",
)
DEFEATED: Final = Words(
    "Este héroe está derrotado: puede descansar y levantarse, o dejar la mazmorra y volver curado a tu losa inicial.",
    "This hero is defeated: it may rest and stand up, or leave the dungeon and come back healed to your starting tile.",
)
IN_RANGE: Final = Words(
    "Tienes un enemigo al alcance: juega antes las cartas que suman y ataca. El daño es tu ataque menos su defensa.",
    "There is an enemy in range: first play the cards that add to it, then attack. Damage is your attack less its defence.",
)
ATTACKED: Final = Words(
    "Ya ha atacado: no se moverá más. Termina con este héroe cuando quieras.",
    "It has attacked and moves no more. Finish with this hero when you like.",
)
NO_REACTION: Final = Words(
    "Te atacan, y este héroe no tiene Reacción que jugar: sigue adelante.",
    "You are attacked, and this hero has no Reaction to play: go on.",
)
ABOUT: Final = Words(
    "Baja a la mazmorra con cuatro héroes, mejora tu mazo y gana más experiencia que los demás.",
    "Go down the dungeon with four heroes, improve your deck and win more experience than the others.",
)
GUIDE: Final = {
    "draft": Words(
        "Elige un héroe para tu alianza. Mezcla alguien duro que pegue de cerca, alguien que dispare y alguien que cure.",
        "Choose a hero for your alliance. Mix somebody tough who fights close, somebody who shoots and somebody who heals.",
    ),
    "deploy": Words(
        "Coloca a tus héroes en la losa inicial: los más duros, cerca de la puerta.",
        "Put your heroes on the starting tile: the toughest near the door.",
    ),
    "activate": Words(
        "Activa un héroe: se moverá y atacará una vez. Los demás actuarán en los próximos ciclos.",
        "Activate a hero: it moves and attacks once. The others act in the next cycles.",
    ),
    "main": Words(
        "Gasta Velocidad en moverte, abrir puertas y cofres; juega cartas de este héroe; después ataca. Al atacar ya no te "
        "moverás más.",
        "Spend Speed on moving, doors and chests; play this hero’s cards; then attack. Once you attack you move no more.",
    ),
    "tile": Words(
        "Abres una sala nueva: elige losa y giro. Cuanto más alto su nivel, más XP y más peligro.",
        "You open a new room: choose tile and rotation. The higher its level, the more XP and danger.",
    ),
    "effort": Words(
        "Cada punto que añadas suma 1 al dado. Con tantos como el nivel, se abre seguro.",
        "Each point you add gives +1 to the die. With as many as the level it is certain.",
    ),
    "trap": Words(
        "Es una trampa: puedes intentar desactivarla ahora. Si fallas, salta.",
        "It is a trap: you may try to disarm it now. If you fail, it goes off.",
    ),
    "entering": Words(
        "Hay varias amenazas en la sala: di cuál se revela antes.",
        "There are several threats in the room: say which is revealed first.",
    ),
    "on_chest": Words("El héroe pisa un cofre: abrirlo así es gratis.", "The hero stands on a chest: opening it this way is free."),
    "react": Words(
        "Te atacan. Una Reacción sube la defensa de este héroe ahora y el resto de la ronda.",
        "You are attacked. A Reaction raises this hero’s defence now and for the rest of the round.",
    ),
    "bury": Words(
        "La Descarga de Fuerza cuesta dos cartas boca abajo: suelta las que menos te sirvan.",
        "A Power Surge costs two cards face down: give those you need least.",
    ),
    "select": Words(
        "Con XP puedes comprar una mejora, que va a tu mano. El XP gastado sigue contando al final.",
        "With XP you may buy an upgrade, which goes to your hand. Spent XP still counts at the end.",
    ),
    "discard": Words(
        "Puedes descartar cartas que no te sirvan; después robas hasta llenar la mano.",
        "You may discard cards you cannot use; then you draw up to your hand size.",
    ),
    "draw": Words(
        "Acaba la ronda: robar hasta tu tamaño de mano casi siempre conviene.",
        "The round is ending: drawing up to your hand size is almost always good.",
    ),
    "stay": Words(
        "Esta carta puede quedarse bajo el héroe la próxima ronda.", "This card may stay under the hero for the next round."
    ),
    "monster": Words(
        "Ahora mueves un monstruo. Elige el que más moleste a tus rivales.",
        "Now you move a monster. Choose the one that troubles your rivals most.",
    ),
    "goto": Words(
        "Di adónde va el monstruo: si puede atacar a un héroe, tiene que hacerlo.",
        "Say where the monster goes: if it can attack a hero, it has to.",
    ),
    "prowl": FACE,
    "victim": Words(
        "El monstruo tiene que atacar: elige a quién, si puedes a un rival.",
        "The monster must attack: choose whom, a rival if you can.",
    ),
    "unleash": Words("El presagio manda: elige cómo ataca el monstruo.", "The omen rules: choose how the monster attacks."),
    "surge": Words(
        "Los monstruos se enardecen: elige cuál se prepara y ataca.", "The monsters surge: choose which readies and attacks."
    ),
    "ready": Words("El presagio prepara un monstruo: elige cuál.", "The omen readies a monster: choose which."),
    "suffer": Words(
        "Elige qué héroe recibe el daño: uno a quien le sobre salud.",
        "Choose which hero takes the damage: one with health to spare.",
    ),
    "remove": Words(
        "El veneno crece cada ronda: quítalo antes que el daño normal.", "Poison grows every round: remove it before normal damage."
    ),
    "stand": Words("El héroe se levanta: di hacia dónde mira.", "The hero stands up: say where it faces."),
    "face": FACE,
    "appear": Words(
        "El héroe vuelve curado a tu losa inicial: elige su casilla.",
        "The hero is back on your starting tile, healed: choose its square.",
    ),
}

# the clause that each event of the log follows
CLAUSES: Final = {
    "stepped": "DA-step-01",
    "deployed": "DA-setup-19",
    "pushed": "DA-attack-14",
    "faced": "DA-step-14",
    "activated": "DA-activate-01",
    "prowls": "DA-monster-01",
    "exhausted": "DA-monster-15",
    "readied": "DA-final-04",
    "wounded": "DA-damage-10",
    "hit": "DA-damage-07",
    "healed": "DA-rest-02",
    "defeated": "DA-defeat-05",
    "stood": "DA-defeat-07",
    "fell": "DA-damage-08",
    "gained": "DA-xp-03",
    "spent": "DA-upgrade-02",
    "turned_down": "DA-solocard-10",
    "tried": "DA-locked-06",
    "failed": "DA-locked-05",
    "opened": "DA-door-02",
    "placed": "DA-tile-02",
    "shown": "DA-tile-05",
    "appeared": "DA-tile-06",
    "laid": "DA-tile-07",
    "revealed": "DA-threat-01",
    "hidden": "DA-reveal-04",
    "sprung": "DA-threat-03",
    "chest_opened": "DA-chest-04",
    "played": "DA-play-03",
    "surged": "DA-surge-01",
    "drew": "DA-draw-03",
    "renewed": "DA-draw-05",
    "selected": "DA-upgrade-01",
    "discarded": "DA-draw-01",
    "cast_off": "DA-upgrade-13",
    "removed": "DA-solocard-01",
    "offered": "DA-upgrade-08",
    "round_begins": "DA-round-02",
    "cycle_begins": "DA-round-03",
    "final_begins": "DA-final-01",
    "token": "DA-final-11",
    "rolled": "DA-dice-01",
    "attacked": "DA-combat-02",
    "missed": "DA-damage-01",
    "rested": "DA-rest-02",
    "drafted": "DA-setup-09",
    "switched": "DA-switch-01",
    "disarmed": "DA-disarm-01",
    "waived": "DA-move-07",
    "left": "DA-rest-10",
    "omen": "DA-solo-05",
    "next_omen": "DA-solo-11",
    "scored": "DA-end-04",
    "deducted": "DA-solo-12",
    "totalled": "DA-solo-14",
    "prevailed": "DA-variant-02",
    "succumbed": "DA-variant-02",
    "won": "DA-end-05",
    "marked": "DA-hero-13",
    "blinked": "DA-step-01",
    "threw": "DA-dice-01",
    "poisoned": "DA-damage-10",
    "festered": "DA-final-05",
    "regrew": "DA-encounter-02",
    "eluded": "DA-encounter-02",
}

# ---------------------------------------------------------------------------------------------------------------- counted

# What of a match is worth counting for each player once it is over, the weightiest first.
COUNTED: Final = {
    "gained": Words("XP recibido", "XP gained"),
    "spent": Words("XP gastado", "XP spent"),
    "hit": Words("Daño hecho a monstruos", "Damage dealt to monsters"),
    "chest_opened": Words("Cofres abiertos", "Chests opened"),
    "selected": Words("Mejoras adquiridas", "Upgrades acquired"),
    "surged": Words("Descargas de Fuerza", "Power Surges"),
    "played": Words("Cartas jugadas", "Cards played"),
    "rested": Words("Descansos", "Rests"),
    "drawn": Words("Cartas robadas", "Cards drawn"),
}
