# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The app: the flow from scene to scene, one frame at a time."""
import modules
import text
from art import Art
from engine.rng import Rng
from handheld import FRAME

PERSON = 0  # the seat; at all others sits the machine
# The packages whose modules are needed no longer than what loaded them.
_PASSING = ("scenes", "table", "text")
_TABLES = {"tien_gow": "tien_gow", "pai_gow": "pai_gow"}  # the scenes of the games that aren't played in a line
_GUIDED = "all_fives"  # the game with a guide to the first match


def table_of(match):
    """The name of the scene in which a match is played."""
    return _TABLES.get(match.name, "table")


class App:
    """The whole game on a Handheld. `step()` does one frame; call it for ever.

    match    the match being played, or None
    made_of  the names of the modules that it is made of
    names    what each seat in it is called, the person's first
    chances  the Rng of the machine's player at each seat, and None at the person's
    level    how well they play, by name
    begun    the match as it was before the round's deal, as storage.match packs it
    counted  how many of its rounds are in the statistics
    deal     the seed that names the round's deal
    chosen   what was chosen last to play, as Choice.pack makes it
    settings the Settings
    note     what the title has to say of what was kept, or ""
    scene    the name of the scene that is shown
    seeds    the Rng that all chances of this run come from
    say      the module with the sentences that all scenes share
    """

    def __init__(self, handheld):
        self.handheld = handheld
        self.settings = settings = modules.use("storage.settings", lambda settings: settings.load(handheld))
        self.art = Art(handheld.screen.width, handheld.screen.height, handheld.profile.NAMES, settings.theme,
                       settings.numerals)
        self.say = self.words()
        self.match = None
        self.names = self.chances = self.made_of = ()
        self.level = self.note = self.scene = ""
        self.begun = b""
        self.counted = self.deal = 0
        self.seeds = Rng(handheld.seed())
        self._presses = []  # that nobody has taken yet
        self._still = False
        self._group = None  # what is shown
        self._flow = self._run()
        self._use_saves(lambda saves: saves.load(self))

    def step(self):
        """One frame: take a press, let the scene go on, show what has changed, and wait for the next."""
        self.pressed()
        self._still = False
        next(self._flow)
        if not self._still:
            self.handheld.screen.refresh()
        self.handheld.rest()

    def _run(self):
        name = "title" if self.settings.kept else "language"
        while True:
            self._show(None)  # what is still to be seen isn't needed any more, and there isn't room for both
            self.say = self.words()  # in the language of now
            name = yield from self.play(name)

    # What scenes use. Those that are generators give way once a frame.

    def play(self, name):
        """A generator: play a scene, perhaps within another that is shown again after it, and return what its `run`
        returned."""
        around, scene = self._group, self.scene
        self.scene = name
        result = yield from self.use("scenes." + name, self._play)
        if around is not None:
            self.scene = scene
            self._show(around)
        return result

    def _play(self, module):
        scene = module.Scene(self)
        self._show(scene.group)
        return (yield from scene.run())

    def use(self, name, run):
        """A generator: `run(module)`, a generator too, with a module that is let go after it, like all others that
        were loaded meanwhile; returns what that returned."""
        before = tuple(modules.loaded(*_PASSING))  # a list has room for more
        result = yield from run(__import__(name, None, None, ("run",)))
        modules.let_go([name for name in modules.loaded(*_PASSING) if name not in before])
        return result

    def words(self, part=None):
        """The module with the sentences of a part, see text.load."""
        return text.load(self.settings.language, part)

    def _show(self, group):
        self._group = group
        self.handheld.screen.show(group)

    def pressed(self):
        """The button that was pressed and not taken yet, of several the first; or None."""
        presses = self._presses
        button = self.handheld.buttons.next(not presses)
        if button is not None:
            presses.append(button)
        return presses[0] if presses else None

    def press(self, idle=None):
        """A generator: wait for a press, take it and return it. Meanwhile `idle()` is called each frame, if given;
        it returns whether it has changed anything."""
        yield
        while self.pressed() is None:
            self._still = not idle or not idle()
            yield
        return self._presses.pop(0)

    def forget_press(self, button):
        """Drop the press that waits if it is of this button."""
        if button is not None and self.pressed() == button:
            self._presses.pop(0)

    def forget_presses(self):
        """Drop what was pressed before a scene could be seen."""
        while self.pressed() is not None:
            self._presses.clear()

    def animate(self, duration, draw):
        """A generator: call `draw(part)` each frame with a part that grows from 0 to 256 in so many ms, or
        as fast as is set.

        A press ends it at once with the whole, and is left for who comes next.
        """
        start = self.handheld.ticks()
        gone = 0
        duration = duration * self.settings.speed // 2
        while gone < duration and self.pressed() is None:
            draw(gone * 256 // duration)
            yield
            gone = self.handheld.elapsed(start)
        draw(256)
        yield

    def think(self, thoughts, stop=None, show=None):
        """A generator: go through the `thoughts` of a player, a generator, and return the last.

        A press of the button `stop`, or without one any press, ends it: then it returns None, and the press is
        left for who comes next. Thoughts are short: only when a frame is due it gives way and, if wanted, calls
        `show` with the ms that have gone by. All that the player knows is let go after it.
        """
        ticks, elapsed = self.handheld.ticks, self.handheld.elapsed
        start = frame = ticks()
        for thought in thoughts:
            if self.pressed() is not None and (stop is None or stop in self._presses):
                thought = None
                break
            if elapsed(frame) >= FRAME:
                if show:
                    show(elapsed(start))
                yield
                frame = ticks()
        thoughts = None
        self._let_go_players()
        return thought

    def player(self, seat):
        """The machine's player at a seat: made anew for each move, since what players are made of takes room."""
        from engine import players

        player = players.load(self.level)
        player.rng = self.chances[seat]
        return player

    def pause(self, duration):
        """A generator: leave things as they are for so many ms, or until a press."""
        yield
        start = self.handheld.ticks()
        while self.handheld.elapsed(start) < duration and self.pressed() is None:
            self._still = True
            yield

    def halt(self):
        """A generator: the pause in a match; returns the scene that comes next, or None to go on."""
        self.save()  # who pauses may be about to switch off
        return (yield from self.play("pause"))

    def match_scene(self):
        """The name of the scene in which the match goes on: its table, or its result once it is over."""
        if self.match.result is not None:
            return "result"
        guided = self.match.name == _GUIDED and self.settings.guide
        return "guided" if guided else table_of(self.match)

    def next_deal(self):
        """Deal the next round."""
        self._use_saves(lambda saves: saves.deal(self))

    def remember(self):
        """Keep the match for after a reset."""
        self._use_saves(lambda saves: saves.remember(self))

    def save(self):
        """Keep all that has changed for when the power is off: after a round, and where the player may leave."""
        self._use_saves(lambda saves: saves.save(self))

    def _use_saves(self, run):
        modules.use("storage.saves", run)
        modules.let_go(modules.loaded("storage"))
        self._let_go_players()  # of which it reads the names of the levels

    def _let_go_players(self):
        modules.let_go(modules.loaded("engine.players") + ["engine.players"])

    def clear(self):
        """Let go of all that is shown and was loaded for it, for want of memory or because it failed."""
        self._group = self._flow = self.art = None
        self.handheld.screen.show(None)
        modules.let_go(modules.loaded(*_PASSING))

    def told(self, seat, sentences, *values):
        """The first of two sentences where it is of the person, or else the second, which begins with a name."""
        you, they = sentences
        return you % values if seat == PERSON else they % ((self.names[seat],) + values)

    def side_name(self, side):
        """What a side of the match is called: by the names of its seats."""
        return "+".join([name for seat, name in enumerate(self.names) if self.match.side(seat) == side])
