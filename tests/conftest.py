"""For all tests: Hypothesis tries the same examples every time, and takes the time that compiling needs."""

import os
import signal
import sys

from hypothesis import settings
from hypothesis.internal.conjecture import providers

# Hypothesis also tries constants of all modules that happen to be loaded, which depends on the tests that ran before.
providers._get_local_constants = lambda: providers._local_constants

# Where Python may not keep bytecode, each of hundreds of processes would compile everything again; pytest, all tests.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

settings.register_profile("feira", derandomize=True, deadline=None, database=None)
settings.load_profile("feira")

# A shell starts what runs in the background deaf to Ctrl-C, and that is inherited: programs under test must hear it.
signal.signal(signal.SIGINT, signal.default_int_handler)
