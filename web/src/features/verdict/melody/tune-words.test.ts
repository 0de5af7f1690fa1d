import { expect, test } from 'vitest';
import { buildAnalysis } from '../testing-analysis.ts';
import { differenceIn } from './tune-notes.ts';
import { type Intonation, missedTunes, withTunes } from './tune-words.ts';
import { wordViews } from '../words/word-views.ts';

const views = wordViews(buildAnalysis(), 'I think so.');
const intonation = (parts: Partial<Intonation>): Intonation => ({
  target: { kind: 'statement' },
  message: 'Yours rises.',
  model: { times: [], semitones: [] },
  ...parts,
});
const melody = { kind: 'melody' as const, words: [], title: 'Fall at the end', body: '' };
const ending = (heard: 'rise' | 'fall' | 'level', semitones: number) =>
  intonation({ ending: { expected: 'fall', heard, semitones } });

test('the last word is where an ending was missed', () => {
  expect(missedTunes(ending('rise', 3), views)).toEqual([
    { index: 2, band: 'notyet', here: 'fall here' },
  ]);
  expect(missedTunes(ending('fall', -3), views)).toEqual([]);
});

test('a word that lacked the weight was missed, and closely where it nearly had it', () => {
  const missed = missedTunes(intonation({ focus: { expected: 0, heard: 2, score: 55 } }), views);
  expect(missed).toEqual([{ index: 0, band: 'close', here: 'highest here' }]);
});

test('a word whose tune was missed is not clear', () => {
  const [, , so] = withTunes(views, { intonation: ending('rise', 3), findings: [melody] });
  expect(views[2]?.band).toBe('clear');
  expect(so).toMatchObject({
    band: 'notyet',
    label: 'Melody: fall here',
    feedback: 'Yours rises.',
  });
  expect(so?.percent).toBeUndefined();
});

test('a word with a wrong sound keeps its own mark', () => {
  const missed = intonation({ focus: { expected: 1, heard: 2, score: 10 } });
  const [, think] = withTunes(views, { intonation: missed, findings: [melody] });
  expect(think).toBe(views[1]);
});

test('no word is marked for a tune that the tips have nothing to say about', () => {
  expect(withTunes(views, { intonation: ending('level', -1), findings: [] })).toEqual(views);
});

test('an analysis of an earlier version, without findings, still marks it', () => {
  const [, , so] = withTunes(views, { intonation: ending('rise', 3), findings: undefined });
  expect(so?.band).toBe('notyet');
});

test('the difference to the example is told in semitones', () => {
  const times = Array.from({ length: 30 }, (_, index) => 0.75 + index * 0.01);
  const falling = { times, semitones: times.map((time) => (0.75 - time) * 25) };
  expect(differenceIn(ending('rise', 3.2), falling, views)).toMatch(
    /^At the end, the example falls by \d semitones\. Yours rises by 3 semitones\.$/,
  );
  expect(differenceIn(ending('fall', -2), falling, views)).toMatch(/, yours by 2\.$/);
  expect(differenceIn(ending('level', 0.4), falling, views)).toMatch(/Yours hardly moves\.$/);
});

test('an example that does not do what is asked is not compared with', () => {
  const flat = { times: [0.8, 0.9, 1], semitones: [0, 1, 2] };
  expect(differenceIn(ending('rise', 3), flat, views)).toBeUndefined();
});
