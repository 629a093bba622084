# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Everything that the documents link to is there, and the exercises begin with what the code has."""

import re

import pytest

from environment import ROOT

PAGES = sorted([ROOT / "README.md", *(ROOT / ".github").glob("*.md"), *(ROOT / "docs").glob("*.md")])


def named(path):
    return str(path.relative_to(ROOT))


def without_code(text):
    """A page without its blocks of code."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)


def anchors(text):
    """The anchors of the headings in a page, as its readers' programs make them."""
    headings = re.findall(r"^#+ (.+)$", without_code(text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_somewhere(page):
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        file, _, anchor = link.partition("#")
        if "://" in link:
            continue
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target.read_text(encoding="utf-8")), link


def test_the_exercises_begin_with_what_the_code_has():
    """docs/learning.md: a colour, a name, a rule and a cost."""
    text = " ".join((ROOT / "docs" / "learning.md").read_text(encoding="utf-8").split())
    for said, path, has in (
        (r"the third colour, `(0x\w+)`", "lib/themes/felt.py", r"COLOURS = \(\s+\w+,\s+\w+,\s+(\w+),"),
        (r"call the Expert \w+ instead of (\w+)", "lib/words/en.txt", r"LEVELS.expert = expert \| (\w+)"),
        (r"In Bergen the winner of a round scores (\d+) points", "engine/games/bergen.py", r"bonus = (\d+)"),
        (r"raised by (\d+) pixels, `RAISE`", "lib/tables/line/hand.py", r"RAISE = (\d+)"),
    ):
        found = re.search(has, (ROOT / path).read_text(encoding="utf-8"))
        assert found and re.search(said, text)[1] == found[1], path
