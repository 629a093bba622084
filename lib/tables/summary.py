# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The parts that the summaries of rounds share: scores that count up, the foot of the page, and the way on."""

from __future__ import annotations

from drawings import BUTTON_A, GREY, ICON, WHITE
from handheld.buttons import START, A
from tables.round import beat
from words import names
from words.label import AT_RIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from displayio import Group

    from app import App
    from kinds import Steps
    from words.prose import Prose

FOOT = 13  # px of the foot of a page
_MARGIN = 3
_FEW = 10  # points; from this number on several are counted at a time
_STRIDE = 5
_STEPS = 15  # at most
_STEP = 90  # ms, at most
_GROW = 900  # ms for all steps, at most


def show_foot(app: App, prose: Prose, group: Group, so_far: str) -> None:
    """Write the foot of a page: the key for the next round or the result; and left of it `so_far`, a text on how
    far the match has got, if it fits."""
    art = app.art
    text = app.words(names.NEXT_ROUND if app.match.result is None else names.RESULT)
    x = prose.write(group, WHITE, art.page_width - _MARGIN, art.page_height - FOOT, text, AT_RIGHT).x - ICON - 2
    art.icon(group, BUTTON_A, x, art.page_height - FOOT + 3)
    left = min(_MARGIN, x - 1 - prose.font.width(so_far))
    if left >= 0:
        prose.write(group, GREY, left, art.page_height - FOOT, so_far)


def grow(app: App, gains: Sequence[int], show: Callable[[int, int], None]) -> Steps[None]:
    """Let scores grow by some gains, in steps with a tick each (generator). `show(step, steps)` shows a step."""
    most = max(map(abs, gains))
    steps = min(_STEPS, most if most < _FEW else -(-most // _STRIDE))
    for step in range(1, steps):
        if app.hurries():
            break
        show(step, steps)
        app.play_sound("tick")
        yield from beat(app, min(_STEP, _GROW // steps))
    show(1, 1)
    yield


def was_seen(app: App) -> bool:
    """Return whether a summary is shown again after a pause. Then don't show its counting again."""
    seen, app.was_counted = app.was_counted, False
    return seen


def wait(app: App) -> Steps[str]:
    """Wait for A or START (generator). Return the name of the next scene. An A that only cut the counting short
    doesn't count."""
    app.forget_press(A)
    app.expect(app.match_scene())
    button = None
    while button not in (A, START):
        button = yield from app.press()
    if button == A:
        return app.match_scene()
    app.was_counted = True
    return "pause"
