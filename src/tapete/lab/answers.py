"""What studies answer, for their files: strength of a deck, match-ups, worth of cards, openings."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.core.language import Words
from tapete.lab.ablation import Contrast
from tapete.lab.ladder import ELO, GAMES, HIGH, LOW, SHARES
from tapete.lab.matchups import Standing
from tapete.lab.sequences import Answer
from tapete.lab.sheets import Column, Sheet, Table
from tapete.lab.tally import Share

Data = dict[str, object]

DECK = Words("mazo", "deck")
RIVAL = Words("rival", "rival")
CARD = Words("carta", "card")
ANSWER = Words("respuesta", "answer")
DEALS = Words("repartos", "deals")
NAMED = Words("seguro", "certain")
WORTH = Words("vale", "is worth")
CORRECTED = Words("corregido", "corrected")
EACH_RIVAL = Words("Contra cada uno", "Against each")
PAIRS = Words("Cada pareja", "Each pair")
SCALE = Words("En la escala de Elo", "On Elo's scale")
CIRCLES = Words("Círculos: cada uno gana al siguiente", "Circles: each beats the next")
POINTS = Words("En puntos: partidas ganadas de más de cada 100", "In points: games won more out of 100")
SETTLED = {
    "higher": Words("Resuelto: más.", "Settled: more."),
    "lower": Words("Resuelto: menos.", "Settled: less."),
    "same": Words("Resuelto: igual, con el margen pedido.", "Settled: the same, within the margin asked for."),
    "": Words("Sin resolver: hacen falta más repartos.", "Not settled: more deals are needed."),
}
ANY_TIME = Words(
    "El intervalo vale en cualquier momento en que se mire (95 %), así que se puede parar en cuanto está resuelto.",
    "The interval holds at whatever moment one looks (95%), so one may stop as soon as it is settled.",
)
TOLD_EACH = Words(
    "Los intervalos contienen el valor verdadero 95 veces de cada 100. Cada reparto se juega desde los dos asientos.",
    "The intervals hold the true value 95 times in 100. Every deal is played from both seats.",
)
FALSE = Words(
    "De lo señalado como seguro (▲, ▼), como mucho 1 de cada 20 lo está por azar (Benjamini y Hochberg).",
    "Of what is marked as certain (▲, ▼), at most 1 in 20 is there by chance (Benjamini and Hochberg).",
)
MARKS = {1: "▲", 0: "", -1: "▼"}
EFFECT = (Column("mean", WORTH, "points"), Column("low", LOW, "points"), Column("high", HIGH, "points"))


def answer_json(found: Answer) -> Data:
    ends = {"mean": found.mean, "low": found.low, "high": found.high}
    return {"settled": found.settled or "open", "looked_at": found.count, **{name: round(end, 4) for name, end in ends.items()}}


def gauntlet_sheet(game: Words, deck: str, found: Answer, each: Sequence[tuple[str, Share]], made: Data) -> Sheet:
    rows = [(name, share.games, *rounded(share)) for name, share in each]
    table = Table("opponents", EACH_RIVAL, (Column("deck", DECK), Column("games", GAMES), *SHARES), rows, (2, 3, 4))
    told = f"{100 * found.mean:.1f} % (95 %: {100 * found.low:.1f}–{100 * found.high:.1f})"
    line = Words(f"Gana {told}. {SETTLED[found.settled].es}", f"It wins {told}. {SETTLED[found.settled].en}")
    title = Words(f"{game.es}: cómo de fuerte es {deck}", f"{game.en}: how strong {deck} is")
    against = [{"deck": name, **share.as_json()} for name, share in each]
    return Sheet(title, [line, ANY_TIME, TOLD_EACH], [table], {**made, "deck": deck, **answer_json(found), "against": against})


def matrix_sheet(game: Words, names: Sequence[str], found: Standing, made: Data) -> Sheet:
    rows = [
        (names[each.one], names[each.other], each.share.games, *rounded(each.share), MARKS[each.surely]) for each in found.matches
    ]
    columns = (Column("deck", DECK), Column("rival", RIVAL), Column("games", GAMES), *SHARES, Column("certain", NAMED))
    ratings = [(names[int(each.bot)], round(each.elo, 1), round(each.low, 1), round(each.high, 1)) for each in found.ratings]
    circles = [tuple([names[deck] for deck in circle]) for circle in found.circles]
    scale = (Column("deck", DECK), Column("elo", ELO), Column("low", LOW), Column("high", HIGH))
    tables = [Table("pairs", PAIRS, columns, rows, (3, 4, 5)), Table("ratings", SCALE, scale, ratings)]
    if circles:
        tables.append(Table("circles", CIRCLES, tuple([Column(name, DECK) for name in ("one", "two", "three")]), circles))
    chance = f"{100 * found.misfit:.1f}"
    line = Words(
        f"El azar dejaría sin explicar tanto como deja una sola escala de fuerza {chance} veces de cada 100.",
        f"Chance would leave as much unexplained as one scale of strength does {chance} times in 100.",
    )
    data: Data = {
        "decks": list(names),
        "matches": [
            {"deck": names[each.one], "rival": names[each.other], **each.share.as_json(), "certain": each.surely}
            for each in found.matches
        ],
        "ratings": [{"deck": names[int(each.bot)], **dict(list(each.as_json().items())[1:])} for each in found.ratings],
        "misfit": round(found.misfit, 4),
        "circles": circles,
    }
    title = Words(f"{game.es}: mazos entre sí", f"{game.en}: decks against one another")
    return Sheet(title, [line, TOLD_EACH, FALSE], tables, {**made, **data})


def worth_sheet(title: Words, found: Answer, data: Data) -> Sheet:
    """What one card is worth."""
    told = f"{100 * found.mean:+.1f} (95 %: {100 * found.low:+.1f} … {100 * found.high:+.1f})"
    line = Words(
        f"{told} partidas de cada 100 frente a lo que podría ir en su lugar. {SETTLED[found.settled].es}",
        f"{told} games in 100 beside what could be in its place. {SETTLED[found.settled].en}",
    )
    row = (found.count, round(found.mean, 4), round(found.low, 4), round(found.high, 4))
    table = Table("worth", POINTS, (Column("deals", DEALS), *EFFECT), [row], (1, 2, 3))
    return Sheet(title, [line, ANY_TIME], [table], {**data, **answer_json(found)})


def contrasts_sheet(title: Words, what: Words, found: Sequence[tuple[Contrast, Words]], data: Data) -> Sheet:
    """What several cards or answers are worth."""
    rows = [(each.id, name.es, name.en, each.deals, *ends(each), MARKS[each.named]) for each, name in found]
    columns = (
        Column("id", Words("id", "id")),
        Column("es", Words(f"{what.es} (es)", f"{what.en} (es)")),
        Column("en", Words(f"{what.es} (en)", f"{what.en} (en)")),
        Column("deals", DEALS),
        *EFFECT,
        Column("corrected", CORRECTED, "points"),
        Column("certain", NAMED),
    )
    told = [{**each.as_json(), "es": name.es, "en": name.en} for each, name in found]
    return Sheet(title, [TOLD_EACH, FALSE], [Table("worth", POINTS, columns, rows, (4, 5, 6))], {**data, "found": told})


def ends(each: Contrast) -> list[float]:
    return [round(end, 4) for end in (each.mean, each.low, each.high, each.corrected)]


def rounded(share: Share) -> list[float]:
    return [round(end, 4) for end in (share.share, *share.interval)]
