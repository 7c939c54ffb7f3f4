"""Which abilities are in force: those of upgrades, and of creatures whose text is blank (KF-upgrade-07, KF-faq-55)."""

from __future__ import annotations

from typing import cast

from tapete.core.abilities import Index, Standing
from tapete.core.game import stand
from tapete.core.state import State
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge import things as t
from tapete.games.keyforge.modifiers import Change
from tapete.games.keyforge.rules.headings import inner, is_play_ability
from tapete.games.keyforge.values import lent


def enter_upgrade(s: State, index: Index, card: int, host: int) -> None:
    """An upgrade's text, but for its *Play:*, belongs to the creature it is on (KF-upgrade-07)."""
    index.heard[host] = 1
    index.heard[card] = 1
    if s.place[host] // 2 == t.LINE:
        standing = Standing()
        for ability in t.says(s, card):
            if not is_play_ability(ability):
                stand(standing, inner(ability), host, s.holder(host), card)
        index.enter(standing, host)


def lend(s: State, index: Index) -> None:
    """Creatures that have the text of another card besides their own do what it says."""
    for each in index.modifying[m.TEXT]:
        for card in each.scope.them:
            if each.modifier.affects(s, each.scope, card):
                standing = Standing()
                for ability in lent(s, each).abilities:
                    stand(standing, ability, card, s.holder(card), -1)
                index.enter(standing, card)


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
