# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The app: the flow from scene to scene, one frame at a time."""
import gc

import modules
import text
from art import Art
from choice import Choice
from engine import players
from engine.rng import Rng

PERSON = 0  # the seat; at all others sits the machine
_LANGUAGE = "en"
# The packages whose modules are needed no longer than the scene that loaded them.
_OF_SCENES = ("scenes", "table", "text")


class App:
    """The whole game on a Handheld. `step()` does one frame; call it for ever.

    match    the match being played, or None
    names    what each seat in it is called, the person's first
    players  the machine's player at each seat, and None at the person's
    deal     the seed that names the round's deal
    say      the module with the sentences that all scenes share
    """

    def __init__(self, handheld):
        self.handheld = handheld
        self.art = Art(handheld.screen.width, handheld.screen.height)
        self.say = text.load(_LANGUAGE)
        self.choice = Choice(handheld.memory)
        self.match = None
        self.names = self.players = ()
        self.deal = 0
        self._seeds = Rng(handheld.seed())
        self._pressed = None
        self._still = False
        self._group = None  # what is shown
        self._flow = self._run()

    def step(self):
        """One frame: take a press, let the scene go on, show what has changed, and wait for the next."""
        self.pressed()
        self._still = False
        next(self._flow)
        if not self._still:
            self.handheld.screen.refresh()
        self.handheld.rest()

    def _run(self):
        name = "title"
        while True:
            self._group = None
            name = yield from self.play(name)

    # What scenes use. Those that are generators give way once a frame.

    def play(self, name):
        """A generator: play a scene, perhaps within another, and return what its `run` returned.

        Its module and its words are let go after it, and the scene around it shown again.
        """
        before = modules.loaded(*_OF_SCENES)
        module = __import__("scenes." + name, None, None, ("Scene",))
        scene = module.Scene(self)
        around = self._group
        self._show(scene.group)
        result = yield from scene.run()
        if around is not None:
            self._show(around)
        del scene, module
        modules.let_go([name for name in modules.loaded(*_OF_SCENES) if name not in before])
        gc.collect()
        return result

    def words(self, part):
        """The module with the sentences of one of text.PARTS."""
        return text.load(_LANGUAGE, part)

    def _show(self, group):
        self._group = group
        self.handheld.screen.show(group)

    def pressed(self):
        """The button that was pressed and not taken yet, or None."""
        if self._pressed is None:
            self._pressed = self.handheld.buttons.next()
        return self._pressed

    def press(self):
        """A generator: wait for a press, take it and return it."""
        yield
        while self.pressed() is None:
            self._still = True
            yield
        button, self._pressed = self._pressed, None
        return button

    def forget_press(self, button):
        """Drop the press that waits if it is of this button."""
        if self.pressed() == button:
            self._pressed = None

    def forget_presses(self):
        """Drop what was pressed before a scene could be seen."""
        while self.pressed() is not None:
            self._pressed = None

    def animate(self, duration, draw):
        """A generator: call `draw(part)` each frame with a part that grows from 0 to 256 in so many ms.

        A press ends it at once with the whole, and is left for who comes next.
        """
        start = self.handheld.ticks()
        gone = 0
        while gone < duration and self.pressed() is None:
            draw(gone * 256 // duration)
            yield
            gone = self.handheld.elapsed(start)
        draw(256)
        yield

    def pause(self, duration):
        """A generator: leave things as they are for so many ms, or until a press."""
        yield
        start = self.handheld.ticks()
        while self.handheld.elapsed(start) < duration and self.pressed() is None:
            self._still = True
            yield

    def new_match(self):
        """Start a match of what was chosen."""
        choice = self.choice
        self.match = choice.rules(choice.seats, choice.options)
        self.names = ((self.say.YOU, self.say.LEVELS[choice.level][1]) + self.say.OTHERS)[:choice.seats]
        self.players = [None] + [players.load(choice.level, self._seeds.seed())
                                 for _ in self.names[1:] if not choice.rules.solo]

    def rematch(self):
        """Start a match like the last one, whatever was chosen since, against the same players."""
        self.match = type(self.match)(self.match.seats, self.match.options)

    def next_deal(self):
        """Deal the next round."""
        self.deal = self._seeds.seed()
        self.match.deal(self.deal)

    def told(self, seat, sentences, *values):
        """The first of two sentences where it is of the person, or else the second, which begins with a name."""
        you, they = sentences
        return you % values if seat == PERSON else they % ((self.names[seat],) + values)

    def side_name(self, side):
        """What a side of the match is called: by the names of its seats."""
        return "+".join([name for seat, name in enumerate(self.names) if self.match.side(seat) == side])
