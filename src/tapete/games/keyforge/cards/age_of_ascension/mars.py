"""Mars, of Age of Ascension."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card("hypnobeam", on_play(take_control(a(creature.enemy))))
card("mars-first", on_play(ready_and_use(a(creature.friendly.of("mars")))))
card("mars-needs-æmber", on_play(capture_from_own_side(1, each(creature.enemy.damaged.not_of("mars")))))

# artifacts
card("shard-of-hate", action(Times(count(artifact.friendly.trait("shard")), stun(a(creature.enemy)))))

# creatures
card("agent-hoo-man", on_reap(stun(both(a(creature.friendly.not_of("mars")), a(creature.enemy.not_of("mars"))))))
card("ixxyxli-fixfinger", *gets(armor=1, cards=creature.trait("martian").other))
card("nyzyk-resonator", keys_cost(count(creature.neighboring, 2)))
card("skybooster-squadron", on_reap(return_to_hand(THIS)))
card("zysysyx-shockworm", after(does("reap", creature.enemy), stun(EVENT_CARD)))

# upgrades
card("killzord-mk-9001", *boosts(power=2, armor=2, keywords=("skirmish",)), gained(on_fight(gain_chains(1))))
