"""Sanctum."""

from tapete.games.keyforge.vocabulary.lexicon import *

knight = creature.trait("knight")

# ---------------------------------------------------------------------------------------------------------------- actions

card("begone", on_play(ChooseOne(destroy(each(creature.of("dis"))), gain(1))))
card("blinding-light", on_play(choose_house(), stun(each(creature.of_that_house))))
card("charge", on_play(for_the_turn(grants(on_play(damage(2, a(creature.enemy))), creature, played=True))))
card("cleansing-wave", on_play(heal(1, each(creature)), gain(per("healed", creature))))
card("clear-mind", on_play(unstun(each(creature.friendly))))
card("doorstep-to-heaven", on_play(each_loses(down_to=5)))
card("glorious-few", on_play(gain(in_excess(creature, OPPONENT))))
card("honorable-claim", on_play(capture(1, each(knight.friendly))))
card("inspiration", on_play(ready_and_use(a(creature.friendly))))
card("mighty-lance", on_play(damage(3, a_creature_and_a_neighbor())))
card("oath-of-poverty", on_play(destroy(each(artifact.friendly)), gain(per("destroyed", artifact, 2))))
card("one-stood-against-many", on_play(fights_in_a_row(3, a(creature.friendly))))
card("radiant-truth", on_play(stun(each(creature.enemy.off_flank))))
card("shield-of-justice", on_play(for_the_turn(cannot_be_damaged(creature.friendly))))
card("take-hostages", on_play(for_the_turn(each_time(fights(creature.friendly), capture(1, EVENT_CARD)))))
card("terms-of-redress", on_play(capture(2, a(creature.friendly))))
card("the-harder-they-come", on_play(purge(a(creature.power(5)))))
card("the-spirit-s-way", on_play(destroy(each(creature.power(3)))))
card("virtuous-works")

# ---------------------------------------------------------------------------------------------------------------- artifacts

card(
    "epic-quest",
    on_play(archive(each(knight.friendly))),
    omni(If(has_done("played", 7, any_card.of("sanctum")), Together(sacrifice(THIS_ARTIFACT), forge_key(free=True)))),
)
card("gorm-of-omm", omni(sacrifice(THIS_ARTIFACT), destroy(a(artifact))))
card("hallowed-blaster", action(heal(3, a(creature))))
card("potion-of-invulnerability", omni(sacrifice(THIS_ARTIFACT), for_the_turn(cannot_be_damaged(creature.friendly))))
card("round-table", *boosts(power=1, keywords=("taunt",), cards=knight.friendly))
card("sigil-of-brotherhood", omni(sacrifice(THIS_ARTIFACT), for_the_turn(may("use", creature.friendly.of("sanctum")))))
card("whispering-reliquary", action(return_to_hand(a(artifact))))

# ---------------------------------------------------------------------------------------------------------------- creatures

card("bulwark", *gets(armor=2, cards=creature.neighboring))
card("champion-anaphiel")
card("champion-tabris", on_fight(capture(1)))
card("commander-remiel", on_reap(use(a(creature.friendly.not_of("sanctum")))))
card("duma-the-martyr", on_destroyed(fully_heal(each(creature.friendly.other)), draw(2)))
card("francus", after(destroyed_fighting_it(creature.enemy), capture(1, ITSELF)))
card("grey-monk", *gets(armor=1, cards=creature.friendly), on_reap(heal(2, a(creature))))
card("hayyel-the-merchant", each_time(you_play(artifact), gain(1)))
card("horseman-of-death", on_play(return_to_hand(each(creature.trait("horseman").in_discard), YOUR_HAND)))
card("horseman-of-famine", on_play_fight_or_reap(destroy(the_least_powerful(creature))))
card("horseman-of-pestilence", on_play_fight_or_reap(damage(1, each(creature.not_trait("horseman")))))
card("horseman-of-war", on_play(only_to_fight(creature.friendly)))
card("jehu-the-bureaucrat", after(you_choose("sanctum"), gain(2)))
card("lady-maxena", on_play(stun(a(creature))), action(return_to_hand(THIS)))
card("lord-golgotha", before_fight(damage(3, each(creature.next_to_the_fought))))
card("numquid-the-fair", on_play(repeat_if(has_more(OPPONENT, creature, still=True), destroy(a(creature.enemy)))))
card("protectrix", on_reap(May(fully_heal(a(creature))), If(IF_YOU_DO, for_the_turn(cannot_be_damaged(creature.chosen)))))
card("raiding-knight", on_play(capture(1)))
card("sanctum-guardian", on_fight_or_reap(swap_with(a(creature.friendly.other))))
card("sequis", on_reap(capture(1)))
card("sergeant-zakiel", on_play(May(ready_and_fight(a(creature.neighboring)))))
card("staunch-knight", *boosts(power=2, when=while_this_is("flank")))
card("gatekeeper", on_play(If(has(OPPONENT, 7), capture(all_but(5)))))
card("the-vaultkeeper", cannot_be_stolen())
card("veemos-lightbringer", on_play(destroy(each(creature.elusive))))

# ---------------------------------------------------------------------------------------------------------------- upgrades

card(
    "armageddon-cloak",
    gains("hazardous", 2),
    gained(on_destroyed(instead_of_destruction(fully_heal(THIS), destroy(THE_UPGRADE)))),
)
card("mantle-of-the-zealot", gained(may_be_used()))
card("protect-the-weak", *boosts(armor=1, keywords=("taunt",)))
card("shoulder-armor", *boosts(power=2, armor=2, when=while_this_is("flank")))
