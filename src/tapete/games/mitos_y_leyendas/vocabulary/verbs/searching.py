"""Looking through Castles and Graveyards, what comes back, and what effects put into play (ML-con-06, ML-put-01)."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import YOU, Act, Amount, Chosen, Code, Effect, Resolving, Verb
from tapete.core.events import Event, happen, happen_in_turn, narrate
from tapete.core.language import EN, Lexeme, Words, enclitic
from tapete.core.nouns import THEIRS, Cards
from tapete.core.state import State
from tapete.core.symbols import INTO, joined
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Seeking
from tapete.games.mitos_y_leyendas.rules.legal import refuse_card, refuse_tolls
from tapete.games.mitos_y_leyendas.rules.playing import play
from tapete.games.mitos_y_leyendas.things import face, other
from tapete.games.mitos_y_leyendas.values import burdened, has_race, price, purse
from tapete.games.mitos_y_leyendas.vocabulary.amounts import Measured
from tapete.games.mitos_y_leyendas.vocabulary.nouns.compared import HasTwin
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import Kind, in_castle, in_graveyard, race_noun
from tapete.games.mitos_y_leyendas.vocabulary.nouns.qualities import NO_WORD
from tapete.games.mitos_y_leyendas.vocabulary.nouns.selections import TheirReach, Wieldable, Within
from tapete.games.mitos_y_leyendas.vocabulary.verbs.choosing import Told
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import EXILE, PUT, SHUFFLE, cause, reachable

TO_HAND: Final = 0


INTO_PLAY: Final = 1


TO_EXILE: Final = 2


INTO_CASTLE: Final = 3


TO_GRAVEYARD: Final = 4


SEARCH: Final = Lexeme("busca", "buscar", "search")


SEARCHED: Final[tuple[str, ...]] = ("your Castle", "your opponent’s Castle", "your Graveyard", "your opponent’s Graveyard")


PLACES: Final = (  # what is done with what was found, and where it goes
    (PUT, Words("en tu mano", "into your hand")),
    (PUT, Words("en juego", "into play")),
    (EXILE, Words("", "")),
    (SHUFFLE, Words("en tu Castillo", "into your Castle")),
    (PUT, Words("en el Cementerio", "into the Graveyard")),
)


UNDER_YOU: Final = Words("en juego bajo tu control", "into play under your control")


EITHER_PLACE: Final = "your Castle or Graveyard"


class Search(Seeking):
    """Look through a Castle or Graveyard for cards and move them; it names no targets (ML-tgt-17).

    A searched Castle is shuffled, found or not (ML-con-06, ML-con-09). Whoever searches takes what there is (ML-con-11).
    """

    def __init__(self, cards: Cards, destination: int = TO_HAND, number: int = 1, upto: bool = False, shown: bool = True) -> None:
        super().__init__(cards, number, upto)
        self.destination = destination
        self.selection = Chosen(Within(cards), number, 0 if upto else -1)
        self.shown = shown  # what is searched for has a feature, so that it is shown (ML-con-07, ML-con-08)

    def emit(self, code: Code) -> None:
        self.selection.emit(code, self)
        Found(self).emit(code)

    def clause(self, lang: str, mood: str) -> str:
        found = self.selection.phrase(lang)
        verb, where = PLACES[self.destination]
        if self.destination == INTO_PLAY and self.cards.side != YOU:
            where = UNDER_YOU
        if lang == EN:
            it = "it" if self.number == 1 else "them"
            place = (
                EITHER_PLACE
                if len(self.cards.zones) > 1
                else SEARCHED[(2 if self.cards.zones[0] == t.GRAVEYARD else 0) + self.cards.side]
            )
            if isinstance(self.cards, Kind):
                found = Chosen(self.cards.somewhere, self.number, 0 if self.upto else -1).phrase(lang)
            return f"search {place} for {found} and {verb.form(lang, mood)} {it} {where.en}".strip()
        it = ("la" if self.cards.noun.feminine else "lo") + ("" if self.number == 1 else "s")
        return f"{SEARCH.form(lang, mood)} {found} y {enclitic(verb.form(lang, mood), it)} {where.es}".strip()

    def symbols(self) -> str:
        places = (signs.HAND, signs.IN_PLAY, signs.EXILE_PLACE, signs.CASTLE, signs.GRAVEYARD)
        said = self.selection.symbols()
        return f"{signs.SEARCH.mark} {said}{INTO}{places[self.destination].mark}" if said else ""


class Found(Verb):
    def __init__(self, search: Search) -> None:
        super().__init__(None)
        self.search = search

    def wanted(self, s: State, f: Resolving) -> int:
        return max(1, len(f.them))

    def act(self, s: State, f: Resolving) -> None:
        search = self.search
        at = cause(s)
        found = f.them
        looked = f.you if search.cards.side == 0 else other(f.you)
        batches: list[list[Event]] = []
        if search.cards.zones[0] == t.CASTLE:
            batches.append([Event(ev.SHUFFLED, player=looked, source=f.source, zone=ev.SEARCHED)])
        kind = (ev.TAKEN, ev.ENTERED, ev.EXILED, ev.SHUFFLED_IN, ev.BURIED)[search.destination]
        if search.destination == INTO_PLAY:
            batches.append(put_into_play(s, f, found, at))
        else:
            reached = [card for card in found if reachable(s, f, card)]
            batches.append([Event(kind, card, f.you, int(search.shown), f.source, cause=at) for card in reached])
        happen_in_turn(s, batches)
        if search.cards.zones[0] == t.CASTLE:
            narrate(s, Event(ev.SHUFFLED, player=looked))

    def clause(self, lang: str, mood: str) -> str:
        return ""


def put_into_play(s: State, f: Resolving, found: tuple[int, ...], at: int) -> list[Event]:
    """Oros go to the Reserve (ML-put-06), others count as played (ML-put-01); what they ask for to enter is due (ML-put-03).

    Playing them waits on the stack; what is returned is still to happen, before that.
    """
    batch: list[Event] = []
    for card in found:
        shown = t.printed(s, card)
        if shown.type == t.GOLD:
            due = price(s, f.you, card)
            if not due and not shown.tolls:
                batch.append(Event(ev.ENTERED, card, f.you, source=f.source, cause=at))
                continue
            refused = due > purse(s, f.you, t.GOLD, card)  # its price is paid with other Oros
        else:
            refused = shown.type == t.TALISMAN or refuse_card(s, f.you, card) is not None
        if not refused and refuse_tolls(s, f.you, card) is None:
            batch.append(Event(ev.PUT, card, f.you, cause=at))
            play(s, f.you, card, free=1)
    return batch


def search(cards: Cards, destination: int = TO_HAND, number: int = 1, upto: bool = False, shown: bool = True) -> Effect:
    return Search(cards, destination, number, upto, shown)


class PutIntoPlay(Verb):
    """Cards of a hand or Graveyard come into play by an effect."""

    def act(self, s: State, f: Resolving) -> None:
        happen(s, put_into_play(s, f, tuple([card for card in f.them if reachable(s, f, card)]), cause(s)))

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        phrase = self.selection.phrase(lang)
        return f"put {phrase} into play" if lang == EN else f"{PUT.form(lang, mood)} en juego {phrase}"

    def symbols(self) -> str:
        assert self.selection is not None
        return joined([self.selection.symbols(), signs.IN_PLAY.mark], INTO)


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


def recovers(number: Measured, random: bool = False) -> Effect:
    return Recovers(number, Words(number.equal("es"), number.equal("en")), random)


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


class TakesUp(Verb):
    """A Weapon of the hand is put on this Ally without its cost: it counts as played (ML-put-01)."""

    def __init__(self) -> None:
        super().__init__(Chosen(Wieldable()))

    def act(self, s: State, f: Resolving) -> None:
        for card in f.them:
            play(s, f.you, card, f.source, free=1)

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "put a Weapon from your hand on it without paying its cost"
        return f"{'ponerle' if mood == 'infinitive' else 'ponle'} un Arma de tu mano sin pagar su coste"
