"""Logos, in Worlds Collide."""

from tapete.games.keyforge.vocabulary.lexicon import *

# actions
card("thorium-plasmate", on_play(move_in_line(a(creature.enemy)), damage(for_each("neighbor-of-its-house", 2), IT)))
card("information-exchange", on_play(instead(steal(1), has_done("stolen", 1, who=OPPONENT), steal(2))))
card("data-forge", on_play(May(forge_key(reduced(10, count(any_card.in_hand))))))
card("tautau-vapors", on_play(draw(2), archive(a(card_of_yours))))

# artifacts
card("universal-recycle-bin", action(archive(a(any_card.purged(yours=True)))))
card("universal-keylock", keys_cost(3, EVERYONE), after(forges(EVERYONE), destroy(THIS_ARTIFACT)))

# creatures
card("code-monkey", on_play(archive_neighbors_for(2)))
card(
    "reassembling-automaton",
    on_destroyed(If(YOU_CONTROL_OTHERS, instead_of_destruction(fully_heal(THIS), exhaust(HERSELF), move_to_flank(HERSELF)))),
)
card(
    "self-bolstering-automata",
    on_destroyed(
        If(
            YOU_CONTROL_OTHERS,
            instead_of_destruction(fully_heal(THIS), exhaust(HERSELF), move_to_flank(HERSELF), power_counters(2, HERSELF)),
        )
    ),
)
card("titan-guardian", on_destroyed(If(this_is("off-flank"), draw(2))))
card("wormhole-technician", on_reap(reveal_top(), If(it_is_of("logos"), play(HER), archive(HER))))
card("groupthink-tank", action(damage(4, each(sharing_with_neighbors(creature, 1)))))
card("mimic-gel", only_if("play", there_is(creature.other)), enters_as_copy(creature.other, "logos"))
card("mini-groupthink-tank", on_play_fight_or_reap(damage(8, a(sharing_with_neighbors(creature, 2)))))
card(
    "hyde",
    on_reap(instead(draw(1), you_control("velum"), draw(2))),
    on_destroyed(archive(a(any_card.named("velum").in_discard)), If(IF_YOU_DO, archive(THIS))),
)
card(
    "velum",
    on_reap(instead(archive(a(card_of_yours)), you_control("hyde"), archive(exactly(2, card_of_yours)))),
    on_destroyed(archive(a(any_card.named("hyde").in_discard)), If(IF_YOU_DO, archive(THIS))),
)
card("zenzizenzizenzic", refills(2, when=while_this_is("center")))
card("babbling-bibliophile", on_reap(draw(2)))
card("cændle-unit", after(does("reap", creature.enemy), draw(1)), action(capture(1)))
card("daughter", refills(1))
card("dr-milli", on_play(Times(in_excess(creature.other, OPPONENT), archive(a(card_of_yours)))))
card("edai-edie-4x4", on_play(archive(a(card_of_yours))), keys_cost(for_each("archived-card")))
card("hapsis", after(destroyed_fighting_it(creature.enemy), Together(ward(THIS), draw(1))))
card("quant", on_reap(may_play_one(action_card.not_of("logos"))))
card("sanitation-engineer", on_reap(discard(a(card_of_yours))))

# upgrades
card("academy-training", belongs_to("logos", "if-yours"), gained(on_reap(draw(1))))
card("discombobulator", gained(cannot_be_stolen()))
