"""Mitos y Leyendas' declaration: the answers it gives to the engine's questions."""

from __future__ import annotations

from functools import cache
from typing import cast

from tapete.core.abilities import Ability, CardDef, Index, Modifying, Pending
from tapete.core.decision import Option
from tapete.core.effects import Effect, Resolving
from tapete.core.events import Batch, Event, Triggers, happens, narrate
from tapete.core.game import Choice, Game
from tapete.core.language import Words
from tapete.core.layout import Layout
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import accounts, facets, words
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Activated, Effecting, Power, Spell
from tapete.games.mitos_y_leyendas.catalogue import DECLARED, load
from tapete.games.mitos_y_leyendas.decks import random_decks
from tapete.games.mitos_y_leyendas.modifiers import Change
from tapete.games.mitos_y_leyendas.position import position
from tapete.games.mitos_y_leyendas.rules import responding
from tapete.games.mitos_y_leyendas.rules.answers import impossible, judge
from tapete.games.mitos_y_leyendas.rules.asking import QUICK
from tapete.games.mitos_y_leyendas.rules.battle import Battle
from tapete.games.mitos_y_leyendas.rules.echoing import Echoing
from tapete.games.mitos_y_leyendas.rules.graveyard import Arranging, arrange
from tapete.games.mitos_y_leyendas.rules.paying import Paying
from tapete.games.mitos_y_leyendas.rules.playing import DECLARE, ENTER, FINISH, Playing
from tapete.games.mitos_y_leyendas.rules.protection import Protection
from tapete.games.mitos_y_leyendas.rules.setup import Setup, start
from tapete.games.mitos_y_leyendas.rules.targets import Targeting
from tapete.games.mitos_y_leyendas.rules.turn import Turn
from tapete.games.mitos_y_leyendas.rules.using import TRIGGERED, Using, use
from tapete.games.mitos_y_leyendas.things import Card, other
from tapete.games.mitos_y_leyendas.tolls import Tolling
from tapete.games.mitos_y_leyendas.values import face, silenced, unusable, voice
from tapete.games.mitos_y_leyendas.vocabulary.circumstances import Topmost

CHOICES = (
    Choice(
        "first",
        Words("Empieza", "Begins"),
        ((None, Words("Al azar", "By chance")), (0, Words("Jugador 1", "Player 1")), (1, Words("Jugador 2", "Player 2"))),
    ),
    Choice(
        QUICK,
        Words("Preguntas de respuesta", "Questions for responses"),
        (
            (
                None,
                Words("Siempre que pudieras responder: no delatan tu mano", "Whenever you might respond: they give nothing away"),
            ),
            ([0, 1], Words("Ágiles: solo a quien tiene respuesta", "Quick: only to whoever has a response")),
            ([0], Words("Ágiles para el jugador 1", "Quick for player 1")),
            ([1], Words("Ágiles para el jugador 2", "Quick for player 2")),
        ),
    ),
)
FRAMES = (Setup, Turn, Battle, Playing, Using, Paying, Targeting, Effecting, Tolling, Arranging, Echoing)
LEAVING = (ev.DESTROYED, ev.EXILED, ev.SHUFFLED_IN, ev.RETURNED, ev.BURIED)


class MitosYLeyendas(Game):
    def __init__(self) -> None:
        super().__init__(
            "mitos_y_leyendas",
            Words("Mitos y Leyendas", "Mitos y Leyendas"),
            t.ZONES,
            ev.EVENTS,
            t.CARD_FIELDS,
            t.PLAYER_FIELDS,
            t.WORLD_FIELDS,
            m.MODIFIERS,
            FRAMES,
            responding.WINDOWS,
            resources=accounts.RESOURCES,
            version="3",
        )
        self.phrases = words.PHRASES
        self.groups = words.GROUPS
        self.ordinals: list[Card] = []
        self.speaking: set[CardDef] = set()  # the cards that answer what happens to themselves
        self.reactive: set[CardDef] = set()  # the cards that can answer something
        self.answered: set[str] = set()  # the moments some card answers from play
        self.answers: dict[str, list[Card]] = {}  # the Talismans that answer each moment
        self.ordered: set[CardDef] = set()  # the cards that look at the order of a Graveyard
        self.elsewhere: set[CardDef] = set()  # the cards with an ability used from elsewhere than their controller's table
        self.told_abilities: list[Ability] = []  # all abilities, so that a line of the log can name one by its number
        self.numbers_of_abilities: dict[str, int] = {}
        self.by_name: dict[str, int] = {}  # the number of a card of each name
        self.war_talismans: list[Card] = []  # those that are played at will in the Talisman War
        self.protection = Protection()
        self.protection.adopt("rule/protection")
        self.learn(self.protection)
        self.last_words = responding.LastWords()
        self.last_words.adopt("rule/last_words")
        self.learn(self.last_words)
        for card in DECLARED.values():
            self.enrol(card)

    def furnish(self) -> None:
        self.sight = facets.MitosYLeyendasSight(self)
        self.responding = facets.MitosYLeyendasResponding(self)
        self.speech = facets.MitosYLeyendasSpeech(self)
        self.documents = facets.MitosYLeyendasDocuments(self)
        self.hints = facets.MitosYLeyendasHints(self)
        self.lab = facets.MitosYLeyendasMeasures(self)
        self.accounts = facets.MitosYLeyendasAccounts(self)
        self.endings = facets.MitosYLeyendasEndings(self)

    def enrol(self, card: Card) -> None:
        """Take a card into the catalogue with a number of its own, by which copies of it are known."""
        card.ordinal = len(self.ordinals)
        self.ordinals.append(card)
        self.by_name.setdefault(card.name.es, card.ordinal)
        if card.own:
            self.speaking.add(card)
        if any([isinstance(each, Activated) and (each.anyone or each.zone >= 0) for each in card.activated]):
            self.elsewhere.add(card)
        if card.moments:
            self.reactive.add(card)
            if card.spell is None:
                self.answered.update(card.moments)
        if card.spell is not None:
            self.enrol_talisman(card, cast(Spell, card.spell))
        if any([orderly(effect) for ability in card.abilities for effect in effects_of(ability)]):
            self.ordered.add(card)
        self.register(card)

    def learn(self, ability: Ability) -> None:
        if ability.id not in self.numbers_of_abilities:
            self.numbers_of_abilities[ability.id] = len(self.told_abilities)
            self.told_abilities.append(ability)
        super().learn(ability)

    def enrol_talisman(self, card: Card, spell: Spell) -> None:
        """Know which Talismans a hidden hand might hold for each moment, the cheapest first."""
        for moment in spell.moments:
            self.answers[moment] = cheapest_first([*self.answers.get(moment, []), card])
        if not spell.moments and (not spell.phases or t.WAR in spell.phases):
            self.war_talismans = cheapest_first([*self.war_talismans, card])

    # -- setup

    def start(self, setup: dict[str, object], seed: int) -> State:
        if "position" in setup:
            return position(self, setup["position"])
        return start(self, setup, seed)

    def random_setup(self, number: int) -> dict[str, object]:
        return random_decks(number)

    def choices(self) -> tuple[Choice, ...]:
        return CHOICES

    # -- who decides

    def active(self, s: State) -> int:
        return s.world[t.ACTIVE]

    # -- abilities in force

    def index_card(self, s: State, index: Index, card: int, player: int) -> None:
        if not t.altered(s, card):
            super().index_card(s, index, card, player)
            return
        index.heard[card] = 1
        index.enter(self.standing(s, voice(s, card), card, player), card)

    def stays_quiet(self, s: State, card: int) -> bool:
        return s.cards[card].quiet and not t.altered(s, card)

    def indexed(self, s: State) -> Index:
        index = super().indexed(s)
        if index.modifying[m.BLANK]:
            index.brittle = True
            silence(s, index)
        if index.modifying[m.INDESTRUCTIBLE]:
            self.protection.listen(index)
        self.last_words.listen(index)
        if index.modifying[m.UNAFFECTED]:
            spare(s, index)
        return index

    def check(self, s: State) -> None:
        """An empty Castle loses at once; two at once are a draw (ML-win-01, ML-win-04)."""
        lost = s.world[t.EMPTIED]
        if lost:
            winner = -1 if lost == 3 else 1 if lost == 1 else 0
            narrate(s, Event(ev.ENDED, player=winner, amount=ev.EMPTY))
            s.finish((0, 1) if winner < 0 else (winner,))

    def triggers(self, s: State, happened: list[Event]) -> list[Pending]:
        fallen = s.world[t.FALLEN]
        if not fallen and len(happened) == 1 and happened[0].card < 0 and not s.index().listening[happened[0].kind]:
            return []  # nobody has anything to say about it
        self.gather(s, happened)
        if fallen:
            arrange(s, (fallen & ((1 << t.FALLEN_BITS) - 1), fallen >> t.FALLEN_BITS))
            happens(s, Event(ev.FALL_OVER))
        return []

    def reads_order(self, s: State, player: int) -> bool:
        """Whether a card of this player looks at the order of a Graveyard."""
        return any([card in self.ordered for card, owner in zip(s.cards, s.owners, strict=True) if owner == player])

    def gather(self, s: State, happened: list[Event]) -> None:
        """Find what has triggered and let it wait where its time will come."""
        pending: list[Pending] = []
        for e in happened:
            if e.card >= 0 and (
                s.cards[e.card] in self.speaking or e.amount or (e.kind == ev.DESTROYED and e.other >= 0) or t.altered(s, e.card)
            ):
                self.own_triggers(s, e, pending)
        pending += [p for p in super().triggers(s, happened) if p.via < -1 or not unusable(s, p.source)]
        if not pending:
            return
        top = s.stack[-1]
        if (isinstance(top, Playing) and happened[0].kind == ev.PLAYED) or (isinstance(top, Battle) and top.holding):
            top.hold(pending)
        else:
            self.wait(s, pending)

    def own_triggers(self, s: State, e: Event, pending: list[Pending]) -> None:
        """What a card says about itself; of a card that has left play, as it was (ML-trig-01)."""
        card = e.card
        if e.kind == ev.DESTROYED and e.other >= 0:
            for ability in t.printed(s, e.other).own.get(ev.BEARER_FELL, ()):
                pending.append(Pending(cast(Power, ability).program, e.other, e.player, e))
        if e.kind in LEAVING:
            if e.amount == 0:
                return
            shown = self.ordinals[e.amount - 1]
            you = e.player
        elif e.kind == ev.PLAYED and s.place[card] // 2 == t.PLAYING and not silenced(s, card):
            shown = face(s, card)
            you = e.player
        elif t.in_play(s, card) and not unusable(s, card):
            shown = voice(s, card)
            you = s.place[card] % 2
        else:
            return
        for ability in shown.own.get(e.kind, ()):
            power = cast(Power, ability)
            if power.holds(s, you, card, e):
                pending.append(Pending(power.program, card, you, e))

    def wait(self, s: State, pending: list[Pending]) -> None:
        """Triggers do not interrupt an effect: they wait below it, with those that wait already (ML-multi-12)."""
        stack = s.stack
        at = len(stack)
        below = at
        while below > 0:
            frame = stack[below - 1]
            if isinstance(frame, Resolving) or under_effect(frame):
                at = below - 1
            elif not isinstance(frame, Batch):  # what an effect lets happen belongs to it
                break
            below -= 1
        waiting = stack[at - 1] if at > 0 else None
        if at < len(stack) and isinstance(waiting, Triggers):
            waiting.pending = waiting.pending + tuple(pending)
        else:
            s.push_below(Triggers.of(pending), at)

    def trigger_order(self, s: State, pending: tuple[Pending, ...], last: int) -> int:
        """The active player first, then one and one (ML-multi-01, ML-multi-02)."""
        wanted = s.world[t.ACTIVE] if last < 0 else other(last)
        for each in pending:
            if each.you == wanted:
                return wanted
        return other(wanted)

    def resolve_trigger(self, s: State, p: Pending) -> None:
        use(s, cast(Power, self.abilities[p.program.id]), p.you, p.source, TRIGGERED, p.via, event=p.event)

    def weight(self, e: Event) -> int:
        return 1

    # -- windows

    # -- what a player knows

    # -- what the laboratory asks

    # -- what bots ask

    # -- documents

    # -- words and table

    def layout(self) -> Layout:
        from tapete.games.mitos_y_leyendas.table import table

        return table(self)

    # -- the judge

    def why_not(self, s: State, option_id: str) -> Refusal | None:
        return judge(s, option_id)

    def impossible(self, s: State) -> list[tuple[Option, Refusal]]:
        return impossible(s)


def cheapest_first(cards: list[Card]) -> list[Card]:
    return sorted(cards, key=cost_of)


def cost_of(card: Card) -> int:
    return 0 if card.reduces else card.cost


def effects_of(ability: Ability) -> list[Effect]:
    """What an ability does, to look into."""
    return [ability.effect] if isinstance(ability, Power) else []


def orderly(effect: Effect) -> bool:
    """Whether an effect takes cards by their place in a Graveyard."""
    return isinstance(getattr(effect, "selection", None), Topmost) or any([orderly(part) for part in effect.parts()])


def under_effect(frame: object) -> bool:
    """Whether a card is taking effect, or an effect is about to put one into play."""
    return isinstance(frame, Playing) and (frame.step in (FINISH, ENTER) or (frame.step == DECLARE and frame.free == 1))


def spare(s: State, index: Index) -> None:
    """What a Talisman does to all cards of some kind leaves out those it cannot affect (ML-affect-01)."""
    for kind in m.AFFECTING:
        for at, each in enumerate(index.modifying[kind]):
            change = cast(Change, each.modifier)
            if each.lasting >= 0 and not change.chosen and t.printed(s, each.source).type == t.TALISMAN:
                index.modifying[kind][at] = Modifying(m.Sparing(change), each.source, each.you, each.scope, each.lasting)


def silence(s: State, index: Index) -> None:
    """Cards that have lost their ability do and say nothing (ML-card-22, ML-lose-01)."""
    blanks = index.modifying[m.BLANK]
    mute: list[int] = []
    for zone in t.IN_PLAY:
        for card in s.zones[zone * 2] + s.zones[zone * 2 + 1]:
            if any([each.modifier.affects(s, each.scope, card) for each in blanks if each.source != card or each.lasting >= 0]):
                mute.append(card)
    if not mute:
        return
    for kind, listeners in enumerate(index.listening):
        index.listening[kind] = [each for each in listeners if each.via < -1 or each.source not in mute]
    for kind, changes in enumerate(index.modifying):
        if kind != m.BLANK:
            index.modifying[kind] = [each for each in changes if each.lasting >= 0 or each.source not in mute]
    for kind, replacing in enumerate(index.replacing):
        index.replacing[kind] = [each for each in replacing if each.lasting >= 0 or each.source not in mute]


@cache
def mitos_y_leyendas() -> MitosYLeyendas:
    """The one game, with every declared card."""
    load()
    return MitosYLeyendas()
