import type { Finding, SoundAnalysis, WordAnalysis } from '../analysis.ts';
import {
  type AnalyzedTake,
  isClear,
  isHardToHear,
  quotedList,
  type Slip,
} from './analyzed-take.ts';
import { type Cause, MOST_NAMES } from './cause.ts';
import { cueFor } from './cue.ts';
import { clause, type Said } from './finding-text.ts';
import { fullName, soundName } from './name-sound.ts';
import { repeat } from './next-step.ts';
import { hasWrongStress } from './stress.ts';

/**
 * It takes nothing off the score: a sound that was surely wrong comes first, and then the sound that the
 * exercise is about, before a suspicion of any other.
 */
const UNSURE_COST = 8;

/** Whether a trained sound of a word could not be told from the other one. */
export const isUnsure = ({ sounds }: WordAnalysis): boolean =>
  sounds.some(({ maybe }) => maybe !== undefined);

/** Where nothing else is wrong with a word: the trained sound that could not be told from the other one. */
export function unsureSound(word: WordAnalysis, wordIndex: number): Slip | undefined {
  if (!isClear(word, wordIndex) || hasWrongStress(word) || word.extra) return undefined;
  const index = word.sounds.findIndex(({ maybe }) => maybe !== undefined);
  const sound = word.sounds[index];
  return sound && { sound: asSlip(sound), index, word, wordIndex };
}

/** As if the other one had been said: its cue helps in either case. */
function asSlip({ maybe, ...sound }: SoundAnalysis): SoundAnalysis {
  return maybe
    ? { ...sound, heard: soundName({ phone: maybe, ipa: '' }) }
    : { ...sound, dropped: true };
}

/** The trained sound that most words leave open. */
export function unsureCause(take: AnalyzedTake): Cause | undefined {
  const open = take.words.flatMap((word, index) => unsureSound(word, index) ?? []);
  const [most] = [...Map.groupBy(open, nameOf).values()].toSorted((a, b) => b.length - a.length);
  const [first] = most ?? [];
  if (!most || !first) return undefined;
  const names = [...new Set(most.map(({ word }) => word.word))].slice(0, MOST_NAMES);
  const named = most.filter(({ word }) => names.includes(word.word));
  const title = inWords(first, names, take);
  return {
    cost: UNSURE_COST,
    summary: title,
    next: repeat(`Listen to ${clause(quotedList(names))} then say the phrase again`),
    finding: {
      kind: 'unsure-sound',
      sound: soundName(first.sound),
      words: [...new Set(named.map(({ wordIndex }) => wordIndex))],
      title,
      body: cueFor(first),
    },
  };
}

const nameOf = ({ sound }: Slip) => `${sound.phone} ${sound.heard?.phone ?? ''}`;

function inWords({ sound: { ipa, heard } }: Slip, names: string[], take: AnalyzedTake): string {
  const where = quotedList(names);
  if (isHardToHear(take)) return `We couldn’t be sure of the /${ipa}/ in ${where}`;
  return heard
    ? `We couldn’t tell your /${ipa}/ from /${heard.ipa}/ in ${where}`
    : `We couldn’t tell if the /${ipa}/ in ${where} was there`;
}

/** The line of the word itself. `cue`: what to do with the mouth. */
export function unsureFinding(slip: Slip, cue: string, take: AnalyzedTake): Finding {
  return {
    kind: 'unsure-sound',
    sound: soundName(slip.sound),
    words: [slip.wordIndex],
    ...saidOf(slip, take),
    body: cue,
  };
}

function saidOf({ sound }: Slip, take: AnalyzedTake): Pick<Said, 'title'> {
  const named = fullName(sound);
  if (isHardToHear(take)) return { title: `We couldn’t be sure of the ${named}` };
  return {
    title: sound.heard
      ? `This could be ${named} or /${sound.heard.ipa}/`
      : `We couldn’t tell if the ${named} was there`,
  };
}
