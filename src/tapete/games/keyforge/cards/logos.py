"""Logos."""

from tapete.games.keyforge.vocabulary.lexicon import *

card(
    "bouncing-deathquark",
    on_play(repeat_at_will(destroy(both(a(creature.enemy), a(creature.friendly))), creature.enemy, creature.friendly)),
)
card("dimension-door", on_play(for_the_turn(reaping_steals())))
card("effervescent-principle", on_play(each_loses(), gain_chains(1)))
card("foggify", on_play(on_their_turn(cannot_use(OPPONENT, to="fight"))))
card("help-from-future-self", on_play(search_for(creature.named("timetraveller")), shuffle_deck("discard")))
card("interdimensional-graft", on_play(if_they_do_next_turn("forge", opponent_gives())))
card("knowledge-is-power", on_play(ChooseOne(archive(a(card_of_yours)), gain(for_each("archived-card")))))
card("labwork", on_play(archive(a(card_of_yours))))
card("library-access", on_play(for_the_turn(each_time(you_play(any_card.other), draw(1))), purge(THIS_CARD)))
card("neuro-syphon", on_play(If(has_more(OPPONENT, "aember"), Together(steal(1), draw(1)))))
card("phase-shift", on_play(may_play_one(any_card.not_of("logos"))))
card("positron-bolt", on_play(damage_along((3, 2, 1), a(creature.flank))))
card("random-access-archives", on_play(archive_top()))
card("remote-access", on_play(use_as_yours(a(artifact.enemy))))
card("reverse-time", on_play(swap_deck_and_discard(), shuffle_deck()))
card("scrambler-storm", on_play(on_their_turn(cannot_play(OPPONENT, action_card))))
card("sloppy-labwork", on_play(archive(a(card_of_yours)), discard(a(card_of_yours))))
card("twin-bolt-emission", on_play(damage(2, each_of(2, creature))))
card("wild-wormhole", on_play(play_top()))
card("anomaly-exploiter", action(destroy(a(creature.damaged))))
card("chaos-portal", action(choose_house(), reveal_top(), If(it_is_of("chosen"), play(HER))))
card(
    "crazy-killing-machine",
    action(
        discard_top_of_each(),
        for_each_of_them(destroy(a(creature_or_artifact.of_its_house))),
        If(fewer_destroyed_than(2), destroy(THIS_ARTIFACT)),
    ),
)
card("library-of-babble", action(draw(1)))
card("mobius-scroll", action(archive(both(THIS_ARTIFACT, up_to(2, any_card.in_hand)))))
card("pocket-universe", spendable(), action(store_aember(1, THIS_ARTIFACT)))
card(
    "spangler-box", action(purge(a(creature)), If(IF_YOU_DO, GiveControl(THIS_ARTIFACT))), if_this_artifact_leaves(return_purged())
)
card(
    "spectral-tunneler",
    action(Choose(a(creature)), for_the_turn_jointly(counts_as_flank(creature.chosen), grants(on_reap(draw(1)), creature.chosen))),
)
card("strange-gizmo", after(forges(YOU), destroy(both(each(creature), each(artifact)))))
card("the-howling-pit", refills(1, EVERYONE))
card("batdrone", on_fight(steal(1)))
card("brain-eater", after(destroyed_fighting_it(creature), draw(1)))
card("dextre", on_play(capture(1)), on_destroyed(put_on_top(THIS, YOUR_DECK)))
card("doc-bookton", on_reap(draw(1)))
card("dr-escotera", on_play(gain(their_keys())))
card("dysania", on_play(discard_their_archived(every=True), gain(per("discarded", any_card))))
card("ganymede-archivist", on_reap(archive(a(card_of_yours))))
card("harland-mindlock", on_play(take_control(a(creature.enemy.flank), while_in_play=True)))
card("quixo-the-adventurer", on_fight(draw(1)))
card("mother", refills(1))
card(
    "neutron-shark",
    on_play_fight_or_reap(
        repeat_if(
            it_is_of("logos", so=False),
            Sequence(destroy(both(a(creature_or_artifact.enemy), a(creature_or_artifact.friendly))), discard_top()),
        )
    ),
)
card("novu-archaeologist", action(archive(a(any_card.in_discard))))
card("ozmo-martianologist", on_fight_or_reap(ChooseOne(heal(3, a(creature.of("mars"))), stun(a(creature.of("mars"))))))
card("psychic-bug", on_play_or_reap(look_at_hand()))
card("replicator", on_reap(TriggerReap(a(creature.other.with_effect("reap")))))
card("research-smoko", on_destroyed(archive_top()))
card("skippy-timehog", on_play(on_their_turn(cannot_use(OPPONENT))))
card("timetraveller", on_play(draw(2)), action(shuffle_into_deck(THIS, YOUR_DECK_SHUFFLED)))
card("titan-mechanic", keys_cost(-1, EVERYONE, while_this_is("flank")))
card(
    "vespilon-theorist",
    on_reap(choose_house(), reveal_top(), If(it_is_of("chosen"), Together(archive(HER), gain(1)), discard(HER))),
)
card("veylan-analyst", each_time(does("use", artifact), gain(1)))
card("experimental-therapy", belongs_to("all"), on_play(Together(stun(THIS), exhaust(HERSELF))))
card("rocket-boots", gained(on_fight_or_reap(If(first_time("use"), ready(HERSELF)))))
card("transposition-sandals", gained(action(swap_with(a(creature.friendly.other)), this_turn(may_use_it(creature.other.chosen)))))
