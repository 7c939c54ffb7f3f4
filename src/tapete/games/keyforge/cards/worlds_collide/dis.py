"""Dis, in Worlds Collide."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card("festering-touch", on_play(damage(rather(1, 3, creature.damaged), each_of(2, creature, fewer=True))))
card("borr-nit-s-touch", on_play(purge_from_a_deck(5)))
card("harvest-time", on_play(choose_trait(), purge(each(card_in_play.of_that_trait)), each_gains_for_theirs(1, purged=True)))
card("draining-touch", on_play(destroy(a(creature.without_aember))))
card("gleeful-mayhem", on_play(for_each_house(damage(5, a(creature.of_that_house)), creature)))
card("beasts--bane", on_play(destroy(a(creature.trait("beast")))))
card("demons--bane", on_play(destroy(a(creature.trait("demon")))))
card("dinosaurs--bane", on_play(destroy(a(creature.trait("dinosaur")))))
card("giants--bane", on_play(destroy(a(creature.trait("giant")))))
card("humans--bane", on_play(destroy(a(creature.trait("human")))))
card("scientists--bane", on_play(destroy(a(creature.trait("scientist")))))
card("thieves--bane", on_play(destroy(a(creature.trait("thief")))))
card("the-evil-eye", on_play(on_their_next_turn(keys_cost(3, EVERYONE))))

# artifacts
card(
    "obsidian-forge",
    action(
        sacrifice(any_number(creature.friendly)),
        May(forge_key(reduced(6, per("sacrificed", creature)))),
        If(IF_YOU_DO, destroy(THIS_ARTIFACT)),
    ),
)
card("snag-s-mirror", after(a_player_chooses(), their_opponent_cannot_choose_it()))

# creatures
card(
    "lord-invidius",
    grants(
        on_reap(take_control(a(creature.enemy.flank)), exhaust(HER), adopted_by("dis", always=True)),
        when=while_this_is("center"),
    ),
)
card("borr-nit", on_reap(purge_from_a_deck(5)))
card("dexus", after(they_play_on("right"), opponent_loses(1)))
card("sinestra", after(they_play_on("left"), opponent_loses(1)))
card("impspector", on_destroyed(at_random("purge", who=OPPONENT)))
card("infurnace", on_play(purge(up_to(2, any_card.in_discard_of("any").of_one_pile)), opponent_loses(as_much_as("their-bonuses"))))
card(
    "malison",
    on_fight(May(move_in_line(a(creature.enemy))), If(it_is("flank"), capture_from_own_side(1, IT))),
)
card("snag", on_fight(must_choose_house_of(FOUGHT)))
card("snaglet", action(choose_house(), if_they_do_next_turn("choose", steal(2))))
card(
    "greater-oxtet",
    after_your_cards_are_ready(purge(a(any_card.in_hand)), If(IF_YOU_DO, power_counters(2, THIS))),
)
card("buzzle", on_play_or_fight(May(purge(a(creature.neighboring))), If(IF_YOU_DO, ready(THIS))))
card("etaromme", on_reap(destroy(a(of_crowded_house(creature)))))
card("noname", *gets(power=count(any_card.purged())), on_play_fight_or_reap(purge(a(any_card.in_discard_of("any")))))
card("dendrix", on_fight(discards_random()))
card(
    "e-e-on-the-fringes",
    each_time(
        during_your_turn(does("discard", any_card.of("dis"))),
        May(purge(a(any_card.of("dis").in_discard_of("any")))),
        If(IF_YOU_DO, steal(1)),
    ),
)
card("harbinger-of-doom", on_destroyed(destroy(each(creature))))
card("lesser-oxtet", on_play(purge(each(any_card.in_hand))), on_reap(on_their_next_turn(keys_cost(3, EVERYONE))))
card("lilithal", on_fight_or_reap(capture(1)))
card("rotgrub", on_play(opponent_loses(1)), on_reap(archive(THIS)))
