import type { Training } from '@saywell/contract';
import { resample, trackAnyVoice, trackThisVoice } from '@saywell/speech/audio';
import type { Lexicon } from '@saywell/speech/phonemes';
import type { openShippedEngine } from '../../src/cli/shipped-engine.ts';
import { percentile } from '../percentile.ts';
import type { openRecognizer } from './recognizer.ts';
import { wordErrors, wordsIn } from './word-errors.ts';

export type Take = {
  phrase: string;
  samples: Float32Array;
  sampleRate: number;
  trains?: Training | undefined;
  /** Of the file that learners are served. */
  bytes?: number;
  /** Processor time. */
  secondsToMake?: number;
};

export type Figures = {
  takes: number;
  words: number;
  /** Undefined without a recognizer. */
  errors: number | undefined;
  meanScore: number;
  lowestScore: number;
  /** From the 5th to the 95th percentile of a take, the mean of all. */
  semitones: number;
  seconds: number;
  bytes: number | undefined;
  secondsToMake: number | undefined;
};

type Measuring = {
  engine: ReturnType<typeof openShippedEngine>;
  lexicon: Lexicon;
  recognize: ReturnType<typeof openRecognizer>;
  /** Called for each take that was heard as something else. */
  onError?: (phrase: string, heard: string[]) => void;
};

export function figuresOf(
  takes: readonly Take[],
  { engine, lexicon, recognize, onError }: Measuring,
): Figures {
  const said = takes.map(({ phrase }) => wordsIn(phrase, lexicon));
  const heard = recognize?.(takes);
  const errors = heard?.map((words, index) => {
    const count = wordErrors(said[index]!, words, lexicon);
    if (count > 0) onError?.(takes[index]!.phrase, words);
    return count;
  });
  const scores = takes.map(
    ({ trains, ...take }) =>
      engine.analyze({ ...take, trains, target: trains?.target }).overallAccuracy,
  );
  return {
    takes: takes.length,
    words: said.flat().length,
    errors: errors && sum(errors),
    meanScore: mean(scores),
    lowestScore: Math.min(...scores),
    semitones: mean(takes.map(pitchRange).filter((range) => range !== undefined)),
    seconds: mean(takes.map(({ samples, sampleRate }) => samples.length / sampleRate)),
    bytes: meanIfKnown(takes.map(({ bytes }) => bytes)),
    secondsToMake: meanIfKnown(takes.map(({ secondsToMake }) => secondsToMake)),
  };
}

/** Undefined where no pitch can be told. */
function pitchRange({ samples, sampleRate }: Take): number | undefined {
  const sound = resample(samples, sampleRate);
  const { hz } = trackThisVoice(sound, trackAnyVoice(sound));
  const voiced = [...hz].filter((value) => value > 0);
  if (voiced.length === 0) return undefined;
  return 12 * Math.log2(percentile(voiced, 95) / percentile(voiced, 5));
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;

function meanIfKnown(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? mean(known) : undefined;
}
