"""The commands for developers: what Makefile, workflows and hooks call is there, and `make dev` answers."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import httpx
import pytest
import yaml
from websockets.sync.client import connect

ROOT = Path(__file__).parent.parent
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", MAKEFILE, re.MULTILINE))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PATIENCE = 240  # seconds; the server may have to compile


def made_in(command):
    """The targets that a line of shell makes."""
    return re.findall(r"\bmake ((?:[a-z][a-z-]*\s*)+)", command)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_is_valid_and_makes_what_there_is(path):
    workflow = yaml.safe_load(path.read_text("utf-8"))
    assert {"name", "jobs", True} <= set(workflow)  # YAML reads the key `on` as true
    commands = []
    for job in workflow["jobs"].values():
        assert job["runs-on"]
        assert job["timeout-minutes"] <= 60
        for step in job["steps"]:
            assert ("uses" in step) != ("run" in step)
            assert "@" in step.get("uses", "@")
            commands.append(step.get("run", ""))
    made = {target for command in commands for targets in made_in(command) for target in targets.split()}
    assert made
    assert made <= TARGETS


def test_the_workflow_tests_every_python_that_we_promise():
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8"))["jobs"]
    assert jobs["test"]["strategy"]["matrix"]["python"] == ["3.11", "3.12", "3.13"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["requires-python"] == ">=3.11"


def test_all_hooks_are_local_and_call_what_is_installed():
    hooks = [
        (repo["repo"], hook)
        for repo in yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"]
        for hook in repo["hooks"]
    ]
    assert hooks
    for repo, hook in hooks:
        assert (repo, hook["language"]) == ("local", "system")
        program, *arguments = hook["entry"].split()
        assert Path(program).parent == Path(".venv/bin")
        assert shutil.which(Path(program).name, path=str(Path(sys.executable).parent))
        assert all((ROOT / argument).is_file() for argument in arguments if argument.endswith(".py"))


def test_what_contributors_read_names_only_targets_that_exist():
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    made = set(re.findall(r"^make ([a-z-]+)", text, re.MULTILINE)) | set(re.findall(r"`make ([a-z-]+)`", text))
    assert {"dev", "test", "test-fast", "check", "check-page"} <= made <= TARGETS


def free_port():
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return listening.getsockname()[1]


def eventually(attempt):
    """What an attempt returns as soon as it returns something and raises nothing."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            if found := attempt():
                return found
        except (OSError, httpx.HTTPError):
            pass
        assert time.monotonic() < until, "it takes too long"
        time.sleep(0.2)


def is_open(port):
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


def test_make_dev_answers_and_one_ctrl_c_ends_it(tmp_path):
    made = subprocess.run(["make", "-n", "dev", "PORT=6000"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "dev.py --port 6000" in made.stdout
    page, server = free_port(), free_port()
    command = [
        sys.executable,
        "dev.py",
        "--port",
        str(page),
        "--server-port",
        str(server),
        "--data-dir",
        str(tmp_path / "data"),
    ]
    output = tmp_path / "output"
    with output.open("wb") as file:
        running = subprocess.Popen(command, cwd=ROOT, stdout=file, stderr=file, env=os.environ | {"NO_COLOR": "1"})
    try:
        address = f"127.0.0.1:{page}"
        assert "/src/main.ts" in eventually(lambda: httpx.get(f"http://{address}/").text), "Vite's own page"
        eventually(lambda: httpx.get(f"http://{address}/api/health").status_code == 200)
        with connect(f"ws://{address}/api/live", origin=f"http://{address}") as line:
            line.send('{"type":"hello","token":null}')
            assert '"welcome"' in line.recv(timeout=PATIENCE)
        os.utime(ROOT / "src" / "feira" / "server" / "__init__.py")
        eventually(lambda: "Reloading" in output.read_text("utf-8"))
        eventually(lambda: httpx.get(f"http://{address}/api/health").status_code == 200)
    finally:
        running.send_signal(signal.SIGINT)
        running.wait(60)
    assert running.returncode == 0, output.read_text("utf-8")
    assert not is_open(page)
    assert not is_open(server)
