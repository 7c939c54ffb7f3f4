"""Logos, of Age of Ascension."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card("cutthroat-research", on_play(If(has(OPPONENT, 8), steal(2), last=True)))
card("poke", on_play(damage(1, a(creature.enemy)), If(DESTROYED_BY_IT, draw(1))))

# artifacts
card("memory-chip", after(you_choose("logos"), archive(a(card_of_yours))))
card("scientifical-hack", omni(sacrifice(THIS_ARTIFACT), for_the_turn(may_use_any(artifact.friendly))))
card("shard-of-knowledge", action(Times(count(artifact.friendly.trait("shard")), draw(1))))

# creatures
card("fila-the-researcher", after(you_play(creature.neighboring), draw(1)))
card("helper-bot", on_play(may_play_one(any_card.not_of("logos"))))
card("hexpion", on_destroyed(Together(archive(THIS), archive_top())))
card("pip-pip", after(does("reap", creature.enemy), stun(EVENT_CARD)))
card("professor-sutterkin", on_reap(Times(count(creature.friendly.of("logos")), draw(1))))
card("the-curator", enters_ready(artifact.friendly))

# upgrades
card("backup-copy", gained(on_destroyed(put_on_top(THIS, YOUR_DECK))))
