"""Deeds on altars (II.6, II.8.2): Exploiting, adding, returning, swapping, Exhausting and readying."""

from __future__ import annotations

from tapete.core.decision import Option
from tapete.core.effects import Amount
from tapete.core.events import Event, happen, happens
from tapete.core.language import EN
from tapete.core.state import State
from tapete.core.symbols import INTO, SWAPS
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import links, signs
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.deeds import AskingDeed, Deed, Launching
from tapete.games.atrum_arena.kinds import EXHAUSTED, OF_ANYONE, OF_BOTH, OF_VICTIM, OWN, READY
from tapete.games.atrum_arena.powers import MinionAim, Requirement, an_opponent
from tapete.games.atrum_arena.values import one_of_each, types
from tapete.games.atrum_arena.vocabulary.amounts import agree, number_of, one, several
from tapete.games.atrum_arena.vocabulary.conditions import InAltar


def targets(f: Launching) -> tuple[int, ...]:
    """The esbirros chosen at the announcement that are still valid."""
    return f.announced.things[1:]


class OnMinions(Deed):
    """Something done to esbirros that were chosen at the announcement."""

    def __init__(self, aim: MinionAim) -> None:
        self.aim = aim

    def aims_at_victim(self) -> bool:
        return self.aim.whose != OWN

    def aims_at_anyone(self) -> bool:
        return self.aim.whose == OF_ANYONE

    def minions(self) -> MinionAim | None:
        return self.aim

    def leaves(self) -> bool:
        """Whether English says that they are taken from where they are."""
        return False

    def what(self, lang: str, mood: str) -> str:
        """The targets in words."""
        aim = self.aim
        opponent = an_opponent(lang, mood)
        if lang == EN:
            state = {READY: "Ready ", EXHAUSTED: "Exhausted "}.get(aim.state, "")
            whose = {OF_VICTIM: f"{opponent}'s Altar", OWN: "your Altar", OF_ANYONE: "a player's Altar"}[aim.whose]
            number = several(aim.count, aim.types, lang, state)
            return f"{'up to ' if aim.up_to else ''}{number} {'from' if self.leaves() else 'in'} {whose}"
        state = {READY: " Preparado", EXHAUSTED: " Agotado"}.get(aim.state, "")
        state += "s" if state and aim.count > 1 else ""
        whose = {OF_VICTIM: f"del Altar de {opponent}", OWN: "de tu Altar", OF_ANYONE: "del Altar de un participante"}[aim.whose]
        return f"{'hasta ' if aim.up_to else ''}{several(aim.count, aim.types, lang)}{state} {whose}"

    def symbols(self) -> str:
        """The targets in symbols; a subclass says what is done with them."""
        aim = self.aim
        return f"{signs.minions(aim.count, aim.types, aim.state, aim.up_to)} {signs.ALTARS[aim.whose].mark}"


class Exploit(OnMinions):
    """So many esbirros of an opponent go to the vertedero (AA-target-05)."""

    def __init__(self, number: int = 1, up_to: bool = False, type: int = t.NEUTRAL) -> None:
        super().__init__(MinionAim(OF_VICTIM, number, up_to, type))

    def alters(self) -> bool:
        return True

    def act(self, s: State, f: Launching) -> None:
        chosen = targets(f)
        f.number = len(chosen)
        happen(s, [Event(ev.EXPLOITED, card, s.holder(card), source=f.source) for card in chosen])

    def worth(self) -> float:
        return 1.8 * self.aim.count

    def clause(self, lang: str, mood: str) -> str:
        return f"Exploit {self.what(lang, mood)}" if lang == EN else f"Explota {self.what(lang, mood)}"

    def symbols(self) -> str:
        return f"{signs.EXPLOIT.mark} {super().symbols()}"


class ExploitOwn(OnMinions):
    """A resource beyond the cost: own esbirros, chosen at the announcement (AA-altar-14)."""

    def __init__(self, number: int = 1, type: int = t.NEUTRAL, up_to: bool = False) -> None:
        super().__init__(MinionAim(OWN, number, up_to, type))

    def alters(self) -> bool:
        return True

    def commits(self) -> bool:
        return True

    def act(self, s: State, f: Launching) -> None:
        chosen = targets(f)
        f.number = len(chosen)
        happen(s, [Event(ev.EXPLOITED, card, s.holder(card), source=f.source) for card in chosen])

    def worth(self) -> float:
        return -1.5 * self.aim.count

    def clause(self, lang: str, mood: str) -> str:
        return f"Exploit {self.what(lang, mood)}" if lang == EN else f"Explota {self.what(lang, mood)}"

    def symbols(self) -> str:
        return f"{signs.EXPLOIT.mark} {super().symbols()}"


class ReturnToHand(OnMinions):
    """Esbirros of an altar go back to their player's hand."""

    def __init__(self, whose: int = OF_ANYONE, number: int = 1, up_to: bool = False) -> None:
        super().__init__(MinionAim(whose, number, up_to))

    def alters(self) -> bool:
        return True

    def act(self, s: State, f: Launching) -> None:
        happen(s, [Event(ev.TAKEN_BACK, card, s.holder(card), source=f.source) for card in targets(f)])

    def clause(self, lang: str, mood: str) -> str:
        rival = self.aim.whose == OF_VICTIM
        what = self.what(lang, mood)
        if lang == EN:
            return f"choose {what} and return {self.them(lang)} to that {'opponent' if rival else 'player'}'s hand"
        return f"elige {what} y devuélve{self.them(lang)} a la mano de ese {'oponente' if rival else 'participante'}"

    def them(self, lang: str) -> str:
        if lang == EN:
            return "it" if self.aim.count == 1 else "them"
        return "lo" if self.aim.count == 1 else "los"

    def symbols(self) -> str:
        return f"{signs.TAKE_BACK.mark} {super().symbols()}"


class Bury(OnMinions):
    """An opponent's esbirro goes on top of the fosa."""

    def __init__(self) -> None:
        super().__init__(MinionAim(OF_VICTIM))

    def alters(self) -> bool:
        return True

    def act(self, s: State, f: Launching) -> None:
        happen(s, [Event(ev.BURIED, card, s.holder(card), source=f.source) for card in targets(f)])

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"choose {self.what(lang, mood)} and put it on top of the Pit"
        return f"elige {self.what(lang, mood)} y colócalo en el tope de la Fosa"

    def symbols(self) -> str:
        return super().symbols() + INTO + signs.TOP.mark


class Steal(OnMinions):
    """An opponent's esbirro goes to your altar, Exhausted as whatever a power adds (AA-altar-06)."""

    def __init__(self) -> None:
        super().__init__(MinionAim(OF_VICTIM))

    def alters(self) -> bool:
        return True

    def befriends(self) -> bool:
        return True

    def act(self, s: State, f: Launching) -> None:
        taker = f.target(links.FRIEND)
        happen(s, [Event(ev.TAKEN, card, taker, source=f.source, zone=s.holder(card)) for card in targets(f)])

    def worth(self) -> float:
        return 3.0

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"take {self.what(lang, mood)} and put it into yours"
        return f"toma {self.what(lang, mood)} y colócalo en el tuyo"

    def leaves(self) -> bool:
        return True

    def symbols(self) -> str:
        return super().symbols() + INTO + signs.ALTAR.mark


class ExhaustMinions(OnMinions):
    def __init__(self, number: int = 1, up_to: bool = False) -> None:
        super().__init__(MinionAim(OF_VICTIM, number, up_to, t.NEUTRAL, READY))

    def act(self, s: State, f: Launching) -> None:
        happen(s, [Event(ev.EXHAUSTED, card, s.holder(card), source=f.source) for card in targets(f)])

    def clause(self, lang: str, mood: str) -> str:
        return f"Exhaust {self.what(lang, mood)}" if lang == EN else f"Agota {self.what(lang, mood)}"

    def symbols(self) -> str:
        return f"{signs.EXHAUST.mark} {super().symbols()}"


class Swap(OnMinions):
    """One of yours for one of an opponent's, each as it was (AA-altar-08 to 10)."""

    def __init__(self) -> None:
        super().__init__(MinionAim(OF_BOTH, 2))

    def act(self, s: State, f: Launching) -> None:
        both = targets(f)
        happens(s, Event(ev.SWAPPED, both[0], f.you, other=both[1], source=f.source, zone=s.holder(both[1])))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"swap a minion of your Altar with one of {an_opponent(lang, mood)}'s Altar"
        return f"intercambia un Esbirro de tu Altar con uno del Altar de {an_opponent(lang, mood)}"

    def symbols(self) -> str:
        one = signs.minions(1)
        return f"{one} {signs.ALTAR.mark}{SWAPS}{one} {signs.RIVALS_ALTAR.mark}"


class ExploitUncertain(AskingDeed):
    """As many as an amount that is only known now, so they are chosen now, by the launcher (AA-target-06, AA-key-07)."""

    def __init__(self, amount: Amount) -> None:
        self.amount = number_of(amount)

    def aims_at_victim(self) -> bool:
        return True

    def alters(self) -> bool:
        return True

    def targets(self) -> bool:
        return True

    def options(self, s: State, f: Launching) -> list[Option]:
        if len(f.picked) >= self.amount.value(s, f):
            return []
        left = [card for card in t.altar(s, f.target(links.VICTIM)) if card not in f.picked]
        return [Option(s.names, "choose", (card,)) for card in one_of_each(s, left)]

    def finish(self, s: State, f: Launching) -> None:
        happen(s, [Event(ev.EXPLOITED, card, s.holder(card), source=f.source) for card in f.picked])

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"Exploit {self.amount.text(lang)} minion in {an_opponent(lang, mood)}'s Altar {self.amount.each(lang)}"
        return f"Explota {self.amount.text(lang)} Esbirro del Altar de {an_opponent(lang, mood)} {self.amount.each(lang)}"

    def symbols(self) -> str:
        return f"{signs.EXPLOIT.mark} {signs.minions(self.amount.symbols())} {signs.RIVALS_ALTAR.mark}"


class ExploitAfter(AskingDeed):
    """An own esbirro of a type is Exploited at the end; which one is chosen then, and one must be left (AA-err-15)."""

    def __init__(self, type: int) -> None:
        self.type = type

    def demands(self) -> Requirement | None:
        return InAltar(self.type)

    def alters(self) -> bool:
        return True

    def commits(self) -> bool:
        return True

    def options(self, s: State, f: Launching) -> list[Option]:
        if f.picked:
            return []
        able = [card for card in t.altar(s, f.you) if types(s, card) & self.type]
        return [Option(s.names, "choose", (card,)) for card in one_of_each(s, able)]

    def finish(self, s: State, f: Launching) -> None:
        happen(s, [Event(ev.EXPLOITED, card, f.you, source=f.source) for card in f.picked])

    def clause(self, lang: str, mood: str) -> str:
        name = one(self.type, lang)
        if lang == EN:
            return f"then Exploit a {name} in your Altar"
        return f"después, Explota {agree(self.type, 'un', 'una')} {name} de tu Altar"

    def symbols(self) -> str:
        return f"{signs.EXPLOIT.mark} {signs.minions(1, self.type)} {signs.ALTAR.mark}"
