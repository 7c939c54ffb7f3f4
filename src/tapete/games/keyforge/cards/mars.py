"""Mars."""

from tapete.games.keyforge.vocabulary.lexicon import *

MARTIAN = creature.of("mars")
READY_MARTIAN = creature.friendly.ready.of("mars")
EACH_REVEALED = per("revealed", any_card)
REVEAL_MARS_CARDS = reveal(any_number(any_card.of("mars").in_hand))

card("ammonia-clouds", on_play(damage(3, each(creature))))
card("battle-fleet", on_play(REVEAL_MARS_CARDS, Times(EACH_REVEALED, draw(1))))
card("deep-probe", on_play(choose_house(), reveal_hand(OPPONENT), discard(each(creature.of_that_house.revealed(OPPONENT)))))
card("emp-blast", on_play(stun(both(each(MARTIAN), each(creature.trait("robot")))), destroy(each(artifact))))
card("hypnotic-command", on_play(Times(count(creature.friendly.of("mars")), capture_from_own_side(1, a(creature.enemy)))))
card("irradiated-æmber", on_play(If(has(OPPONENT, 6), damage(3, each(creature.enemy)))))
card("key-abduction", on_play(return_to_hand(each(MARTIAN)), May(forge_key(reduced(9, count(any_card.in_hand))))))
card("martian-hounds", on_play(Choose(a(creature)), power_counters(count(creature.damaged, 2), IT)))
card(
    "martians-make-bad-allies",
    on_play(reveal_hand(), purge(each(creature.not_of("mars").revealed(YOU))), gain(per("purged", any_card))),
)
card("mass-abduction", on_play(put_into_archives(up_to(3, creature.enemy.damaged))))
card("mating-season", on_play(shuffle_into_deck(each(MARTIAN)), each_owner_gains()))
card("mothership-support", on_play(Times(count(READY_MARTIAN), damage(2, a(creature)))))
card("orbital-bombardment", on_play(REVEAL_MARS_CARDS, Times(EACH_REVEALED, damage(2, a(creature)))))
card("phosphorus-stars", on_play(stun(each(creature.not_of("mars"))), gain_chains(2)))
card("psychic-network", on_play(steal(count(READY_MARTIAN))))
card("sample-collection", on_play(Times(their_keys(), put_into_archives(a(creature.enemy)))))
card("shatter-storm", on_play(lose(all_aember(YOU)), opponent_loses_triple()))
card("soft-landing", on_play(next_enters_ready(creature_or_artifact)))
card("squawker", on_play(ChooseOne(ready(a(MARTIAN)), stun(a(creature.not_of("mars"))))))
card("total-recall", on_play(gain(count(creature.friendly.ready)), return_to_hand(each(creature.friendly), YOUR_HAND)))
card("combat-pheromones", omni(sacrifice(THIS_ARTIFACT), this_turn(may("use", card_in_play.of("mars").other, 2))))
card("commpod", action(REVEAL_MARS_CARDS, Times(EACH_REVEALED, May(ready(a(MARTIAN))))))
card("crystal-hive", action(for_the_turn(each_time(does("reap", creature), gain(1)))))
card(
    "custom-virus",
    omni(
        sacrifice(THIS_ARTIFACT),
        May(purge(a(creature.in_hand))),
        If(IF_YOU_DO, destroy(each(creature.sharing_a_trait))),
    ),
)
card("feeding-pit", action(discard(a(creature.in_hand)), If(IF_YOU_DO, gain(1))))
card("invasion-portal", action(dig_for(MARTIAN)))
card("incubation-chamber", omni(reveal(a(MARTIAN.in_hand)), If(IF_YOU_DO, archive(HER))))
card("mothergun", action(REVEAL_MARS_CARDS, damage(equal_to("revealed", any_card.of("mars")), a(creature))))
card("sniffer", action(for_the_turn(loses("elusive", creature))))
card(
    "swap-widget",
    action(
        return_to_hand(a(READY_MARTIAN), YOUR_HAND),
        If(IF_YOU_DO, Together(put_in_play(a(MARTIAN.in_hand.of_another_name)), ready(HER))),
    ),
)
card("blypyp", on_reap(next_enters_ready(MARTIAN)))
card(
    "chuff-ape",
    enters("stunned"),
    on_fight_or_reap(May(sacrifice(a(creature.friendly.other))), If(IF_YOU_DO, fully_heal(THIS))),
)
card("ether-spider", harmless(), catches_aember())
card("grabber-jammer", keys_cost(1), on_fight_or_reap(capture(1)))
card("grommid", cannot_play(YOU, creature), after(destroyed_fighting_it(creature.enemy), opponent_loses(1)))
card("john-smyth", on_fight_or_reap(ready(a(MARTIAN.not_trait("agent")))))
card("mindwarper", action(capture_from_own_side(1, a(creature.enemy))))
card("phylyx-the-disintegrator", action(opponent_loses(count(creature.friendly.of("mars").other))))
card("qyxxlyx-plague-master", on_fight_or_reap(damage(3, each(creature.trait("human")), piercing=True)))
card("tunk", after(you_play(MARTIAN.other), fully_heal(THIS)))
card("ulyq-megamouth", on_fight_or_reap(use(a(creature.friendly.not_of("mars")))))
card("uxlyx-the-zookeeper", on_reap(put_into_archives(a(creature.enemy))))
card("vezyma-thinkdrone", on_reap(May(archive(a(creature_or_artifact.friendly)))))
card("yxili-marauder", *gets(power=for_each("aember-on-this")), on_play(capture(count(READY_MARTIAN))))
card("yxilo-bolter", on_fight_or_reap(damage(2, a(creature)), If(DESTROYED_BY_IT, purge(SLAIN))))
card("yxilx-dominator", enters("stunned"))
card("zorg", enters("stunned"), before_fight(stun(with_neighbors(FOUGHT))))
card(
    "zyzzix-the-many",
    on_fight_or_reap(May(reveal(a(creature.in_hand))), If(IF_YOU_DO, Together(archive(HER), power_counters(3, THIS)))),
)
card("biomatrix-backup", gained(on_destroyed(put_into_archives(THIS, "owner's"))))
card("brain-stem-antenna", gained(after(you_play(MARTIAN), ready(THIS), for_the_turn(belongs_to("mars")))))
card("jammer-pack", gained(keys_cost(2)))
card("red-planet-ray-gun", gained(on_reap(Choose(a(creature)), damage(count(MARTIAN), IT))))
