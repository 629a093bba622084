# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The facts that a source tells about names are found, and others aren't guessed."""

import ast

import pytest

from shrink.module_names import Module, definitions


def module(source):
    """The names in a module of a program of table, art and words.label."""
    return Module(source, ("table", "art", "words.label"))


def test_imports_are_those_of_one_origin():
    found = module("import art as pieces\nfrom art import A, B as C, D\nfrom table import D, E\nE = 1\n")
    assert found.imports == {"pieces": "art", "A": "art.A", "C": "art.B"}
    assert found.origins == {
        ("pieces", "art"),
        ("A", "art.A"),
        ("C", "art.B"),
        ("D", "art.D"),
        ("D", "table.D"),
        ("E", "table.E"),
    }


def test_names_are_given_once_by_the_modules_own_statements():
    found = module("a = 1\nb, c = 2, 3\nb = 4\ndef f(d):\n    e = 5\nd = 6\n")
    assert {name: ast.unparse(value) for name, value in found.given.items()} == {"a": "1", "c": "3"}


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("import art\nart.A", {"art.A"}),
        ("import art as pieces\npieces.A", {"art.A"}),
        ("from words import label\nlabel.A", {"words.label.A"}),
        ("from words import other\nother.A", {".A"}),
        ("import table\nimport art as table\ntable.A", {".A"}),
        ("art.A", {".A"}),
        ("art().A", {".A"}),
        ("self.A", set()),
        ("self.art.A", {".A"}),
    ],
)
def test_of_whom_an_attribute_is_asked_is_told_where_it_shows(text, asked):
    assert module(text).asked == asked


def test_attributes_are_changed_and_texts_spelt():
    found = module("'''A text.'''\na.b = c.d\ndel e.f\nself.g = 'h', 5, b'i'\n")
    assert found.changed == {"b", "f"}
    assert found.texts == {"A text.", "h"}


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("a = 1", "a"),
        ("a, b = 1, 2", "ab"),
        ("(a, b) = range(2)", "ab"),
        ("a, b = range(3)", ""),
        ("a = b = 1", ""),
        ("a.b = 1", ""),
        ("a += 1", ""),
        ("a, b.c = 1, 2", ""),
        ("a, b = c", ""),
        ("a, b = range(c)", ""),
        ("f(a)", ""),
    ],
)
def test_definitions_give_each_name_a_value(text, names):
    assert [name for name, _ in definitions(ast.parse(text).body[0])] == list(names)
