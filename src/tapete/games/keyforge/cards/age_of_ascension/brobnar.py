"""Brobnar, of Age of Ascension."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card("first-blood", on_play(divide_damage(count(creature.friendly.of("brobnar"), 2), creature)))
card(
    "into-the-fray",
    on_play(Choose(a(creature.friendly.of("brobnar"))), for_the_turn(grants(on_fight(ready(THIS)), creature.chosen))),
)
card("pound", on_play(damage(2, a(creature), splash=1)))

# artifacts
card("flamethrower", action(damage(1, a(creature), splash=1)))
card("shard-of-strength", action(Times(count(artifact.friendly.trait("shard")), power_counters(1, a(creature.friendly)))))
card("signal-fire", omni(sacrifice(THIS_ARTIFACT), for_the_turn(may_fight(creature.friendly.of("brobnar")))))

# creatures
card("bingle-bangbang", before_fight(damage(5, each(creature.next_to_the_fought))))
card("brammo", on_play(damage(2, each(creature.enemy.flank))))
card("cowfyne", before_fight(damage(2, each(creature.next_to_the_fought))))
card("culf-the-quiet")
card("flamewake-shaman", on_play(damage(2, a(creature))))
card("gargantes-scrapper", on_play(If(has(YOU, 3), damage(3, a(creature.enemy)))))
card("groke", on_fight(opponent_loses(1)))
card("grumpus-tamer", on_reap(search_for(creature.named("war-grumpus"))))
card("war-grumpus", on_fight_or_reap(ready_and_fight(a(creature.neighboring.trait("giant")))))
