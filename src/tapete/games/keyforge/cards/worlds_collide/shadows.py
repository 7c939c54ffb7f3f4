"""Shadows, in Worlds Collide."""

from tapete.games.keyforge.vocabulary.lexicon import *

SUBTLE_CHAIN = any_card.named("subtle-chain")

# actions
card("hunter-or-hunted", on_play(ChooseOne(ward(a(creature)), move_ward(a(creature.warded), a(creature.different)))))
card("inky-gloom", on_play(on_their_turn(cannot_use(OPPONENT, to="reap"))))
card("into-the-night", on_play(until("your-next-turn", none_can("fight", creature.not_of("shadows")))))
card("no-safety-in-numbers", on_play(damage(3, each(of_crowded_house(creature, 3)))))
card("trust-no-one", on_play(instead(steal(1), there_is_no(creature.friendly), steal(houses(creature.enemy, 3)))))
card("hit-and-run", on_play(damage(2, a(creature)), return_to_hand(a(creature.friendly), YOUR_HAND)))
card("hock", on_play(destroy(a(artifact)), If(IF_YOU_DO, gain(1))))
card("kymoor-eclipse", on_play(shuffle_into_deck(each(creature.flank))))
card("mug", on_play(move_aember(1, a(creature)), damage(2, IT)))
card("subtle-chain", on_play(discards_random()))

# artifacts
card("gambling-den", at_the_start_of_each_turn(they_may_bet_on_their_top_card(2)))
card("spike-trap", omni(sacrifice(THIS_ARTIFACT), If(IF_YOU_DO, damage(3, each(creature.flank)))))
card("the-quiet-anvil", keys_cost(-2, EVERYONE), after(forges(EVERYONE), destroy(THIS_ARTIFACT)))

card("keyforgery", they_must_guess_to_forge())

# creatures
card(
    "fidgit",
    on_reap(
        ChooseOne(discard_their_archived(), discard_top(1, OPPONENT)),
        If(it_is(action_card), play_theirs("it")),
    ),
)
card("finch-cloak", on_fight_or_reap(If(has_more(OPPONENT, "aember"), steal(1), each_gains(1))))
card("brobnar-plant", after(a_player_chooses("brobnar"), gain(1)))
card("dis-plant", after(a_player_chooses("dis"), gain(1)))
card("logos-plant", after(a_player_chooses("logos"), gain(1)))
card("saurian-plant", after(a_player_chooses("saurian"), gain(1)))
card("star-alliance-plant", after(a_player_chooses("staralliance"), gain(1)))
card("untamed-plant", after(a_player_chooses("untamed"), gain(1)))
card("hugger-mugger", on_play(capture(1), If(has_more(OPPONENT, "keys"), steal(1))))
card(
    "manchego", on_play(If(your_deck_has_at_most(5), steal(2))), on_fight_or_reap(May(shuffle_into_deck(THIS, YOUR_DECK_SHUFFLED)))
)
card("the-shadow-council", grants(action(steal(2)), when=while_this_is("center")))
card("weasand", destroyed_if(this_is("flank")), after(forges(EVERYONE), gain(2)))
card("a-vinda", on_reap(damage(1, a(creature)), If(DESTROYED_BY_IT, discards_random())))
card("breaker-hill", grants(action(steal(1)), creature.neighboring))
card(
    "chain-gang",
    after(you_play(SUBTLE_CHAIN), ready(THIS)),
    action(steal(1), shuffle_into_deck(a(SUBTLE_CHAIN.in_discard), YOUR_DECK_SHUFFLED)),
)
card("j-vinda", on_reap(damage(1, a(creature)), If(DESTROYED_BY_IT, steal(1))))
card("symon", on_fight(put_on_top(FOUGHT_AND_STANDING)))
card("whisper", action(lose(1), If(IF_YOU_DO, destroy(a(creature)))))
