import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { testSpeech } from '../../test/support/speech.ts';

const speech = testSpeech();
const file = join(import.meta.dirname, '../../test/support/recordings/yes.wav');

beforeAll(async () => {
  await vi.waitUntil(() => speech.state() === 'ok', { timeout: 60_000, interval: 50 });
});

test('what an exercise trains reaches the engine', async () => {
  const analyze = async (word: number) =>
    speech.run(
      {
        kind: 'analyze',
        recording: new Uint8Array(await readFile(file)),
        phrase: 'Yes.',
        trains: { sounds: ['Y'], contrasts: [{ word, sound: 'Y', instead: 'JH' }] },
      },
      { caller: 'somebody', network: undefined },
    );
  expect(await analyze(0)).toMatchObject({ analysis: { transcript: 'Yes' } });
  await expect(analyze(1)).rejects.toThrow('a contrast points at word 1');
});
