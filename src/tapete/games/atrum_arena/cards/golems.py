"""Our powers of the golems: stone, metal and patience."""

from tapete.games.atrum_arena.vocabulary.short import *

# fmt: off

power("coraza-de-piedra", "Coraza de piedra", "Stone Cuirass", 0, GOLEM, DEFENSE, BASIC, Prevent(2))
power("coraza-de-piedra", "Coraza de piedra", "Stone Cuirass", 1, GOLEM, DEFENSE, BASIC, Prevent(4))
power("coraza-de-piedra", "Coraza de piedra", "Stone Cuirass", 3, GOLEM, DEFENSE, BASIC, Prevent(8))
power("puno-de-granito", "Puño de granito", "Granite Fist", 2, GOLEM, ATTACK, BASIC, Damage(6))
power("puno-de-granito", "Puño de granito", "Granite Fist", 4, GOLEM, ATTACK, BASIC, Damage(9))
power("muralla-viva", "Muralla viva", "Living Rampart", 1, GOLEM, TACTICAL, BASIC, Prevent(2, any_damage=True))
power("muralla-viva", "Muralla viva", "Living Rampart", 2, GOLEM, TACTICAL, BASIC, Prevent(4, any_damage=True))
power("reparacion", "Reparación", "Repair", 1, GOLEM, TACTICAL, BASIC, Heal(1))
power("reparacion", "Reparación", "Repair", 2, GOLEM, TACTICAL, BASIC, Heal(3))
power("forja-interior", "Forja interior", "Inner Forge", 3, GOLEM, TACTICAL, SUPERIOR, Heal(PerMinion(2, GOLEM)))
power("engranajes", "Engranajes", "Gears", 1, GOLEM, TACTICAL, BASIC, ReadyMinions(2), Damage(3))
power("derrumbe", "Derrumbe", "Cave-in", 2, GOLEM, TACTICAL, SUPERIOR, ExhaustMinions(2, up_to=True))
power("nucleo-inestable", "Núcleo inestable", "Unstable Core", 1, GOLEM, TACTICAL, SUPERIOR, ExploitOwn(1, GOLEM), Damage(2))
power("coloso", "Coloso", "Colossus", 4, GOLEM, ATTACK, MASTERFUL, Damage(PerMinion(4, GOLEM)), unique=True)
power("baluarte-imposible", "Baluarte imposible", "Impossible Bulwark", 3, GOLEM, TACTICAL, MASTERFUL, Ward(), unique=True)
power("aplastar", "Aplastar", "Crush", 3, GOLEM, ATTACK, SUPERIOR, Damage(More(4, PerExhausted(1))))
power("desgaste", "Desgaste", "Attrition", 2, GOLEM, TACTICAL, SUPERIOR, Weaken(PerExhausted(1)))
power("contrapeso", "Contrapeso", "Counterweight", 1, GOLEM, DEFENSE, BASIC, Prevent(3), ReadyMinions(1))
power("postura-de-roca", "Postura de roca", "Rock Stance", 1, GOLEM, TACTICAL, SUPERIOR, Embolden(DEFENSE, 3))
power("reconstruir", "Reconstruir", "Rebuild", 2, GOLEM, TACTICAL, BASIC, Heal(2), AddFromVertedero(1, GOLEM))
power("marcha-de-hierro", "Marcha de hierro", "Iron March", 2, GOLEM, ATTACK, SUPERIOR, Damage(5), If(InAltar(GOLEM, 3), Heal(2)))
