// The views of the page, each fetched when it is first shown. A view is a component named after it; in a
// `<script module>` it may export the `rooms` (catalogue files) and `games` whose words it needs.
import type { Component } from 'svelte';
import type { GameName } from './i18n/rooms';

export interface View {
  default: Component<{ params: Record<string, string> }>;
  rooms?: readonly string[];
  games?: readonly GameName[];
}

const files: Record<string, () => Promise<View>> = {
  ...import.meta.glob<View>('./{lobby,table,replay,campaign,learn}/*View.svelte'),
  ...(import.meta.env.DEV ? import.meta.glob<View>('./dev/*View.svelte') : {}),
};

// 'dev-board' is shown by some folder's DevBoardView.svelte; undefined if there is no such view.
export function findView(name: string): (() => Promise<View>) | undefined {
  const file = name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase()) + 'View.svelte';
  return Object.entries(files).find(([path]) => path.endsWith(`/${file}`))?.[1];
}
