"""Programs that play, well or badly, for tests of the arena."""

import shlex
import sys

GOOD = """
import json, random, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        rng = random.Random(message["seed"])
    else:
        print(json.dumps(rng.choice(message["legal"])), flush=True)
"""
_ANSWER = "import sys\nfor line in sys.stdin:\n    if 'choose' in line: print({!r}, flush=True)\n"

# How a program may fail, and what is said of it.
BROKEN = {
    "crash": ("import sys; sys.stdin.readline(); 1 / 0", "it ended with code 1: ZeroDivisionError: division by zero"),
    "leave": ("import sys; sys.stdin.readline()", "it ended with code 0"),
    "killed": ("import os; os.kill(os.getpid(), 9)", "it ended by signal 9"),
    "hang": ("import time; time.sleep(600)", "it gave no answer within 1 s"),
    "deaf": ("import os, time; os.close(0); time.sleep(600)", "it gave no answer within 1 s"),
    "close": ("import os, time; os.close(1); time.sleep(600)", "it closed its output without an answer"),
    "flood": ("while True: print('x' * 60_000, end='')", "its answer does not end"),
    "babble": (_ANSWER.format("hello"), "it answered b'hello': it is not JSON"),
    "list": (_ANSWER.format("[1]"), "it answered b'[1]', which has neither an action nor the text of one"),
    "no-move": (_ANSWER.format('{"text": "castle"}'), 'it answered b\'{"text": "castle"}\''),
    "no-action": (_ANSWER.format('{"action": 123456789}'), "it wanted the action 123456789"),
    "illegal": (_ANSWER.format('{"text": "take fish"}'), "it wanted the action"),
    "twice": (_ANSWER.format('{"text": "coin"}\n{"text": "coin"}'), 'it said b\'{"text": "coin"}'),
}


def command(tmp_path, source, name="bot"):
    """How an arena is told to start a program with this source."""
    file = tmp_path / f"{name}.py"
    file.write_text(source)
    return f"cmd:{shlex.join([sys.executable, str(file)])}"
