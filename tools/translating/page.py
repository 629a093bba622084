# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The translators' page as HTML, in one file."""

import base64
import string
from html import escape
from pathlib import Path

import languages
from translating.sentences import Sentence

TEMPLATE = Path(__file__).parent / "page.html"
BETWEEN = f" {languages.BETWEEN} "


def page(language: str, sentences: list[Sentence], pictures: dict[str, bytes], forms: int) -> str:
    """The page of a language with that number of plural forms."""
    own = languages.complete(language)["language"]["LANGUAGE", None]
    faulty = [sentence for sentence in sentences if sentence.faults(forms)]
    return string.Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
        code=language,
        name=escape(own),
        count=len(sentences),
        faulty=told(faulty, forms),
        forms=f"{forms} plural form{'s' * (forms != 1)}",
        sections="".join(
            section(language, name, [one for one in sentences if one.section == name], pictures, forms)
            for name in dict.fromkeys(sentence.section for sentence in sentences)
        ),
    )


def told(faulty: list[Sentence], forms: int) -> str:
    """The list of the sentences that something is wrong with, each a link; or that there are none."""
    if not faulty:
        return "<p>None is missing, too long, or without a plural form.</p>"
    items = [
        (sentence, f'<li><a href="#{anchor(sentence)}">{sentence.called}</a>: {"; ".join(sentence.faults(forms))}</li>')
        for sentence in faulty
    ]
    missing = [item for sentence, item in items if not sentence.own]
    others = "".join(item for sentence, item in items if sentence.own)
    folded = f"<details><summary>{len(missing)} missing, said in English</summary><ul>{''.join(missing)}</ul></details>"
    return f"<ul>{others}</ul>" * bool(others) + folded * bool(missing)


def section(language: str, name: str, sentences: list[Sentence], pictures: dict[str, bytes], forms: int) -> str:
    """A section of the file: a heading, and its sentences by the screens on which they stand."""
    parts = [f"<h2>[{name}]</h2>"]
    for screen in dict.fromkeys(sentence.picture for sentence in sentences):
        here = [sentence for sentence in sentences if sentence.picture == screen]
        rows = "".join(row(language, sentence, forms) for sentence in here)
        parts.append(f'<div class="screen">{image(screen, pictures)}<table>{rows}</table></div>')
    return f"<section>{''.join(parts)}</section>"


def image(screen: str, pictures: dict[str, bytes]) -> str:
    """The picture of a screen, or that there is none."""
    if screen not in pictures:
        return "<p>No picture: these aren't shown by the game itself.</p>"
    data = base64.b64encode(pictures[screen]).decode()
    return f'<img src="data:image/png;base64,{data}" width="320" alt="The screen {escape(screen)}">'


def row(language: str, sentence: Sentence, forms: int) -> str:
    """A sentence: its name and note, the English text, and its own in a field."""
    own = BETWEEN.join(sentence.own)
    note = f"<small>{escape(sentence.note)}</small>" * bool(sentence.note)
    marks = "".join(f"<mark>{escape(fault)}</mark> " for fault in sentence.faults(forms))
    return (
        f'<tr id="{anchor(sentence)}"><th scope="row">{sentence.called}{note}</th>'
        f'<td lang="en">{escape(BETWEEN.join(sentence.english))}</td><td>{marks}<textarea lang="{language}"'
        f' rows="{1 + len(own) // 40}" data-section="{sentence.section}" data-name="{sentence.called}"'
        f' aria-label="{sentence.called}">{escape(own)}</textarea></td></tr>'
    )


def anchor(sentence: Sentence) -> str:
    """The id of a sentence's row."""
    return f"{sentence.section}.{sentence.called}"
