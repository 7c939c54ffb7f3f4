"""What card files say about when and how abilities work."""

from tapete.games.mitos_y_leyendas import (
    modifiers as m,
)
from tapete.games.mitos_y_leyendas import (
    things as t,
)
from tapete.games.mitos_y_leyendas.abilities import (
    ITS_COST,
    Spell,
    Target,
)
from tapete.games.mitos_y_leyendas.catalogue import (
    card,
)
from tapete.games.mitos_y_leyendas.tolls import (
    Toll,
)
from tapete.games.mitos_y_leyendas.vocabulary.abilities import (
    bans,
    on,
    when,
)
from tapete.games.mitos_y_leyendas.vocabulary.abilities.constant import (
    UNBLOCKABLE,
    attack_costs,
    attacks_at_once,
    bearer_gains,
    blocked_only_by,
    blocks_for_gold,
    blocks_more,
    blocks_unblockable,
    blocks_until_exhausted,
    carries_more,
    carries_two,
    gains,
    must_attack,
    must_be_blocked,
    needs_company,
    never,
    not_blocked_by,
    only_attacks_if,
    others_gain,
    rallies,
    returns_to_block,
    strength_is,
    takes_damage_while_blocking,
    unaffected_by_talismans,
    unaffected_in_battle,
    unblockable_if,
    worth,
)
from tapete.games.mitos_y_leyendas.vocabulary.abilities.for_all import (
    BEARER_CANNOT_FIGHT,
    all_attack_at_once,
    all_cannot,
    all_lose_ability,
    all_more,
    all_safe,
    all_unblockable,
    bearer,
    counts_as,
    safe_from,
)
from tapete.games.mitos_y_leyendas.vocabulary.abilities.players import (
    EXTRA_DROP,
    cheaper,
    costs_less,
    dearer,
    extra_draw,
    only_one,
    pays_only,
    rule,
    their_oros_cost,
    weapons_cheaper,
)
from tapete.games.mitos_y_leyendas.vocabulary.abilities.responses import (
    annuls,
    annuls_by,
    answers,
    answers_in_play,
    answers_play,
    cancels_by,
    spell,
    war_spell,
)
from tapete.games.mitos_y_leyendas.vocabulary.abilities.saving import (
    saves,
)
from tapete.games.mitos_y_leyendas.vocabulary.abilities.triggers import (
    at,
    attacks,
    bearer_attacks,
    bearer_blocks,
    bearer_damages,
    bearer_dies_after_attacking,
    bearer_is_blocked,
    blocks,
    damages,
    destroyed,
    dies_after_attacking,
    enters,
    falls,
    is_blocked,
    on_destroyed,
    on_playing,
    played_itself,
    unblocked,
)
from tapete.games.mitos_y_leyendas.vocabulary.abilities.uses import (
    ANY_COPIES,
    CANNOT_BE_ANNULLED,
    anyone_may,
    carried_by,
    discarding,
    from_graveyard,
    milling,
    returning,
    sacrifice,
    sacrificing,
    shuffling,
    to_attack,
    to_play,
    use,
    use_in_battle,
)
from tapete.games.mitos_y_leyendas.vocabulary.conditions import (
    Carries,
    NoneArmed,
)
from tapete.games.mitos_y_leyendas.vocabulary.lasting.changes import (
    AFTER_NEXT,
    attackers_unblockable,
    bonuses_are_lost,
    cannot_die,
    they_deal_no_damage,
    weapon_counts_twice,
)
from tapete.games.mitos_y_leyendas.vocabulary.lasting.players import (
    FREE,
    extra_draw_now,
)
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import (
    SAME_CARD,
    SAME_TARGET,
    ally_card,
)
from tapete.games.mitos_y_leyendas.vocabulary.verbs.annulling import (
    Save,
)
from tapete.games.mitos_y_leyendas.vocabulary.verbs.searching import (
    TakesUp,
)

__all__ = [
    "AFTER_NEXT", "ANY_COPIES", "BEARER_CANNOT_FIGHT", "CANNOT_BE_ANNULLED", "Carries", "EXTRA_DROP", "FREE",
    "ITS_COST", "NoneArmed", "SAME_CARD", "SAME_TARGET", "Save", "Spell", "TakesUp", "Target", "Toll", "UNBLOCKABLE",
    "all_attack_at_once", "all_cannot", "all_lose_ability", "all_more", "all_safe", "all_unblockable", "ally_card",
    "annuls", "annuls_by", "answers", "answers_in_play", "answers_play", "anyone_may", "at", "attack_costs",
    "attackers_unblockable", "attacks", "attacks_at_once", "bans", "bearer", "bearer_attacks", "bearer_blocks",
    "bearer_damages", "bearer_dies_after_attacking", "bearer_gains", "bearer_is_blocked", "blocked_only_by", "blocks",
    "blocks_for_gold", "blocks_more", "blocks_unblockable", "blocks_until_exhausted", "bonuses_are_lost", "cancels_by",
    "cannot_die", "card", "carried_by", "carries_more", "carries_two", "cheaper", "costs_less", "counts_as", "damages",
    "dearer", "destroyed", "dies_after_attacking", "discarding", "enters", "extra_draw", "extra_draw_now", "falls",
    "from_graveyard", "gains", "is_blocked", "m", "milling", "must_attack", "must_be_blocked", "needs_company", "never",
    "not_blocked_by", "on", "on_destroyed", "on_playing", "only_attacks_if", "only_one", "others_gain", "pays_only",
    "played_itself", "rallies", "returning", "returns_to_block", "rule", "sacrifice", "sacrificing", "safe_from",
    "saves", "shuffling", "spell", "strength_is", "t", "takes_damage_while_blocking", "their_oros_cost",
    "they_deal_no_damage", "to_attack", "to_play", "unaffected_by_talismans", "unaffected_in_battle", "unblockable_if",
    "unblocked", "use", "use_in_battle", "war_spell", "weapon_counts_twice", "weapons_cheaper", "when", "worth",
]  # fmt: skip
