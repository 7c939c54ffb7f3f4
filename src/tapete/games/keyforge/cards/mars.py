"""Mars."""

from tapete.core.effects import Choose, ChooseOne, If, May, Times, Together
from tapete.core.language import Words
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.catalogue import card
from tapete.games.keyforge.modifiers import OPPONENT, YOU
from tapete.games.keyforge.vocabulary.aember import (
    capture,
    capture_from_own_side,
    forge_key,
    gain,
    gain_chains,
    opponent_loses,
    steal,
)
from tapete.games.keyforge.vocabulary.conditions import (
    DESTROYED_BY_IT,
    IF_YOU_DO,
    Counted,
    count,
    keys_of,
    opponent_has,
    this_way,
)
from tapete.games.keyforge.vocabulary.constants import (
    action,
    before_fight,
    belongs_to,
    cannot,
    enters_ready,
    enters_stunned,
    gained,
    gets,
    harmless,
    keys_cost,
    loses,
    may_use,
    omni,
    on_destroyed,
    on_fight_or_reap,
    on_play,
    on_reap,
    whenever,
)
from tapete.games.keyforge.vocabulary.digging import dig_for
from tapete.games.keyforge.vocabulary.diverting import catches_aember
from tapete.games.keyforge.vocabulary.harm import damage, destroy, fully_heal, power_counters, ready, sacrifice, stun
from tapete.games.keyforge.vocabulary.lasting import for_the_turn, plainly
from tapete.games.keyforge.vocabulary.losses import less_per_card_in_hand, lose_all, opponent_loses_triple
from tapete.games.keyforge.vocabulary.nouns import (
    FOUGHT,
    IT,
    THAT_CARD,
    THIS,
    THIS_ARTIFACT,
    a,
    any_card,
    any_number,
    artifact,
    both,
    card_in_play,
    creature,
    creature_or_artifact,
    each,
    up_to,
)
from tapete.games.keyforge.vocabulary.phrasing import SLAIN, reminder, spoken, worded
from tapete.games.keyforge.vocabulary.piles import (
    each_owner_gains,
    of_another_name,
    put_into_owners_archives,
    reveal_hand,
    sharing_a_trait,
)
from tapete.games.keyforge.vocabulary.using import choose_house, put_in_play, use
from tapete.games.keyforge.vocabulary.zones import (
    YOUR_HAND,
    archive,
    discard,
    draw,
    purge,
    put_into_your_archives,
    return_to_hand,
    reveal,
    shuffle_into_deck,
)

MARTIAN = creature.of("mars")
READY_MARTIAN = creature.friendly.ready.of("mars")
EACH_REVEALED = this_way(Words("por cada carta revelada así", "for each card revealed this way"))
DAMAGED_ENEMIES = worded(
    up_to(3, creature.enemy.damaged), "hasta 3 criaturas enemigas dañadas", "up to 3 damaged enemy creatures", several=True
)
REVEAL_MARS_CARDS = reveal(any_number(any_card.of("mars").in_hand))
BACK_TO_ITS_OWNER = reminder(
    "si esa criatura sale de tus archivos, va en su lugar a la mano de su propietario",
    "if that creature leaves your archives, it is put into its owner’s hand instead",
)
BACK_TO_THEIR_OWNERS = reminder(
    "si alguna de estas criaturas sale de tus archivos, va en su lugar a la mano de su propietario",
    "if any of these creatures leave your archives, they are put into their owner’s hand instead",
)

card("ammonia-clouds", on_play(damage(3, each(creature))))
card("battle-fleet", on_play(REVEAL_MARS_CARDS, Times(EACH_REVEALED, draw(1))))
card(
    "deep-probe",
    on_play(
        choose_house(),
        reveal_hand(OPPONENT),
        discard(
            worded(
                each(creature.of_that_house.in_their_hand),
                "cada criatura de esa casa revelada así",
                "each creature of that house revealed this way",
            )
        ),
    ),
)
card(
    "emp-blast",
    on_play(
        stun(
            worded(
                both(each(MARTIAN), each(creature.trait("robot"))),
                "cada criatura de Marte y a cada criatura Robot",
                "each Mars creature and each Robot creature",
            )
        ),
        destroy(each(artifact)),
    ),
)
card("hypnotic-command", on_play(Times(count(creature.friendly.of("mars")), capture_from_own_side(1, a(creature.enemy)))))
card("irradiated-æmber", on_play(If(opponent_has(6), damage(3, each(creature.enemy)))))
card(
    "key-abduction",
    on_play(
        return_to_hand(each(MARTIAN)),
        May(
            forge_key(
                less_per_card_in_hand(9),
                words=Words(
                    "una llave a su coste actual +9 Æ, reducido en 1 Æ por cada carta de tu mano",
                    "a key at +9Æ current cost, reduced by 1Æ for each card in your hand",
                ),
            )
        ),
    ),
)
card("martian-hounds", on_play(Choose(a(creature)), power_counters(count(creature.damaged, 2), IT)))
card(
    "martians-make-bad-allies",
    on_play(
        reveal_hand(),
        purge(
            worded(
                each(creature.not_of("mars").in_hand),
                "cada criatura revelada que no sea de Marte",
                "each revealed non-Mars creature",
            )
        ),
        gain(this_way(Words("por cada carta purgada así", "for each card purged this way"))),
    ),
)
card("mass-abduction", on_play(put_into_your_archives(DAMAGED_ENEMIES), BACK_TO_THEIR_OWNERS))
card("mating-season", on_play(shuffle_into_deck(each(MARTIAN)), each_owner_gains()))
card("mothership-support", on_play(Times(count(READY_MARTIAN), damage(2, a(creature)))))
card("orbital-bombardment", on_play(REVEAL_MARS_CARDS, Times(EACH_REVEALED, damage(2, a(creature)))))
card("phosphorus-stars", on_play(stun(each(creature.not_of("mars"))), gain_chains(2)))
card("psychic-network", on_play(steal(count(READY_MARTIAN))))
card("sample-collection", on_play(Times(keys_of(OPPONENT), put_into_your_archives(a(creature.enemy))), BACK_TO_THEIR_OWNERS))
card("shatter-storm", on_play(lose_all(), opponent_loses_triple()))
card(
    "soft-landing",
    on_play(
        plainly(
            enters_ready(
                Words(
                    "la próxima criatura o artefacto que juegues este turno entra en juego preparado",
                    "the next creature or artifact you play this turn enters play ready",
                ),
                creature_or_artifact.friendly,
                played=True,
            ),
            uses=1,
        )
    ),
)
card("squawker", on_play(ChooseOne(ready(a(MARTIAN)), stun(a(creature.not_of("mars"))))))
card("total-recall", on_play(gain(count(creature.friendly.ready)), return_to_hand(each(creature.friendly), YOUR_HAND)))
card(
    "combat-pheromones",
    omni(
        sacrifice(THIS_ARTIFACT),
        plainly(
            may_use(
                Words("puedes usar hasta otras 2 cartas de Marte este turno", "you may use up to 2 other Mars cards this turn"),
                card_in_play.of("mars").other,
                number=2,
            )
        ),
    ),
)
card("commpod", action(REVEAL_MARS_CARDS, Times(EACH_REVEALED, May(ready(a(MARTIAN))))))
card(
    "crystal-hive",
    action(
        for_the_turn(
            whenever(ev.REAPED, Words("cada vez que una criatura coseche", "each time a creature reaps"), gain(1), cards=creature)
        )
    ),
)
card(
    "custom-virus",
    omni(
        sacrifice(THIS_ARTIFACT),
        May(purge(a(creature.in_hand))),
        If(IF_YOU_DO, destroy(each(sharing_a_trait(creature)))),
    ),
)
card("feeding-pit", action(discard(a(creature.in_hand)), If(IF_YOU_DO, gain(1))))
card("invasion-portal", action(dig_for(MARTIAN)))
card("incubation-chamber", omni(reveal(a(MARTIAN.in_hand)), If(IF_YOU_DO, spoken("archívala", "archive it", archive(THAT_CARD)))))
card(
    "mothergun",
    action(
        REVEAL_MARS_CARDS,
        spoken(
            "inflige a una criatura tanto daño como cartas de Marte hayas revelado así",
            "deal damage to a creature equal to the number of Mars cards revealed this way",
            damage(Counted("this way", Words("", "")), a(creature)),
        ),
    ),
)
card("sniffer", action(for_the_turn(loses("elusive", creature))))
card(
    "swap-widget",
    action(
        return_to_hand(a(READY_MARTIAN), YOUR_HAND),
        If(
            IF_YOU_DO,
            spoken(
                "pon en juego una criatura de Marte de tu mano con otro nombre y luego prepárala",
                "put a Mars creature with a different name from your hand into play, then ready it",
                put_in_play(a(of_another_name(MARTIAN.in_hand))),
                ready(IT),
            ),
        ),
    ),
)
card(
    "blypyp",
    on_reap(
        plainly(
            enters_ready(
                Words(
                    "la próxima criatura de Marte que juegues este turno entra en juego preparada",
                    "the next Mars creature you play this turn enters play ready",
                ),
                creature.friendly.of("mars"),
                played=True,
            ),
            uses=1,
        )
    ),
)
card(
    "chuff-ape",
    enters_stunned(),
    on_fight_or_reap(May(sacrifice(a(creature.friendly.other))), If(IF_YOU_DO, fully_heal(THIS))),
)
card("ether-spider", harmless(), catches_aember())
card("grabber-jammer", keys_cost(1), on_fight_or_reap(capture(1)))
card(
    "grommid",
    cannot("play", YOU, Words("no puedes jugar criaturas", "you cannot play creatures"), creature),
    whenever(
        ev.DESTROYED,
        Words(
            "después de que una criatura enemiga sea destruida al luchar con esta criatura",
            "after an enemy creature is destroyed fighting this creature",
        ),
        opponent_loses(1),
        cards=creature.enemy,
        foe=True,
    ),
)
card("john-smyth", on_fight_or_reap(ready(a(MARTIAN.not_trait("agent")))))
card("mindwarper", action(capture_from_own_side(1, a(creature.enemy))))
card("phylyx-the-disintegrator", action(opponent_loses(count(creature.friendly.of("mars").other))))
card("qyxxlyx-plague-master", on_fight_or_reap(damage(3, each(creature.trait("human")), piercing=True)))
card(
    "tunk",
    whenever(
        ev.PLAYED,
        Words("después de que juegues otra criatura de Marte", "after you play another Mars creature"),
        fully_heal(THIS),
        cards=MARTIAN,
        who=YOU,
        others=True,
    ),
)
card("ulyq-megamouth", on_fight_or_reap(use(a(creature.friendly.not_of("mars")))))
card("uxlyx-the-zookeeper", on_reap(put_into_your_archives(a(creature.enemy)), BACK_TO_ITS_OWNER))
card(
    "vezyma-thinkdrone",
    on_reap(
        May(
            archive(
                worded(a(creature_or_artifact.friendly), "una criatura o un artefacto amigos", "a friendly creature or artifact")
            )
        )
    ),
)
card(
    "yxili-marauder",
    *gets(power=Counted("aember on this", Words("por cada Æ que haya sobre ella", "for each Æ on it"))),
    on_play(capture(count(READY_MARTIAN))),
)
card("yxilo-bolter", on_fight_or_reap(damage(2, a(creature)), If(DESTROYED_BY_IT, spoken("púrgala", "purge it", purge(SLAIN)))))
card("yxilx-dominator", enters_stunned())
card(
    "zorg",
    enters_stunned(),
    before_fight(
        stun(
            worded(
                both(FOUGHT, each(creature.next_to_the_fought)),
                "la criatura con la que lucha y a cada una de sus vecinas",
                "the creature it fights and each of that creature’s neighbors",
            )
        )
    ),
)
card(
    "zyzzix-the-many",
    on_fight_or_reap(
        May(reveal(a(creature.in_hand))),
        If(IF_YOU_DO, Together(spoken("archívala", "archive it", archive(THAT_CARD)), power_counters(3, THIS))),
    ),
)
card("biomatrix-backup", gained(on_destroyed(put_into_owners_archives(THIS))))
card(
    "brain-stem-antenna",
    gained(
        whenever(
            ev.PLAYED,
            Words("después de que juegues una criatura de Marte", "after you play a Mars creature"),
            spoken(
                "prepara esta criatura y, durante el resto del turno, pertenece a la casa Marte",
                "ready this creature and, for the remainder of the turn, it belongs to house Mars",
                ready(THIS),
                for_the_turn(belongs_to("mars", Words("", ""))),
            ),
            cards=MARTIAN,
            who=YOU,
        )
    ),
)
card("jammer-pack", gained(keys_cost(2)))
card("red-planet-ray-gun", gained(on_reap(Choose(a(creature)), damage(count(MARTIAN), IT))))
