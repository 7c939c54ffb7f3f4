"""El Reto and its expansion."""

from tapete.games.mitos_y_leyendas.vocabulary.lexicon import *

card("gorgonas-er", spell(set_strength(0, Target(ally.enemy))))
card("ser_abominable", use(Copies(Target(ally.another)), times=1))
card("huitzilopochtli", spell(bonus(3, Target(ally))))
card("hades-er", spell(Swap(Target(ally.own), Target(ally.enemy))))
