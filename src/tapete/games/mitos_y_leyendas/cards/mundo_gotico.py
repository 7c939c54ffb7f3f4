"""Mundo Gótico and its expansion."""

from tapete.games.mitos_y_leyendas.vocabulary.lexicon import *

card(
    "eclipse_de_dragon-mg",
    spell(
        for_players(
            m.NO_GRAVEYARD,
            m.OPPONENT,
            "tu oponente no puede jugar con su Cementerio",
            "your opponent cannot use their Graveyard",
            REST,
        )
    ),
)
card(
    "ballesta-mg",
    bearer_is(m.CANNOT_ATTACK, "no puede atacar", "cannot attack"),
    bearer_is(m.CANNOT_BLOCK, "no puede bloquear", "cannot block"),
)
card("falsa_cautiva", enters(destroy(Target(gold.own))))
card("dearg_diulai", your_turn_ends(discards(1)))
