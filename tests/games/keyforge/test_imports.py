"""Decks written by other programs, and the checks on a deck."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from pathlib import Path

import pytest

from tapete.core.codec import digest
from tapete.core.refusal import BadDocument
from tapete.games.keyforge import game
from tapete.games.keyforge.catalogue import DECLARED, SETS, all_facts, printings
from tapete.games.keyforge.decks import generated_deck, random_deck, read_deck, shipped_decks
from tapete.games.keyforge.imports import problems, read_decks
from tapete.games.keyforge.things import HOUSE_NAMES, HOUSES

game()  # declares the cards

SAMPLES = Path(__file__).parents[4] / "shared" / "data" / "keyforge" / "import_samples"


def only(data):
    decks, errors = read_decks(data)
    assert not errors
    return decks[0]


def test_master_vault_raw_lists_copies_by_link():
    data = {
        "data": {"name": "Prueba", "_links": {"cards": ["x", "y", "x"]}},
        "_linked": {
            "cards": [
                {"id": "x", "card_title": "Bad Penny", "house": "Shadows"},
                {"id": "y", "card_title": "Coward’s End", "house": "Brobnar"},
            ]
        },
    }
    deck = only(data)
    assert deck["name"] == "Prueba"
    assert deck["cards"] == [["bad-penny", "shadows"], ["coward-s-end", "brobnar"], ["bad-penny", "shadows"]]
    assert deck["houses"] == ["brobnar", "shadows"]


def test_a_link_without_its_card_names_the_field():
    data = {"data": {"name": "x", "_links": {"cards": ["z"]}}, "_linked": {"cards": []}}
    with pytest.raises(BadDocument, match=r"data\._links\.cards\[0\]"):
        read_decks(data)


def test_a_flattened_deck_keeps_mavericks_per_copy():
    cards = [
        {"card_title": "Shadow Self", "house": "Logos", "is_maverick": True},
        {"card_title": "Shadow Self", "house": "Shadows", "is_maverick": False},
    ]
    deck = only({"name": "x", "cards": cards, "houses": None})
    assert deck["cards"] == [["shadow-self", "logos"], ["shadow-self", "shadows"]]


def test_decks_of_keyforge_groups_cards_by_house_and_reads_several_decks():
    group = {"house": "Untamed", "cards": [{"cardTitle": "Dust Pixie"}, {"cardTitle": "Full Moon"}]}
    good = {"deck": {"name": "a", "housesAndCards": [group]}}
    bad = {"deck": {"name": "b", "housesAndCards": [{"house": "Untamed", "cards": [{"cardTitle": "No Such Card"}]}]}}
    decks, errors = read_decks([good, bad])
    assert [deck["name"] for deck in decks] == ["a"]
    assert errors[0].field == "[1].cards" and read_decks([good, 7])[1][0].field == "[1]"
    assert "No Such Card" in errors[0].reason.es and "No Such Card" in errors[0].reason.en


def test_keyteki_counts_copies():
    cards = [{"id": "anger", "count": 2}, {"id": "pitlord", "count": 1, "maverick": "logos"}]
    assert only({"name": "x", "houses": ["brobnar"], "cards": cards})["cards"] == [
        ["anger", "brobnar"],
        ["anger", "brobnar"],
        ["pitlord", "logos"],
    ]


def test_unknown_cards_are_all_named():
    with pytest.raises(BadDocument, match="unknown: Foo Bar, Zzap"):
        read_decks({"name": "x", "houses": [], "cards": ["Zzap", "Foo Bar", "anger"]})


def test_something_else_is_refused_with_what_is_expected():
    with pytest.raises(BadDocument, match="Master Vault"):
        read_decks({"cards": []})


def test_a_deck_has_three_houses_of_twelve():
    deck = random_deck(7)
    assert problems(deck) == []
    short = {**deck, "cards": deck["cards"][1:]}
    assert any("35 cards" in problem.en and "35 cartas" in problem.es for problem in problems(short))
    assert any("11 cards of" in problem.en and "11 cartas de" in problem.es for problem in problems(short))
    two = {**deck, "cards": [[id, "dis"] for id, _ in deck["cards"][:24]] + deck["cards"][24:]}
    assert any("KF-component-02" in problem.en for problem in problems(two)) == (len({h for _, h in two["cards"]}) != 3)


@pytest.mark.clause("KF-overview-03")
def test_a_deck_list_comes_back_as_it_was_written():
    for deck in shipped_decks():
        again = only(json.loads(json.dumps(deck)))
        assert again["cards"] == deck["cards"]
        assert read_deck(again).data()["cards"] == deck["cards"]


def test_the_ten_real_decks_play():
    assert len(shipped_decks()) == 10
    for deck in shipped_decks():
        assert problems(deck) == []


def test_the_generator_is_deterministic_and_follows_rarity():
    assert random_deck(3) == random_deck(3)
    assert random_deck(3) != random_deck(4)
    rarities = [all_facts()[id].rarity for number in range(60) for id, _ in random_deck(number)["cards"]]
    common = rarities.count("Common") / len(rarities)
    assert 0.5 < common < 0.66


@pytest.mark.skipif(not SAMPLES.exists(), reason="the import samples are not beside this checkout")
@pytest.mark.parametrize("name", ["mastervault_deck_raw_2018.json", "mastervault_deck_flattened.json"])
def test_real_exports_are_playable(name):
    deck = only(json.loads((SAMPLES / name).read_text(encoding="utf-8")))
    assert problems(deck) == []


def test_random_decks_without_a_set_are_what_they_were():
    """Records, golden files and counted trees are made from their numbers."""
    written = json.dumps([random_deck(number) for number in range(300)])
    assert hashlib.sha256(written.encode()).hexdigest() == "b231bd2986d141fe577c3441e5a7f4d365cc663b3443c3f8023f8c7997c061d0"
    assert [random_deck(number, "CotA") for number in range(20)] == [random_deck(number) for number in range(20)]


@pytest.mark.parametrize("set_id", ["AoA", "WC"])
def test_a_random_deck_of_a_later_set_has_what_that_set_prints(set_id):
    decks = [random_deck(number, set_id) for number in range(200)]
    printed = {facts.id: facts for facts in printings() if facts.set == set_id}
    copies = [copy for deck in decks for copy in deck["cards"]]
    for deck in decks:
        assert problems(deck) == [] and deck["name"].startswith(f"{set_id} #")
    for id, house in copies:
        assert id in DECLARED and HOUSES[printed[id].house] == house and printed[id].house >= 0, "no Anomalies, no Mavericks"
    assert {house for _, house in copies} == {HOUSES[facts.house] for facts in printed.values() if facts.house >= 0}
    assert any(all_facts()[id].set == "CotA" for id, _ in copies), "its reprints too"
    assert any(all_facts()[id].set == set_id for id, _ in copies)
    common = sum(printed[id].rarity == "Common" for id, _ in copies) / len(copies)
    assert 0.54 < common < 0.62


def test_a_set_that_is_not_there_is_refused_with_those_that_are():
    for asked in (lambda: random_deck(1, "MM"), lambda: generated_deck("MM #1")):
        with pytest.raises(BadDocument) as refused:
            asked()
        assert "«MM»" in refused.value.reason.es and "'MM'" in refused.value.reason.en
        assert all(id in refused.value.reason.en and name.es in refused.value.reason.es for id, name in SETS.items())


def test_the_name_of_a_random_deck_gives_it_wherever_a_deck_is_read():
    read = game().documents.read_deck
    assert read("#7") == random_deck(7)
    assert read("AoA #7") == read("age of ascension #7") == random_deck(7, "AoA") == read(random_deck(7, "AoA")["name"])
    assert read("Mundos en colisión #12\n") == random_deck(12, "WC")
    for text in ("AoA", "AoA #", "AoA #x", "#" + "9" * 40, "a\n#7"):
        with pytest.raises(BadDocument, match="expected Master Vault"):
            read(text)


# ---------------------------------------------------------------------------------------------------------- decks of the later sets


def decks_of_keyforge(deck, expansion):
    """The deck as Decks of KeyForge writes it."""
    groups = [
        {"house": house, "cards": [{"cardTitle": all_facts()[id].name.en} for id, each in deck["cards"] if each == house]}
        for house in deck["houses"]
    ]
    return {"deck": {"name": deck["name"], "expansion": expansion, "housesAndCards": groups}}


@pytest.mark.parametrize(
    ("set_id", "expansion"), [("CotA", "CALL_OF_THE_ARCHONS"), ("AoA", "AGE_OF_ASCENSION"), ("WC", "WORLDS_COLLIDE")]
)
def test_decks_of_all_three_sets_are_read_from_both_programs(set_id, expansion):
    for number in range(30):
        deck = random_deck(number, set_id)
        for written in (flattened(deck), decks_of_keyforge(deck, expansion)):
            read = only(written)
            assert sorted(read["cards"]) == sorted(deck["cards"]) and problems(read) == []
        assert game().start({"decks": [flattened(deck), decks_of_keyforge(deck, expansion)]}, 1).players == 2


def test_all_cards_of_the_three_sets_are_there():
    assert set(all_facts()) == set(DECLARED)


def test_a_deck_with_a_card_that_is_not_implemented_is_refused_by_its_name(monkeypatch):
    """None is missing today: one of the catalogue is taken away."""
    deck = random_deck(1, "WC")
    monkeypatch.delitem(DECLARED, "cxo-taber")
    deck["cards"] = [["cxo-taber", deck["houses"][0]], *deck["cards"][1:]]
    for written in (deck, flattened(deck), decks_of_keyforge(deck, "WORLDS_COLLIDE")):
        with pytest.raises(BadDocument) as refused:
            game().start({"decks": [FIRST, written]}, 1)
        name = all_facts()["cxo-taber"].name
        assert f"their rules not yet written: {name.en}" in refused.value.reason.en
        assert f"aún no están escritas: {name.es}" in refused.value.reason.es
        assert refused.value.field.startswith("decks[1]")


@pytest.mark.parametrize("expansion", [479, "MASS_MUTATION"])
def test_a_deck_of_a_later_set_is_refused_with_all_that_keeps_it_out(expansion):
    cards = [
        {"cardTitle": "Anger", "bonusDraw": 1},
        {"cardTitle": "CXO Taber"},
        {"cardTitle": "Dark Minion"},
        {"cardTitle": "Infomorph"},
    ]
    written = {"name": "x", "expansion": expansion, "housesAndCards": [{"house": "Unfathomable", "cards": [cards[0]]}]}
    written["housesAndCards"].append({"house": "Dis", "cards": cards[1:]})
    with pytest.raises(BadDocument) as refused:
        read_decks(written)
    en, es = refused.value.reason.en, refused.value.reason.es
    assert en.startswith(f"unknown: Dark Minion, Infomorph; {ICONS}")
    assert f"{ICONS}: Anger (draw)" in en and "el mazo es de Mass Mutation, y aquí se juega con La Llamada" in es
    assert "the deck is of Mass Mutation, and Call of the Archons, Age of Ascension and Worlds Collide are played here" in en


def test_a_house_that_is_not_there_is_told_if_nothing_else_is_wrong():
    with pytest.raises(BadDocument, match="Unfathomable"):
        read_decks({"name": "x", "housesAndCards": [{"house": "Unfathomable", "cards": [{"cardTitle": "Anger"}]}]})


VAULT_ID = "10ff6ac7-c6c9-444b-a1aa-10fe87c3c524"


@pytest.mark.parametrize(
    "written", [VAULT_ID, f" {VAULT_ID.upper()}\n", f"https://www.keyforgegame.com/deck-details/{VAULT_ID}?x=1"]
)
def test_a_link_or_an_id_of_master_vault_is_explained(written):
    with pytest.raises(BadDocument) as refused:
        game().documents.read_deck(written)
    assert f"api/decks/v2/{VAULT_ID}/?links=cards" in refused.value.reason.en and "navegador" in refused.value.reason.es
    assert "network" in refused.value.reason.en and "red" in refused.value.reason.es


def as_list(deck, lang, headings=True):
    """A deck as a person lists it."""
    rows = [str(deck["name"])]
    for house in deck["houses"]:
        rows += ["", getattr(HOUSE_NAMES[house], lang) + ":"] if headings else []
        counts = Counter([id for id, each in deck["cards"] if each == house])
        rows += [f"{count}x {getattr(all_facts()[id].name, lang)}" for id, count in counts.items()]
    return "\n".join(rows)


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("set_id", list(SETS))
def test_a_list_of_names_is_a_deck(set_id, lang):
    for number in range(20):
        deck = random_deck(number, set_id)
        for text in (as_list(deck, lang), as_list(deck, lang, headings=False)):
            read = only(text)
            assert read["name"] == deck["name"] and sorted(read["cards"]) == sorted(deck["cards"]) and problems(read) == []


def test_a_list_may_count_its_cards_in_several_ways_and_says_the_house_of_a_maverick():
    text = "Logos (12)\n- 2 Troll (Maverick)\nBatdrone x3\n1-2 Punch\n\nDis\nDust Imp\n"
    assert only(text)["cards"] == [
        *[["troll", "logos"]] * 2,
        *[["batdrone", "logos"]] * 3,
        ["1-2-punch", "logos"],
        ["dust-imp", "dis"],
    ]


def test_a_list_with_names_that_are_not_known_is_refused_with_all_of_them():
    with pytest.raises(BadDocument, match="Nobody, Somebody"):
        read_decks("Mine\nTroll\nSomebody\nBumpsy\nNobody")
    for text in ("Nobody\nSomebody", "Logos\nDis"):
        with pytest.raises(BadDocument, match="a list of names"):
            read_decks(text)


def test_another_link_is_no_deck_either():
    with pytest.raises(BadDocument, match="nothing is fetched"):
        read_decks("https://example.org/deck")


# ---------------------------------------------------------------------------------------------------------------- what is left out

ICONS = "without the bonus icons of later sets"


def test_the_icons_that_a_later_set_adds_to_a_copy_are_named():
    """In each form: nothing of a deck is dropped without a word, and such a deck is not the one it was."""
    cards = [{"id": "x", "card_title": "Anger", "house": "Brobnar"}, {"id": "y", "card_title": "Punch", "house": "Brobnar"}]
    icons = [{"card_id": "x", "bonus_icons": ["capture", "amber"]}]
    raw = {"data": {"name": "a", "_links": {"cards": ["x", "y"]}, "bonus_icons": icons}, "_linked": {"cards": cards}}
    flat = {"name": "a", "cards": cards, "bonus_icons": icons}
    group = {"house": "Brobnar", "cards": [{"cardTitle": "Anger", "bonusCapture": 2, "bonusDamage": 0}, {"cardTitle": "Punch"}]}
    keyteki = {"name": "a", "cards": [{"id": "anger", "enhancements": ["draw"]}, {"id": "punch", "enhancements": None}]}
    found = [only(each) for each in (raw, flat, {"name": "a", "housesAndCards": [group]}, keyteki)]
    assert [deck["left_out"] for deck in found] == [
        ["Anger (capture, amber)"],
        ["Anger (capture, amber)"],
        ["Anger (capture, capture)"],
        ["anger (draw)"],
    ]
    for deck in found:
        assert any(ICONS in problem.en and "sin los iconos" in problem.es for problem in problems(deck))
        assert only(json.loads(json.dumps(deck)))["left_out"] == deck["left_out"], "also when it comes back as we wrote it"


def test_a_deck_without_added_icons_says_nothing_of_them():
    group = {"house": "Brobnar", "cards": [{"cardTitle": "Anger", "enhanced": False, "bonusCapture": 0, "bonusAember": 0}]}
    deck = only({"name": "a", "housesAndCards": [group]})
    assert "left_out" not in deck
    assert not any(ICONS in problem.en for problem in problems(deck))


def test_an_anomaly_without_a_house_is_not_given_one():
    with pytest.raises(BadDocument, match="KF-cardmark-01"):
        read_decks({"name": "x", "cards": [{"id": "ghostform"}]})
    assert only({"name": "x", "cards": [{"id": "ghostform", "anomaly": "dis"}]})["cards"] == [["ghostform", "dis"]]


# ---------------------------------------------------------------------------------------------------------------- decks of a setup

FIRST, SECOND = shipped_decks()[:2]


def flattened(deck):
    """The deck as Master Vault writes it."""
    cards = [{"card_title": all_facts()[id].name.en, "house": house.capitalize()} for id, house in deck["cards"]]
    return {"name": deck["name"], "expansion": 341, "cards": cards, "houses": None}


def test_a_deck_of_master_vault_is_read_wherever_a_deck_is():
    assert game().documents.read_deck(flattened(FIRST)) == {**FIRST, "houses": sorted(FIRST["houses"], key=HOUSES.index)}
    s = game().start({"decks": [flattened(FIRST), SECOND], "first": 0}, 1)
    same = game().start({"decks": [FIRST, SECOND], "first": 0}, 1)
    assert digest(s) == digest(same)
    assert s.setup["decks"][0]["cards"] == FIRST["cards"], "from then on it is written as ours"


@pytest.mark.clause("KF-overview-03", "KF-component-02")
@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (FIRST["cards"][:10], "10 cards; an Archon deck has 36"),
        (FIRST["cards"] + FIRST["cards"][:1], "37 cards; an Archon deck has 36"),
        (FIRST["cards"][:1], "1 card; an Archon deck has 36; 1 house "),
        ([[id, FIRST["houses"][0]] for id, _ in FIRST["cards"]], "1 house "),
    ],
)
def test_a_deck_that_is_no_archons_is_refused_unless_the_setup_allows_it(cards, said):
    short = {**FIRST, "cards": cards}
    with pytest.raises(BadDocument) as refused:
        game().start({"decks": [SECOND, short]}, 1)
    assert refused.value.field == "decks[1]"
    assert said in refused.value.reason.en and "any_deck" in refused.value.reason.es
    assert game().start({"decks": [SECOND, short], "any_deck": True}, 1).players == 2
    with pytest.raises(BadDocument, match="any_deck"):
        game().start({"decks": [SECOND, FIRST], "any_deck": "yes"}, 1)


@pytest.mark.clause("KF-component-02")
def test_the_identity_card_shows_the_houses_of_the_cards():
    other = next(house for house in HOUSES if house not in FIRST["houses"])
    masked = {**FIRST, "houses": [other, *FIRST["houses"][1:]]}
    with pytest.raises(BadDocument, match="the identity card shows"):
        game().start({"decks": [masked, SECOND]}, 1)


@pytest.mark.parametrize(
    ("setup", "field", "hint"),
    [
        ({"deks": [FIRST, SECOND]}, "deks", "decks"),
        ({"decks": [FIRST, SECOND], "mode": "adaptive"}, "mode", ""),
        ({"decks": [FIRST, SECOND], "frist": 0}, "frist", "first"),
        ({"position": {"game": "keyforge", "players": [{}, {}]}, "first": 0}, "first", ""),
    ],
)
def test_a_field_that_a_setup_does_not_have_is_refused_with_the_nearest_one(setup, field, hint):
    with pytest.raises(BadDocument) as refused:
        game().start(setup, 1)
    assert refused.value.field == field
    assert hint in refused.value.reason.es and hint in refused.value.reason.en
