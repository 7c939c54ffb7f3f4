"""Mars, of Age of Ascension."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card("carpet-phloxem", on_play(If(there_is_no(creature.friendly), damage(4, each(creature)))))
card("destroy-them-all", on_play(destroy(both(both(a(artifact), a(creature)), a(upgrade)))))
card(
    "destructive-analysis",
    on_play(
        damage(2, remembered(a(creature))),
        purge(any_number(archived_card)),
        damage(per("purged", any_card, 2), as_remembered("same")),
    ),
)
card(
    "entropic-manipulator",
    on_play(ChooseOne(May(redistribute("damage", creature.friendly)), May(redistribute("damage", creature.enemy)))),
)
card(
    "exterminate-exterminate",
    on_play(for_each_of_them(destroy(a(creature.not_of("mars").weaker_than_it)), creature.friendly.of("mars"))),
)
card("extinction", on_play(Choose(a(creature)), destroy(both(IT, each(creature.kin_of_it))), gain_chains(1)))
card("hypnobeam", on_play(take_control(a(creature.enemy))))
card("mars-first", on_play(ready_and_use(a(creature.friendly.of("mars")))))
card("mars-needs-æmber", on_play(capture_from_own_side(1, each(creature.enemy.damaged.not_of("mars")))))
card("martian-generosity", on_play(lose(all_aember(YOU)), draw(for_each("aember-lost", 2))))
card("phloxem-spike", on_play(If(there_is_no(creature.friendly), destroy(each(creature.off_flank)))))

# artifacts
card("shard-of-hate", action(Times(count(artifact.friendly.trait("shard")), stun(a(creature.enemy)))))
card("æmber-conduction-unit", after(does("reap", creature.enemy), If(first_time("reap"), stun(EVENT_CARD))))

# creatures
card("agent-hoo-man", on_reap(stun(both(a(creature.friendly.not_of("mars")), a(creature.enemy.not_of("mars"))))))
card("glyxl-proliferator", on_reap(If(this_is("flank"), archive(a(any_card.of("mars").in_discard)))))
card("ixxyxli-fixfinger", *gets(armor=1, cards=creature.trait("martian").other))
card("mindworm", before_fight(fought_hits_neighbors()))
card("nyzyk-resonator", keys_cost(count(creature.neighboring, 2)))
card("skybooster-squadron", on_reap(return_to_hand(THIS)))
card("storm-crawler", deals_only(1), after(does("reap", creature.enemy), stun(EVENT_CARD)))
card("tyxl-beambuckler", on_play(Together(damage(2, a(creature)), move_to_flank(HER))))
card("xanthyx-harvester", cannot_be_used(there_is(creature.neighboring.not_of("mars"), lasts=True)), on_reap(gain(1)))
card("yxlyx-stimrager", on_fight(Together(damage(2, a(creature)), move_to_flank(HER))))
card("zysysyx-shockworm", after(does("reap", creature.enemy), stun(EVENT_CARD)))

# upgrades
card("containment-field", after(it_is_used(), destroy(HERSELF)))
card("killzord-mk-9001", *boosts(power=2, armor=2, keywords=("skirmish",)), gained(on_fight(gain_chains(1))))
