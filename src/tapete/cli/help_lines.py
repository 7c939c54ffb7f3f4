"""What a person at the terminal can ask for: the menu, what is impossible and why, a card, a rule."""

import textwrap
from dataclasses import dataclass

from tapete import rulebook
from tapete.bots import Explanation, told
from tapete.cli.text import Phrase, Text, near_names
from tapete.core.abilities import CardDef
from tapete.core.decision import Option
from tapete.core.labels import group, label, menu
from tapete.core.position import find_card, plain
from tapete.core.refusal import BadDocument
from tapete.core.state import State
from tapete.core.text import CARD, spans
from tapete.core.text import plain as plain_text

EVERYTHING = Phrase(
    es="Aquí se puede todo lo que la pregunta permite: son las opciones de arriba.",
    en="Nothing is forbidden here: the options above are all there is to answer.",
)
NO_RULE = Phrase(es="El reglamento no dice nada con «{words}».", en="The rulebook says nothing with '{words}'.")
WHICH_WORD = Phrase(es="Falta la palabra: r aturdida", en="The word is missing: r stun")
WHICH_CARD = Phrase(es="Falta la carta: t troll", en="The card is missing: t troll")
MORE = Phrase(es="… y {count} más; añade palabras para acotar.", en="… and {count} more; add words to narrow it down.")
NO_CARD = Phrase(es="No hay ninguna carta «{value}». {near}", en="There is no card '{value}'. {near}")
NO_TEXT = Phrase(es="(sin texto)", en="(no text)")
NOTHING_DECIDED = Phrase(
    es="Ningún bot ha decidido nada que se pueda contar desde tu última respuesta.",
    en="No bot has decided anything that can be told since your last answer.",
)
CHOSE = Phrase(es="{bot}: {label}", en="{bot}: {label}")
UNWEIGHED = Phrase(es="sin sopesar opciones", en="without weighing options")
THOUGHT = Phrase(es="{label}: {chance} %, {visits} veces", en="{label}: {chance} %, {visits} times")
EXPECTS = Phrase(es="espera {line}", en="expects {line}")
WITHHELD = Phrase(es="y {count} con cartas que no ves", en="and {count} with cards you do not see")
MOVES_EXPLAINED = 5
THOUGHTS_TOLD = 4
CLAUSES = 6
COLUMN = 44


def menu_lines(s: State, lang: str, width: int) -> list[str]:
    """The question and its options, numbered and under their headings."""
    decision = s.decision
    assert decision is not None
    asked = decision.prompt.text(lang)
    named = [span.ref for span in spans(asked) if span.kind == CARD]
    if decision.source >= 0 and str(decision.source) not in named:
        asked = f"{s.named(decision.source, lang)}: {asked}"
    lines = textwrap.wrap(plain_text(asked), width)
    heading = ""
    row: list[str] = []
    for number, option in enumerate(menu(s), 1):
        above = group(s, option, lang)
        if above != heading:
            lines += in_columns(row, width)
            row = []
            heading = above
            lines.append(f" {heading}")
        row.append(f"{number:>3}) {label(s, option, lang)}")
    return lines + in_columns(row, width)


@dataclass(frozen=True, slots=True)
class Reason:
    """A bot's decision: the moment of it, how long the log was then, and what the bot says about it."""

    before: State
    logged: int
    explanation: Explanation


def explanation_lines(reasons: list[Reason], now: State, viewer: int, text: Text, width: int) -> list[str]:
    """Why the bots decided as they did, as far as this person may see; a move of which nothing has happened yet is not told."""
    lines: list[str] = []
    for reason in reasons[-MOVES_EXPLAINED:]:
        happened = len(now.log or ()) > reason.logged
        heard = told(reason.explanation, reason.before, now, viewer) if happened else None
        if heard is not None:
            lines += one_explanation(reason.before, heard, text, width)
    return lines or textwrap.wrap(text(NOTHING_DECIDED), width)


def one_explanation(before: State, heard: Explanation, text: Text, width: int) -> list[str]:
    names = {option.id: label(before, option, text.language) for option in before.decision.options} if before.decision else {}
    said = [text(CHOSE, bot=heard.bot, label=names.get(heard.option, heard.option))]
    if not heard.thoughts:
        said.append("   " + text(UNWEIGHED))
    for thought in heard.thoughts[:THOUGHTS_TOLD]:
        about = names.get(thought.option, thought.option)
        line = text(THOUGHT, label=about, chance=round(100 * thought.chance), visits=thought.visits)
        if len(thought.line) > 1:
            line += "; " + text(EXPECTS, line=", ".join(thought.line[1:]))
        said.append("   " + line)
    if heard.withheld:
        said.append("   " + text(WITHHELD, count=heard.withheld))
    return [part for line in said for part in textwrap.wrap(line, width, subsequent_indent="      ", drop_whitespace=False)]


def in_columns(cells: list[str], width: int) -> list[str]:
    """Short cells side by side when there are many of them; a long one wraps in its own lines."""
    longest = max((len(cell) for cell in cells), default=0)
    columns = max(1, width // max(1, longest + 2)) if len(cells) > 3 and longest <= COLUMN else 1
    if columns == 1:
        return [line for cell in cells for line in textwrap.wrap(cell, width, subsequent_indent="     ", drop_whitespace=True)]
    rows = -(-len(cells) // columns)
    size = longest + 2
    return ["".join(cell.ljust(size) for cell in cells[row::rows]).rstrip() for row in range(rows)]


def impossible_lines(s: State, text: Text, width: int) -> list[str]:
    """What is not among the options, gathered under the reason and its clause."""
    lang = text.language
    found: dict[str, list[str]] = {}
    for option, refusal in s.game.impossible(s):
        said = found.setdefault(refusal.text(lang), [])
        told = label(s, option, lang)
        if told not in said:
            said.append(told)
    if not found:
        return [text(EVERYTHING)]
    lines: list[str] = []
    for reason, said in found.items():
        lines += textwrap.wrap(reason, width)
        together = said if any(len(each) > COLUMN for each in said) else ["; ".join(said)]
        for each in together:
            lines += textwrap.wrap(each, width, initial_indent="   ✗ ", subsequent_indent="     ")
    return lines


def a_clause(game: str) -> str:
    """A clause of the game at the table, as an example; one of KeyForge's where a game has no rulebook."""
    book = rulebook.rulebook(game if game in rulebook.games() else "keyforge")
    return next((clause.id for clause in book), "")


def rule_lines(game: str, words: str, text: Text, width: int) -> list[str]:
    """The clauses that hold some words, or the one with that id."""
    if not words:
        return [text(WHICH_WORD)]
    book = rulebook.rulebook(game)
    found = [clause for clause in book if clause.id.casefold() == words.casefold()] or book.search(words)
    if not found:
        return [text(NO_RULE, words=words)]
    lines: list[str] = []
    for clause in found[:CLAUSES]:
        lines += textwrap.wrap(f"{clause.id}: {clause.text(text.language)}", width, subsequent_indent="   ")
    if len(found) > CLAUSES:
        lines.append(text(MORE, count=len(found) - CLAUSES))
    return lines


def card_lines(s: State, viewer: int, asked: str, options: list[Option], text: Text, width: int) -> list[str]:
    """The text of a card by its name, or of the cards that an option names."""
    if not asked:
        return [text(WHICH_CARD)]
    if asked.isascii() and asked.isdigit() and 1 <= int(asked) <= len(options):
        named = options[int(asked) - 1].things
        cards = list(dict.fromkeys(s.cards[card] for card in named))
    else:
        cards = cards_named(s, asked)
    if not cards:
        names = [card.name.text(text.language) for card in s.game.catalogue.values()]
        return [text(NO_CARD, value=asked, near=near_names(asked, names, text)).strip()]
    lines: list[str] = []
    for card in cards:
        facts = s.game.speech.facts_text(card, text.language)
        lines.append(card.name.text(text.language) + (f" — {facts}" if facts else ""))
        said = card.text(text.language) or text(NO_TEXT)
        lines += textwrap.wrap(said, width, initial_indent="   ", subsequent_indent="   ")
    return lines


def cards_named(s: State, asked: str) -> list[CardDef]:
    """The card of that name or id, else those of the game whose name holds the words."""
    try:
        return [find_card(s.game, asked, "card")]
    except BadDocument:
        wanted = plain(asked)
        return [card for card in s.game.catalogue.values() if wanted in plain(card.name.es) or wanted in plain(card.name.en)][:5]
