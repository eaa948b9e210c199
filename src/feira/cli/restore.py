"""`feira restore`: a backup in the place of what is stored."""

import asyncio
from pathlib import Path

import click

from feira.cli.server_options import configured, server_options


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@server_options
@click.option("--replace", is_flag=True, help="Even if something is stored: SQLite's files are moved aside first.")
def restore(file: Path, data_dir: Path | None, config: Path | None, replace: bool) -> None:
    """Restore a backup that `feira backup` has written; the server must be stopped.

    It is checked first, and restored completely or not at all. A backup of SQLite can be restored into PostgreSQL, and
    the other way round.
    """
    from feira.server.backup import restore as put_back

    contents, aside = asyncio.run(put_back(configured(data_dir, config).settings, file, replace=replace))
    click.echo(f"restored: {contents}")
    if aside is not None:
        click.echo(f"what was there before is now in {aside}; it holds secrets, so delete it when you don't need it")
