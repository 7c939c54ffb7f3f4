"""Sanctum."""

from tapete.core.effects import ChooseOne, If, May, RepeatWhile, Together
from tapete.core.language import Words
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.catalogue import card
from tapete.games.keyforge.modifiers import YOU
from tapete.games.keyforge.vocabulary.aember import capture, forge_key, gain
from tapete.games.keyforge.vocabulary.boosts import boosts
from tapete.games.keyforge.vocabulary.conditions import (
    IF_YOU_DO,
    ON_FLANK,
    Excess,
    Happened,
    MoreCards,
    opponent_has,
    this_way,
)
from tapete.games.keyforge.vocabulary.constants import (
    action,
    before_fight,
    cannot,
    cannot_be_stolen,
    gained,
    gains,
    gets,
    grants,
    may_use,
    omni,
    on_destroyed,
    on_fight,
    on_fight_or_reap,
    on_play,
    on_play_fight_or_reap,
    on_reap,
    protected,
    whenever,
)
from tapete.games.keyforge.vocabulary.fighting import fights_in_a_row
from tapete.games.keyforge.vocabulary.harm import damage, destroy, fully_heal, heal, sacrifice, stun, swap_with, unstun
from tapete.games.keyforge.vocabulary.lasting import for_the_turn, for_the_turn_together
from tapete.games.keyforge.vocabulary.neighborhood import a_creature_and_a_neighbor
from tapete.games.keyforge.vocabulary.nouns import (
    EVENT_CARD,
    ITSELF,
    THE_UPGRADE,
    THIS,
    THIS_ARTIFACT,
    a,
    any_card,
    artifact,
    creature,
    each,
)
from tapete.games.keyforge.vocabulary.occasions import active_house_is
from tapete.games.keyforge.vocabulary.pools import all_but, reduce_pools
from tapete.games.keyforge.vocabulary.replacing import instead_of_destruction
from tapete.games.keyforge.vocabulary.using import choose_house, ready_and_fight, ready_and_use, use
from tapete.games.keyforge.vocabulary.weakest import the_least_powerful
from tapete.games.keyforge.vocabulary.zones import YOUR_HAND, archive, draw, purge, return_to_hand

knight = creature.trait("knight")
ONLY_FIGHT = Words("tus criaturas solo pueden luchar", "your creatures can only fight")
UNHURT = Words("no se puede infligir daño a ninguna criatura amiga", "friendly creatures cannot be dealt damage")

# ---------------------------------------------------------------------------------------------------------------- actions

card("begone", on_play(ChooseOne(destroy(each(creature.of("dis"))), gain(1))))
card("blinding-light", on_play(choose_house(), stun(each(creature.of_that_house))))
card(
    "charge",
    on_play(
        for_the_turn(
            grants(
                on_play(damage(2, a(creature.enemy))),
                creature,
                Words("cada criatura que juegues", "each creature you play"),
            )
        )
    ),
)
card(
    "cleansing-wave",
    on_play(
        heal(1, each(creature)),
        gain(this_way(Words("por cada criatura curada de esta forma", "for each creature healed this way"))),
    ),
)
card("clear-mind", on_play(unstun(each(creature.friendly))))
card("doorstep-to-heaven", on_play(reduce_pools(5)))
card(
    "glorious-few",
    on_play(
        gain(
            Excess(
                creature.enemy,
                creature.friendly,
                Words(
                    "por cada criatura que tu oponente controle de más respecto a ti",
                    "for each creature your opponent controls in excess of you",
                ),
            )
        )
    ),
)
card("honorable-claim", on_play(capture(1, each(knight.friendly))))
card("inspiration", on_play(ready_and_use(a(creature.friendly))))
card("mighty-lance", on_play(damage(3, a_creature_and_a_neighbor())))
card(
    "oath-of-poverty",
    on_play(
        destroy(each(artifact.friendly)),
        gain(this_way(Words("por cada artefacto destruido de esta forma", "for each artifact destroyed this way"), 2)),
    ),
)
card("one-stood-against-many", on_play(fights_in_a_row(3, a(creature.friendly))))
card("radiant-truth", on_play(stun(each(creature.enemy.off_flank))))
card("shield-of-justice", on_play(for_the_turn(protected(creature.friendly, UNHURT))))
card(
    "take-hostages",
    on_play(
        for_the_turn(
            whenever(
                ev.FOUGHT,
                Words("cada vez que una criatura amiga luche", "each time a friendly creature fights"),
                capture(1, EVENT_CARD),
                cards=creature.friendly,
            )
        )
    ),
)
card("terms-of-redress", on_play(capture(2, a(creature.friendly))))
card("the-harder-they-come", on_play(purge(a(creature.power(5)))))
card("the-spirit-s-way", on_play(destroy(each(creature.power(3)))))
card("virtuous-works")

# ---------------------------------------------------------------------------------------------------------------- artifacts

card(
    "epic-quest",
    on_play(archive(each(knight.friendly))),
    omni(
        If(
            Happened(
                ev.PLAYED,
                7,
                Words("has jugado 7 o más cartas de Sanctum este turno", "you have played 7 or more Sanctum cards this turn"),
                any_card.of("sanctum"),
            ),
            Together(sacrifice(THIS_ARTIFACT), forge_key(free=True)),
        )
    ),
)
card("gorm-of-omm", omni(sacrifice(THIS_ARTIFACT), destroy(a(artifact))))
card("hallowed-blaster", action(heal(3, a(creature))))
card("potion-of-invulnerability", omni(sacrifice(THIS_ARTIFACT), for_the_turn(protected(creature.friendly, UNHURT))))
card("round-table", *boosts(power=1, keywords=("taunt",), cards=knight.friendly))
card(
    "sigil-of-brotherhood",
    omni(
        sacrifice(THIS_ARTIFACT),
        for_the_turn(
            may_use(
                Words("puedes usar las criaturas de Sanctum amigas", "you may use friendly Sanctum creatures"),
                creature.friendly.of("sanctum"),
            )
        ),
    ),
)
card("whispering-reliquary", action(return_to_hand(a(artifact))))

# ---------------------------------------------------------------------------------------------------------------- creatures

card("bulwark", *gets(armor=2, cards=creature.neighboring))
card("champion-anaphiel")
card("champion-tabris", on_fight(capture(1)))
card("commander-remiel", on_reap(use(a(creature.friendly.not_of("sanctum")))))
card("duma-the-martyr", on_destroyed(fully_heal(each(creature.friendly.other)), draw(2)))
card(
    "francus",
    whenever(
        ev.DESTROYED,
        Words(
            "después de que una criatura enemiga sea destruida luchando con esta criatura",
            "after an enemy creature is destroyed fighting this creature",
        ),
        capture(1, ITSELF),
        cards=creature.enemy,
        foe=True,
    ),
)
card("grey-monk", *gets(armor=1, cards=creature.friendly), on_reap(heal(2, a(creature))))
card(
    "hayyel-the-merchant",
    whenever(
        ev.PLAYED, Words("cada vez que juegues un artefacto", "each time you play an artifact"), gain(1), cards=artifact, who=YOU
    ),
)
card("horseman-of-death", on_play(return_to_hand(each(creature.trait("horseman").in_discard), YOUR_HAND)))
card("horseman-of-famine", on_play_fight_or_reap(destroy(the_least_powerful(creature))))
card("horseman-of-pestilence", on_play_fight_or_reap(damage(1, each(creature.not_trait("horseman")))))
card(
    "horseman-of-war",
    on_play(
        for_the_turn_together(
            may_use(
                Words(
                    "puedes usar cada criatura amiga como si fuera de la casa activa, pero solo puede luchar",
                    "each friendly creature can be used as if it were in the active house, but can only fight",
                ),
                creature.friendly,
                only_fight=True,
            ),
            cannot("reap", YOU, ONLY_FIGHT, creature),
            cannot("act", YOU, ONLY_FIGHT, creature),
        )
    ),
)
card(
    "jehu-the-bureaucrat",
    whenever(
        ev.HOUSE_CHOSEN,
        Words("después de que elijas Sanctum como tu casa activa", "after you choose Sanctum as your active house"),
        gain(2),
        who=YOU,
        when=active_house_is("sanctum"),
    ),
)
card("lady-maxena", on_play(stun(a(creature))), action(return_to_hand(THIS)))
card("lord-golgotha", before_fight(damage(3, each(creature.next_to_the_fought))))
card(
    "numquid-the-fair",
    on_play(
        RepeatWhile(
            destroy(a(creature.enemy)),
            MoreCards(
                creature.enemy,
                creature.friendly,
                Words("tu oponente controla más criaturas que tú", "your opponent controls more creatures than you"),
            ),
            Words(
                "repite este efecto si tu oponente sigue controlando más criaturas que tú",
                "repeat this effect if your opponent still controls more creatures than you",
            ),
        )
    ),
)
card(
    "protectrix",
    on_reap(
        May(fully_heal(a(creature))),
        If(
            IF_YOU_DO,
            for_the_turn(
                protected(
                    creature.chosen, Words("no se puede infligir daño a esa criatura", "that creature cannot be dealt damage")
                )
            ),
        ),
    ),
)
card("raiding-knight", on_play(capture(1)))
card("sanctum-guardian", on_fight_or_reap(swap_with(a(creature.friendly.other))))
card("sequis", on_reap(capture(1)))
card("sergeant-zakiel", on_play(May(ready_and_fight(a(creature.neighboring)))))
card("staunch-knight", *boosts(power=2, when=ON_FLANK))
card("gatekeeper", on_play(If(opponent_has(7), capture(all_but(5)))))
card("the-vaultkeeper", cannot_be_stolen())
card("veemos-lightbringer", on_play(destroy(each(creature.elusive))))

# ---------------------------------------------------------------------------------------------------------------- upgrades

card(
    "armageddon-cloak",
    gains("hazardous", 2),
    gained(on_destroyed(instead_of_destruction(fully_heal(THIS), destroy(THE_UPGRADE)))),
)
card(
    "mantle-of-the-zealot",
    gained(
        may_use(
            Words(
                "puedes usar esta criatura como si perteneciera a la casa activa",
                "you may use this creature as if it belonged to the active house",
            )
        )
    ),
)
card("protect-the-weak", *boosts(armor=1, keywords=("taunt",)))
card("shoulder-armor", *boosts(power=2, armor=2, when=ON_FLANK))
