import { type Analysis, isDoubted, isJudged, isScored, isUnsure } from '@saywell/contract';
import type { WordChange } from '../../features/drill/drilled-change.tsx';
import { hasOutcome } from '../../features/drill/drill.ts';
import type { KeptDrill } from '../../features/drill/kept-drill.ts';

/** A drill of an earlier visit says nothing about this take. */
const SHOWN_FOR_MS = 30 * 60 * 1000;

/** How the word that was drilled is said in the phrase now; nothing where that is in doubt. */
export function drilledChange(
  last: KeptDrill | undefined,
  phrase: string,
  analysis: Analysis,
  now = Date.now(),
): WordChange | undefined {
  if (!last || last.open || !hasOutcome(last.drill) || now - last.at > SHOWN_FOR_MS) {
    return undefined;
  }
  const { of } = last.drill;
  if (of.before === undefined) return undefined;
  const said = analysis.words[of.index];
  if (of.phrase !== phrase || said?.word !== of.word || !isJudged(said) || isUnsure(said))
    return undefined;
  if (!isScored(analysis) || isDoubted(analysis)) return undefined;
  return { word: of.word, from: of.before, to: Math.round(said.accuracy * 100) };
}
