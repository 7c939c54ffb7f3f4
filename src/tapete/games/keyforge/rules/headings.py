"""What a card has under its bold headings, printed and granted (KF-ability, KF-upgrade-07)."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.abilities import Ability, Pending
from tapete.core.events import Event
from tapete.core.state import State
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.abilities import Bold, Granted
from tapete.games.keyforge.modifiers import Change
from tapete.games.keyforge.things import HOST, LINE, UPGRADES, facts, in_play, says, upgrades_on
from tapete.games.keyforge.values import blank, lent


def headed(s: State, card: int, heading: str) -> list[tuple[Bold, int]]:
    """A card's abilities under a bold heading, printed and granted, each with the card that grants it (or -1)."""
    found: list[tuple[Bold, int]] = []
    printed = facts(s, card).bold.get(heading)
    if printed is not None and not (in_play(s, card) and blank(s, card)):
        for ability in printed:
            found.append((cast(Bold, ability), -1))
    if s.place[card] // 2 != LINE:
        return found
    if may_be_granted(s):
        for given, via in granted(s, card):
            if isinstance(given, Bold) and heading in given.headings:
                found.append((given, via))
    if s.index().modifying[m.ALSO]:
        for twin in twins(s, card, heading):
            found += [each for each in under(s, card, twin) if heading not in each[0].headings]
    return found


def twins(s: State, card: int, heading: str) -> list[str]:
    """The headings whose abilities work under this one, too, on this card."""
    found: list[str] = []
    for each in s.index().modifying[m.ALSO]:
        change = cast(Change, each.modifier)
        twin = ALSO_UNDER.get((change.extra, heading))
        if twin is not None and twin not in found and change.affects(s, each.scope, card):
            found.append(twin)
    return found


ALSO_UNDER: Final = {
    (m.PLAY_IS_REAP, "reap"): "play",
    (m.FIGHT_IS_REAP, "reap"): "fight",
    (m.FIGHT_IS_REAP, "fight"): "reap",
}


def under(s: State, card: int, heading: str) -> list[tuple[Bold, int]]:
    """What a card in the line has under a heading of its own or by a gift, apart from what an effect reads under another."""
    printed = facts(s, card).bold.get(heading) if not blank(s, card) else None
    found = [(cast(Bold, ability), -1) for ability in printed] if printed is not None else []
    return found + [(each, via) for each, via in granted(s, card) if isinstance(each, Bold) and heading in each.headings]


def may_be_granted(s: State) -> bool:
    """Whether anything in play gives abilities to other cards."""
    return bool(s.zones[UPGRADES * 2] or s.zones[UPGRADES * 2 + 1] or s.index().modifying[m.GRANT] or s.index().modifying[m.TEXT])


def has_heading(s: State, card: int, heading: str) -> bool:
    """Whether a card may have abilities under a heading: a cheap look before the real one."""
    if heading in facts(s, card).bold:
        return True
    return s.place[card] // 2 == LINE and (may_be_granted(s) or bool(s.index().modifying[m.ALSO]))


def granted(s: State, card: int) -> list[tuple[Ability, int]]:
    """The abilities a card has from elsewhere: its upgrades and effects that grant them."""
    found: list[tuple[Ability, int]] = []
    for upgrade in upgrades_on(s, card):
        for ability in says(s, upgrade):
            found.append((inner(ability), upgrade))
    modifying = s.index().modifying
    for each in modifying[m.GRANT]:
        change = cast(Change, each.modifier)
        if change.ability is not None and change.affects(s, each.scope, card):
            found.append((change.ability, -1))
    for each in modifying[m.TEXT]:
        if each.modifier.affects(s, each.scope, card):
            found += [(ability, -1) for ability in lent(s, each).abilities]
    return found


def is_play_ability(ability: Ability) -> bool:
    """Whether an ability is one of a card being played: on an upgrade those are its own, all others the creature's."""
    return isinstance(ability, Bold) and ability.heading == "play"


def inner(ability: Ability) -> Ability:
    """What an upgrade's "this creature gains…" gives; any other ability is itself."""
    return ability.ability if isinstance(ability, Granted) else ability


def own_triggers(s: State, e: Event, heading: str, pending: list[Pending]) -> None:
    """The bold abilities of the card itself."""
    card = e.card
    if heading == "fight" and e.amount <= 0:
        return  # only a survivor of a fight that took place (KF-fight-04, KF-assault-04)
    if heading == "play":
        host = s.numbers[HOST][card] - 1
        source = host if host >= 0 and s.place[card] // 2 == UPGRADES else card
        via = card if source != card else -1
        for ability, granter in headed(s, e.other if e.other >= 0 else card, heading):
            pending.append(Pending(ability.program, source, e.player, e, via if granter < 0 else granter))
        return
    if not in_play(s, card):
        return
    you = s.holder(card) if heading in ("destroyed", "leaves play") else e.player
    for ability, granter in headed(s, card, heading):
        pending.append(Pending(ability.program, card, you, e, granter))
