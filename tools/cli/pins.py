# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The file of pins, with the hashes of each package's files as `pip install -r` takes them, and where pip gets them."""

import ast
import os
import re
import subprocess
import sys
from typing import Any

import cli

_HEAD = """\
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
# The pins of pyproject.toml, with the hashes of their files for every system. To make this file again:
#     python3 tools/environment.py --lock
# Above each pin: the most bytes to download.
"""
# The settings of pip that say where packages come from, which a computer may need. No others count: they can have
# packages installed elsewhere, in other versions, or not at all.
_SOURCES = (
    "index-url extra-index-url no-index find-links trusted-host proxy cert client-cert keyring-provider timeout"
    " default-timeout retries cache-dir no-cache-dir"
).split()
_DISK_IS_FULL = r"No space left|not enough space|Errno 28\b|Disk quota exceeded"
# What the output of a command that failed has in it, and the sentence on that.
_FAILURES = {
    r"No module named '?(?:venv|ensurepip)|ensurepip is not\s+available": (
        "this Python comes without venv: install it (on Debian or Ubuntu: apt install python3-venv)."
    ),
    _DISK_IS_FULL: (
        "the packages could not be installed: the disk of {venv}, or that of the folder for temporary files, is full;"
        " make room for {room} MB, and start again."
    ),
    r"Errno 13\b|Errno 30\b": (
        "{venv} can't be written, where packages have to be installed: copy the project to a folder of your own, and"
        " start it there."
    ),
    "DO NOT MATCH THE HASHES": (
        "a package that came isn't the one whose hash tools/pins.txt has, so none was installed; `pip config list`"
        " tells where pip takes packages from."
    ),
    "^ERROR": (
        "the packages could not be installed; see that this computer is on the network, and start again"
        " (pip says: {error})."
    ),
    "": "the environment {venv} could not be made: {error}",
}
_UNPACKED = 6  # times what is downloaded is the room that it needs: in pip's cache, at work, and installed
_OF_UV = {"UV_DEFAULT_INDEX": "PIP_INDEX_URL", "SSL_CERT_FILE": "PIP_CERT", "HTTPS_PROXY": "PIP_PROXY"}


def read(text: str) -> dict[str, tuple[int, str]]:
    """Return the bytes to download for each pin, and its text for pip, from the text of the file."""
    blocks = [block.strip().split("\n", 1) for block in text.split("\n\n")[1:]]
    return {pin.split(" \\\n")[0]: (int(size.strip("# ").replace(",", "")), pin) for size, pin in blocks}


def lock(wanted: list[str]) -> str:
    """Return the text of the file for the pins `wanted`, by asking the registry for their files. Raises Fault."""
    import tomllib  # not at the top: an older Python has none

    command = "-m uv pip compile --no-config --universal --no-deps --quiet --format pylock.toml --python-version"
    done = subprocess.run(
        [sys.executable, *command.split(), "{}.{}".format(*cli.OLDEST), "-"],
        input="\n".join(wanted),
        capture_output=True,
        text=True,
        env=surroundings(sys.executable),
    )
    if done.returncode:
        raise cli.Fault(f"the registry could not be asked (uv says: {cli.last_line(done.stderr)})")
    return written(wanted, tomllib.loads(done.stdout)["packages"])


def written(wanted: list[str], packages: list[dict[str, Any]]) -> str:
    """Return the text of the file for the pins `wanted`, with the files that a pylock.toml has for their packages."""
    files = {package["name"]: package.get("wheels") or [package["sdist"]] for package in packages}
    text = _HEAD
    for pin in wanted:
        of_pin = files[re.sub(r"[-_.]+", "-", pin.split("==")[0]).lower()]
        hashes = sorted({file["hashes"]["sha256"] for file in of_pin})
        lines = " \\\n".join([pin, *[f"    --hash=sha256:{digest}" for digest in hashes]])
        text += f"\n# {max(file['size'] for file in of_pin):,}\n{lines}\n"
    return text


def surroundings(python: str) -> dict[str, str]:
    """Return the environment variables with which the pip of this `python` has those of its settings that say where
    packages come from, and no others; uv, which has none of its own, has some of them, too."""
    command = [python, "-I", "-m", "pip", "config", "list"]
    listed = subprocess.run(command, capture_output=True, text=True, errors="replace").stdout
    given = {}
    for section in "global", "install", ":env:":  # the strongest last
        for key, value in re.findall(rf"^{section}\.([a-z-]+)=(.*)$", listed, re.MULTILINE):
            if key in _SOURCES:  # a list has a line for each
                given["PIP_" + key.upper().replace("-", "_")] = ast.literal_eval(value).replace("\n", " ").strip()
    kept = {key: value for key, value in os.environ.items() if not key.upper().startswith("PIP_")}
    of_uv = {name: given[key] for name, key in _OF_UV.items() if key in given}
    return {**kept, **given, **of_uv, "PIP_CONFIG_FILE": os.devnull}


def is_full(said: str) -> bool:
    """Whether a command with this output has failed since the disk is full."""
    return bool(re.search(_DISK_IS_FULL, said))


def why(said: str, venv: object, size: float) -> str:
    """Return the sentence on a command with this output that has failed to make the environment `venv`, or to fill it
    with what is downloaded, `size` MB."""
    errors = re.findall("^ERROR.*", said, re.MULTILINE) or [cli.last_line(said)]
    sentence = next(sentence for text, sentence in _FAILURES.items() if re.search(text, said, re.MULTILINE))
    return sentence.format(venv=venv, room=max(1, round(_UNPACKED * size)), error=errors[-1])
