"""Star Alliance, in Worlds Collide."""

from tapete.games.keyforge.vocabulary.lexicon import *

OF_ANOTHER_HOUSE = any_card.not_of("staralliance")

# actions
card("zap", on_play(damage_for_each(houses(creature), creature)))
card("xenotraining", on_play(Times(houses(creature.friendly), capture(1, a(creature.friendly)))))
card("forging-an-alliance", on_play(forge_key(reduced(7, houses(card_in_play, 6)))))
card(
    "galactic-census",
    on_play(If(houses_are(3, 4), gain(1)), If(houses_are(5, 5), gain(2)), If(houses_are(6), gain(3))),
)
card("tachyon-pulse", on_play(destroy(each(artifact)), exhaust(each(creature.upgraded))))
card("stealth-mode", on_play(on_their_turn(cannot_play(OPPONENT, action_card))))

# creatures
card("sci-officer-qincan", after(a_player_chooses_a_strange_house(), steal(1)))
card("doctor-driscoll", action(heal(2, a(creature)), gain(for_each("damage-healed"))))
card("armsmaster-molina", gains("hazardous", 3, cards=creature.neighboring))
card("commander-chan", on_fight_or_reap(use(a(creature.friendly.other))))
card("crash-muldoon", enters_ready(), action(use(a(creature.neighboring.not_of("staralliance")))))
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
card("light-of-the-archons", *gets(power=for_each("upgrade-on-this"), armor=for_each("upgrade-on-this")))
card("quadracorder", keys_cost(houses(creature.friendly, 3)))
card("plasma-nozzle", gained(before_fight(damage(2, FOUGHT, splash=2))))
card("stunner", gained(on_fight_or_reap(May(stun(a(creature))))))
card("universal-translator", gained(on_fight_or_reap(use(a(creature.friendly.not_of("staralliance"))))))
