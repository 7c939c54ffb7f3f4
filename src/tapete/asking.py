"""The rulebook can be asked: a question in a player's own words, answered with the clauses that speak of it, best first.

Words are compared by their stems, in either language. What players say is understood as what the rulebook says (``SAYINGS``, and
the ``sayings`` of a game's rulebook.yaml). A clause counts by how much it says of the question in how few words (Okapi BM25); its
chapter's heading counts more than its text, and clauses of one chapter make room for others. SQLite's FTS5 would rank alike, but it
stems English only and is not in every Python; this needs nothing but the stemmer.

>>> from tapete.rulebook import rulebook
>>> [answer.clause.chapter for answer in ask(rulebook("keyforge"), "Who moves first if nobody has taunt?", most=2)][0]
'taunt'
"""

import math
import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

import snowballstemmer

from tapete.rulebook import Clause, Kind, Rulebook

LANGUAGES: Final = ("es", "en")
MOST: Final = 10
LONGEST: Final = 300  # letters of a question that are read

# BM25's two numbers: how soon a word said again stops counting, and how much a long clause has to say.
AGAIN: Final = 1.2
LENGTH: Final = 0.5
HEADING: Final = 2.0  # how much more a word counts in the heading of the chapter
RELATED: Final = 0.6  # how much a word counts that the question says in other words
OF_A_CARD: Final = 0.25  # how much a word counts that only a card named in the question says
NAMED: Final = 3.0  # a clause that names a card of the question
BESIDE: Final = 0.25  # how much of its chapter's best a clause takes part in
CROWDED: Final = 0.82  # what is left of a clause for each better one of its chapter
LESS: Final = {Kind.COMPONENT: 0.85, Kind.ADVICE: 0.9, Kind.EXAMPLE: 0.85, Kind.ERRATA: 0.85, Kind.TOURNAMENT: 0.9}

STEMMERS: Final = {"es": "spanish", "en": "english"}
WORD: Final = re.compile(r"[^\W_]+")
SPANISH: Final = re.compile(r"[¿¡áéíóúñü]", re.IGNORECASE)

# Words that say nothing about what is asked.
EMPTY: Final = {
    "es": frozenset(
        "a al algo algun alguna alguno ante antes aqui asi aun aunque cada como con cosa cual cuales cuando cuanta "
        "cuantas cuanto cuantos de debe debo del desde donde dos e el ella ellas ellos en entonces era eres es esa ese "
        "eso esta estan estar este esto estoy falta fue ha haber hace hacen hacer hago han hasta hay he la las le les "
        "lo los mas me mi mia mio mis muy nada ni no nos o os otra otro para pasa pero podria por porque puede "
        "pueden puedo que quien quienes se sea ser si sin sobre solo son soy su sus tal tambien tan te tener tengo "
        "tiene tienen toda todas todo todos tu tus un una unas uno unos va vale van voy y ya yo".split()
    ),
    "en": frozenset(
        "a about after all also am an and any are as at be been being but by can could did do does doing ever for from "
        "get go goes had happen happens has have having he her him his how i if in instead into is it its just many may "
        "me might mine much must my need no not of on one only or other our out over own really same shall she should "
        "so some such than that the their them then there these they thing this those through to too under up us was we "
        "were what when where which while who whom why will with would you your".split()
    ),
}

# What players say, and what rulebooks say: the words of a line stand for each other.
SAYINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "es": (
        "matar morir muere muerte destruir destruida derrotar derrotado eliminar",
        "empezar comenzar inicial inicio primero",
        "ganar victoria gana vencer vencedor",
        "perder derrota pierde",
        "rival oponente adversario enemigo contrincante",
        "girar agotar agotado exhausto exhausta tapear",
        "enderezar preparar preparada preparado",
        "monte mazo baraja",
        "cementerio descartes descarte",
        "comprar adquirir",
        "curar sanar recuperar",
        "pegar atacar ataque golpear",
        "defender bloquear",
        "costar coste cuesta precio pagar",
        "cambiar sustituir",
        "barajar mezclar",
        "vacio vaciar agotarse acabar quedarse",
        "ronda turno",
        "robar robo",
        "copia copias ejemplares",
        "prohibida prohibido vetada baneada",
        "mulligan remulligan",
        "solo solitario",
        "bajar jugar poner",
        "recien entra entrar",
        "veces maximo limite",
        "recien agotada agotado",
    ),
    "en": (
        "kill killed die dies dead death destroy destroyed defeat defeated eliminate",
        "start starting begin beginning opening initial first",
        "win winner victory wins",
        "lose loser loses defeat",
        "rival opponent enemy",
        "tap tapped exhaust exhausted turn",
        "untap ready straighten",
        "deck library pile",
        "graveyard discard discards",
        "buy purchase acquire",
        "heal healing recover cure",
        "hit attack strike",
        "defend block blocking defence defense",
        "price cost costs pay",
        "swap exchange trade change",
        "redraw mulligan",
        "ban banned forbidden prohibited",
        "alone solo solitaire",
        "people players player",
        "summoned played enters",
        "hold limit size",
        "empty run runs out",
        "shoot range ranged",
        "gold golds",
    ),
}


@dataclass(frozen=True, slots=True)
class Answer:
    """A clause that speaks of a question: how much it does, and which of its words the question meant (places in its text)."""

    clause: Clause
    score: float
    language: str
    marks: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class NamedCard:
    """A card as a question may name it: its names, and what it says, by language."""

    names: tuple[str, ...]
    text: Mapping[str, str]


def ask(book: Rulebook, question: str, most: int = MOST, cards: Iterable[NamedCard] = (), language: str = "") -> list[Answer]:
    """The clauses that speak of a question, best first; in the language it is asked in, unless one is given to answer in."""
    asked = question[:LONGEST]
    named = [card for card in cards if _names(asked, card)]
    found = _found(book, asked, named)
    chosen = _spread(found)[:most]
    spoken = language or (chosen[0].language if chosen else LANGUAGES[0])
    if spoken not in LANGUAGES:
        raise ValueError(f"no language {spoken!r}; there are: {', '.join(LANGUAGES)}")
    meant = {each: frozenset(_meant(book, asked, each, named)) for each in LANGUAGES}
    return [Answer(each.clause, each.score, spoken, marks(each.clause.text(spoken), meant[spoken], spoken)) for each in chosen]


def marks(text: str, meant: frozenset[str], language: str) -> tuple[tuple[int, int], ...]:
    """Where the words of those stems stand in a text: from each first letter to the one after its last."""
    return tuple((word.start(), word.end()) for word in WORD.finditer(text) if _stem(word.group(), language) in meant)


# -- ranking


@dataclass(frozen=True, slots=True)
class _Index:
    """The clauses of a rulebook in one language: how often each says each stem, how long it is, and how rare each stem is."""

    clauses: tuple[Clause, ...]
    counts: tuple[Mapping[str, float], ...]
    lengths: tuple[float, ...]
    usual: float
    rarity: Mapping[str, float]
    holding: Mapping[str, tuple[int, ...]]


@cache
def _index(book: Rulebook, language: str) -> _Index:
    headings = {chapter.id: chapter.en if language == "en" else chapter.es for chapter in book.chapters}
    counts: list[dict[str, float]] = []
    for clause in book:
        said: dict[str, float] = defaultdict(float)
        for stem in stems(clause.text(language), language):
            said[stem] += 1
        for stem in stems(headings[clause.chapter], language):
            said[stem] += HEADING
        counts.append(said)
    holding: dict[str, list[int]] = {}
    for at, said in enumerate(counts):
        for stem in said:
            holding.setdefault(stem, []).append(at)
    total = len(counts)
    rarity = {stem: math.log(1 + (total - len(at) + 0.5) / (len(at) + 0.5)) for stem, at in holding.items()}
    lengths = tuple(sum(said.values()) for said in counts)
    return _Index(
        tuple(book),
        tuple(dict(said) for said in counts),
        lengths,
        sum(lengths) / max(1, total),
        rarity,
        {stem: tuple(at) for stem, at in holding.items()},
    )


def _ranked(book: Rulebook, question: str, language: str, named: list[NamedCard]) -> list[Answer]:
    index = _index(book, language)
    scores: dict[int, float] = defaultdict(float)
    for stem, weight in _meant(book, question, language, named).items():
        for at in index.holding.get(stem, ()):
            said = index.counts[at][stem]
            room = AGAIN * (1 - LENGTH + LENGTH * index.lengths[at] / index.usual)
            scores[at] += weight * index.rarity[stem] * said * (AGAIN + 1) / (said + room)
    for at, clause in enumerate(index.clauses):
        if any(_names(clause.es, card) or _names(clause.en, card) for card in named):
            scores[at] += NAMED
    best: dict[str, float] = {}
    for at, score in scores.items():
        chapter = index.clauses[at].chapter
        best[chapter] = max(best.get(chapter, 0.0), score)
    found = []
    for at, score in scores.items():
        clause = index.clauses[at]
        full = (score + BESIDE * best[clause.chapter]) * LESS.get(clause.kind, 1.0)
        found.append(Answer(clause, full, language, ()))
    return sorted(found, key=lambda each: -each.score)


def _found(book: Rulebook, question: str, named: list[NamedCard]) -> list[Answer]:
    """What is found in the language in which it is asked; where that cannot be told, in the one in which it finds most."""
    ranked = {language: _ranked(book, question, language, named) for language in LANGUAGES}
    spoken = {language: _spoken(question, language) for language in LANGUAGES if ranked[language]}
    surest = [language for language, said in spoken.items() if said == max(spoken.values())]
    return max((ranked[language] for language in surest), key=_best, default=[])


def _spoken(question: str, language: str) -> int:
    """How much of a question can only be of a language: its small words, and for Spanish its letters and signs."""
    others = frozenset[str]().union(*(EMPTY[each] for each in LANGUAGES if each != language))
    small = [_bare(word.casefold()) for word in WORD.findall(question)]
    said = sum(word in EMPTY[language] and word not in others for word in small)
    return said + (len(SPANISH.findall(question)) if language == "es" else 0)


def _best(found: list[Answer]) -> float:
    return found[0].score if found else 0.0


def _spread(found: list[Answer]) -> list[Answer]:
    """The same answers, those after the first of a chapter further down: whoever asks looks at a few."""
    seen: Counter[str] = Counter()
    spread = []
    for each in found:
        spread.append(Answer(each.clause, each.score * CROWDED ** seen[each.clause.chapter], each.language, ()))
        seen[each.clause.chapter] += 1
    return sorted(spread, key=lambda each: -each.score)


# -- words


def _meant(book: Rulebook, question: str, language: str, named: list[NamedCard]) -> dict[str, float]:
    """The stems of a question and how much each counts: its own words, what they also mean, and what cards that it names say."""
    own = stems(question, language)
    meant = dict.fromkeys(own, 1.0)
    for group in _groups(book, language):
        if group & set(own):
            for stem in group:
                meant.setdefault(stem, RELATED)
    for card in named:
        for stem in stems(card.text.get(language, ""), language):
            meant.setdefault(stem, OF_A_CARD)
    return meant


@cache
def _groups(book: Rulebook, language: str) -> tuple[frozenset[str], ...]:
    lines = (*SAYINGS[language], *book.sayings.get(language, ()))
    return tuple(frozenset(stems(line, language)) for line in lines)


def stems(text: str, language: str) -> list[str]:
    """The words of a text by what they have in common with their other forms, without those that say nothing."""
    return [stem for word in WORD.findall(text) if (stem := _stem(word, language))]


@cache
def _stem(word: str, language: str) -> str:
    """What a word has in common with its other forms; empty for words that say nothing."""
    small = word.casefold().replace("æ", "a")
    bare = _bare(small)
    if bare in EMPTY[language] or (len(bare) == 1 and not bare.isdigit()):
        return ""
    return _bare(str(_stemmer(language).stemWord(small)))


@cache
def _stemmer(language: str) -> snowballstemmer.stemmer:
    return snowballstemmer.stemmer(STEMMERS[language])


def _bare(text: str) -> str:
    return "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))


def _names(text: str, card: NamedCard) -> bool:
    said = f" {' '.join(_bare(word.casefold()) for word in WORD.findall(text))} "
    return any(f" {' '.join(_bare(word.casefold()) for word in WORD.findall(name))} " in said for name in card.names)
