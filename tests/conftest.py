"""For all tests: Hypothesis tries the same examples every time, and takes the time that compiling needs."""

from hypothesis import settings

settings.register_profile("feira", derandomize=True, deadline=None, database=None)
settings.load_profile("feira")
