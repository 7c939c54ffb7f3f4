"""Where our state and a recorded moment differ."""

from __future__ import annotations

from collections import Counter

from tools.oracle.record import HOUSE, MAIN, InPlay, Moment, Side

from tapete.core.state import State
from tapete.games.keyforge import things as t
from tapete.games.keyforge.things import COLOUR_NAMES, HOUSES, KEY_COLOURS
from tapete.games.keyforge.values import armor_left, key_cost, power


def differences(s: State, moment: Moment, before: Moment, shuffled: bool) -> list[str]:
    """Every field in which the two tables differ. Cards discarded since ``before`` may lie in any order among themselves."""
    found: list[str] = []
    if s.world[t.ACTIVE] != moment.active:
        found.append(f"active player: recorded {moment.active + 1}, ours {s.world[t.ACTIVE] + 1}")
    house = moment.sides[moment.active].house
    ours = s.world[t.ACTIVE_HOUSE]
    if moment.rest == MAIN and (HOUSES[ours] if ours >= 0 else None) != house:
        found.append(f"active house: recorded {house}, ours {HOUSES[ours] if ours >= 0 else None}")
    for player, side in enumerate(moment.sides):
        compare_side(s, side, before.sides[player], player, shuffled, found)
    return found


def compare_side(s: State, side: Side, before: Side, player: int, shuffled: bool, found: list[str]) -> None:
    who = f"player {player + 1}"

    def note(what: str, recorded: object, ours: object) -> None:
        if recorded != ours:
            found.append(f"{who} {what}: recorded {recorded}, ours {ours}")

    note("Æmber", side.amber, s.tallies[t.POOL][player])
    forged = {COLOUR_NAMES[at] for at, colour in enumerate(KEY_COLOURS) if s.tallies[colour][player]}
    note("keys", sorted(side.keys), sorted(forged))
    note("chains", side.chains, s.tallies[t.CHAINS][player])
    note("key cost", side.key_cost, key_cost(s, player))
    for name, kind, listed in (
        ("hand", t.HAND, side.hand),
        ("archives", t.ARCHIVES, side.archives),
        ("purged", t.PURGED, side.purged),
    ):
        same_cards(s, f"{who} {name}", listed, zone(s, kind, player), found)
    deck = zone(s, t.DECK, player)
    if shuffled or Counter(deck) != Counter(side.deck):
        same_cards(s, f"{who} deck", side.deck, deck, found)
    else:
        note("deck order", list(side.deck), deck)
    same_pile(s, f"{who} discard", side, before, zone(s, t.DISCARD, player), found)
    note("battleline", [card.uid for card in side.play if card.creature], zone(s, t.LINE, player))
    note("artifacts", sorted([card.uid for card in side.play if not card.creature]), sorted(zone(s, t.ARTIFACTS, player)))
    number = {uid: card for card, uid in enumerate(s.names)}
    for row in side.play:
        card = number[row.uid]
        if t.in_play(s, card):
            compare_card(s, row, card, found)


def zone(s: State, kind: int, player: int) -> list[str]:
    return [s.names[card] for card in s.zone(kind, player)]


def same_cards(s: State, what: str, recorded: tuple[str, ...], ours: list[str], found: list[str]) -> None:
    missing = Counter(recorded) - Counter(ours)
    extra = Counter(ours) - Counter(recorded)
    if missing or extra:
        found.append(f"{what}: recorded also {sorted(missing)}, ours also {sorted(extra)}")


def same_pile(s: State, what: str, side: Side, before: Side, ours: list[str], found: list[str]) -> None:
    if Counter(side.discard) != Counter(ours):
        same_cards(s, what, side.discard, ours, found)
        return
    old = [uid for uid in ours if uid in before.discard]
    recorded = [uid for uid in side.discard if uid in before.discard]
    if old != recorded:
        found.append(f"{what} order: recorded {recorded}, ours {old}")


def compare_card(s: State, row: InPlay, card: int, found: list[str]) -> None:
    numbers = s.numbers
    pairs: list[tuple[str, object, object]] = [
        ("exhausted", row.exhausted, bool(numbers[t.EXHAUSTED][card])),
        ("Æmber", row.amber, numbers[t.AMBER][card]),
        ("upgrades", sorted(row.upgrades), sorted([s.names[each] for each in t.upgrades_on(s, card)])),
        ("beneath", sorted(row.under), sorted([s.names[each] for each in t.beneath(s, card)])),
        ("counters", row.counters, numbers[t.COUNTER][card]),
    ]
    if row.creature and t.is_creature(s, card):
        pairs += [
            ("damage", row.damage, numbers[t.DAMAGE][card]),
            ("stunned", row.stunned, bool(numbers[t.STUN][card])),
            ("warded", row.warded, bool(numbers[t.WARD][card])),
            ("enraged", row.enraged, bool(numbers[t.ENRAGE][card])),
            ("power counters", row.power_counters, numbers[t.POWER_UP][card]),
            ("power", row.power, power(s, card)),
            ("armor left", row.armor, armor_left(s, card)),
        ]
    for what, recorded, ours in pairs:
        if recorded != ours:
            found.append(f"{row.uid} {what}: recorded {recorded}, ours {ours}")


def follow_order(s: State, moment: Moment) -> None:
    """Take over the order of piles that hold the same cards: shuffles and simultaneous discards follow the recording."""
    number = {uid: card for card, uid in enumerate(s.names)}
    for player, side in enumerate(moment.sides):
        for kind, listed in ((t.DECK, side.deck), (t.DISCARD, side.discard), (t.HAND, side.hand)):
            cards = [number[uid] for uid in listed]
            ours = s.zone(kind, player)
            if sorted(cards) == sorted(ours):
                ours[:] = cards


def same_rest(s: State, moment: Moment) -> bool:
    """Whether our engine waits for the same kind of decision, of the same player."""
    decision = s.decision
    if decision is None or len(s.stack) != 1 or decision.player != moment.active:
        return False
    return decision.kind == moment.rest and moment.rest in (MAIN, HOUSE)
