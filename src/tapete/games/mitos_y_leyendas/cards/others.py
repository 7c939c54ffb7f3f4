"""Liber Dominus and Misión Santiago."""

from tapete.games.mitos_y_leyendas.vocabulary.lexicon import *

# Misión Santiago
card("guardian", all_safe(gold.own), destroyed(search(in_graveyard(t.GOLD), INTO_PLAY), optional=True))
card("resplandor_dorado", spell(generate(2)))
card("totem_de_guerra", all_safe(gold))
card("golpe_vampiro", bearer_gains(2))

# Liber Dominus
card("dragon_de_magma", enters(destroy(Target(ally.enemy))))
card(
    "rey_arturo_pendragon",
    only_one("Rey Arturo", "Rey Arturo Pendragón"),
    at(when.EACH_TURN_BEGINS, mill(2)),
    not_blocked_by(race("caballero")),
)
card("excalibur", carried_by(race("caballero")), bearer_gains(3), use(bonus(Paid(), Bearer()), tolls=(milling(1),), your_turn=True))
card(
    "morgana",
    only_one("Morgana"),
    use(destroy(then_target(as_strong(ally.enemy, or_less=True))), tolls=(sacrificing(ally.own),), times=1),
)
card(
    "reina_guinivere",
    use(generate(2, t.FOR_KNIGHTS_WEAPONS), times=1, your_turn=True),
    use(generate(1, t.FOR_KNIGHTS), times=1, your_turn=True),
)
