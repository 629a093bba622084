#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Makes a page for the translators of each language.

It has every sentence beside the English one, with a picture of the screen on which it stands, and marks sentences
that are missing, too long or without a plural form.
"""

import sys
from pathlib import Path

import cli
import environment
import languages


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    parser = cli.Parser(prog="translations.py", description=__doc__)
    parser.add_argument("out", type=Path, metavar="OUT", help="the folder for the pages, LANGUAGE.html")
    parser.add_force()
    languages.add_option(parser)
    options = parser.parse_args(arguments)
    paths = {language: options.out / f"{language}.html" for language in options.languages}
    cli.check_new(list(paths.values()), "OUT", options.force)
    cli.check_room(options.out, "OUT", 1_000_000)
    environment.ensure("play")
    for language, path in paths.items():
        text, told = made(language)
        with cli.writing(options.out, "OUT"):
            options.out.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        print(f"{path}: {told}", flush=True)
    return 0


def made(language: str) -> tuple[str, str]:
    """Return the page of a language, and a summary of its faults. Raises Fault."""
    import simulator  # noqa: F401 (from here on, the game's own modules can be imported)
    from translating import page, screens, sentences

    all_of_them, forms = sentences.read(language), sentences.plural_forms(language)
    pictures = screens.look(language, all_of_them)
    faulty = sum(bool(sentence.faults(forms)) for sentence in all_of_them)
    pictured = sum(bool(sentence.picture) for sentence in all_of_them)
    return page.page(language, all_of_them, pictures, forms), (
        f"{len(all_of_them)} sentences, {pictured} with a picture, {faulty} marked"
    )


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
