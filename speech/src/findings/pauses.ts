import { isVowel } from '../phonemes/phone-set.ts';
import type { AnalyzedTake } from './analyzed-take.ts';
import type { Cause } from './cause.ts';
import { repeat } from './next-step.ts';

/** Shorter gaps belong to stop consonants, not to hesitation. */
const SHORTEST_PAUSE_S = 0.25;
/** About what each second of standing still costs, in points. */
const COST_OF_A_SECOND = 10;

/** Whether each word of the phrase is followed by a comma, a full stop or another place to breathe. */
export function breathingPlaces({
  phrase,
  words,
}: Pick<AnalyzedTake, 'phrase' | 'words'>): boolean[] {
  let at = 0;
  const ends = words.map(({ word }) => {
    const start = phrase.indexOf(word, at);
    if (start >= 0) at = start + word.length;
    return at;
  });
  return ends.map((end, index) => {
    const following = words[index + 1]?.word;
    const next = following === undefined ? phrase.length : phrase.indexOf(following, end);
    return /[,.;:!?()\u2013\u2014\u2026-]/.test(phrase.slice(end, next < 0 ? end : next));
  });
}

/** What to do about the longest stop inside a phrase, with how the two words join. */
export function pauseCause(take: AnalyzedTake): Cause | undefined {
  const places = breathingPlaces(take);
  const [longest] = take.pauses
    .map(({ start, end, afterWord }) => ({ length: end - start, afterWord }))
    .filter(({ length, afterWord }) => length >= SHORTEST_PAUSE_S && !places[afterWord])
    .filter(({ afterWord }) => afterWord >= 0 && afterWord < take.words.length - 1)
    .toSorted((a, b) => b.length - a.length);
  if (!longest) return undefined;
  const before = take.words[longest.afterWord];
  const after = take.words[longest.afterWord + 1];
  if (!before || !after) return undefined;
  const last = before.sounds.at(-1);
  const first = after.sounds[0];
  const join =
    last && first && !isVowel(last.phone) && isVowel(first.phone)
      ? `Let the /${last.ipa}/ run straight into “${after.word}.”`
      : 'Go straight on, as if the two words were one.';
  return {
    cost: COST_OF_A_SECOND * longest.length,
    summary: `You stopped between “${before.word}” and “${after.word}”`,
    next: repeat(`Say it again and go straight from “${before.word}” to “${after.word}”`),
    isMinor: true,
    finding: {
      kind: 'pauses',
      words: [longest.afterWord, longest.afterWord + 1],
      title: `Join “${before.word} ${after.word}”: you stopped there for ${longest.length.toFixed(1)} seconds`,
      body: join,
    },
  };
}
