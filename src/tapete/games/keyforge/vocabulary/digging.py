"""Going through decks and hands: discarding until something turns up, revealing hands, and effects the opponent repeats."""

from __future__ import annotations

from tapete.core.effects import Act, Amount, Branch, Code, Condition, Effect, Op, Resolving, Sequence
from tapete.core.events import Event, happen
from tapete.core.language import EN, Lexeme, Words, sentence
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import things as t
from tapete.games.keyforge.things import other
from tapete.games.keyforge.values import belongs, printed_house
from tapete.games.keyforge.vocabulary.nouns import THAT_CARD, KeyForgeCards
from tapete.games.keyforge.vocabulary.speech import Said
from tapete.games.keyforge.vocabulary.zones import YOUR_HAND, return_to_hand


class DiscardUntil(Said):
    """Discard from the top of your deck until such a card is discarded; an empty deck ends it (KF-draw-10)."""

    def __init__(self, cards: KeyForgeCards) -> None:
        super().__init__(Lexeme("descarta", "descartar", "discard"), Words("", ""))
        self.cards = cards

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        batch: list[Event] = []
        f.it = -1
        for card in s.zone(t.DECK, f.you):
            batch.append(Event(ev.DISCARDED, card, f.you, source=f.source, cause=cause))
            if self.cards.describes(s, f, card):
                f.it = card
                break
        f.them = (f.it,) if f.it >= 0 else ()
        happen(s, batch)


class TurnedUp(Condition):
    def holds(self, s: State, f: Resolving) -> bool:
        return f.it >= 0

    def text(self, lang: str) -> str:
        return "you found it" if lang == EN else "la encuentras"


class DigFor(Effect):
    """Discard cards from the top of your deck until such a card turns up, and put that card into your hand."""

    def __init__(self, cards: KeyForgeCards) -> None:
        self.cards = cards
        self.fetch = return_to_hand(THAT_CARD, YOUR_HAND)

    def emit(self, code: Code) -> None:
        code.add(Act(DiscardUntil(self.cards)))
        branch = Branch(TurnedUp())
        code.add(branch)
        self.fetch.emit(code)
        branch.otherwise = code.here

    def clause(self, lang: str, mood: str) -> str:
        one = self.cards.phrase(lang, "a", False)
        if lang == EN:
            return f"discard cards from the top of your deck until you discard {one} or run out of cards"
        return f"descarta cartas de la parte superior de tu mazo hasta que descartes {one} o te quedes sin cartas"

    def text(self, lang: str) -> str:
        one = self.cards.phrase(lang, "a", False)
        then = f"if you discard {one} this way, put it into your hand"
        if lang != EN:
            then = f"si descartas {one} de este modo, ponla en tu mano"
        return f"{super().text(lang)} {sentence(then)}"


class RevealTheirHand(Said):
    """The opponent's hand is shown to everybody."""

    def __init__(self) -> None:
        super().__init__(Lexeme("revela", "revelar", "reveal"), Words("su mano", "their hand"))

    def act(self, s: State, f: Resolving) -> None:
        hand = s.zone(t.HAND, other(f.you))[:]
        happen(s, [Event(ev.REVEALED, card, source=f.source, cause=len(s.stack) - 1) for card in hand])


class RevealedOfItsHouse(Amount):
    """The cards just revealed that share the house of the card discarded before."""

    def value(self, s: State, f: Resolving) -> int:
        if f.it < 0:
            return 0
        house = printed_house(s, f.it)
        return len([e for e in f.noted if e.kind == ev.REVEALED and belongs(s, e.card, house)])

    def text(self, lang: str) -> str:
        return "1"

    def each(self, lang: str) -> str:
        if lang == EN:
            return "for each card of the discarded card’s house revealed this way"
        return "por cada carta revelada de este modo que sea de la misma casa que la carta descartada"


class OpponentRepeats(Sequence):
    """Effects that the opponent then repeats on you (KF-repeat-01)."""

    def emit(self, code: Code) -> None:
        super().emit(code)
        code.add(ChangeSides())
        super().emit(code)

    def text(self, lang: str) -> str:
        return f"{super().text(lang)} {THEY_REPEAT.text(lang)}"


THEY_REPEAT = Words("Tu oponente repite el efecto anterior contra ti.", "Your opponent repeats the preceding effect on you.")


class ChangeSides(Op):
    """What follows is read from the other player's side."""

    def run(self, s: State, f: Resolving) -> None:
        f.you = other(f.you)


def dig_for(cards: KeyForgeCards) -> DigFor:
    return DigFor(cards)


def reveal_their_hand() -> RevealTheirHand:
    return RevealTheirHand()


REVEALED_OF_ITS_HOUSE = RevealedOfItsHouse()
