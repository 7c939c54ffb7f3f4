"""Position documents: a Vigil of a random game is written, read back and written again the same."""

import pytest

from tapete.core import randomness
from tapete.core.refusal import BadDocument


@pytest.mark.parametrize("seed", range(2, 12))
def test_the_vigils_of_a_random_game_go_through_their_documents(mitos, seed):
    s = mitos.game.start(mitos.game.random_setup(seed), seed)
    written = 0
    for move in range(600):
        if s.over:
            break
        if s.decision.kind == "vigil":
            try:
                doc = mitos.game.documents.to_position(s)
            except BadDocument as told:
                assert "save the state" in str(told)  # what a document cannot tell
            else:
                again = mitos.game.documents.position(doc)
                assert mitos.game.documents.to_position(again) == doc
                assert sorted(again.decision.ids()) == sorted(s.decision.ids()) or renamed(s, again)
                written += 1
        options = s.decision.options
        s.choose(options[randomness.number(seed, move, len(options))])
    assert written >= 3


def renamed(s, again):
    """Copies of a card may change numbers between them: then the options speak of as many cards of the same names."""

    def stems(state):
        return sorted(
            (option.verb, tuple(state.cards[card].id for card in option.things), option.word) for option in state.decision.options
        )

    return stems(s) == stems(again)


def test_who_is_asked_quickly_is_part_of_the_document(mitos):
    t = mitos.table(hand=["huracan"], quick=[2])
    doc = t.s.game.documents.to_position(t.s)
    assert doc["quick"] == [2]
    assert t.s.game.documents.position(doc).setup["quick"] == [1]
    with pytest.raises(BadDocument, match="quick"):
        mitos.table(quick=[3])
    with pytest.raises(BadDocument, match="quick"):
        mitos.game.start({**mitos.game.random_setup(2), "quick": [2]}, 1)
