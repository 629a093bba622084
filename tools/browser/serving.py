# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Serves a folder to this computer's browser, and to nobody else."""

from __future__ import annotations

import functools
import gzip
import http.server
import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

HOST = "127.0.0.1"
# A browser keeps a page's data by its port, so the port is the same every time, if it is free.
PORT = 8732


class _Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".webmanifest": "application/manifest+json",
    }

    def send_head(self) -> Any:
        """Compress texts, as web servers do."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        kind = self.guess_type(path)
        if not kind.startswith("text/") or not path.is_file() or "gzip" not in self.headers.get("Accept-Encoding", ""):
            return super().send_head()
        data = gzip.compress(path.read_bytes())
        self.send_response(http.HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        return io.BytesIO(data)

    def log_message(self, *_: object) -> None:
        """Print nothing for each file."""

    def end_headers(self) -> None:
        """Let the browser ask each time whether a file has changed."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


class _Server(http.server.ThreadingHTTPServer):
    def handle_error(self, *request: Any) -> None:
        """Print nothing if a browser closes the connection before it has received everything."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(*request)


def server(folder: Path | str, port: int = PORT) -> http.server.ThreadingHTTPServer:
    """Return a web server for a folder, not started yet, at that port or, if it is taken, at any free one."""
    handler = functools.partial(_Handler, directory=str(folder))
    try:
        return _Server((HOST, port), handler)
    except OSError:
        return _Server((HOST, 0), handler)


def address(running: http.server.ThreadingHTTPServer) -> str:
    """The address of a server."""
    return f"http://{HOST}:{running.server_port}/"


def serve(folder: Path) -> None:
    """Serve a folder and open it in the browser, until Ctrl-C."""
    import webbrowser

    with server(folder) as running:
        print(f"Boneyard is at {address(running)} until Ctrl-C is pressed.", flush=True)
        webbrowser.open(address(running))
        running.serve_forever()
