# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""translations.py: a page for the translators of a language."""

import re
from html import unescape

import pytest

import languages
import translations
from tests.tools import here
from translating import page, screens, sentences


def sentence(english, own, cut=()):
    return sentences.Sentence("menus", "PLAYERS", None, "", english, own, cut=list(cut))


@pytest.mark.parametrize(
    "one, forms, faults",
    [
        (sentence(["Pause"], ["Szünet"]), 1, []),
        (sentence(["Pause"], []), 1, ["missing"]),
        (sentence(["Pause"], ["Szünet"], ["pybadge"]), 1, ["too long on pybadge"]),
        (sentence(["%d player", "%d players"], ["%d gracz", "%d gracze"]), 3, ["2 plural forms of 3"]),
        (sentence(["%d player", "%d players"], ["%d játékos"]), 1, []),
        # Of the person, and of another.
        (sentence(["You drew %d", "%s drew %d"], ["Húzol %d követ", "%s húz %d követ"]), 1, []),
    ],
)
def test_what_is_missing_too_long_or_without_a_plural_form_is_marked(one, forms, faults):
    assert one.faults(forms) == faults


def test_all_sentences_are_there_with_the_comments_above_them():
    found = {(one.section, one.called): one for one in sentences.read("hu")}
    english = languages.Language("en")
    assert len(found) == sum(map(len, english.whole().values()))
    assert found["menus", "GAMES.kozel"].english == ["Kozel"] and found["menus", "GAMES.kozel"].own == ["Kecske"]
    assert found["menus", "OTHER_NAMES"].note == "The names of the other players."


def test_a_sentence_has_the_picture_of_its_screen():
    found = sentences.read("hu")
    pictures = screens.look("hu", found, "pause")
    assert list(pictures) == ["pause"] and pictures["pause"].startswith(b"\x89PNG")
    menus = {one.name: one for one in found if one.section == "menus"}
    assert menus["GO_ON"].picture == "pause" and menus["GO_ON"].cut == []
    assert menus["LEAVE"].picture == "pause"  # on which it isn't seen, but most of its section are
    assert not any(one.picture for one in found if one.section == languages.PAGE)


def test_the_page_shows_each_sentence_beside_the_english_one_and_links_to_what_is_wrong():
    said = sentences.read("cs")
    said[3].own = []
    html = page.page("cs", said, {}, 3)
    rows = re.findall(r'<tr id="([^"]+)"', html)
    assert len(rows) == len(said) and f'<a href="#{rows[3]}">{said[3].called}</a>: missing' in html
    assert "1 missing, said in English</summary>" in html
    fields = [unescape(text) for text in re.findall(r'data-name="[^"]+"[^>]*>([^<]*)</textarea>', html)]
    assert sorted(fields) == sorted(" | ".join(one.own) for one in said)


@pytest.mark.slow("all screens on three boards")
@pytest.mark.usefixtures("judged_roughly")
def test_a_page_is_made_and_no_other_is_overwritten(tmp_path, capsys):
    assert translations.main([str(tmp_path), "--languages", "bg"]) == 0
    assert re.search(r"bg\.html: \d+ sentences, \d+ with a picture, 0 marked", capsys.readouterr().out)
    done = here.run("translations", tmp_path, "--languages", "bg")
    assert done.returncode == 1 and "is there already" in done.stderr
