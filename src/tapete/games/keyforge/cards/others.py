"""Cards of Age of Ascension and Worlds Collide: those the rulebook names, and some for each word it explains beyond the first set."""

from tapete.core.effects import Choose as choose
from tapete.core.effects import ChooseOne, If, May, Times, Together
from tapete.games.keyforge.catalogue import card
from tapete.games.keyforge.modifiers import YOU
from tapete.games.keyforge.vocabulary.abilities import (
    a_neighbor_is_used_to_fight,
    a_player_forges,
    action,
    after,
    an_action_is_announced,
    at_the_end_of_your_turn,
    gained,
    its_armor_prevents_damage,
    on_destroyed,
    on_fight,
    on_fight_or_reap,
    on_play,
    on_play_fight_or_reap,
    on_reap,
    they_gain_by_reaping,
)
from tapete.games.keyforge.vocabulary.aember import capture, gain, steal, they_lose_all
from tapete.games.keyforge.vocabulary.amounts import AEMBER_IN_YOUR_POOL, DAMAGE_PREVENTED, count
from tapete.games.keyforge.vocabulary.changes import enters_opposite, gains, grants, keys_cost
from tapete.games.keyforge.vocabulary.conditions import IF_YOU_DO, IT_IS_YOUR_TURN, YOU_ARE_HAUNTED, opponent_has
from tapete.games.keyforge.vocabulary.damage import damage, damage_for_each, destroy, enrage, power_counters, sacrifice, stun, ward
from tapete.games.keyforge.vocabulary.decks import card_of_yours
from tapete.games.keyforge.vocabulary.lasting import for_the_turn, until_your_next_turn
from tapete.games.keyforge.vocabulary.nouns import (
    FOUGHT_AND_STANDING,
    HER,
    IT,
    ITSELF,
    THE_UPGRADE,
    THIS,
    a,
    action_card,
    any_card,
    artifact,
    both,
    creature,
    each,
    exactly,
)
from tapete.games.keyforge.vocabulary.permissions import (
    can_only_fight,
    cannot_be_damaged,
    enters_ready,
    may_be_used,
    text_is_blank,
    yours_enter_ready,
)
from tapete.games.keyforge.vocabulary.power import the_most_powerful, with_even_power
from tapete.games.keyforge.vocabulary.replacements import capture_what_was_reaped, from_the_supply, instead
from tapete.games.keyforge.vocabulary.status import exalt, graft, grafted, trigger_play
from tapete.games.keyforge.vocabulary.using import play, ready_and_use
from tapete.games.keyforge.vocabulary.zones import (
    BENEATH_CREATURE,
    YOUR_HAND,
    an_archived_card,
    archive,
    archive_random,
    purge,
    put_beneath,
    put_into_your_archives,
    return_to_hand,
)

# Brobnar
card("drummernaut", on_play_fight_or_reap(return_to_hand(a(creature.friendly.trait("giant").other), YOUR_HAND)))
card("forgemaster-og", after(a_player_forges(), they_lose_all()))
card("groggins", can_only_fight(creature.flank))
card("grump-buggy", keys_cost(count(creature.friendly.power(5))), keys_cost(count(creature.enemy.power(5)), YOU))

# Dis
card("shadow-of-dis", on_play(until_your_next_turn(text_is_blank(creature.enemy))))
card("shard-of-pain", action(damage_for_each(count(artifact.friendly.trait("shard")), creature.enemy)))
card("soulkeeper", gained(on_destroyed(destroy(the_most_powerful(creature.enemy)))))

# Logos
card("archimedes", grants(on_destroyed(archive(THIS)), creature.neighboring))
card("eureka", on_play(gain(2), archive_random(2)))
card(
    "jargogle",
    on_play(put_beneath(a(any_card.in_hand), THIS)),
    on_destroyed(If(IT_IS_YOUR_TURN, play(BENEATH_CREATURE), archive(BENEATH_CREATURE))),
)

# Mars
card("collector-worm", on_fight(put_into_your_archives(FOUGHT_AND_STANDING)))
card(
    "yzphyz-knowdrone",
    on_play(
        archive(a(card_of_yours)),
        May(purge(an_archived_card())),
        If(IF_YOU_DO, stun(a(creature))),
    ),
)

# Sanctum
card("hallowed-shield", action(choose(a(creature)), for_the_turn(cannot_be_damaged(creature.chosen))))
card("maruck-the-marked", after(its_armor_prevents_damage(), capture(DAMAGE_PREVENTED, ITSELF)))
card("opal-knight", on_play(destroy(each(with_even_power(creature)))))
card("sir-marrows", after(they_gain_by_reaping(), capture_what_was_reaped()))

# Shadows
card("life-for-a-life", on_play(sacrifice(a(creature.friendly)), If(IF_YOU_DO, damage(6, a(creature)))))
card("little-niff", after(a_neighbor_is_used_to_fight(), steal(1)))
card("ronnie-wristclocks", on_play(instead(steal(1), opponent_has(7), steal(2))))
card("sack-of-coins", on_play(damage_for_each(AEMBER_IN_YOUR_POOL, creature)))
card("scowly-caper", enters_opposite(), may_be_used(), at_the_end_of_your_turn(destroy(a(creature.neighboring))))
card("shard-of-greed", action(gain(count(artifact.friendly.trait("shard")))))

# Star Alliance
card("encounter-suit", after(an_action_is_announced(), ward(THIS)))

# Untamed
card("duskwitch", yours_enter_ready(creature))
card("glimmer", on_play(return_to_hand(a(any_card.in_discard), YOUR_HAND)))
card("po-s-pixies", from_the_supply())

# words of later sets: ward, enrage, exalt, graft, haunted, invulnerable
card("ancient-power", on_play(ward(each(creature.friendly.with_aember))))
card("force-field", gained(on_reap(ward(THIS))))
card("ghostform", gains("invulnerable"), gained(on_fight_or_reap(archive(THE_UPGRADE))))
card("grimlocus-dux", on_play(Times(2, exalt(THIS))))
card("hologrammophone", action(ward(a(creature))))
card("imperium", on_play(ward(exactly(2, creature.friendly))))
card("infomancer", on_play(graft(a(action_card.in_hand))), on_reap(trigger_play(a(grafted))))
card("irestaff", action(enrage(a(creature)), power_counters(1, IT)))
card("memolith", action(ChooseOne(graft(a(action_card.in_hand)), trigger_play(a(grafted)))))
card("paraguardian", on_reap(May(exalt(THIS)), If(IF_YOU_DO, ward(each(creature.neighboring)))))
card("pestering-blow", on_play(Together(damage(1, a(creature)), enrage(HER))))
card("prescriptive-grammarbot", on_reap(enrage(a(creature))))
card("soul-fiddle", action(enrage(a(creature))))
card("the-feathered-shaman", on_fight_or_reap(ward(each(creature.neighboring))))
card("the-golden-spiral", action(exalt(a(creature.friendly)), ready_and_use(IT)))
card("the-grim-reaper", enters_ready(when=YOU_ARE_HAUNTED), on_reap(purge(both(a(creature.enemy), a(creature.friendly)))))
