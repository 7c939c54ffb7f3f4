"""What bots are told: that the Oro of the turn comes first, and that nothing is gained by ending a Vigil early."""

import pytest

from tapete.bots import Perspective, make
from tapete.games.mitos_y_leyendas import game


def chosen(t):
    return make("greedy", 7).choose(Perspective(t.s, 1)).id


@pytest.mark.parametrize("ally", ["chiang_shih", "guajiro", "yama_bushi"])
def test_greedy_puts_its_oro_down_before_it_plays_an_ally(mitos, ally):
    t = mitos.table(gold=4, hand=["abaco", ally], enemy_defence=["machi"])
    assert chosen(t) == "play:1:abaco#1"
    t.play("abaco")
    assert chosen(t) == f"play:1:{ally}#1"


def test_an_oro_that_can_no_longer_be_put_down_is_worth_less(mitos):
    still, closed = (mitos.table(gold=3, hand=["abaco"], drop_closed=closed) for closed in (False, True))
    assert game().hints.evaluate(still.s, 0) > game().hints.evaluate(closed.s, 0)


def test_what_can_be_played_counts_for_less_than_what_was(mitos):
    t = mitos.table(gold=4, hand=["chiang_shih"])
    before = game().hints.evaluate(t.s, 0)
    poor = game().hints.evaluate(mitos.table(gold=1, hand=["chiang_shih"]).s, 0) - game().hints.evaluate(
        mitos.table(gold=1, hand=["zeus"]).s, 0
    )
    assert poor == 0  # one that cannot be paid for is a card like any other
    t.play("chiang_shih")
    assert game().hints.evaluate(t.s, 0) > before


def test_an_annulment_waits_for_something_worth_it(mitos):
    sides = {"active": 2, "enemy_gold": 8, "hand": ["walkirias-co", "talos"], "castle_size": 30}
    search = mitos.table(**sides, enemy_hand=["odin-er"])
    search.act("play", "odin-er")
    assert (search.decision.kind, chosen(search)) == ("annul", "pass")
    giant = mitos.table(**sides, enemy_hand=["thor-er"])
    giant.act("play", "thor-er")
    assert (giant.decision.kind, chosen(giant)) == ("annul", "play:1:walkirias-co#1")


def test_a_graveyard_is_worth_what_it_gives_back(mitos):
    def worth(**parts):
        return game().hints.evaluate(mitos.table(gold=3, **parts).s, 0)

    assert worth(graveyard=["garm"]) > worth(graveyard=["talos"])
    assert worth(hand=["anubis-er"], graveyard=["thor-er"]) > worth(hand=["anubis-er"], graveyard=["prometeo"])
    assert worth(hand=["zeus"], graveyard=["thor-er"]) == worth(hand=["zeus"], graveyard=["prometeo"])


def test_greedy_destroys_anubis_for_the_giant_of_its_graveyard(mitos):
    t = mitos.table(gold=2, defence=["anubis-er"], graveyard=["thor-er"])
    assert chosen(t) == "use:1:anubis-er#1:1"


def test_an_ally_that_can_soon_be_paid_for_is_kept_before_a_smaller_one(mitos):
    def worth(card):
        return game().hints.evaluate(mitos.table(active=2, gold=4, hand=[card]).s, 0)

    assert worth("thor-co") == worth("zeus") < worth("talos") < worth("chiang_shih")  # Thor costs six
