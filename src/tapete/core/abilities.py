"""What a card can do, as static declarations: it triggers, it replaces, it is used, or it constantly modifies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core.language import Words
from tapete.core.text import plain

if TYPE_CHECKING:
    from tapete.core.effects import Effect, Program, Resolving
    from tapete.core.events import Event
    from tapete.core.modifiers import Modifier
    from tapete.core.state import State

NOTHING: Final = -1


class Ability:
    """The base of everything a card declares. ``id`` is unique in the game: the card's id and the ability's place on it."""

    def __init__(self) -> None:
        self.id = ""
        self.place = 0  # on its card; of an ability inside another one, both places as one number
        self.headings: tuple[str, ...] = ()  # in bold, where a game prints abilities under headings

    def text(self, lang: str) -> str:
        raise NotImplementedError

    def clause(self, lang: str) -> str:
        """What it says inside another sentence: without capital letter and full stop."""
        raise NotImplementedError

    def symbols(self) -> str:
        """The ability in symbols (``core/symbols.py``); "" when it cannot be said in them."""
        return ""

    def listens(self) -> bool:
        """Whether it is in force while its card is in play, and so stands in the index."""
        return False

    def programs(self) -> list[Program]:
        """The programs the game must know by name so that frames can be written down and read back."""
        return []

    def declared(self) -> list[Ability]:
        """The abilities inside this one: those it grants, and those its effect puts in force for a while."""
        return []

    def printed_on(self, card: CardDef) -> None:
        """A card bears it: a game may note there what its rules look for."""

    def adopt(self, id: str) -> None:
        """Take the id under which the game knows this ability, and name the abilities inside it after it.

        An ability that several cards share keeps the name it got from the first of them.
        """
        if self.id:
            return
        self.id = id
        places = [part for part in id.split("/")[1:] if part.isdigit()]
        self.place = int("".join(places)) if places else 0
        for number, program in enumerate(self.programs()):
            if not program.id:
                program.id = id if number == 0 else f"{id}.{number}"
        for number, inner in enumerate(self.declared(), 1):
            inner.adopt(f"{id}/{number}")


class Triggered(Ability):
    """Resolves when something happens. ``kinds`` are the event kinds; ``own`` abilities answer only events of their own card."""

    def __init__(self, kinds: tuple[int, ...], effect: Effect, own: bool) -> None:
        super().__init__()
        self.kinds = kinds
        self.own = own
        self.effect = effect
        self.program = effect.compiled()

    def listens(self) -> bool:
        return not self.own

    def matches(self, s: State, e: Event, source: int, you: int) -> bool:
        """Whether this event is one the ability answers, for the card ``source`` controlled by ``you``."""
        return not self.own or e.card == source

    def programs(self) -> list[Program]:
        return [self.program]

    def declared(self) -> list[Ability]:
        return self.effect.declared()


class Replacement(Ability):
    """Changes an event before it happens ("instead", "cannot be dealt damage")."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        super().__init__()
        self.kinds = kinds

    def listens(self) -> bool:
        return True

    def applies(self, s: State, e: Event, r: Replacing) -> bool:
        raise NotImplementedError

    def instead(self, s: State, e: Event, r: Replacing) -> list[Event]:
        """What happens in its place; an empty list for nothing."""
        raise NotImplementedError

    def offered_to(self, s: State, e: Event, r: Replacing) -> int:
        """The player who may decline it, ``events.BY_ITSELF`` when it asks its own questions, -1 when nobody is asked."""
        return NOTHING

    def question(self) -> Words:
        """What that player is asked."""
        raise NotImplementedError

    def take_up(self, s: State, e: Event, r: Replacing) -> None:
        """Put on the stack what it costs and does; it ends in ``events.give_way`` unless something gets in its way."""
        raise NotImplementedError


class Constant(Ability):
    """Applies while its card is in play: a modifier, perhaps with a condition of its own."""

    def __init__(self, modifier: Modifier) -> None:
        super().__init__()
        self.modifier = modifier

    def listens(self) -> bool:
        return True

    def text(self, lang: str) -> str:
        return self.modifier.text(lang)

    def clause(self, lang: str) -> str:
        return self.modifier.clause(lang)

    def symbols(self) -> str:
        return self.modifier.symbols()

    def programs(self) -> list[Program]:
        return self.modifier.programs()

    def declared(self) -> list[Ability]:
        return self.modifier.declared()


class Pending:
    """A triggered ability that waits: its program, its card, its player and the event it answers."""

    __slots__ = ("event", "program", "source", "via", "you")

    def __init__(self, program: Program, source: int, you: int, event: Event, via: int = NOTHING) -> None:
        self.program = program
        self.source = source
        self.you = you
        self.event = event
        self.via = via  # the card that grants the ability, when it is not the source itself

    def same(self, other: Pending) -> bool:
        """Whether the order between the two cannot matter because they are the same thing twice."""
        if self.program is not other.program or not self.program.blind:
            return self is other
        return self.source == other.source and self.you == other.you and self.via == other.via


class Replacing:
    """A replacement in force: the ability, its card, its player and a key that no other one shares."""

    __slots__ = ("ability", "key", "lasting", "source", "you")

    def __init__(self, ability: Replacement, source: int, you: int, key: int, lasting: int = NOTHING) -> None:
        self.ability = ability
        self.source = source
        self.you = you
        self.key = key
        self.lasting = lasting  # the lasting effect it belongs to, when it is not a card's own


class Index:
    """Who listens to what: triggers, replacements and modifiers by kind. Read only; made anew when that changes.

    Most kinds have nobody: they share one empty list. What a card enters is made once for a card of this number and this player and
    shared by all states (``CardDef.standing``).
    """

    __slots__ = ("brittle", "heard", "listening", "modifying", "replacing")

    def __init__(self, events: int, modifiers: int, cards: int) -> None:
        self.listening: list[list[Listener]] = [NO_LISTENERS] * events
        self.replacing: list[list[Replacing]] = [NO_REPLACINGS] * events
        self.modifying: list[list[Modifying]] = [NO_MODIFYINGS] * modifiers
        self.heard = bytearray(cards)  # the cards that entered something, or that something entered speaks for
        self.brittle = False  # whether it depends on more than what these cards say: then any move makes it anew

    def listen(self, kind: int, listener: Listener) -> None:
        found = self.listening[kind]
        if found:
            found.append(listener)
        else:
            self.listening[kind] = [listener]

    def replace(self, kind: int, replacing: Replacing) -> None:
        found = self.replacing[kind]
        if found:
            found.append(replacing)
        else:
            self.replacing[kind] = [replacing]

    def modify(self, kind: int, modifying: Modifying) -> None:
        found = self.modifying[kind]
        if found:
            found.append(modifying)
        else:
            self.modifying[kind] = [modifying]

    def enter(self, standing: Standing, card: int) -> None:
        """Enter everything that a card has in force."""
        if not standing.silent:
            self.heard[card] = 1
            for listener in standing.listeners:
                for kind in listener.ability.kinds:
                    self.listen(kind, listener)
            for replacing in standing.replacings:
                for kind in replacing.ability.kinds:
                    self.replace(kind, replacing)
            for modifying in standing.modifyings:
                self.modify(modifying.modifier.kind, modifying)


class Standing:
    """What a card of some number has in force while some player controls it."""

    __slots__ = ("listeners", "modifyings", "replacings", "silent")

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self.replacings: list[Replacing] = []
        self.modifyings: list[Modifying] = []
        self.silent = True


class Listener:
    """A triggered ability in force, with its card and its player.

    ``via`` is the card that grants it, -1 when it is the source's own, or -2 minus the serial of a lasting effect.
    """

    __slots__ = ("ability", "source", "via", "you")

    def __init__(self, ability: Triggered, source: int, you: int, via: int = NOTHING) -> None:
        self.ability = ability
        self.source = source
        self.you = you
        self.via = via


class Modifying:
    """A modifier in force, with the frame of reference it is read in."""

    __slots__ = ("lasting", "modifier", "scope", "source", "you")

    def __init__(self, modifier: Modifier, source: int, you: int, scope: Resolving, lasting: int = NOTHING) -> None:
        self.modifier = modifier
        self.source = source
        self.you = you
        self.scope = scope
        self.lasting = lasting


NO_LISTENERS: Final[list[Listener]] = []
NO_REPLACINGS: Final[list[Replacing]] = []
NO_MODIFYINGS: Final[list[Modifying]] = []


class CardDef:
    """A card as the game knows it: its id, its two names and its abilities. Games add their facts in a subclass."""

    def __init__(self, id: str, name: Words, abilities: tuple[Ability, ...]) -> None:
        self.id = id
        self.name = name
        self.abilities = abilities
        self.quiet = not any([ability.listens() for ability in abilities])  # it enters nothing into the index
        self.standing: dict[int, Standing] = {}  # what it has in force, by its number and player
        self.entry = 0  # for programs that learn: its place in the catalogue, from 1 (see core/observation.py)
        for number, ability in enumerate(abilities, 1):
            ability.adopt(f"{id}/{number}")

    def mention(self, lang: str) -> str:
        """The card as the log speaks of it: by its name, or by its kind where one is as good as another ("a skeleton")."""
        return self.name.text(lang)

    def text(self, lang: str) -> str:
        """The card's text in plain words."""
        return plain(self.printed(lang))

    def symbols(self) -> list[str]:
        """What the card does in symbols, ability by ability; "" for one that cannot be said in them."""
        return [ability.symbols() for ability in self.abilities]

    def printed(self, lang: str) -> str:
        """The card's text, printed from what it does."""
        said = [ability.text(lang) for ability in self.abilities]
        return " ".join([text for text in said if text])  # an ability may be said by the one before it
