"""Spanish and English side by side: every text the engine shows is a pair of sentences printed from the same data."""

from typing import Final

from tapete.core.text import CLOSE, first, player

ES: Final = "es"
EN: Final = "en"
LANGUAGES: Final[tuple[str, ...]] = (ES, EN)


class Words:
    """The same text in Spanish and in English.

    >>> Words("criatura", "creature").text("en")
    'creature'
    """

    def __init__(self, es: str, en: str) -> None:
        self.es = es
        self.en = en

    def text(self, lang: str) -> str:
        return self.en if lang == EN else self.es

    def fill(self, lang: str, **parts: str) -> str:
        """The text with its ``{name}`` places filled."""
        text = self.text(lang)
        for name, part in parts.items():
            text = text.replace("{" + name + "}", part)
        return text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and other.es == self.es and other.en == self.en

    def __hash__(self) -> int:
        return hash((self.es, self.en))

    def __repr__(self) -> str:
        return f"Words({self.es!r}, {self.en!r})"


PLAYER: Final = Words("Jugador {n}", "Player {n}")


def player_named(seat: int, lang: str) -> str:
    """A player as texts call them: by their number, until a table puts in the name they chose."""
    return player(seat, PLAYER.fill(lang, n=str(seat + 1)))


class Noun:
    """A common noun with its plural and its Spanish gender, so that articles and adjectives can agree with it."""

    def __init__(self, es: str, es_plural: str, feminine: bool, en: str, en_plural: str, sign: str = "") -> None:
        self.es = es
        self.es_plural = es_plural
        self.feminine = feminine
        self.sign = sign  # in symbols
        self.en = en
        self.en_plural = en_plural

    def word(self, lang: str, plural: bool) -> str:
        if lang == EN:
            return self.en_plural if plural else self.en
        return self.es_plural if plural else self.es

    def a(self, lang: str) -> str:
        """The indefinite article."""
        if lang == EN:
            return "an" if self.en[:1].lower() in "aeiou" else "a"
        return "una" if self.feminine else "un"


class Adjective:
    """An adjective in its four Spanish forms; English has one and puts it before the noun unless it is a phrase."""

    def __init__(self, m: str, f: str, mp: str, fp: str, en: str, after: bool = False, es_rank: int = 5, en_rank: int = 5) -> None:
        self.m = m
        self.f = f
        self.mp = mp
        self.fp = fp
        self.en = en
        self.after = after  # English: "creature on a flank", not "on a flank creature"
        self.es_rank = es_rank  # of several adjectives, the lower comes first
        self.en_rank = en_rank

    def word(self, lang: str, feminine: bool, plural: bool) -> str:
        if lang == EN:
            return self.en
        if feminine:
            return self.fp if plural else self.f
        return self.mp if plural else self.m


def adjective(m: str, en: str, es_rank: int = 5, en_rank: int = 5) -> Adjective:
    """A regular Spanish adjective from its masculine form.

    >>> adjective("enemigo", "enemy").word("es", True, True)
    'enemigas'
    """
    if m.endswith("o"):
        stem = m[:-1]
        return Adjective(m, stem + "a", m + "s", stem + "as", en, False, es_rank, en_rank)
    plural = m + ("s" if m[-1] in "aeé" else "es")
    return Adjective(m, m, plural, plural, en, False, es_rank, en_rank)


def invariable(es: str, en: str, after: bool = True, es_rank: int = 6, en_rank: int = 6) -> Adjective:
    """A phrase that agrees with nothing: "con 3 o menos de poder", "with power 3 or lower"."""
    return Adjective(es, es, es, es, en, after, es_rank, en_rank)


class Lexeme:
    """A verb in the forms card text needs.

    ``tell`` is what a card tells you ("inflige"), ``infinitive`` follows "puedes" ("infligir"), ``third`` has another subject
    ("tu oponente pierde", "pierda" is never needed). Most Spanish verbs say the same for ``tell`` and ``third``.
    """

    def __init__(self, tell: str, infinitive: str, en: str, third: str = "", en_third: str = "") -> None:
        self.tell = tell
        self.infinitive = infinitive
        self.third = third or tell
        self.en = en
        self.en_third = en_third or english_third(en)

    def form(self, lang: str, mood: str) -> str:
        if lang == EN:
            return self.en_third if mood == THIRD else self.en
        if mood == INFINITIVE:
            return self.infinitive
        return self.third if mood == THIRD else self.tell


STRONG: Final = "aeoáéó"
VOWELS: Final = "aeiouáéíóú"
STRESSED: Final = {"a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú"}


def enclitic(verb: str, pronoun: str) -> str:
    """A Spanish order or infinitive with a pronoun at its end, with the accent that this asks for.

    >>> enclitic("juega", "la"), enclitic("archiva", "la"), enclitic("pon", "la"), enclitic("purgar", "lo")
    ('juégala', 'archívala', 'ponla', 'purgarlo')
    """
    groups: list[tuple[int, int]] = []  # where each syllable's vowels begin and end
    for at, letter in enumerate(verb):
        if letter not in VOWELS:
            continue
        joined = bool(groups) and groups[-1][1] == at and not (letter in STRONG and verb[at - 1] in STRONG)
        if joined:
            groups[-1] = (groups[-1][0], at + 1)
        else:
            groups.append((at, at + 1))
    if verb[-1] not in VOWELS or len(groups) < 2 or any([letter in "áéíóú" for letter in verb]):
        return verb + pronoun
    start, end = groups[-2]
    strong = [at for at in range(start, end) if verb[at] in STRONG]
    at = strong[0] if strong else end - 1
    return verb[:at] + STRESSED[verb[at]] + verb[at + 1 :] + pronoun


def attached(verb: str, tail: str, gap: str, pronoun: str) -> str:
    """A Spanish verb with a pronoun at its end where what it governs would follow it at once; "" where something else follows.

    >>> attached("destruye", "{target}", "{target}", "la"), attached("ataca a", "{target} dos veces", "{target}", "lo")
    ('destrúyela', 'atácalo dos veces')
    >>> attached("inflige", "2 de daño a {target}", "{target}", "la")
    ''
    """
    if not tail.startswith(gap):
        return ""
    return enclitic(verb.removesuffix(" a"), pronoun) + tail.removeprefix(gap)


def contracted(text: str) -> str:
    """A Spanish text with "a el" and "de el" as they are spelled.

    >>> contracted("roba de el mazo y lleva a el descarte")
    'roba del mazo y lleva al descarte'
    """
    return text.replace(" a el ", " al ").replace(" de el ", " del ")


TELL: Final = "tell"
INFINITIVE: Final = "infinitive"
THIRD: Final = "third"


def english_third(verb: str) -> str:
    """The third person of a regular English verb (its first word carries the ending).

    >>> english_third("discard"), english_third("fully heal"), english_third("destroy"), english_third("search")
    ('discards', 'fully heals', 'destroys', 'searches')
    """
    head, _, last = verb.rpartition(" ")
    if last.endswith(("s", "x", "ch", "sh", "o")):
        last += "es"
    elif last.endswith("y") and last[-2:-1] not in "aeiou":
        last = last[:-1] + "ies"
    else:
        last += "s"
    return f"{head} {last}".strip()


def listing(parts: list[str], lang: str, conjunction: Words | None = None) -> str:
    """Parts joined as a sentence joins them: "a, b y c".

    >>> listing(["una criatura", "Ignacio"], "es")
    'una criatura e Ignacio'
    >>> listing(["Vida", "Oro"], "es", Words("o", "or"))
    'Vida u Oro'
    """
    if len(parts) <= 1:
        return "".join(parts)
    if conjunction is not None:
        joint = conjunction.text(lang)
        if joint == "o" and lang != EN and letters(parts[-1]).startswith(("o", "ho", "ó", "8")):
            joint = "u"
    elif lang == EN:
        joint = "and"
    else:
        last = letters(parts[-1])
        joint = "e" if last.startswith(("i", "hi", "í")) and not last.startswith("hie") else "y"
    return ", ".join(parts[:-1]) + f" {joint} {parts[-1]}"


def letters(text: str) -> str:
    """How a text begins to the ear, in small letters."""
    return text[first(text) :].lower()


def capital(text: str) -> str:
    """A text with a capital letter at its beginning.

    >>> capital("gana 1 Æ")
    'Gana 1 Æ'
    """
    at = first(text)
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def small(text: str) -> str:
    """A text with a small letter at its beginning: a sentence as the end of another one.

    >>> small("Gana 1 Æ.")
    'gana 1 Æ.'
    """
    at = first(text)
    return text[:at] + text[at : at + 1].lower() + text[at + 1 :]


def sentence(text: str) -> str:
    """A clause as a sentence: capital letter and full stop.

    >>> sentence("gana 1 Æ")
    'Gana 1 Æ.'
    """
    text = text.strip()
    if not text:
        return text
    opened = 1 if text[0] in "¿¡“«" else 0
    text = text[:opened] + capital(text[opened:])
    seen = text.rstrip(CLOSE)
    closed = seen[-1] in "”»" and seen[-2:-1] in STOPS  # a quoted sentence ends the one that quotes it
    return text if seen[-1] in STOPS or closed else text + "."


STOPS: Final[tuple[str, ...]] = (".", "!", "?")
