"""The words of card files, in their short forms."""

from typing import Final

from tapete.core.language import Words
from tapete.games.atrum_arena.catalogue import power, reptante
from tapete.games.atrum_arena.kinds import ATTACK, BASIC, COPYING, DEFENSE, MASTERFUL, OF_ANYONE, OF_VICTIM, OWN, SUPERIOR, TACTICAL
from tapete.games.atrum_arena.powers import CopyAim
from tapete.games.atrum_arena.things import (
    ALTAR,
    BEAST,
    FALLEN,
    FOSA,
    GOLEM,
    HAND,
    NEUTRAL,
    SHADOW,
    SKELETON,
    VERTEDERO,
    ZOMBIE,
)
from tapete.games.atrum_arena.vocabulary.altars import (
    Bury,
    ExhaustMinions,
    Exploit,
    ExploitAfter,
    ExploitOwn,
    ExploitUncertain,
    ReturnToHand,
    Steal,
    Swap,
)
from tapete.games.atrum_arena.vocabulary.amounts import PerDone, PerMinion, PerRevealed, PerVictimsMinion
from tapete.games.atrum_arena.vocabulary.conditions import Behind, FewerResistance, If, InAltar
from tapete.games.atrum_arena.vocabulary.counting import (
    More,
    PerExhausted,
    PerInDump,
    PerLost,
    PerTypes,
    PerVictimsCard,
)
from tapete.games.atrum_arena.vocabulary.filling import (
    AddFromFosa,
    AddFromHand,
    AddFromVertedero,
    ReadyMinions,
    ReadyReptante,
    Sleep,
)
from tapete.games.atrum_arena.vocabulary.force import Annul, Claim, Damage, IfReinforced, Prevent, Reinforce
from tapete.games.atrum_arena.vocabulary.lasting import ChooseTypes, Embolden, GiveType, SwitchKinds, Ward
from tapete.games.atrum_arena.vocabulary.piles import (
    THE_REST,
    THEM_ALL,
    DiscardAll,
    DiscardRandom,
    DiscardSeen,
    Draw,
    GiveBack,
    IfInHand,
    KeepRevealed,
    PlaceRevealed,
    Reveal,
    Search,
    ShowHand,
    Spill,
    SwapHand,
)
from tapete.games.atrum_arena.vocabulary.resistance import Heal, Lose, Weaken

EACH_DISCARDED: Final = Words("por cada uno", "for each of them")
EACH_EXPLOITED: Final = Words("por cada Esbirro Explotado así", "for each minion Exploited this way")

__all__ = [
    "ALTAR", "ATTACK", "BASIC", "BEAST", "COPYING", "DEFENSE", "EACH_DISCARDED", "EACH_EXPLOITED", "FALLEN", "FOSA",
    "GOLEM", "HAND", "MASTERFUL", "NEUTRAL", "OF_ANYONE", "OF_VICTIM", "OWN", "SHADOW", "SKELETON", "SUPERIOR", "TACTICAL",
    "THEM_ALL", "THE_REST", "VERTEDERO", "ZOMBIE", "AddFromFosa", "AddFromHand", "AddFromVertedero", "Annul", "Behind",
    "Bury", "ChooseTypes", "Claim", "CopyAim", "Damage", "DiscardAll", "DiscardRandom", "DiscardSeen", "Draw", "Embolden",
    "ExhaustMinions", "Exploit", "ExploitAfter", "ExploitOwn", "ExploitUncertain", "FewerResistance", "GiveBack",
    "GiveType", "Heal", "If", "IfInHand", "IfReinforced", "InAltar", "KeepRevealed", "Lose", "More", "PerDone",
    "PerExhausted", "PerInDump", "PerLost", "PerMinion", "PerRevealed", "PerTypes", "PerVictimsCard", "PerVictimsMinion",
    "PlaceRevealed", "Prevent", "ReadyMinions", "ReadyReptante", "Reinforce", "ReturnToHand", "Reveal", "Search",
    "ShowHand", "Sleep", "Spill", "Steal", "Swap", "SwapHand", "SwitchKinds", "Ward", "Weaken", "Words", "power", "reptante",
]  # fmt: skip
