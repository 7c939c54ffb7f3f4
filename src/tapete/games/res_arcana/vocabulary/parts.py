"""Parts of costs: turn, pay, remove, destroy, discard."""

from __future__ import annotations

from typing import Final

from tapete.core.bills import PAID, Bill
from tapete.core.decision import Option
from tapete.core.effects import Code, Op, Resolving
from tapete.core.events import Event, happen, happens
from tapete.core.language import EN, Words, listing
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana import signs
from tapete.games.res_arcana.abilities import Dues, Part, Purse, Result
from tapete.games.res_arcana.rules import refusals as no
from tapete.games.res_arcana.rules.costs import give
from tapete.games.res_arcana.things import ARTIFACT, DISCARD, ESSENCES, HAND, KINDS, TURNED, facts, mine, pool, some
from tapete.games.res_arcana.vocabulary.asking import many, once
from tapete.games.res_arcana.vocabulary.saying import amounts_text, essence

WHICH_PAY: Final = Words("¿Con qué esencia pagas?", "Which essence do you pay with?")
WHICH_X: Final = Words(
    "¿Cuántas esencias idénticas pagas, y de qué tipo?", "How many identical essences do you pay, and of which type?"
)
WHICH_TURNED: Final = Words("¿Qué componente agotas?", "Which component do you turn?")
WHICH_DESTROYED: Final = Words("¿Qué artefacto destruyes?", "Which artifact do you destroy?")
WHICH_DISCARD: Final = Words("¿Qué carta descartas?", "Which card do you discard?")


class Turn(Part):
    """Turn this component, or one of your Creatures or Dragons (RA-icon-01)."""

    VERB = Words("agota", "turn")

    def __init__(self, which: str = "self") -> None:
        self.which = which

    def candidates(self, s: State, player: int) -> list[int]:
        cards = [card for card in mine(s, player) if not s.numbers[TURNED][card]]
        return [card for card in cards if (facts(s, card).dragon if self.which == "dragon" else facts(s, card).creature)]

    def lacking(self, s: State, player: int, source: int, purse: Purse) -> Refusal | None:
        if self.which == "self":
            return no.IS_TURNED if s.numbers[TURNED][source] else None
        return None if self.candidates(s, player) else no.NOTHING_TO_TURN

    def owes(self, s: State, player: int, dues: Dues) -> None:
        dues.ready += self.which == "self"

    def emit(self, code: Code) -> None:
        once(code, self, self.which != "self")

    def act(self, s: State, f: Resolving) -> None:
        if self.which == "self":
            happens(s, Event(ev.TURNED, f.source, f.you))
        else:
            ask_card(s, f, self.candidates(s, f.you), WHICH_TURNED)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        happens(s, Event(ev.TURNED, answer.thing, f.you))

    def why_not(self, s: State, f: Resolving, option: Option) -> Refusal | None:
        return no.NOT_TO_TURN if option.things else None

    def what(self, lang: str) -> str:
        return TURN_WORDS[self.which].text(lang)

    def symbols(self) -> str:
        return signs.TURN.mark if self.which == "self" else f"{signs.TURN.mark} {signs.OWN[self.which].mark}"


TURN_WORDS: Final = {
    "self": Words("este componente", "this component"),
    "creature": Words("una de tus criaturas", "one of your Creatures"),
    "dragon": Words("uno de tus dragones", "one of your Dragons"),
}


def ask_card(s: State, f: Resolving, cards: list[int], prompt: Words) -> None:
    s.ask(f.you, "choose", [Option(s.names, "choose", (card,)) for card in cards], prompt, f.source)


def aim_at(s: State, f: Resolving, cards: list[int], prompt: Words) -> None:
    """Ask which component an effect reaches; the only one is shown too."""
    s.aim(f.you, "choose", [Option(s.names, "choose", (card,)) for card in cards], prompt, f.source)


PAY: Final = Words("paga", "pay")


class Pay(Part):
    """Pay essences from the pool: given ones, then any mix (RA-icon-02)."""

    VERB = PAY

    def __init__(self, of: tuple[int, ...], generic: int) -> None:
        self.of = of
        self.generic = generic

    def lacking(self, s: State, player: int, source: int, purse: Purse) -> Refusal | None:
        for kind in KINDS:
            purse.held[kind] -= self.of[kind]
            if purse.held[kind] < 0:
                return no.CANNOT_PAY
        purse.generic += self.generic  # weighed once all parts have taken theirs
        return None

    def owes(self, s: State, player: int, dues: Dues) -> None:
        for kind in KINDS:
            dues.of[kind] += self.of[kind]
        dues.pool += sum(self.of) + self.generic

    def emit(self, code: Code) -> None:
        code.add(PaySpecific(self.of))
        many(code, self.generic, self)

    def act(self, s: State, f: Resolving) -> None:
        """What must be given in any case is given; the rest is asked, one by one."""
        assert f.program is not None
        owed = f.loop[-1]  # after this one
        placing = [part for part in f.program.effect.parts() if isinstance(part, Result) and part.chosen(f)]
        kinds = [kind for kind in KINDS if s.tallies[kind][f.you]]
        if placing:
            kinds = payable(s, f, kinds, placing[0], owed)
        elif owed:
            given = give(s, ev.PAID, f.you, owed + 1, f.source)
            if given:
                f.loop = (*f.loop[:-1], owed + 1 - given)
                s.answer = None
                f.step += 1  # nothing was asked, so there is no answer to take
                return
        s.ask(f.you, "pay", [Option(s.names, "pay", (), ESSENCES[kind]) for kind in kinds], WHICH_PAY, f.source)

    def bill(self, s: State, f: Resolving) -> Bill | None:
        owed = f.loop[-1] + 1
        given = [(ESSENCES[kind], n) for kind, n in some(self.of)]
        return Bill(PAID, [*given, ("any", self.generic - owed)], [("any", owed)])

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        f.word = answer.word
        happens(s, Event(ev.PAID, player=f.you, amount=1, zone=ESSENCES.index(answer.word)))

    def why_not(self, s: State, f: Resolving, option: Option) -> Refusal | None:
        if option.word not in ESSENCES:
            return None
        return no.NEEDED if s.tallies[ESSENCES.index(option.word)][f.you] else no.NOT_HELD

    def unless(self, lang: str) -> str:
        return ("pay " if lang == EN else "pague ") + self.what(lang)

    def what(self, lang: str) -> str:
        parts = [amounts_text(self.of, lang)] if sum(self.of) else []
        if self.generic:
            if lang == EN:
                parts.append(f"any {self.generic} essence" + ("s" if self.generic > 1 else ""))
            else:
                parts.append("1 esencia cualquiera" if self.generic == 1 else f"{self.generic} esencias cualesquiera")
        return listing(parts, lang)

    def symbols(self) -> str:
        parts = [f"−{n} {signs.essence(kind)}" for kind, n in some(self.of)]
        if self.generic:
            parts.append(f"−{self.generic} {signs.ANY.mark}")
        return " ".join(parts)


def payable(s: State, f: Resolving, kinds: list[int], placing: Result, owed: int) -> list[int]:
    """The essences that leave enough for the card chosen beforehand (RA-effect-28). One alone where giving it leaves every way
    open to pay for both: then there is nothing to ask yet."""
    before = placing.ways(s, f, pool(s, f.you), owed + 1)
    found: list[int] = []
    for kind in kinds:
        held = pool(s, f.you)
        held[kind] -= 1
        after = placing.ways(s, f, held, owed)
        if len(after) == len(before):
            return [kind]
        if after:
            found.append(kind)
    return found


class PaySpecific(Op):
    def __init__(self, of: tuple[int, ...]) -> None:
        self.of = of

    def run(self, s: State, f: Resolving) -> None:
        happen(s, [Event(ev.PAID, player=f.you, amount=n, zone=kind) for kind, n in some(self.of)])


class PayOneOf(Part):
    """Pay one essence among some; what was paid is remembered."""

    VERB = PAY

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds = kinds

    def lacking(self, s: State, player: int, source: int, purse: Purse) -> Refusal | None:
        return None if any([purse.held[kind] > 0 for kind in self.kinds]) else no.CANNOT_PAY

    def owes(self, s: State, player: int, dues: Dues) -> None:
        dues.pool += 1

    def emit(self, code: Code) -> None:
        once(code, self, True)

    def act(self, s: State, f: Resolving) -> None:
        kinds = [kind for kind in self.kinds if s.tallies[kind][f.you]]
        s.ask(f.you, "pay", [Option(s.names, "pay", (), ESSENCES[kind]) for kind in kinds], WHICH_PAY, f.source)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        f.word = answer.word
        happens(s, Event(ev.PAID, player=f.you, amount=1, zone=ESSENCES.index(answer.word)))

    def why_not(self, s: State, f: Resolving, option: Option) -> Refusal | None:
        if option.word not in ESSENCES:
            return None
        return no.NOT_HELD if ESSENCES.index(option.word) in self.kinds else no.NOT_TO_PUT

    def what(self, lang: str) -> str:
        names = listing([essence(kind, lang) for kind in self.kinds], lang, Words("o", "or"))
        return f"1 {names}" if lang == EN else f"1 de {names}"

    def symbols(self) -> str:
        return "−1 " + "/".join([signs.essence(kind) for kind in self.kinds])


class PayX(Part):
    """Pay X identical essences; X may be 0 (RA-effect-27). What they become is another essence (RA-effect-20)."""

    VERB = PAY

    def __init__(self, but: int = -1) -> None:
        self.but = but

    def lacking(self, s: State, player: int, source: int, purse: Purse) -> Refusal | None:
        return None

    def owes(self, s: State, player: int, dues: Dues) -> None:
        dues.known = False

    def emit(self, code: Code) -> None:
        once(code, self, True)

    def act(self, s: State, f: Resolving) -> None:
        options = [Option(s.names, "x", (), "0")]
        for kind in [each for each in KINDS if each != self.but]:
            options += [Option(s.names, "x", (), f"{n}-{ESSENCES[kind]}") for n in range(1, s.tallies[kind][f.you] + 1)]
        s.ask(f.you, "x", options, WHICH_X, f.source)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        number, _, word = answer.word.partition("-")
        f.number = int(number)
        f.word = word
        if f.number:
            happens(s, Event(ev.PAID, player=f.you, amount=f.number, zone=ESSENCES.index(word)))

    def why_not(self, s: State, f: Resolving, option: Option) -> Refusal | None:
        number, _, kind = option.word.partition("-")
        if not number.isdigit() or kind not in ESSENCES:
            return None
        return no.NOT_ANOTHER if ESSENCES.index(kind) == self.but else no.NOT_THAT_MANY

    def what(self, lang: str) -> str:
        return "X identical essences" if lang == EN else "X esencias idénticas"

    def symbols(self) -> str:
        return "−X ="


class Remove(Part):
    """Remove essences lying on this component (RA-cost-05)."""

    VERB = Words("quita", "remove")

    def __init__(self, of: tuple[int, ...]) -> None:
        self.of = of

    def lacking(self, s: State, player: int, source: int, purse: Purse) -> Refusal | None:
        for kind in KINDS:
            if s.numbers[kind][source] < self.of[kind]:
                return no.NOT_ON_IT
        return None

    def owes(self, s: State, player: int, dues: Dues) -> None:
        dues.lying += sum(self.of)

    def emit(self, code: Code) -> None:
        once(code, self, False)

    def act(self, s: State, f: Resolving) -> None:
        happen(s, [Event(ev.REMOVED, f.source, f.you, n, zone=kind) for kind, n in some(self.of)])

    def what(self, lang: str) -> str:
        return amounts_text(self.of, lang) + (" from this component" if lang == EN else " de este componente")

    def symbols(self) -> str:
        return f"{signs.TAKE.mark} {signs.essences(self.of)}"


class Destroy(Part):
    """Destroy this component or another artifact of yours, turned or not (RA-effect-14); its essences are lost (RA-effect-13)."""

    VERB = Words("destruye", "destroy")

    def __init__(self, which: str) -> None:
        self.which = which

    def candidates(self, s: State, player: int, source: int) -> list[int]:
        cards = [card for card in mine(s, player) if facts(s, card).type == ARTIFACT]
        if self.which == "another_artifact":
            return [card for card in cards if card != source]
        if self.which == "dragon_or_creature":
            return [card for card in cards if facts(s, card).dragon or facts(s, card).creature]
        return cards

    def lacking(self, s: State, player: int, source: int, purse: Purse) -> Refusal | None:
        return None if self.which == "self" or self.candidates(s, player, source) else no.NOTHING_TO_DESTROY

    def owes(self, s: State, player: int, dues: Dues) -> None:
        dues.cards += 1
        dues.able += len([card for card in mine(s, player) if facts(s, card).type == ARTIFACT])

    def emit(self, code: Code) -> None:
        once(code, self, self.which != "self")

    def act(self, s: State, f: Resolving) -> None:
        if self.which == "self":
            destroy(s, f, f.source)
        else:
            ask_card(s, f, self.candidates(s, f.you, f.source), WHICH_DESTROYED)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        destroy(s, f, answer.thing)

    def why_not(self, s: State, f: Resolving, option: Option) -> Refusal | None:
        if not option.things:
            return None
        return no.NOT_ITSELF if option.thing == f.source and self.which == "another_artifact" else no.NOT_TO_DESTROY

    def what(self, lang: str) -> str:
        return DESTROY_WORDS[self.which].text(lang)

    def unless(self, lang: str) -> str:
        return "destroy one of their artifacts" if lang == EN else "destruya uno de sus artefactos"

    def symbols(self) -> str:
        return f"{signs.DESTROY.mark} {signs.OWN[self.which].mark}"


DESTROY_WORDS: Final = {
    "self": Words("este componente", "this component"),
    "artifact": Words("uno de tus artefactos", "one of your artifacts"),
    "another_artifact": Words("otro de tus artefactos", "another of your artifacts"),
    "dragon_or_creature": Words("un dragón o una criatura tuyos", "one of your Dragons or Creatures"),
}


def destroy(s: State, f: Resolving, card: int) -> None:
    """An artifact goes to its player's discards and what lay on it to the supply."""
    f.it = card
    player = s.holder(card)
    happen(s, [Event(ev.DESTROYED, card, player), ev.send(card, DISCARD, player, 0)])


class DiscardCard(Part):
    """Discard a card from hand as a cost: it gives no essences (RA-note-13, RA-comp-03)."""

    VERB = Words("descarta", "discard")

    def lacking(self, s: State, player: int, source: int, purse: Purse) -> Refusal | None:
        return None if s.zone(HAND, player) else no.NOTHING_TO_DISCARD

    def owes(self, s: State, player: int, dues: Dues) -> None:
        dues.cards += 1
        dues.able += len(s.zone(HAND, player))

    def emit(self, code: Code) -> None:
        once(code, self, True)

    def act(self, s: State, f: Resolving) -> None:
        ask_card(s, f, s.zone(HAND, f.you), WHICH_DISCARD)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        f.it = answer.thing
        happen(s, [ev.send(answer.thing, DISCARD, f.you, 0), Event(ev.DISCARDED, answer.thing, f.you)])

    def why_not(self, s: State, f: Resolving, option: Option) -> Refusal | None:
        return no.NOT_TO_DISCARD if option.things else None

    def what(self, lang: str) -> str:
        return "a card from your hand" if lang == EN else "una carta de tu mano"

    def unless(self, lang: str) -> str:
        return "discard a card from their hand" if lang == EN else "descarte una carta de su mano"

    def symbols(self) -> str:
        return f"−1 {signs.CARD.mark}"
