"""An archived card of either player: those one may look at are named, the others are taken unseen (KF-archive-04)."""

from __future__ import annotations

from typing import Final

from tapete.core.decision import Option
from tapete.core.effects import NOTHING, YOU, Code, Effect, Op, PromptOf, Resolving, Selection, chooser
from tapete.core.language import EN
from tapete.core.state import State
from tapete.games.keyforge.things import ARCHIVES, other

UNSEEN: Final = "unseen"


class Archived(Selection):
    """A card of any archives, chosen by the player."""

    def emit(self, code: Code, prompt: Effect) -> None:
        code.add(AskArchived(PromptOf(prompt)))
        code.add(TakeArchived())

    def phrase(self, lang: str) -> str:
        return "an archived card" if lang == EN else "una carta archivada"


def archived_cards(s: State, f: Resolving, seen: bool) -> list[int]:
    """All archived cards that whoever chooses sees, or does not see."""
    player = chooser(s, f, YOU)
    cards = s.zone(ARCHIVES, f.you) + s.zone(ARCHIVES, other(f.you))
    return [card for card in cards if s.game.sight.sees(s, player, card) == seen]


class AskArchived(Op):
    def __init__(self, prompt: PromptOf) -> None:
        self.prompt = prompt

    def run(self, s: State, f: Resolving) -> None:
        options = [Option(s.names, "choose", (card,)) for card in archived_cards(s, f, True)]
        if archived_cards(s, f, False):
            options.append(Option(s.names, UNSEEN))
        s.answer = None
        if options:
            s.ask(chooser(s, f, YOU), "choose", options, self.prompt.words(), f.source)


class TakeArchived(Op):
    """The card that was named; of those nobody can tell apart, any one."""

    def run(self, s: State, f: Resolving) -> None:
        answer = s.answer
        f.it = NOTHING
        if answer is not None and answer.verb == UNSEEN:
            hidden = archived_cards(s, f, False)
            f.it = hidden[s.random(len(hidden))] if len(hidden) > 1 else hidden[0]
        elif answer is not None:
            f.it = answer.thing
        f.them = (f.it,) if f.it != NOTHING else ()


def an_archived_card() -> Archived:
    return Archived()
