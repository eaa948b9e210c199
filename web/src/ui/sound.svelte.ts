// Small sounds, off unless somebody turns them up. How they are made is fetched when the first is wanted.
export type SoundName = 'place' | 'tile' | 'coins' | 'fists' | 'turn' | 'win' | 'loss';

const STORED = 'feira-sound';
const USUAL = 0.5; // how loud, when it is first turned on
const GAP = 0.04; // seconds between two sounds
const MOST = 4; // sounds in a row

export class Sound {
  // From 0, which is off, to 1.
  volume = $state(stored());
  // What it goes back to when it is turned on again.
  private before = this.volume || USUAL;
  private context: AudioContext | undefined;

  get on(): boolean {
    return this.volume > 0;
  }

  toggle(): Promise<void> {
    return this.turnTo(this.on ? 0 : this.before);
  }

  turnTo(volume: number): Promise<void> {
    this.volume = Math.min(1, Math.max(0, volume));
    if (this.on) this.before = this.volume;
    try {
      localStorage.setItem(STORED, String(this.volume));
    } catch {
      // without storage the choice lasts as long as the page
    }
    return this.play(['place']); // so that one hears how loud it is
  }

  // One after the other; the same only once.
  async play(names: readonly SoundName[]): Promise<void> {
    if (!this.on || !names.length || typeof AudioContext === 'undefined') return;
    const context = (this.context ??= new AudioContext());
    void context.resume(); // browsers let a page sound only after one has touched it
    const voices = await import('./voices').catch(() => null); // silence is no reason to complain
    let after = 0;
    for (const name of [...new Set(names)].slice(-MOST))
      after += (voices?.perform(context, name, this.volume, after) ?? 0) + GAP;
  }
}

function stored(): number {
  try {
    const value = localStorage.getItem(STORED);
    if (value === 'on') return USUAL; // as it was once stored
    const volume = Number(value);
    return volume > 0 && volume <= 1 ? volume : 0;
  } catch {
    return 0;
  }
}

export const sound = new Sound();
