"""What the game is, its pieces and its objective (KF-overview, KF-component, KF-golden, KF-objective, KF-state)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import WORDLESS, beast, deed, relic, sample

from tapete.core.language import Words
from tapete.core.refusal import BadDocument
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import things
from tapete.games.keyforge.vocabulary.abilities import on_play, whenever
from tapete.games.keyforge.vocabulary.aember import forge_key, gain
from tapete.games.keyforge.vocabulary.changes import cannot
from tapete.games.keyforge.vocabulary.damage import damage, ready
from tapete.games.keyforge.vocabulary.nouns import a, creature


@pytest.mark.clause("KF-overview-01")
@pytest.mark.parametrize("players", [0, 1, 3])
def test_a_game_is_between_exactly_two_players_with_a_deck_each(keyforge, players):
    deck = keyforge.deck("wolf")
    with pytest.raises(BadDocument) as refused:
        keyforge.start(decks=[deck] * players)
    assert refused.value.field == "decks"
    assert keyforge.start(decks=[deck, deck]).s.players == 2


@pytest.mark.clause("KF-overview-02", "KF-objective-01", "KF-timing-05")
def test_the_third_key_wins_at_once_and_nothing_else_resolves(keyforge):
    keyforge.add(relic("herald", whenever(ev.FORGED, WORDLESS, gain(5))))
    t = keyforge.table(house="brobnar", enemy_keys=["red", "blue"], enemy_aember=6, enemy_artifacts=["herald"])
    t.answer("pass")
    assert t.s.over
    assert t.s.winners == (1,)
    assert t.keys(2) == 3
    assert t.enemy_aember == 0, "the ability that follows a forging did not resolve"
    assert t.s.decision is None


@pytest.mark.clause("KF-overview-02")
def test_two_keys_do_not_win(keyforge):
    t = keyforge.table(house="brobnar", enemy_keys=["red"], enemy_aember=6)
    t.answer("pass")
    t.act("key", word="blue")
    assert t.keys(2) == 2
    assert not t.s.over


@pytest.mark.clause("KF-objective-02")
def test_a_third_key_forged_by_a_card_wins_too(keyforge):
    keyforge.add(deed("smithy", forge_key(), gain(3)))
    t = keyforge.table(house="brobnar", hand=["smithy"], keys=["red", "yellow"], aember=6)
    t.play("smithy")
    assert t.s.over
    assert t.s.winners == (0,)


@pytest.mark.clause("KF-overview-03")
def test_a_deck_is_played_as_listed(keyforge):
    mine = keyforge.deck("wolf", "imp", "scholar")
    theirs = keyforge.deck("goat", "imp", "scholar")
    t = keyforge.start(decks=[mine, theirs])
    assert sorted([card.id for card, owner in zip(t.s.cards, t.s.owners, strict=True) if owner == 0]) == sorted(mine["cards"])
    assert sorted([card.id for card, owner in zip(t.s.cards, t.s.owners, strict=True) if owner == 1]) == sorted(theirs["cards"])
    before = t.s.cards
    t.answer("keep").answer("keep")
    for _ in range(40):
        t.s.choose(t.decision.options[-1])
    assert t.s.cards is before
    lying = sorted([card for zone in t.s.zones for card in zone])
    assert lying == list(range(len(before))), "every card is in exactly one zone and none came or went"


@pytest.mark.clause("KF-house-01")
def test_the_nine_houses_are_known(keyforge):
    assert set(things.HOUSES) == {
        "brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed", "saurian", "staralliance",
    }  # fmt: skip
    for house in things.HOUSES:
        keyforge.add(beast(f"of-{house}", 2, house=house))
        t = keyforge.table(house=house, hand=[f"of-{house}"])
        assert t.can("play", f"of-{house}")
    assert {name.es for name in things.HOUSE_NAMES.values()} >= {"Marte", "Sombras", "Indómita", "Saurios", "Alianza Estelar"}


@pytest.mark.clause("KF-component-01", "KF-setup-01", "KF-component-06")
def test_aember_damage_and_status_never_run_out_for_either_player(keyforge):
    keyforge.add(deed("jackpot", gain(500)), deed("crush", damage(400, a(creature))))
    t = keyforge.table(
        house="brobnar",
        hand=["jackpot", "crush"],
        line=[{"card": "wolf", "power_counters": 450, "stunned": True, "aember": 300}],
        enemy_line=[{"card": "wolf", "damage": 90, "power_counters": 100, "stunned": True}],
        enemy_aember=700,
        chains=24,
    )
    t.play("jackpot")
    t.play("crush").choose("1:wolf")
    assert t.aember == 500
    assert t.enemy_aember == 700
    assert t.damage("1:wolf") == 400
    assert t.in_play("1:wolf")
    assert t.power("1:wolf") == 453
    assert t.stunned("1:wolf") and t.stunned("2:wolf")
    assert t.chains() == 24


@pytest.mark.clause("KF-component-02")
def test_the_identity_card_shows_three_houses_and_holds_the_pool(keyforge):
    t = keyforge.start(decks=[keyforge.deck("wolf", houses=("brobnar", "mars", "dis")), keyforge.deck("wolf")], first=0)
    t.answer("keep").answer("keep")
    assert set(t.options) == {"house:brobnar", "house:mars", "house:dis"}
    assert t.aember == 0
    with pytest.raises(BadDocument) as refused:
        keyforge.start(decks=[keyforge.deck("wolf", houses=("brobnar", "dis")), keyforge.deck("wolf")])
    assert refused.value.field == "decks[0].houses"


@pytest.mark.clause("KF-component-03")
def test_each_player_has_their_own_zones(keyforge):
    t = keyforge.table(
        house="brobnar",
        deck=["goat"], hand=["wolf"], discard=["bear"], archives=["ox"], purged=["mouse"], line=["boar"], artifacts=["anvil"],
        enemy_deck=["goat"], enemy_hand=["wolf"], enemy_line=["whale"], enemy_artifacts=["lamp"],
    )  # fmt: skip
    for zone, id in (
        ("deck", "goat"), ("hand", "wolf"), ("discard", "bear"), ("archives", "ox"), ("purged", "mouse"), ("line", "boar"),
        ("artifacts", "anvil"),
    ):  # fmt: skip
        assert t.ids(zone) == [id]
    assert t.ids("line", 2) == ["whale"]
    assert t.ids("artifacts", 2) == ["lamp"]
    assert t.ids("purged", 2) == []


@pytest.mark.clause("KF-component-04", "KF-creature-05")
def test_a_creature_has_the_power_and_armor_printed_on_it(keyforge):
    t = keyforge.table(house="brobnar", line=["knight", "wolf"])
    assert (t.power("knight"), t.armor("knight")) == (4, 2)
    assert (t.power("wolf"), t.armor("wolf")) == (3, 0)
    t.end_turn("mars").end_turn("brobnar")
    assert t.ids("line") == ["knight", "wolf"], "creatures stay in play from turn to turn"


@pytest.mark.clause("KF-component-05", "KF-cardmark-02")
def test_a_card_belongs_to_the_house_printed_on_that_copy(keyforge):
    t = keyforge.table(house="dis", hand=["wolf", {"card": "wolf", "house": "dis"}])
    assert not t.can("play", "wolf#1")
    assert t.refusal("play", "wolf#1").clause == "KF-main-04"
    assert t.can("play", "wolf#2"), "a Maverick counts as the house it is printed in"


@pytest.mark.clause("KF-cardmark-01")
def test_an_anomaly_belongs_to_the_house_in_which_it_appears(keyforge):
    keyforge.add(beast("oddity", 3, house=""))
    t = keyforge.table(house="logos", hand=[{"card": "oddity", "house": "logos"}], line=[{"card": "oddity", "house": "dis"}])
    assert t.can("play", "oddity#1")
    assert t.refusal("reap", "oddity#2").clause == "KF-main-04"


@pytest.mark.clause("KF-cardmark-03", "KF-cardmark-04")
def test_neither_the_set_nor_the_rarity_of_a_card_matters_in_play(keyforge):
    rarities = ("Common", "Uncommon", "Rare", "Special")
    sets = ("CotA", "AoA", "WC", "MM")
    cards = [sample(f"old-{n}", "creature", power=3, rarity=rarities[n], set=sets[n]) for n in range(4)]
    keyforge.add(*cards)
    t = keyforge.start(decks=[keyforge.deck("old-0", "old-1", "old-2", "old-3", copies=9), keyforge.deck("wolf")], first=0)
    t.answer("keep").answer("keep").house("brobnar")
    assert {option.split(":")[2].split("#")[0] for option in t.options if option.startswith("play:")} <= {card.id for card in cards}
    assert len([option for option in t.options if option.startswith("play:")]) == 7
    assert [option.replace("play", "discard") in t.options for option in t.options if option.startswith("play:")] == [True] * 7


@pytest.mark.clause("KF-component-07", "KF-archive-01", "KF-archive-04")
def test_hand_deck_and_archives_are_hidden_from_the_opponent(keyforge):
    t = keyforge.table(house="brobnar", hand=["wolf"], deck=["goat"], archives=["ox"], discard=["bear"], line=["boar"])
    sees = t.s.game.sight.sees
    assert [sees(t.s, 1, t.card(id)) for id in ("wolf", "goat", "ox")] == [False] * 3
    assert [sees(t.s, 0, t.card(id)) for id in ("wolf", "goat", "ox")] == [True, False, True]
    assert [sees(t.s, 1, t.card(id)) for id in ("bear", "boar")] == [True, True]
    for id in ("wolf", "goat", "ox"):
        assert not t.in_play(id)


@pytest.mark.clause("KF-golden-01")
def test_a_card_that_contradicts_the_rules_wins(keyforge):
    keyforge.add(relic("peace", cannot("fight", 2, Words("nadie lucha", "nobody fights"))))
    t = keyforge.table(house="brobnar", line=["wolf"], enemy_line=["goat"], enemy_artifacts=["peace"])
    assert t.refusal("fight", "wolf", "goat").clause == "KF-golden-01"
    without = keyforge.table(house="brobnar", line=["wolf"], enemy_line=["goat"])
    assert without.can("fight", "wolf", "goat")


@pytest.mark.clause("KF-cardtype-01")
def test_there_are_four_types_of_card(keyforge):
    assert set(things.TYPES) == {"action", "artifact", "creature", "upgrade"}
    t = keyforge.table(house="brobnar", hand=["coin", "anvil", "wolf", "saddle"])
    t.play("coin").play("anvil").play("wolf").play("saddle", host="")
    assert [t.zone(id) for id in ("coin", "anvil", "wolf", "saddle")] == ["discard", "artifacts", "line", "upgrades"]


@pytest.mark.clause("KF-state-01", "KF-state-02", "KF-state-03")
def test_only_a_ready_card_is_used_and_using_it_exhausts_it(keyforge):
    keyforge.add(deed("wake", ready(a(creature))))
    t = keyforge.table(house="brobnar", hand=["wake"], line=["wolf"], artifacts=["lamp"])
    assert not t.exhausted("wolf")
    t.reap("wolf")
    assert t.exhausted("wolf")
    assert t.refusal("reap", "wolf").clause == "KF-state-03"
    t.use("lamp")
    assert t.exhausted("lamp")
    assert t.refusal("action", "lamp").clause == "KF-state-03"
    t.play("wake")
    assert not t.exhausted("wolf")
    t.reap("wolf")
    assert t.aember == 3


@pytest.mark.clause("KF-state-04", "KF-artifact-01", "KF-creature-01")
def test_creatures_and_artifacts_enter_play_exhausted_on_their_players_side(keyforge):
    t = keyforge.table(house="brobnar", hand=["wolf", "lamp"])
    t.play("wolf").play("lamp")
    assert t.exhausted("wolf") and t.exhausted("lamp")
    assert t.ids("line") == ["wolf"]
    assert t.ids("artifacts") == ["lamp"]
    assert t.refusal("reap", "wolf").clause == "KF-state-03"


@pytest.mark.clause("KF-cardmark-05")
def test_traits_do_nothing_by_themselves_but_can_be_asked_for(keyforge):
    keyforge.add(
        beast("old-giant", 3, traits=("giant",)),
        deed("giant-slayer", damage(2, a(creature.trait("giant")))),
        beast("silent", 1, on_play(gain(0))),
    )
    t = keyforge.table(house="brobnar", hand=["giant-slayer"], line=["wolf"], enemy_line=["old-giant"])
    t.play("giant-slayer")
    assert t.damage("old-giant") == 2
    assert t.damage("wolf") == 0
    assert t.power("old-giant") == 3
