"""Effects that last on cards: bonuses, doublers and setters of Strength, prohibitions, lost abilities, races."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Amount, Effect, Resolving, Selection, Verb, amount
from tapete.core.language import EN, ES, Words
from tapete.core.modifiers import Lasting, last
from tapete.core.state import State
from tapete.core.symbols import AND, joined
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.modifiers import (
    END_OF_TURN,
    FOR_GOOD,
    UNTIL_FINAL_PHASE,
    Change,
    Lent,
    OnChosen,
    OnKind,
    OnPlayers,
    Span,
)
from tapete.games.mitos_y_leyendas.things import PLAYING, face, in_play, other
from tapete.games.mitos_y_leyendas.values import given, total
from tapete.games.mitos_y_leyendas.vocabulary.amounts import Equalling, Minus, lessens, size
from tapete.games.mitos_y_leyendas.vocabulary.conditions import InBattle
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import ally
from tapete.games.mitos_y_leyendas.vocabulary.nouns.selections import All


class Predicate:
    """What is said of one card or of several: "gana +2 a la Fuerza", "cannot attack". A number stands for ``{n}``."""

    def __init__(
        self, es: str, es_several: str, es_rest: str, en: str, en_several: str, en_rest: str, negative: bool = False
    ) -> None:  # fmt: skip
        self.verbs = (Words(es, en), Words(es_several, en_several))
        self.rest = Words(es_rest, en_rest)
        self.negative = negative  # what all of them do not do is said of "the Allies", not of "all the Allies"

    def text(self, lang: str, plural: bool = False, number: str = "X", adverb: str = "") -> str:
        verb = self.verbs[1 if plural else 0].text(lang)
        if adverb:
            verb = f"{adverb} {verb}" if lang == EN else f"{verb} {adverb}"
        return f"{verb} {self.rest.fill(lang, n=number)}".strip()

    def words(self) -> Words:
        """Of one card, with a gap for the number."""
        return Words(self.text(ES, number="{n}"), self.text(EN, number="{n}"))


def cannot(es: str, en: str) -> Predicate:
    """A prohibition."""
    return Predicate("no puede", "no pueden", es, "cannot", "cannot", en, negative=True)


class Lasts(Verb):
    """Puts a change in force for a while, on the cards it speaks of or on players."""

    def __init__(
        self, change: Change, span: Span, selection: Selection | None = None, predicate: Predicate | None = None,
        by: int | Amount = 0, tied: bool = False, said: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(selection)
        change.awaits = span.awaits
        change.spanned = said
        self.constant = Constant(change)
        self.span = span
        self.predicate = predicate
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
        selection = self.selection
        if selection is None:
            modifier = self.constant.modifier
            assert isinstance(modifier, Change)
            span = self.span.words.text(lang) if self.said else ""
            return f"{modifier.words.text(lang)} {span}".strip()
        predicate = self.predicate
        assert predicate is not None
        plural = selection.plural()
        subject = selection.those(lang) if predicate.negative and isinstance(selection, All) else selection.phrase(lang)
        span = (self.span.words if plural else self.span.of_one).text(lang) if self.said else ""
        each = self.by.each(lang)
        number = "1" if each else size(self.by, lang)
        if each and self.span is FOR_GOOD:
            return f"{subject} {predicate.text(lang, plural, number, span)} {each}"
        said = f"{subject} {predicate.text(lang, plural, number)}"
        if isinstance(self.by, Equalling) and self.by.clausal:
            return f"{span}, {said}"
        tail = (f" {each}" if each else "") + (f", {self.limit.text(lang)}," if self.limit is not None else "")
        return f"{said}{tail} {span}".strip()

    def symbols(self) -> str:
        modifier = self.constant.modifier
        if type(self) is not Lasts or not isinstance(modifier, Change) or self.tied:
            return ""
        span = self.span.sign
        if self.selection is None:
            said = modifier.symbols()
        else:
            said = joined([self.selection.symbols(), modifier.what(self.by.symbols())], " ")
        return joined([said, span], " ") if self.said else said


GAINS: Final = Predicate("gana", "ganan", "+{n} a la Fuerza", "gets", "get", "+{n} Strength")


GAINS_EQUAL: Final = Predicate("gana", "ganan", "Fuerza {n}", "gains", "gain", "Strength {n}")


LOSES: Final = Predicate("pierde", "pierden", "{n} de Fuerza", "loses", "lose", "{n} Strength")


HAS: Final = Predicate("tiene", "tienen", "Fuerza {n}", "has", "have", "Strength {n}")


DOUBLES: Final = Predicate("dobla", "doblan", "su Fuerza", "doubles its Strength", "double their Strength", "")


def on_cards(
    kind: int, selection: Selection, span: Span, said: Predicate, by: int | Amount = 0, extra: int = 0, spanned: bool = True
) -> Lasts:  # fmt: skip
    return Lasts(OnChosen(kind, said.words(), Lent(), extra), span, selection, said, by, said=spanned)


def bonus(number: int | Amount, selection: Selection, span: Span = END_OF_TURN) -> Lasts:
    """+N Strength, or less of it, until the end of the turn unless it says otherwise (ML-dur-02)."""
    by = amount(number)
    said = LOSES if lessens(by) else GAINS_EQUAL if isinstance(by, Equalling) else GAINS
    return on_cards(m.STRENGTH, selection, span, said, by)


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


CANNOT_ATTACK: Final = cannot("atacar", "attack")


CANNOT_BLOCK: Final = cannot("bloquear", "block")


CANNOT_FIGHT: Final = cannot("atacar ni bloquear", "attack or block")


CANNOT_USE: Final = Predicate(
    "no puede", "no pueden", "usar su habilidad", "cannot use its ability", "cannot use their ability", "", negative=True
)


UNBLOCKABLE: Final = Predicate("es imbloqueable", "son imbloqueables", "", "is", "are", "unblockable")


NOT_BLOCKED: Final = Predicate(
    "no puede ser bloqueado", "no pueden ser bloqueados", "", "cannot be blocked", "cannot be blocked", "", negative=True
)


BLOCKABLE: Final = Predicate("puede ser bloqueado", "pueden ser bloqueados", "", "can", "can", "be blocked")


CAN_BLOCK_UNBLOCKABLE: Final = Predicate(
    "puede", "pueden", "bloquear a Aliados imbloqueables", "can", "can", "block unblockable Allies"
)


HARMLESS: Final = Predicate("no hace", "no hacen", "daño", "deals", "deal", "no damage", negative=True)


LOSES_ABILITY: Final = Predicate("pierde", "pierden", "su habilidad", "loses its ability", "lose their ability", "")


MUST_ATTACK: Final = Predicate("debe", "deben", "atacar", "must", "must", "attack")


STAYS: Final = Predicate("no se agrupa", "no se agrupan", "", "is not", "are not", "grouped", negative=True)


HASTE: Final = Predicate("puede", "pueden", "atacar de inmediato", "can", "can", "attack at once")


def cannot_attack(selection: Selection, span: Span = UNTIL_FINAL_PHASE) -> Lasts:
    return on_cards(m.CANNOT_ATTACK, selection, span, CANNOT_ATTACK)


def cannot_block(selection: Selection, span: Span = UNTIL_FINAL_PHASE) -> Lasts:
    return on_cards(m.CANNOT_BLOCK, selection, span, CANNOT_BLOCK)


class LastsBoth(Lasts):
    """Two changes of the same cards in one sentence."""

    def __init__(self, first: int, second: int, selection: Selection, span: Span, said: Predicate) -> None:
        super().__init__(OnChosen(first, said.words()), span, selection, said)
        self.also = Constant(OnChosen(second, said.words()))

    def declared(self) -> list[Ability]:
        return [self.constant, self.also]

    def act(self, s: State, f: Resolving) -> None:
        them = tuple([card for card in f.them if in_play(s, card)])
        if them:
            begins, ends = self.span.begins(s, f.you), self.span.ends(s, f.you)
            last(s, Lasting(self.constant, f.source, f.you, s.next_serial(), begins, ends, them=them))
            last(s, Lasting(self.also, f.source, f.you, s.next_serial(), begins, ends, them=them))

    def symbols(self) -> str:
        assert self.selection is not None
        first, second = self.constant.modifier, self.also.modifier
        assert isinstance(first, Change) and isinstance(second, Change)
        both = joined([first.what(""), second.what("")], AND)
        return joined([self.selection.symbols(), f"({both})" if both else "", self.span.sign], " ")


def cannot_fight(selection: Selection, span: Span = UNTIL_FINAL_PHASE) -> Lasts:
    """Neither attack nor block."""
    return LastsBoth(m.CANNOT_ATTACK, m.CANNOT_BLOCK, selection, span, CANNOT_FIGHT)


def cannot_use(selection: Selection, in_battle: bool = False) -> Lasts:
    """Its ability is not used until the Final Phase, at will, in response or as a trigger; what it always does goes on (ML-use-01).

    Or (``in_battle``) only in the Battle of this turn.
    """
    if not in_battle:
        return on_cards(m.NO_USE, selection, UNTIL_FINAL_PHASE, CANNOT_USE)
    es, en = "usar su habilidad en la Batalla Mitológica", "ability in the Mythological Battle"
    said = Predicate("no puede", "no pueden", es, "cannot use its", "cannot use their", en, negative=True)
    change = OnChosen(m.NO_USE, said.words(), condition=InBattle(), told=True)
    return Lasts(change, m.UNTIL_FINAL_PHASE, selection, said, said=False)


def unblockable(selection: Selection, span: Span = UNTIL_FINAL_PHASE, wholly: bool = False) -> Lasts:
    """Unblockable; or ``wholly`` out of reach, also for who blocks what is unblockable."""
    if not wholly:
        return on_cards(m.UNBLOCKABLE, selection, span, UNBLOCKABLE)
    return Lasts(OnChosen(m.NOT_BLOCKED_BY, NOT_BLOCKED.words()).against(ally), span, selection, NOT_BLOCKED)


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
    return Lasts(OnPlayers(kind, Words(es, en), who, by, extra), span, tied=tied)


def for_all(change: Change, span: Span) -> Lasts:
    """A change that concerns whatever fits while it lasts, also what comes later."""
    return Lasts(change, span)


class EachHasItsCost(Verb):
    """Every Ally has its printed cost as Strength for the turn."""

    def __init__(self) -> None:
        super().__init__(None)
        words = Words("tiene Fuerza igual a su coste", "has Strength equal to its cost")
        self.constant = Constant(OnChosen(m.SET, words, Lent()))

    def declared(self) -> list[Ability]:
        return [self.constant]

    def act(self, s: State, f: Resolving) -> None:
        ends = m.END_OF_TURN.ends(s, f.you)
        for card in t.allies(s, f.you) + t.allies(s, other(f.you)):
            if given(s, m.UNAFFECTED, card):
                continue
            cost = face(s, card).cost
            last(s, Lasting(self.constant, f.source, f.you, s.next_serial(), s.turn, ends, them=(card,), number=cost))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "each Ally has Strength equal to its cost until the end of the turn"
        return "cada Aliado tiene Fuerza igual a su coste hasta el final del turno"


class PaysDouble(Lasts):
    """Oros pay for twice as much this turn."""

    def act(self, s: State, f: Resolving) -> None:
        ends = m.END_OF_TURN.ends(s, f.you)
        for card in f.them:
            more = 1 + total(s, m.WORTH, card)
            last(s, Lasting(self.constant, f.source, f.you, s.next_serial(), s.turn, ends, them=(card,), number=more))


def pays_double(selection: Selection) -> Effect:
    said = Predicate("vale", "valen", "el doble", "is", "are", "worth double")
    return PaysDouble(OnChosen(m.WORTH, said.words(), Lent()), m.END_OF_TURN, selection, said)


def attackers_unblockable() -> Lasts:
    """Your Allies that attack this turn, also those that come later."""
    cards = ally.own.attacking
    es, en = cards.phrase("es", "all", True), cards.phrase("en", "all", True)
    return for_all(OnKind(m.UNBLOCKABLE, Words(f"{es} son imbloqueables", f"{en} are unblockable"), cards), m.FOR_THIS_TURN)


def cannot_die(selection: Selection, span: Span = m.UNTIL_FINAL_PHASE) -> Lasts:
    """Combat does not destroy them."""
    said = Predicate("no recibe", "no reciben", "daño de combate", "takes", "take", "no combat damage", negative=True)
    return Lasts(OnChosen(m.INDESTRUCTIBLE, said.words(), extra=m.FROM_COMBAT), span, selection, said)


AFTER_NEXT: Final = Span(
    Words("en la próxima Agrupación de su controlador", "in their controller’s next Grouping"),
    phase=t.GROUPING,
    later=2,
    awaits=True,
    of_one=Words("en la próxima Agrupación de su controlador", "in its controller’s next Grouping"),
)


def they_deal_no_damage() -> Lasts:
    """Combat damage of the opponent, to the Castle and to what it is compared with."""
    words = Words("los Aliados oponentes no hacen daño", "opposing Allies deal no damage")
    return for_all(OnKind(m.HARMLESS, words, ally.enemy), m.FOR_THIS_TURN)


def bonuses_are_lost() -> Lasts:
    """What all Allies have as bonuses now, up or down (ML-str-09); what comes later counts."""
    words = Words("todos los Aliados pierden sus bonos de Fuerza", "all Allies lose their Strength bonuses")
    return for_all(OnKind(m.NO_BONUS, words, ally), m.END_OF_TURN)


def weapon_counts_twice(selection: Selection) -> Lasts:
    """What a Weapon adds to the Strength of its bearer counts twice this turn."""
    es, en = "el doble de Fuerza a su portador", "twice as much Strength"
    return on_cards(
        m.WEAPON_TWICE, selection, m.FOR_THIS_TURN, Predicate("da", "dan", es, "gives its bearer", "give their bearers", en)
    )


def takes_damage(selection: Selection) -> Lasts:
    """In the Battle of this turn it takes what your Castle would."""
    es, en = "todo el daño que recibiría tu Castillo", "all damage that your Castle would take"
    return on_cards(m.TAKES_DAMAGE, selection, UNTIL_FINAL_PHASE, Predicate("recibe", "reciben", es, "takes", "take", en))
