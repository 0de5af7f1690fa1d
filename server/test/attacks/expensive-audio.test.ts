import { expect, test } from 'vitest';
import { AudioError } from '../../src/audio/audio-error.ts';
import { decodeAudio } from '../../src/audio/decode.ts';
import { expensiveAudio } from './expensive-audio.ts';

/**
 * An idle machine takes a quarter of a second for the worst of them, one that runs all tests in
 * parallel up to four times as long. Without bounds it took nine seconds.
 */
const WITHIN_MS = 2000;

/** CPU time, so that other load on the machine does not count. */
function spentMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

test.each(expensiveAudio())('$name is decoded or rejected quickly', async ({ audio }) => {
  const begun = spentMs();
  await decodeAudio(new Uint8Array(audio)).catch((error: unknown) => {
    if (!(error instanceof AudioError)) throw error;
  });
  expect(spentMs() - begun).toBeLessThan(WITHIN_MS);
});
