import { isVowel } from '../phonemes/phone-set.ts';
import type { WordAnalysis } from '../analysis.ts';
import { type AnalyzedTake, phonesOf, type Slip } from './analyzed-take.ts';
import { isWithoutPuff } from './cue.ts';
import { isFinalStop } from './final-stop.ts';
import { soundName } from './name-sound.ts';

/** The same sound said well elsewhere, in the same way, is the best model: the learner's own. */
export function ownModel(slip: Slip, take: AnalyzedTake): WordAnalysis | undefined {
  const { phone, ipa } = soundName(slip.sound);
  const manner = mannerOf(slip, take);
  return take.words.find(
    (word, wordIndex) =>
      wordIndex !== slip.wordIndex &&
      word.sounds.some(
        (sound, index) =>
          sound.phone === phone &&
          soundName(sound).ipa === ipa &&
          sound.verdict === 'good' &&
          sound.accuracy >= 0.85 &&
          take.certain.has(sound) &&
          mannerOf({ sound, index, word, wordIndex }, take) === manner,
      ),
  );
}

/**
 * The t of “ten” is let go with a puff and that of “stay” without one; that of “get by” is held, and
 * that of “felt it” is let go into the next word. None of them is a model for another.
 */
function mannerOf(slip: Slip, { words }: AnalyzedTake): 'held' | 'linked' | 'plain' | 'usual' {
  if (isFinalStop(phonesOf(slip.word), slip.index)) {
    const next = words[slip.wordIndex + 1]?.sounds[0];
    const isLast = slip.index === slip.word.sounds.length - 1;
    return isLast && next && isVowel(next.phone) ? 'linked' : 'held';
  }
  return isWithoutPuff(slip) ? 'plain' : 'usual';
}
