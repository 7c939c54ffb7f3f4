"""`tapete rules`: search the rulebooks, show their clauses, and what has officially changed about a card."""

from argparse import Namespace
from dataclasses import asdict, dataclass

from tapete.asking import Answer, NamedCard, ask
from tapete.cli import playable
from tapete.cli.commands import COMMANDS
from tapete.cli.commands.position import at_moment
from tapete.cli.parser import Subparsers, game_argument, json_argument, optional_game_argument
from tapete.cli.text import LANGUAGES, Language, Phrase, Problem, Text, near_names
from tapete.core.abilities import CardDef
from tapete.core.game import Game
from tapete.core.position import plain
from tapete.rulebook import Clause, Rulebook, find, games, rulebook
from tapete.rulings import Ruling, rulings

HELP = COMMANDS["rules"]
ACTIONS = Phrase(es="qué hacer", en="what to do")
ACTION_METAVAR = Phrase(es="ACCIÓN", en="ACTION")
SEARCH_HELP = Phrase(es="cláusulas que contienen todas las palabras", en="clauses that hold all the words")
WORDS_HELP = Phrase(es="palabras; ni las tildes ni las mayúsculas cuentan", en="words; accents and capitals do not matter")
WORDS_METAVAR = Phrase(es="PALABRA", en="WORD")
SHOW_HELP = Phrase(es="una cláusula entera, por su identificador", en="one whole clause, by its id")
ID_HELP = Phrase(es="identificador, por ejemplo KF-armor-01", en="id, for example KF-armor-01")
ID_METAVAR = Phrase(es="CLÁUSULA", en="CLAUSE")
CARD_HELP = Phrase(
    es="el texto vigente de una carta o Poder y sus cambios oficiales, con sus fechas",
    en="the current text of a card or Power and its official changes, with their dates",
)
CARD_WORDS_HELP = Phrase(es="palabras de su nombre, en cualquier idioma", en="words of its name, in either language")

ASK_HELP = Phrase(
    es="pregunta al reglamento con tus palabras; con --position, sobre un momento de una partida",
    en="ask the rulebook in your own words; with --position, about a moment of a game",
)
QUESTION_HELP = Phrase(
    es="la pregunta, por ejemplo «¿puedo atacar si hay una criatura con provocar?»",
    en="the question, for example 'can I attack past a creature with taunt?'",
)
QUESTION_METAVAR = Phrase(es="PREGUNTA", en="QUESTION")
MOST_HELP = Phrase(es="cuántas cláusulas enseñar (10)", en="how many clauses to show (10)")
POSITION_HELP = Phrase(
    es="una posición o un registro: «¿por qué no puedo…?», «¿qué pasa si…?»",
    en="a position or a record: 'why can't I…?', 'what happens if…?'",
)
FILE = Phrase(es="ARCHIVO", en="FILE")
MOVE_HELP = Phrase(es="de un registro: el momento tras la respuesta N", en="of a record: the moment after answer N")
NUMBER = Phrase(es="N", en="N")
NO_ANSWER = Phrase(
    es="El reglamento no dice nada con esas palabras; prueba con otras, o con tapete rules search.",
    en="The rulebook says nothing in those words; try others, or tapete rules search.",
)
OTHER_TABLE = Phrase(es="{file} es de {actual}, no de {asked}", en="{file} is of {actual}, not of {asked}")
NOT_POSSIBLE = Phrase(es="{label}: no se puede. {reason} ({clause})", en="{label}: not possible. {reason} ({clause})")
WOULD = Phrase(es="{label}: {lines}", en="{label}: {lines}")
CERTAINTIES = {
    "certain": Phrase(es="Es seguro.", en="That is certain."),
    "chance": Phrase(es="El azar decide lo demás.", en="Chance decides the rest."),
    "hidden": Phrase(es="Depende también de cartas que no se ven.", en="It also depends on cards you cannot see."),
    "": Phrase(es="No se puede decir de antemano.", en="It cannot be told beforehand."),
}

FOUND = Phrase(es="{count} cláusulas", en="{count} clauses")
FOUND_ONE = Phrase(es="1 cláusula", en="1 clause")
NOTHING = Phrase(es="Ninguna cláusula contiene «{words}».", en="No clause holds '{words}'.")
UNKNOWN_CLAUSE = Phrase(es="no hay ninguna cláusula «{value}». {near}", en="there is no clause '{value}'. {near}")
OTHER_GAME = Phrase(es="{clause} es de {actual}, no de {asked}", en="{clause} is from {actual}, not from {asked}")
HEAD = Phrase(es="{id}  ({game}; {ref}; {kind})", en="{id}  ({game}; {ref}; {kind})")
NOTE = Phrase(es="Nota: {note}", en="Note: {note}")
NOTE_IN_SPANISH = Phrase(es="Nota (en español): {note}", en="Note (in Spanish): {note}")
NOTE_IN_ENGLISH = Phrase(es="Nota (en inglés): {note}", en="Note (in English): {note}")
# The notes of a rulebook are in one language only: Spanish in these, English in the others.
SPANISH_NOTES = frozenset({"atrum_arena", "mitos_y_leyendas"})
TESTABLE = Phrase(es="Se puede probar.", en="Can be tested.")
NO_CARD = Phrase(es="Ninguna carta se llama «{words}».", en="No card is called '{words}'.")
NO_TEXT = Phrase(
    es="Su efecto no se conoce: no está en el reglamento.", en="Its effect is not known: the rulebook does not give it."
)
NO_CHANGES = Phrase(es="Sin cambios oficiales.", en="No official changes.")
CHANGES = Phrase(es="Cambios oficiales:", en="Official changes:")
NOT_TESTABLE = Phrase(es="No se puede probar con el programa.", en="Cannot be tested with the program.")

KINDS = {
    "advice": Phrase(es="consejo", en="advice"),
    "component": Phrase(es="componentes", en="components"),
    "definition": Phrase(es="definición", en="definition"),
    "errata": Phrase(es="fe de erratas", en="errata"),
    "example": Phrase(es="ejemplo", en="example"),
    "faq": Phrase(es="pregunta frecuente", en="frequent question"),
    "rule": Phrase(es="regla", en="rule"),
    "tournament": Phrase(es="torneos", en="tournaments"),
    "variant": Phrase(es="variante", en="variant"),
}


def register(subparsers: Subparsers, text: Text) -> None:
    parser = subparsers.add_parser("rules", help=text(HELP), description=text(HELP))
    actions = parser.add_subparsers(title=text(ACTIONS), metavar=text(ACTION_METAVAR), required=True, dest="action")
    searching = actions.add_parser("search", help=text(SEARCH_HELP), description=text(SEARCH_HELP))
    searching.add_argument("words", nargs="+", metavar=text(WORDS_METAVAR), help=text(WORDS_HELP))
    searching.set_defaults(run=search)
    showing = actions.add_parser("show", help=text(SHOW_HELP), description=text(SHOW_HELP))
    showing.add_argument("clause", metavar=text(ID_METAVAR), help=text(ID_HELP))
    showing.set_defaults(run=show)
    naming = actions.add_parser("card", help=text(CARD_HELP), description=text(CARD_HELP))
    naming.add_argument("words", nargs="+", metavar=text(WORDS_METAVAR), help=text(CARD_WORDS_HELP))
    naming.set_defaults(run=card)
    asking = actions.add_parser("ask", help=text(ASK_HELP), description=text(ASK_HELP))
    game_argument(asking, text)
    asking.add_argument("question", nargs="+", metavar=text(QUESTION_METAVAR), help=text(QUESTION_HELP))
    asking.add_argument("--position", metavar=text(FILE), help=text(POSITION_HELP))
    asking.add_argument("--move", type=playable.whole, metavar=text(NUMBER), help=text(MOVE_HELP))
    asking.add_argument("--most", type=playable.whole, default=10, metavar=text(NUMBER), help=text(MOST_HELP))
    json_argument(asking, text)
    asking.set_defaults(run=answer)
    for action in (searching, showing, naming):
        optional_game_argument(action, text)
        json_argument(action, text)


def search(arguments: Namespace, text: Text) -> int:
    words = " ".join(arguments.words)
    books = [rulebook(game) for game in _chosen(arguments)]
    found = [(book, clause) for book in books for clause in book.search(words)]
    if arguments.json:
        text.show_json({"query": words, "clauses": [_as_json(book, clause) for book, clause in found]})
        return 0
    if not found:
        text.show(NOTHING, words=words)
        return 0
    for book, clause in found:
        _show_clause(book, clause, text)
        print()
    print(text(FOUND_ONE) if len(found) == 1 else text(FOUND, count=len(found)))
    return 0


def answer(arguments: Namespace, text: Text) -> int:
    """What the judge says of the moment, if one was given, and the clauses that speak of the question."""
    question = " ".join(arguments.question)
    game = playable.find(arguments.game)
    told: list[Ruling] = []
    if arguments.position:
        state = at_moment(arguments.position, arguments.move, text)
        if state.game.id != game.id:
            raise Problem(OTHER_TABLE, file=arguments.position, actual=state.game.id, asked=game.id)
        told = rulings(state, question, text.language)
    book = rulebook(game.id)
    found = ask(book, question, arguments.most, named_cards(game), text.language)
    first = [clause for ruling in told if (clause := ruling.clause)]
    ids = list(dict.fromkeys([*first, *(each.clause.id for each in found)]))
    if arguments.json:
        text.show_json({"game": game.id, "question": question, "clauses": ids, "rulings": [asdict(ruling) for ruling in told]})
        return 0
    for ruling in told:
        _show_ruling(ruling, text)
    if told:
        print()
    for each in found:
        _show_answer(book, each, text)
    if not ids:
        text.show(NO_ANSWER)
    return 0


def named_cards(game: Game) -> list[NamedCard]:
    """The cards that a question about a game may name."""
    return [
        NamedCard((card.name.es, card.name.en), {lang: card.text(lang) for lang in LANGUAGES}) for card in game.catalogue.values()
    ]


def _show_ruling(ruling: Ruling, text: Text) -> None:
    if not ruling.possible:
        text.show(NOT_POSSIBLE, label=ruling.label, reason=ruling.lines[0], clause=ruling.clause)
        return
    lines = [f"{line}." for line in ruling.lines]
    text.show(WOULD, label=ruling.label, lines=" ".join([*lines, text(CERTAINTIES[ruling.certainty])]))


def _show_answer(book: Rulebook, each: Answer, text: Text) -> None:
    """A clause under its chapter's heading; the place in the printed rulebook, which is Spanish, only in Spanish."""
    heading = next(chapter for chapter in book.chapters if chapter.id == each.clause.chapter)
    place = f"{heading.es}; {each.clause.ref}" if text.language == "es" else heading.en
    print(f"{each.clause.id}  ({place})")
    print(f"  {each.clause.text(text.language)}")


def show(arguments: Namespace, text: Text) -> int:
    book, clause = _clause(arguments.clause, text)
    if arguments.game not in (None, book.game):
        raise Problem(OTHER_GAME, clause=clause.id, actual=book.game, asked=arguments.game)
    if arguments.json:
        text.show_json(_as_json(book, clause))
        return 0
    _show_clause(book, clause, text)
    if clause.note:
        text.show(_note(book, text), note=clause.note)
    print(text(TESTABLE if clause.testable else NOT_TESTABLE))
    return 0


def card(arguments: Namespace, text: Text) -> int:
    """The cards whose names hold all the words: what they say today, and what has changed."""
    words = " ".join(arguments.words)
    found = [each for id in _chosen(arguments) for each in _cards(playable.find(id), words)]
    if arguments.json:
        text.show_json({"query": words, "cards": [each.as_json() for each in found]})
        return 0
    if not found:
        text.show(NO_CARD, words=words)
        return 0
    for each in found:
        _show_card(each, text)
    return 0


@dataclass(frozen=True, slots=True)
class Found:
    """A card of a game; without its declaration when its effect is not known."""

    game: Game
    id: str
    card: CardDef | None

    def as_json(self) -> dict[str, object]:
        known = self.card
        said = None if known is None else {lang: known.text(lang) for lang in LANGUAGES}
        history = {lang: self.game.documents.official_changes(self.id, lang) for lang in LANGUAGES}
        return {"game": self.game.id, "id": self.id, "text": said, "changes": history}


def _cards(game: Game, words: str) -> list[Found]:
    wanted = plain(words).split()
    found: list[Found] = []
    for id in game.documents.printed_cards():
        known = game.catalogue.get(id)
        names = id if known is None else f"{id} {known.name.es} {known.name.en}"
        if all([word in plain(names) for word in wanted]):
            found.append(Found(game, id, known))
    return found


def _show_card(found: Found, text: Text) -> None:
    lang = text.language
    known = found.card
    print(f"{known.name.text(lang) if known else found.id}  [{found.id}]  ({found.game.id})")
    print(f"  {known.text(lang) if known else text(NO_TEXT)}")
    changes = found.game.documents.official_changes(found.id, lang)
    print(f"  {text(CHANGES if changes else NO_CHANGES)}")
    for change in changes:
        print(f"    {change}")
    print()


def _chosen(arguments: Namespace) -> tuple[str, ...]:
    return (arguments.game,) if arguments.game else games()


def _clause(asked: str, text: Text) -> tuple[Rulebook, Clause]:
    """The clause of that id, however its capitals were typed."""
    ids = {clause.id.casefold(): clause.id for game in games() for clause in rulebook(game)}
    found = find(ids.get(asked.casefold(), asked))
    if found is None:
        raise Problem(UNKNOWN_CLAUSE, value=asked, near=near_names(asked, list(ids.values()), text))
    return found


def _show_clause(book: Rulebook, clause: Clause, text: Text) -> None:
    text.show(HEAD, id=clause.id, game=book.game, ref=clause.ref, kind=text(KINDS[clause.kind]))
    print(clause.text(text.language))


def _note(book: Rulebook, text: Text) -> Phrase:
    """How a note is announced; one in the other language says so."""
    written: Language = "es" if book.game in SPANISH_NOTES else "en"
    if written == text.language:
        return NOTE
    return NOTE_IN_SPANISH if written == "es" else NOTE_IN_ENGLISH


def _as_json(book: Rulebook, clause: Clause) -> dict[str, object]:
    return {"game": book.game, **asdict(clause)}
