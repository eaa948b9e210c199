import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Live, type Message } from './live.svelte';

// The other end of the line, by hand: whole servers are met in tests/e2e.
class Line {
  static all: Line[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Message[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  welcome(now = Date.now()): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
    this.tell({ type: 'welcome', person: null, now });
  }

  tell(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  of(type: string): Message[] {
    return this.sent.filter((message) => message.type === type);
  }
}

const last = (): Line => Line.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watching(live: Live, version: () => number): Message[] {
  const heard: Message[] = [];
  live.watch('T1', {
    watch: () => ({ type: 'watch', table: 'T1', seat: null, since: version() || null }),
    heard: (message) => heard.push(message),
  });
  return heard;
}

it('says hello with the token, then watches', async () => {
  const live = new Live('ws://here/api/live', () => 'secret');
  const heard = watching(live, () => 0);
  last().welcome();
  expect(last().sent[0]).toEqual({ type: 'hello', token: 'secret' });
  const [watch] = last().of('watch');
  expect(watch).toMatchObject({ table: 'T1', since: null });
  last().tell({ type: 'state', id: watch.id, table: 'T1', version: 3 });
  await vi.advanceTimersByTimeAsync(0);
  last().tell({ type: 'state', table: 'T1', version: 4 });
  expect(heard.map(({ version }) => version)).toEqual([3, 4]);
});

it('comes back after a break, from the version that is known, and sends unanswered moves again as they were', async () => {
  const live = new Live('ws://here/api/live', () => null);
  watching(live, () => 7);
  last().welcome();
  const answer = live.ask({ type: 'move', table: 'T1', move: 'coin', move_id: 'm1' }, true);
  const [move] = last().of('move');
  last().close();
  expect(live.status).toBe('lost');
  await vi.advanceTimersByTimeAsync(1000);
  expect(Line.all.length).toBe(2);
  last().welcome();
  expect(live.status).toBe('open');
  expect(last().of('watch')[0].since).toBe(7);
  expect(last().of('move')).toEqual([move]);
  last().tell({ type: 'ok', id: move.id, version: 8 });
  await expect(answer).resolves.toMatchObject({ version: 8 });
});

it('gives up what must not be said twice', async () => {
  const live = new Live('ws://here/api/live', () => null);
  watching(live, () => 1);
  last().welcome();
  const said = live.ask({ type: 'chat', table: 'T1', text: 'hi' });
  last().close();
  await expect(said).rejects.toMatchObject({ code: 'no-connection' });
});

it('waits longer from try to try, and tries at once when asked', async () => {
  const live = new Live('ws://here/api/live', () => null);
  watching(live, () => 1);
  last().welcome();
  for (let n = 0; n < 6; n++) {
    last().close();
    await vi.advanceTimersByTimeAsync(12_000);
  }
  const tries = Line.all.length;
  last().close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Line.all.length).toBe(tries);
  live.retry();
  expect(Line.all.length).toBe(tries + 1);
});

it('has one line, however often it is told to try', async () => {
  const live = new Live('ws://here/api/live', () => null);
  watching(live, () => 1);
  last().welcome();
  last().close();
  live.retry();
  live.retry();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(Line.all.filter((line) => line.readyState !== 3)).toEqual([last()]);
  last().welcome();
  expect(last().of('watch').length).toBe(1);
});

it('does not wait for ever for a line that does not open', async () => {
  const live = new Live('ws://here/api/live', () => null);
  watching(live, () => 1);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(Line.all.length).toBe(2);
  expect(live.status).toBe('lost');
});

it('notices a line that is dead without telling', async () => {
  const live = new Live('ws://here/api/live', () => null);
  watching(live, () => 1);
  last().welcome();
  const first = last();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(first.of('ping').length).toBe(1);
  first.tell({ type: 'pong' });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(live.status).toBe('open');
  await vi.advanceTimersByTimeAsync(15_200);
  expect(live.status).toBe('lost');
});

it('tells refusals to whoever asked', async () => {
  const live = new Live('ws://here/api/live', () => null);
  watching(live, () => 1);
  last().welcome();
  const asked = live.ask({ type: 'undo', table: 'T1' }, true);
  last().tell({ type: 'error', id: last().of('undo')[0].id, code: 'stale', message: 'too late' });
  await expect(asked).rejects.toMatchObject({ code: 'stale' });
});

it('watches again by itself what was refused for the moment', async () => {
  const live = new Live('ws://here/api/live', () => null);
  const heard = watching(live, () => 0);
  last().welcome();
  const refuse = async (code: string, details = {}): Promise<void> => {
    last().tell({ type: 'error', id: last().of('watch').at(-1)!.id, code, message: '', details });
    await vi.advanceTimersByTimeAsync(600);
  };
  await refuse('busy');
  expect(last().of('watch').length).toBe(2);
  await refuse('too-many', { seconds: 5 });
  expect(last().of('watch').length).toBe(2); // not before the server says
  await vi.advanceTimersByTimeAsync(5_000);
  expect(last().of('watch').length).toBe(3);
  last().tell({ type: 'state', id: last().of('watch')[2].id, table: 'T1', version: 3 });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(heard.map(({ type, code }) => code ?? type)).toEqual(['busy', 'too-many', 'state']);
  expect(last().of('watch').length).toBe(3);
});

it('asks once only, however often it is told to while it waits', async () => {
  const live = new Live('ws://here/api/live', () => null);
  watching(live, () => 0);
  last().welcome();
  last().tell({ type: 'error', id: last().of('watch')[0].id, code: 'storage', message: '' });
  await vi.advanceTimersByTimeAsync(0);
  live.again('T1');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(last().of('watch').length).toBe(2);
});

it('does not insist on what is refused for good, nor on what nobody wants any more', async () => {
  const live = new Live('ws://here/api/live', () => null);
  const heard: Message[] = [];
  const watch = (table: string) =>
    live.watch(table, { watch: () => ({ type: 'watch', table }), heard: (message) => heard.push(message) });
  watch('T1');
  const leave = watch('T2');
  last().welcome();
  const [locked, busy] = last().of('watch');
  last().tell({ type: 'error', id: locked.id, code: 'locked', message: '' });
  last().tell({ type: 'error', id: busy.id, code: 'busy', message: '' });
  await vi.advanceTimersByTimeAsync(0);
  leave();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard.map(({ code }) => code)).toEqual(['locked', 'busy']);
  expect(last().of('watch').length).toBe(2);
});

it('becomes somebody else at once', () => {
  const tokens = [null, 'mine'];
  const live = new Live('ws://here/api/live', () => tokens.shift() ?? null);
  watching(live, () => 1);
  last().welcome();
  live.renew();
  last().welcome();
  expect(last().sent[0]).toEqual({ type: 'hello', token: 'mine' });
  expect(live.status).toBe('open');
});

it('asks nothing as somebody else that was asked before', async () => {
  const live = new Live('ws://here/api/live', () => null);
  watching(live, () => 1);
  last().welcome();
  const said = live.ask({ type: 'chat', table: 'T1', text: 'hi' });
  const moved = live.ask({ type: 'move', table: 'T1', move: 'coin', move_id: 'm1' }, true);
  live.renew();
  await expect(said).rejects.toMatchObject({ code: 'no-connection' });
  await expect(moved).rejects.toMatchObject({ code: 'no-connection' });
  last().welcome();
  expect(last().sent.map(({ type }) => type)).toEqual(['hello', 'watch']);
});

it('forgets a token that the server does not know, and comes back as nobody', async () => {
  let token: string | null = 'old';
  const live = new Live(
    'ws://here/api/live',
    () => token,
    () => (token = null),
  );
  watching(live, () => 1);
  last().readyState = Line.OPEN;
  last().onopen?.();
  last().tell({ type: 'error', code: 'bad-token', message: 'not valid' });
  last().close();
  await vi.advanceTimersByTimeAsync(1000);
  last().welcome();
  expect(last().sent[0]).toEqual({ type: 'hello', token: null });
});

it('asks at once whether the line still lives when somebody comes back to the page', () => {
  const live = new Live('ws://here/api/live', () => null);
  watching(live, () => 0);
  last().welcome();
  live.retry();
  expect(last().of('ping')).toHaveLength(1);
  last().tell({ type: 'pong' });
  vi.advanceTimersByTime(4000);
  expect(live.status).toBe('open');
  live.retry();
  vi.advanceTimersByTime(4000);
  expect(live.status).not.toBe('open');
});
