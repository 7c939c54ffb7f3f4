"""MitosYLeyendas, side by side: what players see, what is answered, said, read and written, hinted, measured."""

from __future__ import annotations

from typing import cast

from tapete.core.abilities import CardDef
from tapete.core.decision import Option
from tapete.core.events import Event, narrate
from tapete.core.facets import Accounts, Documents, Endings, Hints, Measures, Responding, Sight, Speech
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.ledger import Bill
from tapete.core.modifiers import Lasting
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.windows import Announcement, Window, current
from tapete.games.mitos_y_leyendas import accounts, hints, lists, telling, words
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.catalogue import all_facts, waiting
from tapete.games.mitos_y_leyendas.decks import shipped_decks
from tapete.games.mitos_y_leyendas.position import position, to_position
from tapete.games.mitos_y_leyendas.rules import responding
from tapete.games.mitos_y_leyendas.things import Card, other
from tapete.games.mitos_y_leyendas.tolls import charged
from tapete.games.mitos_y_leyendas.values import burdened, face, is_blank_gold, races, silenced, strength


class MitosYLeyendasSight(Sight):
    def sees(self, s: State, player: int, card: int) -> bool:
        """Also an opponent's hand that an effect keeps open."""
        place = s.place[card]
        if place // 2 == t.HAND and place % 2 != player and s.index().modifying[m.OPEN_HAND]:
            if burdened(s, m.OPEN_HAND, place % 2):
                return True
        return super().sees(s, player, card)

    def described(self, s: State, card: int) -> dict[str, object]:
        shown: dict[str, object] = {}
        if t.is_ally(s, card):
            shown["strength"] = strength(s, card)
            shown["races"] = [t.RACES[bit] for bit in range(len(t.RACES)) if races(s, card) >> bit & 1]
            shown["weapons"] = [s.names[weapon] for weapon in t.weapons_on(s, card)]
        if t.in_play(s, card):
            if silenced(s, card):
                shown["silenced"] = True
            if face(s, card) is not s.cards[card]:
                shown["copy"] = face(s, card).id
            if t.printed(s, card).type == t.GOLD:
                shown["plain"] = is_blank_gold(s, card)
        return shown


class MitosYLeyendasResponding(Responding):
    def responses(self, s: State, window: Window, player: int) -> list[Option]:
        return responding.responses(s, window, player)

    def asks(self, s: State, window: Window, player: int) -> bool:
        return responding.asks(s, window, player)

    def announce(self, s: State, window: Window, player: int, option: Option) -> None:
        responding.announce(s, window, player, option)

    def why_not_launched(self, s: State, announced: Announcement) -> Refusal | None:
        return responding.why_not_launched(s, announced)

    def launch(self, s: State, announced: Announcement) -> None:
        responding.launch(s, current(s), announced)

    def asked(self, s: State, window: Window) -> Words:
        return words.asked(s, window)


class MitosYLeyendasSpeech(Speech):
    def tell_lasting(self, s: State, effect: Lasting) -> None:
        telling.tell_lasting(s, effect)

    def facts_text(self, card: CardDef, lang: str) -> str:
        return words.facts_text(cast(Card, card), lang)

    def word(self, s: State, option: Option, lang: str) -> str:
        return words.word(s, option, lang)

    def whereabouts(self, s: State, card: int, player: int, lang: str) -> str:
        return words.whereabouts(s, card, player, lang)


class MitosYLeyendasDocuments(Documents):
    def decks(self) -> list[dict[str, object]]:
        return list(shipped_decks())

    def read_deck(self, written: object) -> dict[str, object]:
        """A list of names with their counts, as text or as the bytes of a file, or our own JSON."""
        return lists.read(written)

    def printed_cards(self) -> list[str]:
        return list(all_facts())

    def waiting(self) -> list[tuple[Words, list[str]]]:
        return waiting()

    def card_file(self, id: str) -> str:
        return FILES[all_facts()[id].edition]

    def position(self, doc: object) -> State:
        return position(self.game, doc)

    def to_position(self, s: State) -> dict[str, object]:
        return to_position(s)


class MitosYLeyendasHints(Hints):
    def evaluate(self, s: State, player: int) -> float:
        return hints.evaluate(s, player)

    def prior(self, s: State, option: Option) -> int:
        return hints.prior(s, option)

    def habit(self, s: State) -> Option | None:
        return hints.habit(s)


class MitosYLeyendasMeasures(Measures):
    def balance_units(self, s: State) -> list[tuple[int, str]]:
        """The decks by name, and every card of each."""
        return super().balance_units(s) + [(owner, s.cards[card].id) for card, owner in enumerate(s.owners) if owner >= 0]


class MitosYLeyendasAccounts(Accounts):
    def conserved(self, s: State) -> list[int]:
        return [len(s.cards)]

    def owed(self, s: State, frame: Frame) -> Bill | None:
        return accounts.owed(s, frame)

    def tender(self, s: State, e: Event) -> int:
        return accounts.tender(e)

    def fell_short(self, s: State) -> bool:
        below = charged(s)
        return below is not None and bool(below.short)

    def main_depth(self, s: State) -> int:
        return 1 if s.decision is not None and s.decision.kind == "vigil" else -1


class MitosYLeyendasEndings(Endings):
    def give_up(self, s: State, gone: frozenset[int]) -> None:
        if len(gone) == 1:
            narrate(s, Event(ev.ENDED, player=other(min(gone)), amount=ev.GIVEN_UP))
        super().give_up(s, gone)


FILES = {
    "er": "el_reto", "ere": "el_reto", "mg": "mundo_gotico", "mge": "mundo_gotico", "in": "ira_del_nahual", "ra": "ragnarok",
    "co": "la_cofradia", "ed": "espiritu_de_dragon", "ld": "others", "ms": "others",
}  # fmt: skip
