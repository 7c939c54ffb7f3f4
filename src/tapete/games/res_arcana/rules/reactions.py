"""Reactions to a Life loss and to a victory check (RA-react)."""

from __future__ import annotations

from typing import Final

from tapete.core.actions import Action, Actions, AskedAbout, Passing, Row, nothing
from tapete.core.decision import Option
from tapete.core.events import Event, happens
from tapete.core.facets import Responding
from tapete.core.language import TELL, Words, capital
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.windows import NEVER, ONWARD, SEATS, TARGETS_ONLY, Discipline, Window, current
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana.abilities import cost_clause, place_of, reactions
from tapete.games.res_arcana.rules import refusals as no
from tapete.games.res_arcana.rules.life import REACTIONS, current_loss
from tapete.games.res_arcana.rules.victory import CHECK
from tapete.games.res_arcana.things import mine, of_rivals
from tapete.games.res_arcana.vocabulary.attacks import escape_of

WINDOWS: Final[tuple[Discipline, ...]] = (
    Discipline(
        REACTIONS,
        Words("¿Reaccionas a la pérdida de Vida?", "Do you react to the Life loss?"),
        asked=TARGETS_ONLY,
        announcer=NEVER,
        then=ONWARD,
        limit=1,
    ),
    Discipline(CHECK, Words("¿Reaccionas a la comprobación?", "Do you react to the check?"), asked=SEATS, then=ONWARD, limit=1),
)


class Answering(Action):
    """What answers something, and nothing else (RA-react-01)."""

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.NOT_NOW


class React(Answering):
    """React with a component of one's own whose reaction answers what happens, by its number."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        """One without reactions is tried as well: there is a reason why it does not react."""
        return [Option(s.names, self.verb, (thing,), str(number)) for number in range(1, max(2, len(reactions(s, thing)) + 1))]

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        known = reactions(s, option.thing)
        at = place_of(option.word, len(known))
        if at < 0:
            return no.NO_SUCH_POWER
        return known[at].refuse(s, player, option.thing) or (None if known[at].to in answered(s) else no.NOT_NOW)

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        kinds = answered(s)
        for card in things:
            for number, reaction in enumerate(reactions(s, card), 1):
                if reaction.to in kinds and reaction.refuse(s, player, card) is None:
                    options.append(Option(s.names, self.verb, (card,), str(number)))

    def do(self, s: State, player: int, option: Option) -> None:
        reactions(s, option.thing)[int(option.word) - 1].start(s, player, option.thing)
        happens(s, Event(ev.REACTED, option.thing, player))

    def said(self, s: State, option: Option, lang: str) -> str:
        known = reactions(s, option.thing)
        at = place_of(option.word, len(known))
        return NO_REACTION.text(lang) if at < 0 else cost_clause(known[at].parts, lang)


NO_REACTION: Final = Words("no tiene reacciones", "it has no reaction")


def answered(s: State) -> tuple[str, ...]:
    """What the reactions asked for answer: a Life loss, by a Dragon or not, or a check."""
    if current(s).discipline == CHECK:
        return ("victory_check",)
    return ("life_loss", "dragon_power") if current_loss(s).dragon else ("life_loss",)


class Escape(Answering):
    """Take the way out that the attacking component itself offers (RA-life-07)."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        if option.thing != current_loss(s).source:
            return no.NOT_NOW
        escape = escape_of(s, option.thing)
        if escape is None:
            return no.NO_SUCH_POWER
        return None if escape.lacking(s, player, option.thing) is None else no.CANNOT_REACT

    def do(self, s: State, player: int, option: Option) -> None:
        escape = escape_of(s, option.thing)
        assert escape is not None
        escape.start(s, player, option.thing)
        happens(s, Event(ev.ANSWERED, option.thing, player))

    def said(self, s: State, option: Option, lang: str) -> str:
        escape = escape_of(s, option.thing)
        return "" if escape is None else capital(escape.parts[0].clause(lang, TELL))


def attacker(s: State, player: int) -> list[int]:
    """The component that causes the loss, when it offers a way out."""
    card = current_loss(s).source
    return [card] if escape_of(s, card) is not None else []


REACTING: Final = React("react", Words("Reacciona con {thing} ({word})", "React with {thing} ({word})"))
ESCAPING: Final = Escape("escape", Words("{word} e ignora a {thing}", "{word} and ignore {thing}"))
DECLINING: Final = Passing(Words("No reacciones", "Do not react"))
TO_A_LOSS: Final = Actions(
    REACTIONS, Row(mine, REACTING), Row(attacker, ESCAPING), Row(nothing, DECLINING), AskedAbout(of_rivals, REACTING)
)
AT_A_CHECK: Final = Actions(CHECK, Row(mine, REACTING), Row(nothing, DECLINING), AskedAbout(of_rivals, REACTING))


class ResArcanaResponding(Responding):
    def asked(self, s: State, window: Window) -> Words:
        """A Life loss is named with its cause and how much it takes."""
        if window.discipline != REACTIONS:
            return super().asked(s, window)
        loss = current_loss(s)
        name = s.cards[loss.source].name
        return Words(
            f"{name.es} te hace perder {loss.amount} de Vida. ¿Reaccionas?",
            f"{name.en} makes you lose {loss.amount} Life. Do you react?",
        )
