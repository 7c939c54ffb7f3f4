"""A tournament on paper and on a screen at the wall: tables, standings, rulings; and as JSON and CSV for others."""

import csv
import io
from datetime import UTC, datetime
from typing import Any

from tapete.cli.text import Phrase, Text
from tapete.core.language import Words
from tapete.meet import tournament as t
from tapete.meet.results import BYE, FORFEIT, Result
from tapete.meet.standings import NAMES, SHARES, Standing
from tapete.meet.swiss import Pairing
from tapete.meet.tournament import Tournament

HEADING = Phrase(es="{name} · {game}, {form} · {pairing}", en="{name} · {game}, {form} · {pairing}")
PAIRING_NAMES: dict[str, Words] = {
    t.SWISS: Words("suizo", "Swiss"),
    t.SINGLE: Words("eliminación simple", "single elimination"),
    t.DOUBLE: Words("eliminación doble", "double elimination"),
    t.ROUND_ROBIN: Words("todos contra todos", "everybody against everybody"),
}
PEOPLE = Phrase(es="Inscritos: {all}; presentes: {here}; se fueron: {gone}", en="Registered: {all}; here: {here}; gone: {gone}")
ROUND = Phrase(es="Ronda {round}", en="Round {round}")
ROUND_OF = Phrase(es="Ronda {round} de {rounds}", en="Round {round} of {rounds}")
LEFT = Phrase(es="quedan {minutes} min", en="{minutes} min left")
TIME_UP = Phrase(es="se acabó el tiempo", en="time is up")
MISSING = Phrase(es="faltan {count} de {all} resultados", en="{count} of {all} results are missing")
COMPLETE = Phrase(es="todos los resultados están puestos", en="all results are in")
THE_BYE = Phrase(es="descansa", en="bye")
NOT_PLAYED = Phrase(es="sin jugar", en="not played")
NOT_BEGUN = Phrase(es="Aún no se ha emparejado ninguna ronda.", en="No round has been paired yet.")
ENDED = Phrase(es="El torneo ha terminado.", en="The tournament is over.")
PLACE = Phrase(es="puesto", en="place")
NAME = Phrase(es="nombre", en="name")
POINTS = Phrase(es="puntos", en="points")
RECORD = Phrase(es="G-E-P", en="W-D-L")
RULING = Phrase(es="ronda {round} · {person} · {verdict}: {reason}", en="round {round} · {person} · {verdict}: {reason}")
VERDICT_NAMES: dict[str, Words] = {
    t.NOTE: Words("nota", "note"),
    t.WARNING: Words("llamado de atención", "warning"),
    t.LOSS: Words("encuentro perdido", "match loss"),
    t.DISQUALIFIED: Words("descalificado", "disqualified"),
    t.RESULT: Words("resultado cambiado", "result changed"),
}
LEFT_MARK = " †"  # who has left


def show_heading(now: Tournament, text: Text) -> None:
    from tapete import forms, games

    terms = now.terms
    form = forms.form_named(terms.game, terms.form)
    text.show(
        HEADING,
        name=terms.name,
        game=games.find(terms.game).title.text(text.language),
        form=form.name.text(text.language) if form else terms.form,
        pairing=PAIRING_NAMES[terms.pairing].text(text.language),
    )
    text.show(PEOPLE, all=len(now.entrants), here=len(now.here()), gone=len(now.gone()))


def show_round(now: Tournament, text: Text, round: int = 0) -> None:
    """The tables of a round, for the wall."""
    round = round or now.round
    if not round:
        text.show(NOT_BEGUN)
        return
    tables = now.tables[round]
    heading = text(ROUND_OF, round=round, rounds=now.rounds) if now.rounds else text(ROUND, round=round)
    open = now.open_tables() if round == now.round else []
    told = text(MISSING, count=len(open), all=len(tables)) if open else text(COMPLETE)
    clock = clock_of(now, round, text) if open else ""
    print(" · ".join([part for part in (heading, told, clock) if part]))
    width = max([len(table.one) for table in tables])
    for table in tables:
        print(f"{table.table:>4}  {table.one:<{width}}  –  {opponent(table, text)}{told_result(now, round, table, text)}")
    if now.finished:
        text.show(ENDED)


def opponent(table: Pairing, text: Text) -> str:
    return table.other or f"({text(THE_BYE)})"


def told_result(now: Tournament, round: int, table: Pairing, text: Text) -> str:
    result = now.results.get((round, table.table))
    if result is None or result.how == BYE:
        return f"  [{table.bout}]" if table.bout else ""
    return f"  {score_of(result, text)}" + (f"  [{table.bout}]" if table.bout else "")


def score_of(result: Result, text: Text) -> str:
    told = f"{result.wins[0]}-{result.wins[1]}" + (f"-{result.draws}" if result.draws else "")
    told += f" ({result.score[0]}:{result.score[1]})" if any(result.score) else ""
    return told + (f" {text(NOT_PLAYED)}" if result.how == FORFEIT else "")


def clock_of(now: Tournament, round: int, text: Text) -> str:
    """How long the round still lasts."""
    if not now.terms.minutes:
        return ""
    began = next((step.get("at", "") for step in now.steps if step["kind"] == t.PAIRED and step["round"] == round), "")
    if not began:
        return ""
    gone = (datetime.now(UTC) - datetime.fromisoformat(began)).total_seconds() / 60
    left = now.terms.minutes - int(gone)
    return text(LEFT, minutes=left) if left > 0 else text(TIME_UP)


def show_standings(now: Tournament, text: Text, until: int = 0) -> None:
    rows = now.standings(until)
    if not rows:
        text.show(NOT_BEGUN)
        return
    breaks = now.terms.tie_breaks if rows[0].values else ()
    titles = [text(PLACE), text(NAME), text(POINTS), text(RECORD), *[NAMES[each].text(text.language) for each in breaks]]
    lines = [titles, *[line_of(row, breaks, now) for row in rows]]
    short = [["#", titles[1], titles[2], titles[3], *[f"({at})" for at, _ in enumerate(breaks, start=1)]], *lines[1:]]
    widths = [max([len(line[at]) for line in short]) for at in range(len(short[0]))]
    for line in short:
        cells = [
            cell.ljust(width) if at == 1 else cell.rjust(width) for at, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())
    for at, each in enumerate(breaks, start=1):
        print(f"({at}) {NAMES[each].text(text.language)}")


def line_of(row: Standing, breaks: tuple[str, ...], now: Tournament) -> list[str]:
    values = [told_value(name, float(value)) for name, value in zip(breaks, row.values, strict=True)]
    mark = LEFT_MARK if now.entrants[row.person].dropped else ""
    return [str(row.place), row.person + mark, str(row.points), f"{row.won}-{row.drawn}-{row.lost}", *values]


def told_value(name: str, value: float) -> str:
    return f"{100 * value:.2f}%" if name in SHARES else f"{value:g}"


def show_rulings(now: Tournament, text: Text) -> None:
    for each in now.rulings:
        reason = f"{each.reason} ({each.clause})" if each.clause else each.reason
        verdict = VERDICT_NAMES[each.verdict].text(text.language)
        text.show(RULING, round=each.round, person=each.person, verdict=verdict, reason=reason)


def as_json(now: Tournament) -> dict[str, Any]:
    """Everything, for other programs: terms, people, rounds, standings, rulings."""
    terms = {name: getattr(now.terms, name) for name in ("name", "game", "form", "pairing", "best_of", "minutes")}
    scale = now.terms.scale
    return {
        "tournament": {**terms, "rounds": now.rounds, "tie_breaks": list(now.terms.tie_breaks), "finished": now.finished},
        "points": {"win": scale.win, "draw": scale.draw, "loss": scale.loss, "bye": scale.bye},
        "people": [
            {
                "name": each.name,
                "deck": deck_name(each.deck),
                "bot": each.bot,
                "present": each.present,
                "dropped": each.dropped,
                **({"handicap": now.handicap_of(each.name)} if now.terms.handicap else {}),
            }
            for each in now.entrants.values()
        ],
        "rounds": [{"round": round, "tables": rows_of(now, round)} for round in now.tables],
        "standings": [standing_json(row, now) for row in now.standings()],
        "rulings": [
            {"round": each.round, "person": each.person, "verdict": each.verdict, "reason": each.reason, "clause": each.clause}
            for each in now.rulings
        ],
    }


def deck_name(deck: Any) -> str:
    return str(deck.get("name", "")) if isinstance(deck, dict) else ""


def rows_of(now: Tournament, round: int) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for table in now.tables[round]:
        row: dict[str, Any] = {"table": table.table, "one": table.one, "other": table.other}
        result = now.results.get((round, table.table))
        if result is not None:
            row |= {"wins": list(result.wins), "draws": result.draws, "score": list(result.score), "how": result.how}
        rows.append({**row, "bout": table.bout} if table.bout else row)
    return rows


def standing_json(row: Standing, now: Tournament) -> dict[str, Any]:
    values = dict(zip(now.terms.tie_breaks, [round(float(value), 6) for value in row.values], strict=False))
    told = {"place": row.place, "name": row.person, "points": row.points, "won": row.won, "drawn": row.drawn, "lost": row.lost}
    return {**told, "tie_breaks": values}


def as_csv(now: Tournament, results: bool) -> str:
    """The standings, or all results, as a table for a spreadsheet."""
    out = io.StringIO()
    if results:
        rows = [{"round": round, **flat(row)} for round in now.tables for row in rows_of(now, round)]
        fields = ["round", "table", "one", "other", "wins_one", "wins_other", "draws", "score_one", "score_other", "how", "bout"]
    else:
        table = [standing_json(row, now) for row in now.standings()]
        rows = [{**{name: value for name, value in row.items() if name != "tie_breaks"}, **row["tie_breaks"]} for row in table]
        fields = ["place", "name", "points", "won", "drawn", "lost", *now.terms.tie_breaks]
    writer = csv.DictWriter(out, fields, restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows([{name: guarded(value) for name, value in row.items()} for row in rows])
    return out.getvalue()


def flat(row: dict[str, Any]) -> dict[str, Any]:
    plain = {name: value for name, value in row.items() if name not in ("wins", "score")}
    for name in ("wins", "score"):
        if name in row:
            plain[f"{name}_one"], plain[f"{name}_other"] = row[name]
    return plain


def guarded(value: Any) -> Any:
    """A name that a spreadsheet would take for a formula stays a name."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@") else value
