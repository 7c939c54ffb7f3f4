"""Dis."""

from tapete.core.effects import Choose, If, May, Together
from tapete.games.keyforge.catalogue import card
from tapete.games.keyforge.modifiers import EVERYONE, OPPONENT
from tapete.games.keyforge.vocabulary.abilities import (
    action,
    after,
    at_the_end_of_your_turn,
    before_fight,
    destroyed,
    destroyed_fighting_it,
    each_time,
    omni,
    on_destroyed,
    on_fight_or_reap,
    on_play,
    on_play_fight_or_reap,
    on_reap,
)
from tapete.games.keyforge.vocabulary.aember import capture, gain, gain_chains, opponent_gains, opponent_loses, steal
from tapete.games.keyforge.vocabulary.amounts import ALL_THEIR_AEMBER, REVEALED_OF_ITS_HOUSE, THAT_MUCH, HighestPower, additional
from tapete.games.keyforge.vocabulary.changes import boosts, keys_cost, play_cost, refills, you_control_it
from tapete.games.keyforge.vocabulary.choices import (
    artifact_or_flank_creature,
    choose_number,
    of_one_pile,
    provided,
    unforge_their_key,
)
from tapete.games.keyforge.vocabulary.conditions import IF_YOU_DO, opponent_has
from tapete.games.keyforge.vocabulary.damage import damage, destroy, heal_up_to, power_counters, sacrifice
from tapete.games.keyforge.vocabulary.decks import OpponentRepeats, card_of_yours, reveal_their_hand
from tapete.games.keyforge.vocabulary.destruction import (
    FALLEN,
    creatures_are_purged_instead,
    each_gains_for_theirs,
    its_opponent_gains,
    owner_discards_random,
    owner_gains,
    strip_armor,
    with_armor,
)
from tapete.games.keyforge.vocabulary.history import ANYTHING_DONE, OPPONENT_FORGED, SURVIVED_IT
from tapete.games.keyforge.vocabulary.lasting import on_their_next_turn, on_their_turn, until_it_leaves
from tapete.games.keyforge.vocabulary.nouns import (
    IT,
    THAT_ARTIFACT,
    THIS,
    THIS_ARTIFACT,
    a,
    any_card,
    artifact,
    creature,
    each,
    up_to,
)
from tapete.games.keyforge.vocabulary.permissions import (
    cannot_choose_that_house,
    cannot_play,
    must_choose_that_house,
    play_limited_to,
    they_must_pay,
    you_must_choose,
)
from tapete.games.keyforge.vocabulary.power import the_most_powerful, with_that_power
from tapete.games.keyforge.vocabulary.using import choose_house, play, put_in_play, redirect_fight, use, use_as_yours
from tapete.games.keyforge.vocabulary.zones import (
    YOUR_HAND,
    archive,
    discard_top,
    opponent_discards_random,
    purge,
    return_to_hand,
    shuffle_hand_and_discard_into_deck,
)

# actions
card(
    "a-fair-game",
    on_play(
        OpponentRepeats(
            Together(discard_top(1, OPPONENT), reveal_their_hand()),
            gain(REVEALED_OF_ITS_HOUSE),
        )
    ),
)
card(
    "arise",
    on_play(choose_house(), return_to_hand(each(creature.in_discard.of_that_house), YOUR_HAND), gain_chains(1)),
)
card("control-the-weak", on_play(choose_house(theirs=True), on_their_turn(must_choose_that_house())))
card("creeping-oblivion", on_play(purge(up_to(2, of_one_pile(any_card.in_any_discard)))))
card("dance-of-doom", on_play(choose_number(HighestPower(creature)), destroy(each(with_that_power(creature)))))
card("fear", on_play(return_to_hand(a(creature.enemy))))
card("gateway-to-dis", on_play(destroy(each(creature)), gain_chains(3)))
card("gongoozle", on_play(damage(3, a(creature)), If(SURVIVED_IT, owner_discards_random())))
card("guilty-hearts", on_play(destroy(each(creature.with_aember))))
card("hand-of-dis", on_play(destroy(a(creature.off_flank))))
card("hecatomb", on_play(destroy(each(creature.of("dis"))), each_gains_for_theirs(1)))
card("tendrils-of-pain", on_play(damage(1, each(creature)), If(OPPONENT_FORGED, damage(additional(3), each(creature)))))
card("hysteria", on_play(return_to_hand(each(creature))))
card("key-hammer", on_play(If(OPPONENT_FORGED, unforge_their_key()), opponent_gains(6)))
card("mind-barb", on_play(opponent_discards_random()))
card("pandemonium", on_play(capture(1, each(creature.undamaged))))
card("poltergeist", on_play(use_as_yours(a(artifact)), destroy(THAT_ARTIFACT)))
card("red-hot-armor", on_play(strip_armor(each(with_armor(creature.enemy)))))
card("three-fates", on_play(destroy(the_most_powerful(creature, 3))))

# artifacts
card("annihilation-ritual", creatures_are_purged_instead())
card("dominator-bauble", action(use(a(creature.friendly))))
card("key-to-dis", omni(sacrifice(THIS_ARTIFACT), destroy(each(creature))))
card("lash-of-broken-dreams", action(on_their_next_turn(keys_cost(3, EVERYONE))))
card("library-of-the-damned", action(archive(a(card_of_yours))))
card("lifeward", omni(sacrifice(THIS_ARTIFACT), on_their_turn(cannot_play(OPPONENT, creature))))
card(
    "sacrificial-altar",
    action(purge(a(creature.friendly.trait("human"))), If(IF_YOU_DO, play(a(creature.in_discard)))),
)
card("screaming-cave", action(shuffle_hand_and_discard_into_deck()))
card("soul-snatcher", each_time(destroyed(creature), owner_gains(1)))

# creatures
card("charette", on_play(capture(3)))
card("drumble", on_play(If(opponent_has(7), capture(ALL_THEIR_AEMBER))))
card("dust-imp", on_destroyed(gain(2)))
card(
    "eater-of-the-dead",
    on_fight_or_reap(purge(a(creature.in_any_discard)), If(IF_YOU_DO, power_counters(1, THIS))),
)
card("ember-imp", play_limited_to(2))
card("gabos-longarms", before_fight(Choose(a(creature)), redirect_fight(IT)))
card("overlord-greking", after(destroyed_fighting_it(creature.enemy), put_in_play(FALLEN)))
card(
    "guardian-demon",
    on_play_fight_or_reap(
        heal_up_to(2, a(creature)),
        provided(ANYTHING_DONE, damage(THAT_MUCH, a(creature.different))),
    ),
)
card("master-of-1", on_reap(May(destroy(a(creature.power(1, 1))))))
card("master-of-2", on_reap(May(destroy(a(creature.power(2, 2))))))
card("master-of-3", on_reap(May(destroy(a(creature.power(3, 3))))))
card("pit-demon", action(steal(1)))
card("pitlord", you_must_choose("dis"))
card("restringuntus", on_play(choose_house(), until_it_leaves(cannot_choose_that_house())))
card("shaffles", at_the_end_of_your_turn(opponent_loses(1)))
card("shooler", on_play(If(opponent_has(4), steal(1))))
card("snudge", on_fight_or_reap(return_to_hand(a(artifact_or_flank_creature))))
card("stealer-of-souls", after(destroyed_fighting_it(creature.enemy), Together(purge(FALLEN), gain(1))))
card("succubus", refills(-1, OPPONENT))
card("tentacus", they_must_pay(1, "use", artifact))
card("the-terror", on_play(If(opponent_has(0, 0), gain(2))))
card("tocsin", on_reap(opponent_discards_random()))
card("tolas", each_time(destroyed(creature), its_opponent_gains(1)))
card("truebaru", play_cost(3), on_destroyed(gain(5)))

# upgrades
card("collar-of-subordination", you_control_it())
card("flame-wreathed", *boosts(power=2, keywords=("hazardous:2",)))
