# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The game's answers to page/links.js and page/records.js. If it fails, the text of the exception says why."""

import host

from engine import record
from openings import link, look_back, played

_TAIL = 2  # px by which a letter may reach down into the next row


class NotNow(Exception):
    """Something that can't be done at this moment; the text is the name of the page's sentence that says why."""


def start_match(text):
    """Begin the match that a link names, or ask on the game's screen whether to. The link's language counts only
    where it would be asked for. Raises LinkError."""
    app, values = _app(), _values(text)
    if app.has_language:
        values["lang"] = app.settings.language
    link.start(_left(), values)


def about(text):
    """Return where a link leads, a list: the number of a puzzle, or None; the words of spoken.about_link; and
    whether it names a deal. Raises LinkError."""
    from handheld import chance
    from spoken import about_link

    values = _values(text)
    if values.get("deal") == link.TODAY:
        values["deal"] = chance.today()
    return [values.get(link.PUZZLE), about_link(_app(), values), "deal" in values or link.EVENING in values]


def _values(text):
    values = link.parse(text)
    link.check(values)
    return values


def play():
    """Go on with the match, or begin one as it was last chosen."""
    from saves.choice import last_choice

    app = _app()
    look_back.leave(app)
    if not app.match or app.match.result is not None:
        app.handheld.buttons.since = app.handheld.ticks()  # a click is a press, too
        last_choice(app).start(app)
    app.start(app.match_scene())


def reopen(left):
    """After the page was reloaded, show the screen that was `left`: "table", if its match was saved, or the link to
    a puzzle."""
    app = _app()
    if left != "table":
        start_match(left)
    elif app.match and app.match.result is None:
        app.start(app.match_scene())


def open_puzzles():
    """Show the choice of a puzzle."""
    look_back.leave(_app())
    _app().start("puzzles")


def link_of():
    """The link to the match that is played or was just over, or to what is shown, see openings.link; else None."""
    return link.of(_app())


def todays():
    """Return the link to today's deal, with the game and level that were chosen last. It names the current language,
    so that the deal begins at once at the first start, too."""
    from saves.choice import last_choice

    app = _app()
    choice = last_choice(app)
    parts = [("game", choice.game)] + [
        (key, choice.value(key)) for key in choice.keys() + choice.house_rules() if key != "game"
    ]
    return "&".join(["%s=%s" % part for part in parts + [("deal", link.TODAY), ("lang", app.settings.language)]])


def most_bytes():
    """The bytes that a record has at most."""
    return record.MOST["bytes"]


def result():
    """The result of the match or the evening that was just over, which gives nothing away, a list; None while no
    result is shown.

    First a text: the game, level and number, a square for each round or stop, and the margin or the score. Then the
    height of the picture's part with the result, in pixels of the screen: the facts below it may name a tile of the
    match.
    """
    app = _app()
    if app.scene == "evening" and not app.shown.choosing:
        from told_pages import about_evening

        told = played.evening_result(app)
        height = app.handheld.screen.scale * (app.shown.page.y + app.art.page_height)
        return told and ["Boneyard: %s\n%s" % (about_evening(app, app.shown.number), told), height]
    if app.scene != "result":
        return None
    from spoken import about_match

    height = app.handheld.screen.scale * (app.shown.page.y + app.shown.facts_top + _TAIL)
    return ["Boneyard: %s\n%s" % (about_match(app), played.result_of(app)), height]


def look_at(told):
    """Look back at the match of a record, a JSON value. Raises RecordError."""
    match = look_back.match_of(told)
    look_back.start(_left(), match, judged=told.get("judged"))


def record_of():
    """The record of the match that is played or was just over, a JSON value."""
    app = _app()
    match = played.match_of(app)
    if not match or not match.past_rounds and not match.moves:
        raise NotNow("NO_RECORD")
    try:
        return played.record_of(app)
    except ValueError:
        raise NotNow("CANT_SAVE")


def _left():
    """Return the App after it has left a record or a puzzle and saved its own match: nothing else saves it for a
    while."""
    app = _app()
    look_back.leave(app)
    app.keep()
    return app


def _app():
    app = host.current_app()
    if app is None or app.art is None:
        raise NotNow("NOT_RUNNING")
    return app
