import type { AcousticModel } from '../acoustics/acoustic-model.ts';
import { pinkNoiseUnder } from '../acoustics/pink-noise.ts';
import { type Clip, hear, hearInNoise } from '../observation/observe.ts';
import type { ExpectedWord } from '../phonemes/expected-words.ts';
import { type Evaluation, evaluate } from '../scoring/evaluate.ts';
import type { Models } from './load-models.ts';

/** What the most expensive stages make of trimmed speech, with one phrase. */
export type Hearing = {
  /** Does a part of what is left to do. */
  step: () => void;
  isOver: () => boolean;
  /** Does all that is left. The evaluation is undefined if the speech is too short for the phrase. */
  finish: () => { clip: Clip; evaluation: Evaluation | undefined };
};

/**
 * Every take is also scored, and tested for confusions, as if pink noise were this many dB below
 * the voice: that makes a room's own noise matter less (decisions 093 and 110).
 */
const NOISE_UNDER_SPEECH = 19;

/** `samples`: 16 kHz, 16-bit range, trimmed. */
export function hearTake(
  { acoustic, scorer }: Models,
  words: readonly ExpectedWord[],
  samples: Float32Array,
): Hearing {
  const steps = hearVersions(acoustic, samples);
  const heard: Clip[] = [];
  let result: ReturnType<Hearing['finish']> | undefined;
  const step = () => {
    if (result) return result;
    const next = steps.next();
    if (!next.done) return void heard.push(next.value);
    const clips = heard as [Clip, Clip];
    const variants = words.map((word) => word.variants);
    result = { clip: clips[0], evaluation: evaluate(acoustic, scorer, clips, variants) };
    return result;
  };
  return {
    step,
    isOver: () => result !== undefined,
    finish: () => {
      for (;;) {
        const made = step();
        if (made) return made;
      }
    },
  };
}

function* hearVersions(acoustic: AcousticModel, samples: Float32Array): Generator<Clip> {
  const clip = hear(acoustic, samples);
  yield clip;
  yield hearInNoise(acoustic, clip, samples, pinkNoiseUnder(samples, NOISE_UNDER_SPEECH));
}
