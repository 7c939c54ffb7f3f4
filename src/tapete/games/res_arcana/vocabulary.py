"""The words components are written in: parts of costs, and results. Each prints as a sentence and as symbols."""

from __future__ import annotations

from typing import Final

from tapete.core.decision import Option
from tapete.core.effects import Code, Effect, Fixed, Jump, LoopHead, LoopStart, Op, Resolving
from tapete.core.events import Event, happen, settle
from tapete.core.language import EN, INFINITIVE, Words, listing
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana.abilities import Part, Power, Purse, Reaction, Result
from tapete.games.res_arcana.rules import costs
from tapete.games.res_arcana.rules import refusals as no
from tapete.games.res_arcana.rules.life import lose_life
from tapete.games.res_arcana.rules.victory import check_victory as begin_check
from tapete.games.res_arcana.things import (
    ARTIFACT,
    DEATH,
    DECK,
    DISCARD,
    ESSENCE_NAMES,
    ESSENCES,
    GOLD,
    HAND,
    KINDS,
    KNOWN,
    MONUMENT_DECK,
    TURNED,
    facts,
    mine,
    pool,
    shared,
)

WHICH_GAIN = Words("¿Qué esencia recibes?", "Which essence do you gain?")
WHICH_PUT = Words("¿Qué esencia pones sobre el componente?", "Which essence do you put on the component?")
WHICH_PAY = Words("¿Con qué esencia pagas?", "Which essence do you pay with?")
WHICH_X = Words("¿Cuántas esencias idénticas pagas, y de qué tipo?", "How many identical essences do you pay, and of which type?")
WHICH_CARD = Words("Elige un componente.", "Choose a component.")
WHICH_RIVAL = Words("¿Qué rival?", "Which rival?")
WHICH_DISCARD = Words("¿Qué carta descartas?", "Which card do you discard?")
WHICH_DECK = Words("¿Qué mazo miras?", "Which deck do you look at?")
WHICH_NEXT = Words("¿Qué carta va a continuación, de arriba abajo?", "Which card comes next, from the top down?")
WHICH_WAY = Words("¿Qué eliges?", "Which do you choose?")
WHICH_PLACED = Words("¿Qué carta pones en juego?", "Which card do you place?")


def essence(kind: int, lang: str) -> str:
    return ESSENCE_NAMES[ESSENCES[kind]].text(lang)


def amounts_text(of: tuple[int, ...], lang: str) -> str:
    """ "1 de Elan y 2 de Muerte" / "1 Elan and 2 Death"."""
    joint = " " if lang == EN else " de "
    return listing([f"{n}{joint}{essence(kind, lang)}" for kind, n in enumerate(of) if n], lang)


def amounts_symbols(of: tuple[int, ...], lang: str) -> str:
    return " + ".join([f"{n} {essence(kind, lang)}" for kind, n in enumerate(of) if n])


def vector(elan: int, life: int, calm: int, death: int, gold: int) -> tuple[int, ...]:
    return (elan, life, calm, death, gold)


def but_text(but: tuple[int, ...], lang: str, plural: bool) -> str:
    """ "(ni Oro ni Vida)"."""
    names = [essence(kind, lang) for kind in but]
    if not names:
        return ""
    if lang == EN:
        return " other than " + listing(names, lang, Words("", "or"))
    return f" que no {'sean' if plural else 'sea'} " + listing(names, lang, Words("ni", ""))


# ---------------------------------------------------------------------------------------------------------------- costs


class Do(Op):
    """Carries out a node of this vocabulary."""

    def __init__(self, node: Acting) -> None:
        self.node = node

    def run(self, s: State, f: Resolving) -> None:
        self.node.act(s, f)


class Took(Op):
    """Hands the answer to the node that asked."""

    def __init__(self, node: Acting) -> None:
        self.node = node

    def run(self, s: State, f: Resolving) -> None:
        answer = s.answer
        if answer is not None:
            self.node.take(s, f, answer)


class Acting(Effect):
    """A node that acts at once, or asks first and then takes the answer."""

    def act(self, s: State, f: Resolving) -> None:
        raise NotImplementedError

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        raise NotImplementedError


def once(code: Code, node: Acting, asks: bool) -> None:
    code.add(Do(node))
    if asks:
        code.add(Took(node))


def many(code: Code, times: int, node: Acting) -> None:
    """Ask and take a number of times."""
    code.add(LoopStart(Fixed(times)))
    top = code.here
    head = LoopHead()
    code.add(head)
    once(code, node, True)
    back = Jump()
    back.target = top
    code.add(back)
    head.end = code.here


class Turn(Part, Acting):
    """Turn this component, or one of your Creatures or Dragons (RA-icon-01)."""

    def __init__(self, what: str = "self") -> None:
        self.what = what

    def candidates(self, s: State, player: int) -> list[int]:
        cards = [card for card in mine(s, player) if not s.numbers[TURNED][card]]
        return [card for card in cards if (facts(s, card).dragon if self.what == "dragon" else facts(s, card).creature)]

    def lacking(self, s: State, player: int, source: int, purse: Purse) -> Refusal | None:
        if self.what == "self":
            return no.IS_TURNED if s.numbers[TURNED][source] else None
        return None if self.candidates(s, player) else no.NOTHING_TO_TURN

    def emit(self, code: Code) -> None:
        once(code, self, self.what != "self")

    def act(self, s: State, f: Resolving) -> None:
        if self.what == "self":
            settle(s, [Event(ev.TURNED, f.source, f.you)])
        else:
            ask_card(s, f, self.candidates(s, f.you), WHICH_CARD)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        settle(s, [Event(ev.TURNED, answer.thing, f.you)])

    def clause(self, lang: str, mood: str) -> str:
        what = TURN_WORDS[self.what]
        return f"{'turn' if lang == EN else 'gira'} {what.text(lang)}"

    def symbols(self, lang: str) -> str:
        return "↷" if self.what == "self" else f"↷ {OWN_WORDS[self.what].text(lang)}"


TURN_WORDS: Final = {
    "self": Words("este componente", "this component"),
    "creature": Words("una de tus criaturas", "one of your Creatures"),
    "dragon": Words("uno de tus dragones", "one of your Dragons"),
}
OWN_WORDS: Final = {
    "creature": Words("criatura", "Creature"),
    "dragon": Words("dragón", "Dragon"),
    "component": Words("componente", "component"),
    "artifact": Words("artefacto", "artifact"),
    "another_artifact": Words("otro artefacto", "another artifact"),
    "dragon_or_creature": Words("dragón o criatura", "Dragon or Creature"),
    "self": Words("este componente", "this component"),
}


def ask_card(s: State, f: Resolving, cards: list[int], prompt: Words) -> None:
    options = [Option(s.names, "choose", (card,)) for card in cards]
    s.answer = None
    if options:
        s.ask(f.you, "choose", options, prompt, f.source)


class Pay(Part, Acting):
    """Pay essences from the pool: given ones, then any mix (RA-icon-02)."""

    def __init__(self, of: tuple[int, ...], generic: int) -> None:
        self.of = of
        self.generic = generic

    def lacking(self, s: State, player: int, source: int, purse: Purse) -> Refusal | None:
        for kind in KINDS:
            purse.held[kind] -= self.of[kind]
            if purse.held[kind] < 0:
                return no.CANNOT_PAY
        purse.generic += self.generic
        return None if purse.enough() else no.CANNOT_PAY

    def emit(self, code: Code) -> None:
        code.add(PaySpecific(self.of))
        if self.generic:
            many(code, self.generic, self)

    def act(self, s: State, f: Resolving) -> None:
        """Only essences whose loss leaves a card chosen beforehand payable are offered (RA-effect-28)."""
        kinds = [kind for kind in KINDS if s.tallies[kind][f.you]]
        if f.kept:
            kinds = [kind for kind in kinds if still_payable(s, f, kind)]
        s.ask(f.you, "pay", [Option(s.names, "pay", (), ESSENCES[kind]) for kind in kinds], WHICH_PAY, f.source)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        f.word = answer.word
        settle(s, [Event(ev.PAID, player=f.you, amount=1, other=ESSENCES.index(answer.word))])

    def clause(self, lang: str, mood: str) -> str:
        parts = [amounts_text(self.of, lang)] if sum(self.of) else []
        if self.generic:
            if lang == EN:
                parts.append(f"any {self.generic} essence" + ("s" if self.generic > 1 else ""))
            else:
                parts.append("1 esencia cualquiera" if self.generic == 1 else f"{self.generic} esencias cualesquiera")
        return ("pay " if lang == EN else "paga ") + listing(parts, lang)

    def symbols(self, lang: str) -> str:
        parts = [f"−{n} {essence(kind, lang)}" for kind, n in enumerate(self.of) if n]
        if self.generic:
            parts.append(f"−{self.generic} ◇")
        return " ".join(parts)


def still_payable(s: State, f: Resolving, kind: int) -> bool:
    """Whether the card to be placed can still be paid after one more essence of this kind is given."""
    held = pool(s, f.you)
    held[kind] -= 1
    what = facts(s, f.kept[0])
    plain, not_gold = costs.discounts(s, f.you, what)
    return costs.feasible(list(what.cost), what.generic, plain, not_gold, held, max(0, f.loop[-1] if f.loop else 0))


class PaySpecific(Op):
    def __init__(self, of: tuple[int, ...]) -> None:
        self.of = of

    def run(self, s: State, f: Resolving) -> None:
        happen(s, [Event(ev.PAID, player=f.you, amount=n, other=kind) for kind, n in enumerate(self.of) if n])


class PayOneOf(Part, Acting):
    """Pay one essence among some; what was paid is remembered."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds = kinds

    def lacking(self, s: State, player: int, source: int, purse: Purse) -> Refusal | None:
        return None if any([purse.held[kind] > 0 for kind in self.kinds]) else no.CANNOT_PAY

    def emit(self, code: Code) -> None:
        once(code, self, True)

    def act(self, s: State, f: Resolving) -> None:
        kinds = [kind for kind in self.kinds if s.tallies[kind][f.you]]
        s.ask(f.you, "pay", [Option(s.names, "pay", (), ESSENCES[kind]) for kind in kinds], WHICH_PAY, f.source)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        f.word = answer.word
        settle(s, [Event(ev.PAID, player=f.you, amount=1, other=ESSENCES.index(answer.word))])

    def clause(self, lang: str, mood: str) -> str:
        names = listing([essence(kind, lang) for kind in self.kinds], lang, Words("o", "or"))
        return f"pay 1 {names}" if lang == EN else f"paga 1 de {names}"

    def symbols(self, lang: str) -> str:
        return "−1 " + "/".join([essence(kind, lang) for kind in self.kinds])


class PayX(Part, Acting):
    """Pay X identical essences; X may be 0 (RA-effect-27)."""

    def lacking(self, s: State, player: int, source: int, purse: Purse) -> Refusal | None:
        return None

    def emit(self, code: Code) -> None:
        once(code, self, True)

    def act(self, s: State, f: Resolving) -> None:
        options = [Option(s.names, "x", (), "0")]
        for kind in KINDS:
            options += [Option(s.names, "x", (), f"{n}-{ESSENCES[kind]}") for n in range(1, s.tallies[kind][f.you] + 1)]
        s.ask(f.you, "x", options, WHICH_X, f.source)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        number, _, word = answer.word.partition("-")
        f.number = int(number)
        f.word = word
        if f.number:
            settle(s, [Event(ev.PAID, player=f.you, amount=f.number, other=ESSENCES.index(word))])

    def clause(self, lang: str, mood: str) -> str:
        return "pay X identical essences" if lang == EN else "paga X esencias idénticas"

    def symbols(self, lang: str) -> str:
        return "−X ="


class Remove(Part, Acting):
    """Remove essences lying on this component (RA-cost-05)."""

    def __init__(self, of: tuple[int, ...]) -> None:
        self.of = of

    def lacking(self, s: State, player: int, source: int, purse: Purse) -> Refusal | None:
        for kind in KINDS:
            if s.numbers[kind][source] < self.of[kind]:
                return no.NOT_ON_IT
        return None

    def emit(self, code: Code) -> None:
        once(code, self, False)

    def act(self, s: State, f: Resolving) -> None:
        happen(s, [Event(ev.REMOVED, f.source, f.you, n, other=kind) for kind, n in enumerate(self.of) if n])

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"remove {amounts_text(self.of, lang)} from this component"
        return f"quita {amounts_text(self.of, lang)} de este componente"

    def symbols(self, lang: str) -> str:
        return "⤴ " + amounts_symbols(self.of, lang)


class Destroy(Part, Acting):
    """Destroy this component or another artifact of yours, turned or not (RA-effect-14); its essences are lost (RA-effect-13)."""

    def __init__(self, what: str) -> None:
        self.what = what

    def candidates(self, s: State, player: int, source: int) -> list[int]:
        cards = [card for card in mine(s, player) if facts(s, card).type == ARTIFACT]
        if self.what == "another_artifact":
            return [card for card in cards if card != source]
        if self.what == "dragon_or_creature":
            return [card for card in cards if facts(s, card).dragon or facts(s, card).creature]
        return cards

    def lacking(self, s: State, player: int, source: int, purse: Purse) -> Refusal | None:
        if self.what == "self":
            return no.IS_TURNED if s.numbers[TURNED][source] else None
        return None if self.candidates(s, player, source) else no.NOTHING_TO_DESTROY

    def emit(self, code: Code) -> None:
        once(code, self, self.what != "self")

    def act(self, s: State, f: Resolving) -> None:
        if self.what == "self":
            destroy(s, f, f.source)
        else:
            ask_card(s, f, self.candidates(s, f.you, f.source), WHICH_CARD)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        destroy(s, f, answer.thing)

    def clause(self, lang: str, mood: str) -> str:
        words = DESTROY_WORDS[self.what]
        return ("destroy " if lang == EN else "destruye ") + words.text(lang)

    def symbols(self, lang: str) -> str:
        return f"✖ {OWN_WORDS[self.what].text(lang)}"


DESTROY_WORDS: Final = {
    "self": Words("este componente", "this component"),
    "artifact": Words("uno de tus artefactos", "one of your artifacts"),
    "another_artifact": Words("otro de tus artefactos", "another of your artifacts"),
    "dragon_or_creature": Words("uno de tus dragones o criaturas", "one of your Dragons or Creatures"),
}


def destroy(s: State, f: Resolving, card: int) -> None:
    """An artifact goes to its player's discards and what lay on it to the supply."""
    f.it = card
    player = s.holder(card)
    settle(s, [Event(ev.DESTROYED, card, player), ev.send(s, card, DISCARD, player, 0)])


class DiscardCard(Part, Acting):
    """Discard a card from hand as a cost: it gives no essences (RA-note-13, RA-comp-03)."""

    def lacking(self, s: State, player: int, source: int, purse: Purse) -> Refusal | None:
        return None if s.zone(HAND, player) else no.NOTHING_TO_DISCARD

    def emit(self, code: Code) -> None:
        once(code, self, True)

    def act(self, s: State, f: Resolving) -> None:
        ask_card(s, f, s.zone(HAND, f.you), WHICH_DISCARD)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        f.it = answer.thing
        settle(s, [ev.send(s, answer.thing, DISCARD, f.you, 0), Event(ev.DISCARDED, answer.thing, f.you)])

    def clause(self, lang: str, mood: str) -> str:
        return "discard a card from your hand" if lang == EN else "descarta una carta de tu mano"

    def symbols(self, lang: str) -> str:
        return "−1 carta" if lang != EN else "−1 card"


# ---------------------------------------------------------------------------------------------------------------- results


class Gain(Result, Acting):
    """Essences from the supply to the pool: given ones, then any mix without the excluded ones (RA-effect-11)."""

    def __init__(self, of: tuple[int, ...], generic: int = 0, but: tuple[int, ...] = ()) -> None:
        self.of = of
        self.generic = generic
        self.but = but

    def emit(self, code: Code) -> None:
        code.add(GainSpecific(self.of))
        if self.generic:
            many(code, self.generic, self)

    def act(self, s: State, f: Resolving) -> None:
        kinds = [kind for kind in KINDS if kind not in self.but]
        s.ask(f.you, "gain", [Option(s.names, "gain", (), ESSENCES[kind]) for kind in kinds], WHICH_GAIN, f.source)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        settle(s, [Event(ev.GAINED, player=f.you, amount=1, other=ESSENCES.index(answer.word))])

    def what(self, lang: str) -> str:
        parts = [amounts_text(self.of, lang)] if sum(self.of) else []
        if self.generic:
            n = self.generic
            if lang == EN:
                parts.append(f"{n} essence{'s' if n > 1 else ''}{but_text(self.but, lang, n > 1)}")
            else:
                parts.append(f"{n} esencia{'s' if n > 1 else ''}{but_text(self.but, lang, n > 1)}")
        return listing(parts, lang)

    def clause(self, lang: str, mood: str) -> str:
        verb = "gain" if lang == EN else ("recibir" if mood == INFINITIVE else "recibe")
        return f"{verb} {self.what(lang)}"

    def symbols(self, lang: str) -> str:
        parts = [f"+{n} {essence(kind, lang)}" for kind, n in enumerate(self.of) if n]
        if self.generic:
            barred = "".join([f" ≠{essence(kind, lang)}" for kind in self.but])
            parts.append(f"+{self.generic} ◇{barred}")
        return " ".join(parts)


class GainSpecific(Op):
    def __init__(self, of: tuple[int, ...]) -> None:
        self.of = of

    def run(self, s: State, f: Resolving) -> None:
        happen(s, [Event(ev.GAINED, player=f.you, amount=n, other=kind) for kind, n in enumerate(self.of) if n])


class GainOneOf(Result, Acting):
    """One of two essences (RA-collect-05)."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds = kinds

    def emit(self, code: Code) -> None:
        once(code, self, True)

    def act(self, s: State, f: Resolving) -> None:
        s.ask(f.you, "gain", [Option(s.names, "gain", (), ESSENCES[kind]) for kind in self.kinds], WHICH_GAIN, f.source)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        settle(s, [Event(ev.GAINED, player=f.you, amount=1, other=ESSENCES.index(answer.word))])

    def clause(self, lang: str, mood: str) -> str:
        names = listing([essence(kind, lang) for kind in self.kinds], lang, Words("o", "or"))
        return f"gain 1 {names}" if lang == EN else f"recibe 1 de {names}"

    def symbols(self, lang: str) -> str:
        return "+1 " + "/".join([essence(kind, lang) for kind in self.kinds])


class GainX(Result, Acting):
    """As many of another essence as were paid (RA-effect-20): Gold, or one type of your choice other than Gold."""

    def __init__(self, kind: int) -> None:
        self.kind = kind  # -1 is the player's choice

    def emit(self, code: Code) -> None:
        once(code, self, self.kind < 0)

    def act(self, s: State, f: Resolving) -> None:
        if self.kind >= 0:
            settle(s, [Event(ev.GAINED, player=f.you, amount=f.number, other=self.kind)])
            return
        s.answer = None
        kinds = [kind for kind in KINDS if kind != GOLD and ESSENCES[kind] != f.word]
        if f.number:
            s.ask(f.you, "gain", [Option(s.names, "gain", (), ESSENCES[kind]) for kind in kinds], WHICH_GAIN, f.source)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        settle(s, [Event(ev.GAINED, player=f.you, amount=f.number, other=ESSENCES.index(answer.word))])

    def clause(self, lang: str, mood: str) -> str:
        if self.kind >= 0:
            return f"gain X {essence(self.kind, lang)}" if lang == EN else f"recibe X de {essence(self.kind, lang)}"
        return "gain X of one other type than Gold" if lang == EN else "recibe X de un solo tipo que no sea Oro"

    def symbols(self, lang: str) -> str:
        return f"+X {essence(self.kind, lang)}" if self.kind >= 0 else f"+X ◇ ≠{essence(GOLD, lang)}"


class GainCost(Result, Acting):
    """As many essences as the printed cost of the destroyed or discarded card, plus some (RA-effect-24)."""

    def __init__(self, of: str, plus: int, kind: int = -1) -> None:
        self.of = of
        self.plus = plus
        self.kind = kind  # -1 is any mix without Gold

    def emit(self, code: Code) -> None:
        if self.kind >= 0:
            once(code, self, False)
            return
        code.add(WorthLoop(self.plus))
        top = code.here
        head = LoopHead()
        code.add(head)
        once(code, self, True)
        back = Jump()
        back.target = top
        code.add(back)
        head.end = code.here

    def act(self, s: State, f: Resolving) -> None:
        if self.kind >= 0:
            much = facts(s, f.it).worth + self.plus
            settle(s, [Event(ev.GAINED, player=f.you, amount=much, other=self.kind)])
            return
        kinds = [kind for kind in KINDS if kind != GOLD]
        s.ask(f.you, "gain", [Option(s.names, "gain", (), ESSENCES[kind]) for kind in kinds], WHICH_GAIN, f.source)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        settle(s, [Event(ev.GAINED, player=f.you, amount=1, other=ESSENCES.index(answer.word))])

    def clause(self, lang: str, mood: str) -> str:
        which = {"destroyed": Words("destruido", "destroyed"), "discarded": Words("descartada", "discarded")}[self.of]
        card = Words(f"la carta {which.es}" if self.of == "discarded" else f"el artefacto {which.es}", f"the {which.en} card")
        plus = (f" plus {self.plus}" if lang == EN else f" más {self.plus}") if self.plus else ""
        if self.kind >= 0:
            name = essence(self.kind, lang)
            return (
                f"gain as much {name} as the cost of {card.en}{plus}"
                if lang == EN
                else f"recibe tanto {name} como el coste de {card.es}{plus}".replace("de el ", "del ")
            )
        if lang == EN:
            return f"gain as many essences other than Gold as the cost of {card.en}{plus}"
        return f"recibe tantas esencias que no sean Oro como el coste de {card.es}{plus}".replace("de el ", "del ")

    def symbols(self, lang: str) -> str:
        name = essence(self.kind, lang) if self.kind >= 0 else f"◇ ≠{essence(GOLD, lang)}"
        cost = "cost" if lang == EN else "coste"
        return f"+({cost}{f'+{self.plus}' if self.plus else ''}) {name}"


class WorthLoop(Op):
    """Loop as often as the remembered card is worth."""

    def __init__(self, plus: int) -> None:
        self.plus = plus

    def run(self, s: State, f: Resolving) -> None:
        f.loop = (*f.loop, facts(s, f.it).worth + self.plus)


class GainPerRival(Result, Acting):
    """As much of one essence as a chosen rival holds of another (RA-effect-22, RA-effect-23)."""

    def __init__(self, gain: int, per: int) -> None:
        self.gain = gain
        self.per = per

    def emit(self, code: Code) -> None:
        once(code, self, True)

    def act(self, s: State, f: Resolving) -> None:
        rivals = [player for player in range(s.players) if player != f.you]
        s.ask(f.you, "rival", [Option(s.names, "rival", (), str(player + 1)) for player in rivals], WHICH_RIVAL, f.source)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        much = s.tallies[self.per][int(answer.word) - 1]
        settle(s, [Event(ev.GAINED, player=f.you, amount=much, other=self.gain)])

    def clause(self, lang: str, mood: str) -> str:
        a, b = essence(self.gain, lang), essence(self.per, lang)
        if lang == EN:
            return f"choose a rival and gain as much {a} as they have {b} in their pool"
        return f"elige un rival y recibe tanto {a} como {b} tenga en su reserva"

    def symbols(self, lang: str) -> str:
        return f"+{essence(self.gain, lang)} = {essence(self.per, lang)} " + ("of a rival" if lang == EN else "de un rival")


class RivalsGain(Result, Acting):
    """Every rival gains, passed or not (RA-effect-21)."""

    def __init__(self, of: tuple[int, ...]) -> None:
        self.of = of

    def emit(self, code: Code) -> None:
        once(code, self, False)

    def act(self, s: State, f: Resolving) -> None:
        batch: list[Event] = []
        for seat in range(1, s.players):
            rival = (f.you + seat) % s.players
            batch += [Event(ev.GAINED, player=rival, amount=n, other=kind) for kind, n in enumerate(self.of) if n]
        happen(s, batch)

    def clause(self, lang: str, mood: str) -> str:
        return (
            f"each rival gains {amounts_text(self.of, lang)}" if lang == EN else f"cada rival recibe {amounts_text(self.of, lang)}"
        )

    def symbols(self, lang: str) -> str:
        return ("rivals +" if lang == EN else "rivales +") + amounts_symbols(self.of, lang)


class Put(Result, Acting):
    """Essences from the supply onto this component: not spendable until collected (RA-effect-08)."""

    def __init__(self, of: tuple[int, ...], generic: int = 0, but: tuple[int, ...] = ()) -> None:
        self.of = of
        self.generic = generic
        self.but = but

    def emit(self, code: Code) -> None:
        code.add(PutSpecific(self.of))
        if self.generic:
            many(code, self.generic, self)

    def act(self, s: State, f: Resolving) -> None:
        kinds = [kind for kind in KINDS if kind not in self.but]
        s.ask(f.you, "put", [Option(s.names, "put", (), ESSENCES[kind]) for kind in kinds], WHICH_PUT, f.source)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        settle(s, [Event(ev.PUT, f.source, f.you, 1, other=ESSENCES.index(answer.word))])

    def clause(self, lang: str, mood: str) -> str:
        what = Gain(self.of, self.generic, self.but).what(lang)
        return f"put {what} on this component" if lang == EN else f"pon {what} sobre este componente"

    def symbols(self, lang: str) -> str:
        return "↴ " + Gain(self.of, self.generic, self.but).symbols(lang).replace("+", "")


class PutSpecific(Op):
    def __init__(self, of: tuple[int, ...]) -> None:
        self.of = of

    def run(self, s: State, f: Resolving) -> None:
        happen(s, [Event(ev.PUT, f.source, f.you, n, other=kind) for kind, n in enumerate(self.of) if n])


class PutPaid(Result, Acting):
    """What was just paid lies down on this component, or on one of yours (RA-note-11)."""

    def __init__(self, on: str) -> None:
        self.on = on

    def emit(self, code: Code) -> None:
        once(code, self, self.on != "self")

    def act(self, s: State, f: Resolving) -> None:
        if self.on == "self":
            settle(s, [Event(ev.PUT, f.source, f.you, 1, other=ESSENCES.index(f.word))])
        else:
            ask_card(s, f, mine(s, f.you), WHICH_CARD)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        settle(s, [Event(ev.PUT, answer.thing, f.you, 1, other=ESSENCES.index(f.word))])

    def clause(self, lang: str, mood: str) -> str:
        where = (
            Words("este componente", "this component")
            if self.on == "self"
            else Words("uno de tus componentes", "one of your components")
        )
        return f"put that essence on {where.en}" if lang == EN else f"pon esa esencia sobre {where.es}"

    def symbols(self, lang: str) -> str:
        return f"↴ = {OWN_WORDS[self.on].text(lang)}"


class PutPerKind(Result, Acting):
    """More of every essence already lying on this component (RA-note-14)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def emit(self, code: Code) -> None:
        once(code, self, False)

    def act(self, s: State, f: Resolving) -> None:
        kinds = [kind for kind in KINDS if s.numbers[kind][f.source]]
        happen(s, [Event(ev.PUT, f.source, f.you, self.count, other=kind) for kind in kinds])

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"put {self.count} more of each type already on it"
        return f"pon sobre él {self.count} más de cada tipo que ya tenga"

    def symbols(self, lang: str) -> str:
        return f"↴ {self.count} × " + ("each type on it" if lang == EN else "cada tipo que tenga")


class Straighten(Result, Acting):
    """Straighten one of your turned components (RA-effect-26), also the one turned to pay (RA-effect-29)."""

    def __init__(self, what: str) -> None:
        self.what = what

    def candidates(self, s: State, player: int) -> list[int]:
        cards = [card for card in mine(s, player) if s.numbers[TURNED][card]]
        return [card for card in cards if facts(s, card).creature] if self.what == "creature" else cards

    def lacking(self, s: State, player: int, source: int, purse: Purse, parts: tuple[Part, ...]) -> Refusal | None:
        if self.what == "self" or self.candidates(s, player):
            return None
        turned = any([isinstance(part, Turn) and part.what == "self" for part in parts])
        return None if turned and self.what == "component" else no.NOTHING_TO_STRAIGHTEN

    def emit(self, code: Code) -> None:
        once(code, self, self.what != "self")

    def act(self, s: State, f: Resolving) -> None:
        if self.what == "self":
            settle(s, [Event(ev.STRAIGHTENED, f.source, f.you)])
        else:
            ask_card(s, f, self.candidates(s, f.you), WHICH_CARD)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        settle(s, [Event(ev.STRAIGHTENED, answer.thing, f.you)])

    def clause(self, lang: str, mood: str) -> str:
        what = {
            "self": Words("este componente", "this component"),
            "creature": Words("una de tus criaturas", "one of your Creatures"),
            "component": Words("uno de tus componentes", "one of your components"),
        }[self.what]
        return ("straighten " if lang == EN else "endereza ") + what.text(lang)

    def symbols(self, lang: str) -> str:
        return f"↶ {OWN_WORDS[self.what].text(lang)}"


class Draw(Result, Acting):
    def __init__(self, count: int) -> None:
        self.count = count

    def emit(self, code: Code) -> None:
        once(code, self, False)

    def act(self, s: State, f: Resolving) -> None:
        draw_cards(s, f.you, self.count)

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "draw a card" if self.count == 1 else f"draw {self.count} cards"
        return "roba una carta" if self.count == 1 else f"roba {self.count} cartas"

    def symbols(self, lang: str) -> str:
        return f"+{self.count} " + ("card" if lang == EN else "carta")


def draw_cards(s: State, player: int, count: int) -> int:
    """Draw up to a number of cards; how many there were."""
    before = len(s.zone(HAND, player))
    for _ in range(count):
        settle(s, [Event(ev.DRAWN, player=player)])
    return len(s.zone(HAND, player)) - before


class DrawThenDiscard(Result, Acting):
    """Draw three, then discard as many as were drawn; no essences for that (RA-comp-09, RA-effect-17)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def emit(self, code: Code) -> None:
        code.add(DrawLoop(self.count))
        top = code.here
        head = LoopHead()
        code.add(head)
        once(code, self, True)
        back = Jump()
        back.target = top
        code.add(back)
        head.end = code.here

    def act(self, s: State, f: Resolving) -> None:
        ask_card(s, f, s.zone(HAND, f.you), WHICH_DISCARD)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        settle(s, [ev.send(s, answer.thing, DISCARD, f.you, 0), Event(ev.DISCARDED, answer.thing, f.you)])

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"draw {self.count} cards, then discard {self.count} cards from your hand"
        return f"roba {self.count} cartas y después descarta {self.count} cartas de tu mano"

    def symbols(self, lang: str) -> str:
        return f"+{self.count}/−{self.count} " + ("cards" if lang == EN else "cartas")


class DrawLoop(Op):
    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: State, f: Resolving) -> None:
        f.loop = (*f.loop, draw_cards(s, f.you, self.count))


class Reorder(Result, Acting):
    """Look at the top three of the own deck or of the monuments and put them back in any order (RA-comp-10)."""

    def emit(self, code: Code) -> None:
        once(code, self, True)
        code.add(OrderNext())
        code.add(OrderTaken())

    def act(self, s: State, f: Resolving) -> None:
        options: list[Option] = []
        if s.zone(DECK, f.you) or s.zone(DISCARD, f.you):
            options.append(Option(s.names, "look", (), "own"))
        if shared(s, MONUMENT_DECK):
            options.append(Option(s.names, "look", (), "monuments"))
        s.answer = None
        if options:
            s.ask(f.you, "look", options, WHICH_DECK, f.source)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        """What is missing comes from the reshuffled discards of the own deck, below what was left (RA-effect-16)."""
        f.word = answer.word
        holder = f.you if answer.word == "own" else 0
        zone = DECK if answer.word == "own" else MONUMENT_DECK
        if answer.word == "own" and len(s.zone(DECK, f.you)) < 3 and s.zone(DISCARD, f.you):
            left = s.zone(DECK, f.you)[:]
            pile = s.zone(DISCARD, f.you)[:]
            for card in left:
                s.move(card, DISCARD, f.you)
            settle(s, [ev.send(s, card, DECK, f.you) for card in pile] + [Event(ev.SHUFFLED, player=f.you, zone=DECK)])
            for card in reversed(left):
                s.move(card, DECK, f.you, 0)
        seen = s.zone(zone, holder)[:3]
        settle(s, [Event(ev.LOOKED, card, f.you) for card in seen])
        f.kept = tuple(seen)
        f.picked = ()

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "look at the top 3 cards of your deck or of the monument deck and put them back on top in any order"
        return "mira las 3 cartas superiores de tu mazo o del mazo de monumentos y devuélvelas encima en el orden que quieras"

    def symbols(self, lang: str) -> str:
        return "👁 3"


class OrderNext(Op):
    def run(self, s: State, f: Resolving) -> None:
        left = [card for card in f.kept if card not in f.picked]
        s.answer = None
        if left:
            s.ask(f.you, "order", [Option(s.names, "next", (card,)) for card in left], WHICH_NEXT, f.source)


class OrderTaken(Op):
    def run(self, s: State, f: Resolving) -> None:
        if s.answer is not None:
            f.picked = (*f.picked, s.answer.thing)
            f.step -= 2
            return
        zone = s.zones[s.place[f.picked[0]]] if f.picked else []
        for at, card in enumerate(f.picked):
            zone[at] = card
            s.numbers[KNOWN][card] = 1 << f.you
        f.picked = ()
        f.kept = ()


class PlaceCard(Result, Acting):
    """Place a card from hand or discards by this effect, for less or for free (RA-effect-28, RA-errata-06)."""

    def __init__(self, what: str, source: str, plain: int = 0, not_gold: int = 0, free: bool = False) -> None:
        self.what = what
        self.where = source
        self.plain = plain
        self.not_gold = not_gold
        self.free = free

    def cards(self, s: State, player: int) -> list[int]:
        if self.where == "hand":
            cards = s.zone(HAND, player)[:]
        elif self.where == "discard":
            cards = s.zone(DISCARD, player)[:]
        else:
            cards = [card for each in range(s.players) for card in s.zone(DISCARD, each)]
        return [card for card in cards if self.what == "artifact" or facts(s, card).dragon]

    def payable(self, s: State, player: int, card: int, purse: Purse) -> bool:
        if self.free:
            return True
        what = facts(s, card)
        plain, not_gold = costs.discounts(s, player, what)
        return costs.feasible(
            list(what.cost), what.generic, plain + self.plain, not_gold + self.not_gold, purse.held, purse.generic
        )

    def lacking(self, s: State, player: int, source: int, purse: Purse, parts: tuple[Part, ...]) -> Refusal | None:
        return None if any([self.payable(s, player, card, purse) for card in self.cards(s, player)]) else no.NOTHING_TO_PLACE

    def prepare(self, code: Code) -> None:
        code.add(ChoosePlaced(self))
        code.add(KeepPlaced())

    def emit(self, code: Code) -> None:
        once(code, self, False)

    def act(self, s: State, f: Resolving) -> None:
        card = f.kept[0]
        f.kept = ()
        costs.place(s, f.you, card, self.plain, self.not_gold, self.free)

    def clause(self, lang: str, mood: str) -> str:
        what = Words("un artefacto", "an artifact") if self.what == "artifact" else Words("un dragón", "a Dragon")
        where = {
            "hand": Words("de tu mano", "from your hand"),
            "discard": Words("de tus descartes", "from your discards"),
            "any_discard": Words("de los descartes de cualquier jugador", "from any player’s discards"),
        }[self.where]
        less = self.plain + self.not_gold
        if self.free:
            price = Words("sin pagar su coste", "without paying its cost")
        elif less:
            but = Words(" (nunca Oro)", " (never Gold)") if self.not_gold else Words("", "")
            price = Words(f"pagando {less} menos{but.es}", f"paying {less} less{but.en}")
        else:
            price = Words("pagando su coste", "paying its cost")
        if lang == EN:
            return f"place {what.en} {where.en} {price.en}"
        return f"pon en juego {what.es} {where.es} {price.es}"

    def symbols(self, lang: str) -> str:
        what = OWN_WORDS["artifact" if self.what == "artifact" else "dragon"].text(lang)
        price = "0" if self.free else f"−{self.plain + self.not_gold}"
        return f"⬇ {what} ({price})"


class ChoosePlaced(Op):
    """The card is chosen before the cost is paid, so that the payment leaves enough for it."""

    def __init__(self, node: PlaceCard) -> None:
        self.node = node

    def run(self, s: State, f: Resolving) -> None:
        purse = Purse(pool(s, f.you))
        program = f.program
        assert program is not None
        for part in program.effect.parts():
            if isinstance(part, Part):
                part.lacking(s, f.you, f.source, purse)
        cards = [card for card in self.node.cards(s, f.you) if self.node.payable(s, f.you, card, purse)]
        s.ask(f.you, "place", [Option(s.names, "choose", (card,)) for card in cards], WHICH_PLACED, f.source)


class KeepPlaced(Op):
    def run(self, s: State, f: Resolving) -> None:
        assert s.answer is not None
        f.kept = (s.answer.thing,)


class LifeLoss(Result, Acting):
    """Every rival who has not passed loses Life, unless they ignore it (RA-life)."""

    def __init__(self, amount: int, ignored_by: Part | None = None, dragon: bool = False) -> None:
        self.amount = amount
        self.ignored_by = ignored_by
        self.dragon = dragon
        self.escape = Reaction("life_loss", (ignored_by,), (Ignore(),)) if ignored_by is not None else None

    def emit(self, code: Code) -> None:
        once(code, self, False)

    def act(self, s: State, f: Resolving) -> None:
        lose_life(s, f.you, f.source, self.amount, self.dragon)

    def clause(self, lang: str, mood: str) -> str:
        text = f"each rival loses {self.amount} Life" if lang == EN else f"cada rival pierde {self.amount} de Vida"
        if self.ignored_by is not None:
            way = self.ignored_by.clause(lang, "third")
            if lang == EN:
                text += " unless they " + way.replace("your", "their").replace("their artifacts", "their artifacts")
            else:
                text += " a menos que " + way.replace("paga", "pague").replace("descarta", "descarte").replace(
                    "destruye", "destruya"
                ).replace("de tu mano", "de su mano").replace("tus", "sus")
        return text

    def symbols(self, lang: str) -> str:
        text = f"♥ −{self.amount}"
        return f"{text} ({self.ignored_by.symbols(lang)})" if self.ignored_by is not None else text


class Ignore(Result, Acting):
    """The loss does not reach this player (RA-life-06)."""

    def emit(self, code: Code) -> None:
        once(code, self, False)

    def act(self, s: State, f: Resolving) -> None:
        settle(s, [Event(ev.IGNORED, f.source, f.you)])
        from tapete.games.res_arcana.rules.life import current_loss

        loss = current_loss(s)
        loss.safe = (*loss.safe, f.you)

    def clause(self, lang: str, mood: str) -> str:
        return "ignore it" if lang == EN else "ignora su efecto"

    def symbols(self, lang: str) -> str:
        return "⛨"


class Points(Result, Acting):
    """Points for this check only (RA-errata-02)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def emit(self, code: Code) -> None:
        once(code, self, False)

    def act(self, s: State, f: Resolving) -> None:
        settle(s, [Event(ev.BONUS, f.source, f.you, self.amount)])

    def clause(self, lang: str, mood: str) -> str:
        return f"{self.amount} more points for this check" if lang == EN else f"{self.amount} puntos más en esta comprobación"

    def symbols(self, lang: str) -> str:
        return f"+{self.amount} ★"


class CheckVictory(Result, Acting):
    """Check victory in mid-round (RA-victory-10)."""

    def emit(self, code: Code) -> None:
        once(code, self, False)

    def act(self, s: State, f: Resolving) -> None:
        begin_check(s, f.you, early=True)

    def clause(self, lang: str, mood: str) -> str:
        return "check for victory" if lang == EN else "comprueba la victoria"

    def symbols(self, lang: str) -> str:
        return "★?"


class PayOrTurn(Result, Acting):
    """Cursed Forge in Collect: pay 1 Death or turn it, the owner's choice (RA-note-21)."""

    def emit(self, code: Code) -> None:
        once(code, self, True)

    def act(self, s: State, f: Resolving) -> None:
        options = [Option(s.names, "option", (), "turn")]
        if s.tallies[DEATH][f.you]:
            options.insert(0, Option(s.names, "option", (), "pay"))
        s.ask(f.you, "curse", options, WHICH_WAY, f.source)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        if answer.word == "pay":
            settle(s, [Event(ev.PAID, player=f.you, amount=1, other=DEATH)])
        else:
            settle(s, [Event(ev.TURNED, f.source, f.you)])

    def clause(self, lang: str, mood: str) -> str:
        return "pay 1 Death or turn this component" if lang == EN else "paga 1 de Muerte o gira este componente"

    def symbols(self, lang: str) -> str:
        return f"−1 {essence(DEATH, lang)} / ↷"


# ---------------------------------------------------------------------------------------------------------------- short forms


def turn(what: str = "self") -> Turn:
    return Turn(what)


def pay(elan: int = 0, life: int = 0, calm: int = 0, death: int = 0, gold: int = 0, any: int = 0) -> Pay:
    return Pay(vector(elan, life, calm, death, gold), any)


def remove(elan: int = 0, life: int = 0, calm: int = 0, death: int = 0, gold: int = 0) -> Remove:
    return Remove(vector(elan, life, calm, death, gold))


def gain(
    elan: int = 0, life: int = 0, calm: int = 0, death: int = 0, gold: int = 0, any: int = 0, but: tuple[int, ...] = ()
) -> Gain:
    return Gain(vector(elan, life, calm, death, gold), any, but)


def put(elan: int = 0, life: int = 0, calm: int = 0, death: int = 0, gold: int = 0, any: int = 0, but: tuple[int, ...] = ()) -> Put:
    return Put(vector(elan, life, calm, death, gold), any, but)


def rivals_gain(elan: int = 0, life: int = 0, calm: int = 0, death: int = 0, gold: int = 0) -> RivalsGain:
    return RivalsGain(vector(elan, life, calm, death, gold))


def power(*parts: Part, gives: Result | tuple[Result, ...], while_turned: bool = False, dragon: bool = False) -> Power:
    """A cost and what it gives."""
    return Power(parts, gives if isinstance(gives, tuple) else (gives,), while_turned, dragon)


def ignores_loss(*parts: Part, also: Result | None = None) -> Reaction:
    """A reaction that ignores a Life loss."""
    return Reaction("life_loss", parts, (Ignore(),) if also is None else (Ignore(), also))


def ignores_dragon(*parts: Part) -> Reaction:
    return Reaction("dragon_power", parts, (Ignore(),))


def at_check(*parts: Part, gives: Result) -> Reaction:
    return Reaction("victory_check", parts, (gives,))


def dragon_attack(ignored_by: Part) -> Power:
    """The power all Dragons have: turn to make rivals lose 2 Life, each with its own way out (RA-comp-02)."""
    return power(turn(), gives=LifeLoss(2, ignored_by, dragon=True), dragon=True)


NOT_GOLD: Final = (GOLD,)
