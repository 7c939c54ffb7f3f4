"""Verbs on cards and players: destroy, exile, draw, mill, discard, search, generate…"""

from __future__ import annotations

from typing import Final

from tapete.core.effects import (
    OPPONENT,
    YOU,
    Act,
    Amount,
    Branch,
    Chosen,
    Code,
    Condition,
    Effect,
    Resolving,
    Selection,
    Verb,
    amount,
)
from tapete.core.events import Event, happen, happens
from tapete.core.language import EN, INFINITIVE, THIRD, Lexeme, Words, sentence
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Demanding, Doing, Staged
from tapete.games.mitos_y_leyendas.things import other
from tapete.games.mitos_y_leyendas.tolls import Tolling
from tapete.games.mitos_y_leyendas.values import barred, burdened, strength
from tapete.games.mitos_y_leyendas.vocabulary.conditions import HANDS, HandCount
from tapete.games.mitos_y_leyendas.vocabulary.nouns import in_hand
from tapete.games.mitos_y_leyendas.vocabulary.selections import All, of_yours, whom

BOTH: Final = 2
DESTROY: Final = Lexeme("destruye", "destruir", "destroy")
EXILE: Final = Lexeme("destierra", "desterrar", "exile")
SHUFFLE: Final = Lexeme("baraja", "barajar", "shuffle")
RETURN: Final = Lexeme("devuelve", "devolver", "return")
PUT: Final = Lexeme("pon", "poner", "put")
NOWHERE: Final = Words("", "")
INTO_ITS_CASTLE: Final = Words("en el Castillo de su dueño", "into its owner’s Castle")
INTO_THEIR_CASTLES: Final = Words("en el Castillo de sus dueños", "into their owners’ Castles")
INTO_YOUR_CASTLE: Final = Words("en tu Castillo", "into your Castle")
TO_ITS_HAND: Final = Words("a la mano de su dueño", "to its owner’s hand")
TO_THEIR_HANDS: Final = Words("a la mano de sus dueños", "to their owners’ hands")
TO_YOUR_HAND: Final = Words("a tu mano", "to your hand")
INTO_THE_GRAVEYARD: Final = Words("en el Cementerio", "into the Graveyard")
DRAW: Final = Lexeme("roba", "robar", "draw")
MILL: Final = Lexeme("bota", "botar", "mill")
DISCARD: Final = Lexeme("descarta", "descartar", "discard")
GIVE_BACK: Final = Lexeme("devuelve", "devolver", "move")
GENERATE: Final = Lexeme("genera", "generar", "generate")
LOOK: Final = Lexeme("mira", "mirar", "look at")
THEIR_HAND: Final = Words("la mano de tu oponente", "your opponent’s hand")
RANDOM_CARD: Final = "a random card from your opponent’s hand"
THEIR_CASTLE_EN: Final = "of your opponent’s Castle"


def cause(s: State) -> int:
    return len(s.stack) - 1


def players(f: Resolving, who: int) -> tuple[int, ...]:
    if who == BOTH:
        return f.you, other(f.you)
    return (f.you if who == YOU else other(f.you),)


class Removes(Verb):
    """Takes cards away: destroys, exiles, shuffles in or returns them. The graveyard of a player may be out of bounds."""

    def __init__(self, kind: int, lexeme: Lexeme, selection: Selection, where: Words = NOWHERE) -> None:
        super().__init__(selection)
        self.kind = kind
        self.lexeme = lexeme
        self.where = where  # they go

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        if isinstance(f, Tolling):
            f.measured = tuple([strength(s, card) for card in f.them])
            f.given = f.them
            f.stood = tuple([s.place[card] for card in f.them])
        happen(s, [Event(self.kind, card, source=f.source, cause=at) for card in f.them if reachable(s, f, card)])

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        return f"{self.lexeme.form(lang, mood)} {whom(self.selection, lang)} {self.where.text(lang)}".strip()


def reachable(s: State, f: Resolving, card: int) -> bool:
    """A player barred from their Graveyard does nothing with its cards (ML-perm-07)."""
    place = s.place[card]
    return place // 2 != t.GRAVEYARD or place % 2 != f.you or not burdened(s, m.NO_GRAVEYARD, f.you)


def destroy(selection: Selection) -> Effect:
    return Removes(ev.DESTROYED, DESTROY, selection)


def exile(selection: Selection) -> Effect:
    return Removes(ev.EXILED, EXILE, selection)


def shuffle_in(selection: Selection) -> Effect:
    where = INTO_YOUR_CASTLE if of_yours(selection) else INTO_THEIR_CASTLES if selection.plural() else INTO_ITS_CASTLE
    return Removes(ev.SHUFFLED_IN, SHUFFLE, selection, where)


def to_hand(selection: Selection) -> Effect:
    where = TO_YOUR_HAND if of_yours(selection) else TO_THEIR_HANDS if selection.plural() else TO_ITS_HAND
    return Removes(ev.RETURNED, RETURN, selection, where)


def discard_from_hand(selection: Selection) -> Effect:
    return Removes(ev.DISCARDED, DISCARD, selection)


def bury(selection: Selection) -> Effect:
    """Into the Graveyard, without being destroyed."""
    return Removes(ev.BURIED, PUT, selection, INTO_THE_GRAVEYARD)


def destroy_all(cards: Cards) -> Effect:
    return Removes(ev.DESTROYED, DESTROY, All(cards))


class Counting(Doing):
    """Something players do so many times: draw, mill."""

    def __init__(self, kind: int, lexeme: Lexeme, number: int | Amount, who: int, words: tuple[Words, Words]) -> None:
        super().__init__(None, who)
        self.kind = kind
        self.lexeme = lexeme
        self.number = amount(number)
        self.words = words  # one, several

    def wanted(self, s: State, f: Resolving) -> int:
        return max(1, self.number.value(s, f) * len(players(f, self.who)))

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        count = self.number.value(s, f)
        doing = players(f, self.who)
        if self.kind == ev.DRAWN:
            doing = tuple([player for player in doing if not burdened(s, m.NO_DRAW, player)])
        happen(s, [Event(self.kind, player=player, source=f.source, cause=at) for player in doing for _ in range(count)])

    def deed(self, lang: str, mood: str) -> str:
        number = self.number
        each = number.each_of_theirs(lang) if self.who == OPPONENT and isinstance(number, HandCount) else number.each(lang)
        count = "1" if each else number.text(lang)
        text = f"{self.lexeme.form(lang, mood)} {count} {self.words[0 if count == '1' else 1].text(lang)}"
        return f"{text} {each}" if each else text

    def addressed(self) -> Effect:
        return draw(self.number) if self.kind == ev.DRAWN else mill(self.number, YOU)

    def told(self, lang: str) -> str:
        words = THEIR_CASTLE if self.kind == ev.MILLED else self.words
        return Counting(self.kind, self.lexeme, self.number, YOU, words).deed(lang, INFINITIVE)


CARDS_WORDS: Final = (Words("carta", "card"), Words("cartas", "cards"))
YOUR_CASTLE: Final = (
    Words("carta de tu Castillo", "card from your Castle"),
    Words("cartas de tu Castillo", "cards from your Castle"),
)
THEIR_CASTLE: Final = (
    Words("carta de su Castillo", "card from their Castle"),
    Words("cartas de su Castillo", "cards from their Castle"),
)


def draw(number: int | Amount = 1, who: int = YOU) -> Effect:
    return Counting(ev.DRAWN, DRAW, number, who, CARDS_WORDS)


def mill(number: int | Amount, who: int = OPPONENT) -> Effect:
    return Counting(ev.MILLED, MILL, number, who, YOUR_CASTLE if who == YOU else THEIR_CASTLE)


class Discards(Demanding):
    """Discard at random from a hand (ML-con-20)."""

    def __init__(self, number: int | Amount, who: int) -> None:
        super().__init__(None, who)
        self.number = amount(number)

    def demanded(self, s: State, f: Resolving, player: int) -> int:
        return self.number.value(s, f) if player in players(f, self.who) else 0

    def wanted(self, s: State, f: Resolving) -> int:
        return max(1, self.number.value(s, f))

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        batch: list[Event] = []
        for player in players(f, self.who):
            hand = s.zone(t.HAND, player)[:]
            for _ in range(min(self.number.value(s, f), len(hand))):
                card = hand.pop(s.random(len(hand)))
                batch.append(Event(ev.DISCARDED, card, player, source=f.source, cause=at))
        happen(s, batch)

    def deed(self, lang: str, mood: str) -> str:
        number = self.number.text(lang)
        cards = CARDS_WORDS[0 if number == "1" else 1].text(lang)
        whose = HANDS[0 if self.who == YOU else 2].text(lang)
        tail = f"from {whose} at random" if lang == EN else f"de {whose} al azar"
        return f"{DISCARD.form(lang, mood)} {number} {cards} {tail}"


def discard_random(number: int | Amount, who: int = OPPONENT) -> Effect:
    return Discards(number, who)


class DiscardHand(Doing):
    """Discard a whole hand."""

    def __init__(self, who: int) -> None:
        super().__init__(None, who)

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(
            s,
            [
                Event(ev.DISCARDED, card, player, source=f.source, cause=at)
                for player in players(f, self.who)
                for card in s.zone(t.HAND, player)
            ],
        )

    def deed(self, lang: str, mood: str) -> str:
        whole = WHOLE_HANDS[0 if self.who == YOU else 1].text(lang)
        return f"{DISCARD.form(lang, mood)} {whole}"


WHOLE_HANDS: Final = (Words("toda tu mano", "your whole hand"), Words("toda su mano", "their whole hand"))


def discard_hand(who: int = OPPONENT) -> Effect:
    return DiscardHand(who)


def discards(number: int, who: int = YOU) -> Effect:
    """A player chooses what to discard from their own hand."""
    if who == YOU:
        return Removes(ev.DISCARDED, DISCARD, Chosen(in_hand(), number))
    return TheyDiscard(number)


class TheyDiscard(Demanding):
    """The opponent discards cards of their choice."""

    def __init__(self, number: int) -> None:
        super().__init__(Chosen(in_hand(-1, 1), number, by=OPPONENT), OPPONENT)
        self.number = number

    def demanded(self, s: State, f: Resolving, player: int) -> int:
        return self.number if player != f.you else 0

    def emit(self, code: Code) -> None:
        assert self.selection is not None
        self.selection.emit(code, discards(self.number))  # said to the opponent, who decides
        code.add(Act(self))

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(s, [Event(ev.DISCARDED, card, source=f.source, cause=at) for card in f.them])

    def deed(self, lang: str, mood: str) -> str:
        cards = CARDS_WORDS[0 if self.number == 1 else 1].text(lang)
        tail = "of their choice" if lang == EN else "a su elección"
        return f"{DISCARD.form(lang, mood)} {self.number} {cards} {tail}"

    def addressed(self) -> Effect:
        return discards(self.number)

    def told(self, lang: str) -> str:
        cards = Chosen(in_hand().somewhere, self.number).phrase(lang)
        return f"{DISCARD.form(lang, INFINITIVE)} {cards} {'from' if lang == EN else 'de'} {HANDS[2].text(lang)}"


class Generates(Verb):
    """Virtual Oros (ML-gold-13)."""

    def __init__(self, number: int | Amount, purpose: int = -1) -> None:
        super().__init__(None)
        self.number = amount(number)
        self.purpose = purpose  # what alone they may pay for

    def act(self, s: State, f: Resolving) -> None:
        if barred(s, f.you, m.GENERATE):
            return
        amount = self.number.value(s, f)
        happens(s, Event(ev.GENERATED, player=f.you, amount=amount, source=f.source, zone=self.purpose, cause=cause(s)))

    def clause(self, lang: str, mood: str) -> str:
        each = self.number.each(lang)
        number = "1" if each else self.number.text(lang)
        if lang == EN:
            what = f"{number} virtual {'Oro' if number == '1' else 'Oros'}"
        else:
            what = f"{number} {'Oro virtual' if number == '1' else 'Oros virtuales'}"
        only = f" {t.PURPOSE_WORDS[self.purpose].text(lang)}" if self.purpose >= 0 else ""
        return f"{GENERATE.form(lang, mood)} {what}{only}{' ' + each if each else ''}"


def generate(number: int | Amount, purpose: int = -1) -> Effect:
    return Generates(number, purpose)


class Looks(Verb):
    """You see the opponent's whole hand (ML-con-26)."""

    def __init__(self, shows: bool = False) -> None:
        super().__init__(None)
        self.shows = shows  # you show yours instead

    def act(self, s: State, f: Resolving) -> None:
        owner = f.you if self.shows else other(f.you)
        viewer = other(owner)
        at = cause(s)
        happen(s, [Event(ev.LOOKED, card, viewer, source=f.source, cause=at) for card in s.zone(t.HAND, owner)])

    def clause(self, lang: str, mood: str) -> str:
        if self.shows:
            return Words("muestra tu mano a tu oponente", "show your hand to your opponent").text(lang)
        return f"{LOOK.form(lang, mood)} {THEIR_HAND.text(lang)}"


def look_at_hand() -> Effect:
    return Looks()


def show_your_hand() -> Effect:
    return Looks(shows=True)


class LooksAtOne(Verb):
    """You see one card of the opponent's hand, at random."""

    def act(self, s: State, f: Resolving) -> None:
        hand = s.zone(t.HAND, other(f.you))
        if hand:
            happens(s, Event(ev.LOOKED, hand[s.random(len(hand))], f.you, source=f.source, cause=cause(s)))

    def clause(self, lang: str, mood: str) -> str:
        return LOOK.form(lang, mood) + " " + Words("al azar una carta de la mano de tu oponente", RANDOM_CARD).text(lang)


class LooksAtTop(Verb):
    """You see the top cards of a Castle, which stay where they are."""

    def __init__(self, who: int, number: int = 1) -> None:
        super().__init__(None)
        self.who = who
        self.number = number

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        top = s.zone(t.CASTLE, players(f, self.who)[0])[: self.number]
        happen(s, [Event(ev.LOOKED, card, f.you, source=f.source, cause=at) for card in top])

    def clause(self, lang: str, mood: str) -> str:
        whose = Words("de tu Castillo", "of your Castle") if self.who == YOU else Words("del Castillo oponente", THEIR_CASTLE_EN)
        return f"{LOOK.form(lang, mood)} {self.top(lang)} {whose.text(lang)}"

    def top(self, lang: str) -> str:
        if self.number == 1:
            return "the top card" if lang == EN else "la carta superior"
        return f"the top {self.number} cards" if lang == EN else f"las {self.number} cartas superiores"


# -- sentences joined by "then"


class Then(Staged):
    """What follows happens only if what came before was carried out (ML-use-10)."""

    def emit(self, code: Code) -> None:
        self.first.emit(code)
        branch = Branch(Carried())
        code.add(branch)
        self.second.emit(code)
        branch.otherwise = code.here

    def clause(self, lang: str, mood: str) -> str:
        first, second = self.first, self.second
        done = second.clause(lang, mood)
        if isinstance(first, Doing) and isinstance(second, Doing) and first.who == second.who == OPPONENT:
            done = second.deed(lang, THIRD)  # the same player goes on
        return f"{first.clause(lang, mood)}, {'then' if lang == EN else 'luego'} {done}"

    def text(self, lang: str) -> str:
        return sentence(self.clause(lang, "tell"))


class Carried(Condition):
    """Whether the last verb really did something."""

    def holds(self, s: State, f: Resolving) -> bool:
        return bool(f.noted)
