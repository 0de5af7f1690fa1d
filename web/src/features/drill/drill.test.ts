import { expect, test } from 'vitest';
import {
  afterSaying,
  type Drill,
  hasOutcome,
  isOver,
  isPassed,
  isUnjudged,
  newDrill,
  passesInARow,
  sayingsOf,
} from './drill.ts';

const of = {
  phrase: 'Thanks for thinking of me.',
  index: 2,
  word: 'thinking',
  sound: { phone: 'TH', ipa: 'θ' },
  instead: 'S',
  cue: 'Put the tip of your tongue between your teeth.',
  before: 48,
};

const heard = { phone: 'S', ipa: 's' };

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
          { outcome: outcomes[sign as '+'], accuracy: 0.806, heard },
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

test('three sayings that could not be judged end a drill, so nobody says a word forever', () => {
  expect([isOver(said('??')), isUnjudged(said('??'))]).toEqual([false, false]);
  for (const signs of ['???', '+?-??', '++???']) {
    const drill = said(signs);
    expect([isOver(drill), isUnjudged(drill), isPassed(drill)]).toEqual([true, true, false]);
  }
  expect(said('??????').unsure).toHaveLength(3);
});

test('no drill is longer than seven sayings, and one that ends otherwise was judged', () => {
  for (const signs of ['?-+?-+-', '?+?++', '??-----']) {
    expect([isOver(said(signs)), isUnjudged(said(signs))]).toEqual([true, false]);
    expect(isOver(said(signs.slice(0, -1)))).toBe(false);
  }
});

test('a drill that was left is kept for a try or for its end, with all that was said', () => {
  expect(['', '?', '??', '?-', '???'].map((signs) => hasOutcome(said(signs)))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  const ids = sayingsOf(said('?-?')).map(({ analysisId }) => analysisId);
  expect(ids.toSorted()).toEqual(['analysis 0', 'analysis 1', 'analysis 2']);
});

test('a try has what it is saved by, what it was made from, and its figure in percent', () => {
  const [analysisId, analysis] = ['analysis 0', made('analysis 0')];
  expect(said('-').tries).toEqual([
    { analysisId, passed: false, percent: 81, heard, of: { analysis, at: 0 } },
  ]);
});

test('a saying that cannot be saved, or comes after the end, is no try', () => {
  const passed = { outcome: 'passed', accuracy: 1 } as const;
  expect(afterSaying(newDrill(of), passed, made(undefined)).tries).toEqual([]);
  expect(afterSaying(said('+++'), passed, made('late')).tries).toHaveLength(3);
});
