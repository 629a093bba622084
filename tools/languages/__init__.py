# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The files of the languages, lib/words/*.txt: reads them, checks them against English, and packs them for the
badge, as lib/words/words.py says."""

import argparse
import configparser
import io
import re
import runpy
import struct
from functools import cache
from typing import TYPE_CHECKING, Any

import environment

if TYPE_CHECKING:
    from pathlib import Path

    _Name = tuple[str, str | None]
    _Sentences = dict[_Name, str]
    _Sections = dict[str, _Sentences]

FOLDER = "lib/words"
ENGLISH = "en"
PAGE = "page"  # the section of the page in a browser
BETWEEN = "|"  # the forms of a sentence
VALUE = re.compile(r"%\+?[ds]")  # what the game puts into a sentence
# Bytes of a section, or of one text of a section that has only a sentence with keys: they have to fit into the
# buffer of lib/words/words.py, beside the table of all sections.
MOST = 1350
ALL: tuple[str, ...] = runpy.run_path(str(environment.ROOT / FOLDER / "__init__.py"))["LANGUAGES"]
_RULES = "english", "czech", "polish", "russian", "hungarian"


def add_option(parser: argparse.ArgumentParser) -> None:
    """Add --languages to the options of a tool, which becomes a list of languages."""
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


class Fault(Exception):
    """An error in a language's file, in a sentence."""


class Language:
    """A language's file.

    sections  for each section {(name, key): text}, by its own name; a sentence without keys has the key None, and
              BETWEEN stands between the forms in a text
    page      the same of the section PAGE alone, which a badge doesn't have
    """

    def __init__(self, language: str) -> None:
        """Raises Fault if the file can't be read."""
        self.name = f"{FOLDER}/{language}.txt"
        parser = configparser.ConfigParser(
            delimiters=("=",), comment_prefixes=("#",), interpolation=None, empty_lines_in_values=False
        )
        parser.optionxform = str  # type: ignore[method-assign,assignment]  # names are in capitals, keys aren't
        try:
            parser.read_string((environment.ROOT / self.name).read_text(encoding="utf-8-sig"), self.name)
        except OSError as error:
            raise Fault(f"{self.name} can't be read: {error.strerror}.") from None
        except UnicodeDecodeError:
            raise Fault(f"{self.name} can't be read: save it as UTF-8.") from None
        except configparser.Error as error:
            raise Fault(f"{self.name} can't be read: {' '.join(str(error).split())}.") from None
        self.sections = {section: dict(map(_sentence, parser[section].items())) for section in parser.sections()}
        self.page = self.sections.pop(PAGE, {})

    def with_page(self) -> "_Sections":
        """All sections, PAGE too."""
        return {**self.sections, PAGE: self.page}

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
def _english(root: "Path") -> "_Sections":
    """The sections of the English file of the project in a folder."""
    return Language(ENGLISH).sections


def _sentence(item: tuple[str, str]) -> "tuple[_Name, str]":
    name, text = item
    name, dot, key = name.partition(".")
    return (name, key if dot else None), re.sub(rf"\s*[{BETWEEN}]\s*", BETWEEN, " ".join(text.split()))


def _forms(text: str) -> str | list[str]:
    return text.split(BETWEEN) if BETWEEN in text else text


def complete(language: str) -> "_Sections":
    """Return the sections of a Language with English sentences in place of those that it lacks. Raises Fault."""
    ours, english = Language(language), Language(ENGLISH)
    made = _completed(ours.sections, english.sections, ours.name, english.name)
    if (rule := made["language"]["PLURAL", None]) not in _RULES:
        raise Fault(
            f"{ours.name} has a PLURAL {rule} that lib/words/plurals.py doesn't know, only {', '.join(_RULES)}."
        )
    return made


def _completed(ours: "_Sections", theirs: "_Sections", our_name: str, their_name: str) -> "_Sections":
    """Return our sections with their sentences in place of those that we lack. Raises Fault."""
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
    made = _completed({PAGE: ours.page}, {PAGE: english.page}, ours.name, english.name)
    return {_called(*name): text for name, text in made[PAGE].items()}


def missing(language: str) -> list[str]:
    """Return the sentences that a language lacks, as texts such as "[menus] GAMES.kozel". Raises Fault."""
    ours, english = Language(language).with_page(), Language(ENGLISH).with_page()
    return [
        f"[{section}] {_called(*name)}"
        for section, sentences in english.items()
        for name in sentences
        if name not in ours.get(section, ())
    ]


def _called(name: str, key: str | None) -> str:
    return name if key is None else f"{name}.{key}"


def _placeholders(text: str) -> str:
    """The values in each form of a text. Where each form has just a number, there may be any count of forms."""
    forms = [" ".join(VALUE.findall(form)) for form in text.split(BETWEEN)]
    return "%d" if set(forms) == {"%d"} else f" {BETWEEN} ".join(forms)


def pack(language: str) -> bytes:
    """Return the packed file of a language, bytes. Raises Fault."""
    return _packed(language, complete(language))


def numbers() -> dict[str, int]:
    """Return the number of each sentence by its name, a dict."""
    found = runpy.run_path(str(environment.ROOT / FOLDER / "names.py"))
    return {name: number for name, number in found.items() if name.isupper()}


def _packed(language: str, sections: "_Sections") -> bytes:
    order = sorted(numbers(), key=numbers().get)  # type: ignore[arg-type]  # each has one
    said = list(dict.fromkeys(name for sentences in sections.values() for name, _ in sentences))
    if order != said:
        wrong = [name for name in order + said if name not in order or name not in said]
        wrong += [ours for ours, theirs in zip(order, said) if ours != theirs]
        raise Fault(
            f"{FOLDER}/names.py and {FOLDER}/{ENGLISH}.txt need the same sentences in the same order: see {wrong[0]}."
        )
    packed = {}
    for section, sentences in sections.items():
        packed[section] = _section(sentences)
        if len(packed[section]) > MOST and not _is_keyed(sentences):
            raise Fault(
                f"[{section}] of {FOLDER}/{language}.txt takes {len(packed[section]):,} bytes, of at most"
                f" {MOST:,}: shorten it."
            )
    table = [6 + 4 * len(sections)]
    first, place = 0, table[0]
    for section, data in packed.items():
        table += first, place
        first += len({name for name, _ in sections[section]})
        place += len(data)
    return _shorts(table + [first, place]) + b"".join(packed.values())


def _is_keyed(sentences: "_Sentences") -> bool:
    """Whether a section has only one sentence, with keys, whose texts fit into the buffer one by one."""
    return len({name for name, _ in sentences}) == 1 and all(
        key is not None and len(f"{key}={text}".encode()) + 2 <= MOST for (_, key), text in sentences.items()
    )


def _section(sentences: "_Sentences") -> bytes:
    texts: dict[str, bytes] = {}
    for (name, key), text in sentences.items():
        if key is None:
            texts[name] = text.encode()
        else:
            keyed = f"{key}={text}".encode()
            texts[name] = texts.get(name, b"") + _shorts([len(keyed)]) + keyed
    places = [2 * (len(texts) + 1)]
    for data in texts.values():
        places.append(places[-1] + len(data))
    return _shorts(places) + b"".join(texts.values())


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
