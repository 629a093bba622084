# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A manifest is believed as far as it can be the game's, whatever has become of it."""

import json

import pytest

from drive import manifest


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"7", b'{"files": 7}', b'{"files": null}', b'{"version": "1"}',
                                  b"\xff\xfe", b"{}" + bytes(9)])
def test_what_is_no_manifest_names_no_files(data):
    assert manifest.files(data) == {}


@pytest.mark.parametrize("path", [
    "boot.py", "boot_out.txt", "secrets.py", "../code.py", "lib/../boot.py", "/etc/passwd", "lib//x", "lib/./x",
    "lib", "lib/", "photos/me.bmp", "lib\\..\\boot.py", "lib/c:x", "", "boneyard.json"])
def test_what_cannot_be_the_games_is_not_believed(path):
    assert manifest.files(json.dumps({"files": {path: "0", "lib/app.mpy": "1"}})) == {"lib/app.mpy": "1"}


def test_with_other_files_the_rest_stays():
    made = manifest.make({"code.py": b"1"}, "2.0", "pybadge", 10)
    said = json.loads(manifest.replaced(made, {"lib/x.mpy": "0"}))
    assert said == {"version": "2.0", "board": "pybadge", "circuitpython": 10, "files": {"lib/x.mpy": "0"}}
