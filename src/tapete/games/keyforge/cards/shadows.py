"""Shadows."""

from tapete.core.effects import Choose, If, May, RepeatWhile
from tapete.core.language import Words
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.catalogue import card
from tapete.games.keyforge.modifiers import OPPONENT, YOU
from tapete.games.keyforge.vocabulary.aember import (
    capture,
    forge_key,
    gain,
    opponent_steals,
    steal,
    store_aember,
    take_aember,
)
from tapete.games.keyforge.vocabulary.belonging import OF_NO_HOUSE_OF_YOURS, copy_in_play_or_discard
from tapete.games.keyforge.vocabulary.beneath import BENEATH, put_beneath
from tapete.games.keyforge.vocabulary.boosts import boosts
from tapete.games.keyforge.vocabulary.conditions import (
    DESTROYED_BY_IT,
    IF_YOU_DO,
    OPPONENT_HAS_MORE_AEMBER,
    YOU_FORGED,
    CardIs,
    opponent_has,
    this_way,
)
from tapete.games.keyforge.vocabulary.constants import (
    action,
    belongs_to,
    cannot,
    enters_ready,
    gained,
    harmless,
    may_use,
    must_pay,
    omni,
    on_destroyed,
    on_fight,
    on_fight_or_reap,
    on_leaving_play,
    on_play,
    on_reap,
    receives_spent,
    skips_forge,
    spendable,
    whenever,
)
from tapete.games.keyforge.vocabulary.fighting import OfTheActiveHouse, discard_its_top, stop_fight
from tapete.games.keyforge.vocabulary.harm import damage, destroy, sacrifice
from tapete.games.keyforge.vocabulary.lasting import THEIR_NEXT_TURN, for_the_turn, plainly, while_it_is_in_play
from tapete.games.keyforge.vocabulary.neighborhood import each_of
from tapete.games.keyforge.vocabulary.nouns import (
    IT,
    THIS,
    THIS_ARTIFACT,
    a,
    any_card,
    artifact,
    card_in_play,
    creature,
    each,
    exactly,
)
from tapete.games.keyforge.vocabulary.occasions import FIRST_PLAYED, NOTHING_ELSE_PLAYED
from tapete.games.keyforge.vocabulary.pools import all_but, count_as
from tapete.games.keyforge.vocabulary.replacing import draws_damage_of, instead
from tapete.games.keyforge.vocabulary.using import play, take_control, use_as_yours
from tapete.games.keyforge.vocabulary.zones import (
    archive,
    look_at_hand,
    opponent_discards_random,
    purge,
    return_to_hand,
)

STEALS_WHEN_ARTIFACT = Words("cada vez que juegues un artefacto", "each time you play an artifact")

# ---------------------------------------------------------------------------------------------------------------- actions

card(
    "bait-and-switch",
    on_play(
        RepeatWhile(
            If(OPPONENT_HAS_MORE_AEMBER, steal(1)),
            OPPONENT_HAS_MORE_AEMBER,
            Words(
                "si tu oponente sigue teniendo más Æ que tú, repite el efecto anterior una vez",
                "if your opponent still has more Æ than you, repeat the preceding effect once",
            ),
            limit=1,
        )
    ),
)
card("booby-trap", on_play(damage(4, a(creature.off_flank), splash=2)))
card("finishing-blow", on_play(destroy(a(creature.damaged)), If(IF_YOU_DO, steal(1))))
card("ghostly-hand", on_play(If(opponent_has(1, 1), steal(1))))
card("hidden-stash", on_play(archive(a(any_card.in_hand))))
card("imperial-traitor", on_play(look_at_hand(), May(purge(a(any_card.of("sanctum").in_their_hand)))))
card(
    "key-of-darkness",
    on_play(
        instead(
            forge_key(6, words=Words("una llave a su coste actual más 6 Æ", "a key at +6Æ current cost")),
            opponent_has(0, 0),
            forge_key(2, words=Words("una llave a su coste actual más 2 Æ", "a key at +2Æ current cost")),
        )
    ),
)
card(
    "lights-out",
    on_play(return_to_hand(exactly(2, creature.enemy), Words("la mano de su propietario", "their owner’s hand"))),
)
card(
    "miasma",
    on_play(
        plainly(
            skips_forge(
                OPPONENT,
                Words(
                    "tu oponente se salta el paso de «forjar una llave» en su próximo turno",
                    "your opponent skips the “forge a key” step on their next turn",
                ),
            ),
            THEIR_NEXT_TURN,
        )
    ),
)
card("nerve-blast", on_play(steal(1), If(IF_YOU_DO, damage(2, a(creature)))))
card(
    "one-last-job",
    on_play(
        purge(each(creature.friendly.of("shadows"))),
        steal(this_way(Words("por cada criatura purgada de esta forma", "for each creature purged this way"))),
    ),
)
card("oubliette", on_play(purge(a(creature.power(most=3)))))
card("pawn-sacrifice", on_play(sacrifice(a(creature.friendly)), If(IF_YOU_DO, damage(3, each_of(2, creature)))))
card("poison-wave", on_play(damage(2, each(creature))))
card("relentless-whispers", on_play(damage(2, a(creature)), If(DESTROYED_BY_IT, steal(1))))
card(
    "routine-job",
    on_play(
        steal(1),
        steal(
            count_as(
                any_card.named("routine-job").in_discard,
                Words(
                    "por cada copia de Trabajo Rutinario que haya en tu pila de descartes",
                    "for each copy of Routine Job in your discard pile",
                ),
            )
        ),
    ),
)
card("too-much-to-protect", on_play(steal(all_but(6))))
card(
    "treasure-map",
    on_play(
        If(NOTHING_ELSE_PLAYED, gain(3)),
        for_the_turn(cannot("play", YOU, Words("no puedes jugar cartas", "you cannot play cards"))),
    ),
)

# ---------------------------------------------------------------------------------------------------------------- artifacts

card(
    "customs-office",
    must_pay(
        1,
        "play",
        artifact,
        Words("tu oponente debe pagarte 1 Æ para jugar un artefacto", "your opponent must pay you 1Æ in order to play an artifact"),
    ),
)
card(
    "evasion-sigil",
    whenever(
        ev.ATTACKS,
        Words("antes de que una criatura luche", "before a creature fights"),
        discard_its_top(),
        If(
            CardIs(
                any_card.having(OfTheActiveHouse()),
                Words("la carta descartada es de la casa activa", "the discarded card is of the active house"),
            ),
            stop_fight(),
        ),
    ),
)
card("longfused-mines", omni(sacrifice(THIS_ARTIFACT), damage(3, each(creature.enemy.off_flank))))
card("masterplan", on_play(put_beneath(a(any_card.in_hand))), omni(play(BENEATH), sacrifice(THIS_ARTIFACT)))
card("safe-place", spendable(), action(store_aember(1, THIS_ARTIFACT)))
card("seeker-needle", action(damage(1, a(creature)), If(DESTROYED_BY_IT, gain(1))))
card("skeleton-key", action(capture(1, a(creature.friendly))))
card("special-delivery", omni(sacrifice(THIS_ARTIFACT), damage(3, a(creature.flank)), If(DESTROYED_BY_IT, purge(IT))))
card(
    "speed-sigil",
    enters_ready(
        Words(
            "la primera criatura que se juegue cada turno entra en juego preparada",
            "the first creature played each turn enters play ready",
        ),
        creature.having(FIRST_PLAYED),
        played=True,
    ),
)
card("subtle-maul", action(opponent_discards_random()))
card(
    "the-sting",
    skips_forge(YOU, Words("te saltas tu paso de «forjar una llave»", "skip your “forge a key” step")),
    receives_spent(),
    action(sacrifice(THIS_ARTIFACT)),
)

# ---------------------------------------------------------------------------------------------------------------- creatures

card("bad-penny", on_destroyed(return_to_hand(THIS)))
card("bulleteye", on_reap(destroy(a(creature.flank))))
card("carlo-phantom", whenever(ev.PLAYED, STEALS_WHEN_ARTIFACT, steal(1), cards=artifact, who=YOU))
card(
    "deipno-spymaster",
    omni(
        Choose(a(creature.friendly)),
        plainly(may_use(Words("puedes usar esa criatura este turno", "you may use that creature this turn"), creature.chosen)),
    ),
)
card("faygin", on_reap(return_to_hand(a(copy_in_play_or_discard("urchin")))))
card("macis-asp")
card(
    "mack-the-knife",
    may_use(
        Words(
            "puedes usar esta criatura como si perteneciera a la casa activa",
            "you may use this creature as if it belonged to the active house",
        )
    ),
    action(damage(1, a(creature)), If(DESTROYED_BY_IT, gain(1))),
)
card("magda-the-rat", on_play(steal(2)), on_leaving_play(opponent_steals(2)))
card("mooncurser", on_fight(steal(1)))
card("nexus", on_reap(use_as_yours(a(artifact.enemy))))
card("noddy-the-thief", action(steal(1)))
card("old-bruno", on_play(capture(3)))
card("dodger", on_fight(steal(1)))
card("selwyn-the-fence", on_fight_or_reap(take_aember(1, a(card_in_play.friendly.with_aember))))
card(
    "shadow-self",
    harmless(),
    draws_damage_of(
        creature.not_trait("specter"),
        Words(
            "el daño infligido a sus vecinas que no sean Espectros se inflige en su lugar a esta criatura",
            "damage dealt to its non-Specter neighbors is dealt to this creature instead",
        ),
    ),
)
card("silvertooth", enters_ready(Words("esta criatura entra en juego preparada", "this creature enters play ready")))
card("smiling-ruth", on_reap(If(YOU_FORGED, take_control(a(creature.enemy.flank)))))
card(
    "sneklifter",
    on_play(
        take_control(a(artifact.enemy)),
        while_it_is_in_play(
            belongs_to(
                "shadows",
                Words(
                    "mientras lo controles, si no pertenece a ninguna de tus tres casas, se considera de Sombras",
                    "while under your control, if it does not belong to one of your three houses, it is considered to be of "
                    "house Shadows",
                ),
                artifact.friendly.chosen.having(OF_NO_HOUSE_OF_YOURS),
                only=True,
            )
        ),
    ),
)
card("umbra", on_fight(steal(1)))
card("urchin", on_play(steal(1)))

# ---------------------------------------------------------------------------------------------------------------- upgrades

card("duskrunner", gained(on_reap(steal(1))))
card("ring-of-invisibility", *boosts(keywords=("elusive", "skirmish")))
card("silent-dagger", gained(on_reap(damage(4, a(creature.flank)))))
