"""Which cards a sentence is about, besides those it chooses: all of them, a bearer, the last that came to a Graveyard."""

from __future__ import annotations

from tapete.core.effects import Chosen, Code, Each, Effect, Op, Resolving, Selection
from tapete.core.language import EN
from tapete.core.nouns import YOURS
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Target
from tapete.games.mitos_y_leyendas.things import bearer, is_ally


class Bearer(Selection):
    """The Ally that carries this Weapon."""

    def emit(self, code: Code, prompt: Effect) -> None:
        code.add(TakeBearer())

    def phrase(self, lang: str) -> str:
        return "its bearer" if lang == EN else "su portador"

    def governed(self, lang: str, preposition: str) -> str:
        """In Spanish a bearer is somebody: "destruye a su portador"."""
        return self.phrase(lang) if lang == EN else f"a {self.phrase(lang)}"


class TakeBearer(Op):
    def run(self, s: State, f: Resolving) -> None:
        host = bearer(s, f.source)
        if host < 0 and f.via >= 0 and is_ally(s, f.via):
            host = f.via  # whoever carried it when the ability was used
        f.them = (host,) if host >= 0 else ()
        f.it = host


class Topmost(Selection):
    """The cards that came last to your Graveyard, whose order nobody changes (ML-zone-14); as many as there are."""

    def __init__(self, number: int) -> None:
        self.number = number

    def emit(self, code: Code, prompt: Effect) -> None:
        code.add(TakeTopmost(self.number))

    def phrase(self, lang: str) -> str:
        if lang == EN:
            return f"the top {self.number} cards of your Graveyard"
        return f"las {self.number} cartas superiores de tu Cementerio"

    def plural(self) -> bool:
        return True


class TakeTopmost(Op):
    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: State, f: Resolving) -> None:
        f.them = tuple(s.zones[t.GRAVEYARD * 2 + f.you][-self.number :])


class All(Each):
    """Every card that fits; no targets (ML-tgt-15)."""

    def phrase(self, lang: str) -> str:
        return self.cards.phrase(lang, "all", True)

    def those(self, lang: str) -> str:
        """What all of them do not do is said of "the Allies", not of "all the Allies"."""
        return self.cards.phrase(lang, "those", True)

    def plural(self) -> bool:
        return True


def whom(selection: Selection, lang: str) -> str:
    """What is acted on."""
    return selection.governed(lang, "a") if isinstance(selection, Bearer) else selection.phrase(lang)


def of_yours(selection: Selection) -> bool:
    """Whether the cards are out of play and your own: their Castle and hand are yours."""
    if isinstance(selection, Each | Chosen | Target):
        cards = selection.cards
        return cards.side == YOURS and not any([zone in t.IN_PLAY for zone in cards.zones])
    return isinstance(selection, Topmost)
