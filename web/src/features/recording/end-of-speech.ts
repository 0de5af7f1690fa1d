import type { Said } from '../../lib/audio/said.ts';

/** What one moment of a recording sounded like, and when it was, in seconds. */
export type Moment = {
  time: number;
  decibels: number;
  /** Where somebody follows the words, as long as it tells anything. */
  said?: Said | undefined;
};

export type SpeechState = 'waiting' | 'speaking' | 'ended';

/** Silence after speech that ends a take; more while the phrase can hardly be over yet. */
const ENDING_SILENCE = 0.9;
const EARLY_SILENCE = 1.6;
/** Silence while words are still to come: somebody is looking for the next one. */
const UNFINISHED_SILENCE = 2;
/** The same if what is missing may have been said, and not been recognized. */
const UNSURE_SILENCE = 1.4;
/** Silence that is enough once the last word was heard. */
const SILENCE_WHEN_SAID = 0.3;
/** Share of the expected length after which a pause may be the end. */
const MAY_BE_OVER_AT = 0.55;
/** Shorter bursts are a click or a cough. */
const SHORTEST_SPEECH = 0.25;

/** Room noise lies somewhere here, whatever the microphone; outside it is not believed. */
const NOISE_RANGE = { from: -75, to: -38 };
/** Speech stands out of the noise by so much, at the least. */
const SMALLEST_RISE = 9;
/** Of the way from the noise to the voice, above which it counts as the voice. */
const VOICE_FROM = 0.4;

/**
 * Tells, moment by moment, whether the learner has finished. It learns how loud the room and the
 * voice are from the take itself, so a fan or a quiet speaker changes nothing.
 */
export function createEndOfSpeech(expectedSeconds: number): (moment: Moment) => SpeechState {
  const heard: number[] = [];
  let spoken = 0;
  let last: number | undefined;
  let silentSince: number | undefined;

  return ({ time, decibels, said }) => {
    const step = last === undefined ? 0 : time - last;
    last = time;
    insert(heard, Math.max(-120, decibels));
    if (decibels >= thresholdOf(heard)) {
      spoken += step;
      silentSince = undefined;
      return spoken >= SHORTEST_SPEECH ? 'speaking' : 'waiting';
    }
    if (spoken < SHORTEST_SPEECH) {
      // A click that was followed by silence does not add up with the next one.
      silentSince ??= time;
      if (time - silentSince > ENDING_SILENCE) spoken = 0;
      return 'waiting';
    }
    silentSince ??= time;
    const usual = spoken < expectedSeconds * MAY_BE_OVER_AT ? EARLY_SILENCE : ENDING_SILENCE;
    return time - silentSince >= patienceFor(said, usual) ? 'ended' : 'speaking';
  };
}

function patienceFor(said: Said | undefined, usual: number): number {
  if (said === 'all') return SILENCE_WHEN_SAID;
  if (said === 'part') return UNFINISHED_SILENCE;
  if (said === 'unsure') return Math.max(usual, UNSURE_SILENCE);
  return usual;
}

function thresholdOf(sorted: readonly number[]): number {
  const noise = Math.min(NOISE_RANGE.to, Math.max(NOISE_RANGE.from, quantile(sorted, 0.1)));
  const voice = Math.max(noise, quantile(sorted, 0.95));
  return noise + Math.max(SMALLEST_RISE, (voice - noise) * VOICE_FROM);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NOISE_RANGE.from;
}

function insert(sorted: number[], value: number) {
  let at = sorted.length;
  while (at > 0 && (sorted[at - 1] ?? 0) > value) at -= 1;
  sorted.splice(at, 0, value);
}
