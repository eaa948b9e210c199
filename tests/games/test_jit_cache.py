"""Compiled code is kept, even where several processes compile at once."""

import threading
import time

from numba.core.caching import IndexDataCacheFile

import feira.games.jit  # which lets them save in turn

GAMES = ("marche", "mercado")


class SlowFile(IndexDataCacheFile):
    """Between looking which numbers are taken and taking one there is time enough for others to look too."""

    def _load_index(self):
        taken = super()._load_index()
        time.sleep(0.2)
        return taken


def test_what_is_saved_at_once_for_two_games_is_found_by_each(tmp_path):
    assert feira.games.jit.CACHE_FOLDER.is_dir()
    file = SlowFile(str(tmp_path), "below", "stamp")
    saving = [threading.Thread(target=file.save, args=(game, f"code of {game}")) for game in GAMES]
    for thread in saving:
        thread.start()
    for thread in saving:
        thread.join()
    assert [file.load(game) for game in GAMES] == ["code of marche", "code of mercado"]
