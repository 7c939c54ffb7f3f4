"""Options in words: every answer a player can give, as a sentence in both languages.

``said(s, option, lang)`` is the one service for the terminal, the browser's table, the bots' talk and the golden files; ``label``
is the words of it alone (``core/text.py``). A game gives its phrases by verb (``Game.phrases``), the words its options carry
(``Game.word``) and where its cards lie (``Game.whereabouts``); what the engine itself asks (choose, resolve, yes…) is phrased here.

A phrase is found under ``kind/verb:word``, ``verb:word``, ``kind/verb`` or ``verb``, the first that exists, and its places are:

``{thing}``   the first card the option names       ``{word}``    its word, as the game says it
``{target}``  the last one                          ``{where}``   where the last one lies
``{effect}``  what choosing it does, for the options of a card's text and the order of effects
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core.decision import Decision, Option
from tapete.core.effects import AskWhich, Resolving
from tapete.core.events import Batch, Triggers
from tapete.core.language import Words
from tapete.core.series import READY
from tapete.core.text import plain

if TYPE_CHECKING:
    from tapete.core.game import Game
    from tapete.core.state import State

COMMON: Final = {
    "pass": Words("Paso", "Pass"),
    "done": Words("Nada más", "Nothing more"),
    "yes": Words("Sí", "Yes"),
    "no": Words("No", "No"),
    "instead/yes": Words("Sí: {thing}", "Yes: {thing}"),
    "choose": Words("{thing} ({where})", "{thing} ({where})"),
    "resolve": Words("{thing}: {effect}", "{thing}: {effect}"),
    "replace": Words("{thing}: {effect}", "{thing}: {effect}"),
    "option": Words("{effect}", "{effect}"),
    "ready": READY,
}


def label(s: State, option: Option, lang: str) -> str:
    """What an option of the pending decision means, in plain words."""
    return plain(said(s, option, lang))


def said(s: State, option: Option, lang: str) -> str:
    """What an option of the pending decision means, said to the player who decides.

    It may tell what only that player knows (their hand, a card they look at): never show it to another.
    """
    decision = s.decision
    phrase = phrase_of(s.game, decision.kind if decision is not None else "", option)
    if phrase is None:
        return bare(s, option, lang)
    text = phrase.text(lang)
    if option.things:
        shows_where = "{where}" in text
        text = text.replace("{thing}", thing(s, option, 0, lang, shows_where and len(option.things) == 1))
        text = text.replace("{target}", thing(s, option, len(option.things) - 1, lang, shows_where))
        text = text.replace("{where}", s.game.speech.whereabouts(s, option.target, decider(decision), lang))
    if "{word}" in text:
        text = text.replace("{word}", word_of(s, option, lang))
    if "{effect}" in text:
        text = text.replace("{effect}", meaning(s, option, lang))
    return text


def labels(s: State, lang: str) -> list[str]:
    """All options of the pending decision, in words and in order."""
    return [] if s.decision is None else [label(s, option, lang) for option in s.decision.options]


def group(s: State, option: Option, lang: str) -> str:
    """The heading under which a menu lists an option; empty when the question needs none."""
    decision = s.decision
    kind = decision.kind if decision is not None else ""
    heading = s.game.groups.get(f"{kind}/{option.verb}")
    return "" if heading is None else heading.text(lang)


def phrase_of(game: Game, kind: str, option: Option) -> Words | None:
    """The most particular phrase there is for an option."""
    verb = option.verb
    for key in (f"{kind}/{verb}:{option.word}", f"{verb}:{option.word}", f"{kind}/{verb}", verb):
        found = game.phrases.get(key)
        if found is None:
            found = COMMON.get(key)
        if found is not None:
            return found
    return None


def word_of(s: State, option: Option, lang: str) -> str:
    """What an option's word says: an action of the pending decision knows, or else the game."""
    decision = s.decision
    rows = None if decision is None else s.game.actions.get(decision.kind)
    action = None if rows is None else rows.find(option)
    return s.game.speech.word(s, option, lang) if action is None else action.said(s, option, lang)


def bare(s: State, option: Option, lang: str) -> str:
    """The last resort, for a verb its game has no phrase for: what it names."""
    names = [s.named(card, lang) for card in option.things]
    word = word_of(s, option, lang) if option.word else ""
    return f"{option.verb} {' → '.join(names)} {word}".strip()


def thing(s: State, option: Option, at: int, lang: str, placed: bool) -> str:
    """A card by its name, and by its place where another option names another card of that name."""
    card = option.things[at]
    name = s.named(card, lang)
    decision = s.decision
    if placed or decision is None:
        return name
    where = s.game.speech.whereabouts(s, card, decision.player, lang)
    for other in decision.options:
        if other.verb == option.verb and len(other.things) == len(option.things):
            rival = other.things[at]
            if rival != card and s.cards[rival] is s.cards[card]:
                if s.game.speech.whereabouts(s, rival, decision.player, lang) != where:
                    return f"{name} ({where})"
    return name


def decider(decision: Decision | None) -> int:
    return decision.player if decision is not None else -1


def meaning(s: State, option: Option, lang: str) -> str:
    """What choosing it does, read from the frame that asks."""
    if not s.stack or not option.word.isdigit():
        return ""
    top = s.stack[-1]
    at = int(option.word)
    if isinstance(top, Triggers) and at < len(top.pending):
        waiting = top.pending[at]
        text = waiting.program.effect.text(lang)
        about = waiting.event.card
        if about >= 0 and about != waiting.source:
            text += f" ({s.named(about, lang)})"
        return text
    if isinstance(top, Batch) and at < len(top.choices):
        for each in top.applicable(s, top.waiting[0]):
            if each.key == top.choices[at]:
                return each.ability.text(lang)
    if isinstance(top, Resolving) and top.program is not None:
        asked = top.program.ops[top.step - 1]
        if isinstance(asked, AskWhich):
            return asked.told[at - 1].text(lang)
    return ""


def alike(s: State, a: Option, b: Option) -> bool:
    """Whether two options cannot differ: the same deed with copies of a card that lie where order means nothing."""
    if a.verb != b.verb or a.word != b.word or len(a.things) != len(b.things):
        return False
    for one, two in zip(a.things, b.things, strict=True):
        if one == two:
            continue
        if s.cards[one] is not s.cards[two] or s.place[one] != s.place[two] or s.owners[one] != s.owners[two]:
            return False
        zone = s.game.zones[s.place[one] // s.players]
        if zone.ordered or zone.in_play:
            return False
        for field in range(len(s.numbers)):
            if s.numbers[field][one] != s.numbers[field][two]:
                return False
    return True


def menu(s: State) -> list[Option]:
    """The distinct options, those under one heading together, headings in the order the game lists them."""
    decision = s.decision
    options = distinct(s)
    if decision is None or not s.game.groups:
        return options
    headings: list[Words | None] = [None]
    headings += dict.fromkeys(s.game.groups.values())
    ranked: list[Option] = []
    for heading in headings:
        ranked += [option for option in options if s.game.groups.get(f"{decision.kind}/{option.verb}") == heading]
    return ranked


def distinct(s: State) -> list[Option]:
    """The options of the pending decision without those that cannot differ from an earlier one."""
    found: list[Option] = []
    if s.decision is not None:
        for option in s.decision.options:
            if not any([alike(s, option, earlier) for earlier in found]):
                found.append(option)
    return found
