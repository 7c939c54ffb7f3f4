"""Ragnarok."""

from tapete.games.mitos_y_leyendas.vocabulary.lexicon import *

card("los_eddas", spell(Then(discard_hand(), draw(4, OPPONENT))))
card("matador_de_gigantes", spell(double(All(ally.own))))
card("naglfar", spell(destroy_all(card_in_play), mill(2)))
card(
    "nidavellir",
    whenever(
        ev.PLAYED,
        "cuando tu oponente juega un Aliado",
        "when your opponent plays an Ally",
        Redirect(),
        PLAYED_ALLY,
        m.OPPONENT,
        optional=True,
        gold_cost=ITS_COST,
    ),
)
card("hodur", enters(Sequence(BanName(Target(ally.enemy)), Copies(SAME_TARGET, fully=True), shuffle_in(SAME_TARGET))))
card(
    "nanna",
    reaction(
        "annul",
        "cuando un jugador juega un Talismán",
        "when a player plays a Talisman",
        Annul(),
        PLAYED_TALISMAN,
        m.EVERYONE,
        tolls=(sacrifice(),),
    ),
)
card("einheryar", enters(destroy(Target(ally.enemy))))
card("elfos_arqueros", destroyed(ChooseOne(draw(3), mill(3)), optional=True))
card("esposas_de_los_furibundos", spell(destroy(Target(ally.enemy.stronger(3)))))
card(
    "metamorfosis_de_loki",
    spell(
        for_players(m.INVERTS, m.EVERYONE, "los bonos de Fuerza se aplican en negativo", "Strength bonuses apply negatively", REST)
    ),
)
card(
    "mirada_berserker",
    spell(
        destroy(Target(ally.own)),
        destroy(Target(ally.enemy)),
        destroy(Target(weapon.own)),
        destroy(Target(weapon.enemy)),
        destroy(Target(totem.own)),
        destroy(Target(totem.enemy)),
    ),
)
card("arco_de_ullr", bearer_gains(1), enters(Then(search(in_castle(t.GOLD), INTO_PLAY), May(draw(1))), optional=True))
card("cuernos_de_adumla", spell(May(search(in_castle(t.GOLD), INTO_PLAY))))
card("fuente_de_mimir", spell(Then(destroy(Target(not_gold)), May(draw(1)))))
card("hidromiel", spell(Then(shuffle_in(Target(in_graveyard(), 3)), draw(2))))
card("gyallarhorn", destroyed(search(in_castle(t.GOLD), INTO_PLAY, 2), optional=True))
