import type { WordAnalysis } from '../analysis.ts';
import { sound } from '../phonemes/sounds.ts';
import { believableHeard, cueFor } from './cue.ts';
import { minimalPair } from './minimal-pairs.ts';
import { pauseTip } from './pauses.ts';
import { specificPraise } from './praise.ts';
import { stressTip } from './stress.ts';
import { isMissing, quotedList, slipsOf, weight, type Slip, type Take } from './take.ts';

/** More than three things at once cannot be worked on. */
const MOST_RECOMMENDATIONS = 3;

/** Below this the rhythm itself deserves a tip. */
const LOW_FLUENCY = 65;

type Candidate = { text: string; usefulness: number };

/** One kind of mistake, in one word or several. */
type Mistake = { slips: Slip[]; usefulness: number };

function mistakesOf(words: readonly WordAnalysis[]): Mistake[] {
  const groups = new Map<string, Slip[]>();
  for (const slip of words.flatMap(slipsOf)) {
    const key = `${slip.sound.phone}>${believableHeard(slip)?.phone ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), slip]);
  }
  return [...groups.values()]
    .map((slips) => ({
      slips,
      usefulness: Math.max(...slips.map(weight)) + 0.2 * (slips.length - 1),
    }))
    .toSorted((a, b) => b.usefulness - a.usefulness);
}

/** The same sound said well elsewhere is the best model: the learner's own. */
function ownModel(slip: Slip, words: readonly WordAnalysis[]): string | undefined {
  return words.find(
    (word, index) =>
      index !== slip.wordIndex &&
      word.sounds.some(
        ({ phone, verdict, accuracy }) =>
          phone === slip.sound.phone && verdict === 'good' && accuracy >= 0.85,
      ),
  )?.word;
}

function mistakeTip({ slips }: Mistake, words: readonly WordAnalysis[]): string {
  const [slip] = slips;
  if (!slip) return '';
  const { phone } = slip.sound;
  const heard = believableHeard(slip);
  const ipa = slip.sound.ipa || sound(phone).ipa;
  const names = [...new Set(slips.map(({ word }) => word.word))].slice(0, 3);
  const aim = heard
    ? `Aim for /${ipa}/, not /${heard.ipa}/, in ${quotedList(names)}.`
    : `Sharpen the /${ipa}/ in ${quotedList(names)} (${sound(phone).name}).`;
  const model = ownModel(slip, words);
  const pair = heard ? minimalPair(phone, heard.phone) : undefined;
  const practice =
    model !== undefined && !names.includes(model)
      ? `Your /${sound(phone).ipa}/ in “${model}” was right: do the same here.`
      : pair
        ? `Then say ${quotedList(pair)} in turn and listen for the difference.`
        : undefined;
  return [aim, cueFor(slip), practice].filter(Boolean).join(' ');
}

function missingTip(words: readonly WordAnalysis[]): string | undefined {
  const missing = words.filter(isMissing).map(({ word }) => word);
  if (missing.length === 0) return undefined;
  return missing.length > 3
    ? 'Several words were not heard. Listen to the example in pieces, then say the whole phrase in one go.'
    : `Say every word: ${quotedList(missing)} did not come through.`;
}

/** Words that were off as a whole, with no sound to blame. */
function blurredTip(words: readonly WordAnalysis[]): string | undefined {
  const blurred = words
    .filter((word, index) => word.kind !== 'ok' && !isMissing(word) && !slipsOf(word, index).length)
    .map(({ word }) => word);
  if (blurred.length === 0) return undefined;
  return `Give ${quotedList(blurred.slice(0, 3))} more room: once slowly, then at full speed in the phrase.`;
}

function flowTip({ fluencyScore, pauses }: Take): string | undefined {
  if (fluencyScore >= LOW_FLUENCY || pauses.length > 0) return undefined;
  return 'Let it flow: hum the rhythm of the example, then say the phrase in one breath at that pace.';
}

function candidatesOf(take: Take): Candidate[] {
  const candidates: Candidate[] = [];
  const add = (text: string | undefined, usefulness: number) => {
    if (text !== undefined && text !== '') candidates.push({ text, usefulness });
  };
  add(missingTip(take.words), 3);
  const { intonation } = take;
  if (intonation?.score !== undefined && intonation.score < 60) add(intonation.message, 2.5);
  for (const mistake of mistakesOf(take.words.filter((word) => !isMissing(word)))) {
    add(mistakeTip(mistake, take.words), mistake.usefulness);
  }
  for (const word of take.words) add(stressTip(word), 0.8);
  add(blurredTip(take.words), 0.35);
  add(pauseTip(take), 0.3);
  add(flowTip(take), 0.25);
  return candidates.toSorted((a, b) => b.usefulness - a.usefulness);
}

/** Up to three tips, the most useful first, with earned praise where there is room for it. */
export function recommendations(take: Take): string[] {
  if (take.issues.some(({ blocking }) => blocking)) {
    return take.issues.slice(0, MOST_RECOMMENDATIONS).map(({ message }) => message);
  }
  const tips = [...new Set(candidatesOf(take).map(({ text }) => text))];
  const chosen = tips.slice(0, MOST_RECOMMENDATIONS);
  const praise = specificPraise(take);
  if (praise !== undefined && chosen.length < MOST_RECOMMENDATIONS && take.overallAccuracy >= 60) {
    chosen.push(praise);
  }
  if (chosen.length > 0) return chosen;
  return take.overallAccuracy >= 85
    ? ['Nothing to correct here. Try it once more at the speed of the example, or move on.']
    : [
        'Listen to the example again and copy its rhythm: long on the strong words, short on the rest.',
      ];
}
