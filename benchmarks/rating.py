r"""What our levels lose: the scale on which the analysis rates people, one file for each kind of game.

Let each level play 100 games against the same bot, then judge them:

    .venv/bin/feira arena mercado --players 2 --games 600 --seed 12 --out runs/mercado --lineup level1,instant \
        --lineup level2,instant --lineup level3@60,instant --lineup level4@250,instant --lineup level5@1500,instant \
        --lineup level6@10000,instant
    .venv/bin/python benchmarks/rating.py runs/mercado/games.jsonl

Limits in iterations make the games independent of how busy the machine is.
"""

import json
import re
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

import click
import numpy as np

from feira.analysis import EFFORTS, Study
from feira.analysis.rating import EFFORT, FOLDER, Play, anchors_json
from feira.core.game import Json
from feira.evaluation.weights import kind_of
from feira.games import get_game
from feira.processes import spread

GAMES: Final = Path(__file__).parents[1] / "src" / "feira" / "games"
LEVEL: Final = re.compile(r"level(\d)")


def one_game(line: str) -> list[tuple[str, Play]]:
    """What each bot of a game lost."""
    record = json.loads(line)
    arena = record.pop("arena")
    study = Study(record, seed=arena["number"])
    judged = [study.judge(number, EFFORTS[EFFORT]) for number in range(len(study.decisions))]
    return [
        (bot, Play.of(one for one in judged if one.decision.seat == seat)) for seat, bot in enumerate(arena["bots"])
    ]


def over_games(plays: list[Play]) -> tuple[float, float]:
    """The share that was lost, and half of its 95 % interval, as from so many games that have no more in common."""
    share = sum(play.lost for play in plays) / sum(play.at_stake for play in plays)
    off = np.array([play.lost - share * play.at_stake for play in plays])
    return share, 1.96 * float(np.sqrt(off @ off)) / sum(play.at_stake for play in plays)


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
def main(files: tuple[Path, ...]) -> None:
    """Judge the games of the levels, and write their scale into the folder of the game."""
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    first: dict[str, Any] = json.loads(lines[0])
    first.pop("arena")
    game = get_game(first["game"])
    plays: dict[str, list[Play]] = defaultdict(list)
    for found in spread(one_game, lines, name=lambda _: "a game", slow=True):
        for bot, play in found:
            plays[bot].append(play)
    levels: list[Json] = []
    for bot in sorted(plays):
        share, margin = over_games(plays[bot])
        click.echo(f"{bot}: lost {share:.3f} ± {margin:.3f} in {len(plays[bot])} games")
        if level := LEVEL.match(bot):
            levels.append({
                "level": int(level[1]), "bot": bot, "games": len(plays[bot]),
                "share": round(share, 4), "margin": round(margin, 4),
            })  # fmt: skip
    shares = [level["share"] for level in levels]
    if sorted(shares, reverse=True) != shares:
        raise click.ClickException("these levels are no scale: a higher one lost more than a lower one")
    [reference] = [bot for bot in plays if not LEVEL.match(bot)]
    folder = GAMES / game.name / FOLDER
    folder.mkdir(exist_ok=True)
    file = folder / f"{kind_of(game, first['options'])}.json"
    file.write_text(json.dumps(anchors_json(Study(first).judge_name, reference, levels), indent=1) + "\n", "utf-8")
    click.echo(f"written: {file}")


if __name__ == "__main__":
    main()
