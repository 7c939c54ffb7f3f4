"""Printed text: it comes from what the cards do, it is good Spanish, and it was read beside the official one."""

import ast
import re
from pathlib import Path

import pytest
import yaml

import tapete.games.keyforge
from tapete.games.keyforge.vocabulary.harm import damage, ready, stun
from tapete.games.keyforge.vocabulary.nouns import HER, THIS, a, artifact, both, creature, creature_or_artifact, each, up_to
from tapete.games.keyforge.vocabulary.zones import archive

CARDS = Path(tapete.games.keyforge.__file__).parent / "cards"
REVIEW = Path(__file__).parents[2] / "golden" / "keyforge_text_review.yaml"

# Escape hatches: sentences written by hand beside the behaviour they speak of. The number may only fall; docs/add-a-card.md
# lists them. Words belong to the vocabulary, where one word serves a class of cards.
HATCHES = 0

# Abilities without a sentence of their own, because the ability before them says both: "gets +1 armor and gains taunt".
SAID_BY_ANOTHER = {"flame-wreathed/2", "protect-the-weak/2", "ring-of-invisibility/2", "round-table/2", "shoulder-armor/2"}


def sentences(file):
    """String constants of a card file that are more than a name."""
    tree = ast.parse(file.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value and node is not tree.body[0].value:
            yield f"{file.name}:{node.lineno}: {node.value}"


def test_no_card_writes_its_own_sentences():
    found = [each for file in sorted(CARDS.glob("*.py")) for each in sentences(file)]
    assert len(found) <= HATCHES, "say it with the vocabulary, or add a word to it:\n" + "\n".join(found)


def test_every_ability_has_words_or_is_said_by_the_one_before():
    silent = set()
    for card in tapete.games.keyforge.game().catalogue.values():
        silent |= {ability.id for ability in card.abilities if not ability.text("es") or not ability.text("en")}
    assert silent == SAID_BY_ANOTHER


def test_the_review_knows_only_cards_that_exist_and_finds_no_difference():
    reviewed = yaml.safe_load(REVIEW.read_text("utf-8"))
    unknown = set(reviewed) - set(tapete.games.keyforge.game().catalogue)
    assert not unknown
    assert not {id: found for id, found in reviewed.items() if not re.fullmatch(r"same [0-9a-f]{8}", found)}


UNSPANISH = (
    r"\ba el\b", r"\bde el\b", r"\by i", r"\bo o", r"\bun (criatura|carta|casa|llave)\b", r"\buna (artefacto|contador)\b",
    r"cada otr", r"  ", r" [.,;:]", r"\{", r"\bcreature\b", r"Esquivo|Peligroso|salpica", r"en su lugar", r"\basí\b",
)  # fmt: skip


@pytest.mark.parametrize("pattern", UNSPANISH)
def test_no_text_holds_what_spanish_does_not_say(pattern):
    cards = tapete.games.keyforge.game().catalogue.values()
    assert not [f"{card.id}: {card.text('es')}" for card in cards if re.search(pattern, card.text("es"))]


@pytest.mark.parametrize(
    ("cards", "article", "plural", "es", "en"),
    [
        (creature.friendly.ready.of("mars"), "a", False, "una criatura amiga preparada de Marte", "a ready friendly Mars creature"),
        (creature.enemy.flank, "each", False, "cada criatura enemiga de flanco", "each enemy flank creature"),
        (creature.enemy.damaged, "up to 3", True, "hasta 3 criaturas enemigas dañadas", "up to 3 damaged enemy creatures"),
        (creature.friendly.trait("knight"), "a", False, "un Caballero amigo", "a friendly Knight creature"),
        (creature.trait("thief"), "2", True, "2 Ladrones", "2 Thief creatures"),
        (creature.friendly.other.trait("beast"), "a", False, "otra Bestia amiga", "another friendly Beast creature"),
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
