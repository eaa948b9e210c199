"""What the command line has left open, asked one thing after another."""

from dataclasses import replace
from typing import Final

from feira.bots import BOTS
from feira.cli.terminal.menu import Menu, unfinished_saves
from feira.cli.terminal.solo import challenge_choices, own_bests
from feira.cli.terminal.wishes import Wishes
from feira.core.game import FeiraError
from feira.core.option import Option
from feira.games import GAMES, get_game
from feira.locale import Catalogue, game_title

_USUAL_BOT: Final = "level3"


def ask_game(menu: Menu) -> str:
    """Which of the games that can be played here."""
    if not menu.terminal.interactive:
        raise FeiraError(f"say which game to play: {' or '.join(GAMES)}")
    return menu.choose(menu.text("menu-game"), [(name, game_title(menu.text.language, name)) for name in GAMES])


class Questions:
    """Completes wishes about one game."""

    def __init__(self, menu: Menu, game: str) -> None:
        self._menu = menu
        self._text: Catalogue = menu.text
        self._game = get_game(game)

    def kind(self, wishes: Wishes) -> Wishes:
        """With others, alone, or a game that was left."""
        text, kinds = self._text, [("table", self._text("menu-table"))]
        if self._game.spec.challenges:
            kinds.append(("challenge", text("menu-challenge")))
            if wishes.may_be_campaign:
                kinds.append(("campaign", text("menu-campaign")))
        saves = unfinished_saves(self._game.name) if wishes.may_resume else []
        if saves:
            kinds.append(("resume", text("menu-resume")))
        match self._menu.choose(text("menu-title"), kinds):
            case "resume":
                path = self._menu.choose(text("menu-which-save"), [(path, path.stem) for path in saves])
                return replace(wishes, resume=path)
            case "campaign":
                return replace(wishes, campaign=True)
            case "challenge":
                bests, _ = own_bests(text)  # if they can't be read, a message says so before the challenge
                choices = challenge_choices(text, bests)
                return _with_option(wishes, "challenge", self._menu.choose(text("menu-which-challenge"), choices))
        most = max(self._game.spec.players)
        return _with_option(wishes, "players", self._menu.number(text("menu-players", most=most), 2, most, 2))

    def rest(self, wishes: Wishes) -> Wishes:
        """Who sits where, and the options of the game."""
        if "challenge" in wishes.options:
            return wishes
        if wishes.bots is None:
            wishes = replace(wishes, bots=self._bots(wishes.options["players"], len(wishes.names)))
        for option in self._game.spec.further_options:
            if option.values and option.name not in wishes.options:
                wishes = _with_option(wishes, option.name, self._chosen(option))
        return wishes

    def _chosen(self, option: Option) -> object:
        text, key = self._text, f"option-{option.name}"
        choices = [(value, _text_or(text, f"{key}-{value}", str(value))) for value in option.choices]
        return self._menu.choose(_text_or(text, key, option.help or option.name), choices)

    def _bots(self, players: int, people: int) -> tuple[str, ...]:
        most = players - max(1, people)
        count = self._menu.number(self._text("menu-bots", most=most), 0, most, most) if most > 0 else 0
        if count == 0:
            return ()
        choices = [(name, self._text(f"bot-{name}")) for name in BOTS]
        kind = self._menu.choose(self._text("menu-which-bot"), choices, list(BOTS).index(_USUAL_BOT))
        return (kind,) * count


def _with_option(wishes: Wishes, name: str, value: object) -> Wishes:
    return replace(wishes, options=wishes.options | {name: value})


def _text_or(text: Catalogue, message: str, plain: str) -> str:
    """A message, or plain English for a game that brings no texts."""
    return text(message) if message in text else plain
