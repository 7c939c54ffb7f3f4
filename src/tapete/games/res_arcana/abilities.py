"""The abilities of components: powers, reactions, Collect, discounts and what a claim gives at once."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.abilities import Ability, CardDef
from tapete.core.bills import Bill
from tapete.core.decision import Option
from tapete.core.effects import Code, Effect, Program, Resolving, Sequence, resolving
from tapete.core.language import EN, TELL, Words, listing, sentence
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.symbols import joined
from tapete.games.res_arcana import signs
from tapete.games.res_arcana.rules import refusals as no
from tapete.games.res_arcana.things import ANY_ESSENCE, RESTING, TURNED, Amounts, in_play, pool


class Purse:
    """A player's essences while a cost is being weighed: what specific parts take, and what generic parts still ask."""

    def __init__(self, held: list[int]) -> None:
        self.held = held
        self.generic = 0

    def enough(self) -> bool:
        return sum(self.held) >= self.generic


class Dues:
    """What the parts of a cost add up to, as far as it is known before they are paid (accounts.py)."""

    def __init__(self) -> None:
        self.known = True
        self.of = [0, 0, 0, 0, 0]
        self.pool = 0  # essences on the whole, those of any kind with them
        self.ready = 0
        self.lying = 0
        self.cards = 0
        self.able = 0  # cards that could be given up


class Acting(Effect):
    """A node that acts at once, or asks first and then takes the answer."""

    def act(self, s: State, f: Resolving) -> None:
        raise NotImplementedError

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        raise NotImplementedError

    def bill(self, s: State, f: Resolving) -> Bill | None:
        """What has been given and what is left, where the question that this node asks is one of several."""
        return None

    def why_not(self, s: State, f: Resolving, option: Option) -> Refusal | None:
        """What keeps an answer out of the question that this node asks; nothing where the answer makes no sense at all."""
        return None


class Part(Acting):
    """One part of a cost. It is an effect (it is carried out and printed like one) that can say beforehand what it lacks."""

    VERB: ClassVar[Words] = Words("", "")

    def what(self, lang: str) -> str:
        """What follows its verb."""
        raise NotImplementedError

    def clause(self, lang: str, mood: str) -> str:
        return f"{self.VERB.text(lang)} {self.what(lang)}"

    def lacking(self, s: State, player: int, source: int, purse: Purse) -> Refusal | None:
        """Why it cannot be paid; takes what it needs out of the purse."""
        raise NotImplementedError

    def owes(self, s: State, player: int, dues: Dues) -> None:
        """Add what is due for it."""

    def unless(self, lang: str) -> str:
        """The part as something a rival may do: after "a menos que" and "unless they"."""
        raise NotImplementedError


class Result(Acting):
    """What a power gives. Most can always be carried out; some need something to act on."""

    def lacking(self, s: State, player: int, source: int, purse: Purse, parts: tuple[Part, ...]) -> Refusal | None:
        return None

    def prepare(self, code: Code) -> None:
        """Choices that are made before the cost is paid."""

    def collected(self) -> None:
        """It belongs to a Collect, whose exclusions have a clause of their own."""

    def demands(self) -> bool:
        """Whether it asks for something instead of giving."""
        return False

    def ways(self, s: State, f: Resolving, held: list[int], owed: int) -> list[Amounts]:
        """For a card chosen beforehand: everything that may leave this pool for it and for a generic debt."""
        raise NotImplementedError

    def chosen(self, f: Resolving) -> bool:
        """Whether it places a card that was chosen beforehand and has yet to be paid."""
        return False


class CostAndResult(Effect):
    """A cost, and then what it buys (RA-effect-02)."""

    def __init__(self, parts: tuple[Part, ...], results: tuple[Result, ...]) -> None:
        self.costs = parts
        self.results = results

    def emit(self, code: Code) -> None:
        for result in self.results:
            result.prepare(code)
        for part in self.costs:
            part.emit(code)
        for result in self.results:
            result.emit(code)

    def parts(self) -> list[Effect]:
        return [*self.costs, *self.results]

    def clause(self, lang: str, mood: str) -> str:
        result = listing([result.clause(lang, mood) for result in self.results], lang)
        if not self.costs:
            return result
        return f"{cost_clause(self.costs, lang)}: {result}"

    def symbols(self) -> str:
        cost = joined([part.symbols() for part in self.costs], ", ")
        result = joined([result.symbols() for result in self.results], ", ")
        return joined([cost, result], signs.ARROW)


def cost_clause(parts: tuple[Part, ...], lang: str) -> str:
    """The parts of a cost as one instruction; a verb that comes twice in a row is said once."""
    said: list[str] = []
    last = None
    for part in parts:
        if part.VERB is last:
            said[-1] = listing([said[-1], part.what(lang)], lang)
        else:
            said.append(part.clause(lang, TELL))
        last = part.VERB
    return listing(said, lang)


class Usable(Ability):
    """A cost with a result: powers and reactions."""

    def __init__(self, parts: tuple[Part, ...], results: tuple[Result, ...]) -> None:
        super().__init__()
        self.parts = parts
        self.results = results
        self.effect = CostAndResult(parts, results)
        self.program = self.effect.compiled()

    def programs(self) -> list[Program]:
        return [self.program]

    def symbols(self) -> str:
        return self.effect.symbols()

    def lacking(self, s: State, player: int, card: int) -> Refusal | None:
        """Whether the whole cost can be paid and the result applied."""
        purse = Purse(pool(s, player))
        for part in self.parts:
            refusal = part.lacking(s, player, card, purse)
            if refusal is not None:
                return refusal
        if not purse.enough():
            return no.CANNOT_PAY
        for result in self.results:
            refusal = result.lacking(s, player, card, purse, self.parts)
            if refusal is not None:
                return refusal
        return None

    def start(self, s: State, player: int, card: int) -> None:
        s.push(resolving(self.program, player, card))


class Power(Usable):
    """An effect that takes an action and a straight component (RA-action-15); Guard Dog's needs a turned one (RA-note-10)."""

    def __init__(self, parts: tuple[Part, ...], results: tuple[Result, ...], while_turned: bool = False) -> None:
        super().__init__(parts, results)
        self.while_turned = while_turned

    def refuse(self, s: State, player: int, card: int) -> Refusal | None:
        """The one authority on using this power now."""
        if not in_play(s, card) or s.holder(card) != player:
            return no.NOT_YOURS
        if s.numbers[RESTING][card]:
            return no.RESTING
        if self.while_turned:
            if not s.numbers[TURNED][card]:
                return no.NOT_TURNED
        elif s.numbers[TURNED][card]:
            return no.IS_TURNED
        return self.lacking(s, player, card)

    def symbols(self) -> str:
        return (f"({signs.TURN.mark}) " if self.while_turned else "") + super().symbols()

    def text(self, lang: str) -> str:
        clause = self.effect.clause(lang, TELL)
        return sentence(WHILE_TURNED.text(lang) + clause if self.while_turned else clause)


WHILE_TURNED: Final = Words("Mientras esté agotado, ", "While it is turned, ")


class Reaction(Usable):
    """An effect that answers something, also out of turn and without an action (RA-react-01)."""

    def __init__(self, to: str, parts: tuple[Part, ...], results: tuple[Result, ...]) -> None:
        super().__init__(parts, results)
        self.to = to

    def refuse(self, s: State, player: int, card: int) -> Refusal | None:
        """With the component turned, only if the cost does not ask to turn it (RA-react-02, RA-react-03)."""
        if not in_play(s, card) or s.holder(card) != player:
            return no.NOT_YOURS
        if s.numbers[RESTING][card]:
            return no.RESTING
        return None if self.lacking(s, player, card) is None else no.CANNOT_REACT

    def text(self, lang: str) -> str:
        heading = REACTION_WORDS[self.to].text(lang)
        result = listing([result.clause(lang, TELL) for result in self.results], lang)
        return f"{heading} ({cost_clause(self.parts, lang)}): {result}."

    def symbols(self) -> str:
        return f"{signs.REACTION.mark}{REACTION_SIGNS[self.to].mark} {super().symbols()}"


REACTION_WORDS: Final = {
    "life_loss": Words("Reacción a una pérdida de Vida", "Reaction to a Life loss"),
    "dragon_power": Words("Reacción al efecto de un dragón", "Reaction to a Dragon’s effect"),
    "victory_check": Words("Reacción a una comprobación de victoria", "Reaction to a victory check"),
}


REACTION_SIGNS: Final = {"life_loss": signs.LOSS, "dragon_power": signs.OWN["dragon"], "victory_check": signs.POINTS}


ANYTHING_LEFT: Final = -1  # a Collect that does not ask what is left on its component


class Collect(Ability):
    """What a component gives in the Collect step; ``if_left`` says which essence must be left on it for that (-1 none, 5 any)."""

    def __init__(self, *results: Result, if_left: int = ANYTHING_LEFT) -> None:
        super().__init__()
        self.results = results
        self.if_left = if_left
        for result in results:
            result.collected()
        self.effect = Sequence(*results)
        self.program = self.effect.compiled()

    def programs(self) -> list[Program]:
        return [self.program]

    def text(self, lang: str) -> str:
        return f"{COLLECT.text(lang)}: {self.bare_text(lang)}"

    def symbols(self) -> str:
        return f"{signs.COLLECT.mark}: {self.bare_symbols()}"

    def bare_text(self, lang: str) -> str:
        """What stands after its heading."""
        body = listing([result.clause(lang, TELL) for result in self.results], lang)
        if self.if_left >= 0:
            return f"{IF_LEFT[self.if_left == ANY_ESSENCE].text(lang)}, {body}."
        return f"{body}."

    def bare_symbols(self) -> str:
        body = joined([result.symbols() for result in self.results], ", ")
        left = signs.LEAVING_ALL if self.if_left == ANY_ESSENCE else signs.LEAVING_GOLD
        return f"({left.mark}) {body}" if self.if_left >= 0 else body


COLLECT: Final = Words("Recolectar", "Collect")
IF_LEFT: Final = {
    False: Words("si dejas Oro sobre este componente", "if you leave Gold on this component"),
    True: Words("si no retiras nada de lo que hay sobre este componente", "if you take nothing of what lies on this component"),
}


class Discount(Ability):
    """A permanent discount for placing artifacts, or only Dragons (RA-cost-07)."""

    def __init__(self, on: str, amount: int, not_gold: bool = False) -> None:
        super().__init__()
        self.on = on
        self.amount = amount
        self.not_gold = not_gold

    def text(self, lang: str) -> str:
        but = ""
        if self.not_gold:
            but = " (never Gold)" if lang == EN else " (nunca Oro)"
        if lang == EN:
            less = "1 essence" if self.amount == 1 else f"{self.amount} essences"
            return f"Your {'Dragons' if self.on == 'dragon' else 'artifacts'} cost {less} less{but}."
        less = "1 esencia" if self.amount == 1 else f"{self.amount} esencias"
        return f"Tus {'dragones' if self.on == 'dragon' else 'artefactos'} cuestan {less} menos{but}."

    def symbols(self) -> str:
        return f"{signs.OWN[self.on].mark} −{self.amount}" + (f" ({signs.NOT_GOLD.mark})" if self.not_gold else "")


class OnClaim(Ability):
    """What a monument gives once, when it is claimed."""

    def __init__(self, result: Result) -> None:
        super().__init__()
        self.result = result
        self.program = result.compiled()

    def programs(self) -> list[Program]:
        return [self.program]

    def start(self, s: State, player: int, card: int) -> None:
        s.push(resolving(self.program, player, card))

    def text(self, lang: str) -> str:
        lead = "When you claim it, " if lang == EN else "Al reclamarlo, "
        return f"{lead}{self.result.clause(lang, TELL)}."

    def symbols(self) -> str:
        return f"{signs.CLAIM.mark}: {self.result.symbols()}"


def place_of(word: str, count: int) -> int:
    """Where among so many the one lies that an option's word numbers from 1; -1 when there is none."""
    return int(word) - 1 if word.isdecimal() and 1 <= int(word) <= count else -1


def reactions(s: State, card: int) -> list[Reaction]:
    """A component's reactions, in printed order."""
    return [ability for ability in s.cards[card].abilities if isinstance(ability, Reaction)]


def powers(s: State, card: int) -> list[Power]:
    """A component's powers, in printed order; gathered once."""
    printed = s.cards[card]
    found = _powers.get(printed)
    if found is None:
        found = [ability for ability in printed.abilities if isinstance(ability, Power)]
        _powers[printed] = found
    return found


_powers: Final[dict[CardDef, list[Power]]] = {}
