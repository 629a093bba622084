# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Every screen of the game in every language and theme, on every size of screen."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import loader
from engine import games, history, record
from engine.judge import kept as of_record
from environment import ROOT
from languages import Language
from pictures import guided
from saves import notes
from saves.memory import Memory
from saves.writing import pack
from scenes import TAUGHT, help, trouble
from simulator import Simulator
from simulator.badge import SIZES
from simulator.nvm import Nvm
from words import names

if TYPE_CHECKING:
    from typing import Any, Self

    from PIL.Image import Image

    from app import App

FIXTURES = ROOT / "tests" / "fixtures"
SEEN = 0.3  # s, after which a scene takes a picture to have been seen; before, it drops what is pressed
REST = 0.5  # s until a look back has shown its line, and said what happened, and a new game all of its choice
FACTS = 3  # s until a result tells what stood out in its match
LONGEST = 300  # frames until a scene waits for a press
ALL, NONE = -1, 0  # as a number of moves

# For each screen: its name, its scene, its match (a record in tests/fixtures, and how many of its moves are made),
# and the presses. In one that is JUDGED, the moves have been judged, as on hosts with memory for it; the page on the
# match is shown over the review. One that is GUIDED has a note of the guide, see pictures.guided.
GUIDED, JUDGED = "guided-", "judged"
_PLAYED = 4  # s until a round has ended whose last tile plays itself
PUZZLE = "puzzle"  # the table with the first puzzle
OVER = {"judgement": "review", "judge": "review"}
SCREENS: list[tuple[str, str, tuple[str, int] | None, str]] = [
    ("language", "language", None, ""),
    ("title", "title", None, ""),
    ("title-match", "title", ("all_fives_match", 18), ""),
    ("title-note", "title", None, ""),
    ("options", "options", None, ""),
    ("options-end", "options", None, "UP"),
    ("house_rules", "house_rules", None, "DOWN DOWN"),
    ("puzzles", "puzzles", None, ""),
    ("puzzles-hard", "puzzles", None, "LEFT"),
    ("puzzle", PUZZLE, None, ""),
    ("puzzle-hint", PUZZLE, None, "SELECT"),
    ("statistics", "statistics", None, ""),
    ("statistics-solo", "statistics", None, "LEFT LEFT"),
    ("statistics-judged", "statistics", None, "LEFT"),
    ("the_set", "the_set", None, ""),
    ("the_set-won", "the_set", None, "UP"),
    ("evening", "evening", None, ""),
    ("evening-begun", "evening", None, "A"),
    ("statistics-clear", "statistics", None, "A"),
    ("table-lead", "table", ("all_fives_match", 14), ""),
    ("table-ghost", "table", ("all_fives_match", 22), "A"),
    ("table-played", "table", ("all_fives_match", 22), "A A"),
    ("table-hint", "table", ("all_fives_match", 20), "SELECT"),
    ("table-kurnik", "table", ("kurnik_match", 22), ""),
    ("table-draw", "table", ("draw_match", 28), ""),
    ("table-must-draw", "table", ("draw_match", 8), ""),
    ("table-double-twelve", "table", ("draw_four_double_twelve", 60), ""),
    ("table-kozel", "table", ("kozel_partners", 19), ""),
    ("table-must-pass", "table", ("kozel_partners", 7), ""),
    ("table-bergen", "table", ("bergen_match", 8), ""),
    ("table-drew-in-vain", "table", ("bergen_match", 4), "A"),
    ("table-blitz", "table", ("blitz_eight", 11), ""),
    ("table-go-on", "table", ("blitz_match", 48), "SELECT"),
    ("tien_gow-lead", "table", ("tien_gow_match", 24 + 3), "SELECT"),
    ("tien_gow-follow", "table", ("tien_gow_match", 15), ""),
    ("tien_gow-set", "table", ("tien_gow_match", 24 + 3), "UP RIGHT UP"),
    ("tien_gow_help", "ranking", ("tien_gow_match", 15), ""),
    ("tien_gow_help-more", "ranking", ("tien_gow_match", 15), "DOWN"),
    ("pai_gow-stake", "table", ("pai_gow_match", 1), ""),
    ("pai_gow-split", "table", ("pai_gow_match", 1), "A"),
    ("pai_gow-hint", "table", ("pai_gow_match", 1), "A SELECT"),
    ("pai_gow-compared", "table", ("pai_gow_match", 1), "A A"),
    ("pai_gow-next", "table", ("pai_gow_match", 1), "A A A"),
    ("pai_gow_ranking", "ranking", ("pai_gow_match", 1), ""),
    ("pai_gow_ranking-more", "table", ("pai_gow_match", 1), "UP DOWN"),
    ("pause", "pause", ("all_fives_match", 18), ""),
    ("give_up", "give_up", ("all_fives_match", 18), ""),
    ("fair", "fair", ("all_fives_match", 18), ""),
    ("fair-over", "fair", ("all_fives_match", ALL), ""),
    ("deal", "deal", None, ""),
    ("chart", "chart", ("kozel_partners", 19), ""),
    ("chart-double-twelve", "chart", ("draw_four_double_twelve", 60), ""),
    ("chart-blitz", "chart", ("blitz_eight", 11), ""),
    ("help", "help", ("all_fives_match", 18), ""),
    ("summary-all_fives", "summary", ("all_fives_match", 13), ""),
    ("summary-below-zero", "summary", ("all_fives_match", 54), ""),
    ("summary-kurnik", "summary", ("kurnik_match", 70), ""),
    ("summary-level", "summary", ("kurnik_blocked_level", ALL), ""),
    ("summary-draw", "summary", ("draw_match", 65), ""),
    ("summary-double-twelve", "summary", ("draw_four_double_twelve", 168), ""),
    ("summary-kozel", "summary", ("kozel_partners", 25), ""),
    ("summary-kozel-two", "summary", ("kozel_match", 15), ""),
    ("summary-kozel-three", "summary", ("kozel_three_level", 84), ""),
    ("summary-bergen", "summary", ("bergen_match", 30), ""),
    ("summary-bergen-blocked", "summary", ("bergen_match", 68), ""),
    ("summary-blitz", "summary", ("blitz_eight", ALL), ""),
    ("summary-blitz-blocked", "summary", ("blitz_match", 79), ""),
    ("tien_gow_summary", "summary", ("tien_gow_match", 24), ""),
    ("tien_gow_summary-tie", "summary", ("tien_gow_level", 76), ""),
    ("result-won", "result", ("all_fives_match", ALL), ""),
    ("result-lost", "result", ("draw_match", ALL), ""),
    ("result-goat", "result", ("kozel_match", ALL), ""),
    ("result-goat-of-three", "result", ("kozel_three_level", ALL), ""),
    ("result-goats", "result", ("kozel_partners", ALL), ""),
    ("result-four", "result", ("bergen_four_level", ALL), ""),
    ("result-eight", "result", ("blitz_eight", ALL), ""),
    ("result-tien_gow", "result", ("tien_gow_match", ALL), ""),
    ("result-pai_gow", "result", ("pai_gow_match", ALL), ""),
    ("review", "review", ("all_fives_match", ALL), ""),
    ("review-all_fives", "review", ("all_fives_match", ALL), "LEFT"),
    ("review-round", "review", ("draw_match", ALL), "UP"),
    ("review-kozel", "review", ("kozel_partners", ALL), "LEFT LEFT"),
    ("review-bergen", "review", ("bergen_match", ALL), "LEFT LEFT LEFT LEFT LEFT"),
    ("review-blitz", "review", ("blitz_eight", ALL), "LEFT LEFT"),
    ("review-tien_gow", "review", ("tien_gow_match", ALL), "LEFT LEFT"),
    ("review-pai_gow", "review", ("pai_gow_match", ALL), "LEFT RIGHT"),
    ("judged", "review", ("pai_gow_push_and_zero", ALL), ""),
    ("judged-all_fives", "review", ("all_fives_won_in_mid_round", ALL), "SELECT"),
    ("judged-tien_gow", "review", ("tien_gow_level", ALL), "SELECT"),
    ("judged-pai_gow", "review", ("pai_gow_push_and_zero", ALL), "SELECT"),
    ("judge-all_fives", "judge", ("all_fives_won_in_mid_round", ALL), "SELECT"),
    ("judge-tien_gow", "judge", ("tien_gow_level", ALL), "SELECT"),
    ("judge-pai_gow", "judge", ("pai_gow_match", ALL), "SELECT"),
    ("judged-page", "judgement", ("all_fives_won_in_mid_round", ALL), "RIGHT"),
]
SCREENS += [(f"new_game-{name}", "new_game", None, "DOWN " + "RIGHT " * i) for i, name in enumerate(games.NAMES)]

# For each game all pages of its help: their name's beginning, the scene, and the game.
HELP = [(f"help-{name}", "help_chosen", name) for name in games.NAMES]

# The beginnings of more names: the other choices for a new match, and the messages when the game can't go on.
CHOICES, TROUBLE = "choice-", "trouble-"
LESSON = "lesson-"  # and of the questions of the first lessons, each with its reason
DEALS = None, 20261127, 12345  # the numbers in the row of the deal: a random one, today's, and one that was entered
FAULTY = "title-note"  # the title with a sentence on lost data

# A board for each size of the screen; no board has the last yet.
BOARDS = {
    board: SIZES[board] for board in ("pybadge", "tinycircuits_thumby_color", "pimoroni_picosystem", "deshipu_ugame_s3")
}
BOARDS["240x135"] = (240, 135)
ANY = SIZES | BOARDS  # everything that there can be pictures of

# By game and level: matches, wins, the best round, the longest run, the run that goes on, the sum of margins, and
# the matches with the chart.
STATISTICS = {
    (0, 0): [12, 10, 85, 6, 2, 610, 3],
    (0, 1): [25, 14, 90, 5, 0, 220, 8],
    (0, 2): [16, 6, 65, 2, 1, -310, 11],
    (0, 3): [7, 2, 60, 1, 0, -240, 7],
}
DEEDS = b"\x29\x20\x0b"  # as saves.deeds packs them
# The judged matches whose mistakes are counted; and by game the judged matches, and the luck in per mille.
JUDGED_MATCHES, LUCK = 20, {0: [12, 342], 1: [3, -47], 3: [5, -1204], 6: [1, 30]}


class Look:
    """A badge with a language and a theme that shows one screen after another.

        with Look("bg", "contrast", "pybadge") as look:
            for name, picture in look.pictures():
                picture.save(f"{name}.png")

    If it isn't `painted`, there are no pictures, only the screens. Several can share `judgements`, a dict that begins
    empty, of what records keep of them: so each match is judged only once.
    """

    def __init__(
        self,
        language: str,
        theme: str,
        board: str,
        painted: bool = True,
        judgements: dict[str, Any] | None = None,
    ) -> None:
        self._judgements = {} if judgements is None else judgements
        self.badge = Simulator(
            seed=1,
            size=ANY[board],
            nvm=kept(language=language, theme=theme),
            board=board if board in SIZES else "pybadge",
            painted=painted,
        )

    def __enter__(self) -> Self:
        import judged

        loader.unload(loader.loaded("scenes", "tables"))  # of a badge before this one
        self.badge.datetime = (2026, 11, 27, 12, 0, 0)
        self.badge.__enter__()
        self.badge.start(judged.JudgedApp)
        return self

    def __exit__(self, *raised: object) -> None:
        self.badge.__exit__(*raised)

    def pictures(self, wanted: str = "") -> Iterator[tuple[str, Image]]:
        """Yield the name and the picture, a PIL image in RGB, of each screen whose name begins with `wanted`; a
        page of the help is a screen, too."""
        for name in self.screens(wanted):
            yield name, self.badge.frame()

    def screens(self, wanted: str = "") -> Iterator[str]:
        """Show each screen whose name begins with `wanted`, and yield its name."""
        for name, scene, match, buttons in SCREENS:
            if name.startswith(wanted):
                app: Any = self.badge.app  # a JudgedApp
                app.judges = name.startswith(JUDGED)
                app.kept = self._judgements.get(match[0]) if match else None
                self._show(
                    OVER.get(scene, scene),
                    match,
                    buttons.split(),
                    self._longest_fault() if name == FAULTY else "",
                )
                if match and app.judges and match[0] not in self._judgements:
                    self._judgements[match[0]] = of_record.tell(app.teller.judging)
                yield name
        walks = [(name, self._pages(name, scene, game)) for name, scene, game in HELP]
        walks += [(CHOICES, self._choices()), (TROUBLE, self._troubles()), (GUIDED, self._guided(wanted))]
        walks.append((LESSON, self._lessons(wanted)))
        for name, pages in walks:
            if name.startswith(wanted) or wanted.startswith(name):
                yield from (page for page in pages if page.startswith(wanted))

    def _show(
        self,
        scene: str,
        match: tuple[str, int] | None,
        buttons: Sequence[str] = (),
        note: str = "",
        guide: int = 0,
        left: dict[str, Any] | None = None,
    ) -> None:
        app = self.badge.app
        app.handheld.screen.show(None)
        app.forget_presses()
        app.note = note
        app.leave_table()
        app.match = app.puzzle = app.own = None
        app.settings.guide = guide
        if match:
            sit_down(app, *match)
            app.left_table = left
        if scene == PUZZLE:
            from saves import puzzles

            puzzles.begin(app, 0)
        app.start("table" if scene == PUZZLE else scene)
        self._wait()
        if scene == "result":
            self.badge.run(FACTS)
        while app.is_judging:  # type: ignore[attr-defined]  # the same
            self.badge.step()
        for button in buttons:
            self.badge.run(SEEN)
            self.badge.press(button)
            self._wait()
        if scene in ("review", "new_game"):
            self.badge.run(REST)

    def _longest_fault(self) -> str:
        """The longest sentence on saves that were lost or couldn't be written."""
        said = Language(self.badge.app.words.language)
        return max([*said.FAULTS.values(), *said.NO_ROOM.values()], key=len)

    def _wait(self) -> None:
        """Wait until the scene waits for a press."""
        badge = self.badge
        badge.run(0.1)
        for _ in range(LONGEST):
            if badge.doing == "press":
                return
            badge.step()

    def _choose(self, game: str) -> None:
        """Let a game be the one that was chosen last."""
        from saves.choice import Choice

        choice = Choice()
        choice.set_game(game)
        self.badge.app.packed_choice = choice.pack()

    def _press(self, button: str) -> None:
        self.badge.press(button)
        self._wait()

    def _pages(self, name: str, scene: str, game: str) -> Iterator[str]:
        """The pages of the help on a game."""
        self._choose(game)
        self._show(scene, None)
        help = self.badge.scene
        page = None
        while page != (0, 0):
            number, part = page or (0, 0)
            yield f"{name}-{number + 1}{'bcd'[part - 1] if part else ''}"
            self._press("RIGHT")
            page = help.number, help.part

    def _lessons(self, wanted: str) -> Iterator[str]:
        """Each question of the first lessons, and its reason after a wrong answer."""
        for game in TAUGHT:
            name = f"{LESSON}{game}-"
            if name.startswith(wanted) or wanted.startswith(name):
                self._show(help.learn(self.badge.app, game, "title"), None)
                for number in range(1, 6):
                    yield f"{name}{number}"
                    if not self.badge.scene.questions[number - 1][3]:
                        self._press("RIGHT")
                    self._press("A")
                    yield f"{name}{number}b"
                    self._press("A")

    def _guided(self, wanted: str) -> Iterator[str]:
        """Each note of the guide to each game, at the first table that has its case and a place for it."""
        for game in games.NAMES:
            for note, places in guided.tables(game).items():
                name = f"{GUIDED}{game}-{note}"
                if not name.startswith(wanted):
                    continue
                for played, made, left, buttons in places:
                    self._show("table", (played, made), buttons, guide=notes.bit(note), left=left)
                    if not getattr(self.badge.scene, "note", None):
                        self.badge.run(_PLAYED)  # the last tile of Tien Gow plays itself
                    if getattr(self.badge.scene, "note", None):  # else there was no place for it, or the round is over
                        table = self.badge.scene.table
                        getattr(table, "status", table).say("")  # a first match isn't resumed
                        self.badge.display.refresh()
                        yield name
                        break

    def _choices(self) -> Iterator[str]:
        """The other choices for a new match, each explanation once."""
        seen: set[str] = set()
        for game in games.NAMES:
            for scene in "new_game", "house_rules":
                self._choose(game)
                self.badge.app.chosen_row = (False, None, None) if scene == "new_game" else (True, 0, DEALS[-1])
                self._show(scene, None)
                yield from self._rows(game, seen)

    def _rows(self, game: str, seen: set[str]) -> Iterator[str]:
        """Yield the explanations of the current page's rows and values, except those already `seen`."""
        scene = self.badge.scene
        if scene.key is None:
            self._press("DOWN")  # from the button to the first row, the game
            self._press("DOWN")
        while scene.key is not None:
            is_told_once = bool(scene.words(names.ABOUT, scene.key) or scene.words(names.ABOUT_RULES, scene.key))
            count = len(DEALS) if scene.key == "deal" else len(scene.choice.values(scene.key))
            for _ in range(1 if is_told_once else count):
                self.badge.run(SEEN)
                told = scene.key if is_told_once else self._value(scene)
                if told not in seen:
                    seen.add(told)
                    yield f"{CHOICES}{game}-{told}"
                if not is_told_once:
                    self._press("RIGHT")
            self._press("DOWN")

    def _value(self, scene: Any) -> str:
        """The name of the value that the chosen row of a new game has."""
        key, choice = scene.key, scene.choice
        if key == "deal":
            return f"{key}-{scene.kind()}"
        partners = key == "players" and choice.rules.sides(choice.seats) < choice.seats
        of_game = scene.words(names.ABOUT, f"{key}.{choice.value(key)}.{choice.game}")
        return f"{key}-{choice.value(key)}{'-partners' * partners}{f'-{choice.game}' * bool(of_game)}"

    def _troubles(self) -> Iterator[str]:
        """The messages when the game can't go on."""
        app = self.badge.app
        words = app.words
        for error in OSError("/lib/tables/line/scene.mpy"), MemoryError(), KeyError("summary"):
            said = trouble.describe(error, "tables.line.scene", words)
            trouble.show(app.handheld, [*said, words(names.KEPT), words(names.PRESS)])
            yield TROUBLE + type(error).__name__


def sit_down(app: App, name: str, moves: int) -> None:
    """Give the app the match of a record in tests/fixtures, after that number of moves; of a name such as "draw#2",
    the beginning of round number 2."""
    from saves import choice

    name, _, number = name.partition("#")
    played = json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))
    match = guided.begun(played, int(number)) if number else record.new_match(played)
    for made, _ in enumerate(() if number else record.replay(match, played), 1):
        if made == moves or moves == NONE:
            break
    if moves == NONE and not number:  # the beginning of a record is known once its first move has been made
        history.take_back(match, [0] * len(match.scores))
    choice.sit_down(app, match, "greedy")
    app.deal_seed = 12345
    app.packed_match = pack(app)


def kept(**changed: object) -> Nvm:
    """Return the NVM of a player with these changes in the options who has played some matches."""
    from saves import judged, settings, statistics

    chosen = settings.unpack(bytes(1))
    for name, value in changed.items():
        setattr(chosen, name, value)
    nvm = Nvm()
    of_judge = judged.Judged()
    of_judge.matches, of_judge.games = JUDGED_MATCHES, LUCK
    of_judge.add("doubles", 1.5)
    of_judge.add("doubles", 1.5)
    of_judge.keep(bytes((judged.COSTS.index("doubles"),)))
    Memory(nvm).save(
        {"settings": settings.pack(chosen), **statistics.pack(STATISTICS), "deeds": DEEDS, judged.KEY: of_judge.pack()}
    )
    return nvm


def themes() -> tuple[str, ...]:
    """The themes, by name."""
    from saves import settings

    return dict(settings.ALL)["theme"]
