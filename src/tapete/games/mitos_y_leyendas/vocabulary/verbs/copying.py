"""Verbs of a card that becomes another one, or does what another one says."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.effects import Chosen, Effect, Resolving, Selection, Verb
from tapete.core.events import Event, happen_in_turn
from tapete.core.language import EN
from tapete.core.nouns import Quality
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Spell, Target
from tapete.games.mitos_y_leyendas.rules.echoing import echo, echoed
from tapete.games.mitos_y_leyendas.rules.playing import under_way
from tapete.games.mitos_y_leyendas.things import body, face, voice
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import Kind, in_graveyard, race
from tapete.games.mitos_y_leyendas.vocabulary.nouns.qualities import NO_WORD
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import cause


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


class Repeatable(Quality):
    """A Talisman whose effect could be had now: it waits for no event, and has what it needs.

    One that copies another can be had through as well, once in a row and while there is one to end with: else it would come to
    nothing but choosing again (ML-con-13).
    """

    def test(self, s: State, f: Resolving, card: int) -> bool:
        spell = face(s, card).spell
        if not isinstance(spell, Spell) or echoed(s, card):
            return False
        if copies(spell.effect):
            return any([ends(s, f, each) for each in ORIGINALS.all(s, f)])
        return ends(s, f, card)


def available(s: State, spell: Spell) -> bool:
    """Whether it waits for no event, in this phase."""
    return not spell.moments and (not spell.phases or s.world[t.PHASE] in spell.phases)


def ends(s: State, f: Resolving, card: int) -> bool:
    """Whether a Talisman that copies no other has what it needs."""
    spell = face(s, card).spell
    if not isinstance(spell, Spell) or copies(spell.effect) or not available(s, spell):
        return False
    return spell.holds(s, f.you, f.source) and spell.payable(s, f.you, f.source) and spell.has_targets(s, f.you, f.source)


def copies(effect: Effect) -> bool:
    """Whether an effect is that of another Talisman."""
    return isinstance(effect, Echoes) or any([copies(part) for part in effect.parts()])


ORIGINALS: Final[Kind] = in_graveyard(t.TALISMAN)


REPEATABLE: Final[Kind] = ORIGINALS.with_quality(Repeatable(NO_WORD))


class Echoes(Verb):
    """What a Talisman of your Graveyard does, once more: its targets are chosen and its costs paid now (ML-con-13)."""

    def __init__(self) -> None:
        super().__init__(Target(REPEATABLE))

    def act(self, s: State, f: Resolving) -> None:
        for card in f.them:
            echo(s, cast(Spell, face(s, card).spell), f.you, f.source, card)

    def clause(self, lang: str, mood: str) -> str:
        assert self.selection is not None
        if lang == EN:
            return f"copy the ability of {self.selection.phrase(lang)}"
        return f"copia la habilidad de {self.selection.phrase(lang)}"


class EntersAs(Verb):
    """As it is played, an Ally of yours is named, and this one enters play as that one, with what it has for good (ML-con-16)."""

    def __init__(self, race_name: str) -> None:
        super().__init__(Chosen(race(race_name).own))
        self.name = t.RACE_NAMES[t.RACES.index(race_name)]

    def act(self, s: State, f: Resolving) -> None:
        frame = under_way(s, f.source)
        for card in f.them:
            if frame is not None:
                frame.model = face(s, card).ordinal + 1
                frame.likeness = card

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"name a {self.name.en} you control, if there is one: it enters play as that one"
        return f"nombra un {self.name.es} que controles, si lo hay: entra en juego como él"
