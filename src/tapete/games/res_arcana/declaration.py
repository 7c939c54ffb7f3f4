"""Res Arcana's declaration: the answers it gives to the engine's questions."""

from __future__ import annotations

from functools import cache

from tapete.core import randomness
from tapete.core.abilities import CardDef
from tapete.core.decision import Option
from tapete.core.game import HOLDER, PUBLIC, Game
from tapete.core.language import Words
from tapete.core.refusal import BadDocument, Refusal
from tapete.core.state import State, new_state
from tapete.core.windows import NEVER, ONWARD, SEATS, TARGETS_ONLY, Announcement, Discipline, Window
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana import things as t
from tapete.games.res_arcana.abilities import Reaction, powers
from tapete.games.res_arcana.catalogue import DECLARED, load
from tapete.games.res_arcana.position import position, to_position
from tapete.games.res_arcana.rules import refusals as no
from tapete.games.res_arcana.rules.actions import Round, refuse_claim, refuse_discard, refuse_place, refuse_power
from tapete.games.res_arcana.rules.collect import Collecting
from tapete.games.res_arcana.rules.costs import Paying
from tapete.games.res_arcana.rules.life import REACTIONS, LosingLife, current_loss
from tapete.games.res_arcana.rules.match import NextGame
from tapete.games.res_arcana.rules.passing import Passing
from tapete.games.res_arcana.rules.setup import DRAFT, FIRST_GAME, NORMAL, Setup
from tapete.games.res_arcana.rules.victory import CHECK, VictoryCheck
from tapete.games.res_arcana.things import facts, mine
from tapete.games.res_arcana.vocabulary.attacks import LifeLoss
from tapete.games.res_arcana.vocabulary.short import NOT_GOLD, gain

FRAMES = (Setup, Round, Collecting, Paying, Passing, LosingLife, VictoryCheck, NextGame)
WINDOWS = (
    Discipline(
        REACTIONS,
        Words("¿Reaccionas a la pérdida de Vida?", "Do you react to the Life loss?"),
        asked=TARGETS_ONLY,
        announcer=NEVER,
        then=ONWARD,
        limit=1,
    ),
    Discipline(CHECK, Words("¿Reaccionas a la comprobación?", "Do you react to the check?"), asked=SEATS, then=ONWARD, limit=1),
)


class ResArcana(Game):
    def __init__(self) -> None:
        super().__init__(
            "res_arcana",
            Words("Res Arcana", "Res Arcana"),
            t.ZONES,
            ev.EVENTS,
            t.CARD_FIELDS,
            t.PLAYER_FIELDS,
            t.WORLD_FIELDS,
            frames=FRAMES,
            windows=WINDOWS,
        )
        discard = gain(any=2, but=NOT_GOLD).compiled()
        discard.id = "rule/discard"
        self.programs[discard.id] = discard
        for card in DECLARED.values():
            self.register(card)
            for power in card.abilities:
                for result in getattr(power, "results", ()):
                    if isinstance(result, LifeLoss) and result.escape is not None:
                        result.escape.adopt(f"{card.id}/escape")
                        self.learn(result.escape)

    # -- setup

    def players_range(self) -> tuple[int, int]:
        return 2, 4

    def start(self, setup: dict[str, object], seed: int) -> State:
        """``setup``: ``players`` (2–4), ``mode`` (normal, first_game, draft), ``first`` (a player, from 0), ``match``."""
        players = setup.get("players", 2)
        if not isinstance(players, int) or not 2 <= players <= 4:
            raise BadDocument("players", f"expected a number from 2 to 4, not {players!r}")
        mode = setup.get("mode", NORMAL)
        if mode not in (NORMAL, FIRST_GAME, DRAFT):
            raise BadDocument("mode", f"expected normal, first_game or draft, not {mode!r}")
        match = bool(setup.get("match"))
        if match and players != 2:
            raise BadDocument("match", "the match of three is for two players")
        cards: tuple[CardDef, ...] = tuple(DECLARED.values())
        s = new_state(self, players, cards, tuple([-1] * len(cards)))
        s.setup = setup
        s.key = seed
        for card in range(len(cards)):
            s.move(card, t.BOX, 0)
        s.shuffle(t.BOX, 0)
        first = setup.get("first")
        s.world[t.FIRST] = first if isinstance(first, int) and 0 <= first < players else s.random(players)
        s.world[t.ACTIVE] = s.world[t.FIRST]
        s.world[t.GAME_NUMBER] = 1
        s.world[t.MATCH] = 1 if match else 0
        s.world[t.LOSER] = -1
        frame = Setup()
        frame.mode = str(mode)
        s.push(frame)
        s.advance()
        return s

    def random_setup(self, number: int) -> dict[str, object]:
        mode = (NORMAL, NORMAL, DRAFT, FIRST_GAME)[randomness.number(number, 1, 4)]
        players = 2 + number % 3
        return {"players": players, "mode": mode}

    def position(self, doc: object) -> State:
        return position(self, doc)

    def to_position(self, s: State) -> dict[str, object]:
        return to_position(s)

    def active(self, s: State) -> int:
        return s.world[t.ACTIVE]

    # -- reactions

    def responses(self, s: State, window: Window, player: int) -> list[Option]:
        """Reactions of the player's components, and a Dragon's own way out (RA-life-07)."""
        options: list[Option] = []
        loss = window.discipline == REACTIONS
        kinds: tuple[str, ...] = ("life_loss",) if loss else ("victory_check",)
        if loss and current_loss(s).dragon:
            kinds = ("life_loss", "dragon_power")
        for card in mine(s, player):
            for number, reaction in enumerate(reactions(s, card), 1):
                if reaction.to in kinds and reaction.refuse(s, player, card) is None:
                    options.append(Option(s.names, "react", (card,), str(number)))
        if loss:
            escape = escape_of(s, current_loss(s).source)
            if escape is not None and escape.lacking(s, player, current_loss(s).source) is None:
                options.append(Option(s.names, "escape", (current_loss(s).source,)))
        return options

    def announce(self, s: State, window: Window, player: int, answer: Option) -> None:
        window.announce(s, Announcement(player, answer.verb, answer.things, answer.word))

    def launch(self, s: State, announcement: Announcement) -> None:
        card = announcement.things[0]
        if announcement.verb == "react":
            reactions(s, card)[int(announcement.word) - 1].start(s, announcement.player, card)
        else:
            escape = escape_of(s, card)
            assert escape is not None
            escape.start(s, announcement.player, card)

    # -- what a player knows

    def sees(self, s: State, player: int, card: int) -> bool:
        place = s.place[card]
        if place < 0:
            return False
        sight = self.zones[place // s.players].sight
        if sight == PUBLIC:
            return True
        if player < 0:
            return False
        if sight == HOLDER and place % s.players == player:
            return True
        return bool(s.numbers[t.KNOWN][card] >> player & 1)

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

    def conserved(self, s: State) -> list[int]:
        return [len(s.cards)]

    # -- the judge

    def why_not(self, s: State, option_id: str) -> Refusal | None:
        """The clause that forbids an answer which names an action."""
        decision = s.decision
        assert decision is not None
        parts = option_id.split(":")
        verb = parts[0]
        if decision.kind == "item" and verb == "item":
            return no.SAME_ITEM
        if verb in ("react", "escape"):
            return no.NOT_NOW
        if decision.kind == "discount" and verb == "discount":
            return no.BAD_DISCOUNT
        if decision.kind == "gain" and verb == "gain":
            return no.NO_MIX
        if decision.kind == "pay" and verb == "pay":
            return no.CANNOT_PAY
        if len(parts) < 2 or parts[1] not in s.names or decision.kind != "main":
            return None
        card = s.names.index(parts[1])
        if verb == "place":
            return refuse_place(s, decision.player, card)
        if verb == "claim":
            return refuse_claim(s, decision.player, card)
        if verb == "discard":
            return refuse_discard(s, decision.player, card)
        if verb == "use" and len(parts) == 3 and parts[2].isdigit():
            return refuse_power(s, decision.player, card, int(parts[2]))
        return None


def reactions(s: State, card: int) -> list[Reaction]:
    """A component's reactions, in printed order."""
    return [ability for ability in s.cards[card].abilities if isinstance(ability, Reaction)]


def escape_of(s: State, card: int) -> Reaction | None:
    """The way out that the attacking component itself offers."""
    for power in powers(s, card):
        for result in power.results:
            if isinstance(result, LifeLoss) and result.escape is not None:
                return result.escape
    return None


@cache
def res_arcana() -> ResArcana:
    """The one Res Arcana, with all its components."""
    load()
    return ResArcana()
