"""Where a printed sentence is read back as data: searched, cut or changed after it was put together.

A text in this sense is what a printing call gives (one that is told the language), the Spanish or English of some words, what is
made of such texts, and a parameter that is called like one. To fill a gap (``{card}``) and to look at an id or at what an option
carries is not reading a text.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.laws import last_name, parsed

CUTS = frozenset("replace partition rpartition split rsplit removeprefix removesuffix startswith endswith".split())
READS = CUTS | frozenset("splitlines find rfind index rindex count".split())
CODES = frozenset("article mood word action".split())  # variables that hold a code
DATA = frozenset("word id verb".split())  # of an option, a card, an event: readable, and made to be read
LANGUAGES = frozenset(("lang", "language", "ES", "EN"))
SIDES = frozenset(("es", "en"))
TEXTS = frozenset("text said clause sentence phrase told line body words".split())  # parameters that hold a text
FINDS = frozenset("findall finditer match fullmatch search split sub subn".split())
# files that read what somebody wrote, that set texts in lines, or that are the tools for texts themselves
READERS = frozenset(
    "text.py language.py decision.py position.py documents.py drawing.py board.py lists.py imports.py decks.py".split()
)


def readings(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file in which a text is read back, and what is done there."""
    if path.name in READERS:
        return
    for function in ast.walk(parsed(path)):
        if isinstance(function, ast.FunctionDef):
            yield from read_in(function)


def read_in(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    texts = texts_of(function)
    prints = any(each.arg == "lang" for each in function.args.args)
    data = data_of(function)
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and not fills_a_gap(node):
            subject, verb = node.func.value, node.func.attr
            made_here = prints and isinstance(subject, ast.Name | ast.JoinedStr) and last_name(subject) not in data
            first_letter = verb in ("lower", "upper") and isinstance(subject, ast.Subscript) and is_text(subject.value, texts)
            searched = verb in FINDS and last_name(subject) == "re" and any(is_text(each, texts) for each in node.args)
            cut = (verb in READS and is_text(subject, texts)) or (verb in CUTS and made_here)
            if first_letter or searched or cut:
                yield node.lineno, ast.unparse(node)
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            if is_text(node.comparators[0], texts) and not is_gap(node.left):
                yield node.lineno, ast.unparse(node)


def data_of(function: ast.FunctionDef) -> set[str]:
    """The variables of a function that hold what an option or a card carries, or a code."""
    found = set(CODES)
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute) and node.value.attr in DATA:
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def texts_of(function: ast.FunctionDef) -> set[str]:
    """The variables of a function that hold a text."""
    arguments = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    found = {each.arg for each in arguments if each.arg in TEXTS and each.annotation and ast.unparse(each.annotation) == "str"}
    while True:
        more: set[str] = set()
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and is_text(node.value, found):
                more |= {target.id for target in node.targets if isinstance(target, ast.Name)}
            elif isinstance(node, ast.AugAssign | ast.AnnAssign) and isinstance(node.target, ast.Name):
                if node.value is not None and is_text(node.value, found):
                    more.add(node.target.id)
        if more <= found:
            return found
        found |= more


def is_text(node: ast.expr, texts: set[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in texts
    if isinstance(node, ast.Attribute):
        return node.attr in SIDES
    if isinstance(node, ast.Call):
        told = [*node.args, *[keyword.value for keyword in node.keywords]]
        by_language = any(last_name(each) in LANGUAGES or (isinstance(each, ast.Constant) and each.value in SIDES) for each in told)
        if by_language and last_name(node.func) not in ("dict", "get"):
            return True
        return isinstance(node.func, ast.Attribute) and is_text(node.func.value, texts)
    if isinstance(node, ast.JoinedStr):
        return any(isinstance(part, ast.FormattedValue) and is_text(part.value, texts) for part in node.values)
    if isinstance(node, ast.BinOp):
        return is_text(node.left, texts) or is_text(node.right, texts)
    if isinstance(node, ast.IfExp):
        return is_text(node.body, texts) or is_text(node.orelse, texts)
    return isinstance(node, ast.Subscript) and is_text(node.value, texts)


def fills_a_gap(call: ast.Call) -> bool:
    assert isinstance(call.func, ast.Attribute)
    return call.func.attr == "replace" and bool(call.args) and is_gap(call.args[0])


def is_gap(node: ast.expr) -> bool:
    """``{card}``: a place in a phrase that is to be filled."""
    if isinstance(node, ast.JoinedStr):
        return "{{" in ast.unparse(node)
    if isinstance(node, ast.BinOp):
        return is_gap(node.left) or is_gap(node.right)
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and "{" in node.value


# ---------------------------------------------------------------------------------------------------------------- the table

WEB_CUTS = r"\.(?:match|matchAll|replace|replaceAll|split|indexOf|includes|search|startsWith|endsWith)\("
WEB_READS = re.compile(rf"(?:(?:tell|told|plain)\([^;\n]*?\)|innerText|textContent){WEB_CUTS}|new RegExp\(|(?:Jugador|Player) \$")


def web_readings(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of the browser's table that look for something in a text from the server."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if WEB_READS.search(line):
            yield number, line.strip()
