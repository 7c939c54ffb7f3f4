"""What hangs, from now on, on a race, a Strength or a name that was chosen."""

from __future__ import annotations

from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Effect, Resolving, Selection, Verb
from tapete.core.events import Event, happens
from tapete.core.language import EN, Words
from tapete.core.modifiers import FOREVER, NOTHING, Lasting, last
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas.modifiers import Change, OnChosen, OnKind, OnNamed, OnPlayers, Span
from tapete.games.mitos_y_leyendas.things import face
from tapete.games.mitos_y_leyendas.vocabulary.amounts import Count
from tapete.games.mitos_y_leyendas.vocabulary.nouns.compared import OF_THAT_RACE, ChosenStrength
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import ally
from tapete.games.mitos_y_leyendas.vocabulary.nouns.qualities import NO_WORD
from tapete.games.mitos_y_leyendas.vocabulary.nouns.selections import Bearer
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import cause


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
        them = (f.source,) if isinstance(self.change, OnChosen) else ()
        last(
            s,
            Lasting(self.constant, f.source, f.you, s.next_serial(), s.turn, FOREVER, tie=f.source, them=them, number=f.number),
        )

    def clause(self, lang: str, mood: str) -> str:
        return self.change.words.text(lang)


def all_yours_are_it() -> Effect:
    words = Words("los Aliados que controles son de la raza elegida", "Allies you control are of the chosen race")
    return FromNowOn(OnKind(m.RACE, words, ally.own))


def not_blocked_by_it() -> Effect:
    words = Words("no lo pueden bloquear Aliados de la raza elegida", "it cannot be blocked by Allies of the chosen race")
    return FromNowOn(OnChosen(m.NOT_BLOCKED_BY, words).against(ally.with_quality(OF_THAT_RACE)).a_clause())


def gains_for_each_of_it() -> Effect:
    count = Count(ally.enemy.with_quality(OF_THAT_RACE))
    words = Words(f"gana +1 a la Fuerza {count.each('es')}", f"it gets +1 Strength {count.each('en')}")
    return FromNowOn(OnChosen(m.STRENGTH, words, count).a_clause())


def not_blocked_by_that_strength() -> Effect:
    words = Words("no lo pueden bloquear Aliados de esa Fuerza", "it cannot be blocked by Allies of that Strength")
    blockers = ally.with_quality(ChosenStrength(NO_WORD))
    return FromNowOn(OnChosen(m.NOT_BLOCKED_BY, words).against(blockers).a_clause())


class GainsByName(Verb):
    """An Ally and its copies get a bonus for as long as this card is in play."""

    def __init__(self, selection: Selection, by: int) -> None:
        super().__init__(selection)
        words = Words(f"ese Aliado y sus copias ganan +{by} a la Fuerza", f"that Ally and its copies get +{by} Strength")
        self.constant = Constant(OnNamed(m.STRENGTH, words, by))

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


class BanNamed(Verb):
    """The opponent plays no more cards of the name told; and this card, once per game, is not played again by you."""

    def __init__(self) -> None:
        super().__init__(None)
        es = "tu oponente no puede jugarlo por el resto del juego, ni tú otra vez esta carta"
        en = "your opponent cannot play it for the rest of the game, nor you this card again"
        self.theirs = Constant(OnPlayers(m.NAME_BAN, Words(es, en), m.OPPONENT).saying_how_long())
        self.mine = Constant(OnPlayers(m.NAME_BAN, Words(es, en), m.YOU).saying_how_long())

    def declared(self) -> list[Ability]:
        return [self.theirs, self.mine]

    def act(self, s: State, f: Resolving) -> None:
        last(s, Lasting(self.theirs, f.source, f.you, s.next_serial(), s.turn, FOREVER, word=f.word))
        last(s, Lasting(self.mine, f.source, f.you, s.next_serial(), s.turn, FOREVER, word=face(s, f.source).name.es))
        happens(s, Event(ev.NAMED, player=f.you, source=f.source, cause=cause(s)))

    def clause(self, lang: str, mood: str) -> str:
        modifier = self.theirs.modifier
        assert isinstance(modifier, Change)
        return modifier.words.text(lang)


class NamedLose(Verb):
    """Every card of the name loses its ability for the rest of the game (ML-perm-05, ML-perm-08)."""

    def __init__(self, span: Span) -> None:
        super().__init__(None)
        words = Words("la carta nombrada y sus copias pierden su habilidad", "the named card and its copies lose their ability")
        self.words = words
        self.constant = Constant(OnNamed(m.BLANK, words))
        self.span = span

    def declared(self) -> list[Ability]:
        return [self.constant]

    def act(self, s: State, f: Resolving) -> None:
        last(s, Lasting(self.constant, f.source, f.you, s.next_serial(), s.turn, self.span.ends(s, f.you), word=f.word))
        happens(s, Event(ev.NAMED, player=f.you, source=f.source, cause=cause(s)))

    def clause(self, lang: str, mood: str) -> str:
        return f"{self.words.text(lang)} {self.span.words.text(lang)}"


class BanName(Verb):
    """The opponent cannot play cards of that name while this card is in play (ML-multi-10), or for the rest of the game."""

    def __init__(self, selection: Selection, for_good: bool = False) -> None:
        super().__init__(selection)
        self.for_good = for_good
        self.words = Words("tu oponente no puede jugar cartas de ese nombre", "your opponent cannot play cards of that name")
        self.constant = Constant(OnPlayers(m.NAME_BAN, self.words, m.OPPONENT))

    def declared(self) -> list[Ability]:
        return [self.constant]

    def act(self, s: State, f: Resolving) -> None:
        for card in f.them:
            name = face(s, card).name.es
            tie = NOTHING if self.for_good else f.source
            last(s, Lasting(self.constant, f.source, f.you, s.next_serial(), s.turn, m.FOREVER, tie=tie, word=name))

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        chosen, banned = self.selection.phrase(lang), self.words.text(lang)
        if self.for_good:
            return (
                f"choose {chosen}; {banned} for the rest of the game"
                if lang == EN
                else f"elige {chosen}; {banned} por el resto del juego"
            )
        if lang == EN:
            return f"choose {chosen}; while this card is in play {banned}"
        return f"elige {chosen}; mientras esta carta esté en juego {banned}"


class RaceOf(Verb):
    """Its bearer is of the race chosen, while this Weapon stays (ML-affect-06)."""

    def __init__(self) -> None:
        super().__init__(Bearer())
        self.words = Words("su portador es de la raza elegida", "its bearer is of the chosen race")
        self.constant = Constant(Change(m.RACE, self.words))

    def declared(self) -> list[Ability]:
        return [self.constant]

    def act(self, s: State, f: Resolving) -> None:
        last(s, Lasting(self.constant, f.source, f.you, s.next_serial(), s.turn, m.FOREVER, tie=f.source, number=f.number))

    def clause(self, lang: str, mood: str) -> str:
        return self.words.text(lang)
