"""Effects of whoever's turn it is, and of what a turn is made of: its start, its house, its end."""

from __future__ import annotations

from tapete.core.effects import Code, Effect, If, May, Op, Resolving, Sequence
from tapete.core.events import Event, happens
from tapete.core.language import EN, Lexeme, Words
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.abilities import Whenever
from tapete.games.keyforge.things import HOUSES
from tapete.games.keyforge.values import printed_house
from tapete.games.keyforge.vocabulary.abilities import PLAIN, Occurrence
from tapete.games.keyforge.vocabulary.aember import gain, lose
from tapete.games.keyforge.vocabulary.conditions import it_is_of, there_are
from tapete.games.keyforge.vocabulary.damage import destroy
from tapete.games.keyforge.vocabulary.decks import reveal_top
from tapete.games.keyforge.vocabulary.houses import TakeItsHouse
from tapete.games.keyforge.vocabulary.nouns import IT, THIS_ARTIFACT, a, creature, each
from tapete.games.keyforge.vocabulary.speech import Said
from tapete.games.keyforge.vocabulary.using import choose_house


class AsThatPlayer(Op):
    """What follows is read from the side of the player whose turn begins."""

    def run(self, s: State, f: Resolving) -> None:
        assert f.event is not None
        f.you = f.event.player


class TheyDo(Effect):
    """What the player whose turn begins does, in words of its own."""

    def __init__(self, effect: Effect, words: Words) -> None:
        self.effect = effect
        self.words = words

    def emit(self, code: Code) -> None:
        code.add(AsThatPlayer())
        self.effect.emit(code)

    def clause(self, lang: str, mood: str) -> str:
        return self.words.text(lang)

    def parts(self) -> list[Effect]:
        return [self.effect]


def at_the_start_of_each_turn(effect: TheyDo) -> Whenever:
    words = Words("al comienzo del turno de cada jugador", "at the start of each player’s turn")
    return Occurrence(ev.TURN_BEGINS, words).answered(PLAIN, (effect,))


def they_may_bet_on_their_top_card(much: int) -> TheyDo:
    """Name a house; the top card of the deck decides."""
    bet = Sequence(choose_house(), reveal_top(), If(it_is_of("chosen"), gain(much), lose(much)))
    words = Words(
        "ese jugador puede elegir una casa; si lo hace, revela la carta superior de su mazo: si es de esa casa, "
        f"obtiene {much} Æ; si no, pierde {much} Æ",
        "that player may name a house; if they do, reveal the top card of their deck: if it is of that house, "
        f"they gain {much}Æ; otherwise, they lose {much}Æ",
    )
    return TheyDo(May(bet), words)


class DestroyHouseOf(Effect):
    """Choose a friendly creature and destroy every creature of its house."""

    def __init__(self) -> None:
        self.fall = destroy(each(creature.of_that_house))

    def emit(self, code: Code) -> None:
        a(creature.friendly).emit(code, self)
        code.add(TakeItsHouse(IT))
        self.fall.emit(code)

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "choose a friendly creature and destroy each creature of its house"
        return "elige una criatura aliada y destruye cada criatura de su casa"

    def parts(self) -> list[Effect]:
        return [self.fall]


def they_destroy_a_house() -> TheyDo:
    """Of a creature of theirs; without one, the artifact that speaks is destroyed."""
    words = Words(
        "ese jugador debe elegir una criatura que controle y destruir cada criatura de la casa de esa criatura; "
        "si no controla ninguna, en vez de eso destruye este artefacto",
        "that player must choose a creature they control and destroy each creature of that creature’s house; "
        "if they control none, destroy this artifact instead",
    )
    return TheyDo(If(there_are(1, creature.friendly), DestroyHouseOf(), destroy(THIS_ARTIFACT)), words)


class BecomesActive(Said):
    """The house of the card at hand is the active one from now on; nobody has chosen it."""

    def __init__(self) -> None:
        super().__init__(Lexeme("su casa", "su casa", "its house"), Words("pasa a ser tu casa activa", "becomes your active house"))

    def act(self, s: State, f: Resolving) -> None:
        house = printed_house(s, f.it) if f.it >= 0 else -1
        if 0 <= house < len(HOUSES):
            happens(s, Event(ev.HOUSE_BECOMES, player=f.you, amount=house, source=f.source))


class EndTurn(Said):
    """The third step is over, and with it all that its player may do this turn."""

    def __init__(self) -> None:
        super().__init__(Lexeme("termina", "terminar", "end"), Words("tu turno", "your turn"))

    def act(self, s: State, f: Resolving) -> None:
        happens(s, Event(ev.STEP_CUT, amount=1))


def follow_unless_of(house: str) -> If:
    """The house of the card at hand becomes active, or the turn ends when it is of this house."""
    return If(it_is_of(house, so=False), BecomesActive(), EndTurn())
