# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page's start: what is loaded before the first picture, and the still that newcomers see until the game runs."""

import gzip

import pytest

from browser import bundle, pack, site
from tests.tools.browser.conftest import BEGIN, LOOKER
from tests.tools.browser.test_site import unpacked
from tests.tools.browser.visits import SLOW

PROGRAM, PAGE = 30_000, 14_300  # bytes at most, compressed: the program, and all that comes before it with the texts
PACK = 670_000
# The pixels of the canvas that differ from the still, where that has any but the cloth: a board has fewer colours.
DIFFERENT = """async () => {
    const {canvas} = boneyard.screen, {width, height} = canvas, still = document.getElementById("still");
    const shown = canvas.getContext("2d").getImageData(0, 0, width, height).data;
    const copy = new OffscreenCanvas(width, height).getContext("2d");
    boneyard.screen.showStill.call({canvas, painter: {context: copy}}, still);
    const wanted = copy.getImageData(0, 0, width, height).data;
    const cloth = wanted.slice(0, 3), differ = [];
    for (let i = 0; i < wanted.length; i += 4) {
        const [own, there] = [wanted, shown].map((data) => data.slice(i, i + 3));
        if (String(own) !== String(cloth) && own.some((part, k) => Math.abs(part - there[k]) > 8)) differ.push(i / 4);
    }
    return differ.map((at) => [at % width, Math.floor(at / width)]);
}"""


def loaded(visited, address):
    """The names of the files that were asked for, but for icons."""
    asked = [url.removeprefix(address) or site.INDEX for url in visited.requests if url.startswith("http")]
    return [name for name in asked if not name.startswith(("icon", site.MANIFEST))]


@SLOW
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_first_picture_needs_one_program_one_pack_and_one_language(visiting, address, language):
    visited = visiting(settled=False, locale=language, service_workers="block").open()
    expected = [site.INDEX, site.STYLE, site.PROGRAM, site.TEXTS % language, pack.NAME]
    assert sorted(loaded(visited, address)) == sorted(expected)


def test_what_comes_before_the_first_picture_stays_small(files):
    sizes = {name: len(gzip.compress(data)) for name, data in files.items()}
    assert sizes[site.PROGRAM] <= PROGRAM and len(files[pack.NAME]) <= PACK
    assert sum(sizes[name] for name in (site.INDEX, site.STYLE, site.TEXTS % "ru")) <= PAGE


def test_micropython_compiles_nothing_of_the_page_but_the_games_own_entry(files):
    """Modules that refuse everything are a few lines, and the REPL's are another board's."""
    sources = {name: data for name, data in unpacked(files[pack.NAME]).items() if name.endswith(".py")}
    own = {name for name, data in sources.items() if not data.startswith(b"def __getattr__")}
    assert {name for name in own if not name.startswith("repl/")} == {"drive/code.py"}


@SLOW
def test_the_pack_is_begun_before_the_program_is_here(visiting):
    visited = visiting()
    visited.page.route(f"**/{site.PROGRAM}", lambda route: None)  # it never comes
    with visited.page.expect_request(f"**/{pack.NAME}"):
        visited.page.goto(visited.address, wait_until="commit")


@SLOW
@pytest.mark.parametrize("window", ["phone", "laptop", "large desktop", "small phone"])
def test_a_newcomer_sees_the_title_without_its_words_before_the_game_runs(visiting, until, window):
    visited = visiting(window, settled=False)
    held = []
    visited.page.route(f"**/{pack.NAME}", lambda route: held.append(route))
    visited.page.goto(visited.address, wait_until="commit")
    until(visited.page, "performance.getEntriesByName('still').length")
    assert visited.page.get_by_text("Loading").is_visible()
    for route in held:
        route.continue_()
    until(visited.page, "Boolean(boneyard.program.host)")
    visited.page.get_by_text("Loading").wait_for(state="hidden")
    until(visited.page, f"async () => !(await ({DIFFERENT})()).length")


@SLOW
@pytest.mark.parametrize(
    ("settled", "locale", "seen"), [(False, "en", True), (False, "ru", False), (True, "en", False)], ids=str
)
def test_a_newcomer_reads_what_the_page_is_before_the_program_is_here(visiting, until, settled, locale, seen):
    visited = visiting(settled=settled, locale=locale)
    visited.page.route(f"**/{site.PROGRAM}", lambda route: None)  # it never comes
    visited.page.goto(visited.address, wait_until="commit")
    until(visited.page, "Boolean(document.styleSheets.length && document.querySelector('footer'))")
    assert visited.page.get_by_text("Eight games of dominoes").is_visible() == seen
    assert not visited.page.get_by_text("Play", exact=True).is_visible()  # a press on it would be lost


@SLOW
def test_the_title_finds_its_modules_loaded(visiting):
    visited = visiting().open()
    visited.page.evaluate(BEGIN, [LOOKER, {}])
    before = visited.ask("loaded")
    visited.step(3)
    assert visited.ask("scene") == "title" and set(visited.ask("loaded")) <= set(before)


@SLOW
@pytest.mark.parametrize(("settled", "link"), [(True, ""), (False, "#game=draw")])
def test_nobody_sees_the_still_whom_another_picture_awaits(visiting, settled, link):
    visited = visiting(settled=settled, link=link).open()
    assert visited.page.evaluate("performance.getEntriesByName('still').length") == 0


class TestBundle:
    """Modules of JavaScript in one file."""

    def test_a_module_comes_after_those_that_it_imports_and_once(self):
        modules = {
            "first": 'import {a as b} from "page/other.js";\nimport * as third from "page/third.js";\nb(third);\n',
            "other": 'import {c} from "page/third.js";\n// A comment.\nexport function a() {}\n',
            "third": "/** @type {number} */\nexport const c = 1;\n",
        }
        made = bundle.together(modules, "first")
        assert made.index("$third = await") < made.index("$other = await") < made.index("$first = await")
        assert "const {a: b} = $other;" in made and "const third = $third;" in made and "return {a};" in made
        assert made.count("$third = await") == 1 and "comment" not in made and "@type" not in made

    def test_a_comment_inside_a_line_stays_with_it(self):
        text = "  /** @type {any} */ (a).b();\n/** @type {any} */\nc();\n"
        assert bundle.bare(text) == "  /** @type {any} */ (a).b();\nc();\n"

    @pytest.mark.parametrize("text", ['import a from "page/a.js";', "export default 1;", "export let a = 1;"])
    def test_what_it_does_not_know_is_refused(self, text):
        with pytest.raises(ValueError, match="first.js"):
            bundle.together({"first": text}, "first")
