"""The forty artifacts."""

from tapete.games.res_arcana.abilities import Collect, Discount
from tapete.games.res_arcana.catalogue import component
from tapete.games.res_arcana.things import ANY_ESSENCE, CALM, DEATH, ELAN, GOLD, LIFE
from tapete.games.res_arcana.vocabulary.attacks import LifeLoss
from tapete.games.res_arcana.vocabulary.essences import GainCost, GainPerRival, GainX, PutPaid, PutPerKind
from tapete.games.res_arcana.vocabulary.moves import Draw, PlaceCard, Reorder, Straighten
from tapete.games.res_arcana.vocabulary.parts import Destroy, DiscardCard, PayOneOf, PayX
from tapete.games.res_arcana.vocabulary.short import (
    NOT_GOLD,
    dragon_attack,
    gain,
    ignores_dragon,
    ignores_loss,
    pay,
    power,
    put,
    remove,
    rivals_gain,
    turn,
)

component(
    "athanor", power(turn(), pay(elan=1), gives=put(elan=2)), power(turn(), remove(elan=6), PayX(but=GOLD), gives=GainX(GOLD))
)
component("bone_dragon", dragon_attack(pay(death=1)))
component("celestial_horse", Collect(gain(any=2, but=(GOLD, DEATH))))
component("chalice_of_fire", Collect(gain(elan=2)), power(turn(), pay(elan=1), gives=Straighten("component")))
component("chalice_of_life", Collect(gain(life=1, calm=1)), power(pay(calm=2), gives=put(life=1, calm=2)), ignores_loss(turn()))
component(
    "corrupt_altar",
    Collect(gain(life=1, death=1)),
    power(pay(life=2), gives=put(elan=3)),
    power(turn(), Destroy("artifact"), gives=GainCost("destroyed", 2)),
)
component(
    "crypt", power(turn(), gives=gain(death=2)), power(turn(), pay(death=1), gives=PlaceCard("artifact", "discard", not_gold=2))
)
component("cursed_skull", power(turn(), pay(life=1), gives=put(any=3, but=(GOLD, LIFE))))
component("dancing_sword", Collect(gain(elan=1, death=1)), ignores_loss(pay(elan=1), also=put(death=1)))
component("dragon_bridle", Discount("dragon", 3), ignores_dragon(turn()))
component("dragon_egg", power(Destroy("self"), gives=PlaceCard("dragon", "hand", plain=4)))
component(
    "dragon_teeth", power(pay(elan=2), gives=put(elan=3)), power(turn(), pay(elan=3), gives=PlaceCard("dragon", "hand", free=True))
)
component("dwarven_pickaxe", power(turn(), pay(elan=1), gives=gain(gold=1)))
component("earth_dragon", dragon_attack(pay(gold=1)))
component("elemental_spring", Collect(gain(elan=1, life=1, calm=1)), ignores_loss(pay(calm=1)))
component("elvish_bow", power(turn(), gives=LifeLoss(1)), power(turn(), gives=Draw(1)))
component(
    "fiery_whip",
    power(turn(), gives=(gain(elan=3), rivals_gain(elan=1))),
    power(turn(), Destroy("another_artifact"), gives=GainCost("destroyed", 2)),
)
component("fire_dragon", dragon_attack(pay(calm=1)))
component("flaming_pit", Collect(gain(elan=1)), power(turn(), pay(life=1), gives=gain(elan=1, death=1)))
component("fountain_of_youth", Collect(gain(life=1)), power(pay(death=2), gives=put(life=1, calm=2)))
component("guard_dog", power(pay(elan=1), gives=Straighten("self"), while_turned=True), ignores_loss(turn()))
component("hand_of_glory", power(turn(), gives=(gain(death=2), rivals_gain(death=1))))
component("hawk", Collect(gain(calm=1)), power(turn(), gives=Reorder()), power(turn(), pay(calm=2), gives=Draw(1)))
component("horn_of_plenty", power(turn(), gives=gain(any=3, but=NOT_GOLD)), power(turn(), gives=gain(gold=1)))
component("hypnotic_basin", Collect(gain(calm=2)), power(turn(), gives=GainPerRival(CALM, ELAN)))
component(
    "jeweled_statuette",
    power(turn(), gives=(gain(death=3), rivals_gain(death=1))),
    power(Destroy("self"), gives=gain(elan=1, gold=2)),
)
component("magical_shard", power(turn(), gives=gain(any=1, but=NOT_GOLD)))
component("mermaid", Collect(gain(calm=1)), power(turn(), PayOneOf((CALM, LIFE, GOLD)), gives=PutPaid("component")))
component("nightingale")
component("philosophers_stone", power(turn(), pay(any=2), PayX(but=GOLD), gives=GainX(GOLD)))
component("prism", power(turn(), pay(any=1), gives=gain(any=2, but=NOT_GOLD)), power(turn(), PayX(), gives=GainX(-1)))
component("ring_of_midas", power(pay(life=2), gives=put(gold=1)), power(turn(), gives=put(gold=1)))
component(
    "sacrificial_dagger",
    power(turn(), pay(life=1), gives=put(death=3)),
    power(Destroy("self"), DiscardCard(), gives=GainCost("discarded", 0)),
)
component("sea_serpent", dragon_attack(Destroy("artifact")))
component("treant", Collect(gain(life=2)), power(turn(), gives=GainPerRival(ELAN, DEATH)))
component("tree_of_life", power(turn(), gives=(gain(life=3), rivals_gain(life=1))), ignores_loss(pay(life=1)))
component("vault", Collect(gain(any=2, but=NOT_GOLD), if_left=GOLD), power(turn(), gives=put(gold=1)))
component("water_dragon", dragon_attack(pay(elan=1)))
component("wind_dragon", dragon_attack(DiscardCard()))
component("windup_man", Collect(PutPerKind(2), if_left=ANY_ESSENCE), power(turn(), pay(any=1), gives=PutPaid("self")))
