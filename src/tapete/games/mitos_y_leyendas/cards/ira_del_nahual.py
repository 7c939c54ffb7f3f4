"""La Ira del Nahual."""

from tapete.games.mitos_y_leyendas.vocabulary.lexicon import *

card("yanomami", spell(destroy(Target(ally.enemy))))
card(
    "flechero",
    response(
        "annul",
        "juégalo cuando tu oponente juegue un Talismán",
        "play it when your opponent plays a Talisman",
        Annul(),
        PLAYED_TALISMAN,
    ),
)
card(
    "totem_de_guanaco-in",
    player_rule(
        m.SURCHARGE,
        m.OPPONENT,
        "a tu oponente le cuesta 1 Oro más jugar sus cartas",
        "your opponent’s cards cost 1 more Oro to play",
        1,
        m.ANY_TYPE,
    ),
)
card("insignia_de_toqui", enters(Sequence(ChooseRace(), RaceOf())))
card("machi", use(set_strength(0, Target(ally.enemy)), pay=1))
card("nanahuatzin", to_play(milling(2)), UNBLOCKABLE)
card("inti-in", enters(destroy(Target(gold.enemy, 2))))
card("huracan", attacks_at_once(), turn_ends(destroy(THIS_ALLY), HasAttacked()), UNBLOCKABLE)
card("chacs", to_play(DISCARD_THE_HAND))
card("puchao", to_play(returning(gold.own)), worth(2))
card("tesoro_de_guayacan", to_play(sacrificing(ally, 2)), worth(3))
