"""J3: turns, reservations, drawing, passing; and every refusal."""

import pytest
from marche_helpers import GAME, build, disc, do, draw, kinds_of, names, new_game, plain_game, texts

from feira.core.game import Illegal, MoveError
from feira.games.marche.engine.spaces import GOODS
from feira.games.marche.surface.events import SpaceReserved, StallBeside, TableBuilt, TileDrawn
from feira.games.marche.surface.refusals import REASONS


def test_j3_0_turns_go_round_from_seat_0():
    states = new_game(3)
    for seat in (0, 1, 2, 0, 1, 2):
        assert GAME.to_act(states, 0) == (seat,)
        do(states, seat, texts(states, seat)[0])


def test_j3_1_free_means_nothing_is_there():
    states = plain_game()
    disc(states, 0, "B2")
    build(states, "C2")
    build(states, "E2", seat=1, good="fish")
    legal = texts(states, 0)
    for taken in ("A1", "A2", "B2", "C2", "E2"):  # truck, path, disc, table, stall
        assert f"reserve {taken}" not in legal


def test_j3_2_reserve_next_to_a_path_or_any_disc():
    states = plain_game()
    free = {"B2", "B3", "C2", "C3", "E2", "E3", "H2", "H3", "J2", "J3", "K2", "K3"}  # beside the paths in A, D, I, L
    assert set(texts(states, 0)) == {f"reserve {at}" for at in free}
    events = do(states, 0, "reserve E3")
    assert events == [SpaceReserved(0, "E3")]
    assert names(states[0].discs[0]) == {"E3"}
    assert states[0].discs_left.tolist()[:2] == [5, 6]
    assert "reserve F3" in texts(states, 1)  # next to another player's disc
    assert "reserve G3" not in texts(states, 1)


def test_j3_2_no_seventh_disc():
    states = plain_game()
    disc(states, 0, "B1", "B2", "B3", "C1", "C2", "C3")
    assert texts(states, 0) == ["draw"]


def test_j3_3_draw_needs_a_disc_on_the_market():
    states = plain_game()
    assert "draw" not in texts(states, 0)
    do(states, 0, "reserve B2")
    do(states, 1, "reserve C2")
    assert "draw" in texts(states, 0)


def test_j3_3_flea_goes_on_an_own_space_and_ends_the_turn():
    states = plain_game()
    disc(states, 0, "B2", "E2")
    disc(states, 1, "C2")
    fleas = int(states[0].pile[4])
    assert draw(states, "flea") == [TileDrawn(0, "flea")]
    assert texts(states, 0) == ["place B2", "place E2"]
    assert do(states, 0, "place B2")[0] == TableBuilt(0, "B2")
    assert states[0].pile[4] == fleas - 1
    assert names(states[0].discs[0]) == {"E2"}
    assert states[0].discs_left[0] == 5
    assert GAME.observation(states, 0, 0)["tables"] == ["B2"]
    assert GAME.to_act(states, 0) == (1,)


def test_j3_3_another_turn_at_once_if_somebody_else_wins():
    states = plain_game()
    disc(states, 0, "B2")
    disc(states, 1, "C2")
    draw(states, "fish")
    do(states, 1, "bid 2")
    do(states, 0, "bid 1")
    do(states, 1, "place C2")
    assert GAME.to_act(states, 0) == (0,)
    assert "draw" in texts(states, 0)


def test_j3_3_the_turn_ends_if_the_active_player_wins():
    states = plain_game()
    disc(states, 0, "B2")
    draw(states, "fish")
    do(states, 0, "bid 1")
    do(states, 1, "bid 1")
    do(states, 0, "place B2")
    assert GAME.to_act(states, 0) == (1,)


def stuck_game(variant="areas", players=2):
    """Nobody has a disc on the market and no space is free."""
    states = plain_game(variant, players)
    build(states, *(names(states[0].market) - names(states[0].paths) - names(states[0].built)))
    return states


def test_j3_4_pass_only_if_nothing_else_is_possible():
    states = stuck_game()
    assert texts(states, 0) == ["pass"]
    do(states, 0, "pass")
    disc(states, 1, "A2")
    assert texts(states, 1) == ["draw"]


@pytest.mark.parametrize("players", [2, 3])
def test_j3_4_the_pile_is_closed_when_all_pass_in_a_row(players):
    states = stuck_game(players=players)
    states[0].stalls[0] = [3, 4, -1, -2]
    for seat in range(players - 1):
        do(states, seat, "pass")
        assert GAME.outcome(states, 0) is None
    events = do(states, players - 1, "pass")
    assert "PileClosed" in kinds_of(events)
    beside = [event for event in events if isinstance(event, StallBeside)]
    assert beside == [StallBeside(0, "cheese"), *(StallBeside(s, g) for s in range(1, players) for g in GOODS)]
    assert GAME.result_json(states, 0)["end"] == "closed"
    assert GAME.result_json(states, 0)["distances"][1] == [4 + 2 * players] * 4
    assert GAME.to_act(states, 0) == ()


def test_j3_4_any_other_action_starts_the_count_anew():
    states = stuck_game()
    do(states, 0, "pass")
    disc(states, 1, "B2")
    draw(states, "flea")
    do(states, 1, "place B2")
    do(states, 0, "pass")
    assert GAME.outcome(states, 0) is None


def test_j3_5_paths_are_laid_after_every_tile():
    states = plain_game()
    disc(states, 0, "H2")  # an area of limit 1
    draw(states, "flea")
    do(states, 0, "place H2")
    assert {"H1", "H3"} <= names(states[0].paths)


def refused(states, seat, text, reason, rule=None):
    before = states.tobytes()
    with pytest.raises(Illegal) as caught:
        do(states, seat, text)
    assert caught.value.reason == reason
    assert rule is None or caught.value.rule == rule
    assert states.tobytes() == before
    with pytest.raises(Illegal):
        GAME.preview(states, 0, seat, GAME.from_text(text))
    return caught.value


def test_every_refusal_names_its_rule():
    seen = set()

    def check(states, seat, text, reason, rule):
        seen.add(refused(states, seat, text, reason, rule).reason)

    states = plain_game()
    build(states, "E2", seat=1, good="soda")
    build(states, "F2")
    disc(states, 1, "B3")
    check(states, 1, "reserve B2", "not-your-turn", "J3.0")
    check(states, 7, "reserve B2", "not-your-turn", "J3.0")
    check(states, 0, "bid 3", "no-auction", "J4.1")
    check(states, 0, "place B2", "wrong-phase-turn", "J3.0")
    check(states, 0, "draw", "no-disc-on-market", "J3.3")
    check(states, 0, "pass", "may-act", "J3.4")
    check(states, 0, "reserve P16", "not-in-market", "J2.2")
    check(states, 0, "reserve A1", "truck-there", "J3.1")
    check(states, 0, "reserve E2", "stall-there", "J3.1")
    check(states, 0, "reserve F2", "table-there", "J3.1")
    check(states, 0, "reserve A2", "path-there", "J3.1")
    check(states, 0, "reserve B3", "disc-there", "J3.1")
    check(states, 0, "reserve F1", "not-next-to", "J3.2")
    disc(states, 0, "B1", "B2", "C1", "C2", "C3", "G1")
    check(states, 0, "reserve H2", "no-disc-left", "J3.2")
    draw(states, "flea")
    check(states, 1, "place B3", "not-yours-to-place", "J4.3")
    check(states, 0, "reserve H2", "wrong-phase-place", "J3.3")
    check(states, 0, "bid 3", "no-auction", "J4.1")
    check(states, 0, "place none", "must-build", "J3.3")
    check(states, 0, "place B3", "not-reserved", "J3.3")
    do(states, 0, "place G1")
    states[0].turn = 0
    draw(states, "fish")
    states[0].coins[0] = 4
    check(states, 0, "draw", "wrong-phase-bids", "J4.1")
    check(states, 0, "bid 5", "too-few-coins", "J4.1")
    check(states, 9, "bid 0", "not-in-auction", "J4.1")
    do(states, 0, "bid 2")
    check(states, 0, "bid 2", "already-bid", "J4.1")
    do(states, 1, "bid 1")
    check(states, 0, "place H1", "not-reserved", "J4.3")

    over = stuck_game()
    for seat in (0, 1):
        do(over, seat, "pass")
    check(over, 0, "pass", "over", "J6.2")
    assert seen == set(REASONS) - {"bad-draw", "bad-paving"}  # those are for records


def test_a_number_that_is_no_action():
    states = new_game()
    for action in (-1, GAME.actions):
        with pytest.raises(MoveError, match="there is no action"):
            GAME.apply(states, 0, 0, action)


def test_legal_and_is_legal_agree():
    for variant in ("areas", "classic"):
        states = new_game(3, variant)
        for _ in range(200):
            for seat in range(3):
                legal = set(GAME.legal(states, 0, seat))
                for action in range(-2, GAME.actions + 2):
                    assert bool(GAME.kernels.is_legal(states, 0, seat, action)) == (action in legal)
            waiting = GAME.to_act(states, 0)
            if not waiting:
                break
            action = sorted(GAME.legal(states, 0, waiting[0]))
            GAME.apply(states, 0, waiting[0], action[len(action) // 2])
