"""The package that people install has the page in it, so that they need no Node.js, and starts by one word."""

import json
import os
import runpy
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "feira" / "server" / "static"
CONTAINERFILE = ROOT / "deploy" / "Containerfile"
OFFLINE = ("NewConnectionError", "NameResolutionError", "No matching distribution")  # what pip says then


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    assert runpy.run_path(str(ROOT / "web" / "build.py"))["is_current"](), "build the page first: make page"
    (made,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path_factory.mktemp("wheel")), versions=["standard"])
    return zipfile.ZipFile(made)


def test_a_wheel_has_the_page_and_all_that_the_games_read(wheel):
    names = set(wheel.namelist())
    page = {f"feira/server/static/{path.relative_to(STATIC)}" for path in STATIC.rglob("*") if path.is_file()}
    assert "feira/server/static/index.html" in page
    assert page <= names
    games = {"feira/games/marche/marche.json", "feira/games/marche/locale/uk/game.ftl"}
    kinds = ("networks/*.npz", "puzzles/*.jsonl", "ratings/*.json")
    data = [path for kind in kinds for path in (ROOT / "src").rglob(kind)]
    read = {f"feira/{path.relative_to(ROOT / 'src/feira')}" for path in data}
    assert {"feira/py.typed", "feira/locale/uk/page.ftl"} | games | read <= names
    assert not [name for name in names if name.startswith(("tests", "web", "docs"))]


def test_one_word_starts_the_table_from_the_wheel(wheel, tmp_path):
    """As `uvx feira` and `pipx run feira` do; the first start compiles, so a page that says so is what comes first."""
    wheel.extractall(tmp_path / "installed")
    own = {"HOME": str(tmp_path / "home"), "FEIRA_CACHE_DIR": str(tmp_path / "cache"), "DISPLAY": ""}
    process = subprocess.Popen(
        [sys.executable, "-c", "from feira.cli.main import main; main()"],
        env=os.environ | own | {"PYTHONPATH": str(tmp_path / "installed"), "XDG_DATA_HOME": str(tmp_path / "data")},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=tmp_path,
    )
    try:
        address = next(line for line in process.stdout if "will be at" in line).split()[4].strip(";")
        answer = httpx.get(address, timeout=60)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
    assert answer.status_code == 503
    assert "<progress" in answer.text


def instructions(word):
    """What follows a word in the Containerfile, in order."""
    lines = CONTAINERFILE.read_text("utf-8").replace("\\\n", " ").splitlines()
    return [line.removeprefix(f"{word} ").strip() for line in lines if line.startswith(f"{word} ")]


def test_the_containerfile_passes_its_linter():
    linter = shutil.which("hadolint", path=str(Path(sys.executable).parent))
    assert linter
    done = subprocess.run([linter, str(CONTAINERFILE)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_steps_of_the_containerfile_lead_to_a_server_in_a_fresh_directory(tmp_path):
    """There are no containers here, so the steps run one after the other, with other folders in place of its own."""
    clone, opt = tmp_path / "src", tmp_path / "opt"
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(None, files.stdout.split("\0")):
        if not name.startswith("tests/") and (ROOT / name).is_file():
            (clone / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, clone / name)
    shutil.copytree(STATIC, clone / STATIC.relative_to(ROOT))  # else npm would be asked for minutes
    install = next(step for step in instructions("RUN") if "install.sh" in step)
    environment = os.environ | {"HOME": str(tmp_path), "PYTHON": sys.executable, "PIP_NO_COMPILE": "1"}

    def run_install():
        here = install.replace("/opt/", f"{opt}/")
        return subprocess.run(here, shell=True, cwd=clone, env=environment, capture_output=True, text=True)

    done = run_install()
    if done.returncode and any(sign in done.stderr for sign in OFFLINE):
        pytest.skip("the packages can't be fetched here")
    assert done.returncode == 0, done.stderr
    (clone / "src/feira/puzzles/added.py").touch()
    done = run_install()
    assert done.returncode == 0, done.stderr
    assert list(opt.rglob("feira/puzzles/added.py")), "an update with the same version number is one"
    shutil.rmtree(clone)  # the second stage has only what was installed
    (command,) = (json.loads(line) for line in instructions("CMD"))
    places = {"/opt/": f"{opt}/", "/var/lib/": f"{tmp_path}/lib/", "0.0.0.0": "127.0.0.1", "8000": "0"}
    for old, new in places.items():
        command = [part.replace(old, new) for part in command]
    environment["FEIRA_CACHE_DIR"] = str(tmp_path / "cache")
    process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True, cwd=tmp_path)
    try:
        line = next(line for line in process.stderr if "running on" in line)
        health = httpx.get(line.split("running on ")[1].split()[0] + "/api/health", timeout=60).json()
    finally:
        process.kill()
        process.wait()
        process.stderr.close()
    assert health["status"] == "starting"
