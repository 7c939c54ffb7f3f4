"""ResArcana, side by side: what players see, what is answered, said, read and written, hinted, measured."""

from __future__ import annotations

from typing import cast

from tapete.core.abilities import CardDef
from tapete.core.decision import Option
from tapete.core.events import Event
from tapete.core.facets import Accounts, Documents, Hints, Measures, Responding, Sight, Speech
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.ledger import Bill
from tapete.core.state import State
from tapete.core.windows import Window
from tapete.games.res_arcana import accounts, hints, words
from tapete.games.res_arcana import things as t
from tapete.games.res_arcana.position import position, to_position
from tapete.games.res_arcana.rules.life import REACTIONS, current_loss
from tapete.games.res_arcana.things import Component, facts


class ResArcanaSight(Sight):
    def knows_contents(self, s: State, player: int, kind: int, holder: int) -> bool:
        """The own deck, by RA-setup-10; not in the first game, where nobody has seen it (RA-setup-15)."""
        return kind == t.DECK and holder == player and bool(s.tallies[t.SAW_DECK][player])

    def swappable(self, s: State, player: int) -> list[list[int]]:
        """The own deck by itself; rivals' unseen artifacts with those in the box; monuments; mages (RA-action-18)."""
        groups: dict[str, list[int]] = {}
        for card in range(len(s.cards)):
            if self.sees(s, player, card):
                continue
            kind = facts(s, card).type
            holder = s.holder(card)
            name = str(kind)
            if kind == t.ARTIFACT:
                own = s.zone_kind(card) == t.DECK and holder == player and player >= 0 and s.tallies[t.SAW_DECK][player]
                if own:
                    name = "own"
                elif s.numbers[t.EXPOSED][card]:
                    name = f"exposed {holder}"
            groups.setdefault(name, []).append(card)
        return [group for group in groups.values() if len(group) > 1]


class ResArcanaResponding(Responding):
    def asked(self, s: State, window: Window) -> Words:
        """A Life loss is named with its cause and how much it takes."""
        if window.discipline != REACTIONS:
            return super().asked(s, window)
        loss = current_loss(s)
        name = s.cards[loss.source].name
        return Words(
            f"{name.es} te hace perder {loss.amount} de Vida. ¿Reaccionas?",
            f"{name.en} makes you lose {loss.amount} Life. Do you react?",
        )


class ResArcanaSpeech(Speech):
    def facts_text(self, card: CardDef, lang: str) -> str:
        return words.facts_text(cast(Component, card), lang)

    def word(self, s: State, option: Option, lang: str) -> str:
        return words.word(s, option, lang)

    def whereabouts(self, s: State, card: int, player: int, lang: str) -> str:
        return words.whereabouts(s, card, player, lang)


class ResArcanaDocuments(Documents):
    def position(self, doc: object) -> State:
        return position(self.game, doc)

    def to_position(self, s: State) -> dict[str, object]:
        return to_position(s)


class ResArcanaHints(Hints):
    def evaluate(self, s: State, player: int) -> float:
        return hints.evaluate(s, player)

    def prior(self, s: State, option: Option) -> int:
        return hints.prior(s, option)

    def habit(self, s: State) -> Option | None:
        return hints.habit(s)

    def stretch(self, s: State) -> int:
        """A game of rounds; those of a match follow one another."""
        return s.world[t.GAME_NUMBER] * 1000 + s.world[t.ROUND]


class ResArcanaMeasures(Measures):
    def balance_units(self, s: State) -> list[tuple[int, str]]:
        """The mage of each player and the places of power they ended with."""
        weighed = (t.MAGE, t.PLACE)
        return [(who, s.cards[c].id) for who in range(s.players) for c in t.mine(s, who) if facts(s, c).type in weighed]


class ResArcanaAccounts(Accounts):
    def conserved(self, s: State) -> list[int]:
        return [len(s.cards)]

    def owed(self, s: State, frame: Frame) -> Bill | None:
        return accounts.owed(s, frame)

    def tender(self, s: State, e: Event) -> int:
        return accounts.tender(e)

    def main_depth(self, s: State) -> int:
        """Only the round itself is under way when a player is to act."""
        return 1 if s.decision is not None and s.decision.kind == "main" else -1
