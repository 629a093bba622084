# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What buttons are called."""


def called(app, button):
    """What B, A, START or SELECT is called on an App's board, in its language where another is held down for it."""
    profile = app.handheld.profile
    name = profile.NAMES[button]
    return app.say.HOLD % name if button in profile.HELD.values() else name
