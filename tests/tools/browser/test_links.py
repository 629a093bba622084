# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Links open the match that they name, and a deal is shared by one."""

import base64
import io
from datetime import date

import pytest
from PIL import Image

from browser import site, visit
from drawings import ABOVE
from tests.tools.browser.visits import SLOW

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
    return tab.evaluate("boneyard.scene")


def note(tab):
    return tab.locator("#note").inner_text()


def shot(tab):
    """The picture that the game shows, each pixel one of the badge's."""
    url = tab.evaluate("boneyard.screen.canvas.toDataURL()")
    return Image.open(io.BytesIO(base64.b64decode(url.partition(",")[2]))).convert("RGB")


def told(tab, words):
    tab.locator("#note").filter(has_text=words).wait_for(timeout=300_000)


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


@SLOW
def test_a_result_is_shared_as_the_system_can_or_else_copied_and_its_picture_saved(page, address, until, tmp_path):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate(OVER)
    share, link = page.get_by_role("button", name="Share this deal"), f"{address}#game=draw&deal=5"
    with page.expect_download() as saved:
        share.click()
    told(page, "The result and the link to its deal are copied, and its picture is saved as boneyard.png.")
    assert page.evaluate("navigator.clipboard.readText()") == f"Boneyard: Draw\n🟦 +57\n{link}"
    saved.value.save_as(tmp_path / "boneyard.png")
    assert Image.open(tmp_path / "boneyard.png").height == 40 * PICTURE_SCALE
    for takes_pictures in True, False:
        page.evaluate("globalThis.shared = undefined, 0")
        page.evaluate(SHEET, takes_pictures)
        share.click()
        shared = until(page, "globalThis.shared")
        pictures = shared.pop("pictures", None)
        assert shared == {"title": "Boneyard", "text": "Boneyard: Draw\n🟦 +57", "url": link}
        assert (pictures is not None) == takes_pictures
        for kind, digits in pictures or []:
            assert kind == "image/png" and png(digits).height == 40 * PICTURE_SCALE


@SLOW
def test_the_result_of_a_match_is_shared_without_its_tiles(visiting, until):
    visited = visiting().open()
    visited.begin()
    visited.page.evaluate("location.hash = 'game=draw&level=beginner&lang=en&target=50&deal=20261127'")
    until(visited.page, "!location.hash")
    visited.ask("finish")
    visited.step(150)
    assert visited.ask("scene") == "result"
    record = played(visited.page)
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
def test_todays_deal_is_offered_before_a_match_and_is_the_number_of_the_date(page, until):
    today = page.locator("#today")
    assert today.inner_text() == "Today’s deal" and today.is_visible()
    before = date.today()
    today.click()
    until(page, "!location.hash")
    until(page, f"{LINK} && boneyard.scene === 'table'")  # no language was chosen
    assert page.evaluate(LINK).split("deal=")[1] in [f"{day:%Y%m%d}" for day in (before, date.today())]
    assert not today.is_visible()


def test_a_reload_leads_back_to_the_table_of_the_same_deal(follow, page, until):
    tiles = dealt(follow(IN_RUSSIAN))
    for pressed in ("", "START"):
        if pressed:
            page.evaluate("(button) => boneyard.program.press(button)", pressed)
            until(page, "boneyard.scene === 'pause'")
        reload(page)
        until(page, "boneyard.scene === 'table'")
        assert page.evaluate(LINK) == KOZEL and dealt(page) == tiles


def reload(page):
    page.reload()
    page.evaluate(visit.STARTED)


def test_a_link_opens_just_that_puzzle_which_can_be_shared_and_a_reload_leads_back_to_it(page, address, load, until):
    load(page, f"{address}#puzzle=17&lang=en")
    until(page, f"{LINK} === 'puzzle=17'")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    share = page.get_by_role("button", name="Share this puzzle")
    share.click()
    told(page, "The link to this puzzle is copied.")
    assert page.evaluate("navigator.clipboard.readText()") == f"{address}#puzzle=17"
    page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowed')), 0")
    share.click()
    told(page, f"Copy this link: {address}#puzzle=17")
    reload(page)
    until(page, f"{LINK} === 'puzzle=17'")


def card_of(visited):
    assert visited.page.evaluate("boneyard.scene") == "title"
    return visited.page.locator("dialog").inner_text()


def test_a_newcomers_link_says_what_it_is_and_play_opens_it(visiting, until):
    visited = visiting("phone", settled=False, link=f"#{KOZEL}").open()
    card = card_of(visited)
    for words in "Boneyard", "Kozel, 4 players, Eve, Deal 12345", "the same tiles", "Eight games of dominoes":
        assert words in card
    visited.page.get_by_role("dialog").get_by_role("button", name="Play").click()
    until(visited.page, "boneyard.scene === 'table'")
    assert visited.errors == []


def test_a_newcomers_link_to_an_evening_opens_it(visiting, until):
    visited = visiting(settled=False, link="#evening=1128").open()
    assert "Evening 1128" in card_of(visited)
    visited.page.get_by_role("dialog").get_by_role("button", name="Play").click()
    until(visited.page, "boneyard.scene === 'evening'")


@SLOW
def test_a_newcomer_who_closes_the_card_comes_to_the_title(visiting):
    visited = visiting(settled=False, link="#puzzle=17").open()
    card = card_of(visited)
    assert "Puzzle 17" in card and "Kurnik: Score 10" in card and "the same tiles" not in card
    visited.page.get_by_role("button", name="Close").click()
    visited.page.locator("dialog").wait_for(state="detached")
    assert visited.page.evaluate("boneyard.scene") == "title"
    assert visited.page.evaluate(LINK) is None


# Links that name no match, and the messages.
NONSENSE = [
    ("game=chess", 'game can\'t be "chess", only one of all_fives, '),
    ("%E0%A4%A", "its end after # is no text."),
    (f"game=kozel&{'x' * 100_000}=1", f'it has a part that is too long, "{"x" * 40}...".'),
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
def test_a_page_in_one_file_shares_the_address_where_it_is_served_or_says_that_there_is_none(
    page, files, load, until, tmp_path
):
    path, served = tmp_path / "boneyard.html", "https://example.org/boneyard/"
    path.write_bytes(site.single(files))
    load(page, f"{path.as_uri()}#{IN_ENGLISH}")
    until(page, LINK)
    page.evaluate("navigator.clipboard.writeText = async (text) => { globalThis.copied = text; }, 0")
    page.get_by_role("button", name="Share this deal").click()
    told(page, "This page is a file")
    page.evaluate(
        """(served) => {
        const meta = Object.assign(document.createElement("meta"), {content: served});
        meta.setAttribute("property", "og:url");
        document.head.append(meta);
    }""",
        served,
    )
    page.get_by_role("button", name="Share this deal").click()
    told(page, "is copied")
    assert page.evaluate("globalThis.copied") == f"{served}#{KOZEL}"
