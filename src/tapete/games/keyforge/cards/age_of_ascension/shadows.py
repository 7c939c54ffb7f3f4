"""Shadows, of Age of Ascension."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card("furtive-investors", on_play(If(OPPONENT_HAS_MORE_AEMBER, gain(their_keys()))))
card("heist-night", on_play(steal(count(creature.friendly.trait("thief")))))
card("sucker-punch", on_play(damage(2, a(creature.enemy)), If(DESTROYED_BY_IT, archive(THIS_CARD))))
card("swindle", on_play(steal(3)))
card("whistling-darts", on_play(damage(1, each(creature.enemy))))

# artifacts
card("hideaway-hole", omni(sacrifice(THIS_ARTIFACT), until("your-next-turn", gains("elusive", cards=creature.friendly))))

# creatures
card("brend-the-fanatic", on_play(opponent_gains(1)), on_destroyed(steal(3)))
card("gamgee", on_reap(If(OPPONENT_HAS_MORE_AEMBER, steal(1))))
card("knuckles-bolton")
card("lamindra", gains("elusive", cards=creature.neighboring))
card("plague-rat", on_play(damage(count(creature.trait("rat")), each(creature.not_trait("rat")))))
card("yantzee-gang", action(steal(1)))
