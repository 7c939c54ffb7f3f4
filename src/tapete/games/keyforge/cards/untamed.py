"""Untamed."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card("cooperative-hunting", on_play(divide_damage(count(creature.friendly), creature)))
card("curiosity", on_play(destroy(each(creature.trait("scientist")))))
card("fertility-chant", on_play(opponent_gains(2)))
card("fogbank", on_play(on_their_turn(cannot_use(OPPONENT, to="fight"))))
card("full-moon", on_play(for_the_turn(each_time(you_play(creature), gain(1)))))
card("grasping-vines", on_play(return_to_hand(up_to(3, artifact), OWNERS_HANDS)))
card("key-charge", on_play(lose(1), If(IF_YOU_DO, May(forge_key()))))
card("lifeweb", on_play(If(has_done("played", 3, creature, OPPONENT), steal(2))))
card(
    "lost-in-the-woods",
    on_play(
        Choose(both(exactly(2, creature.friendly), exactly(2, creature.enemy))),
        shuffle_into_deck(THEM, OWNERS_DECKS),
    ),
)
card("mimicry", play_as_copy(action_card.in_discard_of("opponent")))
card("nature-s-call", on_play(return_to_hand(up_to(3, creature), OWNERS_HANDS)))
card("nocturnal-maneuver", on_play(exhaust(up_to(3, creature))))
card("perilous-wild", on_play(destroy(each(creature.elusive))))
card("regrowth", on_play(return_to_hand(a(creature.in_discard), YOUR_HAND)))
card("save-the-pack", on_play(destroy(each(creature.damaged)), gain_chains(1)))
card(
    "scout",
    on_play(
        Choose(up_to(2, creature.friendly)), for_the_turn(gains("skirmish", cards=creature.those)), OneByOne(THEM, IT, fight_with)
    ),
)
card("stampede", on_play(If(has_done("used", 3, creature), steal(2))))
card("the-common-cold", on_play(damage(1, each(creature)), May(destroy(each(creature.of("mars"))))))
card(
    "troop-call",
    on_play(return_to_hand(both(each(creature.friendly.trait("niffle")), each(creature.trait("niffle").in_discard)), YOUR_HAND)),
)
card("vigor", on_play(heal_up_to(3, a(creature)), If(you_healed(3), gain(1))))
card("word-of-returning", on_play(damage(for_each("aember-on-it"), each(creature.enemy)), move_aember(None, THEM, back=True)))

# artifacts
card(
    "bear-flute",
    action(
        fully_heal(a(creature.named("ancient-bear"))),
        If(
            there_is_no(creature.named("ancient-bear")),
            Sequence(search_for(any_card.named("ancient-bear"), every=True), If(IF_YOU_DO, shuffle_deck("discard"))),
        ),
    ),
)
card("nepenthe-seed", omni(sacrifice(THIS_ARTIFACT), return_to_hand(a(any_card.in_discard), YOUR_HAND)))
card("ritual-of-balance", action(If(has(OPPONENT, 6), steal(1))))
card("ritual-of-the-hunt", omni(sacrifice(THIS_ARTIFACT), for_the_turn(may("use", creature.friendly.of("untamed")))))
card("world-tree", action(put_on_top(a(creature.in_discard), YOUR_DECK)))

# creatures
card("ancient-bear")
card("bigtwig", can_only_fight(creature.stunned), on_reap(Together(stun(a(creature)), exhaust(HER))))
card("witch-of-the-wilds", may_play_one_each_turn(any_card.of("untamed"), house_is_not_active("untamed")))
card("briar-grubbling")
card("chota-hazri", on_play(lose(1), If(IF_YOU_DO, May(forge_key()))))
card("dew-faerie", on_reap(gain(1)))
card("dust-pixie")
card("flaxia", on_play(If(has_more(YOU, creature), gain(2), last=True)))
card("fuzzy-gruen", on_play(opponent_gains(1)))
card("giant-sloth", only_if("use", has_done("discarded", 1, any_card.of("untamed"))), action(gain(3)))
card("halacor", gains("skirmish", cards=creature.friendly.flank))
card("inka-the-spider", on_play_or_reap(stun(a(creature))))
card("kindrith-longshot", on_reap(damage(2, a(creature))))
card("snufflegator")
card("lupo-the-scarred", on_play(damage(2, a(creature.enemy))))
card("mighty-tiger", on_play(damage(4, a(creature.enemy))))
card("murmook", keys_cost(1))
card("mushroom-man", *gets(power=for_each("unforged-key", 3)))
card("niffle-ape", ignores("taunt", "elusive"))
card(
    "niffle-queen",
    *gets(power=1, cards=creature.friendly.trait("beast").other),
    *gets(power=1, cards=creature.friendly.trait("niffle").other),
)
card("piranha-monkeys", on_play_or_reap(damage(2, each(creature.other))))
card("teliga", each_time(does("play", creature, OPPONENT), gain(1)))
card("hunting-witch", each_time(you_play(creature.other), gain(1)))
card("witch-of-the-eye", on_reap(return_to_hand(a(any_card.in_discard), YOUR_HAND)))

# upgrades
card("way-of-the-bear", gains("assault", 2))
card("way-of-the-wolf", gains("skirmish"))
