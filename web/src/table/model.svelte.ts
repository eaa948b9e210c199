// A table as this page knows it: the server's messages folded together, and what the person may do here.
import { shownName } from '../i18n/guests';
import {
  live,
  request,
  session,
  type ChatLine,
  type Choices,
  type Entry,
  type Prospects,
  type State,
  type Summary,
  type Watcher,
} from '../api/client';
import type { Message } from '../api/live.svelte';
import { isMomentary, problemOf } from '../api/problem';
import type { Problem } from '../api/types';
import type { Present } from '../board/seats.svelte';
import type { Choice, Observation, GameEvent, Happened } from '../board/types';
import { gamePage } from '../games/registry.svelte';
import { newId } from '../ui/ids';
import { steady } from '../ui/steady';
import { standingMoves } from './story';
import { Paced } from './tempo.svelte';

// How long the page waits for the state that a move has led to, before it lets its person choose again.
const STATE_WITHIN = 5_000; // ms
// How long a move stays before the next is shown, in beats: an own one, of which you know what it is, only briefly.
const OWN_BEATS = 0.6;
const LINGER_BEATS = 2.2;

export class TableModel {
  summary = $state.raw<Summary | null>(null);
  observation = $state.raw<Observation | null>(null);
  // The board as text, for a game whose board is nothing else.
  textBoard = $state.raw<string | null>(null);
  entries = $state.raw<Entry[]>([]);
  version = $state(0);
  viewer = $state<number | null>(null);
  asked = $state(false);
  undo = $state.raw<State['undo']>(null);
  mayUndo = $state<State['may_undo']>(null);
  choices = $state.raw<Choice[]>([]);
  happened = $state.raw<Happened>({ version: 0, events: [] });
  // When the time of the move runs out, by the newest state, shown or not.
  deadline = $state<number | null>(null);
  watchers = $state.raw<Watcher[]>([]);
  // Who of the players is here, by person; nothing is known of others.
  presence = $state.raw<Record<string, Present>>({});
  chat = $state.raw<ChatLine[]>([]);
  // How much others have said that nobody here has seen yet.
  unread = $state(0);
  private sending = $state(false);
  // Of which history the version is: when it was made. After a restore the server may have another one.
  readonly history = $derived(this.entries.at(-1)?.at ?? null);
  // The version that the last move led to. Until it is here, the choices are those from before the move.
  private awaited = $state(0);
  readonly busy = $derived(this.sending || this.version < this.awaited);
  // The last move that was sent, in the words of its person.
  tried = '';
  // Asked before a move is sent, with its words: whether it may be.
  guard: ((move: string, typed: string) => Promise<boolean>) | null = null;
  // Why there is nothing to see; the last thing that was refused.
  missing = $state.raw<Problem | null>(null);
  refused = $state.raw<Problem | null>(null);

  readonly mine = $derived.by(
    steady(() =>
      (this.summary?.seats ?? []).flatMap((seat, n) =>
        seat.kind === 'person' && seat.person === session.person?.id ? [n] : [],
      ),
    ),
  );
  // Those of them for which no bot plays on.
  readonly playing = $derived(this.mine.filter((seat) => !this.summary?.seats[seat].resigned));
  readonly names = $derived.by(steady(() => this.summary?.seats.map(({ name }) => shownName(name ?? '')) ?? []));
  readonly isHost = $derived(this.summary !== null && this.summary.host === session.person?.id);
  // Who is meant by "you" in sentences: nobody where several people share the screen.
  readonly reader = $derived(this.mine.length > 1 ? null : this.viewer);
  // Whether a seat sees what the others don't, so that people who share a screen need a curtain.
  secrets = $state(false);
  // The own seat that waits for its person while another one is looked at: the screen goes to them.
  readonly handOver = $derived.by(() => {
    const waiting = this.playing.filter((seat) => this.observation?.to_act.includes(seat));
    return waiting.length && !waiting.includes(this.viewer ?? -1) ? waiting[0] : null;
  });
  // The own seat whose person has said that the screen is theirs now.
  private taken = $state<number | null>(null);
  // Where several share a screen and have secrets: who must take it before anything is shown, also after a reload.
  readonly curtain = $derived.by(() => {
    if (this.mine.length < 2 || !this.secrets) return null;
    return this.handOver ?? (this.viewer === this.taken ? null : this.viewer);
  });
  private readonly moves = $derived(standingMoves(this.entries));
  readonly past = $derived(this.moves.map(({ events }) => (events ?? []) as GameEvent[]));
  // The last move of the seat that looks, which is what an undo takes back.
  readonly lastOwn = $derived(this.lastOf(this.viewer));
  // What the others have done since then; who has not moved yet has missed nothing.
  readonly movesSince = $derived(this.lastOwn ? this.moves.slice(this.moves.indexOf(this.lastOwn) + 1) : []);
  // The version of which nobody saw how it came about: the page was not open, or not in sight.
  missed = $state(0);

  private readonly paced = new Paced<State>(
    (state) => this.update(state),
    (state) => this.beatsOf(state),
  );
  private wanted: number | null = null;
  private seatedAt = 0;
  private heardChat = false;

  constructor(readonly code: string) {}

  // Whether the person of a seat is here; undefined for bots, the own seats, and as long as nothing is known.
  presentAt(seat: number): Present | undefined {
    const place = this.summary?.seats[seat];
    if (place?.kind !== 'person' || place.resigned || this.mine.includes(seat)) return undefined;
    return this.presence[place.person ?? ''];
  }

  lastOf(seat: number | null): Entry | undefined {
    return this.moves.findLast((entry) => entry.seat === seat);
  }

  // Begin to watch; returns what ends it.
  open(): () => void {
    const leave = live.watch(this.code, {
      watch: () => {
        this.skip(); // what is asked for comes after all that is here
        const since = this.version || null;
        return { type: 'watch', table: this.code, seat: this.wanted, since, history: this.history, choices: true };
      },
      heard: (message) => this.hear(message),
    });
    return () => {
      this.paced.clear();
      leave();
    };
  }

  // Show right away what others have done; whether there was anything to show.
  skip(): boolean {
    return this.paced.skip();
  }

  // Look from another seat, or (null) from whichever of the own seats is to act.
  lookFrom(seat: number | null): void {
    this.wanted = seat;
    live.again(this.code);
  }

  // The person of an own seat has the screen.
  take(seat: number): void {
    this.taken = seat;
    this.startClock(seat);
    if (seat !== this.viewer) this.lookFrom(seat);
  }

  // From now on the time of the seat runs; the server knows best whether it has been waiting for that.
  private startClock(seat: number): void {
    if (!this.summary || this.summary.clock.kind === 'none') return;
    live.ask({ type: 'take', table: this.code, seat, move_id: newId() }, true).catch(() => undefined);
  }

  // `sure`: nothing that could be said against the move matters any more.
  async move(text: string, typed = text, sure = false): Promise<boolean> {
    this.skip();
    this.sending = true;
    this.tried = typed;
    // What is on the screen now: if something else is to be decided after the guard, the move is out of date.
    const { viewer: seat, version: expected_version, history } = this;
    if (!sure && this.guard && !(await this.guard(text, typed))) {
      this.sending = false;
      return false;
    }
    const answer = await this.send('move', { seat, move: text, expected_version, history });
    if (answer) this.awaitState(Number(answer.version));
    this.sending = false;
    return answer !== null;
  }

  // Why the seat that looks can't make a move, or any move with these words; null if it can.
  async whyNot(words: string): Promise<Problem | null> {
    try {
      const answer = await live.ask({ type: 'why_not', table: this.code, seat: this.viewer, move: words }, true);
      return answer.refusal as Problem | null;
    } catch (error) {
      return problemOf(error);
    }
  }

  private awaitState(version: number): void {
    this.awaited = version;
    setTimeout(() => {
      if (this.awaited === version) this.awaited = 0;
    }, STATE_WITHIN);
  }

  // What may come about on the board that is shown; null if the game has moved on, or nobody can tell just now.
  async prospects(): Promise<readonly unknown[] | null> {
    const { code, version, viewer } = this;
    const seat = viewer === null ? '' : `?seat=${viewer}`;
    try {
      const answer = await request<Prospects>('GET', `/tables/${code}/prospects${seat}`);
      return answer.version === version && version === this.version ? answer.prospects : null;
    } catch {
      return null; // nothing that anybody has to be told: it was only pointed at something
    }
  }

  // Any command; true if the server did it.
  async command(type: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    return (await this.send(type, fields)) !== null;
  }

  // The server's answer, or null if it refused. Each command has its own id, so it can be sent again after a break.
  private async send(type: string, fields: Record<string, unknown>): Promise<Message | null> {
    this.refused = null;
    try {
      return await live.ask({ type, table: this.code, move_id: newId(), ...fields }, type !== 'chat');
    } catch (error) {
      this.refused = problemOf(error);
      return null;
    }
  }

  private hear(message: Message): void {
    if (message.type === 'state') this.receive(message as unknown as State);
    else if (message.type === 'presence') this.presence = message.people as Record<string, Present>;
    else if (message.type === 'chat') this.addChat(message.messages as ChatLine[]);
    else if (message.type === 'error') this.notShown(message as unknown as Problem);
  }

  // What is shown already stays while the page asks again by itself.
  private notShown(problem: Problem): void {
    if (!this.summary || !isMomentary(problem)) this.missing = problem;
  }

  private receive(state: State): void {
    this.deadline = state.summary.deadline;
    if (state.from === 0) this.paced.clear(); // it brings everything
    this.paced.add(state);
  }

  // A state that brings no move needs no time of its own.
  private beatsOf(state: State): number {
    const moves = state.from === 0 ? [] : state.entries.filter(({ events }) => events?.length);
    if (!moves.length) return 0;
    const { lingers = [] } = gamePage(state.summary.game);
    if (moves.some(({ events }) => events!.some(({ event }) => lingers.includes(String(event))))) return LINGER_BEATS;
    return moves.every(({ seat }) => this.mine.includes(seat ?? -1)) ? OWN_BEATS : 1;
  }

  private update(state: State): void {
    if (state.from !== 0 && state.from !== this.version) {
      this.paced.clear();
      return live.again(this.code); // something is missing
    }
    const fresh = state.entries.filter((entry) => state.from !== 0 || entry.version > this.version);
    const first = this.summary === null;
    this.entries = state.from === 0 ? state.entries : [...this.entries, ...state.entries];
    this.version = state.version;
    this.viewer = state.viewer;
    this.summary = state.summary;
    this.observation = state.observation;
    this.textBoard = state.text_board ?? null;
    this.asked = state.asked;
    this.undo = state.undo;
    this.mayUndo = state.may_undo;
    this.secrets = state.secrets;
    this.watchers = state.watchers;
    this.missing = null;
    // Where a finished game continues, what came before is known.
    if ((first || document.hidden) && this.movesSince.length && !state.summary.branch) this.missed = state.version;
    const seen = first ? (this.lastOwn ? this.movesSince : this.moves.slice(-1)) : fresh;
    const events = seen.flatMap((entry) => entry.events ?? []);
    if (events.length) this.happened = { version: state.version, events: events as GameEvent[] };
    this.choose(state.choices ?? []);
    if (state.asked && !state.choices && state.viewer !== null) this.askChoices(state.viewer, state.version);
    if (state.viewer === null && this.mine.length && this.seatedAt !== state.version) {
      this.seatedAt = state.version; // sat down meanwhile
      live.again(this.code);
    }
  }

  // In an auction the others bid while you choose: choices that stay the same stay the very same, so nothing flickers.
  private choose(choices: Choice[]): void {
    if (JSON.stringify(choices) !== JSON.stringify(this.choices)) this.choices = choices;
  }

  // The server could not work them out with the state.
  private askChoices(seat: number, version: number): void {
    const wanted = (): boolean => version === this.version && seat === this.viewer && this.asked;
    let shown: Problem | null = null;
    void live.insist(() => ({ type: 'choices', table: this.code, seat }), {
      wanted,
      done: (message) => {
        const answer = message as unknown as Choices;
        if (answer.version === this.version && wanted()) this.choose(answer.choices);
        if (this.refused === shown) this.refused = null;
      },
      refused: (problem) => {
        if (wanted()) this.refused = shown = problem;
      },
    });
  }

  private addChat(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.id));
    const fresh = lines.filter((line) => !known.has(line.id));
    this.chat = [...this.chat, ...fresh].sort((a, b) => a.at - b.at);
    // What comes first is what was said before.
    if (this.heardChat) this.unread += fresh.filter(({ person }) => person !== session.person?.id).length;
    this.heardChat = true;
  }
}
