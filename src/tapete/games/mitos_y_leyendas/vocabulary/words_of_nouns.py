"""What card files say about cards, amounts and conditions."""

from tapete.core.nouns import (
    THEIRS,
    YOURS,
)
from tapete.games.mitos_y_leyendas.vocabulary.abilities.constant import (
    AS_STRONG_AS_THE_STRONGEST,
    BEARER_HAS_ITS_COST,
    must_attack_if,
    only_fights_if,
)
from tapete.games.mitos_y_leyendas.vocabulary.abilities.players import cheaper_for_each, free_if, only_playable_if
from tapete.games.mitos_y_leyendas.vocabulary.abilities.triggers import gets_weapon, leaves_play, outgrows_what_it_blocks
from tapete.games.mitos_y_leyendas.vocabulary.abilities.uses import use_in_your_turn
from tapete.games.mitos_y_leyendas.vocabulary.amounts import (
    DESTROYED_THUS,
    SHUFFLED_THUS,
    Attackers,
    BearerStrength,
    CostOf,
    Count,
    HandCount,
    PaidCost,
    PaidStrength,
)
from tapete.games.mitos_y_leyendas.vocabulary.conditions import (
    BearerIs,
    BearerNamed,
    BearerStayedHome,
    BlockedBySuch,
    ByCombat,
    Fewer,
    FewerTheirs,
    Fresh,
    HasFought,
    InYourTurn,
    OneRace,
    SmallCastle,
    SmallerHand,
    StayedHome,
    There,
    WereAttacked,
)
from tapete.games.mitos_y_leyendas.vocabulary.lasting.later import Doom, ForTheTurn, turn_ends_in_peace
from tapete.games.mitos_y_leyendas.vocabulary.nouns.compared import LAST_ATTACKERS, equally_strong, no_stronger
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import (
    NOT_AN_ORO,
    OPPOSITE,
    THAT,
    THAT_ALLY,
    THEM,
    THIS,
    THIS_ALLY,
    ally,
    card_in_play,
    gold,
    gold_with_text,
    in_castle,
    in_castle_or_graveyard,
    in_graveyard,
    in_hand,
    not_gold,
    paid_gold,
    race,
    somewhere,
    totem,
    weapon,
    weapon_or_totem,
)
from tapete.games.mitos_y_leyendas.vocabulary.nouns.selections import Killers, Topmost

__all__ = [
    "AS_STRONG_AS_THE_STRONGEST", "Attackers", "BEARER_HAS_ITS_COST", "BearerIs", "BearerNamed", "BearerStayedHome",
    "BearerStrength", "BlockedBySuch", "ByCombat", "CostOf", "Count", "DESTROYED_THUS", "Doom", "Fewer", "FewerTheirs",
    "ForTheTurn", "Fresh", "HandCount", "HasFought", "InYourTurn", "Killers", "LAST_ATTACKERS", "NOT_AN_ORO", "OPPOSITE",
    "OneRace", "PaidCost", "PaidStrength", "SHUFFLED_THUS", "SmallCastle", "SmallerHand", "StayedHome", "THAT", "THAT_ALLY",
    "THEIRS", "THEM", "THIS", "THIS_ALLY", "There", "Topmost", "WereAttacked", "YOURS", "ally", "card_in_play",
    "cheaper_for_each", "equally_strong", "free_if", "gets_weapon", "gold", "gold_with_text", "in_castle",
    "in_castle_or_graveyard", "in_graveyard", "in_hand", "leaves_play", "must_attack_if", "no_stronger", "not_gold",
    "only_fights_if", "only_playable_if", "outgrows_what_it_blocks", "paid_gold", "race", "somewhere", "totem",
    "turn_ends_in_peace", "use_in_your_turn", "weapon", "weapon_or_totem",
]  # fmt: skip
