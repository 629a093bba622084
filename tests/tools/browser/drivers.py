# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Browsers other than Chromium: Debian's WebKitGTK, the engine of Safari, and Firefox.

Each has its own kind of WebDriver commands. Playwright drives only its own builds of them, which Debian doesn't have.
"""

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
from pathlib import Path

ENTER = "\ue007"  # the key, as the protocol names it
WEBKIT_DRIVER = "WebKitWebDriver"
WEBKITS = "/usr/lib/*/webkit2gtk-4*/MiniBrowser"
FIREFOXES = "firefox-esr", "firefox"
DISPLAY = "xvfb-run", "--auto-servernum", "--server-args=-screen 0 2560x1600x24"  # WebKit can't do without a screen
PATIENCE = 60  # s
# What a new Firefox needs to be told: to wait for commands at a port, and to ask nothing and nobody.
PREFERENCES = {
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


def missing_webkit():
    """Why WebKit can't be had, or ""."""
    if not shutil.which(WEBKIT_DRIVER) or not glob.glob(WEBKITS):
        return "there is no WebKit on this computer: on Debian, apt install webkit2gtk-driver"
    if not shutil.which(DISPLAY[0]):
        return f"WebKit needs a screen, by {DISPLAY[0]}: on Debian, apt install xvfb"
    return ""


def missing_firefox():
    """Why Firefox can't be had, or ""."""
    return "" if find_firefox() else "there is no Firefox on this computer: on Debian, apt install firefox-esr"


def find_firefox():
    return next(filter(None, map(shutil.which, FIREFOXES)), None)


class Window:
    """A window of a browser. `_ask(command, **values)` does a command of WebDriver, and returns its result."""

    def open(self, address):
        self._ask("Navigate", url=address)

    def reload(self):
        self._ask("Refresh")

    def close(self):
        self._ask("DeleteSession")

    def run(self, function, *arguments):
        """Run a function of JavaScript, which may be async, and return its result."""
        script = (
            "const done = arguments[arguments.length - 1];"
            f"Promise.resolve(({function})(...[...arguments].slice(0, -1))).then("
            "(value) => done([value ?? null]), (error) => done([null, String(error)]));"
        )
        value, *error = self._ask("ExecuteAsyncScript", script=script, args=arguments)
        assert not error, error[0]
        return value

    def press(self, key):
        actions = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
        self._ask("PerformActions", actions=[{"type": "key", "id": "keys", "actions": actions}])


class WebKit(Window):
    """A window of WebKitGTK's own little browser, led by its driver at an address."""

    PATHS = {
        "NewSession": "",
        "SetTimeouts": "/timeouts",
        "Navigate": "/url",
        "Refresh": "/refresh",
        "ExecuteAsyncScript": "/execute/async",
        "PerformActions": "/actions",
        "DeleteSession": "",
    }

    def __init__(self, address):
        self._address = address
        browser = {"binary": sorted(glob.glob(WEBKITS))[-1], "args": ["--automation"]}
        made = self._ask("NewSession", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": browser}})
        self._address += "/" + made["sessionId"]
        self._ask("SetTimeouts", script=1000 * PATIENCE, pageLoad=1000 * PATIENCE)

    def _ask(self, command, **values):
        request = urllib.request.Request(
            self._address + self.PATHS[command],
            json.dumps(values).encode(),
            {"Content-Type": "application/json"},
            method="DELETE" if command == "DeleteSession" else "POST",
        )
        try:
            with urllib.request.urlopen(request, timeout=2 * PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(json.load(error)["value"]["message"]) from None


class Firefox(Window):
    """A window of Firefox, led at a port by its own protocol, Marionette: the same commands, one JSON text each."""

    def __init__(self, port):
        self._socket = socket.create_connection(("127.0.0.1", port), 2 * PATIENCE)
        self._read()  # which protocol it speaks
        self._count = itertools.count(1)
        self._ask("NewSession")
        self._ask("SetTimeouts", script=1000 * PATIENCE, pageLoad=1000 * PATIENCE)

    def close(self):
        super().close()
        self._socket.close()

    def _ask(self, command, **values):
        text = json.dumps([0, next(self._count), f"WebDriver:{command}", values]).encode()
        self._socket.sendall(b"%d:%b" % (len(text), text))
        _, _, error, result = self._read()
        assert not error, error["message"]
        return result.get("value")

    def _read(self):
        size = b""
        while not size.endswith(b":"):
            size += self._take(1)
        return json.loads(self._take(int(size[:-1])))

    def _take(self, count):
        taken = b""
        while len(taken) < count:
            part = self._socket.recv(count - len(taken))
            assert part, "Firefox has ended"
            taken += part
        return taken


@contextlib.contextmanager
def webkit():
    """Give a `with` block a WebKit without any saved data, and close it afterwards."""
    port = free_port()
    with process([*DISPLAY, WEBKIT_DRIVER, "--host=127.0.0.1", f"--port={port}"]):
        opened = begun(lambda: WebKit(f"http://127.0.0.1:{port}/session"))
        yield opened
        opened.close()


@contextlib.contextmanager
def firefox():
    """Give a `with` block a Firefox without a window, and close it afterwards."""
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        wanted = {**PREFERENCES, "marionette.port": port}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in wanted.items()]
        Path(profile, "user.js").write_text("".join(lines), encoding="utf-8")
        command = [find_firefox(), "--headless", "--no-remote", "--marionette", "--profile", profile]
        with process(command, HOME=profile):
            opened = begun(lambda: Firefox(port))
            yield opened
            opened.close()


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


@contextlib.contextmanager
def process(command, **surroundings):
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


def begun(begin):
    """The window that `begin` opens, once the browser can be reached."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return begin()
        except (urllib.error.URLError, ConnectionError):
            assert time.monotonic() < end
            time.sleep(0.1)
