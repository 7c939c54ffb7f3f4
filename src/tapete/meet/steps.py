"""Which steps of a tournament are possible, and what stands in them. What is not possible is refused with its reason; nothing is
half done, because a step that is refused is not in the list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tapete.core.language import Words
from tapete.meet import round_robin, swiss
from tapete.meet import tournament as t
from tapete.meet.results import PLAYED
from tapete.meet.standings import TIE_BREAKS
from tapete.meet.tournament import Step, Tournament

LONGEST = 40  # letters of a name
MOST_PEOPLE = 512
MOST_GAMES = 9


class NotNow(Exception):
    """A step that cannot be taken, and what would be right."""

    def __init__(self, words: Words, **parts: object) -> None:
        self.words = words
        self.parts = {name: str(value) for name, value in parts.items()}
        super().__init__(self.text("en"))

    def text(self, lang: str) -> str:
        return self.words.fill(lang, **self.parts)


NO_NAME = Words("un nombre lleva de 1 a {most} letras, sin saltos de línea", "a name has 1 to {most} letters, in one line")
TAKEN = Words("ya hay alguien que se llama {name}", "somebody is called {name} already")
FULL = Words("caben {most} personas", "there is room for {most} people")
STRANGER = Words("no hay nadie que se llame {name}", "there is nobody called {name}")
ENDED = Words("el torneo ha terminado", "the tournament is over")
TOO_LATE = Words(
    "con este emparejamiento nadie puede entrar cuando ya se ha empezado; sí en un suizo",
    "with these pairings nobody can enter once it has begun; in a Swiss they can",
)
GONE = Words("{name} ya se ha ido", "{name} has left already")
HERE = Words("{name} está en el torneo", "{name} is in the tournament")
OUT = Words("{name} fue descalificado", "{name} was disqualified")
OPEN = Words("faltan resultados de las mesas {tables}", "the results of tables {tables} are missing")
TOO_FEW = Words("hacen falta dos personas presentes; hay {count}", "two people have to be there; there are {count}")
ALL_PLAYED = Words("ya se han jugado todas las rondas ({rounds})", "all rounds have been played ({rounds})")
NO_ROUND = Words(
    "no queda ninguna ronda en la que nadie repita oponente: termina el torneo",
    "there is no round left in which nobody meets anybody again: finish the tournament",
)
NO_TABLE = Words(
    "en la ronda {round} no hay mesa {table}; hay {tables}", "there is no table {table} in round {round}; there are {tables}"
)
NOT_BEGUN = Words("aún no se ha emparejado ninguna ronda", "no round has been paired yet")
A_BYE = Words(
    "en la mesa {table} descansa {name}: no hay resultado que poner", "table {table} is {name}'s bye: there is no result to enter"
)
TOO_MANY = Words(
    "un encuentro acaba con {needed} victorias y lleva {best_of} juegos como mucho; eso son {given}",
    "a match ends with {needed} wins and has {best_of} games at most; that is {given}",
)
NO_DRAW = Words("en una eliminación alguien tiene que ganar", "in an elimination somebody has to win")
WHY = Words("cambiar un resultado es una decisión de juez: di por qué", "to change a result is a judge's ruling: say why")
REASON = Words("di el motivo", "say the reason")
NO_VERDICT = Words("no hay decisión «{verdict}»; hay: {all}", "there is no ruling '{verdict}'; there are: {all}")
LATER_ROUND = Words(
    "con este resultado ya se emparejó la ronda {round}: deshaz hasta ahí, o decide sobre quien juega ahora",
    "round {round} was paired with this result: undo back to it, or rule on those who play now",
)
NOTHING_DONE = Words("no hay nada que deshacer", "there is nothing to undo")
BAD_TERMS = Words("{field}: {given} no vale; {right}", "{field}: {given} will not do; {right}")
BAD_NUMBER = Words(
    "{field}: {given} no vale; va de {least} a {most}", "{field}: {given} will not do; it goes from {least} to {most}"
)


def create(name: str, game: str, form: str, **terms: Any) -> Step:
    """The first step."""
    named(name)
    among("pairing", terms.get("pairing", t.SWISS), t.PAIRINGS)
    for each in terms.get("tie_breaks", ()):
        among("tie_breaks", each, tuple(TIE_BREAKS))
    for field, least, most in (("rounds", 0, 64), ("best_of", 1, MOST_GAMES), ("cycles", 1, 4), ("minutes", 0, 24 * 60)):
        given = terms.get(field, least)
        if not least <= given <= most:
            raise NotNow(BAD_NUMBER, field=field, given=given, least=least, most=most)
    return {"kind": t.CREATED, "name": name, "game": game, "form": form, **terms}


def among(field: str, given: str, known: Sequence[str]) -> None:
    if given not in known:
        raise NotNow(BAD_TERMS, field=field, given=given, right=", ".join(known))


def named(name: str) -> None:
    if not 0 < len(name.strip()) <= LONGEST or not name.isprintable():
        raise NotNow(NO_NAME, most=LONGEST)


def person(now: Tournament, name: str) -> t.Entrant:
    """Somebody by their name, however it is written."""
    for each in now.entrants.values():
        if each.name.casefold() == name.strip().casefold():
            return each
    raise NotNow(STRANGER, name=name)


def going_on(now: Tournament) -> None:
    if now.finished:
        raise NotNow(ENDED)


def register(now: Tournament, name: str, deck: Any = None, bot: str = "", handicap: int = 0) -> Step:
    going_on(now)
    named(name)
    if name.strip().casefold() in [each.casefold() for each in now.entrants]:
        raise NotNow(TAKEN, name=name.strip())
    if len(now.entrants) >= MOST_PEOPLE:
        raise NotNow(FULL, most=MOST_PEOPLE)
    if now.round and now.terms.pairing != t.SWISS:
        raise NotNow(TOO_LATE)
    if not 0 <= handicap <= now.terms.handicap:
        raise NotNow(BAD_NUMBER, field="handicap", given=handicap, least=0, most=now.terms.handicap)
    step: Step = {"kind": t.REGISTERED, "name": name.strip(), "deck": deck, "bot": bot}
    return {**step, "handicap": handicap} if handicap else step


def check_in(now: Tournament, names: Sequence[str]) -> Step:
    going_on(now)
    found = [person(now, name) for name in names]
    for each in found:
        if each.dropped:
            raise NotNow(GONE, name=each.name)
    return {"kind": t.CHECKED_IN, "names": [each.name for each in found]}


def drop(now: Tournament, name: str, reason: str = "") -> Step:
    going_on(now)
    found = person(now, name)
    if found.dropped:
        raise NotNow(GONE, name=found.name)
    return {"kind": t.DROPPED, "name": found.name, "reason": reason}


def come_back(now: Tournament, name: str) -> Step:
    going_on(now)
    found = person(now, name)
    if not found.dropped:
        raise NotNow(HERE, name=found.name)
    if any([each.person == found.name and each.verdict == t.DISQUALIFIED for each in now.rulings]):
        raise NotNow(OUT, name=found.name)
    if now.round and now.terms.pairing != t.SWISS:
        raise NotNow(TOO_LATE)
    return {"kind": t.RETURNED, "name": found.name}


def pair(now: Tournament) -> Step:
    """The next round."""
    going_on(now)
    closed(now)
    here = now.here()
    if len(here) < 2:
        raise NotNow(TOO_FEW, count=len(here))
    if now.over():
        raise NotNow(ALL_PLAYED, rounds=now.round)
    round = now.round + 1
    step: Step = {"kind": t.PAIRED, "round": round}
    if round == 1:
        step["seeds"] = [*here, *[name for name in now.entrants if name not in here]] if now.terms.pairing == t.SWISS else here
    step["tables"] = [[each.table, each.one, each.other, each.bout] for each in pairings(now, here, round)]
    return step


def pairings(now: Tournament, here: list[str], round: int) -> list[swiss.Pairing]:
    if now.terms.pairing == t.ROUND_ROBIN:
        return round_robin.pair(now.seeds or here, round, now.gone())
    if now.terms.pairing != t.SWISS:
        return now.bracket().ready()
    try:
        return swiss.pair(here, now.all_results(), round, now.terms.key, now.terms.scale)
    except swiss.NoPairing:
        raise NotNow(NO_ROUND) from None


def closed(now: Tournament) -> None:
    open = now.open_tables()
    if open:
        raise NotNow(OPEN, tables=", ".join([str(each.table) for each in open]))


def result(
    now: Tournament,
    table: int,
    wins: tuple[int, int],
    draws: int = 0,
    score: tuple[int, int] = (0, 0),
    how: str = PLAYED,
    reason: str = "",
    round: int = 0,
) -> Step:
    """What came of a table, told by those who sat at it or by a judge; a result that is in already needs a reason to be changed."""
    going_on(now)
    if not now.round:
        raise NotNow(NOT_BEGUN)
    round = round or now.round
    tables = now.tables.get(round, [])
    if not 1 <= table <= len(tables):
        raise NotNow(NO_TABLE, round=round, table=table, tables=f"1–{len(tables)}")
    if not tables[table - 1].other:
        raise NotNow(A_BYE, table=table, name=tables[table - 1].one)
    terms = now.terms
    if max(wins) > terms.needed or min(wins) == terms.needed or sum(wins) + draws > terms.best_of or min(*wins, draws, *score) < 0:
        raise NotNow(TOO_MANY, needed=terms.needed, best_of=terms.best_of, given=f"{wins[0]}-{wins[1]}-{draws}")
    elimination = terms.pairing in (t.SINGLE, t.DOUBLE)
    if elimination and wins[0] == wins[1]:
        raise NotNow(NO_DRAW)
    if (round, table) in now.results and not reason:
        raise NotNow(WHY)
    if elimination and round < now.round:
        raise NotNow(LATER_ROUND, round=now.round)
    step: Step = {"kind": t.RESULT, "round": round, "table": table, "wins": list(wins), "draws": draws}
    step |= {"score": list(score), "how": how}
    return {**step, "reason": reason} if reason else step


def rule(now: Tournament, name: str, verdict: str, reason: str, clause: str = "") -> Step:
    """A judge's ruling: always with its reason."""
    going_on(now)
    found = person(now, name)
    if verdict not in t.VERDICTS:
        raise NotNow(NO_VERDICT, verdict=verdict, all=", ".join(t.VERDICTS))
    if not reason.strip():
        raise NotNow(REASON)
    if verdict == t.DISQUALIFIED and found.dropped:
        raise NotNow(GONE, name=found.name)
    return {"kind": t.RULED, "name": found.name, "verdict": verdict, "reason": reason.strip(), "clause": clause}


def finish(now: Tournament) -> Step:
    going_on(now)
    if not now.round:
        raise NotNow(NOT_BEGUN)
    closed(now)
    return {"kind": t.FINISHED}


def undo(now: Tournament) -> Step:
    """The last step that counts does not count any more."""
    if len(now.steps) < 2:
        raise NotNow(NOTHING_DONE)
    return {"kind": t.UNDONE}
