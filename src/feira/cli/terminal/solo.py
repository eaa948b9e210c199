"""Challenges for one person: the campaign, and practice of a single one."""

from collections.abc import Callable, Mapping
from datetime import date

from rich.text import Text

from feira.cli.terminal.challenge_text import challenge_lines
from feira.cli.terminal.keeping import CampaignKeeper
from feira.cli.terminal.menu import Menu
from feira.cli.terminal.screen import EndOfInput, Terminal, wrapped
from feira.cli.terminal.session import Session
from feira.core.registry import campaign_game, campaign_rules
from feira.games import get_game
from feira.locale import Catalogue
from feira.table import GameSession, SaveError, Seat
from feira.table.files import data_folder
from feira.table.solo import Campaign, Result, counts
from feira.table.solo_file import ProgressFile

_SHOWN_CAMPAIGNS = 5


def load_own_progress() -> ProgressFile:
    """What this person has kept."""
    return ProgressFile(data_folder() / "solo.json")


def own_bests(text: Catalogue) -> tuple[dict[int, Result], list[Text]]:
    """One's own best results; if they can't be read there are none, and lines say why."""
    try:
        return load_own_progress().best, []
    except SaveError as problem:
        return {}, [Text(), *save_problem(text, problem), *wrapped(Text(text("practice-not-kept")))]


def new_challenge(number: int, seed: int) -> GameSession:
    """A challenge at its beginning."""
    game = get_game(campaign_game().name)
    return GameSession(game, game.options({"challenge": number}), seed, [Seat("")])


class CampaignPlay:
    """All challenges in order, over as many evenings as it takes."""

    def __init__(self, terminal: Terminal, text: Catalogue, seed: Callable[[], int]) -> None:
        self._terminal = terminal
        self._text = text
        self._menu = Menu(terminal, text)
        self._seed = seed
        self._progress = load_own_progress()

    def run(self) -> list[Text | str]:
        """Play on until the campaign is over or the person leaves; what is left to say."""
        news: list[Text] = []
        while True:
            try:
                game_session = self._session(self._offer(news))
            except EndOfInput:
                return [*news]
            session = Session(game_session, self._terminal, self._text.language, CampaignKeeper(self._progress))
            if not session.run():
                return [*session.farewell()]
            news = session.verdict()
            try:
                self._progress.end_challenge(session.game_session)
            except SaveError as problem:  # the challenge is over and its result is shown all the same
                return [*news, *save_problem(self._text, problem)]
            if self._progress.campaign is None:
                return [*news, *self._summary(self._progress.finished[-1])]

    def _offer(self, news: list[Text]) -> Campaign:
        """Show how the campaign stands, and let the person continue or start over."""
        text, progress = self._text, self._progress
        if progress.campaign is None:
            progress.start_campaign(date.today().isoformat())
        assert progress.campaign is not None
        lines = [*news, *self._overview(progress.campaign)]
        if progress.campaign.results and not news:
            if not self._terminal.interactive:
                self._terminal.say(lines)
            elif self._menu.yes(text("campaign-anew"), lines) and self._menu.yes(text("campaign-give-up")):
                progress.start_campaign(date.today().isoformat())
        else:
            self._terminal.page(lines, text("press-enter"))
        return progress.campaign

    def _session(self, campaign: Campaign) -> GameSession:
        number = campaign.next_challenge
        assert number is not None
        try:
            saved = self._progress.resume_running()
        except SaveError as problem:  # it can't be played on, but the campaign can
            lost = self._text("campaign-lost", problem=problem.details["problem"])
            self._terminal.page(wrapped(Text(lost)), self._text("press-enter"))
            saved = None
        if saved is not None:
            return saved.session
        self._terminal.page(about_challenge(self._text, number, self._progress.best), self._text("press-enter"))
        return new_challenge(number, self._seed())

    def _overview(self, campaign: Campaign) -> list[Text]:
        text = self._text
        lines = [Text(text("campaign-title"), style="bold")]
        for number in campaign_rules().numbers:
            done = campaign.results[number - 1] if number <= len(campaign.results) else None
            marker = "▶" if number == campaign.next_challenge else " "
            lines.append(_challenge_line(text, marker, number, done))
        lines.append(Text(text("campaign-fame", fame=campaign.fame)))
        if any(result.best_move for result in campaign.results):
            lines.append(Text(text("campaign-best-move")))
        return [*lines, *self._past()]

    def _past(self) -> list[Text]:
        finished = self._progress.finished[-_SHOWN_CAMPAIGNS:]
        if not finished:
            return []
        lines = [Text(), Text(self._text("campaign-past"), style="bold")]
        for campaign in reversed(finished):
            title = self._text(f"rank-{campaign.rank}")
            lines.append(Text(self._text("campaign-past-line", date=campaign.started, fame=campaign.fame, title=title)))
        return lines

    def _summary(self, campaign: Campaign) -> list[Text]:
        title = self._text(f"rank-{campaign.rank}")
        final = self._text("campaign-over", fame=campaign.fame, title=title)
        return [Text(), *self._overview(campaign), Text(), Text(final, style="bold")]


def about_challenge(text: Catalogue, number: int, bests: Mapping[int, Result]) -> list[Text]:
    """What a challenge is about, what it asks for, and one's own best."""
    name, about = challenge_lines(text, campaign_rules(), number)
    one, two, three = campaign_rules()[number].thresholds
    lines = [Text(name, style="bold"), *wrapped(Text(about))]
    lines += [Text(), Text(text("board-fame", one=one, two=two, three=three))]
    best = bests.get(number)
    if best is not None:
        lines.append(Text(text("practice-best", result=best.result, fame=best.fame)))
    return lines


def challenge_choices(text: Catalogue, bests: Mapping[int, Result]) -> list[tuple[int, str]]:
    """All challenges, with your own best results, to choose from."""
    choices = []
    for number in campaign_rules().numbers:
        label = f"{text(f'challenge-{campaign_rules()[number].name}'):<28}"
        best = bests.get(number)
        if best is not None:
            label += text("practice-best", result=best.result, fame=best.fame)
        choices.append((number, label.rstrip()))
    return choices


def save_problem(text: Catalogue, problem: SaveError) -> list[Text]:
    """What is wrong with a file, as lines."""
    return wrapped(Text(text(f"save-{problem.reason}", **problem.details)))


def end_practice(text: Catalogue, game_session: GameSession) -> list[Text]:
    """Enter the result of a challenge that was played by itself, and compare it with one's best."""
    if not counts(game_session):
        return wrapped(Text(text("practice-no-best")))
    try:
        progress = load_own_progress()
        before = progress.best.get(game_session.options["challenge"])
        result = progress.end_practice(game_session)
    except SaveError as problem:  # the game is over and its result is shown all the same
        return [*save_problem(text, problem), *wrapped(Text(text("practice-not-kept")))]
    if before is None or progress.best[result.challenge] is result:
        return [Text(text("practice-new-best"), style="bold")]
    return [Text(text("practice-best", result=before.result, fame=before.fame))]


def _challenge_line(text: Catalogue, marker: str, number: int, done: Result | None) -> Text:
    name = text(f"challenge-{campaign_rules()[number].name}")
    line = Text(f"{marker} {number}  {name:<28}", style="" if done is None else "bold")
    if done is not None:
        stars = "★" * done.fame + "☆" * (3 - done.fame)
        line.append(f"{done.result:>5}  {stars}{'  +' if done.best_move else ''}")
    return line
