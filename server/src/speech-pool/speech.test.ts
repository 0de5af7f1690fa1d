import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSpeech } from './speech.ts';

const speech = await startSpeech(join(import.meta.dirname, '../../../speech'));
const recording = await readFile(join(import.meta.dirname, '../../test/support/recordings/yes.wav'));

test('what an exercise trains reaches the engine', async () => {
  const analyze = (word: number) =>
    speech.run({
      kind: 'analyze',
      recording,
      phrase: 'Yes.',
      trains: { sounds: ['Y'], contrasts: [{ word, sound: 'Y', instead: 'JH' }] },
    });
  expect(await analyze(0)).toMatchObject({ analysis: { transcript: 'Yes' } });
  await expect(analyze(1)).rejects.toThrow('a contrast points at word 1');
});
