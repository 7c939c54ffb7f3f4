"""Verbs of decks and piles: reveal, search, dig, swap."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Act, Branch, Chosen, Code, Each, Effect, Jump, Keep, NextOf, Op, Resolving, Sequence
from tapete.core.events import Event, happen, happen_in_turn, happens
from tapete.core.language import EN, Lexeme, Words, invariable, sentence
from tapete.core.nouns import THEIRS, YOURS
from tapete.core.state import State
from tapete.core.symbols import TIMES, counted, grouped, joined
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import signs
from tapete.games.keyforge import things as t
from tapete.games.keyforge.modifiers import OPPONENT, YOU
from tapete.games.keyforge.things import other
from tapete.games.keyforge.vocabulary.history import TurnedUp
from tapete.games.keyforge.vocabulary.nouns import CARD, THAT_CARD, AnyNumber, KeyForgeCards
from tapete.games.keyforge.vocabulary.qualities import NO_LIMIT, NO_WORD
from tapete.games.keyforge.vocabulary.speech import Said
from tapete.games.keyforge.vocabulary.zones import YOUR_HAND, DiscardCards, return_to_hand

# "archive a card", "discard a card": without a source it comes from hand (KF-archive-05)
card_of_yours: Final = KeyForgeCards(CARD, (t.HAND,), YOURS, (), NO_WORD)
their_archived_card: Final = KeyForgeCards(
    CARD, (t.ARCHIVES,), THEIRS, (), invariable("de los archivos de tu oponente", "from your opponent’s archives", True, 9, 9)
)


class RevealTop(Said):
    """Show the top card of your deck to everybody; it stays there (KF-draw-10 when there is none)."""

    def __init__(self) -> None:
        super().__init__(Lexeme("revela", "revelar", "reveal"), Words("la carta superior de tu mazo", "the top card of your deck"))

    def act(self, s: State, f: Resolving) -> None:
        cards = s.zone(t.DECK, f.you)[:1]
        f.them = tuple(cards)
        f.it = cards[0] if cards else -1
        happen(s, [Event(ev.REVEALED, card, source=f.source, cause=len(s.stack) - 1) for card in cards])

    def symbols(self) -> str:
        return f"{signs.REVEAL.mark} 1 {signs.TOP.mark}"


class RevealHand(Said):
    """Show a whole hand to everybody."""

    def __init__(self, who: int, named: bool) -> None:
        tail = Words("tu mano", "your hand") if who == YOU else Words("la mano de tu oponente", "your opponent’s hand")
        if named:
            tail = Words("su mano", "their hand")
        super().__init__(Lexeme("revela", "revelar", "reveal"), tail)
        self.whose = who
        self.named = named

    def act(self, s: State, f: Resolving) -> None:
        hand = s.zone(t.HAND, f.you if self.whose == YOU else other(f.you))[:]
        happen(s, [Event(ev.REVEALED, card, source=f.source, cause=len(s.stack) - 1) for card in hand])

    def symbols(self) -> str:
        return "" if self.named else f"{signs.REVEAL.mark} {(signs.HAND if self.whose == YOU else signs.THEIR_HAND).mark}"


class SwapPiles(Said):
    """Your deck and your discard pile change places (KF-swap-03)."""

    def __init__(self) -> None:
        tail = Words("tu mazo y tu pila de descartes", "your deck and your discard pile")
        super().__init__(Lexeme("intercambia", "intercambiar", "swap"), tail)

    def act(self, s: State, f: Resolving) -> None:
        deck, pile = s.zone(t.DECK, f.you)[:], s.zone(t.DISCARD, f.you)[:]
        cause = len(s.stack) - 1
        batch = [Event(ev.MOVED, card, f.you, -1, f.source, zone=t.DISCARD, cause=cause) for card in deck]
        batch += [Event(ev.MOVED, card, f.you, -1, f.source, zone=t.DECK, cause=cause) for card in pile]
        happen(s, batch)


class DiscardTopOfEach(Said):
    """The top card of each player's deck to its discard pile."""

    def __init__(self, number: int) -> None:
        tail = Words("la carta superior del mazo de cada jugador", "the top card of each player’s deck")
        if number > 1:
            tail = Words(
                f"las {number} cartas superiores del mazo de cada jugador", f"the top {number} cards of each player’s deck"
            )
        super().__init__(Lexeme("descarta", "descartar", "discard"), tail)
        self.count = number

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        batch: list[Event] = []
        for player in (f.you, other(f.you)):
            batch += [
                Event(ev.DISCARDED, card, player, source=f.source, cause=cause) for card in s.zone(t.DECK, player)[: self.count]
            ]
        f.kept = tuple([e.card for e in batch])
        happen(s, batch)


class ForEachKept(Effect):
    """An effect for each of the cards just spoken of, one after another; ``number`` counts what was destroyed by all of them."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def emit(self, code: Code) -> None:
        top = code.here
        head = NextOf()
        code.add(head)
        self.effect.emit(code)
        code.add(AddUp())
        back = Jump()
        back.target = top
        code.add(back)
        head.end = code.here

    def clause(self, lang: str, mood: str) -> str:
        each = "for each of those cards" if lang == EN else "por cada una de esas cartas"
        able = "if able" if lang == EN else "si es posible"
        return f"{each}, {self.effect.clause(lang, mood)}, {able}"

    def parts(self) -> list[Effect]:
        return [self.effect]


class AddUp(Op):
    """Count what was destroyed, on top of what was counted before."""

    def run(self, s: State, f: Resolving) -> None:
        f.number += len([e for e in f.noted if e.kind == ev.DESTROYED])
        f.noted = ()


class EachOwnerGains(Said):
    """Each player gains Æmber for each creature shuffled into their deck."""

    def __init__(self) -> None:
        super().__init__(Lexeme("obtén", "obtener", "gain", third="obtiene"), Words("", ""))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "each player gains 1Æ for each creature shuffled into their deck this way"
        return "cada jugador obtiene 1 Æ por cada criatura barajada en su mazo de este modo"

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        batch: list[Event] = []
        for player in (f.you, other(f.you)):
            many = len([e for e in f.noted if e.kind == ev.LEFT and s.owners[e.card] == player])
            if many:
                batch.append(Event(ev.GAINED, player=player, amount=many, source=f.source, cause=cause))
        happen(s, batch)


class TheyDiscardArchives(DiscardCards):
    """The opponent discards all their archived cards; another player's card goes home instead (KF-faq-16)."""

    def __init__(self) -> None:
        super().__init__(Each(their_archived_card))
        self.tail = Words("cada una de sus cartas archivadas", "each of their archived cards")
        self.who = OPPONENT


def reveal_top() -> RevealTop:
    return RevealTop()


def swap_deck_and_discard() -> SwapPiles:
    return SwapPiles()


def reveal_hand(who: int = YOU, named: bool = False) -> RevealHand:
    """Yours or the opponent's, whom the sentence may have ``named`` before."""
    return RevealHand(who, named)


def discard_top_of_each(number: int = 1) -> DiscardTopOfEach:
    return DiscardTopOfEach(number)


class ForEachOf(Effect):
    """An effect for each of some cards, one after another: ``it`` is the card whose turn it is."""

    def __init__(self, cards: KeyForgeCards, effect: Effect) -> None:
        self.cards = cards
        self.effect = effect

    def emit(self, code: Code) -> None:
        Each(self.cards).emit(code, self)
        code.add(Keep())
        top = code.here
        head = NextOf()
        code.add(head)
        self.effect.emit(code)
        back = Jump()
        back.target = top
        code.add(back)
        head.end = code.here

    def clause(self, lang: str, mood: str) -> str:
        each = f"for {self.cards.phrase(lang, 'each', False)}" if lang == EN else f"por {self.cards.phrase(lang, 'each', False)}"
        return f"{each}, {self.effect.clause(lang, mood)}"

    def symbols(self) -> str:
        return joined([counted(self.cards.symbols()), grouped(self.effect.symbols())], TIMES)

    def parts(self) -> list[Effect]:
        return [self.effect]


def for_each_of_them(effect: Effect, cards: KeyForgeCards | None = None) -> Effect:
    """Of the cards just spoken of, or of such cards."""
    return ForEachKept(effect) if cards is None else ForEachOf(cards, effect)


def each_owner_gains() -> EachOwnerGains:
    return EachOwnerGains()


SEARCH: Final = Lexeme("busca", "buscar", "search")


class LookThrough(Op):
    """The player looks through their whole deck, in private (KF-search-01)."""

    def run(self, s: State, f: Resolving) -> None:
        happens(s, Event(ev.LOOKED, player=f.you, other=f.you, zone=t.DECK))


class Search(Said):
    """Look through your deck and discard pile and take cards into hand: as many as wanted, or none (KF-search-02).

    The deck is shuffled afterwards (KF-search-03); the discard pile keeps its order (KF-search-04).
    """

    def __init__(self, what: KeyForgeCards, tail: Words, every: bool, shown: bool) -> None:
        hidden = KeyForgeCards(what.noun, (t.DECK, t.DISCARD), YOURS, what.qualities, what.origin)
        super().__init__(SEARCH, tail, AnyNumber(hidden, NO_LIMIT, 0) if every else Chosen(hidden, 1, 0))
        self.shown = shown

    def emit(self, code: Code) -> None:
        code.add(LookThrough())
        super().emit(code)

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        revealed = [Event(ev.REVEALED, card, source=f.source) for card in f.them if self.shown]
        taken = [Event(ev.MOVED, card, f.you, -1, f.source, zone=t.HAND, cause=cause) for card in f.them]
        happen_in_turn(s, [revealed, taken, [Event(ev.SHUFFLED, player=f.you)]])


def search_for(what: KeyForgeCards, every: bool = False) -> Search:
    """Take one card of a kind and show it, or every one."""
    if every:
        es, en = what.phrase("es", "each", False), what.phrase("en", "each", False)
        tail = Words(
            f"en tu mazo y en tu pila de descartes y pon en tu mano {es} que haya en ellos",
            f"your deck and discard pile and put {en} from them into your hand",
        )
        return Search(what, tail, every=True, shown=False)
    es, en = what.phrase("es", "a", False), what.phrase("en", "a", False)
    tail = Words(
        f"en tu mazo y en tu pila de descartes {es}, revélala y ponla en tu mano",
        f"your deck and discard pile for {en}, reveal it, and put it into your hand",
    )
    return Search(what, tail, every=False, shown=True)


def search_deck_for(what: KeyForgeCards) -> Search:
    """Take one card of a kind from your deck only; a card of any kind is not shown."""
    any_kind = not what.qualities
    one = Words(what.phrase("es", "a", False), what.phrase("en", "a", False))
    shown = Words(" y", "") if any_kind else Words(", revélala y", ", reveal it,")
    tail = Words(
        f"en tu mazo {one.es}{shown.es} ponla en tu mano; después, baraja tu mazo",
        f"your deck for {one.en}{shown.en} and add it to your hand; then, shuffle your deck",
    )
    found = Search(what, tail, every=False, shown=not any_kind)
    found.selection = Chosen(KeyForgeCards(what.noun, (t.DECK,), YOURS, what.qualities, NO_WORD), 1, 0)
    return found


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


class OpponentRepeats(Sequence):
    """Effects that the opponent then repeats on you (KF-repeat-01)."""

    def emit(self, code: Code) -> None:
        super().emit(code)
        code.add(ChangeSides())
        super().emit(code)

    def text(self, lang: str) -> str:
        return f"{super().text(lang)} {THEY_REPEAT.text(lang)}"


THEY_REPEAT: Final = Words("Tu oponente repite el efecto anterior contra ti.", "Your opponent repeats the preceding effect on you.")


class ChangeSides(Op):
    """What follows is read from the other player's side."""

    def run(self, s: State, f: Resolving) -> None:
        f.you = other(f.you)


def dig_for(cards: KeyForgeCards) -> DigFor:
    return DigFor(cards)
