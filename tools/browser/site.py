# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Builds the site: the files of the page for a web server, or all of them in one."""

import base64
import hashlib
import html
import json
import mimetypes
import re
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

import languages
from browser import bundle, icons, pack
from cli import Fault
from drive import contents, packing
from environment import ROOT, licences

PAGE = Path(__file__).parent / "page"
INDEX = "index.html"
STYLE = "page.css"
WORKER = "worker.js"
MANIFEST = "boneyard.webmanifest"
LICENCES = "licences.txt"
ZIP = "boneyard.zip"
INSTALLER = "boneyard-installer.py"
DOWNLOADS = ZIP, INSTALLER  # fetched only if the player wants them
_MARK = b"The Boneyard authors"  # stands in the page
TEXTS = "texts-%s.js"  # of a language
PROGRAM = "page.js"  # all modules of the page but those of the next
FILM = "film_worker.js"
FIRST = "watch.js"  # stands inside the page
SERVED = "served.js"  # tells the service worker which files there are
EARLY = 'rel="modulepreload"'  # in the line that asks for PROGRAM before the page is read so far
# Of no use without a server.
ONLY_SERVED = WORKER, SERVED, MANIFEST, *DOWNLOADS
NOTICES = ("LICENSE", "sprites/LICENSE", "fonts/LICENSE", "lib/sounds/LICENSE", "tools/browser/npm/LICENSE")
# The packages of which parts are in the page, and which parts.
SHIPPED = {"adafruit-circuitpython-display-text": "Adafruit's display_text, in lib/libraries of the game"}
_NOTE = re.compile(rb"/\*(?! SPDX)(?:(?!\*/).)*\*/\s*", re.DOTALL)  # a comment of the style, but that on its licence
TYPES = {".js": "text/javascript", ".pack": "application/octet-stream"}


def build(address: str | None = None, spoken: Sequence[str] = languages.ALL) -> dict[str, bytes]:
    """The files of the page, a dict of bytes by their names; the same commit gives the same files.

    `address` is where the page will be, with a slash at its end; without it other programs can show no preview. The
    game speaks the languages that are `spoken`. Raises Fault, also drive's.
    """
    preview = _preview(address)  # first, since a wrong address is noticed at once
    modules = {path.stem: path.read_text(encoding="utf-8") for path in sorted(PAGE.glob("*.js"))}
    files = {name: (PAGE / name).read_bytes() for name in (INDEX, STYLE, WORKER)}
    files[STYLE] = _NOTE.sub(b"", files[STYLE])
    files |= {name: bundle.together(modules, Path(name).stem).encode() for name in (PROGRAM, FILM)}
    files |= icons.make()
    files[pack.NAME] = pack.make(spoken)
    files |= {TEXTS % language: _texts(language) for language in spoken}
    files[MANIFEST] = _manifest()
    files[LICENCES] = _licences()
    files[INDEX] = _index(modules[Path(FIRST).stem], preview, spoken).encode()
    files[SERVED] = served(files)
    return files | _downloads(spoken)


def _index(first: str, preview: str, spoken: Sequence[str]) -> str:
    """The text of the page, with the script `first` inside it, a preview, and the texts of the first of the languages
    that are spoken."""
    index = (PAGE / INDEX).read_text(encoding="utf-8").replace("<!-- preview -->", preview)
    index = index.replace('data-languages=""', f'data-languages="{" ".join(spoken)}"')
    texts = languages.of_page(spoken[0])
    index = re.sub(
        r'data-word="([\w.]+)"[^>]*>', lambda found: found[0] + html.escape(texts[found[1]], quote=False), index
    )
    index = index.replace('src=""', f'src="data:image/png;base64,{base64.b64encode(icons.still()).decode()}"')
    return _allowed(index.replace(f'<script src="{FIRST}">', f"<script>\n{bundle.bare(first)}"))


def _allowed(index: str) -> str:
    """Return the text of the page. Its policy allows the scripts inside it, by their digests."""
    inside = re.findall(r'<script(?: type="importmap")?>(.*?)</script>', index, re.DOTALL)
    digests = [base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in inside]
    return re.sub(r"'sha256-[^']*'( 'sha256-[^']*')*", " ".join(f"'sha256-{digest}'" for digest in digests), index)


def _texts(language: str) -> bytes:
    """The module of JavaScript with the texts of the page in a language. Raises languages.Fault."""
    texts = json.dumps(languages.of_page(language), ensure_ascii=False, indent=2)
    return f"{bundle.HEAD}export const TEXTS = {texts};\n".encode()


def _downloads(spoken: Sequence[str]) -> dict[str, bytes]:
    """The files to copy onto a badge by hand if the browser can't: a zip, and an installer that is one file.

    They serve all boards, since only the manifest names a board, and here it names none.
    """
    game = contents.build("any", 10, spoken=spoken)
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder, ZIP)
        packing.write_zip(game, archive)
        return {ZIP: archive.read_bytes(), INSTALLER: packing.installer(game)}


def _manifest() -> bytes:
    manifest = {
        "name": "Boneyard",
        "short_name": "Boneyard",
        "description": "Dominoes against the machine.",
        "lang": "en",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "categories": ["games"],
        "background_color": "#082821",
        "theme_color": "#082821",
        "icons": [
            {
                "src": name,
                "type": "image/png",
                "sizes": f"{side * scale}x{side * scale}",
                "purpose": "maskable" if name == icons.MASK else "any",
            }
            for name, (side, scale) in icons.ICONS.items()
        ],
    }
    return (json.dumps(manifest, indent=2) + "\n").encode()


def _licences() -> bytes:
    notices = [(ROOT / name).read_text(encoding="utf-8").strip() for name in NOTICES]
    for package, what in SHIPPED.items():
        notices += [f"{what}:\n\n{text.strip()}" for text in licences(package)]
    return ("\n\n--------\n\n".join(notices) + "\n").encode()


def _preview(address: str | None) -> str:
    if address is None:
        return ""
    if not re.fullmatch(r'https?://[^\s"<>]+/', address):
        raise Fault(f"--url takes the page's address, as https://example.org/boneyard/, not {address}.")
    return f'<meta property="og:url" content="{address}">\n<meta property="og:image" content="{address}preview.png">'


def served(files: dict[str, bytes]) -> bytes:
    """The list of the files that the service worker keeps, and their version, which changes with any of them."""
    names = sorted(name for name in files if name not in (WORKER, SERVED, *DOWNLOADS))
    digest = hashlib.sha256(b"".join(hashlib.sha256(files[name]).digest() for name in (*names, WORKER)))
    served = {"version": f"{contents.version()}-{digest.hexdigest()[:12]}", "files": [*names, SERVED]}
    return f"{bundle.HEAD}const SERVED = {json.dumps(served, indent=2)};\n".encode()


def single(files: dict[str, bytes]) -> bytes:
    """The whole page in one file of HTML, bytes: each file that it names is in it as a data URL."""
    inside = {name: _data(name, data) for name, data in files.items() if name not in ONLY_SERVED}
    modules = {f"page/{name}": inside[name] for name in inside if name.endswith(".js") and name != PROGRAM}
    lines = files[INDEX].decode().splitlines()
    left_out = [f'"{name}"' for name in ONLY_SERVED] + [EARLY]
    text = "\n".join(line for line in lines if not any(part in line for part in left_out))
    text = _allowed(text.replace('{"page/": "./"}', json.dumps(modules)))
    text = re.sub(r'(src|href)="([\w.-]+)"', lambda found: f'{found[1]}="{inside[found[2]]}"', text)
    return text.replace("'self'", "data:").encode()


def _data(name: str, data: bytes) -> str:
    kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"


def write(files: dict[str, bytes], folder: Path) -> None:
    """Write the files to a folder, and remove those of an older build that are left over, which SERVED lists.

    Raises Fault where they would replace files of no build.
    """
    folder.mkdir(parents=True, exist_ok=True)
    listed = _listed(folder)
    if not listed:
        _check_new(folder / name for name in files)
    for name in listed - files.keys():
        (folder / name).unlink(missing_ok=True)
    for name in (SERVED, *files):  # that comes first: so a write that is stopped halfway is known as a build
        (folder / name).write_bytes(files[name])


def write_single(files: dict[str, bytes], path: Path) -> None:
    """Write the whole page to one file, in place of an older one. Raises Fault if something else is there."""
    if path.exists() and _MARK not in path.read_bytes():
        _check_new([path])
    path.write_bytes(single(files))


def _check_new(paths: Iterable[Path]) -> None:
    for path in paths:
        if path.exists():
            raise Fault(
                f"{path} is there and belongs to no build of the page: move it away, or choose another folder by --out."
            )


def _listed(folder: Path) -> set[str]:
    """The names of the files that the build in a folder consists of, as a set."""
    path = folder / SERVED
    listed = re.search(r'"files": (\[[^]]*\])', path.read_text(encoding="utf-8")) if path.exists() else None
    return {name for name in json.loads(listed[1]) if "/" not in name} if listed else set()
