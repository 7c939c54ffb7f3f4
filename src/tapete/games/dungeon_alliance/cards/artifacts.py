"""The upgrades of level III: sixteen artifacts, of our own design."""

from tapete.games.dungeon_alliance.abilities import FLANKED, HURT, TIRED
from tapete.games.dungeon_alliance.catalogue import artifact
from tapete.games.dungeon_alliance.things import ARMOR, EVASION, MELEE, RANGED, SPEED
from tapete.games.dungeon_alliance.vocabulary.edges import against, leech, rush, second, slaying, thorns
from tapete.games.dungeon_alliance.vocabulary.powers import aim, backstab, knack, pierce, quiet, tame

artifact(6, "sword_of_kings", "Espada de los Reyes", "Sword of Kings", bonus=((MELEE, 1),))
artifact(6, "bow_of_stars", "Arco de Estrellas", "Bow of Stars", bonus=((RANGED, 1),))
artifact(6, "aegis", "Égida", "Aegis", bonus=((ARMOR, 1),))
artifact(6, "veil", "Velo", "Veil", bonus=((EVASION, 1),))
artifact(5, "horn_of_haste", "Cuerno de Presteza", "Horn of Haste", bonus=((SPEED, 1),))
artifact(4, "skeleton_key", "Llave Maestra", "Skeleton Key", knack(1), quiet())
artifact(5, "crystal_ball", "Bola de Cristal", "Crystal Ball", aim(), second("attack"))
artifact(5, "beast_totem", "Tótem de la Bestia", "Beast Totem", tame(2), second("pet"))
artifact(5, "assassins_mask", "Máscara del Asesino", "Assassin’s Mask", backstab(2), against(TIRED, 1))
artifact(8, "crown", "Corona", "Crown", against(FLANKED, 1), slaying(cards=1))
artifact(8, "dragon_scale", "Escama de Dragón", "Dragon Scale", thorns(1), bonus=((ARMOR, 1),))
artifact(7, "war_banner", "Estandarte de Guerra", "War Banner", rush(1), bonus=((SPEED, 1),))
artifact(7, "hunters_charm", "Amuleto del Cazador", "Hunter’s Charm", against(HURT, 1), bonus=((RANGED, 1),))
artifact(7, "ghost_blade", "Hoja Espectral", "Ghost Blade", pierce(ARMOR))
artifact(7, "true_sight", "Visión Verdadera", "True Sight", pierce(EVASION))
artifact(9, "heart_of_the_abyss", "Corazón del Abismo", "Heart of the Abyss", leech(1), bonus=((MELEE, 1), (RANGED, 1)))
