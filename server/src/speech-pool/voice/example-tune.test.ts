import { expect, test } from 'vitest';
import { testSpeech } from '../../../test/support/speech.ts';

const pool = testSpeech();
const nobody = { caller: 'test', network: undefined };

async function tuneOf(text: string, manner: { voice: 'slt' | 'rms'; ending?: 'rise' | 'fall' }) {
  const said = await pool.run({ kind: 'say', text, rate: 0.9, pitch: 0, ...manner }, nobody);
  if (!('timings' in said)) throw new Error('not said');
  return said.timings;
}

test.each([
  ['slt', 'rise'],
  ['slt', 'fall'],
  ['rms', 'rise'],
] as const)('an example by %s that is to %s comes with a tune that does', async (voice, ending) => {
  const { pitch, words } = await tuneOf('You are coming tonight, are you?', { voice, ending });
  const { start, end } = words.at(-1)!;
  const last = pitch.semitones.filter(
    (_, index) => pitch.times[index]! >= start && pitch.times[index]! <= end,
  );
  expect(last.length).toBeGreaterThan(8);
  const moved = mean(last.slice(-4)) - mean(last.slice(0, 4));
  expect(moved * (ending === 'rise' ? 1 : -1)).toBeGreaterThan(2);
});

test('the tune has the times of the file, from its first voiced sound to its last', async () => {
  const { pitch, words, duration } = await tuneOf('May I know your name?', { voice: 'slt' });
  expect(pitch.times).toHaveLength(pitch.semitones.length);
  expect(pitch.times[0]).toBeGreaterThanOrEqual(words[0]!.start - 0.05);
  expect(pitch.times.at(-1)).toBeLessThanOrEqual(duration);
  const voiced = pitch.times.length * 0.01;
  expect(voiced).toBeGreaterThan(0.6 * (words.at(-1)!.end - words[0]!.start));
});

test('a paragraph has no tune', async () => {
  const text = 'The weather is nice this morning, so we walk to the river. '.repeat(6).trim();
  expect((await tuneOf(text, { voice: 'slt' })).pitch.times).toEqual([]);
});

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
