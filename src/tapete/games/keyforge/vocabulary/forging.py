"""Words that forbid forging, or put something in its way."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Constant
from tapete.core.effects import Condition, If, Resolving, Sequence
from tapete.core.events import Event, happens
from tapete.core.language import EN, Lexeme, Words
from tapete.core.state import State
from tapete.core.symbols import CHOOSE
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import signs
from tapete.games.keyforge.abilities import Whenever
from tapete.games.keyforge.modifiers import OPPONENT, CannotForge
from tapete.games.keyforge.rules.forge import about_to_forge
from tapete.games.keyforge.things import HAND, active
from tapete.games.keyforge.vocabulary.abilities import PLAIN, Occurrence
from tapete.games.keyforge.vocabulary.conditions import CardIs
from tapete.games.keyforge.vocabulary.damage import destroy
from tapete.games.keyforge.vocabulary.nouns import THIS_ARTIFACT, any_card
from tapete.games.keyforge.vocabulary.speech import Said
from tapete.games.keyforge.vocabulary.using import ChooseHouse

KEYS: Final = (Words("primera", "first"), Words("segunda", "second"), Words("tercera", "third"))


def none_forges(number: int = 0) -> Constant:
    """Nobody forges their first, second or third key; without a number, nobody who is ahead forges any."""
    if not number:
        return none_forges_ahead()
    which = KEYS[number - 1]
    words = Words(f"los jugadores no pueden forjar su {which.es} llave", f"players cannot forge their {which.en} key")
    return Constant(CannotForge(words, number - 1))


def none_forges_ahead() -> Constant:
    words = Words(
        "ningún jugador puede forjar llaves mientras tenga más llaves forjadas que su oponente",
        "each player cannot forge keys while they have more forged keys than their opponent",
    )
    return Constant(CannotForge(words, -1))


class StopForging(Said):
    """The key about to be forged is not forged; nothing has been spent."""

    def __init__(self) -> None:
        super().__init__(Lexeme("impide", "impedir", "stop"), Words("", ""))

    def clause(self, lang: str, mood: str) -> str:
        return "they do not forge that key" if lang == EN else "no forja esa llave"

    def act(self, s: State, f: Resolving) -> None:
        forging = about_to_forge(s)
        if forging is not None:
            forging.stopped = True

    def symbols(self) -> str:
        return f"{signs.RIVAL.mark} {signs.NO_FORGING.mark}"


class RevealRandom(Said):
    """A random card of your hand is shown to everybody; an empty hand shows none."""

    def __init__(self) -> None:
        super().__init__(
            Lexeme("revela", "revelar", "reveal"), Words("una carta al azar de tu mano", "a random card from your hand")
        )

    def act(self, s: State, f: Resolving) -> None:
        hand = s.zone(HAND, f.you)
        f.it = -1
        if hand:
            f.it = hand[s.random(len(hand))] if len(hand) > 1 else hand[0]
            happens(s, Event(ev.REVEALED, f.it, source=f.source, cause=len(s.stack) - 1))

    def symbols(self) -> str:
        return f"{signs.REVEAL.mark} {signs.RANDOM.mark} 1 {signs.CARD.mark} {signs.HAND.mark}"


class TheyName(ChooseHouse):
    """A house that the player whose turn it is names."""

    def symbols(self) -> str:
        return f"{signs.RIVAL.mark} {CHOOSE} {signs.THAT_HOUSE.mark}"


NAMES_A_HOUSE: Final = Words("ese jugador elige una casa", "that player names a house")
NOT_OF_IT: Final = CardIs(any_card.of_that_house, Words("no es de esa casa", "it is not of that house"), wanted=False)


def they_must_guess_to_forge() -> Whenever:
    """The house of a card of your hand; who guesses wrong does not forge, and this card is destroyed."""
    words = Words("cuando tu oponente vaya a forjar una llave en su turno", "when your opponent would forge a key on their turn")
    wrong = If(NOT_OF_IT, Sequence(destroy(THIS_ARTIFACT), StopForging()))
    guess = Sequence(TheyName(NAMES_A_HOUSE), RevealRandom(), wrong)
    return Occurrence(ev.WOULD_FORGE, words, who=OPPONENT, when=TheirTurn()).answered(PLAIN, (guess,))


class TheirTurn(Condition):
    """It is the turn of your opponent."""

    def holds(self, s: State, f: Resolving) -> bool:
        return active(s) != f.you

    def text(self, lang: str) -> str:
        return "it is your opponent’s turn" if lang == EN else "es el turno de tu oponente"

    def symbols(self) -> str:
        return signs.RIVAL.mark + signs.THIS_TURN.mark
