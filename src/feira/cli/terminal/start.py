"""From wishes to a game that is played: questions first, then the game, then perhaps another one."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Timer

from rich.text import Text

from feira.cli.terminal.generic import PlainCatalogue
from feira.cli.terminal.keeping import FileKeeper, new_save_path, refuse_existing
from feira.cli.terminal.menu import Menu, choose_language
from feira.cli.terminal.questions import Questions, ask_game
from feira.cli.terminal.screen import HEIGHT, WIDTH, EndOfInput, Terminal, wrapped
from feira.cli.terminal.session import Session, sections
from feira.cli.terminal.solo import CampaignPlay, about_challenge, end_practice, own_bests
from feira.cli.terminal.wishes import Wishes, random_seed
from feira.core.game import FeiraError
from feira.games import get_game
from feira.locale import FALLBACK, LANGUAGES, Catalogue, language_of
from feira.table import GameSession, SaveError, load_save
from feira.table.files import path_named
from feira.table.warm_up import warm_up, warm_up_bots


def play(terminal: Terminal, wishes: Wishes, language: str | None) -> list[Text | str]:
    """Play what is wanted; returns what is left to say when the screen is given back."""
    known = language or language_of()
    if known is None:
        asking = terminal.interactive and wishes.resume is None  # a saved game has its language
        known = choose_language(terminal) if asking else FALLBACK
    text = Catalogue(known, ("terminal",))
    if terminal.too_small:
        terminal.page(wrapped(Text(text("screen-small", width=WIDTH, height=HEIGHT))), text("press-enter"))
    try:
        return _play(terminal, wishes, known, language_asked_for=language is not None)
    except SaveError as problem:
        raise FeiraError(text(f"save-{problem.reason}", **problem.details)) from problem


def _play(terminal: Terminal, wishes: Wishes, language: str, *, language_asked_for: bool) -> list[Text | str]:
    wishes = replace(wishes, resume=_named(wishes.resume), save=_named(wishes.save))
    asking = terminal.interactive and not wishes.decided
    if not asking and not wishes.decided:
        raise FeiraError("say what to play: --players, --bots, --challenge, --campaign or --resume")
    if wishes.save is not None:
        refuse_existing(wishes.save)
    asked_for = language if language_asked_for else None
    if wishes.resume is not None:
        return _resume(terminal, wishes.resume, wishes, asked_for)
    game = wishes.only_game or ask_game(Menu(terminal, Catalogue(language, ("terminal",))))
    text = PlainCatalogue(language, sections(game))
    questions = Questions(Menu(terminal, text), game)
    if asking:
        wishes = questions.kind(wishes)
    if wishes.resume is not None:
        return _resume(terminal, wishes.resume, wishes, asked_for)
    with _told_to_wait(terminal, text):
        warm_up(get_game(game))
    if wishes.campaign:
        return CampaignPlay(terminal, text, wishes.new_seed).run()
    if terminal.interactive:
        wishes = questions.rest(wishes)
    game_session = wishes.new_session(game)
    if game_session.options.get("challenge"):
        bests, problem = own_bests(text)
        about = about_challenge(text, game_session.options["challenge"], bests)
        terminal.page([*about, *problem], text("press-enter"))
    return _play_session(terminal, text, game_session, FileKeeper(wishes.save or new_save_path(game)))


def _named(path: Path | None) -> Path | None:
    return None if path is None else path_named(path)


@contextmanager
def _told_to_wait(terminal: Terminal, text: Catalogue) -> Iterator[None]:
    """Say why it takes time if it does: the engine is compiled before anybody waits for an answer."""
    told = Timer(1.0, lambda: terminal.say([text("compiling")]))
    told.daemon = True
    told.start()
    try:
        yield
    finally:
        told.cancel()


def _resume(terminal: Terminal, path: Path, wishes: Wishes, language: str | None) -> list[Text | str]:
    with _told_to_wait(terminal, Catalogue(language or FALLBACK, ("terminal",))):
        saved = load_save(path)
        if wishes.game not in (None, saved.session.game.name):
            raise FeiraError(f"{path} is a game of {saved.session.game.name}, not of {wishes.game}")
        warm_up(saved.session.game)
    speaking = language or (saved.language if saved.language in LANGUAGES else FALLBACK)
    text = PlainCatalogue(speaking, sections(saved.session.game.name))
    return _play_session(terminal, text, saved.session, FileKeeper(wishes.save or path))


def _play_session(
    terminal: Terminal, text: Catalogue, game_session: GameSession, keeper: FileKeeper
) -> list[Text | str]:
    with _told_to_wait(terminal, text):
        warm_up_bots(game_session.game, {who.bot for who in game_session.seats if who.bot is not None})
    while True:
        session = Session(game_session, terminal, text.language, keeper)
        if not session.run():
            return [*session.farewell()]
        ending = session.verdict()
        if game_session.options.get("challenge"):
            ending += end_practice(text, game_session)
        # M5.3: after a draw a rematch is offered; people may like one after any game.
        if not terminal.interactive or not _again(Menu(terminal, text), ending):
            return [*ending]
        seats = [*game_session.seats[1:], game_session.seats[0]]  # no new draw: the next one begins
        game_session = GameSession(
            game_session.game, game_session.chosen, random_seed(), seats, pieces=game_session.pieces
        )
        keeper = FileKeeper(new_save_path(game_session.game.name))


def _again(menu: Menu, ending: list[Text]) -> bool:
    """Whether another game is wanted; who leaves wants none."""
    try:
        return menu.yes(menu.text("play-again"), ending)
    except EndOfInput:
        return False
