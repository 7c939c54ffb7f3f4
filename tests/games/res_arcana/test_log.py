"""What the log tells: who does what, with what and how much, the cause before its effect; and who has won, and how."""

from __future__ import annotations

import pytest

from tapete.core.visibility import SPECTATOR, Shown


def told(t, lang="es", player=SPECTATOR):
    """The lines of the log so far, and an empty log from here on."""
    lines = [Shown(t.s, player).line(entry).get(lang) for entry in t.s.log]
    t.s.log = []
    return [line for line in lines if line is not None]


def logged(t):
    t.s.log = []
    return t


@pytest.mark.clause("RA-life-02", "RA-life-03")
def test_a_loss_of_life_is_told_in_one_way(res_arcana):
    rivals = [{"pool": {"life": 3}}, {"pool": {"life": 1, "gold": 1, "elan": 2}}, {}]
    t = logged(res_arcana.table(rivals, area=["fire_dragon"]))
    t.use("fire_dragon").lose("elan")
    assert told(t) == [
        "Jugador 1 usa Dragón de fuego",
        "Jugador 1 agota Dragón de fuego",
        "Jugador 2 pierde 2 de Vida (Dragón de fuego)",
        "Jugador 3 pierde 1 de Vida (Dragón de fuego)",
        "Jugador 3 pierde 1 de Elan (Dragón de fuego)",
        "Jugador 3 pierde 1 de Elan (Dragón de fuego)",
        "Jugador 4 no tiene nada que perder (Dragón de fuego)",
    ]


@pytest.mark.clause("RA-life-06", "RA-life-07", "RA-react-01")
def test_a_reaction_is_told_before_its_price_and_what_comes_of_it(res_arcana):
    rivals = [{"pool": {"life": 2, "elan": 1}, "area": ["dancing_sword"]}, {"pool": {"life": 2, "death": 1}}]
    t = logged(res_arcana.table(rivals, area=["bone_dragon"]))
    t.use("bone_dragon").react("dancing_sword").escape("bone_dragon")
    assert told(t)[2:] == [
        "Jugador 2 reacciona con Espada danzante",
        "Jugador 2 paga 1 de Elan",
        "Jugador 2 ignora la pérdida de Vida (Dragón de hueso)",
        "Jugador 2 pone 1 de Muerte sobre Espada danzante",
        "Jugador 3 responde a Dragón de hueso",
        "Jugador 3 paga 1 de Muerte",
        "Jugador 3 ignora la pérdida de Vida (Dragón de hueso)",
    ]


@pytest.mark.clause("RA-note-13", "RA-life-06")
def test_a_card_discarded_as_a_price_is_told(res_arcana):
    rival = {"pool": {"life": 2}, "hand": ["hawk", "vault"]}
    t = logged(res_arcana.table([rival], area=["wind_dragon"]))
    t.use("wind_dragon").escape("wind_dragon").choose("vault")
    assert told(t)[2:] == [
        "Jugador 2 responde a Dragón de viento",
        "Jugador 2 descarta Cámara",
        "Jugador 2 ignora la pérdida de Vida (Dragón de viento)",
    ]
    assert t.ids("discard", 2) == ["vault"]


@pytest.mark.clause("RA-effect-22", "RA-effect-23")
def test_what_is_gained_for_nothing_is_not_told(res_arcana):
    t = logged(res_arcana.table([{"pool": {"death": 2}}], area=["treant"]))
    t.use("treant")
    assert told(t)[-1] == "Jugador 1 recibe 2 de Elan (Treant)"
    poor = logged(res_arcana.table([{"pool": {"life": 2}}], area=["treant"]))
    poor.use("treant")
    assert not [line for line in told(poor) if "Elan" in line]
    assert poor.pool() == {}


@pytest.mark.clause("RA-action-05", "RA-cost-01")
def test_what_is_placed_is_told_before_what_it_costs(res_arcana):
    t = logged(res_arcana.table(hand=["elemental_spring"], pool={"elan": 2, "life": 1, "calm": 1}))
    t.place("elemental_spring")
    assert told(t, "en", player=1) == [
        "Player 1 places Elemental Spring",
        "Player 1 pays 2 Elan",
        "Player 1 pays 1 Life",
        "Player 1 pays 1 Calm",
    ]


@pytest.mark.clause("RA-action-08", "RA-action-09", "RA-comp-08")
def test_a_claim_tells_what_is_uncovered_and_an_unseen_one_what_it_was(res_arcana):
    t = logged(res_arcana.table(pool={"gold": 8}, monuments=["colossus"], monument_deck=["temple", "library"]))
    t.claim("colossus")
    assert told(t, player=1) == ["Jugador 1 reclama Coloso", "Nuevo monumento a la vista: Templo", "Jugador 1 paga 4 de Oro"]
    t.pass_turn()
    told(t)
    t.claim()
    assert told(t, player=1) == ["Jugador 1 reclama Biblioteca", "Jugador 1 paga 4 de Oro"]


@pytest.mark.clause("RA-note-05", "RA-collect-10")
def test_who_removes_and_takes_essences_and_how_many(res_arcana):
    t = logged(res_arcana.table(area=[{"card": "athanor", "elan": 7, "gold": 1}], pool={"life": 2}))
    t.use("athanor", 2).answer("x:2-life")
    assert told(t) == [
        "Jugador 1 usa Atanor",
        "Jugador 1 agota Atanor",
        "Jugador 1 quita 6 de Elan de Atanor",
        "Jugador 1 paga 2 de Vida",
        "Jugador 1 recibe 2 de Oro (Atanor)",
    ]
    t.everybody_passes()
    told(t)
    t.take("athanor")
    assert told(t) == ["Jugador 1 retira 1 de Elan de Atanor", "Jugador 1 retira 1 de Oro de Atanor"]


@pytest.mark.clause("RA-comp-10", "RA-effect-16")
@pytest.mark.parametrize(
    ("deck", "es", "en"),
    [
        ("own", "Jugador 1 mira las 2 cartas superiores de su mazo", "Player 1 looks at the top 2 cards of their deck"),
        (
            "monuments",
            "Jugador 1 mira la carta superior del mazo de monumentos",
            "Player 1 looks at the top card of the monument deck",
        ),
    ],
)
def test_a_look_tells_at_which_deck_and_at_how_many_cards(res_arcana, deck, es, en):
    t = logged(res_arcana.table(area=["seer"], deck=["hawk", "vault"], monument_deck=["temple"]))
    t.use("seer")
    told(t)
    t.answer(f"look:{deck}")
    entries = list(t.s.log)
    assert told(t) == [es]
    t.s.log = entries
    assert told(t, "en") == [en]


@pytest.mark.clause("RA-setup-18", "RA-pass-05", "RA-pass-03")
def test_items_are_told_when_they_are_chosen_and_when_they_are_exchanged(res_arcana):
    t = logged(res_arcana.new_game(players=2, mode="first_game", first=1))
    t.act("item", "research").act("item", "protection")
    assert told(t)[:3] == ["Jugador 2 elige Búsqueda", "Jugador 1 elige Protección", "Ronda 1"]
    while t.kind != "main":
        t.answer(t.options[0])
    told(t)
    t.pass_turn("divination")
    assert told(t) == [
        "Jugador 1 pasa",
        "Jugador 1 se queda con la ficha de jugador inicial",
        "Jugador 1 cambia Protección por Adivinación",
        "Jugador 1 roba una carta",
    ]


@pytest.mark.clause("RA-effect-15", "RA-effect-16", "RA-action-18")
def test_a_new_deck_is_told_and_the_drawn_card_only_to_who_draws_it(res_arcana):
    t = logged(res_arcana.table(area=["library"], discard=["hawk"]))
    t.use("library")
    entries = list(t.s.log)
    assert told(t)[2:] == ["Jugador 1 baraja sus descartes y forma con ellos un mazo nuevo", "Jugador 1 roba una carta"]
    t.s.log = entries
    assert told(t, player=0)[3:] == ["Jugador 1 roba Halcón"]
    look = logged(res_arcana.table(area=["seer"], deck=["vault"], discard=["hawk"]))
    look.use("seer")
    assert "Jugador 1 baraja sus descartes y los pone bajo su mazo" in told(look)


@pytest.mark.clause("RA-effect-22", "RA-effect-21")
def test_whose_essences_are_counted_and_what_rivals_gain(res_arcana):
    t = logged(res_arcana.table([{"pool": {"elan": 2}}, {}], area=["hypnotic_basin", "tree_of_life"]))
    t.use("hypnotic_basin").answer("rival:2")
    assert told(t)[2:] == ["Jugador 1 cuenta las esencias de Jugador 2", "Jugador 1 recibe 2 de Calma (Cuenca hipnótica)"]
    t.pass_turn().pass_turn()
    told(t)
    t.use("tree_of_life")
    assert told(t)[2:] == [
        "Jugador 1 recibe 3 de Vida (Árbol de la vida)",
        "Jugador 2 recibe 1 de Vida (Árbol de la vida)",
        "Jugador 3 recibe 1 de Vida (Árbol de la vida)",
    ]


@pytest.mark.clause("RA-victory-01", "RA-victory-06")
def test_a_check_tells_everybodys_points(res_arcana):
    t = logged(res_arcana.table([{"area": ["temple"]}], area=["nightingale"], first=2))
    t.everybody_passes()
    lines = told(t)
    check = lines.index("Se comprueba la victoria")
    assert lines[check : check + 5] == [
        "Se comprueba la victoria",
        "Jugador 1 tiene 2 puntos",
        "Jugador 2 tiene 2 puntos",
        "Todos los componentes se preparan",
        "Ronda 2",
    ]


TEN = ["great_pyramid", "colossus", "temple", "oracle", "nightingale"]


@pytest.mark.clause("RA-victory-02")
def test_the_end_tells_who_won_with_how_many_points(res_arcana):
    t = logged(res_arcana.table([{"area": ["hawk"]}], area=TEN))
    t.everybody_passes()
    assert told(t)[-4:] == [
        "Se comprueba la victoria",
        "Jugador 1 tiene 11 puntos",
        "Jugador 2 tiene 0 puntos",
        "Jugador 1 gana la partida con 11 puntos",
    ]


@pytest.mark.clause("RA-victory-03", "RA-victory-04")
@pytest.mark.parametrize(
    ("gold", "last"),
    [
        (1, ["Jugador 1 gana la partida con 10 puntos"]),
        (0, ["Jugador 1 comparte la victoria con 10 puntos", "Jugador 2 comparte la victoria con 10 puntos"]),
    ],
)
def test_the_end_tells_how_a_tie_was_broken(res_arcana, gold, last):
    theirs = [{"card": "catacombs_of_the_dead", "death": 9}, "ring_of_midas"]
    t = logged(res_arcana.table([{"area": theirs, "pool": {"elan": 1}}], area=TEN[:-1], pool={"gold": gold, "life": 1 - gold}))
    t.everybody_passes()
    ends = told(t)
    assert ends[-2 - len(last) :] == [
        f"Jugador 1 desempata con {2 * gold + 1 - gold} esencia{'s' if gold else ''} (cada Oro vale 2)",
        "Jugador 2 desempata con 1 esencia (cada Oro vale 2)",
        *last,
    ]


@pytest.mark.clause("RA-match-04", "RA-match-05", "RA-match-06", "RA-match-12")
def test_a_match_tells_its_games_its_picks_and_its_winner(res_arcana):
    t = logged(res_arcana.table([{"hand": ["vault"]}], area=TEN, hand=["crypt"], match={"game": 1}))
    t.everybody_passes()
    assert told(t)[-2:] == ["Jugador 1 gana la partida con 11 puntos", "Partida 2 del enfrentamiento"]
    t.answer("first:2").act("pick", "vault")
    assert told(t)[:2] == ["Jugador 2 será el jugador inicial", "Jugador 2 toma Cámara"]
    last = logged(res_arcana.table(area=TEN, match={"game": 2, "wins": [1, 0]}))
    last.everybody_passes()
    assert told(last)[-2:] == ["Jugador 1 gana la partida con 11 puntos", "Jugador 1 gana el enfrentamiento"]
    drawn = logged(res_arcana.table([{"area": ["hawk"]}], area=TEN, match={"game": 3, "wins": [0, 1]}))
    drawn.everybody_passes()
    assert told(drawn)[-1] == "El enfrentamiento acaba en empate"


@pytest.mark.parametrize(
    ("card", "shown"),
    [
        ("hawk", "Halcón (agotado)"),
        ("crypt", "Cripta (agotada)"),
        ("dragon_teeth", "Dientes de dragón (agotados)"),
        ("catacombs_of_the_dead", "Catacumbas (agotadas)"),
    ],
)
def test_a_turned_component_agrees_with_its_name(res_arcana, card, shown):
    from tapete.games.res_arcana.board import board

    t = res_arcana.table(area=[{"card": card, "turned": True}])
    assert any(shown in line for line in board(t.s, 0, "es", 120))


def test_the_rulebooks_words_are_used_everywhere(res_arcana):
    """*Agotar* and *preparar*, not *girar* and *enderezar*: in texts, log, options and refusals."""
    from tapete.games.res_arcana.rules import refusals

    game = res_arcana.game
    said = [card.text("es") for card in game.catalogue.values()]
    said += [phrase.es for phrase in game.phrases.values()]
    said += [kind.log.es for kind in game.event_kinds if kind.log is not None]
    said += [value.reason.es for name, value in vars(refusals).items() if name.isupper()]
    assert [text for text in said if "gir" in text.lower().split() or "gira" in text.lower() or "endere" in text.lower()] == []
    assert sum("agota" in text.lower() for text in said) > 60


@pytest.mark.clause("RA-note-21")
def test_who_turns_the_cursed_forge_rather_than_pay_is_told(res_arcana):
    t = logged(res_arcana.collecting(["cursed_forge"], {"death": 1}))
    t.answer("option:turn")
    assert "Jugador 1 agota Forja maldita" in told(t)
