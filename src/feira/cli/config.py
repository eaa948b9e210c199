"""`feira config`: the settings of the server that are in force, and where each comes from."""

from pathlib import Path
from typing import Any

import click
import orjson

from feira.cli.server_options import configured, server_options


@click.command()
@server_options
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def config(data_dir: Path | None, config: Path | None, as_json: bool) -> None:
    """Show the settings of the server that are in force, and where each comes from.

    Options of `feira serve` come first, then variables, then the configuration file. Secrets are not shown.
    """
    found = configured(data_dir, config)
    rows: list[tuple[str, Any, str]] = [("data_dir", str(found.settings.data_dir), found.data_dir_source)]
    rows += [
        (each.setting.key, "(set)" if each.setting.secret and each.value else each.value, each.source)
        for each in found.values
    ]
    if as_json:
        settings = {key: {"value": value, "from": source} for key, value, source in rows}
        file = None if found.file is None else str(found.file)
        click.echo(orjson.dumps({"file": file, "settings": settings}, option=orjson.OPT_INDENT_2))
        return
    click.echo(f"# configuration file: {found.file or 'none'}")
    width = max(len(key) for key, _, _ in rows)
    shown = [(key, _shown(value), source) for key, value, source in rows]
    for key, value, source in shown:
        click.echo(f"{key:<{width}} = {value:<24} # {source}")


def _shown(value: Any) -> str:
    """As TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return orjson.dumps(list(value)).decode()
    return str(value) if isinstance(value, int) else orjson.dumps(value).decode()
