"""Saurian, in Worlds Collide."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card("chant-of-hubris", on_play(move_aember(1, a(creature.with_aember), a(creature.different))))
card(
    "phalanx-strike",
    on_play(repeat_by_exalting(a(creature.friendly), Sequence(Choose(a(creature)), damage(count(creature.friendly), IT)))),
)
card("tribute", on_play(repeat_by_exalting(IT, capture(2, the_most_powerful(creature.friendly)))))
card("good-of-the-many", on_play(destroy(each(creature.alone_in_its_traits))))
card("saury-about-that", on_play(destroy(a(creature)), its_player_gains("controller", 1)))
card("axiom-of-grisk", on_play(ward(a(creature)), destroy(each(creature.without_aember)), gain_chains(2)))
card("imperial-forge", on_play(forge_key(reduced(8, for_each("aember-on-friendly-creatures")))))
card("sow-salt", on_play(until("your-next-turn", none_can("reap", creature))))
card(
    "tertiate",
    on_play(destroy(both(a_third_of(creature.enemy), a_third_of(creature.friendly)))),
)
card(
    "triumph",
    on_play(
        If(there_is_no(creature.enemy), exalt(each(creature.friendly))),
        If(all_of(IF_YOU_DO, there_are(6, creature.friendly)), forge_key(free=True)),
    ),
)
card("city-state-interest", on_play(capture(1, each(creature.friendly))))
card("diplo-macy", on_play(until("your-next-turn", grants(before_fight(exalt(THIS)), creature))))
card("exile", on_play(GiveControl(a(creature.friendly))))
card("favor-of-rex", on_play(trigger_play(a(creature))))
card("regrettable-meteor", on_play(destroy(both(each(creature.trait("dinosaur")), each(creature.power(6))))))
card("sic-semper-tyrannosaurus", on_play(Together(move_aember(None, the_most_powerful(creature)), destroy(IT))))
card("stomp", on_play(damage(5, a(creature)), If(DESTROYED_BY_IT, exalt(a(creature.friendly)))))

# artifacts
card("imperial-road", omni(play(a(creature.of("saurian").in_hand), stunned=True)))
card("city-gates", action(capture(rather(1, 2, creature.trait("dinosaur")), a(creature.friendly))))
card(
    "the-colosseum",
    after(destroyed(creature.enemy, in_a_fight=True), put_counters("glory", 1, THIS_ARTIFACT)),
    omni(If(has_counters("glory", 6), Together(remove_counters("glory", 6, THIS_ARTIFACT), forge_key()))),
)
card("auto-legionary", *joins_the_line(5))
card("library-of-polliasaurus", action(move_aember(1, a(creature.friendly))))

# creatures
card("crassosaurus", on_play(capture_from_both(10), If(holds_less_than(10), purge(THIS))))
card("kompsos-haruspex", also_under("play", creature.friendly))
card(
    "livia-the-elder",
    on_reap(May(exalt(THIS)), If(IF_YOU_DO, for_the_turn(also_under("fight", creature.friendly)))),
)
card("praefectus-ludo", grants(on_destroyed(drop_aember(THIS)), creature.friendly.other))
card(
    "orator-hissaro",
    on_play(Together(ready(each(creature.neighboring)), exalt(THEM)), for_the_turn(belongs_to("saurian", "those"))),
)
card("philophosaurus", on_reap(May(share_out_top(3, "archive", "hand", "discard"))))
card("tribune-pompitus", gets_for_its_aember(2, creature.friendly), before_fight(May(exalt(THIS))))
card(
    "saurus-rex",
    on_fight_or_reap(
        If(this_is("center"), Sequence(May(exalt(THIS)), If(IF_YOU_DO, search_deck_for(any_card.of("saurian"))))),
    ),
)
card("odoac-the-patrician", on_play(capture(1)), cannot_be_stolen(while_this_is("aember")))
card("senator-shrix", spendable_on_it(), on_play_or_reap(May(exalt(THIS))))
card("senator-bracchus", spendable(creature.friendly), on_fight_or_reap(exalt(THIS)))
card("thero-centurion", on_play_or_fight(capture(1)))
card("primus-unguis", *gets(power=for_each("aember-on-this-creature", 2), cards=creature.friendly), on_reap(exalt(THIS)))
card("brutodon-auxiliary")
card(
    "cincinnatus-rex",
    destroyed_if(there_is_no(creature.enemy)),
    on_fight(May(exalt(THIS)), If(IF_YOU_DO, ready(each(card_in_play.friendly.other)))),
)
card("centurion-stenopius", *gets(power=for_each("aember-on-this", 3)), on_play_fight_or_reap(May(exalt(THIS))))
card(
    "draco-praeco",
    on_reap(May(exalt(THIS)), If(IF_YOU_DO, Sequence(choose_house(), enrage(each(creature.of_that_house))))),
)
card("legatus-raptor", on_fight(May(exalt(THIS)), If(IF_YOU_DO, ready_and_use(a(creature.friendly.other)))))
card("questor-jarta", on_reap(May(exalt(THIS)), If(IF_YOU_DO, gain(1))))
card(
    "rhetor-gallim",
    on_play(on_their_turn(keys_cost(3))),
    on_reap(May(exalt(THIS)), If(IF_YOU_DO, on_their_turn(keys_cost(3)))),
)
card("spartasaur", after(destroyed(creature.friendly), destroy(each(creature.not_trait("dinosaur")))), on_fight(gain(2)))
card("gargantodon", enters("stunned"), deals_only(4), captured_rather_than_stolen())
card("terrordactyl", enters("stunned"), deals_only(4), before_fight(damage(4, each(creature.next_to_the_fought))))
card("tricerian-legionary", on_play(ward(a(creature.friendly))))

# upgrades
card("imperial-scutum", *gets(armor=2), gained(on_destroyed(drop_aember(THIS))))
card("the-callipygian-ideal", on_play(exalt(THIS)), gained(spendable_on_it()))
