"""The page is built again whenever one of its sources has changed."""

import gzip
import re
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILD = runpy.run_path(str(ROOT / "web" / "build.py"))
IMPORTED = re.compile(r"""['"](\.{1,2}/[^'"?]+)""")


def imported_by(path):
    """The files that a source names, relative to itself; `*` stands for any name, and endings may be left out."""
    for name in IMPORTED.findall(path.read_text("utf-8")):
        up, _, below = re.fullmatch(r"((\.{1,2}/)+)(.+)", name).groups()
        for pattern in (below, f"{below}.ts", f"{below}.svelte"):
            yield from (found.resolve() for found in (path.parent / up).resolve().glob(pattern) if found.is_file())


def test_all_that_the_page_imports_is_among_its_sources():
    sources = set(BUILD["sources"]())
    written = [path for path in sources if "/web/src/" in str(path) and path.suffix in {".ts", ".svelte", ".css"}]
    named = {found for path in written for found in imported_by(path) if not re.search("/(dev|fixtures)/", str(found))}
    assert ROOT / "src/feira/games/marche/marche.json" in named
    assert named <= sources
    how = ("package.json", "package-lock.json", "tsconfig.json", "vite.config.ts", "svelte.config.js", "build.py")
    assert {ROOT / "web" / name for name in how} <= sources


def test_what_gets_smaller_is_compressed_and_always_the_same(tmp_path):
    script, short = tmp_path / "app-1.js", tmp_path / "short.js"
    script.write_text("let x = 1;" * 100)
    short.write_text("1")
    made = []
    for _ in range(2):
        BUILD["compress"](tmp_path)
        made.append((tmp_path / "app-1.js.gz").read_bytes())
    assert made[0] == made[1]
    assert gzip.decompress(made[0]) == script.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["app-1.js", "app-1.js.gz", "short.js"]
