"""Dis, of Age of Ascension."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card("cull-the-weak", on_play(destroy(the_least_powerful(creature.enemy))))
card("exhume", on_play(May(play(a(creature.in_discard)))))
card("misery-exploit", on_play(gain(count(creature.enemy.damaged))))
card("not-finished-with-you", on_play(shuffle_into_deck(any_number(creature.in_discard), YOUR_DECK_SHUFFLED)))
card("ortannu-s-binding", on_play(damage(2, a(creature.friendly))))
card("unlocked-gateway", on_play(destroy(each(creature))))

# artifacts
card("orb-of-invidius", after(does("reap", creature), stun(EVENT_CARD)))

# creatures
card("æmber-imp", after(does("reap", creature), stun(EVENT_CARD)))
card("ancient-yurk", on_play(discard(exactly(3, card_of_yours))))
card("neffru", each_time(destroyed(creature), its_player_gains("owner", 1)))
card("old-yurk", on_play(discard(exactly(2, card_of_yours))))
card("skullion", on_play(sacrifice(a(creature.friendly))))
card("tezmal", on_reap(choose_house(), on_their_turn(house_choice("cannot"))))
card("yurk", on_play(discard(a(card_of_yours))))
