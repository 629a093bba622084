# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The entry point: makes the handheld and runs the app; any failure ends as a sentence on the screen."""


def main():
    """Run the game for ever; what stops it is told on the screen, and a press starts it again."""
    import supervisor

    from handheld import BoardError, Handheld, Trouble

    try:
        handheld = Handheld()
    except BoardError as error:
        # Nothing is known of this board's screen and buttons, so the firmware's console has to do.
        print(error)
        return
    try:
        from app import App

        app = App(handheld)
        while True:
            app.step()
    except Exception as error:
        if isinstance(error, Trouble):
            tell(handheld, str(error))
        else:
            tell(handheld, "The game had to stop: %s: %s" % (type(error).__name__, error))
        while handheld.buttons.next() is not None:
            pass  # what was pressed before can't be meant for this
        while handheld.buttons.next() is None:
            handheld.rest()
        supervisor.reload()


def tell(handheld, sentence):
    """Print the sentence, and show it if there is still the means for that."""
    print(sentence)
    try:
        from scenes import trouble

        trouble.show(handheld, sentence)
    except Exception as error:
        print("It could not be shown: %s: %s" % (type(error).__name__, error))


def hand_over():
    """Put the standard library's module `code` in the place of this file.

    Started from this folder, Python finds this file first when pdb, say, imports `code`.
    """
    import importlib.util
    import os
    import sys

    path = os.path.join(os.path.dirname(os.__file__), "code.py")
    spec = importlib.util.spec_from_file_location("code", path)
    sys.modules["code"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sys.modules["code"])


if __name__ == "code":
    hand_over()
else:
    main()
