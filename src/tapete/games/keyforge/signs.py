"""The symbols of KeyForge: when an ability works, what it does, and to whom."""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words
from tapete.core.symbols import Sign, by_id
from tapete.games.keyforge.things import HOUSE_NAMES, HOUSES

WHEN: Final = "#5a7fb5"
HARM: Final = "#d33a3a"
GOOD: Final = "#4fae5c"
PLAIN: Final = "#8f8f9a"
AMBER: Final = "#e8a321"

HEADING_SIGNS: Final = {
    "play": Sign("on_play", Words("al jugarla", "play"), "▷", "card-play", WHEN),
    "reap": Sign("on_reap", Words("al cosechar", "reap"), "⚘", "sickle", WHEN),
    "fight": Sign("on_fight", Words("al luchar", "fight"), "⚔", "crossed-swords", WHEN),
    "destroyed": Sign("on_destroyed", Words("destruida", "destroyed"), "☠", "death-skull", WHEN),
    "action": Sign("on_action", Words("acción", "action"), "❖", "gears", WHEN),
    "omni": Sign("on_omni", Words("Omni", "Omni"), "✦", "star-formation", WHEN),
    "before fight": Sign("before_fight", Words("antes de luchar", "before fight"), "⚔‹", "sword-brandish", WHEN),
    "before reap": Sign("before_reap", Words("antes de cosechar", "before reap"), "⚘‹", "scythe", WHEN),
    "leaves play": Sign("on_leaving", Words("al abandonar el juego", "leaves play"), "⇥", "exit-door", WHEN),
}
HOUSE_SIGNS: Final = {id: Sign(id, HOUSE_NAMES[id], f"[{HOUSE_NAMES[id].en[:2]}]", "castle") for id in HOUSES}
AEMBER: Final = Sign("aember", Words("Æmbar", "Æmber"), "Æ", "amber-mosquito", AMBER)
STEAL: Final = Sign("steal", Words("roba Æmbar", "steal Æmber"), "⇐", "swipe-card", AMBER)
CAPTURE: Final = Sign("capture", Words("captura Æmbar", "capture Æmber"), "⊙", "cage", AMBER)
RIVAL: Final = Sign("rival", Words("tu oponente", "your opponent"), "☹", "person", HARM)
DAMAGE: Final = Sign("damage", Words("Daño", "Damage"), "✶", "bleeding-wound", HARM)
HEAL: Final = Sign("heal", Words("cura daño", "heal damage"), "✚", "health-normal", GOOD)
ALL: Final = Sign("all", Words("todo", "all of it"), "∞", "infinity", PLAIN)
DESTROY: Final = Sign("destroy", Words("destruye", "destroy"), "✖", "broken-bone", HARM)
SACRIFICE: Final = Sign("sacrifice", Words("sacrifica", "sacrifice"), "✝", "sacrificial-dagger", HARM)
DRAW: Final = Sign("draw", Words("roba cartas", "draw cards"), "▯", "card-draw", GOOD)
CHAINS: Final = Sign("chains", Words("Cadenas", "Chains"), "⛓", "crossed-chains", "#8d8f98")
POWER_UP: Final = Sign("power_up", Words("Contador de Poder +1", "+1 power counter"), "⊕", "upgrade", GOOD)
TO_HAND: Final = Sign("to_hand", Words("a la mano", "to the hand"), "↩", "poker-hand", PLAIN)
ARCHIVE: Final = Sign("archive", Words("archiva", "archive"), "▤", "files", PLAIN)
PURGE: Final = Sign("purge", Words("purga", "purge"), "⊗", "cancel", HARM)
STUN: Final = Sign("stun", Words("aturde", "stun"), "✪", "knocked-out-stars", "#d9b64a")
UNSTUN: Final = Sign("unstun", Words("retira el aturdimiento", "unstun"), "≠✪", "awareness", GOOD)
READY: Final = Sign("ready", Words("prepara", "ready"), "↶", "anticlockwise-rotation", GOOD)
EXHAUST: Final = Sign("exhaust", Words("agota", "exhaust"), "↷", "clockwise-rotation", PLAIN)
WARD: Final = Sign("ward", Words("escuda", "ward"), "⛨", "magic-shield", "#5aa9d6")
ENRAGE: Final = Sign("enrage", Words("enfurece", "enrage"), "!", "enrage", HARM)
CREATURE: Final = Sign("creature", Words("criatura", "creature"), "❦", "beast-eye", PLAIN)
ARTIFACT: Final = Sign("artifact", Words("artefacto", "artifact"), "▣", "gem-pendant", PLAIN)
UPGRADE: Final = Sign("upgrade", Words("mejora", "upgrade"), "▲", "armor-upgrade", PLAIN)
FRIENDLY: Final = Sign("friendly", Words("de tu bando", "friendly"), "♥", "hearts", GOOD)
ENEMY: Final = Sign("enemy", Words("enemiga", "enemy"), "♠", "skull-crossed-bones", HARM)
THIS: Final = Sign("this", Words("esta carta", "this card"), "⌂", "card-pickup", PLAIN)
IT: Final = Sign("it", Words("la elegida", "the chosen one"), "•", "bullseye", PLAIN)
FLANK: Final = Sign("flank", Words("de flanco", "on a flank"), "⊣", "wing-cloak", PLAIN)
NEIGHBOR: Final = Sign("neighbor", Words("adyacente", "neighboring"), "⇿", "linked-rings", PLAIN)
POWER: Final = Sign("strength", Words("poder", "power"), "⚡", "biceps", PLAIN)
DAMAGED: Final = Sign("damaged", Words("dañada", "damaged"), "✶!", "bleeding-wound", HARM)
STUNNED: Final = Sign("stunned", Words("Aturdida", "Stunned"), "✪!", "knocked-out-stars", "#d9b64a")
EXALT: Final = Sign("exalt", Words("exalta", "exalt"), "△", "laurels", AMBER)
SIGNS: Final = by_id(
    (
        *HEADING_SIGNS.values(), AEMBER, STEAL, CAPTURE, RIVAL, DAMAGE, HEAL, ALL, DESTROY, SACRIFICE, DRAW, CHAINS, POWER_UP,
        TO_HAND, ARCHIVE, PURGE, STUN, UNSTUN, READY, EXHAUST, WARD, ENRAGE, CREATURE, ARTIFACT, UPGRADE, FRIENDLY, ENEMY,
        THIS, IT, FLANK, NEIGHBOR, POWER, DAMAGED, STUNNED, EXALT, *HOUSE_SIGNS.values(),
    )
)  # fmt: skip
