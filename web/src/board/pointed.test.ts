import { expect, it } from 'vitest';
import { markPlaces, placeOf } from './pointed.svelte';

function board(): HTMLElement {
  const made = document.createElement('div');
  made.innerHTML = '<button data-place="C3"><i data-spot="C3"><b></b></i></button><i data-spot="E5"></i>';
  return made;
}

it('knows the place of whatever is pointed at', () => {
  const made = board();
  expect(placeOf(made.querySelector('b'))).toBe('C3');
  expect(placeOf(made.querySelector('button'))).toBe('C3');
  expect(placeOf(made)).toBeNull();
});

it('rings the places of an entry, and colours places by what they brought', () => {
  const made = board();
  const [first, second] = made.querySelectorAll<HTMLElement>('[data-spot]');
  markPlaces(made, { places: new Set(['E5']), heat: { C3: 4, E5: -2 } });
  expect([first.hasAttribute('data-pointed'), second.hasAttribute('data-pointed')]).toEqual([false, true]);
  expect([first.dataset.heat, first.style.getPropertyValue('--heat')]).toEqual(['4', '1']);
  expect(second.style.getPropertyValue('--heat')).toBe('0.5');
  markPlaces(made, { places: new Set(), heat: {} });
  expect([second.hasAttribute('data-pointed'), first.dataset.heat]).toEqual([false, undefined]);
});
