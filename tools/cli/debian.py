# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Debian's packages that some tests need: which of them aren't installed, and how they are."""

import os
import shutil
import subprocess

# By each package, any one of which programs or files shows that it is there, or another that does as well.
SHOWN_BY = {
    "chromium": ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"),
    "fusefat": ("fusefat",),
    "mtools": ("mcopy",),
    "dosfstools": ("mkfs.fat", "/usr/sbin/mkfs.fat"),
    "firefox-esr": ("firefox-esr", "firefox"),
    "valgrind": ("valgrind",),
    "webkit2gtk-driver": ("WebKitWebDriver",),
    "xvfb": ("xvfb-run",),
}


def lacking() -> list[str]:
    """Return the names of the packages that aren't there."""
    return [
        name
        for name, shown_by in SHOWN_BY.items()
        if not any(shutil.which(each) or os.path.exists(each) for each in shown_by)
    ]


def can_install() -> bool:
    """Whether this process may install packages: CI runs it, as root, on a system of Debian's kind."""
    return bool(os.environ.get("CI") and shutil.which("apt-get") and os.geteuid() == 0)


def install(names: list[str]) -> None:
    """Install packages, as far as that can be done; apt-get's own messages go to the output."""
    surroundings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *names]):
        subprocess.run(["apt-get", "--quiet", *command], env=surroundings)
