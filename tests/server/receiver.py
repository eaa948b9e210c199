"""Somebody's own server, which a web hook calls."""

import itertools
import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


@dataclass(frozen=True)
class Call:
    """One call as it came."""

    path: str
    headers: dict
    body: bytes


class Receiver:
    """Keeps what it gets; answers with each of `statuses` in turn, and then with the last for ever."""

    def __init__(self, statuses, endless):
        self.calls = []
        self._statuses = itertools.chain(statuses, itertools.repeat(statuses[-1]))
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.calls.append(Call(self.path, dict(self.headers), body))
                self.send_response(next(receiver._statuses))
                self.send_header("Location", "/elsewhere")
                self.end_headers()
                while endless:
                    try:
                        self.wfile.write(bytes(65536))
                    except OSError:
                        return

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_address[1]
        self.url = f"http://localhost:{self.port}/turn?for=ana"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()

    def close(self):
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def wait_for(self, number):
        """The calls, once there are so many."""
        wait_until(lambda: len(self.calls) >= number)
        return self.calls


@contextmanager
def receiving(*statuses, endless=False):
    receiver = Receiver(statuses or (204,), endless)
    try:
        yield receiver
    finally:
        receiver.close()


def wait_until(condition, seconds=60):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)
