"""What card files say that happens: effects, and how long they last."""

from tapete.core.effects import (
    ChooseOne,
    Chosen,
    May,
    Sequence,
    Together,
)
from tapete.games.mitos_y_leyendas.modifiers import (
    FOR_THIS_TURN,
    NEXT,
    OPPONENT,
    REST,
    THEIR_NEXT,
    YOU,
)
from tapete.games.mitos_y_leyendas.vocabulary.choices import (
    NAMED_IN_HAND,
    AllPaid,
    BanForGood,
    BlocksSuch,
    EachHasItsCost,
    FillsHands,
    IsOfRace,
    MillsUntil,
    MoreTheirs,
    TheirChoice,
    TopIntoPlay,
    all_yours_are_it,
    ally_or_gold,
    gains_for_each_of_it,
    making_them,
    not_blocked_by_it,
    overgrown,
    pays_double,
    strongest,
)
from tapete.games.mitos_y_leyendas.vocabulary.coming import (
    ANY_CARD,
    EMPTYING_IS_SAFE,
    Ransomed,
    answers_own_attack,
    next_costs_less,
    next_is_annulled,
    next_is_safe,
)
from tapete.games.mitos_y_leyendas.vocabulary.compelled import (
    each_destroys,
    each_destroys_all,
    then_target,
    they_destroy,
    they_destroy_all,
    they_destroy_same,
    they_pick_and_destroy,
    when_they_destroy_yours,
)
from tapete.games.mitos_y_leyendas.vocabulary.dealings import (
    ChooseAble,
    DiscardOneSuch,
    DrawMore,
    GiveAway,
    LoseOne,
    PayFor,
    ShowHands,
    ShowThose,
    Spare,
    TheyExile,
    or_instead,
    your_turn_ends_with,
)
from tapete.games.mitos_y_leyendas.vocabulary.drawing import (
    as_your_turn_ends,
    draws_extra,
)
from tapete.games.mitos_y_leyendas.vocabulary.echoes import (
    Echoes,
    bearer_fell_is_shuffled,
    enters_as,
)
from tapete.games.mitos_y_leyendas.vocabulary.lasting import (
    blockable,
    blocks_unblockable_for,
    bonus,
    cannot_attack,
    cannot_block,
    cannot_fight,
    cannot_use,
    change_base,
    double,
    harmless,
    haste,
    loses_ability,
    made_to_attack,
    permanent_bonus,
    reduces,
    set_strength,
    stays,
    unblockable,
)
from tapete.games.mitos_y_leyendas.vocabulary.namings import (
    BanNamed,
    ChooseStrength,
    GainsByName,
    PlayedAtMost,
    after_grouping,
    next_turn_ends,
    not_blocked_by_that_strength,
    this_turn_ends,
    whenever_one_enters,
)
from tapete.games.mitos_y_leyendas.vocabulary.recoveries import (
    BackFromTheDead,
    BuryCopies,
    DamageDealt,
    FindTwins,
    TheyRecover,
    recovers,
    recovers_attackers,
    recovers_for_each,
)
from tapete.games.mitos_y_leyendas.vocabulary.searching import (
    INTO_CASTLE,
    INTO_PLAY,
    TO_EXILE,
    TO_GRAVEYARD,
    TO_HAND,
    PutIntoPlay,
    search,
)
from tapete.games.mitos_y_leyendas.vocabulary.selections import All, Bearer
from tapete.games.mitos_y_leyendas.vocabulary.specials import (
    Arrange,
    BanName,
    ChooseRace,
    NameCard,
    NamedLose,
    Number,
    RaceOf,
    UpTo,
)
from tapete.games.mitos_y_leyendas.vocabulary.turns import (
    LastChance,
    after_attacking_this_turn,
    extra_turn,
)
from tapete.games.mitos_y_leyendas.vocabulary.upsets import (
    CancelAbility,
    CancelPhase,
    Copies,
    Learns,
    Redirect,
    Regroup,
    Retreat,
    Swap,
)
from tapete.games.mitos_y_leyendas.vocabulary.verbs import (
    BOTH,
    LooksAtOne,
    LooksAtTop,
    Then,
    destroy,
    destroy_all,
    discard_from_hand,
    discard_hand,
    discard_random,
    discards,
    draw,
    exile,
    generate,
    look_at_hand,
    mill,
    show_your_hand,
    shuffle_in,
    to_hand,
)

__all__ = [
    "ANY_CARD", "All", "AllPaid", "Arrange", "BOTH", "BackFromTheDead", "BanForGood", "BanName", "BanNamed", "Bearer",
    "BlocksSuch", "BuryCopies", "CancelAbility", "CancelPhase", "ChooseAble", "ChooseOne", "ChooseRace", "ChooseStrength",
    "Chosen", "Copies", "DamageDealt", "DiscardOneSuch", "DrawMore", "EMPTYING_IS_SAFE", "EachHasItsCost", "Echoes",
    "FOR_THIS_TURN", "FillsHands", "FindTwins", "GainsByName", "GiveAway", "INTO_CASTLE", "INTO_PLAY", "IsOfRace", "LastChance",
    "Learns", "LooksAtOne", "LooksAtTop", "LoseOne", "May", "MillsUntil", "MoreTheirs", "NAMED_IN_HAND", "NEXT", "NameCard",
    "NamedLose", "Number", "OPPONENT", "PayFor", "PlayedAtMost", "PutIntoPlay", "REST", "RaceOf", "Ransomed", "Redirect",
    "Regroup", "Retreat", "Sequence", "ShowHands", "ShowThose", "Spare", "Swap", "THEIR_NEXT", "TO_EXILE", "TO_GRAVEYARD",
    "TO_HAND", "TheirChoice", "Then", "TheyExile", "TheyRecover", "Together", "TopIntoPlay", "UpTo", "YOU",
    "after_attacking_this_turn", "after_grouping", "all_yours_are_it", "ally_or_gold", "answers_own_attack", "as_your_turn_ends",
    "bearer_fell_is_shuffled", "blockable", "blocks_unblockable_for", "bonus", "cannot_attack", "cannot_block", "cannot_fight",
    "cannot_use", "change_base", "destroy", "destroy_all", "discard_from_hand", "discard_hand", "discard_random", "discards",
    "double", "draw", "draws_extra", "each_destroys", "each_destroys_all", "enters_as", "exile", "extra_turn",
    "gains_for_each_of_it", "generate", "harmless", "haste", "look_at_hand", "loses_ability", "made_to_attack", "making_them",
    "mill", "next_costs_less", "next_is_annulled", "next_is_safe", "next_turn_ends", "not_blocked_by_it",
    "not_blocked_by_that_strength", "or_instead", "overgrown", "pays_double", "permanent_bonus", "recovers", "recovers_attackers",
    "recovers_for_each", "reduces", "search", "set_strength", "show_your_hand", "shuffle_in", "stays", "strongest", "then_target",
    "they_destroy", "they_destroy_all", "they_destroy_same", "they_pick_and_destroy", "this_turn_ends", "to_hand", "unblockable",
    "when_they_destroy_yours", "whenever_one_enters", "your_turn_ends_with"
]  # fmt: skip
