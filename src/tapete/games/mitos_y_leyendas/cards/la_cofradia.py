"""La Cofradía."""

from tapete.games.mitos_y_leyendas.vocabulary.lexicon import *

card("abominacion-co", player_rule(m.NOT_ATTACKED, m.YOU, "no puedes ser atacado", "you cannot be attacked"))
card("minotauro-co", gains(Count(ally.own)))
card("shuar-co", enters(Sequence(NameCard(), NamedLose(REST))))
card(
    "espada_real-co",
    others_gain(ally.own, 1),
    indestructible(
        m.FROM_ENEMY_ALLIES,
        "no puede ser destruido por habilidades de Aliados oponentes",
        "it cannot be destroyed by abilities of opposing Allies",
    ),
)
card("killa-co", player_rule(m.NO_DROP, m.EVERYONE, "nadie puede bajar Oros", "nobody can put down Oros"))
card("pastor-co", enters(UpTo(3, draw(Number(3)))))
card(
    "vikingo-co",
    player_rule(
        m.CANNOT_PLAY,
        m.OPPONENT,
        "tu oponente no puede jugar Talismanes",
        "your opponent cannot play Talismans",
        types=1 << t.TALISMAN,
    ),
)
card("zara-co", enters(Sequence(cannot_attack(Target(ally), REST), cannot_block(SAME_TARGET, REST))))
card(
    "tsachila-co",
    enters(
        for_players(
            m.NO_GOLD,
            m.OPPONENT,
            "tu oponente no puede jugar, utilizar ni generar Oros",
            "your opponent cannot play, use or generate Oros",
            NEXT,
        )
    ),
)
