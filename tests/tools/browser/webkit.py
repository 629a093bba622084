# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""WebKit, the engine of Safari, for tests: Debian's WebKitGTK, led by its driver. Playwright's own WebKit isn't a
package of Debian's."""

import contextlib
import glob
import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request

DRIVER = "WebKitWebDriver"
BROWSERS = "/usr/lib/*/webkit2gtk-4*/MiniBrowser"
DISPLAY = "xvfb-run"  # a screen for the browser, which can't do without
ENTER, LEFT, RIGHT = "\ue007", "\ue012", "\ue014"  # keys, as the protocol names them
_PATIENCE = 60  # s


def missing():
    """Why WebKit can't be had, or ""."""
    if not shutil.which(DRIVER) or not glob.glob(BROWSERS):
        return "there is no WebKit on this computer: on Debian, apt install webkit2gtk-driver"
    return "" if shutil.which(DISPLAY) else f"WebKit needs a screen, by {DISPLAY}: on Debian, apt install xvfb"


class Failed(Exception):
    """An error that the driver tells."""


class WebKit:
    """A window of the browser, led by the WebDriver protocol."""

    def __init__(self, address):
        self._address = address
        browser = {"binary": sorted(glob.glob(BROWSERS))[-1], "args": ["--automation"]}
        made = self._ask("POST", "", {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": browser}}})
        self._address += "/" + made["sessionId"]
        self._ask("POST", "/timeouts", {"script": 1000 * _PATIENCE, "pageLoad": 1000 * _PATIENCE})

    def _ask(self, method, path, body=None):
        request = urllib.request.Request(
            self._address + path, None if body is None else json.dumps(body).encode(),
            {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=2 * _PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise Failed(json.load(error)["value"]["message"]) from None

    def open(self, address):
        """Open an address."""
        self._ask("POST", "/url", {"url": address})

    def reload(self):
        """Load the page again."""
        self._ask("POST", "/refresh", {})

    def run(self, function, *arguments):
        """Run a function of JavaScript, which may be async, and return its result."""
        script = "const done = arguments[arguments.length - 1];" \
            f"Promise.resolve(({function})(...[...arguments].slice(0, -1))).then(" \
            "(value) => done([value ?? null]), (error) => done([null, String(error)]));"
        value, *error = self._ask("POST", "/execute/async", {"script": script, "args": arguments})
        if error:
            raise Failed(error[0])
        return value

    def press(self, *keys):
        """Press keys, one after another."""
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self._ask("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def close(self):
        """Close the window."""
        self._ask("DELETE", "")


@contextlib.contextmanager
def window():
    """Give a `with` block a WebKit, which has kept nothing yet, and close it afterwards."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [DISPLAY, "--auto-servernum", DRIVER, "--host=127.0.0.1", f"--port={port}"]
    driver = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        opened = _begun(f"http://127.0.0.1:{port}/session")
        yield opened
        opened.close()
    finally:
        os.killpg(driver.pid, signal.SIGTERM)
        driver.wait()


def _begun(address):
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            return WebKit(address)
        except urllib.error.URLError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
