"""Playing a card and using an ability, step by step: annulments, responses, cancels, triggers."""

import pytest


@pytest.mark.clause("ML-ann-01", "ML-ann-05", "ML-play-12", "ML-play-01", "ML-abil-06")
def test_an_annulment_comes_after_targets_and_payment(mitos):
    t = mitos.table(gold=4, hand=["yanomami"], enemy_gold=1, enemy_hand=["flechero"], enemy_defence=["huracan"])
    t.play("yanomami", "huracan")
    assert (t.decision.kind, t.decision.player) == ("annul", 1)
    assert t.count("paid") == 4
    t.play("flechero")
    assert t.zone("yanomami") == t.zone("flechero") == "graveyard"
    assert t.zone("huracan") == "defence"
    assert t.count("reserve") == 0


@pytest.mark.clause("ML-play-13")
def test_one_annulment_for_each_player_in_the_whole_chain(mitos):
    t = mitos.table(
        gold=6, hand=["yanomami", "flechero"], enemy_gold=2, enemy_hand=["flechero", "flechero"], enemy_defence=["huracan"]
    )
    t.play("yanomami", "huracan")
    t.act("play", "2:flechero#1")
    assert (t.decision.kind, t.decision.player) == ("annul", 0)
    t.act("play", "1:flechero")
    assert t.zone("2:flechero#1") == "graveyard"
    assert t.zone("2:flechero#2") == "hand"
    assert t.zone("huracan") == "graveyard"


@pytest.mark.clause("ML-ann-06")
def test_oros_are_not_annulled(mitos):
    t = mitos.table(hand=["espada_real-er"], enemy_gold=3, enemy_hand=["sotz_na-in", "flechero"])
    t.play("espada_real-er")
    assert (t.zone("espada_real-er"), t.decision.kind) == ("reserve", "vigil")


@pytest.mark.clause("ML-ann-02", "ML-ann-04", "ML-play-15")
def test_an_annulled_ally_neither_enters_nor_triggers(mitos):
    t = mitos.table(
        gold=4,
        hand=["einheryar", "machi"],
        enemy_gold=6,
        enemy_hand=["sotz_na-in", "kage_aruki_jutsu"],
        enemy_defence=["huracan"],
    )
    t.play("einheryar")
    t.play("sotz_na-in")
    assert t.count("reserve", 2) == 3  # enough for a response, if there were anything to respond to
    assert t.zone("einheryar") == "graveyard"
    assert t.zone("huracan") == "defence"
    assert t.decision.kind == "vigil"


@pytest.mark.clause("ML-ann-02", "ML-resp-23")
def test_nobody_responds_to_a_card_that_was_annulled(mitos):
    """With Oros enough for both, the one who annuls is not asked for a response as well."""
    parts = {"gold": 4, "hand": ["einheryar"], "enemy_gold": 9, "enemy_defence": ["huracan"], "patient": True}
    t = mitos.table(enemy_hand=["sotz_na-in", "kage_aruki_jutsu", "machi"], **parts)
    t.act("play", "einheryar")
    assert (t.decision.kind, t.decision.player) == ("annul", 1)
    t.act("play", "sotz_na-in")
    while t.decision.kind == "annul":
        t.answer("pass")
    assert asked(t) == []
    assert (t.zone("einheryar"), t.decision.kind) == ("graveyard", "vigil")
    u = mitos.table(enemy_hand=["sotz_na-in", "kage_aruki_jutsu", "machi"], **parts)
    u.act("play", "einheryar")
    assert ("respond", 1) in asked(u), "it was not annulled"


@pytest.mark.clause("ML-tal-09", "ML-tal-05", "ML-resp-05")
def test_a_response_fits_only_its_event(mitos):
    t = mitos.table(gold=9, hand=["flechero", "kawarimi", "descubrir_al_zorro"], defence=["huracan"], enemy_hand=["huracan"])
    for name in ("flechero", "kawarimi", "descubrir_al_zorro"):
        assert t.refusal("play", name).clause == "ML-tal-09"
    u = mitos.table(hand=["huracan"], enemy_gold=3, enemy_hand=["descubrir_al_zorro"])
    u.play("huracan")
    assert u.decision.kind == "vigil"  # Huracán touches no Oros


@pytest.mark.clause("ML-resp-05")
def test_a_card_that_does_not_respond_is_refused_in_a_window(mitos):
    t = mitos.table(
        gold=4, hand=["yanomami"], enemy_gold=9, enemy_hand=["flechero", "huitzilopochtli", "kawarimi"], enemy_defence=["huracan"]
    )
    t.play("yanomami", "huracan")
    assert t.refusal("play", "huitzilopochtli").clause == "ML-resp-05"
    assert t.refusal("play", "kawarimi").clause == "ML-tal-09"


@pytest.mark.clause("ML-resp-23")
def test_a_response_to_an_ally_resolves_before_it_enters(mitos):
    t = mitos.table(hand=["huracan", "einheryar"], enemy_gold=3, enemy_hand=["kage_aruki_jutsu"])
    t.play("huracan")
    assert (t.decision.kind, t.decision.player) == ("respond", 1)
    assert t.zone("huracan") == "playing"
    t.play("kage_aruki_jutsu")
    assert t.count("hand") == 0
    assert t.zone("huracan") == "defence"


@pytest.mark.clause("ML-use-04", "ML-use-05", "ML-act-03", "ML-con-12", "ML-ann-07")
def test_a_cancelled_ability_keeps_its_cost(mitos):
    t = mitos.table(gold=1, defence=["machi"], enemy_gold=3, enemy_hand=["marca_del_tigre"], enemy_defence=["huracan"])
    t.use("machi")
    assert (t.decision.kind, t.decision.player) == ("cancel", 1)
    t.play("marca_del_tigre")
    assert t.strength("huracan") == 3
    assert t.count("paid") == 1


@pytest.mark.clause("ML-use-09")
def test_a_second_attempt_to_cancel_is_refused(mitos):
    t = mitos.table(
        gold=2,
        hand=["flechero"],
        defence=["machi"],
        enemy_gold=9,
        enemy_hand=["marca_del_tigre", "marca_del_tigre", "flechero"],
        enemy_defence=["huracan"],
    )
    t.use("machi")
    t.act("play", "2:marca_del_tigre#1")
    t.act("play", "1:flechero#1")
    assert (t.decision.kind, t.decision.player) == ("annul", 1)
    assert t.refusal("play", "2:marca_del_tigre#2").clause == "ML-use-09"
    t.pass_()  # the attempt is annulled, and there is no other
    assert t.zone("2:marca_del_tigre#2") == "hand"
    assert t.strength("huracan") == 0
    assert t.decision.kind == "vigil"


@pytest.mark.clause("ML-resp-19")
def test_a_second_response_to_the_same_card_is_refused(mitos):
    t = mitos.table(
        gold=2,
        hand=["huracan", "flechero", "einheryar"],
        enemy_gold=9,
        enemy_hand=["kage_aruki_jutsu", "kage_aruki_jutsu", "flechero"],
    )
    t.play("huracan")
    assert t.can("play", "2:kage_aruki_jutsu#1") and t.can("play", "2:kage_aruki_jutsu#2")
    t.act("play", "2:kage_aruki_jutsu#1")
    t.act("play", "1:flechero#1")
    assert (t.decision.kind, t.decision.player) == ("annul", 1)
    assert t.refusal("play", "2:kage_aruki_jutsu#2").clause == "ML-resp-19"
    t.pass_()
    assert t.zone("2:kage_aruki_jutsu#2") == "hand"  # nobody is asked again
    assert (t.zone("huracan"), t.zone("einheryar"), t.decision.kind) == ("defence", "hand", "vigil")


@pytest.mark.clause("ML-trig-04", "ML-trig-06")
def test_a_trigger_is_cancelled_too(mitos):
    t = mitos.table(gold=3, hand=["inti-in"], enemy_gold=5, enemy_hand=["marca_del_tigre"])
    t.play("inti-in")
    t.aim("2:espada_real-er#1", "2:espada_real-er#2")
    assert t.decision.kind == "cancel"
    t.play("marca_del_tigre")
    assert t.count("graveyard", 2) == 1
    assert t.zone("inti-in") == "defence"


@pytest.mark.clause("ML-trig-05", "ML-con-30")
def test_a_trigger_with_a_cost_is_its_controllers_choice(mitos):
    t = mitos.table(gold=3, hand=["grulla"])
    t.play("grulla")
    assert t.options == ["yes", "no"]
    t.no()
    assert t.count("paid") == 2
    u = mitos.table(gold=3, hand=["grulla"])
    u.play("grulla")
    u.yes()
    assert u.count("paid") == 3
    u.pass_()
    assert u.decision.kind == "attack"


@pytest.mark.clause("ML-multi-03")
@pytest.mark.parametrize(("first", "seen"), [("1:yurei#1", True), ("1:isun_boshi#1", False)])
def test_each_player_orders_their_own_triggers(mitos, first, seen):
    t = mitos.table(gold=5, hand=["stribog-mg"], defence=["yurei", "isun_boshi"], enemy_defence=["yurei"])
    t.play("stribog-mg")
    assert (t.decision.kind, t.decision.player) == ("order", 0)
    t.answer(next(option for option in t.options if first in option))
    assert t.count("hand", 2) == 1
    assert t.s.game.sight.sees(t.s, 0, t.s.zone(1, 1)[0]) == seen  # drawn between one and the other: looked at only by the second


def test_triggers_wait_for_the_effect_to_finish(mitos):
    t = mitos.table(gold=4, hand=["naglfar"], defence=["yurei"], castle=["argonautas"] * 9)
    t.play("naglfar")
    assert t.count("castle", 2) == 18
    assert t.count("hand") == 1
    assert t.zone("naglfar") == "graveyard"


@pytest.mark.clause("ML-play-11", "ML-play-16", "ML-play-22")
def test_what_triggered_on_playing_resolves_even_if_the_card_is_annulled(mitos):
    t = mitos.table(gold=3, hand=["einheryar", "huracan"], enemy_support=["yotunheim"], enemy_gold=3, enemy_hand=["sotz_na-in"])
    t.play("huracan")
    t.play("sotz_na-in")
    assert t.zone("huracan") == "graveyard"
    assert t.count("castle") == 19


def test_enter_triggers_follow_the_entry(mitos):
    t = mitos.table(gold=3, hand=["krana"])
    t.play("krana")
    assert t.zone("krana") == "defence"
    assert t.count("castle", 2) == 19


@pytest.mark.clause("ML-play-04", "ML-play-05")
def test_cards_are_played_from_the_hand_under_their_conditions(mitos):
    t = mitos.table(gold=9, hand=["i_ching"], graveyard=["huracan"], defence=["argonautas"])
    assert t.refusal("play", "huracan").clause == "ML-play-04"
    assert t.refusal("play", "i_ching").clause == "ML-play-05"


@pytest.mark.clause("ML-abil-08")
def test_what_a_card_asks_for_in_order_to_enter(mitos):
    t = mitos.table(hand=["lesther-mg", "huracan"])
    assert t.refusal("play", "lesther-mg").clause == "ML-put-03"
    u = mitos.table(hand=["lesther-mg", "huracan", "kunai"])
    u.play("lesther-mg", "huracan")
    assert u.zone("lesther-mg") == "defence"
    assert u.count("hand") == 0


@pytest.mark.clause("ML-abil-09")
def test_a_talisman_is_annulled_and_not_cancelled(mitos):
    t = mitos.table(gold=4, hand=["yanomami"], enemy_gold=3, enemy_hand=["marca_del_tigre"], enemy_defence=["huracan"])
    t.play("yanomami", "huracan")
    assert t.zone("huracan") == "graveyard"


@pytest.mark.clause("ML-affect-01", "ML-affect-02")
def test_a_target_is_affected_only_when_the_effect_resolves(mitos):
    t = mitos.table(gold=1, hand=["huitzilopochtli"], defence=["huracan"], enemy_gold=1, enemy_hand=["flechero"])
    t.play("huitzilopochtli", "huracan")
    assert t.strength("huracan") == 3
    t.pass_()
    assert t.strength("huracan") == 6


@pytest.mark.clause("ML-golden-07", "ML-golden-02")
def test_the_payer_chooses_what_the_rival_loses(mitos):
    t = mitos.table(gold=3, hand=["dokuenjutsu"], enemy_defence=["huracan"], enemy_support=["tui"], enemy_gold=1)
    t.act("play", "dokuenjutsu")
    assert t.decision.player == 0
    assert t.choices() == {"huracan", "tui", "espada_real-er"}


@pytest.mark.clause("ML-tgt-02")
def test_the_only_possible_target_is_chosen_by_itself(mitos):
    t = mitos.table(gold=4, hand=["yanomami"], enemy_defence=["huracan"])
    t.act("play", "yanomami")
    assert t.zone("huracan") == "graveyard"


@pytest.mark.clause("ML-tgt-17")
def test_searching_needs_no_target_to_be_played(mitos):
    t = mitos.table(gold=2, hand=["pachamama"], castle=["kunai"] * 5)
    assert t.can("play", "pachamama")


@pytest.mark.clause("ML-tgt-17")
def test_deciding_on_a_hand_that_is_shown_is_no_target(mitos):
    """Kyusho looks at a hand and discards a card of it that is no Oro."""
    t = mitos.table(gold=3, hand=["kyusho"], enemy_hand=["abaco"])
    assert t.can("play", "kyusho")
    u = mitos.table(gold=3, hand=["kyusho"], enemy_hand=["abaco", "machi", "huracan"])
    u.act("play", "kyusho")
    assert (u.decision.kind, u.count("paid")) == ("choose", 3)  # a target would have come before the cost


@pytest.mark.clause("ML-zone-01", "ML-zone-12", "ML-zone-21", "ML-zone-23")
def test_the_zones_and_the_reminder_of_permanent_effects(mitos):
    t = mitos.table(gold=3, hand=["eclipse_de_dragon-mg"])
    zones = {zone.id: zone.in_play for zone in t.s.game.zones}
    assert [name for name, in_play in zones.items() if in_play] == ["reserve", "paid", "defence", "attack", "support", "weapons"]
    t.play("eclipse_de_dragon-mg")
    assert t.zone("eclipse_de_dragon-mg") == "graveyard"
    assert len(t.s.lasting) == 1


# -- who is asked: what public facts allow, never what a hand really holds


def asked(t):
    """Who is asked what, until the next main decision: everybody passes."""
    found = []
    while t.decision.kind in ("annul", "respond", "answer", "cancel", "phase", "war"):
        found.append((t.decision.kind, t.decision.player))
        t.answer("pass")
    return found


@pytest.mark.parametrize("hidden", ["flechero", "argonautas", "kawarimi"])
def test_being_asked_to_annul_tells_nothing_about_the_hand(mitos, hidden):
    t = mitos.table(gold=4, hand=["yanomami"], enemy_gold=1, enemy_hand=[hidden], enemy_defence=["huracan"], patient=True)
    t.play("yanomami", "huracan")
    assert asked(t) == [("annul", 1)]


@pytest.mark.parametrize("hidden", ["kawarimi", "argonautas"])
@pytest.mark.parametrize(("gold", "windows"), [(3, [("phase", 1), ("war", 1)]), (2, [("war", 1)])])
def test_being_asked_about_an_attack_tells_only_what_the_oros_do(mitos, hidden, gold, windows):
    t = mitos.table(defence=["chiang_shih"], enemy_gold=gold, enemy_hand=[hidden], patient=True)
    t.attack("chiang_shih")
    assert asked(t)[: len(windows)] == windows
    poor = mitos.table(defence=["chiang_shih"], enemy_gold=gold, patient=True)
    poor.attack("chiang_shih")
    assert asked(poor) == []  # an empty hand has no secrets


def test_a_hand_that_was_seen_is_asked_only_when_it_answers(mitos):
    t = mitos.table(
        gold=5, hand=["seth", "yanomami"], enemy_gold=1, enemy_hand=["argonautas"], enemy_defence=["huracan"], patient=True
    )
    t.play("seth")
    assert asked(t) == [("annul", 1), ("respond", 0)]  # Ge Xiang Weng answers Talismans of one's own
    assert t.s.game.sight.sees(t.s, 0, t.s.zone(1, 1)[0])
    t.play("yanomami", "huracan")
    assert asked(t) == []


def test_who_cannot_play_talismans_is_not_asked_for_them(mitos):
    t = mitos.table(defence=["vikingo-co"], hand=["huracan"], enemy_gold=3, enemy_hand=["kawarimi"], patient=True)
    t.play("huracan")
    assert asked(t) == []


@pytest.mark.parametrize(
    ("gold", "mine", "theirs", "windows"),
    [
        (0, [], [], [("annul", 1)]),  # there is an annulment that costs nothing
        (0, ["totem_de_guanaco-in"], [], []),
        (1, ["totem_de_guanaco-in"], [], [("annul", 1)]),
        (0, [], ["totem_de_guanaco-in"], [("annul", 1)]),
    ],
)
def test_whether_somebody_could_pay_is_reckoned_with_what_is_dearer_for_them(mitos, gold, mine, theirs, windows):
    """The Totem makes the cards of its controller's rival dearer, not those of its controller."""
    t = mitos.table(
        gold=6,
        hand=["yanomami"],
        support=mine,
        enemy_support=theirs,
        enemy_gold=gold,
        enemy_hand=["argonautas"],
        enemy_defence=["huracan"],
        patient=True,
    )
    t.play("yanomami", "huracan")
    assert asked(t) == windows


def test_a_seat_may_prefer_speed_to_secrecy(mitos):
    t = mitos.table(
        gold=4, hand=["yanomami"], enemy_gold=1, enemy_hand=["argonautas"], enemy_defence=["huracan"], quick=[2], patient=True
    )
    t.play("yanomami", "huracan")
    assert asked(t) == []
    assert t.zone("huracan") == "graveyard"
    u = mitos.table(
        gold=4, hand=["yanomami"], enemy_gold=1, enemy_hand=["flechero"], enemy_defence=["huracan"], quick=[2], patient=True
    )
    u.play("yanomami", "huracan")
    assert asked(u) == [("annul", 1)]


def test_in_random_games_questions_do_not_depend_on_hidden_cards(mitos):
    """Whoever is asked would be asked with any other hidden cards, and whoever has an answer is asked by what is public."""
    from tapete.core import randomness
    from tapete.core.visibility import exchange

    asks, hides = mitos.game.responding.asks, mitos.game.sight.hides
    looked = 0
    for seed in range(1, 13):
        s = mitos.game.start(mitos.game.random_setup(seed), seed)
        for move in range(250):
            if s.over:
                break
            if s.decision.kind in ("annul", "respond", "answer", "cancel", "phase", "war"):
                player = s.decision.player
                assert asks(s, s.stack[-1], player) or not hides(s, player), (seed, move)
                other = exchange(s, 1 - player, seed * 1000 + move)
                assert asks(other, other.stack[-1], player) == asks(s, s.stack[-1], player), (seed, move)
                looked += 1
            options = s.decision.options
            s.choose(options[randomness.number(seed, move, len(options))])
    assert looked > 100


def test_what_a_player_looks_for_in_vain_has_its_reason(mitos):
    t = mitos.table(
        gold=4, hand=["yanomami"], enemy_gold=9, enemy_hand=["flechero", "kawarimi", "huracan"], enemy_defence=["machi"]
    )
    t.play("yanomami", "machi")
    told = {option.id: refusal.clause for option, refusal in t.s.game.impossible(t.s)}
    assert [told[f"play:2:{card}#1"] for card in ("kawarimi", "huracan")] == ["ML-tal-09", "ML-resp-05"]
    assert (told["react:2:machi#1:1"], told["play:1:yanomami#1"]) == ("ML-resp-05", "ML-play-04")
    assert {told[id] for id in told if id.startswith("react:1:")} == {"ML-use-01"}  # the opponent's Oros
    u = mitos.table(defence=["huracan", "chiang_shih"], enemy_defence=["machi"], enemy_attack=["einheryar"])
    u.attack("huracan", "chiang_shih")
    told = {option.id: refusal.clause for option, refusal in u.s.game.impossible(u.s)}
    assert told == {
        "block:2:machi#1>1:huracan#1": "ML-blk-10",
        "block:2:einheryar#1>1:huracan#1": "ML-zone-09",
        "block:2:einheryar#1>1:chiang_shih#1": "ML-zone-09",
    }


@pytest.mark.clause("ML-weap-02", "ML-weap-12")
def test_only_an_ally_in_play_carries_a_weapon(mitos):
    t = mitos.table(gold=2, hand=["kunai", "machi"], defence=["huracan"], support=["totem_de_jaguar"])
    assert t.refusal("play", "kunai", "totem_de_jaguar").clause == "ML-weap-02"
    assert t.refusal("play", "kunai", "machi").clause == "ML-weap-02"
    assert t.can("play", "kunai", "huracan")


@pytest.mark.clause("ML-abil-08")
def test_a_talisman_whose_cost_cannot_be_paid_is_refused(mitos):
    t = mitos.table(hand=["tragedia-co"], enemy_hand=["huracan"])
    assert t.refusal("play", "tragedia-co").clause == "ML-put-03"
    u = mitos.table(hand=["tragedia-co", "machi"], enemy_hand=["huracan"])
    u.play("tragedia-co")
    assert u.zone("machi") == "graveyard"


@pytest.mark.clause("ML-resp-05")
def test_a_card_in_play_that_does_not_respond_is_refused_in_a_window(mitos):
    t = mitos.table(gold=4, hand=["yanomami"], enemy_gold=1, enemy_hand=["flechero"], enemy_defence=["huracan", "niamh-co"])
    t.play("yanomami", "huracan")
    assert t.decision.kind == "annul"
    assert t.refusal("react", "niamh-co", word="1").clause == "ML-resp-05"  # she annuls Allies


@pytest.mark.clause("ML-con-02", "ML-zone-18")
@pytest.mark.parametrize("shuffling", ["odin-er", "gallo_celestial"])
def test_what_was_seen_of_a_castle_is_forgotten_when_it_is_shuffled(mitos, shuffling):
    t = mitos.table(gold=9, hand=["jinas", shuffling], graveyard=["machi", "machi"], castle=["huracan"] * 8)
    t.play("jinas")
    while t.decision.kind == "choose":
        t.s.choose(t.decision.options[0])
    seen = [card for card in t.s.zone(0, 0) if t.s.game.sight.sees(t.s, 0, card)]
    assert seen
    t.play(shuffling)
    while t.decision.kind in ("choose", "may"):
        t.s.choose(t.decision.options[0])
    assert not [card for card in t.s.zone(0, 0) if t.s.game.sight.sees(t.s, 0, card)]
