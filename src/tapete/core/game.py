"""A game is a declaration that answers named questions: its zones, its counters, its events, its timing, its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core import costs
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
from tapete.core.actions import Actions
from tapete.core.costs import Reservation, Resource
from tapete.core.decision import Option, read_option
from tapete.core.effects import Program, Resolving, resolving, scope
from tapete.core.events import Batch, Event, EventKind, Triggers, happen
from tapete.core.frames import Frame
from tapete.core.language import EN, Words
from tapete.core.layout import Layout
from tapete.core.position import no_positions
from tapete.core.refusal import BadDocument, Refusal, Refused
from tapete.core.times import Times
from tapete.core.windows import ALWAYS, Announcement, Discipline, Window

if TYPE_CHECKING:
    from tapete.core.ledger import Bill
    from tapete.core.modifiers import Lasting
    from tapete.core.state import State

PUBLIC: Final = "public"
HOLDER: Final = "holder"  # only the player in whose zone the cards lie
NOBODY: Final = "nobody"


class ZoneKind:
    """A kind of zone: who sees its cards, whether their order is public, whether cards in it are in play."""

    def __init__(
        self, id: str, es: str, en: str, sight: str, in_play: bool = False, shared: bool = False, ordered: bool = True
    ) -> None:
        self.id = id
        self.name = Words(es, en)
        self.sight = sight
        self.in_play = in_play
        self.shared = shared  # one for the whole table, kept under player 0
        self.ordered = ordered


class Choice:
    """Something to settle before a game: a field of its setup and the values it may have, the usual one first.

    A value of None leaves the field out: the game decides.
    """

    def __init__(self, field: str, name: Words, values: tuple[tuple[object, Words], ...]) -> None:
        self.field = field
        self.name = name
        self.values = values


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
        self.player_fields = player_fields
        self.world_fields = world_fields
        self.modifiers = modifiers
        self.catalogue: dict[str, CardDef] = {}
        self.programs: dict[str, Program] = {}
        self.abilities: dict[str, Ability] = {}
        self.frames: dict[str, type[Frame]] = {}
        self.phrases: dict[str, Words] = {}  # options in words, by verb: see core/labels.py
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
        own: tuple[type[Frame], ...] = (Batch, Triggers, Resolving, Window)
        for frame in own + frames:
            self.frames[frame.NAME] = frame

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
        """Why an answer is not among the options, when a rule says so. At a decision with rows of actions, they know."""
        decision = s.decision
        assert decision is not None
        rows = self.actions.get(decision.kind)
        option = None if rows is None else read_option(s.names, option_id)
        return None if rows is None or option is None else rows.why_not(s, decision.player, option)

    # -- endings that no option leads to

    def give_up(self, s: State, gone: frozenset[int]) -> None:
        """These players have given up, the last of them at this moment: end the game if what is left of it is none.

        While it goes on, somebody else answers for those who left.
        """
        left = [player for player in range(s.players) if player not in gone]
        if not left or len(left) < min(2, s.players):
            s.finish(tuple(left))

    def times(self, setup: dict[str, object]) -> Times | None:
        """What the rules say about time in a game with this setup; None: nothing."""
        return None

    def preparing(self, s: State) -> bool:
        """Whether the players are still preparing, before the time of the round begins."""
        return False

    def time_up(self, s: State) -> None:
        """The time of the round is over: the game ends at this very moment, and the rules say how."""
        raise NotImplementedError

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
        """What a card has in force by what it says; made once."""
        key = card * s.players + player
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

    # -- response windows

    def plays(self, s: State, player: int) -> bool:
        """Whether a player is still in the game, and so asked in windows."""
        return True

    def responses(self, s: State, window: Window, player: int) -> list[Option]:
        """What a player may answer now; passing is always added."""
        raise NotImplementedError

    def asks(self, s: State, window: Window, player: int) -> bool:
        """Whether a player without a response is asked all the same: where only hidden cards tell who has one, yes."""
        return self.windows[window.discipline].asks == ALWAYS

    def asked(self, s: State, window: Window) -> Words:
        """The question of a window; a game may name what it is about."""
        return self.windows[window.discipline].prompt

    def announce(self, s: State, window: Window, player: int, option: Option) -> None:
        """A player has chosen a response. A game reserves its cost here and says whom it is aimed at.

        When that takes more choices, push a frame that asks them and ends with ``windows.current(s).announce``.
        """
        window.announce(s, Announcement(player, option.verb, option.things, option.word))

    def why_not_launched(self, s: State, announced: Announcement) -> Refusal | None:
        """Why something announced does not take effect after all (besides its cost, which is seen to)."""
        return None

    def not_launched(self, s: State, announced: Announcement, refusal: Refusal) -> None:
        """Something announced came to nothing; what was reserved for it is free again."""

    def pay(self, s: State, announced: Announcement) -> None:
        """Pay what was reserved for something announced, right before its effect. Push a frame when that takes choices."""
        happen(s, costs.pay(s, announced.reservation))

    def launch(self, s: State, announced: Announcement) -> None:
        """Something announced, and paid for, takes effect."""
        raise NotImplementedError

    # -- what a player knows

    def sees(self, s: State, player: int, card: int) -> bool:
        """Whether a player (or -1 for a spectator) may see what this card is."""
        place = s.place[card]
        if place < 0:
            return False
        sight = self.zones[place // s.players].sight
        return sight == PUBLIC or (sight == HOLDER and place % s.players == player)

    def seen_cards(self, s: State, player: int, kind: int, holder: int) -> list[int]:
        """The cards of a zone that a player may see by ``sees``, in order; a game may find them faster. Read only."""
        cards = s.zones[kind * s.players + holder]
        if self.zones[kind].sight == PUBLIC:
            return cards
        return [card for card in cards if self.sees(s, player, card)]

    def knows_contents(self, s: State, player: int, kind: int, holder: int) -> bool:
        """Whether a player knows which cards lie in a zone though not in which order, like a deck they made themselves."""
        return False

    def counts(self, s: State, player: int, kind: int, holder: int) -> bool:
        """Whether a player (or -1 for a spectator) is shown how many cards lie in a zone."""
        return True

    def swappable(self, s: State, player: int) -> list[list[int]]:
        """Groups of cards that could lie in one another's places as far as this player knows."""
        groups: list[list[int]] = [[] for _ in range(s.players + 1)]
        for card in range(len(s.cards)):
            if s.place[card] >= 0 and not self.sees(s, player, card):
                groups[s.owners[card]].append(card)
        return [group for group in groups if len(group) > 1]

    def suppose(self, world: State, player: int) -> None:
        """``redeal`` has dealt the cards anew: let what others chose in secret, where the state keeps it beside the cards, be
        something that the player cannot tell from the truth."""

    def printed_fields(self) -> tuple[int, ...]:
        """Card counters that are part of what a card is, not of where it lies: they go with it when cards are redealt."""
        return ()

    def known_reservation(self, s: State, player: int, reserved: Reservation) -> Reservation:
        """What is set aside for an announcement, as far as a player (or -1 for a spectator) may know: -1 for a secret card."""
        return reserved

    def described(self, s: State, card: int) -> dict[str, object]:
        """What a view says about a card it shows, besides its name and counters: derived values, what it is attached to."""
        return {}

    def impossible(self, s: State) -> list[tuple[Option, Refusal]]:
        """What the player who decides might look for among the options and not find, each with its reason."""
        decision = s.decision
        rows = None if decision is None else self.actions.get(decision.kind)
        return [] if decision is None or rows is None else rows.impossible(s, decision.player)

    # -- documents

    def decks(self) -> list[dict[str, object]]:
        """The decks that come with the game, each with its ``name``; setups list theirs under ``decks``."""
        return []

    def read_deck(self, written: object) -> dict[str, object]:
        """A deck as somebody brings it (a document, or lines of text) in the form that setups list under ``decks``."""
        raise BadDocument("deck", f"{self.title.es} no tiene mazos", f"{self.title.en} has no decks")

    def printed_cards(self) -> list[str]:
        """The ids of all cards whose facts are known, implemented or not."""
        return list(self.catalogue)

    def official_changes(self, id: str, lang: str) -> list[str]:
        """What has officially changed about a card since it was printed, each with its date and clause, the oldest first."""
        return []

    def waiting(self) -> list[tuple[Words, list[str]]]:
        """What the cards that are not implemented wait for, in words, and which: what keeps most of them back comes first."""
        return []

    def known_cards(self) -> list[str]:
        """The ids of all cards that could be declared: those of ``printed_cards`` and of other sets with facts."""
        return self.printed_cards()

    def card_file(self, id: str) -> str:
        """The file of ``cards/`` in which a card is declared, without its ending; "" when the game cannot say."""
        return ""

    def position(self, doc: object) -> State:
        """The state that a position document describes (docs/positions.md)."""
        raise no_positions(self)

    def to_position(self, s: State) -> dict[str, object]:
        """The position document of a state at a main decision."""
        raise no_positions(self)

    # -- words

    def facts_text(self, card: CardDef, lang: str) -> str:
        """What is printed on a card besides its name and text, as one line."""
        return ""

    def word(self, s: State, option: Option, lang: str) -> str:
        """The word an option carries, as a player says it."""
        return option.word

    def whereabouts(self, s: State, card: int, player: int, lang: str) -> str:
        """Where a card lies, said to a player in few words."""
        kind = s.zone_kind(card)
        zone = self.zones[kind]
        name = zone.name.text(lang)
        holder = s.holder(card)
        if zone.shared or holder == player:
            return name
        return f"{name}, {'player' if lang == EN else 'jugador'} {holder + 1}"

    def tell_lasting(self, s: State, effect: Lasting) -> None:
        """A lasting effect has come into force: tell the log, where the game has a line for that."""

    def verdict(self, s: State, lang: str) -> str:
        """How a game that is over is told where it is not said by who won: the score of somebody who played alone."""
        return ""

    def layout(self) -> Layout:
        """How the game lies on the table (games/<game>/table.py); made anew at each call, so whoever draws keeps it."""
        return Layout(self)

    # -- what bots ask (games/<game>/hints.py); all of it is read from one world, so a hint may look at everything in it

    def evaluate(self, s: State, player: int) -> float:
        """How a player stands: about the logarithm of the odds that they win, 0 where nothing tells the players apart.

        What can still be done this turn counts for something, less than it counts once done: a bot that looks one step ahead
        then acts before it ends its turn.
        """
        return 0.0

    def prior(self, s: State, option: Option) -> int:
        """How promising an option of the pending decision looks before it is tried: a weight from 0 on."""
        return 1

    def idle(self, s: State, option: Option) -> bool:
        """Whether an option by itself gains nothing and costs nothing, like turning on the spot.

        A look-ahead leaves it out: a bot could take it for ever rather than finish.
        """
        return False

    def habit(self, s: State) -> Option | None:
        """What whoever decides would do without much thought, inside a look-ahead: so that not every answer that could be
        given to an action is tried. None: try the options."""
        return None

    def stretch(self, s: State) -> int:
        """A number that changes when a turn ends (or a round, in a game of rounds): there a look-ahead may rest."""
        return s.turn

    def foresight(self) -> int:
        """How many turns (this one included) a search plays on to the end of, step by step, before it asks how the players stand.

        Worth its time in a race, where what a move is worth shows only once the others have answered and its player has gone on.
        0: it asks where its tree ends.
        """
        return 0

    # -- what the laboratory asks

    def balance_units(self, s: State) -> list[tuple[int, str]]:
        """What a game's balance is measured by, as (player, id): the heroes, decks or cards each player came with.

        Asked once a game is over. Ids of the catalogue are shown by their names. Unless a game says otherwise, the decks of the
        setup that have a name; one made up for a single game has only a number (``#7``).
        """
        decks = s.setup.get("decks")
        found: list[tuple[int, str]] = []
        for player, deck in enumerate(decks if isinstance(decks, list) else []):
            name = str(deck.get("name", "")) if isinstance(deck, dict) else ""
            if name and not name.startswith("#"):
                found.append((player, name))
        return found

    def scores(self, s: State) -> list[int]:
        """What each player has scored in a game that is over; nothing where a game has no score."""
        return []

    # -- what the contract suite asks

    def main_depth(self, s: State) -> int:
        """How many frames may lie on the stack at this decision when it is a main one; -1 when it is another."""
        return -1

    def owed(self, s: State, frame: Frame) -> Bill | None:
        """What a frame just put on the stack is there to pay; it must all have left when the frame is done (core/ledger.py).

        What is reserved and paid through core/costs.py is in the book without this.
        """
        return None

    def tender(self, s: State, e: Event) -> int:
        """With what an event pays: the number of a resource, ``ledger.CARDS`` for the card it moves, -1 when it pays nothing."""
        return -1

    def fell_short(self, s: State) -> bool:
        """Whether the procedure on top knows that something due for it did not leave after all, so that nothing comes of it."""
        return False

    def conserved(self, s: State) -> list[int]:
        """Quantities that no step may change (for the contract suite)."""
        return []


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


GAME_OVER = Refusal("CORE-over", "La partida ha terminado.", "The game is over.")
NOTHING_ASKED = Refusal("CORE-asked", "No hay ninguna decisión pendiente.", "No decision is pending.")
NOT_AN_OPTION = Refusal("CORE-option", "Esa respuesta no está entre las opciones.", "That answer is not among the options.")
