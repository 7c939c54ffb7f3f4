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
    Each,
    Effect,
    Resolving,
    Selection,
    Verb,
    amount,
)
from tapete.core.events import Event, happen, happens
from tapete.core.language import EN, THIRD, Lexeme, Words, sentence
from tapete.core.nouns import YOURS, Cards
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Demanding, Staged
from tapete.games.mitos_y_leyendas.things import other
from tapete.games.mitos_y_leyendas.tolls import Tolling
from tapete.games.mitos_y_leyendas.values import barred, burdened, strength

BOTH: Final = 2
DESTROY: Final = Lexeme("destruye", "destruir", "destroy")
EXILE: Final = Lexeme("destierra", "desterrar", "exile")
OWNER: Final = "en el Castillo de su dueño"
OWNERS: Final = "en el Castillo de sus dueños"
SHUFFLE_IN: Final = Lexeme(f"baraja {OWNER}", f"barajar {OWNER}", "shuffle into its owner’s Castle")
SHUFFLE_YOURS: Final = Lexeme("baraja en tu Castillo", "barajar en tu Castillo", "shuffle into your Castle")
RETURN: Final = Lexeme("devuelve a la mano de su dueño", "devolver a la mano de su dueño", "return to its owner’s hand")
SHUFFLE_ALL_IN: Final = Lexeme(f"baraja {OWNERS}", f"barajar {OWNERS}", "shuffle into their owners’ Castles")
RETURN_ALL: Final = Lexeme("devuelve a la mano de sus dueños", "devolver a la mano de sus dueños", "return to their owners’ hands")
RETURN_YOURS: Final = Lexeme("devuelve a tu mano", "devolver a tu mano", "return to your hand")
DRAW: Final = Lexeme("roba", "robar", "draw")
MILL: Final = Lexeme("bota", "botar", "mill")
DISCARD: Final = Lexeme("descarta", "descartar", "discard")
GIVE_BACK: Final = Lexeme("devuelve", "devolver", "move")
BURY: Final = Lexeme("pon en el Cementerio", "poner en el Cementerio", "put into the Graveyard")
GENERATE: Final = Lexeme("genera", "generar", "generate")
LOOK: Final = Lexeme("mira", "mirar", "look at")
THEIR_HAND: Final = Words("la mano de tu oponente", "your opponent’s hand")
RANDOM_CARD: Final = "a random card from your opponent’s hand"
THEIR_CASTLE_EN: Final = "of your opponent’s Castle"
OPPONENT_WORDS: Final = Words("tu oponente", "your opponent")
EACH_WORDS: Final = Words("cada jugador", "each player")


def cause(s: State) -> int:
    return len(s.stack) - 1


def players(f: Resolving, who: int) -> tuple[int, ...]:
    if who == BOTH:
        return f.you, other(f.you)
    return (f.you if who == YOU else other(f.you),)


def subject(who: int, lang: str) -> str:
    """The subject of a sentence about players, with its space; nothing for "you"."""
    if who == YOU:
        return ""
    return (OPPONENT_WORDS if who == OPPONENT else EACH_WORDS).text(lang) + " "


class Removes(Verb):
    """Takes cards away: destroys, exiles, shuffles in or returns them. The graveyard of a player may be out of bounds."""

    def __init__(self, kind: int, lexeme: Lexeme, selection: Selection, split: bool = False) -> None:
        super().__init__(selection)
        self.kind = kind
        self.lexeme = lexeme
        self.split = split  # English: "return it to…"

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        if isinstance(f, Tolling):
            f.measured = tuple([strength(s, card) for card in f.them])
            f.given = f.them
            f.stood = tuple([s.place[card] for card in f.them])
        happen(s, [Event(self.kind, card, source=f.source, cause=at) for card in f.them if reachable(s, f, card)])

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        verb = self.lexeme.form(lang, mood)
        phrase = whom(self.selection.phrase(lang), lang)
        first, _, rest = verb.partition(" ")
        if rest:
            return f"{first} {phrase} {rest}"
        return f"{verb} {phrase}"


def reachable(s: State, f: Resolving, card: int) -> bool:
    """A player barred from their Graveyard does nothing with its cards (ML-perm-07)."""
    place = s.place[card]
    return place // 2 != t.GRAVEYARD or place % 2 != f.you or not burdened(s, m.NO_GRAVEYARD, f.you)


def whom(phrase: str, lang: str) -> str:
    """What is acted on: in Spanish a bearer is somebody ("destruye a su portador")."""
    return f"a {phrase}" if lang != EN and phrase == "su portador" else phrase


def of_yours(selection: Selection) -> bool:
    """Whether the cards are out of play and your own: their Castle and hand are yours."""
    cards = getattr(selection, "cards", None)
    if isinstance(cards, Cards):
        return cards.side == YOURS and not any([zone in t.IN_PLAY for zone in cards.zones])
    return bool(getattr(selection, "yours", False))


def destroy(selection: Selection) -> Effect:
    return Removes(ev.DESTROYED, DESTROY, selection)


def exile(selection: Selection) -> Effect:
    return Removes(ev.EXILED, EXILE, selection)


def shuffle_in(selection: Selection) -> Effect:
    if of_yours(selection):
        return Removes(ev.SHUFFLED_IN, SHUFFLE_YOURS, selection)
    return Removes(ev.SHUFFLED_IN, SHUFFLE_ALL_IN if selection.plural() else SHUFFLE_IN, selection)


def to_hand(selection: Selection) -> Effect:
    if of_yours(selection):
        return Removes(ev.RETURNED, RETURN_YOURS, selection)
    return Removes(ev.RETURNED, RETURN_ALL if selection.plural() else RETURN, selection)


def discard_from_hand(selection: Selection) -> Effect:
    return Removes(ev.DISCARDED, DISCARD, selection)


def bury(selection: Selection) -> Effect:
    """Into the Graveyard, without being destroyed."""
    return Removes(ev.BURIED, BURY, selection)


def destroy_all(cards: Cards) -> Effect:
    return Removes(ev.DESTROYED, DESTROY, All(cards))


class All(Each):
    """Every card that fits; no targets (ML-tgt-15)."""

    def phrase(self, lang: str) -> str:
        return self.cards.phrase(lang, "all", True)

    def plural(self) -> bool:
        return True


class Counting(Verb):
    """Something players do so many times: draw, mill."""

    def __init__(self, kind: int, lexeme: Lexeme, number: int | Amount, who: int, words: tuple[Words, Words]) -> None:
        super().__init__(None)
        self.kind = kind
        self.lexeme = lexeme
        self.number = amount(number)
        self.who = who
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

    def clause(self, lang: str, mood: str) -> str:
        each = self.number.each(lang)
        if self.who == OPPONENT:
            each = each.replace("la mano de tu oponente", "su mano").replace("your opponent’s hand", "their hand")
        number = "1" if each else self.number.text(lang)
        unit = self.words[0 if number == "1" else 1].text(lang)
        verb = self.lexeme.form(lang, mood if self.who == YOU else THIRD)
        text = f"{subject(self.who, lang)}{verb} {number} {unit}"
        return f"{text} {each}" if each else text


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
        super().__init__(None)
        self.number = amount(number)
        self.who = who

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

    def clause(self, lang: str, mood: str) -> str:
        number = self.number.text(lang)
        verb = DISCARD.form(lang, mood if self.who == YOU else THIRD)
        cards = CARDS_WORDS[0 if number == "1" else 1].text(lang)
        whose = ("your hand" if lang == EN else "tu mano") if self.who == YOU else ("their hand" if lang == EN else "su mano")
        tail = f"from {whose} at random" if lang == EN else f"de {whose} al azar"
        return f"{subject(self.who, lang)}{verb} {number} {cards} {tail}"


def discard_random(number: int | Amount, who: int = OPPONENT) -> Effect:
    return Discards(number, who)


class DiscardHand(Verb):
    """Discard a whole hand."""

    def __init__(self, who: int) -> None:
        super().__init__(None)
        self.who = who

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

    def clause(self, lang: str, mood: str) -> str:
        verb = DISCARD.form(lang, mood if self.who == YOU else THIRD)
        whose = ("your" if lang == EN else "tu") if self.who == YOU else ("their" if lang == EN else "su")
        return (
            f"{subject(self.who, lang)}{verb} {whose} whole hand"
            if lang == EN
            else f"{subject(self.who, lang)}{verb} toda {whose} mano"
        )


def discard_hand(who: int = OPPONENT) -> Effect:
    return DiscardHand(who)


def discards(number: int, who: int = YOU) -> Effect:
    """A player chooses what to discard from their own hand."""
    if who == YOU:
        from tapete.games.mitos_y_leyendas.vocabulary.nouns import in_hand

        return Removes(ev.DISCARDED, DISCARD, Chosen(in_hand(), number))
    return TheyDiscard(number)


class TheyDiscard(Demanding):
    """The opponent discards cards of their choice."""

    def __init__(self, number: int) -> None:
        from tapete.games.mitos_y_leyendas.vocabulary.nouns import in_hand

        super().__init__(Chosen(in_hand(-1, 1), number, by=OPPONENT))
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

    def clause(self, lang: str, mood: str) -> str:
        cards = CARDS_WORDS[0 if self.number == 1 else 1].text(lang)
        if lang == EN:
            return f"your opponent discards {self.number} {cards} of their choice"
        return f"tu oponente descarta {self.number} {cards} a su elección"


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
        who = subject(OPPONENT, lang)
        first, second = self.first.clause(lang, mood), self.second.clause(lang, mood)
        if first.startswith(who):
            second = second.removeprefix(who)  # the same player goes on
        return f"{first}, {'then' if lang == EN else 'luego'} {second}"

    def text(self, lang: str) -> str:
        return sentence(self.clause(lang, "tell"))


class Carried(Condition):
    """Whether the last verb really did something."""

    def holds(self, s: State, f: Resolving) -> bool:
        return bool(f.noted)
