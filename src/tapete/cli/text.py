"""What the command says, in both languages."""

import json
import string
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Literal

Language = Literal["es", "en"]
LANGUAGES: tuple[Language, ...] = ("es", "en")


class _Forms(string.Formatter):
    """Fields with a singular and a plural: ``{count:mazo|mazos}`` is the one for 1 or the other for any other number."""

    def format_field(self, value: Any, format_spec: str) -> Any:
        one, bar, many = format_spec.partition("|")
        if bar:
            return one if str(value) == "1" else many
        return super().format_field(value, format_spec)


FORMS = _Forms()


def _fields(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrase:
    """A sentence in Spanish and English, with the same {fields} in both; ``{count:deck|decks}`` agrees with a number."""

    es: str
    en: str

    def __post_init__(self) -> None:
        if not self.es.strip() or not self.en.strip():
            raise ValueError(f"a phrase needs both languages: {self}")
        if _fields(self.es) != _fields(self.en):
            raise ValueError(f"the fields of a phrase are the same in both languages: {self}")


@dataclass(frozen=True, slots=True)
class Text:
    """The language of this run."""

    language: Language

    def __call__(self, phrase: Phrase, **values: object) -> str:
        """The phrase in this language; without values its braces stay, as argparse wants them in a help text.

        A value that is a phrase itself is said in this language too.
        """
        chosen = phrase.en if self.language == "en" else phrase.es
        said = {name: self(value) if isinstance(value, Phrase) else value for name, value in values.items()}
        return FORMS.vformat(chosen, (), said) if said else chosen

    def show(self, phrase: Phrase, **values: object) -> None:
        """Print the phrase."""
        print(self(phrase, **values))

    def show_json(self, document: dict[str, Any]) -> None:
        """Print one JSON object, for programs."""
        print(json.dumps(document, ensure_ascii=False))


class Problem(Exception):
    """A question the command cannot answer; `main` prints the phrase and exits with 2."""

    def __init__(self, phrase: Phrase, **values: object) -> None:
        super().__init__(Text("en")(phrase, **values))
        self.phrase = phrase
        self.values = values

    def sentence(self, text: Text) -> str:
        return text(self.phrase, **self.values).rstrip()  # nothing like it may have been found to be named at the end


DID_YOU_MEAN = Phrase(es="¿Querías decir {names}?", en="Did you mean {names}?")
THERE_ARE = Phrase(es="Hay: {names}.", en="There are: {names}.")
OR = Phrase(es="o", en="or")


def near_names(wrong: str, names: list[str], text: Text) -> str:
    """A sentence with the names that look like the wrong one, or with all of them when none does and they are few."""
    wanted = wrong.casefold().replace("-", "_").replace(" ", "_")
    by_key = {name.casefold().replace("-", "_"): name for name in names}
    keys = [key for key in by_key if wanted and (key.startswith(wanted) or wanted.startswith(key))]
    keys += [key for key in get_close_matches(wanted, by_key, n=4, cutoff=0.6) if key not in keys]
    if keys:
        near = [by_key[key] for key in keys[:4]]
        listed = near[0] if len(near) == 1 else f"{', '.join(near[:-1])} {text(OR)} {near[-1]}"
        return text(DID_YOU_MEAN, names=listed)
    return text(THERE_ARE, names=", ".join(names)) if 0 < len(names) <= 20 else ""
