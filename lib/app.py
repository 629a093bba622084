# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The app: the flow from scene to scene, one frame at a time."""

from __future__ import annotations

import displayio

import loader
from answer import Answer
from art import Art
from drawings import PITCH
from engine.rng import Rng
from handheld import FRAME
from handheld.buttons import CHART, SELECT, START, A, B
from seats import PERSON
from tables import room_of
from words import names
from words.label import Label
from words.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from types import ModuleType
    from typing import Any, Protocol

    from engine.kinds import MaybeNone, Move, Thoughts
    from engine.match import Match
    from engine.players.player import Player
    from handheld import Handheld
    from kinds import Scene, Steps
    from saves.settings import Settings
    from screens import Ahead
    from words.font import Font
    from words.prose import Prose

    class _Prose(Protocol):
        def Prose(self, art: Art, font: Font | None) -> Prose: ...

    class _Machine(Protocol):
        def player(self, app: App, seat: int) -> Player: ...


_MARGIN = 6  # px around the sentence that the game had to stop
_CREAM = 0xFFE384
# The sounds of the presses of buttons; the others move something.
_CLICKS = {A: "taken", START: "taken", SELECT: "taken", CHART: "taken", B: "left"}
_RESTS = 200  # ms without a press, after which choices are saved, and modules of the next scenes are loaded


class App:
    """The whole game on a Handheld. `step()` does one frame; call it forever.

    match          the match being played, or None
    match_modules  the names of the engine's modules that the match needs
    names          the name of each seat in the match, the person's first
    chances        the Rng of the machine's player at each seat, and None at the person's
    level          the name of the level at which the machine plays
    puzzle         the puzzle whose position is the match: a tuple made by saves.puzzles, or for a position of a
                   judged match by saves.judged; else None
    own            the person's own match, its modules and its level, while another one is shown in its place: that
                   of a puzzle or of a record; else None. Until then nothing saves a match
    packed_match   the match as it was before the round's deal, as saves.writing packs it
    counted        how many of the match's rounds are in the statistics
    charted        whether the chart was looked at in the match
    new_deeds      the deeds that were done in the match for the first time, a bit for each, see saves.deeds
    new_doubles    the doubles of the Set that were won by the match, a bit for each, see saves.doubles
    number         the number of the match, from which all its deals and chances follow; None if an earlier
                   version of the game began it
    fair           the seed and the salt of the match (docs/fairness.md), as handheld.chance returns them; b"" if
                   its number was given
    secret         those of the next match
    deal_seed      the seed that names the round's deal
    packed_choice  the game that was last chosen, and how, as Choice.pack returns it
    settings       the Settings
    note           a sentence about the saved data, which the title shows, or ""
    scene          the name of the scene that is shown
    back           the name of the scene that the pause leads back to: "table", "summary" or "result"
    leads          the name of the scene that START leads to from this one, whenever it is pressed; "" where that
                   depends
    menu           the name of the scene that the options lead back to, and the scene fair: "title", "pause", "result"
                   or "the_set"
    seeds          the Rng from which the deals of the match come
    left_table     the state of the table during a pause, or of the review while a move is judged, to look the same
                   afterwards: a dict that only its own scene reads, or the scene judge; or None
    was_counted    whether the summary was counted up before a pause
    chosen_row     what was chosen in the scene new_game or house_rules, for the scene that comes after it: whether
                   the latter was shown, the number of the row, and the match's number or None; else None
    wanted         the function that begins the match that was asked for, while the scene give_up asks whether to
                   drop the one that is played
    lesson         the name of the game whose first lesson was opened, and that of the scene that it leads back to;
                   None once the help is shown again
    options_row    the name of the row that is chosen when the options open, or "" for the first
    is_new         whether the title hasn't been shown yet
    launched       whether another program has started the game, to which the pause leads back
    words          the Words in the language that is set
    """

    judges = False  # whether the host judges all of the person's moves, see judged
    match: Match | MaybeNone
    packed_choice: bytes
    settings: Settings
    left_table: dict[str, Any] | MaybeNone
    chosen_row: tuple[bool, int | None, int | None] | None
    puzzle: tuple[Any, ...] | MaybeNone
    wanted: Callable[[App], object] | MaybeNone
    own: tuple[Match, Sequence[str], str] | MaybeNone
    lesson: tuple[str, str] | MaybeNone

    def __init__(self, handheld: Handheld) -> None:
        self.handheld = handheld
        loader.meanwhile = None  # until all is made that answers a press
        with loader.guest():
            self.settings = chosen = _settings().load(handheld)
        self.words = Words(chosen.language)
        self.art = Art(
            handheld.screen.width,
            handheld.screen.height,
            handheld.profile.names,
            chosen.theme,
            chosen.numerals,
            chosen.cloth,
            chosen.back,
        )
        if chosen.swap:
            self.art.swap()
        self.match = self.left_table = self.chosen_row = None
        self.lesson = None
        self.puzzle = self.own = self.wanted = None
        self.was_counted = False
        self.is_new = True
        self.launched = self.charted = False
        self.names: tuple[str, ...] = ()
        self.chances: list[Rng | MaybeNone] = []
        self.match_modules: Sequence[str] = ()
        self.level = self.note = self.scene = self.leads = self.options_row = ""
        self.back, self.menu = "table", "title"
        self.packed_match = self.fair = b""
        self.counted = self.deal_seed = self.new_deeds = self.new_doubles = 0
        self.number: int | MaybeNone = None
        with loader.guest():
            self.secret = _chance().secret()
        self.seeds = Rng(0)
        self._presses: list[int] = []  # the presses that weren't taken yet
        self._click: int | None = None  # the button whose press was taken in this frame
        self._still = False  # whether nothing has changed on the screen in this frame
        # The generator that plays the scene.
        self._flow: Steps[None] | MaybeNone = None
        self._next = ""  # the name of the next scene, once this one has ended
        self._to_save = False  # whether to save once the next picture is shown
        self._to_remember = False  # whether something was chosen that wouldn't survive a reset yet
        self._expected: tuple[str, ...] = ()  # the names of the scenes that may come next
        self._ahead: Ahead | None = None  # the Ahead that loads their modules
        self._answer = Answer(self)
        loader.meanwhile = self._pass_time
        with loader.guest():
            _store().load(self)
        self.start("title" if self.settings.kept else "language")

    def start(self, name: str, opening: Iterable[int | None] = ()) -> None:
        """End the scene that is shown, and begin the one of that name. The generator `opening`, if given, runs
        first."""
        if self._flow:
            self._flow.close()
        self._answer.drop()
        self.scene = self._next = ""
        self._flow = self._open(opening, name)

    def step(self) -> None:
        """Do one frame: take a press, run the scene, show the changes, and wait for the next frame."""
        self.pressed()
        self._still = False
        if self._next:
            self._begin()
        while next(self._flow) == loader.COLLECT:
            loader.collect()
        if self._next and not self._end():
            return  # nothing is shown between the two scenes
        if not self._still:
            self.handheld.screen.refresh()
            if self._to_save and not self._answer.waits:  # the new page or table is shown
                self._to_save = False
                self.save()
        elif self._to_remember and self.scene != "table" and self._rests():  # a table has no memory for that
            self.remember()
        if self._click is not None:  # only now: the picture must not wait for its sound
            self.play_sound(_CLICKS.get(self._click, "cursor"))
            self._click = None
        self.handheld.rest()

    def _open(self, opening: Iterable[int | None], name: str) -> Steps[None]:
        """Run the generator `opening`, and make the scene of that name the next (generator)."""
        yield from opening
        self._next = name
        yield

    def _follow(self, name: str) -> Steps[None]:
        """Play the scene of that name, and find the next (generator)."""
        self._next = yield from self.play(name)
        yield

    def _end(self) -> bool:
        """Drop the scene that has ended. Return whether a picture answers the press that led to the next.

        The next scene begins, and the garbage of this one is collected, only in the next call of `step()`. During
        this call, a word on the firmware's stack may point at a finished generator, which keeps its locals alive:
        a whole table, for example.
        """
        self._flow = self._follow(self._next)
        if self._answer.name == self._next:
            return True
        self._answer.drop()  # the old picture and the new one don't both fit in memory
        return self._answer.begin(self._next)

    def _begin(self) -> None:
        """Unload every module that the next scene doesn't list, and begin it."""
        name, self._next = self._next, ""
        loader.open_screen(self, name)

    def _pass_time(self) -> None:
        """While something takes long: answer a press, and let something move."""
        self.pressed()
        self._answer.go_on()

    @property
    def own_match(self) -> Match | None:
        """Return the person's own match, or None. While another one is shown, see `own`, it is not `match`."""
        return self.own[0] if self.own else self.match

    # For scenes. The generators yield once a frame.

    def answer(self, name: str) -> None:
        """Show the first picture of the scene of that name at once, though this one hasn't ended yet: call it where
        that is sure to come next."""
        if self._answer.name != name and self._answer.begin(name):
            self.handheld.screen.refresh()

    def page(self) -> tuple[displayio.Group, displayio.Group]:
        """See Answer.page."""
        return self._answer.page()

    def play(self, name: str) -> Steps[str]:
        """Play a scene (generator). Return the name of the next, which its `run` returned."""
        self.scene = name
        self.leads = self._answer.name = ""
        self._expected, self._ahead = (), None
        self.handheld.buttons.charts = False
        scene = self.make(name)
        self.handheld.screen.show(scene.group)
        return (yield from scene.run())

    def make(self, name: str) -> Scene:
        """Return a new Scene of that name."""
        return loader.scene(self, name, room_of(self.match.game) if self.match else "")

    def writer(self, font: Font | None = None) -> Prose:
        """Return a new Prose, which writes on the pages of a screen, in another Font than usual if one is given."""
        return _prose().Prose(self.art, font)

    def pressed(self) -> int | None:
        """Return the first button that was pressed and not yet taken, or None. Where START certainly leads to
        another scene, that is answered at once."""
        presses = self._presses
        button = self.handheld.buttons.next(not presses)
        if button is not None:
            presses.append(button)
        if self.leads and presses and presses[0] == START:
            self.answer(self.leads)
        return presses[0] if presses else None

    def press(self, idle: Callable[[], bool | None] | None = None) -> Steps[int]:
        """Wait for a press, take it and return its button (generator). Meanwhile call `idle()`, if given, each
        frame; it returns whether it has changed the screen."""
        yield
        while self.pressed() is None:
            self._still = not idle or not idle()
            if self._expected and self._rests():
                self._load_ahead()
            yield
        self._click = self._presses.pop(0)
        return self._click

    def _rests(self) -> bool:
        """Return whether no button was pressed for a moment."""
        return self.handheld.elapsed(self.handheld.buttons.since) > _RESTS

    def _load_ahead(self) -> None:
        """Load one more module of the expected scenes, but first of all the one with the table of modules."""
        if self._ahead:
            self._ahead.step(self._expected)
        else:
            from screens import Ahead

            self._ahead = Ahead(self)

    def expect(self, *scenes: str) -> None:
        """While this scene is shown, load the modules of the scenes of these names, instead of those expected
        before. A table leaves no memory for that."""
        self._expected = scenes

    def are_pressed(self, buttons: Sequence[int]) -> bool:
        """Return whether a press of any of these buttons waits."""
        return self.pressed() is not None and any([button in buttons for button in self._presses])

    def forget_press(self, button: int | None) -> None:
        """Drop the waiting press if it is of this button."""
        if button is not None and self.pressed() == button:
            self._presses.pop(0)

    def forget_presses(self, of: Sequence[int] | None = None) -> None:
        """Drop the presses made before a scene could be seen: only of the buttons `of`, if given. A press that is
        already answered stays."""
        buttons = self.handheld.buttons
        while buttons.waiting():
            self._presses.append(buttons.next(False))
        kept = [button for button in self._presses if self._answer.name or of and button not in of]
        if len(kept) < len(self._presses):
            self.play_sound("dropped")
        self._presses = kept

    def animate(self, duration: int, draw: Callable[[int], object]) -> Steps[None]:
        """Call `draw(part)` each frame, with a part that grows to 256 in `duration` ms, scaled by the speed that is
        set (generator). Before the call, the screen should already show part 0.

        A press ends the animation at once with part 256, and stays untaken.
        """
        start = self.handheld.ticks() - FRAME  # so that something moves in the first frame
        gone = FRAME
        duration = duration * self.settings.speed // 2
        while gone < duration and self.pressed() is None:
            draw(gone * 256 // duration)
            yield
            gone = self.handheld.elapsed(start)
        draw(256)
        yield

    def hurries(self) -> bool:
        """Return whether to cut motions short: a press waits, or animations are off."""
        return self.pressed() is not None or not self.settings.speed

    def think(
        self, thoughts: Thoughts, stop: Sequence[int] | None = None, show: Callable[[int], object] | None = None
    ) -> Steps[Any]:
        """Run through the `thoughts` of a player, a generator, and return the last one (generator).

        A press of one of the buttons `stop`, or of any button if none is given, ends the thinking: return None,
        and leave the press untaken. Thoughts are short, so look at the buttons and yield only when a frame is due:
        to look after each took a fifth of the Expert's time. Then call `show`, if given, with the ms since the
        start.
        """
        ticks, elapsed = self.handheld.ticks, self.handheld.elapsed
        start = frame = ticks()
        thought = None
        for thought in thoughts:
            if elapsed(frame) < FRAME:
                continue
            if self.are_pressed(stop or self._presses):
                thought = None
                break
            if show:
                show(elapsed(start))
            yield
            frame = ticks()
        return thought

    def player(self, seat: int) -> Player:
        """Return a new machine player for a seat, see tables.machine."""
        return _machine().player(self, seat)

    def hint(self, find: Callable[[App], Steps[Any]] | None = None) -> Steps[Any]:
        """Find the move that Skilled would make in the person's place, or the one that `find(app)` finds
        (generator). Return it and the reason for it in words, or None if a button was pressed. While SELECT may
        still lead to the chart, nothing is told."""
        with loader.guest():
            found: tuple[Move, str] | None = yield from (find or _hint().ask)(self)
        while self.handheld.buttons.held == SELECT and self.pressed() is None:
            yield
        if self.pressed() == CHART:
            self.answer("chart")
            return None
        if found:
            self.play_sound("hint")
        return found

    def pause(self, duration: int) -> Steps[None]:
        """Wait `duration` ms, or until a press (generator)."""
        yield
        start = self.handheld.ticks()
        while self.handheld.elapsed(start) < duration and self.pressed() is None:
            self._still = True
            yield

    def leave_table(self) -> None:
        """Drop the state of the table or the summary during a pause, and unload the Chinese tiles."""
        self.left_table = None
        self.was_counted = False
        self.art.chinese = None

    def match_scene(self) -> str:
        """Return the name of the scene in which the match goes on: its table, or its result once it is over."""
        return "table" if self.match.result is None else "result"

    def drop_match(self) -> None:
        """Drop the match, which counts as lost if it isn't over and a round was scored, and save that."""
        with loader.guest():
            _store().drop(self)

    def next_deal(self) -> None:
        """Deal the next round."""
        with loader.guest():
            _store().deal(self)

    def take_back(self) -> None:
        """Take back the last move of the round. `remember` saves that; the memory isn't enough for both at once."""
        with loader.guest():
            _saved_match().take_back(self)

    def remember(self) -> None:
        """Save the match, the settings and the choice in memory that survives a reset."""
        self._to_remember = False
        with loader.guest():
            _writing().remember(self)

    def save(self) -> None:
        """Save the changes in memory that survives power off: after a round, and where the player may leave."""
        with loader.guest():
            _store().save(self)

    def save_soon(self) -> None:
        """Save once the next picture is shown: the person doesn't wait for it."""
        self._to_save = True

    def remember_soon(self) -> None:
        """Do what `remember` does once the person has stopped pressing buttons."""
        self._to_remember = True

    def play_sound(self, name: str) -> None:
        """Start a sound, see handheld.speaker."""
        self.handheld.speaker.play(name)

    def show_lights(self, seat: int | None) -> None:
        """Show with a light whose turn it is, from left to right like the names above a table; None shows none."""
        lights = self.handheld.lights
        if seat is None:
            lights.show(0, 0, False)
        else:
            lights.show(seat * 4 // (self.match.seats - 1), 1, seat == PERSON)

    def clear(self) -> None:
        """Unload the scene and its modules, because memory ran out or the scene failed; then show a sentence that
        says so. Show no more than that: the module that tells more may fail to load."""
        font = self.art.font
        loader.meanwhile = None
        self._flow = self.art = None  # type: ignore[assignment]  # only `step` would use them
        loader.unload_all()
        lines = self.words.forms(names.HAD_TO_STOP)
        group, ink = displayio.Group(), displayio.Palette(2)
        ink[1] = _CREAM
        for i, line in enumerate(lines):
            label = Label(font, ink, font.width(line), _MARGIN, _MARGIN + i * PITCH)
            label.show(line)
            group.append(label.grid)
        self.handheld.screen.show(group)
        self.handheld.screen.refresh()

    def sentence(self, seat: int, name: int, *values: object, key: str | None = None) -> str:
        """Return the first form of a sentence if the seat is the person's, else the second, which begins with the
        seat's name; `values` fill either. For the sentence's name and `key` see Words."""
        you, they = self.words.forms(name, key)
        return you % values if seat == PERSON else they % ((self.names[seat],) + values)

    def button_name(self, button: int) -> str:
        """Return this board's name for B, A, START or SELECT; in the language's words if another button is held
        down for it."""
        profile = self.handheld.profile
        name = profile.names[button]
        return self.words(names.HOLD) % name if button in profile.held.values() else name

    def side_name(self, side: int) -> str:
        """Return the name of a side of the match, made of the names of its seats."""
        return "+".join([name for seat, name in enumerate(self.names) if self.match.side(seat) == side])


def _chance() -> ModuleType:
    from handheld import chance

    return chance


def _prose() -> _Prose:
    from words import prose

    return prose


def _settings() -> ModuleType:
    from saves import settings

    return settings


def _store() -> ModuleType:
    loader.load("saves.writing", "saves.memory", "saves.match", "saves.store")
    from saves import store

    return store


def _writing() -> ModuleType:
    from saves import writing

    return writing


def _saved_match() -> ModuleType:
    from saves import match

    return match


def _machine() -> _Machine:
    from tables import machine

    return machine


def _hint() -> ModuleType:
    from tables import hint

    return hint
