// The views of the page, each fetched when it is first shown. A view is a component named after it; in a
// `<script module>` it may export the `sections` of the catalogue that it needs, and `prepare`, which fetches the rest.
import type { Component } from 'svelte';
import { texts } from './i18n/text.svelte';

export interface View {
  default: Component<{ params: Record<string, string> }>;
  sections?: readonly string[];
  prepare?: (params: Record<string, string>) => Promise<unknown>;
}

const files: Record<string, () => Promise<View>> = {
  ...import.meta.glob<View>('./{lobby,table,replay,analysis,puzzles,campaign,learn}/*View.svelte'),
  ...(import.meta.env.DEV ? import.meta.glob<View>(['./dev/*View.svelte', './games/*/dev/*View.svelte']) : {}),
};

// All that a view needs before it is shown: its words, and what it prepares itself.
export async function prepareView({ sections = [], prepare }: View, params: Record<string, string>): Promise<void> {
  await Promise.all([texts.need(sections), prepare?.(params)]);
}

// 'dev-board' is shown by some folder's DevBoardView.svelte; undefined if there is no such view.
export function findView(name: string): (() => Promise<View>) | undefined {
  const file = name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase()) + 'View.svelte';
  return Object.entries(files).find(([path]) => path.endsWith(`/${file}`))?.[1];
}
