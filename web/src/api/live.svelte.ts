// The open line to the server. It heals by itself: after a break all tables are watched again from the last known
// version on, and moves that were not acknowledged are sent again under the same move_id, which has no second effect.
import { ApiError, isMomentary, noConnection, problemOf } from './problem';
import type { Announcement, Problem } from './types';

export interface Message {
  type: string;
  id?: number;
  [field: string]: unknown;
}

interface Request {
  message: Message;
  // May be sent again after a break: asking twice does no harm.
  repeatable: boolean;
  done: (answer: Message) => void;
  failed: (error: ApiError) => void;
}

interface Watcher {
  watch: () => Message;
  heard: (message: Message) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 10_000;
const ANSWER_SOON = 3_000;
// How a line is closed: the page is done with it, or has heard nothing for too long.
const LEFT = 1000;
const LOST = 4000;

// Not all pages at the same time.
const varied = (wait: number): number => wait * (0.75 + Math.random() / 2);

interface Insistent {
  done: (answer: Message) => void;
  refused: (problem: Problem) => void;
  wanted: () => boolean;
}

export class Live {
  status = $state<'closed' | 'connecting' | 'open' | 'lost'>('closed');
  // The server's clock less ours, in milliseconds.
  offset = $state(0);
  // What the owner of the server has announced since the page is open.
  announcement = $state<Announcement>();

  private socket: WebSocket | null = null;
  private readonly requests = new Map<number, Request>();
  private readonly watchers = new Map<string, Watcher>();
  // For each table the last time that it was asked for.
  private readonly asked = new Map<string, symbol>();
  private lastId = 0;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly token: () => string | null,
    // The server does not know the token (any more): who it was for must be forgotten.
    private readonly unknown: (token: string) => void = () => undefined,
  ) {}

  // Hear all about a table; `watch` makes the request, each time with what is known by then. Returns what ends it.
  watch(table: string, watcher: Watcher): () => void {
    this.watchers.set(table, watcher);
    if (this.status === 'open') this.again(table);
    else this.connect();
    return () => {
      this.watchers.delete(table);
      this.asked.delete(table);
      if (this.status === 'open') this.write({ type: 'unwatch', table });
      if (!this.watchers.size) this.close();
    };
  }

  // Watch a table again: as somebody else, or because something is missing.
  again(table: string): void {
    const watcher = this.watchers.get(table);
    if (!watcher || this.status !== 'open') return;
    const mine = Symbol(table);
    this.asked.set(table, mine);
    void this.insist(watcher.watch, {
      done: watcher.heard,
      refused: (problem) => watcher.heard({ ...problem, type: 'error', table }),
      wanted: () => this.status === 'open' && this.asked.get(table) === mine,
    });
  }

  // Ask; if that is refused for the moment only, ask again, less and less often, as long as the answer is wanted.
  async insist(message: () => Message, { done, refused, wanted }: Insistent): Promise<void> {
    for (let wait = FIRST_WAIT; wanted(); wait = Math.min(wait * 2, LONGEST_WAIT)) {
      try {
        return done(await this.ask(message(), true));
      } catch (error) {
        const problem = problemOf(error);
        refused(problem);
        if (!isMomentary(problem)) return;
        const told = 1000 * Number(problem.details?.seconds ?? 0);
        await new Promise((resolve) => setTimeout(resolve, Math.max(varied(wait), told)));
      }
    }
  }

  ask(message: Message, repeatable = false): Promise<Message> {
    const id = ++this.lastId;
    return new Promise((done, failed) => {
      this.requests.set(id, { message: { ...message, id }, repeatable, done, failed });
      if (this.status === 'open') this.write({ ...message, id });
      else if (repeatable) this.connect();
      else this.drop(id);
    });
  }

  // Try right away instead of waiting; a line that seems open may have died while the machine slept.
  retry(): void {
    if (this.status === 'lost') this.open();
    else if (this.status === 'open') this.ping(ANSWER_SOON);
  }

  // Start over right away as somebody else: what the person before has asked for is not asked again.
  renew(): void {
    if (this.status === 'closed') return;
    this.giveUp(() => false);
    this.status = 'connecting';
    this.open();
  }

  close(): void {
    this.hangUp();
    this.status = 'closed';
    for (const id of [...this.requests.keys()]) this.drop(id);
  }

  private connect(): void {
    if (this.status === 'closed') {
      this.status = 'connecting';
      this.open();
    }
  }

  private open(): void {
    this.hangUp(); // there is one line at a time
    this.heartbeat = setTimeout(() => this.lose(), ANSWER_WITHIN);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.write({ type: 'hello', token: this.token() });
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.hear(JSON.parse(String(data)) as Message);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
  }

  private hear(message: Message): void {
    this.listenOn();
    if (message.type === 'welcome') return this.welcome(message);
    if (message.type === 'announcement') {
      this.announcement = { text: String(message.text), at: Number(message.at) };
      return;
    }
    const request = message.id === undefined ? undefined : this.requests.get(message.id);
    if (request) {
      this.requests.delete(message.id!);
      if (message.type === 'error') request.failed(new ApiError(message as unknown as Problem));
      else request.done(message);
    } else if (message.code === 'bad-token') {
      const token = this.token();
      if (token) this.unknown(token);
    } else if (typeof message.table === 'string') {
      this.watchers.get(message.table)?.heard(message);
    }
  }

  private welcome({ now }: Message): void {
    if (typeof now === 'number') this.offset = now - Date.now();
    this.status = 'open';
    this.wait = FIRST_WAIT;
    const unanswered = [...this.requests.values()];
    for (const table of this.watchers.keys()) this.again(table);
    for (const { message } of unanswered) this.write(message);
  }

  private lose(): void {
    this.hangUp(LOST);
    this.status = 'lost';
    this.giveUp(({ repeatable }) => repeatable);
    this.timer = setTimeout(() => this.open(), varied(this.wait));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private hangUp(code = LEFT): void {
    clearTimeout(this.timer);
    clearTimeout(this.heartbeat);
    const { socket } = this;
    this.socket = null; // from here on nothing is heard of it
    socket?.close(code);
  }

  // Give up what is unanswered, but for what may be asked again; tables are watched again when the line is back.
  private giveUp(mayBeAgain: (request: Request) => boolean): void {
    for (const [id, request] of this.requests) {
      if (request.message.type === 'watch') this.requests.delete(id);
      else if (!mayBeAgain(request)) this.drop(id);
    }
  }

  private drop(id: number): void {
    this.requests.get(id)?.failed(noConnection());
    this.requests.delete(id);
  }

  // A line may be dead without a sign: ask now and then, and connect again if nothing comes back.
  private listenOn(): void {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => this.ping(ANSWER_WITHIN), PING_EVERY);
  }

  private ping(within: number): void {
    clearTimeout(this.heartbeat);
    this.write({ type: 'ping' });
    this.heartbeat = setTimeout(() => this.lose(), within);
  }

  private write(message: Message): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
