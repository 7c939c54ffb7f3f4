"""Choices that texts hang on: what the opponent prefers, a race that matters from now on, a named card of a hand."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, Constant
from tapete.core.decision import Option
from tapete.core.effects import AskWhich, ChooseOne, Code, Condition, Effect, Resolving, Selection, Verb, emit_chosen
from tapete.core.events import Event, happen
from tapete.core.language import EN, Words, invariable, listing, sentence
from tapete.core.modifiers import FOREVER, Lasting, last
from tapete.core.nouns import Cards, Quality
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Doing
from tapete.games.mitos_y_leyendas.modifiers import Change, Lent
from tapete.games.mitos_y_leyendas.rules.legal import refuse_card, refuse_tolls
from tapete.games.mitos_y_leyendas.rules.playing import play
from tapete.games.mitos_y_leyendas.things import face, other
from tapete.games.mitos_y_leyendas.tolls import Toll
from tapete.games.mitos_y_leyendas.values import burdened, given, has_race, strength, total
from tapete.games.mitos_y_leyendas.vocabulary.conditions import Count
from tapete.games.mitos_y_leyendas.vocabulary.lasting import Lasts, Predicate
from tapete.games.mitos_y_leyendas.vocabulary.nouns import ALLY, ORO, Kind, ally, in_hand, noun
from tapete.games.mitos_y_leyendas.vocabulary.specials import BanName
from tapete.games.mitos_y_leyendas.vocabulary.verbs import cause, mill

# -- what the opponent prefers


class TheirChoice(Effect):
    """The opponent chooses one of two evils; the first may ask for cards in their hand, or in their Castle."""

    def __init__(self, first: Effect, second: Effect, hand: int, castle: int = 0) -> None:
        assert isinstance(first, Doing) and isinstance(second, Doing)
        self.effects: tuple[Doing, Doing] = (first, second)
        self.hand = hand  # cards they need in order to choose the first
        self.castle = castle

    def emit(self, code: Code) -> None:
        told = tuple([effect.addressed() for effect in self.effects])
        code.add(AskThem(ChooseOne(*told), self.effects, told, self.hand, self.castle))
        emit_chosen(code, self.effects)

    def clause(self, lang: str, mood: str) -> str:
        joined = listing([effect.told(lang) for effect in self.effects], lang, Words("o", "or"))
        return f"your opponent chooses one: {joined}" if lang == EN else f"tu oponente elige una opción: {joined}"

    def text(self, lang: str) -> str:
        return sentence(self.clause(lang, "tell"))

    def parts(self) -> list[Effect]:
        return list(self.effects)


class Unless(TheirChoice):
    """Something happens unless the opponent mills so many cards, which their Castle has to hold (ML-play-20)."""

    def __init__(self, effect: Effect, milled: int) -> None:
        super().__init__(mill(milled), effect, 0, milled)

    def clause(self, lang: str, mood: str) -> str:
        instead = self.effects[0].told(lang)
        done = self.effects[1].clause(lang, mood)
        if lang == EN:
            return f"{done} unless your opponent chooses to {instead}"
        return f"{done}, salvo que tu oponente elija {instead}"


class AskThem(AskWhich):
    def __init__(self, effect: Effect, effects: tuple[Effect, ...], told: tuple[Effect, ...], hand: int, castle: int) -> None:
        super().__init__(effect, effects, told)
        self.hand = hand
        self.castle = castle

    def run(self, s: State, f: Resolving) -> None:
        rival = other(f.you)
        able = len(s.zone(t.HAND, rival)) >= self.hand and len(s.zone(t.CASTLE, rival)) >= self.castle
        options = [Option(s.names, "option", (), number) for number in (("1", "2") if able else ("2",))]
        s.ask(rival, "modal", options, self.prompt.words(), f.source)


# -- a race chosen for good


class ChosenRace(Quality):
    """Of the race that was chosen."""

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return has_race(s, card, f.number)


OF_THAT_RACE: Final = ChosenRace(invariable("de la raza elegida", "of the chosen race"))


class FromNowOn(Verb):
    """A change that hangs on the race chosen, for as long as this card is in play."""

    def __init__(self, change: Change) -> None:
        super().__init__(None)
        self.change = change
        self.constant = Constant(change)

    def declared(self) -> list[Ability]:
        return [self.constant]

    def act(self, s: State, f: Resolving) -> None:
        if not f.number:
            return  # there was no race to choose
        them = (f.source,) if self.change.chosen else ()
        last(
            s,
            Lasting(self.constant, f.source, f.you, s.next_serial(), s.turn, FOREVER, tie=f.source, them=them, number=f.number),
        )

    def clause(self, lang: str, mood: str) -> str:
        return self.change.words.text(lang)


def making_them(effect: Effect) -> Toll:
    """What the opponent is made to do for the card to enter play."""
    return Toll(effect)


def all_yours_are_it() -> Effect:
    words = Words("los Aliados que controles son de la raza elegida", "Allies you control are of the chosen race")
    return FromNowOn(Change(m.RACE, words, ally.own))


def not_blocked_by_it() -> Effect:
    words = Words("no lo pueden bloquear Aliados de la raza elegida", "it cannot be blocked by Allies of the chosen race")
    return FromNowOn(Change(m.NOT_BLOCKED_BY, words, chosen=True, blockers=ally.with_quality(OF_THAT_RACE)))


def gains_for_each_of_it() -> Effect:
    count = Count(ally.enemy.with_quality(OF_THAT_RACE))
    words = Words(f"gana +1 a la Fuerza {count.each('es')}", f"it gets +1 Strength {count.each('en')}")
    return FromNowOn(Change(m.STRENGTH, words, chosen=True, by=count))


# -- named cards


class OfThatName(Quality):
    def test(self, s: State, f: Resolving, card: int) -> bool:
        return face(s, card).name.es == f.word


NAMED_IN_HAND: Final[Kind] = in_hand(-1, 1).with_quality(OfThatName(invariable("con ese nombre", "of that name")))


class BanForGood(BanName):
    """The opponent plays no more cards of that name in this game."""

    def act(self, s: State, f: Resolving) -> None:
        for card in f.them:
            name = face(s, card).name.es
            last(s, Lasting(self.constant, f.source, f.you, s.next_serial(), s.turn, FOREVER, word=name))

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        if lang == EN:
            return f"choose {self.selection.phrase(lang)}; your opponent cannot play cards of that name for the rest of the game"
        return f"elige {self.selection.phrase(lang)}; tu oponente no puede jugar cartas de ese nombre por el resto del juego"


def a_or_an(name: str) -> str:
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"


# -- Strength compared


class StrongerThanCost(Quality):
    def test(self, s: State, f: Resolving, card: int) -> bool:
        return strength(s, card) > face(s, card).cost


class Strongest(Quality):
    """The strongest of the opponent's Allies, or one of them."""

    def test(self, s: State, f: Resolving, card: int) -> bool:
        rivals = t.allies(s, other(f.you))
        return bool(rivals) and strength(s, card) == max([strength(s, each) for each in rivals])


overgrown: Final[Kind] = ally.with_quality(
    StrongerThanCost(invariable("de Fuerza mayor que su coste", "with Strength greater than its cost"))
)
ally_or_gold: Final[Kind] = Kind(
    noun(f"{ALLY.es} u {ORO.es}", f"{ALLY.es_plural} u {ORO.es_plural}", False, "Ally or Oro", "Allies or Oros"),
    (*t.LINES, *t.TREASURE),
)


class TheOne(Kind):
    """Cards of which there is one, or that are alike in what matters: "el Aliado oponente de mayor Fuerza"."""

    def article(self, lang: str, article: str, body: str) -> str:
        return super().article(lang, "the" if article == "a" else article, body)


GREATEST: Final = Strongest(invariable("de mayor Fuerza", "with the greatest Strength"))
strongest: Final[Kind] = TheOne(ALLY, t.LINES, m.OPPONENT, (GREATEST,))


class EachHasItsCost(Verb):
    """Every Ally has its printed cost as Strength for the turn."""

    def __init__(self) -> None:
        super().__init__(None)
        words = Words("tiene Fuerza igual a su coste", "has Strength equal to its cost")
        self.constant = Constant(Change(m.SET, words, chosen=True, by=Lent()))

    def declared(self) -> list[Ability]:
        return [self.constant]

    def act(self, s: State, f: Resolving) -> None:
        ends = m.END_OF_TURN.ends(s, f.you)
        for card in t.allies(s, f.you) + t.allies(s, other(f.you)):
            if given(s, m.UNAFFECTED, card):
                continue
            cost = face(s, card).cost
            last(s, Lasting(self.constant, f.source, f.you, s.next_serial(), s.turn, ends, them=(card,), number=cost))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "each Ally has Strength equal to its cost until the end of the turn"
        return "cada Aliado tiene Fuerza igual a su coste hasta el final del turno"


# -- Oros that are worth twice as much


class PaysDouble(Lasts):
    """Oros pay for twice as much this turn."""

    def act(self, s: State, f: Resolving) -> None:
        ends = m.END_OF_TURN.ends(s, f.you)
        for card in f.them:
            more = 1 + total(s, m.WORTH, card)
            last(s, Lasting(self.constant, f.source, f.you, s.next_serial(), s.turn, ends, them=(card,), number=more))


def pays_double(selection: Selection) -> Effect:
    said = Predicate("vale", "valen", "el doble", "is", "are", "worth double")
    return PaysDouble(Change(m.WORTH, said.words(), chosen=True, by=Lent()), m.END_OF_TURN, selection, said)


# -- the top of a Castle


class TopIntoPlay(Verb):
    """Players show the top card of their Castle: an Ally enters play if it can, anything else goes to the Graveyard."""

    def __init__(self, everybody: bool) -> None:
        super().__init__(None)
        self.everybody = everybody

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        batch: list[Event] = []
        for player in (f.you, other(f.you)) if self.everybody else (f.you,):
            castle = s.zone(t.CASTLE, player)
            if castle and enters_play(s, player, castle[0]):
                play(s, player, castle[0], free=1)
            elif castle:
                batch.append(Event(ev.MILLED, player=player, source=f.source, cause=at))
        happen(s, batch)

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            who = "each player shows the top card of their Castle" if self.everybody else "show the top card of your Castle"
            return f"{who}; if it is an Ally it enters play, otherwise it goes to the Graveyard"
        who = (
            "cada jugador muestra la carta superior de su Castillo"
            if self.everybody
            else "muestra la carta superior de tu Castillo"
        )
        return f"{who}; si es un Aliado entra en juego, si no va al Cementerio"


def enters_play(s: State, player: int, card: int) -> bool:
    """Whether an effect can put the card into play as an Ally (ML-put-03)."""
    if t.printed(s, card).type != t.ALLY:
        return False
    return refuse_card(s, player, card) is None and refuse_tolls(s, player, card) is None


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


# -- more conditions


class AllPaid(Condition):
    """The opponent has used all their Oros."""

    def holds(self, s: State, f: Resolving) -> bool:
        rival = other(f.you)
        return bool(s.zone(t.PAID, rival)) and not s.zone(t.RESERVE, rival)

    def text(self, lang: str) -> str:
        return "all your opponent’s Oros are paid" if lang == EN else "todos los Oros de tu oponente están pagados"


class MoreTheirs(Condition):
    """The opponent has so many more of these cards than you."""

    def __init__(self, cards: Kind, margin: int) -> None:
        self.cards = cards
        self.margin = margin

    def holds(self, s: State, f: Resolving) -> bool:
        return len(self.cards.enemy.all(s, f)) >= len(self.cards.own.all(s, f)) + self.margin

    def text(self, lang: str) -> str:
        what = self.cards.phrase(lang, "", True)
        if lang == EN:
            return f"your opponent controls {self.margin} more {what} than you"
        return f"tu oponente controla {self.margin} {what} más que tú"


class IsOfRace(Condition):
    """The card that speaks is of a race now."""

    def __init__(self, race_name: str) -> None:
        self.bits = t.race_bit(race_name)
        self.name = t.RACE_NAMES[t.RACES.index(race_name)]

    def holds(self, s: State, f: Resolving) -> bool:
        return has_race(s, f.source, self.bits)

    def text(self, lang: str) -> str:
        return f"it counts as {a_or_an(self.name.en)}" if lang == EN else f"se considera {self.name.es}"


class BlocksSuch(Condition):
    """What it blocks is such an Ally."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def holds(self, s: State, f: Resolving) -> bool:
        return f.event is not None and self.cards.describes(s, f, f.event.other)

    def text(self, lang: str) -> str:
        what = self.cards.phrase(lang, "a", False)
        return f"it blocks {what}" if lang == EN else f"bloquea a {what}"
