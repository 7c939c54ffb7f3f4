"""Brobnar."""

from tapete.core.effects import If, May, OneByOne, Times, Together
from tapete.core.language import Words
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.catalogue import card
from tapete.games.keyforge.modifiers import EVERYONE, YOU
from tapete.games.keyforge.vocabulary.aember import capture, gain, gain_chains, opponent_loses, place_aember, steal
from tapete.games.keyforge.vocabulary.choices import a_different, with_neighbors
from tapete.games.keyforge.vocabulary.conditions import (
    FROM_HAND,
    AtLeast,
    Excess,
    Exists,
    MoreCards,
    PlayedExactly,
    count,
    opponent_has,
    you_have,
)
from tapete.games.keyforge.vocabulary.constants import (
    action,
    before_fight,
    cannot,
    fight_bonus,
    gained,
    gains,
    gets,
    keys_cost,
    may_use,
    omni,
    on_destroyed,
    on_fight,
    on_fight_or_reap,
    on_play,
    on_reap,
    play_only_if,
    whenever,
)
from tapete.games.keyforge.vocabulary.digging import dig_for
from tapete.games.keyforge.vocabulary.fates import DestroyedFighting, destroyed_if
from tapete.games.keyforge.vocabulary.harm import damage, destroy, fully_heal, heal, power_counters, sacrifice, stun
from tapete.games.keyforge.vocabulary.lasting import for_the_turn
from tapete.games.keyforge.vocabulary.nouns import (
    EVENT_CARD,
    IT,
    ITSELF,
    THIS,
    THIS_ARTIFACT,
    a,
    any_card,
    artifact,
    card_in_play,
    creature,
    each,
    up_to,
)
from tapete.games.keyforge.vocabulary.powerful import Remaining, all_but_the_most_powerful
from tapete.games.keyforge.vocabulary.speech import IfTheOpponent
from tapete.games.keyforge.vocabulary.using import choose_house, ready_and_fight
from tapete.games.keyforge.vocabulary.zones import YOUR_HAND, put_on_top, return_to_hand

ENEMY_DESTROYED = Words("cada vez que una criatura enemiga sea destruida", "each time an enemy creature is destroyed")
DESTROYED_FIGHTING_IT = Words(
    "después de que una criatura enemiga sea destruida luchando contra esta criatura",
    "after an enemy creature is destroyed fighting this creature",
)
ENDS_YOUR_TURN = Words("al final de tu turno", "at the end of your turn")

# actions
card("anger", on_play(ready_and_fight(a(creature.friendly))))
card("barehanded", on_play(put_on_top(each(artifact))))
card("blood-money", on_play(place_aember(2, a(creature.enemy))))
card(
    "brothers-in-battle",
    on_play(
        choose_house(),
        for_the_turn(
            may_use(
                Words("cada criatura amiga de esa casa puede luchar", "each friendly creature of that house may fight"),
                creature.friendly.of_that_house,
                only_fight=True,
            )
        ),
    ),
)
card("burn-the-stockpile", on_play(IfTheOpponent(opponent_has(7), opponent_loses(4))))
card(
    "champion-s-challenge",
    on_play(
        destroy(all_but_the_most_powerful(creature.enemy)),
        destroy(all_but_the_most_powerful(creature.friendly)),
        ready_and_fight(Remaining(creature.friendly)),
    ),
)
card("coward-s-end", on_play(destroy(each(creature.undamaged)), gain_chains(3)))
card(
    "follow-the-leader",
    on_play(
        for_the_turn(
            may_use(
                Words("cada criatura amiga puede luchar", "each friendly creature may fight"),
                creature.friendly,
                only_fight=True,
            )
        )
    ),
)
card("lava-ball", on_play(damage(4, a(creature), splash=2)))
card("loot-the-bodies", on_play(for_the_turn(whenever(ev.DESTROYED, ENEMY_DESTROYED, gain(1), cards=creature.enemy))))
card(
    "take-that-smartypants",
    on_play(
        If(
            AtLeast(
                count(card_in_play.enemy.of("logos")),
                3,
                Words("tu oponente tiene 3 o más cartas de Logos en juego", "your opponent has 3 or more Logos cards in play"),
            ),
            steal(2),
            last=True,
        )
    ),
)
card("punch", on_play(damage(3, a(creature))))
card("relentless-assault", on_play(OneByOne(up_to(3, creature.friendly), ready_and_fight(IT))))
card(
    "smith",
    on_play(
        If(
            MoreCards(
                creature.friendly,
                creature.enemy,
                Words("controlas más criaturas que tu oponente", "you control more creatures than your opponent"),
            ),
            gain(2),
            last=True,
        )
    ),
)
card("sound-the-horns", on_play(dig_for(creature.of("brobnar"))))
card("tremor", on_play(stun(with_neighbors(a(creature)))))
card(
    "unguarded-camp",
    on_play(
        Times(
            Excess(
                creature.friendly,
                creature.enemy,
                Words(
                    "por cada criatura que tengas de más respecto a tu oponente",
                    "for each creature you have in excess of your opponent",
                ),
            ),
            capture(1, a_different(creature.friendly)),
        )
    ),
)
card(
    "warsong",
    on_play(
        for_the_turn(
            whenever(
                ev.FOUGHT,
                Words("cada vez que una criatura amiga luche", "each time a friendly creature fights"),
                gain(1),
                who=YOU,
            )
        )
    ),
)

# artifacts
card(
    "autocannon",
    whenever(
        ev.ENTERED_PLAY,
        Words("después de que una criatura entre en juego", "after a creature enters play"),
        damage(1, EVENT_CARD),
        cards=creature,
    ),
)
card("banner-of-battle", *gets(power=1, cards=creature.friendly))
card("cannon", action(damage(2, a(creature))))
card("gauntlet-of-command", action(ready_and_fight(a(creature.friendly))))
card("iron-obelisk", keys_cost(count(creature.friendly.damaged.of("brobnar"))))
card("mighty-javelin", omni(sacrifice(THIS_ARTIFACT), damage(4, a(creature))))
card(
    "pile-of-skulls",
    whenever(
        ev.DESTROYED,
        Words(
            "cada vez que una criatura enemiga sea destruida durante tu turno",
            "each time an enemy creature is destroyed during your turn",
        ),
        capture(1, a(creature.friendly)),
        cards=creature.enemy,
        your_turn=True,
    ),
)
card("screechbomb", omni(sacrifice(THIS_ARTIFACT), opponent_loses(2)))
card("the-warchest", action(gain(DestroyedFighting())))

# creatures
card(
    "bilgum-avalanche",
    whenever(
        ev.FORGED,
        Words("después de que forjes una llave", "after you forge a key"),
        damage(2, each(creature.enemy)),
        who=YOU,
    ),
)
card(
    "valdr",
    fight_bonus(
        2,
        creature.enemy.flank,
        Words(
            "mientras ataca a una criatura enemiga de flanco, esta criatura inflige +2 de daño",
            "while attacking an enemy creature on a flank, this creature deals +2 damage",
        ),
    ),
)
card("bumpsy", on_play(opponent_loses(1)))
card("earthshaker", on_play(destroy(each(creature.power(most=3)))))
card("firespitter", before_fight(damage(1, each(creature.enemy))))
card("ganger-chieftain", on_play(May(ready_and_fight(a(creature.neighboring)))))
card("grenade-snib", on_destroyed(opponent_loses(2)))
card("headhunter", on_fight(gain(1)))
card("hebe-the-huge", on_play(damage(2, each(creature.other.undamaged))))
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
card("krump", whenever(ev.DESTROYED, DESTROYED_FIGHTING_IT, opponent_loses(1), cards=creature.enemy, foe=True))
card("lomir-flamefist", on_play(IfTheOpponent(opponent_has(7), opponent_loses(2))))
card("looter-goblin", on_reap(for_the_turn(whenever(ev.DESTROYED, ENEMY_DESTROYED, gain(1), cards=creature.enemy))))
card(
    "mugwump",
    whenever(
        ev.DESTROYED,
        DESTROYED_FIGHTING_IT,
        Together(fully_heal(THIS), power_counters(1, ITSELF)),
        cards=creature.enemy,
        foe=True,
    ),
)
card(
    "pingle-who-annoys",
    whenever(
        ev.ENTERED_PLAY,
        Words("después de que una criatura enemiga entre en juego", "after an enemy creature enters play"),
        damage(1, EVENT_CARD),
        cards=creature.enemy,
    ),
)
card(
    "rock-hurling-giant",
    whenever(
        ev.DISCARDED,
        Words(
            "durante tu turno, cada vez que descartes de tu mano una carta de Brobnar",
            "during your turn, each time you discard a Brobnar card from your hand",
        ),
        May(damage(4, a(creature))),
        cards=any_card.of("brobnar"),
        who=YOU,
        your_turn=True,
        when=FROM_HAND,
    ),
)
card(
    "rogue-ogre",
    whenever(ev.TURN_ENDS, ENDS_YOUR_TURN, If(PlayedExactly(1), Together(heal(2, THIS), capture(1))), who=YOU),
)
card("smaaash", on_play(stun(a(creature))))
card(
    "tireless-crocag",
    cannot("reap", EVERYONE, Words("esta criatura no puede cosechar", "this creature cannot reap"), creature.itself),
    may_use(
        Words(
            "puedes usar esta criatura como si fuera de la casa activa",
            "you may use this creature as if it belonged to the active house",
        )
    ),
    destroyed_if(
        Exists(
            creature.enemy,
            Words("tu oponente no tiene criaturas en juego", "your opponent has no creatures in play"),
            wanted=False,
        )
    ),
)
card("troll", on_reap(heal(3, THIS)))
card("wardrummer", on_play(return_to_hand(each(creature.friendly.other.of("brobnar")), YOUR_HAND)))

# upgrades
card("blood-of-titans", *gets(power=5))
card("phoenix-heart", gained(on_destroyed(return_to_hand(THIS), damage(3, each(creature)))))
card("yo-mama-mastery", gains("taunt"), on_play(fully_heal(THIS)))
