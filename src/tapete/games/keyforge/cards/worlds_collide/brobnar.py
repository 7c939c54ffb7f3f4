"""Brobnar, in Worlds Collide."""

from tapete.games.keyforge.vocabulary.lexicon import *

CREATURE_BESIDE_IT = creature.next_to_the_fought

# actions
card("power-of-fire", on_play(sacrifice_for_half_its_power(a(creature.friendly)), gain_chains(1)))
card("berserker-slam", on_play(damage(4, a(creature.flank)), If(DESTROYED_BY_IT, its_player_loses("controller", 1))))
card("overrun", on_play(If(enemies_destroyed(3), opponent_loses(2))))
card(
    "ragnarok",
    on_play(
        for_the_turn(none_can("reap", creature)),
        for_the_turn(each_time(fights(creature.friendly), gain(1))),
        at_the_end_of_this_turn(destroy(each(creature))),
    ),
)
card("alaka-s-brew", on_play(power_counters(2, a(creature))))
card("chieftain-s-brew", on_play(power_counters(2, a(creature))))
card("cowfyne-s-brew", on_play(power_counters(2, a(creature))))
card("groke-s-brew", on_play(power_counters(2, a(creature))))
card("gron-s-brew", on_play(power_counters(2, a(creature))))
card("mogghunter-s-brew", on_play(power_counters(2, a(creature))))
card("narp-s-brew", on_play(power_counters(2, a(creature))))
card("shorty-s-brew", on_play(power_counters(2, a(creature))))
card("ballcano", on_play(damage(4, each(creature)), gain_chains(2)))
card("barn-razing", on_play(for_the_turn(each_time(fights(creature.friendly), opponent_loses(1)))))
card("warriors--refrain", on_play(stun(each(creature.power(most=3)))))

# artifacts
card("ragwarg", after(does("reap", creature), If(first_time("reap"), damage(2, EVENT_CARD))))
card(
    "the-big-one",
    after(
        is_played(creature),
        put_counters("fuse", 1, THIS_ARTIFACT),
        If(has_counters("fuse", 10), destroy(both(each(creature), each(artifact)))),
    ),
)
card("the-floor-is-lava", at_the_start_of_your_turn(damage(1, both(a(creature.friendly), a(creature.enemy)))))
card("shattered-throne", after(fights(creature), capture(1, EVENT_CARD)))

# creatures
card(
    "guji-dinosaur-hunter",
    action(damage(rather(2, 6, either(creature.trait("dinosaur"), creature.with_aember)), a(creature))),
)
card("alaka", enters_ready(provided=has_done("fought", 1, creature)))
card("mega-alaka", enters_ready(provided=has_done("fought", 1, creature)))
card("gron-nine-toes", *boosts(power=4, when=while_this_is("damaged")))
card("mega-gron-nine-toes", *boosts(power=4, when=while_this_is("damaged")))
card("narp", none_can("reap", creature.neighboring))
card("mega-narp", none_can("reap", creature.neighboring))
card("igon-the-terrible", on_play(If(none_was_purged("igon-the-green"), destroy(THIS))), on_fight(steal(1)))
card("kaloch-stonefather", *boosts(keywords=("skirmish",), cards=creature.friendly, when=while_this_is("center")))
card("nogi-smartfist", on_fight(draw(2), at_random("discard", 2)))
card("stilt-kin", after(is_played(creature.trait("giant").neighboring), ready_and_fight(THIS)))
card("gravelguts", after(destroyed_fighting_it(creature.enemy), power_counters(2, THIS)))
card(
    "igon-the-green",
    on_destroyed(purge(THIS), return_to_hand(a(any_card.named("igon-the-terrible").in_discard), YOUR_HAND)),
)
card("mega-cowfyne", before_fight(damage(2, each(CREATURE_BESIDE_IT))))
card("mega-ganger-chieftain", on_play(May(ready_and_fight(a(creature.neighboring)))))
card("mega-groke", on_fight(opponent_loses(1)))
card("mogghunter", on_fight(damage(2, a(creature.flank))))
card("mega-mogghunter", on_fight(damage(2, a(creature.flank))))
card("shorty", on_reap(enrage(THIS)))
card("mega-shorty", on_reap(enrage(THIS)))
card(
    "sköll",
    after(destroyed_fighting_it(creature.enemy, by_assault=True), power_counters(1, a(creature.friendly))),
)
card(
    "old-boomy",
    on_reap(reveal_until(any_card.of("brobnar")), If(it_is_of("brobnar"), damage(2, THIS)), archive(ALL_REVEALED)),
)
card("slimy-jark", on_fight(enrage(FOUGHT)))

# upgrades
card("fyre-breath", *gets(power=3), gained(before_fight(damage(2, each(CREATURE_BESIDE_IT)))))
