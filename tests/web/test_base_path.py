"""Every link of the page begins with `base`: the page may be a part of a host."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
AT_THE_ROOT = re.compile(r"""(?:href|src)=(?:["']/|\{["'`]/)|fetch\(["'`]/|location\.origin\}/""")


def test_no_link_leads_to_the_root_of_the_host():
    found = [
        f"{path.relative_to(SOURCES)}: {line.strip()}"
        for path in sorted(SOURCES.rglob("*"))
        if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts") and "dev" not in path.parts
        for line in path.read_text("utf-8").splitlines()
        if AT_THE_ROOT.search(line)
    ]
    assert not found, "write {base}/…: see web/src/base.ts"
    assert AT_THE_ROOT.search('<a href="/learn">')
