"""Effects that last on players, and on the next card that somebody plays."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, Constant
from tapete.core.effects import Amount, Effect, Resolving, Verb
from tapete.core.language import Words
from tapete.core.modifiers import Lasting, last
from tapete.core.nouns import Cards
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import signs
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.modifiers import Lent, OnPlayers, Span
from tapete.games.mitos_y_leyendas.vocabulary.abilities.bans import Ban
from tapete.games.mitos_y_leyendas.vocabulary.lasting.changes import Lasts, for_players
from tapete.games.mitos_y_leyendas.vocabulary.verbs.hands import DRAW

FREE: Final = m.UNLIMITED


ANY_CARD: Final = m.ANY_TYPE


NEXT_WORDS: Final = {
    ANY_CARD: Words("la próxima carta", "the next card"),
    1 << t.ALLY: Words("el próximo Aliado", "the next Ally"),
    1 << t.TALISMAN: Words("el próximo Talismán", "the next Talisman"),
}


WHO_WORDS: Final[tuple[Words, ...]] = (
    Words("que juegues", "you play"),
    Words("que juegue tu oponente", "your opponent plays"),
    Words("que se juegue", "anybody plays"),
)


class NextCard(Verb):
    """A change of the next card of some types that somebody plays, spent as that card is played."""

    def __init__(
        self, kind: int, types: int, who: int, by: int, es: str, en: str, span: Span, cards: Cards | None = None
    ) -> None:  # fmt: skip
        super().__init__(None)
        which, whose = NEXT_WORDS[types], WHO_WORDS[who]
        if cards is not None:
            which = Words(f"el próximo {cards.phrase('es', '', False)}", f"the next {cards.phrase('en', '', False)}")
        self.words = Words(f"{which.es} {whose.es} {es}", f"{which.en} {whose.en} {en}")
        self.constant = Constant(OnPlayers(kind, self.words, who, by, types, cards))
        self.span = span

    def declared(self) -> list[Ability]:
        return [self.constant]

    def act(self, s: State, f: Resolving) -> None:
        begins, ends = self.span.begins(s, f.you), self.span.ends(s, f.you)
        last(s, Lasting(self.constant, f.source, f.you, s.next_serial(), begins, ends, uses=1))

    def clause(self, lang: str, mood: str) -> str:
        return f"{self.span.words.text(lang)}, {self.words.text(lang)}"


def next_costs_less(types: int, by: int, cards: Cards | None = None) -> Effect:
    """The next card of some types, perhaps only of such cards."""
    if by == FREE:
        es, en = "te cuesta 0", "costs you 0"
    else:
        oros = "Oro" if by == 1 else "Oros"
        es, en = f"te cuesta {by} {oros} menos", f"costs you {by} {oros} less"
    return NextCard(m.REDUCTION, types, m.YOU, by, es, en, m.UNTIL_FINAL_PHASE, cards)


def next_is_safe(types: int) -> Effect:
    return NextCard(m.SAFE_FROM_ANNULMENT, types, m.YOU, m.FROM_EVERYONE, "no puede ser anulado" if types == 1 << t.TALISMAN
                    else "no puede ser anulada", "cannot be annulled", m.UNTIL_FINAL_PHASE)  # fmt: skip


def next_is_annulled(types: int, who: int) -> Effect:
    return NextCard(m.ANNULS, types, who, 0, "es anulado", "is annulled", m.FOR_THIS_TURN)


class ExtraDraw(Lasts):
    """An extra card at the end of this turn, along with the normal one (ML-end-11)."""

    def __init__(self) -> None:
        words = Words("robas 1 carta extra al final del turno", "you draw 1 extra card at the end of the turn")
        super().__init__(OnPlayers(m.EXTRA_DRAW, words, by=1), m.Span(Words("", ""), phase=8))

    def clause(self, lang: str, mood: str) -> str:
        return f"{DRAW.form(lang, mood)} {EXTRA_CARD.text(lang)}"

    def symbols(self) -> str:
        return f"+1 {signs.EXTRA_AT_END.mark}"


EXTRA_CARD: Final = Words("1 carta extra al final del turno", "1 extra card at the end of the turn")


def extra_draw_now() -> Lasts:
    return ExtraDraw()


EXTRA_CARDS: Final[tuple[Words, ...]] = (Words("carta extra", "extra card"), Words("cartas extra", "extra cards"))


class DrawsExtra(Lasts):
    """So many cards more along with the draw of the end of this turn."""

    def __init__(self, number: int | Amount) -> None:
        words = Words("robas cartas extra", "you draw extra cards")
        super().__init__(OnPlayers(m.EXTRA_DRAW, words, by=Lent()), Span(Words("", ""), phase=8), by=number)

    def clause(self, lang: str, mood: str) -> str:
        number = self.by.text(lang)
        return f"{DRAW.form(lang, mood)} {number} {EXTRA_CARDS[0 if number == '1' else 1].text(lang)}"

    def symbols(self) -> str:
        number = self.by.symbols()
        return f"+{number} {signs.EXTRA_AT_END.mark}" if number else ""


def draws_extra(number: int | Amount) -> Effect:
    return DrawsExtra(number)


def for_a_while(ban: Ban, who: int, span: Span) -> Lasts:
    """What a player cannot do for a while, or what befalls them."""
    said = ban.said[who]
    return for_players(ban.kind, who, said.es, said.en, span, ban.by, extra=ban.extra)
