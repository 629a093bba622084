# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A record that is dropped onto the page is looked back at; a match is saved as one, or as a picture."""

import json

import pytest
from PIL import Image, ImageChops, ImageSequence

from engine import record
from environment import ROOT
from openings import look_back
from pictures.record import Look
from simulator import Simulator
from tests.tools.browser.visits import choose_board, more

SLOW = pytest.mark.slow("the page is loaded, and the game starts in MicroPython")

FIXTURES = ROOT / "tests" / "fixtures"
DROP = """([name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name));
    document.body.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));
}"""
SCENE = "boneyard.program.call('opening.scene')"
PICTURE = "boneyard.screen.canvas.toDataURL()"
KEPT = "localStorage['boneyard/nvm']"


def drop(tab, text, name="match.json"):
    tab.evaluate(DROP, [name, text])


def told(tab, words):
    note = tab.locator("#note").filter(has_text=words)
    note.wait_for(timeout=60_000)
    return note.inner_text()


def save(tab, what):
    """The download when this is chosen to be saved: the path of the file, and its name."""
    more(tab, "Save")
    with tab.expect_download(timeout=240_000) as download:
        tab.get_by_role("button", name=what).click()
    return download.value.path(), download.value.suggested_filename


def screen(tab, folder):
    path, name = save(tab, "The screen, as a PNG")
    assert name == "boneyard.png"
    return Image.open(path).convert("RGB")


def read(name):
    return json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "name",
    ["kozel_partners", pytest.param("tien_gow_unfinished", marks=SLOW)],
)
def test_a_record_that_is_dropped_is_looked_back_at_and_the_match_is_kept(page, until, name):
    page.goto(f"{page.url}#game=draw&deal=7&lang=en")
    until(page, "boneyard.program.call('opening.link_of')")
    own = page.evaluate("boneyard.program.call('opening.link_of')")
    drop(page, json.dumps(read("draw_match")))
    told(page, "match.json: the arrows go through it, B leaves.")
    drop(page, json.dumps(read(name)), f"{name}.json")
    told(page, f"{name}.json: the arrows go through it, B leaves.")
    until(page, f"{SCENE} === 'review'")
    assert page.evaluate("boneyard.program.call('opening.record_of')") == read(name) | {
        "options": read(name).get("options", {})
    }
    page.wait_for_timeout(1000)
    page.keyboard.press("x")
    until(page, f"{SCENE} === 'title'")
    assert page.evaluate("boneyard.program.call('opening.link_of')") == own


@SLOW
def test_what_is_seen_is_what_replay_py_draws(page, until, tmp_path):
    """4 s: the look back is waited for. A record that is dropped while the game starts again is opened once it has."""
    match = look_back.match_of(read("kozel_match"))
    with Simulator() as badge:
        look = Look(badge, match)
        number = len(look.moves) - 1
        look.show(number, look.moves[-1])
        expected = look.show(number, 0).convert("RGB")
    choose_board(page, "PyBadge")
    until(page, "boneyard.program.options.size[0] === 160")
    drop(page, json.dumps(read("kozel_match")))
    until(page, f"{SCENE} === 'review'")
    page.wait_for_timeout(1500)
    page.keyboard.press("ArrowUp")
    for _ in range(20):
        page.wait_for_timeout(1000)
        seen = screen(page, tmp_path).resize(expected.size, 0)
        if ImageChops.difference(seen, expected).getbbox() is None:
            return
    raise AssertionError("the page never shows that move")


# Files that are no record, and the messages.
WRONG = [
    ("hello", "match.json: Isn't JSON, as a record has to be: "),
    ("[1]", "match.json: The record has to be an object."),
    ("{}", "match.json: The record has no game."),
    (json.dumps({"game": "chess", "seats": 2, "rounds": []}), "match.json: There is no game chess; there are "),
    (json.dumps({"game": "kozel", "seats": 2, "rounds": []}), "match.json: The record has no round that could be"),
    ("\ud800", "match.json: Isn't JSON"),
    (
        '{"game": "kozel", "seats": 2, "\\u0067ame": "draw", "rounds": []}',
        "match.json: Isn't JSON, as a record has to be: an object has the same key twice.",
    ),
    (" " * (record.MOST["bytes"] + 1), "match.json: Is too large to be a record."),
    (json.dumps({"game": "tien_gow", "seats": 2, "rounds": [], "x" * 100_000: 1}), "has an unknown key xxx"),
    ("[" * 200_000, "match.json: Isn't JSON"),
]


def test_a_wrong_one_is_told_in_the_games_own_sentence(page):
    before = page.evaluate(SCENE)
    for text, sentence in WRONG:
        page.evaluate("boneyard.say()")
        drop(page, text)
        assert sentence in told(page, "match.json")
        assert page.evaluate(SCENE) == before


@SLOW
def test_a_move_of_many_tiles_is_refused_at_once(page):
    wrong = read("tien_gow_unfinished")
    wrong["rounds"][0]["moves"][0] = "lead" + " 6-6" * 60_000
    drop(page, json.dumps(wrong))
    assert len(told(page, "a move can't be longer than 40 letters")) < 400


@SLOW
def test_a_record_can_be_chosen_as_a_file_too(page, until):
    with page.expect_file_chooser() as chooser:
        more(page, "Look at a record")
    chooser.value.set_files(FIXTURES / "all_fives_match.json")
    until(page, f"{SCENE} === 'review'")


def test_a_match_is_saved_as_a_record_that_can_be_replayed(page, until):
    page.goto(f"{page.url}#game=all_fives&deal=7&level=beginner&lang=en")
    until(page, "boneyard.program.call('opening.link_of')")
    path, name = save(page, "The match, as a record")
    assert name == "boneyard-all_fives.json"
    saved = json.loads(path.read_text(encoding="utf-8"))
    match = look_back.match_of(saved)
    dealt = type(match)(2)
    dealt.deal(7)
    assert saved["rounds"][0]["hands"] == record.from_match(dealt)["rounds"][0]["hands"]


@SLOW
def test_a_gif_shows_the_look_back_as_replay_py_draws_it(page, until):
    """10 s: all frames of a match are made twice."""
    drop(page, json.dumps(read("draw_match")))
    until(page, f"{SCENE} === 'review'")
    path, name = save(page, "The match, as a GIF")
    assert name == "boneyard-draw.gif"
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


# Makes the film of a record. Returns the longest time in ms for which the page could do nothing else, and the
# shares that were told. The game itself stands still meanwhile.
FILM = """async (record) => {
    const {film: {film}} = await import("page/page.js"), shares = [];
    let longest = 0;
    const note = ({duration}) => { longest = Math.max(longest, duration); };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type: "longtask"});
    boneyard.program.step = () => {};
    const gif = await film(boneyard, record, (share) => shares.push(share));
    return {longest, shares, size: gif.size};
}"""
LONGEST = 150  # ms; on an idle computer not even 50, but a loaded one makes a task longer


def test_the_page_answers_while_a_gif_is_made_and_is_told_its_progress(page):
    """10 s: all frames of a match are made."""
    made = page.evaluate(FILM, read("draw_match"))
    assert made["size"] and made["longest"] < LONGEST
    assert len(made["shares"]) > 10 and made["shares"] == sorted(made["shares"]) and made["shares"][-1] > 0.9


@SLOW
def test_after_a_gif_was_made_the_game_goes_on_and_is_kept(page, until):
    """The second program, which makes it, must not take the first one's data."""
    page.goto(f"{page.url}#game=draw&deal=7&lang=en")
    until(page, "boneyard.program.call('opening.link_of')")
    save(page, "The match, as a GIF")
    picture, kept = page.evaluate(f"[{PICTURE}, {KEPT}]")
    page.keyboard.press("p")  # pauses, and keeps the match
    until(page, f"{PICTURE} !== '{picture}' && {KEPT} !== '{kept}'")


JUDGED = "Judged by what you could see"
TOLD = """(() => {
    const judged = boneyard.told.lines.filter(([kind]) => kind === "judged").map(([, text]) => text);
    return judged.length ? judged : null;
})()"""


@pytest.mark.parametrize(
    "name",
    [
        "all_fives_won_in_mid_round",
        pytest.param("draw_match", marks=SLOW),
        pytest.param("tien_gow_unfinished", marks=SLOW),
    ],
)
def test_its_moves_are_judged_while_one_looks(page, until, name):
    """A match takes up to 5 s of a whole core. The engine's tests judge the other games, in MicroPython, too."""
    drop(page, json.dumps(read(name)))
    until(page, f"{SCENE} === 'review'")
    page.keyboard.press("ArrowRight")
    until(page, f"{SCENE} === 'judgement'")
    until(page, f"boneyard.told.lines.some(([kind, text]) => text === '{JUDGED}')", seconds=90)
    page.keyboard.press("z")
    until(page, f"{SCENE} === 'review'")
    verdict, better = until(page, TOLD)
    assert verdict.split(":")[0] in ("Slip", "Costly", "Fine") and better.startswith("Better: ")
    path, _ = save(page, "The match, as a record")
    saved = json.loads(path.read_text(encoding="utf-8"))
    saved["judged"]["luck"][0] = 0.125  # no match is judged so: it comes from the record
    drop(page, json.dumps(saved))
    until(page, f"{SCENE} === 'review'")
    page.keyboard.press("ArrowRight")
    until(page, f"boneyard.told.lines.some(([kind, text]) => text === '{JUDGED}')")
    assert page.evaluate("boneyard.program.call('opening.record_of')")["judged"]["luck"][0] == 0.125
