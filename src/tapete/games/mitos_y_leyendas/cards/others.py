"""Liber Dominus and Misión Santiago."""

from tapete.games.mitos_y_leyendas.vocabulary.lexicon import *
