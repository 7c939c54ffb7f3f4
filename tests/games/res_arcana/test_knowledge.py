"""What players can know of hidden cards (RA-action-13, RA-action-18): what was seen to be somebody's stays theirs."""

from __future__ import annotations

import pytest

from tapete.core.visibility import redeal
from tapete.games.res_arcana.things import BOX, DECK, EXPOSED, HAND

KEYS = range(10)


def imagined(t, player, zones):
    """In whose hidden zones the worlds that a player can imagine have each card."""
    found = {}
    for key in KEYS:
        world = redeal(t.s, player, key)
        for card, component in enumerate(world.cards):
            if world.zone_kind(card) in zones:
                found.setdefault(component.id, set()).add((world.zone_kind(card), world.holder(card)))
    return found


@pytest.mark.clause("RA-action-13", "RA-action-18")
def test_a_discarded_card_that_is_shuffled_again_is_known_to_be_its_owners(res_arcana):
    """Player 2 discards a hawk and draws it again: player 1 knows that it is in hand, for there was no other card."""
    t = res_arcana.table([{"hand": ["hawk", "vault"], "area": ["library"]}], active=2)
    t.discard("hawk")
    t.pass_turn()
    t.use("library")
    assert t.ids("hand", 2) == ["vault", "hawk"]
    seen = imagined(t, 0, (HAND, DECK, BOX))
    assert seen["hawk"] == {(HAND, 1)}, "it can be nowhere else"
    assert (BOX, 0) in seen["vault"], "nobody has seen the vault: it may as well be in the box"


@pytest.mark.clause("RA-action-13", "RA-action-18")
def test_a_destroyed_card_that_is_shuffled_again_is_known_too(res_arcana):
    t = res_arcana.table([{"hand": ["vault"], "deck": ["crypt"], "area": ["corrupt_altar", "prism", "library"]}], active=2)
    t.use("corrupt_altar", 2).choose("prism").gain("elan", "elan").pass_turn()
    t.use("library")
    t.s.shuffle(DECK, 1)
    t.pass_turn()
    assert "prism" in t.ids("hand", 2), "drawn after its shuffle"
    seen = imagined(t, 0, (HAND, DECK, BOX))
    assert seen["prism"] <= {(HAND, 1), (DECK, 1)}


@pytest.mark.clause("RA-action-18", "RA-setup-09")
def test_what_a_rival_was_dealt_is_known_to_nobody_else(res_arcana):
    t = res_arcana.new_game(players=2)
    while t.kind != "main":
        t.answer(t.options[0])
    seen = imagined(t, 0, (HAND, DECK, BOX))
    theirs = t.ids("hand", 2) + t.ids("deck", 2)
    assert all((BOX, 0) in seen[card] for card in theirs), "each of them may as well have stayed in the box"
    own = t.ids("hand", 1)
    assert all(seen[card] == {(HAND, 0)} for card in own)


@pytest.mark.clause("RA-comp-10", "RA-action-18")
def test_who_looks_at_cards_knows_them_from_then_on_and_nobody_else_does(res_arcana):
    t = res_arcana.table([{}, {}], area=["seer"], deck=["hawk", "vault", "prism", "crypt"])
    t.use("seer")
    seen = [t.card(card) for card in ("hawk", "vault", "prism")]
    sees = t.s.game.sight.sees
    assert t.kind == "order"
    assert all(sees(t.s, 0, card) for card in seen), "while they are put in order"
    t.act("next", "prism").act("next", "hawk")
    assert t.ids("deck") == ["prism", "hawk", "vault", "crypt"]
    assert all(sees(t.s, 0, card) for card in seen), "and afterwards"
    assert not any(sees(t.s, other, card) for other in (1, 2) for card in seen)
    assert not sees(t.s, 0, t.card("crypt")), "the fourth was not looked at"


@pytest.mark.clause("RA-action-18")
def test_what_was_placed_is_known_to_be_its_holders(res_arcana):
    t = res_arcana.table(hand=["vault", "hawk"], pool={"gold": 5, "calm": 5, "elan": 5})
    t.place("vault").alone()
    exposed = t.s.numbers[EXPOSED]
    assert exposed[t.card("vault")] == 1, "everybody saw it"
    assert exposed[t.card("hawk")] == 0, "it is still in hand"
