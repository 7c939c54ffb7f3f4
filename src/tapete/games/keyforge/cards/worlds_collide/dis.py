"""Dis, in Worlds Collide."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
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

# creatures
card("buzzle", on_play_or_fight(May(purge(a(creature.neighboring))), If(IF_YOU_DO, ready(THIS))))
card("etaromme", on_reap(destroy(a(of_crowded_house(creature)))))
card("noname", *gets(power=count(any_card.purged)), on_play_fight_or_reap(purge(a(any_card.in_any_discard))))
card("dendrix", on_fight(opponent_discards_random()))
card(
    "e-e-on-the-fringes",
    each_time(
        during_your_turn(does("discard", any_card.of("dis"))),
        May(purge(a(any_card.of("dis").in_any_discard))),
        If(IF_YOU_DO, steal(1)),
    ),
)
card("harbinger-of-doom", on_destroyed(destroy(each(creature))))
card("lesser-oxtet", on_play(purge(each(any_card.in_hand))), on_reap(on_their_next_turn(keys_cost(3, EVERYONE))))
card("lilithal", on_fight_or_reap(capture(1)))
card("rotgrub", on_play(opponent_loses(1)), on_reap(archive(THIS)))
