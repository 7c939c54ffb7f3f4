"""The ten places of power: both sides of five tiles."""

from tapete.games.res_arcana.abilities import Collect, Discount
from tapete.games.res_arcana.catalogue import component
from tapete.games.res_arcana.things import GOLD
from tapete.games.res_arcana.vocabulary.attacks import CheckVictory, PayOrTurn
from tapete.games.res_arcana.vocabulary.essences import GainCost
from tapete.games.res_arcana.vocabulary.moves import PlaceCard
from tapete.games.res_arcana.vocabulary.parts import Destroy
from tapete.games.res_arcana.vocabulary.short import NOT_GOLD, gain, ignores_loss, pay, power, put, turn

component("sacred_grove", power(turn(), pay(calm=1), gives=gain(life=5)), power(turn(), turn("creature"), gives=put(life=1)))
component(
    "alchemists_tower",
    Collect(gain(any=3, but=NOT_GOLD)),
    power(pay(elan=1, life=1, calm=1, death=1), gives=put(gold=1)),
    ignores_loss(turn()),
)
component(
    "catacombs_of_the_dead", Collect(gain(death=1)), power(pay(death=5), gives=put(death=1)), power(turn(), gives=put(death=1))
)
component(
    "sacrificial_pit",
    power(turn(), pay(life=3), gives=put(death=1)),
    power(turn(), pay(death=1), Destroy("dragon_or_creature"), gives=GainCost("destroyed", 0, GOLD)),
)
component("cursed_forge", Collect(PayOrTurn()), power(pay(elan=2, gold=1), gives=put(gold=1)))
component(
    "dwarven_mines",
    Collect(gain(gold=1)),
    power(turn(), pay(elan=5), gives=gain(gold=3)),
    power(turn(), pay(elan=3, death=3), gives=put(gold=2)),
)
component("coral_castle", power(turn(), gives=CheckVictory()), ignores_loss(turn()))
component("sunken_reef", Collect(gain(gold=1)), power(pay(life=1, calm=2), gives=put(calm=1)))
component(
    "dragons_lair", Discount("dragon", 3), power(turn(), gives=gain(gold=2)), power(turn(), turn("dragon"), gives=put(gold=2))
)
component(
    "sorcerers_bestiary", power(turn(), gives=CheckVictory()), power(turn(), pay(any=4), gives=PlaceCard("dragon", "any_discard"))
)
