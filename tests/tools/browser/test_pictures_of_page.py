# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""make_pictures.py --page: how the page looks in windows of several sizes."""

import contextlib

import pytest
from PIL import Image

from browser import visit
from pictures import page


@pytest.mark.slow("the page is loaded twice")
def test_a_picture_of_each_scene_and_a_sheet_are_made(chromium, monkeypatch, tmp_path, capsys):
    """In one small window, and without one browser."""
    monkeypatch.setattr(visit, "chromium", lambda: contextlib.nullcontext(chromium))
    monkeypatch.setattr(page, "WINDOWS", {"phone": page.WINDOWS["phone"]})
    monkeypatch.setattr(
        page, "BROWSERS", {"chromium": page.BROWSERS["chromium"], "firefox": (None, lambda: "there is no Firefox")}
    )
    assert page.save(tmp_path, ["ru"]) == [tmp_path / "sheets" / "phone-1.png"]
    shots = [Image.open(tmp_path / "chromium" / "ru" / f"phone-{scene}.png") for scene in ("title", "table")]
    assert [shot.size for shot in shots] == [(780, 1688)] * 2 and shots[0].tobytes() != shots[1].tobytes()
    assert capsys.readouterr().out == "chromium: 2 pictures\nfirefox: there is no Firefox\n"
