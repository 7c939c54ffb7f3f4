"""Effects that last: bonuses, doublers and setters of Strength, prohibitions, lost abilities, races."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Amount, Resolving, Selection, Verb, amount
from tapete.core.language import EN, Words
from tapete.core.modifiers import Lasting, last
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas.modifiers import END_OF_TURN, FOR_GOOD, UNTIL_FINAL_PHASE, Change, Lent, Span
from tapete.games.mitos_y_leyendas.things import PLAYING, in_play


class Lasts(Verb):
    """Puts a change in force for a while, on the cards it speaks of or on players."""

    def __init__(
        self, change: Change, span: Span, selection: Selection | None = None, words: tuple[Words, Words] | None = None,
        by: int | Amount = 0, tied: bool = False, said: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(selection)
        change.awaits = span.awaits
        change.spanned = said
        self.constant = Constant(change)
        self.span = span
        self.words = words  # one card, several
        self.by = amount(by)
        self.tied = tied  # ends when the card that made it leaves play
        self.said = said
        self.limit: Words | None = None  # how far it goes at most

    def declared(self) -> list[Ability]:
        return [self.constant]

    def act(self, s: State, f: Resolving) -> None:
        them = (
            tuple([card for card in f.them if in_play(s, card) or s.place[card] // 2 == PLAYING])
            if self.selection is not None
            else ()
        )
        if self.selection is not None and not them:
            return
        last(s, self.made(s, f, them))

    def made(self, s: State, f: Resolving, them: tuple[int, ...]) -> Lasting:
        return Lasting(
            self.constant, f.source, f.you, s.next_serial(), self.span.begins(s, f.you), self.span.ends(s, f.you),
            tie=f.source if self.tied else -1, them=them, word=f.word, number=self.by.value(s, f),
        )  # fmt: skip

    def clause(self, lang: str, mood: str) -> str:
        span = self.span.words.text(lang) if self.said else ""
        if self.selection is None:
            modifier = self.constant.modifier
            assert isinstance(modifier, Change)
            return f"{modifier.words.text(lang)} {span}".strip()
        assert self.words is not None
        said = self.words[1 if self.selection.plural() else 0].text(lang)
        each = self.by.each(lang)
        if "{n}" in said:
            number = "1" if each else self.by.text(lang).lstrip("-")
            said = said.replace("{n}", number)
        if not self.selection.plural():  # of one card "their" turn is its controller's
            span = span.replace("their next turn", "its controller’s next turn").replace("their controller", "its controller")
        subject = those(self.selection.phrase(lang), said)
        if each and self.span is FOR_GOOD:
            verb, _, rest = said.partition(" ")
            adverb = f"{span} {verb}" if lang == EN else f"{verb} {span}"
            return f"{subject} {adverb} {rest} {each}"
        tail = (f" {each}" if each else "") + (f", {self.limit.text(lang)}," if self.limit is not None else "")
        return f"{subject} {said}{tail} {span}".strip()


def those(cards: str, said: str) -> str:
    """The cards of a sentence: what all of them do not do is said of "the Allies", not of "all the Allies"."""
    if said.startswith(("no ", "cannot", "are not", "deal no", "take no")):
        return cards.removeprefix("todos ").removeprefix("todas ").removeprefix("all ")
    return cards


GAINS: Final = (Words("gana +{n} a la Fuerza", "gets +{n} Strength"), Words("ganan +{n} a la Fuerza", "get +{n} Strength"))
GAINS_EQUAL: Final = (Words("gana Fuerza {n}", "gains Strength {n}"), Words("ganan Fuerza {n}", "gain Strength {n}"))
LOSES: Final = (Words("pierde {n} de Fuerza", "loses {n} Strength"), Words("pierden {n} de Fuerza", "lose {n} Strength"))
HAS: Final = (Words("tiene Fuerza {n}", "has Strength {n}"), Words("tienen Fuerza {n}", "have Strength {n}"))
DOUBLES: Final = (Words("dobla su Fuerza", "doubles its Strength"), Words("doblan su Fuerza", "double their Strength"))


def on_cards(
    kind: int, selection: Selection, span: Span, words: tuple[Words, Words], by: int | Amount = 0, extra: int = 0, said: bool = True
) -> Lasts:
    shown = Words(words[0].es.replace("{n}", "X"), words[0].en.replace("{n}", "X"))
    return Lasts(Change(kind, shown, chosen=True, by=Lent(), extra=extra), span, selection, words, by, said=said)


def bonus(number: int | Amount, selection: Selection, span: Span = END_OF_TURN) -> Lasts:
    """+N Strength, or less of it, until the end of the turn unless it says otherwise (ML-dur-02)."""
    text = amount(number).text("es")
    words = LOSES if text.startswith("-") else GAINS if text.isdigit() else GAINS_EQUAL
    return on_cards(m.STRENGTH, selection, span, words, number)


class Minus(Amount):
    """So much less."""

    def __init__(self, of: Amount) -> None:
        self.of = of

    def value(self, s: State, f: Resolving) -> int:
        return -self.of.value(s, f)

    def text(self, lang: str) -> str:
        return "-" + self.of.text(lang)

    def each(self, lang: str) -> str:
        return self.of.each(lang)


NO_LESS: Final = Words("con un mínimo de 0", "to a minimum of 0")


def reduces(number: int | Amount, selection: Selection) -> Lasts:
    """Less Strength until the end of the turn, but never more than there is: what is added later counts in full (ML-str-10)."""
    lasts = on_cards(m.STRENGTH, selection, END_OF_TURN, LOSES, Minus(amount(number)), extra=m.FLOORED)
    lasts.limit = NO_LESS
    return lasts


def permanent_bonus(number: int | Amount, selection: Selection) -> Lasts:
    return bonus(number, selection, FOR_GOOD)


def set_strength(number: int | Amount, selection: Selection, span: Span = END_OF_TURN) -> Lasts:
    return on_cards(m.SET, selection, span, HAS, number)


def change_base(number: int | Amount, selection: Selection) -> Lasts:
    """A permanent change of Strength is a base, on which modifiers go on adding (ML-str-14)."""
    return on_cards(m.BASE, selection, FOR_GOOD, HAS, number)


def double(selection: Selection, span: Span = END_OF_TURN) -> Lasts:
    return on_cards(m.DOUBLE, selection, span, DOUBLES)


CANNOT_ATTACK: Final = (Words("no puede atacar", "cannot attack"), Words("no pueden atacar", "cannot attack"))
CANNOT_BLOCK: Final = (Words("no puede bloquear", "cannot block"), Words("no pueden bloquear", "cannot block"))
CANNOT_FIGHT: Final = (
    Words("no puede atacar ni bloquear", "cannot attack or block"),
    Words("no pueden atacar ni bloquear", "cannot attack or block"),
)
CANNOT_USE: Final = (
    Words("no puede usar su habilidad", "cannot use its ability"),
    Words("no pueden usar su habilidad", "cannot use their ability"),
)
UNBLOCKABLE: Final = (Words("es imbloqueable", "is unblockable"), Words("son imbloqueables", "are unblockable"))
BLOCKABLE: Final = (Words("puede ser bloqueado", "can be blocked"), Words("pueden ser bloqueados", "can be blocked"))
CAN_BLOCK_UNBLOCKABLE: Final = (
    Words("puede bloquear a Aliados imbloqueables", "can block unblockable Allies"),
    Words("pueden bloquear a Aliados imbloqueables", "can block unblockable Allies"),
)
HARMLESS: Final = (Words("no hace daño", "deals no damage"), Words("no hacen daño", "deal no damage"))
LOSES_ABILITY: Final = (Words("pierde su habilidad", "loses its ability"), Words("pierden su habilidad", "lose their ability"))
MUST_ATTACK: Final = (Words("debe atacar", "must attack"), Words("deben atacar", "must attack"))
STAYS: Final = (Words("no se agrupa", "is not grouped"), Words("no se agrupan", "are not grouped"))
HASTE: Final = (Words("puede atacar de inmediato", "can attack at once"), Words("pueden atacar de inmediato", "can attack at once"))


def cannot_attack(selection: Selection, span: Span = UNTIL_FINAL_PHASE) -> Lasts:
    return on_cards(m.CANNOT_ATTACK, selection, span, CANNOT_ATTACK)


def cannot_block(selection: Selection, span: Span = UNTIL_FINAL_PHASE) -> Lasts:
    return on_cards(m.CANNOT_BLOCK, selection, span, CANNOT_BLOCK)


class LastsBoth(Lasts):
    """Two changes of the same cards in one sentence."""

    def __init__(self, first: int, second: int, selection: Selection, span: Span, words: tuple[Words, Words]) -> None:
        super().__init__(Change(first, words[0], chosen=True), span, selection, words)
        self.also = Constant(Change(second, words[0], chosen=True))

    def declared(self) -> list[Ability]:
        return [self.constant, self.also]

    def act(self, s: State, f: Resolving) -> None:
        them = tuple([card for card in f.them if in_play(s, card)])
        if them:
            begins, ends = self.span.begins(s, f.you), self.span.ends(s, f.you)
            last(s, Lasting(self.constant, f.source, f.you, s.next_serial(), begins, ends, them=them))
            last(s, Lasting(self.also, f.source, f.you, s.next_serial(), begins, ends, them=them))


def cannot_fight(selection: Selection, span: Span = UNTIL_FINAL_PHASE) -> Lasts:
    """Neither attack nor block."""
    return LastsBoth(m.CANNOT_ATTACK, m.CANNOT_BLOCK, selection, span, CANNOT_FIGHT)


def cannot_use(selection: Selection, span: Span = UNTIL_FINAL_PHASE) -> Lasts:
    """Its ability is not used for a while, at will, in response or as a trigger; what it always does goes on (ML-use-01)."""
    return on_cards(m.NO_USE, selection, span, CANNOT_USE)


def unblockable(selection: Selection, span: Span = UNTIL_FINAL_PHASE) -> Lasts:
    return on_cards(m.UNBLOCKABLE, selection, span, UNBLOCKABLE)


def blockable(selection: Selection, span: Span = UNTIL_FINAL_PHASE) -> Lasts:
    return on_cards(m.BLOCKABLE, selection, span, BLOCKABLE)


def harmless(selection: Selection, span: Span = UNTIL_FINAL_PHASE) -> Lasts:
    return on_cards(m.HARMLESS, selection, span, HARMLESS)


def blocks_unblockable_for(selection: Selection, span: Span = UNTIL_FINAL_PHASE) -> Lasts:
    return on_cards(m.BLOCKS_UNBLOCKABLE, selection, span, CAN_BLOCK_UNBLOCKABLE)


def loses_ability(selection: Selection, span: Span = UNTIL_FINAL_PHASE) -> Lasts:
    return on_cards(m.BLANK, selection, span, LOSES_ABILITY)


def made_to_attack(selection: Selection, span: Span) -> Lasts:
    return on_cards(m.MUST_ATTACK, selection, span, MUST_ATTACK)


def stays(selection: Selection, span: Span) -> Lasts:
    return on_cards(m.STAYS, selection, span, STAYS)


def haste(selection: Selection, span: Span = UNTIL_FINAL_PHASE) -> Lasts:
    return on_cards(m.HASTE, selection, span, HASTE)


def for_players(
    kind: int, who: int, es: str, en: str, span: Span, by: int | Amount = 0, extra: int = 0, tied: bool = False
) -> Lasts:
    """A change that concerns players: "tu oponente no puede jugar Talismanes"."""
    return Lasts(Change(kind, Words(es, en), who=who, by=by, extra=extra), span, tied=tied)


def for_all(change: Change, span: Span) -> Lasts:
    """A change that concerns whatever fits while it lasts, also what comes later."""
    return Lasts(change, span)
