"""Our powers of the skeletons: graves, memory and time."""

from tapete.games.atrum_arena.vocabulary.short import *

# fmt: off

power("cripta-abierta", "Cripta abierta", "Open Crypt", 1, SKELETON, TACTICAL, BASIC, Search(VERTEDERO, 2))
power("costilla-afilada", "Costilla afilada", "Sharpened Rib", 1, SKELETON, ATTACK, BASIC, Damage(4))
power("costilla-afilada", "Costilla afilada", "Sharpened Rib", 2, SKELETON, ATTACK, BASIC, Damage(6))
power("danza-macabra", "Danza macabra", "Danse Macabre", 3, SKELETON, ATTACK, SUPERIOR, Damage(PerMinion(2, SKELETON)))
power("jaula-de-huesos", "Jaula de huesos", "Bone Cage", 1, SKELETON, DEFENSE, BASIC, Prevent(3))
power("jaula-de-huesos", "Jaula de huesos", "Bone Cage", 2, SKELETON, DEFENSE, BASIC, Prevent(5))
power("reloj-de-arena", "Reloj de arena", "Hourglass", 2, SKELETON, TACTICAL, SUPERIOR, ReadyMinions(3))
power("trueque-de-tumbas", "Trueque de tumbas", "Grave Barter", 1, SKELETON, TACTICAL, SUPERIOR, Swap())
power("silencio-sepulcral", "Silencio sepulcral", "Sepulchral Silence", 2, SKELETON, TACTICAL, SUPERIOR, Annul())
power("epitafio", "Epitafio", "Epitaph", 1, SKELETON, TACTICAL, BASIC, Draw(2))
power("osario", "Osario", "Ossuary", 1, SKELETON, TACTICAL, SUPERIOR, AddFromVertedero(1, SKELETON))
power("eco-del-sepulcro", "Eco del sepulcro", "Echo of the Tomb", 1, SKELETON, COPYING, SUPERIOR, copies=CopyAim(ready=False, own=True))
power("eco-del-sepulcro", "Eco del sepulcro", "Echo of the Tomb", 3, SKELETON, COPYING, SUPERIOR, Draw(2), copies=CopyAim(ready=False, own=True))
power("procesion-eterna", "Procesión eterna", "Endless Procession", 4, SKELETON, TACTICAL, MASTERFUL, AddFromVertedero(3, SKELETON), Draw(1), unique=True)
power("juicio-de-los-huesos", "Juicio de los huesos", "Judgement of Bones", 3, SKELETON, TACTICAL, MASTERFUL, Reveal(4), ExploitUncertain(PerRevealed(1, SKELETON)), GiveBack(THEM_ALL), unique=True)
power("rebuscar", "Rebuscar", "Rummage", 2, SKELETON, TACTICAL, SUPERIOR, Search(VERTEDERO, 1), Search(FOSA, 1))
power("osario-desbordado", "Osario desbordado", "Overflowing Ossuary", 3, SKELETON, ATTACK, SUPERIOR, Damage(More(3, PerInDump(1, SKELETON))))
power("cavar-tumbas", "Cavar tumbas", "Dig Graves", 1, SKELETON, TACTICAL, BASIC, Spill(4), Search(VERTEDERO, 2, SKELETON))
power("muro-de-lapidas", "Muro de lápidas", "Wall of Gravestones", 2, SKELETON, DEFENSE, SUPERIOR, Prevent(More(2, PerInDump(1, SKELETON))))
power("sepultura", "Sepultura", "Burial", 3, SKELETON, TACTICAL, SUPERIOR, Spill(5), AddFromVertedero(2, SKELETON))
power("tiempo-robado", "Tiempo robado", "Stolen Time", 2, SKELETON, ATTACK, SUPERIOR, Damage(4), ReadyMinions(2))
