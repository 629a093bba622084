# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The contents of a drive packed to be handed on: as a folder, a zip, or a code.py that unpacks itself."""

import ast
import base64
import binascii
import re
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from drive import Fault, manifest, unpack
from shrink.hints import without_hints

# The first installer's release, of CircuitPython 10, that lets a program take the drive from the computer.
INSTALLER_NEEDS = "10.3"
# Files that systems put into any folder that is opened.
OF_THE_SYSTEM = (".DS_Store", "Thumbs.db", "desktop.ini")
# The modules of this package that run on the badge, in the order in which they need each other.
PROGRAM = ("__init__", "boot_out", "manifest", "sentences", "room", "plan", "on_badge", "unpack")
MODULE = "#="
LETTERS = 120  # in a line of base64
WINDOW = 12  # bits: unpacking takes 4 KB of memory beside the file
# How the installer begins. Its size is asked in the first line, so that a cut anywhere is noticed; then comes the
# sum of everything that follows, so that nothing is left out or damaged.
_BEGINNING = f"""\
if __import__("os").stat("code.py")[6] != {{size:8}}: print("{{incomplete}}"); raise SystemExit
import binascii
import sys
def check_sum():
    total = 0
    with open("code.py", "rb") as file:
        file.seek({{start:8}})
        piece = file.read(1024)
        while piece:
            total = binascii.crc32(piece, total)
            piece = file.read(1024)
    return total
if check_sum() != {{sum:10}}:
    print("{{incomplete}}")
    sys.exit()
import storage
if not hasattr(storage, "unsafe_disable_usb_drive"):
    print("This installer needs CircuitPython {INSTALLER_NEEDS} or newer: install it, or copy the zip's files.")
    sys.exit()
class Module:
    pass
def load(name, lines):
    names = {{{{"__name__": name}}}}
    exec(str(b"".join(lines), "utf-8"), names)
    module = sys.modules[name] = Module()
    for key in names:
        setattr(module, key, names[key])
    if "." in name:
        setattr(sys.modules["drive"], name.split(".")[1], module)
def load_all():
    with open("code.py", "rb") as file:
        file.seek({{start:8}})
        for line in file:
            if line.startswith(b"{MODULE}"):
                name, lines = str(line[2:-1], "utf-8"), []
            elif line != b"#\\n":
                lines.append(line[1:])
            else:
                load(name, lines)
                if name == "drive.unpack":
                    return
load_all()
import microcontroller
import time
from drive import boot_out, unpack
note = boot_out.note("%d.%d.%d" % sys.implementation.version[:3])
if note:
    print(note)
unpacking = unpack.Unpacking({{manifest:8}})
try:
    unpacking.check()
except Exception as error:
    print("Boneyard has not been unpacked: " + unpack.sentence(error))
    sys.exit()
print("Boneyard is being unpacked: leave the badge switched on.")
time.sleep(3)  # for what the computer still has to write
storage.unsafe_disable_usb_drive()
try:
    unpacking.carry_out(print)
except Exception as error:
    print("Boneyard has not been unpacked completely: " + unpack.sentence(error))
    storage.enable_usb_drive()  # else nobody could remove this file
    sys.exit()
print("Boneyard is there. The badge starts it by itself.")
time.sleep(1)
microcontroller.reset()  # a mere reload would leave the computer without the drive
"""
_INCOMPLETE = "This installer, code.py, has not been copied completely: copy it to the drive once more."


def write_folder(contents: dict[str, bytes], folder: Path) -> None:
    """Write the contents into a folder, in place of an earlier build. Raises Fault if something else is there."""
    if folder.exists():
        there = (
            {
                path.relative_to(folder).as_posix(): path.read_bytes()
                for path in folder.rglob("*")
                if path.is_file() and path.name not in OF_THE_SYSTEM
            }
            if folder.is_dir()
            else {}
        )
        _check_is_build(there, folder)
    with _in_place_of(folder) as new:
        for path, data in contents.items():
            (new / path).parent.mkdir(parents=True, exist_ok=True)
            (new / path).write_bytes(data)


def write_zip(contents: dict[str, bytes], path: Path) -> None:
    """Write the contents as a zip that is the same everywhere: sorted, of one time, and not compressed, since each
    Python's zlib does that in its own way.

    It takes the place of an earlier build. Raises Fault if something else is there.
    """
    if path.exists():
        _check_is_build(_unzipped(path), path)
    with _in_place_of(path) as new, zipfile.ZipFile(new, "w") as archive:
        for name in sorted(contents):
            info = zipfile.ZipInfo(name)  # of 1980
            info.create_system = 3  # on every system
            info.external_attr = 0o644 << 16
            archive.writestr(info, contents[name])


def _unzipped(path: Path) -> dict[str, bytes]:
    try:
        with zipfile.ZipFile(path) as archive:
            return {name: archive.read(name) for name in archive.namelist()}
    except zipfile.BadZipFile:
        return {}


def write_installer(contents: dict[str, bytes], path: Path) -> None:
    """Write the installer of the contents: a code.py that unpacks them when CircuitPython starts it; see unpack.py.

    It takes the place of an earlier one. Raises Fault if something else is there.
    """
    if path.exists() and _INCOMPLETE.encode() not in path.read_bytes():
        raise Fault(_NO_BUILD.format(path))
    with _in_place_of(path) as new:
        new.write_bytes(installer(contents))


def installer(contents: dict[str, bytes]) -> bytes:
    """The bytes of the installer of the contents of a drive."""
    start = len(_beginning(0, 0, 0, 0))
    program = "".join(map(_module, PROGRAM)).encode()
    listed = re.sub(b"^", b"#", contents[manifest.NAME].rstrip(), flags=re.MULTILINE) + b"\n"
    paths = [path for path in sorted(contents) if path not in (unpack.INSTALLER, manifest.NAME)]
    files = b"".join(_packed(path, contents[path]) for path in [*paths, unpack.INSTALLER])
    rest = program + listed + files
    return _beginning(start + len(rest), start, binascii.crc32(rest), start + len(program)) + rest


def _beginning(size: int, start: int, sum: int, manifest: int) -> bytes:
    text = _BEGINNING.format(size=size, start=start, sum=sum, manifest=manifest, incomplete=_INCOMPLETE)
    return text.encode()


@cache  # the tests make many installers
def _module(name: str) -> str:
    """A module of this package in comments, without its own comments, docstrings and type hints."""
    tree = _Bare().visit(ast.parse(without_hints((Path(__file__).parent / f"{name}.py").read_bytes())))
    lines = ast.unparse(tree).splitlines()
    dotted = f"drive.{name}".removesuffix(".__init__")
    return "".join(f"{line}\n" for line in (MODULE + dotted, *(f"#{line}" for line in lines if line), "#"))


class _Bare(ast.NodeTransformer):
    """Takes docstrings from a tree, and what only type hints need."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        return ast.Pass() if isinstance(node.value, ast.Constant) else self.generic_visit(node)

    def visit_If(self, node: ast.If) -> ast.AST | None:
        return None if ast.unparse(node.test) == "TYPE_CHECKING" else self.generic_visit(node)


def _packed(path: str, data: bytes) -> bytes:
    """A file in comments, as unpack.unpacked reads it."""
    parts = [_compressed(data[i : i + unpack.PART]) for i in range(0, len(data), unpack.PART)]
    lengths = " ".join(str(len(part)) for part in parts)
    return unpack.FILE + f"{path}|{lengths}\n".encode() + b"".join(map(_lines, parts))


def _compressed(data: bytes) -> bytes:
    compressor = zlib.compressobj(9, wbits=WINDOW)
    return compressor.compress(data) + compressor.flush()


def _lines(data: bytes) -> bytes:
    """Bytes as base64 in comments."""
    text = base64.b64encode(data).decode()
    return "".join(f"#{text[i : i + LETTERS]}\n" for i in range(0, len(text), LETTERS)).encode()


_NO_BUILD = "{} is there and isn't a build: move it away, or choose another folder by --out."


def _check_is_build(there: dict[str, bytes], place: Path) -> None:
    """Raise Fault unless `there`, the bytes of files by their paths, is a build and nothing else."""
    files = manifest.files(there.pop(manifest.NAME, b""))
    if files is None:
        raise Fault(_NO_BUILD.format(place))
    for path, data in sorted(there.items()):
        if manifest.digest(data) not in files.get(path, ()):
            raise Fault(_NO_BUILD.format(place / path))


@contextmanager
def _in_place_of(place: Path) -> Iterator[Path]:
    """Give a `with` block the path where it makes a folder or a file, which then replaces the one that is there."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f"{place.name}.", dir=place.parent) as folder:
        new, old = Path(folder, "new"), Path(folder, "old")
        yield new
        if place.is_dir():  # no system renames a folder over another
            place.rename(old)
        try:
            new.replace(place)
        except OSError:
            if old.exists():
                old.rename(place)
            raise
