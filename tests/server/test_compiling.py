"""Both games are compiled beside each other at the first start."""

import threading
import time

from numba.core.caching import IndexDataCacheFile

from feira.cli.serve import save_in_turn

GAMES = ("marche", "mercado")


class SlowFile(IndexDataCacheFile):
    """Between looking which numbers are taken and taking one there is time enough for others to look too."""

    def _load_index(self):
        taken = super()._load_index()
        time.sleep(0.2)
        return taken


def test_what_is_saved_at_once_for_two_games_is_found_by_each(tmp_path, monkeypatch):
    monkeypatch.setattr(IndexDataCacheFile, "save", IndexDataCacheFile.save)  # put back at the end
    save_in_turn()
    file = SlowFile(str(tmp_path), "below", "stamp")
    saving = [threading.Thread(target=file.save, args=(game, f"code of {game}")) for game in GAMES]
    for thread in saving:
        thread.start()
    for thread in saving:
        thread.join()
    assert [file.load(game) for game in GAMES] == ["code of marche", "code of mercado"]
