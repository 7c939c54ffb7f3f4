"""What a tournament on a server tells: to everybody, to who takes part, and to other programs."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any

from tapete import forms, games
from tapete.core import series
from tapete.core.language import Words
from tapete.meet import company as c
from tapete.meet import tournament as t
from tapete.meet.company import Company, Person
from tapete.meet.results import Result
from tapete.meet.standings import NAMES, SHARES, Standing
from tapete.meet.swiss import Pairing
from tapete.meet.tournament import PAIRED, Tournament
from tapete.server.entering import online
from tapete.server.tournaments import PAIRING

Value = dict[str, Any]
HISTORY = ("at", "kind", "round", "wins", "draws", "score", "how", "verdict", "reason", "clause")  # of a step, as it is
LATEST = 100  # tournaments in a list


def both(words: Words) -> Value:
    return {"es": words.es, "en": words.en}


def forms_told() -> Value:
    """What tournaments there can be: the forms of each game, and the names of the tie-breaks."""
    found = []
    for id in games.ids():
        if not forms.forms_of(id):
            continue
        game = games.find(id)
        lengths = [value for choice in game.choices() if choice.field == series.BEST_OF for value, _ in choice.values if value]
        found.append({"game": id, "lengths": [1, *lengths], "forms": [form_told(id, form) for form in forms.forms_of(id)]})
    ties = [{"id": id, "name": both(words), "share": id in SHARES} for id, words in NAMES.items()]
    return {"games": found, "tie_breaks": ties}


def form_told(id: str, form: forms.Form) -> Value:
    times = games.find(id).endings.times(dict(form.settings))
    return {
        "id": form.id,
        "name": both(form.name),
        "about": both(form.about),
        "decks": form.decks,
        "listed": form.listed,
        "best_of": form.best_of,
        "minutes": form.minutes,
        "least_minutes": shortest(form, id) if times is not None else 0,
        "tie_breaks": list(form.tie_breaks),
    }


def shortest(form: forms.Form, id: str) -> int:
    """The shortest round that the rules allow, in minutes."""
    return next(at for at in range(1, 24 * 60) if forms.why_not(games.find(id), dict(form.settings), at) is None)


def line(company: Company, id: str) -> Value:
    """A tournament as a list tells of it."""
    now = company.tournament(id)
    assert now is not None
    state = "over" if now.finished else "running" if now.round else "open"
    found = {"id": id, "name": now.terms.name, "game": now.terms.game, "people": len(now.entrants)}
    return {**found, "round": now.round, "rounds": now.rounds, "state": state, "form": now.terms.form, "online": online(now)}


def lines(company: Company, person: Person | None) -> list[Value]:
    """The latest tournaments, and whether whoever asks has to do with them."""
    me = "" if person is None else person.id
    found = []
    for id in list(company.steps)[-LATEST:][::-1]:
        mine = company.organisers[id] == me or me in company.judges.get(id, ()) or id in company.entered.get(me, ())
        found.append({**line(company, id), "mine": bool(me) and mine})
    return found


def told(company: Company, id: str, now: Tournament, person: Person | None, role: str, clock: float) -> Value:
    """A tournament as everybody may know it, and what whoever asks is in it."""
    terms = now.terms
    organiser = company.people[company.organisers[id]]
    began = [step.get("at") for step in now.steps if step["kind"] == PAIRED]
    me = None if person is None else c.MARK + person.id
    own = now.entrants.get(me) if me is not None else None
    return {
        **line(company, id),
        "pairing": terms.pairing,
        "best_of": terms.best_of,
        "minutes": terms.minutes,
        "check_in": terms.check_in,
        "rated": bool(now.steps[0].get("rated")),
        "points_of": {"win": terms.scale.win, "draw": terms.scale.draw, "loss": terms.scale.loss, "bye": terms.scale.bye},
        "organiser": {"id": organiser.id, "name": organiser.name},
        "judges": [{"id": each, "name": company.name_of(each)} for each in company.judges.get(id, ())],
        "role": role,
        "me": me,
        "my_deck": None if own is None else own.deck,
        "began": began[-1] if began else None,
        "now": clock,
        "can_pair": can_pair(now),
        "entrants": [entrant_told(company, now, each) for each in now.entrants.values()],
        "rounds_told": [round_told(company, id, now, round) for round in sorted(now.tables, reverse=True)],
        "standings": [standing_told(company, each) for each in (now.standings() if now.round else [])],
        "tie_breaks": list(terms.tie_breaks),
        "rulings": [ruling_told(company, each) for each in now.rulings],
        "looks": [
            {"round": each["round"], "table": each["table"], "reason": each["reason"], "by": company.name_of(each["judge"])}
            for each in company.looks.get(id, ())
        ],
    }


def can_pair(now: Tournament) -> bool:
    """Whether another round may be paired: the rounds are not all played, and no result is missing."""
    return not now.finished and not now.open_tables() and not now.over() and len(now.here()) > 1


def entrant_told(company: Company, now: Tournament, each: t.Entrant) -> Value:
    return {
        "id": each.name,
        "name": company.name_of(each.name),
        "deck": deck_name(each.deck),
        "bot": each.bot,
        "since": each.since,
        "present": each.present,
        "dropped": each.dropped,
        "warnings": each.warnings,
        "handicap": now.handicap_of(each.name) if now.terms.handicap else None,
    }


def standing_told(company: Company, each: Standing) -> Value:
    return {
        "place": each.place,
        "id": each.person,
        "name": company.name_of(each.person),
        "points": each.points,
        "games": [each.won, each.drawn, each.lost],
        "ties": [float(value) for value in each.values],
    }


def ruling_told(company: Company, each: t.Ruling) -> Value:
    whom = " – ".join([company.name_of(name) for name in each.person.split(" – ")])  # somebody, or the two of a table
    said = {"verdict": each.verdict, "reason": each.reason, "clause": each.clause}
    return {"round": each.round, "who": whom, **said, "by": company.name_of(each.by)}


def round_told(company: Company, id: str, now: Tournament, round: int) -> Value:
    pairing = next((str(step.get(PAIRING, "")) for step in now.steps if step["kind"] == PAIRED and step["round"] == round), "")
    tables = [table_told(company, now, round, table) for table in now.tables[round]]
    for told in tables:
        told["match"] = company.at_table.get((id, pairing, told["table"])) if pairing else None
    return {"round": round, "tables": tables}


def table_told(company: Company, now: Tournament, round: int, table: Pairing) -> Value:
    chains = [now.handicap_of(each, round) for each in (table.one, table.other) if each] if now.terms.handicap else None
    return {
        "table": table.table,
        "one": {"id": table.one, "name": company.name_of(table.one)},
        "other": {"id": table.other, "name": company.name_of(table.other)} if table.other else None,
        "bout": table.bout,
        "handicap": chains,
        "result": result_told(now.results.get((round, table.table))),
        "match": None,
    }


def result_told(result: Result | None) -> Value | None:
    if result is None:
        return None
    return {"wins": list(result.wins), "draws": result.draws, "score": list(result.score), "how": result.how}


def deck_name(deck: Any) -> str | None:
    found = deck.get("name") if isinstance(deck, dict) else deck
    return found if isinstance(found, str) else None


# -- for other programs


def standings_csv(company: Company, now: Tournament) -> str:
    rows = [
        [each.place, company.name_of(each.person), each.points, each.won, each.drawn, each.lost]
        + [f"{float(value):.4f}" for value in each.values]
        for each in now.standings()
    ]
    return table_of(["place", "name", "points", "won", "drawn", "lost", *now.terms.tie_breaks], rows)


def results_csv(company: Company, now: Tournament) -> str:
    rows = []
    for round, tables in now.tables.items():
        for table in tables:
            found = now.results.get((round, table.table))
            values: list[object] = ["", "", "", "", "", ""]
            if found is not None:
                values = [found.wins[0], found.wins[1], found.draws, found.score[0], found.score[1], found.how]
            rows.append([round, table.table, company.name_of(table.one), company.name_of(table.other), *values])
    titles = ["round", "table", "one", "other", "wins_one", "wins_other", "draws", "score_one", "score_other", "how"]
    return table_of(titles, rows)


def table_of(titles: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    written = io.StringIO()
    out = csv.writer(written)
    out.writerow(titles)
    out.writerows([[safe(each) for each in row] for row in rows])
    return written.getvalue()


def safe(value: object) -> object:
    """A name that no spreadsheet takes for a formula."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@") else value


def whole(company: Company, id: str, now: Tournament, clock: float) -> Value:
    """Everything: what is told to everybody, and every step, those that were undone too."""
    seen = told(company, id, now, None, "", clock)
    for name in ("role", "me", "my_deck", "now", "can_pair"):
        del seen[name]
    return {**seen, "history": [step_told(company, step) for step in company.steps[id]]}


def step_told(company: Company, step: Value) -> Value:
    found = {name: step[name] for name in HISTORY if step.get(name) not in (None, "", [])}
    people = [*([step["name"]] if step.get("name") and step["kind"] != t.CREATED else []), *step.get("names", ())]
    if people:
        found["people"] = [company.name_of(name) for name in people]
    if step["kind"] == PAIRED:
        found["tables"] = [[number, *[company.name_of(name) for name in pair]] for number, *pair, _ in step["tables"]]
    elif "table" in step:
        found["table"] = step["table"]
    return {**found, "by": company.name_of(step.get("by", ""))}
