"""A card that does what another one says: a Talisman of the Graveyard once more, an Ally that enters play as another."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.abilities import Ability
from tapete.core.effects import Chosen, Resolving, Verb
from tapete.core.language import EN, Words
from tapete.core.nouns import Quality
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Own, Spell, Target, Toll
from tapete.games.mitos_y_leyendas.rules.echoing import echo
from tapete.games.mitos_y_leyendas.rules.playing import under_way
from tapete.games.mitos_y_leyendas.terms import ToPlay
from tapete.games.mitos_y_leyendas.values import face, permanent_bonus
from tapete.games.mitos_y_leyendas.vocabulary.nouns import NO_WORD, THAT_ALLY, Kind, in_graveyard, race
from tapete.games.mitos_y_leyendas.vocabulary.verbs import shuffle_in


class Repeatable(Quality):
    """A Talisman whose effect could be had now: it waits for no event, and has what it needs."""

    def test(self, s: State, f: Resolving, card: int) -> bool:
        spell = face(s, card).spell
        if not isinstance(spell, Spell) or spell.moments or (spell.phases and s.world[t.PHASE] not in spell.phases):
            return False
        return spell.holds(s, f.you, f.source) and spell.payable(s, f.you, f.source) and spell.has_targets(s, f.you, f.source)


REPEATABLE: Final[Kind] = in_graveyard(t.TALISMAN).with_quality(Repeatable(NO_WORD))


class Echoes(Verb):
    """What a Talisman of your Graveyard does, once more: its targets are chosen and its costs paid now (ML-con-13)."""

    def __init__(self) -> None:
        super().__init__(Target(REPEATABLE))

    def act(self, s: State, f: Resolving) -> None:
        for card in f.them:
            echo(s, cast(Spell, face(s, card).spell), f.you, f.source)

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
                frame.inherited = permanent_bonus(s, card)

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
