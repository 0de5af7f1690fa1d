import { expect, test } from 'vitest';
import { againIn, paceOf, whatWasDone } from './earlier-runs.tsx';

const scene = { parts: ['Server', 'Guest'] as [string, string] };

test.each([
  ['shadow', null, true, 'Shadowed'],
  ['part', 0, true, 'Server'],
  ['part', 1, false, 'Guest, without the text'],
  ['part', null, true, 'Both parts'],
] as const)('a run by %s of part %j, with the text: %j, is “%s”', (mode, part, withText, said) => {
  expect(whatWasDone({ mode, part, withText }, scene)).toBe(said);
});

test('the pace of a run is a short sentence', () => {
  expect(paceOf({ rate: 3.86, pauseSeconds: 1.24 })).toBe(
    '3.9 syllables a second, 1.2 seconds of pauses',
  );
});

test.each([0, 0.04, null])('pauses of %j seconds are none', (pauseSeconds) => {
  expect(paceOf({ rate: 4, pauseSeconds })).toBe('4.0 syllables a second, no pauses inside a line');
});

test('where no pace is known, none is said', () => {
  expect(paceOf({ rate: null, pauseSeconds: null })).toBe('');
});

const lines = [{ part: 0 }, { part: 1 }, { part: 0 }, { part: 1 }] as const;
const counted = (...scores: (number | null)[]) =>
  scores.map((score, at) => ({ line: 2 * at + 1, score }));

test('the line to say again is the one that the server names, while the scene has it', () => {
  const again = { line: 1, text: 'Round your lips.' };
  expect(againIn({ again, part: 1, lines: counted(60, 70) }, lines)).toEqual(again);
  expect(againIn({ again: { ...again, line: 4 }, part: 1, lines: counted(60) }, lines)).toBeNull();
});

test('where all that counted went well, it is a line that did not count', () => {
  const again = null;
  expect(againIn({ again, part: 1, lines: counted(95, 96) }, lines)).toBeNull();
  expect(againIn({ again, part: 1, lines: counted(95) }, lines)).toMatchObject({ line: 3 });
  expect(againIn({ again, part: 1, lines: counted(null, 96) }, lines)).toMatchObject({ line: 1 });
  expect(againIn({ again, part: null, lines: counted(95, 96) }, lines)).toMatchObject({ line: 0 });
});
