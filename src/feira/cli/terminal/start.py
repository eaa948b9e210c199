"""From wishes to a game that is played: questions first, then the table, then perhaps another one."""

from dataclasses import replace
from threading import Timer
from typing import Final

from rich.text import Text

from feira.cli.terminal.keeping import FileKeeper, new_save_path, refuse_existing
from feira.cli.terminal.menu import Menu, choose_language, unfinished_saves
from feira.cli.terminal.screen import Terminal
from feira.cli.terminal.session import Session, rooms
from feira.cli.terminal.solo import CampaignPlay, about_challenge, challenge_choices, end_practice, load_own_progress
from feira.cli.terminal.wishes import Wishes
from feira.games import get_game
from feira.games.base import FeiraError
from feira.games.mercado.options import MONEY, RESTAURANTS
from feira.games.mercado.state import MAX_PLAYERS
from feira.locale import FALLBACK, LANGUAGES, Catalogue, language_of
from feira.table import SaveError, Table, load_save
from feira.table.opponents import BOT_NAMES
from feira.table.warm_up import warm_up

_OPTIONS: Final = {"money": MONEY, "restaurants": RESTAURANTS}


def play(terminal: Terminal, wishes: Wishes, language: str | None) -> list[Text | str]:
    """Play what is wanted; returns what is left to say when the screen is given back."""
    known = language or language_of() or (choose_language(terminal) if terminal.interactive else FALLBACK)
    try:
        return Start(terminal, wishes, known, asked_for=language is not None).play()
    except SaveError as problem:
        text = Catalogue(known, rooms(wishes.game))
        raise FeiraError(text(f"save-{problem.reason}", **problem.details)) from problem


class Start:
    """One evening at the terminal."""

    def __init__(self, terminal: Terminal, wishes: Wishes, language: str, *, asked_for: bool) -> None:
        self._terminal = terminal
        self._wishes = wishes
        self._asked_for = asked_for  # the language: then it goes before that of a saved game
        self._speak(language)

    def _speak(self, language: str) -> None:
        self._text = Catalogue(language, rooms(self._wishes.game))
        self._menu = Menu(self._terminal, self._text)

    def play(self) -> list[Text | str]:
        """Ask what is missing, and play."""
        if not self._wishes.decided:
            if not self._terminal.interactive:
                raise FeiraError("say what to play: --players, --bots, --challenge, --campaign or --resume")
            self._wishes = self._ask_kind()
        self._warm_up()
        if self._wishes.campaign:
            return CampaignPlay(self._terminal, self._text, self._wishes.new_seed).run()
        if self._wishes.resume is not None:
            return self._resume()
        if self._terminal.interactive:
            self._wishes = self._ask_rest()
        if self._wishes.save is not None:
            refuse_existing(self._wishes.save)
        table = self._wishes.new_table()
        if table.options.get("challenge"):
            about = about_challenge(self._text, table.options["challenge"], load_own_progress())
            self._terminal.page(about, self._text("press-enter"))
        return self._play_table(table, FileKeeper(self._wishes.save or new_save_path(self._wishes.game)))

    def _warm_up(self) -> None:
        """Have the engine compiled before anybody waits for an answer; say so if that takes time."""
        told = Timer(1.0, lambda: self._terminal.say([self._text("compiling")]))
        told.daemon = True
        told.start()
        try:
            warm_up(get_game(self._wishes.game))
        finally:
            told.cancel()

    def _resume(self) -> list[Text | str]:
        assert self._wishes.resume is not None
        saved = load_save(self._wishes.resume)
        if not self._asked_for and saved.language in LANGUAGES:
            self._speak(saved.language)
        if self._wishes.save is not None:
            refuse_existing(self._wishes.save)
        return self._play_table(saved.table, FileKeeper(self._wishes.save or self._wishes.resume))

    def _play_table(self, table: Table, keeper: FileKeeper) -> list[Text | str]:
        while True:
            session = Session(table, self._terminal, self._text.language, keeper)
            if not session.run():
                return [*session.farewell()]
            ending = session.verdict()
            if table.options.get("challenge"):
                ending += end_practice(self._text, table)
            if not self._another(ending):
                return [*ending]
            table = Table(
                table.game,
                table.game.options(table.options),
                replace(self._wishes, seed=None).new_seed(),
                table.seats,
                pieces=table.pieces,
            )
            keeper = FileKeeper(new_save_path(table.game.name))

    def _another(self, ending: list[Text]) -> bool:
        """M5.3: after a draw a rematch is offered; people may like one after any game."""
        return self._terminal.interactive and self._menu.yes(self._text("play-again"), ending)

    # Questions

    def _ask_kind(self) -> Wishes:
        text = self._text
        kinds = [
            ("table", text("menu-table")),
            ("challenge", text("menu-challenge")),
            ("campaign", text("menu-campaign")),
        ]
        saves = unfinished_saves()
        if saves:
            kinds.append(("resume", text("menu-resume")))
        kind = self._menu.choose(text("menu-title"), kinds)
        if kind == "resume":
            path = self._menu.choose(text("menu-which-save"), [(path, path.stem) for path in saves])
            return replace(self._wishes, resume=path)
        if kind == "campaign":
            return replace(self._wishes, campaign=True)
        if kind == "challenge":
            choices = challenge_choices(text, load_own_progress())
            number = self._menu.choose(text("menu-which-challenge"), choices)
            return replace(self._wishes, options=self._wishes.options | {"challenge": number})
        players = self._menu.number(text("menu-players", most=MAX_PLAYERS), 2, MAX_PLAYERS, 2)
        return replace(self._wishes, options=self._wishes.options | {"players": players})

    def _ask_rest(self) -> Wishes:
        wishes = self._wishes
        if "challenge" in wishes.options:
            return wishes
        if wishes.bots is None and "players" in wishes.options:
            wishes = replace(wishes, bots=self._ask_bots(wishes.options["players"], len(wishes.names)))
        for name, values in _OPTIONS.items():
            if name not in wishes.options:
                choices = [(value, self._text(f"menu-{name}-{value}")) for value in values]
                value = self._menu.choose(self._text(f"menu-{name}"), choices)
                wishes = replace(wishes, options=wishes.options | {name: value})
        return wishes

    def _ask_bots(self, players: int, people: int) -> tuple[str, ...]:
        most = players - max(1, people)
        count = self._menu.number(self._text("menu-bots", most=most), 0, most, most) if most > 0 else 0
        if count == 0:
            return ()
        choices = [(name, self._text(f"bot-{name}")) for name in BOT_NAMES]
        return (self._menu.choose(self._text("menu-which-bot"), choices, len(choices) - 1),) * count
