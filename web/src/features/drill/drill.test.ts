import { expect, test } from 'vitest';
import { afterSaying, type Drill, isOver, isPassed, newDrill, passesInARow } from './drill.ts';

const of = {
  phrase: 'Thanks for thinking of me.',
  index: 2,
  word: 'thinking',
  sound: { phone: 'TH', ipa: 'θ' },
  heard: { phone: 'S', ipa: 's' },
  cue: 'Put the tip of your tongue between your teeth.',
  before: 48,
};

/** Made from nothing: a drill looks at no more of it than its id. */
const made = (analysisId: string | undefined) =>
  ({ analysisId }) as Parameters<typeof afterSaying>[2];

/** `+` passed, `-` missed, `?` could not be judged. */
function said(signs: string): Drill {
  const outcomes = { '+': 'passed', '-': 'missed', '?': 'unsure' } as const;
  return signs
    .split('')
    .reduce(
      (drill, sign, at) =>
        afterSaying(
          drill,
          { outcome: outcomes[sign as '+'], accuracy: 0.806, heard: of.heard },
          made(`analysis ${at}`),
          at,
        ),
      newDrill(of),
    );
}

test('three passes in a row end a drill, and so do five tries', () => {
  expect([isOver(said('++')), isPassed(said('++'))]).toEqual([false, false]);
  expect([isOver(said('+++')), isPassed(said('+++'))]).toEqual([true, true]);
  expect([isOver(said('++-++')), isPassed(said('++-++'))]).toEqual([true, false]);
  expect([isOver(said('--+++')), isPassed(said('--+++'))]).toEqual([true, true]);
});

test('a try that was missed begins the row anew', () => {
  expect(['', '+', '++-', '+-++'].map((signs) => passesInARow(said(signs)))).toEqual([0, 1, 0, 2]);
});

test('what could not be judged is no try and breaks no row', () => {
  expect(said('+??+').tries).toHaveLength(2);
  expect(passesInARow(said('+??+'))).toBe(2);
});

test('a try has what it is saved by, what it was made from, and its figure in percent', () => {
  const [analysisId, analysis] = ['analysis 0', made('analysis 0')];
  expect(said('-').tries).toEqual([
    { analysisId, passed: false, percent: 81, heard: of.heard, of: { analysis, at: 0 } },
  ]);
});

test('a saying that cannot be saved, or comes after the end, is no try', () => {
  const passed = { outcome: 'passed', accuracy: 1 } as const;
  expect(afterSaying(newDrill(of), passed, made(undefined)).tries).toEqual([]);
  expect(afterSaying(said('+++'), passed, made('late')).tries).toHaveLength(3);
});
