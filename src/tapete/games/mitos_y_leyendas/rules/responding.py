"""Windows: annulments, responses to cards, abilities and phases, cancels, and the priority of the Talisman War."""

from __future__ import annotations

from typing import Final, cast

from tapete.core import windows
from tapete.core.abilities import Index, Replacement, Replacing
from tapete.core.decision import Option
from tapete.core.events import BY_ITSELF, Batch, Event
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.windows import Announcement, Discipline, Window
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Activated, Power, Spell
from tapete.games.mitos_y_leyendas.rules import refusals as no
from tapete.games.mitos_y_leyendas.rules.asking import ask_for, conceivable, might_play_freely, open_to, quick
from tapete.games.mitos_y_leyendas.rules.legal import hosts, refuse_play, refuse_use, usable_elsewhere, uses
from tapete.games.mitos_y_leyendas.rules.playing import ANNUL, RESOLVE, RESPOND, Playing, effecting, play, under_way
from tapete.games.mitos_y_leyendas.rules.using import ANNULLING, ANNULS, ANSWER, CANCEL, USED, Using, use
from tapete.games.mitos_y_leyendas.values import unusable, voice

PHASE: Final = "phase"
DOOMED: Final = "doomed"  # an Ally is about to be destroyed
BURIED: Final = "buried"  # or to go from play to the Graveyard otherwise
COPYING: Final = "copying"  # a card in play is about to copy another one, or to become it
PRIORITY: Final = "war"

WINDOWS: Final = (
    Discipline(
        ANNUL, Words("¿Anulas esa carta?", "Do you annul that card?"), then=windows.FROM_RESPONDER, limit=1,
        resolution=windows.LAST_FIRST,
    ),
    Discipline(RESPOND, Words("¿Respondes a esa carta?", "Do you respond to that card?"), limit=1),
    Discipline(ANSWER, Words("¿Respondes a esa habilidad?", "Do you respond to that ability?"), limit=1),
    Discipline(CANCEL, Words("¿Cancelas esa habilidad?", "Do you cancel that ability?"), limit=1),
    Discipline(DOOMED, Words("¿Respondes a lo que va a pasarle?", "Do you respond to what awaits it?"), limit=1),
    Discipline(PHASE, Words("¿Respondes a esta fase?", "Do you respond to this phase?"), limit=1),
    Discipline(
        PRIORITY, Words("Guerra de Talismanes: ¿qué haces?", "Talisman War: what do you do?"), then=windows.FROM_RESPONDER
    ),
)  # fmt: skip


FALLING: Final = (ev.DESTROYED, ev.BURIED)
ANSWERED: Final = (*FALLING, ev.COPIED)


class LastWords(Replacement):
    """A rule among the replacements: before an Ally goes to the Graveyard, or a card copies, Talismans may respond to that."""

    def __init__(self) -> None:
        super().__init__(ANSWERED)
        self.replacing = Replacing(self, -1, -1, LAST_WORDS)

    def listen(self, index: Index) -> None:
        for kind in ANSWERED:
            index.replace(kind, self.replacing)

    def applies(self, s: State, e: Event, r: Replacing) -> bool:
        if not (t.is_ally(s, e.card) if e.kind in FALLING else t.in_play(s, e.card)):
            return False
        by = s.place[e.card] % 2
        moment = fall(e)
        return conceivable(s, 0, moment, e.card, by) or conceivable(s, 1, moment, e.card, by)

    def offered_to(self, s: State, e: Event, r: Replacing) -> int:
        return BY_ITSELF

    def take_up(self, s: State, e: Event, r: Replacing) -> None:
        windows.open_window(s, DOOMED, Announcement(s.place[e.card] % 2, DOOMED, (e.card,), fall(e)), e)


def fall(e: Event) -> str:
    """The moment that Talismans respond to."""
    if e.kind == ev.COPIED:
        return COPYING
    return DOOMED if e.kind == ev.DESTROYED else BURIED


LAST_WORDS: Final = (1 << 20) + 1  # the key of a rule of the game among replacements


def respond_to_phase(s: State, moment: str) -> None:
    """Ask for responses to a phase or step: the inactive player first (ML-resp-19)."""
    ask_for(s, PHASE, moment, Announcement(s.world[t.ACTIVE], "phase", (), moment))


def moment_of(window: Window) -> str:
    """The name of what a window waits for, as abilities know it."""
    if window.discipline == ANNUL:
        return "annul"
    if window.discipline == RESPOND:
        return "play"
    if window.discipline == ANSWER:
        return "use"
    if window.discipline == CANCEL:
        return "cancel"
    assert window.about is not None
    return window.about.word


def responses(s: State, window: Window, player: int) -> list[Option]:
    """What a player may do in a window."""
    if window.discipline == PRIORITY:
        return free_actions(s, player)
    if not stands(s, window, player):
        return []
    moment = moment_of(window)
    asked = window.last
    subject = asked.things[0] if asked.things else -1
    options: list[Option] = []
    for card in s.zones[t.HAND * 2 + player]:
        shown = t.printed(s, card)
        if moment in shown.moments and refuse_response(s, player, card, moment, subject, asked.player) is None:
            options.append(Option(s.names, "play", (card,)))
    for zone in t.IN_PLAY:
        for card in s.zones[zone * 2 + player]:
            abilities = voice(s, card).moments.get(moment)
            if abilities is not None and not unusable(s, card):
                for number, ability in enumerate(abilities):
                    power = cast(Power, ability)
                    if reacts(s, player, card, power, subject, asked.player):
                        options.append(Option(s.names, "react", (card,), str(number + 1)))
    return options


def shielded(s: State, window: Window, player: int) -> bool:
    """Whether something keeps this player from annulling the very card the window is about."""
    below = s.stack[s.stack.index(window) - 1]
    if not isinstance(below, Playing) or window.chain:
        return False
    return bool(below.safe & (m.FROM_OPPONENT if player != below.player else m.FROM_EVERYONE - m.FROM_OPPONENT))


def stands(s: State, window: Window, player: int) -> bool:
    """Whether there is still something to respond to, as far as both players can see (ML-tal-06)."""
    if window.discipline == CANCEL and window.answered:
        return False  # a single attempt in all (ML-use-09)
    if window.discipline == ANNUL:
        return window.last.verb != ANNULS and not shielded(s, window, player)  # abilities are cancelled (ML-ann-07)
    below = s.stack[s.stack.index(window) - 1]
    if isinstance(below, Playing):
        return below.feasible(s)
    if isinstance(below, Using):
        return below.feasible(s)
    if isinstance(below, Batch):
        return bool(below.waiting) and below.waiting[0].card == window.subject() and below.waiting[0].kind in ANSWERED
    return moment_of(window) != "attack" or bool(attacking(s))


def attacking(s: State) -> list[int]:
    """The attackers of the Battle under way that are still attacking (ML-dmg-16)."""
    flags = s.numbers[t.ATTACKING]
    return [card for card in s.zones[t.ATTACK * 2 + s.world[t.ACTIVE]] if flags[card]]


def asks(s: State, window: Window, player: int) -> bool:
    """Whether a player without an answer is asked all the same, because the other cannot know that there is none."""
    if quick(s, player):
        return False
    if window.discipline == PRIORITY:
        return might_play_freely(s, player) or might_use(s, player)
    if not stands(s, window, player):
        return False
    asked = window.last
    return conceivable(s, player, moment_of(window), asked.things[0] if asked.things else -1, asked.player)


def might_use(s: State, player: int) -> bool:
    """Whether only a hidden hand tells that an ability in play cannot be paid for."""
    for zone in t.IN_PLAY:
        for card in s.zones[zone * 2 + player]:
            for number, ability in enumerate(voice(s, card).activated):
                if refuse_use(s, player, card, number) is no.USE_COST and cast(Power, ability).imaginable(s, player, card):
                    return True
    return False


def refuse_response(s: State, player: int, card: int, moment: str, subject: int, by: int) -> Refusal | None:
    """Whether a Talisman in hand responds to what is going on (ML-tal-09, ML-resp-05)."""
    spell = t.printed(s, card).spell
    if spell is None or not cast(Spell, spell).moments:
        return no.NOT_A_RESPONSE
    if moment == "play" and "annul" in cast(Spell, spell).moments:
        frame = under_way(s, subject)
        return no.ONE_ANNULMENT if frame is not None and player in frame.annullers else no.ANNULMENTS_OVER
    if not cast(Spell, spell).fits(s, player, card, subject, by):
        return no.ONLY_RESPONSE
    return refuse_play(s, player, card, -1, moment)


def reacts(s: State, player: int, card: int, power: Power, subject: int, by: int) -> bool:
    """Whether an ability of a card in play can respond."""
    if not open_to(s, player, card, power, subject, by) or not power.payable(s, player, card):
        return False
    number = place_among_used(s, card, power)
    return number < 0 or not cast(Activated, power).times or uses(s, card, number) < cast(Activated, power).times


def place_among_used(s: State, card: int, power: Power) -> int:
    """Which of the abilities that a card uses at will this is; -1 for one that only responds."""
    abilities = voice(s, card).activated
    return abilities.index(power) if power in abilities else -1


def free_actions(s: State, player: int) -> list[Option]:
    """Cards that may be played and abilities that may be used now."""
    options: list[Option] = []
    for card in s.zones[t.HAND * 2 + player]:
        if refuse_play(s, player, card) is None:
            if t.printed(s, card).type == t.WEAPON:
                for host in hosts(s, player, card):
                    if refuse_play(s, player, card, host) is None:
                        options.append(Option(s.names, "play", (card, host)))
            else:
                options.append(Option(s.names, "play", (card,)))
    for zone in t.IN_PLAY:
        for card in s.zones[zone * 2 + player]:
            for number in range(len(voice(s, card).activated)):
                if refuse_use(s, player, card, number) is None:
                    options.append(Option(s.names, "use", (card,), str(number + 1)))
    for card in usable_elsewhere(s, player):
        for number in range(len(voice(s, card).activated)):
            if refuse_use(s, player, card, number) is None:
                options.append(Option(s.names, "use", (card,), str(number + 1)))
    return options


def act(s: State, player: int, option: Option) -> None:
    """Carry out an option of ``free_actions``."""
    card = option.thing
    if option.verb == "play":
        play(s, player, card, option.things[1] if len(option.things) > 1 else -1)
    else:
        number = int(option.word) - 1
        power = cast(Power, voice(s, card).activated[number])
        use(s, power, player, card, USED, t.bearer(s, card), number)


def announce(s: State, window: Window, player: int, option: Option) -> None:
    """A response was chosen. What annuls is declared and paid first, and joins the window; the rest resolves at once."""
    if window.discipline != ANNUL:
        window.announce(s, Announcement(player, option.verb, option.things, option.word))
        return
    about = Event(ev.PLAYED, window.last.things[0], window.last.player)
    annulled = s.stack[s.stack.index(window) - 1]
    if isinstance(annulled, Playing):
        annulled.annullers = (*annulled.annullers, player)
    if option.verb == "play":
        frame = play(s, player, option.thing, event=about)
        frame.annulling = 1
    else:
        ability = voice(s, option.thing).moments["annul"][int(option.word) - 1]
        use(s, cast(Power, ability), player, option.thing, ANNULLING, t.bearer(s, option.thing), event=about)


def why_not_launched(s: State, announced: Announcement) -> Refusal | None:
    """An annulment that was itself annulled comes to nothing."""
    if announced.verb == "play" and len(announced.things) > 1 and s.place[announced.things[0]] // 2 != t.PLAYING:
        return no.ONE_ANNULMENT
    return None


def launch(s: State, window: Window, announced: Announcement) -> None:
    """A response takes effect."""
    card = announced.things[0]
    if window.discipline == PRIORITY:
        act(s, announced.player, Option(s.names, announced.verb, announced.things, announced.word))
        return
    if window.discipline == ANNUL:
        about = Event(ev.PLAYED, announced.things[1], announced.player)
        if announced.verb == "play":
            frame = Playing()
            frame.card = card
            frame.player = announced.player
            frame.event = about
            frame.step = RESOLVE
            s.push(frame)
        else:
            power = cast(Power, s.game.abilities[announced.word])  # its card may have left play to pay for it (ML-act-05)
            s.push(effecting(power, announced.player, card, about, (), ()))
        return
    asked = window.about
    assert asked is not None
    subject = asked.things[0] if asked.things else -1
    kind = ev.PLAYED if asked.verb == "play" else ev.USED if asked.verb == "use" else ev.PHASE
    about = Event(kind, subject, asked.player)
    if announced.verb == "play":
        play(s, announced.player, card, event=about)
    else:
        ability = voice(s, card).moments[moment_of(window)][int(announced.word) - 1]
        power = cast(Power, ability)
        use(s, power, announced.player, card, USED, t.bearer(s, card), place_among_used(s, card, power), about)
