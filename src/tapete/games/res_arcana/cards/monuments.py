"""The ten monuments."""

from tapete.games.res_arcana.abilities import Collect, OnClaim
from tapete.games.res_arcana.catalogue import component
from tapete.games.res_arcana.vocabulary.attacks import Points
from tapete.games.res_arcana.vocabulary.moves import Draw, Reorder
from tapete.games.res_arcana.vocabulary.short import NOT_GOLD, at_check, gain, ignores_loss, pay, power, put, turn

component("colossus", power(turn(), pay(any=1), gives=put(gold=1)))
component("golden_statue", at_check(turn(), pay(gold=3), gives=Points(3)))
component("great_pyramid")
component("hanging_gardens", Collect(gain(any=3, but=NOT_GOLD)))
component("library", power(turn(), gives=Draw(1)))
component("mausoleum", power(pay(any=1), gives=put(death=1)))
component("obelisk", OnClaim(gain(any=6, but=NOT_GOLD)))
component("oracle", power(turn(), gives=Reorder()))
component("solomons_mine", power(turn(), gives=gain(gold=1)))
component("temple", Collect(gain(life=1)), ignores_loss(turn()))
