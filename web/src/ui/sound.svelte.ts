// Small sounds, off unless somebody turns them on: a tap when something happened, two notes when it is one's turn.
const STORED = 'feira-sound';
const TAP = [{ pitch: 520, at: 0, lasts: 0.05 }];
const TURN = [
  { pitch: 659, at: 0, lasts: 0.14 },
  { pitch: 880, at: 0.12, lasts: 0.22 },
];
const LOUDNESS = 0.07;

class Sound {
  on = $state(stored());
  private context: AudioContext | undefined;

  toggle(): void {
    this.on = !this.on;
    try {
      localStorage.setItem(STORED, this.on ? 'on' : 'off');
    } catch {
      // without storage the choice lasts as long as the page
    }
    if (this.on) this.turn();
  }

  tap(): void {
    this.play(TAP);
  }

  turn(): void {
    this.play(TURN);
  }

  private play(notes: typeof TURN): void {
    if (!this.on || typeof AudioContext === 'undefined') return;
    const context = (this.context ??= new AudioContext());
    void context.resume(); // browsers let a page sound only after one has touched it
    for (const { pitch, at, lasts } of notes) {
      const begin = context.currentTime + at;
      const voice = new OscillatorNode(context, { type: 'sine', frequency: pitch });
      const loudness = new GainNode(context, { gain: LOUDNESS });
      loudness.gain.setValueAtTime(LOUDNESS, begin);
      loudness.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
      voice.connect(loudness).connect(context.destination);
      voice.start(begin);
      voice.stop(begin + lasts);
    }
  }
}

function stored(): boolean {
  try {
    return localStorage.getItem(STORED) === 'on';
  } catch {
    return false;
  }
}

export const sound = new Sound();
