"""Everything that can happen in Atrum Arena."""

from __future__ import annotations

from typing import Final

from tapete.core.events import Event
from tapete.core.kinds import CardMark, WorldMark
from tapete.core.language import Words
from tapete.core.zones import EVERYBODY
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.changing_events import (
    Added,
    Cleared,
    Conceded,
    Defeated,
    Discarded,
    Drawn,
    Eliminated,
    Falling,
    Found,
    GameEnds,
    GaveBack,
    Harmed,
    Healed,
    Looked,
    LookedOver,
    Moved,
    Placed,
    ReadiedAll,
    Refilled,
    Reinforced,
    Restored,
    Said,
    SetAside,
    Shown,
    Shuffled,
    Sleeps,
    Spilled,
    Swapped,
    Taken,
    TimeUp,
    Token,
    TurnBegins,
    Turned,
    TurnEnds,
)
from tapete.games.atrum_arena.telling import (
    AMOUNT,
    ZONE,
    CountIn,
    Filler,
    HandIn,
    NumberIn,
    OneOf,
    PersonIn,
    PowerIn,
    Reason,
    SeatIn,
    TypeIn,
    Why,
)

TURN_BEGINS: Final = 0
RESTORED: Final = 1
READIED_ALL: Final = 2
READIED: Final = 3
EXHAUSTED: Final = 4
DRAWN: Final = 5
DISCARDED: Final = 6
PLACED: Final = 7
ADDED: Final = 8
EXPLOITED: Final = 9
TAKEN_BACK: Final = 10
BURIED: Final = 11
TAKEN: Final = 12
SWAPPED: Final = 13
FOUND: Final = 14
SHOWN: Final = 15
REVEALED: Final = 16
SHUFFLED: Final = 17
GAVE_BACK: Final = 18
DAMAGED: Final = 19
WEAKENED: Final = 20
HEALED: Final = 21
ELIMINATED: Final = 22
DEFEATED: Final = 23
CLEARED: Final = 24
ANNOUNCED: Final = 25
LAUNCHED: Final = 26
NOT_LAUNCHED: Final = 27
ANNULLED: Final = 28
REINFORCED: Final = 29
PREVENTED: Final = 30
WITHOUT_EFFECT: Final = 31
TOKEN_GIVEN: Final = 32
TOKEN_USED: Final = 33
SLEEPS: Final = 34
SET_ASIDE: Final = 35
WON: Final = 36
WILL_EXPLOIT: Final = 37
COPIES: Final = 38
APPLIES: Final = 39
AIMS: Final = 40
ANSWERS: Final = 41
HELD_BACK: Final = 42
TYPE_GIVEN: Final = 43
KINDS_SWITCHED: Final = 44
WARDED: Final = 45
LOOKED: Final = 46
TIME_UP: Final = 47
CONCEDED: Final = 48
UNDECIDED: Final = 49
REFILLED: Final = 50
PART_BEGINS: Final = 51
PHASE_BEGINS: Final = 52
TURN_ENDS: Final = 53
FALLING: Final = 54
DISCARD_SHOWN: Final = 55
LOOKED_OVER: Final = 56
GAME_ENDS: Final = 57
SPILLED: Final = 58
EMBOLDENED: Final = 59

# how a game was won, and why an opponent is held to have conceded
LAST_ONE: Final = 0
MORE_REPTANTES: Final = 1
MORE_RESISTANCE: Final = 2
LOST_ONE_LATER: Final = 3
BY_CONCESSION: Final = 4
GAVE_UP: Final = 0
LOOPED: Final = 1
# why a power that is launched has no effect
WAS_ANNULLED: Final = 0
IS_WARDED: Final = 1


class FoundIn(Filler):
    """Where a card was found."""

    def text(self, e: Event, lang: str) -> str:
        return FROM.get(e.zone, FROM[t.VERTEDERO]).text(lang)


POWER: Final = PowerIn("power", AMOUNT)
WHY: Final = Why("why")
LEFT: Final = NumberIn("left")
WHOSE: Final = SeatIn("whose")
NEW_FOSA: Final = OneOf(
    "new",
    (
        Words("", ""),
        Words(
            "; la Fosa se acaba y el Vertedero, barajado, es la nueva", "; the Pit runs out, and the Dump, shuffled, is the new one"
        ),
    ),
)
FROM: Final = {
    t.FOSA: Words("busca en la Fosa y roba {card}", "searches the Pit and draws {card}"),
    t.VERTEDERO: Words("busca en el Vertedero y roba {card}", "searches the Dump and draws {card}"),
    t.REVEALED: Words("se queda con {card} de los Esbirros revelados", "keeps {card} of the revealed minions"),
}
WON_HOW: Final[tuple[Words, ...]] = (
    Words(": no queda ningún oponente con Reptantes", ": no opponent has any Reptantes left"),
    Words(": tiene más Reptantes", " with more Reptantes"),
    Words(": tiene más resistencia", " with more resistance"),
    Words(": perdió un Reptante más tarde que su oponente", ", having lost a Reptante later than the opponent"),
    Words(" por rendición", " by concession"),
)

EVENTS: Final = (
    TurnBegins("turn_begins", Words("empieza el turno de {player}", "{player}'s turn begins")),
    Restored("restored", Words("{player} vuelve a {amount} de resistencia", "{player} is back at {amount} resistance")),
    ReadiedAll("readied_all", Words("{player} Prepara todo lo que tenía Agotado", "{player} readies all that was Exhausted")),
    Turned("readied", Words("{card} de {player} se Prepara", "{card} of {player} is readied"), 0),
    Turned("exhausted", Words("{card} de {player} se Agota{why}", "{card} of {player} is Exhausted{why}"), 1, WHY),
    Drawn("drawn", Words("{player} roba {card}{new}", "{player} draws {card}{new}"), NEW_FOSA),
    Discarded("discarded", Words("{player} descarta {card}{why}", "{player} discards {card}{why}"), t.VERTEDERO, fillers=(WHY,)),
    Placed("placed", Words("{player} coloca {card} en su Altar", "{player} puts {card} into their Altar"), t.ALTAR),
    Added(
        "added",
        Words("{card} entra en el Altar de {player} en estado Agotado{new}", "{card} enters {player}'s Altar Exhausted{new}"),
        t.ALTAR,
        exhausted=1,
        fillers=(NEW_FOSA,),
    ),
    Moved(
        "exploited",
        Words("se Explota {card} del Altar de {player}{why}", "{card} in {player}'s Altar is Exploited{why}"),
        t.VERTEDERO,
        fillers=(WHY,),
    ),
    Moved(
        "taken_back",
        Words("{card} vuelve del Altar a la mano de {player}", "{card} returns from the Altar to {player}'s hand"),
        t.HAND,
        known=EVERYBODY,
    ),
    Moved(
        "buried",
        Words("{card} del Altar de {player} va al tope de la Fosa", "{card} goes from {player}'s Altar to the top of the Pit"),
        t.FOSA,
        known=EVERYBODY,
        at=0,
    ),
    Taken(
        "taken",
        Words(
            "{card} pasa del Altar de {whose} al de {player} en estado Agotado",
            "{card} moves from {whose}'s Altar to {player}'s, Exhausted",
        ),
        WHOSE,
    ),
    Swapped(
        "swapped",
        Words(
            "{player} intercambia {card} de su Altar con {other} del Altar de {whose}",
            "{player} swaps {card} of their Altar with {other} of {whose}'s Altar",
        ),
        WHOSE,
    ),
    Found("found", Words("{player} {found}", "{player} {found}"), FoundIn("found")),
    Shown("shown", Words("{player} muestra su mano: {held}", "{player} shows their hand: {held}"), HandIn("held")),
    Moved(
        "revealed",
        Words("{player} revela {card} del tope de la Fosa", "{player} reveals {card} from the top of the Pit"),
        t.REVEALED,
    ),
    Shuffled("shuffled", Words("se baraja la Fosa", "the Pit is shuffled")),
    GaveBack(
        "gave_back",
        Words("{back}", "{back}"),
        CountIn(
            "back",
            Words("se baraja la Fosa", "the Pit is shuffled"),
            Words("1 Esbirro revelado vuelve a la Fosa, que se baraja", "1 revealed minion returns to the Pit, which is shuffled"),
            Words(
                "{n} Esbirros revelados vuelven a la Fosa, que se baraja",
                "{n} revealed minions return to the Pit, which is shuffled",
            ),
        ),
    ),
    Harmed(
        "damaged",
        Words(
            "{player} sufre {amount} de daño y queda en {left} de resistencia",
            "{player} takes {amount} damage and is left at {left} resistance",
        ),
        LEFT,
    ),
    Harmed(
        "weakened",
        Words(
            "la resistencia de {player} disminuye {amount} y queda en {left}",
            "{player}'s resistance decreases by {amount}, to {left}",
        ),
        LEFT,
    ),
    Healed(
        "healed",
        Words(
            "la resistencia de {player} aumenta {amount} y queda en {left}", "{player}'s resistance rises by {amount}, to {left}"
        ),
        LEFT,
    ),
    Eliminated("eliminated", Words("{player} elimina a su Reptante {card}", "{player} eliminates their Reptante {card}")),
    Defeated(
        "defeated",
        Words("{player} se queda sin Reptantes y sale de la partida", "{player} has no Reptantes left and is out of the game"),
    ),
    Cleared("cleared", Words("la mano y el Altar de {player} van al Vertedero", "{player}'s hand and Altar go to the Dump")),
    Said(
        "announced",
        Words("{player} anuncia {power} ({card}){target}", "{player} announces {power} ({card}){target}"),
        POWER,
        PersonIn(
            "target",
            Words(", con {who} como objetivo", ", aimed at {who}"),
            Words(", sobre su propio Altar", ", aimed at their own Altar"),
        ),
    ),
    Said("launched", Words("{player} lanza {power} ({card})", "{player} launches {power} ({card})"), POWER),
    Said(
        "not_launched",
        Words("{power} de {player} no se lanza: {reason}", "{player}'s {power} is not launched: {reason}"),
        POWER,
        Reason("reason"),
    ),
    Said("annulled", Words("{source} Anula {power} de {player}", "{source} annuls {player}'s {power}"), POWER),
    Reinforced(
        "reinforced",
        Words("{player} Refuerza {power} ({other}) en {amount}", "{player} Reinforces {power} ({other}) by {amount}"),
        PowerIn("power", ZONE),
    ),
    Said(
        "prevented",
        Words(
            "{player} prevendrá hasta {amount} de daño de {power} ({other})",
            "{player} will prevent up to {amount} damage from {power} ({other})",
        ),
        PowerIn("power", ZONE),
    ),
    Said(
        "without_effect",
        Words("{power} de {player} no tiene efecto: {reason}", "{player}'s {power} has no effect: {reason}"),
        POWER,
        OneOf(
            "reason",
            (
                Words("fue Anulado", "it was annulled"),
                Words("los Poderes de un oponente no afectan a su objetivo", "opponents' Powers do not affect its target"),
            ),
        ),
    ),
    Token(
        "token_given",
        Words(
            "en este turno un descarte de {player} puede considerarse {type}",
            "this turn one discard of {player}'s may count as {type}",
        ),
        1,
    ),
    Token("token_used", Words("el descarte de {player} se considera {type}", "{player}'s discard counts as {type}"), -1),
    Sleeps(
        "sleeps",
        Words("{card} no se Preparará en su próxima fase de Preparar", "{card} will not be readied in its next Ready phase"),
    ),
    SetAside(
        "set_aside",
        Words("{player} aparta a {card}{whose}", "{player} sets {card}{whose} aside"),
        PersonIn("whose", Words(" de {who}", " of {who}"), Words(", de los suyos", ", one of their own,")),
    ),
    Said("won", Words("{player} gana la partida{how}", "{player} wins the game{how}"), OneOf("how", WON_HOW)),
    Said("will_exploit", Words("{player} pagará {power} Explotando", "{player} will pay for {power} by Exploiting"), POWER),
    Said(
        "copies",
        Words("{power} de {player} copia {copied} ({other})", "{player}'s {power} copies {copied} ({other})"),
        POWER,
        PowerIn("copied", ZONE),
    ),
    Said("applies", Words("{power} se aplicará a {whose}", "{power} will apply to {whose}"), POWER, WHOSE),
    Said(
        "aims",
        Words("el objetivo de {power} es {card} del Altar de {whose}", "{power} is aimed at {card} in {whose}'s Altar"),
        POWER,
        WHOSE,
    ),
    Said(
        "answers",
        Words("{power} de {player} se dirige a {aimed} ({other})", "{player}'s {power} is aimed at {aimed} ({other})"),
        POWER,
        PowerIn("aimed", ZONE),
    ),
    Said(
        "held_back",
        Words(
            "{source} hace {all} de daño y la prevención quita {amount}",
            "{source} deals {all} damage, of which prevention takes off {amount}",
        ),
        NumberIn("all"),
    ),
    Said(
        "type_given",
        Words(
            "en este turno los Esbirros {where} de {player} son del tipo {type}",
            "this turn the minions in {player}'s {where} are {type}",
        ),
        OneOf("where", (Words("de la mano", "hand"), Words("del Altar", "Altar")), AMOUNT),
        TypeIn("type"),
    ),
    Said(
        "kinds_switched",
        Words(
            "en este turno los Ataques de {card} son Defensas y sus Defensas son Ataques",
            "this turn the Attacks of {card} are Defenses and its Defenses are Attacks",
        ),
    ),
    Said(
        "warded",
        Words("en este turno ningún Poder de un oponente afecta a {player}", "this turn no opponent's Power affects {player}"),
    ),
    Looked("looked", Words("{player} mira la mano de {whose}", "{player} looks at {whose}'s hand"), WHOSE),
    TimeUp("time_up", Words("se acaba el tiempo de la ronda", "the time of the round is over")),
    Conceded(
        "conceded",
        Words("{player} {how}", "{player} {how}"),
        OneOf(
            "how",
            (
                Words("se rinde", "concedes"),
                Words("mantiene un bucle y se le tiene por rendido", "keeps a loop going and is held to have conceded"),
            ),
        ),
    ),
    Said("undecided", Words("nada decide la partida: decidirá el juez", "nothing decides the game: the judge will")),
    Refilled("refilled"),
    WorldMark("part_begins", t.PART),
    WorldMark("phase_begins", t.PHASE),
    TurnEnds("turn_ends"),
    Falling("falling"),
    CardMark("discard_shown", t.KNOWN),
    LookedOver("looked_over"),
    GameEnds("game_ends"),
    Spilled(
        "spilled",
        Words("{card} va del tope de la Fosa al Vertedero{new}", "{card} goes from the top of the Pit to the Dump{new}"),
        t.VERTEDERO,
        fillers=(NEW_FOSA,),
    ),
    Said(
        "emboldened",
        Words(
            "en este turno {what} de {player} {does} {amount} de daño más",
            "this turn {player}'s {what} {does} {amount} more damage",
        ),
        OneOf("what", (Words("los Ataques", "Attacks"), Words("las Defensas", "Defenses"))),
        OneOf("does", (Words("hacen", "deal"), Words("previenen", "prevent"))),
    ),
)
