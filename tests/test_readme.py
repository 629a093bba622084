# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The README and the pages of docs/ are right: commands, files, and the figures that a test can hold."""

import re

from drive import boards, boot_out
from environment import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_it_shows_each_of_its_pictures_once_and_says_what_is_seen():
    shown = re.findall(r"!\[([^]]+)\]\(tests/fixtures/readme/([^)]+)\)", README)
    there = {path.name for path in (ROOT / "tests" / "fixtures" / "readme").iterdir()}
    assert sorted(name for _, name in shown) == sorted(there), "README.md shows each picture once"
    assert all(len(said) > 20 for said, _ in shown)


def test_a_list_says_of_each_board_with_which_versions_a_person_has_confirmed_it():
    page = (ROOT / "docs" / "installing.md").read_text(encoding="utf-8")
    listed = re.findall(r"^- .+: `(\w+)`(?:, confirmed with CircuitPython ([\d and]+))?$", page, re.MULTILINE)
    assert [board for board, _ in listed] == list(boards.known())
    assert {version for _, told in listed for version in told.split(" and ") if told} <= {*map(str, boot_out.VERSIONS)}
    form = (ROOT / ".github" / "ISSUE_TEMPLATE" / "confirm_board.yml").read_text(encoding="utf-8")
    assert re.search("^name: (.*)$", form, re.MULTILINE)[1] in " ".join(page.split())
