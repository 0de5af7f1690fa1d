import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createSpeechPool } from '../speech-pool/speech-pool.ts';

/** One real speech thread, ended after the tests of the calling file. */
export function testSpeech() {
  const speech = createSpeechPool({ threads: 1, log: { warn: () => {} } });
  afterAll(() => speech.close());
  return speech;
}

/** An empty folder, removed after the tests of the calling file. */
export async function testFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'saywell-test-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
