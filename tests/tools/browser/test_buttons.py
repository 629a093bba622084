# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page is played by keyboard, fingers and gamepad."""

from itertools import pairwise

import pytest

from handheld import FRAME
from handheld.buttons import REPEAT_AFTER, REPEAT_EVERY
from tests.tools.browser.visits import SLOW, press

NEXT_PICTURE = "() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))"


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


def test_a_key_is_a_button_by_its_place_or_its_letter(visiting):
    visited = visiting().open()
    visited.begin()
    send = "([kind, code, key]) => document.body.dispatchEvent(new KeyboardEvent(kind, {code, key, bubbles: true}))"
    for code, key, button in KEYBOARD:
        visited.page.evaluate(send, ["keydown", code, key])
        assert held(visited) == [button]
        visited.page.evaluate(send, ["keyup", code, key])
        assert held(visited) == []
    # One that names no key, as a browser sends that fills in a form.
    visited.page.evaluate("() => document.body.dispatchEvent(new Event('keydown', {bubbles: true}))")
    assert held(visited) == [] and visited.errors == []


def test_a_shift_alone_is_select_once_it_is_released(visiting):
    visited = visiting().open()
    visited.begin()
    presses = count_presses(visited)
    visited.page.keyboard.press("Shift")
    assert presses() == ["SELECT"]
    for combined in ("Shift+Tab", "Shift+ArrowLeft"):
        visited.page.keyboard.press(combined)
    assert presses() == ["SELECT", "LEFT"]


def count_presses(visited):
    """A function that returns the buttons that have been pressed since, in their order."""
    visited.page.evaluate("""() => {
        const hold = boneyard.program.hold.bind(boneyard.program);
        globalThis.presses = [];
        boneyard.program.hold = (button) => { presses.push(button); hold(button); };
    }""")
    return lambda: visited.page.evaluate("presses")


def test_every_button_of_the_face_can_be_focused_and_pressed_by_a_key(visiting):
    visited = visiting().open()
    visited.begin()
    visited.show_pad()
    presses = count_presses(visited)
    visited.page.locator("#play").focus()
    names = ["Up", "Left", "Right", "Down", "SELECT", "START", "B", "A"]
    for name in names:
        visited.page.keyboard.press("Tab")
        focused = visited.page.get_by_role("button", name=name, exact=True)
        assert focused.evaluate("(button) => button === document.activeElement"), name
        visited.page.keyboard.press("Enter")
    assert presses() == [name.upper() for name in names]


@SLOW
def test_a_click_on_a_button_of_the_face_presses_it_once_and_leaves_the_keys_to_the_game(visiting):
    visited = visiting().open()
    visited.begin()
    presses = count_presses(visited)
    visited.show_pad()
    visited.page.locator("#face [data-button=START]").click()
    visited.page.keyboard.press("Enter")
    assert presses() == ["START", "A"]


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


def visit_with_gamepad(visiting, before="() => {}"):
    """Begin a game with a gamepad, `pad` in the page, for which a function is called before it is connected."""
    visited = visiting()
    visited.page.add_init_script("""
        const buttons = Array.from({length: 17}, () => ({pressed: false}));
        globalThis.pad = {index: 1, mapping: "standard", axes: [0, 0], buttons};
        navigator.getGamepads = () => [null, pad];
    """)
    visited.open()
    visited.begin()
    visited.page.evaluate(before)
    visited.page.evaluate("dispatchEvent(new Event('gamepadconnected'))")
    return visited


@SLOW
def test_a_gamepad_presses_buttons(visiting):
    visited = visit_with_gamepad(visiting)
    visited.page.evaluate("() => { pad.buttons[0].pressed = pad.buttons[9].pressed = true; pad.axes[0] = -1; }")
    visited.page.evaluate(NEXT_PICTURE)
    assert held(visited) == ["A", "LEFT", "START"]
    visited.page.evaluate("() => { pad.buttons[0].pressed = pad.buttons[9].pressed = false; pad.axes[0] = 0; }")
    visited.page.evaluate(NEXT_PICTURE)
    assert held(visited) == []


# What nobody does on a gamepad, but is told of some all the time.
ODD_PADS = {
    "of an unknown kind": "() => { pad.mapping = ''; pad.axes = [-1, -1]; pad.buttons[9].pressed = true; }",
    "that was never at rest": "() => { pad.axes = [-1, 0]; pad.buttons[0].pressed = true; }",
    "without numbers": "() => { pad.axes = [NaN, Infinity]; }",
    "without axes": "() => { pad.axes = []; }",
}


@pytest.mark.parametrize("odd", ODD_PADS.values(), ids=ODD_PADS)
def test_an_odd_gamepad_does_not_play_by_itself(visiting, odd):
    visited = visit_with_gamepad(visiting, odd)
    visited.page.evaluate(NEXT_PICTURE)
    assert held(visited) == []


@SLOW
def test_a_gamepad_counts_once_it_has_been_at_rest(visiting):
    visited = visit_with_gamepad(visiting, ODD_PADS["that was never at rest"])
    visited.page.evaluate("() => { pad.axes = [0.2, 0]; }")
    visited.page.evaluate(NEXT_PICTURE)
    assert held(visited) == ["A"]


@SLOW
def test_a_gamepad_presses_nothing_behind_a_dialog(visiting):
    visited = visit_with_gamepad(visiting)
    visited.page.get_by_role("button", name="More").click()
    visited.page.evaluate("() => { pad.buttons[0].pressed = true; }")
    visited.page.evaluate(NEXT_PICTURE)
    assert held(visited) == []


@SLOW
def test_a_swipe_on_the_picture_is_not_the_browsers_where_the_page_is_no_higher_than_the_window(visiting):
    """A browser that scrolls by a swipe cancels its pointer."""
    visited = visiting("phone").open()
    visited.page.evaluate("addEventListener('pointercancel', () => { globalThis.cancelled = true; })")
    session = visited.context.new_cdp_session(visited.page)

    def swipe(x, y):
        visited.page.evaluate("globalThis.cancelled = false")
        for step in range(0, 120, 10):
            touch = {"type": "touchMove" if step else "touchStart", "touchPoints": [{"x": x, "y": y - step}]}
            session.send("Input.dispatchTouchEvent", touch)
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        visited.page.wait_for_timeout(100)
        return visited.page.evaluate("cancelled")

    assert not swipe(195, 420)
    assert swipe(20, 40)  # beside it


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
