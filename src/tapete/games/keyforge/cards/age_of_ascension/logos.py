"""Logos, of Age of Ascension."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card("binate-rupture", on_play(each_gains()))
card("cutthroat-research", on_play(If(has(OPPONENT, 8), steal(2), last=True)))
card("entropic-swirl", on_play(Choose(a(creature)), Times(for_each("trait-of-it"), Together(damage(2, IT), gain(1)))))
card("master-the-theory", on_play(If(there_is_no(creature.friendly), Times(count(creature.enemy), May(archive(a(card_of_yours)))))))
card("poke", on_play(damage(1, a(creature.enemy)), If(DESTROYED_BY_IT, draw(1))))
card("standardized-testing", on_play(destroy(both(each(creature.with_power("lowest")), each(creature.with_power("highest"))))))

# artifacts
card(
    "[redacted]",
    after(you_choose("logos"), place_aember(1, THIS_ARTIFACT)),
    once_it_holds(4, Together(sacrifice(THIS_ARTIFACT), forge_key(free=True))),
)
card("fetchdrones", action(discard_top(2), Times(per_one("discarded", any_card.of("logos")), capture(2, a(creature.friendly)))))
card("memory-chip", after(you_choose("logos"), archive(a(card_of_yours))))
card("quantum-fingertrap", action(swap_places(exactly(2, creature.of_one_line))))
card("scientifical-hack", omni(sacrifice(THIS_ARTIFACT), for_the_turn(may("use", artifact.friendly))))
card("seismo-entangler", action(choose_house(), on_their_next_turn(none_can("reap", creature.of_that_house))))
card("shard-of-knowledge", action(Times(count(artifact.friendly.trait("shard")), draw(1))))

# creatures
card("director-of-zyx", at_the_start_of_your_turn(archive_top()))
card("eyegor", on_play(share_out_top(3, "hand", "rest")))
card("fila-the-researcher", after(is_played(creature.neighboring), draw(1)))
card("helper-bot", on_play(may_play_one(any_card.not_of("logos"))))
card("hexpion", on_destroyed(Together(archive(THIS), archive_top())))
card("pip-pip", after(does("reap", creature.enemy), stun(EVENT_CARD)))
card("professor-sutterkin", on_reap(Times(count(creature.friendly.of("logos")), draw(1))))
card("project-zyx", on_fight_or_reap(May(play(a(archived_card)))))
card("the-curator", enters_ready(artifact.friendly))
card("titan-librarian", at_the_end_of_your_turn(If(this_is("off-flank"), archive(a(card_of_yours)))))
card("zyx-researcher", on_play(ChooseOne(archive_top(), archive(TOP_OF_DISCARD))))

# upgrades
card("backup-copy", gained(on_destroyed(put_on_top(THIS, YOUR_DECK))))
