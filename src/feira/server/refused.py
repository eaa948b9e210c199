"""What the server itself refuses. The processes of bots need it too, so it loads neither web server nor database."""

from typing import Any

from feira.core.game import FeiraError


class ServerRefused(FeiraError):  # noqa: N818  (it is an answer, like Illegal)
    """A refusal of the server's own; those of a table are feira.table.Refused."""

    def __init__(self, code: str, message: str, **details: Any) -> None:
        super().__init__(message)
        self.code = code
        self.details = details
