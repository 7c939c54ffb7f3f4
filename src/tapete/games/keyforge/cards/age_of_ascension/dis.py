"""Dis, of Age of Ascension."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card("banish", on_play(put_into_archives(a(creature.enemy), "opponent's")))
card("binding-irons", on_play(gain_chains(3, OPPONENT)))
card("cull-the-weak", on_play(destroy(the_least_powerful(creature.enemy))))
card("exhume", on_play(May(play(a(creature.in_discard)))))
card("misery-exploit", on_play(gain(count(creature.enemy.damaged))))
card("not-finished-with-you", on_play(shuffle_into_deck(any_number(creature.in_discard), YOUR_DECK_SHUFFLED)))
card("ortannu-s-binding", on_play(damage(2, a(creature.friendly))))
card(
    "pain-reaction",
    on_play(damage(2, remembered(a(creature.enemy), neighbors=True)), If(DESTROYED_BY_IT, damage(2, as_remembered("neighbors")))),
)
card("unlocked-gateway", on_play(destroy(each(creature))))

# artifacts
card("orb-of-invidius", after(does("reap", creature), stun(EVENT_CARD)))
card(
    "wretched-doll",
    action(
        If(
            there_is(creature.with_counters("doom")),
            destroy(each(creature.with_counters("doom"))),
            put_counters("doom", 1, a(creature)),
        )
    ),
)

# creatures
card("ancient-yurk", on_play(discard(exactly(3, card_of_yours))))
card("angwish", keys_cost(for_each("damage-on-this")))
card("bloodshard-imp", after(does("reap", creature), its_controller_sacrifices()))
card("bronze-key-imp", none_forges(1))
card("gold-key-imp", none_forges(3))
card("gub", *boosts(power=5, keywords=("taunt",), when=while_this_is("off-flank")))
card("neffru", each_time(destroyed(creature), its_player_gains("owner", 1)))
card("old-yurk", on_play(discard(exactly(2, card_of_yours))))
card("onyx-knight", on_play(destroy(each(creature.with_power("odd")))))
card(
    "ortannu-the-chained",
    on_reap(
        return_to_hand(each(any_card.named("ortannu-s-binding").in_discard), YOUR_HAND),
        Times(per_one("returned", any_card), damage(2, a(creature), splash=2)),
    ),
)
card("silver-key-imp", none_forges(2))
card("skullion", on_play(sacrifice(a(creature.friendly))))
card("spyyyder", *boosts(keywords=("poison",), when=attacking(creature.enemy.flank)))
card("streke", refills(-1, OPPONENT, while_this_is("off-flank")))
card("tezmal", on_reap(choose_house(), on_their_turn(house_choice("cannot"))))
card("yurk", on_play(discard(a(card_of_yours))))
card("æmber-imp", after(does("reap", creature), stun(EVENT_CARD)))
