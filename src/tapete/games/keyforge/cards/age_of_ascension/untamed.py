"""Untamed, of Age of Ascension."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card("gravid-cycle", on_play(return_to_hand(a(any_card.in_discard), YOUR_HAND)))
card("persistence-hunting", on_play(choose_house(), exhaust(each(creature.enemy.of_that_house))))
card("they-re-everywhere", on_play(damage(2, each(creature.enemy.flank)), damage(1, each(creature.enemy.off_flank))))

# artifacts
card(
    "shard-of-life",
    action(Times(count(artifact.friendly.trait("shard")), shuffle_into_deck(a(any_card.in_discard), YOUR_DECK_SHUFFLED))),
)

# creatures
card("æmberspine-mongrel", after(does("reap", creature.enemy), gain(1)))
card("bumblebird", on_play(power_counters(2, each(creature.friendly.of("untamed").other))))
card("dharna", on_play(gain(count(creature.friendly.damaged))), on_reap(heal(2, a(creature.friendly))))
card("fanghouse")
card("grovekeeper", at_the_end_of_your_turn(power_counters(1, each(creature.neighboring))))
card("knoxx", *gets(power=count(creature.neighboring, 3)))
card("marmo-swarm", *gets(power=for_each("aember-in-your-pool")))

# upgrades
card("way-of-the-porcupine", gains("hazardous", 3))
