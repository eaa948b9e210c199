"""`feira service`: the server as a service of systemd, which may do only what it has to."""

import os
import shutil
import sys
from pathlib import Path
from typing import Final

import click

from feira.core.game import FeiraError

NAME: Final = "feira"
UNITS: Final = Path("/etc/systemd/system")
_UNIT: Final = """\
# Written by `feira service install`. Put your own changes into a drop-in: systemctl edit {name}
[Unit]
Description=Feira, a table for board games
After=network-online.target
Wants=network-online.target

[Service]
Type=exec
User={user}
ExecStart={program} serve --data-dir %S/{name}
Environment=FEIRA_CACHE_DIR=%C/{name}
Restart=always
RestartSec=1
TimeoutStopSec=15
LimitNOFILE=65536

# Only the service can read what it stores: that has the secrets of all running games.
UMask=0077
StateDirectory={name}
StateDirectoryMode=0700
CacheDirectory={name}
CacheDirectoryMode=0700

# It may write there, talk to the network and start its own bots, and nothing else. MemoryDenyWriteExecute is not here:
# the rules of the games are compiled when the server starts.
NoNewPrivileges=yes
CapabilityBoundingSet=
AmbientCapabilities=
ProtectSystem=strict
ProtectHome={home}
PrivateTmp=yes
PrivateDevices=yes
ProtectKernelTunables=yes
ProtectKernelModules=yes
ProtectKernelLogs=yes
ProtectControlGroups=yes
ProtectClock=yes
ProtectHostname=yes
ProtectProc=invisible
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
RemoveIPC=yes
KeyringMode=private
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallErrorNumber=EPERM

[Install]
WantedBy=multi-user.target
"""


@click.group()
def service() -> None:
    """Run the server as a service of systemd."""


def _options(command: click.decorators.FC) -> click.decorators.FC:
    user = click.option("--user", default=NAME, show_default=True, help="User who runs the server.")
    program = click.option("--program", type=click.Path(path_type=Path), help="Path of feira; default: this one.")
    return user(program(command))


@service.command()
@_options
def show(user: str, program: Path | None) -> None:
    """Print the unit."""
    click.echo(unit(user, program or this_program()), nl=False)


@service.command()
@_options
@click.option("--unit-dir", type=click.Path(path_type=Path), default=UNITS, show_default=True, help="Where units are.")
def install(user: str, program: Path | None, unit_dir: Path) -> None:
    """Write the unit for systemd, and say how to start it.

    Settings go into /var/lib/feira/feira.toml, or into a drop-in (systemctl edit feira).
    """
    if not unit_dir.is_dir():
        raise FeiraError(f"there is no folder {unit_dir}: does this machine have systemd?")
    file = unit_dir / f"{NAME}.service"
    text = unit(user, program or this_program())
    try:
        file.write_text(text, "utf-8")
        file.chmod(0o644)
    except OSError as error:
        raise FeiraError(f"{file} can't be written: {error.strerror}; run this as root") from None
    click.echo(f"{file} is written. Now, as root:")
    if not _is_user(user):
        click.echo(f"  useradd --system --home-dir /var/lib/{NAME} --shell /usr/sbin/nologin {user}")
    click.echo("  systemctl daemon-reload")
    click.echo(f"  systemctl enable --now {NAME}")


def unit(user: str, program: Path) -> str:
    """The unit that runs a program as a user."""
    if any(char.isspace() or char in "%\"'\\$" for char in str(program)):
        raise FeiraError(f"systemd can't start {program}: its path has a space or a special character")
    home = "read-only" if program.is_relative_to("/home") or program.is_relative_to("/root") else "yes"
    return _UNIT.format(name=NAME, user=user, program=program, home=home)


def this_program() -> Path:
    """The program that is running, by a path that stays."""
    beside = Path(sys.executable).with_name(NAME)
    found = str(beside) if beside.is_file() else shutil.which(NAME)
    if found is None:
        raise FeiraError("where is feira? Name it with --program")
    return Path(os.path.abspath(found))


def _is_user(name: str) -> bool:
    import pwd

    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
