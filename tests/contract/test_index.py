"""The index of what is in force is kept while only silent cards move; it must be the one that would be made anew."""

import pytest

from tapete import games
from tapete.core.abilities import NO_LISTENERS, NO_MODIFYINGS, NO_REPLACINGS, Index
from tapete.core.randomness import number

GAMES = 4
ANSWERS = 400


def said(index: Index) -> tuple[object, ...]:
    """Everything an index says, in order."""
    return (
        [[(each.ability.id, each.source, each.you, each.via) for each in some] for some in index.listening],
        [[(each.ability.id, each.source, each.you, each.key, each.lasting) for each in some] for some in index.replacing],
        [[(id(each.modifier), each.source, each.you, each.scope.via, each.lasting) for each in some] for some in index.modifying],
    )


def sparing(index: Index) -> bool:
    """Whether modifiers were wrapped anew, so that they are not the same objects."""
    return any(type(each.modifier).__name__ == "Sparing" for some in index.modifying for each in some)


@pytest.mark.parametrize("id", games.ids())
def test_the_kept_index_is_the_one_made_anew(id: str) -> None:
    game = games.find(id)
    kept = 0
    for seed in range(GAMES):
        s = game.start(game.random_setup(seed), seed)
        for answer in range(ANSWERS):
            if s.decision is None:
                break
            before = s.index()
            s.choose(s.decision.options[number(seed, answer, len(s.decision.options))])
            if not s.over and not sparing(s.index()):
                kept += s.index() is before
                assert said(s.index()) == said(game.indexed(s)), f"game {seed}, answer {answer}"
    assert kept > 0
    assert not NO_LISTENERS and not NO_REPLACINGS and not NO_MODIFYINGS  # shared, and so never written to


def test_a_silent_card_leaves_the_index_alone_and_one_that_speaks_does_not() -> None:
    game = games.find("keyforge")
    document = {
        "game": "keyforge",
        "house": "dis",
        "players": [{"houses": ["dis", "logos", "mars"], "hand": ["dust-imp", "ether-spider"], "line": ["shooler"]}, {}],
    }
    s = game.start({"position": document}, 1)
    before = s.index()
    imp, spider = (s.names.index(name) for name in ("1:dust-imp#1", "1:ether-spider#1"))
    line, hand = (s.place[card] // s.players for card in (s.names.index("1:shooler#1"), imp))
    s.move(imp, line, 0)
    assert s.index() is before
    s.move(spider, line, 0)
    assert s.index() is not before and s.index().heard[spider] and not s.index().heard[imp]
    speaking = s.index()
    s.move(imp, hand, 0)
    assert s.index() is speaking
    s.move(spider, hand, 0)
    assert s.index() is not speaking
