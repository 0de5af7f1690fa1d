import type { ExpectedWord } from '../phonemes/expected-words.ts';
import { SAMPLE_RATE } from '../recording/resample.ts';
import { findSpeech } from '../recording/trim.ts';
import { type Hearing, hearTake } from './hear-take.ts';
import type { Models } from './load-models.ts';

/**
 * What is heard of a take before it has ended. A recording goes on for a while after the last word,
 * but only the speech in it is heard: while the voice rests, all of that is there.
 */
export type HeardAhead = {
  /** Does a part of the work on what was said so far. Whether there is more to do. */
  step: (words: readonly ExpectedWord[], recorded: Float32Array, isWhole: boolean) => boolean;
  /** What was made of exactly this speech. It is given away: nothing is kept for a second take. */
  hearingOf: (words: readonly ExpectedWord[], samples: Float32Array) => Hearing | undefined;
  forget: () => void;
};

/** After a part of the phrase the voice has to rest for so much longer: it may be just a breath. */
const BREATH = 0.2 * SAMPLE_RATE;
/** Silence after the last sound is heard too; if some of it is still to come, the speech is not over. */
const BEHIND = 0.01 * SAMPLE_RATE;

type Early = { variants: string; samples: Float32Array; hearing: Hearing };

export function createHeardAhead(models: Models): HeardAhead {
  let early: Early | undefined;
  const isOf = (words: readonly ExpectedWord[], samples: Float32Array) =>
    early !== undefined && early.variants === variantsOf(words) && areEqual(early.samples, samples);
  return {
    step: (words, recorded, isWhole) => {
      const { start, end } = findSpeech(recorded);
      if (recorded.length - end < BEHIND + (isWhole ? 0 : BREATH)) return false;
      const samples = recorded.subarray(start, end);
      if (!early || !isOf(words, samples)) {
        early = { variants: variantsOf(words), samples, hearing: hearTake(models, words, samples) };
      }
      early.hearing.step();
      return !early.hearing.isOver();
    },
    hearingOf: (words, samples) => {
      const hearing = isOf(words, samples) ? early?.hearing : undefined;
      early = undefined;
      return hearing;
    },
    forget: () => {
      early = undefined;
    },
  };
}

/** All that hearing depends on of the phrase. */
function variantsOf(words: readonly ExpectedWord[]): string {
  return JSON.stringify(words.map(({ variants }) => variants));
}

function areEqual(a: Float32Array, b: Float32Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
