"""Without the extras an import says what to install."""

import shlex
import subprocess
import sys

import pytest

PROGRAM = """
import sys
sys.modules["{package}"] = None  # as if it were not installed
try:
    import {module}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("feira.envs.gymnasium", "gymnasium", "envs"),
        ("feira.envs.pettingzoo", "pettingzoo", "envs"),
        ("feira.envs.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_package_is_named_with_the_way_to_get_it(module, package, extra):
    program = PROGRAM.format(module=module, package=package)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    install = f"{shlex.quote(sys.executable)} -m pip install -e '.[{extra}]' (in Feira's folder)"
    assert done.stdout == f"there is no {package} here: {install}\n"
