"""Verbs on hands and Castles: draw, mill, discard, look, show, generate."""

from __future__ import annotations

from typing import Final

from tapete.core.decision import Option
from tapete.core.effects import OPPONENT, YOU, Act, Amount, Chosen, Code, Effect, Op, PromptOf, Resolving, Verb, amount
from tapete.core.events import Event, happen, happens
from tapete.core.language import EN, INFINITIVE, Lexeme, Words
from tapete.core.nouns import THEIRS
from tapete.core.state import State
from tapete.core.symbols import EACH
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Demanding, Doing
from tapete.games.mitos_y_leyendas.things import other
from tapete.games.mitos_y_leyendas.values import barred, burdened
from tapete.games.mitos_y_leyendas.vocabulary.amounts import HANDS, HandCount, Number
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import in_hand
from tapete.games.mitos_y_leyendas.vocabulary.nouns.selections import Those
from tapete.games.mitos_y_leyendas.vocabulary.verbs.choosing import TakeNumber, Told
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import DISCARD, Removes, cause, players

DRAW: Final = Lexeme("roba", "robar", "draw")


MILL: Final = Lexeme("bota", "botar", "mill")


GENERATE: Final = Lexeme("genera", "generar", "generate")


def said_of(who: int, said: str) -> str:
    """What somebody does, in symbols."""
    return said if who == YOU else f"{signs.WHO[who].mark} {said}"


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

    def symbols(self) -> str:
        number = self.number.symbols()
        sign = signs.DRAW if self.kind == ev.DRAWN else signs.MILL
        return said_of(self.who, f"{number} {sign.mark}") if number else ""


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

    def symbols(self) -> str:
        number = self.number.symbols()
        return said_of(self.who, f"{signs.DISCARD.mark} {signs.RANDOM.mark} {number}") if number else ""


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

    def symbols(self) -> str:
        return said_of(self.who, f"{signs.DISCARD.mark} {EACH}")


WHOLE_HANDS: Final = (Words("toda tu mano", "your whole hand"), Words("toda su mano", "their whole hand"))


def discard_hand(who: int = OPPONENT) -> Effect:
    return DiscardHand(who)


def discards(number: int | Amount, who: int = YOU) -> Effect:
    """A player chooses what to discard from their own hand."""
    if who == YOU:
        return Removes(ev.DISCARDED, DISCARD, Chosen(in_hand(), number))
    return TheyDiscard(number)


class TheyDiscard(Demanding):
    """The opponent discards cards of their choice."""

    def __init__(self, number: int | Amount) -> None:
        super().__init__(Chosen(in_hand(-1, 1), number, by=OPPONENT), OPPONENT)
        self.number = amount(number)

    def demanded(self, s: State, f: Resolving, player: int) -> int:
        return self.number.value(s, f) if player != f.you else 0

    def emit(self, code: Code) -> None:
        assert self.selection is not None
        self.selection.emit(code, discards(self.number))  # said to the opponent, who decides
        code.add(Act(self))

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(s, [Event(ev.DISCARDED, card, source=f.source, cause=at) for card in f.them])

    def deed(self, lang: str, mood: str) -> str:
        number, each = self.number.text(lang), self.number.each(lang)
        tail = "of their choice" if lang == EN else "a su elección"
        said = f"{DISCARD.form(lang, mood)} {number} {CARDS_WORDS[0 if number == '1' else 1].text(lang)} {tail}"
        return f"{said} {each}" if each else said

    def addressed(self) -> Effect:
        return discards(self.number)

    def told(self, lang: str) -> str:
        cards = Chosen(in_hand().somewhere, self.number).phrase(lang)
        return f"{DISCARD.form(lang, INFINITIVE)} {cards} {'from' if lang == EN else 'de'} {HANDS[2].text(lang)}"

    def symbols(self) -> str:
        number = self.number.symbols()
        return said_of(OPPONENT, f"{signs.DISCARD.mark} {number}") if number else ""


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

    def symbols(self) -> str:
        number = self.number.symbols()
        return f"+{number} {signs.VIRTUAL.mark}" if number and self.purpose < 0 else ""


def generate(number: int | Amount, purpose: int = -1) -> Effect:
    return Generates(number, purpose)


class TheyExile(Verb):
    """Your opponent exiles some of those cards, at their choice."""

    def __init__(self, number: int) -> None:
        super().__init__(Chosen(Those(), number, by=1))
        self.number = number

    def emit(self, code: Code) -> None:
        assert self.selection is not None
        self.selection.emit(
            code, Told(self, Words(f"Destierra {self.number} de esas cartas.", f"Exile {self.number} of those cards."))
        )
        code.add(Act(self))

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(s, [Event(ev.EXILED, card, source=f.source, cause=at) for card in f.them])

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"your opponent exiles {self.number} of them; the others stay in your hand"
        return f"tu oponente destierra {self.number} de ellas; las demás quedan en tu mano"


class LoseOne(Verb):
    """Your opponent makes you discard one of those cards: at random (ML-con-20)."""

    def act(self, s: State, f: Resolving) -> None:
        those = Those().all(s, f)
        if those:
            happens(s, Event(ev.DISCARDED, those[s.random(len(those))], f.you, source=f.source, cause=cause(s)))

    def clause(self, lang: str, mood: str) -> str:
        return "your opponent discards one of them at random" if lang == EN else "tu oponente te descarta una de ellas al azar"


class DiscardOneSuch(Verb):
    """A player discards a card of a kind from their hand, if they have one; they choose which."""

    def __init__(self, type: int, theirs: bool) -> None:
        super().__init__(Chosen(in_hand(type, THEIRS if theirs else 0), by=1 if theirs else 0))
        self.type = type
        self.theirs = theirs

    def emit(self, code: Code) -> None:
        assert self.selection is not None
        name = t.TYPE_NAMES[self.type]
        self.selection.emit(code, Told(self, Words(f"Descarta un {name.es} de tu mano.", f"Discard a {name.en} from your hand.")))
        code.add(Act(self))

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(s, [Event(ev.DISCARDED, card, source=f.source, cause=at) for card in f.them])

    def clause(self, lang: str, mood: str) -> str:
        name = t.TYPE_NAMES[self.type].text(lang)
        if lang == EN:
            return f"your opponent discards a {name} if they have one" if self.theirs else f"discard a {name} if you have one"
        return f"tu oponente descarta un {name} si tiene alguno" if self.theirs else f"descarta un {name} si tienes alguno"


class DrawMore(Effect):
    """You draw as many cards more as you like, and discard as many of your hand."""

    def emit(self, code: Code) -> None:
        code.add(AskMore(self))
        code.add(TakeNumber())
        draw(Number()).emit(code)
        Removes(ev.DISCARDED, DISCARD, Chosen(in_hand(), Number())).emit(code)

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "draw as many extra cards as you like; then discard that many"
        verb = "robar" if mood == "infinitive" else "roba"
        return f"{verb} las cartas extra que quieras; luego descarta otras tantas"


class AskMore(Op):
    def __init__(self, effect: Effect) -> None:
        self.prompt = PromptOf(effect)

    def run(self, s: State, f: Resolving) -> None:
        options = [Option(s.names, "number", (), str(number)) for number in range(len(s.zone(t.CASTLE, f.you)) + 1)]
        s.ask(f.you, "number", options, self.prompt.words(), f.source)


class MillsUntil(Verb):
    """The opponent mills until an Oro has gone."""

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        castle = s.zone(t.CASTLE, other(f.you))
        count = len(castle)
        for place, card in enumerate(castle):
            if t.printed(s, card).type == t.GOLD:
                count = place + 1
                break
        happen(s, [Event(ev.MILLED, player=other(f.you), source=f.source, cause=at) for _ in range(count)])

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "your opponent mills cards from their Castle until an Oro goes with them"
        return "tu oponente bota cartas de su Castillo hasta que aparezca un Oro"


class FillsHands(Verb):
    """Each player draws until they hold so many cards."""

    def __init__(self, number: int) -> None:
        super().__init__(None)
        self.number = number

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        batch: list[Event] = []
        for player in (f.you, other(f.you)):
            if burdened(s, m.NO_DRAW, player):
                continue
            lacking = max(0, self.number - len(s.zone(t.HAND, player)))
            batch += [Event(ev.DRAWN, player=player, source=f.source, cause=at) for _ in range(lacking)]
        happen(s, batch)

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"each player draws until they have {self.number} cards in hand"
        return f"cada jugador roba hasta tener {self.number} cartas en la mano"
