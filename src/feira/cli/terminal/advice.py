"""A hint at the terminal: a good move for the person who must decide, as it is typed, and why it is good."""

from feira.analysis.hints import Adviser
from feira.analysis.study import judge_name
from feira.cli.terminal.face import Face
from feira.locale import Catalogue
from feira.table import GameSession


def advice(session: GameSession, seat: int, face: Face, text: Catalogue) -> str:
    """What to try, or why there is no hint."""
    game = session.game
    if session.options.get("challenge") is not None:  # its result is stored, and nobody would see that it was helped
        return text("advice-challenge")
    if len(session.persons) > 1 and game.is_secret(session.legal(seat)[0]):
        return text("advice-secret")
    if judge_name(game, session.options) is None:
        return text("advice-none")
    hint = Adviser(game, session.view(seat), seat).hint()
    told = [face.sentences.reason(one.name, one.details, seat, "another") for one in hint.why]
    move = face.words.show(game.from_text(hint.move["move"]))
    if hint.instead is None:
        return text("advice-only", move=move)
    instead = face.words.show(game.from_text(hint.instead["move"]))
    return " ".join([text("advice", move=move, instead=instead), *filter(None, told)])
