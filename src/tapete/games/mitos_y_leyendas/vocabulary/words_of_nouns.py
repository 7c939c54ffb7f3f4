"""What card files say about cards, amounts and conditions."""

from tapete.core.nouns import (
    THEIRS,
    YOURS,
)
from tapete.games.mitos_y_leyendas.vocabulary.abilities.constant import (
    AS_STRONG_AS_THE_STRONGEST,
)
from tapete.games.mitos_y_leyendas.vocabulary.abilities.players import (
    only_playable_if,
)
from tapete.games.mitos_y_leyendas.vocabulary.abilities.triggers import (
    gets_weapon,
    leaves_play,
    outgrows_what_it_blocks,
)
from tapete.games.mitos_y_leyendas.vocabulary.amounts import (
    Attackers,
    BearerStrength,
    CostOf,
    Count,
    HandCount,
    Paid,
    Thus,
)
from tapete.games.mitos_y_leyendas.vocabulary.conditions import (
    Against,
    ByCombat,
    Carries,
    Fewer,
    FewerTheirs,
    Fresh,
    HasFought,
    InYourTurn,
    Is,
    OneRace,
    SmallCastle,
    SmallerHand,
    StayedHome,
    There,
    WereAttacked,
)
from tapete.games.mitos_y_leyendas.vocabulary.lasting.later import (
    Doom,
)
from tapete.games.mitos_y_leyendas.vocabulary.nouns.compared import (
    LAST_ATTACKERS,
    as_strong,
)
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
    played,
    race,
    somewhere,
    totem,
    weapon,
    weapon_or_totem,
)
from tapete.games.mitos_y_leyendas.vocabulary.nouns.selections import (
    Killers,
    Topmost,
)

__all__ = [
    "AS_STRONG_AS_THE_STRONGEST", "Against", "Attackers", "BearerStrength", "ByCombat", "Carries", "CostOf", "Count",
    "Doom", "Fewer", "FewerTheirs", "Fresh", "HandCount", "HasFought", "InYourTurn", "Is", "Killers", "LAST_ATTACKERS",
    "NOT_AN_ORO", "OPPOSITE", "OneRace", "Paid", "SmallCastle", "SmallerHand", "StayedHome", "THAT", "THAT_ALLY",
    "THEIRS", "THEM", "THIS", "THIS_ALLY", "There", "Thus", "Topmost", "WereAttacked", "YOURS", "ally", "as_strong",
    "card_in_play", "gets_weapon", "gold", "gold_with_text", "in_castle", "in_castle_or_graveyard", "in_graveyard",
    "in_hand", "leaves_play", "not_gold", "only_playable_if", "outgrows_what_it_blocks", "paid_gold", "played", "race",
    "somewhere", "totem", "weapon", "weapon_or_totem",
]  # fmt: skip
