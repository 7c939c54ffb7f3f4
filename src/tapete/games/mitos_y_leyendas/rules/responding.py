"""Windows: annulments, responses to cards, abilities and phases, cancels, and the priority of the Talisman War."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, cast

from tapete.core import text, windows
from tapete.core.abilities import CardDef, Index, Replacement, Replacing
from tapete.core.actions import Action, Actions, AskedAbout, Passing, Row, nothing
from tapete.core.decision import Option
from tapete.core.events import BY_ITSELF, Batch, Event
from tapete.core.facets import Responding
from tapete.core.language import EN, ES, Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.windows import Announcement, Discipline, Window, current
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Activated, Power, Spell
from tapete.games.mitos_y_leyendas.rules import refusals as no
from tapete.games.mitos_y_leyendas.rules.acting import PRIORITY, elsewhere, hand, mine, place_of, theirs
from tapete.games.mitos_y_leyendas.rules.asking import ask_for, conceivable, might_play_freely, quick
from tapete.games.mitos_y_leyendas.rules.legal import refuse_play, refuse_power, refuse_use, uses
from tapete.games.mitos_y_leyendas.rules.playing import ANNUL, RESOLVE, RESPOND, Playing, effecting, play, under_way
from tapete.games.mitos_y_leyendas.rules.using import ANNULLING, ANNULS, ANSWER, CANCEL, USED, Using, use
from tapete.games.mitos_y_leyendas.things import voice
from tapete.games.mitos_y_leyendas.values import mute, silenced, unusable

if TYPE_CHECKING:
    from tapete.games.mitos_y_leyendas.declaration import MitosYLeyendas

PHASE: Final = "phase"
DOOMED: Final = "doomed"  # an Ally is about to be destroyed
BURIED: Final = "buried"  # or to go from play to the Graveyard otherwise
COPYING: Final = "copying"  # a card in play is about to copy another one, or to become it
RESPONSES: Final[tuple[str, ...]] = (ANNUL, RESPOND, ANSWER, CANCEL, DOOMED, PHASE)  # the windows that only what responds is for

# what a window asks, with the card or the moment it is about
ASKED: Final = {
    "annul": Words("¿Anulas {card}?", "Do you annul {card}?"),
    "respond": Words("¿Respondes a {card}?", "Do you respond to {card}?"),
    "answer": Words("¿Respondes a la habilidad de {card}?", "Do you respond to {card}’s ability?"),
    "cancel": Words("¿Cancelas la habilidad de {card}?", "Do you cancel {card}’s ability?"),
    DOOMED: Words("¿Respondes a la destrucción de {card}?", "Do you respond to the destruction of {card}?"),
    BURIED: Words("{card} va a ir al Cementerio: ¿respondes?", "{card} is about to go to the Graveyard: do you respond?"),
    COPYING: Words("{card} va a copiar otra carta: ¿respondes?", "{card} is about to copy another card: do you respond?"),
    "grouping": Words("¿Respondes a la Agrupación?", "Do you respond to the Grouping?"),
    "vigil": Words("¿Respondes a la Vigilia?", "Do you respond to the Vigil?"),
    "attack": Words("¿Respondes al ataque?", "Do you respond to the attack?"),
    "block": Words("¿Respondes al bloqueo?", "Do you respond to the block?"),
    "war": Words("¿Respondes a la Guerra de Talismanes?", "Do you respond to the Talisman War?"),
    "damage": Words("¿Respondes a la asignación de daño?", "Do you respond to the damage assignment?"),
    "damaged": Words("¿Respondes al daño hecho?", "Do you respond to the damage dealt?"),
    "final": Words("¿Respondes a la Fase Final?", "Do you respond to the Final Phase?"),
    "end": Words("¿Respondes al final del turno?", "Do you respond to the end of the turn?"),
}
WINDOWS: Final[tuple[Discipline, ...]] = (
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


FALLING: Final[tuple[int, ...]] = (ev.DESTROYED, ev.BURIED)
ANSWERED: Final[tuple[int, ...]] = (*FALLING, ev.COPIED)


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


def respond_to_phase(s: State, moment: str) -> bool:
    """Ask for responses to a phase or step: the inactive player first (ML-resp-19); whether anybody might respond."""
    return ask_for(s, PHASE, moment, Announcement(s.world[t.ACTIVE], "phase", (), moment))


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


class MitosYLeyendasResponding(Responding):
    def responses(self, s: State, window: Window, player: int) -> list[Option]:
        return super().responses(s, window, player) if window.discipline == PRIORITY or stands(s, window, player) else []

    def asks(self, s: State, window: Window, player: int) -> bool:
        """Whether a player without an answer is asked all the same, because the other cannot know that there is none."""
        if quick(s, player):
            return False
        if window.discipline == PRIORITY:
            return might_play_freely(s, player) or might_use(s, player)
        if not stands(s, window, player):
            return False
        asked = window.last
        return conceivable(s, player, moment_of(window), window.subject(), asked.player)

    def asked(self, s: State, window: Window) -> Words:
        """The question of a window, with what it is about."""
        key = moment_of(window) if window.discipline in (PHASE, DOOMED) else window.discipline
        if key == ANNUL and window.last.verb == ANNULS:
            key = ANSWER  # an ability annuls: that is what may be responded to
        asks = ASKED.get(key)
        if asks is None or window.discipline == PRIORITY:
            return super().asked(s, window)
        card = window.subject()
        return asks if card < 0 else about(key, card, s.cards[card])

    def announce(self, s: State, window: Window, player: int, option: Option) -> None:
        """A response was chosen. What annuls is declared and paid first, and joins the window; the rest resolves at once."""
        if window.discipline != ANNUL:
            super().announce(s, window, player, option)
            return
        subject = Event(ev.PLAYED, window.last.things[0], window.last.player)
        annulled = s.stack[s.stack.index(window) - 1]
        if isinstance(annulled, Playing):
            annulled.annullers = (*annulled.annullers, player)
        if option.verb == "play":
            frame = play(s, player, option.thing, event=subject)
            frame.annulling = 1
        else:
            ability = voice(s, option.thing).moments[ANNUL][place_of(option.word)]
            use(s, cast(Power, ability), player, option.thing, ANNULLING, t.bearer(s, option.thing), event=subject)

    def why_not_launched(self, s: State, announced: Announcement) -> Refusal | None:
        """An annulment that was itself annulled comes to nothing."""
        if announced.verb == "play" and len(announced.things) > 1 and s.place[announced.things[0]] // 2 != t.PLAYING:
            return no.ONE_ANNULMENT
        return None

    def launch(self, s: State, announced: Announcement) -> None:
        """A response takes effect."""
        if current(s).discipline != ANNUL:
            super().launch(s, announced)
            return
        card = announced.things[0]
        subject = Event(ev.PLAYED, announced.things[1], announced.player)
        if announced.verb == "play":
            frame = Playing()
            frame.card = card
            frame.player = announced.player
            frame.event = subject
            frame.step = RESOLVE
            s.push(frame)
        else:
            power = cast(Power, s.game.abilities[announced.word])  # its card may have left play to pay for it (ML-act-05)
            s.push(effecting(power, announced.player, card, subject, (), ()))


@cache
def about(key: str, card: int, shown: CardDef) -> Words:
    """The question about a card; made once for each."""
    asks = ASKED[key]
    return Words(asks.fill(ES, card=text.card(card, shown.name.es)), asks.fill(EN, card=text.card(card, shown.name.en)))


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
    return moment_of(window) != "attack" or bool(t.attacking(s))


def might_use(s: State, player: int) -> bool:
    """Whether only a hidden hand tells that an ability in play cannot be paid for."""
    for zone in t.IN_PLAY:
        for card in s.zones[zone * 2 + player]:
            for number, ability in enumerate(voice(s, card).activated):
                if refuse_use(s, player, card, number) is no.USE_COST and cast(Power, ability).imaginable(s, player, card):
                    return True
    return False


class Respond(Action):
    """Play a Talisman from the hand in response (ML-tal-09, ML-resp-05)."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        window = current(s)
        card = option.thing
        if s.place[card] != t.HAND * 2 + player:
            return no.NOT_IN_HAND
        refusal = refuse_response(s, player, card, moment_of(window), window.subject(), window.last.player)
        if refusal is None:
            return None
        if window.discipline == ANNUL and t.printed(s, window.subject()).type == t.GOLD:
            return no.GOLD_NOT_ANNULLED
        return refuse_again(s, player, card) or refusal

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        window = current(s)
        moment = moment_of(window)
        if moment not in cast("MitosYLeyendas", s.game).answers:
            return
        for card in things:
            if moment in t.printed(s, card).moments:
                if refuse_response(s, player, card, moment, window.subject(), window.last.player) is None:
                    options.append(Option(s.names, self.verb, (card,)))

    def do(self, s: State, player: int, option: Option) -> None:
        play(s, player, option.thing, event=answered(current(s)))

    def said(self, s: State, option: Option, lang: str) -> str:
        return ""


def refuse_again(s: State, player: int, card: int) -> Refusal | None:
    """Whether a card in hand would answer something already answered, of which the response is what is being annulled now."""
    moments = t.printed(s, card).moments
    if s.place[card] != t.HAND * 2 + player:
        return None
    for window in s.stack[:-1]:
        if isinstance(window, Window) and window.discipline in RESPONSES and moment_of(window) in moments:
            if window.discipline == CANCEL and window.answered:
                return no.ONE_CANCEL
            if window.discipline != ANNUL and player in window.answered:
                return no.ONE_RESPONSE
    return None


class React(Action):
    """Respond with an ability of a card in play, by its number among those for this moment (ML-resp-01)."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        """One that does not respond is tried as well: there is a reason why."""
        most = max(1, len(voice(s, thing).moments.get(moment_of(current(s)), ())))
        return [Option(s.names, self.verb, (thing,), str(number)) for number in range(1, most + 1)]

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        card = option.thing
        window = current(s)
        if not t.in_play(s, card) or s.place[card] % 2 != player:
            return no.NOT_YOURS
        abilities = voice(s, card).moments.get(moment_of(window), [])
        number = place_of(option.word)
        if not 0 <= number < len(abilities):
            return no.NOT_A_RESPONSE
        if unusable(s, card):
            return no.LOST_ABILITY if silenced(s, card) else no.KEPT_FROM_USE
        return refuse_reaction(s, player, card, cast(Power, abilities[number]), window)

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        window = current(s)
        moment = moment_of(window)
        game = cast("MitosYLeyendas", s.game)
        if moment not in game.answered:
            return
        defs = s.cards
        for card in things:
            if defs[card] not in game.reactive and not t.altered(s, card):
                continue
            abilities = voice(s, card).moments.get(moment)
            if abilities is not None and not unusable(s, card):
                for number, ability in enumerate(abilities, 1):
                    if refuse_reaction(s, player, card, cast(Power, ability), window) is None:
                        options.append(Option(s.names, self.verb, (card,), str(number)))

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.NOT_A_RESPONSE

    def do(self, s: State, player: int, option: Option) -> None:
        window = current(s)
        card = option.thing
        power = cast(Power, voice(s, card).moments[moment_of(window)][place_of(option.word)])
        use(s, power, player, card, USED, t.bearer(s, card), place_among_used(s, card, power), answered(window))

    def said(self, s: State, option: Option, lang: str) -> str:
        abilities = voice(s, option.thing).moments.get(moment_of(current(s)), [])
        number = place_of(option.word)
        return abilities[number].text(lang) if 0 <= number < len(abilities) else NO_RESPONSE.text(lang)


NO_RESPONSE: Final = Words("no responde a esto", "it does not respond to this")


def refuse_reaction(s: State, player: int, card: int, power: Power, window: Window) -> Refusal | None:
    """Why an ability of a card in play does not respond to what a window is about."""
    if not power.fits(s, player, card, window.subject(), window.last.player):
        return no.NOT_A_RESPONSE
    if mute(s, player):
        return no.USE_TIME
    number = place_among_used(s, card, power)
    if number >= 0 and cast(Activated, power).times and uses(s, card, number) >= cast(Activated, power).times:
        return no.USED_UP
    return refuse_power(s, player, card, power)


def answered(window: Window) -> Event:
    """What a window is about, as the event that responses know."""
    asked = window.about
    assert asked is not None
    kind = ev.PLAYED if asked.verb == "play" else ev.USED if asked.verb == "use" else ev.PHASE
    return Event(kind, asked.things[0] if asked.things else -1, asked.player)


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


def place_among_used(s: State, card: int, power: Power) -> int:
    """Which of the abilities that a card uses at will this is; -1 for one that only responds."""
    abilities = voice(s, card).activated
    return abilities.index(power) if power in abilities else -1


RESPONDING: Final = Respond("play", Words("Juega {thing}{word}", "Play {thing}{word}"))
REACTING: Final = React("react", Words("Responde con {thing}: {word}", "Respond with {thing}: {word}"))
DECLINING: Final = Passing(Words("Paso", "Pass"))
IN_WINDOWS: Final = tuple(
    [
        Actions(
            kind,
            Row(hand, RESPONDING),
            Row(mine, REACTING),
            Row(nothing, DECLINING),
            AskedAbout(theirs, REACTING),
            AskedAbout(elsewhere, RESPONDING),
        )
        for kind in RESPONSES
    ]
)
