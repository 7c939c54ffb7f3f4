"""What the log and the terminal tell: who did what to whom, where and how much; poison, exhaustion, and how it ended."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeon_alliance.whole_games import GAME, drafted, play

from tapete.core.labels import labels
from tapete.core.visibility import SPECTATOR, Shown
from tapete.games.dungeon_alliance import board
from tapete.games.dungeon_alliance import things as t
from tapete.testing import Table

OPEN: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}], "hallways": [[[1, 0], [1, 1]]]}


def told(table: Table, lang: str = "es") -> list[str]:
    """The lines of the log, as everybody reads them."""
    assert table.s.log is not None
    lines = [Shown(table.s, SPECTATOR).line(entry) for entry in table.s.log]
    return [str(line[lang]) for line in lines if lang in line]


def logging(table: Table) -> Table:
    table.s.log = []
    return table


# -- the log


def test_an_attack_is_told_before_what_comes_of_it_and_says_which_orc(dungeon):
    t_ = logging(dungeon("bull", at="e2", monsters={"orc": "e3", "orc#2": "d3"}, under=["spiked_club"]))
    t_.act("attack", "orc#2")
    assert told(t_) == ["Bull ataca a Orco (d3) con potencia 5", "Bull hace 3 de daño a Orco (d3)"]
    assert told(t_, "en") == ["Bull attacks Orc (d3) with strength 5", "Bull deals 3 damage to Orc (d3)"]
    t_ = logging(dungeon("melinda", at="e2", monsters={"minotaur": "e3"}))
    t_.act("attack", "minotaur")
    assert told(t_) == ["Melinda ataca a Minotauro (e3) con potencia 2", "Minotauro (e3) tiene defensa 2: no hay daño"]


def test_participles_agree_with_who_they_are_said_of(dungeon):
    for monster, line in (("cave_spider", "Araña Cavernaria (e3) es eliminada"), ("goblin", "Goblin (e3) es eliminado")):
        t_ = logging(dungeon("bull", at="e2", monsters={monster: "e3"}, under=["spiked_club"]))
        t_.act("attack", monster)
        assert line in told(t_)
    for card, monster, line in (("slumber", "gargoyle", "queda exhausta"), ("slumber", "ogre", "queda exhausto")):
        t_ = logging(dungeon("mysterios", at="e1", monsters={monster: "e3"}, hand=[card]))
        t_.act("play", card, monster)
        assert told(t_)[-1].endswith(line)


@pytest.mark.clause("DA-damage-10", "DA-final-05")
def test_poison_is_told_as_poison_when_it_comes_spreads_and_goes(dungeon):
    mine = {"exhausted": True}
    t_ = logging(dungeon(at="e4", hero=mine, monsters={"cave_spider": "e5"}, cycle=4, active=2, first=1, activating=False, **OPEN))
    t_.act("activate", "holgar").answer("done")
    while t_.s.world[t.ROUND] == 1:
        t_.s.choose(t_.decision.options[0])
    lines = told(t_)
    assert "Petra recibe 1 de daño por veneno" in lines
    heading = lines.index("Fase final de la ronda 1: héroes y monstruos se preparan")
    assert lines[heading + 1] == "Petra recibe 1 de daño por veneno", "it spreads under the heading of the final phase"
    t_ = logging(dungeon(at="e2", hero={"poison": 1, "damage": 1})).answer("rest")
    assert told(t_) == ["Petra descansa", "Petra se quita 1 de daño", "Petra se quita 1 de daño por veneno"]


def test_a_card_says_who_plays_it_and_on_whom(dungeon):
    friends = [{"hero": "petra", "at": "e2"}]
    t_ = logging(dungeon("mysterios", at="e1", friends=friends, hand=["arcane_shield", "map"]))
    t_.act("play", "map").act("play", "arcane_shield", "petra")
    assert told(t_) == ["Mysterios juega Mapa", "Mysterios juega Escudo Arcano sobre Petra"]
    t_ = logging(dungeon("lorna", at="e1", monsters={"ogre": "e3"}, hand=["hawk"]))
    t_.act("pet", "hawk", "ogre")
    assert told(t_)[:2] == ["Lorna juega Halcón", "Halcón de Lorna ataca a Ogro (e3) con potencia 3"]


def test_a_try_says_its_points_the_die_and_what_it_needed(dungeon):
    t_ = logging(dungeon("lorna", at="d2", tiles=[{"tile": "bridge", "slot": [0, 0]}]))
    t_.seeded(0).answer("force:w").answer("effort:1")
    assert told(t_) == [
        "Lorna intenta abrir paso al oeste con 2 puntos",
        "Lorna saca 0 + 1 con el dado y necesita 2",
        "Lorna no lo consigue",
    ]
    assert told(t_, "en")[1] == "Lorna rolls 0 + 1 and needs 2"


def test_a_new_room_says_who_opened_it_and_where_things_come(dungeon):
    t_ = logging(dungeon("mysterios", at="e3", tile_area=["barracks", "rat_nest"], dungeon=["web_hall"]))
    t_.answer("open:n").act("tile", "barracks", word="0")
    assert told(t_) == [
        "Jugador 1 coloca Barracón",
        "Mysterios abre un pasillo al norte",
        "Sala de Telarañas pasa al Área de Losas",
        "Goblin aparece en d6",
        "Goblin aparece en f6",
        "Se pone una amenaza boca abajo en d5",
    ]


@pytest.mark.clause("DA-solo-05", "DA-solo-11")
def test_the_card_of_the_cycle_is_named_when_it_takes_effect_and_when_the_next_is_revealed() -> None:
    mine = {"heroes": [{"hero": "petra", "at": "e1"}, {"hero": "bull", "at": "d1"}], "xp": 2}
    cards = {
        "solo": ["omen_13"],
        "solo_deck": ["omen_4"],
        "tile_area": ["old_crypt"],
        "dungeon": ["web_hall", "bridge"],
        "area": [],
    }
    doc = {"players": [mine], "monsters": [{"monster": "ogre", "at": "e6"}], "tiles": OPEN["tiles"], **cards}
    t_ = logging(Table(GAME.documents.position({**doc, "activating": "petra"})))
    t_.answer("done")
    t_.act("suffer", "petra")
    assert told(t_) == [
        "Se resuelve Presagio 13",
        "Cripta Antigua sale de la partida",
        "Sala de Telarañas pasa al Área de Losas",
        "Jugador 1 gira 1 XP boca abajo",
        "Petra recibe 1 de daño",
        "Para el próximo ciclo se revela Presagio 4",
        "Ciclo 2",
    ]


@pytest.mark.clause("DA-end-05", "DA-end-06", "DA-end-07", "DA-end-08")
@pytest.mark.parametrize(
    ("one", "two", "lines"),
    [
        ({"xp": 5}, {"xp": 3}, ["Jugador 1 gana con más XP que nadie"]),
        ({"xp": 3}, {"xp": 3, "selections": 1}, ["Jugador 2 gana con los mismos XP y más cartas adquiridas"]),
        ({"xp": 3}, {"xp": 3}, ["Jugador 2 gana con los mismos XP y cartas y menos daño"]),
    ],
)
def test_who_won_and_by_what_is_told(dungeon, one: dict[str, Any], two: dict[str, Any], lines: list[str]) -> None:
    moment = {"cycle": 4, "round": 4, "active": 2, "first": 1, "activating": False}
    t_ = logging(dungeon(at="e2", hero={"exhausted": True, "damage": 1}, one=one, two=two, **moment))
    t_.act("activate", "holgar").answer("done")
    assert t_.s.over and [line for line in told(t_) if "gana" in line] == lines
    assert told(t_)[-3:-1] == [f"Jugador {1 + at} termina con {each['xp']} puntos" for at, each in enumerate((one, two))]


def test_one_point_is_told_apart_from_more_and_less_than_none_has_its_sign(dungeon):
    moment = {"cycle": 4, "round": 4, "active": 2, "first": 1, "activating": False}
    t_ = logging(dungeon(at="e2", hero={"exhausted": True}, one={"xp": 1}, two={"defeats": 2}, **moment))
    t_.act("activate", "holgar").answer("done")
    assert told(t_)[-3:-1] == ["Jugador 1 termina con 1 punto", "Jugador 2 termina con −2 puntos"]
    assert told(t_, "en")[-3:-1] == ["Player 1 ends with 1 point", "Player 2 ends with −2 points"]


def test_the_board_says_that_no_tile_is_in_view(dungeon):
    t_ = dungeon(tile_area=[])
    assert any(line.startswith("Losas a la vista: ninguna (quedan ") for line in board.board(t_.s, 0, "es", 100))


@pytest.mark.parametrize("setup", [{"players": 1}, {"players": 3, "pvp": True}, {"players": 2, "cooperative": True}])
def test_every_line_of_whole_games_is_a_sentence_in_both_languages(setup: dict[str, Any]) -> None:
    s = drafted(2, **setup)
    s.log = []
    play(s, 3)
    table = Table(s)
    for lang in ("es", "en"):
        lines = told(table, lang)
        assert len(lines) > 150
        for line in lines:
            assert line[0].isupper() and "{" not in line and "  " not in line and not line.endswith(" "), line
            assert " a el " not in line and " de el " not in line, line
    assert {entry.event.kind for entry in s.log} <= set(range(len(GAME.event_kinds)))


# -- the terminal


def test_the_terminal_shows_poison_and_who_is_exhausted_however_narrow_it_is(dungeon):
    monsters = {"demon": {"at": "e5", "exhausted": True}, "gargoyle": {"at": "d5", "exhausted": True}}
    t_ = dungeon(at="e4", hero={"damage": 1, "poison": 2}, monsters=monsters, **OPEN)
    lines = board.board(t_.s, 0, "es", 80)
    assert max(len(line) for line in lines) <= 80 and not [line for line in lines if "…" in line]
    text = " ".join(" ".join(lines).split())
    assert "Petra e4: salud 3 de 6, 2 de veneno · exhausta" in text
    assert "Demonio e5: salud 8 de 8 · exhausto" in text and "Gárgola d5: salud 4 de 4 · exhausta" in text
    english = " ".join(" ".join(board.board(t_.s, 0, "en", 80)).split())
    assert "health 3 of 6, 2 poison" in english and "Demon e5: health 8 of 8 · exhausted" in english


def test_the_terminal_counts_one_card_and_one_point_as_one(dungeon):
    t_ = dungeon(hand=["duck"], one={"xp": 1})
    text = " ".join(board.board(t_.s, 0, "es", 100))
    assert "Jugador 1: 1 XP para gastar, 1 punto, 1 carta" in text and "Jugador 2: 0 XP para gastar, 0 puntos, 0 cartas" in text


# -- questions


@pytest.mark.clause("DA-rest-10")
def test_who_comes_back_is_asked_where_it_appears_and_then_where_it_looks(dungeon):
    t_ = dungeon(at="e5", hero={"damage": 6, "defeated": True}, **OPEN).answer("leave")
    assert t_.decision.prompt.es == "¿Dónde reaparece el héroe?"
    t_.answer("appear:d1")
    assert (t_.decision.kind, t_.decision.prompt.es) == ("face", "¿Hacia dónde mira?")


def test_an_attack_says_where_its_target_is_once_and_which_way_the_hero_turns(dungeon):
    t_ = dungeon(at="e2", faces="n", monsters={"goblin": "e3", "goblin#2": "e1"})
    said = {option.id: text for option, text in zip(t_.decision.options, labels(t_.s, "es"), strict=True)}
    assert said["attack:goblin#1"] == "Ataca a Goblin (e3, 2 de daño)"
    assert said["attack:goblin#2:e"] == "Ataca a Goblin (e1, 2 de daño, girando al este)"
    assert dungeon(at="e1", **OPEN).can("walk", word="e5")
    walked = dungeon(at="e1", **OPEN)
    said = {option.id: text for option, text in zip(walked.decision.options, labels(walked.s, "es"), strict=True)}
    assert said["walk:e5"] == "Ve a e5 (4 de Velocidad)" and said["step:n"] == "Da un paso al norte"


def test_an_attack_with_a_weapon_names_it_and_says_its_own_damage(dungeon):
    """The crossbow strikes with 5, the hero's own attack with less."""
    weapon = [{"card": "heavy_crossbow", "base": True}]
    t_ = dungeon(at="e1", faces="n", monsters={"goblin": "e3"}, under=weapon)
    for lang, told in (("es", "Ballesta Pesada, "), ("en", "Heavy Crossbow, ")):
        said = {option.id: text for option, text in zip(t_.decision.options, labels(t_.s, lang), strict=True)}
        assert told in said["attack:heavy_crossbow>goblin#1"], said
    assert said["attack:heavy_crossbow>goblin#1"] == "Attack Goblin (e3, Heavy Crossbow, 4 damage)"


def test_tiles_and_icons_are_counted_and_joined_as_people_say_them() -> None:
    said = {
        id: GAME.speech.facts_text(GAME.catalogue[id], "es") for id in ("barracks", "bridge", "elven_bow", "hammer_blow", "javelin")
    }
    assert "Trae dos Goblins y una amenaza." in said["barracks"] and "un Orco, un Chamán Orco y una amenaza" in said["bridge"]
    assert said["elven_bow"].startswith("Arma (Elfo con Sigilo o Primordial).")
    assert said["hammer_blow"].startswith("Arma (Enano con Marcial ×2).")
    assert "Ataque cuerpo a cuerpo 3 o +2 al ataque cuerpo a cuerpo." in said["javelin"]
