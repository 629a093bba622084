# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Public names get short on the badge where nobody else can ask for them, and what may meet stays apart."""

import ast

import pytest

import compact
import environment
import public_names

ROOT = environment.ROOT


def short(modules, kept=()):
    """The short names of some modules, {name: text}."""
    return public_names.short_names(modules, set(kept))


def test_public_names_become_short_wherever_they_stand():
    modules = {"hands": "class Hand:\n    def __init__(self, dealt):\n        self.dealt = dealt  # dealt\n",
               "table": "from hands import Hand\nleader = Hand([]).dealt\n"}
    found = short(modules)
    assert found.keys() == {"Hand", "dealt", "leader"}
    assert public_names.shortened(modules["hands"], found) == (
        f"class {found['Hand']}:\n    def __init__(self, {found['dealt']}):\n"
        f"        self.{found['dealt']} = {found['dealt']}  # dealt\n")
    assert public_names.shortened(modules["table"], found) == (
        f"from hands import {found['Hand']}\n{found['leader']} = {found['Hand']}([]).{found['dealt']}\n")


def test_names_of_different_modules_may_become_the_same():
    found = short({"one": "leader = domino = []\n", "two": "orphans = []\n"})
    assert found["leader"] != found["domino"]
    assert found["orphans"] in (found["leader"], found["domino"])


@pytest.mark.parametrize("base", ["from base import Base\nclass Own(Base):", "import base\nclass Own(base.Base):"])
def test_a_class_has_not_the_same_name_twice_by_its_base(base):
    found = short({"base": "class Base:\n    theirs = None\n", "own": f"{base}\n    ours = None\n"})
    assert found["theirs"] != found["ours"]


def test_what_is_set_from_elsewhere_shares_its_name_with_none():
    """An object gets it whose own module doesn't know of it."""
    found = short({"own": "class Own:\n    leader = None\n", "other": "def f(own):\n    own.orphans = 1\n",
                   "third": "domino = []\n"})
    assert len({found[name] for name in ("leader", "orphans", "domino")}) == 3


@pytest.mark.parametrize("text", [
    "def f(other):\n    return getattr(other, 'orphans')\n",
    "def f(other):\n    return other(orphans=1)\n",
    "def f(orphans):\n    return f'{orphans}'\n",
    "import orphans\n",
])
def test_a_name_that_is_asked_for_in_another_way_stays(text):
    modules = {"own": "orphans = []\n", "other": text}
    if text.startswith("import"):
        modules["orphans"] = ""
    assert "orphans" not in short(modules)


@pytest.mark.parametrize("name", ["append", "tile_width", "pixel_shader", "collect", "_private", "throw", "print"])
def test_a_name_that_others_have_or_that_is_private_stays(name):
    """Lists, the firmware's modules, generators, and Python itself."""
    assert name not in short({"own": f"import gc\ngc.collect()\nclass Own:\n    {name} = None\n"})


def test_a_name_that_is_to_be_kept_stays():
    assert short({"own": "leader = orphans = []\n"}, ["leader"]).keys() == {"orphans"}


def test_no_short_name_is_in_use_already():
    names = [first + second for first in "abc" for second in "abcdefghijklmnopqrstuvwxyz" if first + second != "as"]
    text = "".join(f"def f(other):\n    {name} = other\n" for name in names)
    found = short({"own": "leader = []\n", "other": text}, names)
    assert found["leader"] not in names


def test_another_program_in_which_two_names_would_become_the_same_is_refused():
    found = short({"one": "leader = []\n", "two": "orphans = []\n"})
    assert found["leader"] == found["orphans"]
    with pytest.raises(ValueError, match="leader and orphans would be the same name on the badge: rename one"):
        public_names.shortened("import one, two\nprint(one.leader, two.orphans)\n", found)


class TestTheGame:
    """What the short names of the game itself stand on."""

    SHORT = compact.short_public_names(ROOT)

    def test_none_is_new_twice_in_a_module(self):
        for module, text in compact.texts(ROOT).items():
            names = public_names.names(text)
            assert len({self.SHORT.get(name, name) for name in names}) == len(names), module

    def test_few_serve_them_all(self):
        assert len(self.SHORT) > 400
        assert len(set(self.SHORT.values())) < 100

    def test_the_engine_keeps_what_others_may_ask_it_for(self):
        """A program that somebody writes for the badge finds all names of the games."""
        for path in (*(ROOT / "engine").glob("*.py"), *(ROOT / "engine" / "games").glob("*.py"),
                     ROOT / "engine" / "players" / "__init__.py", ROOT / "code.py"):
            text = path.read_text(encoding="utf-8")
            given = {node.name for node in ast.walk(ast.parse(text))
                     if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
            assert given.isdisjoint(self.SHORT), path

    def test_what_the_firmware_is_asked_for_keeps_its_name(self):
        """Of each module that isn't the game's."""
        ours = set(compact.modules(ROOT).values())
        for module, text in compact.texts(ROOT).items():
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.ImportFrom) and node.module not in ours:
                    assert self.SHORT.keys().isdisjoint(alias.name for alias in node.names), module
                if isinstance(node, ast.Import):
                    others = {alias.asname or alias.name for alias in node.names if alias.name not in ours}
                    asked = {found.attr for found in ast.walk(ast.parse(text)) if isinstance(found, ast.Attribute)
                             and isinstance(found.value, ast.Name) and found.value.id in others}
                    assert asked.isdisjoint(self.SHORT), (module, asked & self.SHORT.keys())
