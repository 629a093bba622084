# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page that translations.py makes, in a browser: it collects what a translator changes."""

from translating import page, sentences


def test_a_page_collects_corrections_as_the_file_has_them(chromium, tmp_path):
    path = tmp_path / "cs.html"
    path.write_text(page.page("cs", sentences.read("cs"), {}, 3), encoding="utf-8")
    shown = chromium.new_page()
    shown.goto(path.as_uri())
    lines = shown.locator("#lines")
    assert not lines.is_visible()
    shown.locator('[data-name="PAUSE"]').fill("Přestávka")
    shown.locator('[data-name="GAMES.draw"]').fill("Tah")
    shown.locator('[data-name="YOU"]').fill("Vy")
    assert lines.input_value() == (  # in the order of the file
        "[shared]\nYOU = Vy\n[menus]\nGAMES.draw = Tah\nPAUSE = Přestávka"
    )
    shown.close()
