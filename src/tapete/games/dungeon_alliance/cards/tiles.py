"""The 25 tiles: four starting ones, ten of level I, seven of level II and four of level III; the layouts are ours."""

from tapete.games.dungeon_alliance.catalogue import tile

tile("start_blue", "Losa Inicial Azul", "Blue Starting Tile", 0, "nesw")
tile("start_red", "Losa Inicial Roja", "Red Starting Tile", 0, "nesw")
tile("start_yellow", "Losa Inicial Amarilla", "Yellow Starting Tile", 0, "nesw")
tile("start_green", "Losa Inicial Verde", "Green Starting Tile", 0, "nesw")

tile("guard_post", "Puesto de Guardia", "Guard Post", 1, "nesw", n="goblin", e="goblin_archer", sw="threat")
tile("rat_nest", "Nido de Ratas", "Rat Nest", 1, "nes", nw="giant_rat", e="giant_rat", c="threat")
tile("old_crypt", "Cripta Antigua", "Old Crypt", 1, "ns", n="skeleton", w="threat")
tile("web_hall", "Sala de Telarañas", "Web Hall", 1, "nsw", ne="cave_spider", s="threat")
tile("barracks", "Barracón", "Barracks", 1, "nes", nw="goblin", ne="goblin", w="threat")
tile("gallery", "Galería", "Gallery", 1, "ns", n="goblin_archer", e="goblin_archer", sw="threat")
tile("bone_pile", "Pila de Huesos", "Bone Pile", 1, "nesw", c="skeleton", ne="threat")
tile("well_room", "Sala del Pozo", "Well Room", 1, "ne", nw="giant_rat", se="cave_spider", c="threat")
tile("armory", "Armería", "Armoury", 1, "nsw", n="goblin", e="skeleton", se="threat")
tile("cellar", "Bodega", "Cellar", 1, "nse", ne="goblin_archer", w="giant_rat", nw="threat")

tile("orc_den", "Guarida Orca", "Orc Den", 2, "nes", n="orc", e="orc", sw="threat")
tile("shrine", "Santuario", "Shrine", 2, "nesw", c="orc_shaman", n="orc", se="threat")
tile("charnel_house", "Osario", "Charnel House", 2, "ns", n="ghoul", e="ghoul", w="threat")
tile("roost", "Nidal", "Roost", 2, "nsw", n="gargoyle", se="threat")
tile("mirror_hall", "Sala de Espejos", "Mirror Hall", 2, "nesw", c="basilisk", nw="threat")
tile("prison", "Prisión", "Prison", 2, "ne", ne="ghoul", w="orc_shaman", s="threat")
tile("bridge", "Puente", "Bridge", 2, "ns", n="orc", ne="orc_shaman", c="threat")

tile("throne", "Sala del Trono", "Throne Room", 3, "nesw", c="ogre", n="minotaur", sw="threat")
tile("laboratory", "Laboratorio", "Laboratory", 3, "nes", n="lich", e="ogre", w="threat")
tile("lair", "Cubil", "Lair", 3, "nsw", c="drake", ne="threat")
tile("abyss", "Abismo", "Abyss", 3, "nesw", c="demon", nw="threat")
