"""Runs a program, and ends it with all that it has started when whoever wanted it has ended, however that came.

`python guard.py FD COMMAND …`: FD is one end of a pipe or socket; the other end is closed at that moment.
This is a program of its own, so that it outlives the other one; it imports little, for it starts with every game.
"""

import _thread
import os
import signal
import sys


def _end_all_with(lifeline: int) -> None:
    os.read(lifeline, 1)
    os.killpg(0, signal.SIGKILL)


def main() -> None:
    """Run the program, and end just as it does."""
    lifeline, command = int(sys.argv[1]), sys.argv[2:]
    os.set_inheritable(lifeline, False)
    try:
        child = os.posix_spawnp(command[0], command, os.environ)
    except OSError as error:
        sys.stderr.write(f"{error.strerror}\n")
        sys.stderr.flush()
        os._exit(127)  # as shells have it
    for standard in range(3):  # they are the program's: whoever reads them must notice when it closes them
        os.close(standard)
    _thread.start_new_thread(_end_all_with, (lifeline,))
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code < 0:
        os.kill(os.getpid(), -code)
    os._exit(abs(code))


if __name__ == "__main__":
    main()
