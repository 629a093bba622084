# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Private names get short on the badge, and names that may meet stay apart."""

import ast
import builtins
import io
import re
import tokenize

import pytest

import environment
from shrink import private_names
from shrink import source as shrinking

ROOT = environment.ROOT
PRIVATE = re.compile(r"_(?!_)\w+")


def shortened(modules, name, ours=True):
    """The text of one of some modules, {name: text}, with short names."""
    return private_names.shortened(modules[name], private_names.short_names(modules), ours)


def test_private_names_become_short_where_they_stand():
    assert shortened({"table": '"""The _table."""\n\nclass Table:\n    def __init__(self):\n'
                               "        self._rows, self.own = (\n            _made(), 1)  # _rows\n\n\n"
                               "def _made():\n    return []\n"}, "table") == (
        '"""The _table."""\n\nclass Table:\n    def __init__(self):\n'
        "        self._b, self.own = (\n            _a(), 1)  # _rows\n\n\n"
        "def _a():\n    return []\n")


ADD = "def add(first, last=0):\n    return [first for _ in range(last)]\n"


def test_so_do_names_of_parameters_that_are_only_variables():
    assert shortened({"add": ADD}, "add") == "def add(_a, _b=0):\n    return [_a for _ in range(_b)]\n"


@pytest.mark.parametrize("text", [
    "add(first=1)\n",
    "first = 1\n",
    "class Sum:\n    first = 1\n",
    "sum.first = 1\n",
    "from sums import first\n",
    "def first():\n    pass\n",
    "setattr(sum, 'first', 1)\n",
    "def tell():\n    return f'{first}'\n",
])
def test_a_parameters_name_stays_if_it_is_anything_else_anywhere(text):
    modules = {"add": ADD, "other": text}
    assert shortened(modules, "add") == ADD.replace("last", "_a")
    assert shortened(modules, "other") == text


def test_another_program_keeps_the_names_of_variables():
    short = private_names.short_names({"add": ADD})
    text = "def last(first):\n    return sums.last(first)\n"
    assert private_names.shortened(text, short, ours=False) == text


def test_modules_share_short_names():
    assert private_names.short_names({"one": "_first = []\n_last = []\n", "engine.two": "_other = []\n"}) == {
        "_first": "_a", "_last": "_b", "_other": "_a"}


def test_there_are_short_names_for_a_large_module():
    short = private_names.short_names({"large": "".join(f"_name_{i} = []\n" for i in range(60))})
    assert len(set(short.values())) == 60
    assert sorted(map(len, short.values())) == 52 * [2] + 8 * [3]


@pytest.mark.parametrize("base", [
    "from base import Base\nclass Own(Base):",
    "from engine.base import Base as Other\nclass Own(Other):",
    "from engine import base\nclass Own(base.Base):",
    "import engine.base\nclass Own(engine.base.Base):",
    "def f():\n    import engine.base as other\n    class Inner(other.Base): pass\nclass Own:",
])
def test_a_class_has_not_the_same_name_twice_by_its_base(base):
    where = "base" if "from base" in base else "engine.base"
    short = private_names.short_names({where: "class Base:\n    _theirs = None\n",
                                       "own": f"{base}\n    _ours = None\n"})
    assert short["_theirs"] != short["_ours"]


def test_several_bases_and_those_of_bases_are_apart_from_one_another():
    short = private_names.short_names({
        "far": "class Far:\n    _far = None\n",
        "near": "from far import Far\nclass Near(Far):\n    pass\n",
        "mixed": "class Mixed:\n    _mixed = None\n",
        "own": "from near import Near\nfrom mixed import Mixed\nclass Own(Near, Mixed):\n    _own = None\n",
    })
    assert len(set(short.values())) == 3


@pytest.mark.parametrize("text", [
    "def f():\n    return other._rows\n",
    "def f(self):\n    return self.other._rows\n",
    "def f():\n    return getattr(other, '_rows')\n",
    "def f():\n    return {'_rows': other}\n",
    "def f():\n    return other(_rows=1)\n",
])
def test_a_name_that_could_be_of_anybody_stays(text):
    modules = {"rows": "class Rows:\n    _rows = None\n", "other": text}
    assert private_names.short_names(modules) == {}
    assert shortened(modules, "other") == text


def test_a_name_that_stays_is_nobody_elses_short_one():
    assert private_names.short_names({"rows": "_rows = []\n", "other": "def f():\n    return other._a\n"}) == {
        "_rows": "_b"}


def test_another_program_finds_private_names_of_the_game_and_keeps_its_own():
    short = private_names.short_names({
        "app": "class App:\n    def __init__(self):\n        self._still = self._rows = 0\n"})
    text = "_rows = []\ndef f(self, app):\n    self._still = app._still, app._other\n"
    assert private_names.shortened(text, short, ours=False) == (
        "_rows = []\ndef f(self, app):\n    self._still = app._b, app._other\n")


def names_in(text):
    """The names in a text, but for its comments and strings."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return {token.string for token in tokens if token.type == tokenize.NAME}


def private(text):
    """Those of them that are private."""
    return set(filter(PRIVATE.fullmatch, names_in(text)))


class TestTheGame:
    """The conditions for the short names of the game itself."""

    @pytest.fixture
    def texts(self):
        return shrinking.texts(ROOT)

    def test_none_is_new_twice_in_a_module(self, texts):
        short = shrinking.short_names(ROOT)
        for module, text in texts.items():
            names = (names_in(text) & short.keys()) | private(text)
            assert len({short.get(name, name) for name in names}) == len(names), module

    def test_few_serve_them_all(self):
        short = shrinking.short_names(ROOT)
        assert len(short) > 400
        assert len(set(short.values())) < len(short) / 7

    def test_it_can_be_seen_what_a_class_inherits_from(self, texts):
        """A base is imported, or a class of the module or of Python itself; nothing that was called for."""
        for module, text in texts.items():
            tree = ast.parse(text)
            classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
            known = {node.name for node in classes} | set(dir(builtins))
            for node in ast.walk(tree):
                if isinstance(node, (ast.Import, ast.ImportFrom)):
                    known |= {(alias.asname or alias.name).partition(".")[0] for alias in node.names}
            for base in [base for node in classes for base in node.bases]:
                assert isinstance(base, (ast.Name, ast.Attribute)), module
                assert ast.unparse(base).partition(".")[0] in known, module

    def test_no_f_string_holds_one(self, texts):
        """Python 3.11 tells no names within an f-string."""
        for module, text in texts.items():
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.JoinedStr):
                    assert not re.search(r"\b_(?!_)\w", ast.unparse(node)), module

    def test_code_py_asks_for_none(self):
        """It lies on the badge as it is."""
        assert not private((ROOT / "code.py").read_text(encoding="utf-8"))
