"""Compile core, games, bots and what tables are told with mypyc into build/compiled; the sources stay as they are.

    python tools/compile.py           make the compiled build, or nothing when it is up to date
    python tools/compile.py --check   exit 0 when the compiled build is up to date, 1 when it is not,
                                      3 when this machine cannot make it or there is nothing to compile

Without mypyc, a C compiler or Python's headers it says so and leaves the pure build in use, which is no error.
MYPYC_OPT_LEVEL (default 2) sets the optimisation of the C compiler.
"""

import argparse
import ast
import contextlib
import fcntl
import importlib.metadata
import importlib.util
import json
import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tools.objects import Declarations, fingerprint  # noqa: E402

from tapete import build  # noqa: E402  (the sources beside this tool, whatever is installed)

SOURCES = ROOT / "src" / "tapete"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
COMPILED_PACKAGES = ("core", "games", "bots")
# What is told of every change at a table, and what learning programs step.
COMPILED_FILES = ("interfaces/table.py", "table/look.py", "table/news.py", "table/scene.py", "table/texts.py")

# Modules that stay as Python although they are in a compiled package: pattern below tapete -> why.
EXCLUDED = {
    "games/__init__.py": "finds games once, and is a module that can be called",
    "games/*/cards/*.py": "declarations run once, at import; compiled they are no faster and very long C",
    "games/*/vocabulary/lexicon.py": "gathers names with star imports, which compiled modules do not pass on",
    "bots/explaining.py": "plain data with slots, made once a move",
    "bots/interface.py": "a protocol that any class may follow",
    "bots/learned.py": "PyTorch does the work",
    "bots/plugins.py": "finds bots from elsewhere, once",
    "bots/registry.py": "names, read once a game",
}

# Calls within the one library go straight to their function and not through a table, in which another library could put its own.
ELF = sys.platform.startswith("linux")
COMPILE_OPTIONS = ["-fvisibility=hidden", "-fno-semantic-interposition"] if ELF else []
LINK_OPTIONS = ["-Wl,-Bsymbolic"] if ELF else []

# mypyc reads the permission when it compiles; nothing of it is left to run.
PERMISSION = "import typing\nif typing.TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say by the exit code if the build is up to date")
    if parser.parse_args().check:
        return check()
    obstacle = what_is_missing()
    if obstacle:
        print(f"compile: skipped, {obstacle}; the pure build stays in use")
        return 0
    with one_at_a_time():
        compile_if_needed()
    return 0


def check() -> int:
    """The state of the compiled build as an exit code."""
    if build.compiled_for_these_sources(ROOT) is not None:
        return 0
    return 3 if what_is_missing() or not compiled_modules(SOURCES) else 1


def what_is_missing() -> str:
    """Why this machine cannot compile; empty when it can."""
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed (make setup installs it)"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's headers (Python.h) are not installed"
    return ""


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two compilations of one working copy wait for each other."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_if_needed() -> None:
    if build.compiled_for_these_sources(ROOT) is not None:
        print("compile: up to date")
        return
    work = BUILD / "mypyc"
    shutil.rmtree(work / "tapete", ignore_errors=True)
    # A snapshot: what is edited while the compiler works makes the next build, not half of this one.
    shutil.copytree(SOURCES, work / "tapete", ignore=shutil.ignore_patterns(*build.MADE_FOLDERS, "*.so"))
    modules = compiled_modules(work / "tapete")
    if not modules:
        print("compile: there is nothing to compile yet")
        return
    recipe = recipe_digest(work / "tapete", modules)
    fresh = BUILD / "compiled.new"
    shutil.rmtree(fresh, ignore_errors=True)
    if build.read_stamp(COMPILED).get("recipe") == recipe:
        print("compile: no compiled module changed; copying the rest")
        shutil.copytree(COMPILED, fresh, ignore=lambda _, names: [name for name in names if not is_kept(name)])
    else:
        print(f"compile: {len(modules)} modules with mypyc", flush=True)
        with open_classes([path for path in modules if path.parent.name == "core"]):
            run_mypyc(work, modules, fresh)
    shutil.copytree(work / "tapete", fresh / "tapete", dirs_exist_ok=True)
    write_stamp(fresh, work / "tapete", modules, recipe)
    shutil.rmtree(COMPILED, ignore_errors=True)
    fresh.rename(COMPILED)
    print("compile: done")


@contextlib.contextmanager
def open_classes(modules: list[Path]) -> Iterator[None]:
    """Let Python classes extend the compiled ones of core while these are compiled: games of third parties do."""
    sources = {path: path.read_text(encoding="utf-8") for path in modules}
    for path, source in sources.items():
        path.write_text(with_open_classes(source), encoding="utf-8")
    yield
    for path, source in sources.items():
        path.write_text(source, encoding="utf-8")


def with_open_classes(source: str) -> str:
    """A module with mypyc's permission before each of its classes, except plain data (those with slots) and errors."""
    tree = ast.parse(source)
    lines = source.splitlines()
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef) and not is_closed(node)]
    imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    for node in reversed(classes):
        lines.insert(node.lineno - 1, "@mypyc_attr(allow_interpreted_subclasses=True)")
    if classes:
        lines.insert((imports[0] if imports else tree.body[0]).end_lineno or 0, PERMISSION)
    return "\n".join(lines) + "\n"


def is_closed(node: ast.ClassDef) -> bool:
    targets = [ast.unparse(item.targets[0]) for item in node.body if isinstance(item, ast.Assign)]
    return "__slots__" in targets or "Exception" in [ast.unparse(base) for base in node.bases]


def is_kept(name: str) -> bool:
    """Folders and extension modules are what a new copy of the Python files is laid over."""
    return "." not in name or name.endswith(".so")


def compiled_modules(package: Path) -> list[Path]:
    """The files to compile, all in one group."""
    found = [path for name in COMPILED_PACKAGES for path in sorted((package / name).rglob("*.py"))]
    found += [package / name for name in COMPILED_FILES]
    return [path for path in found if not is_excluded(path.relative_to(package).as_posix()) and not is_only_data(path)]


def is_excluded(path: str) -> bool:
    return any(fnmatch(path, pattern) for pattern in EXCLUDED)


def is_only_data(path: Path) -> bool:
    """An __init__ without a function or a class has nothing to gain."""
    if path.name != "__init__.py":
        return False
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return not any(isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) for node in ast.walk(tree))


def recipe_digest(package: Path, modules: list[Path]) -> str:
    """What the extension modules depend on: their sources, the tools and the options."""
    sources = build.digest(modules, package)
    options = build.digest([Path(__file__).resolve()], ROOT)
    return "-".join([sources, options, sys.implementation.cache_tag or "", importlib.metadata.version("mypy"), opt_level()])


def opt_level() -> str:
    return os.environ.get("MYPYC_OPT_LEVEL", "2")


def run_mypyc(work: Path, modules: list[Path], target: Path) -> None:
    """Translate the modules to C in one group and build the extension modules into the target folder."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):
        """Give every core of the machine a C file, and leave out those whose object is as it would be made again: the build
        tools compile the files of a group in turn, and always all of them."""

        def build_extensions(self) -> None:
            compile_one = self.compiler.compile
            headers = Declarations(sorted(Path("c").glob("__native*.h")))

            def compile_in_parallel(sources: list[str], *positional: Any, **named: Any) -> list[str]:
                recipe = f"{importlib.metadata.version('mypy')} {options_of(named)}"

                def compile_if_changed(source: str) -> list[str]:
                    [made] = self.compiler.object_filenames([source], output_dir=named.get("output_dir") or "")
                    note = Path(f"{made}.digest")
                    wanted = fingerprint(Path(source), headers, recipe)
                    if not (Path(made).is_file() and note.is_file() and note.read_text(encoding="utf-8") == wanted):
                        note.unlink(missing_ok=True)
                        compile_one([source], *positional, **named)
                        note.write_text(wanted, encoding="utf-8")
                    return [made]

                with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                    return [name for part in pool.map(compile_if_changed, sources) for name in part]

            self.compiler.compile = compile_in_parallel
            super().build_extensions()

    before = Path.cwd()
    os.chdir(work)
    try:
        options = ["--config-file=", "--explicit-package-bases", "--namespace-packages", "--cache-dir=mypy-cache"]
        paths = [path.relative_to(work).as_posix() for path in modules]
        extensions: Any = mypycify(  # mypyc and setuptools name the same class by two paths
            [*options, *paths],
            opt_level=opt_level(),
            debug_level="0",
            multi_file=True,
            target_dir="c",
            group_name="tapete",
        )
        for extension in extensions:
            extension.extra_compile_args += COMPILE_OPTIONS
            extension.extra_link_args += LINK_OPTIONS
        commands = ["--quiet", "build_ext", "--build-lib", str(target), "--build-temp", "objects"]
        setup(name="tapete", ext_modules=extensions, script_args=commands, cmdclass={"build_ext": ParallelBuild})
    finally:
        os.chdir(before)


def options_of(named: dict[str, Any]) -> str:
    """What else the object of a C file depends on."""
    return repr([named.get(each) for each in ("macros", "include_dirs", "extra_preargs", "extra_postargs")])


def write_stamp(target: Path, package: Path, modules: list[Path], recipe: str) -> None:
    names = [".".join(path.relative_to(package.parent).with_suffix("").parts) for path in modules]
    stamp = {
        "sources": build.digest(build.source_files(package), package),
        "recipe": recipe,
        "python": sys.implementation.cache_tag,
        "modules": [name.removesuffix(".__init__") for name in names],
    }
    (target / build.STAMP).write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
