# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A manifest is believed as far as it can be the game's, whatever has become of it."""

import json

import pytest

from drive import manifest

WHOLE = {"version": "2.0", "board": "pybadge", "circuitpython": 10}


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b'{"files": 7}',
        b"\xff\xfe",
        json.dumps({**WHOLE, "files": 7}),
        json.dumps({**WHOLE, "files": {}, "dog": "Rex"}),
        "[" * 100_000,
    ],
)
def test_what_is_no_manifest_is_not_taken_for_one(data):
    assert manifest.files(data) is None


@pytest.mark.parametrize(
    "path",
    [
        "boot.py",
        "../code.py",
        "lib/../boot.py",
        "/etc/passwd",
        "lib//x",
        "lib/",
        "lib\\..\\boot.py",
        "lib/c:x",
        "",
        "boneyard.json",
        "lib/\x1b[2J",
        "lib/\0",
    ],
)
def test_what_cannot_be_the_games_is_not_believed(path):
    said = json.dumps({**WHOLE, "files": {path: "0", "lib/app.mpy": "1"}})
    assert manifest.files(said) == {"lib/app.mpy": ["1"]}


def test_a_digest_names_the_check_value_and_the_length():
    assert manifest.digest(b"123456789") == "cbf43926-9"  # as the catalogues of CRCs have it
    assert manifest.digest(b"") == "00000000-0"
