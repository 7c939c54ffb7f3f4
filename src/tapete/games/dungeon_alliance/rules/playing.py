"""Playing cards: validity, the type limit, spells, pets, the Power Surge (DA-play, DA-spell, DA-pet, DA-surge)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.bills import PAID, Bill
from tapete.core.decision import Option
from tapete.core.events import Event, happen_in_turn, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.abilities import Power, Strike, powers_of, strike_of
from tapete.games.dungeon_alliance.rules import combat, turning
from tapete.games.dungeon_alliance.rules import refusals as no
from tapete.games.dungeon_alliance.rules.acting import Acting, Deed, acting, is_passing
from tapete.games.dungeon_alliance.rules.harm import heal
from tapete.games.dungeon_alliance.rules.limits import why_not_type
from tapete.games.dungeon_alliance.rules.turning import AHEAD, NEVER
from tapete.games.dungeon_alliance.things import Card, card_of, cell, floor, heroes, layout, owner

WHICH_CARDS: Final = Words("¿Qué dos cartas pones boca abajo?", "Which two cards do you put face down?")
ATTACK_TYPES: Final[tuple[str, ...]] = (t.MELEE, t.RANGED)


# -- whether a card may be played at all


def why_not_play(s: State, turn: Acting, card: int) -> Refusal | None:
    """What holds for every card: from hand, valid for the hero, its types still free, not in passing."""
    if s.place[card] != t.HAND * s.players + turn.player:
        return no.NOT_IN_HAND
    if is_passing(s, turn.who):
        return no.PASSING
    if s.numbers[t.DEFEATED][turn.who]:
        return no.DEFEATED_ACTS
    return why_not_card(s, turn, card)


def why_not_card(s: State, turn: Acting, card: int) -> Refusal | None:
    """What hangs on the card alone, of a hero who could play cards."""
    if not values.fits(s, turn.who, card):
        return no.NOT_VALID
    cost = effort_of(card_of(s, card))
    if cost:
        refusal = turn.why_no_speed(s, cost)
        if refusal is not None:
            return refusal
    for power in powers_of(s.cards[card]):
        refusal = power.why_not_now(s, turn)
        if refusal is not None:
            return refusal
    if "enhancement" not in card_of(s, card).types:  # whose limit is that of the hero it goes to
        return why_not_type(s, turn.who, card)
    return None


def effort_of(card: Card) -> int:
    total = 0
    for power in powers_of(card):
        total += power.costs()
    return total


def aimed(card: Card) -> Power | None:
    """The power of a card that is aimed at somebody, if it has one."""
    for power in powers_of(card):
        if power.aimed:
            return power
    return None


def attack_types(s: State, who: int) -> list[str]:
    """The types of attack that a bonus is of use for (DA-attack-05): the hero's own, of weapons played for their strength, and of
    the Attack Spells in hand that it could cast instead (DA-power-05)."""
    found = [kind for _, kind, _ in values.bases(s, who)]
    for card in s.zone(t.HAND, owner(s, who)):
        strike = strike_of(s.cards[card])
        if strike is None or strike.pet or strike.plain or strike.type in found:
            continue
        if values.fits(s, who, card) and why_not_type(s, who, card) is None:
            found.append(strike.type)
    return found


def raised_types(card: Card) -> list[str]:
    """The types of attack that a card adds to, when it does nothing else."""
    found: list[str] = []
    for kind, _ in card.bonuses:
        if kind not in ATTACK_TYPES:
            return []
        found.append(kind)
    for power in powers_of(card):
        raised = power.raises()
        if raised is None:
            return []
        found += raised
    return found


def why_useless(s: State, who: int, card: int) -> Refusal | None:
    """A card whose only use is a bonus to a type of attack that the hero under whom it would lie has not (DA-attack-05)."""
    facts = card_of(s, card)
    if facts.bonuses and facts.bonuses[0][0] not in ATTACK_TYPES:
        return None  # of use for something else
    raised = raised_types(facts)
    if not raised:
        return None
    useful = attack_types(s, who)
    return None if any([kind in useful for kind in raised]) else no.USELESS


# -- the options of one card


def way_of(facts: Card) -> str:
    """The verb with which a card is played."""
    strike = strike_of(facts)
    return "play" if strike is None else "pet" if strike.pet else "cast"


class Play(Deed):
    """Play a card of the hand, in one of the ways there are; those of spells and pets have verbs of their own."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        turn, facts = acting(s), card_of(s, thing)
        found: list[Option] = []
        if why_not_play(s, turn, thing) is None:
            strike = strike_of(facts)
            found = ways(s, turn, thing) if strike is None else strikes(s, turn, thing, strike)
        return found or [Option(s.names, way_of(facts), (thing,))]

    def why_not(self, s: State, turn: Acting, option: Option) -> Refusal | None:
        if t.kind(s, option.thing) != t.CARD:
            return no.NOT_IN_HAND
        refusal = why_not_play(s, turn, option.thing)
        if refusal is None and option.id not in [way.id for way in ways(s, turn, option.thing)]:
            return why_not_way(s, turn, option)
        return refusal

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        turn = acting(s)
        for card in things:
            if why_not_card(s, turn, card) is None:
                options += ways(s, turn, card)

    def act(self, s: State, turn: Acting, option: Option) -> None:
        play(s, turn, option)

    def said(self, s: State, option: Option, lang: str) -> str:
        return play_text(s, option, lang)


class StrikeWith(Play):
    """Cast an Attack Spell, or send a pet: found among the ways to play a card."""

    def said(self, s: State, option: Option, lang: str) -> str:
        return combat.attack_text(s, acting(s).who, option, lang) if len(option.things) > 1 else ""


def strikes(s: State, turn: Acting, card: int, strike: Strike) -> list[Option]:
    """The attacks of a spell or pet on everybody, in reach or not."""
    found: list[Option] = []
    for target in combat.others(s, turn.player):
        able = combat.why_no_attacks(s, turn) is None and combat.why_not_enemy(s, turn.who, target) is None
        side = combat.aim(s, turn, target, strike.type, strike) if able else NEVER
        found.append(Option(s.names, "pet" if strike.pet else "cast", (card, target), turning.said(side)))
    return found


def none_apart(s: State, player: int) -> list[int]:
    """What casts and pets are done with is among the cards of the hand."""
    return []


def play_text(s: State, option: Option, lang: str) -> str:
    """How a card is played: for what, on whom, and where to."""
    said = {"base": FOR_BASE.text(lang), "plus": FOR_PLUS.text(lang)}.get(option.word, "")
    if len(option.things) > 1:
        target = option.target
        where = f" ({floor(s).name(cell(s, target))})" if t.kind(s, target) == t.MONSTER else ""
        said += ON.fill(lang, who=s.named(target, lang) + where)
        at = place_in(option.word)
        if floor(s).find(at) >= 0:
            said += TO.fill(lang, cell=at)
    return said + turning.turn_text(option.word, lang)


FOR_BASE: Final = Words(" como ataque propio", " as an attack of its own")
FOR_PLUS: Final = Words(" como bonificación", " as a bonus")
ON: Final = Words(" sobre {who}", " on {who}")
TO: Final = Words(" a {cell}", " to {cell}")
PLAY: Final = Play("play", Words("Juega {thing}{word}", "Play {thing}{word}"), Words("Cartas", "Cards"))
CAST: Final = StrikeWith(
    "cast", Words("Lanza {thing} contra {target} ({where}, {word})", "Cast {thing} at {target} ({where}, {word})"), combat.TO_ATTACK
)
PET: Final = StrikeWith(
    "pet", Words("{thing} ataca a {target} ({where}, {word})", "{thing} attacks {target} ({where}, {word})"), combat.TO_ATTACK
)


def ways(s: State, turn: Acting, card: int) -> list[Option]:
    """How a card that may be played can be played now."""
    facts = card_of(s, card)
    strike = strike_of(facts)
    if strike is not None:
        verb = "pet" if strike.pet else "cast"
        seen = combat.targets(s, turn, strike.type, strike)
        return [Option(s.names, verb, (card, target), turning.said(side)) for target, side in seen]
    power = aimed(facts)
    if power is not None:
        return aimed_ways(s, turn, card, power)
    found: list[Option] = []
    if facts.base[1]:
        found.append(Option(s.names, "play", (card,), "base"))
        if facts.bonuses and why_useless(s, turn.who, card) is None:
            found.append(Option(s.names, "play", (card,), "plus"))
    elif why_useless(s, turn.who, card) is None:
        found.append(Option(s.names, "play", (card,)))
    return found


def aimed_ways(s: State, turn: Acting, card: int, power: Power) -> list[Option]:
    """Whom a power can be aimed at, and the side the hero turns to for it."""
    found: list[Option] = []
    for target in power.aimable(s, turn, card):
        side = aim(s, turn, target, power)
        if side != NEVER:
            found += [Option(s.names, "play", (card, target), aimed_word(place, side)) for place in power.places(s, target)]
    return found


def aimed_word(place: str, side: int) -> str:
    """A square, a side to turn to, or both: ``d4,e``."""
    turned = turning.said(side)
    return f"{place},{turned}" if place and turned else place or turned


def place_in(word: str) -> str:
    """The square of such a word."""
    return word.partition(",")[0]


def aim(s: State, turn: Acting, target: int, power: Power) -> int:
    """Which way the hero turns to aim at somebody within range (DA-spell-07), unless no sight is needed (DA-spell-06)."""
    if target == turn.who:
        return AHEAD
    here, there = cell(s, turn.who), cell(s, target)
    if there < 0 or floor(s).distance(here, there) > power.reach:
        return NEVER
    if power.blind:
        return AHEAD
    return turning.side_for(s, turn, target) if layout(s).sees(here, there) else NEVER


def why_not_way(s: State, turn: Acting, option: Option) -> Refusal | None:
    """Why a card that may be played cannot be played in a certain way."""
    card = option.thing
    target = option.target if len(option.things) > 1 else -1
    side = turning.side_in(option.word)
    strike = strike_of(s.cards[card])
    if strike is not None:
        if option.verb == "play" or target < 0:
            return no.NO_TARGET
        return combat.why_not_strike(s, turn, target, strike.type, strike, side) or no.NO_TARGET
    power = aimed(card_of(s, card))
    if power is None:
        return why_useless(s, turn.who, card) or no.OTHER_WAY
    if target >= 0 and target in heroes(s, turn.player):
        refusal = power.why_not_on(s, card, target)
        if refusal is not None:
            return refusal
    if side >= 0 and target >= 0 and aim(s, turn, target, power) != NEVER:
        return no.TURN_FIRST
    return no.NO_TARGET


# -- playing it


def play(s: State, turn: Acting, answer: Option) -> None:
    card = answer.thing
    facts = card_of(s, card)
    frame = Playing()
    frame.card = card
    frame.target = answer.target
    frame.word = answer.word
    frame.speed = values.speed(s, turn.who)
    s.push(frame)
    turn.pay(effort_of(facts))
    power = aimed(facts)
    under = answer.target if power is not None and power.lends else turn.who
    played = Event(ev.PLAYED, card, turn.player, 1 if answer.word == "base" else 0, turn.who, under)
    happen_in_turn(s, [*turning.turned(turn, answer.word), [played]])


class Playing(Frame):
    """A card lies in its column: it gives Speed (DA-play-08), and what else it does comes about."""

    NAME = "playing"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "target", "word", "speed")

    def __init__(self) -> None:
        self.step = 0
        self.card = -1
        self.target = -1
        self.word = ""
        self.speed = 0  # of the hero before

    def run(self, s: State) -> None:
        turn = acting(s)
        s.pop(self)
        turn.points += values.speed(s, turn.who) - self.speed
        for power in reversed(powers_of(s.cards[self.card])):  # what is put on the stack last is done first
            power.act(s, turn, self.card, self.target, place_in(self.word))


# -- the Power Surge


def why_not_surge(s: State, turn: Acting, which: int) -> Refusal | None:
    """Two cards of the hand, once for each hero and round (DA-surge-01, DA-surge-03, DA-surge-08)."""
    if is_passing(s, turn.who):
        return no.PASSING
    if s.numbers[t.SURGE][turn.who]:
        return no.SURGED
    if len(s.zone(t.HAND, turn.player)) < 2:
        return no.TWO_CARDS
    if s.numbers[t.DEFEATED][turn.who] and which != 3:
        return no.DEFEATED_ACTS
    return no.NOT_HURT if which == 3 and not values.hurt(s, turn.who) else None


class Surge(Deed):
    """A Power Surge; a hero who is down has it to get up (DA-rest-07), and has not begun with it (DA-rest-08)."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        return [Option(s.names, self.verb, (), word) for word in t.SURGES[1:]]

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        which = t.SURGES.index(option.word) if option.word in t.SURGES else 0
        return why_not_surge(s, acting(s), which) if which else None

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        turn = acting(s)
        if s.numbers[t.SURGE][turn.who] or len(s.zone(t.HAND, player)) < 2:
            return
        super().add_each(s, player, things, options)

    def do(self, s: State, player: int, option: Option) -> None:
        turn = acting(s)
        if not s.numbers[t.DEFEATED][turn.who]:
            turn.started = True
        frame = Surging()
        frame.who = turn.who
        frame.which = t.SURGES.index(option.word)
        if frame.which == 1:
            turn.points += 1
        s.push(frame)

    def phrases(self) -> dict[str, Words]:
        return {f"{self.verb}:{word}": phrase for word, phrase in SURGES.items()}


SURGES: Final = {
    "speed": Words("Descarga de Fuerza con dos cartas: +1 de Velocidad", "Power Surge for two cards: +1 Speed"),
    "attack": Words("Descarga de Fuerza con dos cartas: +1 de Ataque", "Power Surge for two cards: +1 Attack"),
    "heal": Words("Descarga de Fuerza con dos cartas: −1 de daño", "Power Surge for two cards: −1 damage"),
}
TO_SURGE: Final = Words("Descarga de Fuerza", "Power Surge")
SURGE: Final = Surge("surge", TO_SURGE, TO_SURGE)

# steps of a Surge
ASK: Final = 0
BURY: Final = 1


class Surging(Frame):
    """Two cards go face down under the hero, any of them (DA-surge-04, DA-surge-05); then the chosen gain."""

    NAME = "surging"
    FIELDS: ClassVar[tuple[str, ...]] = ("who", "which", "buried")

    def __init__(self) -> None:
        self.step = 0
        self.who = -1
        self.which = 0
        self.buried = 0

    def bill(self, s: State) -> Bill | None:
        return Bill(PAID, [("", self.buried)], [("", 2 - self.buried)])

    def run(self, s: State) -> None:
        player = owner(s, self.who)
        if self.next_step() == BURY:
            assert s.answer is not None
            self.buried += 1
            self.step = ASK
            happens(s, ev.send(s.answer.thing, t.BURIED, player))
        elif self.buried < 2:
            found = [Option(s.names, "bury", (card,)) for card in s.zone(t.HAND, player)]
            s.ask(player, "bury", found, WHICH_CARDS, self.who)
        else:
            s.pop(self)
            if self.which == 3:
                heal(s, self.who, 1)
            happens(s, Event(ev.SURGED, self.who, player, self.which))
