"""Who stands where: points, then the tie-breaks in the order that the tournament chose.

Everything is computed from the results alone, in exact fractions. A tie-break is a question about one person; some also need to
know with whom that person is still tied.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import mean

from tapete.core.language import Words
from tapete.meet.results import Book, Result, Scale

FLOOR = Fraction(1, 3)  # nobody's rival counts for less: a rival who wins nothing is misfortune enough

TieBreak = Callable[[Book, str, Sequence[str]], Fraction]


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the standings; equal in everything is the same place."""

    place: int
    person: str
    points: int
    won: int
    drawn: int
    lost: int
    values: tuple[Fraction, ...]  # of the tie-breaks, in their order


def own_rivals(book: Book, person: str, share: Callable[[str], Fraction]) -> Fraction:
    """The mean over somebody's rivals, none below the floor."""
    rivals = book.rivals(person)
    return mean([max(FLOOR, share(rival)) for rival in rivals]) if rivals else Fraction(0)


def opponents(book: Book, person: str, tied: Sequence[str]) -> Fraction:
    return own_rivals(book, person, book.match_share)


def opponents_opponents(book: Book, person: str, tied: Sequence[str]) -> Fraction:
    rivals = book.rivals(person)
    return mean([opponents(book, rival, tied) for rival in rivals]) if rivals else Fraction(0)


def games(book: Book, person: str, tied: Sequence[str]) -> Fraction:
    return book.game_share(person)


def opponents_games(book: Book, person: str, tied: Sequence[str]) -> Fraction:
    return own_rivals(book, person, book.game_share)


def buchholz(book: Book, person: str, tied: Sequence[str]) -> Fraction:
    return Fraction(sum([book.points(rival) for rival in book.rivals(person)]))


def sonneborn(book: Book, person: str, tied: Sequence[str]) -> Fraction:
    """The points of those who were beaten, and of those who drew the part that a draw is of a win."""
    scale = book.scale
    worth = [Fraction(part.points(scale), scale.win) * book.points(part.rival) for part in book.parts[person] if part.rival]
    return sum(worth, Fraction(0))


def met(book: Book, person: str, tied: Sequence[str]) -> Fraction:
    """The points against those who are tied, if they all played each other; else it says nothing."""
    others = [each for each in tied if each != person]
    if any(len(set(tied) - {each} - set(book.rivals(each))) for each in tied):
        return Fraction(0)
    return Fraction(sum([part.points(book.scale) for part in book.parts[person] if part.rival in others]))


def score(book: Book, person: str, tied: Sequence[str]) -> Fraction:
    return Fraction(sum([part.score for part in book.parts[person]]))


def score_difference(book: Book, person: str, tied: Sequence[str]) -> Fraction:
    return Fraction(sum([part.score - part.against for part in book.parts[person]]))


TIE_BREAKS: dict[str, TieBreak] = {
    "opponents": opponents,
    "opponents_opponents": opponents_opponents,
    "games": games,
    "opponents_games": opponents_games,
    "buchholz": buchholz,
    "sonneborn": sonneborn,
    "met": met,
    "score": score,
    "score_difference": score_difference,
}

NAMES: dict[str, Words] = {
    "opponents": Words("partidas ganadas por los oponentes", "opponents' match wins"),
    "opponents_opponents": Words("las de los oponentes de los oponentes", "opponents' opponents' match wins"),
    "games": Words("juegos ganados", "games won"),
    "opponents_games": Words("juegos ganados por los oponentes", "opponents' games won"),
    "buchholz": Words("puntos de los oponentes (Buchholz)", "opponents' points (Buchholz)"),
    "sonneborn": Words("puntos de los vencidos (Sonneborn-Berger)", "points of those beaten (Sonneborn-Berger)"),
    "met": Words("encuentro directo", "direct encounter"),
    "score": Words("score", "score"),
    "score_difference": Words("diferencia de score", "score difference"),
}

SHARES = frozenset({"opponents", "opponents_opponents", "games", "opponents_games"})  # told as a percentage
USUAL = ("opponents", "games", "opponents_games", "opponents_opponents")


def standings(people: Iterable[str], results: Sequence[Result], scale: Scale, tie_breaks: Sequence[str]) -> list[Standing]:
    """Everybody in order.

    >>> results = [Result(1, "Ana", "Bea", (2, 0)), Result(1, "Cai", "", how="bye"), Result(2, "Ana", "Cai", (2, 1))]
    >>> [(each.place, each.person, each.points) for each in standings(["Ana", "Bea", "Cai"], results, Scale(), USUAL)]
    [(1, 'Ana', 6), (2, 'Cai', 3), (3, 'Bea', 0)]
    """
    book = Book(people, results, scale)
    everybody = list(book.parts)
    groups = split([everybody], lambda person, tied: Fraction(book.points(person)))
    values: dict[str, list[Fraction]] = {person: [] for person in everybody}
    for name in tie_breaks:
        ask = TIE_BREAKS[name]
        for group in groups:
            for person in group:
                values[person].append(ask(book, person, group))
        groups = split(groups, lambda person, tied: values[person][-1])
    table: list[Standing] = []
    for group in groups:
        place = len(table) + 1
        table += [Standing(place, each, book.points(each), *book.matches(each), tuple(values[each])) for each in group]
    return table


def split(groups: list[list[str]], value: Callable[[str, list[str]], Fraction]) -> list[list[str]]:
    """Every group parted by a value, the highest first; equals keep their order."""
    parted: list[list[str]] = []
    for group in groups:
        worth = {person: value(person, group) for person in group}
        for each in sorted(set(worth.values()), reverse=True):
            parted.append([person for person in group if worth[person] == each])
    return parted
