"""What becomes of creatures that fall, and of those who own them."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, Constant, Replacing
from tapete.core.effects import Amount, Condition, Register, Resolving, Selection, amount
from tapete.core.events import Event, happen
from tapete.core.language import EN, THIRD, Lexeme, Words
from tapete.core.modifiers import Lasting, last
from tapete.core.nouns import Quality
from tapete.core.state import State
from tapete.core.symbols import INTO, joined
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge import signs
from tapete.games.keyforge.abilities import Prevention
from tapete.games.keyforge.modifiers import Change
from tapete.games.keyforge.rules.aember import gain, lose
from tapete.games.keyforge.rules.damage import Hit, deal
from tapete.games.keyforge.rules.destroy import succeed
from tapete.games.keyforge.things import DISCARD, LINE, PURGED, in_play, is_creature, other
from tapete.games.keyforge.values import armor
from tapete.games.keyforge.vocabulary.nouns import KeyForgeCards, Pronoun, creature
from tapete.games.keyforge.vocabulary.qualities import NO_WORD
from tapete.games.keyforge.vocabulary.speech import Said


class TheFallen(Register):
    """The destroyed card, while it lies in a discard pile: elsewhere nothing reaches it any more (KF-leave-04, KF-faq-11)."""

    def cards(self, s: State, f: Resolving) -> tuple[int, ...]:
        return tuple([card for card in super().cards(s, f) if s.zone_kind(card) == DISCARD])


class TheSlain(Pronoun):
    """The creature chosen just before, once destroyed: the same, named by a pronoun."""

    def cards(self, s: State, f: Resolving) -> tuple[int, ...]:
        return tuple([card for card in super().cards(s, f) if s.zone_kind(card) == DISCARD])


FALLEN: Final = TheFallen("that", Words("esa criatura", "that creature"))
SLAIN: Final = TheSlain("it")
CONTROLLER: Final = "controller"
OWNER: Final = "owner"
RIVAL: Final = "opponent"
SUBJECTS: Final = {
    CONTROLLER: Words("su controlador", "its controller"),
    OWNER: Words("su propietario", "its owner"),
    RIVAL: Words("el oponente de su controlador", "its controller’s opponent"),
}


class ItsPlayer(Said):
    """A player gains or loses Æmber: the owner of the event's card, the opponent of who controlled it, or "its controller",
    who controls (or controlled, once destroyed) the chosen creature, or the one just used."""

    def __init__(self, who: str, of: int) -> None:
        lexeme = Lexeme("obtén", "obtener", "gain", third="obtiene") if of > 0 else Lexeme("pierde", "perder", "lose")
        super().__init__(lexeme, Words("{n} Æ", "{n}Æ"))
        self.of = amount(abs(of))
        self.gains = of > 0
        self.whose = who

    def number(self) -> Amount:
        return self.of

    def clause(self, lang: str, mood: str) -> str:
        return f"{SUBJECTS[self.whose].text(lang)} {super().clause(lang, THIRD)}"

    def player(self, s: State, f: Resolving) -> int:
        if self.whose == CONTROLLER:
            return controller_of_it(s, f)
        e = f.event
        assert e is not None
        return s.owners[e.card] if self.whose == OWNER else other(e.player)

    def act(self, s: State, f: Resolving) -> None:
        player = self.player(s, f)
        if player >= 0:
            deed = gain if self.gains else lose
            deed(s, player, self.of.value(s, f), f.source, len(s.stack) - 1)

    def symbols(self) -> str:
        if self.whose != CONTROLLER:
            return ""
        return f"{signs.ITS_CONTROLLER.mark} {'+' if self.gains else '−'}{self.of.symbols()} {signs.AEMBER.mark}"


def its_player_gains(who: str, of: int) -> ItsPlayer:
    """Its "owner", its "controller" or the "opponent" of its controller."""
    return ItsPlayer(who, of)


def its_player_loses(who: str, of: int) -> ItsPlayer:
    return ItsPlayer(who, -of)


def controller_of_it(s: State, f: Resolving) -> int:
    """Who controls the card at hand; of one that was just destroyed, who did."""
    for e in f.noted:
        if e.kind == ev.DESTROYED and e.card in f.them:
            return e.player
    if f.it >= 0 and in_play(s, f.it):
        return s.holder(f.it)
    return f.event.player if f.event is not None else -1


class EachGainsForTheirs(Said):
    """Each player gains Æmber for each card they controlled that was destroyed this way."""

    def __init__(self, of: int) -> None:
        super().__init__(Lexeme("obtén", "obtener", "gain", third="obtiene"), Words("{n} Æ", "{n}Æ"))
        self.of = of

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"each player gains {self.of}Æ for each creature they controlled that was destroyed this way"
        return f"cada jugador obtiene {self.of} Æ por cada criatura bajo su control que haya sido destruida de este modo"

    def act(self, s: State, f: Resolving) -> None:
        batch: list[Event] = []
        for player in (f.you, other(f.you)):
            fallen = len([e for e in f.noted if e.kind == ev.DESTROYED and e.player == player])
            if fallen:
                much = fallen * self.of
                batch.append(Event(ev.GAINED, player=player, amount=much, source=f.source, cause=len(s.stack) - 1))
        happen(s, batch)


class EachGainsForPurged(EachGainsForTheirs):
    """The same for cards purged."""

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"each player gains {self.of}Æ for each card they controlled that was purged this way"
        return f"cada jugador obtiene {self.of} Æ por cada carta bajo su control que haya sido purgada de este modo"

    def act(self, s: State, f: Resolving) -> None:
        batch: list[Event] = []
        for player in (f.you, other(f.you)):
            gone = len([e for e in f.noted if e.kind == ev.LEFT and e.player == player])
            if gone:
                much = gone * self.of
                batch.append(Event(ev.GAINED, player=player, amount=much, source=f.source, cause=len(s.stack) - 1))
        happen(s, batch)


class TakesItsPlace(Said):
    """The card at hand comes into play in the position of this creature, once that one has left."""

    def __init__(self) -> None:
        tail = Words(
            "esa criatura en juego en la posición de esta criatura en la línea de batalla, después de que abandone el juego",
            "that creature into play in this creature’s position in the battleline, after this creature leaves play",
        )
        super().__init__(Lexeme("pon", "poner", "put", third="pone"), tail)

    def act(self, s: State, f: Resolving) -> None:
        if f.it >= 0:
            succeed(s, f.it, f.source)

    def symbols(self) -> str:
        return joined([signs.IT.mark, signs.ITS_PLACE.mark], INTO)


def takes_its_place() -> TakesItsPlace:
    return TakesItsPlace()


class PurgedInstead(Prevention):
    """A creature that would go from play to a discard pile is purged instead (KF-replace-01); it still counts as destroyed."""

    def __init__(self) -> None:
        words = Words(
            "cuando una criatura en juego fuera a ir a una pila de descartes, en vez de eso se purga",
            "when a creature would enter a discard pile from play, it is purged instead",
        )
        super().__init__((ev.LEFT,), words)

    def applies(self, s: State, e: Event, r: Replacing) -> bool:
        return e.zone == DISCARD and is_creature(s, e.card)

    def instead(self, s: State, e: Event, r: Replacing) -> list[Event]:
        return [Event(ev.LEFT, e.card, e.player, e.amount, e.source, e.other, PURGED, e.cause)]


class TheOneStripped(Quality):
    """The creature a lasting loss of armor was made for."""

    def __init__(self) -> None:
        super().__init__(NO_WORD)

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return card == f.it


class LostArmor(Amount):
    """The armor a creature lost when the effect was made, as a reduction."""

    def value(self, s: State, f: Resolving) -> int:
        return -f.number

    def text(self, lang: str) -> str:
        return "X"


STRIPPED: Final = Words(
    "pierde toda su armadura hasta el final del turno y recibe 1 de daño por cada punto de armadura perdido de este modo",
    "loses all of its armor until the end of the turn and is dealt 1 damage for each point of armor it lost this way",
)


class StripArmor(Said):
    """Creatures lose all the armor they have until the end of the turn and are dealt as much damage."""

    def __init__(self, whom: Selection) -> None:
        super().__init__(Lexeme("pierde", "perder", "lose"), Words("", ""), whom)
        words = Words("esta criatura pierde su armadura", "this creature loses its armor")
        stripped = KeyForgeCards(creature.noun, (LINE,), -1, (TheOneStripped(),))
        self.loss = Constant(Change(m.ARMOR, words, stripped, by=LostArmor()))

    def declared(self) -> list[Ability]:
        return [self.loss]

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        return f"{self.selection.phrase(lang)} {STRIPPED.text(lang)}"

    def act(self, s: State, f: Resolving) -> None:
        hits: list[Hit] = []
        for card in f.them:
            much = armor(s, card)
            hits.append(Hit(card, much, f.source))
            serial = s.next_serial()
            last(s, Lasting(self.loss, f.source, f.you, serial, s.turn, s.turn, tie=card, it=card, number=much))
        deal(s, hits, len(s.stack) - 1)


class Doomed(Change):
    """The card itself is destroyed whenever a condition holds, all the time (see ``check_destruction``)."""

    def __init__(self, condition: Condition) -> None:
        words = Words("destruye esta criatura", "destroy this creature")
        super().__init__(m.DOOM, words, condition=condition)

    def clause(self, lang: str) -> str:
        assert self.condition is not None
        return ("if " if lang == EN else "si ") + f"{self.condition.text(lang)}, {self.words.text(lang)}"


def each_gains_for_theirs(of: int, purged: bool = False) -> EachGainsForTheirs:
    """For each creature destroyed this way, or (``purged``) for each card purged."""
    return EachGainsForPurged(of) if purged else EachGainsForTheirs(of)


def strip_armor(whom: Selection) -> StripArmor:
    return StripArmor(whom)


def destroyed_if(condition: Condition) -> Constant:
    """The card itself is destroyed as soon as this is so."""
    return Constant(Doomed(condition))


def creatures_are_purged_instead() -> PurgedInstead:
    return PurgedInstead()
