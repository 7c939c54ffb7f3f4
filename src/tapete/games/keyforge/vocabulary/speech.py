"""How KeyForge’s verbs are said: a lexeme, a tail with its gaps, and who does it."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Amount, If, Resolving, Selection, Verb
from tapete.core.language import EN, TELL, THIRD, Lexeme, Words, attached, contracted
from tapete.core.state import State
from tapete.core.symbols import joined
from tapete.games.keyforge import signs
from tapete.games.keyforge.modifiers import OPPONENT, YOU
from tapete.games.keyforge.things import other
from tapete.games.keyforge.vocabulary.nouns import Pronoun

THEY: Final = Words("tu oponente", "your opponent")
THEY_TOO: Final = Words("", "they")  # Spanish drops the subject
SAME: Final = "same"  # mood of a clause whose subject, the opponent, has just been named


def told(verb: str, tail: str, target: Selection | None, lang: str) -> str:
    """Verb and tail with the cards in their place; Spanish joins pronouns to the verb and repeats prepositions."""
    text = f"{verb} {tail}".strip()
    if target is None:
        return text
    if lang != EN:
        joined_to_it = attached(verb, tail, "{target}", target.joined) if isinstance(target, Pronoun) else ""
        if joined_to_it:
            return joined_to_it
        for preposition in ("a", "con", "de", "sobre"):
            text = text.replace(f" {preposition} {{target}}", " " + target.governed(lang, preposition))
    return text.replace("{target}", target.phrase(lang))


class Said(Verb):
    """A verb whose sentence is a lexeme and a tail: ``inflige`` + ``{n} de daño a {target}``."""

    lexeme: Lexeme
    tail: Words

    def __init__(self, lexeme: Lexeme, tail: Words, selection: Selection | None = None, who: int = YOU) -> None:
        super().__init__(selection)
        self.lexeme = lexeme
        self.tail = tail
        self.who = who

    def number(self) -> Amount | None:
        """The amount in the sentence, if there is one."""
        return None

    def clause(self, lang: str, mood: str) -> str:
        tail = self.tail.text(lang)
        amount = self.number()
        if amount is not None:
            tail = tail.replace("{n}", amount.text(lang))
        form = THIRD if self.who == OPPONENT and mood == TELL else mood
        if self.who == OPPONENT and mood == SAME:
            form = TELL if lang == EN else THIRD
        text = told(self.lexeme.form(lang, form), tail, self.selection, lang)
        if self.who == OPPONENT:
            subject = THEY_TOO if mood == SAME else THEY
            text = f"{subject.text(lang)} {text}".strip()
        if amount is not None and amount.each(lang):
            text = f"{text} {amount.each(lang)}"
        return contracted(text) if lang != EN else text

    def in_symbols(self, *pieces: str) -> str:
        """The pieces in a row, after who does it and before the cards it is about."""
        said = [signs.RIVAL.mark, *pieces] if self.who == OPPONENT else list(pieces)
        return joined(said if self.selection is None else [*said, self.selection.symbols()], " ")

    def doer(self, s: State, f: Resolving) -> int:
        """The player the sentence is about."""
        return f.you if self.who == YOU else other(f.you)


class IfTheOpponent(If):
    """A condition about the opponent and what they then do, named once: "if your opponent has 7Æ or more, they lose 4Æ"."""

    def clause(self, lang: str, mood: str) -> str:
        return super().clause(lang, SAME)

    def symbols(self) -> str:
        return self.conditioned()
