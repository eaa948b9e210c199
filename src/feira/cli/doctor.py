"""`feira doctor`: what may be wrong with a server, and what to do about it."""

from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
import orjson

from feira.cli.server_options import configured, server_options
from feira.core.game import FeiraError

if TYPE_CHECKING:
    from feira.server.checks import Finding

_SIGNS: Final = {"ok": ("ok", "green"), "warning": ("warning", "yellow"), "error": ("ERROR", "red")}


@click.command()
@click.option("--host", help="Address that the server listens on, if you name it to `feira serve`.")
@click.option("--port", type=click.IntRange(0, 65535), help="Its port, likewise.")
@server_options
@click.option("--url", help="Address that players use, such as https://feira.example.org: checks proxy and WebSockets.")
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def doctor(
    host: str | None, port: int | None, data_dir: Path | None, config: Path | None, url: str | None, as_json: bool
) -> None:
    """Check a server's machine: configuration, permissions, database, clock, disk, cache, port and proxy.

    It changes nothing, and can run while the server does. The exit code is 1 if there is an error.
    """
    from feira.server.checks import check_all, wrong_configuration

    mistyped: list[str] = []
    findings: Iterable[Finding]
    try:
        found = configured(data_dir, config, unknown=mistyped.append, host=host, port=port)
        findings = check_all(found.settings, found.file, url, mistyped)
    except FeiraError as error:  # without settings there is nothing else to look at
        findings = map(wrong_configuration, [*mistyped, str(error)])
    if as_json:
        listed = list(findings)
        click.echo(orjson.dumps([asdict(each) for each in listed], option=orjson.OPT_INDENT_2))
        raise SystemExit(any(each.level == "error" for each in listed))
    raise SystemExit(not show(findings))


def show(findings: "Iterable[Finding]") -> bool:
    """Print each finding as it comes; return whether none of them is an error."""
    fine = True
    for each in findings:
        sign, colour = _SIGNS[each.level]
        click.echo(f"{click.style(f'{sign:<8}', fg=colour)} {each.check}: {each.says}")
        if each.todo:
            click.echo(f"         → {each.todo}")
        fine &= each.level != "error"
    return fine
