"""Effects that last: for the remainder of the turn, during the opponent's next turn, until this card leaves play."""

from __future__ import annotations

from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Resolving, Verb
from tapete.core.language import Words
from tapete.core.modifiers import FOREVER, Lasting, last
from tapete.core.state import State

THIS_TURN = "this turn"
THEIR_NEXT_TURN = "their next turn"
WHILE_IN_PLAY = "while in play"
UNTIL_YOUR_NEXT_TURN = "until your next turn"

LEADS = {
    THIS_TURN: Words("durante el resto del turno, ", "for the remainder of the turn, "),
    THEIR_NEXT_TURN: Words("durante el próximo turno de tu oponente, ", "during your opponent’s next turn, "),
    WHILE_IN_PLAY: Words("", ""),
    UNTIL_YOUR_NEXT_TURN: Words("hasta el comienzo de tu próximo turno, ", "until the start of your next turn, "),
}


class Lasts(Verb):
    """Puts an ability in force for a while; it goes on even if the card that made it leaves play (KF-lasting-02)."""

    def __init__(self, ability: Ability, when: str, uses: int = 0, lead: Words | None = None) -> None:
        super().__init__()
        self.ability = ability
        self.when = when
        self.uses = uses
        self.lead = lead if lead is not None else LEADS[when]

    def act(self, s: State, f: Resolving) -> None:
        starts = ends = s.turn
        tie = -1
        if self.when == THEIR_NEXT_TURN:
            starts = ends = s.turn + 1
        elif self.when == UNTIL_YOUR_NEXT_TURN:
            ends = s.turn + 1
        elif self.when == WHILE_IN_PLAY:
            ends = FOREVER
            tie = f.source
        last(
            s,
            Lasting(
                self.ability,
                f.source,
                f.you,
                s.next_serial(),
                starts,
                ends,
                tie,
                self.uses,
                f.it,
                f.them,
                f.word,
                f.number,
            ),
        )

    def declared(self) -> list[Ability]:
        return [self.ability]

    def clause(self, lang: str, mood: str) -> str:
        inner = self.ability.text(lang).strip().rstrip(".")
        return self.lead.text(lang) + inner[:1].lower() + inner[1:]


def for_the_turn(ability: Ability, uses: int = 0) -> Lasts:
    """For the remainder of the turn."""
    return Lasts(ability, THIS_TURN, uses)


def on_their_next_turn(ability: Ability) -> Lasts:
    return Lasts(ability, THEIR_NEXT_TURN)


def until_it_leaves(ability: Ability) -> Lasts:
    """Until this card leaves play."""
    return Lasts(ability, WHILE_IN_PLAY)


def plainly(ability: Ability, when: str = THIS_TURN, uses: int = 0) -> Lasts:
    """A lasting effect whose own words already say how long it lasts."""
    return Lasts(ability, when, uses, Words("", ""))


def is_constant(ability: Ability) -> bool:
    return isinstance(ability, Constant)
