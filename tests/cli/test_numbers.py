"""Numbers that mean nothing are refused before anything is done."""

import pytest
from click.testing import CliRunner

from feira.cli.main import feira


@pytest.mark.parametrize("arguments", [("train", "mercado", "--hours"), ("arena", "mercado", "--seconds")])
@pytest.mark.parametrize("number", ["nan", "inf", "0", "-1"])
def test_a_time_is_a_finite_number_above_0(arguments, number, tmp_path):
    refused = CliRunner().invoke(feira, [*arguments, number, "--out", str(tmp_path / "out")])
    assert refused.exit_code == 2
    assert arguments[-1] in refused.output
    assert not (tmp_path / "out").exists()
