"""Files for a new card or a new game, ready to be filled in. They pass the linters as they are; their tests wait for the work."""

import re
from pathlib import Path

from tapete import build
from tapete.cli.text import Phrase, Problem

NEEDS_SOURCES = Phrase(
    es="hace falta el árbol de fuentes: usa un clon con `make setup`", en="the source tree is needed: use a clone with `make setup`"
)
EXISTS = Phrase(es="ya existe {file}", en="{file} exists already")
BAD_NAME = Phrase(
    es="«{value}» no vale como nombre: letras minúsculas, números y «_», por ejemplo mi_juego",
    en="'{value}' will not do as a name: small letters, digits and '_', for example my_game",
)

CARD_TEST = '''

def test_{name}_does_what_it_says():
    """Say what the card does in the name of the test, play it here, and add the case where it does nothing."""
    from tapete.games import find

    card = find("{game}").catalogue["{id}"]
    assert card.text("es") and card.text("en"), "declare its abilities in cards/{file}.py"
'''
CARD_TEST_HEAD = '''"""The cards of {file}, one test or more each."""
'''

GAME_INIT = '''"""{title}."""

from tapete.core.game import Game


def game() -> Game:
    """The game, with its cards."""
    from tapete.games.{id}.declaration import game as declared

    return declared()
'''
GAME_TEST = '''"""{title} keeps the contract of every game."""

from tapete.contract import check_game
from tapete.games import find


def test_the_game_keeps_the_contract():
    check_game(find("{id}"), games=2)
'''
RULEBOOK_HEAD = """# Rule catalogue of {title}, written in own words.
game: {id}
prefix: {prefix}
chapters:
{chapters}clauses:
"""
RULEBOOK_CHAPTER = "  {id}: {{es: {name}, en: {name}}}\n"
RULEBOOK_CLAUSE = """  - id: {clause}
    ref: "—"
    kind: rule
    es: "{es}"
    en: "{en}"
    testable: true
    needs: []
"""


def source_root() -> Path:
    root = build.source_root()
    if root is None:
        raise Problem(NEEDS_SOURCES)
    return root


def new_card(root: Path, game: str, id: str, file: str, declaration: str) -> list[Path]:
    """The beginning of a declaration, and a test that fails until the card says something."""
    declared = root / "src" / "tapete" / "games" / game / "cards" / f"{file}.py"
    folder, _, file = file.rpartition("/")
    test = root / "tests" / "games" / game / "cards" / folder / f"test_{file}.py"
    append(declared, f"\n{declaration}\n", f'"""{file.capitalize()}."""\n')
    append(test, CARD_TEST.format(name=re.sub(r"\W", "_", id), game=game, id=id, file=file), CARD_TEST_HEAD.format(file=file))
    return [declared, test]


def append(file: Path, text: str, head: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    before = file.read_text(encoding="utf-8") if file.exists() else head
    file.write_text(before.rstrip("\n") + "\n" + text, encoding="utf-8")


def new_game(root: Path, id: str, title: str) -> list[Path]:
    """The toy game under another name: a package that plays, its rulebook and its first test."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", id):
        raise Problem(BAD_NAME, value=id)
    package = root / "src" / "tapete" / "games" / id
    test = root / "tests" / "games" / id / "test_contract.py"
    for file in (package, test):
        if file.exists():
            raise Problem(EXISTS, file=file.relative_to(root))
    prefix = "".join(word[0] for word in id.split("_")).upper().ljust(2, "X")
    source = (root / "examples" / "toy_game.py").read_text(encoding="utf-8")
    source = re.sub(
        r'^""".*?"""',
        f'"""{title}: begun from the toy game; change it piece by piece and keep its test green."""',
        source,
        flags=re.S,
    )
    source = source.replace('"toy"', f'"{id}"').replace('Words("Brasas", "Embers")', f'Words("{title}", "{title}")')
    source = (
        source.replace("TOY-", f"{prefix}-")
        .replace("Toy(", f"{class_name(id)}(")
        .replace("    toy", "    made")
        .replace(" toy", " made")
    )
    clauses = re.findall(r'Refusal\(\s*"([^"]+)",\s*"([^"]+)",\s*"([^"]+)"', source)
    names = dict.fromkeys(clause.split("-")[1] for clause, _, _ in clauses)
    chapters = "".join(RULEBOOK_CHAPTER.format(id=name, name=name.capitalize()) for name in names)
    rulebook = RULEBOOK_HEAD.format(title=title, id=id, prefix=prefix, chapters=chapters)
    rulebook += "".join(RULEBOOK_CLAUSE.format(clause=clause, es=es, en=en) for clause, es, en in clauses)
    contents = {
        package / "__init__.py": GAME_INIT.format(title=title, id=id),
        package / "declaration.py": source,
        package / "rulebook.yaml": rulebook,
        test: GAME_TEST.format(title=title, id=id),
    }
    for file, text in contents.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return list(contents)


def class_name(id: str) -> str:
    return "".join(word.capitalize() for word in id.split("_"))
