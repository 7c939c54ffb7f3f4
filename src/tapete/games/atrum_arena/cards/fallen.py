"""Our powers of the fallen: oaths, charges and a price paid in resistance."""

from tapete.games.atrum_arena.vocabulary.short import *

# fmt: off

power("estocada", "Estocada", "Thrust", 1, FALLEN, ATTACK, BASIC, Damage(4))
power("estocada", "Estocada", "Thrust", 3, FALLEN, ATTACK, BASIC, Damage(7))
power("juramento-roto", "Juramento roto", "Broken Oath", 0, FALLEN, ATTACK, SUPERIOR, Damage(5), Lose(2))
power("lanza-del-perjuro", "Lanza del perjuro", "Perjurer's Lance", 2, FALLEN, ATTACK, SUPERIOR, Damage(8), Lose(2))
power("escudo-del-caido", "Escudo del caído", "Shield of the Fallen", 0, FALLEN, DEFENSE, BASIC, Prevent(2))
power("escudo-del-caido", "Escudo del caído", "Shield of the Fallen", 2, FALLEN, DEFENSE, BASIC, Prevent(5))
power("desafio", "Desafío", "Challenge", 1, FALLEN, TACTICAL, BASIC, DiscardRandom(1))
power("saqueo", "Saqueo", "Plunder", 2, FALLEN, TACTICAL, SUPERIOR, DiscardSeen(1), Draw(1))
power("flecha-envenenada", "Flecha envenenada", "Poisoned Arrow", 1, FALLEN, TACTICAL, BASIC, Weaken(3))
power("flecha-envenenada", "Flecha envenenada", "Poisoned Arrow", 3, FALLEN, TACTICAL, BASIC, Weaken(6))
power("grito-de-batalla", "Grito de batalla", "Battle Cry", 1, FALLEN, TACTICAL, BASIC, Reinforce(ATTACK, 2), IfReinforced(Draw(1)))
power("ultima-carga", "Última carga", "Last Charge", 0, FALLEN, ATTACK, SUPERIOR, ExploitOwn(1), Damage(4))
power("botin-de-guerra", "Botín de guerra", "Spoils of War", 3, FALLEN, DEFENSE, SUPERIOR, Prevent(7), Claim())
power("legion-olvidada", "Legión olvidada", "Forgotten Legion", 4, FALLEN, ATTACK, MASTERFUL, Damage(7), DiscardRandom(2), unique=True)
power("estandarte-negro", "Estandarte negro", "Black Banner", 2, FALLEN, TACTICAL, MASTERFUL, ReadyReptante(), unique=True)
power("pira-de-los-vencidos", "Pira de los vencidos", "Pyre of the Vanquished", 2, FALLEN, ATTACK, SUPERIOR, Damage(7), exploiting=True)
power("venganza-jurada", "Venganza jurada", "Sworn Vengeance", 1, FALLEN, ATTACK, SUPERIOR, Damage(More(2, PerLost(2))))
power("ultimo-aliento", "Último aliento", "Last Breath", 1, FALLEN, TACTICAL, SUPERIOR, Heal(3), needs=Behind())
power("sin-descanso", "Sin descanso", "Relentless", 2, FALLEN, ATTACK, SUPERIOR, Damage(4), tireless=True)
power("arenga", "Arenga", "Rallying Speech", 1, FALLEN, TACTICAL, BASIC, Embolden(ATTACK, 2))
power("escarnio", "Escarnio", "Scorn", 1, FALLEN, ATTACK, BASIC, Damage(2), DiscardRandom(1))
power("contraataque", "Contraataque", "Riposte", 2, FALLEN, DEFENSE, SUPERIOR, Prevent(4), Weaken(1))
power("tributo-de-sangre", "Tributo de sangre", "Blood Tribute", 1, FALLEN, TACTICAL, BASIC, Draw(3), Lose(1))
