"""`tapete lab train`: decided by its seed, it goes on after an interruption, and says how well it did."""

import json
from pathlib import Path

import pytest

from tapete.lab import training
from tapete.lab.training import OutOfTime, Training, train

np = pytest.importorskip("numpy")

PLAN = Training("res_arcana", 1, 3, 1, 2, (("players", 2),))


def test_a_training_that_was_interrupted_ends_as_if_it_had_not_been(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = train(PLAN, tmp_path / "whole", "command", processes=1)

    def stop(part: str, done: int, count: int) -> None:
        if done == 2:
            raise OutOfTime

    with pytest.raises(OutOfTime):
        train(PLAN, tmp_path / "parts", "command", processes=1, tell=stop)
    journal = tmp_path / "parts" / "round-1" / "journal.jsonl"
    journal.write_text(journal.read_text()[:-40], encoding="utf-8")  # killed while it wrote
    played: list[int] = []
    some = training.some_lessons

    def counted(lessons, numbers):  # type: ignore[no-untyped-def]
        played.extend(numbers)
        return some(lessons, numbers)

    monkeypatch.setattr(training, "some_lessons", counted)
    again = train(PLAN, tmp_path / "parts", "command", processes=1)
    assert played == [1, 2]
    assert again.told == whole.told and again.curve == whole.curve and again.tried == whole.tried
    for name in ("worth.json", "curve.json"):
        assert (tmp_path / "parts" / name).read_text() == (tmp_path / "whole" / name).read_text()
    told = json.loads((tmp_path / "whole" / "worth.json").read_text())
    assert told["made_with"] == "command" and told["blend"] == 0.0, "two games prove nothing"
    assert [point["games"] for point in whole.curve] == [1, 1, 3]


def lessons(count: int) -> list[dict[str, object]]:
    """Made-up games in which a second number tells who wins and the hint tells nothing."""
    made: list[dict[str, object]] = []
    for game in range(count):
        sign = 1.0 if game % 2 else -1.0
        rows = [[player, time, 1.0, [0, 1, 2], [1.0, 0.1, sign * (1 - 2 * player)]] for player in (0, 1) for time in range(5)]
        made.append({"game": game, "won": [float(sign > 0), float(sign < 0)], "rows": rows})
    return made


def test_what_tells_who_wins_gets_its_weight() -> None:
    from tapete.lab.fitting import best_fit

    found = best_fit(lessons(200), ["even", "hint", "player/points", "hand/card"])
    assert found.loss < 0.8 * found.hint_loss
    weights = found.told()["weights"]
    assert weights["player/points"][0] > 0.3 and "hand/card" not in weights


def test_with_little_to_go_by_the_hint_is_kept() -> None:
    from tapete.lab.fitting import Rows, fit

    found = fit(Rows(lessons(5), ["even", "hint", "player/points"]))
    weights = found.told()["weights"]
    assert weights["hint"][0] > 0.1 and weights["hint"][1:] == pytest.approx([0.0, 0.0], abs=0.1)


def test_a_hint_that_is_too_sure_of_itself_is_believed_less() -> None:
    from tapete.lab.fitting import sureness

    hint = np.asarray([2.0, -2.0] * 50)
    won = np.asarray([1.0, 0.0] * 36 + [0.0, 1.0] * 14)
    assert 0.4 <= sureness(hint, won) <= 0.5
