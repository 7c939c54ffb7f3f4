"""Where a rule ends: nothing to choose, nobody able, what is kept from acting, what comes to nothing."""

import pytest
from tests.games.mitos_y_leyendas.conftest import made

from tapete.core import randomness
from tapete.core.events import Event, happens
from tapete.core.nouns import THEIRS
from tapete.core.refusal import BadDocument
from tapete.games import find
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as zones
from tapete.games.mitos_y_leyendas.abilities import Target
from tapete.games.mitos_y_leyendas.rules.legal import refuse_play
from tapete.games.mitos_y_leyendas.vocabulary.abilities.constant import bearer_gains, strength_is
from tapete.games.mitos_y_leyendas.vocabulary.abilities.players import cannot_play
from tapete.games.mitos_y_leyendas.vocabulary.abilities.responses import spell
from tapete.games.mitos_y_leyendas.vocabulary.abilities.triggers import on_playing
from tapete.games.mitos_y_leyendas.vocabulary.abilities.uses import use
from tapete.games.mitos_y_leyendas.vocabulary.amounts import HandCount
from tapete.games.mitos_y_leyendas.vocabulary.conditions import Fewer
from tapete.games.mitos_y_leyendas.vocabulary.lasting.changes import bonus, loses_ability
from tapete.games.mitos_y_leyendas.vocabulary.nouns.kinds import ally, in_castle, played, race, weapon
from tapete.games.mitos_y_leyendas.vocabulary.nouns.selections import Bearer
from tapete.games.mitos_y_leyendas.vocabulary.verbs.choosing import ChooseAble, PayFor
from tapete.games.mitos_y_leyendas.vocabulary.verbs.compelling import deals_damage
from tapete.games.mitos_y_leyendas.vocabulary.verbs.hands import draw
from tapete.games.mitos_y_leyendas.vocabulary.verbs.moving import destroy
from tapete.games.mitos_y_leyendas.vocabulary.verbs.searching import TO_EXILE, search


def vain(t):
    """What the player who decides looks for in vain, with the clause."""
    return {option.id: refusal.clause for option, refusal in t.s.game.impossible(t.s)}


# -- looked for in vain


def test_who_cannot_attack_is_told_when_attackers_are_declared(mitos):
    t = mitos.table(defence=["talos", {"card": "machi", "fresh": True}], enemy_defence=[{"card": "prometeo", "fresh": True}])
    t.pass_()
    told = {"attack:1:machi#1": "ML-ally-09", "attack:2:prometeo#1": "ML-bat-05"}  # and nobody attacks for the opponent
    assert (t.decision.kind, vain(t)) == ("attack", told)
    t.act("attack", "talos")
    t.answer("done") if t.decision.kind == "attack" else None
    assert "attack:2:prometeo#1" not in vain(t)


def test_abilities_that_cannot_be_used_are_told_in_play_and_in_the_graveyard(mitos):
    t = mitos.table(defence=["chiang_shih"], graveyard=["garm"], enemy_defence=["chiang_shih"], enemy_graveyard=["garm"])
    assert vain(t) == {
        "use:1:chiang_shih#1:1": "ML-gold-15",
        "use:1:garm#1:1": "ML-gold-15",
        "use:2:chiang_shih#1:1": "ML-use-01",  # not theirs to use
        "play:2:garm#1": "ML-play-04",
    }


def test_everything_in_sight_is_an_option_or_has_its_reason(mitos):
    kinds = set()
    for seed in range(1, 11):
        t = mitos.new_game(seed)
        for move in range(150):
            if t.s.over:
                break
            player = t.decision.player
            told = {thing for option in t.decision.options for thing in option.things}
            for option, refusal in t.s.game.impossible(t.s):
                assert refusal.clause.startswith("ML-") and not t.decision.find(option.id), (seed, move, option.id)
                told.update(option.things)
            sight = {card for card in range(len(t.s.cards)) if t.s.game.sight.sees(t.s, player, card)}
            assert sight <= told, (seed, move, t.decision.kind, [t.s.names[card] for card in sight - told])
            kinds.add(t.decision.kind)
            options = t.decision.options
            t.s.choose(options[randomness.number(seed, move, len(options))])
    assert kinds >= {"hand", "grouping", "vigil", "attack", "block", "war", "annul", "respond", "choose", "pay"}, kinds


@pytest.mark.clause("ML-blk-07")
def test_only_an_ally_of_a_line_blocks(mitos):
    t = mitos.table(defence=["talos"], enemy_defence=["prometeo"], enemy_support=["tui"], enemy_hand=["machi"])
    t.attack("talos")
    assert t.decision.kind == "block"
    assert {t.refusal("block", card, "talos").clause for card in ("tui", "machi")} == {"ML-blk-06"}


# -- kept from acting


def test_a_player_without_abilities_for_the_turn_does_not_respond_with_one(mitos):
    t = mitos.table(gold=9, hand=["vigilia_de_armas-mg", "talos"], enemy_defence=["niamh-co"])
    free = mitos.table(gold=9, hand=["talos"], enemy_defence=["niamh-co"]).act("play", "talos")
    assert (free.decision.kind, free.can("react", "niamh-co", word="1")) == ("annul", True)
    t.play("vigilia_de_armas-mg").act("play", "talos")
    assert (t.decision.kind, t.zone("talos")) == ("vigil", "defence")


@pytest.mark.clause("ML-play-20")
def test_an_oro_whose_price_is_saved_goes_back_to_the_castle_it_came_from(mitos):
    castle = ["talos", "tesoro_de_guayacan", "espada_real-er", "talos"]
    rival = {"enemy_defence": ["prometeo"], "enemy_support": ["totem_de_conejo-in"]}
    t = mitos.table(defence=["grootslang", "einheryar"], castle=castle, **rival)
    t.use("grootslang").aim("tesoro_de_guayacan").aim("einheryar", "prometeo")
    t.act("yes", "prometeo")
    assert (t.zone("tesoro_de_guayacan"), t.zone("prometeo"), t.zone("einheryar")) == ("castle", "defence", "graveyard")


# -- what comes to nothing, and what does not


@pytest.mark.clause("ML-play-11")
def test_what_an_annulment_makes_trigger_waits_for_the_card_it_annuls(mitos_with):
    kit = mitos_with(made("listener", zones.TOTEM, on_playing(played(zones.TALISMAN), m.OPPONENT, draw(1))))
    t = kit.table(gold=9, hand=["talos"], support=["listener"], enemy_gold=9, enemy_hand=["sotz_na-in"])
    t.act("play", "talos")
    t.act("play", "sotz_na-in")
    assert (t.zone("talos"), t.count("hand"), t.decision.kind) == ("graveyard", 1, "vigil")


@pytest.mark.parametrize("chosen", [[], ["talos"], ["talos", "machi"]])
def test_of_up_to_two_targets_none_one_or_two_are_chosen(mitos_with, chosen):
    kit = mitos_with(made("rain", zones.TALISMAN, spell(destroy(Target(ally.enemy, 2, upto=True)))))
    t = kit.table(hand=["rain"], enemy_defence=["talos", "machi", "prometeo"]).act("play", "rain")
    for name in chosen:
        t.choose(name)
    if len(chosen) < 2:
        t.answer("done")
    assert [name for name in ("talos", "machi", "prometeo") if t.zone(name) == "graveyard"] == chosen
    lonely = kit.table(hand=["rain"], enemy_defence=["talos"])
    assert lonely.can("play", "rain")  # fewer than two will do


@pytest.mark.clause("ML-con-09")
def test_fu_xi_finds_two_talismans_of_one_name(mitos):
    castle = ["talos", "yanomami", "zeus", "yanomami", "talos", "yanomami"]
    t = mitos.table(active=2, defence=["fu_xi"], castle=castle, attack=["machi"])
    t.answer("pass")
    while t.decision.kind not in ("vigil", "choose"):
        t.answer(t.options[0])
    t.choose("yanomami") if t.decision.kind == "choose" else None
    assert (t.ids("hand"), t.ids("castle").count("yanomami"), t.count("castle")) == (["yanomami", "yanomami"], 1, 4)
    assert all(t.s.game.sight.sees(t.s, 1, card) for card in t.s.zone(zones.HAND, 0)), "both were shown (ML-con-07)"


def test_gigantes_de_fuego_take_up_a_weapon_that_they_can_carry(mitos):
    t = mitos.table(gold=9, hand=["gigantes_de_fuego", "excalibur"]).play("gigantes_de_fuego")
    assert t.zone("excalibur") == "hand"  # for Knights alone
    u = mitos.table(gold=9, hand=["gigantes_de_fuego", "kunai", "excalibur"]).play("gigantes_de_fuego")
    u.yes() if u.decision.kind == "may" else None
    assert (u.weapons("gigantes_de_fuego"), u.zone("excalibur")) == (["kunai"], "hand")


def test_runas_fills_the_hands_but_of_whoever_draws_nothing(mitos):
    t = mitos.table(gold=19, hand=["runas", "talos"], enemy_hand=["talos"] * 3).play("runas")
    assert (t.count("hand"), t.count("hand", 2)) == (8, 8)
    u = mitos.table(gold=19, hand=["hada_viviana"], enemy_gold=19, enemy_hand=["runas"]).play("hada_viviana").end_turn()
    u.play("runas")
    assert (u.count("hand"), u.count("hand", 2)) == (8, 0)


@pytest.mark.clause("ML-win-01")
@pytest.mark.parametrize("castle", [["yanomami"], ["yanomami", "talos"]])
def test_whoever_takes_the_last_card_of_their_castle_loses(mitos, castle):
    t = mitos.table(gold=9, hand=["i_ching"], castle=castle, defence=["yu_ren"]).play("i_ching", "yanomami")
    assert t.zone("yanomami") == "hand"
    assert t.s.winners == ((1,) if len(castle) == 1 else ())


def test_afrodita_tells_of_each_card_that_she_puts_back(mitos):
    t = mitos.table(gold=9, hand=["afrodita"], enemy_castle=["talos", "machi", "prometeo", "zeus"]).play("afrodita")
    for name in ("machi", "talos", "prometeo"):
        t.aim(name)
    assert t.ids("castle", 2) == ["machi", "talos", "prometeo", "zeus"]
    placed = [f"{name} queda encima del Castillo de su dueño (por Afrodita)" for name in ("Prometeo", "Talos", "Machi")]
    assert [line for line in t.story(viewer=1) if "encima" in line] == placed
    assert [line for line in t.story(viewer=2) if "Machi" in line] == []  # whose Castle it is does not see them


@pytest.mark.clause("ML-lose-01")
def test_a_card_that_has_lost_its_ability_says_nothing_as_it_falls(mitos):
    t = mitos.table(gold=19, hand=["apolo-co", "cataratas_del_iguazu"], defence=["mara-er", "talos"])
    t.play("apolo-co", "mara-er").play("cataratas_del_iguazu", "mara-er", "talos")
    assert t.zone("mara-er") == "graveyard"
    assert [e.amount for e in t.s.history if e.kind == ev.DESTROYED and e.card == t.card("mara-er")] == [0]


@pytest.mark.clause("ML-con-06")
@pytest.mark.parametrize(("card", "whose"), [("arsenal", 1), ("raid", 2)])
def test_the_castle_that_was_looked_through_is_shuffled(mitos_with, card, whose):
    kit = mitos_with(
        made("arsenal", zones.TALISMAN, spell(search(in_castle(zones.WEAPON)))),
        made("raid", zones.TALISMAN, spell(search(in_castle(zones.WEAPON, THEIRS), TO_EXILE))),
    )
    castle = ["talos", "kunai", "machi"] * 4
    t = kit.table(hand=[card], castle=castle, enemy_castle=castle).play(card)
    t.answer(t.options[0]) if t.decision.kind == "choose" else None
    assert [line for line in t.story() if "baraja" in line] == [f"Jugador {whose} baraja su Castillo"]
    assert (t.ids("castle", 3 - whose), len(t.ids("castle", whose))) == (castle, len(castle) - 1)


def test_control_that_changes_hands_is_told(mitos):
    t = mitos.table(gold=2, hand=["hades-er"], defence=["dearg_diulai"], enemy_defence=["huracan"])
    t.play("hades-er", "dearg_diulai", "huracan")
    told = {line for line in t.story() if "control" in line}
    assert told == {"Jugador 1 gana el control de Huracán", "Jugador 2 gana el control de Dearg Diulai"}


def test_an_option_that_costs_oros_has_its_target_chosen_and_its_price_paid(mitos_with):
    choice = ChooseAble(draw(1), PayFor(1, bonus(2, Target(ally.own))))
    kit = mitos_with(made("altar", zones.TOTEM, use(choice)))
    t = kit.table(gold=1, support=["altar"], defence=["talos", "machi"])
    own = t.strength("machi")
    t.use("altar", "machi").answer("option:2")
    assert (t.strength("machi"), t.count("paid"), t.count("hand")) == (own + 2, 1, 0)


@pytest.mark.clause("ML-put-01")
@pytest.mark.parametrize(("side", "comes"), [("enemy_support", False), ("support", True)])
def test_who_may_not_play_allies_puts_none_into_play(mitos_with, side, comes):
    kit = mitos_with(made("ban", zones.TOTEM, cannot_play(m.OPPONENT, zones.ALLY)))
    t = kit.table(defence=["anubis-er"], graveyard=["talos"], **{side: ["ban"]}).use("anubis-er", "talos")
    assert t.zone("talos") == ("defence" if comes else "graveyard")


@pytest.mark.parametrize(("side", "armed"), [("enemy_support", False), ("support", True)])
def test_who_may_not_play_weapons_takes_none_up(mitos_with, side, armed):
    kit = mitos_with(made("ban", zones.TOTEM, cannot_play(m.OPPONENT, zones.WEAPON)))
    t = kit.table(gold=9, hand=["gigantes_de_fuego", "kunai"], **{side: ["ban"]}).play("gigantes_de_fuego")
    t.yes() if t.decision.kind == "may" else None
    assert t.weapons("gigantes_de_fuego") == (["kunai"] if armed else [])


@pytest.mark.clause("ML-vig-02")
def test_an_oro_is_put_down_in_ones_own_vigil_alone(mitos):
    t = mitos.table(hand=["abaco"], enemy_hand=["zampona"])
    assert refuse_play(t.s, 0, t.card("abaco")) is None
    assert refuse_play(t.s, 1, t.card("zampona")).clause == "ML-vig-02"


@pytest.mark.clause("ML-lose-01")
@pytest.mark.parametrize("silent", [True, False])
def test_hacha_de_enoch_without_its_ability_lets_its_bearer_fall(mitos_with, silent):
    kit = mitos_with(
        made("hush", zones.TALISMAN, spell(loses_ability(Target(weapon)))),
        made("fall", zones.TALISMAN, spell(destroy(Target(ally)))),
    )
    t = kit.table(hand=["hush", "fall"], defence=[{"card": "talos", "weapons": ["hacha_de_enoch"]}])
    if silent:
        t.play("hush", "hacha_de_enoch")
    t.play("fall", "1:talos#1")
    assert t.zone("1:talos#1") == ("graveyard" if silent else "castle")


def test_of_a_weapon_that_counts_twice_only_what_it_always_gives_is_doubled(mitos_with):
    kit = mitos_with(made("blade", zones.WEAPON, bearer_gains(2), use(bonus(1, Bearer()), times=1)))
    t = kit.table(gold=9, hand=["saku_arai"], defence=[{"card": "talos", "weapons": ["blade"]}])
    own = t.strength("1:talos#1") - 2
    t.play("saku_arai", "blade")
    assert t.strength("1:talos#1") == own + 4
    t.use("blade")
    assert t.strength("1:talos#1") == own + 5


@pytest.mark.parametrize("changed", [0, 1])
def test_a_change_to_either_castle_is_no_standstill(mitos, changed):
    t = mitos.table()
    assert not stands_still_next_turn(t.s)
    t.s.world[zones.QUIET] = 98
    assert not stands_still_next_turn(t.s)  # the 99th turn
    t.s.move(t.s.zone(zones.CASTLE, changed)[0], zones.GRAVEYARD, changed)
    assert (stands_still_next_turn(t.s), t.s.world[zones.QUIET]) == (False, 0)
    t.s.world[zones.QUIET] = 99
    assert stands_still_next_turn(t.s)


def stands_still_next_turn(s):
    happens(s, Event(ev.TURN, player=0, amount=s.turn + 1))
    return zones.stands_still(s)


def test_tumba_del_caballero_draws_from_none_to_the_whole_castle(mitos):
    t = mitos.table(gold=9, hand=["tumba_del_caballero", "zeus"], castle=["talos"] * 5).play("tumba_del_caballero")
    t.answer("pass")
    while t.decision.kind != "number":
        t.answer("yes" if "yes" in t.options else "done" if "done" in t.options else "pass")
    assert t.options == [f"number:{number}" for number in range(t.count("castle") + 1)]
    t.answer("number:2")
    t.aim("zeus")
    t.answer(t.options[0]) if t.decision.kind == "choose" else None
    assert t.zone("zeus") == "graveyard"


# -- words that no printed card uses yet


@pytest.mark.parametrize(("said", "es", "en"), [
    (strength_is(HandCount(True)).text, "Tiene Fuerza igual al número de cartas de tu mano.",
     "Its Strength equals the number of cards in your hand."),
    (deals_damage(2).text, "Hace 2 de daño al Castillo oponente.", "It deals 2 damage to your opponent’s Castle."),
    (Fewer(race("vampiro")).text, "no hay ningún Vampiro", "there is no Vampire"),
    (Fewer(race("vampiro"), 2).text, "hay 2 o menos Vampiros", "there are 2 or fewer Vampires"),
])  # fmt: skip
def test_words_for_cards_to_come(said, es, en):
    assert (said("es"), said("en")) == (es, en)


# -- how a match begins


def test_a_series_that_is_decided_already_is_not_begun():
    game = find("mitos_y_leyendas")
    decks = [deck["name"] for deck in game.documents.decks()[:2]]
    with pytest.raises(BadDocument):
        game.start({"decks": decks, "best_of": 3, "results": [0, 0]}, 1)
    assert not game.start({"decks": decks, "best_of": 3, "results": [0]}, 1).over
