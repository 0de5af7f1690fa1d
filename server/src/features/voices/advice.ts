import { type Analysis, CLIP_SCORE_MIN } from '@saywell/contract';
import type { ClipFault, JudgedClip } from './judge-clip.ts';
import { quoted } from './quoted.ts';

/** What hinders most comes first: only one thing is said. */
const ORDER = [
  'unreadable',
  'recording',
  'missing',
  'unclear',
  'form',
  'contrast',
  'stress',
  'focus',
  'ending',
  'score',
] as const satisfies ClipFault['what'][];

/** One line for whoever records: what to do again. */
export function adviceFor({ score, faults, analysis }: JudgedClip & { isGood: false }): string {
  const [worst] = faults.toSorted(
    (one, other) => ORDER.indexOf(one.what) - ORDER.indexOf(other.what),
  );
  const words = analysis?.words ?? [];
  const named = (indexes: readonly number[], end: '' | '.' = '') =>
    quoted(
      indexes.flatMap((at) => words[at]?.word ?? []),
      end,
    );
  switch (worst?.what) {
    case 'recording':
      return worst.message;
    case 'missing':
      return `We didn’t hear ${named(worst.words, '.')} Say every word.`;
    case 'unclear': {
      const extra = worst.words.find((at) => words[at]?.extra);
      if (extra !== undefined) return analysis!.feedback[extra]!.feedback;
      return `Say all of ${named(worst.words)} clearly.`;
    }
    case 'form':
      return `Say ${named(worst.words)} the short way, as the sounds show.`;
    case 'stress':
      return `Stress another syllable of ${named(worst.words, '.')}`;
    case 'focus':
      return `Make ${named([analysis?.intonation?.focus?.expected ?? -1])} stand out.`;
    case 'ending':
      return analysis?.intonation?.ending?.expected === 'rise'
        ? 'Let your voice go up at the end.'
        : 'Let your voice come down at the end.';
    case 'contrast':
      return `Say the sounds of ${named(wrongIn(analysis))} more clearly.`;
    case 'score':
      return `It scored ${score}, and ${CLIP_SCORE_MIN} is needed. Say ${named(leastClear(words))} more clearly.`;
    case 'unreadable':
    case undefined:
      break;
  }
  return 'We can’t read this recording. Please record again.';
}

const wrongIn = (analysis: Analysis | undefined) => [
  ...new Set(
    (analysis?.contrasts ?? []).flatMap(({ verdict, word }) => (verdict === 'wrong' ? [word] : [])),
  ),
];

function leastClear(words: Analysis['words']): number[] {
  const lowest = Math.min(...words.map(({ accuracy }) => accuracy));
  return [words.findIndex(({ accuracy }) => accuracy === lowest)];
}
