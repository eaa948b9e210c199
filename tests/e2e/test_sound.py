"""What happens is heard: the right sounds are asked for, and none while it is quiet."""

import pytest
from playwright.sync_api import expect

from playing import begin_game, my_turn, play_on

FAKE_AUDIO = """
window.heard = [];
const make = (kind) => class {
  gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  constructor(_, options) { this.options = options ?? {}; }
  connect(next) { return next; }
  start() { if (kind) window.heard.push(Math.round(this.options.frequency ?? 0)); }
  stop() {}
};
window.OscillatorNode = make('tone');
window.AudioBufferSourceNode = make();
window.GainNode = make();
window.BiquadFilterNode = make();
window.AudioContext = class {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  resume() { return Promise.resolve(); }
  createBuffer() { return { getChannelData: () => new Float32Array(2) }; }
};
"""
PATIENCE = 600  # tenths of a second
COIN, TURN = 1865, 659  # how the sounds begin


@pytest.mark.parametrize("width", [1280, 390])
def test_what_happens_is_heard_once_somebody_turns_the_sound_up(visit, width):
    page = visit(width=width, height=844)
    page.add_init_script(FAKE_AUDIO)
    page.goto("/")
    slider = page.get_by_role("slider", name="Volume")
    expect(slider).to_have_value("0")  # it is off until somebody turns it up
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(slider).to_have_value("1")
    begin_game(page)
    expect(my_turn(page)).to_be_visible()
    page.evaluate("window.heard = []")
    play_on(page, moves=1, wanted="coin")
    for _ in range(PATIENCE):
        if {COIN, TURN} <= set(page.evaluate("window.heard")):
            return
        page.wait_for_timeout(100)
    raise AssertionError(page.evaluate("window.heard"))
