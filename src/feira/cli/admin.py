"""`feira admin`: what the owner of a server may do, on its machine."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final, TypeVar

import click
import orjson
from rich.console import Console
from rich.table import Table

from feira.cli.server_options import configured, server_options
from feira.core.game import Json

Command = TypeVar("Command", bound=Callable[..., Any])
_TIMES: Final = ("created", "updated", "at")


@click.group()
def admin() -> None:
    """Look after a server: people, tables, passwords, moderators, announcements.

    Works on the server's machine, with SQLite and PostgreSQL, whether the server runs or not. PERSON is an id or login.
    """


def _options(command: Command) -> Command:
    """Those of every command here."""
    as_json = click.option("--json", "as_json", is_flag=True, help="Write JSON.")
    return server_options(as_json(command))


def _without_question(command: Command) -> Command:
    return click.option("--yes", is_flag=True, help="Don't ask whether you are sure.")(command)


def _require_sure(what: str) -> None:
    """What can't be undone is asked about."""
    click.confirm(f"Delete {what}? This can't be undone", abort=True, err=True)


def _do(command: str, data_dir: Path | None, config: Path | None, **values: Any) -> Json:
    """Execute a command: the running server does so if it has the database to itself, otherwise this program."""
    from feira.server.sqlite_files import FolderInUse, require_database

    settings = configured(data_dir, config).settings
    if settings.is_sqlite:
        require_database(settings.data_dir)

    async def work() -> Json:
        from feira.server.admin import Admin
        from feira.server.admin_socket import ask_running
        from feira.server.lifecycle import managing

        try:
            async with managing(settings) as services:
                return await Admin(services).do(command, values)
        except FolderInUse:
            return await ask_running(settings.data_dir, command, values)

    return asyncio.run(work())


def _tell(found: Json, as_json: bool, text: str) -> None:
    click.echo(orjson.dumps(found, option=orjson.OPT_INDENT_2) if as_json else text)


def _list(found: Json, rows: Sequence[Json], columns: Sequence[str], as_json: bool) -> None:
    """A table for people, everything as JSON for programs."""
    if as_json:
        click.echo(orjson.dumps(found, option=orjson.OPT_INDENT_2))
        return
    shown = Table(*columns, box=None)
    for row in rows:
        shown.add_row(*(_cell(column, row[column]) for column in columns))
    Console(soft_wrap=True).print(shown if rows else "nothing found", markup=False)
    if found.get("more"):
        click.echo("There are more: search for something, or raise --most.", err=True)


def _cell(column: str, value: Any) -> str:
    if column in _TIMES:
        return f"{datetime.fromtimestamp(value / 1000):%Y-%m-%d %H:%M}"
    if isinstance(value, bool):
        return "yes" if value else ""
    return ", ".join(value) if isinstance(value, list) else "" if value is None else str(value)


@admin.command()
@click.argument("search", default="")
@click.option("--only", type=click.Choice(["accounts", "banned", "moderators"]), help="Only these.")
@click.option("--most", type=click.IntRange(1), default=200, show_default=True, help="How many at most.")
@_options
def people(search: str, only: str | None, most: int, as_json: bool, **where: Any) -> None:
    """List people, newest first; SEARCH is part of an id, a name or a login."""
    found = _do("people", **where, search=search, only=only or "", most=most)
    columns = ("id", "name", "login", "created", "tables", "banned", "moderator")
    _list(found, found["people"], columns, as_json)


@admin.command()
@click.argument("search", default="")
@click.option("--status", type=click.Choice(["open", "running", "paused", "finished", "closed"]), help="Only these.")
@click.option("--most", type=click.IntRange(1), default=200, show_default=True, help="How many at most.")
@_options
def tables(search: str, status: str | None, most: int, as_json: bool, **where: Any) -> None:
    """List tables, newest first; SEARCH is a code, a person's id, or part of a name."""
    found = _do("tables", **where, search=search, status=status or "", most=most)
    _list(found, found["tables"], ("code", "game", "status", "name", "players", "moves", "updated"), as_json)


@admin.command()
@_options
def reports(as_json: bool, **where: Any) -> None:
    """List the reports that no moderator has dealt with."""
    found = _do("reports", **where)
    _list(found, found["reports"], ("at", "from", "table", "text"), as_json)


@admin.command("reset-password")
@click.argument("person")
@_options
def reset_password(person: str, as_json: bool, **where: Any) -> None:
    """Print a one-time link with which PERSON chooses a new password; it is good for a day."""
    found = _do("reset-password", **where, person=person)
    text = f"Send this link to {found['login']}; it works once, within {found['hours']} hours:\n{found['link']}"
    if found["link"].startswith("/"):
        text += "\n(Put your server's address in front of it, or set public_url.)"
    _tell(found, as_json, text)


@admin.command()
@click.argument("person")
@_options
def ban(person: str, as_json: bool, **where: Any) -> None:
    """Ban PERSON: they are logged out, and nothing they do is accepted."""
    found = _do("ban", **where, person=person)
    _tell(found, as_json, f"{found['name']} ({found['id']}) is banned.")


@admin.command()
@click.argument("person")
@_options
def unban(person: str, as_json: bool, **where: Any) -> None:
    """Let PERSON play again."""
    found = _do("unban", **where, person=person)
    _tell(found, as_json, f"{found['name']} ({found['id']}) can play again.")


@admin.command()
@click.argument("person")
@click.option("--remove", is_flag=True, help="Not a moderator any more.")
@_options
def moderator(person: str, remove: bool, as_json: bool, **where: Any) -> None:
    """Make PERSON a moderator, who sees reports on the page."""
    found = _do("moderator", **where, person=person, remove=remove)
    _tell(found, as_json, f"{found['name']} ({found['id']}) is {'not a' if remove else 'a'} moderator.")


@admin.command("delete-person")
@click.argument("person")
@_without_question
@_options
def delete_person(person: str, yes: bool, as_json: bool, **where: Any) -> None:
    """Delete PERSON: their account, chat and uploads; in the games of others somebody without a name stays."""
    if not yes:
        meant = _do("person", **where, person=person)
        person = meant["id"]
        account = f"login {meant['login']}" if meant["login"] else "a guest"
        _require_sure(f"{meant['name']} ({account}, id {person})")
    found = _do("delete-person", **where, person=person)
    _tell(found, as_json, f"{found['deleted']} is deleted.")


@admin.command("delete-table")
@click.argument("code")
@_without_question
@_options
def delete_table(code: str, yes: bool, as_json: bool, **where: Any) -> None:
    """Delete the table CODE with its log, chat and record."""
    if not yes:
        meant = _do("table", **where, code=code)
        named = f" “{meant['name']}”" if meant["name"] else ""
        _require_sure(f"table {code}{named} with its log, chat and record")
    found = _do("delete-table", **where, code=code)
    _tell(found, as_json, f"Table {found['deleted']} is deleted.")


@admin.command()
@click.argument("text", required=False)
@click.option("--clear", is_flag=True, help="Take the announcement away.")
@_options
def announce(text: str | None, clear: bool, as_json: bool, **where: Any) -> None:
    """Show TEXT at the top of every page until you take it away."""
    if bool(text) == clear:
        raise click.UsageError("give a text, or --clear")
    found = _do("announce", **where, text=text or "")
    _tell(found, as_json, "The announcement is gone." if clear else "Everybody sees it now.")
