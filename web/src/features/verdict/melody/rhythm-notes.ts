import type { Analysis } from '@saywell/contract';
import { type Band, bandOf } from '../../../ui/bands.ts';
import type { WordView } from '../words/word-views.ts';

/** One thing about the melody besides its line: where the weight was, how it ended, where it stopped. */
export type RhythmNote = {
  /** Of an ending: where to aim. */
  kind: 'stress' | 'pause' | 'fall' | 'rise' | 'level';
  /** Undefined where there is nothing to judge. */
  band: Band | undefined;
  title: string;
  text: string;
};

const MOST_PAUSES = 2;

export function rhythmNotes(
  { intonation, pauses }: Pick<Analysis, 'intonation' | 'pauses'>,
  words: readonly WordView[],
): RhythmNote[] {
  const bare = (index: number) => words[index]?.text.replace(/[.,!?;:]+$/, '') ?? '';
  return [
    ...(intonation?.focus ? [stressNote(intonation.focus, bare)] : []),
    ...(intonation?.ending ? [endingNote(intonation.ending)] : []),
    ...pauses
      .toSorted((a, b) => b.end - b.start - (a.end - a.start))
      .slice(0, MOST_PAUSES)
      .map((pause) => pauseNote(pause, words, bare)),
  ];
}

type Intonation = NonNullable<Analysis['intonation']>;

function stressNote(
  { expected, heard, score }: NonNullable<Intonation['focus']>,
  bare: (index: number) => string,
): RhythmNote {
  if (expected === heard) {
    return {
      kind: 'stress',
      band: 'clear',
      title: `Stress on “${bare(expected)}”: clear`,
      text: 'It stands out from the rest, as it should.',
    };
  }
  return {
    kind: 'stress',
    band: bandOf(Math.min(score, 74)),
    title: `Stress “${bare(expected)}”`,
    text: `Yours was on “${bare(heard)}.” Make “${bare(expected)}” longer and higher, and the rest lighter.`,
  };
}

/** How to get there; where the voice went instead, the melody's own card says. */
const aims = {
  fall: {
    title: 'End low',
    text: 'Hum the phrase first, let your pitch fall on the last note, then add the words.',
  },
  rise: {
    title: 'End high',
    text: 'Hum the phrase first, raise your pitch on the last note, then add the words.',
  },
  level: {
    title: 'End level',
    text: 'Hum the phrase first, hold the last note level, then add the words.',
  },
};
const heardAs = { fall: 'went down', rise: 'went up', level: 'stayed level' };

function endingNote({ expected, heard }: NonNullable<Intonation['ending']>): RhythmNote {
  if (expected === heard) {
    return {
      kind: expected,
      band: 'clear',
      title: 'The ending: clear',
      text: `It ${heardAs[heard]}, as it should.`,
    };
  }
  return { kind: expected, band: 'notyet', ...aims[expected] };
}

function pauseNote(
  { start, end, afterWord }: Analysis['pauses'][number],
  words: readonly WordView[],
  bare: (index: number) => string,
): RhythmNote {
  const asked = /[.,!?;:—–]$/.test(words[afterWord]?.text ?? '');
  const title = `Pause after “${bare(afterWord)}”: ${(end - start).toFixed(1)}\u00a0s`;
  return asked
    ? { kind: 'pause', band: undefined, title, text: 'A good place for a short pause.' }
    : { kind: 'pause', band: 'close', title, text: `Go straight on to “${bare(afterWord + 1)}.”` };
}
