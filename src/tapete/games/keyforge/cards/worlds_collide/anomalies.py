"""Anomalies: of whatever house the deck prints them in."""

from tapete.games.keyforge.vocabulary.lexicon import *

card(
    "timequake",
    on_play(shuffle_into_deck(each(card_in_play.friendly), YOUR_DECK_SHUFFLED), Times(per("shuffled", any_card), draw(1))),
)
card(
    "nizak-the-forgotten",
    *boosts(keywords=("invulnerable",), when=while_this_is("fighting")),
    after(destroyed_fighting_it(creature.enemy), return_to_hand(FALLEN)),
)
card(
    "the-red-baron",
    grants(on_reap(steal(1)), when=key_is_forged("red")),
    *boosts(keywords=("elusive",), when=key_is_forged("red", theirs=True)),
)
card("valoocanth", cannot_be_used(THE_TIDE_IS_LOW), on_fight_or_reap(exhaust(with_neighbors(a(creature.enemy)))))
card("orb-of-wonder", omni(sacrifice(THIS_ARTIFACT), If(IF_YOU_DO, search_deck_for(any_card))))
card("lateral-shift", on_play(look_at_hand(), play(a(any_card.in_their_hand))))
