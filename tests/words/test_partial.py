# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A language of which only one sentence is translated, as docs/adding-a-language.md begins one."""

import re
import shutil
import subprocess
import sys

import pytest

from environment import ROOT

BEGUN = """
[language]
LANGUAGE = Slovene
PLURAL = polish

[menus]
PAUSE = Premor
"""


@pytest.mark.slow("the tests of the words in a copy of the project take 5 s")
def test_of_the_tests_only_the_one_that_lists_what_is_missing_fails(tmp_path):
    copy = tmp_path / "boneyard"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".*", "__pycache__", "pages", "shots", "fixtures"))
    (copy / "lib" / "words" / "sl.txt").write_text(BEGUN, encoding="utf-8")
    for path, old, new in (
        (copy / "lib" / "words" / "__init__.py", r"(LANGUAGES = .*)\)", r'\1, "sl")'),
        (copy / "tests" / "words" / "test_words.py", r'^    "pl": (.*)$', r'\g<0>\n    "sl": \1'),
    ):
        path.write_text(re.sub(old, new, path.read_text(encoding="utf-8"), flags=re.MULTILINE), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-m", "not slow", "tests/words"],
        cwd=copy,
        capture_output=True,
        text=True,
    )
    assert re.findall(r"^(?:FAILED|ERROR) \S+::(\w+)", done.stdout, re.MULTILINE) == [
        "test_a_language_lacks_no_sentence"
    ], done.stdout
    assert "sl.txt: [shared] YOU" in done.stdout and "sl.txt: [menus] PAUSE" not in done.stdout
