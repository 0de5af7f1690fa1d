import type { IntonationAnalysis, WordAnalysis } from '../analysis.ts';
import { type HeardMelody, melodySaid } from './intonation.ts';
import type { AnalyzedTake } from './analyzed-take.ts';
import type { Cause } from './cause.ts';
import { type Said, sentence } from './finding-text.ts';
import { repeat } from './next-step.ts';

/** Under this the exercise's melody was missed. */
const MISSED = 60;
/** A smaller loss is not worth a sentence. */
const NOTED_LOSS = 2;
/** A melody that says something else comes before any sound that the exercise does not train. */
const MISSED_COST = 28;

/** What the melody should have said, and what missing it cost, in an exercise that trains it. */
export function melodyCause({
  intonation,
  words,
  overallAccuracy,
  spokenAccuracy,
}: AnalyzedTake): Cause | undefined {
  if (intonation?.score === undefined) return undefined;
  const lost = Math.round(spokenAccuracy - overallAccuracy);
  if (intonation.score >= MISSED && lost < NOTED_LOSS) return undefined;
  const cost =
    lost >= NOTED_LOSS
      ? `This exercise trains the melody, and yours took ${lost} points off your score.`
      : undefined;
  const missed = shortly(intonation, words);
  const { title, body } =
    missed === undefined ? weakSaid(intonation) : melodySaid(heardMelody(intonation, words));
  return {
    cost: intonation.score < MISSED ? Math.max(lost, MISSED_COST) : lost,
    summary: [
      sentence(missed ?? title),
      lost >= NOTED_LOSS && `That took ${lost} points off your score.`,
    ]
      .filter(Boolean)
      .join(' '),
    next: repeat(again(intonation, words)),
    isMinor: intonation.score >= MISSED,
    finding: {
      kind: 'melody',
      words: intonation.focus ? [intonation.focus.expected] : [],
      title,
      body: [body, cost].filter(Boolean).join(' '),
    },
  };
}

const WENT = { rise: 'went up', fall: 'went down', level: 'stayed level' };
const SHOULD = { rise: 'go up', fall: 'go down', level: 'stay level' };

/** The same in few words, where it is clear what was missed. */
function shortly(
  { ending, focus }: IntonationAnalysis,
  words: readonly WordAnalysis[],
): string | undefined {
  if (ending && ending.expected !== ending.heard) {
    return `Your voice ${WENT[ending.heard]} at the end, but it should ${SHOULD[ending.expected]}`;
  }
  if (focus && focus.expected !== focus.heard) {
    return `The stress fell on “${words[focus.heard]!.word}” instead of “${words[focus.expected]!.word}”`;
  }
  return undefined;
}

const FARTHER = {
  rise: 'Let your voice go up farther at the end.',
  fall: 'Let your voice go down farther at the end.',
  level: 'Hold the last word on one note.',
};

/** The right melody, done by half. */
function weakSaid({ ending, focus }: IntonationAnalysis): Said {
  const isFocus = focus !== undefined && focus.score < MISSED;
  return {
    title: 'Your melody was right, but it could be clearer',
    body:
      isFocus || !ending
        ? 'Make the stressed word even higher and longer.'
        : FARTHER[ending.expected],
  };
}

function again({ ending, focus }: IntonationAnalysis, words: readonly WordAnalysis[]): string {
  if (ending && ending.expected !== ending.heard) {
    return `Say it again and let your voice ${SHOULD[ending.expected]} at the end`;
  }
  if (focus && focus.expected !== focus.heard) {
    return `Say it again and stress “${words[focus.expected]!.word}”`;
  }
  return 'Listen to the melody of the example, then say it again';
}

function heardMelody(
  { target, ending, focus }: IntonationAnalysis,
  words: readonly WordAnalysis[],
): HeardMelody {
  if (!focus) return { target, ending };
  const { expected, heard, score } = focus;
  const focused = { expectedWord: words[expected]!.word, heardWord: words[heard]!.word, score };
  return { target, ending, focus: focused };
}
