"""Decks: what makes one legal, lists as text, those that come with the game."""

from random import Random

import pytest

from tapete import build, games
from tapete.core.refusal import BadDocument
from tapete.games.mitos_y_leyendas import lists
from tapete.games.mitos_y_leyendas.catalogue import DECLARED, all_facts
from tapete.games.mitos_y_leyendas.decks import FREQUENCIES, entries, missing, problems, random_deck, shipped_decks
from tapete.games.mitos_y_leyendas.lists import read_list, written_list

ORO = "espada_real-er"
pytestmark = pytest.mark.usefixtures("mitos")  # which declares the cards


def clauses(cards, size=50):
    """The clauses a deck breaks, filled up with plain Oros to its size."""
    rest = size - sum(count for _, count in cards)
    return {problem.clause for problem in problems({"name": "x", "cards": [*[list(each) for each in cards], [ORO, rest]]})}


@pytest.mark.clause("ML-deck-01")
def test_a_deck_has_fifty_cards():
    assert clauses([["huracan", 3]]) == set()
    assert clauses([["huracan", 3]], 49) == {"ML-deck-01"}
    assert clauses([["huracan", 3]], 51) == {"ML-deck-01"}


@pytest.mark.clause("ML-deck-02", "ML-deck-03")
def test_three_copies_of_a_name_whatever_the_printing():
    assert clauses([["huracan", 4]]) == {"ML-deck-02"}
    assert clauses([["tsachila-in", 2], ["tsachila-co", 2]]) == {"ML-deck-02"}
    assert clauses([["tsachila-in", 1], ["tsachila-co", 2]]) == set()


@pytest.mark.clause("ML-deck-04", "ML-deck-13")
def test_one_copy_of_a_unique_card():
    assert clauses([["chacs", 1]]) == set()
    assert clauses([["chacs", 2]]) == {"ML-deck-04"}
    assert clauses([["oraculo_zingaro-mg", 1], ["oraculo_zingaro-co", 2]]) == set()
    assert clauses([["oraculo_zingaro-mg", 2]]) == {"ML-deck-04"}
    assert clauses([["oraculo_zingaro-mg", 1], ["oraculo_zingaro-co", 3]]) == {"ML-deck-02"}


@pytest.mark.clause("ML-deck-05", "ML-deck-06")
def test_oros_without_ability_are_unlimited():
    assert clauses([[ORO, 20]]) == set()
    assert clauses([["gyallarhorn", 4]]) == {"ML-deck-02"}
    assert clauses([["espada_real-co", 1], [ORO, 10]]) == set()


@pytest.mark.clause("ML-deck-09")
def test_a_card_may_allow_more_copies_of_itself():
    assert clauses([["cinturon_de_thor", 9]]) == set()


@pytest.mark.clause("ML-deck-07", "ML-deck-10")
def test_an_oro_without_ability_to_start_with_and_nothing_else_is_required():
    allies = [[id, 3] for id, card in list(DECLARED.items()) if card.type == 0 and not card.unique][:16]
    names = problems({"name": "x", "cards": [*allies, ["gyallarhorn", 2]]})
    assert "ML-deck-07" in {problem.clause for problem in names}
    assert clauses([]) == set()


@pytest.mark.clause("ML-scope-02", "ML-scope-03", "ML-scope-04", "ML-scope-08", "ML-deck-12")
def test_all_editions_are_legal_and_nothing_is_banned(mitos):
    editions = {card.edition for card in all_facts().values()}
    assert {"er", "ere", "mg", "mge", "in", "ra", "co", "ed", "ld", "ms"} == editions
    mission = {card.name for card in all_facts().values() if card.edition == "ms"}
    assert mission == {"Guardián", "Resplandor Dorado", "Tótem de Guerra", "Golpe Vampiro"}
    for id in mitos.game.catalogue:
        assert clauses([[id, 1]]) == set(), id


@pytest.mark.clause("ML-card-25")
def test_a_game_goes_the_same_way_whatever_the_frequency_of_its_cards(mitos, monkeypatch):
    def played():
        t = mitos.new_game(seed=4)
        offered = []
        chance = Random(4)
        while not t.s.over and len(offered) < 400:
            offered.append(tuple(t.options))
            t.s.choose(chance.choice(t.decision.options))
        return offered

    before = played()
    another = dict(zip(FREQUENCIES, (*FREQUENCIES[1:], FREQUENCIES[0]), strict=True))
    for card in mitos.game.catalogue.values():
        monkeypatch.setattr(card, "frequency", another.get(card.frequency, FREQUENCIES[0]))
    assert played() == before


def test_the_shipped_decks_are_legal_and_playable():
    assert len(shipped_decks()) >= 6
    for deck in shipped_decks():
        assert problems(deck) == [], deck["name"]
        assert missing(deck) == []
        assert deck["guide"]["es"] and deck["guide"]["en"]
    assert len({deck["race"] for deck in shipped_decks() if deck["level"] == "starter"}) >= 6


def test_generated_decks_are_legal():
    for number in range(12):
        assert problems(random_deck(number)) == []


@pytest.mark.clause("ML-card-01", "ML-card-03")
def test_lists_are_read_whatever_their_accents_and_written_back():
    deck = read_list("# Prueba\n3 × huracan\n2x Totem de Jaguar\nBallesta (mundo gotico) x2\n1 Inti (La Cofradía)\n")
    assert deck["name"] == "Prueba"
    assert entries(deck) == [("huracan", 3), ("totem_de_jaguar", 2), ("ballesta-mg", 2), ("inti-co", 1)]
    assert read_list(written_list(deck)) == deck
    with pytest.raises(BadDocument, match="Huracán"):
        read_list("3 Huracam")


def test_a_bad_deck_does_not_start(mitos):
    with pytest.raises(BadDocument, match="ML-deck-01"):
        mitos.game.start({"decks": [{"name": "x", "cards": [[ORO, 40]]}, shipped_decks()[0]]}, 1)
    with pytest.raises(BadDocument, match="no deck"):
        mitos.game.start({"decks": ["nadie", shipped_decks()[0]]}, 1)


def test_positions_are_written_and_read_back(mitos):
    t = mitos.table(
        gold=2,
        hand=["huracan"],
        defence=[{"card": "einheryar", "weapons": ["kunai"]}],
        enemy_attack=[{"card": "machi", "owner": 1}],
    )
    doc = t.s.game.documents.to_position(t.s)
    again = t.s.game.documents.position(doc)
    assert again.game.documents.to_position(again) == doc
    with pytest.raises(BadDocument, match="has lost"):
        t.s.game.documents.position({"players": [{"castle": []}, {"castle": ["huracan"]}]})
    with pytest.raises(BadDocument, match="did you mean"):
        t.s.game.documents.position({"players": [{"hand": ["huracam"], "castle_size": 3}, {"castle_size": 3}]})


@pytest.mark.clause("ML-scope-05")
def test_a_reprint_is_worth_the_original_card():
    listed = "2 Huracán (Leyendas – Primera Era)\n1 huracan (coleccion legendaria)\n1 Inti (Leyendas - Primera Era, Foil)\n"
    deck = read_list(listed)
    assert entries(deck) == [("huracan", 2), ("huracan", 1), ("inti-in", 1)]
    assert clauses(entries(deck)) == set()
    assert clauses(entries(read_list(listed + "1 Huracán (Colecciones Completas)\n"))) == {"ML-deck-02"}  # one card, four copies
    with pytest.raises(BadDocument, match="Huracán"):
        read_list("1 Huracán (Leyendas del Sur)")


@pytest.mark.clause("ML-scope-06", "ML-scope-07", "ML-deck-12")
@pytest.mark.parametrize("finish", ["Foil", "Legendaria", "Full Art"])
def test_a_special_finish_keeps_the_frequency(finish):
    deck = read_list(
        f"1 Ballesta (Mundo Gótico)\n1 Ballesta (Leyendas – Primera Era, {finish})\n1 Yanomami (La Ira del Nahual, {finish})"
    )
    assert [all_facts()[id].frequency for id, _ in entries(deck)] == ["vasallo", "vasallo", "cortesano"]
    rest = [*entries(deck), [ORO, 47]]
    humble = {"name": "x", "cards": [list(each) for each in rest], "frequencies": ["cortesano", "vasallo"]}
    assert problems(humble) == []
    with_real = {**humble, "cards": [["huracan", 1], *humble["cards"][:-1], [ORO, 46]]}
    assert [problem.clause for problem in problems(with_real)] == ["ML-deck-12"]
    assert problems({**with_real, "frequencies": None}) == []  # elsewhere the frequency does not matter


def test_every_wrong_line_of_a_list_is_told():
    with pytest.raises(BadDocument) as bad:
        read_list("3 Huracam\n2 Yanomami\n1 Flechro\n")
    assert "line 1" in str(bad.value) and "Huracán" in str(bad.value)
    assert "line 3" in str(bad.value) and "Flechero" in str(bad.value)


ALIADOS = "3 Huracán\n3 Yanomami\n2 Tótem de Jaguar\n"
OROS = "42 Espada Real (El Reto)\n"
READ = [("huracan", 3), ("yanomami", 3), ("totem_de_jaguar", 2), (ORO, 42)]


@pytest.mark.parametrize(
    "written",
    [
        ALIADOS + OROS,
        ("# Prueba\n" + ALIADOS + OROS).encode("utf-8-sig"),
        (ALIADOS + OROS).encode("latin-1"),
        (ALIADOS + OROS).encode("utf-16"),
        (ALIADOS + OROS).replace(" ", "\t").replace("\n", "\r\n"),
        "\ufeff" + ALIADOS + "\n\n" + OROS,
        (ALIADOS + OROS).splitlines(),
        '{"name": "x", "cards": [["huracan", 3], ["yanomami", 3], ["totem_de_jaguar", 2], ["espada_real-er", 42]]}',
        "Aliados (8)\n" + ALIADOS.replace("2 T", "Tótems: 2\n2 T") + "== Oros ==\n42 Oros\n- " + OROS + "Total: 50\n",
        "// de un torneo\n" + ALIADOS + "# no es el nombre\n" + OROS.replace("\n", "  // con esto se empieza\n"),
    ],
    ids=["plain", "BOM", "Latin-1", "UTF-16", "tabs", "blank lines", "lines", "JSON", "headings", "comments"],
)
def test_a_list_is_read_as_it_comes(mitos, written):
    deck = mitos.game.documents.read_deck(written)
    assert entries(deck) == READ
    assert problems(deck) == []
    mitos.game.start({"decks": [deck, deck]}, 1)  # what is read and legal can be played


def test_the_first_comment_names_the_deck_and_no_heading_does(mitos):
    assert mitos.game.documents.read_deck("# Aliados (3)\n# Mi mazo\n3 Huracán\n# Oros")["name"] == "Mi mazo"
    assert mitos.game.documents.read_deck("// Mi mazo\n3 Huracán\n# Oros buenos")["name"] == ""


@pytest.mark.parametrize("line", ["0 Einheryar", "Einheryar x0"])
def test_no_copies_of_a_card_are_a_mistake_of_that_line(mitos, line):
    with pytest.raises(BadDocument, match="line 2: expected one copy or more, not 0"):
        mitos.game.documents.read_deck("3 Huracán\n" + line)


def test_a_number_too_long_to_count_is_no_count(mitos):
    with pytest.raises(BadDocument, match="line 1: unknown card"):
        mitos.game.documents.read_deck("9" * 5000 + " Huracán")
    with pytest.raises(BadDocument, match="line 1: unknown card"):
        mitos.game.documents.read_deck("² Huracán")


def test_names_that_begin_with_a_number(mitos):
    written = "47 Ronin\n13 Héroes Shaolin x2\n3 47 Ronin\n"
    assert entries(mitos.game.documents.read_deck(written)) == [("47_ronin", 1), ("13_heroes_shaolin", 2), ("47_ronin", 3)]


def test_a_name_with_another_edition_is_told_the_editions_there_are(mitos):
    with pytest.raises(BadDocument, match="line 1: Ballesta is not in 'Ragnarok'; it is in Mundo Gótico and La Cofradía"):
        mitos.game.documents.read_deck("3 Ballesta (Ragnarok)")
    with pytest.raises(BadDocument, match=r"line 1: unknown card 'Balesta \(Ragnarok\)'; did you mean Ballesta"):
        mitos.game.documents.read_deck("3 Balesta (Ragnarok)")
    for edition in ("Mundo Gótico", "mundo gotico", "mg", "Mundo Gótico, Foil"):
        assert entries(mitos.game.documents.read_deck(f"3 Ballesta ({edition})")) == [("ballesta-mg", 3)]
        assert entries(mitos.game.documents.read_deck(f"3 Ballesta [{edition}]")) == [("ballesta-mg", 3)]


@pytest.mark.clause("ML-deck-04", "ML-deck-05", "ML-deck-13")
@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("3 Espada Real", [(ORO, 3)]),  # the other printing is Unique
        ("47 Espada Real", [(ORO, 47)]),
        ("1 Espada Real", [(ORO, 1)]),  # a deck begins with an Oro without ability
        ("1 Espada Real\n1 Espada Real\n9 Ábaco", [(ORO, 1), (ORO, 1), ("abaco", 9)]),
        ("1 Espada Real\n9 Ábaco", [("espada_real-co", 1), ("abaco", 9)]),  # both would be legal: the later printing
        ("1 Espada Real (La Cofradía)\n9 Espada Real", [("espada_real-co", 1), (ORO, 9)]),
        ("3 Anubis\n9 Ábaco", [("anubis-er", 3), ("abaco", 9)]),
        ("1 Anubis\n9 Ábaco", [("anubis-co", 1), ("abaco", 9)]),
    ],
)
def test_a_name_with_several_printings_means_one_with_which_the_list_is_legal(mitos, written, read):
    assert entries(mitos.game.documents.read_deck(written)) == read


def test_of_several_printings_one_that_can_be_played(mitos, monkeypatch):
    assert entries(mitos.game.documents.read_deck("3 Ballesta")) == [("ballesta-co", 3)]
    if build.which() == "compiled":
        pytest.skip("compiled code has the name of what is declared built in")
    monkeypatch.setattr(lists, "DECLARED", {id: card for id, card in DECLARED.items() if id != "ballesta-co"})
    assert entries(mitos.game.documents.read_deck("3 Ballesta")) == [("ballesta-mg", 3)]


@pytest.mark.clause("ML-deck-04")
def test_the_printing_that_a_list_names_is_kept_though_it_breaks_a_rule(mitos):
    deck = mitos.game.documents.read_deck("3 Espada Real (La Cofradía)\n47 Ábaco")
    assert entries(deck) == [("espada_real-co", 3), ("abaco", 47)]
    assert [problem.clause for problem in problems(deck)] == ["ML-deck-04"]


@pytest.mark.parametrize("count", [0, -3, True, "3"])
def test_a_count_is_a_number_from_one_on(count):
    with pytest.raises(BadDocument, match="1 or more"):
        entries({"name": "x", "cards": [["huracan", count]]})


def test_a_match_that_has_been_won_is_not_gone_on_with():
    game = games.find("mitos_y_leyendas")
    decks = game.random_setup(1)["decks"]
    game.start({"decks": decks, "best_of": 3, "results": [0]}, 1)
    with pytest.raises(BadDocument, match="results"):
        game.start({"decks": decks, "best_of": 3, "results": [0, 0]}, 1)
