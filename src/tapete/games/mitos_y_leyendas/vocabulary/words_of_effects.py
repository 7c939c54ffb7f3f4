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
from tapete.games.mitos_y_leyendas.vocabulary.abilities.players import (
    EMPTYING_IS_SAFE,
)
from tapete.games.mitos_y_leyendas.vocabulary.abilities.responses import (
    Ransomed,
)
from tapete.games.mitos_y_leyendas.vocabulary.abilities.triggers import (
    bearer_fell_is_shuffled,
    when_they_destroy_yours,
    whenever_one_enters,
)
from tapete.games.mitos_y_leyendas.vocabulary.abilities.uses import (
    enters_as,
    or_instead,
)
from tapete.games.mitos_y_leyendas.vocabulary.amounts import (
    DamageDealt,
    DamageTaken,
    Number,
)
from tapete.games.mitos_y_leyendas.vocabulary.conditions import (
    AllPaid,
    PlayedAtMost,
)
from tapete.games.mitos_y_leyendas.vocabulary.lasting.changes import (
    EachHasItsCost,
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
    pays_double,
    permanent_bonus,
    reduces,
    set_strength,
    stays,
    takes_damage,
    unblockable,
)
from tapete.games.mitos_y_leyendas.vocabulary.lasting.chosen import (
    BanName,
    BanNamed,
    GainsByName,
    NamedLose,
    RaceOf,
    all_yours_are_it,
    gains_for_each_of_it,
    not_blocked_by_it,
    not_blocked_by_that_strength,
)
from tapete.games.mitos_y_leyendas.vocabulary.lasting.later import (
    later,
)
from tapete.games.mitos_y_leyendas.vocabulary.lasting.players import (
    draws_extra,
    for_a_while,
    next_costs_less,
    next_is_annulled,
    next_is_safe,
)
from tapete.games.mitos_y_leyendas.vocabulary.nouns.compared import (
    NAMED_IN_HAND,
    ally_or_gold,
    overgrown,
    strongest,
)
from tapete.games.mitos_y_leyendas.vocabulary.nouns.selections import (
    All,
    Bearer,
    then_target,
)
from tapete.games.mitos_y_leyendas.vocabulary.verbs.annulling import (
    CancelAbility,
    CancelPhase,
    ComesBack,
    LastChance,
    Redirect,
    extra_turn,
)
from tapete.games.mitos_y_leyendas.vocabulary.verbs.choosing import (
    ChooseAble,
    ChooseRace,
    ChooseStrength,
    NameCard,
    PayFor,
    UpTo,
)
from tapete.games.mitos_y_leyendas.vocabulary.verbs.compelling import (
    TheirChoice,
    each_destroys,
    they_destroy,
    they_destroy_same,
    they_pick_and_destroy,
)
from tapete.games.mitos_y_leyendas.vocabulary.verbs.copying import (
    Copies,
    Echoes,
    Learns,
)
from tapete.games.mitos_y_leyendas.vocabulary.verbs.hands import (
    DiscardOneSuch,
    DrawMore,
    FillsHands,
    LoseOne,
    MillsUntil,
    TheyExile,
    discard_hand,
    discard_random,
    discards,
    draw,
    generate,
    mill,
)
from tapete.games.mitos_y_leyendas.vocabulary.verbs.looking import (
    Arrange,
    LooksAtOne,
    LooksAtTop,
    ShowThose,
    look_at_hand,
    show_hand,
)
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import (
    BOTH,
    GiveAway,
    Regroup,
    Retreat,
    Spare,
    Swap,
    Then,
    bury,
    destroy,
    destroy_all,
    discard_from_hand,
    exile,
    shuffle_in,
    to_hand,
)
from tapete.games.mitos_y_leyendas.vocabulary.verbs.redeeming import (
    Redeem,
)
from tapete.games.mitos_y_leyendas.vocabulary.verbs.searching import (
    INTO_CASTLE,
    INTO_PLAY,
    TO_EXILE,
    TO_GRAVEYARD,
    TO_HAND,
    BackFromTheDead,
    BuryCopies,
    FindTwins,
    PutIntoPlay,
    TheyRecover,
    TopIntoPlay,
    recovers,
    search,
)

__all__ = [
    "All", "AllPaid", "Arrange", "BOTH", "BackFromTheDead", "BanName", "BanNamed", "Bearer", "BuryCopies",
    "CancelAbility", "CancelPhase", "ChooseAble", "ChooseOne", "ChooseRace", "ChooseStrength", "Chosen", "ComesBack",
    "Copies", "DamageDealt", "DamageTaken", "DiscardOneSuch", "DrawMore", "EMPTYING_IS_SAFE", "EachHasItsCost",
    "Echoes", "FOR_THIS_TURN", "FillsHands", "FindTwins", "GainsByName", "GiveAway", "INTO_CASTLE", "INTO_PLAY",
    "LastChance", "Learns", "LooksAtOne", "LooksAtTop", "LoseOne", "May", "MillsUntil", "NAMED_IN_HAND", "NEXT",
    "NameCard", "NamedLose", "Number", "OPPONENT", "PayFor", "PlayedAtMost", "PutIntoPlay", "REST", "RaceOf",
    "Ransomed", "Redeem", "Redirect", "Regroup", "Retreat", "Sequence", "ShowThose", "Spare", "Swap", "THEIR_NEXT",
    "TO_EXILE", "TO_GRAVEYARD", "TO_HAND", "TheirChoice", "Then", "TheyExile", "TheyRecover", "Together", "TopIntoPlay",
    "UpTo", "YOU", "all_yours_are_it", "ally_or_gold", "bearer_fell_is_shuffled", "blockable", "blocks_unblockable_for",
    "bonus", "bury", "cannot_attack", "cannot_block", "cannot_fight", "cannot_use", "change_base", "destroy",
    "destroy_all", "discard_from_hand", "discard_hand", "discard_random", "discards", "double", "draw", "draws_extra",
    "each_destroys", "enters_as", "exile", "extra_turn", "for_a_while", "gains_for_each_of_it", "generate", "harmless",
    "haste", "later", "look_at_hand", "loses_ability", "made_to_attack", "mill", "next_costs_less", "next_is_annulled",
    "next_is_safe", "not_blocked_by_it", "not_blocked_by_that_strength", "or_instead", "overgrown", "pays_double",
    "permanent_bonus", "recovers", "reduces", "search", "set_strength", "show_hand", "shuffle_in", "stays", "strongest",
    "takes_damage", "then_target", "they_destroy", "they_destroy_same", "they_pick_and_destroy", "to_hand",
    "unblockable", "when_they_destroy_yours", "whenever_one_enters",
]  # fmt: skip
