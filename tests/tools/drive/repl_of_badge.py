# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The Python of an imitated badge, run by MicroPython in the folder that is its drive: executes code as a REPL
does.

Each line of the input is code in hexadecimal. The output is what the code prints, and then, as in the raw REPL, an
END, the traceback and another END. The badge's settings are JSON, the first argument:

board, machine, release  what it is; without a board it has another MicroPython than CircuitPython
can_take                 whether CircuitPython has storage.unsafe_disable_usb_drive
is_free                  whether the badge can write to its drive from the start
cut                      the number of the change to the drive at which the power fails, 0 for never
full                     the number of the change from which on the drive is full, 0 for never
room                     the bytes that its drive says are free
damaged                  the path of a file that the drive doesn't keep as it is written, or ""

The program ends with status CUT when the power fails, and with RESET after microcontroller.reset().
"""

import binascii
import json
import os as real
import sys

END = "\x04"
CUT, RESET = 3, 4
NO_SPACE, READ_ONLY = 28, 30

badge = json.loads(sys.argv[1])
changes = 0


class Ended(BaseException):
    """The badge stops, and so does everything that it does."""


class Module:
    """A module of the firmware, with these names."""

    def __init__(self, **names):
        for name, value in names.items():
            setattr(self, name, value)


def change(half=None, grows=False):
    """Count a change to the drive, and call `half`, which does a part of it, if the power fails meanwhile."""
    global changes
    if not badge["is_free"]:
        raise OSError(READ_ONLY)
    changes += 1
    if changes == badge["cut"]:
        if half:
            half()
        raise Ended(CUT)
    if grows and badge["full"] and changes >= badge["full"]:
        raise OSError(NO_SPACE)


class File:
    """A file that is written."""

    def __init__(self, path, mode):
        change(grows=True)
        self.path = path
        self.file = open(path, mode)

    def write(self, data):
        change(lambda: self.file.write(data[: len(data) // 2]), grows=True)
        return self.file.write(data)

    def close(self):
        change(self.file.close)
        self.file.close()


def open_file(path, mode="r"):
    return File(path, mode) if "w" in mode else open(path, mode)


def rename(path, new):
    """As on the badge, which first removes the file with the new name."""
    change()
    if exists(new):
        real.remove(new)
    change()
    real.rename(path, new)
    if new == badge["damaged"]:
        with open(new, "r+b") as file:
            file.write(b"\0\0\0\0")


def exists(path):
    try:
        real.stat(path)
    except OSError:
        return False
    return True


def changing(act):
    """The function that does something to the drive, and counts it."""

    def do(*values):
        change(grows=act is real.mkdir)
        act(*values)

    return do


def take():
    badge["is_free"] = True


def end(status):
    raise Ended(status)


class Mounted:
    @property
    def readonly(self):
        return not badge["is_free"]


class System:
    machine = badge["machine"]
    release = badge["release"]


storage = Module(getmount=lambda path: Mounted())
if badge["can_take"]:
    storage.unsafe_disable_usb_drive = take
if badge["board"]:
    sys.modules["board"] = Module(board_id=badge["board"])
sys.modules.update(
    {
        "microcontroller": Module(reset=lambda: end(RESET)),
        "os": Module(
            chdir=lambda path: None,
            uname=System,
            listdir=real.listdir,
            stat=real.stat,
            rename=rename,
            statvfs=lambda path: (1024, 1024, 2048, badge["room"] // 1024, 0, 0, 0, 0, 0, 255),
            mkdir=changing(real.mkdir),
            remove=changing(real.remove),
            rmdir=changing(real.rmdir),
        ),
        "storage": storage,
    }
)


def main():
    names = {"__name__": "__main__", "open": open_file}
    line = sys.stdin.readline()
    while line:
        failure = None
        try:
            exec(str(binascii.unhexlify(line.strip()), "utf-8"), names)
        except Ended as ended:
            sys.exit(ended.args[0])
        except Exception as error:
            failure = error
        sys.stdout.write(END)
        if failure:
            sys.print_exception(failure, sys.stdout)
        sys.stdout.write(END)
        line = sys.stdin.readline()


main()
