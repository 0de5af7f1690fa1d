import { decodeSound, durationOf, resample, type AudioClip } from '../../lib/audio/sound.ts';
import { encodeWav } from '../../lib/audio/wav.ts';
import type { Recorded } from './capture.ts';
import { secondsToSay, syllablesIn } from './seconds-to-say.ts';

/** One recording: what is sent, and the same sound decoded for looking at and listening to. */
export type Take = {
  file: Blob;
  /** Absent when the browser cannot decode its own recording; the server may still. */
  sound: AudioClip | undefined;
  seconds: number;
};

/** What the speech engine listens to; more would only make the upload bigger. */
const SENT_RATE = 16_000;

/** The containers the server decodes by itself. */
const READ_BY_SERVER = /^(?:audio|video)\/(?:webm|ogg|wav|x-wav|wave)\b/;

/** Makes a take of what the browser recorded, converting what the server could not read. */
export async function takeFrom({ file: recorded, seconds, samples }: Recorded): Promise<Take> {
  const sound = samples ?? (await decodeSound(recorded).catch(() => undefined));
  if (!sound) return { file: recorded, sound, seconds };
  const file = READ_BY_SERVER.test(recorded.type) ? recorded : await asWav(sound);
  return { file, sound, seconds: durationOf(sound) };
}

async function asWav(sound: AudioClip): Promise<Blob> {
  const { samples, sampleRate } = await resample(sound, SENT_RATE);
  return encodeWav(samples, sampleRate);
}

/** The specification's auto-stop is the floor; longer phrases get the time they need. */
const SHORTEST_LIMIT = 4;
const LONGEST_LIMIT = 12;

/**
 * Of the learners in the speechocean762 recordings nine in ten are done within this; the take ends
 * by itself when they are, so a generous limit costs nobody anything.
 */
const SLOW_SYLLABLES_PER_SECOND = 1.8;
const SECONDS_TO_BEGIN = 1.2;

/** Seconds after which a recording of this phrase stops by itself. */
export function takeLimit(phrase: string): number {
  const needed = Math.ceil(syllablesIn(phrase) / SLOW_SYLLABLES_PER_SECOND + SECONDS_TO_BEGIN);
  return Math.min(LONGEST_LIMIT, Math.max(SHORTEST_LIMIT, needed));
}

/** Whether even the longest recording is too short for it. */
export function isTooLongForOneTake(phrase: string): boolean {
  return secondsToSay(phrase) > LONGEST_LIMIT;
}

/** A phrase in pieces that fit one recording each, cut at its signs where it has any. */
export function partsOf(phrase: string): string[] {
  if (!isTooLongForOneTake(phrase)) return [phrase];
  const clauses = phrase.split(/(?<=[.!?;:,])\s+/).flatMap(fitting);
  const parts: string[] = [];
  for (const clause of clauses) {
    const joined = `${parts.at(-1)} ${clause}`;
    if (parts.length > 0 && fitsOneTake(joined)) parts.splice(-1, 1, joined);
    else parts.push(clause);
  }
  return parts;
}

/** Without signs to cut at, between two words. */
function fitting(clause: string): string[] {
  if (fitsOneTake(clause)) return [clause];
  const words = clause.split(/\s+/);
  const middle = Math.ceil(words.length / 2);
  if (middle === words.length) return [clause];
  return [words.slice(0, middle), words.slice(middle)].flatMap((half) => fitting(half.join(' ')));
}

/** With room to breathe: a part is to be said without haste. */
const COMFORTABLE_S = LONGEST_LIMIT * 0.7;
const fitsOneTake = (phrase: string) => secondsToSay(phrase) <= COMFORTABLE_S;
