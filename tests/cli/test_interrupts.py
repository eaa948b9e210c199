"""Ctrl-C is heard even in a moment in which Python would forget it."""

import signal
import time

import pytest

from feira.cli import main as cli
from feira.cli.interrupts import every_ctrl_c_heard


class Pressed:
    """When it is no longer needed, somebody presses Ctrl-C."""

    def __del__(self):
        signal.raise_signal(signal.SIGINT)


class Broken:
    def __del__(self):
        raise ValueError


def go_on():
    Pressed()
    time.sleep(60)


def test_a_command_ends_if_ctrl_c_comes_in_a_finalizer(monkeypatch):
    monkeypatch.setattr(cli, "feira", go_on)
    with pytest.raises(KeyboardInterrupt):
        cli.main()


def test_it_is_pressed_once_more_and_everything_else_reported(monkeypatch):
    heard = []
    monkeypatch.setattr("sys.unraisablehook", lambda ignored: heard.append(ignored.exc_type))
    with every_ctrl_c_heard():
        Broken()
        with pytest.raises(KeyboardInterrupt):
            go_on()
        time.sleep(0.1)
    assert heard == [ValueError]
