"""Liber Dominus and Misión Santiago."""

from tapete.games.mitos_y_leyendas.vocabulary.lexicon import *

# Misión Santiago
card("guardian", all_safe(gold.own), destroyed(search(in_graveyard(t.GOLD), INTO_PLAY), optional=True))
card("resplandor_dorado", spell(generate(2)))
card("totem_de_guerra", all_safe(gold))
card("golpe_vampiro", bearer_gains(2))

# Liber Dominus
card("dragon_de_magma", enters(destroy(Target(ally.enemy))))
