"""Sanctum, of Age of Ascension."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card("equalize", on_play(redistribute("aember", creature.friendly), redistribute("aember", creature.enemy)))
card("free-markets", on_play(gain(houses(card_in_play.not_of("sanctum"), 6))))
card(
    "golden-aura",
    on_play(
        Choose(a(creature)),
        fully_heal(IT),
        for_the_turn_jointly(belongs_to("sanctum", "that"), cannot_be_damaged(creature.chosen)),
    ),
)
card("healing-blast", on_play(fully_heal(a(creature)), If(you_healed(4, or_more=True), gain(2))))
card("martyr-s-end", on_play(destroy(any_number(creature.friendly)), gain(per("destroyed", creature))))
card("smite", on_play(ready_and_fight(a(creature.friendly)), damage(2, BESIDE_THE_ATTACKED)))

# artifacts
card("eye-of-judgment", action(purge(a(creature.in_discard_of("any")))))
card("haedroth-s-wall", *gets(power=2, cards=creature.friendly.flank))
card("proclamation-346e", keys_cost(2, when=houses_of_creatures(OPPONENT, 3)))
card("shard-of-hope", action(Times(count(artifact.friendly.trait("shard")), capture(1, a(creature.friendly)))))

# creatures
card(
    "abond-the-armorsmith",
    *gets(armor=1, cards=creature.friendly.other),
    action(for_the_turn(*gets(armor=1, cards=creature.friendly.other))),
)
card("anahita-the-trader", on_reap(GiveControl(a(artifact.friendly)), If(IF_YOU_DO, opponent_gives(2))))
card("aubade-the-grim", on_play(capture(3)), on_reap(drop_aember(THIS, 1)))
card("baron-mengevin", after(does("discard", any_card.of("sanctum")), capture(1, ITSELF)))
card("barrister-joya", cannot_reap(creature.enemy))
card("bordan-the-redeemed", action(capture(2)))
card("brobnar-ambassador", on_fight_or_reap(may_play_or_use_one(any_card.of("brobnar"), card_in_play.friendly.of("brobnar"))))
card("challe-the-safeguard")
card("dis-ambassador", on_fight_or_reap(may_play_or_use_one(any_card.of("dis"), card_in_play.friendly.of("dis"))))
card("lion-bautrem", *gets(power=2, cards=creature.neighboring))
card("logos-ambassador", on_fight_or_reap(may_play_or_use_one(any_card.of("logos"), card_in_play.friendly.of("logos"))))
card("mars-ambassador", on_fight_or_reap(may_play_or_use_one(any_card.of("mars"), card_in_play.friendly.of("mars"))))
card("mother-northelle", on_reap(move_aember(1, a(creature.friendly.with_aember))))
card("prince-derric-unifier", on_play(If(houses_of_creatures(YOU, 3), gain(3), last=True)))
card("rothais-the-fierce")
card("shadows-ambassador", on_fight_or_reap(may_play_or_use_one(any_card.of("shadows"), card_in_play.friendly.of("shadows"))))
card("the-grey-rider", on_play_fight_or_reap(May(ready_and_fight(a(creature.neighboring)))))
card("untamed-ambassador", on_fight_or_reap(may_play_or_use_one(any_card.of("untamed"), card_in_play.friendly.of("untamed"))))

# upgrades
card("seraphic-armor", *gets(armor=1), on_play(fully_heal(THIS)))
