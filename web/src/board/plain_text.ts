// An observation as lines of text, for a position of which the server sends no text board.
import type { Observation } from './types';

const KNOWN = ['game', 'options', 'viewer', 'to_act', 'phase']; // the page shows these elsewhere

export function plainText(observation: Observation): string {
  const own = Object.entries(observation).filter(([name]) => !KNOWN.includes(name));
  return own.map(([name, value]) => `${name.replaceAll('_', ' ')}: ${inLine(value)}`).join('\n');
}

function inLine(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(inLine).join(', ') || '–';
  if (typeof value !== 'object') return String(value);
  return `(${Object.entries(value)
    .map(([name, part]) => `${name.replaceAll('_', ' ')} ${inLine(part)}`)
    .join(', ')})`;
}
