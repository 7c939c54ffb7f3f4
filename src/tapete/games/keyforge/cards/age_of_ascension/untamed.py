"""Untamed, of Age of Ascension."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card("gravid-cycle", on_play(return_to_hand(a(any_card.in_discard), YOUR_HAND)))
card("persistence-hunting", on_play(choose_house(), exhaust(each(creature.enemy.of_that_house))))
card("punctuated-equilibrium", on_play(each_takes_a_new_hand()))
card(
    "quicksand",
    on_play(
        destroy(
            both(
                the_most_powerful(creature.friendly.provided(there_is_no(creature.friendly.ready.of("untamed")))),
                the_most_powerful(creature.enemy.provided(there_is_no(creature.enemy.ready.of("untamed")))),
            )
        ),
    ),
)
card("soldiers-to-flowers", on_play(purge(each(creature.of("untamed").in_discard_of("each"))), owners_gain("purged", any_card)))
card("song-of-spring", on_play(shuffle_into_deck(any_number(creature.of("untamed").wherever), YOUR_DECK_SHUFFLED)))
card("they-re-everywhere", on_play(damage(2, each(creature.enemy.flank)), damage(1, each(creature.enemy.off_flank))))

# artifacts
card("heart-of-the-forest", none_forges())
card(
    "niffle-grounds",
    action(Choose(a(creature)), for_the_turn_jointly(loses("taunt", creature.chosen), loses("elusive", creature.chosen))),
)
card(
    "shard-of-life",
    action(Times(count(artifact.friendly.trait("shard")), shuffle_into_deck(a(any_card.in_discard), YOUR_DECK_SHUFFLED))),
)

# creatures
card("bumblebird", on_play(power_counters(2, each(creature.friendly.of("untamed").other))))
card("dharna", on_play(gain(count(creature.friendly.damaged))), on_reap(heal(2, a(creature.friendly))))
card("fanghouse")
card("grovekeeper", at_the_end_of_your_turn(power_counters(1, each(creature.neighboring))))
card("knoxx", *gets(power=count(creature.neighboring, 3)))
card("marmo-swarm", *gets(power=for_each("aember-in-your-pool")))
card("panpaca-anga", *gets(power=2, cards=creature.to_the("right")))
card("panpaca-jaga", gains("skirmish", cards=creature.to_the("left")))
card("roxador", deals_only(2), on_fight(stun(FOUGHT)))
card("rustgnawer", on_fight(destroy(a(artifact)), gain(as_much_as("its-bonus"))))
card("tantadlin", deals_only(2), on_fight(discard_their_archived()))
card("æmberspine-mongrel", after(does("reap", creature.enemy), gain(1)))

# upgrades
card("camouflage", cannot_be_fought_by(creature.off_flank))
card("earthbind", cannot_be_used(ITS_CONTROLLER_DISCARDED_NOTHING))
card("way-of-the-porcupine", gains("hazardous", 3))
