"""Response windows as data: one mechanism, one small description per game and kind of window.

A window asks players, one after another, whether they answer something. Who is asked, what an answer does to the round,
when it is paid and when it resolves are the fields of a ``Discipline``. What can be answered, and what an answer does, are
questions to the game's ``Responding`` (core/facets.py): ``responses``, ``announce``, ``why_not_launched`` and ``launch``.

======================  ==============  ========  ==============  =====  ===============  ==========
window                  asked           announcer then            limit  payment          resolution
======================  ==============  ========  ==============  =====  ===============  ==========
reaction to a loss      TARGETS_ONLY    NEVER     ONWARD          none   AT_ANNOUNCEMENT  AT_ONCE
chain with reservation  TARGETS_FIRST   LAST      FROM_RESPONDER  none   AT_RESOLUTION    LAST_FIRST
start of a phase        SEATS           LAST      FROM_THE_START  none   (by the chain)   AT_ONCE
annulment               SEATS           LAST      FROM_RESPONDER  1      AT_ANNOUNCEMENT  LAST_FIRST
response to a card      SEATS           LAST      ONWARD          1      AT_ANNOUNCEMENT  AT_ONCE
alternating priority    SEATS           LAST      FROM_RESPONDER  none   AT_ANNOUNCEMENT  AT_ONCE
======================  ==============  ========  ==============  =====  ===============  ==========
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tapete.core import costs
from tapete.core.decision import PASS, Option
from tapete.core.events import Event, happen
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import EngineError

if TYPE_CHECKING:
    from tapete.core.state import State

NOTHING: Final = -1

# who is asked, in the order of the seats from the left of the one who announced
SEATS: Final = "seats"  # everybody
TARGETS_FIRST: Final = "targets first"  # those it is aimed at, then the others
TARGETS_ONLY: Final = "targets only"
# and the announcer
LAST: Final = "last"
NEVER: Final = "never"
# who is asked after somebody has responded
ONWARD: Final = "onward"  # the next of the round: each is asked once, and the window closes after the last
FROM_RESPONDER: Final = "from responder"  # a new round about the response: closes when everybody passes in a row
FROM_THE_START: Final = "from the start"  # the same round again: closes when everybody passes in a row
# when a response is paid
AT_ANNOUNCEMENT: Final = "at announcement"
AT_RESOLUTION: Final = "at resolution"  # right before its own effect; until then it is only reserved
# when it resolves
AT_ONCE: Final = "at once"  # before anybody else is asked
LAST_FIRST: Final = "last first"  # when the window closes
FIRST_FIRST: Final = "first first"
# whether a player who has no response is asked
IF_ABLE: Final = "if able"
ALWAYS: Final = "always"  # so that being asked tells nobody anything about a hidden hand

# steps of the frame
ASK: Final = 0
TAKE: Final = 1
RESOLVE: Final = 2
LAUNCH: Final = 3


class Discipline:
    """How one kind of window works."""

    def __init__(
        self,
        id: str,
        prompt: Words,
        asked: str = SEATS,
        announcer: str = LAST,
        then: str = ONWARD,
        limit: int = 0,
        payment: str = AT_ANNOUNCEMENT,
        resolution: str = AT_ONCE,
        asks: str = IF_ABLE,
    ) -> None:
        self.id = id
        self.prompt = prompt
        self.asked = asked
        self.announcer = announcer
        self.then = then
        self.limit = limit  # responses of one player in one window; 0 is as many as they like
        self.payment = payment
        self.resolution = resolution
        self.asks = asks


class Announcement:
    """Something a player has announced: the words of their option, whom it is aimed at, what is reserved for it."""

    __slots__ = ("numbers", "player", "reservation", "targets", "things", "verb", "word")

    def __init__(
        self,
        player: int,
        verb: str,
        things: tuple[int, ...] = (),
        word: str = "",
        targets: tuple[int, ...] = (),
        reservation: int = NOTHING,
        numbers: tuple[int, ...] = (),
    ) -> None:
        self.player = player
        self.verb = verb
        self.things = things
        self.word = word
        self.targets = targets  # players
        self.reservation = reservation  # its number in the ledger of costs
        self.numbers = numbers  # what else the game keeps about it, all of it public

    def __repr__(self) -> str:
        return f"Announcement({self.player}, {self.verb}, {self.things}, {self.word!r})"


class Window(Frame):
    """A window under way: what it is about, what has been announced, who is still to be asked in this round."""

    NAME = "window"
    FIELDS: ClassVar[tuple[str, ...]] = ("discipline", "about", "event", "chain", "waiting", "answered", "launching")

    def __init__(self) -> None:
        self.step = ASK
        self.discipline = ""
        self.about: Announcement | None = None  # what opened it, outside the chain
        self.event: Event | None = None  # what it answers, when it answers something that happens
        self.chain: tuple[Announcement, ...] = ()  # what is announced and not yet resolved
        self.waiting: tuple[int, ...] = ()  # players still to be asked in this round
        self.answered: tuple[int, ...] = ()  # who has responded, once for every response
        self.launching: Announcement | None = None

    def run(self, s: State) -> None:
        step = self.step
        if step == ASK:
            self.ask(s)
        elif step == TAKE:
            self.take(s)
        elif step == RESOLVE:
            self.resolve(s)
        else:
            self.launch(s)

    @property
    def last(self) -> Announcement:
        """What is being answered now."""
        about = self.chain[-1] if self.chain else self.about
        assert about is not None
        return about

    def ask(self, s: State) -> None:
        """Ask the next of the round; when there is nobody left, the window closes and its chain resolves."""
        discipline = s.game.windows[self.discipline]
        while self.waiting:
            player = self.waiting[0]
            if not self.exhausted(discipline, player):
                options = s.game.responding.responses(s, self, player)
                if options or s.game.responding.asks(s, self, player):
                    self.step = TAKE
                    options = [*options, Option(s.names, PASS)]
                    s.offer(player, self.discipline, options, s.game.responding.asked(s, self), self.subject())
                    return
            self.waiting = self.waiting[1:]
        self.step = RESOLVE

    def subject(self) -> int:
        """The card the question is about."""
        things = self.last.things
        return things[0] if things else NOTHING

    def exhausted(self, discipline: Discipline, player: int) -> bool:
        """Whether a player has used up their responses."""
        return 0 < discipline.limit <= len([each for each in self.answered if each == player])

    def take(self, s: State) -> None:
        """A player passes or responds; the game turns a response into an announcement, perhaps after more choices."""
        answer = s.answer
        assert answer is not None
        player = self.waiting[0]
        self.waiting = self.waiting[1:]
        self.step = ASK
        if answer.verb != PASS:
            self.answered = (*self.answered, player)
            s.game.responding.announce(s, self, player, answer)

    def passes_unasked(self, player: int) -> bool:
        """Let whoever is next pass without being asked, unless it is this player; whether somebody did. For forecasts."""
        if self.step != ASK or not self.waiting or self.waiting[0] == player:
            return False
        self.waiting = self.waiting[1:]
        return True

    def announce(self, s: State, response: Announcement) -> None:
        """A response is announced: it is paid now or later, and resolves now or later."""
        discipline = s.game.windows[self.discipline]
        if discipline.resolution == AT_ONCE:
            self.launching = response
            self.step = LAUNCH
        else:
            self.chain = (*self.chain, response)
        if discipline.then == FROM_RESPONDER:
            self.waiting = round_from(s, discipline, response)
        elif discipline.then == FROM_THE_START:
            assert self.about is not None
            self.waiting = round_from(s, discipline, self.about)
        if discipline.payment == AT_ANNOUNCEMENT and response.reservation != NOTHING:
            happen(s, costs.pay(s, response.reservation))

    def resolve(self, s: State) -> None:
        """Pay the next announcement of the closed chain; one that can no longer be launched gives back its cost."""
        if not self.chain:
            s.pop(self)
            return
        discipline = s.game.windows[self.discipline]
        at = 0 if discipline.resolution == FIRST_FIRST else len(self.chain) - 1
        chosen = self.chain[at]
        self.chain = self.chain[:at] + self.chain[at + 1 :]
        late = discipline.payment == AT_RESOLUTION and chosen.reservation != NOTHING
        refusal = s.game.responding.why_not_launched(s, chosen)
        if refusal is None and late:
            refusal = costs.why_not_paid(s, chosen.reservation)
        if refusal is not None:
            if late:
                costs.release(s, chosen.reservation)
            s.game.responding.not_launched(s, chosen, refusal)
            return
        self.launching = chosen
        self.step = LAUNCH
        if late:
            s.game.responding.pay(s, chosen)

    def launch(self, s: State) -> None:
        """What was paid for now takes effect."""
        chosen = self.launching
        assert chosen is not None
        self.launching = None
        discipline = s.game.windows[self.discipline]
        self.step = ASK if discipline.resolution == AT_ONCE else RESOLVE
        if s.book is not None and chosen.reservation != NOTHING:
            s.book.launched(s, chosen.reservation)
        s.game.responding.launch(s, chosen)


def round_from(s: State, discipline: Discipline, about: Announcement) -> tuple[int, ...]:
    """The players to ask about an announcement, in order."""
    others = [(about.player + seat) % s.players for seat in range(1, s.players)]
    aimed = [player for player in others if player in about.targets]
    if discipline.asked == TARGETS_ONLY:
        order = aimed
    elif discipline.asked == TARGETS_FIRST:
        order = aimed + [player for player in others if player not in aimed]
    else:
        order = others
    if discipline.announcer == LAST and (discipline.asked != TARGETS_ONLY or about.player in about.targets):
        order.append(about.player)
    return tuple([player for player in order if s.game.responding.plays(s, player)])


def open_window(s: State, discipline: str, about: Announcement, event: Event | None = None) -> None:
    """Ask for responses to something that its own procedure will carry on with afterwards.

    Without a subject, as at the start of a phase, ``about`` only names the player who is asked last.
    """
    window = Window()
    window.discipline = discipline
    window.about = about
    window.event = event
    window.waiting = round_from(s, s.game.windows[discipline], about)
    s.push(window)


def open_chain(s: State, discipline: str, first: Announcement) -> None:
    """Announce something that resolves, after its responses, as the first link of a chain."""
    window = Window()
    window.discipline = discipline
    window.about = first
    s.push(window)
    window.chain = (first,)
    described = s.game.windows[discipline]
    window.waiting = round_from(s, described, first)
    if described.payment == AT_ANNOUNCEMENT and first.reservation != NOTHING:
        happen(s, costs.pay(s, first.reservation))


def can_only_pass(s: State) -> bool:
    """Whether whoever decides has nothing to do but pass, at a moment that is not worth a look at the table for its own sake: only
    what others may learn from it keeps the question alive."""
    decision = s.decision
    if decision is None or len(decision.options) != 1 or decision.options[0].verb != PASS:
        return False
    return decision.kind not in s.game.looks


def current(s: State) -> Window:
    """The innermost window under way: where a response that took several choices is announced in the end."""
    for frame in reversed(s.stack):
        if isinstance(frame, Window):
            return frame
    raise EngineError("no window is open")
