"""`tapete rules`: search the rulebooks and show their clauses."""

from argparse import Namespace
from dataclasses import asdict

from tapete.cli.parser import Subparsers, json_argument, optional_game_argument
from tapete.cli.text import Phrase, Problem, Text, near_names
from tapete.rulebook import Clause, Rulebook, find, games, rulebook

HELP = Phrase(es="busca y enseña cláusulas de los reglamentos", en="search and show clauses of the rulebooks")
ACTIONS = Phrase(es="qué hacer", en="what to do")
ACTION_METAVAR = Phrase(es="ACCIÓN", en="ACTION")
SEARCH_HELP = Phrase(es="cláusulas que contienen todas las palabras", en="clauses that hold all the words")
WORDS_HELP = Phrase(es="palabras; ni las tildes ni las mayúsculas cuentan", en="words; accents and capitals do not matter")
WORDS_METAVAR = Phrase(es="PALABRA", en="WORD")
SHOW_HELP = Phrase(es="una cláusula entera, por su identificador", en="one whole clause, by its id")
ID_HELP = Phrase(es="identificador, por ejemplo KF-armor-01", en="id, for example KF-armor-01")
ID_METAVAR = Phrase(es="CLÁUSULA", en="CLAUSE")

FOUND = Phrase(es="{count} cláusulas", en="{count} clauses")
FOUND_ONE = Phrase(es="1 cláusula", en="1 clause")
NOTHING = Phrase(es="Ninguna cláusula contiene «{words}».", en="No clause holds '{words}'.")
UNKNOWN_CLAUSE = Phrase(es="no hay ninguna cláusula «{value}». {near}", en="there is no clause '{value}'. {near}")
OTHER_GAME = Phrase(es="{clause} es de {actual}, no de {asked}", en="{clause} is from {actual}, not from {asked}")
HEAD = Phrase(es="{id}  ({game}; {ref}; {kind})", en="{id}  ({game}; {ref}; {kind})")
NOTE = Phrase(es="Nota: {note}", en="Note: {note}")
TESTABLE = Phrase(es="Se puede probar.", en="Can be tested.")
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
    for action in (searching, showing):
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


def show(arguments: Namespace, text: Text) -> int:
    book, clause = _clause(arguments.clause, text)
    if arguments.game not in (None, book.game):
        raise Problem(OTHER_GAME, clause=clause.id, actual=book.game, asked=arguments.game)
    if arguments.json:
        text.show_json(_as_json(book, clause))
        return 0
    _show_clause(book, clause, text)
    if clause.note:
        text.show(NOTE, note=clause.note)
    print(text(TESTABLE if clause.testable else NOT_TESTABLE))
    return 0


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


def _as_json(book: Rulebook, clause: Clause) -> dict[str, object]:
    return {"game": book.game, **asdict(clause)}
