"""For all tests: Hypothesis tries the same examples every time, and takes the time that compiling needs."""

import signal

from hypothesis import settings

settings.register_profile("feira", derandomize=True, deadline=None, database=None)
settings.load_profile("feira")

# A shell starts what runs in the background deaf to Ctrl-C, and that is inherited: programs under test must hear it.
signal.signal(signal.SIGINT, signal.default_int_handler)
