"""What is asked of a player: one question, all its legal options, one answer."""

from typing import Final

from tapete.core.language import Words

PASS: Final = "pass"


class Option:
    """One legal answer: a verb, the things it names and perhaps a word, readable as ``fight:1:troll#1>2:bumpsy#1``."""

    __slots__ = ("names", "things", "verb", "word")

    def __init__(self, names: tuple[str, ...], verb: str, things: tuple[int, ...] = (), word: str = "") -> None:
        self.names = names
        self.verb = verb
        self.things = things
        self.word = word

    @property
    def id(self) -> str:
        text = self.verb
        if self.things:
            names = self.names
            text += ":" + ">".join([names[thing] for thing in self.things])
        if self.word:
            text += ":" + self.word
        return text

    @property
    def thing(self) -> int:
        """The first thing named."""
        return self.things[0]

    @property
    def target(self) -> int:
        """The last thing named."""
        return self.things[-1]

    def __repr__(self) -> str:
        return f"Option({self.id})"


def read_option(names: tuple[str, ...], text: str) -> Option | None:
    """The option that an id writes, allowed or not; None when it names a thing that there is not."""
    verb, _, rest = text.partition(":")
    if not rest:
        return Option(names, verb)
    pieces = rest.split(">")
    last = pieces[-1]
    word = ""
    if last not in names:
        head, _, tail = last.rpartition(":")
        if head in names:
            pieces[-1], word = head, tail
        elif len(pieces) == 1 and "#" not in rest:
            return Option(names, verb, (), rest)
    if not all([piece in names for piece in pieces]):
        return None
    return Option(names, verb, tuple([names.index(piece) for piece in pieces]), word)


class Decision:
    """A question to one player. ``options`` lists every legal answer; the rules offer nothing else."""

    __slots__ = ("kind", "lone", "options", "player", "prompt", "source")

    def __init__(self, player: int, kind: str, options: list[Option], prompt: Words, source: int = -1, lone: bool = False) -> None:
        self.player = player
        self.kind = kind
        self.options = options
        self.prompt = prompt
        self.source = source  # the card that asks, or -1
        self.lone = lone  # the only target of an effect: there is nothing to choose, and it is shown all the same

    def find(self, option_id: str) -> Option | None:
        for option in self.options:
            if option.id == option_id:
                return option
        return None

    def ids(self) -> list[str]:
        return [option.id for option in self.options]

    def __repr__(self) -> str:
        return f"Decision(player {self.player}, {self.kind}: {', '.join(self.ids())})"
