"""Logos."""

from tapete.core.effects import Choose, ChooseOne, If, RepeatWhile, Sequence, Together
from tapete.core.language import Words
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.catalogue import card
from tapete.games.keyforge.modifiers import EVERYONE, OPPONENT, YOU
from tapete.games.keyforge.vocabulary.aember import capture, gain, gain_chains, steal, store_aember
from tapete.games.keyforge.vocabulary.conditions import (
    IF_YOU_DO,
    ON_FLANK,
    OPPONENT_HAS_MORE_AEMBER,
    AllExist,
    CardIs,
    Counted,
    keys_of,
    this_way,
)
from tapete.games.keyforge.vocabulary.constants import (
    action,
    belongs_to,
    cannot,
    counts_as_flank,
    gained,
    grants,
    keys_cost,
    may_play,
    may_use,
    on_destroyed,
    on_fight,
    on_fight_or_reap,
    on_play,
    on_play_fight_or_reap,
    on_play_or_reap,
    on_reap,
    refills,
    spendable,
    whenever,
)
from tapete.games.keyforge.vocabulary.diverting import reaping_steals
from tapete.games.keyforge.vocabulary.harm import damage, destroy, exhaust, heal, ready, stun, swap_with
from tapete.games.keyforge.vocabulary.lasting import THEIR_NEXT_TURN, for_the_turn, plainly
from tapete.games.keyforge.vocabulary.lines import damage_along
from tapete.games.keyforge.vocabulary.losses import each_loses_half, opponent_gives_all
from tapete.games.keyforge.vocabulary.nouns import (
    THAT_CARD,
    THIS,
    THIS_ARTIFACT,
    THIS_CARD,
    a,
    action_card,
    any_card,
    artifact,
    both,
    creature,
    creature_or_artifact,
    each,
    up_to,
)
from tapete.games.keyforge.vocabulary.phrasing import spoken, worded
from tapete.games.keyforge.vocabulary.piles import (
    card_of_yours,
    discard_top_of_each,
    fewer_than,
    for_each_of_them,
    of_its_house,
    reveal_top,
    swap_deck_and_discard,
    their_archived_card,
)
from tapete.games.keyforge.vocabulary.purges import if_this_artifact_leaves, return_purged
from tapete.games.keyforge.vocabulary.searching import search_for
from tapete.games.keyforge.vocabulary.uses import FIRST_USE, with_reap_effect
from tapete.games.keyforge.vocabulary.using import (
    GiveControl,
    TriggerReap,
    choose_house,
    play,
    play_top,
    take_control_while_in_play,
    use_as_yours,
)
from tapete.games.keyforge.vocabulary.zones import (
    archive,
    archive_top,
    discard,
    discard_top,
    draw,
    look_at_hand,
    purge,
    put_on_top,
    shuffle_deck,
    shuffle_discard_into_deck,
    shuffle_into_deck,
)

OF_THAT_HOUSE = CardIs(any_card.of_that_house, Words("es de esa casa", "it is of that house"))
YOUR_DECK = Words("tu mazo", "your deck")

card(
    "bouncing-deathquark",
    on_play(
        RepeatWhile(
            destroy(both(a(creature.enemy), a(creature.friendly))),
            AllExist(creature.enemy, creature.friendly),
            Words(
                "puedes repetir este efecto tantas veces como quieras, mientras sea posible repetirlo entero",
                "you may repeat this effect as many times as you like, as long as it is possible to repeat all of it",
            ),
            ask=True,
        )
    ),
)
card("dimension-door", on_play(for_the_turn(reaping_steals())))
card("effervescent-principle", on_play(each_loses_half(), gain_chains(1)))
card(
    "foggify",
    on_play(
        plainly(
            cannot(
                "fight",
                OPPONENT,
                Words(
                    "tu oponente no puede usar criaturas para luchar durante su próximo turno",
                    "your opponent cannot use creatures to fight on their next turn",
                ),
            ),
            THEIR_NEXT_TURN,
        )
    ),
)
card("help-from-future-self", on_play(search_for(creature.named("timetraveller")), shuffle_discard_into_deck()))
card(
    "interdimensional-graft",
    on_play(
        plainly(
            whenever(
                ev.FORGED,
                Words("si tu oponente forja una llave en su próximo turno", "if your opponent forges a key on their next turn"),
                opponent_gives_all(),
                who=OPPONENT,
            ),
            THEIR_NEXT_TURN,
        )
    ),
)
card(
    "knowledge-is-power",
    on_play(
        ChooseOne(
            archive(a(card_of_yours)),
            gain(Counted("archives", Words("por cada carta que tengas archivada", "for each archived card you have"))),
        )
    ),
)
card("labwork", on_play(archive(a(card_of_yours))))
card(
    "library-access",
    on_play(
        for_the_turn(
            whenever(
                ev.PLAYED,
                Words("cada vez que juegues otra carta", "each time you play another card"),
                draw(1),
                who=YOU,
                others=True,
            )
        ),
        purge(THIS_CARD),
    ),
)
card("neuro-syphon", on_play(If(OPPONENT_HAS_MORE_AEMBER, Together(steal(1), draw(1)))))
card(
    "phase-shift",
    on_play(
        plainly(
            may_play(
                Words("puedes jugar una carta que no sea de Logos este turno", "you may play one non-Logos card this turn"),
                any_card.not_of("logos"),
                number=1,
            ),
            uses=1,
        )
    ),
)
card("positron-bolt", on_play(damage_along((3, 2, 1), a(creature.flank))))
card("random-access-archives", on_play(archive_top()))
card("remote-access", on_play(use_as_yours(a(artifact.enemy))))
card("reverse-time", on_play(swap_deck_and_discard(), shuffle_deck()))
card(
    "scrambler-storm",
    on_play(
        plainly(
            cannot(
                "play",
                OPPONENT,
                Words(
                    "tu oponente no puede jugar cartas de acción durante su próximo turno",
                    "your opponent cannot play action cards on their next turn",
                ),
                action_card,
            ),
            THEIR_NEXT_TURN,
        )
    ),
)
card("sloppy-labwork", on_play(archive(a(card_of_yours)), discard(a(card_of_yours))))
card(
    "twin-bolt-emission",
    on_play(
        damage(
            2,
            worded(
                both(a(creature), a(creature.different)),
                "una criatura y otros 2 de daño a una criatura distinta",
                "a creature and 2 damage to a different creature",
            ),
        )
    ),
)
card("wild-wormhole", on_play(play_top()))
card("anomaly-exploiter", action(destroy(a(creature.damaged))))
card("chaos-portal", action(choose_house(), reveal_top(), If(OF_THAT_HOUSE, spoken("juégala", "play it", play(THAT_CARD)))))
card(
    "crazy-killing-machine",
    action(
        discard_top_of_each(),
        for_each_of_them(destroy(a(of_its_house))),
        If(
            fewer_than(2, "no se destruyen 2 cartas así", "2 cards are not destroyed this way"),
            destroy(THIS_ARTIFACT),
        ),
    ),
)
card("library-of-babble", action(draw(1)))
card("mobius-scroll", action(archive(both(THIS_ARTIFACT, up_to(2, any_card.in_hand)))))
card("pocket-universe", spendable(), action(store_aember(1, THIS_ARTIFACT)))
card(
    "spangler-box",
    action(purge(worded(a(creature), "una criatura en juego", "a creature in play")), If(IF_YOU_DO, GiveControl(THIS_ARTIFACT))),
    if_this_artifact_leaves(return_purged()),
)
card(
    "spectral-tunneler",
    action(
        Choose(a(creature)),
        spoken(
            "durante el resto del turno, esa criatura se considera de flanco y gana: «Cosechar: Roba una carta.»",
            "for the remainder of the turn, that creature is considered a flank creature and gains, “Reap: Draw a card.”",
            for_the_turn(counts_as_flank(creature.chosen, Words("", ""))),
            for_the_turn(grants(on_reap(draw(1)), creature.chosen)),
        ),
    ),
)
card(
    "strange-gizmo",
    whenever(
        ev.FORGED,
        Words("después de que forjes una llave", "after you forge a key"),
        destroy(
            worded(each(creature_or_artifact), "cada criatura y cada artefacto", "each creature and each artifact", several=True)
        ),
        who=YOU,
    ),
)
card("the-howling-pit", refills(1, EVERYONE))
card("batdrone", on_fight(steal(1)))
card(
    "brain-eater",
    whenever(
        ev.DESTROYED,
        Words(
            "después de que una criatura sea destruida al luchar con esta criatura",
            "after a creature is destroyed fighting this creature",
        ),
        draw(1),
        cards=creature,
        foe=True,
    ),
)
card("dextre", on_play(capture(1)), on_destroyed(put_on_top(THIS, Words("la parte superior de tu mazo", "top of your deck"))))
card("doc-bookton", on_reap(draw(1)))
card("dr-escotera", on_play(gain(keys_of(OPPONENT))))
card(
    "dysania",
    on_play(
        spoken(
            "tu oponente descarta cada una de sus cartas archivadas",
            "your opponent discards each of their archived cards",
            discard(each(their_archived_card)),
        ),
        gain(this_way(Words("por cada carta descartada así", "for each card discarded this way"))),
    ),
)
card("ganymede-archivist", on_reap(archive(a(card_of_yours))))
card("harland-mindlock", on_play(take_control_while_in_play(a(creature.enemy.flank))))
card("quixo-the-adventurer", on_fight(draw(1)))
card("mother", refills(1))
card(
    "neutron-shark",
    on_play_fight_or_reap(
        RepeatWhile(
            Sequence(
                destroy(
                    worded(
                        both(a(creature_or_artifact.enemy), a(creature_or_artifact.friendly)),
                        "una criatura o un artefacto enemigos y una criatura o un artefacto amigos",
                        "an enemy creature or artifact and a friendly creature or artifact",
                    )
                ),
                discard_top(),
            ),
            CardIs(any_card.not_of("logos"), Words("", "")),
            Words(
                "si esa carta no es de Logos, activa de nuevo este efecto",
                "if that card is not a Logos card, trigger this effect again",
            ),
        )
    ),
)
card("novu-archaeologist", action(archive(a(any_card.in_discard))))
card("ozmo-martianologist", on_fight_or_reap(ChooseOne(heal(3, a(creature.of("mars"))), stun(a(creature.of("mars"))))))
card("psychic-bug", on_play_or_reap(look_at_hand()))
card(
    "replicator",
    on_reap(TriggerReap(worded(a(with_reap_effect(creature.other)), "otra criatura en juego", "another creature in play"))),
)
card("research-smoko", on_destroyed(archive_top()))
card(
    "skippy-timehog",
    on_play(
        plainly(
            cannot(
                "use",
                OPPONENT,
                Words(
                    "tu oponente no puede usar cartas durante su próximo turno",
                    "your opponent cannot use any cards on their next turn",
                ),
            ),
            THEIR_NEXT_TURN,
        )
    ),
)
card("timetraveller", on_play(draw(2)), action(shuffle_into_deck(THIS, YOUR_DECK)))
card("titan-mechanic", keys_cost(-1, EVERYONE, ON_FLANK))
card(
    "vespilon-theorist",
    on_reap(
        choose_house(),
        reveal_top(),
        If(
            OF_THAT_HOUSE,
            Together(spoken("archívala", "archive it", archive(THAT_CARD)), gain(1)),
            spoken("descártala", "discard it", discard(THAT_CARD)),
        ),
    ),
)
card(
    "veylan-analyst",
    whenever(ev.USED, Words("cada vez que uses un artefacto", "each time you use an artifact"), gain(1), cards=artifact, who=YOU),
)
card(
    "experimental-therapy",
    belongs_to("all", Words("esta criatura pertenece a todas las casas", "this creature belongs to all houses")),
    on_play(
        spoken("aturde y agota a esta criatura", "stun and exhaust this creature", stun(THIS), exhaust(THIS)),
    ),
)
card("rocket-boots", gained(on_fight_or_reap(If(FIRST_USE, spoken("prepárala", "ready it", ready(THIS))))))
card(
    "transposition-sandals",
    gained(
        action(
            swap_with(a(creature.friendly.other)),
            plainly(
                may_use(
                    Words("puedes usar esa otra criatura este turno", "you may use that other creature this turn"),
                    creature.chosen,
                )
            ),
        )
    ),
)
