"""Untamed, in Worlds Collide."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card(
    "unnatural-selection",
    on_play(Choose(both(exactly(3, creature.friendly), exactly(3, creature.enemy))), destroy(each(creature.not_those))),
)
card("cauldron-boil", on_play(damage(for_each("damage-on-it"), each(creature))))
card(
    "low-dawn",
    on_play(
        If(there_are(3, creature.of("untamed").in_discard), gain(2)),
        shuffle_into_deck(each(creature.of("untamed").in_discard), YOUR_DECK_SHUFFLED),
    ),
)
card("song-of-the-wild", on_play(for_the_turn(grants(on_reap(gain(1)), creature.friendly))))
card("the-fittest", on_play(power_counters(1, each(creature.friendly))))
card("unsuspecting-prey", on_play(damage(2, up_to(3, creature.undamaged))))

# artifacts
card(
    "creed-of-nature",
    omni(
        sacrifice(THIS_ARTIFACT),
        If(
            IF_YOU_DO,
            Sequence(
                Choose(a(creature)),
                for_the_turn_jointly(gains("skirmish", cards=creature.chosen), gains_assault_of_its_power(creature.chosen)),
            ),
        ),
    ),
)
card("nepeta-gigantica", action(stun(a(either(creature.trait("giant"), creature.power(5))))))
card(
    "vineapple-tree",
    keys_cost(counters_on_it("growth"), EVERYONE),
    after(forges(EVERYONE), remove_counters("growth", 0, THIS_ARTIFACT)),
    action(put_counters("growth", 1, THIS_ARTIFACT)),
)
card("fangtooth-cavern", at_the_end_of_your_turn(destroy(the_least_powerful(creature))))

card("creed-of-nurture", omni(sacrifice(THIS_ARTIFACT), If(IF_YOU_DO, lend_text())))

# creatures
card("ghosthawk", on_play(OneByOne(any_number(creature.neighboring), IT, reap_with)))
card("giant-gnawbill", after(a_player_chooses(), destroy(a(artifact.of_the_house_just_chosen))))
card("bramble-lynx", enters_ready(provided=has_done("reaped", 1, creature)))
card("harmonia", after(you_play(creature), If(has_more(OPPONENT, creature), gain(1))))
card("molephin", after(aember_is_stolen_from_you(), damage(for_each("aember-stolen"), each(creature.enemy))))
card("eldest-bear", grants(before_fight(gain(2)), when=while_this_is("center")))
card("deepwood-druid", on_play_or_reap(fully_heal(a(creature.neighboring))))
card("imprinted-murmook", keys_cost(-1, YOU))
card("gebuk", on_destroyed(discard_top(), If(it_is(creature), takes_its_place())))
card("kangaphant", grants(on_reap(destroy(THIS)), creature))
card("mab-the-mad", on_reap(shuffle_into_deck(THIS, YOUR_DECK_SHUFFLED)))
card("moor-wolf", on_play(ready(each(creature.trait("wolf").other))))
card("musthic-murmook", keys_cost(1, EVERYONE), on_play(damage(4, a(creature))))
card("toad", cannot_reap())
card("xenos-bloodshadow")

# upgrades
card("instrument-of-silence", gains("skirmish"), gained(on_fight(gain(1))))
card("wild-spirit", gained(on_reap(capture(1))))
