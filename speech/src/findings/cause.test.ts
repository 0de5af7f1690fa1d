import { expect, test } from 'vitest';
import { costOfWords } from './cause.ts';
import { flowCause } from './flow.ts';
import { soundCauses } from './sound-causes.ts';
import { take, word } from './testing-take.ts';
import { missingCause, stressCauses } from './word-causes.ts';

/** Long and clear, so that what one word lacks is a small share of the phrase. */
const rest = word('rest', Array(50).fill('AH').join(' '));

test.each([
  [0.8, 10],
  [0.53, 23.5],
  [0.51, 24],
])('half a phrase at %d takes off %d points', (accuracy, cost) => {
  const half = word('think', 'TH IH NG K', { accuracy });
  expect(costOfWords([half], { words: [half, word('world', 'W ER L D')] })).toBeCloseTo(cost);
});

test.each([
  ['a wrong sound', [word('think', 'TH:wrong>S IH NG K')], 12],
  ['an unsure one', [word('think', 'TH:check>S IH NG K')], 12 * 0.38],
  [
    'one that is wrong in three words',
    ['think', 'thin', 'thing'].map((name) => word(name, 'TH:wrong>S IH NG')),
    12 * 1.4,
  ],
])('%s costs %d points, however long the phrase', (_, words, cost) => {
  const costs = soundCauses(take('', [...words, rest, rest, rest]));
  expect(costs.map((one) => one.cost)).toEqual([expect.closeTo(cost)]);
});

test('the sound of the exercise costs 100 points more', () => {
  const contrasts = [{ word: 0, sound: 'TH', instead: 'S', verdict: 'wrong' as const }];
  const words = [word('think', 'TH:wrong>S IH NG K'), rest, rest];
  expect(soundCauses(take('', words, { contrasts }))[0]!.cost).toBeCloseTo(112);
});

test('a word that was not said costs 30 points and its share, stress on another syllable 9', () => {
  const missing = word('world', 'W ER L D', { kind: 'missing', accuracy: 0.9 });
  expect(missingCause(take('', [missing, word('think', 'TH IH NG K')]))!.cost).toBeCloseTo(35);
  const stress = { expected: 1, heard: 2 };
  expect(stressCauses(take('', [word('table', 'T EY B AH L', { stress })]))[0]!.cost).toBe(9);
});

test('a flow below 65 costs a fifth of what it lacks', () => {
  const causeOf = (fluencyScore: number) => flowCause(take('', [rest], { fluencyScore }));
  expect(causeOf(64)!.cost).toBeCloseTo(7.2);
  expect(causeOf(65)).toBeUndefined();
});

test('three words are named, and of more the first three or none', () => {
  const names = ['think', 'thin', 'thing', 'third'];
  const wrong = names.map((name) => word(name, 'TH:wrong>S IH NG K'));
  expect(soundCauses(take('', wrong))[0]!.finding.words).toEqual([0, 1, 2]);
  const missing = names.map((name) => word(name, 'TH IH', { kind: 'missing' }));
  expect(missingCause(take('', missing.slice(1)))!.finding.words).toEqual([0, 1, 2]);
  expect(missingCause(take('', missing))!.finding.words).toEqual([]);
});
