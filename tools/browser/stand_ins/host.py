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

_badge = _steps = _app = _pointer = _speaker = _typist = None
_told = None  # the scene and the language that the page knows of
_painted = 0  # pixels, until the last frame
_seen = None  # the same, and whether a press was waited for, when the screen was last told in words


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
        self.rests = 0  # how often the program has slept
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
        """Set the wall's time to the program's, however far they are apart."""
        self._start = browser.now() - self.now

    def hold(self, button):
        """See WiredBoard. A press ends the program's sleep, so it is ahead of the wall no longer."""
        if not self._virtual and self.now > self.wall():
            self.skip()
        super().hold(button)

    def sleep(self, seconds):
        """See Hardware."""
        self.rests += 1
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
    first, by their names, as long as none were chosen. Returns JSON on the board: its `size`, the `names` of B, A,
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
    _steps = names["steps"]()
    profile = _badge.profile
    return json.dumps({"size": size, "names": profile.names, "lights": profile.lights[1]})


def _note_app(keyboard, offered, judges):
    """Note the App that code.py makes. `keyboard` are the sentences on the keys, for the help, `offered` the
    settings that it begins with if none were chosen yet, and `judges` says whether it judges moves."""
    import app
    import pointer
    import spoken
    import typed

    class Noted(spoken.SpokenApp):
        def __init__(self, handheld):
            global _app, _pointer, _speaker, _typist
            handheld.keyboard = keyboard
            super().__init__(handheld)
            self.judges = judges
            if not self.settings.kept:
                _offer(self, offered)
            _app = self
            _pointer = pointer.Pointer(self, _press)
            _speaker = spoken.Speaker(self)
            _typist = typed.Typist(self, _press)

    app.App = Noted


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
        _typist.step()
    left = _step()
    if _app and _app.is_judging:
        browser.work()
    _tell()
    _speak()
    return left


def _step():
    rests = _badge.rests
    try:
        next(_steps)
        if _badge.rests == rests:  # a scene has ended, and the next begins in the same frame
            next(_steps)
    except (StopIteration, SystemExit):
        return -1
    return max(0, _badge.now - _badge.wall())


def _tell():
    """Tell the page of the scene that is shown and of the language, if one of them has changed."""
    global _told
    told = _told
    if _app and _app.scene:
        told = "puzzle" if _app.puzzle else _app.scene, _app.settings.language
    if told != _told:
        _told = told
        browser.tell(*told)


def _speak():
    """Tell the page in words what is shown, if anything has changed. A page is told once all of it is there."""
    global _painted, _seen
    if not _app:
        return
    before, _painted = _painted, _badge.display.pixels
    seen = _painted, _app.waits
    if seen == _seen or _painted != before and _app.scene not in ("table", "review"):
        return
    _seen, shown = seen, _speaker.lines
    news = _speaker.look()
    if _typist.is_busy():  # who types a move doesn't want to hear of each button for it
        news = [line for line in news if line[0] not in ("yours", "cursor", "ends")]
    if news or _speaker.lines != shown:
        browser.speak(json.dumps([_speaker.lines, news]))


def choose(x, y):
    """Click at x and y, in pixels of the picture: where a line to choose is, as it was told."""
    scale = _app.handheld.screen.scale
    _pointer.click(scale * x, scale * y)


def make(text):
    """Make a move that was typed in notation. Returns the moves that the text can mean, by their names: just one,
    if it is made."""
    return _typist.type(text)


def hold(button):
    """Press the button of that name, without releasing it."""
    _badge.hold(button)


def release(button):
    """Release the button of that name."""
    _badge.release(button)


def point(x, y):
    """Point at x and y, in pixels of the screen. Returns whether there is anything to click."""
    return bool(_pointer) and _pointer.move(x, y)


def drag(x, y, to_x, to_y):
    """Drag from one point to another, both in pixels of the screen; a click, if they are the same."""
    if _pointer:
        _pointer.drag(x, y, to_x, to_y)


def keep():
    """Keep the move that the person has just made, before the game itself does: the page may be left now."""
    app = _app
    table = app and app.art and app.scene == "table" and app.shown
    if table and table.person_has_played() and not app.puzzle:
        if app.match.moves:
            app.remember()
        else:
            app.save()


def skip():
    """Don't count the time since the last frame, since the page was hidden."""
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
