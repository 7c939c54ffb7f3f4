"""Verbs of damage and of what lies on creatures: deal, heal, destroy, stun, ready, divide."""

from __future__ import annotations

from typing import Final

from tapete.core.bills import SHARED, Bill
from tapete.core.decision import Option
from tapete.core.effects import (
    Act,
    Amount,
    Branch,
    Chosen,
    Code,
    Done,
    Effect,
    Join,
    Keep,
    Op,
    PromptOf,
    Resolving,
    Selection,
    amount,
)
from tapete.core.events import Event, happen
from tapete.core.language import EN, TELL, Lexeme, Words, sentence
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.core.symbols import SWAPS, TIMES, UP_TO, joined
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import signs
from tapete.games.keyforge.rules import destroy as destruction
from tapete.games.keyforge.rules.damage import Hit, deal
from tapete.games.keyforge.telling import spelled
from tapete.games.keyforge.things import DAMAGE, is_creature, neighbors, other
from tapete.games.keyforge.values import power
from tapete.games.keyforge.vocabulary.amounts import EqualTo
from tapete.games.keyforge.vocabulary.nouns import THEM, KeyForgeCards, a, creature
from tapete.games.keyforge.vocabulary.qualities import Untagged
from tapete.games.keyforge.vocabulary.speech import Said


class Damage(Said):
    """Deal damage to creatures, perhaps with splash to the neighbors (KF-splash-01)."""

    def __init__(self, of: int | Amount, to: Selection, splash: int = 0, piercing: bool = False) -> None:
        tail = Words("{n} de daño a {target}", "{n} damage to {target}")
        if isinstance(of, EqualTo):
            tail = Words("a {target} una cantidad de daño igual a {n}", "damage to {target} equal to {n}")
        elif splash:
            tail = Words(
                "{n} de daño a {target}, con " + f"{splash} de daño de dispersión",
                "{n} damage to {target}, with " + f"{splash} splash damage",
            )
        super().__init__(Lexeme("inflige", "infligir", "deal"), tail, to)
        self.of = amount(of)
        self.splash = splash
        self.piercing = piercing

    def number(self) -> Amount:
        return self.of

    def aside(self, lang: str, several: bool = False) -> str:
        if not self.piercing:
            return ""
        return "This damage cannot be prevented by armor." if lang == EN else "La armadura no puede evitar este daño."

    def act(self, s: State, f: Resolving) -> None:
        hits: list[Hit] = []
        last = f.it
        for card in f.them:
            if not is_creature(s, card):
                continue
            f.it = card  # "for each Æ on it" is read anew for every creature
            hits.append(Hit(card, self.of.value(s, f), f.source, ev.PIERCING if self.piercing else 0))
            if self.splash:
                hits += [Hit(each, self.splash, f.source) for each in neighbors(s, card)]
        f.it = last
        deal(s, hits, len(s.stack) - 1)

    def symbols(self) -> str:
        said = "" if self.piercing else self.in_symbols(self.of.symbols(), signs.DAMAGE.mark)
        return f"{said} + {self.splash} {signs.DAMAGE.mark} {signs.NEXT_TO_IT.mark}" if said and self.splash else said


class Heal(Said):
    """Remove damage; all of it without a number (KF-heal-01, KF-heal-02)."""

    def __init__(self, of: int | Amount | None, whom: Selection) -> None:
        if of is None:
            super().__init__(
                Lexeme("cura por completo a", "curar por completo a", "fully heal"), Words("{target}", "{target}"), whom
            )
        else:
            tail = Words("{n} de daño a {target}", "{n} damage from {target}")
            super().__init__(Lexeme("cura", "curar", "heal"), tail, whom)
        self.of = amount(of) if of is not None else None

    def number(self) -> Amount | None:
        return self.of

    def act(self, s: State, f: Resolving) -> None:
        batch: list[Event] = []
        for card in f.them:
            damage = s.numbers[DAMAGE][card]
            much = damage if self.of is None else min(damage, self.of.value(s, f))
            if much:
                batch.append(Event(ev.HEALED, card, amount=much, source=f.source, cause=len(s.stack) - 1))
        happen(s, batch)

    def symbols(self) -> str:
        return self.in_symbols(signs.HEAL.mark, signs.ALL.mark if self.of is None else self.of.symbols())


class Destroy(Said):
    """Destroy cards. What is already tagged cannot be chosen for it (KF-destroy-09)."""

    def __init__(self, what: Selection, lexeme: Lexeme, own: bool = False) -> None:
        super().__init__(lexeme, Words("{target}", "{target}"), what)
        self.own = own  # sacrificed: only what one controls, or uses as if it were one's own (KF-sac-02)
        if isinstance(what, Chosen) and isinstance(what.cards, KeyForgeCards):
            what.cards = what.cards.having(Untagged())

    def act(self, s: State, f: Resolving) -> None:
        cards = f.them
        if self.own:
            cards = tuple([card for card in cards if card == f.source or s.holder(card) == f.you])
        destruction.destroy(s, cards, f.source, len(s.stack) - 1)

    def symbols(self) -> str:
        return self.in_symbols(signs.SACRIFICE.mark if self.own else signs.DESTROY.mark)


class SacrificeForHalf(Effect):
    """Sacrifice a creature; each player then loses Æmber equal to half of the power it had, rounded down."""

    def __init__(self, whom: Selection) -> None:
        self.whom = whom
        self.offer = sacrifice(THEM)

    def emit(self, code: Code) -> None:
        self.whom.emit(code, self)
        code.add(NotePower())
        self.offer.emit(code)
        branch = Branch(Done())
        code.add(branch)
        code.add(Act(EachLosesNoted()))
        branch.otherwise = code.here

    def clause(self, lang: str, mood: str) -> str:
        one = self.whom.phrase(lang)
        if lang == EN:
            return (
                f"sacrifice {one}; if you do, each player loses Æ equal to half of that creature’s power (rounding the loss down)"
            )
        return (
            f"sacrifica {one}; si lo haces, cada jugador pierde Æ igual a la mitad del poder de esa criatura "
            "(redondeando la pérdida hacia abajo)"
        )

    def parts(self) -> list[Effect]:
        return [self.offer]


class NotePower(Op):
    """The power the creature has while it is still in play."""

    def run(self, s: State, f: Resolving) -> None:
        f.number = power(s, f.them[0]) if f.them else 0


class EachLosesNoted(Said):
    def __init__(self) -> None:
        super().__init__(Lexeme("pierde", "perder", "lose"), Words("", ""))

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        half = f.number // 2
        if half:
            players = (f.you, other(f.you))
            happen(s, [Event(ev.LOST, player=player, amount=half, source=f.source, cause=cause) for player in players])


def sacrifice_for_half_its_power(whom: Selection) -> SacrificeForHalf:
    return SacrificeForHalf(whom)


class Mark(Said):
    """Verbs that set a status: ready, exhaust, stun, unstun, ward, enrage."""

    def __init__(self, kind: int, lexeme: Lexeme, whom: Selection) -> None:
        super().__init__(lexeme, Words("{target}", "{target}"), whom)
        self.kind = kind

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        happen(s, [Event(self.kind, card, f.you, source=f.source, cause=cause) for card in f.them])

    def symbols(self) -> str:
        return self.in_symbols(MARKS[self.kind].mark)


MARKS: Final = {
    ev.STUNNED: signs.STUN,
    ev.UNSTUNNED: signs.UNSTUN,
    ev.READIED: signs.READY,
    ev.EXHAUSTS: signs.EXHAUST,
    ev.WARDED: signs.WARD,
    ev.ENRAGED: signs.ENRAGE,
}


class PowerCounters(Said):
    """Put +1 power counters on creatures, or (-1) take one off, if there is one (KF-pcounter-01)."""

    def __init__(self, number: int | Amount, on: Selection) -> None:
        self.of = amount(number)
        many = spelled(self.of.text(EN))  # a numeral would run into the "+1"
        tail = (
            Words("un contador de Poder +1 sobre {target}", "a +1 power counter on {target}")
            if self.of.text(EN) == "1"
            else Words("{n} contadores de Poder +1 sobre {target}", many + " +1 power counters on {target}")
        )
        super().__init__(Lexeme("pon", "poner", "put", third="pone"), tail, on)
        if number == -1:
            self.lexeme = Lexeme("retira", "retirar", "remove")
            self.tail = Words("un contador de Poder +1 de {target}", "a +1 power counter from {target}")

    def number(self) -> Amount:
        return self.of

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        much = self.of.value(s, f)
        happen(s, [Event(ev.COUNTERS, card, amount=much, source=f.source, cause=cause) for card in f.them])

    def symbols(self) -> str:
        return self.in_symbols(self.of.symbols().replace("-", "−"), signs.POWER_UP.mark)


class Swap(Said):
    """Two creatures of one line exchange places: the card itself and the chosen one (KF-swap-02)."""

    def __init__(self, whom: Selection) -> None:
        tail = Words("la posición de esta criatura con la de {target}", "this creature with {target}")
        super().__init__(Lexeme("intercambia", "intercambiar", "swap"), tail, whom)

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        happen(s, [Event(ev.SWAPPED, f.source, f.you, other=card, source=f.source, cause=cause) for card in f.them])

    def symbols(self) -> str:
        assert self.selection is not None
        return joined([signs.THIS.mark, self.selection.symbols()], SWAPS)


class MoveDamage(Said):
    """Moving damage is not dealing it (KF-move-02)."""

    def __init__(self, of: int, source: Selection, to: Selection) -> None:
        super().__init__(Lexeme("mueve", "mover", "move"), Words("{n} de daño a {target}", "{n} damage to {target}"), to)
        self.of = amount(of)

    def number(self) -> Amount:
        return self.of

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        giver = f.kept[0] if f.kept else -1
        if giver >= 0:
            batch = [Event(ev.DAMAGE_MOVED, card, amount=self.of.value(s, f), other=giver, cause=cause) for card in f.them]
            happen(s, batch)


def damage(of: int | Amount, to: Selection, splash: int = 0, piercing: bool = False) -> Damage:
    return Damage(of, to, splash, piercing)


def heal(of: int | Amount, whom: Selection) -> Heal:
    return Heal(of, whom)


def fully_heal(whom: Selection) -> Heal:
    return Heal(None, whom)


def destroy(what: Selection) -> Destroy:
    return Destroy(what, Lexeme("destruye", "destruir", "destroy"))


def sacrifice(what: Selection) -> Destroy:
    """Sacrificing counts as destroying (KF-sac-01)."""
    return Destroy(what, Lexeme("sacrifica", "sacrificar", "sacrifice"), own=True)


def stun(whom: Selection) -> Mark:
    return Mark(ev.STUNNED, Lexeme("aturde a", "aturdir a", "stun"), whom)


def unstun(whom: Selection) -> Mark:
    return Mark(ev.UNSTUNNED, Lexeme("retira el aturdimiento de", "retirar el aturdimiento de", "unstun"), whom)


def ready(whom: Selection) -> Mark:
    return Mark(ev.READIED, Lexeme("prepara", "preparar", "ready"), whom)


def exhaust(whom: Selection) -> Mark:
    return Mark(ev.EXHAUSTS, Lexeme("agota", "agotar", "exhaust"), whom)


def ward(whom: Selection) -> Mark:
    return Mark(ev.WARDED, Lexeme("escuda a", "escudar a", "ward"), whom)


def enrage(whom: Selection) -> Mark:
    return Mark(ev.ENRAGED, Lexeme("enfurece a", "enfurecer a", "enrage"), whom)


def power_counters(number: int | Amount, on: Selection) -> PowerCounters:
    return PowerCounters(number, on)


def swap_with(whom: Selection) -> Swap:
    return Swap(whom)


DEAL: Final = Lexeme("inflige", "infligir", "deal")


class DividedDamage(Said):
    """Damage whose every point may go to a creature of its own (KF-foreach-01); it is dealt all at once (KF-damage-08)."""

    def __init__(self, of: Amount, among: Cards, openly: bool) -> None:
        super().__init__(DEAL, Words("", ""))
        self.of = of
        self.among = among
        self.openly = openly  # the text says itself that the damage may be divided

    def emit(self, code: Code) -> None:
        asked = code.here
        code.add(AskShare(self))
        code.add(TakeShare(asked))
        code.add(Act(self))

    def clause(self, lang: str, mood: str) -> str:
        number, each = self.of.text(lang), self.of.each(lang)
        verb = self.lexeme.form(lang, mood)
        if not self.openly:
            target = self.among.phrase(lang, "a", False)
            return f"{verb} {number} damage to {target} {each}" if lang == EN else f"{verb} {number} de daño a {target} {each}"
        return f"{verb} {number} damage {each}" if lang == EN else f"{verb} {number} de daño {each}"

    def text(self, lang: str) -> str:
        text = sentence(self.clause(lang, TELL))
        if self.openly:
            many = self.among.phrase(lang, "", True)
            text += (
                f" You may divide this damage among any number of {many}."
                if lang == EN
                else f" Puedes repartir este daño entre cualquier número de {many}."
            )
        return text

    def wanted(self, s: State, f: Resolving) -> int:
        return max(1, self.of.value(s, f))

    def act(self, s: State, f: Resolving) -> None:
        shares: dict[int, int] = {}
        for card in f.them:
            shares[card] = shares.get(card, 0) + 1
        f.them = tuple(shares)
        deal(s, [Hit(card, much, f.source) for card, much in shares.items()], len(s.stack) - 1)

    def symbols(self) -> str:
        return joined([self.of.symbols(), f"(1 {signs.DAMAGE.mark} {self.among.symbols()})" if self.among.symbols() else ""], TIMES)


class AskShare(Op):
    """Ask where the next point of damage goes; the following operation comes back here until all are shared out."""

    def __init__(self, verb: DividedDamage) -> None:
        self.verb = verb
        self.prompt = PromptOf(verb)

    def run(self, s: State, f: Resolving) -> None:
        s.answer = None
        if len(f.picked) < self.verb.of.value(s, f):
            options = [Option(s.names, "choose", (card,)) for card in self.verb.among.all(s, f)]
            if options and not f.picked:
                s.aim(s.game.decider(s, f.you), "choose", options, self.prompt.words(), f.source)
            elif options:
                s.ask(s.game.decider(s, f.you), "choose", options, self.prompt.words(), f.source)

    def bill(self, s: State, f: Resolving) -> Bill | None:
        given = len(f.picked)
        return Bill(SHARED, [("damage", given)], [("damage", self.verb.of.value(s, f) - given)])


class TakeShare(Op):
    def __init__(self, asked: int) -> None:
        self.asked = asked

    def run(self, s: State, f: Resolving) -> None:
        if s.answer is not None:
            f.picked = (*f.picked, s.answer.thing)
            f.step = self.asked
            return
        f.them = f.picked
        f.picked = ()


class HealUpTo(Said):
    """Heal as much as the player wants, up to a number; ``number`` keeps how much was chosen."""

    def __init__(self, most: int | Amount, whom: Selection) -> None:
        tail = Words("hasta {n} de daño a {target}", "up to {n} damage from {target}")
        super().__init__(Lexeme("cura", "curar", "heal"), tail, whom)
        self.most = amount(most)

    def number(self) -> Amount:
        return self.most

    def emit(self, code: Code) -> None:
        assert self.selection is not None
        self.selection.emit(code, self)
        code.add(AskHowMuch(self))
        code.add(TakeHowMuch())
        code.add(Act(self))

    def act(self, s: State, f: Resolving) -> None:
        cause = len(s.stack) - 1
        happen(s, [Event(ev.HEALED, card, amount=f.number, source=f.source, cause=cause) for card in f.them if f.number])

    def symbols(self) -> str:
        number = self.most.symbols()
        return self.in_symbols(signs.HEAL.mark, f"{UP_TO}{number}" if number else "")


class AskHowMuch(Op):
    def __init__(self, verb: HealUpTo) -> None:
        self.verb = verb
        self.prompt = PromptOf(verb)

    def run(self, s: State, f: Resolving) -> None:
        hurt = s.numbers[DAMAGE][f.them[0]] if f.them else 0
        most = min(hurt, self.verb.most.value(s, f))
        options = [Option(s.names, "number", (), str(much)) for much in range(most, -1, -1)]
        s.ask(s.game.decider(s, f.you), "number", options, self.prompt.words(), f.source)


class TakeHowMuch(Op):
    def run(self, s: State, f: Resolving) -> None:
        assert s.answer is not None
        f.number = int(s.answer.word)


def divide_damage(of: Amount, among: Cards) -> DividedDamage:
    """Damage that the text lets be divided."""
    return DividedDamage(of, among, openly=True)


def damage_for_each(of: Amount, to: Cards) -> DividedDamage:
    """ "Deal 1 damage to a creature for each…": every instance may take another target (KF-foreach-01)."""
    return DividedDamage(of, to, openly=False)


def heal_up_to(most: int | Amount, whom: Selection) -> HealUpTo:
    return HealUpTo(most, whom)


class DamageAlong(Effect):
    """Damage to a creature, then to its neighbor, then to that one's other neighbor: all chosen before any falls (KF-faq-19)."""

    def __init__(self, amounts: tuple[int, int, int], first: Selection) -> None:
        self.amounts = amounts
        self.first = first

    def emit(self, code: Code) -> None:
        self.first.emit(code, self)
        code.add(Keep())
        for _ in range(2):
            a(creature.next_to_it.different).emit(code, self)
            code.add(Join())
            code.add(Keep())
        for place, much in enumerate(self.amounts):
            code.add(TakeKept(place))
            code.add(Act(damage(much, THEM)))

    def clause(self, lang: str, mood: str) -> str:
        one, two, three = self.amounts
        first = self.first.phrase(lang)
        deal = DEAL.form(lang, mood)
        if lang == EN:
            beyond = f"{three} damage to that creature’s other neighbor"
            return f"{deal} {one} damage to {first}, {two} damage to its neighbor, and {beyond}"
        beyond = f"{three} de daño a la otra criatura adyacente a esta última"
        return f"{deal} {one} de daño a {first}, {two} de daño a una criatura adyacente a ella y {beyond}"


class TakeKept(Op):
    """One of the cards kept, if there were that many."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: State, f: Resolving) -> None:
        f.them = f.kept[self.place : self.place + 1]


def damage_along(amounts: tuple[int, int, int], first: Selection) -> DamageAlong:
    return DamageAlong(amounts, first)
