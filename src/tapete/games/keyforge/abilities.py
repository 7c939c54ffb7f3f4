"""The abilities of KeyForge cards: bold headings, "each time…", and constant text."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, Replacement, Triggered
from tapete.core.effects import Condition, Effect, Program, Sequence, Together, scope
from tapete.core.events import Event
from tapete.core.language import EN, TELL, Words, capital, sentence
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.signs import HEADING_SIGNS

HEADINGS: Final = {
    "play": Words("Jugar", "Play"),
    "reap": Words("Cosechar", "Reap"),
    "fight": Words("Luchar", "Fight"),
    "destroyed": Words("Destruida", "Destroyed"),
    "action": Words("Acción", "Action"),
    "omni": Words("Omni", "Omni"),
    "before fight": Words("Antes de luchar", "Before Fight"),
    "before reap": Words("Antes de cosechar", "Before Reap"),
    "leaves play": Words("Abandona el juego", "Leaves Play"),
}
HEADING_OF: Final = {
    ev.PLAYED: "play",
    ev.REAPED: "reap",
    ev.FOUGHT: "fight",
    ev.TAGGED: "destroyed",
    ev.ATTACKS: "before fight",
    ev.REAPS: "before reap",
    ev.LEAVING: "leaves play",
}
EVENT_OF: Final = {heading: kind for kind, heading in HEADING_OF.items()}


class Bold(Triggered):
    """An ability under one or more bold headings: ``Fight/Reap: Gain 1Æ.``"""

    def __init__(self, headings: tuple[str, ...], effect: Effect) -> None:
        kinds = tuple([EVENT_OF[heading] for heading in headings if heading in EVENT_OF])
        super().__init__(kinds, effect, own=True)
        self.headings = headings

    @property
    def heading(self) -> str:
        return self.headings[0]

    def text(self, lang: str) -> str:
        return "/".join([HEADINGS[heading].text(lang) for heading in self.headings]) + ": " + self.effect.text(lang)

    def symbols(self) -> str:
        said = self.effect.symbols() if type(self) is Bold else ""
        return "/".join([HEADING_SIGNS[heading].mark for heading in self.headings]) + ": " + said if said else ""


class Whenever(Triggered):
    """ "Each time…" and "after…": answers events of any card that fit its pattern.

    ``cards`` is what it must happen to, ``who`` whose doing it must be; ``tense`` words say it: "destruyes una criatura".
    """

    def __init__(
        self,
        kinds: tuple[int, ...],
        words: Words,
        effect: Effect,
        cards: Cards | None = None,
        who: int = m.EVERYONE,
        others: bool = False,
        foe: bool = False,
        on_your_turn: bool = False,
        condition: Condition | None = None,
        itself: bool = False,
    ) -> None:
        super().__init__(kinds, effect, own=False)
        self.words = words
        self.cards = cards
        self.who = who
        self.others = others  # never for the card itself
        self.foe = foe  # only for what fights the card itself
        self.on_your_turn = on_your_turn
        self.condition = condition
        self.itself = itself  # only for the card itself

    def matches(self, s: State, e: Event, source: int, you: int) -> bool:
        if self.itself and e.card != source:
            return False
        if self.others and e.card == source:
            return False
        if self.foe and e.other != source:
            return False
        if self.who == m.YOU and e.player != you:
            return False
        if self.who == m.OPPONENT and e.player == you:
            return False
        if self.on_your_turn and s.game.active(s) != you:
            return False
        cards = self.cards
        frame = scope(you, source)
        if cards is not None and not self.describes(s, e, source, you):
            return False
        if self.condition is not None:
            frame.event = e
            return self.condition.holds(s, frame)
        return True

    def describes(self, s: State, e: Event, source: int, you: int) -> bool:
        """Whether the event's card is (or was, when it has left play) one the text speaks of."""
        assert self.cards is not None
        frame = scope(you, source)
        if e.kind == ev.DESTROYED or e.kind == ev.DISCARDED or e.kind == ev.PLAYED or e.kind == ev.USED:
            side = self.cards.side
            if side != -1 and (e.player == you) != (side == 0):
                return False
            return all([quality.test(s, frame, e.card) for quality in self.cards.qualities])
        return self.cards.fits(s, frame, e.card)

    def text(self, lang: str) -> str:
        return sentence(self.clause(lang))

    def clause(self, lang: str) -> str:
        """What it says, to be continued or ended: several sentences but for the last full stop."""
        effects = [self.effect]
        if isinstance(self.effect, Sequence) and not isinstance(self.effect, Together):
            effects = list(self.effect.effects)
        first = f"{self.words.text(lang)}, {effects[0].clause(lang, TELL)}"
        return ". ".join([first, *[capital(each.clause(lang, TELL)) for each in effects[1:]]])


class Prevention(Replacement):
    """A replacement with words of its own; subclasses say what happens instead."""

    def __init__(self, kinds: tuple[int, ...], words: Words) -> None:
        super().__init__(kinds)
        self.words = words

    def text(self, lang: str) -> str:
        return sentence(self.clause(lang))

    def clause(self, lang: str) -> str:
        return self.words.text(lang)


class Granted(Ability):
    """Text that gives an ability to another card: ``This creature gains, “Reap: Steal 1Æ.”``"""

    def __init__(self, ability: Ability) -> None:
        super().__init__()
        self.ability = ability

    def text(self, lang: str) -> str:
        inner = self.ability.text(lang)
        return f"This creature gains, “{inner}”" if lang == EN else f"Esta criatura obtiene: «{inner}»"

    def programs(self) -> list[Program]:
        return self.ability.programs()

    def declared(self) -> list[Ability]:
        return [self.ability]


class PlayOnlyIf(Ability):
    """A requirement printed on the card: "cannot be played unless…"."""

    def __init__(self, condition: Condition, words: Words) -> None:
        super().__init__()
        self.condition = condition
        self.words = words

    def text(self, lang: str) -> str:
        return sentence(self.words.text(lang))


class PlayCost(Ability):
    """Æmber that must be lost in order to play the card."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def text(self, lang: str) -> str:
        if lang == EN:
            return f"You must lose {self.amount}Æ in order to play this card."
        return f"Debes perder {self.amount} Æ para jugar esta carta."


class PlayAsCopy(Ability):
    """The card is treated, when played, as a copy of another one: its bonus, its *Play:*, its keywords, its name."""

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def text(self, lang: str) -> str:
        what = self.cards.phrase(lang, "a", False)
        if lang == EN:
            return f"When you play this card, treat it as a copy of {what}."
        return f"Cuando juegues esta carta, trátala como una copia de {what}."


class EntersOpposite(Ability):
    """The card enters play under the control of the opponent of whoever plays it or puts it into play."""

    def text(self, lang: str) -> str:
        if lang == EN:
            return "This creature enters play under your opponent’s control."
        return "Esta criatura entra en juego bajo el control de tu oponente."


class UseOnlyIf(Ability):
    """A requirement for using the card."""

    def __init__(self, condition: Condition, words: Words) -> None:
        super().__init__()
        self.condition = condition
        self.words = words

    def text(self, lang: str) -> str:
        return sentence(self.words.text(lang))
