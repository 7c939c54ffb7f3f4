"""What is said at a table: phrases that everybody reads in their own language, and free words.

What players say is a change of their match like an answer: it is kept, and it comes in the order in which it happened. What those
who look on say is theirs alone until the match is over, since they may see more than a player may; it is gone with the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tapete.core.language import Words
from tapete.table import wire
from tapete.table.errors import Denied
from tapete.table.lobby import tidy
from tapete.table.store import Act

PHRASES: Final = {
    "hello": Words("¡Hola!", "Hello!"),
    "luck": Words("¡Suerte!", "Good luck!"),
    "well_played": Words("¡Bien jugado!", "Well played!"),
    "thanks": Words("Gracias.", "Thank you."),
    "moment": Words("Un momento, por favor.", "One moment, please."),
    "sorry": Words("Perdona.", "Sorry."),
    "oops": Words("Me he equivocado.", "My mistake."),
    "good_game": Words("¡Buena partida!", "Good game!"),
    "again": Words("¿Otra?", "Another one?"),
    "bye": Words("Tengo que irme.", "I have to go."),
}
PHRASE: Final = "#"  # before the id of a phrase, where it is kept; free words begin with the other
FREE: Final = "="
MOST_LINES: Final = 1_000  # that the players of one match may say


@dataclass(frozen=True, slots=True)
class Line:
    """Something said. Its number is that of the change; those who look on have numbers of their own, with a letter."""

    number: str
    seat: int
    value: str
    at: float
    name: str = ""  # of somebody who looks on, as they give it

    def shown(self) -> wire.Said:
        phrase = PHRASES.get(self.value[1:]) if self.value.startswith(PHRASE) else None
        words = None if phrase is None else wire.both(phrase)
        text = self.value[1:] if phrase is None else ""
        return wire.Said(self.number, self.seat, self.name, self.at, text, words)


def value_of(said: wire.Say) -> str:
    """What is kept of something said."""
    if said.phrase:
        if said.phrase not in PHRASES:
            raise Denied("bad_message", detail=", ".join(PHRASES))
        return PHRASE + said.phrase
    text = tidy(said.text)
    if not text:
        raise Denied("bad_message", detail="text")
    return FREE + text


def line_of(act: Act) -> Line | None:
    """What a change says; nothing where whoever said it is forgotten."""
    return Line(str(act.seq), act.seat, act.value, act.at) if act.value else None


def phrases() -> list[wire.PhraseShown]:
    return [wire.PhraseShown(id, wire.both(words)) for id, words in PHRASES.items()]
