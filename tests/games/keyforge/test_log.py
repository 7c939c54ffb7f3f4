"""The log as people read it: the cause before what comes of it, who did what to whom and how much, and who won."""

from __future__ import annotations

import pytest

from tapete.core.visibility import SPECTATOR, Shown


def told(table, lang="es", player=SPECTATOR):
    """All lines so far."""
    shown = Shown(table.s, player)
    return [line[lang] for line in [shown.line(entry) for entry in table.s.log] if lang in line]


def listening(table):
    table.s.log = []
    return table


def test_a_card_is_played_before_its_bonus_and_what_it_does(keyforge):
    t = listening(keyforge.table(house="brobnar", hand=["punch"], enemy_line=["troll", "urchin"]))
    t.play("punch").choose("troll")
    assert told(t) == ["Jugador 1 juega Puñetazo", "Jugador 1 obtiene 1 Æ", "Puñetazo inflige 3 de daño a Trol"]
    assert told(t, "en") == ["Player 1 plays Punch", "Player 1 gains 1Æ", "Punch deals 3 damage to Troll"]


def test_a_creature_that_is_played_needs_no_second_line_and_one_that_is_put_into_play_has_one(keyforge):
    t = listening(keyforge.table(house="brobnar", hand=["bumpsy"], enemy_aember=2))
    t.play("bumpsy")
    assert told(t) == ["Jugador 1 juega Grandote", "Jugador 2 pierde 1 Æ"]
    t = listening(
        keyforge.table(house="mars", artifacts=["swap-widget"], line=["zorg", "tunk"], hand=["blypyp", "mindwarper"], aember=1)
    )
    t.use("swap-widget").choose("tunk").choose("blypyp").act("flank", word="right")
    assert told(t) == [
        "Jugador 1 usa Artilugio de Intercambio",
        "Tunk vuelve a la mano de Jugador 1",
        "Blypip entra en juego bajo el control de Jugador 1",
        "Blypip se prepara",
    ]


def test_an_upgrade_says_what_it_is_attached_to(keyforge):
    t = listening(keyforge.table(house="brobnar", hand=["blood-of-titans"], line=["troll", "bumpsy"]))
    t.play("blood-of-titans", host="troll")
    assert told(t) == ["Jugador 1 juega Sangre de Titanes", "Sangre de Titanes se une a Trol", "Jugador 1 obtiene 1 Æ"]


def test_reaping_comes_before_the_aember_and_a_fight_before_its_damage(keyforge):
    t = listening(keyforge.table(house="brobnar", line=["troll", "headhunter"], enemy_line=["raiding-knight"]))
    t.reap("troll")
    assert told(t) == ["Jugador 1 cosecha con Trol", "Jugador 1 obtiene 1 Æ"]
    t.s.log.clear()
    t.fight("headhunter", "raiding-knight")
    assert told(t) == [
        "Jugador 1 ataca a Caballero de Razia con Cazador de Cabezas",
        "la armadura de Caballero de Razia evita 2 de daño",
        "Cazador de Cabezas inflige 3 de daño a Caballero de Razia",
        "Caballero de Razia inflige 4 de daño a Cazador de Cabezas",
        "Jugador 1 obtiene 1 Æ",
    ]


def test_an_attack_that_is_eluded_says_why_nobody_is_hurt(keyforge):
    t = listening(keyforge.table(house="brobnar", line=["troll"], enemy_line=["urchin"]))
    t.fight("troll", "urchin")
    assert told(t) == ["Jugador 1 ataca a Pilluelo con Trol", "Pilluelo elude el ataque de Trol"]


def test_a_destruction_with_something_to_resolve_is_told_first_and_ends_with_the_aember(keyforge):
    t = listening(
        keyforge.table(house="brobnar", hand=["punch"], enemy_line=[{"card": "dust-imp", "aember": 2}, "troll"], aember=0)
    )
    t.play("punch").choose("dust-imp")
    assert told(t)[2:] == [
        "Puñetazo inflige 3 de daño a Diablillo del Polvo",
        "Diablillo del Polvo queda marcado para ser destruido",
        "Jugador 2 obtiene 2 Æ",
        "Diablillo del Polvo es destruido",
        "Jugador 1 obtiene 2 Æ de Diablillo del Polvo",
    ]


@pytest.mark.parametrize(
    ("victim", "es"),
    [
        ("cannon", "Cañón es destruido"),
        ("crystal-hive", "Colmena Cristalina es destruida"),
        ("round-table", "Mesa Redonda es destruida"),
        ("strange-gizmo", "Cachivache Extraño es destruido"),
    ],
)
def test_participles_agree_with_the_name_of_the_card(keyforge, victim, es):
    t = listening(keyforge.table(house="sanctum", artifacts=["gorm-of-omm"], enemy_artifacts=[victim, "lash-of-broken-dreams"]))
    t.use("gorm-of-omm", "omni").choose(victim)
    assert told(t)[-2:] == ["Gorm de Omm es destruido", es] or told(t)[-1] == es


@pytest.mark.parametrize(("id", "word"), [("troll", "Trol queda aturdido"), ("ether-spider", "Araña del Éter queda aturdida")])
def test_a_status_agrees_with_the_name_of_the_creature(keyforge, id, word):
    t = listening(keyforge.table(house="brobnar", hand=["smaaash"], line=["bumpsy"], enemy_line=[id]))
    t.play("smaaash").choose(id)
    assert told(t)[-1] == word


def test_counters_are_counted_in_the_right_number(keyforge):
    t = listening(keyforge.table(house="brobnar", artifacts=["irestaff"], line=["troll"], enemy_line=["bumpsy"]))
    t.use("irestaff").choose("bumpsy")
    assert told(t)[-2:] == ["Grandote se enfurece", "Grandote recibe 1 contador de Poder +1"]
    assert told(t, "en")[-1] == "Bumpsy gets a +1 power counter"
    t = listening(keyforge.table(house="mars", line=["zyzzix-the-many"], hand=["tunk", "zorg"]))
    t.reap("zyzzix-the-many").yes().choose("tunk")
    assert told(t)[-1] == "Zyzzix el Múltiple recibe 3 contadores de Poder +1"
    assert told(t, "en")[-1] == "Zyzzix the Many gets three +1 power counters"


def test_aember_says_where_it_comes_from_and_goes_to(keyforge):
    t = listening(
        keyforge.table(house="shadows", hand=["urchin"], line=["umbra"], enemy_line=["po-s-pixies"], enemy_aember=2, aember=1)
    )
    t.play("urchin")
    assert told(t)[-1] == "Jugador 1 roba 1 Æ de la reserva común"
    t = listening(keyforge.table(house="shadows", hand=["urchin"], enemy_aember=2))
    t.play("urchin")
    assert told(t)[-1] == "Jugador 1 roba 1 Æ a Jugador 2"
    assert told(t, "en")[-1] == "Player 1 steals 1Æ from Player 2"
    t = listening(keyforge.table(house="dis", hand=["charette"], enemy_aember=5))
    t.play("charette")
    assert told(t)[-1] == "Atracón captura 3 Æ de Jugador 2"
    t = listening(keyforge.table(house="mars", aember=1, artifacts=["crystal-hive"], enemy_line=["tentacus"]))
    t.use("crystal-hive")
    assert told(t) == ["Jugador 1 usa Colmena Cristalina", "Jugador 1 paga 1 Æ a Jugador 2"]


def test_where_a_card_goes_from_play_is_told_once(keyforge):
    t = listening(keyforge.table(house="dis", hand=["fear"], enemy_line=["troll", "bumpsy"]))
    t.play("fear").choose("troll")
    assert told(t) == ["Jugador 1 juega Miedo", "Trol vuelve a la mano de Jugador 2"]
    t = listening(keyforge.table(house="shadows", hand=["oubliette"], enemy_line=["urchin", "silvertooth"]))
    t.play("oubliette").choose("urchin")
    assert told(t) == ["Jugador 1 juega Olvidadero", "Pilluelo es purgado"]
    t = listening(keyforge.table(house="mars", line=["uxlyx-the-zookeeper"], enemy_line=["troll", "bumpsy"]))
    t.reap("uxlyx-the-zookeeper").choose("troll")
    assert told(t)[-1] == "Trol va a los archivos de Jugador 1"


@pytest.mark.clause("KF-leave-03")
def test_upgrades_that_fall_with_their_creature_are_told_after_it(keyforge):
    t = listening(
        keyforge.table(
            house="dis",
            hand=["fear"],
            enemy_line=[{"card": "troll", "upgrades": ["blood-of-titans", {"card": "duskrunner", "owner": 1}]}],
        )
    )
    t.play("fear")
    assert told(t)[1:] == [
        "Trol vuelve a la mano de Jugador 2",
        "Corredor del Ocaso va a la pila de descartes de Jugador 1",
        "Sangre de Titanes va a la pila de descartes de Jugador 2",
    ]


@pytest.mark.clause("KF-draw-04")
def test_a_deck_made_anew_is_told(keyforge):
    t = listening(keyforge.table(house="logos", line=["doc-bookton"], deck=[], discard=["urchin", "dodger"]))
    t.reap("doc-bookton")
    assert told(t)[-2:] == ["Jugador 1 baraja sus descartes y hace con ellos su mazo", "Jugador 1 roba una carta"]


def test_what_a_player_names_is_told(keyforge):
    t = listening(keyforge.table(house="dis", hand=["restringuntus"]))
    t.play("restringuntus").act("house", word="mars")
    assert told(t) == ["Jugador 1 juega Restringuntus", "Jugador 1 elige la casa Marte"]
    t = listening(keyforge.table(house="dis", hand=["dance-of-doom"], enemy_line=["urchin", "troll"]))
    t.play("dance-of-doom").act("number", word="1")
    assert told(t)[1:] == ["Jugador 1 elige el número 1", "Pilluelo es destruido"]


@pytest.mark.clause("KF-objective-01")
def test_the_last_line_says_who_won_and_how(keyforge):
    t = keyforge.table(house="brobnar", enemy_aember=6, enemy_keys=["red", "blue"])
    listening(t).end_turn()
    assert t.s.over
    assert told(t)[-3:] == [
        "Jugador 2 gasta 6 Æ en una llave",
        "Jugador 2 forja la llave amarilla",
        "Jugador 2 ha forjado su tercera llave y gana la partida",
    ]
    assert told(t, "en")[-1] == "Player 2 has forged a third key and wins the game"


def test_what_lies_face_down_is_a_card_to_those_who_do_not_see_it(keyforge):
    t = listening(keyforge.table(house="shadows", hand=["masterplan", "urchin", "dodger"]))
    t.play("masterplan").choose("urchin")
    assert told(t, player=0)[-1] == "Jugador 1 pone Pilluelo debajo de Plan Maestro"
    assert told(t, player=1)[-1] == "Jugador 1 pone una carta debajo de Plan Maestro"


def test_hands_that_are_kept_or_changed_are_told(keyforge):
    t = listening(keyforge.new_game(first=0))
    t.answer("mulligan").answer("keep")
    lines = told(t)
    assert lines[0] == "Jugador 1 cambia su mano por otra con una carta menos"
    assert "Jugador 2 se queda con su mano" in lines
    assert "una carta va al mazo de Jugador 1" not in lines


def test_every_line_of_a_whole_game_ends_without_gaps(keyforge):
    """No sentence keeps a place that nobody has filled."""
    for seed in range(4):
        t = listening(keyforge.new_game(seed))
        for step in range(300):
            if t.s.over:
                break
            t.s.choose(t.s.decision.options[(step * 7 + seed) % len(t.s.decision.options)])
        for lang in ("es", "en"):
            assert not [line for line in told(t, lang) if "{" in line or "  " in line]


def test_what_goes_on_top_of_a_deck_and_what_is_shuffled_into_it_are_told_apart(keyforge):
    t = listening(keyforge.table(house="brobnar", hand=["punch"], enemy_line=["dextre", "troll"]))
    t.play("punch").choose("dextre")
    assert told(t, "en")[-1] == "Dextre goes to the top of Player 2’s deck"
    t = listening(keyforge.table(house="logos", line=["timetraveller"], deck=["anger"]))
    t.use("timetraveller")
    assert told(t, "en")[-1] == "Timetraveller is shuffled into Player 1’s deck"


def test_creatures_that_change_places_are_told(keyforge):
    t = listening(keyforge.table(house="sanctum", line=["sanctum-guardian", "troll", "bumpsy"]))
    t.reap("sanctum-guardian").choose("bumpsy")
    assert t.ids("line") == ["bumpsy", "troll", "sanctum-guardian"]
    assert [line for line in told(t, "en") if "Sanctum Guardian" in line and "Bumpsy" in line]
