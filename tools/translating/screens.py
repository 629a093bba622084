# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""On which screen each sentence stands, and where one is cut off: all screens are shown on the simulated badge."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any
from unittest import mock

import languages
from pictures.screens import FAULTY, Look
from translating.sentences import Sentence
from words.label import Label
from words.words import Words

PICTURED = "pybadge"
NARROW = "tinycircuits_thumby_color", "pimoroni_picosystem"
THEME = "felt"
NOTES = "FAULTS", "NO_ROOM"  # which the title shows, if something was lost


def look(language: str, all_of_them: list[Sentence], wanted: str = "") -> dict[str, bytes]:
    """Note in the sentences of the game their pictures, and the boards on which they are cut off. Returns the
    pictures by the names of their screens, which begin with `wanted`, as the bytes of PNG files."""
    sentences = [sentence for sentence in all_of_them if sentence.section not in languages.BESIDE]
    by_name = {(sentence.name, sentence.key): sentence for sentence in sentences}
    pictures: dict[str, bytes] = {}
    judgements: dict[str, Any] = {}
    for board in (PICTURED, *NARROW):
        badge = Look(language, THEME, board, painted=board == PICTURED, judgements=judgements)
        with watched() as (asked, cut), badge as shown:
            for screen in shown.screens(wanted):
                new = [by_name[name] for name in asked if name in by_name]
                if screen == FAULTY:
                    new += [sentence for sentence in sentences if sentence.name in NOTES]
                for sentence in new:
                    is_cut = any(matches(form, text) for form in sentence.own for text in cut)
                    if is_cut and board not in sentence.cut:
                        sentence.cut.append(board)
                unseen = [sentence for sentence in new if not sentence.picture]
                if board == PICTURED and unseen:
                    pictures[screen] = png(shown.badge.frame())
                    for sentence in unseen:
                        sentence.picture = screen
                asked.clear()
                cut.clear()
    for sentence in [one for one in sentences if not one.picture]:
        sentence.picture = likely(sentence, sentences)
    return pictures


def likely(sentence: Sentence, sentences: list[Sentence]) -> str:
    """The picture of a sentence with the same name, or else the one that most sentences of its section have; ""
    without any."""
    own = [one.picture for one in sentences if one.picture and one.name == sentence.name]
    own = own or [one.picture for one in sentences if one.picture and one.section == sentence.section]
    return max(own, key=own.count) if own else ""


@contextmanager
def watched() -> Iterator[tuple[dict[tuple[str, str | None], None], set[str]]]:
    """In this block, collect the sentences that the game asks for, by name and key, in a dict that keeps their
    order, and the texts that are cut off, in a set."""
    names = {number: name for name, number in languages.numbers().items()}
    asked: dict[tuple[str, str | None], None] = {}
    cut: set[str] = set()
    say, show = Words.__call__, Label.show

    def said(words: Words, name: int, key: Any = None) -> str:
        asked[names[name], None if key is None else str(key)] = None
        return say(words, name, key)

    def shown(label: Label, text: str, ink: Any = None) -> None:
        if not label.fits(text):
            cut.add(text)
        show(label, text, ink)

    with mock.patch.object(Words, "__call__", said), mock.patch.object(Label, "show", shown):
        yield asked, cut


def matches(form: str, text: str) -> bool:
    """Whether a text can be a form of a sentence, with any values in it."""
    return re.fullmatch(".*".join(map(re.escape, languages.VALUE.split(form))), text) is not None


def png(picture: Any) -> bytes:
    """A picture, a PIL image, as the bytes of a PNG file."""
    file = BytesIO()
    picture.convert("P", palette=1, colors=64).save(file, "PNG", optimize=True)
    return file.getvalue()
