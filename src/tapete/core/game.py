"""A game is a declaration that answers named questions: its zones, its counters, its events, its timing, its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core import series
from tapete.core.abilities import (
    Ability,
    CardDef,
    Constant,
    Index,
    Listener,
    Modifying,
    Pending,
    Replacement,
    Replacing,
    Standing,
    Triggered,
)
from tapete.core.actions import Actions, left_aside
from tapete.core.costs import Resource
from tapete.core.decision import Option, read_option
from tapete.core.effects import Program, Resolving, resolving, scope
from tapete.core.encoding import Encoding
from tapete.core.events import Batch, Event, EventKind, Triggers
from tapete.core.facets import Accounts, Documents, Endings, Hints, Measures, Responding, Sight, Speech
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.layout import Layout
from tapete.core.refusal import Refusal, Refused
from tapete.core.symbols import Sign
from tapete.core.windows import Discipline, Window
from tapete.core.workshop import Workshop
from tapete.core.zones import ZoneKind

if TYPE_CHECKING:
    from tapete.core.state import State


NOTHING: Final = -1
SEATS: Final = 64  # more than ever play in one match
KNOWN: Final = "known"  # the counter that the core reads as players who know a hidden card


class Choice:
    """Something to settle before a game: a field of its setup and the values it may have, the usual one first.

    A value of None leaves the field out: the game decides. ``apart`` are the fields that stay as usual with any other value than
    the usual one; ``decks`` among them: then nobody brings a deck.
    """

    def __init__(self, field: str, name: Words, values: tuple[tuple[object, Words], ...], apart: tuple[str, ...] = ()) -> None:
        self.field = field
        self.name = name
        self.values = values
        self.apart = apart


class Game:
    """The questions every game answers. Subclasses override what differs; the defaults are the plainest reading."""

    def __init__(
        self,
        id: str,
        title: Words,
        zones: tuple[ZoneKind, ...],
        events: tuple[EventKind, ...],
        card_fields: tuple[str, ...],
        player_fields: tuple[str, ...],
        world_fields: tuple[str, ...] = (),
        modifiers: tuple[str, ...] = (),
        frames: tuple[type[Frame], ...] = (),
        windows: tuple[Discipline, ...] = (),
        resources: tuple[Resource, ...] = (),
        version: str = "1",
        seldom_fields: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.title = title
        self.version = version  # of the rules as implemented: replays of another version may part ways
        self.zones = zones
        self.event_kinds = events
        self.card_fields = card_fields
        self.seldom = 0  # the counters of cards that copies of a state share until they change, as bits (``State.write``)
        for name in seldom_fields:
            self.seldom |= 1 << card_fields.index(name)
        self.known = card_fields.index(KNOWN) if KNOWN in card_fields else NOTHING  # who knows a card that lies hidden, as bits
        self.player_fields = player_fields
        self.world_fields = world_fields
        self.modifiers = modifiers
        self.catalogue: dict[str, CardDef] = {}
        self.programs: dict[str, Program] = {}
        self.abilities: dict[str, Ability] = {}
        self.frames: dict[str, type[Frame]] = {}
        self.phrases: dict[str, Words] = {}  # options in words, by verb: see core/labels.py
        self.signs: dict[str, Sign] = {}  # the symbols that texts can be said in: see core/symbols.py
        self.groups: dict[str, Words] = {}  # headings of a menu of options, by ``kind/verb``
        self.actions: dict[str, Actions] = {}  # by the kind of decision: see core/actions.py
        self.looks: tuple[str, ...] = ("main",)  # decisions at which somebody looks at the whole table: always put, even to pass
        self.fingerprint = ""  # of the catalogue; see records.catalogue_hash
        for kind, event in enumerate(events):
            event.index = kind
        self.windows: dict[str, Discipline] = {window.id: window for window in windows}
        self.resources = resources
        for number, resource in enumerate(resources):
            resource.index = number
        own: tuple[type[Frame], ...] = (Batch, Triggers, Resolving, Window, series.BetweenGames)
        for frame in own + frames:
            self.frames[frame.NAME] = frame
        self.sight = Sight(self)
        self.responding = Responding(self)
        self.speech = Speech(self)
        self.documents = Documents(self)
        self.workshop = Workshop(self)
        self.hints = Hints(self)
        self.lab = Measures(self)
        self.accounts = Accounts(self)
        self.endings = Endings(self)
        self.encoding = Encoding(self)
        self.furnish()
        self.offer_actions(series.ANOTHER_GAME)

    def furnish(self) -> None:
        """Put the game's own facets in the places of the plain ones (core/facets.py)."""

    def offer_actions(self, *lists: Actions) -> None:
        """Take over rows of actions, with their phrases and headings. Phrases that the game has already stay."""
        for rows in lists:
            self.actions[rows.kind] = rows
            self.phrases = {**rows.phrases(), **self.phrases}
            self.groups = {**self.groups, **rows.headings()}

    # -- cards

    def register(self, card: CardDef) -> CardDef:
        """Take a card into the catalogue, and its abilities and programs under their names."""
        self.catalogue[card.id] = card
        self.fingerprint = ""
        for ability in card.abilities:
            self.learn(ability)
        return card

    def learn(self, ability: Ability) -> None:
        """Know an ability, its programs and all abilities inside it by their ids."""
        self.abilities[ability.id] = ability
        for program in ability.programs():
            self.programs[program.id] = program
        for inner in ability.declared():
            self.learn(inner)

    # -- setup and play

    def players_range(self) -> tuple[int, int]:
        """How many can play, from and to."""
        return 2, 2

    def start(self, setup: dict[str, object], seed: int) -> State:
        """A game ready to be played: at its first decision."""
        raise NotImplementedError

    def random_setup(self, number: int) -> dict[str, object]:
        """A sensible setup for the n-th game of a simulation."""
        raise NotImplementedError

    def rematch(self, ended: State) -> dict[str, object]:
        """The setup of the next game of a series, after one that ended so."""
        return ended.setup

    def ended(self, s: State) -> None:
        """A game is over, and by its rules: in a series there may be another."""
        if series.BEST_OF in s.setup:
            series.go_on(s)

    def choices(self) -> tuple[Choice, ...]:
        """What can be settled before a game besides players and decks: modes, variants, who begins."""
        return ()

    def play(self, s: State, option_id: str) -> None:
        """Answer the pending decision by an option's id. Anything else is refused; then, and when the engine fails, the state is
        left as it was."""
        decision = s.decision
        if decision is None:
            raise Refused(GAME_OVER if s.over else NOTHING_ASKED)
        option = decision.find(option_id)
        if option is None:
            raise Refused(self.why_not(s, option_id) or NOT_AN_OPTION)
        before = s.clone()
        told = len(s.log) if s.log is not None else 0
        try:
            s.choose(option)
        except Exception:
            s.become(before)
            if s.log is not None:
                del s.log[told:]
            raise

    def why_not(self, s: State, option_id: str) -> Refusal | None:
        """Why an answer is not among the options, when a rule says so.

        At a decision with rows of actions, they know; of another answer to the question under way, whoever asks it; of an action
        that belongs to another decision, the action itself. Whoever asks may also know of an answer that nothing else does.
        """
        decision = s.decision
        assert decision is not None
        option = read_option(s.names, option_id)
        if option is None:
            return None
        rows = self.actions.get(decision.kind)
        action = None if rows is None else rows.find(option)
        if action is not None:
            return action.refuse(s, decision.player, option)
        if s.stack and any([each.verb == option.verb for each in decision.options]):
            return s.stack[-1].why_not(s, option)
        for other in self.actions.values():
            action = other.find(option)
            if action is not None:
                return action.untimely(s, decision.player, option)
        return s.stack[-1].why_not(s, option) if s.stack else None

    def why_not_chosen(self, s: State, card: int) -> Refusal | None:
        """Why a card is not among those that an ability lets somebody choose, as far as the rules say it of any ability."""
        return None

    # -- who decides

    def opponent(self, s: State, player: int) -> int:
        """The opponent an effect means when there is only one."""
        return (player + 1) % s.players

    def active(self, s: State) -> int:
        """The player whose turn it is."""
        return 0

    def decider(self, s: State, player: int) -> int:
        """Who makes a choice that an ability of ``player`` calls for."""
        return player

    def arbiter(self, s: State) -> int:
        """Who orders what is simultaneous."""
        return self.active(s)

    # -- abilities in force

    def indexed(self, s: State) -> Index:
        """Gather who listens to what from the cards in play and the lasting effects."""
        index = Index(len(self.event_kinds), len(self.modifiers), len(s.cards))
        for kind, zone in enumerate(self.zones):
            if zone.in_play:
                for player in range(s.players):
                    for card in s.zones[kind * s.players + player]:
                        self.index_card(s, index, card, player)
        for effect in s.lasting:
            if effect.starts <= s.turn:
                frame = scope(effect.you, effect.source)
                frame.it = effect.it
                frame.them = effect.them
                frame.word = effect.word
                frame.number = effect.number
                ability = effect.ability
                if isinstance(ability, Constant):
                    changing = Modifying(ability.modifier, effect.source, effect.you, frame, effect.serial)
                    index.modify(ability.modifier.kind, changing)
                elif isinstance(ability, Triggered):
                    for event in ability.kinds:
                        index.listen(event, Listener(ability, effect.source, effect.you, -2 - effect.serial))
                elif isinstance(ability, Replacement):
                    for event in ability.kinds:
                        index.replace(event, Replacing(ability, effect.source, effect.you, -2 - effect.serial, effect.serial))
        return index

    def index_card(self, s: State, index: Index, card: int, player: int) -> None:
        """Enter a card in play into the index."""
        printed = s.cards[card]
        if not printed.quiet:
            index.enter(self.standing(s, printed, card, player), card)

    def standing(self, s: State, printed: CardDef, card: int, player: int) -> Standing:
        """What a card has in force by what it says; made once for all matches, however many play in them."""
        key = card * SEATS + player
        found = printed.standing.get(key)
        if found is None:
            found = Standing()
            for ability in printed.abilities:
                stand(found, ability, card, player, -1)
            printed.standing[key] = found
        return found

    def stays_quiet(self, s: State, card: int) -> bool:
        """Whether a card that has just moved enters nothing into the index where it lies now."""
        return s.cards[card].quiet

    # -- timing

    def check(self, s: State) -> None:
        """What the rules do by themselves whenever something has changed ("a creature with as much damage as power…")."""

    def triggers(self, s: State, happened: list[Event]) -> list[Pending]:
        """The abilities that answer these events, all of which happened at once."""
        pending: list[Pending] = []
        listening = s.index().listening
        for e in happened:
            for listener in listening[e.kind]:
                if listener.ability.matches(s, e, listener.source, listener.you):
                    pending.append(Pending(listener.ability.program, listener.source, listener.you, e, listener.via))
        return pending

    def still_triggers(self, s: State, p: Pending) -> bool:
        """Whether an ability that triggered is still to be resolved when its turn comes."""
        return True

    def trigger_order(self, s: State, pending: tuple[Pending, ...], last: int) -> int:
        """Whose ability is next: a player, or -1 when the arbiter orders them all."""
        return -1

    def resolve_trigger(self, s: State, p: Pending) -> None:
        """Put a triggered ability on the stack."""
        s.push(resolving(p.program, p.you, p.source, p.event, p.via))

    def repeats(self, s: State, f: Resolving) -> bool:
        """Whether an ability whose text repeats itself may go on doing so."""
        return True

    def weight(self, e: Event) -> int:
        """How much an event counts for "if you do" and "for each … this way"."""
        return 1

    # -- what a player knows

    def impossible(self, s: State) -> list[tuple[Option, Refusal]]:
        """What the player who decides might look for among the options and not find, each with its reason: what the rows of the
        decision know, and something for everything else in sight."""
        decision = s.decision
        if decision is None:
            return []
        rows = self.actions.get(decision.kind)
        found = [] if rows is None else rows.impossible(s, decision.player)
        told = {thing for option in decision.options for thing in option.things}
        told.update([thing for option, _ in found for thing in option.things])
        for thing in range(len(s.cards)):
            if thing not in told and self.sight.sees(s, decision.player, thing):
                aside = left_aside(s, decision, thing)
                if aside is not None:
                    found.append(aside)
        return found

    # -- words

    def layout(self) -> Layout:
        """How the game lies on the table (games/<game>/table.py); made anew at each call, so whoever draws keeps it."""
        return Layout(self)

    # -- what the laboratory asks


def stand(standing: Standing, ability: Ability, card: int, player: int, via: int) -> None:
    """Add one ability to what a card has in force; ``via`` is the card that grants it, or -1."""
    if isinstance(ability, Constant):
        frame = scope(player, card)
        frame.via = via
        standing.modifyings.append(Modifying(ability.modifier, card, player, frame))
    elif isinstance(ability, Triggered):
        if ability.own:
            return
        standing.listeners.append(Listener(ability, card, player, via))
    elif isinstance(ability, Replacement):
        key = replacement_key(ability, via if via >= 0 else card)
        standing.replacings.append(Replacing(ability, card, player, key))
    else:
        return
    standing.silent = False


def replacement_key(ability: Ability, bearer: int) -> int:
    """A number for a replacement that no other one in force shares: two on one card are two."""
    return bearer * 1000 + ability.place % 1000


GAME_OVER: Final = Refusal("CORE-over", "La partida ha terminado.", "The game is over.")
NOTHING_ASKED: Final = Refusal("CORE-asked", "No hay ninguna decisión pendiente.", "No decision is pending.")
NOT_AN_OPTION: Final = Refusal("CORE-option", "Esa respuesta no está entre las opciones.", "That answer is not among the options.")
