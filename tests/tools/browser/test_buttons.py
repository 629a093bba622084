# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page is played by keyboard, fingers and gamepad."""

import pytest

from tests.tools.browser.conftest import visiting_in
from tests.tools.browser.visits import SLOW, press

NEXT_PICTURE = "() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))"
NOTE_PRESSES = """() => {
    const hold = boneyard.program.hold.bind(boneyard.program);
    globalThis.presses = [];
    boneyard.program.hold = (button) => { presses.push(button); hold(button); };
}"""


@pytest.fixture(scope="module")
def desk(chromium, address):
    """A visit in which the badge's buttons are shown, and no frame is done."""
    with visiting_in(chromium, address) as visited:
        visited.open()
        visited.begin()
        visited.show_pad()
        visited.page.evaluate(NOTE_PRESSES)
        yield visited


@pytest.fixture
def presses(desk):
    """presses(): the buttons that have been pressed in this test, in their order; nothing has the focus."""
    desk.page.evaluate("() => { presses.length = 0; document.activeElement.blur(); }")
    return lambda: desk.page.evaluate("presses")


def held(visited):
    return visited.page.evaluate("[...boneyard.program.held].sort()")


# By its place, by its text, and which button it is then.
KEYBOARD = [
    ("KeyZ", "z", "A"),
    ("KeyX", "x", "B"),
    ("Enter", "Enter", "A"),
    ("KeyP", "p", "START"),
    ("ArrowUp", "ArrowUp", "UP"),
    ("Space", " ", "A"),
    ("KeyA", "a", "A"),
    ("KeyB", "b", "B"),
    ("KeyY", "z", "A"),
    ("KeyZ", "y", "A"),  # a German keyboard
    ("KeyZ", "я", "A"),
    ("KeyX", "ч", "B"),
    ("KeyA", "ф", "A"),  # a Russian one
    ("KeyQ", "a", "A"),  # a French one
]


def test_a_key_is_a_button_by_its_place_or_its_letter(desk):
    send = "([kind, code, key]) => document.body.dispatchEvent(new KeyboardEvent(kind, {code, key, bubbles: true}))"
    for code, key, button in KEYBOARD:
        desk.page.evaluate(send, ["keydown", code, key])
        assert held(desk) == [button]
        desk.page.evaluate(send, ["keyup", code, key])
        assert held(desk) == []


def test_a_shift_alone_is_select_once_it_is_released(desk, presses):
    for keys in "Shift", "Shift+Tab", "Shift+ArrowLeft":
        desk.page.keyboard.press(keys)
    assert presses() == ["SELECT", "LEFT"]


def test_a_key_is_pressed_once_however_long_and_released_when_the_window_loses_the_focus(desk, presses):
    for _ in range(5):  # Playwright repeats a key that is down
        desk.page.keyboard.down("ArrowDown")
    assert presses() == held(desk) == ["DOWN"]
    desk.page.evaluate("dispatchEvent(new Event('blur'))")
    assert held(desk) == []
    desk.page.keyboard.up("ArrowDown")


def test_a_click_on_a_button_of_the_face_presses_it_once_and_leaves_the_keys_to_the_game(desk, presses):
    desk.page.locator("#face [data-button=START]").click()
    desk.page.keyboard.press("Enter")
    assert presses() == ["START", "A"]


def test_every_button_of_the_face_can_be_focused_and_pressed_by_a_key(desk, presses):
    desk.page.locator("#play").focus()
    names = ["Up", "Left", "Right", "Down", "SELECT", "START", "B", "A"]
    for name in names:
        desk.page.keyboard.press("Tab")
        focused = desk.page.get_by_role("button", name=name, exact=True)
        assert focused.evaluate("(button) => button === document.activeElement"), name
        desk.page.keyboard.press("Enter")
    assert presses() == [name.upper() for name in names]


# Connects another gamepad of the standard kind, `pad` in the page, after a change to it.
CONNECT = """(change) => {
    const buttons = Array.from({length: 17}, () => ({pressed: false}));
    globalThis.pad = {index: (globalThis.pad?.index ?? 0) + 1, mapping: "standard", axes: [0, 0], buttons};
    navigator.getGamepads = () => [null, pad];
    change();
    dispatchEvent(new Event("gamepadconnected"));
}"""
# What nobody does on a gamepad, but is told of some all the time.
ODD_PADS = {
    "of an unknown kind": "() => { pad.mapping = ''; pad.axes = [-1, -1]; pad.buttons[9].pressed = true; }",
    "without numbers": "() => { pad.axes = [NaN, Infinity]; }",
    "without axes": "() => { pad.axes = []; }",
    "that was never at rest": "() => { pad.axes = [-1, 0]; pad.buttons[0].pressed = true; }",
}


def test_a_gamepad_presses_buttons_once_it_has_been_at_rest_and_no_odd_one_plays_by_itself(desk):
    def held_after(change):
        desk.page.evaluate(change)
        desk.page.evaluate(NEXT_PICTURE)
        return held(desk)

    for name, odd in ODD_PADS.items():
        assert held_after(f"() => ({CONNECT})({odd})") == [], name
    assert held_after("() => { pad.axes = [0.2, 0]; }") == ["A"]
    assert held_after("() => { pad.buttons[9].pressed = true; pad.axes[0] = -1; }") == ["A", "LEFT", "START"]
    desk.page.get_by_role("button", name="More").click()
    assert held_after(NEXT_PICTURE) == []
    desk.page.keyboard.press("Escape")
    desk.page.locator("dialog").wait_for(state="detached")
    assert held_after("() => { pad.axes = [0, 0]; pad.buttons[0].pressed = false; }") == ["START"]


def test_a_finger_slides_from_button_to_button(visiting):
    visited = visiting("phone").open()
    visited.begin()
    visited.show_pad()
    box = visited.page.locator("[data-cross]").bounding_box()
    letter = visited.page.locator("#face [data-button=B]").bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    away = box["width"] / 3
    session = visited.context.new_cdp_session(visited.page)

    def touch(kind, *points):
        session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]},
        )
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
def test_after_a_click_the_keys_are_the_games_again(visiting):
    visited = visiting().open()
    visited.begin()
    visited.page.get_by_text("Sound is on").click()
    press(visited, " ")
    assert visited.ask("scene") == "new_game" and visited.page.get_by_text("Sound is off").is_visible()
    sound = visited.page.get_by_role("button", name="Sound is off")
    sound.press(" ")  # which has the focus by the keyboard
    assert visited.page.get_by_text("Sound is on").is_visible()
    visited.page.locator("#screen").click(position={"x": 2, "y": 2})
    press(visited, "Enter")
    assert visited.ask("scene") != "new_game" and visited.page.get_by_text("Sound is on").is_visible()


@SLOW
def test_quick_presses_dont_put_the_game_ahead_of_the_wall(visiting):
    """Each of them ends the sleep of a frame: the rest of it must not be waited for later."""
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
