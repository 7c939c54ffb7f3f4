"""The seventeen heroes and their 51 starting cards: the names are known (but Vesna's, which is ours), the values are our own."""

from tapete.games.dungeon_alliance.abilities import FLANKED, HURT, POISONS, TIRED
from tapete.games.dungeon_alliance.catalogue import hero, starting
from tapete.games.dungeon_alliance.things import ARMOR, EVASION, MELEE, RANGED, SPEED
from tapete.games.dungeon_alliance.vocabulary.edges import (
    against,
    alone,
    cleave,
    flurry,
    free,
    nimble,
    plunder,
    rally,
    rush,
    second,
    slaying,
    steady,
    thorns,
)
from tapete.games.dungeon_alliance.vocabulary.places import blink, soothe
from tapete.games.dungeon_alliance.vocabulary.powers import (
    aim,
    backstab,
    beast,
    bless,
    effort,
    halt,
    knack,
    lurk,
    mark,
    mend,
    pierce,
    quiet,
    shove,
    spell,
    weaken,
)

# fights surrounded
HOLGAR = hero("holgar", "Holgar", "dwarf", "martial martial", (MELEE, 3), 2, 0, 3, 7)
starting(HOLGAR, "hammer_blow", "Golpe de Martillo", "Hammer Blow", "weapon", cleave(1), bonus=((MELEE, 2),))
starting(HOLGAR, "dwarven_plate", "Placas Enanas", "Dwarven Plate", "armor", bonus=((ARMOR, 1),))
starting(HOLGAR, "stone_stance", "Postura de Piedra", "Stone Stance", "reaction", thorns(1), bonus=((ARMOR, 2),))

# waits, and strikes who has struck
KROM = hero("krom", "Krom", "half_orc", "martial stealth", (MELEE, 3), 1, 1, 4, 6)
starting(KROM, "hide", "Esconderse", "Hide", "maneuver", lurk(), bonus=((EVASION, 2),))
starting(KROM, "ambush", "Emboscada", "Ambush", "weapon", backstab(2), bonus=((MELEE, 1),))
starting(KROM, "orcish_rage", "Furia Orca", "Orcish Rage", "reaction", against(TIRED, 2), bonus=((ARMOR, 1),))

# shoots straight and far
LORNA = hero("lorna", "Lorna", "elf", "stealth primordial", (RANGED, 3), 0, 2, 4, 5, feminine=True)
starting(LORNA, "longbow", "Arco Largo", "Longbow", "weapon", bonus=((RANGED, 2),))
starting(LORNA, "keen_eye", "Vista Aguda", "Keen Eye", "maneuver", aim(), bonus=((RANGED, 1),))
starting(LORNA, "hawk", "Halcón", "Hawk", "pet", beast(RANGED, 3, (1, 4)))

# two spells in a turn
MYSTERIOS = hero("mysterios", "Mysterios", "human", "mystery mystery", (RANGED, 3), 0, 1, 4, 6)
starting(MYSTERIOS, "fire_bolt", "Saeta de Fuego", "Fire Bolt", "attack", spell(RANGED, 6), free())
starting(MYSTERIOS, "slumber", "Sopor", "Slumber", "control", halt())
starting(MYSTERIOS, "arcane_shield", "Escudo Arcano", "Arcane Shield", "enhancement", bless(blind=True), bonus=((ARMOR, 2),))

# whole rooms
BELZAMIN = hero("belzamin", "Belzamin", "human", "mystery primordial", (RANGED, 3), 0, 2, 4, 6)
starting(BELZAMIN, "earthquake", "Terremoto", "Earthquake", "attack", spell(RANGED, 4, splash=1))
starting(BELZAMIN, "gust", "Ráfaga", "Gust", "control", shove())
starting(BELZAMIN, "fire_spirit", "Espíritu de Fuego", "Fire Spirit", "pet", beast(RANGED, 4))

# leads a pack
GRALTAR = hero("graltar", "Graltar", "half_orc", "martial primordial", (MELEE, 3), 1, 0, 4, 7)
starting(GRALTAR, "great_axe", "Gran Hacha", "Great Axe", "weapon", slaying(healed=2), bonus=((MELEE, 2),))
starting(GRALTAR, "wolf", "Lobo", "Wolf", "pet", beast(MELEE, 3))
starting(GRALTAR, "thick_hide", "Piel Gruesa", "Thick Hide", "armor", second("pet"), bonus=((ARMOR, 1),))

# opens what is closed
JYPZY = hero("jypzy", "Jypzy", "gnome", "stealth stealth", (MELEE, 2), 0, 2, 5, 4)
starting(JYPZY, "lockpicks", "Ganzúas", "Lockpicks", "maneuver", knack(1), quiet(), plunder(1))
starting(JYPZY, "dagger", "Daga", "Dagger", "weapon", backstab(1), free(), bonus=((MELEE, 1),))
starting(JYPZY, "sidestep", "Quiebro", "Sidestep", "reaction", nimble(), bonus=((EVASION, 2),))

# stands by her friends
PETRA = hero("petra", "Petra", "human", "martial celestial", (MELEE, 3), 2, 0, 4, 6, feminine=True)
starting(PETRA, "holy_blade", "Hoja Sagrada", "Holy Blade", "weapon", against(FLANKED, 1), bonus=((MELEE, 1),))
starting(PETRA, "lay_hands", "Imposición de Manos", "Laying on of Hands", "healing", mend(2, 2))
starting(PETRA, "bulwark_of_faith", "Baluarte de Fe", "Bulwark of Faith", "reaction", rally(ARMOR, 1), bonus=((ARMOR, 2),))

# holds his ground
KROLT = hero("krolt", "Krolt", "dwarf", "martial primordial", (MELEE, 3), 1, 1, 3, 8)
starting(KROLT, "war_pick", "Pico de Guerra", "War Pick", "weapon", pierce(ARMOR), bonus=((MELEE, 1),))
starting(KROLT, "badger", "Tejón", "Badger", "pet", beast(MELEE, 3), free())
starting(KROLT, "bedrock", "Lecho de Roca", "Bedrock", "armor", steady(1), bonus=((ARMOR, 1),))

# lights the way
MIRABELL = hero("mirabell", "Mirabell", "elf", "celestial mystery", (RANGED, 2), 0, 2, 4, 5, feminine=True)
starting(MIRABELL, "starlight", "Luz de Estrellas", "Starlight", "attack", spell(RANGED, 5, ignores=EVASION))
starting(MIRABELL, "mend_wounds", "Curar Heridas", "Mend Wounds", "healing", mend(3, 3, blind=True))
starting(MIRABELL, "grace", "Gracia", "Grace", "enhancement", bless(), bonus=((EVASION, 1), (SPEED, 1)))

# what grows wounds
ROOT = hero("root", "Root", "gnome", "primordial primordial", (RANGED, 3), 2, 0, 4, 6)
starting(ROOT, "thorns", "Espinas", "Thorns", "attack", spell(RANGED, 4, (1, 3), leaves=POISONS))
starting(ROOT, "bear", "Oso", "Bear", "pet", beast(MELEE, 4))
starting(ROOT, "barkskin", "Piel de Corteza", "Barkskin", "enhancement", bless(), thorns(1), bonus=((ARMOR, 2),))

# finds the wound
RUNYON_ZAY = hero("runyon_zay", "Runyon Zay", "human", "stealth mystery", (RANGED, 3), 0, 2, 5, 5)
starting(
    RUNYON_ZAY,
    "throwing_knives",
    "Cuchillos Arrojadizos",
    "Throwing Knives",
    "weapon",
    against(HURT, 1),
    bonus=((RANGED, 1),),
    base=(RANGED, 4),
)
starting(RUNYON_ZAY, "weak_spot", "Punto Débil", "Weak Spot", "control", mark(2))
starting(RUNYON_ZAY, "vanish", "Desvanecerse", "Vanish", "reaction", nimble(), bonus=((EVASION, 1),))

# runs at them
BULL = hero("bull", "Bull", "half_orc", "martial martial", (MELEE, 3), 1, 0, 5, 6)
starting(BULL, "charge", "Embestida", "Charge", "maneuver", effort(1), rush(1), bonus=((MELEE, 2),))
starting(BULL, "spiked_club", "Garrote con Púas", "Spiked Club", "weapon", bonus=((MELEE, 2),))
starting(BULL, "battle_scars", "Cicatrices", "Battle Scars", "reaction", thorns(2), bonus=((ARMOR, 1),))

# is not where one looks
EMANON = hero("emanon", "Emanon", "elf", "mystery stealth", (RANGED, 2), 0, 3, 4, 5)
starting(EMANON, "shadow_bolt", "Saeta de Sombra", "Shadow Bolt", "attack", spell(RANGED, 5, ignores=ARMOR))
starting(EMANON, "hush", "Silencio", "Hush", "control", weaken(2))
starting(EMANON, "blur", "Borrosidad", "Blur", "maneuver", blink(3), bonus=((EVASION, 1),))

# aims from where he stands
MCFARLIN = hero("mcfarlin", "McFarlin", "gnome", "stealth martial", (RANGED, 3), 1, 1, 4, 6)
starting(MCFARLIN, "crossbow", "Ballesta", "Crossbow", "weapon", steady(2), bonus=((RANGED, 1),))
starting(MCFARLIN, "tinker", "Inventiva", "Tinker", "maneuver", knack(2), bonus=((SPEED, 1),))
starting(MCFARLIN, "smoke_bomb", "Bomba de Humo", "Smoke Bomb", "reaction", rally(EVASION, 1), bonus=((EVASION, 1),))

# keeps all on their feet
MELINDA = hero("melinda", "Melinda", "human", "celestial celestial", (MELEE, 2), 1, 1, 4, 6, feminine=True)
starting(MELINDA, "smite", "Castigo", "Smite", "attack", spell(MELEE, 5))
starting(MELINDA, "great_healing", "Gran Curación", "Great Healing", "healing", soothe(2))
starting(
    MELINDA, "blessing", "Bendición", "Blessing", "enhancement", bless(blind=True), rally(MELEE, 1), rally(RANGED, 1),
    bonus=((MELEE, 1), (RANGED, 1)),
)  # fmt: skip

# hunts by herself
VESNA = hero("vesna", "Vesna", "elf", "martial primordial", (RANGED, 3), 1, 1, 4, 5, feminine=True)
starting(VESNA, "twin_arrows", "Flechas Gemelas", "Twin Arrows", "weapon", flurry(), bonus=((RANGED, 1),))
starting(VESNA, "lynx", "Lince", "Lynx", "pet", beast(MELEE, 3))
starting(VESNA, "forest_step", "Paso del Bosque", "Forest Step", "maneuver", alone(1), bonus=((SPEED, 1),))
