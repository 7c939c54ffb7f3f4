"""Printed text: it comes from what the cards do, it is good Spanish, and it was read beside the official one."""

import ast
import re
from itertools import pairwise
from pathlib import Path

import pytest
import yaml
from tools.keyforge_text_check import mark

import tapete.games.keyforge
from tapete.core import text
from tapete.core.abilities import Constant
from tapete.core.refusal import Refusal
from tapete.games import find
from tapete.games.keyforge.catalogue import all_facts, genders
from tapete.games.keyforge.rules import refusals
from tapete.games.keyforge.things import ACTION
from tapete.games.keyforge.vocabulary import lexicon
from tapete.games.keyforge.vocabulary.changes import Spoken
from tapete.games.keyforge.vocabulary.damage import damage, power_counters, ready, stun
from tapete.games.keyforge.vocabulary.lines import move_in_line, move_to_flank
from tapete.games.keyforge.vocabulary.nouns import HER, THIS, a, artifact, both, creature, creature_or_artifact, each, up_to
from tapete.games.keyforge.vocabulary.using import put_in_play
from tapete.games.keyforge.vocabulary.zones import archive

CARDS = Path(tapete.games.keyforge.__file__).parent / "cards"
REVIEW = Path(__file__).parents[2] / "golden" / "keyforge_text_review.yaml"

# Escape hatches: sentences written by hand beside the behaviour they speak of. The number may only fall; docs/add-a-card.md
# lists them. Words belong to the vocabulary, where one word serves a class of cards.
HATCHES = 0


def sentences(file):
    """String constants of a card file that are more than a name."""
    tree = ast.parse(file.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value and node is not tree.body[0].value:
            yield f"{file.name}:{node.lineno}: {node.value}"


def test_no_card_writes_its_own_sentences():
    found = [each for file in sorted(CARDS.rglob("*.py")) for each in sentences(file)]
    assert len(found) <= HATCHES, "say it with the vocabulary, or add a word to it:\n" + "\n".join(found)


def test_a_card_file_imports_the_lexicon_and_nothing_else():
    for file in sorted(CARDS.rglob("[a-z]*.py")):
        imports = [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Import | ast.ImportFrom)]
        assert [ast.unparse(each) for each in imports] == ["from tapete.games.keyforge.vocabulary.lexicon import *"], file.name


def test_every_word_of_the_lexicon_is_said_by_a_card():
    said = set()
    for file in CARDS.rglob("[a-z]*.py"):
        said |= {node.id for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Name)}
    assert set(lexicon.__all__) <= said, "words that no card says belong elsewhere"


def test_every_ability_has_words_or_is_said_by_the_one_before():
    """Silent are only the changes after the first of one sentence: "gets +1 armor and gains taunt"."""
    silent, said_before = set(), set()
    for card in tapete.games.keyforge.game().catalogue.values():
        silent |= {ability.id for ability in card.abilities if not ability.text("es") or not ability.text("en")}
        said_before |= {after.id for before, after in pairwise(card.abilities) if spoken(before) and spoken(after)}
    assert {"flame-wreathed/2", "protect-the-weak/2"} <= silent <= said_before


def spoken(ability):
    return isinstance(ability, Constant) and isinstance(ability.modifier, Spoken)


def test_the_review_knows_only_cards_that_exist_and_finds_no_difference():
    reviewed = yaml.safe_load(REVIEW.read_text("utf-8"))
    unknown = set(reviewed) - set(tapete.games.keyforge.game().catalogue)
    assert not unknown
    assert not {id: found for id, found in reviewed.items() if not re.fullmatch(r"same [0-9a-f]{8}", found)}
    cards = tapete.games.keyforge.game().catalogue
    changed = [id for id, found in reviewed.items() if found != f"same {mark(cards[id])}"]
    assert not changed, "read them again beside the official text"


UNSPANISH = (
    r"\ba el\b", r"\bde el\b", r"\by i", r"\bo o", r"\bun (criatura|carta|casa|llave)\b", r"\buna (artefacto|contador)\b",
    r"cada otr", r"  ", r" [.,;:]", r"\{", r"\bcreature\b", r"Esquivo|Peligroso|salpica", r"en su lugar", r"\basí\b",
    r"\bamig[oa]s?\b", r"\bvecin[oa]s?\b", r"\bs(ale|alga|alir) del juego\b", r"\bpreven",
    r"\blist[oa]s?\b", r"\b[Gg]an(a|an|ar|e)\b", r"[Cc]ontador(es)? de \+", r"Æmber",
)  # fmt: skip


@pytest.mark.parametrize("pattern", UNSPANISH)
def test_no_text_holds_what_spanish_does_not_say(pattern):
    cards = tapete.games.keyforge.game().catalogue.values()
    assert not [f"{card.id}: {card.text('es')}" for card in cards if re.search(pattern, card.text("es"))]


@pytest.mark.parametrize(
    ("cards", "article", "plural", "es", "en"),
    [
        (
            creature.friendly.ready.of("mars"),
            "a",
            False,
            "una criatura aliada preparada de Marte",
            "a ready friendly Mars creature",
        ),
        (creature.enemy.flank, "each", False, "cada criatura enemiga de flanco", "each enemy flank creature"),
        (creature.enemy.damaged, "up to 3", True, "hasta 3 criaturas enemigas dañadas", "up to 3 damaged enemy creatures"),
        (creature.friendly.trait("knight"), "a", False, "un Caballero aliado", "a friendly Knight creature"),
        (creature.trait("thief"), "2", True, "2 Ladrones", "2 Thief creatures"),
        (creature.friendly.other.trait("beast"), "a", False, "otra Bestia aliada", "another friendly Beast creature"),
        (creature.other, "each", False, "cada una de las demás criaturas", "each other creature"),
        (artifact.other, "each", False, "cada uno de los demás artefactos", "each other artifact"),
        (creature.not_of("mars"), "", True, "criaturas que no sean de Marte", "non-Mars creatures"),
        (creature.off_flank, "", True, "criaturas que no estén en un flanco", "creatures not on a flank"),
        (artifact.with_aember, "a", False, "un artefacto con Æ sobre él", "an artifact with Æ on it"),
        (creature_or_artifact.enemy, "a", False, "una criatura o un artefacto enemigos", "an enemy creature or artifact"),
    ],
)
def test_nouns_and_their_adjectives_agree_and_stand_in_order(cards, article, plural, es, en):
    assert cards.phrase("es", article, plural) == es
    assert cards.phrase("en", article, plural) == en


def test_pronouns_join_the_verb_and_prepositions_are_repeated():
    assert archive(HER).text("es") == "Archívala."
    assert archive(HER).text("en") == "Archive it."
    assert ready(HER).clause("es", "infinitive") == "prepararla"
    assert stun(HER).text("es") == "Atúrdela."
    assert damage(2, HER).text("es") == "Inflige 2 de daño a ella."
    two = both(each(creature.of("mars")), a(artifact))
    assert stun(two).text("es") == "Aturde a cada criatura de Marte y a un artefacto."
    assert stun(both(THIS, up_to(2, creature.enemy))).text("en") == "Stun this creature and up to 2 enemy creatures."


RULEBOOK_TERMS = (r"\bamig[oa]s?\b", r"\bvecin[oa]s?\b", r"\bs(ale|alga|alir) del juego\b", r"\bpreven", r"Æmber")


@pytest.mark.parametrize("pattern", RULEBOOK_TERMS)
def test_what_the_game_says_at_the_table_has_the_rulebooks_own_terms(pattern):
    """The log, the lessons, the glossary, the refusals: *aliada*, *adyacente*, *abandona el juego*, *evitar*, *Æmbar*."""
    game = tapete.games.keyforge.game()
    table = game.layout()
    said = [words.es for kind in game.event_kinds if (words := kind.log) is not None]
    said += [each.about.es for each in table.keywords] + [words.es for words in table.guide.values()]
    said += [each.reason.es for each in vars(refusals).values() if isinstance(each, Refusal)]
    assert len(said) > 100
    assert not [each for each in said if re.search(pattern, each)]


def test_one_effect_has_one_wording():
    """ "Archive a card" is from hand without saying so, wherever it stands (KF-archive-05)."""
    texts = [card.text(lang) for card in tapete.games.keyforge.game().catalogue.values() for lang in ("es", "en")]
    assert not [text for text in texts if re.search(r"Archiva una carta de tu mano|Archive a card from your hand", text)]
    assert len([text for text in texts if "Archiva una carta." in text]) >= 6


def test_an_english_numeral_does_not_run_into_a_power_counter():
    assert power_counters(1, THIS).text("en") == "Put a +1 power counter on this creature."
    assert power_counters(3, THIS).text("en") == "Put three +1 power counters on this creature."
    assert power_counters(3, THIS).text("es") == "Pon 3 contadores de Poder +1 sobre esta criatura."


def test_every_card_that_lies_in_play_has_the_gender_of_its_spanish_name():
    assert set(genders()) == {id for id, facts in all_facts().items() if facts.type != ACTION}
    cards = [card for card in tapete.games.keyforge.game().catalogue.values() if card.type != ACTION]
    by_article = [card for card in cards if card.name.es.split()[0] in ("El", "La")]
    assert len(by_article) >= 6
    assert not [card.id for card in by_article if card.feminine != card.name.es.startswith("La ")]


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("dust-imp", ["☠: +2 Æ"]),
        ("grenade-snib", ["☠: ☹ −2 Æ"]),
        ("the-common-cold", ["▷: 1 ✶ ∀ ❦ · ? ✖ ∀ [Ma] ❦"]),
        ("save-the-pack", ["▷: ✖ ∀ ✶! ❦ · +1 ⛓"]),
        ("ether-spider", ["⚔0", ""]),  # what replaces events has to be read
        ("scout", ["▷: ☞ ≤2 ♥ ❦ · ⏳ • ⟨sk⟩ · ✥⚔ •"]),
        ("tyxl-beambuckler", ["▷: 2 ✶ ❦ · ⇆ ⊣ •"]),
    ],
)
def test_a_card_is_said_in_symbols_or_not_at_all(id, said):
    assert [text.plain(line) for line in find("keyforge").catalogue[id].symbols()] == said


def test_ready_is_drawn_only_of_what_enters_play_so():
    ready_made, as_ever = [text.plain(put_in_play(a(creature), prepared).symbols()) for prepared in (True, False)]
    assert ready_made.startswith(as_ever) and ready_made != as_ever != ""


def test_a_flank_is_drawn_only_where_the_creature_goes_to_a_flank():
    anywhere, to_a_flank = move_in_line(a(creature.enemy)), move_to_flank(a(creature.enemy))
    assert [text.plain(each.symbols()) for each in (anywhere, to_a_flank)] == ["⇆ ♠ ❦", "⇆ ⊣ ♠ ❦"]
