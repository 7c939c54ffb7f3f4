"""Star Alliance, in Worlds Collide."""

from tapete.games.keyforge.vocabulary.lexicon import *

OF_ANOTHER_HOUSE = any_card.not_of("staralliance")

# actions
card("red-alert", on_play(If(has_more(OPPONENT, creature), damage(equal_to("difference", creature), each(creature.enemy)))))
card("lay-of-the-land", on_play(order_top(3), draw(1)))
card(
    "quintrino-flux",
    on_play(Choose(both(a(creature.friendly), a(creature.enemy))), destroy(each(creature.as_powerful_as_those))),
)
card(
    "united-action",
    on_play(for_the_turn(may("play", any_card.of_a_house_you_have_in_play)), this_turn(cannot_use(YOU))),
)
card("we-can-all-win", on_play(until("end-of-your-next-turn", keys_cost(-2, EVERYONE))))
card("zap", on_play(damage_for_each(houses(creature), creature)))
card("xenotraining", on_play(Times(houses(creature.friendly), capture(1, a(creature.friendly)))))
card("forging-an-alliance", on_play(forge_key(reduced(7, houses(card_in_play, 6)))))
card(
    "galactic-census",
    on_play(If(houses_are(3, 4), gain(1)), If(houses_are(5, 5), gain(2)), If(houses_are(6), gain(3))),
)
card("tachyon-pulse", on_play(destroy(each(artifact)), exhaust(each(creature.upgraded))))
card("stealth-mode", on_play(on_their_turn(cannot_play(OPPONENT, action_card))))

# artifacts
card(
    "book-of-leq",
    action(reveal_top(), follow_unless_of("staralliance")),
)
card("general-order-24", at_the_start_of_each_turn(they_destroy_a_house()))
card("peace-accord", on_play(each_gains(2)), after(fights(creature), its_player_loses("controller", 4), destroy(THIS_ARTIFACT)))
card("quixxle-stone", *outnumbering_players_cannot_play(creature))
card("transporter-platform", action(return_to_hand(with_its_upgrades(a(creature.friendly)), YOUR_HAND)))
card(
    "uncharted-lands",
    on_play(place_aember(6, THIS_ARTIFACT)),
    grants(on_reap(move_aember(1, a(artifact.named("uncharted-lands")))), creature.of("staralliance")),
)

# creatures
card("navigator-ali", on_play_fight_or_reap(order_top(3)))
card("tactical-officer-moon", on_play(May(rearrange_a_line())))
card("techivore-pulpate", after(a_player_chooses(), destroy(each(artifact.of_the_house_just_chosen))))
card("captain-val-jericho", may_play_one_each_turn(any_card.off_the_active_house, while_this_is("center")))
card("sci-officer-morpheus", after(you_play(creature.with_effect("play")), trigger_play(EVENT_CARD, again=True)))
card("chief-engineer-walls", on_play_fight_or_reap(May(return_to_hand(a(upgrade_or_robot.in_discard), YOUR_HAND))))
card("com-officer-kirby", on_play_fight_or_reap(may_play_one(noncreature_card.not_of("staralliance"))))
card("sci-officer-qincan", after(a_player_chooses("strange"), steal(1)))
card("doctor-driscoll", action(heal(2, a(creature)), gain(for_each("damage-healed"))))
card("armsmaster-molina", gains("hazardous", 3, cards=creature.neighboring))
card("calv-1n", on_fight_or_reap(draw(1)), or_as_upgrade(gained(on_fight_or_reap(draw(1)))))
card("commander-chan", on_fight_or_reap(use(a(creature.friendly.other))))
card("crash-muldoon", enters_ready(), action(use(a(creature.neighboring.not_of("staralliance")))))
card("explo-rover", or_as_upgrade(gains("skirmish")))
card(
    "cxo-taber",
    on_fight_or_reap(may_play_or_use_one(any_card.not_of("staralliance"), card_in_play.friendly.not_of("staralliance"))),
)
card("first-officer-frane", on_play_fight_or_reap(capture(1, a(creature.friendly))))
card(
    "helmsman-spears",
    on_fight_or_reap(discard(any_number(any_card.in_hand)), Times(per("discarded", any_card), draw(1))),
)
card("information-officer-gray", on_play_fight_or_reap(May(reveal(a(OF_ANOTHER_HOUSE.in_hand))), If(IF_YOU_DO, archive(HER))))
card("lieutenant-khrkhar")
card("medic-ingram", on_play_fight_or_reap(May(Together(heal(3, a(creature)), ward(HER)))))
card("nurse-soto", on_play_fight_or_reap(heal(3, each(creature.neighboring))))
card("operations-officer-yshi", grants(on_fight_or_reap(capture(1)), creature.neighboring))
card("psionic-officer-lang", after(does("reap", creature.enemy), archive_top()))
card("sensor-chief-garcia", on_play_fight_or_reap(on_their_next_turn(keys_cost(2, EVERYONE))))
card("special-agent-fingers", action(steal(1)))
card("æmbertracker", on_play(damage(2, each(creature.enemy.with_aember), piercing=True)))

# upgrades
card("cloaking-dongle", gains("elusive"), gains("elusive", cards=creature.neighboring))
card(
    "disruption-field",
    keys_cost(counters_on_it("disruption")),
    gained(on_fight_or_reap(put_counters("disruption", 1, THE_UPGRADE))),
)
card("molina-s-blaster", *blaster("molina-s-blaster", "armsmaster-molina", May(damage(3, a(creature)))))
card("chan-s-blaster", *blaster("chan-s-blaster", "commander-chan", May(use(a(creature.friendly.other)))))
card("frane-s-blaster", *blaster("frane-s-blaster", "first-officer-frane", move_aember(None, THIS)))
card("garcia-s-blaster", *blaster("garcia-s-blaster", "sensor-chief-garcia", steal(1)))
card("ingram-s-blaster", *blaster("ingram-s-blaster", "medic-ingram", fully_heal(a(creature))))
card("khrkhar-s-blaster", *blaster("khrkhar-s-blaster", "lieutenant-khrkhar", ward(THIS)))
card("kirby-s-blaster", *blaster("kirby-s-blaster", "com-officer-kirby", draw(2)))
card("qincan-s-blaster", *blaster("qincan-s-blaster", "sci-officer-qincan", May(archive(a(creature)))))
card("walls--blaster", *blaster("walls--blaster", "chief-engineer-walls", Times(for_each("upgrade-on-this"), stun(a(creature)))))
card("light-of-the-archons", *gets(power=for_each("upgrade-on-this"), armor=for_each("upgrade-on-this")))
card("quadracorder", keys_cost(houses(creature.friendly, 3)))
card("plasma-nozzle", gained(before_fight(damage(2, FOUGHT, splash=2))))
card("stunner", gained(on_fight_or_reap(May(stun(a(creature))))))
card("universal-translator", gained(on_fight_or_reap(use(a(creature.friendly.not_of("staralliance"))))))
