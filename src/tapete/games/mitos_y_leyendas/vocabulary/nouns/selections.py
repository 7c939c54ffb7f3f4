"""Which cards a sentence is about, besides those it chooses: all of them, a bearer, what can be given, what destroyed it."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Chosen, Code, Each, Effect, Op, Resolving, Selection
from tapete.core.events import Event
from tapete.core.language import EN
from tapete.core.nouns import THEIRS, YOURS, Cards
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Target, within_reach
from tapete.games.mitos_y_leyendas.rules.battle import Battle
from tapete.games.mitos_y_leyendas.rules.legal import refuse_card, refuse_host, refuse_tolls
from tapete.games.mitos_y_leyendas.rules.protection import spared
from tapete.games.mitos_y_leyendas.things import bearer, is_ally, other
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import CARD, WEAPON, in_graveyard, in_hand


class Bearer(Selection):
    """The Ally that carries this Weapon."""

    def emit(self, code: Code, prompt: Effect) -> None:
        code.add(TakeBearer())

    def phrase(self, lang: str) -> str:
        return "its bearer" if lang == EN else "su portador"

    def governed(self, lang: str, preposition: str) -> str:
        """In Spanish a bearer is somebody: "destruye a su portador"."""
        return self.phrase(lang) if lang == EN else f"a {self.phrase(lang)}"

    def symbols(self) -> str:
        return signs.BEARER.mark


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

    def symbols(self) -> str:
        return f"{self.number} {signs.TOP.mark} {signs.GRAVEYARD.mark}"


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


class Itself(Cards):
    """The card that speaks, while it is in play."""

    def __init__(self) -> None:
        super().__init__(CARD, t.IN_PLAY)

    def all(self, s: State, f: Resolving) -> list[int]:
        return [f.source] if t.in_play(s, f.source) else []

    def symbols(self) -> str:
        return signs.THIS.mark


class Expendable(Cards):
    """Of these cards, those that can be destroyed: what nothing can destroy pays for nothing."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.noun, cards.zones, cards.side, cards.qualities)
        self.cards = cards

    def all(self, s: State, f: Resolving) -> list[int]:
        return [card for card in self.cards.all(s, f) if not spared(s, Event(ev.DESTROYED, card, source=f.source))]

    def phrase(self, lang: str, article: str, plural: bool) -> str:
        return self.cards.phrase(lang, article, plural)

    def symbols(self) -> str:
        return self.cards.symbols()


ITSELF: Final = Expendable(Itself())


class Within(Cards):
    """Cards somewhere, but for those of a Graveyard that their player is barred from (ML-perm-07)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.noun, cards.zones, cards.side, cards.qualities)
        self.cards = cards

    def all(self, s: State, f: Resolving) -> list[int]:
        return within_reach(s, f.you, self.cards.all(s, f))

    def phrase(self, lang: str, article: str, plural: bool) -> str:
        return self.cards.phrase(lang, article, plural)

    def symbols(self) -> str:
        return self.cards.symbols()


class TheirReach(Cards):
    """The opponent's Graveyard, as far as they may use it (ML-perm-07)."""

    def __init__(self) -> None:
        super().__init__(CARD, (t.GRAVEYARD,), THEIRS)
        self.cards = in_graveyard(-1, THEIRS)

    def all(self, s: State, f: Resolving) -> list[int]:
        return within_reach(s, other(f.you), self.cards.all(s, f))


class Targetable(Cards):
    """Of these cards, those that can be targets."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.noun, cards.zones, cards.side, cards.qualities)
        self.target = Target(cards)

    def all(self, s: State, f: Resolving) -> list[int]:
        return self.target.available(s, f)

    def phrase(self, lang: str, article: str, plural: bool) -> str:
        return self.target.cards.phrase(lang, article, plural)

    def symbols(self) -> str:
        return self.target.cards.symbols()


def then_target(cards: Cards, most: int = 1) -> Selection:
    """A target of the second part of a text, chosen once the first part is done (ML-tgt-05)."""
    return Chosen(Targetable(cards), most)


class Wieldable(Cards):
    """The Weapons of your hand that this Ally could carry."""

    def __init__(self) -> None:
        super().__init__(WEAPON, (t.HAND,), m.YOU)
        self.hand = in_hand(t.WEAPON)

    def all(self, s: State, f: Resolving) -> list[int]:
        return [card for card in self.hand.all(s, f) if self.fits(s, f, card)]

    def fits(self, s: State, f: Resolving, card: int) -> bool:
        if refuse_host(s, f.you, card, f.source) is not None:
            return False
        return refuse_card(s, f.you, card) is None and refuse_tolls(s, f.you, card) is None

    def phrase(self, lang: str, article: str, plural: bool) -> str:
        return self.hand.phrase(lang, article, plural)


class Killers(Selection):
    """The opposing cards in play that destroyed this one: by comparison in combat, or by their ability."""

    def emit(self, code: Code, prompt: Effect) -> None:
        code.add(TakeKillers())

    def phrase(self, lang: str) -> str:
        return "the opposing card that destroyed it" if lang == EN else "la carta oponente que lo destruyó"


class TakeKillers(Op):
    def run(self, s: State, f: Resolving) -> None:
        e = f.event
        found: list[int] = []
        if e is not None and e.zone == ev.COMBAT:
            battles = [frame for frame in s.stack if isinstance(frame, Battle)]
            pairs = battles[-1].killers if battles else ()
            found = [pairs[at + 1] for at in range(0, len(pairs), 2) if pairs[at] == e.card]
        elif e is not None and e.zone != ev.BY_CONTROLLER and e.source >= 0:
            found = [e.source]
        f.them = tuple([card for card in found if t.in_play(s, card) and s.place[card] % 2 != f.you])


class Those(Cards):
    """The cards that the sentence before put into your hand and that are still there."""

    def __init__(self) -> None:
        super().__init__(CARD, (t.HAND,), m.YOU)

    def all(self, s: State, f: Resolving) -> list[int]:
        hand = t.HAND * 2 + f.you
        return [e.card for e in f.noted if e.card >= 0 and s.place[e.card] == hand]
