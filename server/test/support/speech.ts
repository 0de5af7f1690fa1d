import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Analysis } from '@saywell/contract';
import { createSpeechPool, type SpeechPool } from '../../src/speech-pool/speech-pool.ts';
import type { SpeechTask } from '../../src/speech-pool/tasks.ts';
import { afterTests } from './clean-up.ts';
import { plainWords } from './device-take.ts';

/** One real speech thread, ended after the tests of the calling file. */
export function testSpeech() {
  const speech = createSpeechPool({ threads: 1, log: { warn: () => {} } });
  afterTests(() => speech.close());
  return speech;
}

const GOOD: Analysis = {
  overallAccuracy: 90,
  accuracyScore: 90,
  fluencyScore: 90,
  prosodyScore: 90,
  completenessScore: 100,
  transcript: 'yes',
  confidence: 0.9,
  words: [
    {
      word: 'yes',
      start: 0,
      end: 1,
      accuracy: 0.9,
      kind: 'ok',
      sounds: [{ phone: 'Y', ipa: 'j', start: 0, end: 1, accuracy: 0.9, verdict: 'good' }],
    },
  ],
  pauses: [],
  pitch: { times: [], semitones: [] },
  issues: [],
  contrasts: [],
  feedback: [],
  recommendations: [],
};

function answerTo(task: SpeechTask, score: () => number) {
  if (task.kind === 'analyze')
    return { seconds: 1, analysis: { ...GOOD, overallAccuracy: score() } };
  if (task.kind === 'finish') return { sound: task.recording };
  if (task.kind === 'words') return plainWords(task.phrase);
  if (task.kind === 'apart') return { margins: task.others.map(() => 1) };
  return {
    mp3: new Uint8Array([0xff, 0xfb]),
    timings: { duration: 0, words: [], pitch: { times: [], semitones: [] }, hasManners: false },
  };
}

/** Every take gets the given score, and every text gives the same sound. */
export const scoringSpeech = (score: () => number): SpeechPool => ({
  run: async (task: SpeechTask) => answerTo(task, score) as never,
  state: () => 'ok',
  close: async () => {},
});

/** For tests that are not about speech: every take is good. */
export const deafSpeech = scoringSpeech(() => 90);

/** An empty folder, removed after the tests of the calling file. */
export async function testFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'saywell-test-'));
  afterTests(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
