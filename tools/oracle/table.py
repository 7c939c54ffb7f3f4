"""Our state made from a recorded moment, and changed to one when the recording edits the table."""

from __future__ import annotations

from tools.oracle.record import HOUSE, MAIN, InPlay, Moment, Scenario, owner, slug
from tools.oracle.strangers import cards_of

from tapete.core.abilities import CardDef
from tapete.core.game import Game
from tapete.core.state import State, new_state
from tapete.games.keyforge import things as t
from tapete.games.keyforge.catalogue import all_facts
from tapete.games.keyforge.decks import shipped_decks
from tapete.games.keyforge.moving_events import clear
from tapete.games.keyforge.rules.turn import Turn
from tapete.games.keyforge.things import COLOUR_NAMES, HOUSES, KEY_COLOURS

HOUSE_STEP = 2
MAIN_STEP = 7
OUTSIDE = (t.HAND, t.DECK, t.DISCARD, t.ARCHIVES, t.PURGED)


class Unplayable(Exception):
    """A recording that cannot be replayed here, and why."""


def build(game: Game, scenario: Scenario, start: Moment) -> State:
    """The state of a moment at rest, with every card the recording ever shows."""
    uids: list[str] = []
    for each in scenario.moments():
        uids += each.uids()
    names = tuple(sorted(set(uids), key=sort_key))
    known = cards_of(scenario)
    cards: tuple[CardDef, ...] = tuple([known[slug(uid)] for uid in names])
    s = new_state(game, 2, cards, tuple([owner(uid) for uid in names]))
    s.names = names
    mavericks = maverick_houses(scenario)
    for number, uid in enumerate(names):
        house = mavericks.get((owner(uid), slug(uid)), known[slug(uid)].house)
        called = start.sides[owner(uid)].house
        if house < 0 and called in HOUSES:
            house = HOUSES.index(called)  # an Anomaly belongs to the house in which it appears (KF-cardmark-01)
        s.write(t.HOUSE)[number] = house + 1
    for player in (0, 1):
        for house in identity(scenario, s, player):
            s.tallies[t.IDENTITY][player] |= 1 << house
    s.turn = 1 if start.round == 1 else 3
    s.world[t.FIRST] = start.active if start.round == 1 else 0
    s.push(Turn())
    adopt(s, start)
    return s


def sort_key(uid: str) -> tuple[int, str, int]:
    return owner(uid), slug(uid), int(uid.rpartition("#")[2])


def facts_house(id: str) -> int:
    found = all_facts().get(id)
    return found.house if found is not None else -1


def maverick_houses(scenario: Scenario) -> dict[tuple[int, str], int]:
    """The houses of cards printed in another house than usual, in the real decks the whole games are played with."""
    found: dict[tuple[int, str], int] = {}
    for player, name in enumerate(scenario.decks):
        for deck in shipped_decks():
            if deck["name"] == name:
                listed = deck["cards"]
                assert isinstance(listed, list)
                for id, house in listed:
                    if HOUSES.index(house) != facts_house(id):
                        found[(player, id)] = HOUSES.index(house)
    return found


def identity(scenario: Scenario, s: State, player: int) -> list[int]:
    """The houses of a player's deck: those once offered to choose from, or those of the cards they own."""
    offered: set[str] | None = None
    for each in scenario.moments():
        if each.rest == HOUSE and each.active == player:
            listed = set(each.asked.buttons)
            if len(listed) >= 3:
                offered = listed if offered is None else offered & listed
    active = {each.sides[player].house for each in scenario.moments()} - {None}
    if offered is not None:
        named = {house for house in offered if house in HOUSES}
        return sorted([HOUSES.index(house) for house in named])
    own = {s.numbers[t.HOUSE][card] - 1 for card in range(len(s.cards)) if s.owners[card] == player}
    own |= {HOUSES.index(str(house)) for house in active if house in HOUSES}
    return sorted([house for house in own if house >= 0])


def adopt(s: State, moment: Moment) -> None:
    """Make the table look as recorded at a moment at rest; lasting effects and the history of the turn stay."""
    lay_table(s, moment)
    s.world[t.ACTIVE] = moment.active
    house = moment.sides[moment.active].house
    if house is not None and house not in HOUSES:
        raise Unplayable(f"a house of a later set: {house}")
    s.world[t.ACTIVE_HOUSE] = HOUSES.index(house) if house else t.NO_HOUSE
    s.world[t.STEP] = 3 if moment.rest == MAIN else 2
    turn = s.stack[0]
    turn.step = MAIN_STEP if moment.rest == MAIN else HOUSE_STEP
    s.decision = None
    s.touch()
    s.advance()


def lay_table(s: State, moment: Moment) -> None:
    """Cards, Æmber, chains and keys as recorded; what is under way stays."""
    lay_cards(s, moment)
    for player, side in enumerate(moment.sides):
        s.tallies[t.POOL][player] = side.amber
        s.tallies[t.CHAINS][player] = side.chains
        for at, colour in enumerate(KEY_COLOURS):
            s.tallies[colour][player] = 1 if COLOUR_NAMES[at] in side.keys else 0


def lay_cards(s: State, moment: Moment) -> None:
    number = {uid: card for card, uid in enumerate(s.names)}
    before = s.place[:]
    hosts = s.numbers[t.HOST][:]
    for zone in s.zones:
        zone.clear()
    s.place = [-1] * len(s.cards)
    for player, side in enumerate(moment.sides):
        for zone_kind, listed in zip(OUTSIDE, side.outside(), strict=True):
            for uid in listed:
                card = number[uid]
                s.move(card, zone_kind, player)
                if before[card] // 2 in t.IN_PLAY or before[card] // 2 == t.UNDER:
                    clear(s, card)
        for row in side.play:
            lay(s, number, row, player, before, hosts)
    for card, place in enumerate(before):
        if s.place[card] < 0 and place >= 0:  # the recording shows it no longer: it lies beneath something that is not shown
            clear(s, card)
            s.move(card, t.UNDER, s.owners[card])


def lay(s: State, number: dict[str, int], row: InPlay, player: int, before: list[int], hosts: list[int]) -> None:
    card = number[row.uid]
    arrive(s, card, t.LINE if row.creature else t.ARTIFACTS, player, before)
    numbers = s.numbers
    numbers[t.EXHAUSTED][card] = int(row.exhausted)
    numbers[t.DAMAGE][card] = row.damage
    numbers[t.AMBER][card] = row.amber
    numbers[t.STUN][card] = int(row.stunned)
    s.write(t.WARD)[card] = int(row.warded)
    s.write(t.ENRAGE)[card] = int(row.enraged)
    s.write(t.POWER_UP)[card] = row.power_counters
    s.write(t.COUNTER)[card] = row.counters
    s.write(t.ARMOR_USED)[card] = row.armor_used
    s.write(t.ARMOR_SEEN)[card] = row.armor + row.armor_used
    for uid in row.upgrades:
        upgrade = number[uid]
        kept = before[upgrade] // 2 == t.UPGRADES and hosts[upgrade] == card + 1
        arrive(s, upgrade, t.UPGRADES, before[upgrade] % 2 if kept else owner(uid), before)
        numbers[t.HOST][upgrade] = card + 1
    for uid in row.under:
        lower = number[uid]
        s.move(lower, t.UNDER, before[lower] % 2 if before[lower] // 2 == t.UNDER else player)
        numbers[t.HOST][lower] = card + 1
        numbers[t.KNOWN][lower] |= 1 << s.holder(lower)


def arrive(s: State, card: int, zone: int, player: int, before: list[int]) -> None:
    s.move(card, zone, player)
    if before[card] != zone * 2 + player:
        clear(s, card)
        s.numbers[t.BASE][card] = player + 1
        s.numbers[t.ARRIVED][card] = s.next_serial()
