"""La Cofradía."""

from tapete.games.mitos_y_leyendas.vocabulary.lexicon import *

# those the rulebook speaks of
card("abominacion-co", CANNOT_BE_ATTACKED)
card("minotauro-co", gains(Count(ally.own)))
card("shuar-co", enters(Sequence(NameCard(), NamedLose(REST))))
card("espada_real-co", others_gain(ally.own, 1), SAFE_FROM_ENEMY_ALLIES)
card("killa-co", NO_DROPS)
card("pastor-co", enters(UpTo(3, draw(Number(3)))))
card("vikingo-co", cannot_play(m.OPPONENT, t.TALISMAN))
card("zara-co", enters(Sequence(cannot_attack(Target(ally), REST), cannot_block(SAME_TARGET, REST))))
card("tsachila-co", enters(no_gold_for(m.OPPONENT, NEXT)))
