import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import fixture from '../fixtures/classic-over.json';
import type { MarcheObservation } from '../types';
import Ways from './Ways.svelte';

it('draws the ways of each seat in dashes of its own', () => {
  const observation = fixture.observation as unknown as MarcheObservation;
  const target = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  const shown = mount(Ways, { target, props: { observation, ways: observation.ways } });
  const drawn = [...target.querySelectorAll<SVGPathElement>('.way')].map(({ style }) => style);
  const colours = new Set(drawn.map((style) => style.stroke));
  const both = new Set(drawn.map((style) => `${style.stroke} ${style.getPropertyValue('--dashes')}`));
  const dashes = new Set(drawn.map((style) => style.getPropertyValue('--dashes')));
  expect(colours.size).toBe(4);
  expect([both.size, dashes.size]).toEqual([4, 4]);
  void unmount(shown);
  target.remove();
});

it('marks the streets with what the server says that each counts', () => {
  const observation = fixture.observation as unknown as MarcheObservation;
  const target = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  const ways = [{ ...observation.ways[0], streets: ['@1', '@2'], street_steps: 5 }];
  const shown = mount(Ways, { target, props: { observation, ways } });
  expect([...target.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['5', '5']);
  void unmount(shown);
  target.remove();
});
