"""`feira backup`: all that a server has stored, in one file."""

import asyncio
from pathlib import Path

import click

from feira.cli.server_options import configured, server_options


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@server_options
def backup(file: Path, data_dir: Path | None, config: Path | None) -> None:
    """Write everything that is stored into FILE, while the server runs.

    Works for SQLite and PostgreSQL. The file is checked after it is written. It holds all secrets of the server, so
    only you can read it.
    """
    from feira.server.backup import back_up

    contents = asyncio.run(back_up(configured(data_dir, config).settings, file))
    click.echo(f"{file}: {contents}")
