# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""pip's settings: which of them count when packages are installed in the project's environment."""

import ast
import os
import subprocess

# They say where packages come from, which a computer may need. No others count: they can have packages installed
# elsewhere (target, prefix, user), in other versions (constraint, pre) or not at all (dry-run).
SOURCES = {
    "index-url",
    "extra-index-url",
    "no-index",
    "find-links",
    "trusted-host",
    "proxy",
    "cert",
    "client-cert",
    "keyring-provider",
    "timeout",
    "default-timeout",
    "retries",
    "cache-dir",
    "no-cache-dir",
}
_SECTIONS = "global.", "install.", ":env:."  # the strongest last


def settings(python: str) -> dict[str, str]:
    """Return the settings named in SOURCES that the pip of this `python` finds in its files and variables."""
    done = subprocess.run(
        [python, "-I", "-m", "pip", "config", "list"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        errors="replace",
    )
    found = {}
    for section in _SECTIONS:
        for line in done.stdout.splitlines():
            key, _, value = line.partition("=")
            name = key.removeprefix(section)
            if key.startswith(section) and name in SOURCES:
                found[name] = ast.literal_eval(value).replace("\n", " ").strip()  # a list has a line for each
    return found


def surroundings(python: str) -> dict[str, str]:
    """Return the environment variables with which the pip of this `python` has these settings and no others."""
    kept = {key: value for key, value in os.environ.items() if not key.upper().startswith("PIP_")}
    given = {"PIP_" + name.upper().replace("-", "_"): value for name, value in settings(python).items()}
    return {**kept, **given, "PIP_CONFIG_FILE": os.devnull}
