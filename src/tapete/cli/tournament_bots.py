"""A whole tournament between bots: the same command goes on where it was stopped, because every result is a step in the file."""

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from pathlib import Path

from tapete import forms, games
from tapete.cli import tournament_file as kept
from tapete.cli.text import Phrase, Problem, Text
from tapete.core.randomness import fork, number
from tapete.lab.contest import Match, Played, play
from tapete.lab.engines import cores, leave_with_parent
from tapete.meet import steps
from tapete.meet import tournament as t
from tapete.meet.swiss import Pairing
from tapete.meet.tournament import Tournament

NO_BOTS = Phrase(
    es="en la mesa {table} se sienta una persona: pon su resultado con result",
    en="a person sits at table {table}: enter its result with result",
)
NO_DECK = Phrase(es="{name} no ha dicho con qué mazo juega", en="{name} has not said with which deck")
BY_LOT = "by lot: nobody had won"
GOINGS = 1  # name of a key
FIRST_TO_LEAVE = 3  # the round before which somebody leaves first


def enter(file: Path, text: Text, names: list[str], people: int, late: int) -> Tournament:
    """Let bots fill up to so many people; some of them will only come during the second round."""
    now = kept.opened(file)
    while not now.round and len(now.entrants) < people - late:
        now = one_more(file, text, names)
    return now


def one_more(file: Path, text: Text, names: list[str]) -> Tournament:
    def registered(before: Tournament) -> t.Step:
        at = len(before.entrants)
        form = forms.form_named(before.terms.game, before.terms.form) or forms.SIMPLE
        deck = forms.filler_deck(games.find(before.terms.game), form, before.terms.key, at)
        bot = names[at % len(names)]
        return steps.register(before, f"{bot} {at + 1}", deck, bot)

    return kept.take(file, text, registered)


def play_on(file: Path, text: Text, names: list[str], people: int, leave: int, processes: int) -> Iterator[Tournament]:
    """All that is left to be played, a round at a time; some come late and some leave between rounds, as the key says."""
    now = kept.opened(file)
    while not now.finished:
        if now.open_tables():
            now = play_round(file, text, processes)
            yield now
        elif now.over() or len(now.here()) < 2:
            now = kept.take(file, text, steps.finish)
        else:
            now = comings_and_goings(file, text, names, people, leave)
            now = kept.take(file, text, steps.pair)


def comings_and_goings(file: Path, text: Text, names: list[str], people: int, leave: int) -> Tournament:
    """Before round 2 the late ones enter; before each later round some of those who are to leave do."""
    now = kept.opened(file)
    while now.round == 1 and now.terms.pairing == t.SWISS and len(now.entrants) < people:
        now = one_more(file, text, names)
    due = [at for at in range(leave) if FIRST_TO_LEAVE + at % max(1, now.rounds - 2) <= now.round + 1]
    while len(now.gone()) < len(due) and len(now.here()) > 2:
        now = kept.take(file, text, somebody_leaves)
    return now


def somebody_leaves(now: Tournament) -> t.Step:
    here = now.here()
    return steps.drop(now, here[number(fork(now.terms.key, GOINGS), len(now.gone()), len(here))])


def play_round(file: Path, text: Text, processes: int) -> Tournament:
    """The tables that are open, several at a time; each result is kept as soon as it is known."""
    now = kept.opened(file)
    matches = {table: match_of(now, table) for table in now.open_tables()}
    with ProcessPoolExecutor(min(len(matches), processes or cores()), initializer=leave_with_parent) as pool:
        waiting: dict[Future[Played], Pairing] = {pool.submit(play, match): table for table, match in matches.items()}
        while waiting:
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for each in done:
                table, came = waiting.pop(each), each.result()
                now = kept.take(file, text, partial(entered, table=table, came=came))
    return now


def entered(now: Tournament, table: Pairing, came: Played) -> t.Step:
    step = steps.result(now, table.table, came.wins, came.draws, came.score, reason=BY_LOT if came.by_lot else "")
    return {**step, "decisions": came.decisions}


def match_of(now: Tournament, table: Pairing) -> Match:
    """What two bots have to play at a table; the seed is the tournament's, the round's and the table's."""
    one, other = now.entrants[table.one], now.entrants[table.other]
    terms = now.terms
    form = forms.form_named(terms.game, terms.form) or forms.SIMPLE
    for each in (one, other):
        if not each.bot:
            raise Problem(NO_BOTS, table=table.table)
        if each.deck is None and form.decks != forms.NONE:
            raise Problem(NO_DECK, name=each.name)
    decisive = terms.pairing in (t.SINGLE, t.DOUBLE)
    seed = number(fork(terms.key, now.round), table.table, 1 << 31)
    settings = forms.with_handicap(
        form, terms.settings, (now.handicap_of(one.name, now.round), now.handicap_of(other.name, now.round))
    )
    return Match(terms.game, settings, (one.deck, other.deck), (one.bot, other.bot), seed, terms.best_of, decisive)
