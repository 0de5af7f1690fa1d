import type { Finding, WordAnalysis } from '../analysis.ts';
import { cueFor, isExtraVowel } from './cue.ts';
import { textOf } from './finding-text.ts';
import { melodyTip } from './melody-tip.ts';
import { minimalPair } from './minimal-pairs.ts';
import { fullName, plainName, soundName } from './name-sound.ts';
import { overallTip } from './overall-reason.ts';
import { pauseTip } from './pauses.ts';
import { specificPraise } from './praise.ts';
import { stressTip } from './stress.ts';
import {
  isMissing,
  quotedList,
  slipsOf,
  weight,
  type Slip,
  type AnalyzedTake,
} from './analyzed-take.ts';

/** More than three things at once cannot be worked on. */
const MOST_FINDINGS = 3;

/** More names than this are not read. */
const MOST_NAMES = 3;

/** Below this the rhythm itself deserves a tip. */
const LOW_FLUENCY = 65;

type Candidate = { finding: Finding; usefulness: number };

/** All that happened to one sound, the clearest slip first: two tips about one sound confuse. */
type Mistake = { slips: Slip[]; usefulness: number };

function mistakesOf(words: readonly WordAnalysis[]): Mistake[] {
  const slips = words.flatMap((word, index) => (isMissing(word) ? [] : slipsOf(word, index)));
  return [...Map.groupBy(slips, ({ sound }) => sound.phone).values()]
    .map((alike) => ({
      slips: alike.toSorted((a, b) => weight(b) - weight(a)),
      usefulness: Math.max(...alike.map(weight)) + 0.2 * (alike.length - 1),
    }))
    .toSorted((a, b) => b.usefulness - a.usefulness);
}

/** The same sound said well elsewhere is the best model: the learner's own. */
function ownModel(slip: Slip, { words, certain }: AnalyzedTake): string | undefined {
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

function mistakeTip({ slips }: Mistake, take: AnalyzedTake): Finding | undefined {
  const [slip] = slips;
  if (!slip) return undefined;
  const { heard } = slip.sound;
  // A word where it became something else is told in its own line, not under this heading.
  const alike = slips.filter(({ sound }) => sound.heard?.phone === heard?.phone);
  const names = [...new Set(alike.map(({ word }) => word.word))].slice(0, MOST_NAMES);
  const named = alike.filter(({ word }) => names.includes(word.word));
  return {
    kind: 'sound',
    sound: soundName(slip.sound),
    words: [...new Set(named.map(({ wordIndex }) => wordIndex))],
    title: aim(slip, names),
    body: [cueFor(slip), practice(slip, names, take)].filter(Boolean).join(' '),
  };
}

function aim(slip: Slip, names: string[]): string {
  const { ipa, heard } = slip.sound;
  if (heard && isExtraVowel(slip)) {
    return `Go straight through the ${fullName(slip.sound)} in ${quotedList(names)}`;
  }
  return heard
    ? `Aim for /${ipa}/, not /${heard.ipa}/, in ${quotedList(names)}`
    : `Sharpen the /${ipa}/ in ${quotedList(names)} (${plainName(slip.sound)})`;
}

function practice(slip: Slip, names: string[], take: AnalyzedTake): string | undefined {
  const { phone, ipa, heard } = slip.sound;
  const model = ownModel(slip, take);
  if (model !== undefined && !names.includes(model)) {
    return `Your /${ipa}/ in “${model}” was right: do the same here.`;
  }
  const pair = heard && minimalPair(phone, heard.phone);
  return pair && `Then say ${quotedList(pair)} in turn and listen for the difference.`;
}

function missingTip(words: readonly WordAnalysis[]): Finding | undefined {
  const missing = [...words.keys()].filter((index) => isMissing(words[index]!));
  if (missing.length === 0) return undefined;
  if (missing.length > MOST_NAMES) {
    return {
      kind: 'missing-words',
      words: [],
      title: 'Several words were not heard',
      body: 'Listen to the example in pieces, then say the whole phrase in one go.',
    };
  }
  const names = missing.map((index) => words[index]!.word);
  return {
    kind: 'missing-words',
    words: missing,
    title: `Say every word: ${quotedList(names)} did not come through`,
    body: '',
  };
}

/** Words that were off as a whole, with no sound to blame. */
function blurredTip(words: readonly WordAnalysis[]): Finding | undefined {
  const blurred = words
    .flatMap((word, index) =>
      word.kind !== 'ok' && !isMissing(word) && !slipsOf(word, index).length ? [index] : [],
    )
    .slice(0, MOST_NAMES);
  if (blurred.length === 0) return undefined;
  const names = blurred.map((index) => words[index]!.word);
  return {
    kind: 'blurred-words',
    words: blurred,
    title: `Give ${quotedList(names)} more room: once slowly, then at full speed in the phrase`,
    body: '',
  };
}

function flowTip({ fluencyScore, pauses }: AnalyzedTake): Finding | undefined {
  if (fluencyScore >= LOW_FLUENCY || pauses.length > 0) return undefined;
  return {
    kind: 'flow',
    words: [],
    title:
      'Let it flow: hum the rhythm of the example, then say the phrase in one breath at that pace',
    body: '',
  };
}

function candidatesOf(take: AnalyzedTake): Candidate[] {
  const candidates: Candidate[] = [];
  const add = (finding: Finding | undefined, usefulness: number) => {
    if (finding) candidates.push({ finding, usefulness });
  };
  add(missingTip(take.words), 3);
  add(melodyTip(take), 2.5);
  for (const mistake of mistakesOf(take.words)) add(mistakeTip(mistake, take), mistake.usefulness);
  for (const [index, word] of take.words.entries()) add(stressTip(word, index), 0.8);
  const overall = overallTip(take);
  add(overall, 0.6);
  add(blurredTip(take.words), 0.35);
  add(pauseTip(take), 0.3);
  if (!overall) add(flowTip(take), 0.25);
  return candidates.toSorted((a, b) => b.usefulness - a.usefulness);
}

/** A word that occurs twice may give the same tip twice. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const byText = Map.groupBy(findings, textOf);
  return [...byText.values()].map(([first]) => first!);
}

/** Up to three findings, the most useful first, with earned praise where there is room for it. */
export function takeFindings(take: AnalyzedTake): Finding[] {
  if (take.issues.some(({ blocking }) => blocking)) {
    return take.issues.flatMap(({ finding }) => finding ?? []).slice(0, MOST_FINDINGS);
  }
  const tips = withoutRepeats(candidatesOf(take).map(({ finding }) => finding));
  const chosen = tips.slice(0, MOST_FINDINGS);
  const praise = specificPraise(take);
  if (praise && chosen.length < MOST_FINDINGS && take.overallAccuracy >= 60) chosen.push(praise);
  return chosen.length > 0 ? chosen : [nextStep(take)];
}

function nextStep({ overallAccuracy }: AnalyzedTake): Finding {
  const step = { kind: 'next-step' as const, words: [] };
  return overallAccuracy >= 85
    ? {
        ...step,
        title: 'Nothing to correct here',
        body: 'Try it once more at the speed of the example, or move on.',
      }
    : {
        ...step,
        title:
          'Listen to the example again and copy its rhythm: long on the strong words, short on the rest',
        body: '',
      };
}
