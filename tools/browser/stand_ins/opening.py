# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The game's answers to page/links.js and page/records.js. If it fails, the text of the exception says why."""
import host

from engine import record
from openings import link, look_back


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
        last_choice(app).start(app)
    app.start(app.match_scene())


def open_puzzles():
    """Show the choice of a puzzle."""
    look_back.leave(_app())
    _app().start("puzzles")


def link_of():
    """The link to the deal that is played, or to the puzzle that is shown; None between two matches."""
    return link.of(_app())


def scene():
    """The name of the scene that is shown."""
    return _app().scene


def most_bytes():
    """The bytes that a record has at most."""
    return record.MOST["bytes"]


def look_at(played):
    """Look back at the match of a record, a JSON value. Raises RecordError."""
    match = look_back.match_of(played)
    look_back.leave(_app())
    look_back.start(_app(), match)


def record_of():
    """The record of the match that is played or was just over, a JSON value."""
    app = _app()
    match = app.puzzle[-1][0] if app.puzzle else app.match
    if not match or not match.past_rounds and not match.moves:
        raise NotNow("No match is being played: start one first.")
    try:
        return record.from_match(match)
    except ValueError as error:
        raise NotNow("%s, so it can't be saved." % error)


def _app():
    app = host.current_app()
    if app is None or app.art is None:
        raise NotNow("The game isn't running: load the page again.")
    return app
