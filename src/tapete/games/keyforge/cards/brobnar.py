"""Brobnar."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card("anger", on_play(ready_and_fight(a(creature.friendly))))
card("barehanded", on_play(put_on_top(each(artifact))))
card("blood-money", on_play(place_aember(2, a(creature.enemy))))
card("brothers-in-battle", on_play(choose_house(), for_the_turn(may_fight(creature.friendly.of_that_house))))
card("burn-the-stockpile", on_play(IfTheOpponent(has(OPPONENT, 7), opponent_loses(4))))
card(
    "champion-s-challenge",
    on_play(
        destroy(all_but_the_most_powerful(creature.enemy)),
        destroy(all_but_the_most_powerful(creature.friendly)),
        ready_and_fight(Remaining(creature.friendly)),
    ),
)
card("coward-s-end", on_play(destroy(each(creature.undamaged)), gain_chains(3)))
card("follow-the-leader", on_play(for_the_turn(may_fight(creature.friendly))))
card("lava-ball", on_play(damage(4, a(creature), splash=2)))
card("loot-the-bodies", on_play(for_the_turn(each_time(destroyed(creature.enemy), gain(1)))))
card("take-that-smartypants", on_play(If(there_are(3, card_in_play.of("logos").enemy), steal(2), last=True)))
card("punch", on_play(damage(3, a(creature))))
card("relentless-assault", on_play(OneByOne(up_to(3, creature.friendly), IT, ready_and_fight)))
card("smith", on_play(If(has_more(YOU, creature), gain(2), last=True)))
card("sound-the-horns", on_play(dig_for(creature.of("brobnar"))))
card("tremor", on_play(stun(with_neighbors(a(creature)))))
card("unguarded-camp", on_play(Times(in_excess(creature, YOU), capture(1, a_different(creature.friendly)))))
card("warsong", on_play(for_the_turn(each_time(fights(creature.friendly), gain(1)))))

# artifacts
card("autocannon", after(enters_play(creature), damage(1, EVENT_CARD)))
card("banner-of-battle", *gets(power=1, cards=creature.friendly))
card("cannon", action(damage(2, a(creature))))
card("gauntlet-of-command", action(ready_and_fight(a(creature.friendly))))
card("iron-obelisk", keys_cost(count(creature.friendly.damaged.of("brobnar"))))
card("mighty-javelin", omni(sacrifice(THIS_ARTIFACT), damage(4, a(creature))))
card("pile-of-skulls", each_time(during_your_turn(destroyed(creature.enemy)), capture(1, a(creature.friendly))))
card("screechbomb", omni(sacrifice(THIS_ARTIFACT), opponent_loses(2)))
card("the-warchest", action(gain(for_each("enemy-destroyed-in-a-fight"))))

# creatures
card("bilgum-avalanche", after(forges(YOU), damage(2, each(creature.enemy))))
card("valdr", hits_harder(2, creature.enemy.flank))
card("bumpsy", on_play(opponent_loses(1)))
card("earthshaker", on_play(destroy(each(creature.power(most=3)))))
card("firespitter", before_fight(damage(1, each(creature.enemy))))
card("ganger-chieftain", on_play(May(ready_and_fight(a(creature.neighboring)))))
card("grenade-snib", on_destroyed(opponent_loses(2)))
card("headhunter", on_fight(gain(1)))
card("hebe-the-huge", on_play(damage(2, each(creature.other.undamaged))))
card("kelifi-dragon", only_if("play", has(YOU, 7)), on_fight_or_reap(gain(1), damage(5, a(creature))))
card("king-of-the-crag", *gets(power=-2, cards=creature.enemy.of("brobnar")))
card("krump", after(destroyed_fighting_it(creature.enemy), opponent_loses(1)))
card("lomir-flamefist", on_play(IfTheOpponent(has(OPPONENT, 7), opponent_loses(2))))
card("looter-goblin", on_reap(for_the_turn(each_time(destroyed(creature.enemy), gain(1)))))
card("mugwump", after(destroyed_fighting_it(creature.enemy), Together(fully_heal(THIS), power_counters(1, HERSELF))))
card("pingle-who-annoys", after(enters_play(creature.enemy), damage(1, EVENT_CARD)))
card("rock-hurling-giant", each_time(during_your_turn(does("discard", any_card.of("brobnar"))), May(damage(4, a(creature)))))
card("rogue-ogre", at_the_end_of_your_turn(If(you_played(1), Together(heal(2, THIS), capture(1)))))
card("smaaash", on_play(stun(a(creature))))
card("tireless-crocag", cannot_reap(), may_be_used(), destroyed_if(there_is_no(creature.enemy)))
card("troll", on_reap(heal(3, THIS)))
card("wardrummer", on_play(return_to_hand(each(creature.friendly.other.of("brobnar")), YOUR_HAND)))

# upgrades
card("blood-of-titans", *gets(power=5))
card("phoenix-heart", gained(on_destroyed(return_to_hand(THIS), damage(3, each(creature)))))
card("yo-mama-mastery", gains("taunt"), on_play(fully_heal(THIS)))
