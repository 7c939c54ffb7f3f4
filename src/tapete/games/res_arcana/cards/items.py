"""The eight magic items."""

from tapete.games.res_arcana.abilities import Collect
from tapete.games.res_arcana.catalogue import component
from tapete.games.res_arcana.things import CALM, DEATH, ELAN, LIFE
from tapete.games.res_arcana.vocabulary.essences import GainOneOf
from tapete.games.res_arcana.vocabulary.moves import Draw, DrawThenDiscard, Straighten
from tapete.games.res_arcana.vocabulary.short import NOT_GOLD, gain, ignores_loss, pay, power, turn

component("alchemy", power(turn(), pay(any=4), gives=gain(gold=2)))
component("calm_elan", Collect(GainOneOf((CALM, ELAN))))
component("death_life", Collect(GainOneOf((DEATH, LIFE))))
component("divination", power(turn(), gives=DrawThenDiscard(3)))
component("protection", ignores_loss(turn()))
component("reanimate", power(turn(), pay(any=1), gives=Straighten("component")))
component("research", power(turn(), pay(any=1), gives=Draw(1)))
component("transmutation", power(turn(), pay(any=3), gives=gain(any=3, but=NOT_GOLD)))
