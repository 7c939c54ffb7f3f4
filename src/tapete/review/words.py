"""A review in words and as plain data: what choices are called, where the match turned, how it came out for each player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tapete.core.language import EN, ES, Words, player_named
from tapete.core.text import plain
from tapete.review.account import BEST, GOOD, INEXACT, MISSED, MISTAKE, ONLY, SERIOUS, Luck, Review, Step, Sum

LABELS: Final = {
    BEST: Words("la mejor", "best"),
    ONLY: Words("la única buena", "the only good one"),
    GOOD: Words("buena", "good"),
    INEXACT: Words("imprecisa", "imprecise"),
    MISTAKE: Words("un error", "a mistake"),
    SERIOUS: Words("un error grave", "a serious mistake"),
    MISSED: Words("la victoria que se escapó", "the win that got away"),
}
CALLED: Final = {  # so many of each: one, several
    INEXACT: (Words("1 imprecisión", "1 imprecision"), Words("{count} imprecisiones", "{count} imprecisions")),
    MISTAKE: (Words("1 error", "1 mistake"), Words("{count} errores", "{count} mistakes")),
    SERIOUS: (Words("1 error grave", "1 serious mistake"), Words("{count} errores graves", "{count} serious mistakes")),
    MISSED: (
        Words("1 victoria que se escapó", "1 win that got away"),
        Words("{count} victorias escapadas", "{count} wins that got away"),
    ),
}
CHOICE: Final = "choice"
LUCK: Final = "luck"
LEAD: Final = "lead"
MOST_TURNS: Final = 6  # points at which the match turned that are told
LEAST_CHOICE: Final = 0.05  # that a choice must cost to be one
LEAST_LUCK: Final = 0.08
HALF: Final = 0.5

INSTEAD: Final = Words(
    "{player} eligió «{made}» y le costó {cost} puntos. Mejor: «{better}».",
    "{player} chose “{made}”, which cost {cost} points. Better: “{better}”.",
)
LUCKY: Final = Words("La suerte da {change} puntos a {player}: {what}.", "Luck gives {player} {change} points: {what}.")
UNLUCKY: Final = Words("La suerte quita {change} puntos a {player}: {what}.", "Luck takes {change} points from {player}: {what}.")
NO_CARD: Final = Words("el azar y lo que estaba oculto", "chance, and what was hidden")
NAMED: Final = Words("{cards}", "{cards}")
AND_MORE: Final = Words("{cards} y {count} más", "{cards} and {count} more")
MOST_NAMED: Final = 4  # cards that came to light
LEADS: Final = Words("Desde aquí va delante {player} hasta el final.", "From here on {player} leads to the end.")


@dataclass(frozen=True, slots=True)
class Turn:
    """A point at which the match turned."""

    answer: int  # the answer that is shown
    kind: str  # choice, luck, lead
    player: int
    change: float  # for them
    words: Words


def turning_points(review: Review) -> list[Turn]:
    """Where it turned most: by a choice, by luck; and since when whoever led at the end was in the lead."""
    found = [chosen(step) for step in review.steps if step.weighed.cost >= LEAST_CHOICE]
    found += [lucky(step) for step in told_once(review) if abs(step.luck.change) >= LEAST_LUCK]
    found.sort(key=lambda each: (-abs(each.change), each.answer))
    found = found[:MOST_TURNS]
    lead = taken_lead(review)
    if lead is not None:
        found.append(lead)
    return sorted(found, key=lambda each: (each.answer, each.kind))


def chosen(step: Step) -> Turn:
    choice, each = step.choice, step.weighed
    words = filled(INSTEAD, choice.player, cost=points(each.cost), made=choice.made, better=each.line[0])
    return Turn(choice.answer, CHOICE, choice.player, -each.cost, words)


def told_once(review: Review) -> list[Step]:
    """The steps, without the luck of a player that is the bad luck of their rival at the same time, or the other way round."""
    ranked = sorted(review.steps, key=lambda step: -abs(step.luck.change))
    found: list[Step] = []
    for step in ranked:
        if not (review.played.rivals and any([same_luck(step, other) for other in found])):
            found.append(step)
    return found


def same_luck(one: Step, other: Step) -> bool:
    a, b = one.luck, other.luck
    overlap = a.since < b.until and b.since < a.until
    return one.choice.player != other.choice.player and overlap and a.change * b.change < 0


def lucky(step: Step) -> Turn:
    luck = step.luck
    words = filled(LUCKY if luck.change > 0 else UNLUCKY, step.choice.player, change=points(abs(luck.change)), what=what(luck))
    return Turn(step.choice.answer, LUCK, step.choice.player, luck.change, words)


def what(luck: Luck) -> Words:
    """What there was to it: the cards that came to light."""
    if not luck.cards:
        return NO_CARD
    more = len(luck.cards) - MOST_NAMED
    phrase = AND_MORE if more > 0 else NAMED
    named = [
        phrase.fill(lang, cards=", ".join([each.text(lang) for each in luck.cards[:MOST_NAMED]]), count=str(more))
        for lang in (ES, EN)
    ]
    return Words(*named)


def taken_lead(review: Review) -> Turn | None:
    """Since when whoever won was in the lead for good, in a match of two rivals."""
    if not review.played.rivals or not review.played.results or HALF in review.played.results:
        return None
    winner = review.played.results.index(1.0)
    curve = review.curve(winner)
    behind = [at for at, (_, chance) in enumerate(curve) if chance < HALF]
    if not behind or behind[-1] + 1 >= len(curve) - 1:
        return None
    return Turn(curve[behind[-1] + 1][0] - 1, LEAD, winner, 0.0, filled(LEADS, winner))


def filled(words: Words, player: int, **more: object) -> Words:
    return Words(*[words.fill(lang, player=player_named(player, lang), **spoken(more, lang)) for lang in (ES, EN)])


def spoken(values: dict[str, object], lang: str) -> dict[str, str]:
    return {name: value.text(lang) if isinstance(value, Words) else str(value) for name, value in values.items()}


def points(change: float) -> str:
    """A change of chance in points of a hundred.

    >>> points(0.147)
    '15'
    """
    return str(round(100 * change))


def counted(sum: Sum, lang: str) -> str:
    """How many choices of a player went wrong, and how."""
    parts: list[str] = []
    for label, (one, several) in CALLED.items():
        count = sum.labels.get(label, 0)
        if count:
            parts.append((one if count == 1 else several).fill(lang, count=str(count)))
    return ", ".join(parts)


# ---------------------------------------------------------------------------------------------------------------- plain data


def as_json(review: Review) -> dict[str, object]:
    match = review.played
    return {
        "review": 1,
        "game": match.game.id,
        "seed": match.seed,
        "iterations": match.iterations,
        "answers": match.answers,
        "rivals": match.rivals,
        "results": list(match.results),
        "steps": [step_json(step) for step in review.steps],
        "curves": [[[answer, round(chance, 4)] for answer, chance in review.curve(player)] for player in range(match.players)],
        "turns": [turn_json(each) for each in turning_points(review)],
        "players": [sum_json(each) for each in review.sums],
    }


def step_json(step: Step) -> dict[str, object]:
    choice = step.choice
    return {
        "answer": choice.answer,
        "turn": choice.turn,
        "player": choice.player,
        "option": choice.option,
        "made": both(choice.made),
        "label": step.label,
        "luck": round(step.luck.change, 4),
        "light": [both(card) for card in step.luck.cards],
        **step.weighed.as_json(),
    }


def turn_json(turn: Turn) -> dict[str, object]:
    return {
        "answer": turn.answer,
        "kind": turn.kind,
        "player": turn.player,
        "change": round(turn.change, 4),
        "words": both(turn.words),
    }


def sum_json(sum: Sum) -> dict[str, object]:
    chances = {name: round(float(getattr(sum, name)), 4) for name in ("start", "lost", "given", "luck", "revised", "end")}
    return {"player": sum.player, "decisions": sum.decisions, "accuracy": sum.accuracy, "labels": sum.labels, **chances}


def both(words: Words) -> dict[str, str]:
    return {ES: plain(words.es), EN: plain(words.en)}
