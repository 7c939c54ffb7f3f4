"""The sixteen solo and cooperative cards: the kinds of actions are the rulebook's, their mixture is ours."""

from tapete.games.dungeon_alliance.catalogue import solo
from tapete.games.dungeon_alliance.things import MELEE, RANGED

solo("omen_1", "ready", "human dwarf", "", "xp", "damage:2")
solo("omen_2", "upgrades", "dwarf gnome", "", "surge", cross=0, arrow=1)
solo("omen_3", "tiles", "elf gnome", "", "discard", cross=0)
solo("omen_4", "ready", "gnome half_orc", "", "poison:1", "xp")
solo("omen_5", "upgrades", "half_orc mystery", "", "damage:1", "surge", cross=4, arrow=3)
solo("omen_6", "ready", "martial elf", "", "surge")
solo("omen_7", "ready", "stealth celestial", MELEE, "xp", "poison:1")
solo("omen_8", "upgrades", "mystery celestial", RANGED, "discard", cross=1, arrow=2)
solo("omen_9", "tiles", "celestial martial", MELEE, "damage:2", cross=1)
solo("omen_10", "ready", "primordial human", RANGED, "surge", "xp")
solo("omen_11", "upgrades", "martial primordial", MELEE, "poison:2", cross=2, arrow=0)
solo("omen_12", "ready", "", "", "surge")
solo("omen_13", "tiles", "", "", "xp", "damage:1", cross=0)
solo("omen_14", "upgrades", "", "", "damage:3", cross=3, arrow=4)
solo("omen_15", "ready", "", "", "discard", "xp")
solo("omen_16", "ready", "stealth human", "", "surge", "poison:1")
