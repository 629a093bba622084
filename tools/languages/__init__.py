# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The files of the languages, lib/words/*.txt: reads them, checks them against English, and packs them for the
badge, as lib/words/words.py says."""

from __future__ import annotations

import argparse
import configparser
import io
import json
import re
import runpy
import struct
from functools import cache
from typing import TYPE_CHECKING, Any

import environment
from cli import Fault as Fault
from cli import texts
from languages.coding import FIRST, Coding

if TYPE_CHECKING:
    from pathlib import Path

    _Name = tuple[str, str | None]
    _Sentences = dict[_Name, str]
    _Sections = dict[str, _Sentences]

FOLDER = "lib/words"
ENGLISH = "en"
PAGE = "page"  # the section of the page in a browser
OTHERWISE = "fingers", "heard"  # the sections with sentences of the game in other words, see tools/hosted/wording.py
BESIDE = PAGE, *OTHERWISE  # the sections that a badge doesn't have
BETWEEN = "|"  # the forms of a sentence
VALUE = re.compile(r"%\+?[ds]")  # what the game puts into a sentence
_NO_VALUE = "%.0s"  # the place of a value that other words don't show
_BUTTONS = {"B": "BACK", "SELECT": "HINT", "START": "MENU"}  # the texts of the page's own buttons
# Bytes of a section that lib/words/words.py reads whole, and of what it has in its buffer at once: the file's head,
# a section, or one text of a larger section with keys, and a text of it that is decoded.
WHOLE, MOST = 512, 1536
ALL: tuple[str, ...] = runpy.run_path(str(environment.ROOT / FOLDER / "__init__.py"))["LANGUAGES"]
_RULES = "english", "czech", "polish", "russian", "hungarian"


def add_option(parser: argparse.ArgumentParser) -> None:
    """Add the option --languages to a tool, a list of languages, all of them without it."""
    parser.add_argument(
        "--languages", type=_listed, default=ALL, metavar="CODES", help=f"only these, such as en,ru ({','.join(ALL)})"
    )


def _listed(codes: str) -> list[str]:
    wanted = codes.split(",")
    for language in wanted:
        if language not in ALL:
            raise argparse.ArgumentTypeError(
                f"{language or 'nothing'} is no language of the game; it has {', '.join(ALL)}"
            )
    return [language for language in ALL if language in wanted]


class Language:
    """A language's file.

    sections  for each section {(name, key): text}, by its own name; a sentence without keys has the key None, and
              BETWEEN stands between the forms in a text
    beside    the same of those sections in BESIDE that it has
    """

    def __init__(self, language: str) -> None:
        """Raises Fault if the file can't be read."""
        self.name = f"{FOLDER}/{language}.txt"
        parser = configparser.ConfigParser(
            delimiters=("=",), comment_prefixes=("#",), interpolation=None, empty_lines_in_values=False
        )
        parser.optionxform = str  # type: ignore[method-assign,assignment]  # names are in capitals, keys aren't
        try:
            parser.read_string(texts.read(environment.ROOT / self.name), self.name)
        except configparser.Error as error:
            raise Fault(f"{self.name} can't be read: {' '.join(str(error).split())}.") from None
        self.sections = {section: dict(map(_sentence, parser[section].items())) for section in parser.sections()}
        self.beside = {section: self.sections.pop(section, {}) for section in BESIDE}

    def whole(self) -> _Sections:
        """All sections, also those that a badge doesn't have."""
        return self.sections | self.beside

    def __getattr__(self, name: str) -> Any:
        """A sentence by its name, in English if it is missing: a str, a list of forms, or a dict of these by their
        keys."""
        if name.isupper():
            for section, english in _english(environment.ROOT).items():
                own = self.sections.get(section, {})
                found = {
                    key: _forms(own.get((said, key), text)) for (said, key), text in english.items() if said == name
                }
                if found:
                    return found.get(None, found)
        raise AttributeError(name)


@cache
def _english(root: Path) -> _Sections:
    """The sections of the English file of the project in a folder."""
    return Language(ENGLISH).sections


def _sentence(item: tuple[str, str]) -> tuple[_Name, str]:
    name, text = item
    name, dot, key = name.partition(".")
    return (name, key if dot else None), re.sub(rf"\s*[{BETWEEN}]\s*", BETWEEN, " ".join(text.split()))


def _forms(text: str) -> str | list[str]:
    return text.split(BETWEEN) if BETWEEN in text else text


def complete(language: str) -> _Sections:
    """Return the sections of a Language with English sentences in place of those that it lacks. Raises Fault."""
    ours, english = Language(language), Language(ENGLISH)
    made = _completed(ours.sections, english.sections, ours.name, english.name)
    if (rule := made.get("language", {}).get(("PLURAL", None))) not in _RULES:
        raise Fault(
            f"{ours.name} has a PLURAL {rule} that lib/words/plurals.py doesn't know, only {', '.join(_RULES)}."
        )
    return made


def _completed(ours: _Sections, theirs: _Sections, our_name: str, their_name: str) -> _Sections:
    """Return the sections of a language, with English sentences in place of missing ones. Raises Fault."""
    for section, sentences in ours.items():
        for name in sentences:
            if name not in theirs.get(section, ()):
                raise Fault(f"{our_name} has {_called(*name)} in [{section}], and {their_name} hasn't.")
    made = {section: sentences | ours.get(section, {}) for section, sentences in theirs.items()}
    for section, sentences in made.items():
        for name, text in sentences.items():
            if not text:
                raise Fault(f"{our_name} has no text for {_called(*name)}.")
            if _placeholders(text) != _placeholders(wanted := theirs[section][name]):
                raise Fault(
                    f"{our_name} has other values in {_called(*name)} than {their_name}: keep each %s, %d"
                    f" and {BETWEEN} of “{wanted.replace(BETWEEN, f' {BETWEEN} ')}” in its order."
                )
    return made


def of_page(language: str) -> dict[str, str]:
    """Return the texts of the page in a browser, a dict by names such as "SAVE" and "WAYS.UP"; in English if the
    language lacks one. Raises Fault."""
    ours, english = Language(language), Language(ENGLISH)
    made = _completed({PAGE: ours.beside[PAGE]}, {PAGE: english.beside[PAGE]}, ours.name, english.name)
    return {_called(*name): text for name, text in made[PAGE].items()}


def otherwise(language: str) -> bytes:
    """Return the sentences of the game in other words as JSON, by their numbers with their keys, see
    tools/hosted/wording.py; and the words on the page's buttons for B, SELECT and START. Raises Fault."""
    ours, page, number = Language(language), of_page(language), numbers()
    own = {name: text for sentences in complete(language).values() for name, text in sentences.items()}
    made: dict[str, dict[str, str]] = {}
    for section in OTHERWISE:
        for name, text in ours.beside[section].items():
            if name not in own or _placeholders(own[name]) != _placeholders(text.replace(_NO_VALUE, "%s")):
                raise Fault(
                    f"{ours.name} has {_called(*name)} in [{section}] with other values than the game's, or in vain."
                )
        made[section] = {_called(str(number[name]), key): text for (name, key), text in ours.beside[section].items()}
    made["buttons"] = {button: page[name][:1].upper() + page[name][1:] for button, name in _BUTTONS.items()}
    return json.dumps(made, ensure_ascii=False).encode()


def missing(language: str) -> list[str]:
    """Return the sentences that a language lacks, as texts such as "[menus] GAMES.kozel". Raises Fault."""
    ours, english = Language(language).whole(), Language(ENGLISH).whole()
    return [
        f"[{section}] {_called(*name)}"
        for section, sentences in english.items()
        for name in sentences
        if name not in ours.get(section, ())
    ]


def _called(name: str, key: str | None) -> str:
    return name if key is None else f"{name}.{key}"


def _placeholders(text: str) -> str:
    """Return the values in each form of a text. If each form has just a number, their count doesn't matter."""
    forms = [" ".join(VALUE.findall(form)) for form in text.split(BETWEEN)]
    return "%d" if set(forms) == {"%d"} else f" {BETWEEN} ".join(forms)


def pack(language: str) -> bytes:
    """Return the packed file of a language, bytes. Raises Fault."""
    return _packed(language, complete(language))


def numbers() -> dict[str, int]:
    """Return the number of each sentence by its name, a dict."""
    found = runpy.run_path(str(environment.ROOT / FOLDER / "names.py"))
    return {name: number for name, number in found.items() if name.isupper()}


def _packed(language: str, sections: _Sections) -> bytes:
    order = sorted(numbers(), key=numbers().__getitem__)
    said = list(dict.fromkeys(name for sentences in sections.values() for name, _ in sentences))
    if order != said:
        wrong = [name for name in order + said if name not in order or name not in said]
        wrong += [ours for ours, theirs in zip(order, said) if ours != theirs]
        raise Fault(
            f"{FOLDER}/names.py and {FOLDER}/{ENGLISH}.txt need the same sentences in the same order: see {wrong[0]}."
        )
    coded = Coding(text for sentences in sections.values() for text in sentences.values())
    pieces = coded.planes()
    start = 12 + 4 * (len(sections) + 1)  # of the pieces
    place = start + len(pieces)
    three, four = coded.starts()
    many = len(coded.pieces)
    planes = start - FIRST, start + many - FIRST, start + 2 * many - three, start + 3 * many + FIRST - three - four
    head = _shorts([place, *planes]) + bytes((three, four))
    first, packed = 0, b""
    for section, sentences in sections.items():
        where = f"[{section}] of {FOLDER}/{language}.txt"
        data = _section(sentences, coded, where)
        if (size := _place_needed(sentences, coded, data)) > MOST - place:
            raise Fault(f"{where} takes {size:,} bytes, of at most {MOST - place:,}: shorten it.")
        head += _shorts([first, place + len(packed)])
        first += len({name for name, _ in sentences})
        packed += data
    return head + _shorts([first, place + len(packed)]) + pieces + packed


def _place_needed(sentences: _Sentences, coded: Coding, data: bytes) -> int:
    """Return how many bytes of the badge's buffer a section needs, and one of its texts decoded."""
    if len(data) <= WHOLE or len({name for name, _ in sentences}) > 1:
        return len(data) + max(len(text.encode()) for text in sentences.values())
    return max(len(_keyed(key, coded(text))) + len(text.encode()) for (_, key), text in sentences.items())


def _section(sentences: _Sentences, coded: Coding, where: str) -> bytes:
    texts: dict[str, bytes] = {}
    for (name, key), text in sentences.items():
        if key is None:
            texts[name] = coded(text)
        else:
            keyed = _keyed(key, coded(text))
            if len(keyed) > 255:
                raise Fault(f"{_called(name, key)} in {where} takes {len(keyed)} bytes, of at most 255: shorten it.")
            texts[name] = texts.get(name, b"") + bytes((len(keyed),)) + keyed
    places = [2 * (len(texts) + 1)]
    for data in texts.values():
        places.append(places[-1] + len(data))
    return _shorts(places) + b"".join(texts.values())


def _keyed(key: str | None, text: bytes) -> bytes:
    return f"{key}=".encode() + text


def _shorts(numbers: list[int]) -> bytes:
    return struct.pack(f"<{len(numbers)}H", *numbers)


def opened(path: str, mode: str) -> io.BytesIO:
    """Open a packed file as lib/words/words.py does, but packed in memory, of the text as it is now. Raises OSError
    for a language that there is no text of, and Fault."""
    text = (environment.ROOT / path).with_suffix(".txt")
    return io.BytesIO(_fresh(text.stem, text.stat().st_mtime_ns))


@cache
def _fresh(language: str, changed: int) -> bytes:
    return pack(language)
