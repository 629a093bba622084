# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""code.py, which bears the name of a standard module, and tells every failure in a sentence."""

import builtins
import runpy
import shutil
import subprocess
import sys
from types import SimpleNamespace

import pytest

import loader
from app import App
from drive import manifest
from engine.match import Match
from languages import Language
from saves.memory import Memory
from simulator import Simulator
from simulator.badge import ROOT, PowerOff
from simulator.headless import Headless
from tests.reading import text_of
from words import LANGUAGES


def python(*arguments):
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True)


def test_importing_code_in_the_root_gives_the_standard_librarys_module():
    program = """if True:
        import code, os, sys
        assert os.path.dirname(code.__file__) == os.path.dirname(os.__file__)
        assert code.InteractiveConsole and sys.modules["code"] is code
        print("yes")
    """
    result = python("-c", program)
    assert result.stdout == "yes\n", result.stderr


def run_code():
    runpy.run_path(str(ROOT / "code.py"), run_name="__main__")


def test_an_unknown_board_is_told_in_a_sentence(simulator, monkeypatch, capsys):
    monkeypatch.setattr(simulator, "board_id", "toaster")
    run_code()
    said = capsys.readouterr()
    assert said.out.startswith("Boneyard doesn't know the toaster.") and said.out.count("\n") == 1
    assert said.err == ""


def run_until_pressed(*steps, nvm=None):
    """Run code.py; when it has told why it had to stop, press a button. Returns the badge."""
    badge = Headless([*steps, ("wait", 1), ("press", "B"), ("wait", 5)], None, 0)
    badge.nvm = nvm or badge.nvm
    with pytest.raises(PowerOff), badge:
        run_code()
    return badge


def lines_of(badge):
    """The screen's text."""
    return " ".join(filter(None, map(text_of, badge.display.root_group)))


FILE = "A file of the game is missing or damaged: put the game on the badge once more."
AGAIN = "If that happens again, put the game on the badge once more."

# Errors that stop the game, and the messages.
FAILURES = {
    "a bug": (KeyError("6-6"), f"The game had to stop: KeyError: '6-6' {AGAIN}"),
    "a module is missing": (ImportError("no module named 'scenes.table'"), f"{FILE} (no module named 'scenes.table')"),
    "a module is of another version": (ValueError("incompatible .mpy file"), f"{FILE} (incompatible .mpy file)"),
    "a file can't be read": (OSError(5, "Input/output error"), f"{FILE} ([Errno 5] Input/output error)"),
    "no memory": (MemoryError("memory allocation failed"), "The memory was used up (title)."),
    "the stack": (RuntimeError("pystack exhausted"), "The game had to stop: RuntimeError: pystack exhausted"),
}


@pytest.mark.parametrize("error, told", FAILURES.values(), ids=FAILURES)
def test_a_failure_is_told_on_screen_and_console_and_a_press_starts_again(monkeypatch, capsys, error, told):
    def fail(app, step=App.step):
        step(app)
        if app.pressed() is not None:
            raise error

    monkeypatch.setattr(App, "step", fail)
    badge = run_until_pressed(("wait", 1), ("press", "A"))
    said = capsys.readouterr()
    assert said.out.replace("\n", " ") == told + " "
    assert type(error).__name__ in said.err and "fail" in said.err  # the traceback
    assert lines_of(badge) == f"{told} Press a button to start again."
    assert "Traceback" not in lines_of(badge)


def test_the_match_is_kept_in_a_failure_and_gone_on_with(monkeypatch, capsys):
    def fail(match, move, play=Match.play):
        if len(match.played_by) == 6:
            raise KeyError("6-6")
        return play(match, move)

    monkeypatch.setattr(Match, "play", fail)
    press = [("press", "A"), ("wait", 1)]
    badge = run_until_pressed(("wait", 1), *press * 25)
    assert "KeyError" in capsys.readouterr().out
    with Simulator(nvm=badge.nvm) as again:
        match = again.start().match
        assert len(match.played_by) == 6 and match.status() == []
    assert lines_of(badge).endswith("Your match is kept. Press a button to start again.")
    assert all(grid.y + 9 <= 128 for grid in badge.display.root_group)


def test_a_failure_that_cannot_even_be_shown_is_told_on_the_console(monkeypatch, capsys):
    def fail(*_):
        raise MemoryError("all gone")

    monkeypatch.setattr(App, "step", fail)
    monkeypatch.setattr(App, "clear", fail)
    badge = run_until_pressed()
    assert badge.display.root_group is sys.modules["displayio"].CIRCUITPYTHON_TERMINAL
    assert capsys.readouterr().out == (
        "The game had to stop: MemoryError('all gone'). That could not be shown: MemoryError('all gone')."
        " Press a button to start again.\n"
    )


def use_up_the_memory(monkeypatch):
    """From now on the game can load nothing any more. Pillow, which is no part of it, can."""

    def load(name, scope=None, *more, get=builtins.__import__):
        if name not in sys.modules and "PIL" not in (scope or {}).get("__name__", ""):
            raise MemoryError("memory allocation failed, allocating 7712 bytes")
        return get(name, scope, *more)

    monkeypatch.setattr(builtins, "__import__", load)


def test_where_nothing_can_be_loaded_any_more_what_is_there_says_so(monkeypatch):
    def fail(app, step=App.step):
        step(app)
        if app.pressed() is not None:
            app.words.speak("ru")
            use_up_the_memory(monkeypatch)
            raise MemoryError

    loader.unload(("scenes.trouble",))
    monkeypatch.setattr(App, "step", fail)
    badge = run_until_pressed(("wait", 1), ("press", "A"))
    monkeypatch.undo()
    assert lines_of(badge) == " ".join(Language("ru").HAD_TO_STOP)
    for language in LANGUAGES:
        assert max(map(len, Language(language).HAD_TO_STOP)) <= 23


def test_where_the_app_itself_cannot_be_loaded_the_firmwares_console_is_shown(monkeypatch, capsys):
    def fail(app, handheld):
        use_up_the_memory(monkeypatch)
        raise MemoryError("memory allocation failed, allocating 7712 bytes")

    loader.unload(("scenes.trouble",))
    monkeypatch.setattr(App, "__init__", fail)
    badge = run_until_pressed()
    assert capsys.readouterr().out.startswith("The game had to stop: MemoryError(")
    assert badge.display.root_group is sys.modules["displayio"].CIRCUITPYTHON_TERMINAL
    assert badge.display.refreshes


def test_a_firmware_that_is_too_old_is_told_before_anything_else_is_loaded(monkeypatch, capsys):
    old = vars(sys.implementation) | {"name": "circuitpython", "version": (8, 2, 10)}
    monkeypatch.setattr(sys, "implementation", SimpleNamespace(**old))
    monkeypatch.setitem(sys.modules, "handheld", None)
    run_code()
    assert capsys.readouterr().out == (
        "CircuitPython 8 is too old for Boneyard: install 9 or 10 from circuitpython.org.\n"
    )


def test_a_handheld_that_cannot_be_loaded_is_told_on_the_console(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "handheld", None)
    loader.unload(("scenes.trouble",))
    run_code()
    assert "The game had to stop: ModuleNotFoundError" in capsys.readouterr().out


def test_a_file_that_is_cut_off_is_told_in_the_language_that_is_set(tmp_path, monkeypatch, capsys):
    """Before it is loaded, since the firmware would hang."""
    shutil.copytree(ROOT / "fonts", tmp_path / "fonts")
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "match.mpy").write_bytes(b"C\x06")
    (tmp_path / manifest.NAME).write_bytes(manifest.make({"engine/match.mpy": bytes(3)}, "1", "pybadge", 10))
    badge = Headless([("wait", 1), ("press", "B"), ("wait", 5)], None, 0)
    kept = bytearray(32)
    Memory(kept).save({"settings": bytes((0, 0, LANGUAGES.index("ru")))})
    badge.nvm.start(kept)
    with pytest.raises(PowerOff), badge:
        monkeypatch.chdir(tmp_path)
        run_code()
    words = Language("ru")
    assert capsys.readouterr().out == f"{words.FILE}\n(engine/match.mpy)\n"
    assert lines_of(badge) == f"{words.FILE} (engine/match.mpy) {words.PRESS}"


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\xff\xfe\n" * 9,
        b'"lib/app.mpy": "0-x"\n',
        b'"lib/none.mpy": "0-9"\n',
        b'"lib/app.mpy": ["0", "1"],\n',
    ],
)
def test_a_manifest_that_says_nothing_of_a_length_stops_nothing(tmp_path, monkeypatch, text):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "app.mpy").write_bytes(b"")
    (tmp_path / manifest.NAME).write_bytes(text)
    assert runpy.run_path(str(ROOT / "code.py"), run_name="boneyard")["cut_off"]() == []
