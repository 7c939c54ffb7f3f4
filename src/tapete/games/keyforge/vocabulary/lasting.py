"""Effects that last: for the remainder of the turn, during the opponent’s next turn, until this card leaves play."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Effect, Resolving, Sequence, Verb
from tapete.core.language import TELL, Words, listing, sentence
from tapete.core.modifiers import FOREVER, Lasting, last
from tapete.core.state import State
from tapete.core.symbols import AND, TIMES, joined
from tapete.games.keyforge import signs
from tapete.games.keyforge.modifiers import MAY_USE, ON_CARDS, Change
from tapete.games.keyforge.vocabulary.qualities import Among

THIS_TURN: Final = "this turn"
THEIR_NEXT_TURN: Final = "their next turn"
WHILE_IN_PLAY: Final = "while in play"
WHILE_IT_IS_IN_PLAY: Final = "while it is in play"
UNTIL_YOUR_NEXT_TURN: Final = "until your next turn"
LEADS: Final = {
    THIS_TURN: Words("durante el resto del turno, ", "for the remainder of the turn, "),
    THEIR_NEXT_TURN: Words("durante el próximo turno de tu oponente, ", "during your opponent’s next turn, "),
    WHILE_IN_PLAY: Words("", ""),
    WHILE_IT_IS_IN_PLAY: Words("", ""),
    "until the end of your next turn": Words("hasta el final de tu próximo turno, ", "until the end of your next turn, "),
    UNTIL_YOUR_NEXT_TURN: Words("hasta el comienzo de tu próximo turno, ", "until the start of your next turn, "),
}
# how long, said at the end of the sentence: of what a player may or cannot do
TAILS: Final = {
    THIS_TURN: Words(" este turno", " this turn"),
    THEIR_NEXT_TURN: Words(" en su próximo turno", " on their next turn"),
    WHILE_IN_PLAY: Words(" hasta que esta criatura abandone el juego", " until this creature leaves play"),
}
UNTIL_YOUR_NEXT_END: Final = "until the end of your next turn"
SILENT: Final = Words("", "")


SPAN_SIGNS: Final = {
    THIS_TURN: signs.THIS_TURN,
    THEIR_NEXT_TURN: signs.THEIR_NEXT,
    WHILE_IN_PLAY: signs.WHILE_HERE,
    WHILE_IT_IS_IN_PLAY: signs.WHILE_IT,
    UNTIL_YOUR_NEXT_TURN: signs.UNTIL_NEXT,
}


class Lasts(Verb):
    """Puts an ability in force for a while; it goes on even if the card that made it leaves play (KF-lasting-02)."""

    def __init__(self, ability: Ability, when: str, uses: int = 0, lead: Words | None = None, tail: Words = SILENT) -> None:
        super().__init__()
        self.ability = ability
        self.when = when
        self.uses = uses
        self.lead = lead if lead is not None else LEADS[when]
        self.tail = tail

    def act(self, s: State, f: Resolving) -> None:
        starts = ends = s.turn
        tie = -1
        if self.when == THEIR_NEXT_TURN:
            starts = ends = s.turn + 1
        elif self.when == UNTIL_YOUR_NEXT_TURN:
            ends = s.turn + 1
        elif self.when == UNTIL_YOUR_NEXT_END:
            ends = s.turn + 2
        elif self.when == WHILE_IN_PLAY:
            ends = FOREVER
            tie = f.source
        elif self.when == WHILE_IT_IS_IN_PLAY:
            if f.it < 0:
                return
            ends = FOREVER
            tie = f.it
        for about, end in self.bearers(f, tie):
            last(
                s,
                Lasting(
                    self.ability,
                    f.source,
                    f.you,
                    s.next_serial(),
                    starts,
                    ends,
                    end,
                    self.uses,
                    f.it,
                    about,
                    f.word,
                    f.number,
                ),
            )

    def bearers(self, f: Resolving, tie: int) -> list[tuple[tuple[int, ...], int]]:
        """The cards it is about and the card it ends with: what is put on a card ends when that one leaves (KF-leave-08)."""
        change = self.ability.modifier if isinstance(self.ability, Constant) else None
        if tie < 0 and isinstance(change, Change):
            if change.cards is None:
                return [(f.them, f.source if change.kind in ON_CARDS else tie)]
            if any([isinstance(quality, Among) for quality in change.cards.qualities]):
                return [((card,), card) for card in f.them]
            if change.kind == MAY_USE and change.uses:
                return [((), tie)]  # it will list the cards used by its permission
        return [(f.them, tie)]

    def declared(self) -> list[Ability]:
        return [self.ability]

    def clause(self, lang: str, mood: str) -> str:
        return self.lead.text(lang) + self.ability.clause(lang) + self.tail.text(lang)

    def symbols(self) -> str:
        span = SPAN_SIGNS.get(self.when)
        said = self.ability.symbols()
        if span is None or not said:
            return ""
        return f"{span.mark} {self.uses}{TIMES}({said})" if self.uses else f"{span.mark} {said}"


def for_the_turn(ability: Ability, *silent: Ability) -> Effect:
    """For the remainder of the turn, one ability, or several that the words of the first one describe."""
    return for_the_turn_together(ability, *silent) if silent else Lasts(ability, THIS_TURN)


class AsOne(Sequence):
    """Several abilities put in force by one sentence: the first one says it all."""

    def clause(self, lang: str, mood: str) -> str:
        return self.effects[0].clause(lang, mood)

    def text(self, lang: str) -> str:
        return self.effects[0].text(lang)

    def symbols(self) -> str:
        return joined([effect.symbols() for effect in self.effects], AND)


def for_the_turn_together(*abilities: Ability) -> AsOne:
    """For the remainder of the turn, several abilities that the words of the first one describe."""
    return AsOne(*[Lasts(ability, THIS_TURN) for ability in abilities])


class Jointly(Sequence):
    """Several changes put in force for the turn on the same card, in one sentence: its subject is said once."""

    def __init__(self, first: Constant, *others: Constant) -> None:
        super().__init__(*[Lasts(ability, THIS_TURN) for ability in (first, *others)])
        self.first = first
        self.others = others

    def clause(self, lang: str, mood: str) -> str:
        deeds = [ability.modifier.deed.text(lang) for ability in self.others if isinstance(ability.modifier, Change)]
        return LEADS[THIS_TURN].text(lang) + listing([self.first.clause(lang), *deeds], lang)

    def text(self, lang: str) -> str:
        return sentence(self.clause(lang, TELL))

    def symbols(self) -> str:
        return joined([effect.symbols() for effect in self.effects], AND)


def for_the_turn_jointly(first: Constant, *others: Constant) -> Jointly:
    """For the remainder of the turn, several changes to one card."""
    return Jointly(first, *others)


def this_turn(ability: Ability, uses: int = 0, said: bool = False) -> Lasts:
    """This turn; ``said`` when the ability's own words say so in their midst."""
    return Lasts(ability, THIS_TURN, uses, SILENT, SILENT if said else TAILS[THIS_TURN])


def on_their_turn(ability: Ability) -> Lasts:
    """On the opponent's next turn, of which the text says "their next turn" because it speaks of the opponent."""
    return Lasts(ability, THEIR_NEXT_TURN, 0, SILENT, TAILS[THEIR_NEXT_TURN])


def on_their_next_turn(ability: Ability) -> Lasts:
    return Lasts(ability, THEIR_NEXT_TURN)


def until(when: str, ability: Ability) -> Lasts:
    """Until this card "leaves" play, or "your-next-turn"."""
    if when == "leaves":
        return Lasts(ability, WHILE_IN_PLAY, tail=TAILS[WHILE_IN_PLAY])
    if when == "end-of-your-next-turn":
        return Lasts(ability, UNTIL_YOUR_NEXT_END)
    return Lasts(ability, UNTIL_YOUR_NEXT_TURN)


def while_it_is_in_play(ability: Ability) -> Lasts:
    """Until the chosen card leaves play; its own words say so."""
    return Lasts(ability, WHILE_IT_IS_IN_PLAY)


def plainly(ability: Ability, when: str = THIS_TURN, uses: int = 0) -> Lasts:
    """A lasting effect whose own words already say how long it lasts."""
    return Lasts(ability, when, uses, Words("", ""))
