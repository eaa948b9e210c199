"""Every language says everything, with the same variables, and nothing that nobody asks for."""

import ast
import dataclasses
import re
from importlib.resources import files
from pathlib import Path

import pytest

import feira
from catalogues import read, variables
from feira.bots import BOTS
from feira.cli.terminal.screen import MARKS
from feira.cli.terminal.session import COMMANDS
from feira.core.game import Event
from feira.games.marche.adapters.terminal import words as marche_words
from feira.games.marche.engine import capacity as marche_capacity
from feira.games.marche.engine import options as marche_options
from feira.games.marche.engine import spaces
from feira.games.marche.engine import state as marche_state
from feira.games.marche.surface import events as marche_events
from feira.games.marche.surface import moves as marche_moves
from feira.games.marche.surface import refusals as marche_refusals
from feira.games.mercado.adapters.terminal import words as mercado_words
from feira.games.mercado.engine import options as mercado_options
from feira.games.mercado.engine import state as mercado_state
from feira.games.mercado.engine.challenges import CHALLENGES, RANKS
from feira.games.mercado.engine.market import GOODS, KINDS
from feira.games.mercado.surface import events as mercado_events
from feira.games.mercado.surface import moves as mercado_moves
from feira.games.mercado.surface import refusals as mercado_refusals
from feira.games.mercado.surface.events import Earned, Paid
from feira.locale import FALLBACK, LANGUAGES, Catalogue, catalogue_source, game_title
from feira.locale.sentences import _KINDS, event_message, move_message
from feira.table.files import SaveError
from feira.table.game_session import UNDO_REASONS

OUR_GAMES = ("mercado", "marche")
COMMON_SECTIONS = ("terminal", "campaign", "words")
SHARED = ("about", "game")  # sections of a game that both terminal and page show
SECTIONS = (*COMMON_SECTIONS, *(f"{game}/{section}" for game in OUR_GAMES for section in SHARED))


def events_of(module):
    return [
        cls for cls in vars(module).values() if isinstance(cls, type) and issubclass(cls, Event) and cls is not Event
    ]


EVENTS = {"mercado": events_of(mercado_events), "marche": events_of(marche_events)}

# Messages whose names the code puts together, by game.
COMMON = {
    *(f"seat-{seat}" for seat in range(len(MARKS))),
    *(f"{kind}-{command}" for command in COMMANDS for kind in ("command", "help")),
    *(f"undo-{reason}" for reason in UNDO_REASONS),
    *(f"save-{reason}" for reason in SaveError.TEXTS),
    *(f"bot-{name}" for name in BOTS),
    *(f"list-{joint}" for joint in ("more", "and", "or", "plus", "plus-more")),
}


def option_messages(options):
    """The label of each option that has values, and those of the values."""
    for option in options:
        if option.values and option.name not in ("players", "challenge"):
            yield from (f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values))


ABOUT = {"title", "facts", "summary"}
MERCADO = {
    *ABOUT,
    "campaign-summary",
    *option_messages(mercado_options.OPTIONS),
    *(f"rank-{rank}" for rank in range(len(RANKS))),
    *(event_message(event) for event in EVENTS["mercado"]),
    *(f"refusal-{reason}" for reason in (*mercado_refusals.REASONS, *mercado_moves.REASONS)),
    *(f"{kind}-{thing}" for thing in (*GOODS, *KINDS) for kind in ("name", "letter", "word")),
    *(f"word-{word}" for word in (*mercado_words.TARGETS, *mercado_words.MOVES)),
    *(f"usage-{move}" for move in mercado_words.MOVES),
    *(f"{kind}-{side}" for side in mercado_words.SIDES for kind in ("name", "word")),
    *(move_message(move) for move in mercado_moves._FORMS),
    *(f"ask-{phase}" for phase in mercado_state.PHASES if phase != "over"),
    *(f"challenge-{challenge.name}{part}" for challenge in CHALLENGES for part in ("", "-text")),
}
MARCHE = {
    *ABOUT,
    *option_messages(marche_options.OPTIONS),
    *("option-layout", "option-layout-drawn", "option-layout-own"),
    *(event_message(event) for event in EVENTS["marche"]),
    *(f"refusal-{reason}" for reason in (*marche_refusals.REASONS, *marche_moves.REASONS)),
    *(f"{kind}-{good}" for good in spaces.GOODS for kind in ("name", "letter")),
    *(f"word-{word}" for word in (*marche_words.MOVES, marche_words.BESIDE)),
    *(move_message(move) for move in marche_moves._FIELDS),
    *(f"usage-{move}" for move in marche_words.MOVES),
    *(f"ask-{phase}" for phase in marche_state.PHASES if phase != "over"),
    *(f"{kind}-{variant}" for variant in marche_options.VARIANT.values for kind in ("board-variant", "rules")),
    *(f"caution-{reason}" for reason in marche_capacity.CAUTIONS),
    *("command-ways", "help-ways", "name-street"),
}
FAMILIES = {"mercado": COMMON | MERCADO, "marche": COMMON | MARCHE}


def read_all(language, game):
    messages = {}
    for section in (*COMMON_SECTIONS, *(f"{game}/{section}" for section in SHARED)):
        part = read(language, section)
        assert not messages.keys() & part.keys(), f"{language}: the same message in two sections"
        messages |= part
    return messages


ALL = {game: {language: read_all(language, game) for language in LANGUAGES} for game in OUR_GAMES}
each_game = pytest.mark.parametrize("game", OUR_GAMES)


def strings_in_code():
    """Every text in the code that could name a message."""
    found = set()
    for path in Path(feira.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_its_file_in_every_language(section, language):
    assert read(language, section)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_a_game_are_all_its_sections(game, language):
    folder = files(f"feira.games.{game}").joinpath("locale", language)
    sections = [*sorted(path.name.removesuffix(".ftl") for path in folder.iterdir()), "fields"]
    whole = catalogue_source(language, f"{game}/*")
    assert whole == "\n".join(catalogue_source(language, f"{game}/{section}") for section in sections)
    assert game_title(language, game) in whole


def test_a_game_without_a_text_has_none():
    assert catalogue_source("en", "mercado/nothing") == catalogue_source("xx", "mercado/*") == ""


@each_game
@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != FALLBACK])
def test_every_language_has_the_same_messages_with_the_same_variables(game, language):
    """Only parts of sentences may be a language's own: cases of its grammar."""
    messages, english = ALL[game][language], ALL[game][FALLBACK]
    parts = set().union(*(uses.messages for uses in messages.values()))
    assert messages.keys() - parts <= english.keys() <= messages.keys()
    for name in english:
        assert variables(messages, name) == variables(english, name), name


@each_game
def test_no_message_is_missing(game):
    assert ALL[game][FALLBACK].keys() >= FAMILIES[game]


@each_game
def test_no_message_is_unused(game):
    for messages in ALL[game].values():
        used = FAMILIES[game] | strings_in_code()
        for uses in messages.values():
            used |= uses.messages
        assert not messages.keys() - used


@each_game
def test_no_message_calls_one_that_is_not_there(game):
    for language, messages in ALL[game].items():
        for name, uses in messages.items():
            assert uses.messages <= messages.keys(), f"{language}: {name}"


PLURALS = {"en": {"one", "other"}, "fr": {"one", "other"}, "es": {"one", "other"}, "uk": {"one", "few", "many"}}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_those_of_the_language(game, language):
    """A form that the language lacks would never be chosen; Ukrainian needs three unless two are the same word."""
    for name, uses in ALL[game][language].items():
        for keys, _default in uses.selects:
            forms = CATEGORIES.intersection(keys)
            if forms - {"other"}:
                assert forms <= PLURALS[language], f"{name}: {keys}"
                assert forms >= {"one"}, f"{name}: {keys}"


CHOICES = {
    "mercado": [set(GOODS), set(KINDS), {"yes", "no"}],
    "marche": [set(spaces.GOODS), {"yes", "no"}, set(marche_state.ENDS) - {""}],
}


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_selector_knows_every_value_that_can_come(game, language):
    """Where goods, kinds or ends choose the words, all of them are there."""
    for name, uses in ALL[game][language].items():
        for keys, _default in uses.selects:
            for whole in CHOICES[game]:
                if whole.intersection(keys):
                    assert set(keys) - {"flea"} == whole, f"{language}: {name}: {keys}"


STANDING = {
    "seat": {"player"},
    "ranking": {"winners"},
    "by_stands": {"broken"},
    "by_distances": {"broken"},
}
SPECIAL = {
    Earned: {"beside": {"restaurants"}},  # where they are is seen on the board
    Paid: {"seat": {"coins"}},  # always told after who opened what
    marche_events.BidsRevealed: {"seats": {"coins"}},
    marche_events.StallDelivered: {"way": {"route"}, "streets": {"route"}},  # streets have no names
}


@pytest.mark.parametrize(("game", "event"), [(game, event) for game in OUR_GAMES for event in EVENTS[game]])
def test_an_event_says_all_it_knows(game, event):
    """Each field of an event is in its sentence, in some form."""
    told = variables(ALL[game][FALLBACK], event_message(event))
    standing = STANDING | SPECIAL.get(event, {})
    for field in dataclasses.fields(event):
        assert told & standing.get(field.name, {field.name}), field.name


DETAILS = {
    "mercado": " ".join(text for _, text in mercado_refusals.REASONS.values()),
    "marche": " ".join(text for _, text in marche_refusals.REASONS.values()),
}


@each_game
def test_what_a_game_says_of_a_field_is_true_of_one(game):
    """Each is a kind that there is, of a field of an event, a refusal or a move."""
    fields = {field.name for event in EVENTS[game] for field in dataclasses.fields(event)}
    fields |= set(re.findall(r"{(\w+)}", DETAILS[game])) | {"bids"}
    of_events = {f"{event.__name__}-{field.name}" for event in EVENTS[game] for field in dataclasses.fields(event)}
    catalogue = Catalogue(FALLBACK, (f"{game}/fields",))
    named = {name: catalogue(name) for name in read(FALLBACK, f"{game}/fields")}
    assert named.keys() <= {f"field-{field}" for field in fields | of_events}
    assert set(named.values()) <= set(_KINDS)


@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_seat_of_an_event_is_known_as_one(game):
    """A number that is a seat would be shown as a number if its game had not said what it is."""
    said = read(FALLBACK, f"{game}/fields")
    for event in EVENTS[game]:
        for field in dataclasses.fields(event):
            if re.fullmatch("seats|turn|placing|tied|ranking|by_.*", field.name):
                assert {f"field-{field.name}", f"field-{event.__name__}-{field.name}"} & said.keys(), field.name


def test_texts_have_no_machine_quirks():
    for language in LANGUAGES:
        for section in SECTIONS:
            text = catalogue_source(language, section)
            assert "\t" not in text
            assert not re.search(r"[^\S\n]+$", text, re.MULTILINE), f"{language}/{section}"
