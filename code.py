# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The entry point: makes the handheld and runs the app; any failure ends as a sentence on the screen.

Imported under another name, it runs nothing: a host that must not be blocked goes through `steps()` by itself.
"""


FIRMWARE = 9  # the oldest CircuitPython that the game runs on
# The folder of the libraries that come with the game. In lib/ itself circup would replace them by newer ones, which
# the game hasn't been tried with, and other programs on the drive would find them.
LIBRARIES = "lib/libraries"


def steps():
    """A generator that runs the game for ever, a frame a step; what stops it is told on the screen, and a press
    starts it again."""
    import sys

    import supervisor

    handheld = app = None
    name, version = sys.implementation.name, sys.implementation.version
    if name == "circuitpython" and version[0] < FIRMWARE:
        # Nothing else can be loaded then, so the firmware's console has to do.
        print("CircuitPython %d is too old for Boneyard: install 9 or 10 from circuitpython.org." % version[0])
        return
    if LIBRARIES not in sys.path:
        sys.path.insert(0, LIBRARIES)
    cut = cut_off()
    if any([not path.startswith("engine/") and not path.startswith("lib/tables/") for path in cut]):
        # What tells it on the screen may be among them, so the firmware's console has to do.
        print("A file of the game is missing or damaged: put the game on the badge once more. (%s)" % cut[0])
        return
    try:
        from handheld import Damaged, Handheld

        handheld = Handheld()
        if cut:
            raise Damaged(cut[0])
        from app import App

        app = App(handheld)
        while True:
            app.step()
            yield
    except Exception as error:
        yield from stop(handheld, app, error)
        if handheld:
            supervisor.reload()


def cut_off():
    """Return the paths of the modules and texts that are shorter than the manifest says, a list. CircuitPython
    would read such a module on and on, and hang. Whatever else is missing or damaged is told when it is needed."""
    try:
        with open("boneyard.json", "r") as manifest:
            return [path for path in map(cut, manifest) if path]
    except (OSError, ValueError):
        return []  # there is no manifest, or a damaged one


def cut(line):
    """Return the path in a line of the manifest if that file is shorter than the line says, else None."""
    import os

    parts = line.split('"')  # "PATH": "CHECKSUM-LENGTH"
    if len(parts) != 5 or parts[1].split(".")[-1] not in ("mpy", "txt"):
        return None
    try:
        return parts[1] if os.stat(parts[1])[6] < int(parts[3].split("-")[1]) else None
    except (OSError, ValueError, IndexError):
        return None  # the file is missing, or the line tells no length


def stop(handheld, app, error):
    """A generator: tell what has stopped the game, and wait for a press. Where even what tells that can't
    be loaded, the App has already said that the game had to stop; if it couldn't, the firmware's console does."""
    try:
        if app:
            handheld.screen.show(None)
            app.clear()  # first of all, since what is left may be too little to tell anything
        from scenes import trouble

        trouble.report(handheld, app, error)
    except Exception as another:
        print("The game had to stop: %s. That could not be shown: %s. Put the game on the badge once more."
              % (repr(error), repr(another)))
        if handheld:
            handheld.screen.fall_back()
    if handheld:
        while handheld.buttons.next() is not None:
            pass  # what was pressed before can't be meant for this
        while handheld.buttons.next() is None:
            handheld.rest()
            yield


if __name__ == "code":
    # Python has been started from this folder, and something, pdb say, imports the standard library's module: it
    # finds this file first, and gets what it wants here.
    import os

    __file__ = os.path.join(os.path.dirname(os.__file__), "code.py")
    with open(__file__, encoding="utf-8") as file:
        exec(compile(file.read(), __file__, "exec"))
elif __name__ == "__main__":
    for _ in steps():
        pass
