"""Matches that the server of cd9cb8d kept: each opens, is watched as far as it still replays, and says why no further.

How far a match gets is what the present rules and cards make of its answers, so the server is asked for it.
What holds for every match is that nothing is left out on the way: each answer that replays has its moment, and is
the answer that was kept.
"""

from __future__ import annotations

from tests.server.served import Seat, call

# Forty Reptantes took the place of those of cd9cb8d. The same seed deals others, so even the first answer may name
# one that nobody has.
DEALT_ANEW = {"atrum_arena"}
# Nothing since cd9cb8d has come in the way of the matches that the store of old has of these.
REPEATED = ("dungeon_alliance", "keyforge", "res_arcana")


def watched(port: int, match: str, game: str, kept: list[str]) -> int:
    """How many of the kept answers still replay, once each of their moments was looked at."""
    seat = Seat(port, match)
    assert seat.update["result"] == {"winners": [], "reason": "older", "scores": []}, game
    reached = seat.update["seq"]
    assert isinstance(reached, int) and 0 <= reached <= len(kept), game
    assert reached > 0 or game in DEALT_ANEW, f"{game} deals as it did, so its matches begin as they did"
    assert seat.ask({"type": "ping"})["type"] == "pong"
    assert seat.ask({"type": "move", "id": "x", "option": "pass", "seq": reached})["code"] == "spectator", game
    seat.close()
    path = f"/api/matches/{match}/moments"
    for number in range(reached + 1):
        status, moment = call(port, "GET", f"{path}/{number}")
        assert (status, moment.get("answers"), moment.get("total")) == (200, number, reached), moment
        assert moment["update"]["seq"] == number and moment["update"]["view"]["game"] == game
        assert (moment["answer"] or {}).get("option") == (kept[number - 1] if number else None), f"{game}, answer {number}"
    status, beyond = call(port, "GET", f"{path}/{reached + 1}")
    assert (status, beyond["code"], beyond["detail"]) == (404, "no_such_moment", f"0-{reached}")
    assert beyond["text"]["es"] and beyond["text"]["en"]
    return reached
