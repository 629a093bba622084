# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The game's answers to page/links.js and page/records.js. If it fails, the text of the exception says why."""

import host

from engine import record
from openings import link, look_back, played

_TAIL = 2  # px by which a letter may reach down into the next row


class NotNow(Exception):
    """Something that can't be done at this moment; the text is a sentence that says why."""


def is_given_up(text):
    """Whether a link would end a match that isn't over. Raises LinkError."""
    values = link.parse(text)
    link.check(values)
    look_back.leave(_app())
    match = _app().match
    return bool(match and match.result is None and link.PUZZLE not in values)


def start_match(text):
    """Begin the match that a link names. Raises LinkError."""
    link.start(_app(), link.parse(text))


def play():
    """Go on with the match, or begin one as it was last chosen."""
    from saves.choice import last_choice

    app = _app()
    look_back.leave(app)
    if not app.match or app.match.result is not None:
        app.handheld.buttons.since = app.handheld.ticks()  # a click is a press, too
        last_choice(app).start(app)
    app.start(app.match_scene())


def open_puzzles():
    """Show the choice of a puzzle."""
    look_back.leave(_app())
    _app().start("puzzles")


def link_of():
    """The link to the match that is played or was just over, or to the puzzle that is shown; else None."""
    return link.of(_app())


def todays():
    """The link to today's deal, played as a match was last chosen. It names the language that is spoken: so the
    deal begins at once at the first start, too."""
    from saves.choice import last_choice

    app = _app()
    choice = last_choice(app)
    parts = [("game", choice.game)] + [
        (key, choice.value(key)) for key in choice.keys() + choice.house_rules() if key != "game"
    ]
    return "&".join(["%s=%s" % part for part in parts + [("deal", link.TODAY), ("lang", app.settings.language)]])


def scene():
    """The name of the scene that is shown."""
    return _app().scene


def most_bytes():
    """The bytes that a record has at most."""
    return record.MOST["bytes"]


def result():
    """The result of the match that was just over, which gives nothing away, a list; None while no result is shown.

    First a text: the game, level and number, a square for each round, and the margin. Then the height of the
    picture's part with the result, in pixels of the screen: the facts below it may name a tile of the match.
    """
    app = _app()
    if app.scene != "result":
        return None
    from spoken import about_match

    height = app.handheld.screen.scale * (app.shown.page.y + app.shown.facts_top + _TAIL)
    return ["Boneyard: %s\n%s" % (about_match(app), played.result_of(app)), height]


def look_at(told):
    """Look back at the match of a record, a JSON value. Raises RecordError."""
    match = look_back.match_of(told)
    look_back.leave(_app())
    look_back.start(_app(), match, judged=told.get("judged"))


def record_of():
    """The record of the match that is played or was just over, a JSON value."""
    app = _app()
    match = played.match_of(app)
    if not match or not match.past_rounds and not match.moves:
        raise NotNow("No match is being played: start one first.")
    try:
        return played.record_of(app)
    except ValueError as error:
        raise NotNow("%s, so it can't be saved." % error)


def _app():
    app = host.current_app()
    if app is None or app.art is None:
        raise NotNow("The game isn't running: load the page again.")
    return app
