"""The log and the questions: who, what, to whom, how much; the cause before its effect; nothing twice."""

import re

import pytest

from tapete.core.labels import labels
from tapete.core.language import LANGUAGES
from tapete.core.visibility import SPECTATOR, Shown
from tapete.games.mitos_y_leyendas.modifiers import Change
from tapete.games.mitos_y_leyendas.rules.protection import Protection
from tapete.games.mitos_y_leyendas.rules.responding import LastWords
from tapete.games.mitos_y_leyendas.vocabulary.abilities.responses import reaction
from tapete.games.mitos_y_leyendas.vocabulary.verbs.hands import draw


def test_a_card_that_is_played_is_told_once_with_what_pays_for_it(mitos):
    t = mitos.table(gold=1, hand=["chiang_shih", "abaco"], reserve=["zampona"])
    t.play("abaco")
    assert t.story() == ["Jugador 1 juega Ábaco"]
    t.s.log = []
    t.play("chiang_shih")
    assert t.story() == [
        "Jugador 1 juega Chiang Shih",
        "Jugador 1 paga con Zampoña",
        "Jugador 1 paga con Espada Real",
        "Jugador 1 paga con Ábaco",
    ]
    assert t.story("en")[:2] == ["Player 1 plays Chiang Shih", "Player 1 pays with Zampoña"]


def test_a_weapon_is_told_with_its_bearer(mitos):
    t = mitos.table(gold=5, hand=["kunai"], defence=["einheryar"], enemy_defence=["einheryar"])
    assert "Juega Kunai sobre Einheryar (tu Línea de Defensa)" in labels(t.s, "es")
    assert "Play Kunai on Einheryar (your opponent’s Defence Line)" in labels(t.s, "en")
    t.play("kunai", "1:einheryar#1")
    assert t.story()[0] == "Jugador 1 juega Kunai sobre Einheryar"


def test_a_weapon_that_leaves_with_its_bearer_is_told_after_it(mitos):
    armed = [{"card": "machi", "weapons": ["kunai"]}]
    t = mitos.table(gold=4, hand=["yanomami"], enemy_defence=armed)
    t.play("yanomami", "machi")
    assert t.story()[-2:] == ["Yanomami destruye a Machi", "Kunai va con su portador, Machi"]
    assert t.story("en")[-2:] == ["Yanomami destroys Machi", "Kunai goes with its bearer, Machi"]
    home = mitos.table(gold=9, hand=["kuei_xing"], enemy_defence=armed)
    home.play("kuei_xing", "machi")
    assert home.story(viewer=1)[-1] == "Kunai va con su portador, Machi"  # everybody saw it, though it is in a hand now


def test_targets_and_changes_of_strength_are_told_with_their_length(mitos):
    t = mitos.table(gold=5, hand=["huitzilopochtli"], defence=["einheryar"], enemy_defence=["machi"])
    t.play("huitzilopochtli", "machi")
    assert t.story("es")[-1] == "Machi gana +3 a la Fuerza hasta el final del turno"
    assert t.story("en")[-1] == "Machi gets +3 Strength until the end of the turn"
    assert t.story()[:2] == ["Jugador 1 juega Huitzilopochtli", "Jugador 1 elige a Machi como objetivo de Huitzilopochtli"]


def test_an_ability_is_told_before_its_cost_and_its_effect(mitos):
    t = mitos.table(gold=1, defence=["chiang_shih"])
    t.use("chiang_shih")
    assert t.story() == [
        "Jugador 1 usa la habilidad de Chiang Shih",
        "Jugador 1 paga con Espada Real",
        "Chiang Shih gana +1 a la Fuerza hasta el final del turno",
    ]


def test_what_a_cost_destroys_is_told_after_the_ability_that_asks_for_it(mitos):
    t = mitos.table(gold=1, defence=["rasputin-mg"])
    t.attack("rasputin-mg")
    assert t.prompt().startswith("Cuando ataca, puedes destruir un Oro que controles; si lo haces, este Aliado gana +1 a la Fuerza")
    t.answer("yes")
    assert t.story()[:4] == [
        "Rasputin ataca",
        "Jugador 1 usa la habilidad de Rasputin",
        "Rasputin destruye Espada Real",
        "Rasputin gana +1 a la Fuerza hasta el final del turno",
    ]


def test_an_annulment_says_who_annuls_what(mitos):
    t = mitos.table(gold=4, hand=["einheryar"], enemy_defence=["niamh-co"])
    t.play("einheryar")
    assert t.prompt() == "¿Anulas Einheryar?"
    assert t.prompt("en") == "Do you annul Einheryar?"
    t.s.log = []
    t.react("niamh-co")
    assert t.story() == [
        "Jugador 2 usa la habilidad de Niamh",
        "se destruye a Niamh",
        "Niamh anula Einheryar",
    ]


def test_a_battle_is_told_by_its_numbers(mitos):
    t = mitos.table(defence=["einheryar", "huracan"], enemy_defence=["machi"])
    mine, theirs = t.strength("einheryar"), t.strength("machi")
    force = t.strength("huracan")
    t.attack("einheryar", "huracan").block(("machi", "einheryar")).end_battle()
    story = t.story()
    told = [
        "Einheryar ataca",
        "Huracán ataca",
        "Machi bloquea a Einheryar",
        "nadie bloquea a Huracán",
        f"Einheryar (Fuerza {mine}) se enfrenta a Machi (Fuerza {theirs})",
        f"Huracán hace {force} de daño al Castillo de Jugador 2",
    ]
    assert [line for line in story if line in told] == told
    damage = story.index(told[-1])
    milled = [at for at, line in enumerate(story) if line.startswith("Jugador 2 bota ")]
    assert milled[0] == damage + 1
    assert f"se destruye a {'Machi' if mine >= theirs else 'Einheryar'} en la Batalla" in story[milled[-1] + 1 :]


def test_a_search_is_told_in_its_order_and_hides_nothing_that_was_shown(mitos):
    t = mitos.table(gold=5, hand=["pachamama"], castle=["abaco", "einheryar", "abaco", "huracan"])
    t.play("pachamama").answer("yes")
    t.aim("huracan")
    assert t.story(viewer=2)[-2:] == ["Huracán va a la mano de Jugador 1 (por Pachamama)", "Jugador 1 baraja su Castillo"]


def test_what_an_effect_puts_into_play_is_not_told_as_saved(mitos):
    t = mitos.table(gold=5, hand=["47_ronin"], castle=["abaco", "47_ronin", "abaco"])
    t.play("1:47_ronin#1")
    story = t.story()
    assert "Jugador 1 pone en juego 47 Ronin" in story
    assert not any("salva" in line for line in story)


def test_names_and_races_that_are_chosen_are_told(mitos):
    t = mitos.table(gold=5, hand=["shuar-co"])
    t.play("shuar-co").answer("name::Machi" if "name::Machi" in t.options else next(o for o in t.options if o.endswith("Machi")))
    assert "Jugador 1 nombra Machi (Shuar)" in t.story()
    t = mitos.table(gold=5, hand=["dawn"], enemy_defence=["einheryar"])
    t.play("dawn").answer(next(option for option in t.options if option.endswith("vampiro")))
    assert "Player 1 chooses the race Vampire (Dawn)" in t.story("en")


def test_one_virtual_oro_is_told_in_the_singular(mitos):
    t = mitos.table(defence=["unicornio-er"])
    t.use("unicornio-er")
    assert t.story()[-1] == "Jugador 1 genera 1 Oro virtual (por Unicornio)"
    t.end_turn()
    assert "Jugador 1 pierde 1 Oro virtual sin gastar" in t.story()


def test_extra_cards_are_told_with_their_number(mitos):
    t = mitos.table(gold=5, hand=["sake"])
    t.play("sake")
    t.answer("yes") if "yes" in t.options else None
    assert t.story()[-1] == "Jugador 1 robará 1 carta extra al final del turno (por Sake)"
    u = mitos.table(defence=["ebisu"])
    u.pass_()
    u.answer("done")
    u.answer(next(option for option in u.options if option.endswith("2")))
    assert "Jugador 1 robará 2 cartas extra al final del turno (por Ebisu)" in u.story()


@pytest.mark.clause("ML-win-01")
def test_who_won_and_how(mitos):
    t = mitos.table(defence=["huracan"], enemy_castle=["abaco"])
    t.attack("huracan").end_battle()
    assert t.s.winners == (0,)
    assert t.story()[-1] == "el Castillo de Jugador 2 se queda sin cartas: gana Jugador 1"
    assert t.story("en")[-1] == "Player 2’s Castle has run out of cards: Player 1 wins"


def test_giving_up_is_told(mitos):
    t = mitos.table()
    t.s.game.endings.give_up(t.s, frozenset([0]))
    assert t.story() == ["Jugador 1 se retira: gana Jugador 2"]


def test_a_turn_is_told_by_its_player_and_grouping_as_one(mitos):
    t = mitos.table(enemy_paid=["abaco", "abaco", "abaco"])
    t.end_turn()
    assert t.story()[-2:] == [f"Turno {t.s.turn}: Jugador 2", "Jugador 2 agrupa 3 cartas"]


def test_a_new_hand_is_told_as_one(mitos):
    t = mitos.new_game()
    t.s.log = []
    player = t.decision.player + 1
    t.answer("mulligan")
    assert t.story() == [f"Jugador {player} cambia su mano por otra de 7 cartas"]


def test_ending_a_declaration_says_whether_somebody_was_declared(mitos):
    t = mitos.table(defence=["einheryar", "huracan"], enemy_defence=["machi", "chacs"])
    t.pass_()
    assert labels(t.s, "es")[-1] == "Nadie ataca"
    t.act("attack", "einheryar")
    assert labels(t.s, "es")[-1] == "Nadie más ataca"
    t.answer("done")
    assert labels(t.s, "en")[-1] == "Nobody blocks"


def test_the_talisman_war_asks_what_a_player_does(mitos):
    t = mitos.table(defence=["einheryar"], gold=5, hand=["huitzilopochtli"])
    t.attack("einheryar")
    assert t.decision.kind == "war"
    assert t.prompt() == "Guerra de Talismanes: ¿qué haces?"


def test_what_must_be_discarded_is_asked_with_its_numbers(mitos):
    t = mitos.table(hand=["einheryar"] * 9)
    t.pass_()
    assert t.decision.kind == "discard"
    assert t.prompt() == "Tienes 10 cartas y caben 8: ¿cuál descartas?"


def test_targets_are_asked_for_with_what_awaits_them(mitos):
    t = mitos.table(gold=5, hand=["huitzilopochtli"], defence=["einheryar"], enemy_defence=["machi"])
    t.act("play", "huitzilopochtli")
    assert t.prompt() == "Elige objetivo: Un Aliado gana +3 a la Fuerza hasta el final del turno."


@pytest.mark.parametrize("seed", range(6))
def test_every_line_of_a_game_stands_in_both_languages_without_holes(mitos, seed):
    s = mitos.game.start(mitos.game.random_setup(seed), seed)
    s.log = []
    picked = 0
    while not s.over:
        s.choose(s.decision.options[(picked * 7 + seed) % len(s.decision.options)])
        picked += 1
    assert mitos.game.event_kinds[s.log[-1].event.kind].id == "ended"
    for viewer in (SPECTATOR, 0, 1):
        shown = Shown(s, viewer)
        for entry in s.log:
            line = shown.line(entry)
            assert ("es" in line) == ("en" in line)
            for lang in LANGUAGES:
                told = str(line.get(lang, "x"))
                assert not re.search(r"[{}]|None|  | [,.;:)]|^$|\( ", told), told


def test_a_reaction_says_what_it_costs_or_that_one_may():
    words = ("cuando tu oponente juega un Aliado", "when your opponent plays an Ally")
    free = reaction("play", *words, draw(1))
    paid = reaction("play", *words, draw(1), pay=2)
    assert free.text("es") == "Cuando tu oponente juega un Aliado, puedes robar 1 carta."
    assert free.text("en") == "When your opponent plays an Ally, you may draw 1 card."
    assert paid.text("es") == "Cuando tu oponente juega un Aliado, puedes pagar 2 Oros: roba 1 carta."
    assert paid.text("en") == "When your opponent plays an Ally, you may pay 2 Oros: draw 1 card."


@pytest.mark.clause("ML-multi-08")
def test_an_ally_that_enters_for_the_other_player_is_told_so(mitos):
    """Nidavellir pays as much as the Ally costs, and takes it as it enters."""
    t = mitos.table(gold=4, hand=["machi"], enemy_gold=9, enemy_support=["nidavellir"])
    t.act("play", "machi")
    while t.decision.player == 1 and t.decision.kind != "vigil":
        t.answer("yes" if "yes" in t.options else t.options[0])
    assert (t.zone("machi"), t.controller("machi")) == ("defence", 2)
    lines = [line for line in t.story() if "control" in line]
    assert lines == ["Jugador 2 gana el control de Machi"]
    own = mitos.table(gold=4, hand=["machi"])
    own.play("machi")
    assert not [line for line in own.story() if "control" in line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_can_come_into_force_has_words_for_the_log(mitos, lang):
    """A line that cannot be said would keep the answer that leads to it from being given."""
    rules = (Protection, LastWords)  # in force from the first moment on, by no card
    told = [ability for ability in mitos.game.told_abilities if not isinstance(ability, rules)]
    assert len(told) > 1000
    for ability in told:
        change = getattr(ability, "modifier", None)
        said = change.clause(lang) if isinstance(change, Change) else ability.text(lang)
        assert isinstance(said, str)


def test_a_chance_that_ends_in_defeat_is_told_when_it_is_given(mitos):
    t = mitos.table(hand=["ataque_suicida"], gold=8, defence=["talos"])
    t.play("ataque_suicida").attack("talos").end_battle()
    assert any("pierdes el juego" in line for line in t.story())
    assert any("you lose the game" in line for line in t.story("en"))
