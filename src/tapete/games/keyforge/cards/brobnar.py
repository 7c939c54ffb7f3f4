"""Brobnar."""

from tapete.core.effects import May
from tapete.core.language import Words
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.catalogue import card
from tapete.games.keyforge.vocabulary.aember import gain, opponent_loses
from tapete.games.keyforge.vocabulary.conditions import you_have
from tapete.games.keyforge.vocabulary.constants import (
    action,
    gets,
    on_fight,
    on_fight_or_reap,
    on_play,
    play_only_if,
    whenever,
)
from tapete.games.keyforge.vocabulary.harm import damage, stun
from tapete.games.keyforge.vocabulary.lasting import for_the_turn
from tapete.games.keyforge.vocabulary.nouns import a, creature, each
from tapete.games.keyforge.vocabulary.using import ready_and_fight

card("anger", on_play(ready_and_fight(a(creature.friendly))))
card("punch", on_play(damage(3, a(creature))))
card("lava-ball", on_play(damage(4, a(creature), splash=2)))
card(
    "loot-the-bodies",
    on_play(
        for_the_turn(
            whenever(
                ev.DESTROYED,
                Words("cada vez que una criatura enemiga sea destruida", "each time an enemy creature is destroyed"),
                gain(1),
                cards=creature.enemy,
            )
        )
    ),
)
card("cannon", action(damage(2, a(creature))))
card("banner-of-battle", *gets(power=1, cards=creature.friendly))
card("bumpsy", on_play(opponent_loses(1)))
card("ganger-chieftain", on_play(May(ready_and_fight(a(creature.neighboring)))))
card("headhunter", on_fight(gain(1)))
card(
    "kelifi-dragon",
    play_only_if(
        you_have(7),
        Words(
            "esta criatura no puede jugarse salvo que tengas 7 Æ o más",
            "this creature cannot be played unless you have 7Æ or more",
        ),
    ),
    on_fight_or_reap(gain(1), damage(5, a(creature))),
)
card("king-of-the-crag", *gets(power=-2, cards=creature.enemy.of("brobnar")))
card("smaaash", on_play(stun(a(creature))))
card("hebe-the-huge", on_play(damage(2, each(creature.other.undamaged))))
