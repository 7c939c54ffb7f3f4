"""KeyForge's declaration: the answers it gives to the engine's questions."""

from __future__ import annotations

from functools import cache
from typing import cast

from tapete.core.abilities import Ability, Constant, Index, Pending, Standing
from tapete.core.effects import Amount, Resolving
from tapete.core.events import Event
from tapete.core.game import Choice, Game, stand
from tapete.core.language import Words
from tapete.core.layout import Layout
from tapete.core.nouns import Cards, Quality
from tapete.core.refusal import BadDocument, Refusal
from tapete.core.state import State
from tapete.games.keyforge import accounts, facets, words
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge import things as t
from tapete.games.keyforge.abilities import HEADING_OF, Granted
from tapete.games.keyforge.catalogue import DECLARED, load
from tapete.games.keyforge.decks import random_decks
from tapete.games.keyforge.encoding import KeyForgeEncoding
from tapete.games.keyforge.modifiers import Change
from tapete.games.keyforge.position import position
from tapete.games.keyforge.rules import refusals as no
from tapete.games.keyforge.rules.archives import ARCHIVES_CHOICE
from tapete.games.keyforge.rules.bidding import BIDS, Bidding
from tapete.games.keyforge.rules.control import TakeControl, changing_hands, check_control
from tapete.games.keyforge.rules.destroy import Destruction, check_destruction
from tapete.games.keyforge.rules.fight import Fight
from tapete.games.keyforge.rules.forge import Forge
from tapete.games.keyforge.rules.handicap import rematch
from tapete.games.keyforge.rules.headings import headed, is_play_ability
from tapete.games.keyforge.rules.house import HOUSE_CHOICE
from tapete.games.keyforge.rules.leave import Leaving, under_way
from tapete.games.keyforge.rules.line import TakePlace, swapping
from tapete.games.keyforge.rules.playing import Playing, PutIntoPlay
from tapete.games.keyforge.rules.setup import HANDS, WHO_GOES_FIRST, ChooseFirst, Setup, start
from tapete.games.keyforge.rules.turn import MAIN, Turn
from tapete.games.keyforge.rules.use import BY_EFFECT, ChooseUse
from tapete.games.keyforge.rules.using import Using
from tapete.games.keyforge.things import in_play
from tapete.games.keyforge.turn_events import CONTROL_ID
from tapete.games.keyforge.values import keyword
from tapete.games.keyforge.vocabulary.harm import damage
from tapete.games.keyforge.vocabulary.nouns import EVENT_CARD, FOUGHT

CHOICES = (
    Choice(
        "first",
        Words("Empieza", "Begins"),
        ((None, Words("Al azar", "By chance")), (0, Words("Jugador 1", "Player 1")), (1, Words("Jugador 2", "Player 2"))),
    ),
    Choice(
        "bidding",
        Words("Puja de cadenas", "Bidding of chains"),
        (
            (None, Words("No", "No")),
            (0, Words("Por el mazo del jugador 1", "For player 1’s deck")),
            (1, Words("Por el mazo del jugador 2", "For player 2’s deck")),
        ),
    ),
    Choice(
        "order_discards",
        Words("Orden de los descartes", "Order of discards"),
        (
            (False, Words("Da igual", "It does not matter")),
            (True, Words("Lo elige el jugador activo", "Chosen by the active player")),
        ),
    ),
)
FRAMES = (
    Bidding, ChooseFirst, Setup, Turn, Forge, Playing, PutIntoPlay, Using, ChooseUse, Fight, Destruction, Leaving, TakeControl,
    TakePlace,
)  # fmt: skip


class KeywordValue(Amount):
    """The value of a keyword on the card that speaks."""

    def __init__(self, word: int) -> None:
        self.word = word

    def value(self, s: State, f: Resolving) -> int:
        return keyword(s, f.source, self.word)

    def text(self, lang: str) -> str:
        return "X"


class TheChosen(Quality):
    """The very card a lasting effect was made for."""

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return card == f.it


def silence(s: State, index: Index) -> None:
    """Creatures whose text is blank do nothing of their own, but they enter play as they say (KF-faq-55)."""
    lines = s.zones[t.LINE * 2] + s.zones[t.LINE * 2 + 1]
    mute = [card for card in lines if any([each.modifier.affects(s, each.scope, card) for each in index.modifying[m.BLANK]])]
    entering = (m.ENTERS_READY, m.ENTERS_STUNNED)
    for kind, listeners in enumerate(index.listening):
        index.listening[kind] = [each for each in listeners if each.via != -1 or each.source not in mute]
    for kind, changes in enumerate(index.modifying):
        index.modifying[kind] = [
            each
            for each in changes
            if each.lasting >= 0
            or each.scope.via >= 0
            or each.source not in mute
            or (kind in entering and cast(Change, each.modifier).cards is None)
        ]
    for kind, replacing in enumerate(index.replacing):
        index.replacing[kind] = [
            each
            for each in replacing
            if each.lasting >= 0 or each.source not in mute or each.ability not in s.cards[each.source].abilities
        ]


class KeyForge(Game):
    def __init__(self) -> None:
        super().__init__(
            "keyforge",
            Words("KeyForge", "KeyForge"),
            t.ZONES,
            ev.EVENTS,
            t.CARD_FIELDS,
            t.PLAYER_FIELDS,
            t.WORLD_FIELDS,
            m.MODIFIERS,
            FRAMES,
            seldom_fields=t.SELDOM_FIELDS,
            resources=accounts.RESOURCES,
            version="3",
        )
        self.phrases = words.PHRASES
        self.offer_actions(MAIN, BY_EFFECT, HOUSE_CHOICE, ARCHIVES_CHOICE, BIDS, WHO_GOES_FIRST, HANDS)
        self.add_rule("rule/assault", damage(KeywordValue(t.ASSAULT), FOUGHT).compiled())
        self.add_rule("rule/hazardous", damage(KeywordValue(t.HAZARDOUS), EVENT_CARD).compiled())
        from tapete.games.keyforge.vocabulary.nouns import CREATURE
        from tapete.games.keyforge.vocabulary.qualities import NO_WORD

        chosen = Cards(CREATURE, (t.LINE, t.ARTIFACTS), -1, (TheChosen(NO_WORD),))
        control = Constant(Change(m.CONTROLS, Words("", ""), chosen))
        control.adopt(CONTROL_ID)
        self.learn(control)
        for card in DECLARED.values():
            self.register(card)

    def furnish(self) -> None:
        self.sight = facets.KeyForgeSight(self)
        self.speech = facets.KeyForgeSpeech(self)
        self.documents = facets.KeyForgeDocuments(self)
        self.hints = facets.KeyForgeHints(self)
        self.lab = facets.KeyForgeMeasures(self)
        self.accounts = facets.KeyForgeAccounts(self)
        self.encoding = KeyForgeEncoding(self)

    def add_rule(self, id: str, program: object) -> None:
        from tapete.core.effects import Program

        assert isinstance(program, Program)
        program.id = id
        self.programs[id] = program

    # -- setup

    def start(self, setup: dict[str, object], seed: int) -> State:
        if "position" in setup:
            for name in setup:
                if name != "position":
                    raise BadDocument(
                        name, "una posición lo dice todo: no lleva más campos", "a position says it all: no other field"
                    )
            return position(self, setup["position"])
        return start(self, setup, seed)

    def random_setup(self, number: int) -> dict[str, object]:
        return random_decks(self, number)

    def rematch(self, ended: State) -> dict[str, object]:
        return rematch(ended.setup, list(ended.winners))

    def choices(self) -> tuple[Choice, ...]:
        return CHOICES

    # -- who decides

    def active(self, s: State) -> int:
        return s.world[t.ACTIVE]

    def decider(self, s: State, player: int) -> int:
        """The active player makes all choices, also for the opponent's abilities (KF-ability-01, KF-ability-02)."""
        return s.world[t.ACTIVE]

    # -- abilities in force

    def index_card(self, s: State, index: Index, card: int, player: int) -> None:
        """An upgrade's text, but for its *Play:*, belongs to the creature it is on (KF-upgrade-07)."""
        host = s.numbers[t.HOST][card] - 1
        if host < 0 or s.place[card] // 2 != t.UPGRADES:
            super().index_card(s, index, card, player)
            return
        index.heard[host] = 1
        index.heard[card] = 1
        if s.place[host] // 2 == t.LINE:
            standing = Standing()
            for ability in s.cards[card].abilities:
                if not is_play_ability(ability):
                    inner: Ability = ability.ability if isinstance(ability, Granted) else ability
                    stand(standing, inner, host, s.holder(host), card)
            index.enter(standing, host)

    def stays_quiet(self, s: State, card: int) -> bool:
        return s.cards[card].quiet and s.place[card] // 2 != t.UPGRADES

    def indexed(self, s: State) -> Index:
        index = super().indexed(s)
        if index.modifying[m.BLANK]:
            index.brittle = True
            silence(s, index)
        return index

    def check(self, s: State) -> None:
        """Where every card belongs first, then which ones are destroyed: nothing is looked at while cards are on their way."""
        if under_way(s) or swapping(s):
            return
        check_control(s)
        if not changing_hands(s):
            check_destruction(s)

    def triggers(self, s: State, happened: list[Event]) -> list[Pending]:
        pending: list[Pending] = []
        for e in happened:
            heading = HEADING_OF.get(e.kind)
            if heading is not None and e.card >= 0:
                self.own_triggers(s, e, heading, pending)
        pending += super().triggers(s, happened)
        if s.index().modifying[m.POWER] and not all([e.kind in ev.COUNTING for e in happened]):
            s.dirty = True  # power may depend on anything; damage is compared with it all the time (KF-damage-06)
        return pending

    def own_triggers(self, s: State, e: Event, heading: str, pending: list[Pending]) -> None:
        """The bold abilities of the card itself."""
        card = e.card
        if heading == "fight" and e.amount <= 0:
            return  # only a survivor of a fight that took place (KF-fight-04, KF-assault-04)
        if heading == "play":
            host = s.numbers[t.HOST][card] - 1
            source = host if host >= 0 and s.place[card] // 2 == t.UPGRADES else card
            via = card if source != card else -1
            for ability, granter in headed(s, e.other if e.other >= 0 else card, heading):
                pending.append(Pending(ability.program, source, e.player, e, via if granter < 0 else granter))
            return
        if not in_play(s, card):
            return
        you = s.holder(card) if heading in ("destroyed", "leaves play") else e.player
        for ability, granter in headed(s, card, heading):
            pending.append(Pending(ability.program, card, you, e, granter))

    def still_triggers(self, s: State, p: Pending) -> bool:
        """Abilities only work in play (KF-cardab-04), except an action's, which is being played, and lasting effects."""
        if p.via < -1:
            return True
        if in_play(s, p.source):
            return True
        return s.zone_kind(p.source) == t.PLAYING

    def repeats(self, s: State, f: Resolving) -> bool:
        """A repetition stops when the card that causes it is no longer in play; an action never is (KF-repeat-03)."""
        return f.via < -1 or in_play(s, f.source) or t.facts(s, f.source).type == t.ACTION

    def weight(self, e: Event) -> int:
        return e.amount if e.kind in ev.WEIGHED else 1

    # -- what a player knows

    # -- documents

    # -- words

    def layout(self) -> Layout:
        from tapete.games.keyforge.table import table

        return table(self)

    # -- what the laboratory asks

    # -- what bots ask

    def why_not_chosen(self, s: State, card: int) -> Refusal | None:
        return no.IS_TAGGED if in_play(s, card) and s.numbers[t.TAGGED][card] else no.NOT_DESCRIBED


@cache
def keyforge() -> KeyForge:
    """The one KeyForge, with every declared card."""
    load()
    return KeyForge()
