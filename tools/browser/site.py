# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The site: the files of the page, as a web server has them."""

from pathlib import Path

from browser import pack

PAGE = Path(__file__).parent / "page"


def build():
    """The files of the page, a dict of bytes by their names. Raises Fault, also that of drive."""
    files = {path.name: path.read_bytes() for path in sorted(PAGE.iterdir())}
    files[pack.NAME] = pack.make()
    return files


def write(files, folder):
    """Write the files to a folder, which then has no others."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in files.items():
        (folder / name).write_bytes(data)
