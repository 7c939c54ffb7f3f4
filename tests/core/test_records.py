"""Records: replays are verified, and what parts or is cut short is said."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.core.mini import plain

import toy_game
from tapete.core import randomness
from tapete.core.codec import digest
from tapete.core.language import Words
from tapete.core.records import Diverged, Record, begin, catalogue_hash, record_from, record_from_text
from tapete.core.refusal import BadDocument

TOY = toy_game.game()


def played(seed: int = 5, every: int = 4) -> tuple[Record, str]:
    record = begin(TOY, {"players": 2}, seed, every)
    s = record.start(TOY)
    while s.decision is not None:
        options = s.decision.options
        option_id = options[randomness.number(seed, len(record.answers), len(options))].id
        TOY.play(s, option_id)
        record.note(s, option_id)
    record.close(s)
    return record, digest(s)


def document() -> Any:
    return json.loads(json.dumps(played()[0].to_json()))


def test_a_replay_ends_where_the_match_ended() -> None:
    record, end = played()
    s = record_from(document()).replay(TOY)
    assert s.over
    assert digest(s) == end == record.end


def test_a_replay_can_stop_on_the_way() -> None:
    s = played()[0].replay(TOY, until=3)
    assert not s.over


def test_a_match_under_way_replays_too() -> None:
    record = begin(TOY, {"players": 2}, 1, 2)
    s = record.start(TOY)
    for _ in range(3):
        assert s.decision is not None
        option_id = s.decision.ids()[-1]
        TOY.play(s, option_id)
        record.note(s, option_id)
    assert digest(record_from(record.to_json()).replay(TOY)) == digest(s)


def test_another_seed_parts_at_the_start() -> None:
    data = document()
    data["seed"] += 1
    with pytest.raises(Diverged) as caught:
        record_from(data).replay(TOY)
    assert caught.value.answer == 0
    assert caught.value.expected != caught.value.got


def test_an_answer_that_is_not_offered_parts_there() -> None:
    data = document()
    data["answers"][6] = "play:9:nothing#1"
    with pytest.raises(Diverged, match=r"answer 6: expected one of .*, got play:9:nothing#1 \(CORE-option\)"):
        record_from(data).replay(TOY)


def test_a_forged_digest_parts_at_its_answer() -> None:
    data = document()
    data["digests"]["8"] = "0" * 32
    with pytest.raises(Diverged) as caught:
        record_from(data).replay(TOY)
    assert caught.value.answer == 8
    assert caught.value.expected == f"digest {'0' * 32}"


def test_a_forged_end_parts_at_the_end() -> None:
    data = document()
    data["end"] = "0" * 32
    with pytest.raises(Diverged) as caught:
        record_from(data).replay(TOY)
    assert caught.value.answer == len(data["answers"])


@pytest.mark.parametrize(("field", "value"), [("game", "chess"), ("rules", "0"), ("catalogue", "00")])
def test_other_rules_or_cards_are_said_before_playing(field: str, value: str) -> None:
    data = document()
    data[field] = value
    with pytest.raises(Diverged) as caught:
        record_from(data).replay(TOY)
    assert caught.value.answer == 0


def test_what_other_rules_still_accept_is_counted_and_what_is_proven_of_it() -> None:
    data = document()
    data["rules"] = "0"
    whole = record_from(data)
    assert whole.accepted(TOY) == (len(data["answers"]), max(map(int, data["digests"])))
    data["digests"]["0"] = "0" * 32
    assert record_from(data).accepted(TOY) == (len(data["answers"]), -1)
    data["answers"][3] = "no such answer"
    assert record_from(data).accepted(TOY) == (3, -1)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("record", 2),
        ("game", None),
        ("seed", "five"),
        ("setup", []),
        ("every", 0),
        ("answers", "pass"),
        ("answers", [1]),
        ("digests", []),
        ("end", 3),
    ],
)
def test_a_malformed_record_names_its_field(field: str, value: object) -> None:
    data = document()
    data[field] = value
    with pytest.raises(BadDocument) as caught:
        record_from(data)
    assert caught.value.field.startswith(field)


@pytest.mark.parametrize("field", ["record", "game", "rules", "catalogue", "setup", "seed", "every", "answers", "digests", "end"])
def test_a_missing_field_is_named(field: str) -> None:
    data = document()
    del data[field]
    with pytest.raises(BadDocument) as caught:
        record_from(data)
    assert (caught.value.field, caught.value.reason) == (field, Words("falta este campo", "this field is missing"))


def test_a_record_cut_short_is_noticed() -> None:
    data = document()
    text = json.dumps(data)
    with pytest.raises(BadDocument, match="cut short"):
        record_from_text(text[: len(text) // 2])
    data["answers"] = data["answers"][:5]
    with pytest.raises(BadDocument, match="is the record whole"):
        record_from(data)
    data = document()
    del data["digests"]["4"]
    with pytest.raises(BadDocument) as caught:
        record_from(data)
    assert caught.value.field == "digests.4"


def test_an_unknown_field_is_named() -> None:
    data = document()
    data["sede"] = 1
    with pytest.raises(BadDocument, match="sede: unknown field; did you mean seed"):
        record_from(data)


def test_the_fingerprint_of_the_cards_changes_with_them() -> None:
    game = toy_game.game()
    before = catalogue_hash(game)
    assert before == catalogue_hash(TOY)
    game.register(plain("new"))
    assert catalogue_hash(game) != before


def test_a_record_of_which_answers_are_known_keeps_its_first_digest() -> None:
    record, _ = played()
    first = record.digests[0]
    record.seed += 1
    record.start(TOY)  # it would begin otherwise now: that is for the replay to notice
    assert record.digests[0] == first
    fresh = begin(TOY, {"players": 2}, 5)
    fresh.start(TOY)
    assert fresh.digests == {0: first}


def test_digests_are_kept_every_so_many_answers_and_all_of_them_are_needed() -> None:
    record, _ = played(every=3)
    answers = len(record.answers)
    assert sorted(record.digests) == list(range(0, answers + 1, 3))
    for number in record.digests:
        data: Any = record.to_json()
        del data["digests"][str(number)]
        with pytest.raises(BadDocument) as caught:
            record_from(data)
        assert caught.value.field == f"digests.{number}"
    whole, _ = played(every=len(played()[0].answers))  # one at the very end
    data = whole.to_json()
    del data["digests"][str(whole.every)]
    with pytest.raises(BadDocument):
        record_from(data)


@pytest.mark.parametrize("number", ["x", "-1", "999"])
def test_a_digest_of_no_answer_is_named(number: str) -> None:
    data = document()
    data["digests"][number] = "0"
    with pytest.raises(BadDocument) as caught:
        record_from(data)
    assert caught.value.field == f"digests.{number}"


def test_a_replay_stops_after_as_many_answers_as_asked_for_and_checks_those() -> None:
    record, _ = played(every=1)
    for until in (0, 1, 4, len(record.answers), len(record.answers) + 5):
        s = record.replay(TOY, until)
        assert digest(s) == record.digests[min(until, len(record.answers))]
    record.digests[5] = "0"
    assert not record.replay(TOY, 4).over
    with pytest.raises(Diverged) as caught:
        record.replay(TOY, 5)
    assert (caught.value.answer, caught.value.expected) == (5, "digest 0")


def test_the_end_is_compared_at_the_end_only_and_only_when_there_is_one() -> None:
    record, end = played()
    record.digests = {}
    record.end = "0"
    assert not record.replay(TOY, 2).over
    with pytest.raises(Diverged) as caught:
        record.replay(TOY)
    assert caught.value.answer == len(record.answers)
    record.end = ""
    assert digest(record.replay(TOY)) == end


def test_a_copy_of_a_record_goes_its_own_way() -> None:
    record, _ = played()
    twin = record.copy()
    assert twin.to_json() == record.to_json()
    twin.answers.append("pass")
    twin.digests[99] = "0"
    twin.end = ""
    assert record.to_json() == played()[0].to_json()


def test_the_fingerprint_sees_names_and_texts_in_both_languages() -> None:
    seen = {catalogue_hash(TOY)}
    for es, en in (("Nueva", "New"), ("Nuevo", "New"), ("Nueva", "Newer")):
        game = toy_game.game()
        game.register(plain("new")).name = Words(es, en)
        seen.add(catalogue_hash(game))
    assert len(seen) == 4
    game = toy_game.game()
    catalogue_hash(game)
    game.fingerprint = "kept"
    assert catalogue_hash(game) == "kept"  # worked out once
