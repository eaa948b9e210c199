"""`feira play` on a real terminal: completion, refusals, undo, curtain, leaving, coming back, and being killed."""

import re
import signal
import subprocess

import pexpect

from feira.games import get_game
from feira.table import load_save

GAME = get_game("mercado")
AGAINST_A_BOT = [
    "mercado",
    "--players",
    "2",
    "--bots",
    "random",
    "--money",
    "hidden",
    "--restaurants",
    "open",
    "--seed",
    "5",
]
TOGETHER = [
    "mercado",
    "--players",
    "2",
    "--names",
    "Ana,Bo",
    "--money",
    "hidden",
    "--restaurants",
    "open",
    "--seed",
    "5",
]


def test_completion_refusal_undo_leaving_and_coming_back(sit_down):
    ana = sit_down(*AGAINST_A_BOT)
    ana.sees("your action")
    ana.child.send("sta\t")
    ana.child.expect("sta.*nd")  # what is typed may be drawn before what is completed
    ana.child.send("to\t")
    ana.child.expect("to.*mato")
    ana.types("B1")
    ana.sees("You open a tomato stand at B1.")
    ana.sees("take a tile")
    ana.types("stand fish C3")
    ana.sees("First take a tile from the display. (M3.1)")
    ana.types("undo")
    ana.sees("Undone: Open a tomato stand at B1")
    ana.types("coin")
    ana.sees("You take 1 coin.")
    ana.sees("your action")
    ana.types("undo")
    ana.sees("Another player has acted since")
    path = ana.leaves()
    kept = load_save(path).session
    assert GAME.to_text(kept.history[0].action) == "coin"

    again = sit_down("--resume", path)
    shown = again.sees("your action")
    assert "You take 1 coin." in shown
    assert again.leaves() == path


def test_tab_offers_only_what_is_legal(sit_down):
    ana = sit_down(*AGAINST_A_BOT)
    ana.sees("your action")
    ana.child.send("stand \t")
    shown = ana.sees("meat")
    states = GAME.new(GAME.options({"players": 2}), 5)
    hand = GAME.observation(states, 0, 0)["players"][0]["hand"]
    offered = shown.rpartition("your action")[2]
    assert all(good in offered for good in hand)
    assert "flower" not in hand
    assert "flower" not in offered


def test_the_game_survives_being_killed_at_any_moment(sit_down, saves):
    ana = sit_down(*AGAINST_A_BOT)
    ana.sees("your action")
    ana.types("coin")
    ana.sees("You take 1 coin.")
    ana.child.kill(signal.SIGKILL)
    ana.child.wait()
    table = load_save(saves()[0]).session
    assert GAME.to_text(table.history[0].action) == "coin"
    assert sit_down("--resume", str(saves()[0])).sees("You take 1 coin.")


def test_a_curtain_falls_between_people_with_secrets(sit_down):
    ana = sit_down(*TOGETHER)
    first = ana.sees("Press Enter when you have it")
    assert "coins" not in first
    ana.types("")
    assert re.search(r"coins 1.*coins \?", ana.sees("your action"), re.DOTALL)
    ana.types("coin")
    between = ana.sees("Pass the screen to ▲ Bo.").rpartition("coin\r")[2]
    assert "\x1b[3J" in between  # what scrolled off is cleared as well
    assert "coins" not in between.rpartition("\x1b[3J")[2]
    ana.sees("Press Enter when you have it")
    ana.types("undo")
    ana.sees("Undone: Take a coin")
    ana.sees("Press Enter when you have it")
    ana.types("")
    ana.sees("your action")
    ana.types("coin")
    ana.sees("Press Enter when you have it")
    ana.types("")
    shown = ana.sees("your action")
    assert re.search(r"Ana.*coins \?.*Bo.*coins 1", shown, re.DOTALL)
    assert "coins 2" not in shown
    ana.types("undo")  # this is Bo now, who may not take back what Ana did
    ana.sees("Another player has acted since")


def test_everything_is_asked_for(sit_down):
    ana = sit_down("--seed", "6", LANG="C.UTF-8")  # by which the person begins
    ana.sees("Українська")
    ana.types("2")
    ana.sees("Quel jeu\u202f?")
    ana.types("1")
    ana.sees("À quoi voulez-vous jouer\u202f?")
    ana.types("9")
    ana.sees("Tapez un nombre de 1 à 3")
    ana.types("1")
    ana.sees("Combien de joueurs")
    ana.types("3")
    ana.sees("Combien de bots")
    ana.types("")
    ana.sees("Quels bots")
    ana.types("1")
    ana.sees("Pièces")
    ana.types("2")
    ana.sees("Sortes des restaurants gris")
    ana.types("2")
    shown = ana.sees("votre action")
    assert shown.count("pièces 1") == 3
    assert "(??)" in shown
    ana.child.sendcontrol("d")
    ana.sees("Pour continuer\u00a0: feira play --resume")


def test_leaving_the_questions_is_no_error(sit_down):
    ana = sit_down()
    ana.sees("Which game?")
    ana.types("")
    ana.sees("What would you like to play?")
    ana.child.sendcontrol("c")
    ana.child.expect(pexpect.EOF)
    ana.child.close()
    assert ana.child.exitstatus == 0


def test_no_colour_where_none_is_wanted(sit_down):
    colour = re.compile(r"\x1b\[[0-9;]*3[0-7]")
    shown = sit_down(*AGAINST_A_BOT).sees("your action")
    assert "too small" not in shown  # 80 × 24 is large enough
    assert colour.search(shown)
    shown = sit_down(*AGAINST_A_BOT, NO_COLOR="1").sees("your action")
    assert not colour.search(shown)


def test_after_a_draw_a_rematch_is_offered(sit_down, saves):
    ana = sit_down(
        "mercado", "--players", "2", "--names", "Ana,Bo", "--money", "open", "--restaurants", "open", "--seed", "5"
    )
    for _ in range(4):
        ana.sees("your action")
        ana.types("coin")
    ana.sees("The game is over")
    ana.sees("Enter ›")
    ana.types("")
    ana.sees("It's a tie between Ana and Bo")
    ana.sees("Another game?")
    ana.types("yes")
    ana.sees("Bo · your action")  # the next one begins
    ana.leaves()
    assert len(saves()) == 2


def test_the_campaign_on_a_terminal(sit_down):
    ana = sit_down("--campaign", "--seed", "7")
    ana.sees("The campaign")
    ana.sees("Enter ›")
    ana.types("")
    ana.sees("Specialist")
    ana.sees("Enter ›")
    ana.types("")
    ana.sees("Fame 1, 2, 3 at 80, 90, 100")
    ana.sees("your action")
    ana.types("coin")
    ana.sees("You can't take a coin when you play alone. (M7.1)")
    ana.types("quit")
    ana.sees("To continue: feira play --campaign")


def test_a_pipe_needs_no_terminal(environment, command):
    done = subprocess.run(
        [*command, *AGAINST_A_BOT],
        input="coin\n",
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    )
    assert "You take 1 coin." in done.stdout
    assert "To continue: feira play --resume" in done.stdout


def test_who_leaves_on_the_last_pages_still_hears_how_the_game_came_out(sit_down, saves):
    ana = sit_down(
        "mercado", "--players", "2", "--names", "Ana,Bo", "--money", "open", "--restaurants", "open", "--seed", "5"
    )
    for _ in range(4):
        ana.sees("your action")
        ana.types("coin")
    ana.sees("The game is over")
    ana.sees("Enter ›")
    ana.child.sendcontrol("d")
    ana.sees("Another game?")
    ana.child.sendcontrol("c")
    ana.sees("\x1b[?1049l")  # the screen is given back
    ana.sees("It's a tie between Ana and Bo")
    ana.child.expect(pexpect.EOF)
    ana.child.close()
    assert ana.child.exitstatus == 0
    assert len(saves()) == 1


def last_screen(shown):
    """What was shown since the screen was cleared last, without the codes of colours and places."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown.rpartition("\x1b[2J")[2]).replace("\r", "")


def test_a_small_terminal_is_told_so_once_and_texts_fit_it(sit_down):
    ana = sit_down(*AGAINST_A_BOT, size=(20, 40))
    ana.sees("This terminal is too small")
    ana.sees("Enter ›")
    ana.types("")
    shown = last_screen(ana.sees("your action"))
    assert "too small" not in shown
    assert "what is possible." in " ".join(shown.split())
    ana.types("rules")
    rows = last_screen(ana.sees("Enter ›")).split("\n")
    assert len(rows) <= 20
    assert max(map(len, rows)) <= 40
