"""What pyproject.toml cannot say: with TAPETE_WHEEL=compiled a wheel holds build/compiled, for this Python and this machine."""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

COMPILED = Path("build/compiled")


class WithModules(build_py):
    """The compiled modules beside their sources: Python takes an extension module before a source of the same name."""

    def run(self) -> None:
        super().run()
        for module in COMPILED.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            place = Path(self.build_lib, module.relative_to(COMPILED))
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(module, place)


class OfThisMachine(Distribution):
    def has_ext_modules(self) -> bool:
        return True


if os.environ.get("TAPETE_WHEEL") == "compiled":
    setup(cmdclass={"build_py": WithModules}, distclass=OfThisMachine)
else:
    setup()
