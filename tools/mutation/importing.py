"""Importing the package changed: with probes before its statements, or with a mutant in one of its files."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

from tools.mutation.source import PROBE, probed, read
from tools.mutation.targets import Project

Compile = Callable[[Path], CodeType | None]


class Changed(SourceFileLoader):
    """Runs other code than the file has."""

    def __init__(self, name: str, path: str, code: CodeType, reached: bytearray | None = None) -> None:
        super().__init__(name, path)
        self.code = code
        self.reached = reached

    def get_code(self, fullname: str) -> CodeType:
        return self.code

    def exec_module(self, module: ModuleType) -> None:
        if self.reached is not None:
            vars(module)[PROBE] = self.reached
        super().exec_module(module)


class Finder(MetaPathFinder):
    def __init__(self, package: str) -> None:
        self.package = package

    def loader(self, name: str, origin: Path) -> Changed | None:
        raise NotImplementedError

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if fullname.partition(".")[0] != self.package:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin is not None and spec.origin.endswith(".py"):
            loader = self.loader(fullname, Path(spec.origin))
            if loader is not None:
                spec.loader = loader
        return spec

    def install(self) -> None:
        sys.meta_path.insert(0, self)


class WithProbes(Finder):
    """Every module of the package notes which of its statements are reached."""

    def __init__(self, project: Project) -> None:
        super().__init__(project.name)
        self.project = project
        self.reached: dict[str, bytearray] = {}

    def loader(self, name: str, origin: Path) -> Changed | None:
        file = self.project.relative(origin)
        source = read(file, origin.read_bytes())
        self.reached[file] = bytearray(len(source.numbers))
        return Changed(name, str(origin), compile(probed(source), str(origin), "exec", dont_inherit=True), self.reached[file])

    def forget(self) -> None:
        for reached in self.reached.values():
            reached[:] = bytes(len(reached))


class WithMutant(Finder):
    """One file of the package is another."""

    def __init__(self, project: Project, file: str, text: bytes) -> None:
        super().__init__(project.name)
        self.place = project.root / file
        self.text = text

    def loader(self, name: str, origin: Path) -> Changed | None:
        if origin != self.place:
            return None
        return Changed(name, str(origin), compile(self.text, str(origin), "exec", dont_inherit=True))
