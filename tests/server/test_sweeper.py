"""What happens without anybody asking: time runs out, and bots go on that a server has left."""

from types import SimpleNamespace

from processes import workers

from feira.server import clock as server_clock


def test_a_bot_plays_on_for_who_lets_the_time_pass(server, monkeypatch):
    ana = server.guest()
    code = ana.make_table(others=["me"], clock={"kind": "move", "seconds": 5})
    with ana.page() as page:
        deadline = page.watch(code)["summary"]["deadline"]
        true = server_clock.steady_clock
        monkeypatch.setattr(server_clock, "steady_clock", SimpleNamespace(now_ms=lambda: true.now_ms() + 5000))
        page.wait_for(code, lambda now: now["summary"]["seats"][0].get("resigned"))
        late = next(entry for entry in page.entries[code] if entry["kind"] == "timed_out")
        assert deadline <= late["at"] < deadline + 5000
        assert late["seat"] == 0
        page.wait_for(code, lambda now: now["observation"]["to_act"] == [1])  # the bot has played
        assert page.ask("return", table=code, seat=0)["type"] == "ok"


def play_until_the_bot_has_acted(page, code):
    page.watch(code)
    while not any(entry["kind"] == "moved" and entry["seat"] == 1 for entry in page.entries[code]):
        if page.states[code]["asked"]:
            version = page.move(code, 0)["version"]
            page.wait_for(code, lambda now, v=version: now["version"] >= v)
        else:
            page.receive()


def test_a_bot_that_thinks_too_long_is_replaced_for_that_action(start_server, caplog):
    server = start_server(bots_at_hand=True, bot_move_seconds=0.001)
    ana = server.guest()
    with ana.page() as page:
        for _ in range(2):  # at the first table the bot's worker is still loading, which is no thought
            play_until_the_bot_has_acted(page, ana.make_table())
    assert "thinks for more than 0.001 seconds" in caplog.text
    server.stop()


def test_a_killed_worker_is_replaced(server):
    ana = server.guest()
    for worker in workers():
        worker.kill()
    code = ana.make_table()
    with ana.page() as page:
        page.watch(code)
        page.play_out(code, until=6)
