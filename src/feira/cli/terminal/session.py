"""A game at one terminal: whose turn it is, what they see, what they type. It knows no game's rules and no drawing."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import groupby
from typing import Final

from rich.text import Text

from feira.bots import bot_seed, get_bot
from feira.cli.terminal.advice import advice
from feira.cli.terminal.completion import MoveCompleter
from feira.cli.terminal.face import make_face
from feira.cli.terminal.generic import PlainCatalogue
from feira.cli.terminal.keeping import FileKeeper, Keeper, refuse_existing
from feira.cli.terminal.screen import COLOURS, MARKS, EndOfInput, Terminal, hanging, listed, wrapped
from feira.cli.terminal.words import Unclear, Unreadable, Vocabulary, nearest
from feira.core.game import SPECTATOR, Event, Illegal, Json
from feira.locale.phrases import Listing
from feira.table import GameSession, SaveError, Step, UndoRefused
from feira.table.files import path_named

COMMANDS: Final = ("help", "rules", "moves", "preview", "hint", "undo", "log", "save", "quit")
_LEAST_TALK, _USUAL_TALK = 4, 6  # lines below the board


def sections(game: str) -> tuple[str, ...]:
    """The sections of the catalogue that playing a game in the terminal needs."""
    return ("terminal", "campaign", f"{game}/*")


class Session:
    """Plays one game to its end, or until you leave."""

    def __init__(self, game_session: GameSession, terminal: Terminal, language: str, keeper: Keeper) -> None:
        self.game_session = game_session
        self.terminal = terminal
        self.keeper = keeper
        self.language = language
        self.text = PlainCatalogue(language, sections(game_session.game.name))
        self.names = [self._name(seat) for seat in range(len(game_session.seats))]
        labels = [
            f"{name} ({who.bot})" if who.bot else name for name, who in zip(self.names, game_session.seats, strict=True)
        ]
        self.face = make_face(game_session.game, self.text, self.names, labels)
        self._bots = {
            seat: get_bot(who.bot, bot_seed(game_session.seed, seat))
            for seat, who in enumerate(game_session.seats)
            if who.bot is not None
        }
        self._curtain = (
            len(game_session.persons) > 1 and game_session.has_lasting_secrets
        )  # others, as bids, are typed unseen
        self._at_screen = None if self._curtain or not game_session.persons else game_session.persons[0]
        self._before = self._at_screen  # who was there before the curtain
        self._remarks: list[Text] = []  # answers to what was typed since the last action
        self._drawn: tuple[int, int] | None = None  # the board that a pipe saw last: actions done, and for whom
        self._commands = (*COMMANDS[:-2], *self.face.pages, *COMMANDS[-2:])
        commands: dict[str, tuple[str, ...]] = {name: self._called(name) for name in self._commands}
        self._first_words = Vocabulary(commands | self.face.words.first_words())

    def run(self) -> bool:
        """Play; True when the game is over, False when the person left. The game is kept in either case."""
        self._keep()
        try:
            while not self.game_session.over:
                self._next_action()
        except (EndOfInput, KeyboardInterrupt):
            return False
        with suppress(EndOfInput, KeyboardInterrupt):  # if you leave now you still want the result
            self._show_end()
        return True

    def farewell(self) -> list[str]:
        """What a person who leaves should know."""
        try:
            self.keeper.keep(self.game_session, self.language)
        except SaveError as problem:
            return [self._save_problem(problem)]
        return [
            self.text("left-saved", path=str(self.keeper.path)),
            self.text("left-resume", command=self.keeper.way_back),
        ]

    # Turns

    def _next_action(self) -> None:
        waiting = self.game_session.to_act
        bots = [seat for seat in waiting if seat in self._bots]
        if bots:
            seat = bots[0]
            self._do(seat, self._bots[seat](self.game_session.game, self.game_session.view(seat), seat))
        elif self._at_screen in waiting or not self._curtain:
            self._person_acts(waiting[0] if self._at_screen not in waiting else self._at_screen)
        else:
            taken_back = self._at_screen is None and self._before in waiting
            self._draw_curtain(self._before if taken_back and self._before is not None else waiting[0])

    def _do(self, seat: int, action: int) -> None:
        self.game_session.play(seat, action)
        self._remarks.clear()
        self._keep()

    def _keep(self) -> None:
        """Save the game; a full disk causes a message and does not stop it."""
        try:
            self.keeper.keep(self.game_session, self.language)
        except SaveError as problem:
            self._remark(self._save_problem(problem))

    def _save_problem(self, problem: SaveError) -> str:
        return self.text(f"save-{problem.reason}", **problem.details)

    def _person_acts(self, seat: int) -> None:
        """One line of a person: an action, or a command."""
        seen = self.game_session.observation(seat)
        unseen = self.game_session.game.is_secret(self.game_session.legal(seat)[0])
        prompt = f"{self._marked(seat)} · {self.face.question(seen)} › "
        completer = None if unseen else self._completer(seat)
        typed = self.terminal.ask(self._frame(seat, seen), prompt, completer, unseen=unseen)
        if typed:
            self._obey(seat, typed, seen["phase"], unseen=unseen)

    def _draw_curtain(self, seat: int) -> None:
        """Between two people who share the screen and have secrets: the one takes it, the other looks away.

        Everybody may read what is on it. The one who acted last can still take it back before the other begins.
        """
        if self._at_screen is not None:
            self._before, self._at_screen = self._at_screen, None
        self.terminal.wipe(scroll_back=True)
        lines = self._narration(self._before)[-(self.terminal.height - 8) :]
        lines += [Text(), *self._remark_lines(), Text(self.text("curtain", player=self._marked(seat)), style="bold")]
        self._remarks.clear()
        if not self.terminal.interactive:
            self.terminal.say(lines)
        elif self._first_words.find(self.terminal.ask(lines, self.text("curtain-prompt"))) == "undo":
            self._undo(self._before if self._before is not None else seat)
            return
        self._at_screen = seat

    # What is shown

    def _frame(self, seat: int, seen: Json) -> list[Text]:
        """The board and the talk below it; on a pipe only what is new."""
        remarks = self._remark_lines()
        if not self.terminal.interactive:
            self._remarks.clear()
            drawn, self._drawn = self._drawn, (len(self.game_session.history), seat)
            if remarks and drawn == self._drawn:
                return remarks
        board = self.face.draw(seen)
        return [*board, *self._talk(self._narration(seat) + remarks, len(board))]

    def _talk(self, lines: list[Text], above: int, below: int = 1) -> list[Text]:
        """What happened since the seat's last action, and answers; as much of the end of it as fits."""
        if not self.terminal.interactive:
            return lines
        if not lines:
            lines = wrapped(Text(self.text("hint"), style="dim"))
        fitting = max(_LEAST_TALK, self.terminal.height - above - below)
        if len(lines) > fitting:
            lines = [Text(self.text("talk-cut"), style="dim"), *lines[len(lines) - fitting + 1 :]]
        return lines + [Text()] * (min(fitting, _USUAL_TALK) - len(lines))

    def _narration(self, reader: int | None) -> list[Text]:
        history = self.game_session.history
        own = [number for number, step in enumerate(history) if step.seat == reader]
        told = self._told(history[own[-1] if own else 0 :], reader)
        return told if own else [*self._warnings(), *told]

    def _warnings(self) -> list[Text]:
        """What people should know before their first action."""
        game = self.game_session.game
        caution = game.caution(self.game_session.chosen, game.pieces(self.game_session.pieces))
        return wrapped(Text(self.text(f"caution-{caution.reason}", **caution.details), style="bold")) if caution else []

    def _told(self, steps: Sequence[Step], reader: int | None) -> list[Text]:
        """Steps in words, a paragraph for each turn."""
        reader = None if self._at_screen is None else reader  # a curtain speaks to nobody in particular
        lines = []
        for seat, turn in groupby(steps, key=lambda step: step.seat):
            apart = self.face.verdicts + self.face.details
            events = [event for step in turn for event in step.events if not isinstance(event, apart)]
            told = " ".join(self.face.sentences.event(event, reader) for event in events)
            lines += hanging(Text(f"{MARKS[seat]} ", style=COLOURS[seat]), told)
        return lines

    def _remark(self, text: str, style: str = "bold") -> None:
        self._remarks.append(Text(text, style=style))

    def _remark_lines(self) -> list[Text]:
        return [line for remark in self._remarks for line in wrapped(remark)]

    # What is typed

    def _obey(self, seat: int, typed: str, phase: str, *, unseen: bool) -> None:
        if typed.startswith("?"):
            typed = f"? {typed[1:].strip()}".strip()
        first, _, rest = typed.partition(" ")
        if first == "?":
            first = "preview" if rest else "help"
        try:
            action = self._read(seat, typed, phase)
            meant = self._first_words.find(first)
            if action is not None:
                self._do(seat, action)
            elif meant in self._commands:
                self._command(seat, meant, rest.strip(), phase)
            else:
                self._remark(self.text("unknown-command", typed="…" if unseen else first))
                self._offer_nearest(seat, typed, unseen=unseen)
        except Illegal as refusal:
            self._remark(self._refusal(refusal, seat))
        except Unclear as problem:
            self._remark(self.text("typed-which", moves=Listing(problem.places)))
        except Unreadable as problem:
            self._remark(self._why_unreadable(problem, seat))
            self._offer_nearest(seat, typed, unseen=unseen)
        except SaveError as problem:
            self._remark(self._save_problem(problem))

    def _read(self, seat: int, typed: str, phase: str) -> int | None:
        """The action that was typed; None if it is none. A letter of two columns means the one that is legal."""
        try:
            return self._action(typed, phase)
        except Unclear as unclear:
            actions = {place: self._action(text, phase) for place, text in unclear.readings(typed).items()}
            legal, spaces = self.game_session.legal(seat), self.game_session.observation(seat).get("spaces", ())
            likely = [place for place in actions if actions[place] in legal]
            likely = likely or [place for place in actions if place in spaces] or [*actions]
            if len(likely) > 1:
                raise Unclear(unclear.typed, likely) from unclear
            return actions[likely[0]]

    def _action(self, typed: str, phase: str) -> int | None:
        first, _, rest = typed.partition(" ")
        meant = self._first_words.find(first)
        action = self.face.words.answer(typed, phase)
        if action is None and meant in self.face.words.first_words():
            action = self.face.words.read(meant, rest)
        return action

    def _offer_nearest(self, seat: int, typed: str, *, unseen: bool) -> None:
        """Which legal move may have been meant, as it is typed; never where others must not read it."""
        move = None if unseen else nearest(typed, [text for text, _ in self._legal_texts(seat)])
        if move is not None:
            self._remark(self.text("typed-nearest", move=move))

    def _refusal(self, refusal: Illegal, seat: int) -> str:
        return f"{self.face.sentences.refusal(refusal, seat)} ({refusal.rule})"

    def _why_unreadable(self, problem: Unreadable, seat: int) -> str:
        """What is wrong with a text that is no move: by the rules, if they say it, else how such a move is typed."""
        try:
            self.game_session.require_nearest(seat, problem)
        except Illegal as refusal:
            return self._refusal(refusal, seat)
        if problem.reason is not None:
            return self.face.sentences.refusal(problem, seat)
        return self.text("unreadable", usage=self.text(f"usage-{problem.move}"))

    def _command(self, seat: int, command: str, rest: str, phase: str) -> None:
        match command:
            case "help":
                self._page(self._help())
            case "rules":
                self._page(
                    [line for part in self.face.rules(self.game_session.options) for line in wrapped(Text(part))]
                )
            case "moves":
                self._page(self._moves_list(seat, rest))
            case "preview":
                self._preview(seat, rest, phase)
            case "hint":
                self._remark(advice(self.game_session, seat, self.face, self.text), style="italic")
            case "undo":
                self._undo(seat if self._curtain else self._last_person(seat))
            case "log":
                self._page(self._told(self.game_session.history, seat))
            case "save":
                self._save(rest)
            case "quit":
                raise EndOfInput
            case _:
                drawing, events = self.face.pages[command](self.game_session.view(seat))
                self._page([*drawing, *self._listed(events, seat)])

    def _help(self) -> list[Text]:
        lines = [Text(self.text("help-title"), style="bold")]
        for move in self.face.words.first_words():
            lines += hanging(Text("  "), self.text(f"usage-{move}"))
        lines += [Text(), Text(self.text("help-commands"), style="bold")]
        for name in self._commands:
            lines += hanging(Text(f"  {self._called(name)[0]:<10} ", style="bold"), self.text(f"help-{name}"))
        return [*lines, Text(), *wrapped(Text(self.text("help-words"))), *wrapped(Text(self.text("help-board")))]

    def _moves_list(self, seat: int, wanted: str) -> list[Text]:
        parts = wanted.casefold().split()
        found = [entry for entry in self._legal_texts(seat) if all(part in entry[0].casefold() for part in parts)]
        if not found:
            return [Text(self.text("moves-none"))]
        lines = [Text(self.text("moves-title", count=len(found)), style="bold")]
        for start, group in groupby(found, key=lambda entry: entry[0].rpartition(" ")[0]):
            ends = [f"{move.rpartition(' ')[2]} {note}".rstrip() for move, note in group]
            lines += listed(Text(f"{start}  " if start else "", style="bold"), ends)
        return lines

    def _preview(self, seat: int, typed: str, phase: str) -> None:
        action = self._read(seat, typed, phase)
        if action is None:
            self._remark(self.text("preview-usage"))
            return
        preview = self.game_session.game.preview(self.game_session.view(seat), 0, seat, action)
        self._remark(f"{self._label(seat, action)}: {' '.join(self.face.explain(preview, seat))}", style="italic")

    def _undo(self, seat: int) -> None:
        try:
            step = self.game_session.undo(seat)
        except UndoRefused as refusal:
            self._remark(self.text(f"undo-{refusal.reason}"))
            return
        self._remarks.clear()
        self._keep()
        self._remark(self.text("undone", move=self._label(step.seat, step.action)))

    def _last_person(self, seat: int) -> int:
        """Whose action `undo` means where people share a screen without secrets."""
        last = self.game_session.history[-1].seat if self.game_session.history else seat
        return last if last in self.game_session.persons else seat

    def _save(self, name: str) -> None:
        if name:
            path = path_named(name)
            if path != self.keeper.path:
                refuse_existing(path)
            copy = FileKeeper(path)
            copy.keep(self.game_session, self.language)
            if isinstance(self.keeper, FileKeeper):
                self.keeper = copy
        else:
            path = self.keeper.path
            self.keeper.keep(self.game_session, self.language)
        self._remark(self.text("saved", path=str(path)))

    # Helpers

    def _completer(self, seat: int) -> MoveCompleter | None:
        if not self.terminal.interactive:
            return None
        commands = [self._called(name)[0] for name in self._commands]
        return MoveCompleter(self._legal_texts(seat), commands, (*self._called("preview"), *self._called("moves"), "?"))

    def _legal_texts(self, seat: int) -> list[tuple[str, str]]:
        """The legal moves, each with what it costs and brings."""
        view, game = self.game_session.view(seat), self.game_session.game
        return [
            (self.face.words.show(action), self.face.brief(game.preview(view, 0, seat, action), seat))
            for action in self.game_session.legal(seat)
        ]

    def _label(self, seat: int, action: int) -> str:
        """An action as it may stand on a screen that others see."""
        game, typed = self.game_session.game, self.face.words.show(action)
        if game.is_secret(action):
            return f"{typed.partition(' ')[0]} …"
        return self.face.sentences.move(game.to_json(seat, action), typed)

    def _called(self, command: str) -> tuple[str, str]:
        return self.text(f"command-{command}"), command

    def _page(self, lines: Sequence[Text]) -> None:
        self.terminal.page(lines, self.text("press-enter"))

    def _name(self, seat: int) -> str:
        """A name as it may be shown: whatever came from a file, it can't upset the screen."""
        name = "".join(char for char in self.game_session.seats[seat].name if char.isprintable())
        return name[:16].strip() or self.text(f"seat-{seat}")

    def _marked(self, seat: int) -> str:
        return f"{MARKS[seat]} {self.names[seat]}"

    def _show_end(self) -> None:
        viewer = self._at_screen if self._at_screen is not None else SPECTATOR
        board = self.face.draw(self.game_session.observation(viewer))
        talk = self._narration(self._at_screen) + self._remark_lines()
        self._page([*board, *self._talk(talk, len(board), below=2)])
        details = [event for event in self.game_session.history[-1].events if isinstance(event, self.face.details)]
        if details:
            self._page(self._listed(details, self._at_screen))

    def _listed(self, events: Sequence[Event], reader: int | None) -> list[Text]:
        """Events line by line, each under the mark of its seat."""
        told = [(event.to_json()["seat"], self.face.sentences.event(event, reader)) for event in events]
        lines = [line for seat, text in told for line in hanging(Text(f"{MARKS[seat]} ", style=COLOURS[seat]), text)]
        return lines or [Text(self.text("page-empty"))]

    def verdict(self) -> list[Text]:
        """How the game came out, as lines."""
        reader = self.game_session.persons[0] if len(self.game_session.persons) == 1 else None
        events = [event for event in self.game_session.history[-1].events if isinstance(event, self.face.verdicts)]
        return [line for event in events for line in wrapped(Text(self.face.sentences.event(event, reader)))]
