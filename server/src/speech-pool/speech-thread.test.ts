import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { saying, silence } from '../../test/support/recordings.ts';
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

test('a clip of a word fits that word better than the one it could be mixed up with', async () => {
  const apart = async (said: string, word: string, others: string[]) =>
    speech.run(
      {
        kind: 'apart',
        recording: new Uint8Array(await saying(said, { voice: 'rms' })),
        word: { text: word },
        others: others.map((text) => ({ text })),
      },
      { caller: 'somebody', network: undefined },
    );
  const right = await apart('ship', 'ship', ['sheep', 'chip', 'ship']);
  const [sheep, chip, itself] = 'margins' in right ? right.margins : [];
  expect(sheep).toBeGreaterThan(3);
  expect(chip).toBeGreaterThan(3);
  expect(itself).toBe(0);
  const wrong = await apart('sheep', 'ship', ['sheep']);
  expect('margins' in wrong && wrong.margins[0]).toBeLessThan(-3);
});

test('what is no sound, or is too short for a word, fits nothing', async () => {
  const apart = (recording: Uint8Array) =>
    speech.run(
      {
        kind: 'apart',
        recording,
        word: { text: 'electricity' },
        others: [{ text: 'ship' }],
      },
      { caller: 'somebody', network: undefined },
    );
  expect(await apart(new Uint8Array([1, 2, 3]))).toEqual({ unreadable: 'unsupported' });
  expect(await apart(new Uint8Array(silence(0.1)))).toEqual({ margins: [-999] });
});
