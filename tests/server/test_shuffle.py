"""The shuffle that anybody can verify: promised with a salt, mixed by the players, and caught in each way of cheating."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.served import BOT, ME, OPEN, Message, Seat, Served, call, new_match, play_on, sit
from websockets.sync.client import connect

from tapete.cli import main
from tapete.core.codec import digest
from tapete.core.records import record_from
from tapete.table.shuffle import canonical, mixed, played, problem, promise, promise_alone, shown

ROOT = Path(__file__).resolve().parents[2]


def joined(served: Served, match: str, token: str, number: str) -> tuple[Message, Message]:
    """The first two messages to a player who sends a number of their own."""
    with connect(f"ws://127.0.0.1:{served.port}/ws") as socket:
        socket.send(json.dumps({"type": "join", "match": match, "token": token, "number": number}))
        return json.loads(socket.recv(20)), json.loads(socket.recv(20))


def finished(served: Served) -> tuple[Message, Message, list[str]]:
    """A match between two people who sent their numbers, and what the server tells of it afterwards."""
    made = new_match(served.port, "keyforge", [ME, OPEN])
    numbers = ["ana-11", "berta-22"]
    joined(served, made["match"], made["seats"][0]["token"], numbers[0])
    promised = call(served.port, "GET", f"/api/matches/{made['match']}/shuffle")[1]
    assert promised["commitment"] == made["shuffle"]["commitment"] and promised["seed"] is None and promised["secret"] is None
    body = {"invitation": made["seats"][1]["invitation"], "number": numbers[1]}
    claimed = call(served.port, "POST", f"/api/matches/{made['match']}/claim", body)[1]
    seats = [Seat(served.port, made["match"], token) for token in (made["seats"][0]["token"], claimed["token"])]
    play_on(seats, random.Random(1), 12)
    seats[0].ask({"type": "concede", "id": "c"})
    for seat in seats:
        seat.close()
    return made, call(served.port, "GET", f"/api/matches/{made['match']}/record")[1], numbers


def wrong(told: Message, kept: str = "", number: str = "") -> str:
    """What is wrong with what a server tells, in English; "" when nothing is."""
    promised = shown(told["shuffle"])
    assert promised is not None
    found = problem(record_from(told["record"]), promised, kept, number)
    return "" if found is None else found.en


def test_the_seed_is_mixed_from_the_secret_and_every_players_number(served: Served) -> None:
    made, told, numbers = finished(served)
    shuffle, record = told["shuffle"], told["record"]
    assert shuffle["numbers"] == numbers and shuffle["scheme"] == 2 and shuffle["kind"] == "verified"
    what = played(record["game"], record["rules"], record["catalogue"], record["setup"])
    assert shuffle["commitment"] == made["shuffle"]["commitment"] == promise(shuffle["secret"], what, None)
    assert int(shuffle["seed"]) == record["seed"] == mixed(shuffle["secret"], what, numbers)
    assert wrong(told, made["shuffle"]["commitment"], numbers[0]) == "" == wrong(told, "", numbers[1])


def test_every_way_to_cheat_is_caught(served: Served) -> None:
    made, told, numbers = finished(served)
    other, others, _ = finished(served)
    kept = made["shuffle"]["commitment"]
    shuffle, record = told["shuffle"], told["record"]

    def changed(**changes: Any) -> Message:
        return {**told, "record": {**record, **changes}}

    def forged(secret: str, numbers: list[str], setup: Any = None, rules: str = "") -> Message:
        """A server that makes up everything anew so that it fits itself."""
        new = {**record, "setup": setup or record["setup"], "rules": rules or record["rules"]}
        what = played(new["game"], new["rules"], new["catalogue"], new["setup"])
        new["seed"] = mixed(secret, what, numbers)
        promised = {**shuffle, "secret": secret, "numbers": numbers, "commitment": promise(secret, what, None)}
        return {"record": new, "shuffle": promised}

    ways: dict[str, tuple[Message, str]] = {
        "another seed": (changed(seed=record["seed"] + 1), "seed is not the one"),
        "another setup": (changed(setup={**record["setup"], "first": 1}), "something else"),
        "other decks": (changed(setup={**record["setup"], "decks": record["setup"]["decks"][::-1]}), "something else"),
        "other rules": (changed(rules="99"), "something else"),
        "other cards": (changed(catalogue="0" * 16), "something else"),
        "another secret": ({**told, "shuffle": {**shuffle, "secret": "00" * 32}}, "something else"),
        "a number left out": ({**told, "shuffle": {**shuffle, "numbers": [numbers[0], ""]}}, "seed is not the one"),
        "a number replaced": ({**told, "shuffle": {**shuffle, "numbers": [numbers[0], "x"]}}, "seed is not the one"),
        "everything made up anew": (forged("ab" * 32, numbers), "not the one kept"),
        "made up with other decks": (forged(shuffle["secret"], numbers, {**record["setup"], "first": 1}), "not the one kept"),
        "the same promise without my number": (forged(shuffle["secret"], [numbers[0], ""]), "number kept"),
        "the file of another match": (others, "not the one kept"),
        "the old promise, which binds nothing": (
            {**told, "shuffle": {**shuffle, "scheme": 1, "commitment": promise_alone(record["seed"])}},
            "not the one kept",
        ),
        "a scheme nobody knows": ({**told, "shuffle": {**shuffle, "scheme": 9}}, "not known"),
    }
    for way, (document, why) in ways.items():
        assert why in wrong(document, kept, numbers[1]), way
    assert wrong(told, kept, numbers[1]) == "" and wrong(others, other["shuffle"]["commitment"]) == ""


def test_cards_dealt_otherwise_than_the_seed_says_are_caught_by_replaying(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made, told, numbers = finished(served)
    kept = made["shuffle"]["commitment"]
    file = tmp_path / "match.json"

    def verify(document: Message, *more: str) -> tuple[int, str]:
        file.write_text(json.dumps(document), encoding="utf-8")
        code = main(["replay", str(file), "--verify", "--lang", "en", *more])
        return code, "".join(capsys.readouterr())

    code, said = verify(told, "--commitment", kept, "--number", numbers[0])
    assert code == 0 and "promised before the match" in said
    code, said = verify(told)
    assert code == 0 and "in the file itself" in said, "without a commitment that was kept, no more is claimed"
    dealt = {**told, "record": {**told["record"], "digests": {**told["record"]["digests"], "0": "0" * 16}}}
    code, said = verify(dealt, "--commitment", kept)
    assert code == 1 and "another game" in said
    code, said = verify(told, "--commitment", "0" * 64)
    assert code == 1 and "kept from the beginning" in said
    code, said = verify(told, "--commitment", kept, "--number", "carla-33")
    assert code == 1 and "missing" in said
    assert verify(told["record"], "--commitment", kept)[0] == 2


def test_numbers_count_once_and_before_the_cards_are_seen(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME])
    tokens = [seat["token"] for seat in made["seats"]]
    match = served.room(made["match"]).match
    seed = match.seed
    joined(served, made["match"], tokens[0], "ana")
    assert match.seed != seed and match.numbers == ["ana", ""]
    seed, state = match.seed, digest(match.state)
    joined(served, made["match"], tokens[0], "again")
    assert match.seed == seed and match.numbers == ["ana", ""], "a second number would deal once more"
    joined(served, made["match"], tokens[1], "")
    joined(served, made["match"], tokens[1], "late")
    assert match.seed == seed and match.numbers == ["ana", ""] and digest(match.state) == state, "who has seen their cards is late"
    stored = served.inside(served.hub.store.load(made["match"]))
    assert stored is not None
    again = type(match)(stored)
    list(again.rebuild(stored.acts))
    assert (again.seed, again.numbers, digest(again.state)) == (seed, ["ana", ""], state), "the same after a restart"
    assert not again.may_mix(1)


def test_against_bots_the_number_is_mixed_in_before_the_table_is_shown(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, BOT])
    hello, first = joined(served, made["match"], made["seats"][0]["token"], "ana")
    assert hello["shuffle"]["numbers"] == ["ana", ""] and first["type"] == "update" and first["seq"] == 1
    asked = new_match(served.port, "keyforge", [ME, BOT], seed=5)
    hello, first = joined(served, asked["match"], asked["seats"][0]["token"], "ana")
    assert hello["shuffle"]["numbers"] == ["", ""] and first["seq"] == 0, "who asks for a seed gets that seed"


def test_a_chosen_seed_cannot_be_found_from_its_commitment(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=1234)
    commitment = made["shuffle"]["commitment"]
    match = served.room(made["match"]).match
    guesses: list[Callable[[int], str]] = [promise_alone, lambda seed: promise("", match.played, seed)]
    assert all(guess(seed) != commitment for guess in guesses for seed in range(3_000))
    assert len(match.kept.terms.secret) == 64
    again = new_match(served.port, "keyforge", [ME, ME], seed=1234)
    assert again["shuffle"]["commitment"] != commitment, "the same seed is never promised alike"
    seats = sit(served.port, made)
    assert match.kept.terms.secret not in "".join(seats[0].messages + seats[1].messages)
    seats[0].ask({"type": "concede", "id": "c"})
    told = call(served.port, "GET", f"/api/matches/{made['match']}/record")[1]
    assert wrong(told, commitment) == "" and told["shuffle"]["secret"] == match.kept.terms.secret
    assert "something else" in wrong({**told, "record": {**told["record"], "seed": 1235}})
    for seat in seats:
        seat.close()


@pytest.mark.skipif(shutil.which("node") is None, reason="no Node to run the browser's code in")
def test_the_browsers_own_code_finds_the_same(served: Served, tmp_path: Path) -> None:
    made, told, numbers = finished(served)
    _, others, _ = finished(served)
    kept = made["shuffle"]["commitment"]
    shuffle, record = told["shuffle"], told["record"]
    cases = [
        (told, kept, numbers[0], "fine"),
        (told, "", "", "fine"),
        (others, kept, "", "kept"),
        ({**told, "record": {**record, "setup": {**record["setup"], "first": 1}}}, kept, "", "promise"),
        ({**told, "record": {**record, "rules": "99"}}, kept, "", "promise"),
        ({**told, "shuffle": {**shuffle, "secret": "00"}}, kept, "", "promise"),
        ({**told, "shuffle": {**shuffle, "numbers": ["x", "y"]}}, kept, "", "seed"),
        ({**told, "shuffle": {**shuffle, "seed": "7"}}, kept, "", "seed"),
        (told, kept, "carla-33", "number"),
        ({**told, "shuffle": {**shuffle, "scheme": 1}}, kept, "", "unable"),
    ]
    module = tmp_path / "check.mjs"
    shutil.copy(ROOT / "web/src/lib/shuffle-check.js", module)
    script = f"""
        import {{ checked }} from {json.dumps(str(module))};
        const cases = JSON.parse(await new Promise((done) => {{
            let text = ''; process.stdin.on('data', (part) => text += part).on('end', () => done(text));
        }}));
        const found = [];
        for (const [told, kept, number] of cases) found.push(await checked(told, kept, number));
        console.log(JSON.stringify(found));
    """
    given = json.dumps([case[:3] for case in cases])
    done = subprocess.run(
        ["node", "--input-type=module", "-e", script], input=given, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [case[3] for case in cases]


def test_there_is_one_way_to_write_a_value() -> None:
    """The same as JSON.stringify with sorted names: the browser checks it too."""
    assert canonical({"b": [1, None, True, 'ñ\n"\\'], "a": {}}) == '{"a":{},"b":[1,null,true,"ñ\\n\\"\\\\"]}'.encode()
