# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Named numbers become mere ones, unless their names may be asked for."""

import ast

import pytest

import environment
from shrink import source as shrinking
from shrink.named_numbers import Numbers

ROOT = environment.ROOT


def spelt_out(*texts, name="m"):
    """The text of one of the modules m, a, b and c, whose texts are given, with mere numbers."""
    sources = dict(zip("mabc", map(str.encode, texts)))
    return Numbers(sources).spelt_out(sources[name], name).decode()


@pytest.mark.parametrize(
    ("given", "value"),
    [
        ("N = -1", "(-1)"),
        ("N = -(1 << 30)", "(-1073741824)"),
        ("_M = 3\nN = 2 * _M + 1", "7"),
    ],
)
def test_a_number_stands_for_its_name(given, value):
    lines = given.count("\n") + 1
    assert spelt_out(f"{given}\nx = N\n") == "pass\n" * lines + f"x = {value}\n"


@pytest.mark.parametrize(
    ("given", "value"),
    [
        ("M, N = range(2)", 1),
        ("M, N = range(0, 20, 10)", 10),
        ("_M, N = 4, 2", 2),
    ],
)
def test_a_number_may_be_one_of_several(given, value):
    assert spelt_out(f"{given}  # px\nx = N\n") == f"pass  # px\nx = {value}\n"


@pytest.mark.parametrize(
    "text",
    [
        "N = 5.0\nx = N\n",
        "N = 1 << 30\nx = N\n",
        "n = 5\nx = n\n",
        "N = f()\nx = N\n",
        "N: int = 5\nx = N\n",
        "M, N = range(3)\nx = N\n",
        "M, (N, O) = 1, (2, 3)\nx = N\n",
        "n, N = f(), 2\nx = n\n",
    ],
)
def test_nothing_else_is_a_number(text):
    assert spelt_out(text) == text


@pytest.mark.parametrize(
    "other",
    [
        "N = 6",
        "del N",
        "def f():\n    global N",
        "def f(N):\n    pass",
        "def N():\n    pass",
        "import N.x",
        "x = f'{N}'",
        "import m\nm.N += 1",
    ],
)
def test_a_name_that_means_anything_else_besides_stays(other):
    text = f"N = 5\n{other}\ny = N\n"
    assert spelt_out(text) == text


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("from m import N\nx = N\n", "pass\nx = 5\n"),
        ("from m import N, O\nx = N, O\n", "from m import O\nx = 5, O\n"),
        ("from m import N as K, O as P\nx = K, P\n", "from m import O as P\nx = 5, P\n"),
        ("from m import (  # both\n    N,\n    O)  # noqa\nx = N\n", "from m import O\n\n  # noqa\nx = 5\n"),
        (
            "def f():\n    from m import N\n    return N\ndef g():\n    from m import N\n    return N\n",
            "def f():\n    pass\n    return 5\ndef g():\n    pass\n    return 5\n",
        ),
        ("from c import N\nx = N\n", "pass\nx = 5\n"),
        ("é = {N: 'Ⓐ'}; from m import N; y = N if N else -N\n", "é = {5: 'Ⓐ'}; pass; y = 5 if 5 else -5\n"),
    ],
)
def test_who_imports_a_number_has_it_without(text, wanted):
    texts = "N = 5\nO = []\n", text, "", "from m import N\n"
    assert spelt_out(*texts, name="a") == wanted
    assert spelt_out(*texts) == "pass\nO = []\n"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("import m\nx = m.N\n", "import m\nx = 5\n"),
        ("from p import m\nx = m.N, m.M\n", "pass\nx = 5, (-6)\n"),
        ("from p import m, o\nx = m.N\n", "from p import o\nx = 5\n"),
        ("from p import m\nx = m.N, m.o\n", "from p import m\nx = 5, m.o\n"),
    ],
)
def test_what_is_asked_of_a_module_is_the_number(text, wanted):
    for name in ("m", "p.m"):
        sources = {name: b"N, M = 5, -6\n", "a": text.encode()}
        if ("from p" in text) == (name == "p.m"):
            assert Numbers(sources).spelt_out(sources["a"], "a").decode() == wanted
            assert Numbers(sources).spelt_out(sources[name], name) == b"pass\n"


@pytest.mark.parametrize(
    "text",
    [
        "import m.x\ny = m.N\n",
        "from p import m\nm = 1\nx = m.N\n",
        "import m\nm.N = 6\n",
    ],
)
def test_what_is_asked_of_what_may_be_no_module_stays(text):
    assert spelt_out("N = 5\n", text, name="a") == text


class TestTheGame:
    """The conditions for the numbers of the game itself."""

    @pytest.fixture
    def modules(self):
        return shrinking.numbers(ROOT).modules

    def test_no_module_does_anything_as_it_is_imported(self, modules):
        """One of which nothing but numbers is imported isn't loaded for it."""
        for name, module in modules.items():
            for node in module.tree.body:
                assert not isinstance(node, ast.Expr) or isinstance(node.value, ast.Constant), name
