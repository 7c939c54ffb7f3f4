"""Shadows, of Age of Ascension."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card("dusk-chronicles", on_play(If(has_more(OPPONENT, "aember"), draw(1)), If(has_more(YOU, "aember"), archive(a(card_of_yours)))))
card("furtive-investors", on_play(If(has_more(OPPONENT, "aember"), gain(their_keys()))))
card("heist-night", on_play(steal(count(creature.friendly.trait("thief")))))
card("lethal-distraction", on_play(Choose(a(creature)), for_the_turn(takes_more_damage(2, creature.chosen))))
card("nightforge", on_play(If(forged(YOU, none=True), May(forge_key(4)))))
card("perplexing-sophistry", on_play(If(has_more(YOU, "aember"), Together(draw(1), discards_random()))))
card("rigged-lottery", on_play(discard_top_of_each(5), owners_gain("discarded", any_card.of("shadows"))))
card("sucker-punch", on_play(damage(2, a(creature.enemy)), If(DESTROYED_BY_IT, archive(THIS_CARD))))
card("swindle", on_play(steal(3)))
card("throwing-stars", on_play(damage(1, up_to(3, creature)), gain(per_one("destroyed", creature))))
card("whistling-darts", on_play(damage(1, each(creature.enemy))))

# artifacts
card("guard-disguise", action(sacrifice(THIS_ARTIFACT), If(has(OPPONENT, 0, 3), steal(3))))
card("hideaway-hole", omni(sacrifice(THIS_ARTIFACT), until("your-next-turn", gains("elusive", cards=creature.friendly))))

# creatures
card("brend-the-fanatic", on_play(opponent_gains(1)), on_destroyed(steal(3)))
card("gamgee", on_reap(If(has_more(OPPONENT, "aember"), steal(1))))
card("knuckles-bolton")
card("lamindra", gains("elusive", cards=creature.neighboring))
card("murkens", on_play(ChooseOne(play_theirs("archives"), play_top(OPPONENT))))
card("plague-rat", on_play(damage(count(creature.trait("rat")), each(creature.not_trait("rat")))))
card("redlock", at_the_end_of_your_turn(If(you_played(0, creature), gain(1))))
card("yantzee-gang", action(steal(1)))

# upgrades
card("bonerot-venom", after(it_is_used(), damage(2, THIS)))
