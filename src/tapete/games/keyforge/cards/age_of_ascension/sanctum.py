"""Sanctum, of Age of Ascension."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card("martyr-s-end", on_play(destroy(any_number(creature.friendly)), gain(per("destroyed", creature))))

# artifacts
card("eye-of-judgment", action(purge(a(creature.in_any_discard))))
card("haedroth-s-wall", *gets(power=2, cards=creature.friendly.flank))
card("shard-of-hope", action(Times(count(artifact.friendly.trait("shard")), capture(1, a(creature.friendly)))))

# creatures
card(
    "abond-the-armorsmith",
    *gets(armor=1, cards=creature.friendly.other),
    action(for_the_turn(*gets(armor=1, cards=creature.friendly.other))),
)
card("baron-mengevin", after(does("discard", any_card.of("sanctum")), capture(1, ITSELF)))
card("bordan-the-redeemed", action(capture(2)))
card("challe-the-safeguard")
card("lion-bautrem", *gets(power=2, cards=creature.neighboring))
card("mother-northelle", on_reap(take_aember(1, a(creature.friendly.with_aember))))
card("rothais-the-fierce")
card("the-grey-rider", on_play_fight_or_reap(May(ready_and_fight(a(creature.neighboring)))))

# upgrades
card("seraphic-armor", *gets(armor=1), on_play(fully_heal(THIS)))
