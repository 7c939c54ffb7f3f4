"""Preparing a game (I.2, I.4, III.2.3, III.3): teams, groups, the common deck and who begins (AA-comp, AA-setup, AA-multi)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core import randomness
from tapete.core.abilities import CardDef
from tapete.core.pool import FIELD
from tapete.core.position import Document
from tapete.core.refusal import BadDocument
from tapete.core.state import State, new_state
from tapete.games import sets
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.catalogue import REPTANTES
from tapete.games.atrum_arena.rules.tournament import REGISTERED, Removing, unique_powers
from tapete.games.atrum_arena.rules.turn import Turn
from tapete.games.atrum_arena.teams import team_of
from tapete.games.atrum_arena.things import COPIES, ESBIRROS, Reptante

if TYPE_CHECKING:
    from tapete.core.game import Game

DUEL: Final = "duel"
FREE: Final = "free"  # everyone against everyone
GROUPS: Final = "groups"
TOURNAMENT: Final = "tournament"
MODES: Final[tuple[str, ...]] = (DUEL, FREE, GROUPS, TOURNAMENT)
MOST_PLAYERS: Final = 9


def base_decks(players: int) -> int:
    """One base deck for two or three players, and one more for every three after (AA-comp-05, AA-comp-06)."""
    return (players + 2) // 3


def common_deck(players: int) -> list[CardDef]:
    """Ten esbirros of each type in each base deck (AA-comp-07)."""
    return [each for each in ESBIRROS for _ in range(COPIES * base_decks(players))]


def start(game: Game, setup: dict[str, object], seed: int) -> State:
    """A game from its setup: ``players``, ``mode``, ``decks`` (a team for each seat; null: drawn), ``first`` (from 0),
    ``sets`` from outside."""
    doc = Document(setup, "setup")
    brought = doc.items("decks", default=[])
    players = doc.number("players", 2, MOST_PLAYERS + 1, default=len(brought) or 2)
    if len(brought) > players:
        raise BadDocument(
            "setup.decks",
            f"caben como mucho {players} equipos, no {len(brought)}",
            f"expected {players} teams at most, not {len(brought)}",
        )
    usual = DUEL if players == 2 else FREE
    mode = doc.choice("mode", list(MODES), default=usual)
    check_number(mode, players)
    doc.get(FIELD)
    added = sets.asked(game.id, setup)
    given = [None if row is None else team_of(game, row, f"decks[{at}]", mode == TOURNAMENT) for at, row in enumerate(brought)]
    for at, team in enumerate(given):
        sets.check([each.id for each in team or []], added, f"decks[{at}]")
    teams = drawn(given + [None] * (players - len(given)), mode, seed, added)
    sides = [player % 2 if mode == GROUPS else player for player in range(players)]
    check_groups(teams, sides)
    first = doc.number("first", 0, players, default=-1)
    doc.close()
    s = dealt(game, teams, seed)
    s.setup = setup
    s.tallies[t.SIDE] = sides
    s.world[t.FIRST] = first if first >= 0 else s.random(players)  # AA-setup-07
    s.world[t.ACTIVE] = s.world[t.FIRST]
    s.world[t.TOURNAMENT] = 1 if mode == TOURNAMENT else 0
    s.push(Turn())
    if mode == TOURNAMENT:
        s.push(Removing())
    s.advance()
    return s


def dealt(game: Game, teams: list[list[Reptante]], seed: int) -> State:
    """Reptantes on the table, Ready; the shuffled fosa; nobody has a hand yet (AA-setup-02 to 08)."""
    players = len(teams)
    cards: list[CardDef] = [each for team in teams for each in team]
    owners = [player for player, team in enumerate(teams) for _ in team]
    deck = common_deck(players)
    s = new_state(game, players, tuple(cards + deck), tuple(owners + [-1] * len(deck)))
    s.key = seed
    for card, owner in enumerate(owners):
        s.move(card, t.REPTANTES, owner)
    for card in range(len(cards), len(s.cards)):
        s.move(card, t.FOSA, 0)
    s.shuffle(t.FOSA, 0)
    s.tallies[t.RESISTANCE] = [t.STARTING_RESISTANCE] * players
    return s


def drawn(given: list[list[Reptante] | None], mode: str, key: int, added: tuple[str, ...] = ()) -> list[list[Reptante]]:
    """The teams that were brought, and others drawn at random for who brought none.

    No reptante is drawn twice in a group, and a tournament's five repeat no unique power.
    """
    known = [REPTANTES[id] for id in sets.taking_part(REPTANTES, added)]
    teams: list[list[Reptante]] = [team or [] for team in given]
    for player, brought in enumerate(given):
        if brought is not None:
            continue
        order = randomness.shuffled(randomness.fork(key, player), 1, list(range(len(known))))
        taken = [each for seat, team in enumerate(teams) for each in team if mode == GROUPS and seat % 2 == player % 2]
        team: list[Reptante] = []
        uniques: list[str] = []
        for at in order:
            own = unique_powers(known[at])
            if known[at] in taken or (mode == TOURNAMENT and any([each in uniques for each in own])):
                continue
            team.append(known[at])
            uniques += own
            if len(team) == (REGISTERED if mode == TOURNAMENT else t.TEAM):
                break
        teams[player] = team
    return teams


def check_number(mode: str, players: int) -> None:
    """Two for a duel or a tournament match, three or more free for all, groups of the same size (AA-intro-03 to 05)."""
    if mode in (DUEL, TOURNAMENT) and players != 2:
        es, en = ("un duelo", "a duel") if mode == DUEL else ("una partida de torneo", "a tournament match")
        raise BadDocument(
            "setup.players",
            f"{es} es para 2 jugadores, no para {players} (AA-intro-03)",
            f"{en} is for 2 players, not {players} (AA-intro-03)",
        )
    if mode == FREE and not 3 <= players <= MOST_PLAYERS:
        raise BadDocument(
            "setup.players",
            f"todos contra todos es para 3 a {MOST_PLAYERS} jugadores, no para {players} (AA-intro-04)",
            f"free for all is for 3 to {MOST_PLAYERS} players, not {players} (AA-intro-04)",
        )
    if mode == GROUPS and (players < 4 or players % 2 or players > MOST_PLAYERS):
        raise BadDocument(
            "setup.players",
            f"dos grupos del mismo tamaño suman 4, 6 u 8 jugadores, no {players} (AA-intro-05)",
            f"two groups of the same size have 4, 6 or 8 players, not {players} (AA-intro-05)",
        )


def check_groups(teams: list[list[Reptante]], sides: list[int]) -> None:
    """Members of one group do not field the same reptante (AA-multi-12)."""
    for at, team in enumerate(teams):
        for other in range(at):
            shared = {each.id for each in team} & {each.id for each in teams[other]}
            if sides[at] == sides[other] and shared:
                names = ", ".join(sorted(shared))
                raise BadDocument(
                    f"decks[{at}]",
                    f"en el mismo grupo ya hay: {names} (AA-multi-12)",
                    f"already in the same group: {names} (AA-multi-12)",
                )
