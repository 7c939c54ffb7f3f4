"""The cards, decks or characters that stand out, told with what is known of each."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tapete.cli.text import Phrase, Text

if TYPE_CHECKING:
    from tapete.core.game import Game
    from tapete.lab.verdicts import Verdict

BETTER = Phrase(es="Con que se gana más de lo que da el azar:", en="What wins more than chance explains:")
WORSE = Phrase(es="Y con que se gana menos:", en="And what wins less:")
NAMED = Phrase(
    es="  {name}: {corrected} % (visto: {share} %, 95 %: {low}–{high}) de {games} {games:partida|partidas}",
    en="  {name}: {corrected}% (seen: {share}%, 95%: {low}–{high}) in {games} {games:game|games}",
)
WEIGHED = Phrase(
    es="{weighed} de {all} {all:pesada|pesadas} (al menos {games} partidas y {carriers} mazos o manos distintos); "
    "de las nombradas, 1 de cada 20 como mucho por azar",
    en="{weighed} of {all} weighed (at least {games} games and {carriers} different decks or hands); "
    "of those named, at most 1 in 20 by chance",
)
NONE = Phrase(
    es="Ninguna carta, mazo o personaje gana más o menos de lo que da el azar",
    en="No card, deck or character wins more or less than chance explains",
)
TOO_FEW = Phrase(
    es="Demasiado pocas partidas para nombrar cartas, mazos o personajes: "
    "cada uno necesita {games} y {carriers} mazos o manos distintos",
    en="Too few games to name cards, decks or characters: each needs {games}, and {carriers} different decks or hands",
)


def show_named(found: "Sequence[Verdict]", game: "Game", text: Text) -> None:
    """Those that stand out, and how many were looked at."""
    from tapete.lab.charts import unit_name
    from tapete.lab.verdicts import LEAST_CARRIERS, LEAST_GAMES

    if not found:
        return
    weighed = sum([each.weighed for each in found])
    if not weighed:
        text.show(TOO_FEW, games=LEAST_GAMES, carriers=LEAST_CARRIERS)
        return
    for heading, sign in ((BETTER, 1), (WORSE, -1)):
        some = [each for each in found if each.named == sign]
        if some:
            text.show(heading)
        for each in some:
            text.show(NAMED, name=unit_name(game, each.id, text.language), **numbers(each))
    if not any([each.named for each in found]):
        text.show(NONE)
    text.show(WEIGHED, weighed=weighed, all=len(found), games=LEAST_GAMES, carriers=LEAST_CARRIERS)


def numbers(each: "Verdict") -> dict[str, object]:
    share = each.unit.share
    low, high = share.interval
    shares = {"corrected": each.corrected, "share": share.share, "low": low, "high": high}
    return {"games": share.games} | {name: f"{100 * value:.1f}" for name, value in shares.items()}
