"""The battleline: moving within it, rearranging it, and playing on one of its flanks."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability
from tapete.core.decision import Option
from tapete.core.effects import (
    Act,
    AskWhich,
    ChooseOne,
    Code,
    Condition,
    Effect,
    Jump,
    May,
    Op,
    PromptOf,
    Resolving,
    Selection,
    emit_chosen,
)
from tapete.core.events import Event, happens
from tapete.core.language import EN, Lexeme, Words
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import signs
from tapete.games.keyforge.abilities import Bold, Granted, Whenever
from tapete.games.keyforge.catalogue import all_facts
from tapete.games.keyforge.modifiers import OPPONENT, YOU
from tapete.games.keyforge.rules.control import ask_flank, flank_place
from tapete.games.keyforge.rules.line import shift
from tapete.games.keyforge.rules.playing import WHERE
from tapete.games.keyforge.things import HOST, LINE, controller, is_creature, other, upgrades_on
from tapete.games.keyforge.vocabulary.abilities import Occurrence
from tapete.games.keyforge.vocabulary.damage import damage
from tapete.games.keyforge.vocabulary.nouns import a, creature
from tapete.games.keyforge.vocabulary.speech import Said


class MoveInLine(Said):
    """Move a creature anywhere in its controller's line, or to a flank of it; its controller stays the same (KF-move-04)."""

    def __init__(self, whom: Selection, flank: bool) -> None:
        tail = Words("{target} a cualquier lugar de la línea de su controlador", "{target} anywhere in its controller’s battleline")
        if flank:
            tail = Words("{target} a un flanco", "{target} to a flank")
        super().__init__(Lexeme("mueve", "mover", "move"), tail, whom)
        self.flank = flank

    def emit(self, code: Code) -> None:
        assert self.selection is not None
        self.selection.emit(code, self)
        code.add(AskPlace(self.flank))
        code.add(Act(self))

    def act(self, s: State, f: Resolving) -> None:
        if s.answer is not None and f.them:
            at = int(s.answer.word) if s.answer.verb == "place" else flank_place(s)
            shift(s, f.them[0], at, f.source, len(s.stack) - 1)

    def symbols(self) -> str:
        return self.in_symbols(signs.MOVE.mark, signs.FLANK.mark) if self.flank else self.in_symbols(signs.MOVE.mark)


class AskPlace(Op):
    def __init__(self, flank: bool) -> None:
        self.flank = flank

    def run(self, s: State, f: Resolving) -> None:
        s.answer = None
        if not f.them or not is_creature(s, f.them[0]):
            return
        line = s.zone(LINE, controller(s, f.them[0]))
        if len(line) < 2:
            return
        if self.flank:
            ask_flank(s, controller(s, f.them[0]))
        else:
            options = [Option(s.names, "place", (), str(at)) for at in range(len(line))]
            s.ask(s.game.decider(s, f.you), "place", options, WHERE, f.source)


def move_in_line(whom: Selection) -> MoveInLine:
    return MoveInLine(whom, False)


def move_to_flank(whom: Selection) -> MoveInLine:
    return MoveInLine(whom, True)


class Rearrange(Effect):
    """Put the creatures of one line in any order, from the left: which one is next is asked until one is left."""

    def __init__(self, who: int) -> None:
        self.who = who

    def emit(self, code: Code) -> None:
        code.add(BeginLine(self.who))
        top = code.here
        code.add(AskNextInLine(self.who, PromptOf(self)))
        take = TakeNextInLine()
        code.add(take)
        back = Jump()
        back.target = top
        code.add(back)
        take.end = code.here

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"rearrange the creatures in {'your' if self.who == YOU else 'your opponent’s'} battleline"
        verb = "reordenar" if mood == "infinitive" else "reordena"
        return f"{verb} las criaturas de {'tu línea de batalla' if self.who == YOU else 'la línea de batalla de tu oponente'}"


def side(f: Resolving, who: int) -> int:
    return f.you if who == YOU else other(f.you)


class BeginLine(Op):
    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: State, f: Resolving) -> None:
        f.kept = tuple(s.zone(LINE, side(f, self.who)))
        f.number = 0


class AskNextInLine(Op):
    def __init__(self, who: int, prompt: PromptOf) -> None:
        self.who = who
        self.prompt = prompt

    def run(self, s: State, f: Resolving) -> None:
        s.answer = None
        if len(f.kept) > 1:
            options = [Option(s.names, "choose", (card,)) for card in f.kept]
            s.ask(s.game.decider(s, f.you), "choose", options, self.prompt.words(), f.source)


class TakeNextInLine(Op):
    def __init__(self) -> None:
        self.end = 0

    def run(self, s: State, f: Resolving) -> None:
        if s.answer is None:
            f.step = self.end
            return
        card = s.answer.thing
        f.kept = tuple([each for each in f.kept if each != card])
        line = s.zones[s.place[card]]
        at = f.number
        f.number += 1
        if line.index(card) != at:
            shift(s, card, at, f.source, len(s.stack) - 1)


class RearrangeALine(Effect):
    """The line of a player of one's choice."""

    def __init__(self) -> None:
        self.ways = (Rearrange(YOU), Rearrange(OPPONENT))

    def emit(self, code: Code) -> None:
        code.add(AskWhich(self, self.ways))
        emit_chosen(code, self.ways)

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "rearrange the creatures in a player’s battleline"
        return f"{'reordenar' if mood == 'infinitive' else 'reordena'} las criaturas de la línea de batalla de un jugador"

    def parts(self) -> list[Effect]:
        return list(self.ways)


def rearrange_a_line() -> RearrangeALine:
    return RearrangeALine()


class OnSide(Condition):
    """Whether the creature just played stands at one end of its line."""

    def __init__(self, left: bool) -> None:
        self.left = left

    def holds(self, s: State, f: Resolving) -> bool:
        assert f.event is not None
        card = f.event.card
        if not is_creature(s, card):
            return False
        line = s.zones[s.place[card]]
        return line[0 if self.left else -1] == card

    def text(self, lang: str) -> str:
        return "on a flank" if lang == EN else "en un flanco"

    def symbols(self) -> str:
        return (signs.LEFT if self.left else signs.RIGHT).mark


SIDES: Final = {"left": Words("izquierdo", "left"), "right": Words("derecho", "right")}


def they_play_on(flank: str) -> Occurrence:
    """The opponent plays a creature on the "left" or "right" flank of their line."""
    name = SIDES[flank]
    words = Words(
        f"tu oponente juegue una criatura en su flanco {name.es}", f"your opponent plays a creature on their {name.en} flank"
    )
    return Occurrence(ev.PLAYED, words, who=OPPONENT, when=OnSide(flank == "left"))


class AttachTo(Said):
    """The upgrade that speaks moves to a creature."""

    def __init__(self, whom: Selection) -> None:
        super().__init__(Lexeme("une", "unir", "attach"), Words("esta mejora a {target}", "this upgrade to {target}"), whom)

    def act(self, s: State, f: Resolving) -> None:
        if f.via >= 0 and f.them:
            happens(s, Event(ev.REATTACHED, f.via, f.you, source=f.source, other=f.them[0], cause=len(s.stack) - 1))

    def symbols(self) -> str:
        return signs.ATTACH.mark


class AttachedHere(Condition):
    """Whether an upgrade of this name came to this very creature, which has that name."""

    def __init__(self, upgrade: str, bearer: str) -> None:
        self.upgrade = upgrade
        self.bearer = bearer

    def holds(self, s: State, f: Resolving) -> bool:
        e = f.event
        assert e is not None
        here = s.numbers[HOST][e.card] == f.source + 1
        return here and s.cards[e.card].id == self.upgrade and s.cards[f.source].id == self.bearer

    def text(self, lang: str) -> str:
        return "it is attached to it" if lang == EN else "se une a ella"

    def symbols(self) -> str:
        return signs.NAMED.mark


def blaster(upgrade: str, bearer: str, effect: Effect) -> tuple[Ability, Ability]:
    """An upgrade that shoots or goes to the creature it was made for, and what happens when it gets there."""
    to = a(creature.named(bearer))
    shoot = Bold(("fight", "reap"), May(ChooseOne(damage(2, a(creature)), attach_it_to(to))))
    name = all_facts()[bearer].name
    words = Words(f"después de que unas esta mejora a {name.es}", f"after you attach this upgrade to {name.en}")
    come = Whenever((ev.PLAYED, ev.REATTACHED), words, effect, who=YOU, condition=AttachedHere(upgrade, bearer))
    return Granted(shoot), come


def attach_it_to(whom: Selection) -> AttachTo:
    return AttachTo(whom)


class WithItsUpgrades(Selection):
    """A creature and the upgrades attached to it; these come first, or they would fall when it leaves."""

    def __init__(self, centre: Selection) -> None:
        self.centre = centre

    def emit(self, code: Code, prompt: Effect) -> None:
        self.centre.emit(code, prompt)
        code.add(AddUpgrades())

    def phrase(self, lang: str) -> str:
        tail = "and each upgrade attached to it" if lang == EN else "y cada mejora unida a ella"
        return f"{self.centre.phrase(lang)} {tail}"


class AddUpgrades(Op):
    def run(self, s: State, f: Resolving) -> None:
        f.them = (*[each for card in f.them for each in upgrades_on(s, card)], *f.them)


def with_its_upgrades(centre: Selection) -> WithItsUpgrades:
    return WithItsUpgrades(centre)
