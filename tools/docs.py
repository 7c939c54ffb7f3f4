"""Build the documents as a site, in Spanish and in English, into build/docs (`make docs`); it works without a server.

docs/pages.yaml says who reads what. The pages of the games and of their rulebooks are made here from the games themselves.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from typing import Any

import yaml

from tapete import games, rulebook
from tapete.core.game import Game

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
OUT = ROOT / "build" / "docs"
WORK = ROOT / "build" / "pages"
LANGUAGES = ("es", "en")
NAMES = {"es": "Español", "en": "English"}
ELSEWHERE = "https://unpkg.com/iframe-worker/shim"
LINK = re.compile(r"\[([^\]]*)\]\(([\w./-]+\.(?:md|py|yaml))(#[\w-]+)?\)")
IMAGES = re.compile(r"\]\((?:\.\./|docs/)images/")
ONLY_ENGLISH = '!!! note "Esta página solo está en inglés"\n\n'
SAID = {
    "turn": {"es": "Un turno, paso a paso", "en": "A turn, step by step"},
    "asked": {"es": "Qué te preguntará la mesa", "en": "What the table will ask you"},
    "first": {
        "es": "Así empieza la primera partida, en la que cada pregunta viene con su consejo:",
        "en": "This is how the first match begins, in which every question comes with a hint:",
    },
    "keywords": {"es": "Palabras clave", "en": "Keywords"},
    "play": {"es": "Jugar", "en": "Play it"},
    "how": {
        "es": "En la mesa: `make play`, elige **{name}** en la sala; la primera partida va guiada. En la terminal:",
        "en": "At the table: `make play`, then choose **{name}** in the lobby; the first match is guided. At the terminal:",
    },
    "rules": {"es": "Reglamento de {name}", "en": "Rules of {name}"},
    "words": {"es": "Palabras de {name}", "en": "Words of {name}"},
    "about_rules": {
        "es": "Cada cláusula del reglamento con nuestras palabras y su identificador, que es el que cita la mesa al rechazar algo. "
        '`tapete rules ask {id} "…"` responde preguntas.',
        "en": "Every clause of the rulebook in our own words, with the id that the table cites when it refuses something. "
        '`tapete rules ask {id} "…"` answers questions.',
    },
    "reading": {"es": "Nuestra lectura (en inglés)", "en": "Our reading"},
    "begin": {
        "es": "En un clon, esto pone la mesa en el navegador ([de otras maneras](install.md)):",
        "en": "In a clone, this lays the table in the browser ([other ways](install.md)):",
    },
    "welcome": {"es": "Para quién es cada parte", "en": "What is where"},
}


def said(key: str, language: str, **facts: str) -> str:
    return SAID[key][language].format(**facts)


# -- pages made from the games


def play_page(game: Game, language: str, about: str) -> str:
    name = game.title.text(language)
    layout = game.layout()
    book = rulebook.rulebook(game.id)
    lines = [
        f"# {name}",
        "",
        about,
        "",
        f"![{name}]({pictured(game.id, 'desktop', language)})",
        "",
        f"## {said('play', language)}",
        "",
    ]
    lines += [said("how", language, name=name), "", f"    tapete play {game.id}", "", f"## {said('turn', language)}", ""]
    for stage in layout.stages:
        clause = f"{book[stage.clause].text(language)} [{stage.clause}]({rule_of(game, stage.clause)})"
        lines.append(f"1. **{stage.name.text(language)}.** {clause}")
    lines += ["", f"## {said('asked', language)}", ""]
    lines += [said("first", language), "", f"![{name}]({pictured(game.id, 'first', language)})", ""]
    lines += [f"- {text}" for text in dict.fromkeys([each.text(language) for each in layout.guide.values()])]
    lines += ["", f"## {said('keywords', language)}", ""]
    for word in layout.keywords:
        cited = f" [{word.clause}]({rule_of(game, word.clause)})" if word.clause else ""
        lines.append(f"- **{word.name.text(language)}**: {word.about.text(language)}{cited}")
    return "\n".join(lines) + "\n"


def pictured(game: str, which: str, language: str) -> str:
    """A picture of the table in that language (tests/browser/screenshots.py)."""
    return f"images/{game}-{which}{'-en' if language == 'en' else ''}.jpg"


def rule_of(game: Game, clause: str) -> str:
    return f"rules-{game.id}.md#{clause.lower()}"


def rules_page(game: Game, language: str) -> str:
    book = rulebook.rulebook(game.id)
    lines = [f"# {said('rules', language, name=game.title.text(language))}", "", said("about_rules", language, id=game.id), ""]
    for chapter in book.chapters:
        lines += [f"## {chapter.en if language == 'en' else chapter.es}", ""]
        for clause in book:
            if clause.chapter == chapter.id:
                note = f" *{said('reading', language)}: {plain(clause.note)}*" if clause.note else ""
                lines += [f"**{clause.id}** {plain(clause.text(language))}{note}", f"{{ #{clause.id.lower()} }}", ""]
    return "\n".join(lines)


def plain(text: str) -> str:
    """A sentence that Markdown leaves as it is."""
    return re.sub(r"([*_\[\]<>|])", r"\\\1", text.strip())


# -- pages as they are written


def written(page: str, file: Path, language: str) -> str:
    """A page of the repository, with links to what the site does not hold as plain names."""
    text = file.read_text(encoding="utf-8")
    if language == "es" and file.parent == DOCS and not page.startswith("words-"):
        head, _, rest = text.partition("\n")
        text = f"{head}\n\n{ONLY_ENGLISH}{rest}"
    return text


def linked(text: str, held: dict[str, str]) -> str:
    """Links as the site has them: to a page it holds, by its title where the repository says the name of its file."""

    def told(link: re.Match[str]) -> str:
        name = Path(link[2]).stem
        name = {"CONTRIBUTING": "contributing", "CHANGELOG": "changes", "CHANGELOG.es": "changes"}.get(name, name)
        by_file = link[1] in (Path(link[2]).name, link[2].replace("../", ""))
        if link[2].endswith(".md") and name in held:
            return f"[{held[name] if by_file else link[1]}]({name}.md{link[3] or ''})"
        return f"`{link[2].replace('../', '')}`" if by_file else link[1]

    return IMAGES.sub("](images/", LINK.sub(told, text))


def front_page(told: dict[str, Any], language: str, nav: list[dict[str, Any]]) -> str:
    lines = [
        "# Tapete",
        "",
        told["about"][language],
        "",
        f"![Tapete](images/lobby{'-en' if language == 'en' else ''}.jpg)",
        "",
    ]
    lines += [said("begin", language), "", "    make play", "", f"## {said('welcome', language)}", ""]
    for part in nav[1:]:
        ((name, pages),) = part.items()
        links = ", ".join([f"[{title}]({file})" for page in pages for title, file in page.items()])
        lines += [f"**{name}**: {links}.", ""]
    return "\n".join(lines)


def source_of(entry: dict[str, Any], language: str) -> Path:
    file = entry.get("file")
    if file is not None:
        return ROOT / (file if isinstance(file, str) else file[language])
    twin = DOCS / language / f"{entry['page']}.md"
    return twin if twin.exists() else DOCS / f"{entry['page']}.md"


def entries(told: dict[str, Any], entry: dict[str, Any], language: str) -> list[tuple[str, str, str]]:
    """The pages of an entry: title, name, text."""
    kind = entry.get("games")
    if kind is None:
        page = str(entry["page"])
        return [(str(entry[language]), page, written(page, source_of(entry, language), language))]
    found = []
    for id, about in told["games"].items():
        game = games.find(id)
        name = game.title.text(language)
        if kind == "play":
            found.append((name, f"play-{id}", play_page(game, language, about[language])))
        elif kind == "rules":
            found.append((said("rules", language, name=name), f"rules-{id}", rules_page(game, language)))
        else:
            page = f"words-{id}"
            found.append((said("words", language, name=name), page, written(page, DOCS / f"{page}.md", language)))
    return found


# -- the site


def lay_out(language: str, folder: Path) -> list[dict[str, Any]]:
    """Write the pages of a language into a folder; their order as a menu."""
    told = yaml.safe_load((DOCS / "pages.yaml").read_text(encoding="utf-8"))
    folder.mkdir(parents=True)
    shutil.copytree(DOCS / "images", folder / "images")
    pages: dict[str, str] = {}
    titles: dict[str, str] = {}
    nav: list[dict[str, Any]] = [{"Tapete": "index.md"}]
    for part in told["parts"]:
        menu = []
        for entry in part["pages"]:
            for title, page, text in entries(told, entry, language):
                menu.append({title: f"{page}.md"})
                pages[page] = text
                titles[page] = title
        nav.append({part["name"][language]: menu})
    pages["index"] = front_page(told, language, nav)
    for page, text in pages.items():
        (folder / f"{page}.md").write_text(linked(text, titles), encoding="utf-8")
    return nav


def settings(language: str, folder: Path, nav: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "site_name": "Tapete",
        "docs_dir": str(folder),
        "site_dir": str(OUT / language),
        "use_directory_urls": False,
        "theme": {
            "name": "material",
            "language": language,
            "font": False,
            "features": ["navigation.tabs", "navigation.top", "toc.follow", "search.highlight"],
            "palette": [
                {"media": "(prefers-color-scheme: light)", "scheme": "default", "primary": "teal", "accent": "amber"},
                {"media": "(prefers-color-scheme: dark)", "scheme": "slate", "primary": "teal", "accent": "amber"},
            ],
        },
        "plugins": ["material/search", "material/offline"],
        "markdown_extensions": ["admonition", "attr_list", "tables", "toc", "pymdownx.highlight", "pymdownx.superfences"],
        "validation": {"links": {"not_found": "warn", "anchors": "warn"}},
        "extra": {
            "alternate": [{"name": NAMES[each], "link": f"../{each}/index.html", "lang": each} for each in LANGUAGES],
            "generator": False,
        },
        "nav": nav,
    }


DOOR = """<!doctype html><meta charset="utf-8"><title>Tapete</title>
<script>location.replace((navigator.language.startsWith("es") ? "es" : "en") + "/index.html")</script>
<p><a href="es/index.html">Español</a> · <a href="en/index.html">English</a></p>
"""


def keep_at_home(folder: Path) -> None:
    """The theme asks another host for the script that lets a page opened from a file search: here it lies beside the pages.

    Its menu of languages leads to a front page: here to the same page, which has one name in both.
    """
    shutil.copy(DOCS / "offline.js", folder / "assets" / "offline.js")
    for page in folder.glob("*.html"):
        text = page.read_text(encoding="utf-8").replace(ELSEWHERE, "assets/offline.js")
        for language in LANGUAGES:
            text = text.replace(f'"../{language}/index.html"', f'"../{language}/{page.name}"')
        page.write_text(text, encoding="utf-8")


def main() -> int:
    try:
        from mkdocs.commands.build import build
        from mkdocs.config import load_config
    except ImportError:
        print("make docs needs MkDocs Material: pip install 'tapete[docs]'", file=sys.stderr)
        return 2
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.rmtree(OUT, ignore_errors=True)
    for language in LANGUAGES:
        folder = WORK / language
        nav = lay_out(language, folder)
        file = WORK / f"mkdocs.{language}.yaml"
        file.write_text(yaml.safe_dump(settings(language, folder, nav), allow_unicode=True, sort_keys=False), encoding="utf-8")
        build(load_config(str(file), strict=True))
        keep_at_home(OUT / language)
    (OUT / "index.html").write_text(DOOR, encoding="utf-8")
    print(OUT / "index.html")
    return 0


if __name__ == "__main__":
    sys.exit(main())
