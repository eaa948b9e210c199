"""What a game says, for a page that was built without it."""

import pytest

from feira.games import GAMES
from feira.locale import LANGUAGES, catalogue_source


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_server_sends_all_texts_of_a_game(server, game, language):
    with server.http() as http:
        answer = http.get(f"/games/{game}/texts/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text == catalogue_source(language, f"{game}/*")
    assert "title = " in answer.text


@pytest.mark.parametrize(
    ("path", "code", "words"),
    [
        ("/games/chess/texts/en", "no-such-game", "there is no game 'chess'; there is mercado"),
        ("/games/mercado/texts/xx", "no-such-language", "there is no language 'xx'; there is en, fr"),
    ],
)
def test_an_unknown_game_or_language_is_refused_in_words(server, path, code, words):
    with server.http() as http:
        answer = http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, code)
    assert words in answer.json()["message"]
