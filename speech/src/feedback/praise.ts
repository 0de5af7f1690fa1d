import type { SoundAnalysis, WordAnalysis } from '../analysis.ts';
import { sound } from '../phonemes/sounds.ts';
import { choose, isMissing, type Take } from './take.ts';

/** Sounds that most learners find hard, the hardest first; the others earn no praise of their own. */
const HARD_SOUNDS = [
  'TH',
  'DH',
  'R',
  'ER',
  'L',
  'V',
  'W',
  'ZH',
  'NG',
  'Z',
  'AE',
  'IH',
  'UH',
  'JH',
  'CH',
];

/** The sound of a word that is most worth praising, when it was good. */
export function hardestSound(word: WordAnalysis): SoundAnalysis | undefined {
  return word.sounds
    .filter(({ phone, verdict }) => verdict === 'good' && HARD_SOUNDS.includes(phone))
    .toSorted((a, b) => HARD_SOUNDS.indexOf(a.phone) - HARD_SOUNDS.indexOf(b.phone))[0];
}

/** Praise that says what was good, when something hard really was. */
export function specificPraise(take: Take): string | undefined {
  const spoken = take.words.filter((word) => !isMissing(word));
  const best = spoken
    .filter(({ kind, accuracy }) => kind === 'ok' && accuracy >= 0.85)
    .map((word) => ({ word, hard: hardestSound(word) }))
    .filter(({ hard }) => hard !== undefined && hard.accuracy >= 0.9)
    .toSorted(
      (a, b) => HARD_SOUNDS.indexOf(a.hard?.phone ?? '') - HARD_SOUNDS.indexOf(b.hard?.phone ?? ''),
    )[0];
  if (best?.hard) {
    const { ipa, letters, keyword } = sound(best.hard.phone);
    const named = `/${ipa}/ in “${best.word.word}” (${letters} as in ${keyword})`;
    return choose(
      [
        `Your ${named} was spot on. Keep that feeling.`,
        `Well done on the ${named}: it was perfectly clear.`,
        `The ${named} came out just right. Remember how it felt.`,
      ],
      take.phrase,
    );
  }
  if (take.fluencyScore >= 90 && take.pauses.length === 0 && spoken.length > 3) {
    return 'The phrase ran smoothly from start to end, with the words well joined.';
  }
  return undefined;
}
