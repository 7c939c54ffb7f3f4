"""As much of msgspec as the messages need, in plain Python, for where no compiled package can be had.

``structs.py`` says which of the two is used; ``tests/server/test_plain.py`` holds the one against the other: the same bytes go out,
and the same is refused on its way in.
"""

from __future__ import annotations

import inspect
import re
import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from json import dumps, loads
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Generic,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

T = TypeVar("T")
NOTHING: Final = object()  # a field without a default


class MsgspecError(Exception):
    """What was sent is not what it should be."""


class Meta:
    """Bounds of a value."""

    def __init__(
        self,
        *,
        min_length: int | None = None,
        max_length: int | None = None,
        pattern: str | None = None,
        ge: float | None = None,
        le: float | None = None,
    ) -> None:
        self.min_length = min_length
        self.max_length = max_length
        self.pattern = None if pattern is None else re.compile(pattern)
        self.ge = ge
        self.le = le

    def refuses(self, value: Any) -> bool:
        if isinstance(value, int | float):
            return (self.ge is not None and value < self.ge) or (self.le is not None and value > self.le)
        if len(value) < (self.min_length or 0) or (self.max_length is not None and len(value) > self.max_length):
            return True
        return self.pattern is not None and self.pattern.search(value) is None


class Named:
    """A field that has another name on the wire."""

    def __init__(self, default: object, name: str) -> None:
        self.default = default
        self.name = name


def field(*, default: Any = NOTHING, name: str = "") -> Any:
    return Named(default, name)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Struct:
    """A message, or a part of one: its fields are its annotations, and it never changes."""

    __struct_fields__: ClassVar[tuple[str, ...]] = ()
    __struct_defaults__: ClassVar[dict[str, object]] = {}
    __struct_names__: ClassVar[dict[str, str]] = {}
    __struct_options__: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls, **options: Any) -> None:
        own = [name for name, hint in inspect.get_annotations(cls).items() if not str(hint).startswith("ClassVar")]
        cls.__struct_fields__ = (*cls.__struct_fields__, *[name for name in own if name not in cls.__struct_fields__])
        cls.__struct_defaults__ = dict(cls.__struct_defaults__)
        cls.__struct_names__ = dict(cls.__struct_names__)
        cls.__struct_options__ = {**cls.__struct_options__, **options}
        for name in own:
            if name in cls.__dict__:
                given = cls.__dict__[name]
                delattr(cls, name)
                if isinstance(given, Named):
                    cls.__struct_names__[name] = given.name or name
                    given = given.default
                if given is not NOTHING:
                    cls.__struct_defaults__[name] = given

    def __init__(self, *values: Any, **named: Any) -> None:
        names = self.__struct_fields__
        if len(values) > len(names):
            raise TypeError(f"{type(self).__name__} has {len(names)} fields, not {len(values)}")
        held = dict(zip(names, values, strict=False))
        for name, value in named.items():
            if name in held or name not in names:
                raise TypeError(f"{type(self).__name__}: {name}")
            held[name] = value
        if len(held) < len(names):
            for name in names:
                if name not in held:
                    if name not in self.__struct_defaults__:
                        raise TypeError(f"{type(self).__name__} needs {name}")
                    default = self.__struct_defaults__[name]
                    held[name] = default.copy() if isinstance(default, list | dict) else default
        self.__dict__.update(held)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} does not change")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *[self.__dict__[name] for name in self.__struct_fields__]))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([f'{name}={self.__dict__[name]!r}' for name in self.__struct_fields__])})"


# -- out


def shown(value: Any) -> Any:
    """A value in dicts and lists."""
    if isinstance(value, Struct):
        return struct_shown(value)
    if isinstance(value, dict):
        return {key: shown(each) for key, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [shown(each) for each in value]
    if is_dataclass(value) and not isinstance(value, type):
        return {each.name: shown(getattr(value, each.name)) for each in fields(value)}
    return value


def struct_shown(value: Struct) -> dict[str, Any]:
    options, held = value.__struct_options__, value.__dict__
    found: dict[str, Any] = {}
    if "tag" in options:
        found[options.get("tag_field", "type")] = options["tag"]
    omitting = options.get("omit_defaults", False)
    for name in value.__struct_fields__:
        if not (omitting and name in value.__struct_defaults__ and held[name] == value.__struct_defaults__[name]):
            found[value.__struct_names__.get(name, name)] = shown(held[name])
    return found


class Encoder:
    """Writes messages."""

    def encode(self, value: object) -> bytes:
        return dumps(shown(value), ensure_ascii=False, separators=(",", ":")).encode()


# -- in


class Decoder(Generic[T]):
    """Reads messages of one kind, and refuses everything else."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self.reading: Callable[[Any], Any] | None = None

    def decode(self, raw: bytes | str) -> T:
        if self.reading is None:
            self.reading = reader(self.kind)
        text = raw if isinstance(raw, str) else raw.decode()
        value = loads(text, parse_constant=no_number)
        if "\\ud" in text.lower():
            dumps(value, ensure_ascii=False).encode()  # half characters are none
        found: T = self.reading(value)
        return found


def no_number(word: str) -> object:
    raise MsgspecError(f"{word} is no number")


def wrong(wanted: str) -> MsgspecError:
    return MsgspecError(f"Expected `{wanted}`")


def reader(kind: Any) -> Callable[[Any], Any]:
    """What reads values of a type."""
    if kind is Any:
        return as_it_is
    origin = get_origin(kind)
    if origin is Annotated:
        inner, *bounds = get_args(kind)
        return bounded(reader(inner), bounds)
    if origin in (Union, types.UnionType):
        return one_of(get_args(kind))
    if origin in (list, tuple):
        each = reader(get_args(kind)[0])
        return lambda value: [each(item) for item in of(value, list)]
    if origin is dict:
        held = reader(get_args(kind)[1])
        return lambda value: {key: held(item) for key, item in of(value, dict).items()}
    if isinstance(kind, type) and issubclass(kind, Struct):
        return struct_reader(kind)
    if kind is float:
        return lambda value: float(of(value, int if type(value) is int else float))
    return lambda value: of(value, kind)


def as_it_is(value: Any) -> Any:
    return value


def of(value: Any, kind: type) -> Any:
    """The value, if it is of exactly this type: true is no number."""
    if type(value) is not kind:
        raise wrong(kind.__name__)
    return value


def bounded(read: Callable[[Any], Any], bounds: list[Meta]) -> Callable[[Any], Any]:
    def checked(value: Any) -> Any:
        found = read(value)
        if any([each.refuses(found) for each in bounds]):
            raise MsgspecError("out of bounds")
        return found

    return checked


def is_tagged(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct) and "tag" in kind.__struct_options__


def one_of(kinds: tuple[Any, ...]) -> Callable[[Any], Any]:
    """Nothing or one type, or messages told apart by their tags."""
    tagged = {each.__struct_options__["tag"]: reader(each) for each in kinds if is_tagged(each)}
    others = [reader(each) for each in kinds if each is not types.NoneType and not is_tagged(each)]
    empty = types.NoneType in kinds

    def read(value: Any) -> Any:
        if value is None and empty:
            return None
        if tagged:
            tag = of(value, dict).get("type")
            if not isinstance(tag, str) or tag not in tagged:
                raise MsgspecError("Invalid value - at `$.type`")
            return tagged[tag](value)
        for each in others[:-1]:
            try:
                return each(value)
            except MsgspecError:
                continue
        return others[-1](value)

    return read


def struct_reader(kind: type[Struct]) -> Callable[[Any], Struct]:
    hints = get_type_hints(kind, include_extras=True)
    parts = {kind.__struct_names__.get(name, name): (name, reader(hints[name])) for name in kind.__struct_fields__}
    needed = [name for name in kind.__struct_fields__ if name not in kind.__struct_defaults__]
    tag = (
        {kind.__struct_options__.get("tag_field", "type"): kind.__struct_options__["tag"]}
        if "tag" in kind.__struct_options__
        else {}
    )
    strict = kind.__struct_options__.get("forbid_unknown_fields", False)

    def read(value: Any) -> Struct:
        held: dict[str, Any] = {}
        for key, each in of(value, dict).items():
            if key in parts:
                name, part = parts[key]
                held[name] = part(each)
            elif key in tag:
                if each != tag[key]:
                    raise MsgspecError(f"Invalid value - at `$.{key}`")
            elif strict:
                raise MsgspecError(f"Object contains unknown field `{key}`")
        for name in needed:
            if name not in held:
                raise MsgspecError(f"Object missing required field `{kind.__struct_names__.get(name, name)}`")
        return kind(**held)

    return read


class json:
    """As ``msgspec.json`` is called."""

    Encoder = Encoder
    Decoder = Decoder
