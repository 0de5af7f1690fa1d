import { expect, test } from 'vitest';
import { AudioError } from '../../src/audio/audio-error.ts';
import { decodeAudio } from '../../src/audio/decode.ts';
import { expensiveAudio } from './expensive-audio.ts';

/**
 * An idle machine takes a quarter of a second for the worst of them, one that runs all tests at once
 * up to four times as long. Before there were bounds it was nine seconds.
 */
const WITHIN_MS = 2000;

/** Processor time, so that what else the machine does is not held against us. */
function spentMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

test.each(expensiveAudio())('$name is read or refused at once', async ({ audio }) => {
  const begun = spentMs();
  await decodeAudio(new Uint8Array(audio)).catch((error: unknown) => {
    if (!(error instanceof AudioError)) throw error;
  });
  expect(spentMs() - begun).toBeLessThan(WITHIN_MS);
});
