"""After the end: any moment with anybody's eyes, the match counted, records brought along, and going on from any point."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.served import BOT, ME, Message, Seat, Served, call, new_match, play_on, request, sit, step
from tests.shipped import SHIPPED

from tapete import games
from tapete.table.match import Match
from tapete.table.replay import STRIDE
from tapete.table.texts import layout_of
from tapete.table.uploads import MOST_ANSWERS

GAMES = games.ids()


def finished(served: Served, game: str = "keyforge", seed: int = 81, moves: int = 60) -> tuple[Message, list[Seat]]:
    """A match of two that ends when the first gives up, and what both were told all along."""
    made = new_match(served.port, game, [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Luis"}], seed=seed)
    seats = sit(served.port, made)
    play_on(seats, random.Random(seed), moves)
    assert seats[0].update["result"] is None
    seats[0].ask({"type": "concede", "id": "end"})
    for seat in seats:
        seat.wait(lambda update: update["result"] is not None)
        seat.close()
    return made, seats


def moment(served: Served, match: str, answers: int, query: str = "") -> Any:
    status, found = call(served.port, "GET", f"/api/matches/{match}/moments/{answers}{query}")
    assert status == 200, found
    return found


# ---------------------------------------------------------------------------------------------------------------- moments


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_looks_as_it_looked_to_the_seat_then(served: Served, game: str) -> None:
    made, seats = finished(served, game, moves=40)
    total = len(served.room(made["match"]).match.answers)
    for seat in seats:
        log: list[Message] = []
        last = 0
        for then in seat.updates[:-2:3]:
            found = moment(served, made["match"], then["seq"], f"?seat={seat.you}")
            assert (found["answers"], found["total"], found["seat"]) == (then["seq"], total, seat.you)
            now = found["update"]
            for part in ("view", "scene", "question", "active", "turn", "result"):
                assert now[part] == then[part], part
            if then["seq"]:
                assert found["answer"]["player"] == served.room(made["match"]).match.answers[then["seq"] - 1].seat
                assert (found["answer"]["label"] is not None) == (found["answer"]["player"] == seat.you)
            else:
                assert found["answer"] is None
        for number in (0, 3, 20, 10, 40):
            part = moment(served, made["match"], number, f"?seat={seat.you}&since={last}")["update"]["log"]
            log = log[: part["after"]] + part["lines"]
            whole = moment(served, made["match"], number, f"?seat={seat.you}")["update"]["log"]["lines"]
            assert [once_told(line) for line in log] == [once_told(line) for line in whole]
            last = number
        assert [once_told(line) for line in log] == [once_told(line) for line in seat.log[: len(log)]] and log


def once_told(line: Message) -> Message:
    """A line of the log but for the cards it points at, which are those in sight when it is told."""
    cut = {lang: [piece if isinstance(piece, str) else {**piece, "thing": None} for piece in line[lang]] for lang in ("es", "en")}
    return {**line, **cut}


def test_with_every_hand_open_the_question_and_the_answer_are_told(served: Served) -> None:
    made, _ = finished(served)
    answers = served.room(made["match"]).match.answers
    for number in (1, STRIDE - 1, STRIDE, STRIDE + 1, len(answers) - 1):
        found = moment(served, made["match"], number, "?seat=open")
        assert found["seat"] is None
        hands = [zone for zone in found["update"]["view"]["zones"] if zone["zone"] == "hand"]
        assert all(zone["hidden"] == 0 for zone in hands)
        assert found["answer"]["option"] == answers[number - 1].option and found["answer"]["label"]["es"]
        assert answers[number].option in [option["id"] for option in found["update"]["question"]["options"]]
        assert found["update"]["seed"] == "81"
    last = moment(served, made["match"], len(answers))
    assert last["update"]["result"] == {"winners": [1], "reason": "concession", "scores": []} and last["update"]["question"] is None


def test_a_few_matches_are_kept_ready_and_others_wound_again(tmp_path: Path) -> None:
    small = Served(tmp_path, replays=2)
    ids = [finished(small, seed=seed, moves=20)[0]["match"] for seed in (83, 84, 85)]
    first = [moment(small, id, 17) for id in ids]
    assert list(small.hub.replays) == ids[1:]
    assert moment(small, ids[0], 17) == first[0] and list(small.hub.replays) == [ids[2], ids[0]]
    small.stop()


def test_a_long_match_keeps_fewer_states(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapete.table.replay.MOST_KEPT", 2)
    made, seats = finished(served, seed=86)
    for then in seats[0].updates[:-2:7]:
        assert moment(served, made["match"], then["seq"], "?seat=0")["update"]["view"] == then["view"]
    replay = served.hub.replays[made["match"]]
    assert replay.stride == 30 and len(replay.kept) == 3


def test_before_the_end_nobody_looks_back(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=82)
    seats = sit(served.port, made)
    step(seats, random.Random(1))
    for path in ("moments/0?seat=0", "moments/1?seat=open", "stats"):
        headers = {"Authorization": f"Bearer {seats[0].token}"}
        assert call(served.port, "GET", f"/api/matches/{made['match']}/{path}", headers=headers)[1]["code"] == "record_closed"
    body = {"game": "keyforge", "seats": [ME, BOT], "from": {"match": made["match"], "answers": 1}}
    assert call(served.port, "POST", "/api/matches", body)[1]["code"] == "record_closed"
    for seat in seats:
        seat.close()


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("moments/61", "no_such_moment"),
        ("moments/-1", "bad_message"),
        ("moments/x", "bad_message"),
        ("moments/9999999999", "bad_message"),
        ("moments/1?seat=2", "bad_message"),
        ("moments/1?seat=-1", "bad_message"),
        ("moments/1?seat=0&since=x", "bad_message"),
    ],
)
def test_moments_that_are_not_there(served: Served, path: str, code: str) -> None:
    made, _ = finished(served)
    assert call(served.port, "GET", f"/api/matches/{made['match']}/{path}")[1]["code"] == code


def test_what_was_taken_back_is_not_part_of_the_match(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, BOT], seed=41, setup={"first": 0})
    (me,) = sit(served.port, made)
    me.my_turn()
    while me.update["question"]["kind"] != "house":
        me.seen(me.move(me.options()[0])["seq"])
        me.my_turn()
    answers = len(served.room(made["match"]).match.answers)
    me.seen(me.move(me.options()[0])["seq"])
    me.seen(me.ask({"type": "undo", "id": "u"})["seq"])
    chosen = me.options()[1]
    me.seen(me.move(chosen)["seq"])
    me.ask({"type": "concede", "id": "c"})
    assert moment(served, made["match"], answers + 1)["answer"]["option"] == chosen
    assert call(served.port, "GET", f"/api/matches/{made['match']}/stats")[1]["taken_back"] == 1
    me.close()


# ---------------------------------------------------------------------------------------------------------------- counted


def events_of(match: Match) -> list[str]:
    """Everything that happened in a match, told or not."""
    state = match.start()
    happened: list[str] = []
    for answer in match.answers:
        state.log = []
        match.game.play(state, answer.option)
        happened += [match.game.event_kinds[entry.event.kind].id for entry in state.log]
    return happened


@pytest.mark.parametrize("game", SHIPPED)
def test_a_match_is_counted(served: Served, game: str) -> None:
    made, _ = finished(served, game, moves=50)
    status, stats = call(served.port, "GET", f"/api/matches/{made['match']}/stats")
    assert status == 200
    match = served.room(made["match"]).match
    assert stats["answers"] == 50 == sum(seat["decisions"] for seat in stats["seats"])
    assert [seat["decisions"] for seat in stats["seats"]] == [sum(each.seat == n for each in match.answers) for n in (0, 1)]
    assert stats["turns"] == match.state.turn
    assert stats["seconds"] > 0 and all(seat["seconds"] >= 0 for seat in stats["seats"])
    happened = events_of(match)
    counted = layout_of(match.game).counted
    for event in stats["events"]:
        assert sum(event["times"]) + event["elsewhere"] == happened.count(event["event"])
        assert event["text"] == {"es": counted[event["event"]].es, "en": counted[event["event"]].en}
    assert [event["event"] for event in stats["events"]] == [id for id in counted if id in happened]
    assert stats["events"]


@pytest.mark.parametrize("game", SHIPPED)
def test_what_is_counted_has_a_name_without_gaps_and_is_not_too_much(game: str) -> None:
    found = games.find(game)
    counted = layout_of(found).counted
    assert 5 <= len(counted) <= 10
    assert set(counted) <= {kind.id for kind in found.event_kinds}
    assert not [name for name in counted.values() if set("{}…") & set(name.es + name.en)]


# ---------------------------------------------------------------------------------------------------------------- records


def record(served: Served, match: str) -> bytes:
    return request(served.port, "GET", f"/api/matches/{match}/record")[2]


def bring(served: Served, document: object) -> tuple[int, Any]:
    return call(served.port, "POST", "/api/records", document)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_brought_along_is_looked_at_like_the_match(served: Served, game: str) -> None:
    made, _ = finished(served, game, moves=30)
    status, taken = bring(served, record(served, made["match"]))
    assert status == 201, taken
    assert taken["match"] != made["match"] and taken["answers"] == 30
    assert (taken["result"]["winners"], taken["result"]["reason"]) == ([1], "concession")
    for query in ("?seat=0", "?seat=1", "?seat=open"):
        ours, theirs = [moment(served, match, 17, query) for match in (taken["match"], made["match"])]
        assert {**ours, "match": ""} == {**theirs, "match": ""}
    onlooker = Seat(served.port, taken["match"])
    assert onlooker.joined["record"] is True and [seat["name"] for seat in onlooker.joined["seats"]] == ["Ana", "Luis"]
    assert onlooker.update["result"] == taken["result"] and all(seat["taken"] for seat in onlooker.joined["seats"])
    assert call(served.port, "GET", f"/api/matches/{taken['match']}/stats")[1]["seconds"] is None
    onlooker.close()
    served.inside(forget(served, taken["match"]))
    assert moment(served, taken["match"], 30)["update"]["result"] == taken["result"], "and after a restart too"


async def forget(served: Served, match: str) -> None:
    del served.hub.rooms[match]


def test_a_record_alone_and_unfinished_is_taken_as_it_stands(served: Served) -> None:
    made, _ = finished(served)
    status, taken = bring(served, json.loads(record(served, made["match"]))["record"])
    assert status == 201 and taken["result"] == {"winners": [], "reason": "unfinished", "scores": []}
    onlooker = Seat(served.port, taken["match"])
    assert onlooker.update["question"] is None
    onlooker.close()


def test_a_seed_that_a_browser_has_rounded_is_read_from_its_text(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME])
    (me, other) = sit(served.port, made)
    me.ask({"type": "concede", "id": "c"})
    document = json.loads(record(served, made["match"]))
    assert document["record"]["seed"] > 1 << 64
    document["record"]["seed"] = float(document["record"]["seed"])
    assert bring(served, document)[0] == 201
    for seat in (me, other):
        seat.close()


def test_a_record_that_was_changed_is_refused(served: Served) -> None:
    made, _ = finished(served)
    whole = json.loads(record(served, made["match"]))

    def bent(**changes: object) -> Any:
        return {"record": {**whole["record"], **changes}}

    answers = whole["record"]["answers"]
    other = {**whole, "shuffle": {**whole["shuffle"], "commitment": "0" * 64}}
    for document, code in [
        (b"", "bad_record"),
        (b"{", "bad_record"),
        (b"\xff", "bad_record"),
        (b"[" * 100_000, "bad_record"),
        ([], "bad_record"),
        ({"record": 1}, "bad_record"),
        (bent(seed=82), "bad_record"),
        (bent(seed=1 << 600), "bad_record"),
        (bent(answers=answers[:-1]), "bad_record"),
        (bent(answers=[*answers[:-1], "play:nothing"]), "bad_record"),
        (bent(answers=["x"] * (MOST_ANSWERS + 1), every=1 << 40), "too_large"),
        (bent(answers=["x" * 600], digests={"0": "0", "1": "1"}, every=1), "too_large"),
        (bent(end="0" * 16), "bad_record"),
        (bent(setup={"decks": 7}), "bad_setup"),
        (bent(game="chess"), "no_such_game"),
        (bent(rules="0", setup={"decks": 7}), "other_rules"),
        (other, "bad_record"),
        (b" " * (served.settings.record_bytes + 1), "too_large"),
    ]:
        status, told = bring(served, document)
        assert (told.get("code"), status >= 400) == (code, True), (str(document)[:80], told)
        assert "{" not in told["text"]["es"] and told["text"]["es"] != told["text"]["en"], told
    wrong = bring(served, bent(answers=[*answers[:-1], "play:nothing"]))[1]["text"]
    assert wrong["es"].endswith(f"¿está entero y sin cambios? En la respuesta {len(answers)}, las reglas no permiten play:nothing.")
    assert wrong["en"].endswith(f"is it whole and unchanged? At answer {len(answers)}, the rules do not allow play:nothing.")
    assert bring(served, other)[1]["text"]["es"].endswith("otros mazos, otras reglas o cartas.")


@pytest.mark.parametrize("changes", [{"rules": "0"}, {"catalogue": "0"}])
def test_a_record_of_other_rules_or_cards_is_watched_as_far_as_they_agree(served: Served, changes: dict[str, str]) -> None:
    made, _ = finished(served, moves=30)
    whole = json.loads(record(served, made["match"]))["record"]
    whole.update(changes, end="0" * 32)
    whole["answers"][20] = "play:nothing"
    status, taken = bring(served, whole)
    assert (status, taken["answers"], taken["result"]["reason"]) == (201, 20, "older"), taken
    assert moment(served, taken["match"], 17)["match"] == taken["match"]
    assert moment(served, taken["match"], 17)["update"]["view"] == moment(served, made["match"], 17)["update"]["view"]
    served.inside(forget(served, taken["match"]))
    assert moment(served, taken["match"], 20)["update"]["result"]["reason"] == "older", "and after a restart too"


def test_a_record_that_takes_too_long_is_refused(served: Served, tmp_path: Path) -> None:
    made, _ = finished(served)
    document = record(served, made["match"])
    hurried = Served(tmp_path, record_seconds=0.0)
    assert bring(hurried, document)[1]["code"] == "too_large"
    hurried.stop()


# ---------------------------------------------------------------------------------------------------------------- going on


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_from_any_point(served: Served, game: str) -> None:
    made, _ = finished(served, game, moves=40)
    body = {"game": game, "seats": [{"kind": "bot", "level": "aprendiz"}, ME], "from": {"match": made["match"], "answers": 25}}
    status, again = call(served.port, "POST", "/api/matches", body)
    assert status == 201, again
    assert again["shuffle"]["kind"] == "seed"
    me = Seat(served.port, again["match"], again["seats"][1]["token"])
    assert me.joined["origin"] == {"match": made["match"], "answers": 25} and me.joined["position"] is False
    then = served.room(made["match"]).match
    now = served.room(again["match"]).match
    assert [each.option for each in now.answers[:25]] == [each.option for each in then.answers[:25]]
    before = moment(served, made["match"], 25, "?seat=1")["update"]["log"]["lines"][:3]
    assert [once_told(line) for line in me.log[:3]] == [once_told(line) for line in before]
    me.my_turn()
    if len(now.answers) == 25:
        assert me.update["undo"] == "no", "what was played before is not taken back here"
    chance = random.Random(5)
    for _ in range(5):
        if me.my_turn()["result"] is None:
            me.seen(me.move(chance.choice(me.options()))["seq"])
    me.close()


def test_where_a_match_cannot_go_on_from(served: Served) -> None:
    made, _ = finished(served)
    origin = {"match": made["match"], "answers": 5}
    cases: list[tuple[Message, str]] = [
        ({"from": {**origin, "answers": 61}}, "no_such_moment"),
        ({"from": {**origin, "match": "nowhere"}}, "no_such_match"),
        ({"from": {**origin, "more": 1}}, "bad_message"),
        ({"from": {**origin, "answers": -1}}, "bad_message"),
        ({"from": origin, "seed": 5}, "bad_setup"),
        ({"from": origin, "setup": {"first": 1}}, "bad_setup"),
        ({"from": origin, "first": True}, "bad_setup"),
        ({"from": origin, "game": "res_arcana"}, "bad_setup"),
        ({"from": origin, "seats": [ME]}, "bad_seats"),
        ({"from": origin, "seats": [BOT, BOT]}, "bad_seats"),
    ]
    for more, code in cases:
        body: Message = {"game": "keyforge", "seats": [ME, BOT], **more}
        assert call(served.port, "POST", "/api/matches", body)[1]["code"] == code, more
    body = {"game": "keyforge", "seats": [ME, BOT], "from": {**origin, "answers": 60}}
    assert call(served.port, "POST", "/api/matches", body)[0] == 201, "after the last answer, before the concession"


def test_a_match_that_goes_on_survives_a_restart(served: Served) -> None:
    made, _ = finished(served)
    again = new_match(served.port, "keyforge", [ME, ME], **{"from": {"match": made["match"], "answers": 30}})
    seats = sit(served.port, again)
    play_on(seats, random.Random(6), 5)
    before = [seat.update for seat in seats]
    for seat in seats:
        seat.close()
    served.inside(forget(served, again["match"]))
    back = sit(served.port, again)
    assert [{**seat.update, "log": None} for seat in back] == [{**each, "log": None} for each in before]
    for seat in back:
        seat.close()
