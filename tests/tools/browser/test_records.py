# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A record that is dropped onto the page is looked back at; a match is saved as one, or as a picture."""

import json
import re

import pytest
from PIL import Image, ImageChops, ImageSequence

from engine import record
from environment import ROOT
from openings import look_back
from pictures.record import Look
from simulator import Simulator
from tests.tools.browser.visits import more

SLOW = pytest.mark.slow("the page is loaded, and the game starts in MicroPython")

FIXTURES = ROOT / "tests" / "fixtures"
DROP = """([name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name));
    document.body.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));
}"""
SCENE = "boneyard.scene"
LINK, RECORD = "boneyard.program.call('opening.link_of')", "boneyard.program.call('opening.record_of')"
LEAVE = f"{SCENE} === 'title' || boneyard.program.press('B')"  # a press that comes too early is dropped
NOTE_WHAT_IS_SAID = """() => {
    globalThis.said = [];
    new MutationObserver(() => said.push(document.getElementById("note").textContent))
        .observe(document.getElementById("note"), {childList: true, characterData: true, subtree: true});
}"""
KEPT = "localStorage['boneyard/nvm']"


def drop(tab, text, name="match.json"):
    tab.evaluate(DROP, [name, text])


def told(tab, words):
    note = tab.locator("#note").filter(has_text=words)
    note.wait_for(timeout=300_000)
    return note.inner_text()


def save(tab, what):
    """The download when this is chosen to be saved: the path of the file, and its name."""
    more(tab, "Save")
    with tab.expect_download(timeout=300_000) as download:
        tab.get_by_role("button", name=what).click()
    return download.value.path(), download.value.suggested_filename


def read(name):
    return json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))


def test_a_record_that_is_dropped_or_chosen_is_looked_back_at_and_the_match_is_kept(page, until):
    page.goto(f"{page.url}#game=draw&deal=7&lang=en")
    until(page, LINK)
    own = page.evaluate(LINK)
    with page.expect_file_chooser() as chooser:
        more(page, "Look at a record")
    chooser.value.set_files(FIXTURES / "all_fives_match.json")
    told(page, "all_fives_match.json: the arrows go through it, B leaves.")
    drop(page, json.dumps(read("kozel_partners")))
    told(page, "match.json: the arrows go through it, B leaves.")
    until(page, f"{SCENE} === 'review'")
    assert page.evaluate(RECORD) == read("kozel_partners") | {"options": {}}
    until(page, LEAVE)
    assert page.evaluate(LINK) == own


# Files that are no record, and the messages.
WRONG = [
    ("hello", "match.json: Isn't JSON, as a record has to be: "),
    (json.dumps({"game": "chess", "seats": 2, "rounds": []}), "match.json: There is no game chess; there are "),
    (
        '{"game": "kozel", "seats": 2, "\\u0067ame": "draw", "rounds": []}',
        "match.json: Isn't JSON, as a record has to be: an object has the same key twice.",
    ),
    (" " * (record.MOST["bytes"] + 1), "match.json: Is too large to be a record."),
]


def test_a_wrong_one_is_told_in_the_games_own_sentence(page):
    before = page.evaluate(SCENE)
    for text, sentence in WRONG:
        page.evaluate("boneyard.say()")
        drop(page, text)
        assert sentence in told(page, "match.json")
        assert page.evaluate(SCENE) == before


def test_a_match_is_saved_as_a_record_that_can_be_replayed(page, until):
    page.goto(f"{page.url}#game=all_fives&deal=7&level=beginner&lang=en")
    until(page, LINK)
    path, name = save(page, "The match, as a record")
    assert name == "boneyard-all_fives.json"
    saved = json.loads(path.read_text(encoding="utf-8"))
    match = look_back.match_of(saved)
    dealt = type(match)(2)
    dealt.deal(7)
    assert saved["rounds"][0]["hands"] == record.from_match(dealt)["rounds"][0]["hands"]


@SLOW
def test_a_gif_shows_the_look_back_as_replay_py_draws_it_and_the_game_goes_on(page, until):
    """10 s: all frames of a match are made twice. A second program makes it, which must not take the first one's
    data."""
    page.goto(f"{page.url}#game=draw&deal=7&lang=en")
    until(page, LINK)
    own = page.evaluate(LINK)
    drop(page, json.dumps(read("draw_match")))
    until(page, f"{SCENE} === 'review'")
    page.evaluate(NOTE_WHAT_IS_SAID)
    kept = page.evaluate(KEPT)
    path, name = save(page, "The match, as a GIF")
    assert name == "boneyard-draw.gif"
    shares = [int(share) for said in page.evaluate("said") for share in re.findall(r"(\d+)\s?%", said)]
    assert len(shares) > 10 and shares == sorted(shares) and shares[-1] >= 90
    with Image.open(path) as gif:
        frames = [
            (frame.convert("RGB").resize((160, 128), 0), frame.info["duration"])
            for frame in ImageSequence.Iterator(gif)
        ]
    with Simulator() as badge:
        expected = list(Look(badge, look_back.match_of(read("draw_match"))).frames())
    assert [ms for _, ms in frames] == [ms for _, ms in expected]
    assert all(
        ImageChops.difference(frame, image.convert("RGB")).getbbox() is None
        for (frame, _), (image, _) in zip(frames, expected)
    )
    until(page, LEAVE)
    assert page.evaluate(LINK) == own and page.evaluate(KEPT) == kept


JUDGED = "Judged by what you could see"
TOLD = """(() => {
    const told = Object.fromEntries(boneyard.told.lines.map(([kind, ...texts]) => [kind, texts]));
    return told.judged && told.better ? [...told.judged, ...told.better] : null;
})()"""


def test_its_moves_are_judged_while_one_looks(page, until):
    """A match takes up to 5 s of a whole core. The engine's tests judge the other games, in MicroPython, too."""
    drop(page, json.dumps(read("all_fives_won_in_mid_round")))
    until(page, f"{SCENE} === 'review'")
    page.keyboard.press("ArrowRight")
    until(page, f"{SCENE} === 'judgement'")
    until(page, f"boneyard.told.lines.some(([kind, text]) => text === '{JUDGED}')")
    page.keyboard.press("z")
    until(page, f"{SCENE} === 'review'")
    move, verdict, better = until(page, TOLD)
    assert move == "4-2 left"
    assert verdict.split(":")[0] in ("Slip", "Costly", "Fine") and better.startswith("Better: ")
    path, _ = save(page, "The match, as a record")
    saved = json.loads(path.read_text(encoding="utf-8"))
    saved["judged"]["luck"][0] = 0.125  # no match is judged so: it comes from the record
    drop(page, json.dumps(saved))
    until(page, f"{SCENE} === 'review'")
    page.keyboard.press("ArrowRight")
    until(page, f"boneyard.told.lines.some(([kind, text]) => text === '{JUDGED}')")
    assert page.evaluate(RECORD)["judged"]["luck"][0] == 0.125
