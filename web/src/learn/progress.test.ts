import { beforeEach, expect, it } from 'vitest';
import { beginGuided, guidedCode, Progress } from './progress';

beforeEach(() => localStorage.clear());

it('continues the guided game, whatever tables show the guide besides', () => {
  new Progress('mercado', 'OTHER').add('cards');
  expect(guidedCode('mercado')).toBeUndefined();
  beginGuided('mercado', 'FIRST');
  new Progress('mercado', 'FIRST').add('cards', 'new-take');
  new Progress('mercado', 'SECOND').add('new-last');
  expect(guidedCode('mercado')).toBe('FIRST');
  expect(guidedCode('marche')).toBeUndefined();
  expect(new Progress('mercado', 'FIRST').has('new-take')).toBe(true);
  expect(new Progress('mercado', 'SECOND').has('new-take')).toBe(false);
  expect(new Progress('mercado', 'SECOND').has('new-last')).toBe(true);
});

const STRANGE = ['null', '[]', '7', '"word"', '{', '{"mercado":null}', '{"mercado":[1]}', '{"mercado":7}'];

it.each([...STRANGE, '{"mercado":{"table":7,"explained":{"T1":3}}}', '{"mercado":{"explained":null}}'])(
  'begins again where %s is stored',
  (stored) => {
    localStorage.setItem('feira-guided', stored);
    expect(guidedCode('mercado')).toBeUndefined();
    const progress = new Progress('mercado', 'T1');
    expect(progress.has('cards')).toBe(false);
    progress.add('cards');
    expect(new Progress('mercado', 'T1').has('cards')).toBe(true);
  },
);
