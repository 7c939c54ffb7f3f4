"""Fights as cards order them or stop them."""

from __future__ import annotations

from tapete.core.effects import Code, Effect, Op, Resolving, Selection, Times
from tapete.core.events import Event, happen
from tapete.core.language import EN, Lexeme, Words, invariable
from tapete.core.nouns import Quality
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.rules.fight import current_fight
from tapete.games.keyforge.rules.use import use_by_effect
from tapete.games.keyforge.rules.using import FIGHTING
from tapete.games.keyforge.things import ACTIVE_HOUSE, DECK, in_play
from tapete.games.keyforge.values import belongs
from tapete.games.keyforge.vocabulary.harm import ready
from tapete.games.keyforge.vocabulary.nouns import IT
from tapete.games.keyforge.vocabulary.speech import Said


class FightAnother(Said):
    """Fight with the chosen creature, never against one it has already fought by this effect."""

    def __init__(self) -> None:
        super().__init__(Lexeme("lucha con", "luchar con", "fight with"), Words("{target}", "{target}"), IT)

    def act(self, s: State, f: Resolving) -> None:
        for card in f.them:
            if in_play(s, card):
                use_by_effect(s, card, s.holder(card), (FIGHTING,), len(s.stack) - 1, f.kept)


class RememberFoes(Op):
    """Keep whom the creature has just fought."""

    def run(self, s: State, f: Resolving) -> None:
        f.kept = (*f.kept, *[e.other for e in f.noted if e.kind == ev.FOUGHT])


class ForgetFoes(Op):
    def run(self, s: State, f: Resolving) -> None:
        f.kept = ()


class ReadyAndFightOnce(Effect):
    """One of the fights: ready the creature, then fight another enemy with it."""

    def emit(self, code: Code) -> None:
        ready(IT).emit(code)
        FightAnother().emit(code)
        code.add(RememberFoes())

    def clause(self, lang: str, mood: str) -> str:
        return "ready and fight with that creature" if lang == EN else "prepara y lucha con esa criatura"


class FightsInARow(Effect):
    """Ready and fight with one creature several times, each time against a different enemy, one fight at a time."""

    def __init__(self, times: int, who: Selection) -> None:
        self.times = times
        self.who = who
        self.fights = Times(times, ReadyAndFightOnce())

    def emit(self, code: Code) -> None:
        self.who.emit(code, self)
        code.add(ForgetFoes())
        self.fights.emit(code)

    def clause(self, lang: str, mood: str) -> str:
        who = self.who.phrase(lang)
        if lang == EN:
            return (
                f"ready and fight with {who} {self.times} times, each time against a different enemy creature, "
                "resolving these fights one at a time"
            )
        verbs = "preparar y luchar" if mood == "infinitive" else "prepara y lucha"
        return (
            f"{verbs} con {who} {self.times} veces, cada vez contra una criatura enemiga diferente, "
            "resolviendo las luchas de una en una"
        )

    def parts(self) -> list[Effect]:
        return [self.fights]


class DiscardItsTop(Said):
    """Discard the top card of the deck of the player who controls the event's creature; an empty deck gives none."""

    def __init__(self) -> None:
        tail = Words("la carta superior del mazo de su controlador", "the top card of its controller’s deck")
        super().__init__(Lexeme("descarta", "descartar", "discard"), tail)

    def act(self, s: State, f: Resolving) -> None:
        assert f.event is not None
        player = s.holder(f.event.card)
        cards = s.zone(DECK, player)[:1]
        f.them = tuple(cards)
        f.it = cards[0] if cards else -1
        happen(s, [Event(ev.DISCARDED, card, player, source=f.source, cause=len(s.stack) - 1) for card in cards])


class StopFight(Said):
    """The fight under way has no effect; the attacker is exhausted all the same."""

    def __init__(self) -> None:
        super().__init__(
            Lexeme("agota", "agotar", "exhaust"), Words("esa criatura sin ningún otro efecto", "that creature with no effect")
        )

    def act(self, s: State, f: Resolving) -> None:
        assert f.event is not None
        fight = current_fight(s)
        if fight is not None and fight.attacker == f.event.card:
            fight.cancelled = True
            happen(s, [Event(ev.EXHAUSTS, fight.attacker, f.you, source=f.source)])


class OfTheActiveHouse(Quality):
    """Belongs to the active house."""

    def __init__(self) -> None:
        super().__init__(invariable("de la casa activa", "of the active house"))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        house = s.world[ACTIVE_HOUSE]
        return house >= 0 and belongs(s, card, house)


def fights_in_a_row(times: int, who: Selection) -> FightsInARow:
    return FightsInARow(times, who)


def discard_its_top() -> DiscardItsTop:
    return DiscardItsTop()


def stop_fight() -> StopFight:
    return StopFight()
