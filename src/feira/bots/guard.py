"""Becomes a program, and leaves a guard behind that ends it when its starter has ended, for whatever reason.

`python guard.py FD COMMAND …`: FD is one end of a pipe or socket; when the other end is closed, the guard kills its
process group, which is that of the program. This imports little, for it runs at the start of every game.
"""

import os
import signal
import sys


def _watch(lifeline: int) -> None:
    for standard in range(3):  # whoever reads them must notice when the program closes them
        os.close(standard)
    os.read(lifeline, 1)
    os.killpg(0, signal.SIGKILL)


def main() -> None:
    """Start the guard, then become the program."""
    lifeline, command = int(sys.argv[1]), sys.argv[2:]
    if os.fork() == 0:
        if os.fork() == 0:  # a child of nobody, so that the program, if it waits for its children, waits for its own
            _watch(lifeline)
        os._exit(0)
    os.wait()
    os.close(lifeline)
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.stderr.write(f"{error.strerror}\n")
        sys.stderr.flush()
        os._exit(127)  # as shells have it


if __name__ == "__main__":
    main()
