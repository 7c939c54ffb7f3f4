"""No message to a seat depends on what that seat may not know; and nothing that is said to the server makes it tell."""

import json
import random
from collections.abc import Callable

import pytest
from tests.server.branches import foreseen
from tests.server.served import BOT, ME, Message, Seat, Served, new_match, pieces, sit, step
from tests.shipped import SHIPPED

from tapete import games
from tapete.core.codec import from_json
from tapete.core.state import State
from tapete.core.visibility import SPECTATOR, Shown, exchange, redeal, view
from tapete.table.match import Match
from tapete.table.news import update
from tapete.table.store import ANSWER, Act
from tapete.table.thinking import blind
from tapete.table.wire import encode

World = Callable[[State, int, int], State]
GAMES = games.ids()
MOMENTS = 60  # moves between two close looks
LOOKS = 6
PROBED = 40
STRIDE = 7  # answers between two looks at a whole match
HINTS = 4
FORESEEN = 3


def told_anew(served: Served, match: str, token: str, probes: list[str]) -> list[Message]:
    """Everything a table is told when it comes in now, and when it asks about all sorts of things."""
    seat = Seat(served.port, match, token)
    answers = [{"joined": seat.joined}, seat.update, seat.until("talk")]
    if token:
        answers.append(seat.ask({"type": "impossible"}))
        answers += [seat.ask({"type": "why", "option": probe}) for probe in probes]
        answers += [
            seat.move(probe, id="probe", seq=seat.update["seq"])
            for probe in probes
            if not seat.mine() or probe not in seat.options()
        ]
    seat.close()
    return answers


def probes_of(s: State, seat: int) -> list[str]:
    """Answers that name cards hidden from a seat, and cards that are nowhere: a judge must not tell them apart."""
    shown = Shown(s, seat)
    hidden = [s.names[card] for card in range(len(s.cards)) if not shown.sees(card)]
    random.Random(1).shuffle(hidden)
    verbs = ["play", "discard", "choose", "fight", "use", "pick"]
    probes = [f"{verb}:{name}" for name in hidden[: PROBED // len(verbs)] for verb in verbs]
    return [*probes, "play:2:nobody#1", "choose:1:nobody#7", f"fight:{hidden[0]}>{hidden[-1]}" if hidden else "fight:>"]


def exchanged(match: Match, seat: int, key: int, another: World = exchange) -> tuple[State, list[object]]:
    """The match's state and log with what is hidden from a seat exchanged; by ``redeal`` so that it can be played on."""
    real = match.state.clone()
    real.log = match.entries[:]
    world = another(real, seat, key)
    entries = world.log
    assert entries is not None
    world.log = None
    return world, list(entries)


@pytest.mark.parametrize("game", GAMES)
def test_no_message_to_a_seat_changes_with_the_cards_hidden_from_it(served: Served, game: str) -> None:
    made = new_match(served.port, game, [ME, ME], seed=31)
    seats = sit(served.port, made)
    match = served.room(made["match"]).match
    tokens = {0: seats[0].token, 1: seats[1].token, SPECTATOR: ""}
    chance = random.Random(7)
    changes = 0
    for look in range(LOOKS):
        for _ in range(MOMENTS):
            if step(seats, chance) is None:
                break
        if match.over:
            break
        for seat, token in tokens.items():
            probes = probes_of(match.state, seat)
            real, entries, past = match.state, match.entries, match.past
            before = [*told_anew(served, made["match"], token, probes), *foreseen(match, seat, FORESEEN)]
            match.state, match.entries = exchanged(match, seat, look)  # type: ignore[assignment]
            changes += match.state.names != real.names
            after = [*told_anew(served, made["match"], token, probes), *foreseen(match, seat, FORESEEN)]
            match.state, match.entries, match.past = real, entries, past
            assert len(before) == len(after)
            assert {each["clause"] for each in before if each.get("type") == "reason"} <= {"CORE-option"}
            for one, two in zip(before, after, strict=True):
                assert json.dumps(one, sort_keys=True) == json.dumps(two, sort_keys=True)
    assert changes >= 3 or game not in SHIPPED  # the cards really were others
    assert match.seq == len(match.answers)  # nothing asked has changed anything
    for each in seats:
        each.close()


@pytest.mark.parametrize("game", GAMES)
def test_no_update_of_a_whole_match_changes_with_the_cards_hidden_from_who_is_told(served: Served, game: str) -> None:
    """Views, scenes, questions with their lessons, logs: all that an update holds, from the first answer to the last."""
    made = new_match(served.port, game, [ME, ME], seed=34)
    match = served.room(made["match"]).match
    chance = random.Random(10)
    changes = looks = 0
    while match.decision is not None:
        act = Act(match.seq + 1, match.decision.player, f"m{match.seq}", ANSWER, chance.choice(match.decision.ids()), 0.0)
        match.commit(match.prepare(act))
        if match.seq % STRIDE or match.over:
            continue
        looks += 1
        for seat in (0, 1, SPECTATOR):
            real, entries = match.state, match.entries
            told = encode(update(match, seat, max(0, match.seq - 2 * STRIDE), 0.0))
            match.state, match.entries = exchanged(match, seat, match.seq)  # type: ignore[assignment]
            changes += match.state.names != real.names
            assert encode(update(match, seat, max(0, match.seq - 2 * STRIDE), 0.0)) == told, (seat, match.seq)
            match.state, match.entries = real, entries
    assert match.state.over and changes >= looks > 5


@pytest.mark.parametrize("game", GAMES)
def test_no_hint_changes_with_the_cards_hidden_from_who_asks(served: Served, game: str) -> None:
    made = new_match(served.port, game, [ME, BOT], seed=35)
    (me,) = sit(served.port, made)
    match = served.room(made["match"]).match
    chance = random.Random(11)
    changes = asked = 0
    while asked < HINTS:
        if me.my_turn()["result"] is not None:
            break
        me.seen(me.move(chance.choice(me.options()))["seq"])
        me.my_turn()
        if match.decision is None or len(match.decision.options) < 2 or chance.random() < 0.5:
            continue
        asked += 1
        hints = []
        real, entries = match.state, match.entries
        for key in range(2):
            if key:
                match.state, match.entries = exchanged(match, 0, key, redeal)  # type: ignore[assignment]
                changes += match.state.names != real.names
            seat = Seat(served.port, made["match"], me.token)
            seat.send({"type": "hint", "level": "aficionado"})
            hints.append(seat.until("hinted"))
            seat.close()
        match.state, match.entries = real, entries
        assert hints[0] == hints[1]
    assert changes > 0
    me.close()


@pytest.mark.parametrize("game", GAMES)
def test_during_a_match_no_seed_and_no_foreign_question_is_told(served: Served, game: str) -> None:
    made = new_match(served.port, game, [ME, ME])
    seats = sit(served.port, made)
    onlooker = Seat(served.port, made["match"])
    chance = random.Random(8)
    for _ in range(80):
        if step(seats, chance) is None:
            break
    match = served.room(made["match"]).match
    if not match.over:
        secrets = [str(match.kept.seed), *match.tokens, *[seat.token for seat in seats]]
        for seat in (*seats, onlooker):
            for text in seat.messages:
                assert not any(secret in text for secret in secrets)
    for seat in (*seats, onlooker):
        for told in seat.updates:
            question = told["question"]
            if question is not None and question["player"] != seat.you:
                assert question["options"] is None and question["prompt"] is None and question["source"] is None
    for seat in (*seats, onlooker):
        seat.close()


@pytest.mark.parametrize("game", GAMES)
def test_no_text_points_at_a_card_that_the_view_does_not_show(served: Served, game: str) -> None:
    made = new_match(served.port, game, [ME, ME], seed=36)
    match = served.room(made["match"]).match
    chance = random.Random(12)
    cards = {card.id: card for card in match.game.catalogue.values()}
    pointed = players = 0
    while match.decision is not None and match.seq < 200:
        act = Act(match.seq + 1, match.decision.player, f"m{match.seq}", ANSWER, chance.choice(match.decision.ids()), 0.0)
        match.commit(match.prepare(act))
        for seat in (0, 1, SPECTATOR):
            told: Message = json.loads(encode(update(match, seat, max(0, match.seq - 1), 0.0)))
            shown = {card["name"]: card["card"] for zone in told["view"]["zones"] for card in zone["cards"] if card}
            for text in texts_of(told):
                for piece in pieces(text):
                    players += "player" in piece
                    if "thing" in piece:
                        pointed += 1
                        assert shown[piece["thing"]] == piece["card"], (seat, piece)
                    if "card" in piece and "thing" not in piece:
                        named = cards[piece["card"]]
                        said = [named.name.es, named.name.en, named.mention("es"), named.mention("en")]
                        assert piece["text"] in said, "an id tells no more than the words beside it"
    assert pointed > 100 and players > 50


def texts_of(told: Message) -> list[Message]:
    """Every text in pieces that an update holds."""
    question = told["question"] or {}
    asked = [question, *question.get("together", [])]
    found = [each["prompt"] for each in asked if each.get("prompt")]
    found += [option["label"] for each in asked for option in each.get("options") or []]
    found += [effect["text"] for effect in told["view"]["lasting"]]
    return [*found, *told["log"]["lines"]]


def test_a_bot_is_handed_a_world_dealt_anew(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=32)
    seats = sit(served.port, made)
    for _ in range(40):
        step(seats, random.Random(9))
    match = served.room(made["match"]).match
    real = match.state
    worlds = [from_json(match.game, json.loads(json.dumps(blind(real, 1, key)))) for key in range(5)]
    for world in worlds:
        assert view(world, 1) == view(real, 1)
        assert world.setup == {} and world.key != real.key and world.log is None
    assert len({world.names for world in worlds}) == len(worlds)
    assert real.names not in [world.names for world in worlds]
    for seat in seats:
        seat.close()


def test_spectators_see_hands_only_when_all_players_allow_it(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=33)
    seats = sit(served.port, made)
    onlooker = Seat(served.port, made["match"])
    assert onlooker.you is None

    def hands() -> list[int]:
        return [zone["hidden"] for zone in onlooker.update["view"]["zones"] if zone["zone"] == "hand"]

    assert all(hands())
    assert seats[0].ask({"type": "open_hands", "id": "o1", "allow": True})["type"] == "ack"
    onlooker.seen(1)
    assert all(hands())
    assert seats[1].ask({"type": "open_hands", "id": "o1", "allow": True})["seq"] == 2
    onlooker.seen(2)
    assert hands() == [0, 0]
    assert [zone["hidden"] > 0 for zone in onlooker.update["view"]["zones"] if zone["zone"] == "deck"] == [True, True]
    own = [zone for zone in seats[0].seen(2)["view"]["zones"] if zone["zone"] == "hand"]
    assert own[1]["hidden"] > 0, "the players themselves see no more than before"
    seats[1].ask({"type": "open_hands", "id": "o2", "allow": False})
    onlooker.seen(3)
    assert all(hands())
    assert onlooker.ask({"type": "concede", "id": "c"})["code"] == "spectator"
    assert seats[1].ask({"type": "concede", "id": "c"})["type"] == "ack"
    onlooker.seen(4)
    assert hands() == [0, 0]
    assert onlooker.update["result"] == {"winners": [0], "reason": "concession", "scores": []}
    for seat in (*seats, onlooker):
        seat.close()
