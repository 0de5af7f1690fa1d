import type { EarContrast } from '@saywell/contract';
import type { EarHistory } from './choose-questions.ts';

/** So many rounds have something of their own in them. */
const CONTRASTS = 8;
/** Of these, at least so many that are new. */
const NEW = 3;

/** The words of what the next rounds are about, contrast by contrast, each with the voices that say it. */
export function wordsAhead({
  contrasts,
  history,
  voices,
  canSay,
}: {
  contrasts: readonly EarContrast[];
  history: EarHistory;
  /** Names of voices. */
  voices: readonly string[];
  canSay: (voice: string, pair: string) => boolean;
}): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  for (const { pairs } of contrastsAhead(contrasts, history)) {
    for (const { id, words: both } of pairs) {
      const able = voices.filter((voice) => canSay(voice, id));
      for (const { text } of able.length > 0 ? both : []) {
        words.set(text, new Set([...(words.get(text) ?? []), ...able]));
      }
    }
  }
  return words;
}

/** What is in training and what comes next on the path; without a path, the heaviest first. */
function contrastsAhead(
  contrasts: readonly EarContrast[],
  { contrasts: known, path }: EarHistory,
): EarContrast[] {
  const byLoad = contrasts.toSorted((a, b) => b.load - a.load).map(({ id }) => id);
  const open = (path?.order ?? byLoad).filter(
    (id) => !known.some(({ contrast, mark }) => contrast === id && mark === 'heard'),
  );
  const isKnown = (id: string) => known.some(({ contrast }) => contrast === id);
  const training = open.filter(isKnown).slice(0, CONTRASTS - NEW);
  const next = open.filter((id) => !isKnown(id)).slice(0, CONTRASTS - training.length);
  return [...training, ...next].flatMap((id) => contrasts.find((one) => one.id === id) ?? []);
}
