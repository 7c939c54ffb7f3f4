"""Cards put face down beneath another card, to be played from there."""

from __future__ import annotations

from tapete.core.effects import Register, Resolving, Selection
from tapete.core.events import Event, happen
from tapete.core.language import Lexeme, Words
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.things import beneath, in_play
from tapete.games.keyforge.vocabulary.nouns import THIS_ARTIFACT
from tapete.games.keyforge.vocabulary.speech import Said


class CardBeneath(Register):
    """The card that lies beneath the one that speaks."""

    def known(self, s: State, f: Resolving) -> tuple[int, ...]:
        return tuple(beneath(s, f.source))


class PutBeneath(Said):
    """Put a card face down beneath this one; only its player may look at it."""

    def __init__(self, what: Selection, here: Words) -> None:
        tail = Words("{target} boca abajo debajo de " + here.es, "{target} facedown beneath " + here.en)
        super().__init__(Lexeme("pon", "poner", "put", third="pone"), tail, what)

    def act(self, s: State, f: Resolving) -> None:
        if in_play(s, f.source):
            cause = len(s.stack) - 1
            happen(s, [Event(ev.SET_ASIDE, card, s.holder(card), 1, f.source, f.source, cause=cause) for card in f.them])


BENEATH = CardBeneath("beneath", Words("la carta que hay debajo de este artefacto", "the card beneath this artifact"))


BENEATH_CREATURE = CardBeneath("beneath", Words("la carta que hay debajo de esta criatura", "the card beneath this creature"))


def put_beneath(what: Selection, here: Selection = THIS_ARTIFACT) -> PutBeneath:
    return PutBeneath(what, Words(here.phrase("es"), here.phrase("en")))
