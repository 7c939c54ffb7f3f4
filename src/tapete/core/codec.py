"""A whole state as JSON, at any decision, also in the middle of an effect; and its digest.

Frames are written by name and fields, static declarations (cards, programs, abilities) by id. What cannot be read back raises
``BadDocument`` with the path of the field: ``stack[2].them[0]``.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from tapete.core.abilities import Ability, CardDef, Pending
from tapete.core.costs import Cost, Reservation
from tapete.core.decision import Decision, Option
from tapete.core.effects import Program
from tapete.core.events import Entry, Event, event_from
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.modifiers import Lasting
from tapete.core.position import Document, card_list, check_game, expected, not_among, unknown_card, whole
from tapete.core.refusal import BadDocument, EngineError
from tapete.core.state import State, new_state
from tapete.core.windows import Announcement

if TYPE_CHECKING:
    from tapete.core.game import Game

FORMAT: Final = 1
EVENT_SIZE: Final = 8


# ---------------------------------------------------------------------------------------------------------------- writing


def to_json(s: State) -> dict[str, object]:
    """Everything that is so at this moment, as plain JSON values."""
    data: dict[str, object] = {
        "format": FORMAT,
        "game": s.game.id,
        "rules": s.game.version,
        "setup": s.setup,
        "players": s.players,
        "cards": [card.id for card in s.cards],
        "owners": list(s.owners),
        "names": list(s.names),
        "key": s.key,
        "counter": s.counter,
        "serial": s.serial,
        "turn": s.turn,
        "zones": [zone[:] for zone in s.zones],
        "numbers": {name: sparse(s.numbers[field]) for field, name in enumerate(s.game.card_fields)},
        "tallies": {name: s.tallies[field][:] for field, name in enumerate(s.game.player_fields)},
        "world": {name: s.world[field] for field, name in enumerate(s.game.world_fields)},
        "lasting": [write_lasting(effect) for effect in s.lasting],
        "reserved": [write_reservation(each) for each in s.reserved],
        "history": [e.values() for e in s.history],
        "past": [e.values() for e in s.past],
        "stack": [write_frame(frame) for frame in s.stack],
        "decision": None if s.decision is None else write_decision(s.decision),
        "answer": None if s.answer is None else write_option(s.answer),
        "over": s.over,
        "winners": list(s.winners),
        "dirty": s.dirty,
        "log": None if s.log is None else [write_entry(entry) for entry in s.log],
    }
    return data


def digest(s: State) -> str:
    """A short fingerprint: equal exactly when two states are the same moment of the same game (log and wording apart)."""
    data = to_json(s)
    del data["log"], data["setup"]
    decision = data["decision"]
    if isinstance(decision, dict):
        del decision["prompt"]
    text = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()


def sparse(counters: list[int]) -> dict[str, int]:
    """The counters that are not zero, by card number."""
    return {str(card): value for card, value in enumerate(counters) if value}


def write_frame(frame: Frame) -> dict[str, object]:
    data: dict[str, object] = {"frame": frame.NAME, "step": frame.step}
    for name, value in frame.fields().items():
        data[name] = write_value(value)
    return data


def write_value(value: object) -> object:
    """A field of a frame: plain values as they are, tuples as lists, the rest as an object that names its kind."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, tuple):
        return [write_value(item) for item in value]
    if isinstance(value, Event):
        return {"event": value.values()}
    if isinstance(value, Pending):
        return {"pending": write_pending(value)}
    if isinstance(value, Program):
        return {"program": known(value.id, "program")}
    if isinstance(value, Ability):
        return {"ability": known(value.id, "ability")}
    if isinstance(value, Announcement):
        return {"announcement": write_announcement(value)}
    raise EngineError(f"a frame holds a {type(value).__name__}, which cannot be written down")


def known(id: str, what: str) -> str:
    if not id:
        raise EngineError(f"an {what} without an id: list it in declared() or programs() of what holds it")
    return id


def write_pending(p: Pending) -> dict[str, object]:
    return {
        "program": known(p.program.id, "program"),
        "source": p.source,
        "you": p.you,
        "event": p.event.values(),
        "via": p.via,
    }


def write_announcement(a: Announcement) -> dict[str, object]:
    return {
        "player": a.player,
        "verb": a.verb,
        "things": list(a.things),
        "word": a.word,
        "targets": list(a.targets),
        "reservation": a.reservation,
        "numbers": list(a.numbers),
    }


def write_lasting(effect: Lasting) -> dict[str, object]:
    return {
        "ability": known(effect.ability.id, "ability"),
        "source": effect.source,
        "you": effect.you,
        "serial": effect.serial,
        "starts": effect.starts,
        "ends": effect.ends,
        "tie": effect.tie,
        "uses": effect.uses,
        "it": effect.it,
        "them": list(effect.them),
        "word": effect.word,
        "number": effect.number,
    }


def write_reservation(each: Reservation) -> dict[str, object]:
    return {
        "serial": each.serial,
        "player": each.player,
        "source": each.source,
        "cost": [list(part) for part in each.cost.parts],
        "things": list(each.things),
    }


def write_decision(decision: Decision) -> dict[str, object]:
    data: dict[str, object] = {
        "player": decision.player,
        "kind": decision.kind,
        "options": [write_option(option) for option in decision.options],
        "prompt": [decision.prompt.es, decision.prompt.en],
        "source": decision.source,
    }
    if decision.lone:
        data["lone"] = True
    return data


def write_option(option: Option) -> list[object]:
    return [option.verb, list(option.things), option.word]


def write_entry(entry: Entry) -> list[object]:
    return [entry.event.values(), entry.seen, entry.seen_other, entry.seen_source]


# ---------------------------------------------------------------------------------------------------------------- reading


def from_json(game: Game, data: object) -> State:
    """The state that ``to_json`` wrote."""
    doc = Document(data, "")
    if doc.number("format") != FORMAT:
        raise expected("format", f"{FORMAT}", f"{FORMAT}", doc.number("format"))
    check_game(doc, game)
    if doc.text("rules") != game.version:
        raise expected("rules", f"la versión {game.version}", f"version {game.version}", doc.text("rules"))
    players = doc.number("players", 1)
    cards = tuple([read_card(game, id, f"cards[{at}]") for at, id in enumerate(doc.texts("cards"))])
    owners = tuple(doc.numbers("owners", -1, players))
    names = tuple(doc.texts("names"))
    if len(owners) != len(cards) or len(names) != len(cards) or len(set(names)) != len(names):
        wrong = "owners" if len(owners) != len(cards) else "names"
        raise BadDocument(
            wrong, f"hace falta uno por cada una de las {len(cards)} cartas", f"expected one for each of {len(cards)} cards"
        )
    s = new_state(game, players, cards, owners)
    s.names = names
    s.setup = doc.document("setup").data
    s.key = doc.number("key")
    s.counter = doc.number("counter")
    s.serial = doc.number("serial")
    s.turn = doc.number("turn")
    read_zones(s, doc)
    read_counters(s, doc)
    reader = Reader(s)
    s.lasting = [reader.lasting(each) for each in doc.documents("lasting")]
    s.reserved = [reader.reservation(each) for each in doc.documents("reserved")]
    s.history = [reader.event(each, f"history[{at}]") for at, each in enumerate(doc.items("history"))]
    s.past = [reader.event(each, f"past[{at}]") for at, each in enumerate(doc.items("past"))]
    s.stack = [reader.frame(each) for each in doc.documents("stack")]
    s.decision = None if doc.get("decision") is None else reader.decision(doc.document("decision"))
    s.answer = None if doc.get("answer") is None else reader.option(doc.get("answer"), "answer")
    s.over = doc.flag("over")
    s.winners = tuple(doc.numbers("winners", 0, players))
    if doc.get("log") is not None:
        s.log = [reader.entry(each, f"log[{at}]") for at, each in enumerate(doc.items("log"))]
    dirty = doc.flag("dirty")
    doc.close()
    s.touch()
    s.dirty = dirty
    return s


def read_card(game: Game, id: str, field: str) -> CardDef:
    card = game.catalogue.get(id)
    if card is None:
        raise unknown_card(field, id, list(game.catalogue))
    return card


def read_zones(s: State, doc: Document) -> None:
    rows = doc.items("zones")
    if len(rows) != len(s.zones):
        raise BadDocument(
            "zones", f"hacen falta {len(s.zones)} zonas, no {len(rows)}", f"expected {len(s.zones)} zones, not {len(rows)}"
        )
    for at, row in enumerate(rows):
        for number, value in enumerate(card_list(row, f"zones[{at}]")):
            card = whole(value, f"zones[{at}][{number}]", 0, len(s.cards))
            if s.place[card] >= 0:
                name = s.names[card]
                raise BadDocument(f"zones[{at}][{number}]", f"{name} está en dos zonas", f"{name} lies in two zones")
            s.zones[at].append(card)
            s.place[card] = at


def read_counters(s: State, doc: Document) -> None:
    numbers = doc.document("numbers")
    for field, name in enumerate(s.game.card_fields):
        row = numbers.document(name)
        for key in row.data:
            if not key.isdigit() or int(key) >= len(s.cards):
                last = len(s.cards) - 1
                raise expected(row.at(key), f"una carta de 0 a {last}", f"a card from 0 to {last}", key)
            s.numbers[field][int(key)] = row.number(key)
    numbers.close()
    tallies = doc.document("tallies")
    for field, name in enumerate(s.game.player_fields):
        values = tallies.numbers(name)
        if len(values) != s.players:
            raise BadDocument(
                f"tallies.{name}",
                f"hace falta un número por cada uno de los {s.players} jugadores",
                f"expected one number for each of {s.players} players",
            )
        s.tallies[field] = values
    tallies.close()
    world = doc.document("world")
    s.world = [world.number(name) for name in s.game.world_fields]
    world.close()


class Reader:
    """Reads what refers to cards, programs and abilities, checking that they are there."""

    def __init__(self, s: State) -> None:
        self.s = s

    def frame(self, doc: Document) -> Frame:
        name = doc.text("frame")
        kind = self.s.game.frames.get(name)
        if kind is None:
            raise not_among(doc.at("frame"), name, list(self.s.game.frames))
        made = kind()
        made.step = doc.number("step")
        for field in kind.FIELDS:
            before: object = getattr(made, field)
            value = self.value(doc.required(field), doc.at(field))
            if before is not None and value is not None and type(before) is not type(value):
                wanted, given = type(before).__name__, type(value).__name__
                raise BadDocument(doc.at(field), f"hace falta {wanted}, no {given}", f"expected {wanted}, not {given}")
            try:
                setattr(made, field, value)
            except TypeError:  # the compiled build knows the types of fields
                given = type(value).__name__
                raise BadDocument(doc.at(field), f"este campo no admite {given}", f"this field does not take {given}") from None
        doc.close()
        return made

    def value(self, value: object, field: str) -> object:
        if value is None or isinstance(value, (bool, int, str)):
            return value
        if isinstance(value, list):
            return tuple([self.value(item, f"{field}[{at}]") for at, item in enumerate(value)])
        doc = Document(value, field)
        if len(doc.data) != 1:
            raise BadDocument(
                field,
                "hace falta un objeto con una sola clave: event, pending, program, ability o announcement",
                "expected an object with one key: event, pending, program, ability or announcement",
            )
        if "event" in doc.data:
            return self.event(doc.get("event"), doc.at("event"))
        if "pending" in doc.data:
            return self.pending(doc.document("pending"))
        if "program" in doc.data:
            return self.program(doc.text("program"), doc.at("program"))
        if "ability" in doc.data:
            return self.ability(doc.text("ability"), doc.at("ability"))
        if "announcement" in doc.data:
            return self.announcement(doc.document("announcement"))
        doc.close()
        return None

    def event(self, value: object, field: str) -> Event:
        numbers = Document({"event": value}, field).numbers("event")
        if len(numbers) < EVENT_SIZE or not 0 <= numbers[0] < len(self.s.game.event_kinds):
            raise BadDocument(
                field,
                f"hace falta un suceso: {EVENT_SIZE} números o más, y el primero, una clase de suceso",
                f"expected an event: {EVENT_SIZE} or more numbers, the first a kind of event",
            )
        return event_from(numbers)

    def program(self, id: str, field: str) -> Program:
        found = self.s.game.programs.get(id)
        if found is None:
            raise not_among(field, id, list(self.s.game.programs))
        return found

    def ability(self, id: str, field: str) -> Ability:
        found = self.s.game.abilities.get(id)
        if found is None:
            raise not_among(field, id, list(self.s.game.abilities))
        return found

    def pending(self, doc: Document) -> Pending:
        made = Pending(
            self.program(doc.text("program"), doc.at("program")),
            doc.number("source"),
            doc.number("you"),
            self.event(doc.required("event"), doc.at("event")),
            doc.number("via"),
        )
        doc.close()
        return made

    def announcement(self, doc: Document) -> Announcement:
        made = Announcement(
            doc.number("player"),
            doc.text("verb"),
            self.things(doc, "things"),
            doc.text("word"),
            tuple(doc.numbers("targets", 0, self.s.players)),
            doc.number("reservation"),
            tuple(doc.numbers("numbers")),
        )
        doc.close()
        return made

    def lasting(self, doc: Document) -> Lasting:
        made = Lasting(
            self.ability(doc.text("ability"), doc.at("ability")),
            doc.number("source"),
            doc.number("you"),
            doc.number("serial"),
            doc.number("starts"),
            doc.number("ends"),
            doc.number("tie"),
            doc.number("uses"),
            doc.number("it"),
            tuple(doc.numbers("them", -1, len(self.s.cards))),  # the place of a card that has left stays taken
            doc.text("word"),
            doc.number("number"),
        )
        doc.close()
        return made

    def reservation(self, doc: Document) -> Reservation:
        parts: list[tuple[int, int]] = []
        for at, row in enumerate(doc.items("cost")):
            pair = Document({"part": row}, f"{doc.path}.cost[{at}]").numbers("part", 0)
            if len(pair) != 2 or pair[0] >= len(self.s.game.resources):
                raise BadDocument(
                    f"{doc.path}.cost[{at}]",
                    "hacen falta el número de un recurso y una cantidad",
                    "expected the number of a resource and an amount",
                )
            parts.append((pair[0], pair[1]))
        made = Reservation(
            doc.number("serial"), doc.number("player"), doc.number("source"), Cost(*parts), self.things(doc, "things")
        )
        doc.close()
        return made

    def decision(self, doc: Document) -> Decision:
        prompt = doc.texts("prompt")
        if len(prompt) != 2:
            raise BadDocument(
                doc.at("prompt"), "hace falta la pregunta en español y en inglés", "expected the question in Spanish and in English"
            )
        options = [self.option(row, f"{doc.at('options')}[{at}]") for at, row in enumerate(doc.items("options"))]
        made = Decision(
            doc.number("player", 0, self.s.players),
            doc.text("kind"),
            options,
            Words(prompt[0], prompt[1]),
            doc.number("source", -1, len(self.s.cards)),
            doc.flag("lone", default=False),
        )
        doc.close()
        return made

    def option(self, value: object, field: str) -> Option:
        if not isinstance(value, list) or len(value) != 3:
            raise BadDocument(field, "hace falta una opción: verbo, cosas, palabra", "expected an option: verb, things, word")
        doc = Document({"verb": value[0], "things": value[1], "word": value[2]}, field)
        return Option(self.s.names, doc.text("verb"), self.things(doc, "things"), doc.text("word"))

    def entry(self, value: object, field: str) -> Entry:
        if not isinstance(value, list) or len(value) != 4:
            raise BadDocument(
                field,
                "hace falta una entrada del registro: un suceso y quién vio sus tres cartas",
                "expected an entry of the log: an event and who saw its three cards",
            )
        seen = Document({"seen": value[1:]}, field).numbers("seen")
        return Entry(self.event(value[0], field), seen[0], seen[1], seen[2])

    def things(self, doc: Document, name: str) -> tuple[int, ...]:
        return tuple(doc.numbers(name, 0, len(self.s.cards)))
