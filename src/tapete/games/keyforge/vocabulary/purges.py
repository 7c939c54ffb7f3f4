"""Cards purged by a card that gives them back when it leaves play."""

from __future__ import annotations

from tapete.core.effects import Resolving
from tapete.core.language import EN, TELL, Lexeme, Words, sentence
from tapete.core.nouns import ANYONE, Quality
from tapete.core.state import State
from tapete.games.keyforge.abilities import Bold
from tapete.games.keyforge.rules.playing import put_into_play
from tapete.games.keyforge.things import HOST, PURGED
from tapete.games.keyforge.vocabulary.constants import joined
from tapete.games.keyforge.vocabulary.nouns import CREATURE, KeyForgeCards, exactly
from tapete.games.keyforge.vocabulary.qualities import NO_WORD
from tapete.games.keyforge.vocabulary.speech import Said


class PurgedByThis(Quality):
    """Purged by the card that speaks."""

    def __init__(self) -> None:
        super().__init__(NO_WORD)

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return s.numbers[HOST][card] == f.source + 1


class ReturnPurged(Said):
    """Put into play, under their owners' control, the cards this one has purged, in the order chosen (KF-faq-30, KF-faq-31)."""

    def __init__(self) -> None:
        purged = KeyForgeCards(CREATURE, (PURGED,), ANYONE, (PurgedByThis(),))
        tail = Words("al juego todas las cartas que haya purgado", "to play all cards it has purged")
        super().__init__(Lexeme("devuelve", "devolver", "return"), tail, exactly(99, purged))

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        for card in reversed(f.them):
            put_into_play(s, card, s.owners[card], cause)


class IfItLeaves(Bold):
    """ "If this artifact leaves play…": resolved just before it leaves (KF-leave-07)."""

    def __init__(self, subject: Words, *effects: Said) -> None:
        super().__init__(("leaves play",), joined(effects))
        self.subject = subject

    def text(self, lang: str) -> str:
        when = f"if {self.subject.en} leaves play" if lang == EN else f"si {self.subject.es} abandona el juego"
        return sentence(f"{when}, {self.effect.clause(lang, TELL)}")


def return_purged() -> ReturnPurged:
    return ReturnPurged()


def if_this_artifact_leaves(*effects: Said) -> IfItLeaves:
    return IfItLeaves(Words("este artefacto", "this artifact"), *effects)
