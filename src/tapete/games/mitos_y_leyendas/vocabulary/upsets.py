"""Verbs that upset what lies or is under way: control, lines, copies, annulments and cancels."""

from __future__ import annotations

from tapete.core.effects import (
    Effect,
    Resolving,
    Selection,
    Verb,
)
from tapete.core.events import Event, happen, happen_in_turn, happens
from tapete.core.language import EN, Lexeme, Words
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Doing, OnCards
from tapete.games.mitos_y_leyendas.rules.playing import under_way
from tapete.games.mitos_y_leyendas.rules.using import Using
from tapete.games.mitos_y_leyendas.things import body, face, other, voice
from tapete.games.mitos_y_leyendas.values import given, one_too_many
from tapete.games.mitos_y_leyendas.vocabulary.selections import whom
from tapete.games.mitos_y_leyendas.vocabulary.verbs import GIVE_BACK, cause


class TakeControl(Verb):
    """You gain control of cards for as long as they stay in play (ML-ctrl-09)."""

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(
            s,
            [Event(ev.CONTROLLED, card, f.you, source=f.source, cause=at) for card in f.them if not given(s, m.NOT_SWAPPED, card)],
        )

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        return (
            Lexeme("gana el control de", "ganar el control de", "gain control of").form(lang, mood)
            + " "
            + self.selection.phrase(lang)
        )


class Swap(OnCards):
    """Two Allies change controllers (ML-ctrl-12)."""

    def act(self, s: State, f: Resolving) -> None:
        if len(f.them) != 2 or any([given(s, m.NOT_SWAPPED, card) for card in f.them]):
            return
        if not any([one_too_many(s, other(s.place[card] % 2), card) for card in f.them]):
            at = cause(s)
            happen(s, [Event(ev.CONTROLLED, card, other(s.place[card] % 2), source=f.source, cause=at) for card in f.them])

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        assert self.second is not None
        first, second = self.selection.phrase(lang), self.second.phrase(lang)
        if lang == EN:
            return f"exchange control of {first} and {second}"
        return f"intercambia el control de {first} y {second}"


class Retreat(Verb):
    """Allies go back to the Defence Line."""

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(s, [Event(ev.RETREATED, card, source=f.source, cause=at) for card in f.them])

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        if lang == EN:
            return f"move {self.selection.phrase(lang)} back to the Defence Line"
        return f"{GIVE_BACK.form(lang, mood)} {whom(self.selection, lang)} a la Línea de Defensa"


class Regroup(Verb):
    """Cards are grouped outside the Grouping."""

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        happen(s, [Event(ev.REGROUPED, card, source=f.source, cause=at) for card in f.them])

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        return Lexeme("reagrupa", "reagrupar", "regroup").form(lang, mood) + " " + self.selection.phrase(lang)


class Copies(Verb):
    """This card takes the Strength and ability of another until the Final Phase, or becomes a full copy of it (ML-con-13)."""

    def __init__(self, selection: Selection, fully: bool = False) -> None:
        super().__init__(selection)
        self.fully = fully

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        zone = ev.FULLY if self.fully else ev.BORROWS
        models = [(card, face(s, card) if self.fully else body(s, card)) for card in f.them]
        happen_in_turn(
            s,
            [[Event(ev.COPIED, f.source, f.you, model.ordinal, f.source, card, zone, at)] for card, model in models],
        )

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        what = self.selection.phrase(lang)
        if self.fully:
            return f"it becomes a full copy of {what}" if lang == EN else f"se convierte en una copia total de {what}"
        if lang == EN:
            return f"it copies the Strength and ability of {what} until the Final Phase"
        return f"copia la Fuerza y la habilidad de {what} hasta la Fase Final"


class Learns(Verb):
    """This card has the ability of another one, and no other, for good or until the Final Phase (ML-con-13)."""

    def __init__(self, selection: Selection, for_good: bool) -> None:
        super().__init__(selection)
        self.for_good = for_good

    def act(self, s: State, f: Resolving) -> None:
        at = cause(s)
        zone = ev.LEARNS if self.for_good else ev.LEARNS_FOR_NOW
        models = [(card, voice(s, card)) for card in f.them]
        happen_in_turn(
            s,
            [[Event(ev.COPIED, f.source, f.you, model.ordinal, f.source, card, zone, at)] for card, model in models],
        )

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        what = self.selection.phrase(lang)
        if self.for_good:
            return f"it permanently has the ability of {what}" if lang == EN else f"tiene permanentemente la habilidad de {what}"
        if lang == EN:
            return f"it copies the ability of {what} until the Final Phase"
        return f"copia la habilidad de {what} hasta la Fase Final"


# -- annulling and cancelling


class Annul(Doing):
    """The card that is being played is annulled (ML-ann-01)."""

    def __init__(self) -> None:
        super().__init__(None, m.YOU)

    def act(self, s: State, f: Resolving) -> None:
        if f.event is not None and t.printed(s, f.event.card).type != t.GOLD:
            happens(s, Event(ev.ANNULLED, f.event.card, source=f.source, cause=cause(s)))

    def deed(self, lang: str, mood: str) -> str:
        return Lexeme("anula esa carta", "anular esa carta", "annul that card").form(lang, mood)

    def addressed(self) -> Effect:
        return Annulled()


class Annulled(Effect):
    """What annulling means to whoever plays the card."""

    def clause(self, lang: str, mood: str) -> str:
        return "your card is annulled" if lang == EN else "tu carta es anulada"


class CancelAbility(Verb):
    """The ability being used is cancelled (ML-con-12)."""

    def act(self, s: State, f: Resolving) -> None:
        for frame in reversed(s.stack):
            if isinstance(frame, Using) and f.event is not None and frame.source == f.event.card:
                happens(s, Event(ev.CANCELLED, frame.source, frame.you, source=f.source, cause=cause(s)))
                return

    def clause(self, lang: str, mood: str) -> str:
        return Lexeme("cancela esa habilidad", "cancelar esa habilidad", "cancel that ability").form(lang, mood)


class CancelPhase(Verb):
    """The phase is cancelled: it does not take place (ML-resp-06)."""

    def act(self, s: State, f: Resolving) -> None:
        happens(s, Event(ev.PHASE_CANCELLED, amount=1, source=f.source))

    def clause(self, lang: str, mood: str) -> str:
        return Words("cancela todo el ataque", "cancel the whole attack").text(lang)


class Redirect(Verb):
    """The Ally being played will enter under your control (ML-multi-08)."""

    def act(self, s: State, f: Resolving) -> None:
        frame = under_way(s, f.event.card) if f.event is not None else None
        if frame is not None and s.place[frame.card] // 2 == t.PLAYING:
            frame.controller = f.you

    def clause(self, lang: str, mood: str) -> str:
        return Words("ese Aliado queda bajo tu control", "that Ally comes under your control").text(lang)
