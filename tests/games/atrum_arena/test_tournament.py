"""Tournaments, groups, official changes and documents (part III)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.atrum_arena.conftest import AtrumKit, AtrumTable

from tapete.contract import check_game
from tapete.core.events import Event, happen
from tapete.core.refusal import BadDocument
from tapete.core.visibility import SPECTATOR, view
from tapete.core.zones import EVERYBODY
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import history
from tapete.games.atrum_arena import things as th
from tapete.games.atrum_arena.catalogue import POWERS, REPTANTES
from tapete.games.atrum_arena.rules import tournament
from tapete.games.atrum_arena.rules.turn import OFFER
from tapete.games.atrum_arena.teams import SHIPPED

clause = pytest.mark.clause
FIVE = ["fauces-de-ambar", "cuernos-de-luna", "sangre-de-lobo", "espada-sin-rey", "voto-quebrado"]
OTHERS = ["mano-de-marfil", "arena-vieja", "archivo-mudo", "torre-que-anda", "labios-de-barro"]


def five(*ids: str) -> list[th.Reptante]:
    return [REPTANTES[id] for id in ids]


# -- registering and removing


@clause("AA-trn-01")
def test_five_reptantes_of_different_names_are_registered(aa: AtrumKit) -> None:
    assert tournament.why_not_registered(five(*FIVE)) is None
    four = tournament.why_not_registered(five(*FIVE[:4]))
    twice = tournament.why_not_registered(five(*FIVE[:4], FIVE[0]))
    assert four is not None and twice is not None and four.clause == twice.clause == "AA-trn-01"
    with pytest.raises(BadDocument, match="AA-trn-01"):
        aa.new_game(mode="tournament", decks=[FIVE[:3], OTHERS])


@clause("AA-trn-02")
def test_the_registered_five_come_back_for_the_next_round(aa: AtrumKit) -> None:
    t = aa.new_game(mode="tournament", decks=[FIVE, OTHERS], first=0)
    while t.decision.kind == "remove":
        t.answer(t.options[0])
    assert len(t.team("a")) == 3
    again = AtrumTable(aa.game.start(aa.game.rematch(t.s), 2))
    assert sorted(again.team("a")) == sorted(FIVE) and sorted(again.team("b")) == sorted(OTHERS)


@clause("AA-trn-02")
def test_a_five_that_was_drawn_comes_back_too(aa: AtrumKit) -> None:
    t = aa.new_game(mode="tournament")
    five = [sorted(t.team(player)) for player in "ab"]
    while t.decision.kind == "remove":
        t.answer(t.options[0])
    again = AtrumTable(aa.game.start(aa.game.rematch(t.s), 99))
    assert [sorted(again.team(player)) for player in "ab"] == five
    assert [sorted(aa.new_game(99, mode="tournament").team(player)) for player in "ab"] != five


def with_power(id: str, *powers: str) -> th.Reptante:
    from tapete.core.language import Words

    return th.Reptante(id, Words(id, id), tuple(POWERS[each].power for each in powers), True, "")


@clause("AA-trn-04", "AA-trn-05")
@pytest.mark.parametrize("unique", ["golpe-macizo-0", "deja-vu-2"])
def test_no_unique_power_is_repeated_among_the_five(unique: str) -> None:
    pair = [with_power("one", unique), with_power("two", unique)]
    refusal = tournament.why_not_registered([*five(*FIVE[:3]), *pair])
    assert refusal is not None and refusal.clause == "AA-trn-04"
    assert tournament.why_not_registered([*five(*FIVE[:4]), pair[0]]) is None
    shared = [with_power("one", "acopio-0"), with_power("two", "acopio-0")]
    assert tournament.why_not_registered([*five(*FIVE[:3]), *shared]) is None  # not unique: may repeat


@clause("AA-trn-06", "AA-trn-07", "AA-trn-08", "AA-trn-09", "AA-trn-10")
def test_remove_remove_remove(aa: AtrumKit) -> None:
    t = aa.new_game(mode="tournament", decks=[FIVE, OTHERS], first=1)
    seen = {name for zone in view(t.s, 0)["zones"] for card in zone["cards"] if card and (name := card["card"])}  # type: ignore[union-attr, attr-defined]
    assert set(OTHERS) <= seen  # they show each other the five
    assert t.asked == "b"
    t.answer("remove:1:fauces-de-ambar#1")
    assert t.asked == "a"
    t.answer("remove:2:arena-vieja#1")
    assert t.asked == "b"
    t.answer("remove:2:archivo-mudo#1")
    assert t.asked == "a" and len(th.team(t.s, 1)) == 4  # at once: the first choice is not seen yet
    t.answer("remove:1:cuernos-de-luna#1")
    assert len(th.team(t.s, 0)) == len(th.team(t.s, 1)) == 3
    aside = [t.s.cards[card].id for player in (0, 1) for card in t.s.zone(th.ASIDE, player)]
    assert sorted(aside) == ["archivo-mudo", "arena-vieja", "cuernos-de-luna", "fauces-de-ambar"]
    assert t.decision.kind in ("main", "part") and t.active == "b"


@clause("AA-trn-12")
def test_the_deck_is_checked(aa: AtrumKit) -> None:
    t = aa.new_game(mode="tournament", decks=[FIVE, OTHERS])
    assert sorted(t.fosa) == sorted([type for type in th.TYPE_OF for _ in range(10)])
    with pytest.raises(BadDocument, match="AA-trn-12"):
        aa.game.documents.position({"players": [{"altar": ["zombie"] * 6}, {"altar": ["zombie"] * 5}], "tournament": True})


@clause("AA-gap-06")
def test_the_fosa_is_not_counted_in_a_tournament(aa: AtrumKit) -> None:
    from tapete.games.atrum_arena.board import board

    assert "Fosa ·" in board(aa.table(tournament=True).s, 0, "es", 100)[1]
    assert "Fosa 60" in board(aa.table().s, 0, "es", 100)[1]
    for player in (0, 1, SPECTATOR):
        secret = fosa_of(view(aa.table(tournament=True, fosa="golem beast").s, player))
        assert (secret["count"], secret["hidden"], secret["cards"]) == (None, None, [])
        assert fosa_of(view(aa.table().s, player))["count"] == 60
    shown = [view(aa.table(tournament=True, rest="none", fosa=fosa).s, 0) for fosa in ("golem beast", "golem beast beast zombie")]
    assert shown[0] == shown[1]


@clause("AA-gap-06")
def test_a_known_esbirro_of_the_fosa_does_not_tell_in_a_tournament_how_many_lie_above_it(aa: AtrumKit) -> None:
    t = aa.table(tournament=True, rest="none", fosa="golem beast beast")
    t.s.numbers[th.KNOWN][th.fosa(t.s)[1]] = EVERYBODY
    assert [card["card"] for card in fosa_of(view(t.s, 0))["cards"]] == ["beast"]


def fosa_of(shown: dict[str, Any]) -> dict[str, Any]:
    return next(zone for zone in shown["zones"] if zone["zone"] == "fosa")


# -- the end


def timed_out(t: AtrumTable) -> AtrumTable:
    t.s.game.endings.time_up(t.s)
    assert t.s.over
    return t


@clause("AA-score-01", "AA-score-04")
def test_when_time_ends_more_reptantes_win(aa: AtrumKit) -> None:
    t = timed_out(aa.table(tournament=True, a_left=3, b_left=2, a_resistance=1, b_resistance=20))
    assert t.s.winners == (0,) and t.s.game.lab.scores(t.s) == [3, 2]


@clause("AA-score-02", "AA-score-05")
def test_with_equal_reptantes_more_resistance_wins_and_the_loser_scores_one_less(aa: AtrumKit) -> None:
    t = timed_out(aa.table(tournament=True, a_left=2, b_left=2, a_resistance=3, b_resistance=4))
    assert t.s.winners == (1,) and t.s.game.lab.scores(t.s) == [1, 2]


@clause("AA-score-03", "AA-score-05")
def test_with_equal_resistance_who_lost_a_reptante_more_recently_wins(aa: AtrumKit) -> None:
    t = aa.table(tournament=True, a=["zarpazo-0"], a_hand="beast", b_resistance=3, a_left=2, a_resistance=0)
    t.announce("zarpazo-0")
    t.answer(t.options[0])
    assert (t.resistance("a"), t.resistance("b")) == (0, 0) and len(t.team("a")) == len(t.team("b")) == 2
    timed_out(t)
    assert t.s.winners == (1,) and t.s.game.lab.scores(t.s) == [1, 2]


@clause("AA-score-03")
def test_where_nothing_decides_the_judge_does(aa: AtrumKit) -> None:
    t = timed_out(aa.table(tournament=True))  # nobody lost one
    assert t.s.winners == () and t.s.game.lab.scores(t.s) == [3, 3]
    t = aa.table(tournament=True, a_resistance=1, b_resistance=1)
    t.s.decision, t.s.stack[-1].step = None, OFFER
    happen(t.s, [Event(ev.WEAKENED, player=player, amount=1) for player in (0, 1)])
    t.s.advance()
    for _ in range(2):
        assert t.decision.kind == "eliminate"
        t.answer(t.options[0])
    timed_out(t)  # both removed one at the same moment
    assert len(t.team("a")) == len(t.team("b")) == 2 and t.s.winners == ()


@clause("AA-score-04")
def test_a_game_won_on_the_table_scores_what_is_left_of_the_team(aa: AtrumKit) -> None:
    t = aa.table(tournament=True, a=["zarpazo-0"], a_hand="beast", a_left=2, b_left=1, b_resistance=2)
    t.announce("zarpazo-0")
    assert t.s.winners == (0,) and t.s.game.lab.scores(t.s) == [2, 0]
    assert aa.table().s.game.lab.scores(aa.table().s) == []  # no tournament, no score


@clause("AA-score-06", "AA-score-08")
def test_conceding_loses_the_game_and_the_points_at_any_moment(aa: AtrumKit) -> None:
    t = aa.table(tournament=True, a=["zarpazo-0"], b=["acopio-0"], a_hand="beast", b_hand="golem", a_left=2)
    t.announce("zarpazo-0")
    assert t.decision.kind == "chain"  # in the middle of a chain
    t.s.game.endings.give_up(t.s, frozenset([1]))
    assert t.s.over and t.s.winners == (0,) and t.s.game.lab.scores(t.s) == [2, 0]


# -- groups


def groups(aa: AtrumKit, **parts: object) -> AtrumTable:
    return aa.table(4, groups=True, **parts)


@clause("AA-multi-02", "AA-multi-12", "AA-multi-04")
def test_each_member_of_a_group_has_an_own_team_and_resistance(aa: AtrumKit) -> None:
    rest = [
        FIVE[:3],
        OTHERS[:3],
        ["plaga-dulce", "mil-caras", "dado-cargado"],
        ["torre-que-anda", "labios-de-barro", "gran-engranaje"],
    ]
    t = aa.new_game(mode="groups", decks=rest, first=0)
    assert [len(t.team(player)) for player in "abcd"] == [3] * 4 and t.s.tallies[th.RESISTANCE] == [10] * 4
    with pytest.raises(BadDocument, match="AA-multi-12"):
        aa.new_game(mode="groups", decks=[rest[0], rest[1], [FIVE[0], "mil-caras", "plaga-dulce"], rest[3]])
    aa.new_game(mode="groups", decks=[rest[0], rest[0], rest[2], rest[3]])  # rivals may


@clause("AA-multi-03")
def test_turns_alternate_between_groups(aa: AtrumKit) -> None:
    t = groups(aa)
    order = [t.active]
    for player in "bcda":
        t.to_turn(player)
        order.append(t.active)
    sides = [t.s.tallies[th.SIDE]["abcd".index(player)] for player in order]
    assert order == ["a", "b", "c", "d", "a"] and sides == [0, 1, 0, 1, 0]


@clause("AA-multi-05")
def test_an_attack_names_which_rival_it_is_aimed_at(aa: AtrumKit) -> None:
    t = groups(aa, a=["zarpazo-0"], a_hand="beast")
    t.answer(t.option("zarpazo-0"))
    assert t.options == ["target:2", "target:4"]
    assert t.refused("target:3").clause == "AA-multi-05"  # a team-mate
    t.answer("target:4")
    assert t.resistance("d") == 7


@clause("AA-multi-07")
def test_what_says_you_may_be_applied_to_a_team_mate(aa: AtrumKit) -> None:
    t = groups(aa, a=["reparacion-2"], a_hand="golem", a_altar="golem golem", c_resistance=4)
    t.announce("reparacion-2", friend="c")
    assert t.resistance("c") == 7 and t.resistance("a") == 10


@clause("AA-multi-15")
def test_the_loss_of_2_stays_with_the_launcher(aa: AtrumKit) -> None:
    t = groups(aa, a=["fosa-comun-1"], a_hand="zombie", a_altar="golem")
    t.announce("fosa-comun-1", friend="c")
    assert len(t.altar("c")) == 1 and t.resistance("a") == 8 and t.resistance("c") == 10


@clause("AA-multi-08")
def test_a_shadow_looks_only_at_its_own_altar(aa: AtrumKit) -> None:
    t = groups(aa, a_altar="shadow", c_altar="zombie")
    assert t.altar_types("a") == [{"shadow"}]


@clause("AA-multi-09")
def test_team_mates_do_not_see_each_others_hands(aa: AtrumKit) -> None:
    t = groups(aa, a_hand="beast")
    assert not t.s.game.sight.sees(t.s, 2, th.hand(t.s, 0)[0])


@clause("AA-multi-10")
def test_a_fallen_team_mates_hand_and_altar_go_to_the_vertedero(aa: AtrumKit) -> None:
    t = groups(aa, a=["zarpazo-0"], a_hand="beast", b_left=1, b_resistance=2, b_hand="golem", b_altar="zombie-")
    t.announce("zarpazo-0", target="b")
    assert not t.s.over and sorted(t.vertedero) == ["beast", "golem", "zombie"]
    assert not any(t.s.numbers[th.EXHAUSTED][card] or t.s.numbers[th.KNOWN][card] for card in th.vertedero(t.s))


@clause("AA-gap-03")
def test_a_group_wins_with_its_eliminated_members(aa: AtrumKit) -> None:
    t = groups(aa, a=["zarpazo-0"], a_hand="beast beast", b_left=1, b_resistance=2, c_left=0, d_left=1, d_resistance=2)
    t.announce("zarpazo-0", target="b")
    t.announce("zarpazo-0")
    assert t.s.over and t.s.winners == (0, 2)


@clause("AA-gap-02")
def test_when_all_fall_at_once_they_fall_in_turn_order_and_the_last_one_wins(aa: AtrumKit) -> None:
    t = aa.table(3, a_left=1, b_left=1, c_left=1, a_resistance=1, b_resistance=1, c_resistance=1)
    t.s.decision = None
    happen(t.s, [Event(ev.WEAKENED, player=player, amount=1) for player in (2, 1, 0)])
    t.s.advance()
    assert t.s.over and t.s.winners == (2,)
    assert [e.player for e in t.happened(ev.ELIMINATED)] == [0, 1]


@clause("AA-multi-12", "AA-trn-04")
def test_teams_that_are_drawn_repeat_nobody_in_a_group_and_no_unique_power_in_a_five(aa: AtrumKit) -> None:
    shared = False
    for seed in range(30):
        t = aa.new_game(seed, mode="groups", players=4)
        sides = [t.team("a") + t.team("c"), t.team("b") + t.team("d")]
        assert all(len(set(side)) == 6 for side in sides)
        shared = shared or bool(set(sides[0]) & set(sides[1]))
        t = aa.new_game(seed, mode="tournament")
        assert all(tournament.why_not_registered(five(*t.team(player))) is None for player in "ab")
    assert shared  # rivals may field the same


# -- official changes


def test_every_official_change_names_a_power_and_is_told_with_its_text(aa: AtrumKit) -> None:
    keys = {card.power.key for card in POWERS.values()}
    assert {row["power"] for row in history.records()["changes"]} <= keys
    assert "2024-09" in aa.game.speech.facts_text(POWERS["caceria-salvaje-1"], "es")


@clause("AA-date-18")
def test_there_is_one_way_to_start(aa: AtrumKit) -> None:
    for mode in ("duel", "tournament"):
        t = aa.new_game(mode=mode, players=2)
        while t.decision.kind == "remove":
            t.answer(t.options[0])
        assert t.resistance("a") == t.resistance("b") == 10 and len(t.hand(t.active)) == 2 and t.altar("a") == t.altar("b") == []


# -- our content and documents


@pytest.mark.parametrize("team", SHIPPED, ids=[str(team["name"]) for team in SHIPPED])
def test_a_team_that_comes_with_the_game_plays_duels_and_tournaments(aa: AtrumKit, team: dict[str, Any]) -> None:
    duel = aa.new_game(decks=[team, None])
    assert duel.team("a") == team["cards"] and len(duel.team("b")) == 3
    match = aa.new_game(mode="tournament", decks=[team, team])
    assert match.team("a") == [*team["cards"], *team["reserve"]]


def test_a_team_is_read_from_lines_of_names(aa: AtrumKit) -> None:
    read = aa.game.documents.read_deck("Varga Faucesdeámbar\nosmunda espadasinrey\n\nBasalto Torrequeanda\n")
    assert read["cards"] == ["fauces-de-ambar", "espada-sin-rey", "torre-que-anda"] and read["reserve"] == []
    assert aa.game.documents.read_deck(FIVE)["reserve"] == FIVE[3:]
    with pytest.raises(BadDocument, match="AA-comp-01"):
        aa.game.documents.read_deck(FIVE[:4])
    with pytest.raises(BadDocument, match="fauces-de-ambar"):
        aa.game.documents.read_deck("Fauces de ambr\nosmunda espadasinrey\nBasalto Torrequeanda")
    with pytest.raises(BadDocument, match="not a reptante"):
        aa.game.documents.read_deck(["zombie", *FIVE[:2]])
    with pytest.raises(BadDocument, match="at most"):
        aa.new_game(players=2, decks=[None, None, None])


def test_our_content_is_labelled_and_wide_enough() -> None:
    assert len([each for each in REPTANTES.values() if each.ours]) >= 24
    used = [power for each in REPTANTES.values() for power in each.powers]
    assert {power.esbirro for power in used} == {*th.MAIN_TYPES, th.NEUTRAL}
    assert {power.cost for power in used} == {0, 1, 2, 3, 4}
    assert {power.rarity for power in used} == {0, 1, 2} and any(power.unique for power in used)
    for card in POWERS.values():
        assert card.power.ours != bool(card.power.invented) or card.id in (
            "exhumado-nocturno-4",
            "incursion-cadaverica-2",
            "deja-vu-2",
        )


def test_a_position_can_be_written_and_read_back(aa: AtrumKit) -> None:
    t = aa.new_game(3, mode="duel", players=2)
    for number in range(200):
        if t.s.over:
            break
        if t.decision.kind == "main" and not t.s.lasting and not t.s.world[th.TOKENS_OUT]:
            doc = t.s.game.documents.to_position(t.s)
            again = aa.game.documents.position(doc)
            assert again.game.documents.to_position(again) == doc
            assert sorted(option.split("#")[0] for option in again.decision.ids()) == sorted(o.split("#")[0] for o in t.options)  # type: ignore[union-attr]
        t.answer(t.options[number % len(t.options)])


@pytest.mark.parametrize(
    ("doc", "field"),
    [
        ({"players": [{}]}, "players"),
        ({"players": [{"hand": ["dragon"]}, {}]}, "players[0].hand[0]"),
        ({"players": [{"altar": ["zombie"] * 11}, {}]}, "players[0].altar[10]"),
        ({"players": [{"reptantes": ["zombie"]}, {}]}, "players[0].reptantes[0]"),
        ({"players": [{}, {}], "pahse": "main"}, "pahse"),
        ({"players": [{}, {}], "phase": "midday"}, "phase"),
    ],
)
def test_a_mistake_in_a_position_names_its_field(aa: AtrumKit, doc: dict[str, object], field: str) -> None:
    with pytest.raises(BadDocument) as caught:
        aa.game.documents.position(doc)
    assert caught.value.field == field


@pytest.mark.parametrize("seed", [1, 3, 4, 7])
def test_every_mode_keeps_the_contract(aa: AtrumKit, seed: int) -> None:
    """Three players, two groups, a tournament match and six players in groups."""
    check_game(aa.game, games=1, seed=seed, each=150)


def test_every_option_has_words_and_the_board_shows_both_languages(aa: AtrumKit) -> None:
    from tapete.core.labels import labels
    from tapete.games.atrum_arena.board import board

    t = aa.new_game(5, mode="groups", players=4)
    for number in range(300):
        if t.s.over:
            break
        for lang in ("es", "en"):
            assert all(text and "{" not in text for text in labels(t.s, lang)), (t.options, labels(t.s, lang))
            assert all(len(line) <= 100 for line in board(t.s, t.decision.player, lang, 100))
        t.answer(t.options[(number * 7) % len(t.options)])
