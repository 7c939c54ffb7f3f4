"""What cards can do: Talismans' effects, abilities that are used, that trigger, that respond, and what playing a card asks for."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.abilities import Ability, CardDef, Triggered
from tapete.core.decision import Option
from tapete.core.effects import (
    Act,
    ChooseOne,
    Code,
    Condition,
    Effect,
    Join,
    Keep,
    Op,
    Program,
    Resolving,
    Selection,
    Sequence,
    Together,
    Verb,
    scope,
)
from tapete.core.events import Event
from tapete.core.language import EN, ES, INFINITIVE, TELL, THIRD, Lexeme, Words, sentence
from tapete.core.nouns import Cards
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.symbols import AND, THEN, UP_TO, grouped, joined
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.rules import refusals as no
from tapete.games.mitos_y_leyendas.things import Card
from tapete.games.mitos_y_leyendas.tolls import Toll
from tapete.games.mitos_y_leyendas.values import burdened, given

ANYBODY: Final = 2
ITS_COST: Final = -1  # the gold of a power that asks for the printed cost of the card it answers


class Effecting(Resolving):
    """An ability under way, with the targets that were chosen when it was declared (ML-tgt-03)."""

    NAME = "effecting"
    FIELDS: ClassVar[tuple[str, ...]] = (*Resolving.FIELDS, "targets", "stamps", "paid", "measured")

    def __init__(self) -> None:
        super().__init__()
        self.paid: tuple[int, ...] = ()  # the cards that its cost took
        self.measured: tuple[int, ...] = ()  # the Strength each of them had
        self.targets: tuple[int, ...] = ()  # those of each slot, with -1 after every slot
        self.stamps: tuple[int, ...] = ()  # the serial each had on arriving where it was chosen

    def why_not(self, s: State, option: Option) -> Refusal | None:
        """Nothing but what its text speaks of is chosen."""
        return no.NOT_DESCRIBED if option.verb == "choose" else super().why_not(s, option)

    def narrow(self, s: State, verb: Effect) -> None:
        """A Talisman does nothing to what it cannot affect, though it be its target (ML-affect-02, ML-affect-05)."""
        if self.source >= 0 and t.printed(s, self.source).type == t.TALISMAN:
            if not isinstance(verb, OnCards) or not verb.by_controller:
                self.them = tuple([card for card in self.them if not given(s, m.UNAFFECTED, card)])


class Target(Selection):
    """Cards chosen when the card or ability is declared: exactly ``most``, or from none to ``most`` (ML-tgt-16)."""

    def __init__(self, cards: Cards, most: int = 1, upto: bool = False, same_side: bool = False) -> None:
        self.cards = cards
        self.most = most
        self.upto = upto
        self.same_side = same_side
        self.slot = 0

    def emit(self, code: Code, prompt: Effect) -> None:
        code.add(TakeTarget(self))

    def phrase(self, lang: str) -> str:
        if self.most == 1:
            return self.cards.phrase(lang, "up to" if self.upto else "a", False)
        return self.cards.phrase(lang, ("up to " if self.upto else "") + str(self.most), True)

    def plural(self) -> bool:
        return self.most != 1

    def available(self, s: State, f: Resolving) -> list[int]:
        """The valid targets: what an opponent's Talisman cannot touch is none."""
        found = within_reach(s, f.you, self.cards.all(s, f))
        if f.source >= 0 and t.printed(s, f.source).type == t.TALISMAN:
            found = [card for card in found if not given(s, m.UNTARGETABLE, card)]
        return found

    def still(self, s: State, card: int, stamp: int) -> bool:
        """Whether a card chosen before is still what and where it was."""
        return s.place[card] // 2 in self.cards.zones and s.numbers[t.ARRIVED][card] == stamp

    def symbols(self) -> str:
        said = self.cards.symbols()
        if not said or self.same_side:
            return ""
        return f"{UP_TO if self.upto else ''}{self.most} {said}" if self.upto or self.most > 1 else said


class TakeTarget(Op):
    """The targets of one slot that are still what and where they were (ML-tgt-09)."""

    def __init__(self, target: Target) -> None:
        self.target = target

    def run(self, s: State, f: Resolving) -> None:
        found: list[int] = []
        slot = 0
        if isinstance(f, Effecting):
            for at, card in enumerate(f.targets):
                if card < 0:
                    slot += 1
                elif slot == self.target.slot and self.target.still(s, card, f.stamps[at]):
                    found.append(card)
        f.them = tuple(found)
        f.it = found[-1] if found else -1


class Again(Selection):
    """The targets chosen before, mentioned once more: "that Ally"."""

    def __init__(self, words: Words, target: Target | None = None) -> None:
        self.words = words
        self.target = target

    def emit(self, code: Code, prompt: Effect) -> None:
        if self.target is not None:
            code.add(TakeTarget(self.target))

    def phrase(self, lang: str) -> str:
        return self.words.text(lang)

    def symbols(self) -> str:
        return signs.IT.mark


def targets_of(effect: Effect) -> list[Target]:
    """The targets an effect names, in order."""
    found: list[Target] = []
    gather(effect, found)
    return found


def gather(effect: Effect, found: list[Target]) -> None:
    selections = [effect.selection] if isinstance(effect, Verb) else []
    if isinstance(effect, OnCards):
        selections.append(effect.second)
    for selection in selections:
        if isinstance(selection, Target) and selection not in found:
            selection.slot = len(found)
            found.append(selection)
    for part in effect.parts():
        gather(part, found)


class Seeking(Effect):
    """An effect that looks for so many cards somewhere, perhaps with leave to find less."""

    def __init__(self, cards: Cards, number: int, upto: bool) -> None:
        self.cards = cards
        self.number = number
        self.upto = upto


def searched_in(effect: Effect) -> list[tuple[Cards, int]]:
    """What an effect looks for in a Graveyard without leave to find less, and how many: all can see whether they are there."""
    found: list[tuple[Cards, int]] = []
    if isinstance(effect, Seeking) and not effect.upto and effect.cards.zones == (t.GRAVEYARD,):
        found.append((effect.cards, effect.number))
    if not isinstance(effect, ChooseOne):
        for part in effect.parts():
            found += searched_in(part)
    return found


class OnCards(Verb):
    """A verb on cards, or on two selections of them together."""

    def __init__(self, selection: Selection, second: Selection | None = None, by_controller: bool = False) -> None:
        super().__init__(selection)
        self.second = second
        self.by_controller = by_controller  # who controls a card acts on it, whatever others cannot do to it (ML-affect-05)

    def emit(self, code: Code) -> None:
        assert self.selection is not None
        self.selection.emit(code, self)
        if self.second is not None:
            code.add(Keep())
            self.second.emit(code, self)
            code.add(Join())
        code.add(Act(self))


class Doing(Verb):
    """What players do: you, your opponent or both. ``deed`` tells it without saying who."""

    def __init__(self, selection: Selection | None, who: int) -> None:
        super().__init__(selection)
        self.who = who

    def deed(self, lang: str, mood: str) -> str:
        raise NotImplementedError

    def clause(self, lang: str, mood: str) -> str:
        return self.deed(lang, mood) if self.who == m.YOU else f"{WHO[self.who].text(lang)} {self.deed(lang, THIRD)}"

    def addressed(self) -> Effect:
        """The same as said to whoever does it."""
        return self

    def told(self, lang: str) -> str:
        """The same as told of whoever does it, after "may" or "chooses to"."""
        raise NotImplementedError


WHO: Final[tuple[Words, ...]] = (Words("tú", "you"), Words("tu oponente", "your opponent"), Words("cada jugador", "each player"))


class Demanding(Doing):
    """A verb that takes so many cards from a hand: whoever does not hold them cannot be made to (ML-abil-04)."""

    def demanded(self, s: State, f: Resolving, player: int) -> int:
        """How many cards this player has to hold."""
        raise NotImplementedError


class Staged(Effect):
    """An effect of two parts, of which the second waits for what comes of the first."""

    def __init__(self, first: Effect, second: Effect) -> None:
        self.first = first
        self.second = second

    def parts(self) -> list[Effect]:
        return [self.first, self.second]


def demands(effect: Effect) -> list[Demanding]:
    """What an effect takes from hands in any case; not what may be done, is chosen or comes of something else."""
    if isinstance(effect, Demanding):
        return [effect]
    if isinstance(effect, Staged):
        return demands(effect.first)
    return [each for part in effect.effects for each in demands(part)] if isinstance(effect, Sequence) else []


def enough_in_hand(s: State, you: int, source: int, taking: list[Demanding]) -> bool:
    """Whether the hands hold what is to be taken from them; the card being played is no longer in one (ML-abil-04)."""
    frame = scope(you, source)
    for verb in taking:
        for player in (0, 1):
            held = len(s.zones[t.HAND * 2 + player])
            if source >= 0 and s.place[source] == t.HAND * 2 + player:
                held -= 1
            if held < verb.demanded(s, frame, player):
                return False
    return True


def within_reach(s: State, you: int, cards: list[int]) -> list[int]:
    """The cards a player may use: those of their Graveyard are out of reach for whoever is barred from it (ML-perm-07)."""
    if not burdened(s, m.NO_GRAVEYARD, you):
        return cards
    return [card for card in cards if s.place[card] != t.GRAVEYARD * 2 + you]


class Power(Triggered):
    """An ability with an effect: perhaps optional, with a cost, a condition and targets."""

    def __init__(
        self,
        effect: Effect,
        kinds: tuple[int, ...] = (),
        own: bool = True,
        optional: bool = False,
        gold: int = 0,
        tolls: tuple[Toll, ...] = (),
        condition: Condition | None = None,
        moments: tuple[str, ...] = (),
        to: Cards | None = None,
        whose: int = m.OPPONENT,
        cancels: bool = False,
    ) -> None:
        super().__init__(kinds, effect, own)
        self.optional = optional
        self.gold = gold
        self.tolls = tolls
        self.condition = condition
        self.moments = moments  # the response windows it fits
        self.to = to  # what it responds to
        self.whose = whose  # and by whom that is done
        self.cancels = cancels
        self.targets = targets_of(effect)
        self.searched = searched_in(effect)
        self.demands = demands(effect)
        self.offer: Words | None = None  # printed once
        self.aim: Words | None = None

    def printed_on(self, card: CardDef) -> None:
        assert isinstance(card, Card)
        for moment in self.moments:
            card.moments.setdefault(moment, []).append(self)

    def offered(self) -> Words:
        """What its controller is asked when it is up to them: the whole text, with what it costs."""
        if self.offer is None:
            self.offer = Words(self.text(ES), self.text(EN))
        return self.offer

    def aiming(self) -> Words:
        """What is asked when its targets are chosen."""
        if self.aim is None:
            es, en = self.effect.text(ES), self.effect.text(EN)
            self.aim = Words(f"Elige objetivo: {es}", f"Choose a target: {en}")
        return self.aim

    def programs(self) -> list[Program]:
        return [self.program, *[toll.program for toll in self.tolls]]

    def declared(self) -> list[Ability]:
        found = self.effect.declared()
        for toll in self.tolls:
            found += toll.effect.declared()
        return found

    def costs(self, lang: str, mood: str = TELL) -> str:
        """The cost in words, or nothing."""
        parts: list[str] = []
        if self.gold:
            oros = "Oro" if self.gold == 1 else "Oros"
            due = ITS_COST_WORDS.text(lang) if self.gold == ITS_COST else f"{self.gold} {oros}"
            parts.append(f"{PAY.form(lang, mood)} {due}")
        parts += [toll.clause(lang, mood) for toll in self.tolls]
        return (" and " if lang == EN else " y ").join(parts)

    def due(self, s: State, event: Event | None) -> int:
        """How many Oros it asks for."""
        if self.gold == ITS_COST:
            return t.printed(s, event.card).cost if event is not None else 0
        return self.gold

    def has_cards(self, s: State, you: int, source: int) -> bool:
        """Whether the hands hold what it takes from them: how many cards there are is for all to see (ML-abil-04)."""
        return not self.demands or enough_in_hand(s, you, source, self.demands)

    def has_targets(self, s: State, you: int, source: int) -> bool:
        """Whether every target it needs can be chosen (ML-tgt-08), and what it seeks in a public zone is there (ML-abil-02)."""
        if not self.has_cards(s, you, source):
            return False
        frame = scope(you, source)
        for cards, number in self.searched:
            if len(within_reach(s, you, cards.all(s, frame))) < number:
                return False
        taken: list[int] = []
        for target in self.targets:
            free = [card for card in target.available(s, frame) if card not in taken]
            if not target.upto and len(free) < target.most:
                return False
            if not target.upto:
                taken += free[: target.most] if len(free) == target.most else []
        return True

    def holds(self, s: State, you: int, source: int, event: Event | None = None) -> bool:
        if self.condition is None:
            return True
        frame = scope(you, source)
        frame.event = event
        return self.condition.holds(s, frame)

    def payable(self, s: State, you: int, source: int) -> bool:
        for toll in self.tolls:
            if not toll.payable(s, you, source):
                return False
        return True

    def imaginable(self, s: State, you: int, source: int) -> bool:
        """Whether its cost can be paid as far as the opponent can tell."""
        return all([toll.imaginable(s, you, source) for toll in self.tolls])

    def fits(self, s: State, you: int, source: int, subject: int, by: int) -> bool:
        """Whether it responds to this, at one of its moments: a card, and whoever played it or whose turn it is."""
        if self.whose == m.OPPONENT and by == you:
            return False
        if self.whose == m.YOU and by != you:
            return False
        if self.to is None:
            return True
        return subject >= 0 and self.to.describes(s, scope(you, source), subject)

    def costs_said(self) -> str:
        """The cost in symbols; "" when there is none, or when it cannot be said in them."""
        parts = [toll.symbols() for toll in self.tolls]
        if self.gold:
            due = f"{signs.COST.mark} {signs.IT.mark}" if self.gold == ITS_COST else f"{self.gold} {signs.ORO.mark}"
            parts.insert(0, due)
        return joined(parts, AND)

    def powered(self, head: str, optional: bool = False) -> str:
        """The ability in symbols, after when it works."""
        costs = self.costs_said()
        if not costs and (self.gold or self.tolls):
            return ""
        said = signs.powered("", costs, self.effect.symbols(), optional)
        if self.condition is not None:
            said = joined([self.condition.symbols(), grouped(said)], THEN)
        return joined([head, said], ": ") if head else said

    def triggered(self, head: str) -> str:
        """What triggers is up to its controller when it may be declined or costs something."""
        return self.powered(head, self.optional or self.gold != 0 or len(self.tolls) > 0)

    def answered(self) -> str:
        """What it responds to, in symbols."""
        said = [signs.RESPONDING[moment].mark if moment in signs.RESPONDING else "" for moment in self.moments]
        if self.whose != m.EVERYONE:
            said.insert(0, signs.WHO[self.whose].mark)
        if self.to is not None:
            said.append(self.to.symbols())
        return joined(said, " ")


def led(intro: str, effect: Effect, lang: str, mood: str = TELL) -> str:
    """An introduction and what follows it; of a sequence only the first sentence is introduced."""
    if isinstance(effect, Sequence) and not isinstance(effect, Together):
        first = sentence(f"{intro}{effect.effects[0].clause(lang, mood)}")
        return " ".join([first] + [each.text(lang) for each in effect.effects[1:]])
    return sentence(f"{intro}{effect.clause(lang, mood)}")


def opening(power: Power, intro: str, lang: str) -> tuple[str, str]:
    """How what triggers begins, and the mood it goes on in: what is optional or costs is up to its controller (ML-trig-05)."""
    costs = power.costs(lang, INFINITIVE)
    if costs:
        return f"{intro}{MAY.text(lang)}{costs}; {IF_YOU_DO.text(lang)}", TELL
    if not power.optional:
        return intro, TELL
    if is_theirs(power.effect):
        return f"{intro}{IF_YOU_WISH.text(lang)}", TELL
    if isinstance(power.effect, ChooseOne) and any([is_theirs(effect) for effect in power.effect.effects]):
        return f"{intro}{MAY.text(lang)}{CHOOSE.text(lang)}", TELL
    return f"{intro}{MAY.text(lang)}", INFINITIVE


def triggered_text(power: Power, intro: str, lang: str) -> str:
    begun, mood = opening(power, intro, lang)
    return led(begun, power.effect, lang, mood)


def is_theirs(effect: Effect) -> bool:
    """Whether somebody else does it, so that no "you may" fits."""
    return effect.clause(ES, INFINITIVE) == effect.clause(ES, TELL)


CHOOSE: Final = Words("elegir una opción: ", "choose one: ")
MAY: Final = Words("puedes ", "you may ")
IF_YOU_DO: Final = Words("si lo haces, ", "if you do, ")
IF_YOU_WISH: Final = Words("si quieres, ", "if you wish, ")
PAY: Final = Lexeme("paga", "pagar", "pay")
ITS_COST_WORDS: Final = Words("su coste", "its cost")


class Spell(Power):
    """What a Talisman does. With ``moments`` it is only played in response to them (ML-tal-09)."""

    def __init__(
        self,
        effect: Effect,
        condition: Condition | None = None,
        words: Words | None = None,
        moments: tuple[str, ...] = (),
        to: Cards | None = None,
        whose: int = m.OPPONENT,
        phases: tuple[int, ...] = (),
        tolls: tuple[Toll, ...] = (),
    ) -> None:
        super().__init__(effect, condition=condition, moments=moments, to=to, whose=whose, tolls=tolls)
        self.words = words
        self.phases = phases  # when the text narrows the phases it may be played in
        self.ransom: Program | None = None  # how the opponent may annul it as it is played

    def printed_on(self, card: CardDef) -> None:
        super().printed_on(card)
        assert isinstance(card, Card)
        card.spell = self

    def text(self, lang: str) -> str:
        intro = ""
        if self.condition is not None:
            intro = ("if " if lang == EN else "si ") + self.condition.text(lang) + ", "
        if self.tolls:
            intro += self.costs(lang) + ": "
        said = led(intro, self.effect, lang) if intro else self.effect.text(lang)
        return f"{sentence(self.words.text(lang))} {said}" if self.words is not None else said

    def symbols(self) -> str:
        head = ""
        if self.moments:
            head = self.answered()
        elif self.phases == (t.WAR,):
            head = signs.IN_WAR.mark
        if (self.words is not None and not head) or self.ransom is not None:
            return ""
        return self.powered(head)


class Activated(Power):
    """An ability its controller uses at will, in their Vigil or in the Talisman War unless it says otherwise (ML-act-01)."""

    def __init__(
        self,
        effect: Effect,
        gold: int = 0,
        tolls: tuple[Toll, ...] = (),
        times: int = 0,
        condition: Condition | None = None,
        phases: tuple[int, ...] = (t.VIGIL, t.WAR),
        words: Words | None = None,
        moments: tuple[str, ...] = (),
        own_turn: bool = False,
        zone: int = -1,
        anyone: bool = False,
    ) -> None:
        super().__init__(effect, gold=gold, tolls=tolls, condition=condition, moments=moments, whose=m.EVERYONE)
        self.own_turn = own_turn  # not in the opponent's
        self.zone = zone  # where the card has to be, when not in play
        self.anyone = anyone  # either player may use it
        self.times = times  # per turn; 0 is as often as one likes (ML-act-11)
        self.phases = phases
        self.words = words

    def printed_on(self, card: CardDef) -> None:
        super().printed_on(card)
        assert isinstance(card, Card)
        card.activated.append(self)

    def text(self, lang: str) -> str:
        costs = self.costs(lang)
        intro = ""
        if self.words is not None:
            intro = self.words.text(lang) + ", "
        if self.zone == t.GRAVEYARD:
            intro += "from your Graveyard, " if lang == EN else "desde tu Cementerio, "
        if self.own_turn and not self.times:
            intro += "in your turn, " if lang == EN else "en tu turno, "
        elif self.own_turn:
            intro += "once in your turn, " if lang == EN else "una vez en tu turno, "
        elif self.times == 1:
            intro += "once per turn, " if lang == EN else "una vez por turno, "
        elif self.times:
            intro += f"up to {self.times} times per turn, " if lang == EN else f"hasta {self.times} veces por turno, "
        if self.condition is not None:
            intro += ("if " if lang == EN else "si ") + self.condition.text(lang) + ", "
        if self.anyone:
            paid = (" and " if lang == EN else " y ").join([toll.told(lang) for toll in self.tolls])
            intro += f"either player may {paid}: " if lang == EN else f"cualquier jugador puede {paid}: "
        elif costs:
            intro += costs + ": "
        return led(intro, self.effect, lang)

    def symbols(self) -> str:
        head = [signs.USE.mark]
        if self.words is not None:
            head.append(signs.IN_BATTLE.mark if self.phases == (t.WAR,) and self.moments == ("attack",) else "")
        if self.zone == t.GRAVEYARD:
            head.append(signs.FROM_GRAVE.mark)
        if self.own_turn:
            head.append(signs.YOUR_TURN.mark)
        if self.times:
            head.append(f"{self.times}{signs.PER_TURN.mark}")
        if self.anyone:
            head.append(signs.ANYBODY.mark)
        whole = joined(head, " ")
        return self.powered(whole) if whole else ""


OWN_EVENTS: Final = {  # what happens to the card itself, in symbols
    (ev.ENTERED,): signs.ENTERS,
    (ev.PLAYED,): signs.PLAYED,
    (ev.ATTACKS,): signs.ATTACKS,
    (ev.BLOCKS,): signs.BLOCKS,
    (ev.BLOCKED,): signs.IS_BLOCKED,
    (ev.UNBLOCKED,): signs.NOT_BLOCKED,
    (ev.DESTROYED,): signs.DIES,
    (ev.DESTROYED, ev.BURIED): signs.FALLS,
    (ev.DEALT,): signs.HITS,
    (ev.DESTROYED, ev.EXILED, ev.SHUFFLED_IN, ev.RETURNED, ev.BURIED): signs.LEAVES,
}
EVENTS: Final = {  # and to other cards
    ev.ENTERED: signs.ENTERS,
    ev.PLAYED: signs.PLAYED,
    ev.ATTACKS: signs.ATTACKS,
    ev.BLOCKS: signs.BLOCKS,
    ev.BLOCKED: signs.IS_BLOCKED,
    ev.DESTROYED: signs.DIES,
    ev.DEALT: signs.HITS,
    ev.DISCARDED: signs.DISCARDED,
}
OF_A_PLAYER: Final[tuple[int, ...]] = (ev.ENTERED, ev.PLAYED, ev.ATTACKS, ev.BLOCKS, ev.DISCARDED)
MOMENTS: Final = {
    ev.GROUPING_BEGINS: signs.TURN_BEGINS,
    ev.GROUPING: signs.GROUPING,
    ev.VIGIL_BEGINS: signs.GROUPED,
    ev.ATTACK_BEGINS: signs.BATTLE_BEGINS,
    ev.BATTLE_ENDS: signs.BATTLE_ENDS,
    ev.FINAL: signs.TURN_ENDS,
    ev.TURN_ENDS: signs.TURN_ENDS,
}


class Own(Power):
    """Triggers on something that happens to the card itself: it enters, attacks, is destroyed (ML-trig-01)."""

    def __init__(
        self,
        kinds: tuple[int, ...],
        words: Words,
        effect: Effect,
        optional: bool = False,
        gold: int = 0,
        tolls: tuple[Toll, ...] = (),
        condition: Condition | None = None,
        of_bearer: bool = False,
    ) -> None:
        super().__init__(effect, kinds=kinds, own=True, optional=optional, gold=gold, tolls=tolls, condition=condition)
        self.words = words
        self.of_bearer = of_bearer

    def printed_on(self, card: CardDef) -> None:
        super().printed_on(card)
        assert isinstance(card, Card)
        for kind in self.kinds:
            card.own.setdefault(kind, []).append(self)

    def text(self, lang: str) -> str:
        intro = self.words.text(lang) + ", "
        if self.condition is not None:
            intro += ("if " if lang == EN else "si ") + self.condition.text(lang) + ", "
        return triggered_text(self, intro, lang)

    def symbols(self) -> str:
        return self.triggered(OWN_EVENTS[self.kinds].mark) if self.kinds in OWN_EVENTS and not self.of_bearer else ""


class Whenever(Power):
    """Triggers on what happens to other cards or to players."""

    def __init__(
        self,
        kinds: tuple[int, ...],
        words: Words,
        effect: Effect,
        cards: Cards | None = None,
        who: int = ANYBODY,
        moment: int = -1,
        optional: bool = False,
        gold: int = 0,
        tolls: tuple[Toll, ...] = (),
        condition: Condition | None = None,
        others: bool = False,
        of_bearer: bool = False,
    ) -> None:
        super().__init__(effect, kinds=kinds, own=False, optional=optional, gold=gold, tolls=tolls, condition=condition)
        self.words = words
        self.cards = cards
        self.who = who
        self.moment = moment  # of a PHASE event
        self.others = others
        self.of_bearer = of_bearer  # a Weapon listens to what happens to its bearer

    def matches(self, s: State, e: Event, source: int, you: int) -> bool:
        if self.moment >= 0 and e.amount != self.moment:
            return False
        if self.who == m.YOU and e.player != you:
            return False
        if self.who == m.OPPONENT and e.player == you:
            return False
        if self.others and e.card == source:
            return False
        if self.of_bearer and e.card != t.bearer(s, source):
            return False
        if self.cards is not None and not self.cards.describes(s, scope(you, source), e.card):
            return False
        return self.holds(s, you, source, e)

    def happening(self) -> str:
        """What it waits for, in symbols."""
        kind = self.kinds[0]
        if len(self.kinds) != 1 or kind not in EVENTS or (self.others and self.cards is None):
            return ""
        said = [EVENTS[kind].mark]
        if self.who != ANYBODY:
            said.insert(0, signs.WHO[self.who].mark if kind in OF_A_PLAYER else "")
        if self.of_bearer:
            said.append(signs.BEARER.mark)
        if self.cards is not None:
            cards = self.cards.symbols()
            said.append(f"{signs.ANOTHER.mark} {cards}" if cards and self.others else cards)
        return joined(said, " ")

    def text(self, lang: str) -> str:
        return triggered_text(self, self.words.text(lang) + ", ", lang)

    def clause(self, lang: str) -> str:
        """The same within another sentence."""
        begun, mood = opening(self, self.words.text(lang) + ", ", lang)
        return f"{begun}{self.effect.clause(lang, mood)}"

    def symbols(self) -> str:
        if self.kinds == (ev.PHASE,):
            head = MOMENTS[self.moment].mark if self.moment in MOMENTS else ""
            head = head if self.who == ANYBODY or not head else f"{signs.WHO[self.who].mark} {head}"
        else:
            head = self.happening()
        return self.triggered(head) if head else ""


class Reaction(Power):
    """An ability of a card in play that responds: to a card, an ability or a phase (ML-resp-01)."""

    def __init__(
        self,
        moments: tuple[str, ...],
        words: Words,
        effect: Effect,
        to: Cards | None = None,
        whose: int = m.OPPONENT,
        gold: int = 0,
        tolls: tuple[Toll, ...] = (),
    ) -> None:
        super().__init__(effect, gold=gold, tolls=tolls, moments=moments, to=to, whose=whose)
        self.words = words

    def text(self, lang: str) -> str:
        costs = self.costs(lang, INFINITIVE)
        intro = f"{self.words.text(lang)}, {MAY.text(lang)}"
        return led(f"{intro}{costs}: ", self.effect, lang) if costs else led(intro, self.effect, lang, INFINITIVE)

    def symbols(self) -> str:
        said = self.answered()
        return self.powered(said, optional=True) if said else ""
