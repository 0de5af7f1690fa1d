import type { Manner } from '@saywell/contract';
import { call, type Result } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { REFERENCE, type VoiceChoice } from './use-voice.ts';

/** How fast the example is read; 1 is the specification's reference rate. */
export const PACES = ['0.6', '0.75', '1'] as const;
export type Pace = (typeof PACES)[number];

const REFERENCE_RATE = 0.9;
const WORD_RATE = 0.6;
const WORD_PITCH = 1;

export type SpeechOptions = {
  voiceName: string;
  languageCode: 'en-US';
  ssmlGender: 'FEMALE' | 'MALE';
  speakingRate: number;
  pitch: number;
};

/** A whole example: the default options, slowed down by the pace. */
export function exampleOptions(voice: VoiceChoice, pace: Pace = '1'): SpeechOptions {
  const speakingRate = Math.round(REFERENCE_RATE * Number(pace) * 1000) / 1000;
  return { ...voiceOptions(voice), speakingRate, pitch: 0 };
}

/** A single word: slow and a little higher, as specified. */
export function wordOptions(voice: VoiceChoice): SpeechOptions {
  return { ...voiceOptions(voice), speakingRate: WORD_RATE, pitch: WORD_PITCH };
}

function voiceOptions(voice: VoiceChoice) {
  const server = voice.from === 'server' ? voice : REFERENCE;
  return {
    voiceName: server.name,
    languageCode: 'en-US' as const,
    ssmlGender: server.gender,
  };
}

/** How a text is to be read: its manner, and the phrase that it is a word of. */
export type Reading = { manner?: Manner; context?: { phrase: string; word: number } };

export type Timings = Result<'POST /api/text-to-speech/timings'>;

/** So many answers are kept: a session's phrases and words, a few hundred kilobytes. */
const MOST_KEPT = 80;

/** Remembers answers by text and options; one that failed is asked for again. */
export function keeping<T>(
  ask: (text: string, options: SpeechOptions, reading?: Reading) => Promise<T>,
) {
  const kept = new Map<string, Promise<T>>();
  return (text: string, options: SpeechOptions, reading?: Reading): Promise<T> => {
    const key = JSON.stringify([text, options, reading]);
    const known = kept.get(key);
    if (known) return known;
    const answer = ask(text, options, reading);
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}

/** Nobody waits longer for a voice: then the device's own is better. */
const LONGEST_WAIT_S = 5;
const MOST_TRIES = 3;

/** Asks again where the voices of the server are busy for a moment. */
export async function whenFree<T>(ask: () => Promise<T>, tries = MOST_TRIES): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const wait = error instanceof ApiError && error.status === 503 ? error.retryAfter : undefined;
    if (wait === undefined || wait > LONGEST_WAIT_S || tries <= 1) throw error;
    await new Promise((over) => setTimeout(over, wait * 1000));
    return whenFree(ask, tries - 1);
  }
}

export const speechFile = keeping<Blob>((text, voiceOptions, reading) =>
  whenFree(() => call('POST /api/text-to-speech', { body: { text, voiceOptions, ...reading } })),
);

export const speechTimings = keeping<Timings>((text, voiceOptions, reading) =>
  whenFree(() =>
    call('POST /api/text-to-speech/timings', { body: { text, voiceOptions, ...reading } }),
  ),
);
