# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Browsers other than Chromium, for tests and pictures: Debian's WebKitGTK, the engine of Safari, and Firefox.

Each has its own kind of WebDriver commands. Playwright drives only its own builds of them, which Debian doesn't have.
"""

from __future__ import annotations

import contextlib
import glob
import itertools
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

ENTER, LEFT, RIGHT = "\ue007", "\ue012", "\ue014"  # keys, as the protocol names them
_WEBKIT_DRIVER = "WebKitWebDriver"
_WEBKITS = "/usr/lib/*/webkit2gtk-4*/MiniBrowser"
_FIREFOXES = "firefox-esr", "firefox"
# WebKit can't do without a screen.
_DISPLAY = "xvfb-run", "--auto-servernum", "--server-args=-screen 0 2560x1600x24"
_PATIENCE = 60  # s
_COARSE = 1  # a pointer without the mouse's precision, as Firefox's preferences name it
# What a new Firefox needs to be told: to wait for commands at a port, and to ask nothing and nobody.
_PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "browser.aboutwelcome.enabled": False,
    "app.update.auto": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "extensions.getAddons.cache.enabled": False,
    "services.settings.server": "data:,",
    "browser.startup.page": 0,
}

Window = TypeVar("Window", bound="Driven")


def missing_webkit() -> str:
    """Why WebKit can't be had, or ""."""
    if not shutil.which(_WEBKIT_DRIVER) or not glob.glob(_WEBKITS):
        return "there is no WebKit on this computer: on Debian, apt install webkit2gtk-driver"
    if not shutil.which(_DISPLAY[0]):
        return f"WebKit needs a screen, by {_DISPLAY[0]}: on Debian, apt install xvfb"
    return ""


def missing_firefox() -> str:
    """Why Firefox can't be had, or ""."""
    return "" if _firefox() else "there is no Firefox on this computer: on Debian, apt install firefox-esr"


def _firefox() -> str | None:
    return next(filter(None, map(shutil.which, _FIREFOXES)), None)


class Failed(Exception):
    """An error that the browser tells."""


class Driven(ABC):
    """A window of a browser, led by the commands of WebDriver."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Open an address."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page again."""

    @abstractmethod
    def close(self) -> None:
        """Close the window."""

    @abstractmethod
    def _run(self, script: str, arguments: tuple[Any, ...]) -> Any:
        """Run a script that passes its result to the last of its arguments, and return that result."""

    @abstractmethod
    def _act(self, actions: list[dict[str, object]]) -> None:
        """Carry out actions of the protocol."""

    def run(self, function: str, *arguments: object) -> Any:
        """Run a function of JavaScript, which may be async, and return its result. Raises Failed."""
        script = (
            "const done = arguments[arguments.length - 1];"
            f"Promise.resolve(({function})(...[...arguments].slice(0, -1))).then("
            "(value) => done([value ?? null]), (error) => done([null, String(error)]));"
        )
        value, *error = self._run(script, arguments)
        if error:
            raise Failed(error[0])
        return value

    def press(self, *keys: str) -> None:
        """Press keys, one after another."""
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self._act([{"type": "key", "id": "keys", "actions": actions}])


class WebKit(Driven):
    """A window of WebKitGTK's own little browser, led by its driver at an address."""

    def __init__(self, address: str) -> None:
        self._address = address
        browser = {"binary": sorted(glob.glob(_WEBKITS))[-1], "args": ["--automation"]}
        made = self._ask("POST", "", {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": browser}}})
        self._address += "/" + made["sessionId"]
        self._ask("POST", "/timeouts", {"script": 1000 * _PATIENCE, "pageLoad": 1000 * _PATIENCE})

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        request = urllib.request.Request(
            self._address + path,
            None if body is None else json.dumps(body).encode(),
            {"Content-Type": "application/json"},
            method=method,
        )
        try:
            with urllib.request.urlopen(request, timeout=2 * _PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise Failed(json.load(error)["value"]["message"]) from None

    def open(self, address: str) -> None:
        """See Driven."""
        self._ask("POST", "/url", {"url": address})

    def reload(self) -> None:
        """See Driven."""
        self._ask("POST", "/refresh", {})

    def close(self) -> None:
        """See Driven."""
        self._ask("DELETE", "")

    def _run(self, script: str, arguments: tuple[Any, ...]) -> Any:
        return self._ask("POST", "/execute/async", {"script": script, "args": arguments})

    def _act(self, actions: list[dict[str, object]]) -> None:
        self._ask("POST", "/actions", {"actions": actions})


class Firefox(Driven):
    """A window of Firefox, led at a port by its own protocol, Marionette: the same commands, one JSON text each."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), 2 * _PATIENCE)
        self._read()  # which protocol it speaks
        self._count = itertools.count(1)
        self._ask("NewSession")
        self._ask("SetTimeouts", script=1000 * _PATIENCE, pageLoad=1000 * _PATIENCE)

    def _ask(self, command: str, **values: object) -> Any:
        text = json.dumps([0, next(self._count), f"WebDriver:{command}", values]).encode()
        self._socket.sendall(b"%d:%b" % (len(text), text))
        _, _, error, result = self._read()
        if error:
            raise Failed(error["message"])
        return result

    def _read(self) -> Any:
        size = b""
        while not size.endswith(b":"):
            size += self._take(1)
        return json.loads(self._take(int(size[:-1])))

    def _take(self, count: int) -> bytes:
        taken = b""
        while len(taken) < count:
            part = self._socket.recv(count - len(taken))
            if not part:
                raise Failed("Firefox has ended")
            taken += part
        return taken

    def open(self, address: str) -> None:
        """See Driven."""
        self._ask("Navigate", url=address)

    def reload(self) -> None:
        """See Driven."""
        self._ask("Refresh")

    def close(self) -> None:
        """See Driven."""
        self._ask("DeleteSession")
        self._socket.close()

    def _run(self, script: str, arguments: tuple[Any, ...]) -> Any:
        return self._ask("ExecuteAsyncScript", script=script, args=arguments)["value"]

    def _act(self, actions: list[dict[str, object]]) -> None:
        self._ask("PerformActions", actions=actions)


@contextlib.contextmanager
def webkit() -> Iterator[WebKit]:
    """Give a `with` block a WebKit without any saved data, and close it afterwards."""
    port = _free_port()
    command = [*_DISPLAY, _WEBKIT_DRIVER, "--host=127.0.0.1", f"--port={port}"]
    with _process(command, {}):
        opened = _begun(lambda: WebKit(f"http://127.0.0.1:{port}/session"))
        yield opened
        opened.close()


@contextlib.contextmanager
def firefox(by_finger: bool = False) -> Iterator[Firefox]:
    """Give a `with` block a Firefox without a window. With `by_finger` it behaves like a touch device."""
    port, found = _free_port(), _firefox()
    assert found, missing_firefox()
    wanted = {**_PREFERENCES, "marionette.port": port}
    if by_finger:
        wanted |= {"ui.primaryPointerCapabilities": _COARSE, "ui.allPointerCapabilities": _COARSE}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in wanted.items()]
        Path(profile, "user.js").write_text("".join(lines), encoding="utf-8")
        command = [found, "--headless", "--no-remote", "--marionette", "--profile", profile]
        with _process(command, {"HOME": profile}):
            opened = _begun(lambda: Firefox(port))
            yield opened
            opened.close()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


@contextlib.contextmanager
def _process(command: list[str], surroundings: dict[str, str]) -> Iterator[None]:
    """Run a command during a `with` block. Afterwards end it and all processes that it has started."""
    running = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        env={**os.environ, **surroundings},
    )
    try:
        yield
    finally:
        os.killpg(running.pid, signal.SIGTERM)
        running.wait()


def _begun(begin: Callable[[], Window]) -> Window:
    """The window that `begin` opens, once the browser can be reached."""
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            return begin()
        except (urllib.error.URLError, ConnectionError):
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
