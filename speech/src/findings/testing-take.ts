import type { SoundAnalysis, WordAnalysis } from '../analysis.ts';
import { sound } from '../phonemes/sounds.ts';
import type { AnalyzedTake } from './analyzed-take.ts';

/** `TH:wrong>S` is a th that came out as s, `T:wrong>` one that was left out, `R:check` an unsure r, `K` a good k, `AE~EH` an æ that could be ɛ. */
function soundFrom(text: string): SoundAnalysis {
  const [, phone = '', verdict = 'good', heard, maybe] =
    /^(\w+)(?::(\w+))?(?:>(\w*))?(?:~(\w*))?$/.exec(text) ?? [];
  return {
    phone,
    ipa: sound(phone).ipa,
    start: 0,
    end: 0.1,
    accuracy: verdict === 'good' ? 0.95 : verdict === 'check' ? 0.6 : 0.2,
    verdict: verdict as SoundAnalysis['verdict'],
    ...(heard ? { heard: { phone: heard, ipa: sound(heard).ipa } } : {}),
    ...(heard === '' ? { dropped: true } : {}),
    ...(maybe === undefined ? {} : { maybe }),
  };
}

/** A word of a take for tests, for example `word('think', 'TH:wrong>S IH NG K')`. */
export function word(
  text: string,
  sounds: string,
  changes: Partial<WordAnalysis> = {},
): WordAnalysis {
  const all = sounds.split(' ').map(soundFrom);
  const worst = Math.min(...all.map(({ accuracy }) => accuracy));
  return {
    word: text,
    start: 0,
    end: 0.3,
    accuracy: worst,
    kind: kindOf(changes.accuracy ?? worst, all),
    sounds: all,
    ...changes,
  };
}

function kindOf(accuracy: number, sounds: WordAnalysis['sounds']): WordAnalysis['kind'] {
  if (sounds.some(({ verdict }) => verdict === 'wrong')) return 'mispronounced';
  return Math.round(100 * accuracy) < 75 ? 'unclear' : 'ok';
}

/** A take of these words, every good sound beyond doubt, with nothing else remarkable about it. */
export function take(
  phrase: string,
  words: WordAnalysis[],
  changes: Partial<AnalyzedTake> = {},
): AnalyzedTake {
  const overallAccuracy = changes.overallAccuracy ?? 80;
  return {
    phrase,
    words,
    overallAccuracy,
    confidence: 0.95,
    accuracyScore: overallAccuracy,
    fluencyScore: 80,
    prosodyScore: 80,
    pauses: [],
    contrasts: [],
    issues: [],
    certain: new Set(words.flatMap(({ sounds }) => sounds)),
    spokenAccuracy: overallAccuracy,
    confusionCost: 0,
    forms: [],
    ...changes,
  };
}
