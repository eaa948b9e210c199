"""The games that released versions left behind, by version, file and line."""

from pathlib import Path

from feira.records import parse_json

FOLDER = Path(__file__).parent
RECORDS = {
    f"{file.parent.name}/{file.stem}:{number}": parse_json(line)
    for file in sorted(FOLDER.glob("*/*.jsonl"))
    for number, line in enumerate(file.read_bytes().splitlines(), 1)
}
