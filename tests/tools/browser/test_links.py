# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Links open the match that they name, and a deal is shared by one."""

import base64
import io
import json
import subprocess
import sys
from datetime import date

import pytest
from PIL import Image

import languages
from browser import site, visit
from drawings import ABOVE
from engine.record import from_match, new_match
from environment import ROOT
from saves.choice import sit_down
from simulator import Simulator
from tests.tools.browser.visits import SLOW, press

MANY = 600  # presses: more than a match of Draw takes

KOZEL = "game=kozel&players=4&level=expert&deal=12345"
IN_RUSSIAN, IN_ENGLISH = f"{KOZEL}&lang=ru", f"{KOZEL}&lang=en"
LINK = "boneyard.program.call('opening.link_of')"


@pytest.fixture
def follow(page, address, load, until):
    """follow(link): open the page again by a link to a match, in the same browser, and wait until there is one."""

    def open_link(link):
        load(page, f"{address}#{link}")
        until(page, f"!location.hash && {LINK}")
        return page

    return open_link


def played(tab):
    """The record of the match that is played, or None."""
    return tab.evaluate("boneyard.program.call('opening.record_of')")


def scene(tab):
    return tab.evaluate("boneyard.program.call('opening.scene')")


def note(tab):
    return tab.locator("#note").inner_text()


def shot(tab):
    """The picture that the game shows, each pixel one of the badge's."""
    url = tab.evaluate("boneyard.screen.canvas.toDataURL()")
    return Image.open(io.BytesIO(base64.b64decode(url.partition(",")[2]))).convert("RGB")


def told(tab, words):
    tab.locator("#note").filter(has_text=words).wait_for(timeout=60_000)


def dealt(tab):
    record = played(tab)
    return record["rounds"][-1]["hands"]


def test_a_link_opens_just_that_match_and_share_this_deal_copies_it(follow, page, address):
    follow(IN_ENGLISH)
    assert page.evaluate(LINK) == KOZEL
    record = played(page)
    assert (record["game"], record["seats"]) == ("kozel", 4)
    assert scene(page) == "table"
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share this deal").click()
    told(page, "is copied")
    assert page.evaluate("navigator.clipboard.readText()") == f"{address}#{KOZEL}"


# Puts a share sheet of the system into a tab, which takes pictures or not. What is shared can be had from `shared`,
# its pictures as the hexadecimal digits of the files.
SHEET = """(takesPictures) => {
    const put = (name, value) => Object.defineProperty(navigator, name, {value, configurable: true});
    const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
    const digits = async (file) => [file.type, hex(await file.arrayBuffer())];
    put("canShare", ({files}) => takesPictures || !files);
    put("share", async ({files, ...shared}) => {
        globalThis.shared = {...shared, ...files && {pictures: await Promise.all(files.map(digits))}};
    });
}"""
# Lets a match be over whose result has this text, and stands in the upper 40 rows of the picture.
OVER = """() => {
    const {program} = boneyard, call = program.call.bind(program), told = {
        "opening.link_of": "game=draw&deal=5", "opening.result": ["Boneyard: Draw\\n🟦 +57", 40]};
    program.call = (name, ...values) => told[name] ?? call(name, ...values);
}"""
PICTURE_SCALE = 4


def png(digits):
    """The picture in a file of those hexadecimal digits."""
    return Image.open(io.BytesIO(bytes.fromhex(digits))).convert("RGB")


@pytest.mark.parametrize("takes_pictures", [True, pytest.param(False, marks=SLOW)])
def test_a_result_is_shared_as_a_text_and_where_the_sheet_takes_one_as_a_picture(page, address, until, takes_pictures):
    page.evaluate(OVER)
    page.evaluate(SHEET, takes_pictures)
    page.get_by_role("button", name="Share this deal").click()
    shared = until(page, "globalThis.shared")
    pictures = shared.pop("pictures", None)
    assert shared == {"title": "Boneyard", "text": "Boneyard: Draw\n🟦 +57", "url": f"{address}#game=draw&deal=5"}
    assert (pictures is not None) == takes_pictures
    for kind, digits in pictures or []:
        assert kind == "image/png" and png(digits).height == 40 * PICTURE_SCALE


@SLOW
def test_a_result_is_copied_and_its_picture_saved_where_there_is_no_sheet(page, address, tmp_path):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate(OVER)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share this deal").click()
    told(page, "The result and the link to its deal are copied, and its picture is saved as boneyard.png.")
    assert page.evaluate("navigator.clipboard.readText()") == f"Boneyard: Draw\n🟦 +57\n{address}#game=draw&deal=5"
    saved.value.save_as(tmp_path / "boneyard.png")
    assert Image.open(tmp_path / "boneyard.png").height == 40 * PICTURE_SCALE


def followed(record, level):
    """The match of a record's number, to which the person's moves of the record are made; at each other seat the
    machine thinks again."""
    match = new_match(record)
    with Simulator(seed=9) as simulator:
        app = simulator.start()
        sit_down(app, match, level, record["deal"])
        for played in record["rounds"]:
            app.next_deal()
            for move in played["moves"]:
                machine = app.chances[match.turn] and app.player(match.turn)
                made = machine.move(match.view(match.turn)) if machine else match.parse(move)
                app.chances[match.turn] = machine and machine.rng
                match.play(made)
    return from_match(match)


@SLOW
def test_a_match_of_a_number_is_the_same_as_on_a_pc_and_its_result_is_shared_without_its_tiles(visiting, until):
    visited = visiting().open()
    visited.begin()
    visited.page.evaluate("location.hash = 'game=draw&level=beginner&lang=en&target=50&deal=20261127'")
    until(visited.page, "!location.hash")
    for _ in range(MANY):
        press(visited)
        if visited.ask("scene") == "result":
            break
    record = played(visited.page)
    assert record["deal"] == 20261127
    assert followed(record, "beginner") == {key: record[key] for key in ("game", "seats", "options", "rounds")}
    visited.step(150)
    visited.page.evaluate(SHEET, True)
    visited.page.get_by_role("button", name="Share the result").click()
    shared = until(visited.page, "globalThis.shared")
    assert shared["url"] == f"{visited.address}#game=draw&players=2&level=beginner&target=50&deal=20261127"
    about, squares = shared["text"].split("\n")
    assert about == "Boneyard: Draw, Pip, Deal 20261127"
    rounds, margin = squares.split(" ")
    assert len(rounds) == len(record["rounds"]) and set(rounds) <= set("🟦🟧⬜") and margin[0] in "+−"
    ((_, digits),) = shared["pictures"]
    picture, screen = png(digits), shot(visited.page)
    assert picture.height < PICTURE_SCALE * (visited.ask("facts_top") + ABOVE)  # the heading and the scores, no fact
    assert (
        picture.resize([side // PICTURE_SCALE for side in picture.size], Image.Resampling.NEAREST).tobytes()
        == screen.crop((0, 0, screen.width, picture.height // PICTURE_SCALE)).tobytes()
    )


@SLOW
def test_a_random_match_is_saved_with_its_code_and_can_be_verified(visiting, tmp_path):
    visited = visiting().open()
    visited.begin()
    visited.page.get_by_role("button", name="Play", exact=True).click()
    visited.step(60)
    assert list(played(visited.page)["fair"]) == ["code"]
    for _ in range(1500):
        press(visited)
        if visited.ask("scene") == "result":
            break
    path = tmp_path / "record.json"
    path.write_text(json.dumps(played(visited.page)), encoding="utf-8")
    verify = [sys.executable, ROOT / "tools" / "replay.py", "--verify", path]
    done = subprocess.run(verify, capture_output=True, text=True)
    assert done.stdout.endswith("are those that the code fixed before the first tile.\n"), done.stderr


@SLOW
def test_todays_deal_is_offered_before_a_match_and_is_the_number_of_the_date(page, until):
    today = page.locator("#today")
    assert today.inner_text() == "Today’s deal" and today.is_visible()
    before = date.today()
    today.click()
    until(page, "!location.hash")
    until(page, f"{LINK} && boneyard.program.call('opening.scene') === 'table'")  # no language was chosen
    assert page.evaluate(LINK).split("deal=")[1] in [f"{day:%Y%m%d}" for day in (before, date.today())]
    assert not today.is_visible()


def test_a_reload_leads_back_to_the_table_of_the_same_deal(follow, page, until):
    tiles = dealt(follow(IN_RUSSIAN))
    for pressed in ("", "START"):
        if pressed:
            page.evaluate("(button) => boneyard.program.press(button)", pressed)
            until(page, "boneyard.program.call('opening.scene') === 'pause'")
        reload(page)
        until(page, "boneyard.program.call('opening.scene') === 'table'")
        assert page.evaluate(LINK) == KOZEL and dealt(page) == tiles


def reload(page):
    page.reload()
    page.evaluate(visit.STARTED)


@SLOW
def test_a_reload_leads_back_to_a_puzzle(page, address, load, until):
    load(page, f"{address}#puzzle=17&lang=en")
    until(page, f"{LINK} === 'puzzle=17'")
    reload(page)
    until(page, f"{LINK} === 'puzzle=17'")


@SLOW
def test_a_reload_of_the_title_or_of_a_match_that_was_not_kept_leads_to_the_title(follow, page):
    follow(IN_ENGLISH)
    page.evaluate("() => { localStorage.clear(); boneyard.memories.keep = () => {}; }")
    reload(page)
    page.wait_for_timeout(500)
    assert scene(page) in ("language", "title")
    reload(page)
    page.wait_for_timeout(500)
    assert scene(page) in ("language", "title") and note(page) == ""


@SLOW
def test_a_match_that_is_not_over_is_kept_if_the_player_likes(visiting, until):
    """The game asks that itself, on its own screen."""
    visited = visiting().open()
    visited.begin()

    def follow(link):
        visited.page.evaluate(f"location.hash = '{link}'")
        until(visited.page, "!location.hash")
        visited.step(60)

    follow("game=draw&level=beginner&lang=en&deal=5")
    while not played(visited.page)["rounds"][0]["moves"]:
        press(visited)
    for _ in range(4):
        press(visited)
    tiles = dealt(visited.page)
    follow("game=kozel&deal=7")
    assert visited.ask("scene") == "give_up"
    press(visited, frames=40)
    assert visited.ask("scene") == "table" and dealt(visited.page) == tiles
    follow("game=kozel&deal=7")
    press(visited, "ArrowDown")
    press(visited, frames=40)
    assert visited.ask("scene") == "table" and visited.page.evaluate(LINK).startswith("game=kozel")


def test_a_link_opens_just_that_puzzle_and_share_this_puzzle_copies_it(page, address, load, until):
    load(page, f"{address}#puzzle=17&lang=en")
    until(page, f"{LINK} === 'puzzle=17'")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share this puzzle").click()
    told(page, "The link to this puzzle is copied.")
    assert page.evaluate("navigator.clipboard.readText()") == f"{address}#puzzle=17"


@SLOW
def test_a_match_goes_on_after_a_puzzle_and_its_record_can_be_saved_meanwhile(follow, page, until):
    tiles = dealt(follow(IN_ENGLISH))
    page.evaluate("location.hash = 'puzzle=3&lang=en'")
    until(page, f"{LINK} === 'puzzle=3'")
    assert dealt(page) == tiles
    page.evaluate("boneyard.program.press('START')")
    until(page, "boneyard.program.call('opening.scene') === 'puzzles'")
    assert dealt(page) == tiles and page.evaluate(LINK) == KOZEL


# Links that a newcomer may open, and what the card says of them.
CARDS = [
    (KOZEL, ["Boneyard", "Kozel, 4 players, Eve, Deal 12345", "the same tiles", "Eight games of dominoes"]),
    ("puzzle=17", ["Puzzle 17", "Kurnik: Score 10", "Eight games of dominoes"]),
]


@pytest.mark.parametrize("link, told", CARDS)
def test_a_newcomers_link_says_what_it_is_and_play_opens_it(visiting, until, link, told):
    visited = visiting("phone", settled=False, link=f"#{link}").open()
    card = visited.page.locator("dialog").inner_text()
    assert [words for words in told if words not in card] == []
    assert ("the same tiles" in card) == ("deal" in link)
    assert visited.page.evaluate("boneyard.program.call('opening.scene')") == "title"
    visited.page.get_by_role("dialog").get_by_role("button", name="Play").click()
    until(visited.page, "boneyard.program.call('opening.scene') === 'table'")
    assert visited.errors == []


@SLOW
def test_a_newcomer_who_closes_the_card_comes_to_the_title(visiting):
    visited = visiting(settled=False, link=f"#{KOZEL}").open()
    visited.page.get_by_role("button", name="Close").click()
    visited.page.wait_for_timeout(300)
    assert visited.page.evaluate("boneyard.program.call('opening.scene')") == "title"
    assert visited.page.evaluate(LINK) is None


@SLOW
def test_no_card_stops_who_has_played_here_before(visiting, until):
    visited = visiting(link=f"#{KOZEL}").open()
    until(visited.page, "boneyard.program.call('opening.scene') === 'table'")


# Links that name no match, and the messages.
NONSENSE = [
    ("players=4", "it has to name a game, one of all_fives, "),
    ("game=chess", 'game can\'t be "chess", only one of all_fives, '),
    ("game=kozel&players=9", "kozel is for 2 to 4 players, not 9."),
    ("game=kozel&level=god", 'level can\'t be "god", only one of beginner, '),
    ("game=kozel&lang=xx", 'lang can\'t be "xx", only one of en, '),
    ("game=kozel&deal=99999999999", 'deal is a number of 0 to 1073741823, or today, and not "99999999999".'),
    ("game=kozel&deal=one", 'deal is a number of 0 to 1073741823, or today, and not "one".'),
    ("game=kozel&dog=Rex", "kozel has no option dog."),
    ("game=draw&set=7", "option set can't be 7, only one of 6, 9, 12."),
    ("game=kozel&game=draw", 'it says "game" twice.'),
    ("puzzle=0", "puzzle is a number of 1 to "),
    ("puzzle=1&game=draw", 'beside a puzzle it can\'t name "game".'),
    ("hello", 'it has parts such as game=kozel, and not "hello".'),
    ("%E0%A4%A", "its end after # is no text."),
    (f"game=kozel&{'x' * 100_000}=1", f'it has a part that is too long, "{"x" * 40}...".'),
    (f"game=kozel&level={'1' * 100_000}", f'it has a part that is too long, "level={"1" * 34}...".'),
    ("game=%1b[2J%00<b>", 'game can\'t be "?[2J?<b>"'),
]


def test_a_link_with_nonsense_gets_a_sentence_and_the_title(page, address, load):
    """5 s: one link after another is opened."""
    load(page, f"{address}#hello")
    told(page, 'The link can\'t be opened: it has parts such as game=kozel, and not "hello".')
    assert scene(page) in ("title", "language")
    for link, sentence in NONSENSE:
        page.evaluate("(link) => { location.hash = link; }", link)
        told(page, f"The link can't be opened: {sentence}")
        assert scene(page) in ("title", "language")


@SLOW
@pytest.mark.parametrize("served", [None, "https://example.org/boneyard/"])
def test_a_page_in_one_file_shares_the_address_where_it_is_served_or_says_that_there_is_none(
    chromium, files, load, until, tmp_path, served
):
    index = files[site.INDEX].decode()
    if served:
        index = index.replace("<title", f'<meta property="og:url" content="{served}"><title', 1)
    path = tmp_path / "boneyard.html"
    path.write_bytes(site.single({**files, site.INDEX: index.encode()}))
    context = chromium.new_context(permissions=["clipboard-read", "clipboard-write"])
    tab = load(context.new_page(), f"{path.as_uri()}#{IN_ENGLISH}")
    until(tab, LINK)
    tab.evaluate("navigator.clipboard.writeText = async (text) => { globalThis.copied = text; }, 0")
    tab.get_by_role("button", name="Share this deal").click()
    told(tab, "is copied" if served else "This page is a file")
    assert tab.evaluate("globalThis.copied ?? null") == (f"{served}#{KOZEL}" if served else None)
    context.close()


@SLOW
def test_where_nothing_can_be_copied_the_link_is_shown(follow, page, address):
    follow(IN_ENGLISH)
    page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowed')), 0")
    page.get_by_role("button", name="Share this deal").click()
    told(page, f"Copy this link: {address}#{KOZEL}")


@SLOW
@pytest.mark.parametrize("link", ["game=chess", "%E0%A4%A"])
def test_no_english_reason_stands_in_a_note_of_another_language(visiting, until, link):
    visited = visiting(settled=False, locale="pl-PL").open()
    visited.page.evaluate("(link) => { location.hash = link; }", link)
    texts = languages.of_page("pl")
    visited.wait_for_note(texts["BAD_LINK"].rstrip("."))
    reason = texts["NO_TEXT"] if "%" in link else ""
    assert visited.note() == (f"{texts['BAD_LINK'].rstrip('.')}: {reason}" if reason else texts["BAD_LINK"])
