"""Conditions about what has happened: this turn, on the turn before, and just now."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Condition, Resolving
from tapete.core.language import EN, Words
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.core.symbols import AT_LEAST, NOT
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import signs
from tapete.games.keyforge import things as t
from tapete.games.keyforge.modifiers import OPPONENT, YOU
from tapete.games.keyforge.things import HAND, KEYS_BEFORE, KEYS_NOW, ZONES, other
from tapete.games.keyforge.turn_events import READY_STEP


class ItWas(Condition):
    """What became of the last verb's card: "if this damage destroys that creature"."""

    def __init__(self, kind: int, words: Words, wanted: bool = True) -> None:
        self.kind = kind
        self.words = words
        self.wanted = wanted

    def holds(self, s: State, f: Resolving) -> bool:
        destroyed = self.kind == ev.DESTROYED  # only what the sentence chose: another creature may fall in its place
        return any([e.kind == self.kind and (not destroyed or e.card in f.them) for e in f.noted]) == self.wanted

    def text(self, lang: str) -> str:
        return self.words.text(lang)

    def symbols(self) -> str:
        said = f"{signs.IT.mark} {signs.IS_DESTROYED.mark}" if self.kind == ev.DESTROYED else ""
        return said if self.wanted or not said else f"{NOT}({said})"


class ForgedBefore(Condition):
    """Whether the opponent forged a key on their last turn, or you this turn."""

    def __init__(self, who: int, wanted: bool = True) -> None:
        self.who = who
        self.wanted = wanted

    def holds(self, s: State, f: Resolving) -> bool:
        if self.who == YOU:
            return (s.tallies[KEYS_NOW][f.you] > 0) == self.wanted
        return s.tallies[KEYS_BEFORE][other(f.you)] > 0

    def text(self, lang: str) -> str:
        if not self.wanted:
            return "you have not forged a key this turn" if lang == EN else "no has forjado ninguna llave este turno"
        if self.who == YOU:
            return "you forged a key this turn" if lang == EN else "has forjado una llave este turno"
        if lang == EN:
            return "your opponent forged a key on their previous turn"
        return "tu oponente forjó una llave en su turno anterior"

    def symbols(self) -> str:
        return (
            f"{signs.THIS_TURN.mark} {signs.FORGED.mark}"
            if self.who == YOU
            else f"{signs.RIVAL.mark} {signs.LAST_TURN.mark} {signs.FORGED.mark}"
        )


DONE_SIGNS: Final = {ev.PLAYED: signs.PLAY, ev.USED: signs.USE, ev.DISCARDED: signs.DISCARD}


class Happened(Condition):
    """Whether enough events of a kind are in this turn's history (or in the opponent's previous turn's)."""

    def __init__(
        self,
        kind: int,
        least: int,
        words: Words,
        cards: Cards | None = None,
        who: int = YOU,
        past: bool = False,
        zone: int = -1,
        different: bool = False,
    ) -> None:
        self.kind = kind
        self.least = least
        self.words = words
        self.cards = cards
        self.who = who
        self.past = past
        self.zone = zone  # the zone the event names: where a discarded card came from
        self.different = different  # the same card twice counts once

    def holds(self, s: State, f: Resolving) -> bool:
        player = f.you if self.who == YOU else other(f.you)
        found = happened(s, f, self.kind, player, self.cards, self.past, self.zone)
        return (len(set(found)) if self.different else len(found)) >= self.least

    def text(self, lang: str) -> str:
        return self.words.text(lang)

    def symbols(self) -> str:
        sign = DONE_SIGNS.get(self.kind)
        cards = self.cards.symbols() if self.cards is not None else signs.CARD.mark
        if sign is None or not cards or self.past != (self.who == OPPONENT):
            return ""
        when = f"{signs.RIVAL.mark} {signs.LAST_TURN.mark}" if self.past else signs.THIS_TURN.mark
        return f"{when} {sign.mark} {AT_LEAST}{self.least} {cards}"


def happened(s: State, f: Resolving, kind: int, player: int, cards: Cards | None, past: bool = False, zone: int = -1) -> list[int]:
    """The cards to which this happened, by this player's doing."""
    events = s.past if past else s.history
    found = [e.card for e in events if e.kind == kind and (player < 0 or e.player == player) and zone in (-1, e.zone)]
    return [card for card in found if cards is None or cards.describes(s, f, card)]


class CameFrom(Condition):
    """Whether the event's card came from a zone: "from your hand"."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def holds(self, s: State, f: Resolving) -> bool:
        return f.event is not None and f.event.zone == self.zone

    def text(self, lang: str) -> str:
        name = ZONES[self.zone].name.text(lang)
        return f"it came from your {name}" if lang == EN else f"proviene de tu {name}"

    def symbols(self) -> str:
        return signs.HAND.mark if self.zone == HAND else ""


DESTROYED_BY_IT: Final = ItWas(ev.DESTROYED, Words("este daño destruye a esa criatura", "this damage destroys that creature"))
SURVIVED_IT: Final = ItWas(ev.DESTROYED, Words("no es destruida", "it is not destroyed"), wanted=False)
FROM_HAND: Final = CameFrom(HAND)


def fewer_destroyed_than(number: int) -> Fewer:
    """By all that the sentence before did."""
    return Fewer(number, Words(f"no se destruyen {number} cartas de este modo", f"{number} cards are not destroyed this way"))


def several(least: int, cards: Cards) -> Words:
    if least == 1:
        return Words(cards.phrase("es", "a", False), cards.phrase("en", "a", False))
    return Words(cards.phrase("es", f"{least} o más", True), cards.phrase("en", f"{least} or more", True))


SO_FAR: Final = {
    ("played", YOU): Words("has jugado {some} este turno", "you have played {some} this turn"),
    ("used", YOU): Words("has usado {some} este turno", "you have used {some} this turn"),
    ("fought", YOU): Words("has usado {some} para luchar este turno", "you have used {some} to fight this turn"),
    ("reaped", YOU): Words("has usado {some} para cosechar este turno", "you have used {some} to reap this turn"),
    ("discarded", YOU): Words("has descartado de tu mano {some} este turno", "you have discarded {some} from your hand this turn"),
    ("stolen", OPPONENT): Words(
        "tu oponente te robó Æ en su turno anterior", "your opponent stole Æ from you on their previous turn"
    ),
    ("played", OPPONENT): Words(
        "tu oponente jugó {some} en su turno anterior", "your opponent played {some} on their previous turn"
    ),
}
KINDS: Final = {
    "played": ev.PLAYED,
    "used": ev.USED,
    "discarded": ev.DISCARDED,
    "fought": ev.FOUGHT,
    "reaped": ev.REAPED,
    "stolen": ev.STOLEN,
}


def has_done(deed: str, least: int, cards: Cards | None = None, who: int = YOU) -> Happened:
    """So many cards played, used (different ones) or discarded from hand, or Æmber stolen: by you this turn, by the opponent on
    their last."""
    some = several(least, cards) if cards is not None else Words("", "")
    words = SO_FAR[deed, who]
    return Happened(
        KINDS[deed],
        least,
        Words(words.fill("es", some=some.es), words.fill("en", some=some.en)),
        cards,
        who,
        past=who == OPPONENT,
        zone=t.HAND if deed == "discarded" else -1,
        different=deed == "used",
    )


def enemies_destroyed(least: int) -> Happened:
    """So many creatures that the opponent controlled, this turn."""
    words = Words(
        f"{least} o más criaturas enemigas han sido destruidas este turno",
        f"{least} or more enemy creatures have been destroyed this turn",
    )
    if least == 1:
        words = Words("una criatura enemiga ha sido destruida este turno", "an enemy creature has been destroyed this turn")
    return Happened(ev.DESTROYED, least, words, who=OPPONENT, zone=t.LINE)


class YouPlayed(Condition):
    """Whether you played just so many cards of a kind this turn, perhaps besides the one that speaks."""

    def __init__(self, number: int, cards: Cards | None, words: Words, others: bool = False) -> None:
        self.number = number
        self.cards = cards
        self.words = words
        self.others = others

    def holds(self, s: State, f: Resolving) -> bool:
        found = happened(s, f, ev.PLAYED, f.you, self.cards)
        return len([card for card in found if not self.others or card != f.source]) == self.number

    def text(self, lang: str) -> str:
        return self.words.text(lang)


def you_played(number: int, cards: Cards | None = None, others: bool = False) -> YouPlayed:
    """No such card, or exactly so many cards, this turn; ``others``, than the one that speaks."""
    if others:
        words = Words("no has jugado ninguna otra carta este turno", "you have not played any other cards this turn")
    elif cards is not None:
        es, en = cards.phrase("es", "", True), cards.phrase("en", "", True)
        words = Words(f"no has jugado {es} este turno", f"you did not play any {en} this turn")
    else:
        many = Words("una carta", "one card") if number == 1 else Words(f"{number} cartas", f"{number} cards")
        words = Words(f"has jugado exactamente {many.es} este turno", f"you played exactly {many.en} this turn")
    return YouPlayed(number, cards, words, others)


FIRST_TIMES: Final = {
    "reap": Words("es la primera vez que una criatura cosecha este turno", "it is the first time a creature has reaped this turn"),
    "use": Words(
        "es la primera vez que se usa esta criatura este turno", "this is the first time this creature was used this turn"
    ),
}


class FirstTime(Condition):
    """Whether nobody had reaped this turn before; or whether this creature was not used since it entered play."""

    def __init__(self, deed: str) -> None:
        self.deed = deed

    def holds(self, s: State, f: Resolving) -> bool:
        if self.deed == "reap":
            return len([e for e in s.history if e.kind == ev.REAPED]) == 1
        uses = 0
        for e in s.history:
            if e.card == f.source:
                if e.kind == ev.PLAYED:
                    uses = 0
                elif e.kind == ev.USED:
                    uses += 1
        return uses == 1

    def text(self, lang: str) -> str:
        return FIRST_TIMES[self.deed].text(lang)


def first_time(deed: str) -> FirstTime:
    """ "reap", of all creatures, or "use", of this one."""
    return FirstTime(deed)


class FoughtToDeath(Condition):
    """Whether the creature that fell was destroyed by another in a fight."""

    def holds(self, s: State, f: Resolving) -> bool:
        return f.event is not None and f.event.other >= 0

    def text(self, lang: str) -> str:
        return "it was fighting" if lang == EN else "estaba luchando"


FOUGHT_TO_DEATH: Final = FoughtToDeath()


class YourReadyStep(Condition):
    """Whether the step that has begun is your fourth: by now your cards are ready."""

    def holds(self, s: State, f: Resolving) -> bool:
        return f.event is not None and f.event.amount == READY_STEP and t.active(s) == f.you

    def text(self, lang: str) -> str:
        return "it is your “ready cards” step" if lang == EN else "es tu paso de «preparar cartas»"


YOUR_READY_STEP: Final = YourReadyStep()


class Fewer(Condition):
    """Whether fewer were counted than a number."""

    def __init__(self, than: int, words: Words) -> None:
        self.than = than
        self.words = words

    def holds(self, s: State, f: Resolving) -> bool:
        return f.number < self.than

    def text(self, lang: str) -> str:
        return self.words.text(lang)


class TurnedUp(Condition):
    def holds(self, s: State, f: Resolving) -> bool:
        return f.it >= 0

    def text(self, lang: str) -> str:
        return "you found it" if lang == EN else "la encuentras"


class Something(Condition):
    """Whether the sentence before did anything at all."""

    def holds(self, s: State, f: Resolving) -> bool:
        return f.weight(s) > 0

    def text(self, lang: str) -> str:
        return "something was done" if lang == EN else "se ha hecho algo"


ANYTHING_DONE: Final = Something()


def forged(who: int, none: bool = False) -> ForgedBefore:
    """You a key this turn (or none), or the opponent on their last."""
    return ForgedBefore(who, not none)
