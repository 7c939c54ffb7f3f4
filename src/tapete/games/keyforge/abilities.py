"""The abilities of KeyForge cards: bold headings, "each time…", and constant text."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, CardDef, Replacement, Triggered
from tapete.core.effects import Condition, Effect, Program, Sequence, Together, scope
from tapete.core.events import Event
from tapete.core.language import EN, TELL, Words, capital, sentence
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.core.symbols import NOT, THEN, joined
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge import signs
from tapete.games.keyforge.signs import HEADING_SIGNS
from tapete.games.keyforge.things import Card

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


EVENT_SIGNS: Final = {
    ev.DESTROYED: signs.EVENT_SIGNS_BY_NAME["destroyed"],
    ev.ENTERED_PLAY: signs.EVENT_SIGNS_BY_NAME["enters"],
    ev.FOUGHT: signs.EVENT_SIGNS_BY_NAME["fought"],
    ev.REAPED: signs.EVENT_SIGNS_BY_NAME["reaped"],
    ev.PLAYED: signs.EVENT_SIGNS_BY_NAME["played"],
    ev.USED: signs.EVENT_SIGNS_BY_NAME["used"],
    ev.DISCARDED: signs.EVENT_SIGNS_BY_NAME["discarded"],
    ev.FORGED: signs.EVENT_SIGNS_BY_NAME["forged"],
    ev.TURN_BEGINS: signs.EVENT_SIGNS_BY_NAME["turn_begins"],
    ev.TURN_ENDS: signs.EVENT_SIGNS_BY_NAME["turn_ends"],
    ev.HOUSE_CHOSEN: signs.EVENT_SIGNS_BY_NAME["house"],
    ev.REATTACHED: signs.ATTACHED,
    ev.ASSAULTED: signs.ASSAULTED,
    ev.WOULD_FORGE: signs.FORGING,
}


# events whose card may have left play by the time somebody answers them
OF_CARDS_ANYWHERE: Final = (ev.DESTROYED, ev.DISCARDED, ev.PLAYED, ev.USED, ev.ASSAULTED, ev.FOUGHT)


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
        if e.kind in OF_CARDS_ANYWHERE:
            side = self.cards.side
            if side != -1 and (e.player == you) != (side == 0):
                return False
            if e.zone >= 0 and e.kind in (ev.DESTROYED, ev.ASSAULTED):  # what it was in play, not what it is in the pile
                if e.zone not in self.cards.zones:
                    return False
                return all([quality.implied or quality.test(s, frame, e.card) for quality in self.cards.qualities])
            return all([quality.test(s, frame, e.card) for quality in self.cards.qualities])
        return self.cards.fits(s, frame, e.card)

    def happening(self) -> str:
        """What it answers, in symbols."""
        sign = EVENT_SIGNS.get(self.kinds[-1]) if len(self.kinds) == 1 or self.kinds[-1] == ev.REATTACHED else None
        said = [sign.mark if sign is not None else ""]
        if self.who != m.EVERYONE:
            said.insert(0, (signs.YOU if self.who == m.YOU else signs.RIVAL).mark)
        if self.on_your_turn:
            said.insert(0, signs.YOUR_TURN.mark)
        if self.others:
            said.append(NOT + signs.THIS.mark)
        if self.itself:
            said.append(signs.THIS.mark)
        if self.cards is not None:
            said.append(self.cards.symbols())
        if self.foe:
            said.append(signs.FIGHTING_IT.mark)
        return joined(said, " ")

    def text(self, lang: str) -> str:
        return sentence(self.clause(lang))

    def clause(self, lang: str) -> str:
        """What it says, to be continued or ended: several sentences but for the last full stop."""
        effects = [self.effect]
        if isinstance(self.effect, Sequence) and not isinstance(self.effect, Together):
            effects = list(self.effect.effects)
        first = f"{self.words.text(lang)}, {effects[0].clause(lang, TELL)}"
        return ". ".join([first, *[capital(each.clause(lang, TELL)) for each in effects[1:]]])

    def symbols(self) -> str:
        head = self.happening()
        said = self.effect.symbols()
        if self.condition is not None:
            said = joined([self.condition.symbols(), said], THEN)
        return joined([head, said], ": ") if type(self) is Whenever else ""


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

    def symbols(self) -> str:
        return joined([signs.HOST.mark, self.ability.symbols()], " ")


class PlayOnlyIf(Ability):
    """A requirement printed on the card: "cannot be played unless…"."""

    def __init__(self, condition: Condition, words: Words) -> None:
        super().__init__()
        self.condition = condition
        self.words = words

    def text(self, lang: str) -> str:
        return sentence(self.words.text(lang))

    def symbols(self) -> str:
        return joined([signs.PLAY_ONLY_IF.mark, self.condition.symbols()], " ")


class PlayCost(Ability):
    """Æmber that must be lost in order to play the card."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def text(self, lang: str) -> str:
        if lang == EN:
            return f"You must lose {self.amount}Æ in order to play this card."
        return f"Debes perder {self.amount} Æ para jugar esta carta."

    def symbols(self) -> str:
        return f"{signs.TO_PLAY.mark}: −{self.amount} {signs.AEMBER.mark}"


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

    def symbols(self) -> str:
        return signs.OPPOSITE.mark


class UseOnlyIf(Ability):
    """A requirement for using the card."""

    def __init__(self, condition: Condition, words: Words) -> None:
        super().__init__()
        self.condition = condition
        self.words = words

    def text(self, lang: str) -> str:
        return sentence(self.words.text(lang))

    def symbols(self) -> str:
        return joined([signs.USE_ONLY_IF.mark, self.condition.symbols()], " ")


class OrAsUpgrade(Ability):
    """The creature may be played as an upgrade instead, and then says only this."""

    def __init__(self, ability: Ability) -> None:
        super().__init__()
        self.ability = ability

    def printed_on(self, card: CardDef) -> None:
        assert isinstance(card, Card)
        card.attachable = self.ability

    def text(self, lang: str) -> str:
        said = self.ability.text(lang)
        if lang == EN:
            return f"This card may be played as an upgrade instead of a creature, and then its text is: {said}"
        return f"Esta carta puede jugarse como mejora en vez de como criatura, y entonces su texto es: {said}"

    def programs(self) -> list[Program]:
        return self.ability.programs()

    def declared(self) -> list[Ability]:
        return [self.ability]

    def symbols(self) -> str:
        return joined([signs.AS_UPGRADE.mark, self.ability.symbols()], ": ")


class EntersAsCopy(Ability):
    """The card enters play as a copy of another one in play, and is that card until it leaves; its house stays."""

    def __init__(self, cards: Cards, words: Words) -> None:
        super().__init__()
        self.cards = cards
        self.words = words

    def printed_on(self, card: CardDef) -> None:
        assert isinstance(card, Card)
        card.shifts = True

    def text(self, lang: str) -> str:
        return sentence(self.words.text(lang))

    def symbols(self) -> str:
        return joined([signs.COPY.mark, self.cards.symbols()], " ")
