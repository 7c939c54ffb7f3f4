"""Results that straighten, draw, look at decks and place cards."""

from __future__ import annotations

from typing import Final

from tapete.core.decision import Option
from tapete.core.effects import Code, Op, Resolving
from tapete.core.events import Event, happen, happen_in_turn, happens
from tapete.core.language import EN, Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana import signs
from tapete.games.res_arcana.abilities import Part, Purse, Result
from tapete.games.res_arcana.rules import costs
from tapete.games.res_arcana.rules import refusals as no
from tapete.games.res_arcana.rules.drawing import draw, renewal
from tapete.games.res_arcana.things import DECK, DISCARD, GOLD, HAND, MONUMENT_DECK, TURNED, Amounts, facts, mine, pool, shared
from tapete.games.res_arcana.vocabulary.asking import Took, loop, once
from tapete.games.res_arcana.vocabulary.parts import Turn, aim_at, ask_card

REORDERED: Final = 3  # cards on top of a deck
WHICH_STRAIGHTENED: Final = Words("¿Qué componente preparas?", "Which component do you straighten?")
WHICH_DISCARD: Final = Words("¿Qué carta descartas?", "Which card do you discard?")
WHICH_DECK: Final = Words("¿Qué mazo miras?", "Which deck do you look at?")
WHICH_NEXT: Final = Words("¿Qué carta va a continuación, de arriba abajo?", "Which card comes next, from the top down?")
WHICH_PLACED: Final = Words("¿Qué carta pones en juego?", "Which card do you place?")


class Straighten(Result):
    """Straighten one of your turned components (RA-effect-26), also the one turned to pay (RA-effect-29)."""

    def __init__(self, what: str) -> None:
        self.what = what

    def candidates(self, s: State, player: int) -> list[int]:
        cards = [card for card in mine(s, player) if s.numbers[TURNED][card]]
        return [card for card in cards if facts(s, card).creature] if self.what == "creature" else cards

    def lacking(self, s: State, player: int, source: int, purse: Purse, parts: tuple[Part, ...]) -> Refusal | None:
        if self.what == "self" or self.candidates(s, player):
            return None
        turned = any([isinstance(part, Turn) and part.which == "self" for part in parts])
        return None if turned and self.what == "component" else no.NOTHING_TO_STRAIGHTEN

    def emit(self, code: Code) -> None:
        once(code, self, self.what != "self")

    def act(self, s: State, f: Resolving) -> None:
        if self.what == "self":
            happens(s, Event(ev.STRAIGHTENED, f.source, f.you))
        else:
            aim_at(s, f, self.candidates(s, f.you), WHICH_STRAIGHTENED)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        happens(s, Event(ev.STRAIGHTENED, answer.thing, f.you))

    def why_not(self, s: State, f: Resolving, option: Option) -> Refusal | None:
        if not option.things:
            return None
        if option.thing not in mine(s, f.you):
            return no.NOT_TO_STRAIGHTEN
        if self.what == "creature" and not facts(s, option.thing).creature:
            return no.NOT_A_CREATURE
        return no.IS_STRAIGHT

    def clause(self, lang: str, mood: str) -> str:
        what = {
            "self": Words("este componente", "this component"),
            "creature": Words("una de tus criaturas", "one of your Creatures"),
            "component": Words("uno de tus componentes", "one of your components"),
        }[self.what]
        return ("straighten " if lang == EN else "prepara ") + what.text(lang)

    def symbols(self) -> str:
        return f"{signs.STRAIGHTEN.mark} {signs.OWN[self.what].mark}"


class Draw(Result):
    def __init__(self, count: int) -> None:
        self.count = count

    def emit(self, code: Code) -> None:
        once(code, self, False)

    def act(self, s: State, f: Resolving) -> None:
        draw(s, f.you, self.count)

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "draw a card" if self.count == 1 else f"draw {self.count} cards"
        return "roba una carta" if self.count == 1 else f"roba {self.count} cartas"

    def symbols(self) -> str:
        return f"+{self.count} {signs.CARD.mark}"


class DrawThenDiscard(Result):
    """Draw three, then discard as many as were drawn; no essences for that (RA-comp-09, RA-effect-17)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def emit(self, code: Code) -> None:
        loop(code, DrawSome(self.count), self)

    def act(self, s: State, f: Resolving) -> None:
        hand = s.zone(HAND, f.you)
        ask_card(s, f, hand if f.loop[-1] + 1 < len(hand) else hand[:1], WHICH_DISCARD)  # all of them need no choice

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        happen(s, [ev.send(answer.thing, DISCARD, f.you, 0), Event(ev.DISCARDED, answer.thing, f.you)])

    def why_not(self, s: State, f: Resolving, option: Option) -> Refusal | None:
        return no.NOT_TO_DISCARD if option.things else None

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return f"draw {self.count} cards, then discard {self.count} cards from your hand"
        return f"roba {self.count} cartas y después descarta {self.count} cartas de tu mano"

    def symbols(self) -> str:
        return f"+{self.count}/−{self.count} {signs.CARDS.mark}"


class DrawSome(Op):
    """Draw cards, then begin a loop that has as many turns as cards came to the hand.

    While they are being drawn, the counter of the loop is negative and keeps the size of the hand before.
    """

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: State, f: Resolving) -> None:
        hand = len(s.zone(HAND, f.you))
        if f.loop and f.loop[-1] < 0:
            f.loop = (*f.loop[:-1], f.loop[-1] + 1 + hand)
        else:
            f.loop = (*f.loop, -1 - hand)
            f.step -= 1
            draw(s, f.you, self.count)


class Reorder(Result):
    """Look at the top three of the own deck or of the monuments and put them back in any order (RA-comp-10)."""

    def emit(self, code: Code) -> None:
        once(code, self, True)
        code.add(OrderNext())
        code.add(OrderTaken())

    def act(self, s: State, f: Resolving) -> None:
        f.word = ""  # the deck that is chosen
        options: list[Option] = []
        if s.zone(DECK, f.you) or s.zone(DISCARD, f.you):
            options.append(Option(s.names, "look", (), "own"))
        if shared(s, MONUMENT_DECK):
            options.append(Option(s.names, "look", (), "monuments"))
        s.answer = None
        if options:
            s.ask(f.you, "look", options, WHICH_DECK, f.source)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        """What the own deck lacks comes from the discards, shuffled below it (RA-effect-16)."""
        f.word = answer.word
        if answer.word == "own" and len(s.zone(DECK, f.you)) < REORDERED:
            happens(s, renewal(s, f.you))

    def clause(self, lang: str, mood: str) -> str:
        if lang == EN:
            return "look at the top 3 cards of your deck or of the monument deck and put them back on top in any order"
        return "mira las 3 cartas superiores de tu mazo o del mazo de monumentos y devuélvelas encima en el orden que quieras"

    def symbols(self) -> str:
        return f"{signs.LOOK.mark} 3"


class OrderNext(Op):
    """Look at the deck that was chosen; then ask which of the cards comes next, until all have their places."""

    def run(self, s: State, f: Resolving) -> None:
        if f.word:
            f.step -= 1
            self.look(s, f)
            return
        left = [card for card in f.kept if card not in f.picked]
        s.answer = None
        if left:
            s.ask(f.you, "order", [Option(s.names, "next", (card,)) for card in left], WHICH_NEXT, f.source)

    def look(self, s: State, f: Resolving) -> None:
        zone = DECK if f.word == "own" else MONUMENT_DECK
        f.kept = tuple(s.zone(zone, f.you if zone == DECK else 0)[:REORDERED])
        f.word = ""
        looks = Event(ev.LOOKS, player=f.you, amount=len(f.kept), source=f.source, zone=zone)
        happen_in_turn(s, [[looks], [Event(ev.LOOKED, card, f.you) for card in f.kept]])


class OrderTaken(Op):
    def run(self, s: State, f: Resolving) -> None:
        if s.answer is not None:
            f.picked = (*f.picked, s.answer.thing)
            f.step -= 2
            return
        batch = [Event(ev.PUT_BACK, card, f.you, at, zone=s.zone_kind(card)) for at, card in enumerate(f.picked)]
        f.picked = ()
        f.kept = ()
        happen(s, batch)


class PlaceCard(Result):
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

    def chosen(self, f: Resolving) -> bool:
        return bool(f.kept) and not self.free

    def ways(self, s: State, f: Resolving, held: list[int], owed: int) -> list[Amounts]:
        what = facts(s, f.kept[0])
        plain, not_gold = costs.discounts(s, f.you, what)
        return costs.payments(list(what.cost), what.generic, plain + self.plain, not_gold + self.not_gold, held, owed)

    def prepare(self, code: Code) -> None:
        code.add(ChoosePlaced(self))
        code.add(Took(self))

    def emit(self, code: Code) -> None:
        once(code, self, False)

    def act(self, s: State, f: Resolving) -> None:
        card = f.kept[0]
        f.kept = ()
        costs.place(s, f.you, card, self.plain, self.not_gold, self.free)

    def take(self, s: State, f: Resolving, answer: Option) -> None:
        f.kept = (answer.thing,)

    def why_not(self, s: State, f: Resolving, option: Option) -> Refusal | None:
        return no.NOTHING_TO_PLACE if option.things else None

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
            price = Words(f"por {less} esencias menos{but.es}", f"for {less} essences less{but.en}")
        else:
            price = Words("pagando su coste", "paying its cost")
        if lang == EN:
            return f"place {what.en} {where.en}{',' if not less else ''} {price.en}"
        return f"pon en juego {what.es} {where.es} {price.es}"

    def symbols(self) -> str:
        what = f"{signs.PLACE.mark} {signs.OWN['artifact' if self.what == 'artifact' else 'dragon'].mark}"
        if self.free:
            return f"{what} (0)"
        less = self.plain + self.not_gold
        but = f" ≠{signs.essence(GOLD)}" if self.not_gold else ""
        return f"{what} (−{less}{but})" if less else what


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
