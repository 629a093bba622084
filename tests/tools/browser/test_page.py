# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page in a real browser: played by keyboard, fingers and gamepad, kept, loaded again, and met by bad luck."""

import base64
import io
import json
import runpy
from itertools import pairwise
from types import SimpleNamespace

import pytest
from PIL import Image, ImageChops

from browser import site, visit
from environment import ROOT
from handheld import FRAME
from handheld.buttons import REPEAT_AFTER, REPEAT_EVERY
from simulator.badge import PowerOff
from simulator.boards import SIZES
from simulator.headless import Headless, read_keys, read_seed

SLOW = pytest.mark.slow("the page is loaded, and the game starts in MicroPython")

GOLD, IVORY = (255, 190, 49), (247, 239, 214)
KEYS = ROOT / "tests" / "fixtures" / "keys"
MANY = 1500  # presses: more than any match of All Fives takes
A = "z"
# How many frames the game does in half a second.
COUNT = """async () => {
    const frames = boneyard.program.frames = [];
    await new Promise((resolve) => setTimeout(resolve, 500));
    return frames.length;
}"""
NEXT_PICTURE = "() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))"


def press(visited, key=A, frames=12):
    """Press a key, and let the game do some frames."""
    visited.page.keyboard.down(key)
    visited.page.keyboard.up(key)
    visited.step(frames)


def play(visited, press):
    """Press A until a match is over."""
    for _ in range(MANY):
        press(visited)
        if visited.ask("scene") == "result":
            return
    raise AssertionError("the match has no end")


def tap(visited, button):
    """Tap a button of the badge's face, and let the game do some frames."""
    box = visited.page.locator(f"[data-button={button}]").bounding_box()
    visited.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    visited.step(12)


@SLOW
def test_a_whole_match_of_all_fives_is_played_by_keyboard(visiting):
    visited = visiting().open()
    visited.begin()
    play(visited, press)
    moves, rounds, scores = visited.ask("moves")
    assert rounds > 2 and max(scores) >= 100 and visited.errors == []


@SLOW
def test_a_whole_match_of_all_fives_is_played_by_touch(visiting):
    visited = visiting("phone").open()
    visited.begin()
    play(visited, lambda visited: tap(visited, "A"))
    assert visited.ask("moves")[1] > 2 and visited.errors == []


@SLOW
def test_the_game_goes_on_by_itself_and_stands_still_while_nobody_sees_the_page(visiting):
    visited = visiting().open()
    visited.begin(virtual=False)
    visited.page.keyboard.press(A)
    visited.wait_for("scene", "new_game")
    visited.page.keyboard.press("Enter")
    visited.wait_for("scene", "table")
    hide = """(hidden) => {
        Object.defineProperty(document, "hidden", {value: hidden, configurable: true});
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    visited.page.evaluate(hide, True)
    before = visited.page.evaluate(COUNT)
    assert visited.page.evaluate(COUNT) == before == 0
    visited.page.evaluate(hide, False)
    assert visited.page.evaluate(COUNT) > 5


def simulated(text, folder, **options):
    """The shots that the simulator takes in following the text of a keys file, by their names."""
    badge = Headless(read_keys(text), folder, read_seed(text), **options)
    with pytest.raises(PowerOff), badge:
        runpy.run_path(str(ROOT / "code.py"), run_name="__main__")
    return {path.stem: Image.open(path).convert("RGB") for path in folder.glob("*.png")}


def assert_same_frames(visited, folder, text, **options):
    shots = visit.follow(visited.open().page, text, **options)
    expected = simulated(text, folder, **options)
    assert expected.keys() == shots.keys() and expected
    for name, picture in expected.items():
        shot = Image.open(io.BytesIO(shots[name])).convert("RGB")
        assert ImageChops.difference(shot, picture).getbbox() is None, name


def beginning(name, shots):
    """A keys file up to so many shots."""
    text = (KEYS / f"{name}.txt").read_text(encoding="utf-8")
    return "shot ".join(text.split("shot ")[:shots]) + "shot last\n"


def test_frames_are_those_of_the_simulator(visiting, tmp_path):
    assert_same_frames(visiting(), tmp_path, beginning("all_fives", 6))


@SLOW
@pytest.mark.parametrize("board", ["pimoroni_picosystem", "hardkernel_odroid_go", "pimoroni_explorer2350",
                                   "tinycircuits_thumby_color"])
def test_frames_on_other_boards_are_those_of_the_simulator(visiting, tmp_path, board):
    """Of another size, with a stick, with keys that are held, and with a screen smaller than a page."""
    assert_same_frames(visiting(), tmp_path, beginning("all_fives", 6), board=board)


@SLOW
@pytest.mark.parametrize("name", ["kozel_4", "blitz_8", "tien_gow", "pai_gow"])
def test_frames_of_whole_matches_are_those_of_the_simulator(visiting, tmp_path, name):
    assert_same_frames(visiting(), tmp_path, (KEYS / f"{name}.txt").read_text(encoding="utf-8"))


@SLOW
def test_a_match_goes_on_after_the_page_was_loaded_again(visiting):
    """What the machine played after the person's last move it plays again."""
    visited = visiting().open()
    visited.begin()
    while not (visited.ask("moves") and visited.ask("moves")[0] >= 8):
        press(visited)
    before = visited.ask("line")
    visited.open()
    visited.begin()
    kept = visited.ask("line")
    assert visited.ask("scene") == "title" and len(kept) >= 3 and kept == before[:len(kept)]
    press(visited)
    assert visited.ask("scene") == "table" and visited.ask("line")[:len(kept)] == kept


@SLOW
def test_the_first_start_asks_for_the_language_and_keeps_it(visiting):
    visited = visiting(settled=False).open()
    visited.begin()
    assert visited.ask("scene") == "language"
    press(visited)
    assert visited.ask("scene") == "title"
    visited.open()
    visited.begin()
    assert visited.ask("scene") == "title"


def held(visited):
    return visited.page.evaluate("[...boneyard.program.held].sort()")


# By its place, by what is written on it, and which button it is then.
KEYBOARD = [
    ("KeyZ", "z", "A"), ("KeyX", "x", "B"), ("Enter", "Enter", "START"), ("ShiftRight", "Shift", "SELECT"),
    ("ArrowUp", "ArrowUp", "UP"), ("Space", " ", "A"),
    ("KeyY", "z", "A"), ("KeyZ", "y", "A"),  # a German keyboard
    ("KeyZ", "я", "A"), ("KeyX", "ч", "B"),  # a Russian one
]


def test_a_key_is_a_button_by_its_place_or_its_letter(visiting):
    visited = visiting().open()
    visited.begin()
    send = "([kind, code, key]) => document.body.dispatchEvent(new KeyboardEvent(kind, {code, key, bubbles: true}))"
    for code, key, button in KEYBOARD:
        visited.page.evaluate(send, ["keydown", code, key])
        assert held(visited) == [button]
        visited.page.evaluate(send, ["keyup", code, key])
        assert held(visited) == []


@SLOW
def test_a_key_is_released_when_the_window_loses_the_focus(visiting):
    visited = visiting().open()
    visited.begin()
    visited.page.keyboard.down("ArrowLeft")
    visited.page.evaluate("dispatchEvent(new Event('blur'))")
    assert held(visited) == []


@SLOW
def test_what_the_computer_repeats_is_one_press_and_the_game_repeats_by_itself(visiting):
    visited = visiting().open()
    visited.begin()
    visited.page.evaluate("""() => {
        const hold = boneyard.program.hold.bind(boneyard.program);
        globalThis.holds = 0;
        boneyard.program.hold = (button) => { holds++; hold(button); };
    }""")
    for _ in range(5):  # Playwright repeats a key that is down
        visited.page.keyboard.down("ArrowDown")
    assert visited.page.evaluate("holds") == 1
    visited.step()
    times = []
    for _ in range(40):
        visited.step()
        times.append(visited.ask("pressed_at"))
    visited.page.keyboard.up("ArrowDown")
    first, *then = [after - before for before, after in pairwise(dict.fromkeys(times))]
    assert REPEAT_AFTER <= first < REPEAT_AFTER + 2 * FRAME and len(then) > 2
    assert all(REPEAT_EVERY <= gap < REPEAT_EVERY + 2 * FRAME for gap in then)


def test_a_finger_slides_from_button_to_button(visiting):
    visited = visiting("phone").open()
    visited.begin()
    box = visited.page.locator("[data-cross]").bounding_box()
    letter = visited.page.locator("[data-button=B]").bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    away = box["width"] / 3
    session = visited.context.new_cdp_session(visited.page)

    def touch(kind, *points):
        session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]})
        visited.page.evaluate(NEXT_PICTURE)  # before which a browser doesn't tell of it
        return held(visited)

    left, right = (middle[0] - away, middle[1]), (middle[0] + away, middle[1])
    assert touch("touchStart", left) == ["LEFT"]
    assert touch("touchMove", (middle[0], middle[1] - away)) == ["UP"]
    assert touch("touchMove", middle) == []
    assert touch("touchMove", right) == ["RIGHT"]
    assert touch("touchStart", right, (letter["x"] + 20, letter["y"] + 30)) == ["B", "RIGHT"]
    assert touch("touchEnd") == []


@SLOW
def test_a_gamepad_presses_buttons(visiting):
    visited = visiting()
    visited.page.add_init_script("""
        globalThis.pad = {axes: [0, 0], buttons: Array.from({length: 17}, () => ({pressed: false}))};
        navigator.getGamepads = () => [null, pad];
    """)
    visited.open()
    visited.begin()
    visited.page.evaluate("dispatchEvent(new Event('gamepadconnected'))")
    visited.page.evaluate("() => { pad.buttons[0].pressed = pad.buttons[9].pressed = true; pad.axes[0] = -1; }")
    visited.page.evaluate(NEXT_PICTURE)
    assert held(visited) == ["A", "LEFT", "START"]
    visited.page.evaluate("() => { pad.buttons[0].pressed = pad.buttons[9].pressed = false; pad.axes[0] = 0; }")
    visited.page.evaluate(NEXT_PICTURE)
    assert held(visited) == []


# The windows, and the size of screen that suits each.
SUITABLE = {"desktop": (320, 240), "laptop": (320, 240), "phone": (160, 128), "phone that lies": (160, 128),
            "small phone that lies": (160, 128)}
PHONES = [window for window in SUITABLE if "phone" in window]


@SLOW
@pytest.mark.parametrize("window, size", SUITABLE.items())
def test_the_screen_suits_the_window_and_its_pixels_are_whole_ones(visiting, window, size):
    page = visiting(window).open().page
    canvas = page.evaluate("""() => {
        const {width, height} = boneyard.screen.canvas, box = boneyard.screen.canvas.getBoundingClientRect();
        return {size: [width, height], scale: box.width * devicePixelRatio / width, bottom: box.bottom,
                across: document.documentElement.scrollWidth - innerWidth};
    }""")
    canvas = SimpleNamespace(**canvas)
    assert tuple(canvas.size) == size
    assert canvas.scale >= 2 and abs(canvas.scale - round(canvas.scale)) < 0.01
    assert canvas.bottom <= page.viewport_size["height"] and canvas.across <= 0
    buttons = [page.locator(f"[data-button={name}]").bounding_box() for name in ("A", "B", "START", "SELECT")]
    assert all(box["y"] + box["height"] <= page.viewport_size["height"] for box in buttons)


FINGER = 44  # px: what the makers of phones ask for at the least


@SLOW
@pytest.mark.parametrize("window", PHONES)
def test_whatever_is_touched_is_as_large_as_a_finger(visiting, window):
    page = visiting(window).open().page
    page.get_by_role("button", name="Save", exact=True).click()
    touched = page.locator("[data-button], #commands button, #commands select, dialog button").all()
    boxes = [(each.text_content(), each.bounding_box()) for each in touched]
    assert len(boxes) > 14 and [name for name, box in boxes if min(box["width"], box["height"]) < FINGER] == []


@SLOW
@pytest.mark.parametrize("window", PHONES)
def test_a_screenshot_has_the_games_own_pixels_and_the_buttons_around_them(visiting, window):
    visited = visiting(window).open()
    visited.begin()
    ratio = visited.page.evaluate("devicePixelRatio")
    shot = Image.open(io.BytesIO(visited.page.screenshot())).convert("RGB")
    box = visited.page.locator("#screen").bounding_box()
    left, top, right, bottom = (round(ratio * each) for each in (
        box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]))
    url = visited.page.evaluate("() => boneyard.screen.canvas.toDataURL()")
    frame = Image.open(io.BytesIO(base64.b64decode(url.partition(",")[2]))).convert("RGB")
    middles = shot.crop((left, top, right, bottom)).resize(frame.size, Image.Resampling.NEAREST)
    assert ImageChops.difference(middles, frame).getbbox() is None
    for button, colour in ("A", GOLD), ("B", IVORY):
        place = visited.page.locator(f"[data-button={button}]").bounding_box()
        assert shot.getpixel((ratio * (place["x"] + 12), ratio * (place["y"] + place["height"] / 2))) == colour


@SLOW
@pytest.mark.parametrize("window", SUITABLE)
def test_what_is_told_is_seen_in_every_window_until_it_is_clicked_away(visiting, window):
    visited = visiting(window).open()
    visited.page.evaluate("location.hash = 'game=chess'")
    visited.wait_for_note("can't be opened")
    box = visited.page.locator("#note").bounding_box()
    assert box["y"] + box["height"] <= visited.page.viewport_size["height"]
    visited.page.locator("#note").click()
    assert visited.note() == "" and not visited.page.locator("#note").is_visible()


@SLOW
@pytest.mark.parametrize("window", SUITABLE)
def test_in_full_screen_the_game_is_no_smaller_and_all_is_seen(visiting, window, until):
    page = visiting(window).open().page
    width = "boneyard.screen.canvas.getBoundingClientRect().width"
    before = page.evaluate(width)
    page.get_by_role("button", name="Full screen").click()
    until(page, "document.fullscreenElement && document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate(width) >= before


@SLOW
def test_after_a_click_the_keys_are_the_games_again(visiting):
    visited = visiting().open()
    visited.begin()
    visited.page.get_by_text("Sound is on").click()
    press(visited, " ")
    assert visited.ask("scene") == "new_game" and visited.page.get_by_text("Sound is off").is_visible()
    visited.page.get_by_text("Sound is off").press(" ")  # which has the focus by the keyboard
    assert visited.page.get_by_text("Sound is on").is_visible()


@SLOW
def test_every_board_can_be_chosen_and_is_kept(visiting):
    visited = visiting().open()
    boards = visited.page.evaluate("import('page/boards.js').then((module) => module.BOARDS)")
    assert {of["board"] for of in boards.values()} == SIZES.keys() - {"edgebadge"}  # which is like the PyBadge
    assert all(tuple(of["size"]) == SIZES[of["board"]] for name, of in boards.items() if name != "Large screen")
    for name in boards:
        visited.page.locator("#commands select").select_option(name)
        visited.page.evaluate(visit.STARTED)
        size = visited.page.evaluate("[boneyard.screen.canvas.width, boneyard.screen.canvas.height]")
        assert size == boards[name]["size"]
    visited.page.locator("#commands select").select_option("PicoSystem")
    visited.open()
    assert visited.page.locator("[data-button=START]").text_content() == "Y"  # as on its case
    assert visited.errors == []


@SLOW
def test_of_boards_that_are_chosen_in_haste_the_last_one_plays(visiting, until):
    """What the others have left is collected meanwhile."""
    visited = visiting().open()
    session = visited.context.new_cdp_session(visited.page)
    picture = "boneyard.screen.canvas.toDataURL()"
    for _ in range(3):
        for board in ("PicoSystem", "PyBadge", "Explorer", "Thumby Color") * 2:
            visited.page.locator("#commands select").select_option(board)
        until(visited.page, "boneyard.program.host && boneyard.screen.canvas.width === 128")
        session.send("HeapProfiler.collectGarbage")
        visited.page.wait_for_timeout(100)
        before = visited.page.evaluate(picture)
        visited.page.keyboard.press("ArrowDown")
        until(visited.page, f"{picture} !== '{before}'")
    assert visited.errors == []


@SLOW
def test_sounds_are_heard_from_the_first_press_on_unless_it_is_mute(visiting):
    visited = visiting().open()
    count = """() => {
        const {context} = boneyard.speaker, make = context.createBufferSource.bind(context);
        context.createBufferSource = () => { globalThis.played += 1; return make(); };
    }"""
    play = "() => { played = 0; return boneyard.speaker.play('lib/sounds/laid.wav').then(() => played); }"
    assert visited.page.evaluate(play) == 0
    visited.page.keyboard.press("Shift")
    visited.page.evaluate("() => boneyard.speaker.context.resume()")
    visited.page.evaluate(count)
    assert visited.page.evaluate(play) == 1
    visited.page.get_by_text("Sound is on").click()
    assert visited.page.evaluate(play) == 0
    visited.open()
    assert visited.page.get_by_text("Sound is off").is_visible()


@SLOW
def test_it_starts_without_a_network_once_it_was_loaded(visiting):
    visited = visiting().open()
    visited.page.evaluate("() => navigator.serviceWorker.ready")
    visited.context.set_offline(True)
    visited.open()
    visited.begin()
    press(visited)
    assert visited.ask("scene") == "new_game" and visited.errors == []


@SLOW
def test_nobody_else_is_asked_for_anything(visiting, address):
    visited = visiting().open()
    visited.page.evaluate("() => navigator.serviceWorker.ready")
    assert len(visited.requests) > 10
    assert all(url.startswith((address, "blob:", "data:")) for url in visited.requests)


@SLOW
def test_a_newer_version_is_told_and_taken_at_the_next_start(visiting, files, tmp_path):
    site.write(files, tmp_path)
    with visit.served(tmp_path) as address:
        visited = visiting(address=address).open()
        visited.page.evaluate("() => navigator.serviceWorker.ready")
        visited.open()  # the worker is in charge from now on
        newer = dict(files, **{"page.css": files["page.css"] + b"\n#screen { --newer: 1; }\n"})
        newer[site.SERVED] = site.served(newer)
        site.write(newer, tmp_path)
        visited.page.evaluate("() => navigator.serviceWorker.getRegistration().then((found) => found.update())")
        visited.wait_for_note("A newer version")
        style = "() => getComputedStyle(boneyard.screen.canvas).getPropertyValue('--newer')"
        assert visited.page.evaluate(style) == ""
        visited.page.goto(address)
        visited.page.wait_for_load_state("networkidle")
        visited.page.evaluate(visit.STARTED)
        assert visited.page.evaluate(style) == "1"


@SLOW
def test_a_browser_can_install_it_as_an_app(visiting, address):
    visited = visiting().open()
    session = visited.context.new_cdp_session(visited.page)
    found = session.send("Page.getAppManifest")
    assert found["url"] == address + site.MANIFEST and found["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_the_single_file_plays_without_a_server(visiting, files, tmp_path):
    path = tmp_path / "boneyard.html"
    path.write_bytes(site.single(files))
    visited = visiting(address=path.as_uri()).open()
    visited.begin()
    press(visited)
    assert visited.ask("scene") == "new_game" and visited.errors == []
    assert all(url.startswith(("file:", "data:", "blob:")) for url in visited.requests)


# What the page says to bad luck, and the JavaScript that brings it.
BAD_LUCK = {
    "no WebAssembly": ("delete globalThis.WebAssembly", "too old"),
    "no storage": ("Object.defineProperty(globalThis, 'localStorage', {get() { throw new DOMException('no'); }})",
                   "keeps nothing for this page"),
    "a browser that keeps nothing at all": ("""
        const error = new DOMException('no', 'SecurityError'), refuse = () => Promise.reject(error);
        Object.defineProperty(globalThis, 'localStorage', {get() { throw error; }});
        ServiceWorkerContainer.prototype.getRegistration = ServiceWorkerContainer.prototype.register = refuse;
        LockManager.prototype.request = refuse;
        """, "keeps nothing for this page"),
    "a full storage": ("Storage.prototype.setItem = () => { throw new DOMException('full'); }", "no room left"),
    "what was kept can't be read": ("localStorage['boneyard.nvm'] = '???'", "can't be read"),
}


@SLOW
@pytest.mark.parametrize("script, said", BAD_LUCK.values(), ids=BAD_LUCK)
def test_bad_luck_is_told_in_a_sentence(visiting, script, said):
    visited = visiting(settled=False)
    visited.page.add_init_script(script)
    visited.page.goto(visited.address)
    if "WebAssembly" not in script:
        visited.page.evaluate(visit.STARTED)
        visited.begin()
        press(visited, frames=30)  # the language is kept
    visited.wait_for_note(said)
    assert visited.errors == []


@SLOW
def test_what_could_not_be_read_is_still_there(visiting):
    visited = visiting(settled=False)
    visited.page.add_init_script("localStorage['boneyard.nvm'] ??= '???'")
    visited.open()
    visited.begin()
    press(visited, frames=30)
    assert visited.page.evaluate("localStorage['boneyard.nvm.damaged']") == "???"


@SLOW
def test_a_damaged_save_is_told_by_the_game(visiting):
    visited = visiting(settled=False)
    visit.remember(visited.page, nvm=b"BY\x03" + bytes(40))
    visited.open()
    visited.begin()
    assert visited.ask("note")


@SLOW
def test_a_page_that_finds_no_network_says_so(visiting):
    visited = visiting()
    visited.page.route("**/boneyard.pack", lambda route: route.abort())
    visited.page.goto(visited.address)
    visited.wait_for_note("could not be loaded")


@SLOW
def test_what_asks_a_game_that_had_to_stop_is_told_so(visiting):
    visited = visiting().open()
    visited.page.evaluate("() => { boneyard.program.doStep = () => { throw new Error('lost'); }; }")
    visited.wait_for_note("had to stop")
    for name in "Share this deal", "Save":
        visited.page.get_by_role("button", name=name, exact=True).click()
        if name == "Save":
            visited.page.get_by_role("button", name="The match, as a record").click()
        visited.wait_for_note("The game isn't running: load the page again.")
        visited.page.locator("#note").click()
    assert visited.errors == []


@SLOW
def test_a_second_tab_says_that_it_keeps_nothing(visiting):
    visited = visiting().open()
    other = visited.context.new_page()
    visit.open_page(other, visited.address)
    assert "another tab" in other.locator("#note").text_content() and visited.note() == ""
    other.close()
    for _ in range(3):
        assert visited.open().note() == ""  # what it was before isn't another one


@SLOW
def test_without_javascript_or_in_an_old_browser_a_sentence_comes_up(chromium, address):
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address)
    assert "needs JavaScript" in page.locator("#note").text_content()
    context.close()


@SLOW
def test_a_program_that_fails_tells_so_on_its_screen_and_starts_again_at_a_press(visiting):
    visited = visiting().open()
    visited.page.evaluate("() => boneyard.pack.delete('drive/sprites/felt.bmp')")
    visited.begin()
    picture = visited.page.evaluate("() => boneyard.screen.canvas.toDataURL()")
    assert json.dumps(picture) and visited.errors == [] and visited.note() == ""
    visited.page.evaluate("() => { globalThis.before = boneyard.program.run; }")
    press(visited, frames=2)
    assert visited.page.evaluate("() => boneyard.program.run - before") == 1


@SLOW
def test_quick_presses_dont_put_the_game_ahead_of_the_wall(visiting):
    """Each of them ends the sleep of a frame: what was left of it must not be waited for later."""
    visited = visiting().open()
    visited.begin(virtual=False)
    ahead = visited.page.evaluate("""async () => {
        const {program} = boneyard;
        let left = 0;
        program.doStep = ((step) => () => left = step())(program.doStep);
        for (let i = 0; i < 40; i++) {
            program.press("DOWN");
            await new Promise((resolve) => setTimeout(resolve, 10));
        }
        return left;
    }""")
    assert 0 <= ahead <= 40
