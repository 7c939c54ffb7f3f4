"""The log as people read it: who did what to whom and how much, causes before effects, in both languages."""

from __future__ import annotations

import pytest
from tests.games.atrum_arena.conftest import AtrumKit, AtrumTable

from tapete.core.text import plain
from tapete.core.visibility import SPECTATOR, Shown
from tapete.games.atrum_arena.board import board

clause = pytest.mark.clause


def lines(t: AtrumTable, lang: str = "es", viewer: int = SPECTATOR) -> list[str]:
    assert t.s.log is not None
    shown = Shown(t.s, viewer)
    return [str(line[lang]) for line in [shown.line(entry) for entry in t.s.log] if lang in line]


@clause("AA-ann-14", "AA-ann-08", "AA-launch-01")
def test_an_attack_from_its_announcement_to_its_damage(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-1"], a_hand="beast", a_altar="shadow")
    t.announce("zarpazo-1", exploit=True)
    assert lines(t) == [
        "Jugador 1 anuncia Zarpazo (a1), con Jugador 2 como objetivo",
        "Jugador 1 pagará Zarpazo Explotando",
        "se Explota una Sombra del Altar de Jugador 1 para lanzar Zarpazo",
        "Jugador 1 descarta una Bestia para lanzar Zarpazo",
        "Jugador 1 lanza Zarpazo (a1)",
        "Jugador 2 sufre 4 de daño y queda en 6 de resistencia",
    ]
    assert lines(t, "en") == [
        "Player 1 announces Claw Swipe (a1), aimed at Player 2",
        "Player 1 will pay for Claw Swipe by Exploiting",
        "a Shadow in Player 1's Altar is Exploited to launch Claw Swipe",
        "Player 1 discards a Beast to launch Claw Swipe",
        "Player 1 launches Claw Swipe (a1)",
        "Player 2 takes 4 damage and is left at 6 resistance",
    ]


def test_defense_and_reinforcement_name_the_power_they_are_about(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-1", "manada-0"], b=["coraza-de-piedra-0"], a_hand="beast beast", a_altar="golem", b_hand="golem")
    t.announce("zarpazo-1")
    t.announce("coraza-de-piedra-0")
    t.announce("manada-0")
    t.resolve()
    told = lines(t)
    assert told[1:6] == [
        "Jugador 2 anuncia Coraza de piedra (b1)",
        "Coraza de piedra de Jugador 2 se dirige a Zarpazo (a1)",
        "Jugador 1 anuncia Manada (a2)",
        "Manada de Jugador 1 se dirige a Zarpazo (a1)",
        "Jugador 1 descarta una Bestia para lanzar Manada",
    ]
    assert "Jugador 1 Refuerza Zarpazo (a1) en 1" in told
    assert "Jugador 2 prevendrá hasta 2 de daño de Zarpazo (a1)" in told
    assert told[-6:] == [
        "a1 de Jugador 1 se Agota para lanzar Zarpazo",
        "un Gólem de Jugador 1 se Agota para lanzar Zarpazo",
        "Jugador 1 descarta una Bestia para lanzar Zarpazo",
        "Jugador 1 lanza Zarpazo (a1)",
        "a1 hace 5 de daño y la prevención quita 2",
        "Jugador 2 sufre 3 de daño y queda en 7 de resistencia",
    ]
    english = lines(t, "en")
    assert "Player 1 Reinforces Claw Swipe (a1) by 1" in english
    assert "Player 2 will prevent up to 2 damage from Claw Swipe (a1)" in english
    assert "a1 deals 5 damage, of which prevention takes off 2" in english


def test_damage_that_is_prevented_whole_is_told_too(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], b=["coraza-de-piedra-1"], a_hand="beast", b_hand="golem", b_altar="golem")
    t.announce("zarpazo-0")
    t.announce("coraza-de-piedra-1")
    t.resolve()
    assert lines(t)[-1] == "a1 hace 3 de daño y la prevención quita 3"


@clause("AA-target-02", "AA-target-05")
def test_targets_in_altars_are_named_with_whose_they_are(aa: AtrumKit) -> None:
    t = aa.table(3, a=["presa-acorralada-3"], a_hand="beast", a_altar="golem golem golem", c_altar="beast shadow zombie-")
    t.announce("presa-acorralada-3", on="beast zombie-")
    assert lines(t)[:3] == [
        "Jugador 1 anuncia Presa acorralada (a1)",
        "el objetivo de Presa acorralada es una Bestia del Altar de Jugador 3",
        "el objetivo de Presa acorralada es un Zombie del Altar de Jugador 3",
    ]
    assert lines(t)[-2:] == ["se Explota una Bestia del Altar de Jugador 3", "se Explota un Zombie del Altar de Jugador 3"]


@clause("AA-key-16")
def test_a_copy_and_a_team_mate_are_told(aa: AtrumKit) -> None:
    t = aa.table(4, groups=True, a=["eco-del-sepulcro-1", "acopio-2 -"], a_hand="skeleton", a_altar="golem")
    t.announce("eco-del-sepulcro-1", copy="acopio-2", friend="c")
    assert lines(t)[:3] == [
        "Jugador 1 anuncia Eco del sepulcro (a1)",
        "Eco del sepulcro de Jugador 1 copia Acopio (a2)",
        "Eco del sepulcro se aplicará a Jugador 3",
    ]
    assert lines(t)[-1] == "Jugador 3 roba una carta"  # a spectator does not see which
    assert lines(t, viewer=2)[-1].startswith("Jugador 3 roba un")


def unlaunched(t: AtrumTable, lang: str = "es") -> str:
    return next(line for line in lines(t, lang) if "no se lanza" in line or "is not launched" in line)


def test_a_power_that_is_not_launched_says_why(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-1"], b=["caceria-salvaje-1"], a_hand="beast", a_altar="golem", b_hand="beast", b_altar="golem")
    t.announce("zarpazo-1")
    t.announce("caceria-salvaje-1", target="a")
    t.resolve()
    assert unlaunched(t) == "Zarpazo de Jugador 1 no se lanza: ya no puede pagarse"
    assert unlaunched(t, "en") == "Player 1's Claw Swipe is not launched: it can no longer be paid"
    parts = {"a_hand": "beast", "a_altar": "golem", "b_hand": "zombie", "b_altar": "golem zombie"}
    t = aa.table(a=["caceria-salvaje-1"], b=["festin-1"], **parts)
    t.announce("caceria-salvaje-1", on="golem")
    t.announce("festin-1", on="golem")
    t.resolve()
    assert unlaunched(t) == "Cacería salvaje de Jugador 1 no se lanza: el objetivo ya no es válido"
    t = aa.table(a=["zarpazo-0"], b=["mordisco-traicionero-1"], a_hand="beast", a_resistance=2, b_hand="beast", b_altar="golem")
    t.announce("zarpazo-0")
    t.announce("mordisco-traicionero-1")
    t.resolve()
    t.answer("eliminate:1:a1#1")
    assert unlaunched(t) == "Zarpazo de Jugador 1 no se lanza: el Reptante del Poder fue eliminado"
    assert "Jugador 1 elimina a su Reptante a1" in lines(t)


def test_an_annulled_power_and_one_against_a_ward_say_why_they_do_nothing(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], b=["veto-2"], a_hand="beast", b_hand="golem", b_altar="golem golem")
    t.announce("zarpazo-0")
    t.announce("veto-2")
    t.resolve()
    assert "b1 Anula Zarpazo de Jugador 1" in lines(t) and "b1 annuls Player 1's Claw Swipe" in lines(t, "en")
    assert lines(t)[-1] == "Zarpazo de Jugador 1 no tiene efecto: fue Anulado"
    t = aa.table(a=["zarpazo-0"], b=["baluarte-imposible-3"], a_hand="beast", b_hand="golem", b_altar="golem golem golem")
    t.announce("zarpazo-0")
    t.announce("baluarte-imposible-3")
    t.resolve()
    assert "en este turno ningún Poder de un oponente afecta a Jugador 2" in lines(t)
    assert lines(t)[-1] == "Zarpazo de Jugador 1 no tiene efecto: los Poderes de un oponente no afectan a su objetivo"


def test_what_is_chosen_for_a_turn_is_told(aa: AtrumKit) -> None:
    t = aa.table(a=["mascara-de-bruma-1", "falsa-identidad-1"], a_hand="golem golem beast", a_altar="golem golem")
    t.announce("mascara-de-bruma-1", discard="golem").resolve()
    t.answer("type:fallen")
    assert lines(t)[-1] == "en este turno los Esbirros del Altar de Jugador 1 son del tipo Caído"
    t.announce("falsa-identidad-1", discard="golem").resolve()
    t.answer("type:zombie")
    assert lines(t)[-1] == "en este turno los Esbirros de la mano de Jugador 1 son del tipo Zombie"
    assert lines(t, "en")[-1] == "this turn the minions in Player 1's hand are Zombie"
    t = aa.table(a=["presagios-1", "zarpazo-0"], a_hand="golem golem", a_altar="golem")
    t.announce("presagios-1").resolve()
    t.answer("type:beast")
    t.answer("type:fallen")
    assert lines(t)[-2:] == [
        "en este turno un descarte de Jugador 1 puede considerarse Bestia",
        "en este turno un descarte de Jugador 1 puede considerarse Caído",
    ]
    t.announce("zarpazo-0")
    assert "el descarte de Jugador 1 se considera Bestia" in lines(t)
    t = aa.table(a=["mundo-al-reves-2"], a_hand="golem", a_altar="golem golem")
    t.announce("mundo-al-reves-2")
    t.answer("choose:2:b1#1")
    assert lines(t)[-1] == "en este turno los Ataques de b1 son Defensas y sus Defensas son Ataques"


def test_hands_and_piles(aa: AtrumKit) -> None:
    t = aa.table(a=["alma-en-la-maquina-3"], a_hand="golem golem shadow beast beast", a_altar="beast " * 3, vertedero="golem")
    t.announce("alma-en-la-maquina-3", discard="golem")
    t.pick("golem")
    t.answer("done")
    told = lines(t)
    assert "Jugador 1 busca en el Vertedero y roba un Gólem" in told
    assert "Jugador 1 muestra su mano: 2 Bestias, 2 Gólems y 1 Sombra" in told
    assert told[-2:] == ["la resistencia de Jugador 1 aumenta 4 y queda en 14", "Jugador 1 muestra su mano: 2 Bestias y 1 Sombra"]
    assert lines(t, "en")[-1] == "Player 1 shows their hand: 2 Beasts and 1 Shadow"
    t = aa.table(
        a=["avance-cronologico-2"], a_hand="skeleton", a_altar="beast beast", fosa="shadow zombie golem fallen", rest="none"
    )
    t.announce("avance-cronologico-2")
    assert lines(t)[-2:] == [
        "una Sombra entra en el Altar de Jugador 1 en estado Agotado",
        "2 Esbirros revelados vuelven a la Fosa, que se baraja",
    ]
    t = aa.table(a=["rastreo-0"], a_hand="beast", fosa="golem shadow", rest="none")
    t.announce("rastreo-0")
    t.pick("shadow")
    assert lines(t)[-2:] == [
        "Jugador 1 se queda con una Sombra de los Esbirros revelados",
        "1 Esbirro revelado vuelve a la Fosa, que se baraja",
    ]
    t = aa.table(a=["saqueo-2"], a_hand="fallen", a_altar="golem golem", b_hand="beast golem")
    t.announce("saqueo-2")
    t.pick("beast")
    assert "Jugador 1 mira la mano de Jugador 2" in lines(t) and "Jugador 2 descarta una Bestia" in lines(t)
    parts = {"b_hand": "skeleton beast", "b_altar": "golem golem golem golem", "vertedero": "zombie", "active": 2}
    t = aa.table(b=["exhumado-nocturno-4"], **parts)
    t.announce("exhumado-nocturno-4")
    t.pick("zombie")
    assert lines(t)[-2:] == ["Jugador 2 busca en el Vertedero y roba un Zombie", "Jugador 2 descarta una Bestia"]
    t = aa.table(a=["confesion-1"], a_hand="golem", a_altar="golem")
    t.announce("confesion-1")
    assert lines(t)[-1] == "Jugador 1 muestra su mano: nada"


def test_what_moves_between_altars_says_from_whom_to_whom(aa: AtrumKit) -> None:
    t = aa.table(a=["trueque-de-tumbas-1"], a_hand="skeleton", a_altar="golem", b_altar="zombie")
    t.announce("trueque-de-tumbas-1")
    assert lines(t)[-1] == "Jugador 1 intercambia un Gólem de su Altar con un Zombie del Altar de Jugador 2"
    t = aa.table(4, groups=True, a=["manos-ansiosas-3"], a_hand="zombie", a_altar="zombie zombie golem", d_altar="beast")
    t.announce("manos-ansiosas-3", friend="c")
    assert lines(t)[-1] == "una Bestia pasa del Altar de Jugador 4 al de Jugador 3 en estado Agotado"
    assert lines(t, "en")[-1] == "a Beast moves from Player 4's Altar to Player 3's, Exhausted"
    t = aa.table(a=["retroceso-temporal-1"], a_hand="skeleton", a_altar="golem", b_altar="zombie")
    t.announce("retroceso-temporal-1")
    assert lines(t)[-2:] == [
        "un Zombie del Altar de Jugador 2 va al tope de la Fosa",
        "la resistencia de Jugador 1 disminuye 2 y queda en 8",
    ]


def test_a_new_fosa_is_told_and_readying_only_when_something_was_exhausted(aa: AtrumKit) -> None:
    t = aa.table(a=["acopio-0"], a_hand="golem", fosa="beast", vertedero="zombie", rest="none")
    t.announce("acopio-0")
    assert lines(t, viewer=0)[-1] == "Jugador 1 roba una Bestia; la Fosa se acaba y el Vertedero, barajado, es la nueva"
    t = aa.table(a_altar="golem", b_altar="golem-")
    t.to_turn("b").to_turn("a")
    assert [line for line in lines(t) if "Prepara" in line] == ["Jugador 2 Prepara todo lo que tenía Agotado"]


def test_who_won_and_how(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], a_hand="beast", b_left=1, b_resistance=2)
    t.announce("zarpazo-0")
    assert lines(t)[-4:] == [
        "Jugador 2 sufre 2 de daño y queda en 0 de resistencia",
        "Jugador 2 elimina a su Reptante b1",
        "Jugador 2 se queda sin Reptantes y sale de la partida",
        "Jugador 1 gana la partida: no queda ningún oponente con Reptantes",
    ]
    for parts, how in (
        ({"b_left": 2}, "Jugador 1 gana la partida: tiene más Reptantes"),
        ({"a_resistance": 9}, "Jugador 2 gana la partida: tiene más resistencia"),
        ({}, "nada decide la partida: decidirá el juez"),
    ):
        t = aa.table(tournament=True, **parts)
        t.s.game.endings.time_up(t.s)
        assert lines(t) == ["se acaba el tiempo de la ronda", how]
    t = aa.table(tournament=True, a=["zarpazo-0"], a_hand="beast", b_resistance=3, a_left=2, a_resistance=0)
    t.announce("zarpazo-0")
    t.answer(t.options[0])
    t.s.game.endings.time_up(t.s)
    assert lines(t)[-1] == "Jugador 2 gana la partida: perdió un Reptante más tarde que su oponente"
    for tournament in (True, False):
        t = aa.table(tournament=tournament)
        t.s.game.endings.give_up(t.s, frozenset([0]))
        assert lines(t) == ["Jugador 1 se rinde", "Jugador 2 gana la partida por rendición"]
        assert lines(t, "en") == ["Player 1 concedes", "Player 2 wins the game by concession"]


def test_setting_aside_says_whose_reptante_it_was(aa: AtrumKit) -> None:
    t = aa.new_game(mode="tournament", first=0, players=2)
    for _ in range(4):
        t.answer(t.options[0])
    told = [line for line in lines(t) if "aparta" in line]
    assert [line.startswith(f"Jugador {player} aparta a") for line, player in zip(told, (1, 2, 1, 2), strict=True)] == [True] * 4
    assert told[0].endswith(" de Jugador 2") and told[1].endswith(" de Jugador 1")
    assert told[2].endswith(", de los suyos") and told[3].endswith(", de los suyos")


def test_an_empty_hand_is_feminine_and_an_empty_altar_masculine(aa: AtrumKit) -> None:
    shown = board(aa.table().s, 0, "es", 100)
    assert "Tu mano: vacía" in shown and "  Altar: vacío" in shown


def test_questions_say_what_they_are_about(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0 acopio-0"], b=["acopio-0"], a_hand="beast golem", b_hand="golem")
    t.announce("zarpazo-0")
    assert plain(t.decision.prompt.es) == "Jugador 1 anuncia Zarpazo (a1): ¿respondes?"
    assert plain(t.decision.prompt.en) == "Player 1 announces Claw Swipe (a1): do you respond?"
    t.passes("b")
    assert plain(t.decision.prompt.es) == "Has anunciado Zarpazo (a1): ¿te respondes?"
    t = aa.table(a=["acopio-0"], b=["acopio-0"], a_hand="beast golem", b_hand="golem", phase="draw", part="start")
    assert plain(t.decision.prompt.es) == "Empieza la fase de Robar de Jugador 1: ¿anuncias un Poder Táctico?"
    t.passes("b")
    assert plain(t.decision.prompt.es) == "Empieza tu fase de Robar: ¿anuncias un Poder Táctico?"
    t.passes("a")
    assert plain(t.decision.prompt.es) == "Tu fase de Robar: ¿anuncias un Poder Táctico?"
    t.passes("a")
    assert plain(t.decision.prompt.en) == "Your Draw phase ends: do you announce a Tactical Power?"
