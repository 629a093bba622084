# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The entry point: makes the handheld and runs the app. If anything fails, a sentence on the screen says so.

Imported under another name, it runs nothing: a host that must not block iterates over `steps()` itself.
"""

FIRMWARE = 9  # the oldest CircuitPython that the game runs on
# The folder of the libraries that come with the game. In lib/ itself circup would replace them with newer versions
# that the game hasn't been tested with, and other programs on the drive would import them.
LIBRARIES = "lib/libraries"
HEAP = []  # keeps an area of memory, see grow_heap


def steps():
    """Run the game forever, a frame a step (generator). If an error stops it, the screen shows the error, and a
    press restarts the game."""
    import os
    import sys

    import supervisor

    handheld = app = None
    launched = False
    if sys.implementation.name == "circuitpython":
        version = sys.implementation.version[0]
        if version < FIRMWARE:
            # This firmware can't load the game's other modules, so print to its console.
            print("CircuitPython %d is too old for Boneyard: install 9 or 10 from circuitpython.org." % version)
            return
        launched = enter()
        grow_heap()
    if LIBRARIES not in sys.path:
        sys.path.insert(0, LIBRARIES)
    cut = cut_off()
    for name in ("enter", "grow_heap", "cut_off", "is_cut"):  # nothing needs these again: free their memory
        globals().pop(name, None)
    if any([not path.startswith("engine/") and not path.startswith("lib/tables/") for path in cut]):
        # The modules that show errors may be cut off too, so print to the firmware's console.
        print("A file of the game is missing or damaged: put the game on the badge once more. (%s)" % cut[0])
        return
    try:
        from handheld import Damaged, Handheld

        handheld = Handheld()
        if cut:
            raise Damaged(cut[0])
        from app import App

        app = App(handheld)
        app.launched = launched
        while True:
            app.step()
            yield
    except Exception as error:
        yield from stop(handheld, app, error)
        if handheld:
            if launched:  # or else the launcher would be started
                supervisor.set_next_code_file(os.getcwd() + "/code.py")
            supervisor.reload()


def enter():
    """Go to the folder that this file lies in. Return whether that isn't the drive's own: then another program, a
    launcher, has started this one."""
    import os
    import sys

    folder, slash, _ = __file__.rpartition("/")
    if slash:  # else it is here: CircuitPython 10 calls the root "/." after chdir(".")
        os.chdir(folder or "/")
    folder = os.getcwd()
    if folder == "/":
        return False
    sys.path.insert(0, folder + "/lib")
    return True


def grow_heap():
    """Let the firmware's heap grow to its full size at once.

    By itself it grows in steps, and takes the last 24 KB only once a collection has freed too little: until then a
    turn of the Expert took up to 217 collections on CircuitPython's core. The firmware takes back an empty area, so
    HEAP stays.
    """
    global HEAP
    for words in range(36_000, 20_000, -250):
        try:
            HEAP = [None] * words
        except MemoryError:
            continue
        HEAP.clear()
        return


def cut_off():
    """Return the paths of the modules and texts that are shorter than the manifest says, a list. CircuitPython
    would read such a module endlessly, and hang. Other missing or damaged files are reported when they are
    loaded."""
    try:
        with open("boneyard.json") as manifest:
            return [path for path in map(is_cut, manifest) if path]
    except (OSError, ValueError):
        return []  # the manifest is missing or damaged


def is_cut(line):
    """Return the path in a line of the manifest if that file is shorter than the line says, else None."""
    import os

    parts = line.split('"')  # "PATH": "CHECKSUM-LENGTH"
    if len(parts) != 5 or parts[1].split(".")[-1] not in ("mpy", "txt"):
        return None
    try:
        return parts[1] if os.stat(parts[1])[6] < int(parts[3].split("-")[1]) else None
    except (OSError, ValueError, IndexError):
        return None  # the file is missing, or the line has no length


def stop(handheld, app, error):
    """Show the error that has stopped the game, and wait for a press (generator). If even the module that shows
    errors can't be loaded, the App has already said that the game had to stop, or else the firmware's console
    does."""
    try:
        if app:
            handheld.screen.show(None)
            app.clear()  # first: there may be too little memory left to show the error
        from scenes import trouble

        trouble.report(handheld, app, error)
    except Exception as another:
        print(
            "The game had to stop: %s. That could not be shown: %s. %s"
            % (
                repr(error),
                repr(another),
                "Press a button to start again."
                if isinstance(another, MemoryError)
                else "Put the game on the badge once more.",
            )
        )
        if handheld:
            handheld.screen.fall_back()
    if handheld:
        while handheld.buttons.next() is not None:
            pass  # an earlier press wasn't meant to restart the game
        while handheld.buttons.next() is None:
            handheld.rest()
            yield


if __name__ == "code":
    # Python was started in this folder, and some module (pdb, for example) imports the standard library's `code`.
    # It finds this file first, so run the standard library's file in its place.
    import os

    __file__ = os.path.join(os.path.dirname(os.__file__), "code.py")
    with open(__file__, encoding="utf-8") as file:
        exec(compile(file.read(), __file__, "exec"))
elif __name__ == "__main__":
    for _ in steps():
        pass
