"""Everything that can happen in Res Arcana."""

from __future__ import annotations

from typing import Final

from tapete.core.events import Event, EventKind, Marker
from tapete.core.kinds import CardMark, PlayerMark, PlayerNumber, WorldMark
from tapete.core.language import Words, player_named
from tapete.core.state import State
from tapete.games.res_arcana import things as t
from tapete.games.res_arcana.moving_events import Dealt, Drawn, LaidOut, Moved, NextGame, PutBack, Renewed, Shuffled

GAINED: Final = 0  # `zone` is the essence
PAID: Final = 1
PUT: Final = 2  # from the supply onto a component
TAKEN: Final = 3  # everything off a component into its player's pool
REMOVED: Final = 4  # off a component into the supply
TURNED: Final = 5
STRAIGHTENED: Final = 6
MOVED: Final = 7
DRAWN: Final = 8
PLACED: Final = 9
CLAIMED: Final = 10
DESTROYED: Final = 11
DISCARDED: Final = 12
USED: Final = 13
PASSED: Final = 14  # `amount` 1
EXCHANGED: Final = 15
LOST: Final = 16  # from the pool, for a Life loss
IGNORED: Final = 17
CHECKED: Final = 18
BONUS: Final = 19  # points for the check under way
ROUND_BEGINS: Final = 20
LOOKED: Final = 21  # at one card
SHUFFLED: Final = 22
REVEALED: Final = 23
WON: Final = 24  # `amount` is the points
TOKEN: Final = 25
RENEWED: Final = 26
PUT_BACK: Final = 27
RESTED: Final = 28  # an item shows its Pass side (RA-pass-06): `amount` 1
REACTED: Final = 29
UNHARMED: Final = 30  # a Life loss that finds nothing to lose
CHOSE_ITEM: Final = 31
LOOKS: Final = 32  # at so many cards of the deck that `zone` names
UNCOVERED: Final = 33
COUNTS: Final = 34  # the essences of the rival whose number, from 1, is `amount`
SCORED: Final = 35
TIED: Final = 36  # `amount` is what breaks the tie
SHARED: Final = 37
READIED: Final = 38
NEXT_GAME: Final = 39
STARTS: Final = 40
PICKED: Final = 41
MATCH_WON: Final = 42
MATCH_DRAWN: Final = 43
ANSWERED: Final = 44  # by the way out that the card itself offers
DEALT: Final = 45  # or drafted
LAID_OUT: Final = 46
KNOWS_DECK: Final = 47
TURN_BEGINS: Final = 48  # of player `amount`
CHECK_ENDS: Final = 49


class Essence(EventKind):
    """An event about an essence, which its ``zone`` names."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        name = t.called(t.ESSENCES[e.zone], lang) if 0 <= e.zone < len(t.ESSENCES) else "?"
        return {"essence": name}


class Gained(Essence):
    def apply(self, s: State, e: Event) -> Event | None:
        s.tallies[e.zone][e.player] += e.amount
        return e if e.amount > 0 else None


class Paid(Essence):
    def apply(self, s: State, e: Event) -> Event | None:
        s.tallies[e.zone][e.player] -= e.amount
        return e if e.amount > 0 else None


class Put(Essence):
    def apply(self, s: State, e: Event) -> Event | None:
        s.numbers[e.zone][e.card] += e.amount
        return e


class Taken(Essence):
    """All that lies there of one essence (RA-collect-10)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.numbers[e.zone][e.card] -= e.amount
        s.tallies[e.zone][e.player] += e.amount
        return e


class Removed(Essence):
    def apply(self, s: State, e: Event) -> Event | None:
        s.numbers[e.zone][e.card] -= e.amount
        return e


class Turned(EventKind):
    def __init__(self, id: str, log: Words, value: int) -> None:
        super().__init__(id, log)
        self.value = value

    def apply(self, s: State, e: Event) -> Event | None:
        if s.numbers[t.TURNED][e.card] == self.value:
            return None
        s.numbers[t.TURNED][e.card] = self.value
        return e


class RoundBegins(EventKind):
    """Round ``amount`` begins with the First Player."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.world[t.ROUND] = e.amount
        s.world[t.ACTIVE] = s.world[t.FIRST]
        return e


class Readied(EventKind):
    """Nobody has won: everything is straightened and nothing shows its Pass side any more (RA-victory-06, RA-victory-19)."""

    def apply(self, s: State, e: Event) -> Event | None:
        for player in range(s.players):
            s.tallies[t.PASSED][player] = 0
            for card in t.mine(s, player):
                s.numbers[t.TURNED][card] = 0
                s.numbers[t.RESTING][card] = 0
        s.world[t.FLIPPED] = 0
        return e


class Points(Marker):
    """An event that tells a number of points."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"points": (ONE_POINT if e.amount == 1 else POINTS).fill(lang, n=str(e.amount))}


class Won(Points):
    """A game is won; in a match it is counted (RA-match-08)."""

    def apply(self, s: State, e: Event) -> Event | None:
        if s.world[t.MATCH]:
            s.tallies[t.WINS][e.player] += 1
        return e


class CheckEnds(EventKind):
    """Points for one check do not stay (RA-errata-02)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.tallies[t.BONUS] = [0] * s.players
        return e


class Tied(Marker):
    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"essences": (ONE_ESSENCE if e.amount == 1 else ESSENCES).fill(lang, n=str(e.amount))}


class Looks(Marker):
    """A look at the top of a deck: how many cards, and of which deck."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        cards = (TOP_CARD if e.amount == 1 else TOP_CARDS).fill(lang, n=str(e.amount))
        deck = (OWN_DECK if e.zone == t.DECK else MONUMENT_DECK).text(lang)
        return {"cards": cards, "deck": deck}


class Counts(Marker):
    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"rival": player_named(e.amount - 1, lang)}


class Looked(EventKind):
    def apply(self, s: State, e: Event) -> Event | None:
        s.numbers[t.KNOWN][e.card] |= 1 << e.player
        return e


class Token(EventKind):
    """The First Player token goes to a player, who may hold it already (``amount`` 1), and shows its Pass side (RA-pass-03)."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"takes": (KEEPS if e.amount else TAKES).text(lang)}

    def apply(self, s: State, e: Event) -> Event | None:
        s.world[t.FIRST] = e.player
        s.world[t.FLIPPED] = 1
        return e


class Starts(EventKind):
    """A player will be the First Player of the next game (RA-match-05)."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.world[t.FIRST] = e.player
        return e


TAKES: Final = Words("toma", "takes")
KEEPS: Final = Words("se queda con", "keeps")
ONE_POINT: Final = Words("1 punto", "1 point")
POINTS: Final = Words("{n} puntos", "{n} points")
ONE_ESSENCE: Final = Words("1 esencia", "1 essence")
ESSENCES: Final = Words("{n} esencias", "{n} essences")
TOP_CARD: Final = Words("la carta superior", "the top card")
TOP_CARDS: Final = Words("las {n} cartas superiores", "the top {n} cards")
OWN_DECK: Final = Words("de su mazo", "of their deck")
MONUMENT_DECK: Final = Words("del mazo de monumentos", "of the monument deck")

# A line says who does what, with what and how much; what brought it about stands before it, or behind it in brackets.
EVENTS: Final = (
    Gained("gained", Words("{player} recibe {amount} de {essence} ({source})", "{player} gains {amount} {essence} ({source})")),
    Paid("paid", Words("{player} paga {amount} de {essence}", "{player} pays {amount} {essence}")),
    Put("put", Words("{player} pone {amount} de {essence} sobre {card}", "{player} puts {amount} {essence} on {card}")),
    Taken("taken", Words("{player} retira {amount} de {essence} de {card}", "{player} takes {amount} {essence} off {card}")),
    Removed("removed", Words("{player} quita {amount} de {essence} de {card}", "{player} removes {amount} {essence} from {card}")),
    Turned("turned", Words("{player} agota {card}", "{player} turns {card}"), 1),
    Turned("straightened", Words("{player} prepara {card}", "{player} straightens {card}"), 0),
    Moved("moved"),
    Drawn("drawn", Words("{player} roba {card}", "{player} draws {card}")),
    Marker("placed", Words("{player} pone en juego {card}", "{player} places {card}")),
    Marker("claimed", Words("{player} reclama {card}", "{player} claims {card}")),
    Marker("destroyed", Words("{player} destruye {card}", "{player} destroys {card}")),
    Marker("discarded", Words("{player} descarta {card}", "{player} discards {card}")),
    Marker("used", Words("{player} usa {card}", "{player} uses {card}")),
    PlayerMark("passed", t.PASSED, Words("{player} pasa", "{player} passes")),
    Marker("exchanged", Words("{player} cambia {other} por {card}", "{player} exchanges {other} for {card}")),
    Paid("lost", Words("{player} pierde {amount} de {essence} ({source})", "{player} loses {amount} {essence} ({source})")),
    Marker("ignored", Words("{player} ignora la pérdida de Vida ({source})", "{player} ignores the Life loss ({source})")),
    Marker("checked", Words("Se comprueba la victoria", "Victory is checked")),
    PlayerNumber(
        "bonus",
        t.BONUS,
        Words("{player} suma {amount} puntos en esta comprobación", "{player} adds {amount} points for this check"),
    ),
    RoundBegins("round_begins", Words("Ronda {amount}", "Round {amount}")),
    Looked("looked"),
    Shuffled("shuffled"),
    Marker("revealed", Words("{player} juega con {card}", "{player} plays {card}")),
    Won("won", Words("{player} gana la partida con {points}", "{player} wins the game with {points}")),
    Token("token", Words("{player} {takes} la ficha de jugador inicial", "{player} {takes} the First Player token")),
    Renewed(
        "renewed",
        Words("{player} baraja sus descartes y {made}", "{player} shuffles their discards and {made}"),
    ),
    PutBack("put_back"),
    CardMark("rested", t.RESTING),
    Marker("reacted", Words("{player} reacciona con {card}", "{player} reacts with {card}")),
    Marker("unharmed", Words("{player} no tiene nada que perder ({source})", "{player} has nothing to lose ({source})")),
    Marker("chose_item", Words("{player} elige {card}", "{player} chooses {card}")),
    Looks("looks", Words("{player} mira {cards} {deck}", "{player} looks at {cards} {deck}")),
    Marker("uncovered", Words("Nuevo monumento a la vista: {card}", "A new monument is face up: {card}")),
    Counts("counts", Words("{player} cuenta las esencias de {rival}", "{player} counts the essences of {rival}")),
    Points("scored", Words("{player} tiene {points}", "{player} has {points}")),
    Tied(
        "tied",
        Words("{player} desempata con {essences} (cada Oro vale 2)", "{player} breaks the tie with {essences} (Gold counts 2)"),
    ),
    Points("shared", Words("{player} comparte la victoria con {points}", "{player} shares the win with {points}")),
    Readied("readied", Words("Todos los componentes se preparan", "All components are straightened")),
    NextGame("next_game", Words("Partida {amount} del enfrentamiento", "Game {amount} of the match")),
    Starts("starts", Words("{player} será el jugador inicial", "{player} will be the First Player")),
    Marker("picked", Words("{player} toma {card}", "{player} takes {card}")),
    Marker("match_won", Words("{player} gana el enfrentamiento", "{player} wins the match")),
    Marker("match_drawn", Words("El enfrentamiento acaba en empate", "The match ends in a draw")),
    Marker("answered", Words("{player} responde a {card}", "{player} answers {card}")),
    Dealt("dealt"),
    LaidOut("laid_out"),
    PlayerMark("knows_deck", t.SAW_DECK),
    WorldMark("turn_begins", t.ACTIVE),
    CheckEnds("check_ends"),
)


def send(card: int, zone: int, player: int, at: int = -1) -> Event:
    """The event of a card going to a zone."""
    return Event(MOVED, card, player, at, zone=zone)
