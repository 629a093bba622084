# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/read_traceback.py: a traceback of the badge's console with the names of the source."""

import pytest

from environment import ROOT
from shrink import source
from tests.tools import here


@pytest.fixture
def read(tmp_path):
    """read(text): the tool's output for a text of the console, and how it ends."""

    def run(text):
        path = tmp_path / "console.txt"
        path.write_bytes(text.encode())
        return here.run("read_traceback", path)

    return run


def short(name):
    """The name that a name becomes on the badge, or stays."""
    return source.short_names(ROOT).get(name, name)


BEGIN = "Traceback (most recent call last):\n"


@pytest.mark.parametrize(
    ("shown", "told"),
    [
        ('  File "app", line 1, in step', '  File "lib/app.py", in step'),
        ('  File "tables.line.scene", line 1, in <lambda>', '  File "lib/tables/line/scene.py", in <lambda>'),
        ('  File "adafruit_display_text.label", line 1, in f', '  File "adafruit_display_text/label.py", in f'),
        ('  Datei "app", Zeile 1, in step', '  Datei "lib/app.py", in step'),
        ('  文件 "app"，行 1，在 step', '  文件 "lib/app.py", in step'),
    ],
)
def test_all_kinds_of_frames(read, shown, told):
    assert read(f"{BEGIN}{shown}\nKeyError: 3\n").stdout == f"{BEGIN}{told}\nKeyError: 3\n"


@pytest.mark.parametrize(
    "line",
    [
        '  File "code.py", line 66, in steps\n',
        '  File "neopixel", line 1, in _a\n',
        '  File "<stdin>", line 1, in _a\n',
    ],
)
def test_what_lies_as_source_and_libraries_stay_as_they_are(read, line):
    text = BEGIN + line + "NameError: name '_a' isn't defined\n"
    assert read(text + BEGIN + '  File "app", line 1, in step\n').stdout.startswith(text)


def test_the_message_has_the_names_of_the_last_frame(read):
    frame = '  File "app", line 1, in step\n'
    message = f"AttributeError: 'App' object has no attribute '{short('_follow')}'\n"
    told = read(BEGIN + frame + message + message).stdout.splitlines()
    assert told[2:] == ["AttributeError: 'App' object has no attribute '_follow'", message.strip()]


@pytest.mark.parametrize("text", ["", "Boot\n"])
def test_a_text_without_one_is_refused(read, text):
    told = read(text)
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr.startswith("read_traceback: there is no traceback in ") and told.stderr.count("\n") == 1
