// Going through a game: which step is shown, and letting it run by itself.
export const SPEEDS = { slow: 3000, normal: 1600, quick: 700 } as const; // ms for each step
export type Speed = keyof typeof SPEEDS;

export class Player {
  playing = $state(false);
  speed = $state<Speed>('normal');
  private timer: ReturnType<typeof setTimeout> | undefined;

  // `show` is asked to show a step; `at` says which one is shown, `last` which is the last.
  constructor(
    private readonly at: () => number,
    private readonly last: () => number,
    private readonly show: (step: number) => void,
  ) {}

  go(step: number): void {
    this.pause();
    this.show(Math.max(0, Math.min(this.last(), step)));
  }

  // From the end it begins again.
  play(): void {
    if (this.at() >= this.last()) this.show(0);
    this.playing = true;
    this.wait();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  // What a key does; false if it is none of ours.
  key(key: string): boolean {
    const steps: Record<string, number> = {
      ArrowLeft: this.at() - 1,
      ArrowRight: this.at() + 1,
      Home: 0,
      End: this.last(),
    };
    if (key in steps) this.go(steps[key]);
    else if (key === ' ') this.toggle();
    else return false;
    return true;
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const next = this.at() + 1;
      this.show(next);
      if (next >= this.last()) this.pause();
      else this.wait();
    }, SPEEDS[this.speed]);
  }
}
