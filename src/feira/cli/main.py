"""The command `feira`: its subcommands are loaded only when they are called, so that it starts quickly."""

import os
import sys
from importlib import import_module

import click

from feira import __version__
from feira.cli.interrupts import every_ctrl_c_heard
from feira.core.game import FeiraError
from feira.core.registry import GAMES

COMMANDS = {
    "play": ("feira.cli.play", "Play in the terminal: hot-seat, against bots, or solo."),
    "serve": ("feira.cli.serve", "Run the server for playing together in the browser."),
    "admin": ("feira.cli.admin", "Look after a server: people, tables, passwords, moderators."),
    "service": ("feira.cli.service", "Run the server as a service of systemd."),
    "config": ("feira.cli.config", "Show the server's settings and where each comes from."),
    "backup": ("feira.cli.backup", "Write all that a server has stored into one file."),
    "restore": ("feira.cli.restore", "Restore a backup."),
    "doctor": ("feira.cli.doctor", "Check a server's machine and say what to do."),
    "simulate": ("feira.cli.simulate", "Let bots play many games and write their records."),
    "check": ("feira.cli.check", "Check records: name every wrong one, its move and the rule."),
    "analyse": ("feira.cli.analyse", "Say why games came out as they did: luck, errors, better moves."),
    "puzzles": ("feira.cli.puzzles", "Mine puzzles from finished games, and show them."),
    "arena": ("feira.cli.arena", "Let bots play tournaments or the campaign, and rate them."),
    "train": ("feira.cli.train", "Train a network that judges positions, by self-play."),
    "bot": ("feira.cli.bot", "Play a bot over standard input and output, for other programs."),
    "bench": ("feira.cli.bench", "Measure how fast the engine is on this machine."),
}


class LazyGroup(click.Group):
    """Subcommands by name; each module has a command of its own name."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  (click's interface)
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(COMMANDS[cmd_name][0]), cmd_name)
        return command

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """Name the games that are installed."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(f"One table for board games: {', '.join(spec.title for spec in GAMES.values())}.")
            formatter.write_text("Without a command, it starts the table and opens it in your browser.")

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """List the commands without loading them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, text) for name, (_, text) in COMMANDS.items()])


@click.group(cls=LazyGroup, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="feira")
@click.pass_context
def feira(context: click.Context) -> None:
    """The command itself. Without a subcommand it starts the table, which is what most people want."""
    if context.invoked_subcommand is None:
        from feira.cli.serve import serve

        click.echo("Starting the table; `feira --help` lists everything else.")
        context.invoke(serve, open_page=True)


def main() -> None:
    """Run the command; a mistake of the user is one line, without a traceback."""
    try:
        with every_ctrl_c_heard():
            feira()
    except FeiraError as error:
        click.echo(f"feira: {error}", err=True)
        sys.exit(2)
    except OSError as error:  # such as a full disk under a pipe; click itself sees to readers who leave
        click.echo(f"feira: {error.strerror or error}", err=True)
        os._exit(2)  # what could not be written must not be tried again at the end
