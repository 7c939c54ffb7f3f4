"""Res Arcana in words: options, texts, the board, and what it does not show."""

from __future__ import annotations

import pytest

from tapete.contract import check_language
from tapete.core import randomness
from tapete.core.labels import labels, phrase_of
from tapete.core.symbols import spelled
from tapete.core.text import plain
from tapete.games.res_arcana.board import board
from tapete.games.res_arcana.signs import SIGNS
from tapete.games.res_arcana.things import ELAN, LIFE, SAW_DECK
from tapete.games.res_arcana.vocabulary.essences import GainCost

LANGUAGES = ("es", "en")


def text(kit, id, lang="es"):
    return kit.game.catalogue[id].text(lang)


@pytest.mark.parametrize(
    ("id", "es", "en"),
    [
        ("mermaid", "paga 1 de Calma, Vida u Oro: pon esa esencia", "pay 1 Calm, Life or Gold: put that essence"),
        ("hypnotic_basin", "recibe tanta Calma como Elan tenga", "gain as much Calm as they have Elan"),
        ("treant", "recibe tanto Elan como Muerte tenga", "gain as much Elan as they have Death"),
        ("sea_serpent", "a menos que destruya uno de sus artefactos", "unless they destroy one of their artifacts"),
        ("wind_dragon", "a menos que descarte una carta de su mano", "unless they discard a card from their hand"),
        ("celestial_horse", "2 esencias que no sean Oro ni Muerte", "2 essences other than Gold or Death"),
        ("magical_shard", "1 esencia que no sea Oro", "1 essence other than Gold"),
        ("dragons_lair", "Agota este componente y uno de tus dragones: pon", "Turn this component and one of your Dragons: put"),
        (
            "philosophers_stone",
            "paga 2 esencias cualesquiera y X esencias idénticas",
            "pay any 2 essences and X identical essences",
        ),
        ("temple", "Reacción a una pérdida de Vida (agota este componente): ignórala.", "(turn this component): ignore it."),
        ("dragon_bridle", "Reacción al efecto de un dragón (agota este componente): ignóralo.", "Reaction to a Dragon’s effect"),
        ("guard_dog", "Mientras esté agotado, paga 1 de Elan: prepara", "While it is turned, pay 1 Elan: straighten"),
        (
            "sacrificial_pit",
            "recibe tanto Oro como sume el coste impreso",
            "gain Gold equal to the destroyed artifact’s printed cost.",
        ),
    ],
)
def test_sentences_sound_right(res_arcana, id, es, en):
    assert es in text(res_arcana, id)
    assert en in text(res_arcana, id, "en")


@pytest.mark.parametrize(
    ("id", "es"),
    [
        ("athanor", "artefacto · coste: 1 Elan, 1 Oro · ↷, −1 Elan ▶ ↴ 2 Elan ‖ ↷, ⤴ 6 Elan, −X = ▶ +X Oro"),
        ("sea_serpent", "artefacto, dragón, criatura · coste: 3 Vida, 6 Calma · 1 punto · ↷ ▶ ♥ −2 (✖ artefacto)"),
        ("guard_dog", "artefacto, criatura · coste: 1 Elan · (↷) −1 Elan ▶ ↶ este componente ‖ ⚡♥ ↷ ▶ ⛨"),
        ("prism", "artefacto · sin coste · ↷, −1 ◇ ▶ +2 ◇ ≠Oro ‖ ↷, −X = ▶ +X ◇ ≠Oro"),
        ("golden_statue", "monumento · coste: 4 Oro · 1 punto · ⚡★ ↷, −3 Oro ▶ +3 ★"),
        ("great_pyramid", "monumento · coste: 4 Oro · 3 puntos"),
    ],
)
def test_symbols_are_compact(res_arcana, id, es):
    assert res_arcana.game.speech.facts_text(res_arcana.game.catalogue[id], "es") == es


def test_both_languages_print_without_holes(res_arcana):
    check_language(res_arcana.game)


def test_every_option_of_random_games_has_a_phrase_in_both_languages(res_arcana):
    game = res_arcana.game
    kinds = set()
    for number in range(12):
        s = game.start(game.random_setup(number), number)
        for move in range(500):
            if s.decision is None:
                break
            for option in s.decision.options:
                assert phrase_of(game, s.decision.kind, option) is not None, f"{s.decision.kind}: {option.id}"
            for lang in LANGUAGES:
                told = labels(s, lang)
                assert len(set(told)) == len(told), f"{s.decision.kind}: two options say the same: {told}"
                assert not [each for each in told if not each.strip() or "{" in each or (":" in each and each.endswith(":"))]
            kinds.add(s.decision.kind)
            options = s.decision.options
            s.choose(options[randomness.number(number, move, len(options))])
    assert len(kinds) >= 15, kinds


def test_options_are_told_with_their_prices(res_arcana):
    area = ["bone_dragon", {"card": "athanor", "elan": 2}]
    t = res_arcana.table(
        [{"pool": {"death": 1}}],
        area=area,
        hand=["vault"],
        pool={"gold": 5, "life": 1},
        monuments=["colossus"],
        monument_deck=["temple"],
    )
    assert labels(t.s, "es") == [
        "Pon en juego Cámara (1 Oro, 1 cualquiera)",
        "Reclama Coloso (4 Oro)",
        "Reclama el monumento de encima del mazo, sin verlo",
        "Descarta Cámara por 1 de Oro",
        "Descarta Cámara por 2 esencias",
        "Dragón de hueso. Agota este componente: cada rival pierde 2 de Vida a menos que pague 1 de Muerte.",
        "Pasa hasta la próxima ronda",
    ]
    t.use("bone_dragon")
    assert labels(t.s, "es") == ["Paga 1 de Muerte e ignora a Dragón de hueso", "No reacciones"]
    assert labels(t.s, "en") == ["Pay 1 Death and ignore Bone Dragon", "Do not react"]
    collecting = res_arcana.collecting([{"card": "athanor", "elan": 2, "gold": 1}])
    assert labels(collecting.s, "es") == ["Retira 2 de Elan y 1 de Oro de Atanor", "No retires nada de Atanor"]


def test_a_known_top_monument_is_named_only_to_who_looked(res_arcana):
    t = res_arcana.table([{"pool": {"gold": 4}}], area=["seer"], pool={"gold": 4}, monument_deck=["temple", "library", "oracle"])
    t.use("seer").act("next", "oracle").act("next", "library")
    assert "Reclama el monumento de encima del mazo, sin verlo" in labels(t.s, "es"), "player 2 has not looked"
    t.pass_turn()
    assert "Reclama Oráculo (4 Oro)" in labels(t.s, "es")
    assert any("Oráculo, Biblioteca, Templo" in line for line in board(t.s, 0, "es", 120))
    assert not any("Oráculo" in line for line in board(t.s, 1, "es", 120))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_board_fits_and_hides_hands_and_decks(res_arcana, lang, width):
    game = res_arcana.game
    for number in range(6):
        s = game.start(game.random_setup(number), number)
        for move in range(160):
            if s.decision is None:
                break
            if move % 20 == 0:
                for viewer in range(s.players):
                    lines = board(s, viewer, lang, width)
                    assert max(len(line) for line in lines) <= width
                    check_secrets(s, viewer, "\n".join(lines), lang)
            options = s.decision.options
            s.choose(options[randomness.number(number, move, len(options))])


def check_secrets(s, viewer, shown, lang):
    """No name of a card that this player does not see, unless it is in the own deck."""
    hidden = []
    shown = " ".join(shown.split())
    known = []
    for card in range(len(s.cards)):
        own_deck = s.place[card] == viewer and s.tallies[SAW_DECK][viewer]
        (known if s.game.sight.sees(s, viewer, card) or own_deck else hidden).append(s.cards[card].name.text(lang))
    for name in sorted(known, key=len, reverse=True):
        shown = shown.replace(name, "")  # "Alchemist" is part of "Alchemist's Tower"
    assert not [name for name in hidden if name in shown]


def test_the_board_shows_pools_points_turned_components_and_the_match(res_arcana):
    rival = {
        "pool": {"calm": 3},
        "area": [{"card": "hawk", "turned": True}, {"card": "research", "resting": True}],
        "passed": True,
        "discard": ["vault"],
    }
    t = res_arcana.table(
        [rival],
        area=[{"card": "catacombs_of_the_dead", "death": 4}],
        pool={"gold": 2},
        hand=["sea_serpent"],
        deck=["prism"],
        match={"game": 2, "wins": [0, 1]},
    )
    shown = "\n".join(board(t.s, 0, "es", 120))
    assert "partida 2 del enfrentamiento (0–1)" in shown
    assert "Jugador 2 │ 3 Calma │ 0 puntos │ mano 0 mazo 0 descartes 1 │ ha pasado" in shown
    assert "↷ Halcón (agotado)" in shown
    assert "Búsqueda (hasta la próxima ronda)" in shown
    assert "descartes: Cámara" in shown
    assert "▶ Jugador 1 (tú) │ 2 Oro │ 5 puntos" in shown
    assert "Catacumbas [4 Muerte]" in shown
    assert "Serpiente marina — 3 Vida, 6 Calma, dragón, criatura" in shown
    assert "Tu mazo, en un orden que no conoces: Prisma" in shown


def test_an_amount_that_depends_on_a_cost_is_said_for_every_essence():
    assert spelled(GainCost("destroyed", 1, ELAN).symbols(), SIGNS, "es") == "+(coste+1) Elan"
    assert (
        plain(GainCost("destroyed", 0, LIFE).clause("es", "tell"))
        == "recibe tanta Vida como sume el coste impreso del artefacto destruido"
    )
    assert (
        plain(GainCost("discarded", 2).clause("en", "tell"))
        == "gain essences other than Gold equal to the discarded card’s printed cost, plus 2"
    )
