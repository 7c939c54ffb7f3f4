"""Shadows."""

from tapete.games.keyforge.vocabulary.lexicon import *

# ---------------------------------------------------------------------------------------------------------------- actions

card(
    "bait-and-switch",
    on_play(repeat_if(has_more(OPPONENT, "aember", still=True), If(has_more(OPPONENT, "aember"), steal(1)), once=True)),
)
card("booby-trap", on_play(damage(4, a(creature.off_flank), splash=2)))
card("finishing-blow", on_play(destroy(a(creature.damaged)), If(IF_YOU_DO, steal(1))))
card("ghostly-hand", on_play(If(has(OPPONENT, 1, 1), steal(1))))
card("hidden-stash", on_play(archive(a(card_of_yours))))
card("imperial-traitor", on_play(look_at_hand(), May(purge(a(any_card.of("sanctum").in_their_hand)))))
card("key-of-darkness", on_play(instead(forge_key(6), has(OPPONENT, 0, 0), forge_key(2))))
card("lights-out", on_play(return_to_hand(exactly(2, creature.enemy), OWNERS_HANDS)))
card("miasma", on_play(on_their_turn(skips_forging(OPPONENT))))
card("nerve-blast", on_play(steal(1), If(IF_YOU_DO, damage(2, a(creature)))))
card("one-last-job", on_play(purge(each(creature.friendly.of("shadows"))), steal(per("purged", creature))))
card("oubliette", on_play(purge(a(creature.power(most=3)))))
card("pawn-sacrifice", on_play(sacrifice(a(creature.friendly)), If(IF_YOU_DO, damage(3, each_of(2, creature)))))
card("poison-wave", on_play(damage(2, each(creature))))
card("relentless-whispers", on_play(damage(2, a(creature)), If(DESTROYED_BY_IT, steal(1))))
card("routine-job", on_play(steal(1), steal(count(any_card.named("routine-job").in_discard))))
card("too-much-to-protect", on_play(steal(all_but(6))))
card("treasure-map", on_play(If(you_played(0, others=True), gain(3)), for_the_turn(cannot_play(YOU))))

# ---------------------------------------------------------------------------------------------------------------- artifacts

card("customs-office", they_must_pay(1, "play", artifact))
card("evasion-sigil", before(does("attack", creature), discard_its_top(), If(it_is_of("active"), stop_fight())))
card("longfused-mines", omni(sacrifice(THIS_ARTIFACT), damage(3, each(creature.enemy.off_flank))))
card("masterplan", on_play(put_beneath(a(any_card.in_hand))), omni(play(beneath_it()), sacrifice(THIS_ARTIFACT)))
card("safe-place", spendable(), action(store_aember(1, THIS_ARTIFACT)))
card("seeker-needle", action(damage(1, a(creature)), If(DESTROYED_BY_IT, gain(1))))
card("skeleton-key", action(capture(1, a(creature.friendly))))
card("special-delivery", omni(sacrifice(THIS_ARTIFACT), damage(3, a(creature.flank)), If(DESTROYED_BY_IT, purge(SLAIN))))
card("speed-sigil", enters_ready(creature.first_played))
card("subtle-maul", action(discards_random()))
card("the-sting", skips_forging(YOU), receives_spent(), action(sacrifice(THIS_ARTIFACT)))

# ---------------------------------------------------------------------------------------------------------------- creatures

card("bad-penny", on_destroyed(return_to_hand(THIS)))
card("bulleteye", on_reap(destroy(a(creature.flank))))
card("carlo-phantom", each_time(you_play(artifact), steal(1)))
card("deipno-spymaster", omni(Choose(a(creature.friendly)), this_turn(may_use_it(creature.chosen))))
card("faygin", on_reap(return_to_hand(a(copy_in_play_or_discard("urchin")))))
card("macis-asp")
card("mack-the-knife", may_be_used(), action(damage(1, a(creature)), If(DESTROYED_BY_IT, gain(1))))
card("magda-the-rat", on_play(steal(2)), on_leaving_play(steal(2, OPPONENT)))
card("mooncurser", on_fight(steal(1)))
card("nexus", on_reap(use_as_yours(a(artifact.enemy))))
card("noddy-the-thief", action(steal(1)))
card("old-bruno", on_play(capture(3)))
card("dodger", on_fight(steal(1)))
card("selwyn-the-fence", on_fight_or_reap(move_aember(1, a(card_in_play.friendly.with_aember))))
card("shadow-self", harmless(), draws_damage_of(creature.neighboring.not_trait("specter")))
card("silvertooth", enters_ready())
card("smiling-ruth", on_reap(If(forged(YOU), take_control(a(creature.enemy.flank)))))
card("sneklifter", on_play(take_control(a(artifact.enemy)), adopted_by("shadows")))
card("umbra", on_fight(steal(1)))
card("urchin", on_play(steal(1)))

# ---------------------------------------------------------------------------------------------------------------- upgrades

card("duskrunner", gained(on_reap(steal(1))))
card("ring-of-invisibility", *boosts(keywords=("elusive", "skirmish")))
card("silent-dagger", gained(on_reap(damage(4, a(creature.flank)))))
