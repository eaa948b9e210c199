"""What all commands for a server share: where its data and its configuration are."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from feira.table.files import close_data_folder, data_folder

if TYPE_CHECKING:
    from feira.server.configuration import Configuration

Command = TypeVar("Command", bound=Callable[..., Any])


def server_options(command: Command) -> Command:
    """Add the options that say which server is meant."""
    data_dir = click.option("--data-dir", type=click.Path(path_type=Path), help="Where everything is stored.")
    config = click.option(
        "--config",
        type=click.Path(path_type=Path),
        help="Configuration file; default: feira.toml in the data folder.",
    )
    return data_dir(config(command))


def configured(data_dir: Path | None, config: Path | None, **options: Any) -> "Configuration":
    """All settings that are in force; FeiraError says what is wrong."""
    from feira.server.configuration import DEFAULT, configure

    found = configure(os.environ, data_folder() / "server", data_dir=data_dir, config=config, **options)
    if found.data_dir_source == DEFAULT:
        close_data_folder()
    return found
