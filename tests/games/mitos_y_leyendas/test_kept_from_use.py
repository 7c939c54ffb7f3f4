"""Abilities that annul are cancelled and not annulled; what is kept from using its ability neither responds nor triggers."""

import pytest

KILLER = "yanomami"  # a Talisman of 4: destroys an opposing Ally


# -- an annulling ability is an ability


@pytest.mark.clause("ML-trig-04", "ML-trig-05", "ML-trig-06", "ML-ann-07", "ML-abil-06")
@pytest.mark.parametrize(("annuller", "card"), [("nanna", "seth"), ("niamh-co", "talos")])
def test_marca_del_tigre_cancels_an_ability_that_annuls(mitos, annuller, card):
    parts = {"gold": 9, "hand": [card, "marca_del_tigre"], "enemy_defence": [annuller], "enemy_hand": ["prometeo"]}
    t = mitos.table(**parts).play(card).react(annuller)
    assert (t.decision.kind, t.decision.player, t.zone(annuller)) == ("cancel", 0, "graveyard")  # its cost is paid by then
    t.act("play", "marca_del_tigre")
    assert t.zone(card) == ("defence" if card == "talos" else "graveyard")
    assert t.s.game.sight.sees(t.s, 0, t.card("prometeo")) == (card == "seth")  # Seth did what it does
    passed = mitos.table(**parts).play(card).react(annuller).pass_()
    assert (passed.zone(card), passed.s.game.sight.sees(passed.s, 0, passed.card("prometeo"))) == ("graveyard", False)


@pytest.mark.clause("ML-play-12", "ML-con-12")
def test_a_cancelled_annulment_was_its_players_only_one(mitos):
    t = mitos.table(
        gold=9, hand=[KILLER, "marca_del_tigre"], enemy_gold=9, enemy_defence=["nanna", "talos"], enemy_hand=["flechero"]
    )
    t.play(KILLER, "talos").react("nanna").act("play", "marca_del_tigre")
    assert t.decision.kind == "annul" and t.decision.player == 1  # the Marca itself may be annulled
    t.pass_()
    assert (t.zone("talos"), t.zone("flechero"), t.decision.kind) == ("graveyard", "hand", "vigil")


@pytest.mark.clause("ML-ann-07", "ML-play-13")
@pytest.mark.parametrize("annulment", ["walkirias-co", "walkirias-ere", "sotz_na-in", "sotz_na-co", "flechero", "jujitsu"])
def test_no_card_annuls_an_annulling_ability(mitos, annulment):
    t = mitos.table(gold=9, hand=["seth", annulment], enemy_defence=["nanna"], enemy_hand=["prometeo"])
    t.play("seth").react("nanna")
    assert (t.zone("seth"), t.zone(annulment), t.decision.kind, t.count("paid")) == ("graveyard", "hand", "vigil", 1)


@pytest.mark.clause("ML-ann-07", "ML-play-13")
def test_a_card_that_annuls_is_annulled_as_before(mitos):
    t = mitos.table(gold=9, hand=["seth", "walkirias-co"], enemy_gold=9, enemy_hand=["flechero", "prometeo"])
    t.play("seth").act("play", "flechero")
    assert t.can("play", "walkirias-co")
    t.act("play", "walkirias-co")
    assert t.s.game.sight.sees(t.s, 0, t.card("prometeo"))


# -- kept from using it


def led_by_ma_chao(mitos, *, used, **parts):
    """Ma Chao beside Rey Mono (3) and Thor (8); whether it has kept the first opposing Ally from using its ability."""
    t = mitos.table(gold=3, defence=["ma_chao", "rey_mono", "thor-er"], **parts)
    return t.use("ma_chao", parts["enemy_defence"][0]) if used else t


@pytest.mark.clause("ML-use-01")
@pytest.mark.parametrize("used", [True, False])
def test_ma_chao_stops_what_triggers_in_the_battle(mitos, used):
    t = led_by_ma_chao(mitos, used=used, enemy_defence=["cin_teotl"])
    t.attack("rey_mono").block(("cin_teotl", "rey_mono"))
    t.end_battle()
    base = t.s.cards[t.card("cin_teotl")].strength
    strong = base if used else base + 1  # when it blocks it gets 1 more
    assert (t.zone("cin_teotl"), t.zone("rey_mono")) == (
        "graveyard" if strong <= 3 else "defence", "graveyard" if strong >= 3 else "attack",
    )  # fmt: skip


@pytest.mark.clause("ML-use-01")
@pytest.mark.parametrize("used", [True, False])
def test_ma_chao_stops_the_last_words_of_who_falls_in_the_battle(mitos, used):
    t = led_by_ma_chao(mitos, used=used, enemy_defence=["yurei"])
    t.attack("rey_mono").block(("yurei", "rey_mono"))
    t.end_battle()
    assert (t.zone("yurei"), t.count("hand", 2)) == ("graveyard", 0 if used else 1)


@pytest.mark.clause("ML-use-01")
@pytest.mark.parametrize("used", [True, False])
def test_ma_chao_stops_what_saves_itself_in_the_battle(mitos, used):
    t = led_by_ma_chao(mitos, used=used, enemy_defence=["chasqui"], enemy_gold=1)
    t.attack("thor-er").block(("chasqui", "thor-er"))
    while t.decision.kind == "war":
        t.pass_()
    assert (t.decision.kind == "instead") == (not used)


@pytest.mark.clause("ML-use-01")
def test_ma_chao_speaks_of_the_battle_alone(mitos):
    t = mitos.table(gold=9, hand=[KILLER], defence=["ma_chao"], enemy_defence=["yurei"])
    t.use("ma_chao", "yurei").play(KILLER, "yurei")
    assert t.count("hand", 2) == 1  # it fell in the Vigil


@pytest.mark.clause("ML-use-01")
@pytest.mark.parametrize("used", [True, False])
def test_ma_chao_stops_answers_in_the_battle(mitos, used):
    parts = {"enemy_defence": ["nanna"], "hand": ["hombres_de_madera"]}
    t = led_by_ma_chao(mitos, used=used, **parts)
    t.attack("rey_mono").block()
    t.play("hombres_de_madera", "rey_mono")
    assert (t.decision.kind == "annul" and t.can("react", "nanna", word="1")) == (not used)


@pytest.mark.clause("ML-use-01", "ML-con-12")
def test_marca_del_tigre_stops_an_ability_for_the_turn_in_every_way(mitos):
    parts = {"gold": 9, "hand": ["kunai", "nanigata"], "defence": ["izanagi"], "enemy_gold": 3, "enemy_hand": ["marca_del_tigre"]}
    t = mitos.table(**parts).play("kunai", "izanagi")
    t.yes().act("play", "marca_del_tigre")
    assert t.count("hand") == 1
    t.play("nanigata", "izanagi")
    assert (t.decision.kind, t.count("hand")) == ("vigil", 0)  # it does not so much as ask
    free = mitos.table(**parts).play("kunai", "izanagi").yes().pass_().play("nanigata", "izanagi")
    assert free.decision.kind == "may"


@pytest.mark.clause("ML-use-01")
def test_a_trigger_that_waits_is_not_used_once_its_card_is_kept_from_it(mitos):
    t = mitos.table(
        gold=9, hand=["magnus-co"], defence=["melusina-co"], enemy_gold=3, enemy_hand=["marca_del_tigre", "talos", "talos"]
    )
    t.play("magnus-co")
    while t.decision.kind == "order":
        t.answer(next(option for option in t.options if "melusina" in option))
    t.act("play", "marca_del_tigre")
    assert t.strength("melusina-co") == 2  # cancelled
    t.end_turn().end_turn()
    assert t.strength("melusina-co") == 2


@pytest.mark.clause("ML-use-01")
def test_what_is_always_so_goes_on_under_marca_del_tigre(mitos):
    t = mitos.table(gold=4, defence=["bragi", "hotei"], enemy_gold=3, enemy_hand=["marca_del_tigre"])
    t.use("bragi")
    t.answer(t.options[0])
    t.act("play", "marca_del_tigre")
    assert t.refusal("use", "bragi", word="1").clause == "ML-use-01"
    assert t.end_turn().end_turn().can("use", "bragi", word="1")
