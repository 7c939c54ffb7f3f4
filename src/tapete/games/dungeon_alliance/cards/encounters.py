"""Monsters and threats in three levels: 27 encounter cards and 64 tokens, with values of our own."""

from tapete.games.dungeon_alliance.catalogue import monster, threat
from tapete.games.dungeon_alliance.perils import BULWARK, ELUSIVE, FLIGHT, LEADER, PACK, PIERCING, RAGE, REGROWTH, VENOM
from tapete.games.dungeon_alliance.things import CHEST, LOCKED_CHEST, MELEE, PIT, RANGED, TRAP
from tapete.games.dungeon_alliance.vocabulary.threats import Alarm, Blast, Hole, Loot

monster("goblin", "Goblin", "Goblin", 1, (MELEE, 2), 0, 1, 4, 2, (1, 1), PACK, copies=4, plural="Goblins")
monster(
    "goblin_archer",
    "Goblin Arquero",
    "Goblin Archer",
    1,
    (RANGED, 2),
    0,
    1,
    3,
    2,
    (1, 1),
    RAGE,
    copies=4,
    plural="Goblins Arqueros",
)
monster("giant_rat", "Rata Gigante", "Giant Rat", 1, (MELEE, 2), 0, 1, 5, 1, (1, 0), VENOM, copies=4, feminine=True)
monster("skeleton", "Esqueleto", "Skeleton", 1, (MELEE, 3), 1, 0, 3, 3, (2, 1), ELUSIVE, copies=3)
monster("cave_spider", "Araña Cavernaria", "Cave Spider", 1, (MELEE, 3), 0, 1, 4, 2, (2, 1), VENOM, copies=3, feminine=True)
monster("orc", "Orco", "Orc", 2, (MELEE, 4), 1, 0, 4, 4, (3, 1), BULWARK, copies=4)
monster("orc_shaman", "Chamán Orco", "Orc Shaman", 2, (RANGED, 4), 0, 1, 3, 4, (3, 1), LEADER, copies=3, plural="Chamanes Orcos")
monster("ghoul", "Necrófago", "Ghoul", 2, (MELEE, 3), 1, 1, 4, 4, (3, 1), VENOM, copies=3)
monster("gargoyle", "Gárgola", "Gargoyle", 2, (MELEE, 4), 2, 0, 5, 4, (3, 2), FLIGHT, REGROWTH, copies=2, feminine=True)
monster("basilisk", "Basilisco", "Basilisk", 2, (RANGED, 4), 1, 1, 3, 5, (3, 2), PIERCING, copies=1)
monster("ogre", "Ogro", "Ogre", 3, (MELEE, 5), 1, 0, 4, 7, (5, 2), RAGE, copies=2)
monster("minotaur", "Minotauro", "Minotaur", 3, (MELEE, 5), 2, 0, 5, 6, (5, 2), PIERCING, REGROWTH, copies=2)
monster("lich", "Liche", "Lich", 3, (RANGED, 5), 1, 1, 3, 6, (5, 3), VENOM, LEADER, copies=2)
monster("drake", "Draco", "Drake", 3, (RANGED, 5), 2, 1, 6, 7, (6, 3), FLIGHT, copies=2)
monster("demon", "Demonio", "Demon", 3, (MELEE, 7), 2, 1, 5, 8, (7, 4), FLIGHT, PIERCING, copies=1)

threat("chest_1", "Cofre del Tesoro", "Treasure Chest", 1, CHEST, Loot(1, 1), copies=3)
threat("locked_chest_1", "Cofre Cerrado", "Locked Chest", 1, LOCKED_CHEST, Loot(2, 1), copies=2)
threat("dart_trap", "Trampa de Dardos", "Dart Trap", 1, TRAP, Blast(2), copies=3)
threat("pit_1", "Trampa de Foso", "Pit Trap", 1, PIT, Blast(1), Hole(), copies=2)
threat("chest_2", "Cofre del Tesoro II", "Treasure Chest II", 2, CHEST, Loot(2, 1), copies=2)
threat("locked_chest_2", "Cofre Cerrado II", "Locked Chest II", 2, LOCKED_CHEST, Loot(3, 1), copies=2)
threat("gas_trap", "Trampa de Gas", "Gas Trap", 2, TRAP, Blast(1, poison=True, everybody=True), copies=2)
threat("pit_2", "Trampa de Foso II", "Pit Trap II", 2, PIT, Blast(2), Hole(), copies=2)
threat("chest_3", "Cofre del Tesoro III", "Treasure Chest III", 3, CHEST, Loot(3, 1), copies=2)
threat("locked_chest_3", "Cofre Cerrado III", "Locked Chest III", 3, LOCKED_CHEST, Loot(4, 2), copies=2)
threat("alarm_trap", "Trampa de Alarma", "Alarm Trap", 3, TRAP, Blast(2), Alarm(), copies=1)
threat("pit_3", "Trampa de Foso III", "Pit Trap III", 3, PIT, Blast(3), Hole(), copies=1)
