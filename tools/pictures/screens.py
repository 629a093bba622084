# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Every screen of the game in every language and theme, on every size of screen."""

import json

import modules
from engine import games, record
from environment import ROOT
from pictures import Looking
from simulator import Simulator
from simulator.boards import SIZES
from simulator.nvm import Nvm
from storage.memory import Memory

FIXTURES = ROOT / "tests" / "fixtures"
SEEN = 0.3  # s until a scene takes it that a picture has been seen, before which it drops what is pressed
LONGEST = 300  # frames until a scene waits for a press
ALL = -1  # as a number of moves

# A screen each: its name, its scene, the record in tests/fixtures of its match with how many moves are made, and
# what is pressed.
SCREENS = [
    ("language", "language", None, ""),
    ("title", "title", None, ""),
    ("title-match", "title", ("all_fives_match", 18), ""),
    ("options", "options", None, ""),
    ("house_rules", "house_rules", None, "DOWN DOWN"),
    ("statistics", "statistics", None, ""),
    ("table-lead", "table", ("all_fives_match", 14), ""),
    ("table-ghost", "table", ("all_fives_match", 22), "A"),
    ("table-hint", "table", ("all_fives_match", 20), "SELECT"),
    ("table-kurnik", "table", ("kurnik_match", 22), ""),
    ("table-draw", "table", ("draw_match", 28), ""),
    ("table-double-twelve", "table", ("draw_four_double_twelve", 60), ""),
    ("table-kozel", "table", ("kozel_partners", 19), ""),
    ("table-bergen", "table", ("bergen_match", 8), ""),
    ("table-blitz", "table", ("blitz_eight", 11), ""),
    ("guided", "table", ("all_fives_match", 14), ""),
    ("tien_gow-lead", "table", ("tien_gow_match", 24 + 3), "SELECT"),
    ("tien_gow-follow", "table", ("tien_gow_match", 19), ""),
    ("tien_gow_help", "ranking", ("tien_gow_match", 19), ""),
    ("pai_gow-stake", "table", ("pai_gow_match", 1), ""),
    ("pai_gow-split", "table", ("pai_gow_match", 1), "A"),
    ("pai_gow-compared", "table", ("pai_gow_match", 1), "A A"),
    ("pai_gow_ranking", "ranking", ("pai_gow_match", 1), ""),
    ("pause", "pause", ("all_fives_match", 18), ""),
    ("help", "help", ("all_fives_match", 18), ""),
    ("summary-all_fives", "summary", ("all_fives_match", 13), ""),
    ("summary-kozel", "summary", ("kozel_partners", 25), ""),
    ("summary-bergen", "summary", ("bergen_match", 30), ""),
    ("summary-blitz", "summary", ("blitz_eight", ALL), ""),
    ("tien_gow_summary", "summary", ("tien_gow_match", 24), ""),
    ("result-won", "result", ("all_fives_match", ALL), ""),
    ("result-lost", "result", ("draw_match", ALL), ""),
    ("result-goats", "result", ("kozel_partners", ALL), ""),
    ("result-eight", "result", ("blitz_eight", ALL), ""),
    ("review-all_fives", "review", ("all_fives_match", ALL), "LEFT"),
    ("review-kozel", "review", ("kozel_partners", ALL), "LEFT LEFT"),
    ("review-tien_gow", "review", ("tien_gow_match", ALL), "LEFT LEFT"),
    ("review-pai_gow", "review", ("pai_gow_match", ALL), "LEFT RIGHT"),
]
SCREENS += [(f"new_game-{name}", "new_game", None, "DOWN " + "RIGHT " * i) for i, name in enumerate(games.NAMES)]

# Of each game its help, from the first page on; how many it has is found out.
HELP = [(f"help-{name}", "help_chosen", name) for name in games.NAMES]

# A board for each size of the screen; the last is nobody's yet.
BOARDS = {board: SIZES[board] for board in (
    "pybadge", "tinycircuits_thumby_color", "pimoroni_picosystem", "deshipu_ugame_s3")}
BOARDS["240x135"] = (240, 135)

# By game and level: matches, wins, the best round, the longest run, the run that goes on, and the sum of margins.
STATISTICS = {(0, 0): [12, 10, 85, 6, 2, 610], (0, 1): [25, 14, 90, 5, 0, 220], (0, 2): [16, 6, 65, 2, 1, -310],
              (0, 3): [7, 2, 60, 1, 0, -240]}


class Look(Looking):
    """A badge with a language and a theme, that shows one screen after another.

        with Look("bg", "contrast", "pybadge") as look:
            for name, picture in look.pictures():
                picture.save(f"{name}.png")

    If it isn't `painted`, there are no pictures, only the screens.
    """

    def __init__(self, language, theme, board, painted=True):
        super().__init__(Simulator(seed=1, size=BOARDS[board], nvm=kept(language=language, theme=theme),
                                   board=board if board in SIZES else "pybadge", painted=painted))

    def __enter__(self):
        modules.let_go(modules.loaded("scenes", "tables"))  # of a badge before this one
        return super().__enter__()

    def pictures(self, wanted=""):
        """Each screen whose name begins so, or each such page: the name and the picture, a PIL image in RGB."""
        for name in self.screens(wanted):
            yield name, self.badge.frame()

    def screens(self, wanted=""):
        """Show each of them, and yield its name."""
        for name, scene, match, buttons in SCREENS:
            if name.startswith(wanted):
                self._show(scene, match, buttons.split(), name == "guided")
                yield name
        for name, scene, game in HELP:
            if name.startswith(wanted) or wanted.startswith(f"{name}-"):
                for page in self._pages(name, scene, game):
                    if page.startswith(wanted):
                        yield page

    def _show(self, scene, match, buttons=(), guided=False):
        app = self.badge.app
        app.handheld.screen.show(None)
        app.forget_presses()
        app.art.drop_chinese()
        app.note = ""
        app.match = None
        app.settings.guide = int(guided)
        if match:
            sit_down(app, *match)
        app.start(scene)
        self._wait()
        for button in buttons:
            self.badge.run(SEEN)
            self.badge.press(button)
            self._wait()

    def _wait(self):
        """Wait until the scene waits for a press."""
        badge = self.badge
        badge.run(0.1)
        for _ in range(LONGEST):
            if badge.doing == "press":
                return
            badge.step()

    def _pages(self, name, scene, game):
        app = self.badge.app
        from storage.choice import Choice

        choice = Choice()
        choice.set_game(game)
        app.packed_choice = choice.pack()
        self._show(scene, None)
        help = self.badge.scene
        page = None
        while page != (0, 0):
            number, part = page or (0, 0)
            yield f"{name}-{number + 1}{'bcd'[part - 1] if part else ''}"
            self.badge.press("RIGHT")
            self._wait()
            page = help.number, help.part


def sit_down(app, name, moves):
    """Give the app the match of a record in tests/fixtures, after so many moves."""
    from storage import choice

    played = json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))
    match = record.new_match(played)
    for made, _ in enumerate(record.replay(match, played), 1):
        if made == moves:
            break
    choice.sit_down(app, match, "greedy")
    app.deal_seed = 12345


def kept(**changed):
    """The NVM of somebody who has chosen so in the options, and who has played some matches."""
    from storage import settings, statistics

    chosen = settings.unpack(bytes(1))
    for name, value in changed.items():
        setattr(chosen, name, value)
    nvm = Nvm()
    Memory(nvm).save({"settings": settings.pack(chosen), "statistics": statistics.pack(STATISTICS)})
    return nvm


def languages():
    """The languages, by their codes."""
    import text

    return text.LANGUAGES


def themes():
    """The themes, by name."""
    from storage import settings

    return dict(settings.ALL)["theme"]
