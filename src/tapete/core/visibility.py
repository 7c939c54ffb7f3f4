"""What a player knows: one service for the table, the log, the bots and the errors.

``view`` is all that a player (or a spectator, -1) may be shown. ``redeal`` is a random world that this player cannot tell from the
real one: what lies face down for them may be any card that could lie there, and the randomness to come is another. Both ask
``Game.sees``; a player also sees the cards that a question to them names.

Cards are redealt by changing what the numbers *are*, not where they lie: a frame that refers to a hidden card goes on referring to
the card in that place. What belongs to the place stays (counters, except ``Game.printed_fields``); what the player saw by name
in the log stays with the name. From another player's decision a redealt world is only to be looked at: its options are those
of the real one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core import randomness
from tapete.core.abilities import CardDef
from tapete.core.decision import Decision, Option
from tapete.core.effects import Resolving
from tapete.core.events import Entry, Event
from tapete.core.language import EN, ES, Words, player_named
from tapete.core.series import BEST_OF, single
from tapete.core.state import State
from tapete.core.text import card as card_named
from tapete.core.text import plain
from tapete.core.windows import Announcement, Window
from tapete.core.zones import EVERYBODY

if TYPE_CHECKING:
    from tapete.core.zones import ZoneKind

SPECTATOR: Final = -1
A_CARD: Final = Words("una carta", "a card")


def visible(s: State, player: int, card: int) -> bool:
    """Whether a player knows what a card is at this moment."""
    return s.game.sight.sees(s, player, card) or card in asked_about(s, player)


def asked_about(s: State, player: int) -> list[int]:
    """The cards that the pending question to this player is about: those it names, those picked already in the same choice,
    the one that asks and those being played, wherever they lie."""
    found: list[int] = []
    decision = s.decision
    if decision is not None and decision.player == player:
        for option in decision.options:
            found += option.things
        for frame in s.stack:
            found += [card for card in frame.shows() if card >= 0]
        if decision.source >= 0:
            found.append(decision.source)
        top = s.stack[-1]
        if isinstance(top, Resolving):
            found += top.picked
    return found


# ---------------------------------------------------------------------------------------------------------------- views


def view(s: State, player: int) -> dict[str, object]:
    """All that a player may be shown, as JSON values. Texts come in both languages."""
    shown = Shown(s, player)
    game = s.game
    return {
        "game": game.id,
        "player": player,
        "players": s.players,
        "turn": s.turn,
        "zones": shown.zones(),
        "tallies": {name: s.tallies[field][:] for field, name in enumerate(game.player_fields)},
        "world": {name: s.world[field] for field, name in enumerate(game.world_fields)},
        "lasting": shown.lasting(),
        "announced": shown.announced(),
        "reserved": shown.reserved(),
        "decision": shown.decision(),
        "log": None if s.log is None else [shown.line(entry) for entry in s.log],
        "result": {"winners": list(s.winners)} if s.over else None,
    }


class Shown:
    """The parts of one view of one moment: what it has looked at it need not look at again."""

    def __init__(self, s: State, player: int) -> None:
        self.s = s
        self.player = player
        self.asked = asked_about(s, player)
        self.seen: dict[int, bool] = {}
        self.cards: dict[int, dict[str, object]] = {}  # as they are shown to whoever sees them: views of one moment may share them
        self.counters: list[tuple[str, list[int]]] | None = None  # those that any card has

    def sees(self, card: int) -> bool:
        found = self.seen.get(card)
        if found is None:
            found = self.s.game.sight.sees(self.s, self.player, card) or card in self.asked
            self.seen[card] = found
        return found

    def name(self, card: int) -> str | None:
        """The card's readable name; nothing for a hidden one."""
        return self.s.names[card] if card >= 0 and self.sees(card) else None

    # -- the table

    def zones(self) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        s = self.s
        for kind, zone in enumerate(s.game.zones):
            for player in range(1 if zone.shared else s.players):
                counted = s.game.sight.counts(s, self.player, kind, player)
                shown = self.zone(zone, s.zones[kind * s.players + player], player, counted)
                if shown["hidden"] and s.game.sight.knows_contents(s, self.player, kind, player):
                    shown["contents"] = sorted([s.names[card] for card in s.zones[kind * s.players + player]])
                found.append(shown)
        return found

    def zone(self, zone: ZoneKind, cards: list[int], player: int, counted: bool) -> dict[str, object]:
        """One zone: its visible cards, in order, with a gap for each hidden one where the order means something.

        A zone that nobody may count tells neither how many cards it has nor where in it the visible ones lie.
        """
        seen = [card for card in cards if self.sees(card)]
        listed: list[dict[str, object] | None] = []
        if zone.ordered and counted and 0 < len(seen) < len(cards):
            listed += [self.card(card) if self.sees(card) else None for card in cards]
        else:
            listed += [self.card(card) for card in seen]
        return {
            "zone": zone.id,
            "player": None if zone.shared else player,
            "count": len(cards) if counted else None,
            "hidden": len(cards) - len(seen) if counted else None,
            "cards": listed,
        }

    def card(self, card: int) -> dict[str, object]:
        shown = self.cards.get(card)
        if shown is None:
            s = self.s
            counters = {name: column[card] for name, column in self.in_use() if column[card]}
            shown = {"name": s.names[card], "card": s.cards[card].id, "owner": s.owners[card], "counters": counters}
            shown.update(s.game.sight.described(s, card))
            self.cards[card] = shown
        return shown

    def in_use(self) -> list[tuple[str, list[int]]]:
        """The counters that any card has at this moment, by name."""
        if self.counters is None:
            numbers = self.s.numbers
            self.counters = [(name, numbers[at]) for at, name in enumerate(self.s.game.card_fields) if any(numbers[at])]
        return self.counters

    def lasting(self) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        for effect in self.s.lasting:
            ability = effect.ability
            found.append(
                {
                    "source": self.name(effect.source),
                    "player": effect.you,
                    "starts": effect.starts,
                    "ends": effect.ends,
                    "text": {ES: plain(ability.text(ES)), EN: plain(ability.text(EN))},
                }
            )
        return found

    def announced(self) -> list[dict[str, object]]:
        """What waits in response windows, in the order of its announcement."""
        found: list[dict[str, object]] = []
        for frame in self.s.stack:
            if isinstance(frame, Window):
                found += [self.announcement(each) for each in frame.chain]
                if frame.launching is not None:
                    found.append(self.announcement(frame.launching))
        return found

    def announcement(self, each: Announcement) -> dict[str, object]:
        things = [self.name(card) for card in each.things]
        return {"player": each.player, "verb": each.verb, "things": things, "word": each.word, "targets": list(each.targets)}

    def reserved(self) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        game = self.s.game
        resources = game.resources
        for each in self.s.reserved:
            known = game.sight.known_reservation(self.s, self.player, each)
            cost = {resources[part[0]].id: part[1] for part in known.cost.parts}
            things = [self.name(card) for card in known.things]
            found.append({"player": each.player, "source": self.name(each.source), "cost": cost, "things": things})
        return found

    # -- the question

    def decision(self) -> dict[str, object] | None:
        """In full to the player who decides; the others learn who that is and what kind of question it is."""
        decision = self.s.decision
        if decision is None:
            return None
        shown: dict[str, object] = {"player": decision.player, "kind": decision.kind}
        if decision.player == self.player:
            shown["prompt"] = {ES: plain(decision.prompt.es), EN: plain(decision.prompt.en)}
            shown["source"] = self.name(decision.source)
            shown["options"] = [self.option(option) for option in decision.options]
        return shown

    def option(self, option: Option) -> dict[str, object]:
        things = [self.s.names[card] for card in option.things]
        return {"id": option.id, "verb": option.verb, "things": things, "word": option.word}

    # -- the log

    def line(self, entry: Entry) -> dict[str, object]:
        """A line of the log in plain words."""
        event = self.s.game.event_kinds[entry.event.kind].id
        words = self.sentence(entry)
        return {"event": event} if words is None else {"event": event, ES: plain(words.es), EN: plain(words.en)}

    def sentence(self, entry: Entry) -> Words | None:
        """What a line of the log says, or nothing; cards this player did not see when it happened are "a card"."""
        words = self.s.game.event_kinds[entry.event.kind].sentence(self.s, entry.event)
        return None if words is None else Words(self.told(words, entry, ES), self.told(words, entry, EN))

    def told(self, words: Words, entry: Entry, lang: str) -> str:
        e = entry.event
        text = words.fill(lang, **self.s.game.event_kinds[e.kind].words(e, lang))
        text = text.replace("{card}", self.told_card(e.card, entry.seen, lang))
        text = text.replace("{other}", self.told_card(e.other, entry.seen_other, lang))
        text = text.replace("{source}", self.told_card(e.source, entry.seen_source, lang))
        text = text.replace("{player}", player_named(e.player, lang))
        return text.replace("{amount}", str(e.amount))

    def told_card(self, card: int, seen: int, lang: str) -> str:
        if 0 <= card < len(self.s.cards) and saw(seen, self.player):
            return card_named(card, self.s.cards[card].mention(lang))
        return A_CARD.text(lang)


def saw(seen: int, player: int) -> bool:
    """Whether a player (or a spectator) was among the witnesses."""
    return bool(seen & (EVERYBODY if player < 0 else 1 << player))


# ---------------------------------------------------------------------------------------------------------------- other worlds


def redeal(s: State, player: int, key: int, turned: int = 0, of: int = 1) -> State:
    """A random world that this player cannot tell from the real one.

    It depends on the key and on what the player knows, not on how the hidden cards really lie: who searches in such worlds
    decides alike wherever they know the same. ``turned`` of so many deals the cards of one key further round: together those
    worlds show every place as many different cards as they can.
    """
    world = copied(s)
    known = asked_about(s, player)
    groups = {s.names[by_name(s, group)[0]]: group for group in s.game.sight.swappable(s, player) if group}
    places: list[int] = []
    dealt: list[int] = []
    for counter, first in enumerate(sorted(groups), 1):
        free = by_place(s, without(groups[first], known))
        places += free
        order = randomness.shuffled(key, counter, by_name(s, free))
        at = len(order) * turned // of
        dealt += order[at:] + order[:at]
    permute(world, player, places, dealt)  # no card is of two groups: all are dealt at once
    s.game.sight.suppose(world, player)
    if BEST_OF in world.setup:
        world.setup = single(world.setup)
    world.key = randomness.fork(key, 0)
    world.counter = 0
    return world


def exchange(s: State, player: int, key: int) -> State:
    """The same moment with all cards hidden from the player exchanged, owner by owner: no view of theirs may change.

    Cards of a zone whose contents the player knows change places among themselves.
    """
    world = copied(s)
    listed = [
        place for place in range(len(s.zones)) if s.game.sight.knows_contents(s, player, place // s.players, place % s.players)
    ]
    groups = [[c for c in s.zones[place] if not s.game.sight.sees(s, player, c)] for place in listed]
    for owner in range(-1, s.players):
        hidden = [c for c in range(len(s.cards)) if s.owners[c] == owner and not s.game.sight.sees(s, player, c)]
        groups.append([c for c in hidden if s.place[c] not in listed])
    known = asked_about(s, player)
    for number, group in enumerate(groups, 1):
        free = without(group, known)
        permute(world, player, free, randomness.shuffled(key, number, free))
    return world


def copied(s: State) -> State:
    """A copy with its own log and no memory of who listened to what: the cards are about to change."""
    world = s.clone()
    world.log = None if s.log is None else s.log[:]
    dirty = world.dirty
    world.touch()
    world.dirty = dirty
    return world


def by_place(s: State, cards: list[int]) -> list[int]:
    """Cards in the order of where they lie."""
    wanted = set(cards)
    found: list[int] = []
    for place in sorted(set([s.place[card] for card in cards])):
        found += [card for card in s.zones[place] if card in wanted]
    return found


def by_name(s: State, cards: list[int]) -> list[int]:
    """Cards in the order of what they are."""
    numbers = {s.names[card]: card for card in cards}
    return [numbers[name] for name in sorted(numbers)]


def without(cards: list[int], known: list[int]) -> list[int]:
    return [card for card in cards if card not in known]


def permute(s: State, player: int, places: list[int], cards: list[int]) -> None:
    """Let the card numbers ``places`` be what the numbers ``cards`` were, one by one."""
    moved = [(place, card) for place, card in zip(places, cards, strict=True) if place != card]
    if not moved:
        return
    defs: list[CardDef] = list(s.cards)
    owners = list(s.owners)
    names = list(s.names)
    became: dict[int, int] = {}
    for place, card in moved:
        defs[place] = s.cards[card]
        owners[place] = s.owners[card]
        names[place] = s.names[card]
        became[card] = place
    for field in s.game.sight.printed_fields():
        values = s.numbers[field][:]
        for place, card in moved:
            s.write(field)[place] = values[card]
    s.cards = tuple(defs)
    s.owners = tuple(owners)
    s.names = tuple(names)
    rename(s, player, became)


def rename(s: State, player: int, became: dict[int, int]) -> None:
    """Let what refers to a card by what it was follow it to its new number: options' names, the log, the turn's history."""
    if s.decision is not None:
        d = s.decision
        options = [Option(s.names, option.verb, option.things, option.word) for option in d.options]
        s.decision = Decision(d.player, d.kind, options, d.prompt, d.source, d.lone)
    if s.answer is not None:
        s.answer = Option(s.names, s.answer.verb, s.answer.things, s.answer.word)
    s.history = [followed(s, e, became) for e in s.history]
    s.past = [followed(s, e, became) for e in s.past]
    if s.log is not None:
        s.log = [followed_entry(s, entry, player, became) for entry in s.log]


def followed(s: State, e: Event, became: dict[int, int]) -> Event:
    """A remembered event, which everybody saw, is about the card that it was."""
    if e.card not in became and e.source not in became:
        return e
    return e.but(card=became.get(e.card, e.card), source=became.get(e.source, e.source))


def followed_entry(s: State, entry: Entry, player: int, became: dict[int, int]) -> Entry:
    """A line of the log stays with the cards the player saw by name; those they did not see are whatever lies there now."""
    e = entry.event
    if e.card not in became and e.other not in became and e.source not in became:
        return entry
    if saw(entry.seen, player):
        e = e.but(card=became.get(e.card, e.card))
    if saw(entry.seen_other, player):
        e = e.but(other=became.get(e.other, e.other))
    if saw(entry.seen_source, player):
        e = e.but(source=became.get(e.source, e.source))
    return Entry(e, entry.seen, entry.seen_other, entry.seen_source)
