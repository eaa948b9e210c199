// What is painted on the card of each game.
import type { Component } from 'svelte';

const scenes = import.meta.glob<Component>('./*/Scene.svelte', { eager: true, import: 'default' });

export function sceneOf(game: string): Component | undefined {
  return scenes[`./${game}/Scene.svelte`];
}
