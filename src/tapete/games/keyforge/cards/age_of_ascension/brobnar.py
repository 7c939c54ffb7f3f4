"""Brobnar, of Age of Ascension."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card("1-2-punch", on_play(Choose(a(creature.enemy)), instead(stun(HER), IT_WAS_STUNNED, destroy(HER))))
card("first-blood", on_play(divide_damage(count(creature.friendly.of("brobnar"), 2), creature)))
card(
    "into-the-fray",
    on_play(Choose(a(creature.friendly.of("brobnar"))), for_the_turn(grants(on_fight(ready(THIS)), creature.chosen))),
)
card("might-makes-right", on_play(May(sacrifice(with_total_power(25, creature.friendly))), If(IF_YOU_DO, forge_key(free=True))))
card("pound", on_play(damage(2, a(creature), splash=1)))
card(
    "the-flex",
    on_play(Choose(a(creature.friendly.ready.of("brobnar"))), Together(exhaust(HER), gain(as_much_as("half-its-power")))),
)

# artifacts
card("flamethrower", action(damage(1, a(creature), splash=1)))
card("shard-of-strength", action(Times(count(artifact.friendly.trait("shard")), power_counters(1, a(creature.friendly)))))
card("signal-fire", omni(sacrifice(THIS_ARTIFACT), for_the_turn(may_fight(creature.friendly.of("brobnar")))))

# creatures
card("bellowing-patrizate", while_(while_this_is("ready"), after(enters_play(creature), damage(1, EVENT_CARD))))
card("bingle-bangbang", before_fight(damage(5, each(creature.next_to_the_fought))))
card("brammo", on_play(damage(2, each(creature.enemy.flank))))
card("cowfyne", before_fight(damage(2, each(creature.next_to_the_fought))))
card("culf-the-quiet")
card("flamewake-shaman", on_play(damage(2, a(creature))))
card("foozle", on_reap(If(enemies_destroyed(1), gain(1))))
card("gargantes-scrapper", on_play(If(has(YOU, 3), damage(3, a(creature.enemy)))))
card("groke", on_fight(opponent_loses(1)))
card("grumpus-tamer", on_reap(search_for(creature.named("war-grumpus"))))
card("little-rapscal", must_fight())
card("lollop-the-titanic", harmless(when_attacked=True))
card("ogopogo", after(attacks_and_destroys(creature), May(damage(2, a(creature)))))
card("war-grumpus", on_fight_or_reap(ready_and_fight(a(creature.neighboring.trait("giant")))))

# upgrades
card(
    "cybergiant-rig",
    gained(at_the_end_of_your_turn(power_counters(-1, THIS))),
    on_play(fully_heal(THIS), power_counters(for_each("damage-healed"), THIS)),
)
