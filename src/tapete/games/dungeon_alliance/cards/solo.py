"""The sixteen solo and cooperative cards: the kinds of actions are the rulebook's, their mixture is ours."""

from tapete.games.dungeon_alliance.catalogue import solo
from tapete.games.dungeon_alliance.things import MELEE, RANGED

solo("omen_1", "ready", "human", "", "xp", "damage:2")
solo("omen_2", "upgrades", "dwarf", "", "surge", cross=0, arrow=1)
solo("omen_3", "tiles", "elf", "", "discard", cross=0)
solo("omen_4", "ready", "gnome", "", "poison:1", "xp")
solo("omen_5", "upgrades", "half_orc", "", "damage:1", "surge", cross=4, arrow=3)
solo("omen_6", "ready", "martial", "", "surge")
solo("omen_7", "ready", "stealth", MELEE, "xp", "poison:1")
solo("omen_8", "upgrades", "mystery", RANGED, "discard", cross=1, arrow=2)
solo("omen_9", "tiles", "celestial", MELEE, "damage:2", cross=1)
solo("omen_10", "ready", "primordial", RANGED, "surge", "xp")
solo("omen_11", "upgrades", "martial", MELEE, "poison:2", cross=2, arrow=0)
solo("omen_12", "ready", "", "", "surge")
solo("omen_13", "tiles", "", "", "xp", "damage:1", cross=0)
solo("omen_14", "upgrades", "", "", "damage:3", cross=3, arrow=4)
solo("omen_15", "ready", "", "", "discard", "xp")
solo("omen_16", "ready", "stealth", "", "surge", "poison:1")
