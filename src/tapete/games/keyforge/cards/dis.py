"""Dis."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card(
    "a-fair-game",
    on_play(
        OpponentRepeats(
            Together(discard_top(1, OPPONENT), reveal_hand(OPPONENT, named=True)),
            gain(for_each("card-revealed-of-its-house")),
        )
    ),
)
card(
    "arise",
    on_play(choose_house(), return_to_hand(each(creature.in_discard.of_that_house), YOUR_HAND), gain_chains(1)),
)
card("control-the-weak", on_play(choose_house(theirs=True), on_their_turn(house_choice("must"))))
card("creeping-oblivion", on_play(purge(up_to(2, any_card.in_discard_of("any").of_one_pile))))
card("dance-of-doom", on_play(choose_power(creature), destroy(each(creature.with_power("chosen")))))
card("fear", on_play(return_to_hand(a(creature.enemy))))
card("gateway-to-dis", on_play(destroy(each(creature)), gain_chains(3)))
card("gongoozle", on_play(damage(3, a(creature)), If(SURVIVED_IT, discards_random(owner=True))))
card("guilty-hearts", on_play(destroy(each(creature.with_aember))))
card("hand-of-dis", on_play(destroy(a(creature.off_flank))))
card("hecatomb", on_play(destroy(each(creature.of("dis"))), each_gains_for_theirs(1)))
card("tendrils-of-pain", on_play(damage(1, each(creature)), If(forged(OPPONENT), damage(additional(3), each(creature)))))
card("hysteria", on_play(return_to_hand(each(creature))))
card("key-hammer", on_play(If(forged(OPPONENT), unforge_their_key()), opponent_gains(6)))
card("mind-barb", on_play(discards_random()))
card("pandemonium", on_play(capture(1, each(creature.undamaged))))
card("poltergeist", on_play(use_as_yours(a(artifact)), destroy(THAT_ARTIFACT)))
card("red-hot-armor", on_play(strip_armor(each(creature.enemy.with_armor))))
card("three-fates", on_play(destroy(the_most_powerful(creature, 3))))

# artifacts
card("annihilation-ritual", creatures_are_purged_instead())
card("dominator-bauble", action(use(a(creature.friendly))))
card("key-to-dis", omni(sacrifice(THIS_ARTIFACT), destroy(each(creature))))
card("lash-of-broken-dreams", action(on_their_next_turn(keys_cost(3, EVERYONE))))
card("library-of-the-damned", action(archive(a(card_of_yours))))
card("lifeward", omni(sacrifice(THIS_ARTIFACT), on_their_turn(cannot_play(OPPONENT, creature))))
card(
    "sacrificial-altar",
    action(purge(a(creature.friendly.trait("human"))), If(IF_YOU_DO, play(a(creature.in_discard)))),
)
card("screaming-cave", action(shuffle_deck("hand", "discard")))
card("soul-snatcher", each_time(destroyed(creature), its_player_gains("owner", 1)))

# creatures
card("charette", on_play(capture(3)))
card("drumble", on_play(If(has(OPPONENT, 7), capture(all_aember(OPPONENT)))))
card("dust-imp", on_destroyed(gain(2)))
card(
    "eater-of-the-dead",
    on_fight_or_reap(purge(a(creature.in_discard_of("any"))), If(IF_YOU_DO, power_counters(1, THIS))),
)
card("ember-imp", cannot_play(OPPONENT, beyond=2))
card("gabos-longarms", before_fight(Choose(a(creature)), redirect_fight(IT)))
card("overlord-greking", after(destroyed_fighting_it(creature.enemy), put_in_play(FALLEN)))
card(
    "guardian-demon",
    on_play_fight_or_reap(
        heal_up_to(2, a(creature)),
        if_anything_was_done(damage(THAT_MUCH, a(creature.different))),
    ),
)
card("master-of-1", on_reap(May(destroy(a(creature.power(1, 1))))))
card("master-of-2", on_reap(May(destroy(a(creature.power(2, 2))))))
card("master-of-3", on_reap(May(destroy(a(creature.power(3, 3))))))
card("pit-demon", action(steal(1)))
card("pitlord", house_choice("must", "dis"))
card("restringuntus", on_play(choose_house(), until("leaves", house_choice("cannot"))))
card("shaffles", at_the_end_of_your_turn(opponent_loses(1)))
card("shooler", on_play(If(has(OPPONENT, 4), steal(1))))
card("snudge", on_fight_or_reap(return_to_hand(a(artifact_or_flank_creature))))
card("stealer-of-souls", after(destroyed_fighting_it(creature.enemy), Together(purge(FALLEN), gain(1))))
card("succubus", refills(-1, OPPONENT))
card("tentacus", they_must_pay(1, "use", artifact))
card("the-terror", on_play(If(has(OPPONENT, 0, 0), gain(2))))
card("tocsin", on_reap(discards_random()))
card("tolas", each_time(destroyed(creature), its_player_gains("opponent", 1)))
card("truebaru", play_cost(3), on_destroyed(gain(5)))

# upgrades
card("collar-of-subordination", you_control_it())
card("flame-wreathed", *boosts(power=2, keywords=("hazardous:2",)))
