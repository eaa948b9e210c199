"""A short code of a deal: with it a game that is over can be played again from the same set-up.

It holds the seed, and so every secret of a game: nobody gets it before that game is finished. Its letters are
two for the game, then the seed and the options as one number, then three that find out a slip of the pen, and also a
code from a version that would deal something else.
"""

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from feira.core.game import FeiraError, Game, Json, shown
from feira.core.option import Option
from feira.games import GAMES, get_game
from feira.table.game_session import GameSession
from feira.table.refused import Refused

_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without those that look alike
_BITS: Final = 5  # of a letter
_SEEDS: Final = 2**63  # as many as servers choose from: none is left out, so none is easier to guess
_NAME: Final = 2  # letters
_CHECK: Final = 3
_GROUP: Final = 5  # letters between dashes
LONGEST_CODE: Final = 64


@dataclass(frozen=True)
class Deal:
    """What a code stands for."""

    game: str
    options: Json
    seed: int


def deal_code(session: GameSession) -> str | None:
    """The code of a game; None if its set-up can't be had again from a seed and plain options."""
    game, seed = session.game, session.seed
    number = _options_number(game, session.options, session.chosen)
    if number is None or not 0 <= seed < _SEEDS or session.pieces is not None:
        return None
    if session.edition != game.spec.edition or not session.as_dealt:
        return None  # by other rules, or other random numbers
    code = _code(game, session.options, number, seed, session.setup)
    return "-".join(code[n : n + _GROUP] for n in range(0, len(code), _GROUP))


def read_deal(code: Any) -> Deal:
    """The deal of a code, as it was shown or typed; Refused `bad-deal` if there is none."""
    letters = "".join(c for c in code.upper() if c not in " -") if isinstance(code, str) else ""
    refusal = Refused("bad-deal", {"deal": shown(code, LONGEST_CODE)})
    if not _NAME + _CHECK < len(letters) <= LONGEST_CODE or not set(letters) <= set(_LETTERS):
        raise refusal
    named = [name for name in GAMES if _name(name) == letters[:_NAME]]
    for game in map(get_game, named):
        number, seed = divmod(_number(letters[_NAME:-_CHECK]), _SEEDS)
        options = _options(game, number)
        try:
            right = options is not None and letters == _code(game, options, number, seed, _setup(game, options, seed))
        except FeiraError:  # options that don't fit together
            continue
        if right and options is not None:
            return Deal(game.name, options, seed)
    raise refusal


def deal_for(code: Any, game: str, options: Any) -> Deal:
    """The deal of a code for a table of a game; what its options say must be true of the deal. Refused if not."""
    deal = read_deal(code)
    if deal.game != game:
        raise Refused("deal-game", {"game": deal.game})
    given = options if isinstance(options, dict) else {}
    if given.get("players", deal.options["players"]) != deal.options["players"]:
        raise Refused("deal-players", {"players": deal.options["players"]})
    for name, value in given.items():
        if deal.options.get(name) != value:
            raise Refused("deal-options", {"option": shown(name), "value": shown(deal.options.get(name))})
    return deal


def _setup(game: Game, options: Json, seed: int) -> Json:
    return game.setup_json(game.new(game.options(options), seed), 0)


def _code(game: Game, options: Json, number: int, seed: int, setup: Json) -> str:
    dealt = [game.name, game.spec.edition, options, seed, setup]
    return _name(game.name) + _letters(number * _SEEDS + seed) + _digest(json.dumps(dealt, sort_keys=True), _CHECK)


# Options as a number: each is a digit, as large as it has values


def _plain(game: Game) -> list[Option]:
    return [option for option in game.spec.options if option.values]


def _options_number(game: Game, options: Json, chosen: Any) -> int | None:
    """None if one of them is an object, such as a market that somebody has laid out."""
    for option in game.spec.options:
        if not option.values and getattr(chosen, option.name, None) is not None:
            return None
    number = 0
    for option in _plain(game):
        if option.name not in options:
            return None
        number = number * len(option.values) + option.values.index(options[option.name])
    return number


def _options(game: Game, number: int) -> Json | None:
    options: Json = {}
    for option in reversed(_plain(game)):
        number, digit = divmod(number, len(option.values))
        options[option.name] = option.values[digit]
    return None if number else dict(reversed(options.items()))


# Letters


def _letters(number: int, least: int = 1) -> str:
    found = ""
    while number or len(found) < least:
        number, digit = divmod(number, 2**_BITS)
        found = _LETTERS[digit] + found
    return found


def _number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number << _BITS | _LETTERS.index(letter)
    return number


def _digest(text: str, letters: int) -> str:
    bits = _BITS * letters
    return _letters(int.from_bytes(sha256(text.encode()).digest()[:8], "big") % 2**bits, letters)


def _name(game: str) -> str:
    return _digest(game, _NAME)
