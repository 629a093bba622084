# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Plays batches of pairs on a Dask cluster, with the same results as on this computer."""

import base64
import io
import json
import logging
import warnings
import zipfile
from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from matches.crew import batches
from matches.pairs import Pair

if TYPE_CHECKING:
    from types import ModuleType

    from distributed import Client

    from matches.pairs import Setup

    class Task(Protocol):
        """What is read of a Dask Future."""

        def result(self) -> str: ...


WAIT = 10  # seconds for a scheduler, and for its first worker, to answer

# A worker's job for a batch. It is a text, since Dask would send a function as the bytecode of this Python, at
# which another one crashes. It starts a process of its own, since only one of a worker's threads at a time can run
# Python, and the worker may have played with an older version of our files before.
PROGRAM = Path(__file__).resolve().parent / "worker.py"
ON_WORKER = """__import__("subprocess").check_output(
    [__import__("sys").executable, "-I", "-c", program], input=code + batch, text=True)"""


class Unavailable(Exception):
    """The cluster can't be used; the text says why."""


def play(setup: "Setup", count: int, address: str) -> Generator[list[Pair], None, None]:
    """Play pairs of a Setup on the cluster of a scheduler, yielding lists of Pair as they are done.

    Raises Unavailable where the cluster can't be used.
    """
    import distributed

    with _connected(distributed, address) as client:
        code = client.scatter(base64.b64encode(archive()).decode() + "\n", broadcast=True)
        names = {"program": PROGRAM.read_text(encoding="utf-8"), "code": code}
        work = [names | {"batch": json.dumps((setup, *batch))} for batch in batches(count)]
        tasks = [client.submit(eval, ON_WORKER, one, pure=False) for one in work]
        for task in distributed.as_completed(tasks):  # type: ignore[no-untyped-call,unused-ignore]  # if installed
            yield [Pair(*pair) for pair in json.loads(_result(task))]


def _connected(distributed: "ModuleType", address: str) -> "Client":
    """A client of the scheduler at an address, once that has a worker."""
    # It would warn of workers with another version of Python, though we send them nothing but text; and it would
    # log at length a failure that we tell in a sentence.
    warnings.simplefilter("ignore", distributed.versions.VersionMismatchWarning)
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        client: "Client" = distributed.Client(address, timeout=WAIT)
    except Exception as error:  # anything can be at that address
        reason = str(error) or type(error).__name__
        raise Unavailable(f"the scheduler {address} can't be reached ({reason.splitlines()[0]})") from None
    try:
        client.wait_for_workers(1, timeout=WAIT)
    except TimeoutError:
        client.close()  # type: ignore[no-untyped-call,unused-ignore]  # if installed
        raise Unavailable(f"the scheduler {address} has no workers") from None
    return client


def _result(task: "Task") -> str:
    """A task's output."""
    try:
        return task.result()
    except Exception as error:  # the program's, a worker's or the connection's
        reason = type(error).__name__
        raise Unavailable(f"the cluster has failed ({reason}); the logs of its workers tell more") from None


def archive() -> bytes:
    """The engine and this package as a zip file, in bytes."""
    tools = Path(__file__).resolve().parent.parent
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as packed:
        for root, package in ((tools.parent, "engine"), (tools, "matches")):
            for path in sorted((root / package).rglob("*.py")):
                packed.write(path, path.relative_to(root).as_posix())
    return held.getvalue()
