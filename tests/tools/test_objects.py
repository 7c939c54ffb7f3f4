"""Which C files are compiled again (tools/objects.py)."""

from pathlib import Path

from tools.objects import Declarations, fingerprint

HEADER = """#ifndef H
#include <Python.h>
typedef struct {
    PyObject_HEAD
    CPyTagged _points;
} HeroObject;
typedef struct tuple_T1I {
    CPyTagged f0;
} tuple_T1I;
extern PyObject *CPyStatics[14870];
extern PyObject *CPyDef_heal(HeroObject *who, CPyTagged amount);
extern tuple_T1I CPyDef_other(PyObject *who);
#endif
"""
SOURCE = "static int go(void) { CPyDef_heal(0, 1); return CPyStatics[7] != 0; }"


def digest(folder: Path, header: str, source: str = SOURCE, arguments: str = "-O2") -> str:
    (folder / "all.h").write_text(header)
    (folder / "one.c").write_text(source)
    return fingerprint(folder / "one.c", Declarations([folder / "all.h"]), arguments)


def test_a_file_is_compiled_again_for_what_it_uses_and_for_nothing_else(tmp_path: Path) -> None:
    known = digest(tmp_path, HEADER)
    for unused in (
        HEADER.replace("f0", "f1"),
        HEADER.replace("tuple_T1I CPyDef_other", "char CPyDef_other"),
        HEADER.replace("14870", "14871"),
        HEADER.replace("#endif", "extern char CPyDef_new(void);\n#endif"),
    ):
        assert unused != HEADER and digest(tmp_path, unused) == known
    for used in (HEADER.replace("_points", "_life"), HEADER.replace("CPyTagged amount", "char amount")):
        assert used != HEADER and digest(tmp_path, used) != known
    assert digest(tmp_path, HEADER, SOURCE.replace("7", "8")) != known
    assert digest(tmp_path, HEADER, arguments="-O3") != known


def test_every_name_of_a_header_is_found(tmp_path: Path) -> None:
    (tmp_path / "all.h").write_text(HEADER)
    found = Declarations([tmp_path / "all.h"])
    assert set(found.known) == {"HeroObject", "tuple_T1I", "CPyStatics", "CPyDef_heal", "CPyDef_other"}
    assert found.used_by(SOURCE) == [found.known[name] for name in ("CPyDef_heal", "CPyStatics", "HeroObject")]
