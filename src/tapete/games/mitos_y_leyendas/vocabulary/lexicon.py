"""Everything a card file may say, in one place."""

from tapete.games.mitos_y_leyendas.vocabulary.words_of_abilities import *  # noqa: F403
from tapete.games.mitos_y_leyendas.vocabulary.words_of_effects import *  # noqa: F403
from tapete.games.mitos_y_leyendas.vocabulary.words_of_nouns import *  # noqa: F403
