"""Decks, discard piles and archives as wholes: the top card revealed, piles exchanged, what each deck turns up."""

from __future__ import annotations

from tapete.core.effects import Code, Condition, Each, Effect, Jump, NextOf, Op, Resolving, Selection
from tapete.core.events import Event, happen
from tapete.core.language import EN, Lexeme, Words, invariable
from tapete.core.nouns import THEIRS, YOURS, Quality
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import things as t
from tapete.games.keyforge.modifiers import OPPONENT, YOU
from tapete.games.keyforge.things import facts, other
from tapete.games.keyforge.values import belongs, printed_house
from tapete.games.keyforge.vocabulary.nouns import CARD, KeyForgeCards, creature_or_artifact
from tapete.games.keyforge.vocabulary.qualities import NO_WORD
from tapete.games.keyforge.vocabulary.speech import Said
from tapete.games.keyforge.vocabulary.zones import DiscardCards, Send

# "archive a card", "discard a card": without a source it comes from hand (KF-archive-05)
card_of_yours = KeyForgeCards(CARD, (t.HAND,), YOURS, (), NO_WORD)
their_archived_card = KeyForgeCards(
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


class RevealHand(Said):
    """Show a whole hand to everybody."""

    def __init__(self, who: int) -> None:
        tail = Words("tu mano", "your hand") if who == YOU else Words("la mano de tu oponente", "your opponent’s hand")
        super().__init__(Lexeme("revela", "revelar", "reveal"), tail)
        self.whose = who

    def act(self, s: State, f: Resolving) -> None:
        hand = s.zone(t.HAND, f.you if self.whose == YOU else other(f.you))[:]
        happen(s, [Event(ev.REVEALED, card, source=f.source, cause=len(s.stack) - 1) for card in hand])


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

    def __init__(self) -> None:
        tail = Words("la carta superior del mazo de cada jugador", "the top card of each player’s deck")
        super().__init__(Lexeme("descarta", "descartar", "discard"), tail)

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        batch: list[Event] = []
        for player in (f.you, other(f.you)):
            batch += [Event(ev.DISCARDED, card, player, source=f.source, cause=cause) for card in s.zone(t.DECK, player)[:1]]
        f.kept = tuple([e.card for e in batch])
        happen(s, batch)


class OfItsHouse(Quality):
    """Of the house printed on the card at hand."""

    def __init__(self) -> None:
        super().__init__(invariable("de la casa de esa carta", "of that card’s house"))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return f.it >= 0 and belongs(s, card, printed_house(s, f.it))


of_its_house = creature_or_artifact.having(OfItsHouse())


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


class Fewer(Condition):
    """Whether fewer were counted than a number."""

    def __init__(self, than: int, words: Words) -> None:
        self.than = than
        self.words = words

    def holds(self, s: State, f: Resolving) -> bool:
        return f.number < self.than

    def text(self, lang: str) -> str:
        return self.words.text(lang)


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


class SharesTrait(Quality):
    """Has a trait in common with the card chosen before."""

    def __init__(self) -> None:
        super().__init__(
            invariable("que comparta un rasgo con la criatura purgada", "that shares a trait with the purged creature")
        )

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return f.it >= 0 and any([trait in facts(s, f.it).traits for trait in facts(s, card).traits])


class OfAnotherName(Quality):
    """Not a copy of the card chosen before."""

    def __init__(self) -> None:
        super().__init__(invariable("con otro nombre", "with a different name"))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return f.it < 0 or s.cards[card] is not s.cards[f.it]


def put_into_owners_archives(what: Selection) -> Send:
    tail = Words("{target} en los archivos de su propietario", "{target} into its owner’s archives")
    return Send(what, t.ARCHIVES, Lexeme("pon", "poner", "put", third="pone"), tail)


class TheyDiscardArchives(DiscardCards):
    """The opponent discards all their archived cards; another player's card goes home instead (KF-faq-16)."""

    def __init__(self) -> None:
        super().__init__(Each(their_archived_card))
        self.tail = Words("cada una de sus cartas archivadas", "each of their archived cards")
        self.who = OPPONENT


def they_discard_archives() -> TheyDiscardArchives:
    return TheyDiscardArchives()


def reveal_top() -> RevealTop:
    return RevealTop()


def reveal_hand(who: int = YOU) -> RevealHand:
    return RevealHand(who)


def swap_deck_and_discard() -> SwapPiles:
    return SwapPiles()


def discard_top_of_each() -> DiscardTopOfEach:
    return DiscardTopOfEach()


def for_each_of_them(effect: Effect) -> ForEachKept:
    return ForEachKept(effect)


def each_owner_gains() -> EachOwnerGains:
    return EachOwnerGains()


def sharing_a_trait(cards: KeyForgeCards) -> KeyForgeCards:
    return cards.having(SharesTrait())


def of_another_name(cards: KeyForgeCards) -> KeyForgeCards:
    return cards.having(OfAnotherName())
