"""What a person has done alone, in a file: whenever the program dies, the file is consistent."""

from pathlib import Path

from feira.table.files import SaveError, read_json, write_json
from feira.table.game_session import GameSession
from feira.table.save import Saved, read_save, save_json
from feira.table.solo import Progress, ProgressError, Result, counts, result_of


class ProgressFile(Progress):
    """The file and what is in it; every change is written right away."""

    def __init__(self, path: Path) -> None:
        """What is in the file; nothing yet if there is none. SaveError if it is damaged."""
        self.path = path
        super().__init__(**vars(_load(path)))

    def start_campaign(self, date: str) -> None:
        self._read_again()
        super().start_campaign(date)
        self._write()

    def keep_running(self, table: GameSession, language: str) -> None:
        """Keep the challenge that is being played, after each action."""
        self._read_again()
        self.running = save_json(table, language)
        self._write()

    def resume_running(self) -> Saved | None:
        """The challenge that was being played, if any; SaveError if it can't be gone on with."""
        if self.running is None:
            return None
        saved = read_save(self.running, self.path)
        if not counts(saved.session):
            raise SaveError("damaged", self.path, "a campaign is played by a person, with the pieces of the game")
        return saved

    def end_challenge(self, table: GameSession) -> Result:
        """Enter the result of the campaign's challenge."""
        self._read_again()
        result = result_of(table)
        self.enter(result)
        self._write()
        return result

    def end_practice(self, table: GameSession) -> Result:
        """Keep the result of a challenge played by itself, if it is the best; it must be one that counts."""
        there = self._read_again()
        self.campaign, self.running = there.campaign, there.running  # practice isn't part of a campaign
        result = result_of(table)
        if self.note_best(result):
            self._write()
        return result

    def _read_again(self) -> Progress:
        """Take over what another terminal has saved since, but for the campaign that is played here."""
        there = _load(self.path)
        self.finished = there.finished
        for result in there.best.values():
            self.note_best(result)
        return there

    def _write(self) -> None:
        write_json(self.path, self.to_json())


def _load(path: Path) -> Progress:
    try:
        return Progress.from_json(read_json(path))
    except SaveError as error:
        if error.reason == "missing":
            return Progress()
        raise
    except ProgressError as error:
        raise SaveError("damaged", path, str(error)) from error
