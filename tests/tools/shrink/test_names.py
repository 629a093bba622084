# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Names get short on the badge, and names that may meet stay apart."""

import ast
import importlib
import importlib.metadata
import io
import tokenize

import pytest

import environment
from shrink import names
from shrink import source as shrinking

ROOT = environment.ROOT


def shortened(modules, name, keep=frozenset()):
    """The text of one of some modules, {name: text}, with short names."""
    return names.shortened(modules[name], names.short_names(modules, {}, keep))


def test_names_become_short_where_they_stand():
    assert shortened(
        {
            "table": '"""The _table."""\n\nclass Table:\n    def __init__(self):\n'
            "        self._rows, self.own = (\n            _made(), 1)  # _rows\n\n\n"
            "def _made():\n    return []\n"
        },
        "table",
    ) == (
        '"""The _table."""\n\nclass _a:\n    def __init__(self):\n'
        "        self._c, self._d = (\n            _b(), 1)  # _rows\n\n\n"
        "def _b():\n    return []\n"
    )


@pytest.mark.parametrize(
    "text",
    [
        "def rows():\n    pass\n",
        "rows = []\n",
        "class Table:\n    rows = None\n",
        "class Table:\n    def fill(self):\n        self.rows = []\n",
        "def fill(rows):\n    return rows\n",
    ],
)
def test_a_name_that_the_program_gives_is_short_everywhere(text):
    modules = {"table": text, "other": "import table\ndef tell(thing):\n    return thing.tile, table\n"}
    assert "rows" in names.short_names(modules, {})
    assert "rows" not in shortened(modules, "table")


@pytest.mark.parametrize(
    "text",
    [
        "fill(rows=1)\n",
        "def f(other):\n    other.rows = 1\n",
        "import rows\n",
        "import panel\npanel.rows()\n",
        "setattr(sum, 'rows', 1)\n",
        "def tell():\n    return f'{rows}'\n",
        "def tell():\n    return f'{tell.rows}'\n",
    ],
)
def test_a_name_stays_if_anything_else_may_have_it(text):
    modules = {"table": "rows = []\n", "other": text}
    assert "rows" not in names.short_names(modules, {})
    assert shortened(modules, "table") == modules["table"]


def test_a_library_keeps_its_public_names():
    library = "def fill():\n    _fill()\ndef _fill():\n    pass\n"
    short = names.short_names({"table": "def fill():\n    pass\n"}, {"label": library})
    assert short == {"_fill": "_a"}


@pytest.mark.parametrize(
    "base",
    [
        "from base import Base\nclass Own(Base):",
        "from engine.base import Base as Other\nclass Own(Other):",
        "from engine import base\nclass Own(base.Base):",
        "import engine.base\nclass Own(engine.base.Base):",
        "def f():\n    import engine.base as other\n    class Inner(other.Base): pass\nclass Own:",
    ],
)
def test_a_class_has_not_the_same_name_twice_by_its_base(base):
    where = "base" if "from base" in base else "engine.base"
    short = names.short_names({where: "class Base:\n    theirs = None\n", "own": f"{base}\n    ours = None\n"}, {})
    assert short["theirs"] != short["ours"]


def names_in(text):
    """The names in a text, but for its comments and strings."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return {token.string for token in tokens if token.type == tokenize.NAME}


class TestTheGame:
    """The conditions for the short names of the game itself."""

    @pytest.fixture
    def texts(self):
        return shrinking.texts(ROOT)

    def test_no_module_and_no_class_has_one_twice(self, texts):
        """As they are once all modules are imported: a class with all that it inherits. Numbers have no names on
        the badge."""
        short = shrinking.short_names(ROOT)
        modules = {name: importlib.import_module(name) for name in texts}
        classes = {one for module in modules.values() for one in vars(module).values() if isinstance(one, type)}
        assert len(classes) > 150
        found = [set(vars(module)) & names_in(texts[name]) for name, module in modules.items()]
        for together in found + [set(dir(one)) & (short.keys() | shrinking.kept()) for one in classes]:
            assert len({short.get(name, name) for name in together}) == len(together), together

    def test_none_is_a_name_of_the_firmware(self, texts):
        """Of no module that the program imports, nor of anything in it, as circuitpython-stubs has them."""
        nodes = [node for text in texts.values() for node in ast.walk(ast.parse(text))]
        imported = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
        imported |= {node.module for node in nodes if isinstance(node, ast.ImportFrom)}
        stubs = importlib.metadata.distribution("circuitpython-stubs").locate_file("")
        paths = [path for name in imported for path in stubs.glob(f"{name}-stubs/**/*.pyi")]
        assert len(paths) > 15
        found = [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
        named = {node.name for node in found if isinstance(node, ast.FunctionDef | ast.ClassDef)}
        named |= {node.target.id for node in found if isinstance(node, ast.AnnAssign)}
        assert {"refresh", "transpose_xy", "fill_region"} <= named
        assert (shrinking.short_names(ROOT).keys() - names.parameters(texts)) & named == set()
