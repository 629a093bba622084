# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The badge in a page: starts the game, does a frame when the page asks for it, and hands over its output.

`browser` is the page's side, in JavaScript (see page/program.js). Large data are handed over as an address in
WebAssembly's memory, so nothing is copied or converted in Python.
"""

import json

import painting
import uctypes
from hardware import BUTTONS, Kept
from wires import SIZES, WiredBoard, tell_keys

import browser
from saves.memory import Memory

_badge = _steps = _app = _pointer = _speaker = None
_fingers = False  # whether the player taps what the screen shows
_rests = 0  # how often the program has rested after a frame
_told = None  # the scene, the language and the number of the puzzle that the page knows of
_painted = 0  # pixels, until the last frame
_seen = None  # the same, and how the App waited for a press, when the screen was last told in words


class KeptByPage(Kept):
    """A memory that the page keeps under a name. It begins with the data kept there; the page copies unreadable
    data."""

    def __init__(self, name, blank, size):
        super().__init__(size, blank)
        self._name = name
        browser.recall(name, uctypes.addressof(self._bytes), size)
        saved = Memory(self._bytes)
        saved.load()
        if saved.faults:
            browser.set_aside(name)

    def keep(self):
        """See Kept."""
        browser.keep(self._name, uctypes.addressof(self._bytes), len(self._bytes))


class Badge(WiredBoard):
    """A board whose screen, speaker and lights are the page's, and whose memories the page keeps.

    Its time is the wall's, but it doesn't wait: a sleep leaves it ahead of the wall, and the page catches up before
    the next frame. With `virtual` only the program's sleeps move it, so that a run is the same every time.
    """

    def __init__(self, board, size, virtual):
        super().__init__(painting.Screen(*size), board)
        self.nvm = KeptByPage("nvm", b"\xff", len(self.nvm))
        self.sleep_memory = KeptByPage("sleep", b"\0", len(self.sleep_memory))
        self._virtual = virtual
        self._start = browser.now()

    def ms(self):
        """The time in ms since the start."""
        if not self._virtual:
            self.now = max(self.now, self.wall())
        return self.now

    def wall(self):
        """The ms that have really gone by since the start."""
        return browser.now() - self._start

    @property
    def datetime(self):
        """The date of the browser's computer, as year, month and day; with `virtual` that of a clock that nobody
        has set."""
        return WiredBoard.datetime[:3] if self._virtual else [int(part) for part in browser.date().split()]

    def skip(self):
        """Set the wall's time to the program's."""
        self._start = browser.now() - self.now

    def hold(self, button):
        """See WiredBoard. A press ends the program's sleep, so the program is no longer ahead of the wall."""
        if not self._virtual and self.now > self.wall():
            self.skip()
        super().hold(button)

    def sleep(self, seconds):
        """See Hardware."""
        self.now = self.ms() + round(seconds * 1000)
        self.release_what_is_due()
        self.slept()

    def play(self, pin, path):
        """Start the sound in a file, which is heard only if the amplifier is awake."""
        amplifiers = self.profile.speaker[1:]
        if all([self.levels.get(amplifier) for amplifier in amplifiers]):
            browser.play(path)

    def shine(self, pin, colours):
        """Send colours to the lights."""
        browser.shine(uctypes.addressof(colours), len(colours))


def start(text):
    """Begin the game; `text` is JSON: a `board`, the `size` of its screen in pixels or null, whether its clock is
    `virtual`, which `keys` press A, B, START and SELECT if the help is to tell, and the settings that are `offered`
    first, by their names, as long as none were chosen: where they have a `language`, the game doesn't ask for it; and
    whether `fingers` are used, see `use_fingers`. Returns JSON on the board: its `size`, the `names` of B, A,
    START and SELECT on its case, and how many `lights` it has."""
    global _badge, _steps
    options = json.loads(text)
    size = options["size"] or SIZES[options["board"]]
    _badge = Badge(options["board"], size, options["virtual"])
    _badge.switch_on()
    keys = options.get("keys")
    told = tell_keys(keys, _badge.profile.names) if keys else ""
    _note_app(told, options.get("offered", {}), not options.get("unjudged"))
    names = {"__name__": "boneyard"}  # not that of the standard library's module
    with open("code.py") as file:
        exec(file.read(), names)
    names["cut_off"] = list  # the pack was unpacked, so none of its files is cut off
    _steps = names["steps"]()
    use_fingers(options.get("fingers", False))
    profile = _badge.profile
    return json.dumps({"size": size, "names": profile.names, "lights": profile.lights[1]})


def make_app():
    """Make the App, before the first frame: it takes as long as several of them."""
    next(_steps)


def _note_app(keyboard, offered, judges):
    """Note the App that code.py makes. `keyboard` are the sentences on the keys, for the help, `offered` the
    settings that it begins with if none were chosen yet, and `judges` says whether it judges moves."""
    import app
    import pointer
    import spoken

    class Noted(spoken.SpokenApp):
        def __init__(self, handheld):
            global _app, _pointer, _speaker
            handheld.keyboard = keyboard
            handheld.rest = _counted(handheld.rest)
            super().__init__(handheld)
            self.judges = judges
            self.has_language = self.settings.kept or "language" in offered  # else it is asked for
            if not self.settings.kept:
                _offer(self, offered)
                if self.has_language:
                    self.start("title")
            self.words.fingers = _fingers
            _app = self
            _pointer = pointer.Pointer(self, _press)
            _speaker = spoken.Speaker(self)

    app.App = Noted


def _counted(rest):
    """A function that does what `rest` does, and counts it."""

    def counted():
        global _rests
        _rests += 1
        rest()

    return counted


def _press(button):
    _badge.press(BUTTONS[button])


def _offer(app, offered):
    """Let an App begin with some settings, with a language only if it knows it."""
    from saves import settings
    from words.words import available

    for name, value in offered.items():
        if name != "language" or value in available():
            settings.choose(app, name, value)


def current_app():
    """The game's App; None before it is made."""
    return _app


def badge():
    """The Badge."""
    return _badge


def step():
    """Do a frame. Returns the ms until the next one is due; -1 where the program has ended, to be started again."""
    if _pointer:
        _pointer.step()
    left = _step()
    if _app and _app.is_judging:
        browser.work()
    _tell()
    _speak()
    return left


def _step():
    rests = _rests
    try:
        next(_steps)
        if _app and _rests == rests:  # a scene has ended, and the next begins in the same frame
            next(_steps)
    except (StopIteration, SystemExit):
        return -1
    return max(0, _badge.now - _badge.wall())


def _tell():
    """Tell the page, if any of them has changed, which scene is shown, the language, and the number of the puzzle (0
    if none is shown)."""
    global _told
    told = _told
    if _app and _app.scene:
        puzzle = _app.puzzle
        told = "puzzle" if puzzle else _app.scene, _app.settings.language, puzzle[0] + 1 if puzzle else 0
    if told != _told:
        _told = told
        browser.tell(*told)


def _speak():
    """Tell the page in words what is shown, if anything has changed. A page is told once all of it is there."""
    global _painted, _seen
    if not _app:
        return
    before, _painted = _painted, _badge.display.pixels
    seen = _painted, _app.waits, _app.is_filled, _app.taken
    if seen == _seen or _painted != before and _app.scene not in ("table", "review"):
        return
    _seen, shown = seen, _speaker.lines
    news = _speaker.look()
    if _pointer.typist.is_busy():  # who types a move doesn't want to hear of each button for it
        news = [line for line in news if line[0] == "moved"]
    if news or _speaker.lines != shown:
        browser.speak(json.dumps([_speaker.lines, news]))


def use_fingers(used):
    """Use words for fingers from the next screen on, or those for buttons."""
    global _fingers
    _fingers = used
    if _app:
        _app.words.fingers = used


def choose(x, y):
    """Click at x and y, in pixels of the picture, on a line that `speak` has told."""
    scale = _app.handheld.screen.scale
    _pointer.click(scale * x, scale * y)


def make(text):
    """Make a move that was typed in notation. Return the names of all moves that the text can mean; the move is made
    if there is just one."""
    return _pointer.typist.type(text)


def hold(button):
    """Press the button of that name, without releasing it."""
    _badge.hold(button)


def release(button):
    """Release the button of that name."""
    _badge.release(button)


def point(x, y):
    """Point at x and y, in pixels of the screen. Returns whether there is anything to click."""
    return bool(_pointer) and _pointer.move(x, y)


def grab(x, y):
    """Take hold of what is at x and y, in pixels of the screen. Returns whether it is a tile that can be carried."""
    return bool(_pointer) and _pointer.grab(x, y)


def carry(x, y, lifted):
    """Carry the tile that is held to x and y, in pixels of the screen; `lifted` above a finger."""
    if _pointer:
        _pointer.carry(x, y, lifted)


def let_go():
    """Let the tile that is held go back."""
    if _pointer:
        _pointer.let_go()


def drag(x, y, to_x, to_y, lifted):
    """Drag from one point to another, both in pixels of the screen, and let go there; a click, if they are the
    same."""
    if _pointer:
        _pointer.drag(x, y, to_x, to_y, lifted)


def keep():
    """Save at once everything that the game would save a little later, because the page may be closed now."""
    if _app:
        _app.keep()


def skip():
    """Leave the time since the last frame out, because the page was hidden."""
    _badge.skip()


def call(name, arguments):
    """Call a function of a module, both named as in "records.replay", with the arguments in a JSON list. Returns
    JSON: the result as `value`, or the exception as `error`, the text, and `kind`, the class."""
    module, _, function = name.rpartition(".")
    try:
        value = getattr(__import__(module, None, None, (function,)), function)(*json.loads(arguments))
        return json.dumps({"value": value})
    except Exception as error:
        return json.dumps({"error": str(error), "kind": type(error).__name__})
