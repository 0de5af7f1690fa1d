import { type Analysis, CLIP_SCORE_MIN, type Training } from '@saywell/contract';
import type { Asker } from '../../speech-pool/asker.ts';
import type { SpeechPool } from '../../speech-pool/speech-pool.ts';
import type { ClipFacts, ClipKey } from './kept-voice.ts';

/** What a clip is not kept for; `words` are indexes into the words that the engine heard. */
export type ClipFault =
  | { what: 'unreadable' | 'score' | 'focus' | 'ending' | 'contrast' }
  | { what: 'missing' | 'unclear' | 'form' | 'stress'; words: number[] }
  /** What is wrong with the recording, in the engine’s own word, and as a sentence. */
  | { what: 'recording'; code: Analysis['issues'][number]['code']; message: string };

export type JudgedClip =
  | ({ isGood: true; seconds: number; engine: string } & Pick<ClipFacts, 'score' | 'isStrongHeard'>)
  | { isGood: false; score: number; faults: ClipFault[]; analysis: Analysis | undefined };

type Judging = { pool: SpeechPool; asker: Asker };

/**
 * Whether a clip is good enough to be copied: 90 or more, every word there to its end, in the right
 * forms, with what its exercise trains, and nothing wrong with the recording.
 */
export async function judgeClip(
  { pool, asker }: Judging,
  { text, manner, trains }: ClipKey & { trains?: Training | undefined },
  sound: Uint8Array,
): Promise<JudgedClip> {
  const asked = manner === 'careful' && trains?.forms ? { ...trains, forms: [] } : trains;
  // A copy, because the recording moves to the thread.
  const task = {
    kind: 'analyze',
    recording: new Uint8Array(sound),
    phrase: text,
    trains: asked,
  } as const;
  const heard = await pool.run(task, asker);
  if ('unreadable' in heard) {
    return { isGood: false, score: 0, faults: [{ what: 'unreadable' }], analysis: undefined };
  }
  const { analysis, seconds } = heard;
  const score = Math.round(analysis.overallAccuracy);
  const faults = faultsIn(analysis, asked);
  if (faults.length > 0) return { isGood: false, score, faults, analysis };
  const isStrongHeard = heardStrong(analysis, asked);
  return {
    isGood: true,
    seconds,
    score,
    engine: analysis.engine ?? '',
    ...(isStrongHeard !== undefined && { isStrongHeard }),
  };
}

function faultsIn(analysis: Analysis, trains: Training | undefined): ClipFault[] {
  const { words, issues, contrasts, intonation, overallAccuracy } = analysis;
  const missing = indexesOf(words, ({ kind }) => kind === 'missing');
  const unclear = indexesOf(words, ({ kind }, at) => isUnclear(kind, at === words.length - 1));
  const inFull = [...(analysis.findings ?? []), ...words.flatMap(({ finding }) => finding ?? [])]
    .filter(({ kind }) => kind === 'form')
    .flatMap((finding) => finding.words);
  const stressed = trains?.stress ? indexesOf(words, isStressedElsewhere) : [];
  const { focus, ending } = intonation ?? {};
  const faults: (ClipFault | false | undefined)[] = [
    ...issues.map(({ code, message }) => ({ what: 'recording', code, message }) as const),
    missing.length > 0 && { what: 'missing', words: missing },
    unclear.length > 0 && { what: 'unclear', words: unclear },
    inFull.length > 0 && { what: 'form', words: [...new Set(inFull)] },
    stressed.length > 0 && { what: 'stress', words: stressed },
    focus && focus.heard !== focus.expected && { what: 'focus' },
    ending && isOpposite(ending) && { what: 'ending' },
    contrasts.some(({ verdict }) => verdict === 'wrong') && { what: 'contrast' },
    overallAccuracy < CLIP_SCORE_MIN && { what: 'score' },
  ];
  return faults.filter((fault) => fault !== false && fault !== undefined);
}

/**
 * One word of six lowers the score of a phrase too little. Where a clip stops before the last word, a
 * similar one before it (“this” for “seat”) may be taken for it, but never clearly.
 */
const isUnclear = (kind: Analysis['words'][number]['kind'], isLast: boolean) =>
  kind === 'mispronounced' || (isLast && kind === 'unclear');

/** Where the engine is not sure, the clip is kept, and proves nothing. */
function heardStrong(
  { words, intonation }: Analysis,
  trains: Training | undefined,
): boolean | undefined {
  if (trains?.target?.focusWord !== undefined) return isAsExpected(intonation?.focus);
  return trains?.stress?.every(({ word }) => isAsExpected(words[word]?.stress));
}

const isAsExpected = (place: { expected: unknown; heard?: unknown } | undefined) =>
  place !== undefined && place.heard === place.expected;

const isStressedElsewhere = ({ stress }: Analysis['words'][number]) =>
  stress !== undefined && stress.heard !== stress.expected;

/** A level end is a matter of taste; a rise for a fall says something else. */
const isOpposite = ({ expected, heard }: { expected: string; heard: string }) =>
  [expected, heard].toSorted().join(' ') === 'fall rise';

const indexesOf = <T>(all: readonly T[], is: (one: T, index: number) => boolean) =>
  all.flatMap((one, index) => (is(one, index) ? [index] : []));
