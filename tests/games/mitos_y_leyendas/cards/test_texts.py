"""Printed text: it was read beside the facts, it is good Spanish, and every card with an ability is shown at play."""

from __future__ import annotations

import ast
import hashlib
import re
from pathlib import Path

import pytest
import yaml

import tapete.games.mitos_y_leyendas
from tapete.games.mitos_y_leyendas.catalogue import DECLARED, all_facts
from tapete.games.mitos_y_leyendas.modifiers import SAID_BEFORE

HERE = Path(__file__).parent
CARDS = Path(tapete.games.mitos_y_leyendas.__file__).parent / "cards"
REVIEW = HERE.parents[2] / "golden" / "mitos_y_leyendas_text_review.yaml"


@pytest.fixture(scope="module")
def speaking(mitos):
    """The cards with an ability; the game has declared them."""
    return [card for card in mitos.game.catalogue.values() if card.abilities]


def test_every_text_was_read_beside_its_fact(speaking):
    reviewed = yaml.safe_load(REVIEW.read_text("utf-8"))
    marks = {card.id: hashlib.sha256(card.text("es").encode()).hexdigest()[:8] for card in speaking}
    found = {id: read.partition(" ") for id, read in reviewed.items()}
    changed = sorted(id for id, mark in marks.items() if id not in found or found[id][0] != mark)
    assert not changed, f"read these again (tools/mitos_text_check.py): {changed}"
    assert set(reviewed) == set(marks)
    assert {verdict for _, _, verdict in found.values()} == {"exact", "reading"}, "a card that differs is put right or left out"


def test_a_card_has_a_text_when_its_printing_has_a_text_box(mitos):
    facts = all_facts()
    for card in DECLARED.values():
        assert bool(card.abilities) == facts[card.id].boxed, card.id


def test_every_ability_has_words_in_both_languages(speaking):
    silent = [(card, at) for card in speaking for at, ability in enumerate(card.abilities) if not ability.text("es")]
    for card, at in silent:
        assert at and card.abilities[at].modifier.words is SAID_BEFORE, card.id  # the sentence before tells it too
        assert re.search(r"atacar (ni|o) bloquear", card.abilities[at - 1].text("es")), card.id
    assert all(bool(ability.text("es")) == bool(ability.text("en")) for card in speaking for ability in card.abilities)


def test_every_card_with_an_ability_is_shown_at_play(speaking):
    written = "".join(file.read_text("utf-8") for file in sorted(HERE.glob("test_*.py")))
    named = set(re.findall(r'"([a-z0-9_-]+)"', written))
    assert sorted(card.id for card in speaking if card.id not in named) == []


def test_no_card_writes_its_own_sentences():
    for file in sorted(CARDS.glob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
        names = {facts.name for facts in all_facts().values()}
        assert [text for text in texts[1:] if " " in text and text not in names] == []


UNSPANISH = (
    r"\ba el\b", r"\bde el\b", r"\bun (carta|mano|Bestia|Criatura|Abominación)\b", r"\buna (Arma|Aliado|Oro|Tótem|Talismán)\b",
    r"\b(2|3|4|5|6) (carta|Oro|Aliado)\b", r"  ", r" [.,;:]", r"\{", r"\b(the|Ally|Castle)\b",
    r"[Pp]uedes (mira|roba|busca|destruye)\b",
    r"\blos Aliados que (esté|porte|controle)\b", r"\bel (Bestia|Criatura)\b", r"\+-|--", r"\bgana -",
    r"tu (Cementerio|mano)[^.]* en su Castillo", r"en su Castillo", r"tu (Cementerio|mano) a la mano de su dueño",
    r"(destruye|devuelve|destierra) su portador", r"consideran (Caballero|Vampiro)\b", r"un Aliado oponente de mayor",
    r"opción: tu oponente", r"[Tt]u oponente [^.;]*, luego tu oponente", r"\b(Aliados|cartas)\b[^.]* a la mano de su dueño",
    r"que controles (de Fuerza|distint|con|en juego)", r"que est(é|én) (atac|bloque)", r"Cementerio de (Fuerza|coste)",
    r"mano de tu oponente con", r"todos los \w+ que controles te cuesta", r"por cada \w+\.",
)  # fmt: skip


@pytest.mark.parametrize("pattern", UNSPANISH)
def test_no_text_holds_what_spanish_does_not_say(speaking, pattern):
    assert [card.id for card in speaking if re.search(pattern, card.text("es"))] == []


UNENGLISH = (
    r"\b(an) [bcdfgjklmnpqrstvwxyz]",
    r"\ba [aeio]",
    r"  ",
    r" [.,;:]",
    r"\b(que|Aliado|Castillo|carta)\b",
    r"\{",
    r"\+-|--",
    r"into (its|their) Castle",
    r"your (Graveyard|hand)[^.]* to its owner",
    r"[Aa]n? [^.]*\btheir next turn",
    r"\bcounts? as [A-Z][a-z]+(?<!s)\b",
    r"[Pp]ut into play (an?|this)\b",
    r"Ally is not grouped in their",
    r"chooses one: your opponent",
    r"then your opponent draws",
    r"for each [^.]* from your",
    r"\bis no [A-Z]",
    r"While it entered",
    r"of theirs of their",
    r"other than this one",
    r"that (is|are) (attack|block)ing",
    r"for each [A-Z][a-z]+\.",
)


@pytest.mark.parametrize("pattern", UNENGLISH)
def test_no_text_holds_what_english_does_not_say(speaking, pattern):
    assert [card.id for card in speaking if re.search(pattern, card.text("en"))] == []


SENTENCES = {
    "amanecer": ("Baraja todas las cartas de tu mano en tu Castillo.", "Shuffle all cards from your hand into your Castle."),
    "yggdrasil": ("cartas superiores de tu Cementerio en tu Castillo.", "the top 5 cards of your Graveyard into your Castle."),
    "haiwatha-co": ("Devuelve una carta de tu Cementerio a tu mano.", "Return a card from your Graveyard to your hand."),
    "horus": ("Baraja un Aliado oponente en el Castillo de su dueño.", "Shuffle an opposing Ally into its owner’s Castle."),
    "astucia_de_loki": ("a la mano de sus dueños.", "to their owners’ hands."),
    "anchancho": ("Destruye el Aliado oponente de mayor Fuerza.", "Destroy the opposing Ally with the greatest Strength."),
    "guadana": ("destruye a su portador.", "destroy its bearer."),
    "escudo_hiperboreo-co": ("devuelve a su portador a la Línea de Defensa.", "move its bearer back to the Defence Line."),
    "kordrag": ("se consideran Caballeros.", "count as Knights."),
    "dagas_krish": ("Su portador se considera Vampiro.", "Its bearer counts as a Vampire."),
    "exorcista-co": (
        "tu oponente elige una opción: descartar una carta de su mano o botar 2 cartas de su Castillo.",
        "your opponent chooses one: discard a card from their hand or mill 2 cards from their Castle.",
    ),
    "los_eddas": ("Tu oponente descarta toda su mano, luego roba 4 cartas.", "whole hand, then draws 4 cards."),
    "totem_de_sangre": ("no puede atacar en su próximo turno.", "cannot attack during its controller’s next turn."),
    "draupnir": ("cartas de Oro en su próximo turno.", "cannot use or play Oro cards during their next turn."),
    "eir": ("un Dios de Fuerza 2 o menos de tu Cementerio en", "a God with Strength 2 or less from your Graveyard into"),
    "hymir": ("un Aliado de Fuerza mayor que 3 que controles", "an Ally you control with Strength greater than 3"),
    "rey_arturo": ("todos los demás Caballeros atacantes que controles", "all other attacking Knights you control"),
    "alas_negras": ("si no controlas ningún otro Vampiro,", "if you control no other Vampire,"),
    "serpiente_blanca": ("otra Criatura que controles", "another Creature you control"),
    "trauko-er": ("por cada otro Aliado llamado Trauko que controles.", "for each other Ally you control named Trauko."),
    "lautaro": ("gana permanentemente +1 a la Fuerza por cada", "permanently gets +1 Strength for each"),
    "arbol_de_justicia": ("por cada carta de su mano.", "for each card in their hand."),
    "itazzy": ("por cada Vampiro en juego.", "for each Vampire in play."),
    "ballesta-mg": ("Su portador no puede atacar ni bloquear.", "Its bearer cannot attack or block."),
    "ejercito_enano": ("Solo puede atacar o bloquear si", "It can only attack or block if"),
    "herfyoturr": ("los Aliados atacantes que porten un Arma a", "all attacking Allies carrying a Weapon back"),
    "elfos_arqueros": ("puedes elegir una opción: roba 3 cartas o bien", "you may choose one: draw 3 cards or"),
    "espada_celestial": ("aunque no se considera imbloqueable.", "though it does not count as unblockable."),
}


@pytest.mark.parametrize("id", SENTENCES)
def test_sentences_as_players_would_say_them(mitos, id):
    es, en = SENTENCES[id]
    card = mitos.game.catalogue[id]
    assert es in card.text("es")
    assert en in card.text("en")


def test_the_page_on_the_cards_counts_them_right(speaking):
    page = (HERE.parents[3] / "docs" / "content-mitos-y-leyendas.md").read_text("utf-8")
    known = len(all_facts())
    assert f"| all | {known:,} | {len(DECLARED)} | {len(speaking)} | {known - len(DECLARED)} |" in page
