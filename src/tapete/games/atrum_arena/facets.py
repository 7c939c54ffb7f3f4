"""AtrumArena, side by side: what players see, what is answered, said, read and written, hinted, measured."""

from __future__ import annotations

from tapete.core.abilities import CardDef
from tapete.core.costs import Reservation, is_marked, still_serves
from tapete.core.decision import Option
from tapete.core.facets import Accounts, Documents, Endings, Hints, Measures, Responding, Sight, Speech
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.times import Times
from tapete.core.windows import (
    Announcement,
    Window,
)
from tapete.games.atrum_arena import hints, links, secrets, words
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.history import changes, unknown_cards
from tapete.games.atrum_arena.position import position, to_position
from tapete.games.atrum_arena.rules import chain, resistance, setup, tournament
from tapete.games.atrum_arena.rules.actions import ANNOUNCING
from tapete.games.atrum_arena.rules.announcing import conceivable
from tapete.games.atrum_arena.rules.costs import Paying
from tapete.games.atrum_arena.teams import SHIPPED, read_deck
from tapete.games.atrum_arena.values import types


class AtrumArenaSight(Sight):
    def counts(self, s: State, player: int, kind: int, holder: int) -> bool:
        """Nobody counts the fosa in a tournament (AA-gap-06)."""
        return kind != t.FOSA or not s.world[t.TOURNAMENT]

    def swappable(self, s: State, player: int) -> list[list[int]]:
        """Esbirros the player does not see; a discard that lies face down is then made to serve again (``suppose``)."""
        hidden = secrets.hidden(s, player)
        return [hidden] if len(hidden) > 1 else []

    def suppose(self, world: State, player: int) -> None:
        secrets.suppose(world, player)

    def known_reservation(self, s: State, player: int, reserved: Reservation) -> Reservation:
        return secrets.known(s, player, reserved)

    def described(self, s: State, card: int) -> dict[str, object]:
        """The types an esbirro of an altar is of, and what is reserved."""
        if t.is_esbirro(s, card) and t.in_altar(s, card):
            kinds = types(s, card)
            return {"types": [t.TYPE_IDS[type] for type in t.TYPES if kinds & type], "reserved": is_marked(s, card)}
        return {}


class AtrumArenaResponding(Responding):
    def plays(self, s: State, player: int) -> bool:
        return not s.tallies[t.OUT][player]

    def responses(self, s: State, window: Window, player: int) -> list[Option]:
        if s.tallies[t.OUT][player] or s.tallies[t.OUT][s.world[t.ACTIVE]]:
            return []
        options: list[Option] = []
        ANNOUNCING.add_each(s, player, t.team(s, player), options)
        return options

    def asks(self, s: State, window: Window, player: int) -> bool:
        """Only hidden hands may tell who can respond, so everybody who might is asked (AA-gap-06)."""
        if s.tallies[t.OUT][player] or s.tallies[t.OUT][s.world[t.ACTIVE]]:
            return False
        return conceivable(s, player, window if window.discipline == links.CHAIN else None)

    def asked(self, s: State, window: Window) -> Words:
        return words.question(s, window)

    def announce(self, s: State, window: Window, player: int, option: Option) -> None:
        self.game.actions[window.discipline].do(s, player, option)

    def why_not_launched(self, s: State, announced: Announcement) -> Refusal | None:
        return chain.why_not_launched(s, announced)

    def not_launched(self, s: State, announced: Announcement, refusal: Refusal) -> None:
        chain.not_launched(s, announced, refusal)

    def pay(self, s: State, announced: Announcement) -> None:
        frame = Paying()
        frame.link = announced
        s.push(frame)

    def launch(self, s: State, announced: Announcement) -> None:
        chain.launch(s, announced)


class AtrumArenaSpeech(Speech):
    def word(self, s: State, option: Option, lang: str) -> str:
        return words.word(s, option, lang)

    def facts_text(self, card: CardDef, lang: str) -> str:
        return words.facts_text(card, lang)


class AtrumArenaDocuments(Documents):
    def decks(self) -> list[dict[str, object]]:
        return list(SHIPPED)

    def read_deck(self, written: object) -> dict[str, object]:
        return read_deck(self.game, written)

    def position(self, doc: object) -> State:
        return position(self.game, doc)

    def to_position(self, s: State) -> dict[str, object]:
        return to_position(s)

    def printed_cards(self) -> list[str]:
        """What can be played, and what the rulebook only names: its effect is unknown to us."""
        return [*self.game.catalogue, *unknown_cards()]

    def official_changes(self, id: str, lang: str) -> list[str]:
        card = self.game.catalogue.get(id)
        return changes(card.power.key if isinstance(card, t.PowerCard) else id, lang)


class AtrumArenaHints(Hints):
    def evaluate(self, s: State, player: int) -> float:
        return hints.evaluate(s, player)

    def prior(self, s: State, option: Option) -> int:
        return hints.prior(s, option)

    def habit(self, s: State) -> Option | None:
        return hints.habit(s)

    def foresight(self) -> int:
        return hints.FORESIGHT


class AtrumArenaMeasures(Measures):
    def scores(self, s: State) -> list[int]:
        return tournament.scores(s) if s.world[t.TOURNAMENT] else []

    def balance_units(self, s: State) -> list[tuple[int, str]]:
        """The reptantes of every team; those set aside before a tournament match did not play."""
        played = (t.REPTANTES, t.ELIMINATED)
        return [(owner, s.cards[card].id) for card, owner in enumerate(s.owners) if owner >= 0 and s.zone_kind(card) in played]


class AtrumArenaAccounts(Accounts):
    def main_depth(self, s: State) -> int:
        return 1 if s.decision is not None and s.decision.kind == "main" else -1

    def conserved(self, s: State) -> list[int]:
        """Esbirros, wherever they are; and none of them reserved for two announcements."""
        esbirros = len([c for c in range(len(s.cards)) if t.is_esbirro(s, c) and s.place[c] >= 0])
        doubled = [card for each in s.reserved for card in each.things if still_serves(s, each, card)]
        return [esbirros, len(doubled) - len(set(doubled))]


class AtrumArenaEndings(Endings):
    def give_up(self, s: State, gone: frozenset[int]) -> None:
        if s.world[t.TOURNAMENT]:
            tournament.concede(s, min(gone))
        else:
            resistance.give_up(s, gone)

    def times(self, setup_: dict[str, object]) -> Times | None:
        return tournament.TIMES if setup_.get("mode") == setup.TOURNAMENT else None

    def preparing(self, s: State) -> bool:
        """While the teams are formed (AA-trn-13)."""
        return s.decision is not None and s.decision.kind == "remove"

    def time_up(self, s: State) -> None:
        tournament.end_on_time(s)
