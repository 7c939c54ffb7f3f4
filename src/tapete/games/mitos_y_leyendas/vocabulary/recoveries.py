"""Out of Graveyards and Castles: what comes back, what is taken, what is buried with its copies."""

from __future__ import annotations

from tapete.core.effects import (
    Act,
    Amount,
    Chosen,
    Code,
    Effect,
    Resolving,
    Verb,
)
from tapete.core.events import Event, happen, happen_in_turn, narrate
from tapete.core.language import EN, Words
from tapete.core.nouns import THEIRS, Cards, Quality
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import within_reach
from tapete.games.mitos_y_leyendas.things import face, other
from tapete.games.mitos_y_leyendas.values import burdened, has_race
from tapete.games.mitos_y_leyendas.vocabulary.conditions import Count, Measured
from tapete.games.mitos_y_leyendas.vocabulary.dealings import Told
from tapete.games.mitos_y_leyendas.vocabulary.memories import Attackers
from tapete.games.mitos_y_leyendas.vocabulary.nouns import CARD, NO_WORD, Kind, in_castle, in_graveyard, race_noun
from tapete.games.mitos_y_leyendas.vocabulary.searching import Within, put_into_play
from tapete.games.mitos_y_leyendas.vocabulary.verbs import cause, reachable

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


class DamageDealt(Measured):
    """The damage the event tells of."""

    def value(self, s: State, f: Resolving) -> int:
        return f.event.amount if f.event is not None else 0

    def equal(self, lang: str) -> str:
        return "the damage dealt" if lang == EN else "al daño hecho"


class Recovers(Verb):
    """As many cards of your Graveyard as something counts are shuffled into your Castle: chosen, or at random."""

    def __init__(self, number: Amount, equal: Words, random: bool = False) -> None:
        super().__init__(None if random else Chosen(Within(in_graveyard()), number))
        self.number = number
        self.equal = equal
        self.random = random

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        found = list(f.them)
        if self.random:
            free = Within(in_graveyard()).all(s, f)
            found = [free.pop(s.random(len(free))) for _ in range(min(len(free), self.number.value(s, f)))]
        happen(s, [Event(ev.SHUFFLED_IN, card, f.you, source=f.source, cause=at) for card in found])

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            tail = " at random" if self.random else ""
            return f"shuffle into your Castle a number of cards from your Graveyard{tail} equal to {self.equal.en}"
        verb = "barajar" if mood == "infinitive" else "baraja"
        tail = " al azar" if self.random else ""
        return f"{verb} en tu Castillo un número de cartas de tu Cementerio{tail} igual {self.equal.es}"


def recovers(number: Measured) -> Effect:
    return Recovers(number, Words(number.equal("es"), number.equal("en")))


def recovers_for_each(cards: Cards) -> Effect:
    count = Count(cards)
    return Recovers(count, Words(count.equal("es"), count.equal("en")))


def recovers_attackers() -> Effect:
    """As many, at random, as Allies attacked you in the turn before."""
    words = Words("al número de Aliados que te atacaron en el turno anterior", "the number of Allies that attacked you last turn")
    return Recovers(Attackers(True), words, random=True)


class BackFromTheDead(Verb):
    """Allies that were destroyed this turn come back into play for whoever controlled them: they count as played (ML-put-01)."""

    def __init__(self, race_name: str = "") -> None:
        super().__init__(None)
        self.race_name = race_name  # only yours of that race

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        done: list[int] = []
        batch: list[Event] = []
        for e in s.history:
            card = e.card
            if e.kind != ev.DESTROYED or card in done or s.place[card] // 2 != t.GRAVEYARD or face(s, card).type != t.ALLY:
                continue
            if self.race_name and (e.player != f.you or not has_race(s, card, t.race_bit(self.race_name))):
                continue
            done.append(card)
            if not burdened(s, m.NO_GRAVEYARD, s.place[card] % 2):
                batch += put_into_play(s, self.seen_by(f, e.player), (card,), at)
        happen(s, batch)

    def seen_by(self, f: Resolving, player: int) -> Resolving:
        """Whoever controlled the Ally is the one who puts it into play."""
        twin = Resolving()
        twin.you = player
        twin.source = f.source
        return twin

    def clause(self, lang: str, mood: str) -> str:
        if self.race_name:
            name = race_noun(self.race_name).word(lang, True)
            if lang == EN:
                return f"the {name} you controlled that were destroyed this turn return to the Defence Line"
            return f"los {name} que controlabas y fueron destruidos este turno vuelven a la Línea de Defensa"
        if lang == EN:
            return "Allies destroyed this turn come back into play, in the Defence Line of whoever controlled them"
        return "los Aliados destruidos este turno vuelven al juego, a la Línea de Defensa de quien los controlaba"


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
        shuffled = Event(ev.SHUFFLED, player=rival, source=f.source, zone=ev.SEARCHED)
        happen_in_turn(s, [[shuffled], [Event(ev.BURIED, card, rival, source=f.source, cause=at) for card in found]])
        narrate(s, Event(ev.SHUFFLED, player=rival))

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
        shuffled = Event(ev.SHUFFLED, player=f.you, source=f.source, zone=ev.SEARCHED)
        taken = [Event(ev.TAKEN, card, f.you, 1, f.source, cause=at) for card in found if reachable(s, f, card)]
        happen_in_turn(s, [[shuffled], taken])
        narrate(s, Event(ev.SHUFFLED, player=f.you))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "search your Castle for two Talismans of the same name and put them into your hand"
        return "busca dos Talismanes del mismo nombre en tu Castillo y ponlos en tu mano"
