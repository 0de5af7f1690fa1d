import { type Analysis, stressItemOf } from '@saywell/contract';
import { expect, test } from 'vitest';
import { learnersBars } from './bars.ts';
import { saidStress } from './said-stress.ts';

const hotel = stressItemOf('hotel')!;
const syllable = (start: number, end: number, pitch: number, loudness: number) => ({
  start,
  end,
  pitch,
  loudness,
  length: 0,
});
const SYLLABLES = [syllable(0.1, 0.2, -1, -6), syllable(0.3, 0.5, 3, 0)];
const said = (word: object, issues: object[] = []) =>
  saidStress(
    {
      issues,
      overallAccuracy: 90,
      confidence: 0.9,
      words: [{ word: 'hotel', kind: 'ok', syllables: SYLLABLES, ...word }],
    } as unknown as Analysis,
    hotel,
  );

test('the syllable that was strong is named, and the one that should be', () => {
  expect(said({ stress: { expected: 2, heard: 2 } })).toMatchObject({ said: 'right' });
  expect(said({ stress: { expected: 2, heard: 1 } })).toMatchObject({
    said: 'wrong',
    text: 'You made the 1st syllable strong; it’s the 2nd.',
  });
});

test('nothing is claimed where no syllable stood out, or the word was not heard', () => {
  expect(said({})).toMatchObject({ said: 'unsure', parts: SYLLABLES });
  for (const kind of ['missing', 'covered'] as const) {
    const unheard = said({ kind, stress: { expected: 2, heard: 1 } });
    expect(unheard).toMatchObject({ said: 'unsure', parts: undefined });
  }
  const noisy = [{ code: 'noisy', blocking: true, message: '' }];
  expect(said({ stress: { expected: 2, heard: 1 } }, noisy).said).toBe('unsure');
});

test('other syllables than the word has are not drawn', () => {
  expect(said({ syllables: SYLLABLES.slice(1) }).parts).toBeUndefined();
});

const tea = stressItemOf('not-coffee')!;
/** “I asked for tea, not coffee.” */
const saidSentence = (focus: object | undefined) => {
  const words = tea.phrase.split(' ').map((word) => ({
    word: word.replaceAll(/\W/g, ''),
    kind: 'ok',
    syllables: [syllable(0.1, 0.2, 1, 0)],
  }));
  const analysis = { issues: [], overallAccuracy: 90, confidence: 0.9, words };
  return saidStress({ ...analysis, intonation: { focus } } as unknown as Analysis, tea);
};

test('the word that stood out in a sentence is named, and nothing is claimed in doubt', () => {
  const focus = (heard: number, score: number) => ({ expected: 3, heard, score });
  expect(saidSentence(focus(3, 60))).toMatchObject({ said: 'right', text: '“tea” stands out.' });
  expect(saidSentence(focus(5, 25))).toMatchObject({
    said: 'wrong',
    text: '“coffee” stood out. Make “tea” longer and higher, and the rest lighter.',
  });
  expect(saidSentence(focus(5, 26))).toMatchObject({
    said: 'unsure',
    text: '“coffee” stood out nearly as much. Make “tea” longer and higher, and the rest lighter.',
  });
  expect(saidSentence(undefined).said).toBe('unsure');
});

test('of a sentence each word to choose from is drawn', () => {
  expect(saidSentence(undefined).parts).toHaveLength(tea.parts.length);
});

test('the longest, highest and loudest syllable has the highest bar', () => {
  const bars = learnersBars(SYLLABLES);
  expect(bars.Length).toEqual([expect.closeTo(0.5), 1]);
  expect(bars.Pitch).toEqual([0.12, 0.5]);
  expect(bars.Loudness).toEqual([expect.closeTo(0.7), 1]);
});
