"""A card that does what another one says: a Talisman of the Graveyard once more, an Ally that enters play as another."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.abilities import Ability
from tapete.core.effects import Chosen, Effect, Resolving, Verb
from tapete.core.language import EN, Words
from tapete.core.nouns import Quality
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Own, Spell, Target
from tapete.games.mitos_y_leyendas.rules.echoing import echo, echoed
from tapete.games.mitos_y_leyendas.rules.playing import under_way
from tapete.games.mitos_y_leyendas.terms import ToPlay
from tapete.games.mitos_y_leyendas.things import face
from tapete.games.mitos_y_leyendas.tolls import Toll
from tapete.games.mitos_y_leyendas.vocabulary.nouns import NO_WORD, THAT_ALLY, Kind, in_graveyard, race
from tapete.games.mitos_y_leyendas.vocabulary.verbs import shuffle_in


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


def enters_as(race_name: str) -> Ability:
    return ToPlay(Toll(EntersAs(race_name)))


def bearer_fell_is_shuffled() -> Ability:
    """When the bearer is destroyed, and this Weapon with it, the bearer is shuffled into its Castle."""
    words = Words("cuando su portador es destruido, y con él esta Arma", "when its bearer is destroyed, and this Weapon with it")
    return Own((ev.BEARER_FELL,), words, shuffle_in(THAT_ALLY))
