import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Training } from '@saywell/contract';
import { decodeAudio } from '../../src/audio/decode.ts';
import { melodyOf } from '../../src/features/listening/known-phrases.ts';
import type { Clips } from '../../src/features/voices/clips.ts';
import type { FliteVoice } from '../../src/speech-pool/voice/flite.ts';
import { createMp3Maker } from '../../src/speech-pool/voice/mp3.ts';
import { sayingSamples } from '../../test/support/recordings.ts';
import { shuffled } from './choose.ts';
import type { Take } from './figures.ts';

type Exercise = { phrase: string; trains: Training };

/** As in the product: the quality in which clips of kept voices are served. */
const FULL_RATE = 24_000;
/** Learners’ phrases are no longer. */
const MOST_WORDS = 12;

const makeMp3 = await createMp3Maker();

/** As the product says them. */
export async function embeddedTakes(
  voice: FliteVoice,
  exercises: readonly Exercise[],
): Promise<Take[]> {
  const takes: Take[] = [];
  for (const { phrase, trains } of exercises) {
    const { forms = [], target } = trains;
    const how = { voice, forms, ...melodyOf(phrase, target) };
    const begun = process.cpuUsage();
    const { samples, sampleRate } = await sayingSamples(phrase, how);
    const { length: bytes } = makeMp3(samples, sampleRate);
    const { user, system } = process.cpuUsage(begun);
    const secondsToMake = (user + system) / 1e6;
    takes.push({ phrase, trains, samples, sampleRate, bytes, secondsToMake });
  }
  return takes;
}

/** Of what the voice has; when they were made, nobody counted the seconds. */
export async function keptTakes(clips: Clips, exercises: readonly Exercise[]): Promise<Take[]> {
  const takes: Take[] = [];
  for (const { phrase, trains } of exercises) {
    const clip = await clips.read({ text: phrase, manner: 'natural' });
    if (!clip) continue;
    const { samples, sampleRate } = await decodeAudio(clip.sound, FULL_RATE);
    takes.push({
      phrase,
      trains,
      samples,
      sampleRate,
      bytes: makeMp3(samples, sampleRate).length,
    });
  }
  return takes;
}

/** Sentences of somebody who reads aloud: `train.jsonl` with id and text, `audio/ID.opus`. */
export async function humanTakes(folder: string, count: number): Promise<Take[]> {
  if (!existsSync(join(folder, 'train.jsonl'))) return [];
  const lines = readFileSync(join(folder, 'train.jsonl'), 'utf8').trim().split('\n');
  const all = lines.map((line) => JSON.parse(line) as { id: string; text: string });
  const short = all.filter(({ text }) => text.split(' ').length <= MOST_WORDS);
  return Promise.all(
    shuffled(short, ({ id }) => id)
      .slice(0, count)
      .map(async ({ id, text }) => ({
        phrase: text,
        ...(await decodeAudio(new Uint8Array(readFileSync(join(folder, 'audio', `${id}.opus`))))),
      })),
  );
}
