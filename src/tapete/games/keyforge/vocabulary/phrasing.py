"""Sentences that say what others do: reminders, and selections or effects with words of their own."""

from __future__ import annotations

from tapete.core.effects import Code, Effect, Selection, Together
from tapete.core.language import Words
from tapete.games.keyforge.vocabulary.fates import TheFallen


class Reminder(Effect):
    """A sentence about a rule: it does nothing by itself."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def emit(self, code: Code) -> None:
        return

    def clause(self, lang: str, mood: str) -> str:
        return self.words.text(lang)


class Worded(Selection):
    """A selection that the text names in other words."""

    def __init__(self, selection: Selection, words: Words, several: bool = False) -> None:
        self.selection = selection
        self.words = words
        self.several = several

    def emit(self, code: Code, prompt: Effect) -> None:
        self.selection.emit(code, prompt)

    def phrase(self, lang: str) -> str:
        return self.words.text(lang)

    def plural(self) -> bool:
        return self.several


class Spoken(Together):
    """Effects that one sentence says together, in words of its own: "stun and exhaust this creature", "purge it"."""

    def __init__(self, words: Words, *effects: Effect) -> None:
        super().__init__(*effects)
        self.words = words

    def clause(self, lang: str, mood: str) -> str:
        return self.words.text(lang)


def reminder(es: str, en: str) -> Reminder:
    return Reminder(Words(es, en))


def worded(selection: Selection, es: str, en: str, several: bool = False) -> Worded:
    return Worded(selection, Words(es, en), several)


def spoken(es: str, en: str, *effects: Effect) -> Spoken:
    return Spoken(Words(es, en), *effects)


SLAIN = TheFallen("it", Words("esa criatura", "that creature"))
