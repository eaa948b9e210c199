// The games that the server offers: how many play, which options, bots and challenges there are.
import { request, type GameInfo } from '../api/client';
import { tgOr } from '../i18n/text.svelte';
import { OWN_GAMES } from './registry.svelte';

class Offered {
  private list = $state.raw<readonly GameInfo[]>([]);
  private asked: Promise<readonly GameInfo[]> | undefined;

  // Their names, in the server's order; those with a board of their own until it has answered.
  readonly names = $derived(this.list.length ? this.list.map(({ name }) => name) : OWN_GAMES);

  load(): Promise<readonly GameInfo[]> {
    this.asked ??= request<GameInfo[]>('GET', '/games').then(
      (list) => (this.list = list),
      (error: unknown) => {
        this.asked = undefined; // asked again next time
        throw error;
      },
    );
    return this.asked;
  }

  // Before a view that lists the games: without an answer it shows those that the page knows.
  async ready(): Promise<void> {
    await this.load().catch(() => undefined);
  }

  // What is known of a game now.
  get(name: string): GameInfo | undefined {
    return this.list.find((info) => info.name === name);
  }
}

export const offered = new Offered();

// What the server says of a game.
export async function gameInfo(game: string): Promise<GameInfo> {
  return (await offered.load()).find(({ name }) => name === game)!;
}

export function titleOf(game: string): string {
  return tgOr(offered.get(game)?.title ?? game, game, 'title');
}

// What an option is called.
export function optionLabel(game: string, option: string): string {
  const help = offered.get(game)?.options.find(({ name }) => name === option)?.help;
  return tgOr(help || plain(option), game, `option-${option}`);
}

// What one of its values is called.
export function valueLabel(game: string, option: string, value: unknown): string {
  return tgOr(plain(String(value)), game, `option-${option}-${String(value)}`);
}

function plain(name: string): string {
  return name.replaceAll('_', ' ');
}
