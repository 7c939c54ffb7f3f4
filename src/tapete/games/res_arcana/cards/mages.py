"""The ten mages."""

from tapete.games.res_arcana.abilities import Collect, Discount
from tapete.games.res_arcana.catalogue import component
from tapete.games.res_arcana.things import CALM, DEATH, LIFE
from tapete.games.res_arcana.vocabulary.essences import GainOneOf
from tapete.games.res_arcana.vocabulary.moves import Draw, Reorder, Straighten
from tapete.games.res_arcana.vocabulary.short import NOT_GOLD, gain, ignores_loss, pay, power, put, turn

component("alchemist", power(turn(), pay(any=4), gives=gain(gold=2)), power(turn(), gives=gain(any=1, but=NOT_GOLD)))
component("artificer", Discount("artifact", 1, not_gold=True))
component("druid", Collect(gain(life=1)), power(turn(), gives=Straighten("creature")))
component("duelist", Collect(gain(elan=1)), power(turn(), pay(death=1), gives=put(gold=1)))
component("healer", Collect(GainOneOf((CALM, LIFE))), ignores_loss(turn()))
component("necromancer", Collect(gain(death=1)), power(turn(), pay(life=2), gives=put(death=3)))
component("scholar", power(turn(), pay(any=1), gives=Draw(1)))
component("seer", Collect(gain(calm=1)), power(turn(), gives=Reorder()))
component("transmuter", power(turn(), pay(any=2), gives=gain(any=3, but=NOT_GOLD)))
component("witch", Collect(GainOneOf((LIFE, DEATH))), power(turn(), pay(any=2), gives=Straighten("component")))
