# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Everything that the documents link to, cite and name is there; and so are the code's citations."""

import functools
import re

import pytest

from environment import ROOT

PAGES = sorted([ROOT / "README.md", *(ROOT / ".github").glob("*.md"), *(ROOT / "docs").glob("*.md")])
HOMES = "engine", "lib", "tests", "tools"
CODE = [ROOT / "code.py", *(path for home in HOMES for path in sorted((ROOT / home).rglob("*.py")))]
# Files that a page may name although they come with use, or are the reader's to make.
OTHERS = ("lib/words/de.txt", "heavy.py", "boot_out.txt", "pins.c", "code-before-boneyard.py", "requirements.txt")


def named(path):
    return str(path.relative_to(ROOT))


@functools.cache
def below_the_root():
    """All files and folders of the project, each as /path/, without those in a hidden folder."""
    return [
        f"/{path.relative_to(ROOT).as_posix()}/"
        for top in ROOT.iterdir()
        if top.is_dir() and not top.name.startswith(".")
        for path in (top, *top.rglob("*"))
    ]


def without_code(text):
    """A page without its blocks of code."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)


def anchors(text):
    """The anchors of the headings in a page, as its readers' programs make them."""
    headings = re.findall(r"^#+ (.+)$", without_code(text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def rules():
    """How many numbered rules each section of docs/rules.md has, by its number or, without one, its heading."""
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    sections = re.split(r"^## (.+)$", page, flags=re.MULTILINE)[1:]
    found = {}
    for heading, text in zip(sections[::2], sections[1::2]):
        number = re.match(r"(\d\w?)\. ", heading)
        counted = [int(each) for each in re.findall(r"^(\d+)\. ", text, re.MULTILINE)]
        assert counted == list(range(1, len(counted) + 1)), heading
        found[number[1] if number else heading] = len(counted)
    return found


def cited(text):
    """The sections that a text cites of docs/rules.md: numbers, or headings in quotes."""
    text = re.sub(r"\n[#\s]*", " ", text)
    for after in re.findall(r"docs/rules\.md, ((?:sections? |and |, |\d\w?(?:\.\d+)?\b ?|\"[^\"]+\",? ?)+)", text):
        yield from re.findall(r"\d\w?(?:\.\d+)?", re.sub(r'"[^"]+"', "", after))
        yield from re.findall(r'"([^"]+)"', after)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_somewhere(page):
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        file, _, anchor = link.partition("#")
        if "://" in link:
            continue
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target.read_text(encoding="utf-8")), link


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_file_and_folder_that_a_page_names_is_there(page):
    text = without_code(page.read_text(encoding="utf-8"))
    for name in re.findall(r"`([^`\s]*(?:/|\.py|\.md|\.txt))(?:`| )", text):
        if name not in OTHERS and not name.startswith((".", "boneyard/", "~")):
            places = [ROOT, page.parent, ROOT / "tools", ROOT / "lib", ROOT / "engine"]
            near = any(path.endswith(f"/{name.rstrip('/')}/") for path in below_the_root())
            assert any((place / name).exists() for place in places) or near, name


def test_what_the_code_cites_of_the_rules_is_there():
    there, found = rules(), 0
    for path in CODE + PAGES:
        for section in cited(path.read_text(encoding="utf-8")):
            number, _, rule = section.partition(".")
            heading = [each for each in there if each == number or each.startswith(section)]
            assert heading, (named(path), section)
            assert not rule or int(rule) <= there[number], (named(path), section)
            found += 1
    assert found > 40


def test_the_code_names_documents_by_their_paths():
    for path in CODE:
        text = path.read_text(encoding="utf-8")
        for name in re.findall(r"docs/[\w-]+\.md\b", text):
            assert (ROOT / name).exists(), (named(path), name)
        assert not re.search(r"(?<![\w/.\"-])(rules|record-format)\.md\b", text), named(path)


def test_the_exercises_begin_with_what_the_code_has():
    """docs/learning.md: a colour, a name, a rule and a cost."""
    text = " ".join((ROOT / "docs" / "learning.md").read_text(encoding="utf-8").split())
    for said, path, has in (
        (r"the third colour, `(0x\w+)`", "lib/themes/felt.py", r"COLOURS = \(\s+\w+, \w+, (\w+),"),
        (r"call the Expert \w+ instead of (\w+)", "lib/words/en.txt", r"LEVELS.expert = Expert \| (\w+)"),
        (r"In Bergen the winner of a round scores (\d+) points", "engine/games/bergen.py", r"bonus = (\d+)"),
        (r"raised by (\d+) pixels, `RAISE`", "lib/tables/line/hand.py", r"RAISE = (\d+)"),
    ):
        found = re.search(has, (ROOT / path).read_text(encoding="utf-8"))
        assert found and re.search(said, text)[1] == found[1], path


def test_a_citation_of_what_is_not_there_would_be_found():
    text = 'See docs/rules.md, section\n    7a.5), and docs/rules.md, "Words", and "Sets beyond" too'
    assert list(cited(text)) == ["7a.5", "Words", "Sets beyond"]
    assert list(cited("(docs/rules.md, sections 1.3 and 2.3).")) == ["1.3", "2.3"]
    assert rules()["5"] == 4 and rules()["7a"] == 6
