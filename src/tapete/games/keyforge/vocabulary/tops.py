"""The top of a deck: looked at, put back in order, shared out."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.effects import Act, AskWhich, Chosen, Code, Condition, Each, Effect, Op, RepeatWhile, Resolving, emit_chosen
from tapete.core.events import Event, happen
from tapete.core.language import EN, TELL, Lexeme, Words, listing, sentence
from tapete.core.nouns import THEIRS, YOURS, Quality
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import signs
from tapete.games.keyforge import things as t
from tapete.games.keyforge.modifiers import OPPONENT, YOU
from tapete.games.keyforge.things import other
from tapete.games.keyforge.vocabulary.nouns import CARD, REVEALED_THIS_WAY, KeyForgeCards
from tapete.games.keyforge.vocabulary.qualities import NO_WORD
from tapete.games.keyforge.vocabulary.speech import Said


class Seen(Quality):
    """One of the cards just looked at that nothing has been done with yet."""

    implied: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(NO_WORD)

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return card in f.kept


THE_REST: Final = "rest"
LOOKED_AT: Final = Seen()
MINE: Final = KeyForgeCards(CARD, (t.DECK,), YOURS, (LOOKED_AT,), NO_WORD)
THEIR_OWN: Final = KeyForgeCards(CARD, (t.DECK,), THEIRS, (LOOKED_AT,), NO_WORD)


class TakeTop(Op):
    """The top cards of a deck: shown to their player, or (``openly``) to everybody."""

    def __init__(self, number: int, who: int, openly: bool) -> None:
        self.number = number
        self.who = who
        self.openly = openly

    def run(self, s: State, f: Resolving) -> None:
        player = f.you if self.who == YOU else other(f.you)
        f.kept = tuple(s.zone(t.DECK, player)[: self.number])
        reader = -1 if self.openly else f.you
        happen(s, [Event(ev.REVEALED, card, reader, source=f.source) for card in f.kept])


class RevealNext(Said):
    """The next card of your deck is shown to everybody; it stays where it is."""

    def __init__(self) -> None:
        super().__init__(Lexeme("revela", "revelar", "reveal"), Words("la siguiente carta", "the next card"))

    def act(self, s: State, f: Resolving) -> None:
        found = s.zone(t.DECK, f.you)[len(f.kept) : len(f.kept) + 1]
        f.kept = (*f.kept, *found)
        f.it = found[0] if found else -1
        happen(s, [Event(ev.REVEALED, card, source=f.source, cause=len(s.stack) - 1) for card in found])


class Another(Condition):
    """The one just revealed is not of the kind that ends it, and there is one more."""

    def __init__(self, last: KeyForgeCards) -> None:
        self.last = last

    def holds(self, s: State, f: Resolving) -> bool:
        return len(s.zone(t.DECK, f.you)) > len(f.kept) and not self.last.describes(s, f, f.it)

    def text(self, lang: str) -> str:
        return "there is another one" if lang == EN else "hay otra"


class RevealUntil(RepeatWhile):
    """Reveal cards from the top of your deck until one of a kind turns up or you have had enough."""

    def __init__(self, last: KeyForgeCards) -> None:
        super().__init__(RevealNext(), Another(last), Words("", ""), ask=True)
        self.last = last

    def clause(self, lang: str, mood: str) -> str:
        one = self.last.phrase(lang, "a", False)
        if lang == EN:
            return f"reveal cards from the top of your deck until you reveal {one} or choose to stop"
        return f"revela cartas de la parte superior de tu mazo hasta que reveles {one} o decidas parar"

    def text(self, lang: str) -> str:
        return sentence(self.clause(lang, TELL))

    def symbols(self) -> str:
        return f"{signs.REVEAL.mark} {signs.TOP.mark} {signs.UNTIL.mark} {self.last.symbols()}"


ALL_REVEALED: Final = Each(KeyForgeCards(CARD, (t.DECK,), YOURS, (LOOKED_AT,), REVEALED_THIS_WAY))


def reveal_until(last: KeyForgeCards) -> RevealUntil:
    return RevealUntil(last)


class Fate(Said):
    """What becomes of one of the cards looked at."""

    def __init__(self, deed: str, cards: KeyForgeCards = MINE) -> None:
        super().__init__(FATES[deed], Words("1", "1"), Each(cards) if deed == THE_REST else Chosen(cards))
        self.deed = deed

    def clause(self, lang: str, mood: str) -> str:
        return FATE_WORDS[self.deed].text(lang)

    def emit(self, code: Code) -> None:
        super().emit(code)
        code.add(Spend())

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        if self.deed == "discard" or self.deed == THE_REST:
            happen(s, [Event(ev.DISCARDED, card, s.holder(card), source=f.source, cause=cause) for card in f.them])
            return
        zone = {"archive": t.ARCHIVES, "hand": t.HAND, "purge": t.PURGED, "back": t.DECK}[self.deed]
        at = 0 if self.deed == "back" else -1
        happen(s, [Event(ev.MOVED, card, s.holder(card), at, f.source, zone=zone, cause=cause) for card in f.them])


FATES: Final = {
    "archive": Lexeme("archiva", "archivar", "archive"),
    "hand": Lexeme("añade", "añadir", "add"),
    "discard": Lexeme("descarta", "descartar", "discard"),
    THE_REST: Lexeme("descarta", "descartar", "discard"),
    "purge": Lexeme("purga", "purgar", "purge"),
    "back": Lexeme("devuelve", "devolver", "put back"),
}
FATE_WORDS: Final = {
    "archive": Words("archiva 1", "archive 1"),
    "hand": Words("añade 1 a tu mano", "add 1 to your hand"),
    "discard": Words("descarta 1", "discard 1"),
    THE_REST: Words("descarta las demás", "discard the others"),
    "purge": Words("purga una de ellas", "purge one of them"),
    "back": Words("devuelve 1 a la parte superior de tu mazo", "put 1 back on top of your deck"),
}


class Spend(Op):
    """The card has had its fate."""

    def run(self, s: State, f: Resolving) -> None:
        f.kept = tuple([card for card in f.kept if card not in f.them])


class ShareOutTop(Effect):
    """Look at the top cards of your deck and do something with each of them, in the order of the text."""

    def __init__(self, number: int, fates: tuple[str, ...]) -> None:
        self.number = number
        self.fates = tuple([Fate(deed) for deed in fates])

    def emit(self, code: Code) -> None:
        code.add(TakeTop(self.number, YOU, False))
        for fate in self.fates:
            fate.emit(code)

    def clause(self, lang: str, mood: str) -> str:
        look = "look at" if lang == EN else ("mirar" if mood == "infinitive" else "mira")
        what = f"the top {self.number} cards of your deck" if lang == EN else f"las {self.number} cartas superiores de tu mazo"
        return f"{look} {what}: {listing([fate.clause(lang, TELL) for fate in self.fates], lang)}"

    def parts(self) -> list[Effect]:
        return list(self.fates)


def share_out_top(number: int, *fates: str) -> ShareOutTop:
    """The fates are "archive", "hand" and "discard", for one card each, and "rest"."""
    return ShareOutTop(number, fates)


class OrderTop(Effect):
    """Look at the top cards of your deck and put them back in any order: the last one put back is on top."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.back = Fate("back")

    def emit(self, code: Code) -> None:
        code.add(TakeTop(self.number, YOU, False))
        for _ in range(self.number):
            self.back.emit(code)

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"look at the top {self.number} cards of your deck and put them back in any order"
        return f"mira las {self.number} cartas superiores de tu mazo y devuélvelas en el orden que quieras"

    def parts(self) -> list[Effect]:
        return [self.back]

    def symbols(self) -> str:
        return f"{signs.LOOK.mark} {self.number} {signs.TOP.mark} {signs.ORDER.mark}"


def order_top(number: int) -> OrderTop:
    return OrderTop(number)


class PurgeOneOfTop(Effect):
    """Reveal the top cards of one deck, purge one of them and shuffle the others into it."""

    def __init__(self, number: int, who: int) -> None:
        self.number = number
        self.who = who
        self.purge = Fate("purge", MINE if who == YOU else THEIR_OWN)

    def emit(self, code: Code) -> None:
        code.add(TakeTop(self.number, self.who, True))
        self.purge.emit(code)
        code.add(Act(ShuffleIt(self.who)))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"reveal the top {self.number} cards of {'your' if self.who == YOU else 'your opponent’s'} deck"
        return f"revela las {self.number} cartas superiores {'de tu mazo' if self.who == YOU else 'del mazo de tu oponente'}"

    def parts(self) -> list[Effect]:
        return [self.purge]


class ShuffleIt(Said):
    def __init__(self, who: int) -> None:
        super().__init__(Lexeme("baraja", "barajar", "shuffle"), Words("ese mazo", "that deck"))
        self.whose = who

    def act(self, s: State, f: Resolving) -> None:
        happen(s, [Event(ev.SHUFFLED, player=f.you if self.whose == YOU else other(f.you))])


class PurgeFromADeck(Effect):
    """The same with the deck of a player of one's choice."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.ways = (PurgeOneOfTop(number, YOU), PurgeOneOfTop(number, OPPONENT))

    def emit(self, code: Code) -> None:
        code.add(AskWhich(self, self.ways))
        emit_chosen(code, self.ways)

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return (
                f"reveal the top {self.number} cards of a player’s deck, purge one of them, and shuffle the others into that deck"
            )
        return (
            f"revela las {self.number} cartas superiores del mazo de un jugador, purga una de ellas y baraja las demás en ese mazo"
        )

    def parts(self) -> list[Effect]:
        return list(self.ways)

    def symbols(self) -> str:
        return f"{signs.REVEAL.mark} {self.number} {signs.TOP.mark} | {signs.THEIR_TOP.mark}: {signs.PURGE_ONE.mark}"


def purge_from_a_deck(number: int) -> PurgeFromADeck:
    return PurgeFromADeck(number)
