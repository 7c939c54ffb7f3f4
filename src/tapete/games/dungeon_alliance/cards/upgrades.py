"""The upgrades of levels I and II: 34 and 26, of our own design."""

from tapete.games.dungeon_alliance.abilities import LEECH, POISONS, STUNS
from tapete.games.dungeon_alliance.catalogue import upgrade
from tapete.games.dungeon_alliance.things import ARMOR, EVASION, MELEE, RANGED, SPEED
from tapete.games.dungeon_alliance.vocabulary.edges import (
    alone,
    cleave,
    flurry,
    free,
    nimble,
    plunder,
    poisonous,
    rally,
    steady,
    stunning,
    thorns,
)
from tapete.games.dungeon_alliance.vocabulary.places import blink, soothe
from tapete.games.dungeon_alliance.vocabulary.powers import (
    aim,
    backstab,
    beast,
    bless,
    effort,
    fleeting,
    halt,
    knack,
    learn,
    mark,
    mend,
    quiet,
    shove,
    spell,
    study,
    weaken,
)

upgrade(1, 2, "short_sword", "Espada Corta", "Short Sword", "weapon", "martial", bonus=((MELEE, 2),))
upgrade(1, 2, "hunting_bow", "Arco de Caza", "Hunting Bow", "weapon", "stealth|primordial", bonus=((RANGED, 2),))
upgrade(1, 4, "heavy_crossbow", "Ballesta Pesada", "Heavy Crossbow", "weapon", "gold", base=(RANGED, 5))
upgrade(1, 3, "javelin", "Jabalina", "Javelin", "weapon", "gold", bonus=((MELEE, 2),), base=(MELEE, 3))
upgrade(1, 1, "sling", "Honda", "Sling", "weapon", "gnome+human", bonus=((RANGED, 1),), base=(RANGED, 3))
upgrade(1, 2, "buckler", "Rodela", "Buckler", "armor", "martial|celestial", free(), bonus=((ARMOR, 1),))
upgrade(1, 2, "leather", "Cuero Curtido", "Leather", "armor", "stealth|primordial", nimble(), bonus=((EVASION, 1),))
upgrade(1, 3, "chain_mail", "Cota de Mallas", "Chain Mail", "armor", "martial", bonus=((ARMOR, 2),))
upgrade(1, 1, "travel_cloak", "Capa de Viaje", "Travel Cloak", "armor", "gold", plunder(1), bonus=((SPEED, 1),))
upgrade(1, 3, "shield_bash", "Golpe de Escudo", "Shield Bash", "weapon/armor", "martial", bonus=((MELEE, 2), (ARMOR, 1)))
upgrade(1, 2, "parry", "Parada", "Parry", "reaction", "martial", bonus=((ARMOR, 2),))
upgrade(1, 2, "dodge", "Esquiva", "Dodge", "reaction", "stealth", bonus=((EVASION, 2),))
upgrade(1, 2, "ward", "Guarda", "Ward", "reaction", "mystery|celestial", rally(EVASION, 1), bonus=((ARMOR, 1), (EVASION, 1)))
upgrade(1, 1, "duck", "Agacharse", "Duck", "reaction", "gold", bonus=((EVASION, 1),))
upgrade(1, 3, "magic_missile", "Proyectil Mágico", "Magic Missile", "attack", "mystery", spell(RANGED, 5, blind=True, plain=True))
upgrade(1, 3, "frost_touch", "Toque de Escarcha", "Frost Touch", "attack", "mystery|primordial", spell(MELEE, 5, leaves=STUNS))
upgrade(1, 3, "sunbeam", "Rayo de Sol", "Sunbeam", "attack", "celestial", spell(RANGED, 5))
upgrade(1, 3, "stone_rain", "Lluvia de Piedras", "Stone Rain", "attack", "primordial", spell(RANGED, 4, splash=1))
upgrade(1, 2, "web", "Telaraña", "Web", "control", "mystery|primordial", weaken(3))
upgrade(1, 2, "hex", "Maleficio", "Hex", "control", "mystery|celestial", mark(2))
upgrade(1, 2, "haste", "Presteza", "Haste", "enhancement", "mystery", bless(blind=True), bonus=((SPEED, 2),))
upgrade(
    1,
    2,
    "battle_hymn",
    "Himno de Batalla",
    "Battle Hymn",
    "enhancement",
    "celestial",
    bless(blind=True),
    rally(MELEE, 1),
    rally(RANGED, 1),
)
upgrade(1, 2, "stone_skin", "Piel de Piedra", "Stone Skin", "enhancement", "primordial", bless(), steady(1), bonus=((ARMOR, 2),))
upgrade(1, 2, "healing_word", "Palabra de Curación", "Healing Word", "healing", "celestial", mend(3, 3, blind=True))
upgrade(1, 1, "herbs", "Hierbas", "Herbs", "healing", "primordial", mend(2, 1), free())
upgrade(1, 2, "hound", "Sabueso", "Hound", "pet", "primordial|martial", beast(MELEE, 3))
upgrade(1, 3, "raven", "Cuervo", "Raven", "pet", "mystery|stealth", beast(RANGED, 2, (1, 4)), study(1))
upgrade(1, 1, "trained_rat", "Rata Amaestrada", "Trained Rat", "pet", "gnome", beast(MELEE, 2, leaves=POISONS))
upgrade(1, 1, "potion", "Poción", "Potion", "treasure", "gold", mend(3))
upgrade(1, 1, "map", "Mapa", "Map", "treasure", "gold", study(2))
upgrade(1, 2, "coin_purse", "Bolsa de Monedas", "Coin Purse", "treasure", "gold", learn(2), fleeting())
upgrade(1, 1, "boots", "Botas Ligeras", "Light Boots", "treasure", "gold", bonus=((SPEED, 2),))
upgrade(1, 2, "thieves_tools", "Herramientas de Ladrón", "Thieves’ Tools", "maneuver", "stealth", knack(2), quiet())
upgrade(1, 2, "feint", "Finta", "Feint", "maneuver", "stealth|martial", effort(1), bonus=((MELEE, 3),))

upgrade(2, 4, "long_sword", "Espada Larga", "Long Sword", "weapon", "martial", cleave(2), bonus=((MELEE, 2),))
upgrade(2, 5, "elven_bow", "Arco Élfico", "Elven Bow", "weapon", "elf stealth|primordial", aim(), bonus=((RANGED, 3),))
upgrade(
    2,
    5,
    "dwarven_hammer",
    "Martillo Enano",
    "Dwarven Hammer",
    "weapon",
    "dwarf+half_orc martial",
    stunning(),
    bonus=((MELEE, 2),),
)
upgrade(2, 4, "poison_dagger", "Daga Envenenada", "Poison Dagger", "weapon", "stealth", poisonous(), bonus=((MELEE, 2),))
upgrade(2, 5, "storm_spear", "Lanza de la Tormenta", "Storm Spear", "weapon", "gold", bonus=((MELEE, 3),), base=(MELEE, 5))
upgrade(
    2,
    5,
    "repeating_crossbow",
    "Ballesta de Repetición",
    "Repeating Crossbow",
    "weapon",
    "gold",
    flurry(),
    bonus=((RANGED, 2),),
    base=(RANGED, 5),
)
upgrade(2, 5, "full_plate", "Armadura Completa", "Full Plate", "armor", "martial+martial", bonus=((ARMOR, 3),))
upgrade(2, 4, "shadow_cloak", "Capa de Sombras", "Shadow Cloak", "armor", "stealth", alone(2), bonus=((EVASION, 1),))
upgrade(2, 4, "blessed_mail", "Cota Bendita", "Blessed Mail", "armor", "celestial", rally(ARMOR, 1), bonus=((ARMOR, 1),))
upgrade(2, 4, "riposte", "Contragolpe", "Riposte", "reaction", "martial", thorns(3), bonus=((ARMOR, 1),))
upgrade(2, 4, "shadow_step", "Paso Sombrío", "Shadow Step", "maneuver", "stealth+stealth", blink(4), backstab(2))
upgrade(2, 4, "mirror_image", "Imagen Especular", "Mirror Image", "reaction", "mystery", free(), bonus=((EVASION, 2),))
upgrade(2, 6, "fireball", "Bola de Fuego", "Fireball", "attack", "mystery", spell(RANGED, 6, splash=2))
upgrade(2, 5, "lightning", "Relámpago", "Lightning", "attack", "mystery|primordial", spell(RANGED, 7, ignores=ARMOR))
upgrade(2, 5, "divine_wrath", "Ira Divina", "Divine Wrath", "attack", "celestial", spell(MELEE, 8, leaves=LEECH))
upgrade(2, 5, "earth_spikes", "Púas de Tierra", "Earth Spikes", "attack", "primordial", spell(RANGED, 6, (1, 3)))
upgrade(2, 4, "hold", "Inmovilizar", "Hold", "control", "mystery|celestial", halt(4))
upgrade(2, 4, "vines", "Enredaderas", "Vines", "control", "primordial", shove(4), study(1))
upgrade(
    2,
    5,
    "giant_strength",
    "Fuerza de Gigante",
    "Giant Strength",
    "enhancement",
    "primordial|celestial",
    bless(),
    cleave(1),
    bonus=((MELEE, 2),),
)
upgrade(2, 5, "arcane_eye", "Ojo Arcano", "Arcane Eye", "enhancement", "mystery", bless(blind=True), aim(), bonus=((RANGED, 3),))
upgrade(2, 4, "restoration", "Restauración", "Restoration", "healing", "celestial", soothe(3))
upgrade(2, 5, "griffin", "Grifo", "Griffin", "pet", "celestial|martial", beast(MELEE, 5))
upgrade(2, 5, "salamander", "Salamandra", "Salamander", "pet", "mystery|primordial", beast(RANGED, 5))
upgrade(2, 3, "elixir", "Elixir", "Elixir", "treasure", "gold", mend(5))
upgrade(2, 4, "gems", "Gemas", "Gems", "treasure", "gold", learn(4), fleeting())
upgrade(2, 3, "winged_sandals", "Sandalias Aladas", "Winged Sandals", "treasure", "gold", nimble(), bonus=((SPEED, 2),))
