"""Dealings with cards that more than one text has: what the opponent picks, what comes back, what is shown, given away, named."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, Constant
from tapete.core.decision import Option
from tapete.core.effects import (
    Act,
    Amount,
    AskWhich,
    ChooseOne,
    Chosen,
    Code,
    Condition,
    Effect,
    Op,
    PromptOf,
    Resolving,
    Selection,
    Verb,
    emit_chosen,
)
from tapete.core.events import Event, happen, happens
from tapete.core.language import EN, Words
from tapete.core.modifiers import FOREVER, Lasting, last
from tapete.core.nouns import THEIRS, Cards, Quality
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import PAY, Whenever, within_reach
from tapete.games.mitos_y_leyendas.catalogue import DECLARED
from tapete.games.mitos_y_leyendas.modifiers import Change
from tapete.games.mitos_y_leyendas.rules.paying import pay
from tapete.games.mitos_y_leyendas.rules.turn import groupable
from tapete.games.mitos_y_leyendas.things import other
from tapete.games.mitos_y_leyendas.values import burdened, face, given, has_race, purse, strength
from tapete.games.mitos_y_leyendas.vocabulary.choices import FromNowOn
from tapete.games.mitos_y_leyendas.vocabulary.circumstances import ForTheTurn
from tapete.games.mitos_y_leyendas.vocabulary.conditions import Count
from tapete.games.mitos_y_leyendas.vocabulary.memories import Attackers
from tapete.games.mitos_y_leyendas.vocabulary.nouns import CARD, NO_WORD, Kind, ally, in_castle, in_graveyard, in_hand
from tapete.games.mitos_y_leyendas.vocabulary.rulings import ally_card
from tapete.games.mitos_y_leyendas.vocabulary.searching import put_into_play
from tapete.games.mitos_y_leyendas.vocabulary.specials import TakeWord
from tapete.games.mitos_y_leyendas.vocabulary.verbs import cause, players, reachable

BOTH: Final = 2

# -- cards that the sentence before has moved


class Those(Cards):
    """The cards that the sentence before put into your hand and that are still there."""

    def __init__(self) -> None:
        super().__init__(CARD, (t.HAND,), m.YOU)

    def all(self, s: State, f: Resolving) -> list[int]:
        hand = t.HAND * 2 + f.you
        return [e.card for e in f.noted if e.card >= 0 and s.place[e.card] == hand]

    def phrase(self, lang: str, article: str, plural: bool) -> str:
        words = ("those cards" if plural else "one of those cards") if lang == EN else "de esas cartas"
        return words if lang == EN else f"{article} {words}".strip()


class ShowThose(Verb):
    """You show the cards to your opponent."""

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(s, [Event(ev.SHOWN, card, f.you, source=f.source, cause=at) for card in Those().all(s, f)])

    def clause(self, lang: str, mood: str) -> str:
        return "show them to your opponent" if lang == EN else "muéstralas a tu oponente"


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


class Told(Effect):
    """An effect that is told to whoever decides, in words of their own."""

    def __init__(self, effect: Effect, words: Words) -> None:
        self.effect = effect
        self.words = words

    def text(self, lang: str) -> str:
        return self.words.text(lang)


# -- hands


class ShowHands(Verb):
    """Each player shows their hand."""

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        cards = [(card, player) for player in players(f, BOTH) for card in s.zone(t.HAND, player)]
        happen(s, [Event(ev.SHOWN, card, player, source=f.source, cause=at) for card, player in cards])

    def clause(self, lang: str, mood: str) -> str:
        return "each player shows their hand" if lang == EN else "cada jugador muestra su mano"


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


# -- out of the Graveyard


class TheirReach(Cards):
    """The opponent's Graveyard, as far as they may use it (ML-perm-07)."""

    def __init__(self) -> None:
        super().__init__(CARD, (t.GRAVEYARD,), THEIRS)
        self.cards = in_graveyard(-1, THEIRS)

    def all(self, s: State, f: Resolving) -> list[int]:
        return within_reach(s, other(f.you), self.cards.all(s, f))


class TheyRecover(Verb):
    """Your opponent takes a card of their choice from their Graveyard into their hand."""

    def __init__(self) -> None:
        super().__init__(Chosen(TheirReach(), by=1))

    def emit(self, code: Code) -> None:
        assert self.selection is not None
        words = Words("Pon en tu mano una carta de tu Cementerio.", "Put a card from your Graveyard into your hand.")
        self.selection.emit(code, Told(self, words))
        code.add(Act(self))

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(s, [Event(ev.TAKEN, card, other(f.you), 1, f.source, cause=at) for card in f.them])

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "your opponent searches their Graveyard for a card and puts it into their hand"
        return "tu oponente busca una carta en su Cementerio y la pone en su mano"


class Measured(Amount):
    """An amount that a sentence tells as what it equals."""

    def equal(self, lang: str) -> str:
        raise NotImplementedError

    def text(self, lang: str) -> str:
        return "X"


class DamageDealt(Measured):
    """The damage the event tells of."""

    def value(self, s: State, f: Resolving) -> int:
        return f.event.amount if f.event is not None else 0

    def equal(self, lang: str) -> str:
        return "the damage dealt" if lang == EN else "el daño hecho"


class Recovers(Verb):
    """As many cards of your Graveyard as something counts are shuffled into your Castle: chosen, or at random."""

    def __init__(self, number: Amount, equal: Words, random: bool = False) -> None:
        super().__init__(None if random else Chosen(YourReach(), number))
        self.number = number
        self.equal = equal
        self.random = random

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        found = list(f.them)
        if self.random:
            free = YourReach().all(s, f)
            found = [free.pop(s.random(len(free))) for _ in range(min(len(free), self.number.value(s, f)))]
        happen(s, [Event(ev.SHUFFLED_IN, card, f.you, source=f.source, cause=at) for card in found])

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            tail = " at random" if self.random else ""
            return f"shuffle into your Castle a number of cards from your Graveyard{tail} equal to {self.equal.en}"
        verb = "barajar" if mood == "infinitive" else "baraja"
        tail = " al azar" if self.random else ""
        return f"{verb} en tu Castillo un número de cartas de tu Cementerio{tail} igual a{self.equal.es.removeprefix('e')}"


class YourReach(Cards):
    """Your Graveyard, as far as you may use it (ML-perm-07)."""

    def __init__(self) -> None:
        super().__init__(CARD, (t.GRAVEYARD,), 0)
        self.cards = in_graveyard()

    def all(self, s: State, f: Resolving) -> list[int]:
        return within_reach(s, f.you, self.cards.all(s, f))


def recovers(number: Measured) -> Effect:
    return Recovers(number, Words(number.equal("es"), number.equal("en")))


def recovers_for_each(cards: Cards) -> Effect:
    count = Count(cards)
    return Recovers(count, Words(count.equal("es"), count.equal("en")))


def recovers_attackers() -> Effect:
    """As many, at random, as Allies attacked you in the turn before."""
    words = Words("el número de Aliados que te atacaron en el turno anterior", "the number of Allies that attacked you last turn")
    return Recovers(Attackers(True), words, random=True)


class BackFromTheDead(Verb):
    """Allies that were destroyed this turn come back into play for whoever controlled them: they count as played (ML-put-01)."""

    def __init__(self, race_name: str = "") -> None:
        super().__init__(None)
        self.race_name = race_name  # only yours of that race

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        done: list[int] = []
        for e in s.history:
            card = e.card
            if e.kind != ev.DESTROYED or card in done or s.place[card] // 2 != t.GRAVEYARD or face(s, card).type != t.ALLY:
                continue
            if self.race_name and (e.player != f.you or not has_race(s, card, t.race_bit(self.race_name))):
                continue
            done.append(card)
            if not burdened(s, m.NO_GRAVEYARD, s.place[card] % 2):
                put_into_play(s, self.seen_by(f, e.player), (card,), at)

    def seen_by(self, f: Resolving, player: int) -> Resolving:
        """Whoever controlled the Ally is the one who puts it into play."""
        twin = Resolving()
        twin.you = player
        twin.source = f.source
        return twin

    def clause(self, lang: str, mood: str) -> str:
        if self.race_name:
            name = t.RACE_NAMES[t.RACES.index(self.race_name)].text(lang)
            if lang == EN:
                return f"the {name}s you controlled that were destroyed this turn come back into play"
            return f"los {name}s que controlabas y fueron destruidos este turno vuelven a la Línea de Defensa"
        if lang == EN:
            return "Allies destroyed this turn come back into play, in the Defence Line of whoever controlled them"
        return "los Aliados destruidos este turno vuelven al juego, a la Línea de Defensa de quien los controlaba"


# -- control and choices


class GiveAway(Verb):
    """Your opponent gains control of cards."""

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        them = [card for card in f.them if not given(s, m.NOT_SWAPPED, card)]
        happen(s, [Event(ev.CONTROLLED, card, other(f.you), source=f.source, cause=at) for card in them])

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        if lang == EN:
            return f"your opponent gains control of {self.selection.phrase(lang)}"
        return f"tu oponente gana el control de {self.selection.phrase(lang)}"


class Spare(Verb):
    """Cards that are pointed at and stay where they are."""

    def act(self, s: State, f: Resolving) -> None:
        return

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        phrase = self.selection.phrase(lang)
        return f"point at {phrase}, which stay in play" if lang == EN else f"señala {phrase}, que se quedan en juego"


STRENGTHS: Final = 30


class ChooseStrength(Effect):
    """Choose a level of Strength."""

    def emit(self, code: Code) -> None:
        code.add(AskStrength(self))
        code.add(TakeStrength())

    def clause(self, lang: str, mood: str) -> str:
        return "choose a Strength" if lang == EN else "elige una Fuerza"


class AskStrength(Op):
    def __init__(self, effect: Effect) -> None:
        self.prompt = PromptOf(effect)

    def run(self, s: State, f: Resolving) -> None:
        most = max([STRENGTHS, *[strength(s, card) for card in t.allies(s, 0) + t.allies(s, 1)]])
        options = [Option(s.names, "number", (), str(number)) for number in range(most + 1)]
        s.ask(f.you, "number", options, self.prompt.words(), f.source)


class TakeStrength(Op):
    """One more than the Strength, so that none chosen is told from zero."""

    def run(self, s: State, f: Resolving) -> None:
        assert s.answer is not None
        f.number = int(s.answer.word) + 1


class ChosenStrength(Quality):
    def test(self, s: State, f: Resolving, card: int) -> bool:
        return strength(s, card) == f.number - 1


def not_blocked_by_that_strength() -> Effect:
    words = Words("no lo pueden bloquear Aliados de esa Fuerza", "it cannot be blocked by Allies of that Strength")
    blockers = ally.with_quality(ChosenStrength(NO_WORD))
    return FromNowOn(Change(m.NOT_BLOCKED_BY, words, chosen=True, blockers=blockers))


class GainsByName(Verb):
    """An Ally and its copies get a bonus for as long as this card is in play."""

    def __init__(self, selection: Selection, by: int) -> None:
        super().__init__(selection)
        words = Words(f"ese Aliado y sus copias ganan +{by} a la Fuerza", f"that Ally and its copies get +{by} Strength")
        self.constant = Constant(Change(m.STRENGTH, words, named=True, by=by))

    def declared(self) -> list[Ability]:
        return [self.constant]

    def act(self, s: State, f: Resolving) -> None:
        for card in f.them:
            name = face(s, card).name.es
            last(s, Lasting(self.constant, f.source, f.you, s.next_serial(), s.turn, FOREVER, tie=f.source, word=name))

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        modifier = self.constant.modifier
        assert isinstance(modifier, Change)
        while_here = "while this card is in play" if lang == EN else "mientras esta carta esté en juego"
        choose = "choose" if lang == EN else "elige"
        return f"{choose} {self.selection.phrase(lang)}; {modifier.words.text(lang)} {while_here}"


class NameTalisman(Effect):
    """Name a Talisman: exactly one of the names there are (ML-card-02)."""

    def emit(self, code: Code) -> None:
        code.add(AskTalisman(self))
        code.add(TakeWord())

    def clause(self, lang: str, mood: str) -> str:
        return "name a Talisman" if lang == EN else "nombra un Talismán"


class AskTalisman(Op):
    def __init__(self, effect: Effect) -> None:
        self.prompt = PromptOf(effect)

    def run(self, s: State, f: Resolving) -> None:
        names = sorted({card.name.es for card in DECLARED.values() if card.type == t.TALISMAN})
        s.ask(f.you, "name", [Option(s.names, "name", (), name) for name in names], self.prompt.words(), f.source)


class BanNamed(Verb):
    """The opponent plays no more cards of the name told; and this card, once per game, is not played again by you."""

    def __init__(self) -> None:
        super().__init__(None)
        es = "tu oponente no puede jugarlo por el resto del juego, ni tú otra vez esta carta"
        en = "your opponent cannot play it for the rest of the game, nor you this card again"
        self.theirs = Constant(Change(m.NAME_BAN, Words(es, en), who=m.OPPONENT))
        self.mine = Constant(Change(m.NAME_BAN, Words(es, en), who=m.YOU))

    def declared(self) -> list[Ability]:
        return [self.theirs, self.mine]

    def act(self, s: State, f: Resolving) -> None:
        happens(s, Event(ev.NAMED, player=f.you, source=f.source, cause=cause(s)))
        last(s, Lasting(self.theirs, f.source, f.you, s.next_serial(), s.turn, FOREVER, word=f.word))
        last(s, Lasting(self.mine, f.source, f.you, s.next_serial(), s.turn, FOREVER, word=face(s, f.source).name.es))

    def clause(self, lang: str, mood: str) -> str:
        modifier = self.theirs.modifier
        assert isinstance(modifier, Change)
        return modifier.words.text(lang)


# -- Castles


class BuryCopies(Verb):
    """A card found in the opponent's Castle goes to the Graveyard with all its copies there; the Castle is shuffled (ML-con-09)."""

    def __init__(self, type: int) -> None:
        super().__init__(Chosen(in_castle(type, THEIRS)))
        self.type = type

    def act(self, s: State, f: Resolving) -> None:
        rival = other(f.you)
        names = [face(s, card).name.es for card in f.them]
        found = [card for card in s.zone(t.CASTLE, rival) if face(s, card).name.es in names]
        at = cause(s)
        happens(s, Event(ev.SHUFFLED, player=rival, source=f.source))
        happen(s, [Event(ev.BURIED, card, rival, source=f.source, cause=at) for card in found])

    def clause(self, lang: str, mood: str) -> str:
        name = t.TYPE_NAMES[self.type].text(lang)
        if lang == EN:
            return f"search your opponent’s Castle for a {name} and put it and all its copies there into the Graveyard"
        verb, put = ("buscar", "ponerlo") if mood == "infinitive" else ("busca", "ponlo")
        return f"{verb} un {name} del Castillo oponente y {put} en el Cementerio con todas sus copias de ese Castillo"


class HasTwin(Quality):
    """There is another of its name in the same Castle."""

    def test(self, s: State, f: Resolving, card: int) -> bool:
        name = face(s, card).name.es
        return any([each != card and face(s, each).name.es == name for each in s.zones[s.place[card]]])


class FindTwins(Verb):
    """Two cards of one name are taken from your Castle into the hand; it is shuffled, found or not (ML-con-09)."""

    def __init__(self, type: int) -> None:
        twins: Kind = in_castle(type).with_quality(HasTwin(NO_WORD))
        super().__init__(Chosen(twins))
        self.type = type

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        found: list[int] = list(f.them)
        for card in f.them:
            name = face(s, card).name.es
            found += [each for each in s.zone(t.CASTLE, f.you) if each != card and face(s, each).name.es == name][:1]
        happens(s, Event(ev.SHUFFLED, player=f.you, source=f.source))
        happen(s, [Event(ev.TAKEN, card, f.you, 1, f.source, cause=at) for card in found if reachable(s, f, card)])

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "search your Castle for two Talismans of the same name and put them into your hand"
        return "busca dos Talismanes del mismo nombre en tu Castillo y ponlos en tu mano"


# -- a choice that may cost


class PayFor(Effect):
    """Oros are paid for something within an effect."""

    def __init__(self, gold: int, effect: Effect) -> None:
        self.gold = gold
        self.effect = effect

    def able(self, s: State, f: Resolving) -> bool:
        return purse(s, f.you, t.ABILITY, f.source) >= self.gold

    def emit(self, code: Code) -> None:
        code.add(PayNow(self.gold))
        self.effect.emit(code)

    def clause(self, lang: str, mood: str) -> str:
        joint = "and" if lang == EN else "y"
        oros = "Oro" if self.gold == 1 else "Oros"
        return f"{PAY.form(lang, mood)} {self.gold} {oros} {joint} {self.effect.clause(lang, mood)}"

    def parts(self) -> list[Effect]:
        return [self.effect]


class PayNow(Op):
    def __init__(self, gold: int) -> None:
        self.gold = gold

    def run(self, s: State, f: Resolving) -> None:
        pay(s, f.you, self.gold, f.source, t.ABILITY)


class ChooseAble(ChooseOne):
    """One of several effects, of which those that cannot be paid for are not offered."""

    def emit(self, code: Code) -> None:
        code.add(AskAble(self, self.effects))
        emit_chosen(code, self.effects)


class AskAble(AskWhich):
    def run(self, s: State, f: Resolving) -> None:
        able = [i for i, effect in enumerate(self.effects) if not isinstance(effect, PayFor) or effect.able(s, f)]
        s.ask(f.you, "modal", [Option(s.names, "option", (), str(i + 1)) for i in able], self.prompt.words(), f.source)


# -- moments


class HaveGrouped(Condition):
    """You have grouped what you could."""

    def holds(self, s: State, f: Resolving) -> bool:
        return t.active(s) == f.you and not groupable(s, f.you)

    def text(self, lang: str) -> str:
        return "you have grouped" if lang == EN else "has agrupado"


class PlayedAtMost(Condition):
    """Your opponent played no more than so many cards this turn."""

    def __init__(self, most: int) -> None:
        self.most = most

    def holds(self, s: State, f: Resolving) -> bool:
        return s.tallies[t.PLAYED][other(f.you)] <= self.most

    def text(self, lang: str) -> str:
        if lang == EN:
            return f"your opponent did not play more than {self.most} cards"
        return f"tu oponente no ha jugado más de {self.most} cartas"


def after_grouping(effect: Effect, optional: bool = False) -> Ability:
    """Once you have grouped."""
    words = Words("después de agrupar", "after grouping")
    return Whenever((ev.PHASE,), words, effect, who=m.YOU, moment=ev.GROUPING, optional=optional, condition=HaveGrouped())


def whenever_one_enters(effect: Effect) -> Ability:
    """Each time an Ally, this one too, enters play under your control."""
    words = Words("cuando un Aliado entra en juego bajo tu control", "when an Ally enters play under your control")
    return Whenever((ev.ENTERED,), words, effect, ally_card, m.YOU)


def next_turn_ends(effect: Effect, condition: Condition) -> Effect:
    """At the end of the next turn, if something is so."""
    words = Words(
        f"al final del próximo turno, si {condition.text('es')}", f"at the end of the next turn, if {condition.text('en')}"
    )
    ability = Whenever((ev.PHASE,), words, effect, moment=ev.TURN_ENDS, condition=condition)
    return ForTheTurn(ability, m.Span(m.NEXT_TURN, starts=1, phase=8, later=1), said=False)


def this_turn_ends(effect: Effect) -> Effect:
    """At the end of this turn."""
    ability = Whenever((ev.PHASE,), Words("al final del turno", "at the end of the turn"), effect, moment=ev.TURN_ENDS)
    return ForTheTurn(ability, said=False)
