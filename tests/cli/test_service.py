"""The unit for systemd: as it is shipped, as it is installed, and what systemd thinks of it."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from feira.cli.main import feira
from feira.cli.service import this_program, unit
from feira.core.game import FeiraError

SHIPPED = Path(__file__).parents[2] / "deploy" / "feira.service"
WORST = 20  # tenths; systemd calls everything below 20 fine
analyze = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")


def test_the_shipped_unit_is_the_one_that_is_installed(tmp_path):
    assert SHIPPED.read_text("utf-8") == unit("feira", Path("/opt/feira/bin/feira"))
    run = CliRunner().invoke(feira, ["service", "install", "--unit-dir", str(tmp_path), "--user", "nobody-else"])
    assert run.exit_code == 0, run.output
    file = tmp_path / "feira.service"
    assert file.read_text("utf-8") == unit("nobody-else", this_program())
    assert file.stat().st_mode & 0o777 == 0o644
    assert "useradd --system" in run.output
    assert "systemctl enable --now feira" in run.output
    shown = CliRunner().invoke(feira, ["service", "show", "--user", "root", "--program", "/usr/bin/feira"])
    assert "ExecStart=/usr/bin/feira serve" in shown.output


def test_what_can_not_be_installed_is_told(tmp_path):
    run = CliRunner().invoke(feira, ["service", "install", "--unit-dir", str(tmp_path / "nowhere")])
    assert "does this machine have systemd?" in str(run.exception)
    with pytest.raises(FeiraError, match="a space or a special character"):
        unit("feira", Path("/opt/my feira/bin/feira"))


def test_a_program_in_a_home_can_be_read():
    assert "ProtectHome=read-only" in unit("feira", Path("/home/ana/.local/bin/feira"))
    assert "ProtectHome=yes" in unit("feira", Path("/opt/feira/bin/feira"))


@analyze
def test_systemd_takes_the_unit_and_finds_it_safe(tmp_path):
    file = tmp_path / "feira.service"
    file.write_text(unit("root", this_program()))
    verified = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True)
    assert (verified.returncode, [line for line in verified.stderr.splitlines() if "feira.service" in line]) == (0, [])
    file.write_text(unit("feira", this_program()))
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={WORST}", "--no-pager", file]
    judged = subprocess.run(command, capture_output=True, text=True)
    assert judged.returncode == 0, judged.stdout + judged.stderr
    assert re.search(r"Overall exposure level for feira.service: 1\.\d", judged.stdout), judged.stdout[-500:]
