import type { WordAnalysis } from '../analysis.ts';
import { cueFor, isExtraVowel } from './cue.ts';
import { melodyTip } from './melody-tip.ts';
import { minimalPair } from './minimal-pairs.ts';
import { fullName, plainName } from './name-sound.ts';
import { overallReason } from './overall-reason.ts';
import { pauseTip } from './pauses.ts';
import { specificPraise } from './praise.ts';
import { stressTip } from './stress.ts';
import { isMissing, quotedList, slipsOf, weight, type Slip, type Take } from './take.ts';

/** More than three things at once cannot be worked on. */
const MOST_RECOMMENDATIONS = 3;

/** Below this the rhythm itself deserves a tip. */
const LOW_FLUENCY = 65;

type Candidate = { text: string; usefulness: number };

/** All that happened to one sound, the clearest slip first: two tips about one sound confuse. */
type Mistake = { slips: Slip[]; usefulness: number };

function mistakesOf(words: readonly WordAnalysis[]): Mistake[] {
  const bySound = Map.groupBy(words.flatMap(slipsOf), ({ sound }) => sound.phone);
  return [...bySound.values()]
    .map((slips) => ({
      slips: slips.toSorted((a, b) => weight(b) - weight(a)),
      usefulness: Math.max(...slips.map(weight)) + 0.2 * (slips.length - 1),
    }))
    .toSorted((a, b) => b.usefulness - a.usefulness);
}

/** The same sound said well elsewhere is the best model: the learner's own. */
function ownModel(slip: Slip, { words, certain }: Take): string | undefined {
  return words.find(
    (word, index) =>
      index !== slip.wordIndex &&
      word.sounds.some(
        (sound) =>
          sound.phone === slip.sound.phone &&
          sound.verdict === 'good' &&
          sound.accuracy >= 0.85 &&
          certain.has(sound),
      ),
  )?.word;
}

function mistakeTip({ slips }: Mistake, take: Take): string {
  const [slip] = slips;
  if (!slip) return '';
  const { phone, ipa, heard } = slip.sound;
  // A word where it became something else is told in its own line, not under this heading.
  const alike = slips.filter(({ sound }) => sound.heard?.phone === heard?.phone);
  const names = [...new Set(alike.map(({ word }) => word.word))].slice(0, 3);
  const model = ownModel(slip, take);
  const pair = heard ? minimalPair(phone, heard.phone) : undefined;
  const practice =
    model !== undefined && !names.includes(model)
      ? `Your /${ipa}/ in “${model}” was right: do the same here.`
      : pair
        ? `Then say ${quotedList(pair)} in turn and listen for the difference.`
        : undefined;
  return [aim(slip, names), cueFor(slip), practice].filter(Boolean).join(' ');
}

function aim(slip: Slip, names: string[]): string {
  const { ipa, heard } = slip.sound;
  if (heard && isExtraVowel(slip)) {
    return `Go straight through the ${fullName(slip.sound)} in ${quotedList(names)}.`;
  }
  return heard
    ? `Aim for /${ipa}/, not /${heard.ipa}/, in ${quotedList(names)}.`
    : `Sharpen the /${ipa}/ in ${quotedList(names)} (${plainName(slip.sound)}).`;
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
  add(melodyTip(take), 2.5);
  for (const mistake of mistakesOf(take.words.filter((word) => !isMissing(word)))) {
    add(mistakeTip(mistake, take), mistake.usefulness);
  }
  for (const word of take.words) add(stressTip(word), 0.8);
  const reason = overallReason(take);
  add(reason, 0.6);
  add(blurredTip(take.words), 0.35);
  add(pauseTip(take), 0.3);
  if (reason === undefined) add(flowTip(take), 0.25);
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
