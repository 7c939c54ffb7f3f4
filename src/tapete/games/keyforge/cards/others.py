"""Cards of Age of Ascension and Worlds Collide: those the rulebook names, and some for each word it explains beyond the first set."""

from tapete.games.keyforge.vocabulary.lexicon import *

# Brobnar
card("drummernaut", on_play_fight_or_reap(return_to_hand(a(creature.friendly.trait("giant").other), YOUR_HAND)))
card("forgemaster-og", after(forges(EVERYONE), they_lose_all()))
card("groggins", can_only_fight(creature.flank))
card("grump-buggy", keys_cost(count(creature.friendly.power(5))), keys_cost(count(creature.enemy.power(5)), YOU))

# Dis
card("shadow-of-dis", on_play(until("your-next-turn", text_is_blank(creature.enemy))))
card("shard-of-pain", action(damage_for_each(count(artifact.friendly.trait("shard")), creature.enemy)))
card("soulkeeper", gained(on_destroyed(destroy(the_most_powerful(creature.enemy)))))

# Logos
card("archimedes", grants(on_destroyed(archive(THIS)), creature.neighboring))
card("eureka", on_play(gain(2), at_random("archive", 2)))
card(
    "jargogle",
    on_play(put_beneath(a(any_card.in_hand), THIS)),
    on_destroyed(If(IT_IS_YOUR_TURN, play(beneath_it(THIS)), archive(beneath_it(THIS)))),
)

# Mars
card("collector-worm", on_fight(put_into_archives(FOUGHT_AND_STANDING)))
card(
    "yzphyz-knowdrone",
    on_play(
        archive(a(card_of_yours)),
        May(purge(an_archived_card())),
        If(IF_YOU_DO, stun(a(creature))),
    ),
)

# Sanctum
card("hallowed-shield", action(Choose(a(creature)), for_the_turn(cannot_be_damaged(creature.chosen))))
card("maruck-the-marked", after(its_armor_prevents_damage(), capture(for_each("damage-prevented"), ITSELF)))
card("opal-knight", on_play(destroy(each(creature.with_power("even")))))
card("sir-marrows", after(they_gain_by_reaping(), capture_what_was_reaped()))

# Shadows
card("life-for-a-life", on_play(sacrifice(a(creature.friendly)), If(IF_YOU_DO, damage(6, a(creature)))))
card("little-niff", after(a_neighbor_is_used_to_fight(), steal(1)))
card("ronnie-wristclocks", on_play(instead(steal(1), has(OPPONENT, 7), steal(2))))
card("sack-of-coins", on_play(damage_for_each(for_each("aember-in-your-pool"), creature)))
card("scowly-caper", enters("other-side"), may_be_used(), at_the_end_of_your_turn(destroy(a(creature.neighboring))))
card("shard-of-greed", action(gain(count(artifact.friendly.trait("shard")))))

# Star Alliance
card("encounter-suit", after(an_action_is_announced(), ward(THIS)))

# Untamed
card("duskwitch", enters_ready(creature.friendly))
card("glimmer", on_play(return_to_hand(a(any_card.in_discard), YOUR_HAND)))
card("po-s-pixies", from_the_supply())

# words of later sets: ward, enrage, exalt, graft, haunted, invulnerable
card("ancient-power", on_play(ward(each(creature.friendly.with_aember))))
card("force-field", gained(on_reap(ward(THIS))))
card("ghostform", gains("invulnerable"), gained(on_fight_or_reap(archive(THE_UPGRADE))))
card("grimlocus-dux", on_play(Times(2, exalt(THIS))))
card("hologrammophone", action(ward(a(creature))))
card("imperium", on_play(ward(exactly(2, creature.friendly))))
card("infomancer", on_play(graft(a(action_card.in_hand))), on_reap(trigger_play(a(grafted))))
card("irestaff", action(enrage(a(creature)), power_counters(1, IT)))
card("memolith", action(ChooseOne(graft(a(action_card.in_hand)), trigger_play(a(grafted)))))
card("paraguardian", on_reap(May(exalt(THIS)), If(IF_YOU_DO, ward(each(creature.neighboring)))))
card("pestering-blow", on_play(Together(damage(1, a(creature)), enrage(HER))))
card("prescriptive-grammarbot", on_reap(enrage(a(creature))))
card("soul-fiddle", action(enrage(a(creature))))
card("the-feathered-shaman", on_fight_or_reap(ward(each(creature.neighboring))))
card("the-golden-spiral", action(exalt(a(creature.friendly)), ready_and_use(IT)))
card("the-grim-reaper", enters_ready(when=YOU_ARE_HAUNTED), on_reap(purge(both(a(creature.enemy), a(creature.friendly)))))
