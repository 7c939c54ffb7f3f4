"""Espíritu de Dragón."""

from tapete.games.mitos_y_leyendas.vocabulary.lexicon import *

card("daikoku", use(draw(2), tolls=(shuffling(in_hand(t.TALISMAN)),), times=2))
card("shen_yi", enters(search(somewhere(t.CASTLE, THEIRS, -1, "", NOT_AN_ORO), TO_EXILE)))
card("chiang_shih", use(bonus(1, THIS_ALLY), pay=1))
card(
    "kawarimi",
    response(
        "attack",
        "juégalo en respuesta a una declaración de ataque oponente",
        "play it in response to an opposing attack declaration",
        CancelPhase(),
    ),
)
card(
    "descubrir_al_zorro",
    response(
        "play",
        "juégalo en respuesta a que tu oponente juegue un Aliado que afecte a los Oros",
        "play it in response to your opponent playing an Ally that affects Oros",
        loses_ability(THAT_ALLY),
        PLAYED_GOLD_ALLY,
    ),
)
card(
    "pa_kua_tai_chi",
    player_rule(
        m.SKIPS_DRAW, m.EVERYONE, "los jugadores no roban al finalizar su turno", "players do not draw at the end of their turn"
    ),
)
card(
    "yoroi",
    bearer_gains(2),
    reaction(
        "attack",
        "en respuesta a un ataque oponente",
        "in response to an opposing attack",
        Retreat(All(ally.enemy.attacking)),
        tolls=(BURY_THIS,),
    ),
)
card("tetsu_bishi", bearer_is(m.SET, "tiene Fuerza 0", "has Strength 0"))
