"""Messages and requests made from the protocol's own schema, then bent."""

from __future__ import annotations

import json
import random
import string
import threading
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from tests.server.served import PATIENCE, Seat

from tapete.table import bodies, wire

KINDS: tuple[type[wire.Incoming], ...] = get_args(wire.FromTable)
ANSWERS = ("error", "pong", "reason", "impossible_now", "ack", "undo_asked", "hinted", "forecasts")
ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 1.5, -0.0, 1e308, 1 << 31, 1 << 63, -(1 << 63), 10**40, "", " ", "0", "null", "\x00", "ñ", "🂡" * 9,
    "a" * 600, "../../etc", "'; DROP TABLE acts; --", "{{7*7}}", "%s%n", [], {}, [[]], [None] * 9, {"type": "join"}, {"": 0},
)  # fmt: skip


class Fuzz:
    """Messages made from the protocol's own schema, then bent."""

    def __init__(self, seed: int, known: list[str], matches: list[str]) -> None:
        self.chance = random.Random(seed)
        self.known = known  # names and options that mean something in the match
        self.matches = matches

    def value(self, hint: Any) -> Any:
        """Something that fits the field, or nearly."""
        chance = self.chance
        if hint is bool:
            return chance.choice([True, False])
        if hint is int:
            return chance.choice([0, 1, 2, 7, -1, 1 << 39, 1 << 41])
        if get_origin(hint) is list:
            return [self.value(str) for _ in range(chance.randrange(4))]
        return chance.choice([*self.known, *self.matches, self.word()])

    def word(self) -> str:
        return "".join(self.chance.choices(string.printable, k=self.chance.randrange(1, 40)))

    def message(self) -> dict[str, Any]:
        kind = self.chance.choice(KINDS)
        made: dict[str, Any] = {"type": kind.__struct_config__.tag}
        hints = get_type_hints(kind)
        for field in msgspec.structs.fields(kind):
            made[field.encode_name] = self.value(hints[field.name])
        return made

    def body(self) -> bytes:
        """The body of a request for a match or a seat, bent."""
        kinds: list[type[msgspec.Struct]] = [bodies.NewMatch, bodies.NewMatch, bodies.Claim]
        kind = self.chance.choice(kinds)
        made = {field.encode_name: self.part(field.type) for field in msgspec.structs.fields(kind) if self.chance.random() < 0.7}
        hostile = self.bent(made)
        return hostile if isinstance(hostile, bytes) else hostile.encode("utf-8", "replace")

    def written(self) -> bytes:
        """A deck or a position as nobody would write it."""
        fields = [
            "game",
            "name",
            "cards",
            "decks",
            "houses",
            "players",
            "hand",
            "deck",
            "board",
            "active",
            "seed",
            "turn",
            "zones",
            "you",
        ]
        made = {name: self.part(None) for name in self.chance.sample(fields, 6)}
        made["players"] = self.chance.choice([[dict(made)], [dict(made), dict(made)], {"0": dict(made)}, *ODD])
        made["cards"] = self.chance.choice([["anger"] * 3, [{"id": "anger"}], {"anger": 2}, *ODD])
        text = self.chance.choice(
            [json.dumps(made), self.word(), f"a: {self.word()}", "- " * 40, json.dumps(self.part(None)), "a:\n b: [1"]
        )
        return json.dumps({"text": text or " "}).encode()

    def part(self, hint: Any) -> Any:
        """Something for a field of a body: structs inside it, lists of them, or what comes to mind."""
        chance = self.chance
        inner = [each for each in (hint, *get_args(hint), *[deep for each in get_args(hint) for deep in get_args(each)])]
        structs = [each for each in inner if isinstance(each, type) and issubclass(each, msgspec.Struct)]
        if structs and chance.random() < 0.8:
            made = {each.encode_name: self.part(each.type) for each in msgspec.structs.fields(structs[0]) if chance.random() < 0.9}
            return [made] * chance.randrange(3) if list in [getattr(each, "__origin__", None) for each in inner] else made
        return chance.choice(
            [*ODD, *self.known, *self.matches, "keyforge", "me", "bot", "aprendiz", 60, {"decks": [7]}, {"position": {}}]
        )

    def hostile(self) -> str | bytes:
        return self.bent(self.message())

    def bent(self, made: dict[str, Any]) -> str | bytes:
        chance = self.chance
        bend = chance.randrange(10)
        if bend < 3:
            return json.dumps(made)
        name = chance.choice([*made, "x"])
        if bend == 3 and name in made:
            del made[name]
        elif bend == 4:
            made[self.word()] = chance.choice(ODD)
        elif bend in (5, 6):
            made[name] = chance.choice(ODD)
        elif bend == 7:
            text = json.dumps(made)
            return text[: chance.randrange(len(text))]
        elif bend == 8:
            return chance.choice(
                [json.dumps(chance.choice(ODD)), self.word(), "[" * 5_000, '{"a":' * 2_000, json.dumps([made] * 3)]
            )
        else:
            return chance.randbytes(chance.randrange(0, 60)) if chance.random() < 0.5 else json.dumps(made).encode()
        return json.dumps(made)

    def harmless(self, allowed: frozenset[str], talk: bool = False) -> Iterator[str | bytes]:
        """Hostile messages without those that a player, or anybody who looks on, is simply allowed to send; ``talk``: but talk."""
        while True:
            message = self.hostile()
            try:
                said = wire.decode_incoming(message)
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                yield message
                continue
            if isinstance(said, wire.Say | wire.Report) and not talk:
                continue
            if isinstance(said, wire.Concede | wire.OpenHands) and "player" in allowed:
                continue
            if isinstance(said, wire.Join) and "player" not in allowed and said.token == "":
                continue
            yield message


def storm(seat: Seat, messages: Iterator[str | bytes], count: int) -> Counter[str]:
    """Send many messages without waiting, and count the answers by their codes."""
    found: Counter[str] = Counter()
    problems: list[BaseException] = []
    answered = threading.Semaphore(0)

    def listen() -> None:
        try:
            for _ in range(count):
                answer = seat.until(*ANSWERS)
                found[str(answer.get("code", answer["type"]))] += 1
                answered.release()
        except BaseException as error:
            problems.append(error)

    listening = threading.Thread(target=listen)
    listening.start()
    open = 0
    for _ in range(count):
        message = next(messages)
        seat.send(message)
        open += 1
        if foresees(message):  # of forecasts only the last that was asked for is answered: this one, before another
            while open and answered.acquire(timeout=PATIENCE):
                open -= 1
    listening.join(3 * PATIENCE)
    assert not problems, problems
    assert not listening.is_alive(), f"only {sum(found.values())} of {count} were answered"
    return found


def foresees(message: str | bytes) -> bool:
    try:
        return isinstance(wire.decode_incoming(message), wire.Forecast)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
