"""Every game's texts: what is marked names what it shows, and what is printed holds no marks."""

import json
import random

import pytest

from tapete import games
from tapete.core.labels import label, said
from tapete.core.text import CARD, CLOSE, OPEN, PLAYER, SHOWN, plain, spans
from tapete.core.visibility import Shown, view

LANGUAGES = ("es", "en")
ANSWERS = 150
MARKS = {OPEN, SHOWN, CLOSE}


def moments(game, seed):
    """A random game with its log, at every decision."""
    chance = random.Random(seed)
    s = game.start(game.random_setup(seed), seed)
    s.log = []
    for _ in range(ANSWERS):
        if s.decision is None:
            return
        yield s
        s.choose(chance.choice(s.decision.options))


def named_rightly(s, text, lang):
    """A card's mark shows that card's name or mention; a player's is a seat of this match."""
    for span in spans(text):
        if span.kind == CARD:
            card = s.cards[int(span.ref)]
            assert span.text in (card.name.text(lang), card.mention(lang)), text
        elif span.kind == PLAYER:
            seat = int(span.ref)
            assert 0 <= seat < s.players and span.text.endswith(str(seat + 1)), text


@pytest.mark.parametrize("game", [games.find(id) for id in games.ids()], ids=lambda game: game.id)
def test_questions_labels_and_lines_name_what_they_show(game):
    marked = set()
    for s in moments(game, 7):
        for lang in LANGUAGES:
            texts = [said(s, option, lang) for option in s.decision.options[:30]]
            assert [plain(text) for text in texts] == [label(s, option, lang) for option in s.decision.options[:30]]
            texts.append(s.decision.prompt.text(lang))
            shown = Shown(s, s.decision.player)
            lines = [shown.sentence(entry) for entry in s.log[-20:]]
            texts += [words.text(lang) for words in lines if words is not None]
            for text in texts:
                named_rightly(s, text, lang)
                marked |= {span.kind for span in spans(text)}
                assert not MARKS & set(plain(text))
    assert {CARD, PLAYER} <= marked, "the log tells who, and labels tell which card"


@pytest.mark.parametrize("game", [games.find(id) for id in games.ids()], ids=lambda game: game.id)
def test_views_and_card_texts_hold_words_alone(game):
    for at, s in enumerate(moments(game, 8)):
        if at % 10 == 0:
            assert not MARKS & set(json.dumps(view(s, s.decision.player), ensure_ascii=False))
    for card in game.catalogue.values():
        for lang in LANGUAGES:
            assert not MARKS & set(card.text(lang)) and card.text(lang) == plain(card.printed(lang))
