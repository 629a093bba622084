# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Relative imports become absolute, line for line."""

import pytest

from shrink.absolute import absolute


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("from .a import b as c\n", "from p.q.a import b as c\n"),
        ("from .. import a, b\n", "from p import a, b\n"),
        ("from ..a.b import c\n", "from p.a.b import c\n"),
        ("x = 'ж'; from .a import (b,\n      c)\n", "x = 'ж'; from p.q.a import (b,\n      c)\n"),
        ("__import__(name, globals(), None, ('A',), 1)", "__import__(\"p.q.\" + name, None, None, ('A',))"),
        ("__import__('a.' + name, globals(), None, ('A',), 1)", "__import__('p.q.a.' + name, None, None, ('A',))"),
        ("__import__('%s.a' % name, globals(), None, ('A',), 2)", "__import__('p.%s.a' % name, None, None, ('A',))"),
        (
            "__import__(\n    'a', globals(), None,\n    ('A',),\n    1)\nb\n",
            "__import__(\n    'p.q.a', None, None,\n    ('A',)\n)\nb\n",
        ),
    ],
)
def test_they_name_the_whole_way(text, wanted):
    assert absolute(text.encode(), "p.q").decode() == wanted


@pytest.mark.parametrize(
    "text",
    [
        "from a import b\n",
        "from ... import a\n",
        "__import__('a', None, None, ('b',))\n",
    ],
)
def test_others_stay(text):
    assert absolute(text.encode(), "p.q") == text.encode()
