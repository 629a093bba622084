# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The firmware's modules. On a badge they beat files of the same name on the drive, and so do their stand-ins here.

Where nothing imitates a module of the firmware, one that refuses everything takes its place. Without that, a file
of the game with such a name would be found everywhere but on a badge.
"""

from firmware.names import CIRCUITPYTHON, MICROPYTHON

MODULES = CIRCUITPYTHON | MICROPYTHON

# An import asks a package for __path__. Other names with underscores are asked of every module.
_REFUSAL = """\
def __getattr__(name):
    if name.startswith("__") and name != "__path__":
        raise AttributeError(name)
    raise ImportError("{module} is a module of the firmware that isn't imitated here,"
                      " and no file of the game can take its place")
"""


def refusal(module: str) -> str:
    """Return the source of a module in place of one of the firmware's, for CPython and MicroPython. It can be
    imported, and raises ImportError for whatever is asked of it."""
    return _REFUSAL.format(module=module)


def refusals(imitated: set[str]) -> dict[str, str]:
    """Return the sources of such modules by their names, for all of the firmware's modules but MicroPython's own and
    those named `imitated`."""
    return {name: refusal(name) for name in sorted(CIRCUITPYTHON - imitated)}
