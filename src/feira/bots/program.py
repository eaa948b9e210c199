"""A bot that is a program of its own, in any language: see protocol.py.

Nothing that it does may stop whoever asks it: it may crash, hang, flood its outputs or leave processes behind.
"""

import os
import selectors
import shlex
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

from feira.bots import guard
from feira.bots.base import Bot, BotError
from feira.bots.protocol import action_of, question, start, to_line
from feira.core.game import FeiraError, Game, States, shown

_LONGEST_ANSWER: Final = 1 << 20
_CHUNK: Final = 1 << 16
_COMPLAINTS_KEPT: Final = 2000  # bytes of what it wrote last to standard error
_NOT_STARTED: Final = 127  # what the guard ends with if there is no such program
_LAST_BREATH: Final = 1.0  # seconds from the end of its output to its own
_GRACE: Final = 0.2  # seconds in which a program whose input has ended may end by itself
_GUARD: Final = [sys.executable, "-I", "-S", str(Path(guard.__file__))]


class Program(Bot):
    """Starts the program when it is first asked, and asks it by lines of JSON. One process plays one seat of a game."""

    def __init__(self, command: str, seed: int, seconds: float) -> None:
        super().__init__(seed)
        self._seed = seed
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._lifeline: socket.socket | None = None  # see guard.py
        self._said = b""  # and not yet taken as an answer
        self._complaints = b""
        try:
            self._command = shlex.split(command)
        except ValueError as error:
            raise FeiraError(f"can't read the command {shown(command)}: {error}") from None
        if not self._command:
            raise FeiraError("cmd: needs a command, such as cmd:python mybot.py")

    def __call__(self, game: Game, view: States, seat: int) -> int:
        message = to_line(question(game, view, seat, self._seconds))
        if self._process is None:
            self._process = self._started()
            message = to_line(start(game, view, seat, self._seed)) + message
        return action_of(game, self._answer(self._process, message, time.monotonic() + self._seconds))

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        for pipe in _pipes(process):
            with suppress(OSError):
                pipe.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(_GRACE)
        # What it has started itself is in its group too, and must end even if the program has ended.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        if self._lifeline is not None:
            self._lifeline.close()

    def _started(self) -> "subprocess.Popen[bytes]":
        pipe = subprocess.PIPE
        self._lifeline, its_end = socket.socketpair()  # ours is closed with this process at the latest
        with its_end:
            guarded = [*_GUARD, str(its_end.fileno()), *self._command]
            process = subprocess.Popen(
                guarded, stdin=pipe, stdout=pipe, stderr=pipe, process_group=0, pass_fds=(its_end.fileno(),)
            )
        for end in _pipes(process):
            os.set_blocking(end.fileno(), False)
        return process

    def _answer(self, process: "subprocess.Popen[bytes]", message: bytes, deadline: float) -> bytes:
        """Write a message and read one line; both may take turns, for pipes are short."""
        stdin, stdout, stderr = _pipes(process)
        if self._said or self._read(stdout):
            raise BotError(f"it said {shown(self._said)} without being asked")
        with selectors.DefaultSelector() as selector:
            selector.register(stdin, selectors.EVENT_WRITE)
            selector.register(stdout, selectors.EVENT_READ)
            selector.register(stderr, selectors.EVENT_READ)
            while b"\n" not in self._said:
                left = deadline - time.monotonic()
                if left <= 0:
                    raise BotError(f"it gave no answer within {self._seconds:g} s")
                for key, _ in selector.select(left):
                    if key.fileobj is stdin:
                        message = _written(stdin, message)
                        if not message:
                            selector.unregister(stdin)
                    elif key.fileobj is stdout:
                        if not self._read(stdout):
                            raise BotError(self._obituary(process, stderr))
                    elif not self._listen(stderr):
                        selector.unregister(stderr)
        line, _, self._said = self._said.partition(b"\n")
        return line

    def _read(self, stdout: IO[bytes]) -> bool:
        """Take what it has said; whether there was anything."""
        part = _read_some(stdout)
        self._said += part
        if len(self._said) > _LONGEST_ANSWER:
            raise BotError("its answer does not end")
        return bool(part)

    def _listen(self, stderr: IO[bytes]) -> bool:
        """Take what it complains about; whether there was anything."""
        part = _read_some(stderr)
        self._complaints = (self._complaints + part)[-_COMPLAINTS_KEPT:]
        return bool(part)

    def _obituary(self, process: "subprocess.Popen[bytes]", stderr: IO[bytes]) -> str:
        """How it ended: its last words are the last line of its standard error."""
        try:
            code = process.wait(_LAST_BREATH)
        except subprocess.TimeoutExpired:
            return "it closed its output without an answer"
        while self._listen(stderr):
            pass
        lines = self._complaints.decode(errors="replace").strip().splitlines()
        if code == _NOT_STARTED:
            return "it can't be started" + (f": {lines[-1]}" if lines else "")
        how = f"with code {code}" if code >= 0 else f"by signal {-code}"
        return f"it ended {how}" + (f": {lines[-1]}" if lines else "")


def _pipes(process: "subprocess.Popen[Any]") -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr


def _written(pipe: IO[bytes], message: bytes) -> bytes:
    """What is left of a message; nothing if nobody reads it any more, because then the output says more."""
    try:
        return message[os.write(pipe.fileno(), message[:_CHUNK]) :]
    except BlockingIOError:
        return message
    except OSError:
        return b""


def _read_some(pipe: IO[bytes]) -> bytes:
    """What there is to read now: nothing, or the end, is empty."""
    try:
        return os.read(pipe.fileno(), _CHUNK)
    except BlockingIOError:
        return b""
