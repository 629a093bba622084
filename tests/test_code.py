# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""code.py, which bears the name of a standard module, and tells every failure in a sentence."""

import runpy
import shutil
import subprocess
import sys

import pytest

from simulator.badge import ROOT, PowerOff
from simulator.headless import Headless


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


def test_the_debugger_which_needs_it_starts_in_the_root():
    result = python("-m", "pdb", "--help")
    assert result.stdout.startswith("usage: pdb") and not result.stderr


def run_code():
    runpy.run_path(str(ROOT / "code.py"), run_name="__main__")


def test_an_unknown_board_is_told_in_a_sentence(simulator, monkeypatch, capsys):
    monkeypatch.setattr("board.board_id", "toaster")
    run_code()
    assert capsys.readouterr().out == "Boneyard needs a PyBadge, PyBadge LC or EdgeBadge, not a toaster.\n"


# The body of an app, and what must be told of its failure.
FAILURES = {
    "at once": ("def __init__(self, handheld): raise ValueError('no tiles')", "ValueError: no tiles"),
    "in play": (
        """
    def __init__(self, handheld): self.handheld = handheld
    def step(self):
        if self.handheld.buttons.next() is not None: raise KeyError('6-6')
        self.handheld.rest()""",
        "KeyError: '6-6'",
    ),
}


@pytest.mark.parametrize("app, told", FAILURES.values(), ids=FAILURES)
def test_a_failure_is_told_and_waits_for_a_press(tmp_path, monkeypatch, app, told, capsys):
    (tmp_path / "app.py").write_text(f"class App:\n    {app.strip()}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for name in [name for name in sys.modules if name == "app"]:
        monkeypatch.delitem(sys.modules, name)
    run = Headless([("press", "A"), ("wait", 5), ("press", "B"), ("wait", 5)], None, 0)
    with pytest.raises(PowerOff) as off, run:
        run_code()
    assert type(off.value.__context__).__name__ == told.split(": ")[0]
    sys.modules.pop("app", None)
    assert f"The game had to stop: {told}" in capsys.readouterr().out


def test_a_missing_sprite_is_told_on_the_screen_in_a_sentence_of_its_own(tmp_path, monkeypatch, capsys):
    shutil.copytree(ROOT / "fonts", tmp_path / "fonts")
    run = Headless([("wait", 1), ("press", "B")], None, 0)
    with pytest.raises(PowerOff), run:
        monkeypatch.chdir(tmp_path)
        run_code()
    told = "sprites/felt.bmp is missing or damaged: copy the game here once more"
    assert capsys.readouterr().out == told + "\n"
    (letters, gold), (paper, black) = sorted(run.frame().getcolors())
    assert black == (0, 0, 0) and letters > 500
